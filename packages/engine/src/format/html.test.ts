import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wcagContrast } from 'culori'
import { accentOf, darkPage, lightPage } from './accent.ts'
import { everyText, fullOfEverything, written } from './format-fixtures.ts'
import { formatHtml } from './html.ts'
import { assertSoundPage, attribute, builtPage } from './page-checks-fixtures.ts'

test('a full report is a sound page that loads nothing', () => {
  const page = assertSoundPage(formatHtml(fullOfEverything()))
  const policy = page.elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
  assert.match(policy === undefined ? '' : (attribute(policy, 'content') ?? ''), /^default-src 'none'; img-src data:;/)
})

for (const [what, report] of [
  ['a flash report', written('flash')],
  ['a full report of a site without words', written('full', 'empty')],
  ['a flash report of a site without words', written('flash', 'empty')],
] as const) {
  test(`${what} is a sound page`, () => {
    assertSoundPage(formatHtml(report))
  })
}

test('the thirteen sections stand in their order, each in the contents', () => {
  const report = fullOfEverything()
  const { elements } = builtPage(formatHtml(report))
  const ids = elements.filter(({ tagName }) => tagName === 'section').map((element) => attribute(element, 'id'))
  const sections = ids.slice(ids.indexOf('appendix') + 1)
  assert.deepEqual(sections, [...Object.keys(report.results.coverage.sections), 'coverage'])
  for (const id of sections) assert.ok(elements.some((element) => attribute(element, 'href') === `#${id}`))
})

test('each quote of the evidence stands in the page', () => {
  for (const report of [fullOfEverything(), written('flash')]) {
    const { text } = builtPage(formatHtml(report))
    for (const { pointer, quotes } of report.results.evidence) {
      for (const quote of quotes) assert.ok(text.includes(`“${quote.text}”`), `${pointer}: ${quote.text}`)
    }
  }
})

test('evidence of a claim stands right behind it', () => {
  const report = fullOfEverything()
  const { text } = builtPage(formatHtml(report))
  assert.match(
    text,
    /names what is sold\. 1 quoteStated by the site · 90 % confidence“Soup that arrives before hunger does”/,
  )
})

const attack = '</style></title><script>alert(1)</script><img src=x onerror=alert(1)>" onload="alert(1)\' {{}} <!--'

test('nothing that a site says becomes markup, wherever it stands', () => {
  assertSoundPage(formatHtml(everyText(fullOfEverything(), attack)))
})

test('URLs that act are shown and not linked', () => {
  const report = fullOfEverything()
  report.results.digitalPresence.socials = [{ network: 'other', url: 'javascript:alert(1)' }]
  const { elements, text } = builtPage(formatHtml(report))
  assert.ok(!elements.some((element) => attribute(element, 'href')?.startsWith('javascript')))
  assert.ok(text.includes('javascript:alert(1)'))
})

test('a logo is shown from its bytes, and never fetched', () => {
  const report = fullOfEverything()
  const mark = { width: 9, height: 9, madeFor: null, colors: [], why: 'first in the header', kind: 'logo' as const }
  const svg = '<svg viewBox="0 0 9 9"><circle r="4"/></svg>'
  report.results.visualIdentity.logo.primary = { ...mark, url: 'https://a.example/l.png', format: 'png', hash: 'abc' }
  report.results.visualIdentity.logo.icon = { ...mark, svg, format: 'svg', hash: null }
  const sources = (source: string) =>
    assertSoundPage(source)
      .elements.map((element) => attribute(element, 'src')?.slice(0, 18))
      .filter(Boolean)
  assert.deepEqual(sources(formatHtml(report)), ['data:image/svg+xml'])
  const pictures = new Map([['abc', { mediaType: 'image/png', bytes: new Uint8Array([1, 2]) }]])
  assert.deepEqual(sources(formatHtml(report, { pictures })), [
    'data:image/png;bas',
    'data:image/png;bas',
    'data:image/png;bas',
    'data:image/svg+xml',
  ])
})

