import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFacts, emptySite, richFacts, richSite, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import { harmless, widthOf, wrapped } from './terminal-text.ts'
import { formatText } from './text.ts'
import { createTextWriter } from './text-writer.ts'

const plain = { width: 80, color: false }
const whole = { ...plain, detail: 'full' } as const

function headlined(headline: string) {
  const site = siteFrom([{ url: 'https://marrowell.example/', html: `<title>${headline}</title><h1>${headline}</h1>` }])
  const text =
    site.home.document.texts
      .find((text) => text.trim() !== '')
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  return writeReport(
    site,
    {
      ...emptyFacts,
      name: stated({ name: text, variants: [] }, text),
      hero: { headline: stated(text, text), subhead: null, eyebrow: null },
    },
    'full',
  )
}

const hostile = {
  'a long word': 'Donau'.repeat(60),
  Japanese: '鍋を囲む夜に、六つのスープを。'.repeat(12),
  Arabic: 'حساء يصل قبل الجوع '.repeat(14).trim(),
  emoji: '🍲👩‍🍳🥕'.repeat(50),
  'combining marks': `Z${'\u0301\u0302'.repeat(80)}algo soup`,
}

for (const [what, headline] of Object.entries(hostile)) {
  for (const width of [80, 42]) {
    test(`no line is wider than ${width} columns with ${what}`, () => {
      for (const line of formatText(headlined(headline), { ...plain, width }).split('\n')) {
        assert.ok(widthOf(line) <= width, `${widthOf(line)}: ${line}`)
      }
    })
  }
}

test('the name and the headline come first', () => {
  const [title, , headline] = formatText(writeReport(richSite(), richFacts, 'full'), whole).split('\n')
  assert.match(title ?? '', /^Marrowell {2,}marrowell\.example · full$/)
  assert.equal(headline, '“Soup that arrives before hunger does”')
})

test('reports without any fact print as well', () => {
  assert.match(formatText(writeReport(emptySite(), emptyFacts, 'full'), whole), /Gaps/)
  assert.match(formatText(writeReport(emptySite(), emptyFacts, 'flash'), plain), /Insights/)
})

test('right-to-left text is isolated line by line', () => {
  const lines = formatText(headlined(hostile.Arabic), plain).split('\n')
  for (const line of lines.filter((line) => /\p{Script=Arabic}/u.test(line))) {
    assert.match(line, /\u2068.*\u2069/)
  }
})

test('what a site says cannot act on the terminal', () => {
  const evil = 'Soup\x1b[2J\x1b]0;owned\x07 \x9b31m\u202e by post \x1b]8;;https://evil.example\x1b\\now\x1b\x00'
  const text = formatText(headlined(evil), { width: 80, color: false })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
  assert.doesNotMatch(text, /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  assert.equal(harmless(evil), 'Soup by post now')
})

test('without colour no escape sequence is printed, with it each line ends without one open', () => {
  const report = writeReport(richSite(), richFacts, 'full')
  assert.ok(!formatText(report, plain).includes('\x1b'))
  for (const line of formatText(report, { width: 80, color: true }).split('\n')) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for.
    const codes = line.match(/\x1b\[[\d;]*m/g) ?? []
    assert.ok(codes.length === 0 || codes.at(-1) === '\x1b[0m')
  }
})

test('colours are shown as blocks', () => {
  const report = writeReport(richSite(), richFacts, 'full')
  assert.equal(report.type, 'full')
  if (report.type !== 'full') return
  report.results.coverage.sections.visualIdentity.status = 'partial'
  report.results.visualIdentity.palette.colors.push({
    hex: '#d70008',
    role: 'primary',
    usage: 'buttons',
    context: null,
    tokens: [],
    variants: [],
    onColor: null,
  })
  assert.ok(formatText(report, { width: 80, color: true }).includes('\x1b[48;2;215;0;8m'))
  assert.match(formatText(report, plain), /#d70008 {2}primary: buttons/)
})

test('wrapping keeps every character', () => {
  const text = '鍋を囲む夜に soup、六つの Suppenbouillabaissewürfelzuckerstreuer 🍲 end'
  for (const columns of [10, 17, 30]) {
    assert.equal(wrapped(text, columns).join('').replaceAll(' ', ''), text.replaceAll(' ', ''))
  }
})

const endless = { 'a word': 'a'.repeat(100_000), Japanese: '市'.repeat(100_000), marks: `e${'\u0301'.repeat(100_000)}` }

for (const [what, word] of Object.entries(endless)) {
  test(`${what} of 100,000 characters is printed as its beginning, in a report as long as any other`, () => {
    const text = formatText(headlined(word), whole)
    assert.ok(text.split('\n').length < 500)
    assert.ok(text.length < 40_000)
    assert.match(text, /^“.*…”$/ms)
  })

  test(`${what} of 100,000 characters is wrapped without losing any`, () => {
    assert.equal(wrapped(word, 80).join(''), word)
  })
}

test('a label that several values share stands once, and short words are not cut', () => {
  const report = writeReport(richSite(), richFacts, 'full')
  assert.ok(report.type === 'full')
  report.results.digitalPresence.contacts = ['a@marrowell.example', 'b@marrowell.example'].map((value) => ({
    kind: 'email',
    value,
  }))
  assert.match(formatText(report, whole), /E-mail {13}a@marrowell\.example\n {21}b@marrowell\.example\n/)
  assert.deepEqual(wrapped('うつわと料金 · お知らせ · お問い合わせ', 30), ['うつわと料金 · お知らせ ·', 'お問い合わせ'])
})

test('a call of no known intent has a label that says something', () => {
  const report = writeReport(richSite(), richFacts, 'flash')
  assert.ok(report.type === 'flash')
  report.results.primaryCallToAction = { text: 'Adopt one', intent: 'other', url: null }
  assert.match(formatText(report, plain), /Main call {10}Adopt one/)
})

for (const width of [80, 60]) {
  test(`labels are whole in ${width} columns, in further lines where one is too short`, () => {
    const writer = createTextWriter({ ...plain, width })
    writer.field('Way to the main action', '1 click from the home page')
    writer.field('What sets it apart', 'Soup')
    const words = writer.print().split(/\s+/)
    for (const word of ['Way to the main action', 'What sets it apart'].flatMap((label) => label.split(' '))) {
      assert.ok(words.includes(word), word)
    }
    assert.ok(!writer.print().includes('…'))
  })
}

test('a label of two lines stands beside a value of one', () => {
  const writer = createTextWriter(plain)
  writer.field('Access for everyone', '80 of 100')
  assert.equal(writer.print(), '  Access for         80 of 100\n  everyone\n')
})
