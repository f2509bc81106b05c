import assert from 'node:assert/strict'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { folderWith } from '../cli-fixtures.ts'
import { UsageError } from '../usage-error.ts'
import { prepareCaptureFolder } from './prepare-capture-folder.ts'

const ours = JSON.stringify({ format: 'brandprint-capture', version: 1 })

test('a new folder is made, an empty one is taken, and a capture may be replaced', async () => {
  await using work = await folderWith({
    'kept/capture.json': ours,
    'kept/bodies/ab/abcd': 'x',
    'kept/screenshot.webp': 'x',
  })
  await mkdir(join(work.folder, 'empty'))
  for (const name of ['new/deep', 'empty', 'kept']) await prepareCaptureFolder(join(work.folder, name))
  assert.deepEqual(await readdir(join(work.folder, 'new')), ['deep'])
})

const others: Record<string, Record<string, string>> = {
  'a capture.json of another program': { 'capture.json': '{"screen":1}' },
  'a capture.json that is no JSON': { 'capture.json': '{' },
  'a capture and other files': { 'capture.json': ours, 'notes.txt': '' },
  'files without a capture': { 'index.html': '' },
}

for (const [what, files] of Object.entries(others)) {
  test(`a folder with ${what} is refused`, async () => {
    await using work = await folderWith(files)
    await assert.rejects(prepareCaptureFolder(work.folder), UsageError)
  })
}

test('a capture whose index is a link is refused', async () => {
  await using work = await folderWith({ 'elsewhere.json': ours, 'folder/bodies/x': '' })
  await symlink('../elsewhere.json', join(work.folder, 'folder', 'capture.json'))
  await assert.rejects(prepareCaptureFolder(join(work.folder, 'folder')), UsageError)
})

for (const path of ['bodies/ab/abcd', 'bodies/ab', 'bodies', 'capture.json.partial', 'screenshot.webp']) {
  test(`a capture that holds a link is refused, and the link is named: ${path}`, async () => {
    await using work = await folderWith({ 'folder/capture.json': ours, 'outside/kept': '' })
    await mkdir(dirname(join(work.folder, 'folder', path)), { recursive: true })
    await symlink(join(work.folder, 'outside'), join(work.folder, 'folder', path))
    await assert.rejects(prepareCaptureFolder(join(work.folder, 'folder')), UsageError)
  })
}
