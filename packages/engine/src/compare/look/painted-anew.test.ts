import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from '../compare-fixtures.ts'

const styled = (css: string, parts: Parameters<typeof homePage>[0] = {}) =>
  homePage({ ...parts, head: `<style>${css}</style>` })

test('buttons that are all painted in a new colour are a change of the look', () => {
  const changes = changesBetween(styled('.button { background: #20302a }'), styled('.button { background: #f4c430 }'))
  assert.ok(described(changes).some((line) => line.startsWith('visual_change button colour: #20302a → #f4c430')))
})

test('a section that says the same on another ground is a change of the look', () => {
  const band = (ground: string) =>
    styled(`.band { background: ${ground} }`, {
      main: `${defaultMain}<section class="band"><div><p>Eleven boats</p><p>A hundred and four locks</p><p>No hurry since 1988</p></div></section>`,
    })
  assert.deepEqual(typesOf(changesBetween(band('#ffffff'), band('#c8501e'))), ['visual_change'])
})

test('a slogan that is set as a heading below a short headline is reported like a headline', () => {
  const page = (slogan: string) => homePage({ hero: `<h1>QUILLMERE</h1><h3>${slogan}</h3>` })
  const changes = changesBetween(
    page('Narrow boats for people without a timetable'),
    page('Locks, lanterns and long mornings on the cut'),
  )
  assert.deepEqual(typesOf(changes), ['headline_change'])
})

test('a call that took the place of another in its section is reported, though a question has the words of the old one', () => {
  const page = (call: string) =>
    homePage({
      main: `${defaultMain}<section><h2>Delivered to your mooring</h2><p>Bread, milk and coal come by bicycle.</p><a class="button primary" href="/order/">${call}</a></section><section class="faq"><h2>Questions</h2><a href="#how">How does it work?</a></section>`,
    })
  assert.deepEqual(typesOf(changesBetween(page('How does it work'), page('Order for your mooring'))), ['cta_change'])
})
