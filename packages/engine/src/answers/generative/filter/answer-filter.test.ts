import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createAnswerFilter } from './answer-filter.ts'
import { findable } from './secrets.ts'

const canary = 'kqzvjxwpthrgbnmdflsyckqz'
const secret = findable(canary)
const targets = [
  'https://www.oaken.example/',
  'https://www.oaken.example/pricing',
  'https://www.oaken.example/a_(b)',
  'hello@oaken.example',
]

function filtered(pieces: readonly string[]) {
  const filter = createAnswerFilter({ citable: new Set([1, 2, 3]), targets, secret })
  const deltas = pieces.map((piece) => filter.push(piece))
  deltas.push(filter.end())
  return { text: deltas.join(''), cited: filter.cited, deltas }
}
const textOf = (text: string) => filtered([text]).text

const cases: [behaviour: string, given: string, expected: string][] = [
  ['ids that resolve are kept', 'Oak [1] and ash [2, 3].', 'Oak [1] and ash [2, 3].'],
  ['an id that does not resolve is removed with the space before it', 'Oak [9].', 'Oak.'],
  ['a list keeps the ids that resolve', 'Oak [1, 8, 3].', 'Oak [1, 3].'],
  ['a range keeps the ids that resolve', 'Oak [2-9].', 'Oak [2, 3].'],
  ['a range that resolves stays as it is', 'Oak [1–3].', 'Oak [1–3].'],
  ['an id behind a backslash is an id', 'Oak \\[9\\].', 'Oak.'],
  ['other brackets are text', 'Oak [sic] and [ ].', 'Oak [sic] and [ ].'],
  ['a foreign link keeps its text', 'See [our offer](https://evil.example/?q=secret).', 'See [our offer].'],
  [
    'a link to a page of the analysis is kept',
    '[Prices](https://www.oaken.example/pricing)',
    '[Prices](https://www.oaken.example/pricing)',
  ],
  [
    'an address with parentheses is kept',
    'At (https://www.oaken.example/a_(b)).',
    'At (https://www.oaken.example/a_(b)).',
  ],
  ['an image leaves its text', 'Look ![a chair](https://evil.example/c.png)!', 'Look [a chair]!'],
  ['a link to no host is removed', '[a](/steal) [b](//x) [c](javascript:x)', '[a] [b] [c]'],
  ['a link that only comes together by a removal is removed', '[a][99](/steal)', '[a]'],
  ['an image does not come together by a removal', '!\\[99][a](/b)', '! [a]'],
  ['a definition of a link is none any more', '[x]: https://evil.example/\n', '[x] …\n'],
  ['parentheses after a bracket may be text', '[1](as they say)', '[1] as they say'],
  ['a bare address is cut', 'Go to https://evil.example/x?y=1, now', 'Go to …, now'],
  ['an address without a scheme is cut', 'Go to evil.com/x or www.foo.bar', 'Go to … or …'],
  ['the host of the analysis may be named', 'See www.oaken.example for more.', 'See www.oaken.example for more.'],
  ['a page with a query of its own is another page', 'https://www.oaken.example/pricing?q=1', '…'],
  ['a page with a fragment of its own is another page', 'https://www.oaken.example/pricing#kqzv', '…'],
  ['a host before an @ is no host', 'https://www.oaken.example@evil.example/', '…'],
  ['other schemes are cut', 'javascript:alert(1) data:text/html,x tel:+123', '… … …'],
  ['a mailbox of a page is kept', 'Write to hello@oaken.example.', 'Write to hello@oaken.example.'],
  ['another mailbox is cut', 'Write to spy@evil.example.', 'Write to ….'],
  ['an address in a sentence without spaces is cut', '请访问evil.com看看。', '请访问…。'],
  [
    'a page in a sentence without spaces is kept',
    '见https://www.oaken.example/pricing。',
    '见https://www.oaken.example/pricing。',
  ],
  ['an address parted by marks of Markdown is cut', 'evil**.**com and evil\\.com', '… and …'],
  ['an address of encoded characters is cut', '&#104;ttps://evil&period;example', '…'],
  ['an address in code is cut', '`curl evil.com`', '`curl …`'],
  [
    'abbreviations, numbers and names of programs are no addresses',
    'E.g. Node.js 3.5, and/or U.S.A. 12:30',
    'E.g. Node.js 3.5, and/or U.S.A. 12:30',
  ],
  ['tags are removed', 'An <b>oak</b> <img src=x onerror=alert(1)>table', 'An oak table'],
  ['comments are removed', 'An <!-- <b> --> oak', 'An  oak'],
  ['a tag that only comes together by a removal is none', '<<b>img src=x>', 'img src=x>'],
  ['an encoded tag is a tag', 'An &lt;b&gt;oak &amp;lt;i&amp;gt;table', 'An oak table'],
  ['a tag without an end is removed', 'An oak <img src=x', 'An oak '],
  ['signs of comparison are kept', '1 < 2, x <= y, <3', '1 < 2, x <= y, <3'],
  ['an automatic link is cut', '<https://evil.example/>', '…'],
  ['an automatic link to a page is its address', '<https://www.oaken.example/>', 'https://www.oaken.example/'],
  ['unseen characters are removed', 'o\u200ba\u202ek\u{e0041}\u0007', 'oak'],
  ['joiners of emoji and scripts that need them are kept', '👨‍👩‍👧 می‌خواهم ❤️', '👨‍👩‍👧 می‌خواهم ❤️'],
  ['half a pair is removed', 'oak\ud83d', 'oak'],
]
for (const [behaviour, given, expected] of cases) test(behaviour, () => assert.equal(textOf(given), expected))

