import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { siteText } from './site-text.ts'
import type { TextClass } from './text-classes.ts'

/** Classes by text of the lines of a home page. */
function classesOf(html: string, options?: Parameters<typeof siteOfPages>[1]): Record<string, TextClass> {
  const site = siteOfPages({ '/': html }, options)
  return Object.fromEntries(
    siteText(site)
      .linesOf(site.home.url)
      .map(({ text, provenance }) => [text, provenance.class]),
  )
}

const classOf = (html: string, text: string): TextClass | undefined => classesOf(html)[text]

test('what no rule claims is the message', () => {
  assert.equal(classOf('<main><h1>Roofs that last</h1></main>', 'Roofs that last'), 'message')
})

test('menus, headers and footers are told from the message', () => {
  const classes = classesOf(
    '<header>Quellbrunn 24</header><nav><a href="/a">Leistungen</a></nav><main><p>Wir bauen.</p></main><footer>Köln</footer>',
  )
  assert.deepEqual(classes, {
    'Quellbrunn 24': 'chrome',
    Leistungen: 'navigation',
    'Wir bauen.': 'message',
    Köln: 'chrome',
  })
})

for (const [heading, text] of [
  ['Impressum', 'Angaben gemäß § 5'],
  ['Privacy policy', 'We keep your data for a year.'],
  ['プライバシーポリシー', '個人情報を適切に扱います。'],
] as const) {
  test(`what stands under the heading “${heading}” is legal text`, () => {
    assert.equal(classOf(`<h1>Oakrow</h1><h2>${heading}</h2><p>${text}</p>`, text), 'legal')
  })
}

for (const [html, text] of [
  ['<p>Payroll <span>(coming soon)</span></p>', 'Payroll (coming soon)'],
  ['<div><h3>Notificaciones (próximamente)</h3><p>Avisa a tus clientes.</p></div>', 'Avisa a tus clientes.'],
  [
    '<div><div>Export (coming soon)</div><div>Send every booking on at once.</div></div>',
    'Send every booking on at once.',
  ],
  ['<div><div>請求書</div><div>準備中</div></div>', '請求書'],
] as const) {
  test(`“${text}” is announced`, () => {
    assert.equal(classOf(html, text), 'announced')
  })
}

test('what came soon after something is not announced', () => {
  assert.equal(
    classOf('<p>Soon after the flood we opened a second yard.</p>', 'Soon after the flood we opened a second yard.'),
    'message',
  )
})

test('cells below a head that names others are comparison, those of the brand are not', () => {
  const classes = classesOf(
    '<table><tr><th></th><th>Oakrow</th><th>Other agencies</th></tr><tr><td>Start</td><td>In a week</td><td>In three months</td></tr></table>',
  )
  assert.equal(classes['In a week'], 'message')
  assert.equal(classes['In three months'], 'comparison')
})

for (const [heading, text] of [
  ['Klassische Agenturen', 'Abrechnung nach Stunden'],
  ['他社の場合', '初期費用がかかります'],
  ['Without us', 'Three tools and a spreadsheet'],
] as const) {
  test(`what stands under the heading “${heading}” is comparison`, () => {
    assert.equal(classOf(`<h2>A</h2><div><h3>${heading}</h3><ul><li>${text}</li></ul></div>`, text), 'comparison')
  })
}

test('what is marked with a cross is comparison', () => {
  assert.equal(
    classOf('<ul><li><span>✕</span> <span>Hours lost to paper</span></li></ul>', '✕ Hours lost to paper'),
    'comparison',
  )
})

for (const text of [
  'Unlike most yards, which close in winter, we stay open.',
  'Anders als viele Anbieter rechnen wir nach Aufwand ab.',
  '他社と違い、当社は初期費用をいただかず、月ごとにお支払いいただけます。',
]) {
  test(`“${text}” begins with how others do it`, () => {
    assert.equal(classOf(`<p>${text}</p>`, text), 'comparison')
  })
}

