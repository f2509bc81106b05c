import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { siteText } from './site-text.ts'

function samplesIn(html: string): string[] {
  const site = siteOfPages({ '/': `<main><h1>Tidebook</h1>${html}</main>` })
  return siteText(site)
    .linesOf(site.home.url)
    .filter(({ provenance }) => provenance.class === 'sample')
    .map(({ text }) => text)
}

test('an app drawn in a frame that is kept from screen readers is a sample', () => {
  const lines = ['Bookings', '12 today', 'Revenue', '€ 4,180']
  assert.deepEqual(
    samplesIn(`<div class="app-mockup" aria-hidden="true">${lines.map((one) => `<div>${one}</div>`).join('')}</div>`),
    lines,
  )
})

test('a frame of a screen with figures in most of its lines is a sample', () => {
  const lines = ['Umsatz 4.180 €', 'Heute 12', 'Offen 3', 'Rechnungen']
  assert.deepEqual(
    samplesIn(
      `<div class="browser-frame">${lines.map((one) => `<span style="display:block">${one}</span>`).join('')}</div>`.replaceAll(
        'span',
        'div',
      ),
    ),
    lines,
  )
})

test('boxes with times and initials are a drawn conversation', () => {
  const lines = ['AL', 'Guten Tag, ist am Freitag etwas frei?', '09:41', 'Ja, um 10 Uhr.', '09:42']
  assert.deepEqual(samplesIn(`<div><div>${lines.map((one) => `<div>${one}</div>`).join('')}</div></div>`), lines)
})

test('bars whose heights are written into them are a chart, with the names below it', () => {
  const bars = [20, 45, 70, 90].map((height) => `<div style="height:${height}%"></div>`).join('')
  assert.deepEqual(samplesIn(`<div><div>${bars}</div><div><div>Ida</div><div>Noor</div></div></div>`), ['Ida', 'Noor'])
})

test('figures of a company in boxes are its own', () => {
  assert.deepEqual(
    samplesIn('<div class="stats"><div>25+</div><div>years</div><div>98 %</div><div>come back</div></div>'),
    [],
  )
})

test('opening hours in boxes are the company’s', () => {
  assert.deepEqual(samplesIn('<div><div>Mon</div><div>9:00–18:00</div><div>Tue</div><div>9:00–18:00</div></div>'), [])
})

test('a demonstration with a heading and a paragraph is the message', () => {
  assert.deepEqual(
    samplesIn('<div class="demo"><h2>See 3 steps</h2><p>Step 1 of 3</p><p>Step 2 of 3</p><p>Step 3 of 3</p></div>'),
    [],
  )
})

test('figures above a chart are of the same drawn screen', () => {
  const bars = [20, 45, 70, 90].map((height) => `<div style="height:${height}%"></div>`).join('')
  const tiles = '<div><div>Offen</div><div>16</div></div><div><div>Bezahlt</div><div>CHF 897’000</div></div>'
  assert.deepEqual(samplesIn(`<div><div class="tiles">${tiles}</div><div>${bars}</div></div>`), [
    'Offen',
    '16',
    'Bezahlt',
    'CHF 897’000',
  ])
})