const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')
const backwards = [...canary].reverse().join('')
const spelled = (text: string, by: string) => [...text].join(by)
const cyrillic: Record<string, string> = { c: 'с', p: 'р', x: 'х', y: 'у', k: 'к' }

const leaks: Record<string, string> = {
  'as it is': canary,
  'in capitals': canary.toUpperCase(),
  spaced: spelled(canary, ' '),
  'with hyphens': spelled(canary, '-'),
  'a letter a line': spelled(canary, '\n'),
  'with numbers between': [...canary].map((letter, n) => `${n}. ${letter}`).join('\n'),
  'with citations between': spelled(canary, ' [1] '),
  'with unseen characters': spelled(canary, '\u200b'),
  'with tags between': spelled(canary, '<b></b>'),
  'with links between': spelled(canary, ' evil.com '),
  'in bold letters of mathematics': [...canary]
    .map((l) => String.fromCodePoint(0x1d400 + l.charCodeAt(0) - 97))
    .join(''),
  'in full width': [...canary].map((l) => String.fromCodePoint(0xff41 + l.charCodeAt(0) - 97)).join(''),
  'in letters that look alike': [...canary].map((l) => cyrillic[l] ?? l).join(''),
  'with accents': [...canary].map((l) => `${l}\u0301`).join(''),
  reversed: backwards,
  'reversed and spaced': spelled(backwards, ' '),
  'in base64': base64(canary),
  'in base64 after one byte': base64(`x${canary} and more`),
  'in base64 after two bytes': base64(`xy${canary} and more`),
  'in base64 of capitals': base64(canary.toUpperCase()),
  'in base64, reversed': base64(backwards),
  'in base64, spaced': spelled(base64(canary), ' '),
  'in base64 of spaced letters': base64(spelled(canary, ' ')),
  'in base64 twice': base64(base64(canary)),
  'in base64 of two bytes each': Buffer.from(canary, 'utf16le').toString('base64'),
  'in hex': hex(canary),
  'in hex of capitals': hex(canary.toUpperCase()).toUpperCase(),
  'in hex with 0x': [...canary].map((l) => `0x${hex(l)}`).join(', '),
  'in hex, percent-encoded': [...canary].map((l) => `%${hex(l)}`).join(''),
  'in hex with backslashes': [...canary].map((l) => `\\x${hex(l)}`).join(''),
  'in escapes of JSON': [...canary].map((l) => `\\u00${hex(l)}`).join(''),
  'in decimal numbers': [...canary].map((l) => l.charCodeAt(0)).join(' '),
  'in character references': [...canary].map((l) => `&#${l.charCodeAt(0)};`).join(''),
  'in ROT13': canary.replace(/[a-z]/g, (l) => String.fromCharCode(((l.charCodeAt(0) - 84) % 26) + 97)),
  'in two halves': `${canary.slice(0, 12)} is the first half, and ${canary.slice(12)} the second`,
}

/** Without what stands around the canary in the leak, which may leave. */
const formOf: Record<string, string> = {
  'in base64 after one byte': leaks['in base64 after one byte']!.slice(3, 34),
  'in base64 after two bytes': leaks['in base64 after two bytes']!.slice(3, 34),
  'in two halves': canary,
}

/** As an attacker would look for it in what arrives. */
function holdsPart(text: string, form: string): boolean {
  const plain = (value: string) =>
    value
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')
  const found = plain(text)
  const wanted = plain(form)
  for (let at = 0; at + 12 <= wanted.length; at++) if (found.includes(wanted.slice(at, at + 12))) return true
  return false
}