test('a name before a link to its owner is a credit, a photograph that is told of is not', () => {
  const classes = classesOf(
    '<p>Photo: Lina Ferro</p><footer><p>Webdesign: <a href="https://pixelhof.example">Pixelhof</a></p></footer><p>Photos of our boats hang in the hall.</p>',
  )
  assert.equal(classes['Photo: Lina Ferro'], 'third party')
  assert.equal(classes['Webdesign: Pixelhof'], 'third party')
  assert.equal(classes['Photos of our boats hang in the hall.'], 'message')
})

for (const [heading, text] of [
  ['Our other products', 'Tidebook, a log for sailors'],
  ['Unsere Marken', 'Fjordling, Mützen aus Wolle'],
  ['姉妹ブランド', 'はま茶房'],
] as const) {
  test(`what stands under the heading “${heading}” is another offer`, () => {
    assert.equal(classOf(`<h1>Oakrow</h1><h2>${heading}</h2><p>${text}</p>`, text), 'other offer')
  })
}

for (const heading of ['Example calculation', 'Beispielrechnung', '計算例']) {
  test(`what stands under the heading “${heading}” is an example`, () => {
    assert.equal(classOf(`<h1>Oakrow</h1><h3>${heading}</h3><p>1,240 a month</p>`, '1,240 a month'), 'example')
  })
}

test('questions and what stands under them are told apart', () => {
  const classes = classesOf('<h3>Do you deliver?</h3><p>Yes, in the whole county.</p><h3>Prices</h3><p>From 20.</p>')
  assert.deepEqual(classes, {
    'Do you deliver?': 'question',
    'Yes, in the whole county.': 'answer',
    Prices: 'message',
    'From 20.': 'message',
  })
})

test('a quotation is a testimonial where its part is named so, or where its heading announces words of customers', () => {
  const classes = classesOf(
    '<div class="testimonial-card"><p>It never rained in.</p></div><h2>What our customers say</h2><p>“Quick and clean.”</p><p>Read more</p>',
  )
  assert.equal(classes['It never rained in.'], 'testimonial')
  assert.equal(classes['“Quick and clean.”'], 'testimonial')
  assert.equal(classes['Read more'], 'message')
})

test('a block that is only indented by blockquote quotes nobody', () => {
  assert.equal(classOf('<blockquote><p>Sentier et vallée</p></blockquote>', 'Sentier et vallée'), 'message')
  assert.equal(classOf('<blockquote><p>Sans faute.</p><cite>Ana Roy</cite></blockquote>', 'Sans faute.'), 'testimonial')
})

for (const text of [
  'The meeting of 12 November 2020 is put off.',
  'Die Sitzung vom 12. November 2020 wird verschoben.',
  '2020年11月12日に新しい工房をオープンしました。',
]) {
  test(`“${text}” reports of a day`, () => {
    assert.equal(classOf(`<html lang="de"><p>${text}</p></html>`, text), 'article')
  })
}

test('a year alone makes no report', () => {
  const text = 'We have built boats in Falmouth since 1974 and still do.'
  assert.equal(classOf(`<p>${text}</p>`, text), 'message')
})

test('labels of forms and source text are no message', () => {
  const classes = classesOf(
    '<form><label>Your name</label><select><option>Boats</option></select></form><pre>npm install tide</pre>',
  )
  assert.deepEqual(classes, { 'Your name': 'form', Boats: 'form', 'npm install tide': 'code' })
})

test('what nothing opens is hidden; panels that are opened are not', () => {
  const sheets = '.off{display:none}'
  const classes = classesOf(
    `<style>${sheets}</style><p class="off">Test 123 old offer</p><div class="tab-panel off"><p>Second tab</p></div>
     <button aria-controls="more">More</button><div id="more" class="off"><p>All opening hours</p></div><details><summary>Size</summary><p>Two metres</p></details>`,
  )
  assert.equal(classes['Test 123 old offer'], 'hidden')
  assert.equal(classes['Second tab'], 'message')
  assert.equal(classes['All opening hours'], 'message')
  assert.equal(classes['Two metres'], 'message')
})

test('a line of which visitors see a part is not hidden', () => {
  assert.equal(classOf('<p><span style="display:none">Name</span> <b>Oak chair</b></p>', 'Name Oak chair'), 'message')
})
