import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { folderWith } from './cli-fixtures.ts'
import { writeOutput } from './write-output.ts'

test('a link stays a link, and its target is written', async () => {
  await using work = await folderWith({ 'target.json': 'old' })
  const link = join(work.folder, 'link.json')
  await symlink('target.json', link)
  await writeOutput(link, 'new')
  assert.ok((await lstat(link)).isSymbolicLink())
  assert.equal(await readFile(join(work.folder, 'target.json'), 'utf8'), 'new')
  assert.deepEqual((await readdir(work.folder)).sort(), ['link.json', 'target.json'])
})

test('a pipe is written to and stays a pipe', async () => {
  await using work = await folderWith({})
  const pipe = join(work.folder, 'pipe')
  await promisify(execFile)('mkfifo', [pipe])
  const [read] = await Promise.all([readFile(pipe, 'utf8'), writeOutput(pipe, 'report')])
  assert.equal(read, 'report')
  assert.ok((await lstat(pipe)).isFIFO())
})
