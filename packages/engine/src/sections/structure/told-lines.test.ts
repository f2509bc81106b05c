import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteFrom } from '../../report/report-fixtures.ts'
import { toldLines } from './told-lines.ts'

function toldOf(html: string) {
  const site = siteFrom([{ url: 'https://marrowell.example/', html: `<body><main>${html}</main></body>` }])
  return toldLines(site, site.home)
}

test('lines with a figure are kept with the heading above', () => {
  const { figures } = toldOf('<h2>Classes</h2><p>Evening class £12</p><p>Come hungry.</p>')
  assert.deepEqual(
    figures.map(({ text, heading }) => [text, heading]),
    [['Evening class £12', 'Classes']],
  )
})

test('what a template left is kept apart, with why, where visitors see it', () => {
  const { figures, fillers } = toldOf(
    '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit</p><p style="display:none">Lorem ipsum dolor sit amet, consectetur elit</p>',
  )
  assert.deepEqual(figures, [])
  assert.deepEqual(
    fillers.map(({ text, reason }) => [text, reason]),
    [['Lorem ipsum dolor sit amet, consectetur adipiscing elit', 'dummy text']],
  )
})

test('links to papers and pictures are kept with what they say', () => {
  const { files } = toldOf('<a href="/plan.pdf">See the timetable</a><a href="/about">About</a><a href="/x.pdf"></a>')
  assert.deepEqual(
    files.map(({ label, url }) => [label, url]),
    [['See the timetable', 'https://marrowell.example/plan.pdf']],
  )
})
