import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { picturesOn } from '../../../engine/src/format/pdf/pdf-fixtures.ts'
import { skip, testBrowsers } from '../../../engine/src/render/render-fixtures.ts'
import { brandprint, folderWith } from '../cli-fixtures.ts'

const [browser] = await testBrowsers()
const words = '<h1>Bread that takes its time</h1><p>A family-run bakery in Leeds since 1911.</p>'
const html = `<!doctype html><html lang="en"><title>Oakrow in Leeds</title><div id="app"></div>
<script>document.getElementById('app').innerHTML = ${JSON.stringify(words)}</script></html>`

test('a saved capture keeps the screenshot, for HTML and PDF made of it later', {
  skip: skip(browser === undefined ? [] : [browser]),
}, async () => {
  await using own = await folderWith({ 'site/index.html': html })
  const run = async (...args: string[]) => {
    const { code, err } = await brandprint(['analyze', ...args], { cwd: own.folder })
    assert.equal(code, 0, err)
  }
  await run('site', '--browser', browser!.path, '--save-capture', 'kept', '--format', 'html', '--out', 'at-once.html')
  assert.deepEqual((await readdir(join(own.folder, 'kept'))).sort(), ['bodies', 'capture.json', 'screenshot.webp'])
  const screenshot = await readFile(join(own.folder, 'kept', 'screenshot.webp'))
  await run('--from-capture', 'kept', '--format', 'html', '--out', 'later.html')
  await run('--from-capture', 'kept', '--format', 'pdf', '--out', 'later.pdf')
  for (const name of ['at-once.html', 'later.html']) {
    const page = await readFile(join(own.folder, name), 'utf8')
    assert.ok(page.includes(`src="data:image/webp;base64,${screenshot.toString('base64')}"`), name)
  }
  assert.deepEqual((await picturesOn(1, await readFile(join(own.folder, 'later.pdf')))).sizes, ['960 × 600'])
})