for (const [form, leak] of Object.entries(leaks)) {
  test(`the canary does not leave ${form}`, () => {
    const text = textOf(`It is: ${leak} – that is all.`)
    assert.ok(!holdsPart(text, formOf[form] ?? leak) && !holdsPart(text, canary), text)
    assert.match(text, /^It is: /)
    assert.match(text, /that is all\.$/)
  })
}

const fragments = fc.oneof(
  fc.constantFrom(...Object.values(leaks), ...cases.map(([, given]) => given)),
  fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    '&',
    ';',
    ':',
    '.',
    '/',
    '@',
    '\\',
    '`',
    ' ',
    '\n',
    '-',
    '"',
    '&lt;',
  ),
  fc.constantFrom(
    '[1]',
    '[9]',
    '](',
    'http',
    '://',
    'www',
    'evil',
    'com',
    'a',
    '😀',
    '\u200b',
    '例',
    canary.slice(0, 9),
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const answers = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(''))

/** Cuts anywhere, within a pair too. */
const cutUp = (text: string, cuts: readonly number[]) => {
  const ends = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b)
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

test('how an answer is cut into pieces does not change it', () => {
  fc.assert(
    fc.property(answers, fc.array(fc.nat(), { maxLength: 12 }), (text, cuts) => {
      const { text: whole, cited } = filtered([text])
      const inPieces = filtered(cutUp(text, cuts))
      assert.equal(inPieces.text, whole)
      assert.deepEqual(inPieces.cited, cited)
    }),
    { numRuns: 2_000 },
  )
})

test('an answer taken one code unit at a time is the same', () => {
  fc.assert(
    fc.property(answers, (text) => assert.equal(filtered(text.split('')).text, textOf(text))),
    { numRuns: 500 },
  )
})

test('what leaves is whole characters, so that its bytes are those of the deltas', () => {
  fc.assert(
    fc.property(answers, (text) => {
      const { deltas, text: whole } = filtered(text.split(''))
      assert.ok(deltas.every((delta) => delta.isWellFormed()))
      assert.deepEqual(Buffer.concat(deltas.map((delta) => Buffer.from(delta))), Buffer.from(whole))
    }),
    { numRuns: 300 },
  )
})

test('a host that the canary follows without a space is taken out with it', () => {
  assert.doesNotMatch(textOf(`Ask evil.com${canary} about it.`), /evil\.com/)
})

test('nothing forbidden comes together from what is left over', () => {
  fc.assert(
    fc.property(answers, (text) => {
      const left = textOf(text)
      assert.doesNotMatch(left, /<[A-Za-z/!?]|!\[|\]:/)
      for (const [, target] of left.matchAll(/\]\(([^)]*\)?)/g)) assert.match(target!, /^https:\/\/www\.oaken\.example/)
      for (const [, host] of left.matchAll(/:\/\/(\S*)/g)) assert.match(host!, /^www\.oaken\.example/)
      assert.doesNotMatch(left, /evil\.(?:com|example)(?![\p{L}\p{N}-])/iu)
      assert.ok(!holdsPart(left, canary))
    }),
    { numRuns: 2_000 },
  )
})

test('no id leaves that does not resolve', () => {
  fc.assert(
    fc.property(answers, (text) => {
      const once = textOf(text)
      for (const [id] of once.matchAll(/\[\s*\d+\s*\]/g)) assert.match(id, /[123]/)
    }),
    { numRuns: 500 },
  )
})

const hostile: Record<string, string> = {
  'openings of tags': '<',
  brackets: '[',
  'openings of targets': '](',
  'nested images': '[![a](<http://x',
  'a word without an end': 'a',
  dots: 'a.',
  mailboxes: 'a@',
  schemes: 'ab:',
  'beginnings of the canary': `${canary.slice(0, 9)} `,
  'a spaced letter of the canary': `k${' '.repeat(31)}`,
  'references in references': '&amp;amp;',
  bangs: '!',
  backslashes: '\\',
  spaces: ' ',
  'code of one line': 'const{a}=b[0];',
}
const heldMax = 4_200

for (const [name, piece] of Object.entries(hostile)) {
  test(`no more than a bounded text is held back for ${name}`, () => {
    const filter = createAnswerFilter({ citable: new Set([1]), targets, secret })
    filter.push(`\`\`\`\n${piece.repeat(Math.ceil(20_000 / piece.length))}`)
    const rest = filter.end()
    assert.ok(rest.length <= heldMax, `${rest.length} characters were held back`)
  })
}
