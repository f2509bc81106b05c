import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullOfEverything, written } from './format-fixtures.ts'
import { plain } from './markdown/inline.ts'
import { formatMarkdown } from './markdown.ts'

test('each section is a heading, plans and colours are tables, evidence is a note', () => {
  const text = formatMarkdown(fullOfEverything())
  assert.match(text, /^# Marrowell: brand report\n/)
  assert.match(text, /\n## Brand identity\n[\s\S]*\n## Personas\n[\s\S]*\n## SWOT\n[\s\S]*\n## Trust and experience\n/)
  assert.match(text, /\| Plan \| Price \| Terms \| Holds \| Call \|\n\| --- \|/)
  assert.match(text, /\| `#b3261e` \| Primary \|/)
  assert.match(text, /names what is sold\.\[\^\d+\]/)
})

test('each mark of a note has its note, and each quote stands in one', () => {
  for (const report of [fullOfEverything(), written('flash')]) {
    const text = formatMarkdown(report)
    const notes = new Set([...text.matchAll(/^\[\^(\d+)\]: /gm)].map(([, id]) => id))
    for (const [, id] of text.matchAll(/\[\^(\d+)\](?!:)/g)) assert.ok(notes.has(id), id)
    for (const { quotes } of report.results.evidence) {
      for (const quote of quotes) assert.ok(text.includes(`“${plain(quote.text)}”`), quote.text)
    }
  }
})

test('reports of a site without words are documents as well', () => {
  assert.match(formatMarkdown(written('full', 'empty')), /## What was read/)
  assert.match(formatMarkdown(written('flash', 'empty')), /## What to improve first/)
})

for (const [said, shown] of [
  ['# *Soup* _by_ `post`', '\\# \\*Soup\\* \\_by\\_ \\`post\\`'],
  ['[now](javascript:alert(1))', '\\[now\\](javascript:alert(1))'],
  ['<b>pot</b> &amp; a | b', '\\<b\\>pot\\</b\\> \\&amp; a \\| b'],
  ['1. first\n- second', '1\\. first - second'],
  ['see www.evil.example or https://evil.example', 'see www\\.evil.example or https\\://evil.example'],
  ['back\\slash', 'back\\\\slash'],
] as const) {
  test(`“${said.replaceAll('\n', ' ')}” stays text in Markdown`, () => {
    assert.equal(plain(said), shown)
  })
}

test('a table keeps its columns whatever a cell says', () => {
  const report = fullOfEverything()
  for (const plan of report.results.offerings.plans) plan.name = 'Box | large\n| --- |'
  const [, appendix = ''] = formatMarkdown(report).split('\n## Appendix\n')
  const rows = appendix.match(/^\| \[Box.*$/gm) ?? []
  assert.equal(rows.length, report.results.offerings.plans.length)
  for (const row of rows) assert.equal(row.match(/(?<!\\)\|/g)?.length, 6)
})

test('no URL that acts is linked', () => {
  const report = fullOfEverything()
  report.results.digitalPresence.socials = [{ network: 'other', url: 'javascript:alert(1)' }]
  assert.doesNotMatch(formatMarkdown(report), /\]\(javascript/)
})

test('the paragraphs of the summary are paragraphs', () => {
  const report = fullOfEverything()
  report.results.summary = 'It sells soup.\n\nIt could sell more.'
  assert.match(formatMarkdown(report), /\n\nIt sells soup\.\n\nIt could sell more\.\n\n/)
})
