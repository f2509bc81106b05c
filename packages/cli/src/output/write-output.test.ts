import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, lchown, lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { folderWith } from '../cli-fixtures.ts'
import { UsageError } from '../usage-error.ts'
import { checkOutput, writeOutput } from './write-output.ts'

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

// Root may write anywhere but on a read-only disk.
test('a place that cannot be written to is refused before the work', { skip: process.getuid?.() === 0 }, async () => {
  await using work = await folderWith({ 'locked/report.json': 'old', 'kept.json': 'old' })
  await chmod(join(work.folder, 'kept.json'), 0o444)
  await assert.rejects(checkOutput(join(work.folder, 'kept.json')), UsageError)
  await chmod(join(work.folder, 'locked'), 0o555)
  await assert.rejects(checkOutput(join(work.folder, 'locked', 'report.json')), /writing there is not allowed/)
  await assert.rejects(checkOutput(join(work.folder, 'locked', 'new.json')), /writing there is not allowed/)
  await chmod(join(work.folder, 'locked'), 0o755)
})

test('checking an output changes nothing', async () => {
  await using work = await folderWith({ 'report.json': 'old' })
  await checkOutput(join(work.folder, 'report.json'))
  await checkOutput(join(work.folder, 'new.json'))
  assert.equal(await readFile(join(work.folder, 'report.json'), 'utf8'), 'old')
  assert.deepEqual(await readdir(work.folder), ['report.json'])
})

// Only root can make a link that is another user's.
test('a link of another user in a world-writable folder is refused', { skip: process.getuid?.() !== 0 }, async () => {
  await using work = await folderWith({ 'shared/.keep': '', precious: 'old' })
  const link = join(work.folder, 'shared', 'report.json')
  await symlink('../precious', link)
  await checkOutput(link)
  await chmod(join(work.folder, 'shared'), 0o1777)
  await checkOutput(link)
  await lchown(link, 65_534, 65_534)
  await assert.rejects(checkOutput(link), /is a link that another user put into a folder/)
  assert.equal(await readFile(join(work.folder, 'precious'), 'utf8'), 'old')
})
