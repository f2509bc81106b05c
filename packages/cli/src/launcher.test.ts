import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { folderWith } from './cli-fixtures.ts'

const run = promisify(execFile)
const launcher = new URL('../bin/brandprint.js', import.meta.url)
const lastYear = new Date('2025-01-01')

/** A package that says which of its files runs, its sources older than its build. */
async function launched(change: (folder: string) => Promise<unknown>, env: Record<string, string> = {}) {
  await using site = await folderWith({
    'package.json': '{"type":"module"}',
    'src/main.ts': 'console.log("sources" as string)',
    'dist/main.js': 'console.log("build")',
    'dist/built-from.json': JSON.stringify({ at: Date.now(), files: ['../src/main.ts'] }),
  })
  const { folder } = site
  await mkdir(join(folder, 'bin'))
  await copyFile(launcher, join(folder, 'bin/brandprint.js'))
  await utimes(join(folder, 'src/main.ts'), lastYear, lastYear)
  await change(folder)
  const { stdout } = await run(process.execPath, [join(folder, 'bin/brandprint.js')], { env: { HOME: folder, ...env } })
  const kept = await readdir(join(folder, '.cache/brandprint/compiled')).catch(() => [])
  const mode = await stat(join(folder, '.cache/brandprint')).then(
    ({ mode }) => mode & 0o777,
    () => null,
  )
  return { ran: stdout.trim(), kept: kept.length > 0, mode }
}

test('a build that is newer than its sources is run, and what was compiled is kept where only its user can write', async () => {
  assert.deepEqual(await launched(async () => {}), { ran: 'build', kept: true, mode: 0o700 })
})

test('the sources are run where one of them is newer than the build', async () => {
  const soon = new Date(Date.now() + 60_000)
  const { ran } = await launched((folder) => utimes(join(folder, 'src/main.ts'), soon, soon))
  assert.equal(ran, 'sources')
})

test('the sources are run where BRANDPRINT_SOURCES asks for them', async () => {
  assert.equal((await launched(async () => {}, { BRANDPRINT_SOURCES: '1' })).ran, 'sources')
})

test('the command also starts when its cache folder cannot be written', async () => {
  const { ran, kept } = await launched(async (folder) => {
    await mkdir(join(folder, '.cache'))
    await chmod(join(folder, '.cache'), 0o500)
    // Root may write anywhere: a file in the place of the folder keeps out that one as well.
    await copyFile(launcher, join(folder, '.cache/brandprint')).catch(() => {})
  })
  assert.deepEqual([ran, kept], ['build', false])
})
