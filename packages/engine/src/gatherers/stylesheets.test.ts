import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Degradation } from '../artifacts.ts'
import { pageHead } from '../document/page-head.ts'
import { parseHtml } from '../document/parse-html.ts'
import { createParsePool } from '../document/parse-pool.ts'
import { linkedStylesheets } from '../styles/linked-stylesheets.ts'
import type { ParsedStylesheet } from '../styles/parse-css.ts'
import { createRecorder } from './recorder.ts'
import { css, type ScriptedAnswer, scriptedSource } from './source-fixtures.ts'
import { gatherStylesheets } from './stylesheets.ts'

const pool = createParsePool()
after(() => pool.close())

const base = 'https://www.acme.example'
const headOf = (html: string) => pageHead(parseHtml(html), `${base}/`)
const link = (...paths: string[]) => paths.map((path) => `<link rel="stylesheet" href="${path}">`).join('')

async function gathered(html: string, answers: Record<string, string | ScriptedAnswer>) {
  const source = scriptedSource(answers)
  const recorder = createRecorder(
    source,
    { pages: 12, bytes: 50_000_000, seconds: 90 },
    () => 0,
    new AbortController().signal,
  )
  const sheets = new Map<string, ParsedStylesheet>()
  const degraded: Degradation[] = []
  const parsed = { pages: new Map(), sheets, pictures: new Map() }
  await gatherStylesheets({ recorder, deps: { pool }, parsed, degraded, sheetBytes: 0 }, headOf(html))
  return { asked: source.asked.map((url) => url.replace(base, '')), parsed: [...sheets.keys()].length, degraded }
}

test('sheets that become sheets for screens once they have come are linked', () => {
  const html = `<link rel=preload as=style href=/a.css onload="this.onload=null;this.rel='stylesheet'">
    <link rel=stylesheet media=print href=/b.css onload="this.media='all'">
    <link rel=preload as=font href=/c.woff2 onload="this.rel='stylesheet'">`
  assert.deepEqual(linkedStylesheets(headOf(html)), [`${base}/a.css`, `${base}/b.css`])
})

test('sheets for screens are linked, each once; those for print and alternates are not', () => {
  const html = `${link('/a.css', '/b.css', '/a.css')}<link rel="alternate stylesheet" href="/dark.css">
    <link rel=stylesheet media=print href=/print.css><link rel="preload" as="style" href="/later.css">
    <link rel="STYLESHEET" media="(min-width: 40em)" href="/wide.css">`
  assert.deepEqual(linkedStylesheets(headOf(html)), [`${base}/a.css`, `${base}/b.css`, `${base}/wide.css`])
})

test('what a sheet imports is fetched relative to it, three imports deep', async () => {
  const { asked } = await gathered(link('/css/a.css'), {
    '/css/a.css': css('@import "b.css"; a { color: red }'),
    '/css/b.css': css('@import url(c.css) screen;'),
    '/css/c.css': css('@import "d.css";'),
    '/css/d.css': css('@import "e.css";'),
  })
  assert.deepEqual(asked, ['/css/a.css', '/css/b.css', '/css/c.css', '/css/d.css'])
})

test('sheets that import each other end', async () => {
  const { asked } = await gathered(link('/a.css'), {
    '/a.css': css('@import "b.css"; @import "a.css";'),
    '/b.css': css('@import "a.css";'),
  })
  assert.deepEqual(asked, ['/a.css', '/b.css'])
})

test('a sheet that is missing, or a page in its place, costs itself only', async () => {
  const { parsed, asked } = await gathered(link('/none.css', '/page.css', '/a.css'), {
    '/page.css': '<!doctype html><title>Sorry</title>',
    '/a.css': css('a { color: red }'),
  })
  assert.equal(asked.length, 3)
  assert.equal(parsed, 1)
})

test('row 46: URLs of sheets that are not of the web are not asked for', async () => {
  const { asked } = await gathered(link('file:///etc/passwd', 'data:text/css,a{}', 'javascript:1'), {})
  assert.deepEqual(asked, [])
})

test('row 61: of a thousand links and a thousand imports some dozens are fetched', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `/s${index}.css`)
  assert.equal((await gathered(link(...many), {})).asked.length, 24)
  const imports = css(many.map((path) => `@import "${path}";`).join(''))
  assert.equal((await gathered(link('/a.css'), { '/a.css': imports })).asked.length, 25)
})

test('row 61: five megabytes of one sheet, and nesting without end, cost themselves only', async () => {
  const { parsed } = await gathered(link('/big.css', '/deep.css', '/a.css'), {
    '/big.css': css('a{color:red}'.repeat(450_000)),
    '/deep.css': css('a{'.repeat(20_000)),
    '/a.css': css('a { color: red }'),
  })
  assert.ok(parsed >= 1)
})

test('row 61: of two dozen large sheets those that fit are parsed in their order, and the rest is named', async () => {
  const paths = Array.from({ length: 24 }, (_, index) => `/s${index}.css`)
  const answers = Object.fromEntries(paths.map((path) => [path, css(`${path}{color:red}`.padEnd(1_400_000, ' '))]))
  const { parsed, degraded } = await gathered(link(...paths), { ...answers, '/small.css': css('a{color:red}') })
  assert.equal(parsed, 2)
  assert.ok(degraded.length >= 1 && degraded.length <= 22)
  assert.match(degraded[0]!.detail, /s2\.css was not read/)
})

test('row 61: more rules than are indexed are named', async () => {
  const sheet = css('a{color:red}'.repeat(30_000))
  const { degraded } = await gathered(link('/a.css', '/b.css'), { '/a.css': sheet, '/b.css': sheet })
  assert.deepEqual(degraded, [{ part: 'stylesheets', detail: 'Of the rules of the stylesheets 50000 were read.' }])
})