test('words of the site carry its language and their own direction', () => {
  const report = fullOfEverything()
  report.results.coverage.language = 'ar'
  report.results.messaging.hero.headline = 'حساء يصل قبل الجوع'
  const { elements } = builtPage(formatHtml(report))
  const quotes = elements.filter(({ tagName }) => tagName === 'q')
  assert.ok(quotes.length > 0)
  for (const quote of quotes) {
    assert.equal(attribute(quote, 'lang'), 'ar')
    assert.equal(attribute(quote, 'dir'), 'auto')
  }
})

test('controls that would turn text around are taken out', () => {
  const source = formatHtml(everyText(fullOfEverything(), 'soup \u202eevil\u2066 \u0000\u001b[2J\ud800 pot'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
  assert.doesNotMatch(source, /[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u)
})

for (const [what, text] of [
  ['one word of a megabyte', 'Donau'.repeat(200_000)],
  ['a megabyte of quotation marks', '“”“'.repeat(330_000)],
  ['a megabyte of brackets', '<[('.repeat(330_000)],
] as const) {
  test(`${what} in every place is shortened, in linear time`, () => {
    const report = everyText(fullOfEverything(), text)
    const start = process.cpuUsage()
    const source = formatHtml(report)
    const { user } = process.cpuUsage(start)
    assert.ok(user < 2_000_000, `${user} µs`)
    assert.ok(source.length < 5_000_000, String(source.length))
    assertSoundPage(source)
  })
}

test('members that no block knows are shown under their section', () => {
  const report = fullOfEverything()
  Object.assign(report.results.positioning, {
    marketShare: 'a third of the street',
    rivals: ['Ladlewell', 'Potterton'],
  })
  Object.assign(report.results.offerings.plans[0] ?? {}, { seatLimit: 12 })
  const { text } = builtPage(formatHtml(report))
  assert.match(text, /Market sharea third of the street/)
  assert.match(text, /Ladlewell Potterton/)
  assert.match(text, /Plans 1, seat limit12/)
})

test('the accent can be read on its page and on its tint, whatever colour a brand has', () => {
  for (const hex of [
    '#000000',
    '#ffffff',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#ff00ff',
    '#8a8a8a',
    '#00ffad',
    '#0d2436',
  ]) {
    const { light, dark, lightTint, darkTint } = accentOf([hex])
    for (const ground of [lightPage, '#ffffff', lightTint])
      assert.ok(wcagContrast(light, ground) >= 4.5, `${hex} ${ground}`)
    for (const ground of [darkPage, '#1f1e1b', darkTint])
      assert.ok(wcagContrast(dark, ground) >= 4.5, `${hex} ${ground}`)
  }
})

test('the paragraphs of the summary are paragraphs', () => {
  const report = fullOfEverything()
  report.results.summary = 'It sells soup.\n\nIt could sell more.'
  const html = formatHtml(report)
  assert.match(html, /<div class="summary"><p>It sells soup\.<\/p><p>It could sell more\.<\/p><\/div>/)
})

test('a gradient is shown where it is made of colours, and only named where it could load something', () => {
  const report = fullOfEverything()
  const { palette } = report.results.visualIdentity
  palette.gradients = [
    'linear-gradient(90deg,#b3261e,#fff 60%)',
    'linear-gradient(#fff,#000), url(https://evil.example/x)',
  ]
  const html = formatHtml(report)
  assert.equal(html.match(/<i class="gradient"/g)?.length, 1)
  assert.doesNotMatch(html, /style="[^"]*url\(/)
})

test('no claim of the look is left over without its place', () => {
  const html = formatHtml(fullOfEverything())
  assert.doesNotMatch(html, /\/visualIdentity\/(?:palette\/pairs|typeScale|logo\/agreement)/)
})

test('on the cover of a report without a thesis, an archetype that hardly leads is shown as the likeliest only', () => {
  const report = fullOfEverything()
  delete report.results.thesis
  report.results.brandIdentity.archetypeMargin = 0.04
  assert.match(formatHtml(report), /<small>likeliest, \d+ %<\/small>/)
  report.results.brandIdentity.archetypeMargin = 0.3
  assert.doesNotMatch(formatHtml(report), /likeliest, \d/)
})
