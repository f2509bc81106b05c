import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { isRootOnLinux } from './browser-user.ts'
import { findBrowser } from './find-browser.ts'

const run = promisify(execFile)
const isBundledHere = process.platform === 'linux' && process.arch === 'x64'
const skip = !isBundledHere && 'the bundled browser is for Linux on x64 only'

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'brandprint-browser-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

async function script(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\n${text}\n`)
  await chmod(path, 0o755)
  return path
}

test('off finds no browser and says that it was switched off', async () => {
  const found = await findBrowser({ setting: 'off', path: '', cacheFolder: '/nowhere' })
  assert.deepEqual(found, { ok: false, error: { message: 'rendering is switched off' } })
})

test('auto takes the first installed browser that starts', async () => {
  await using folder = await temporaryFolder()
  await script(folder.path, 'chromium', 'echo "install it first" >&2; exit 1')
  const good = await script(folder.path, 'google-chrome', 'echo Chrome 1.2.3')
  await script(folder.path, 'google-chrome-stable', 'echo Chrome 9')
  const found = await findBrowser({ setting: 'auto', path: `relative::${folder.path}`, cacheFolder: folder.path })
  assert.deepEqual(found.ok && [found.value.path, found.value.origin, found.value.version], [
    good,
    'installed',
    'Chrome 1.2.3',
  ])
})

test('a path is taken as it is, and the error says what is wrong with it', async () => {
  await using folder = await temporaryFolder()
  const good = await script(folder.path, 'mine', 'echo Mine 1')
  const bad = await script(folder.path, 'broken', 'echo "no such library" >&2; exit 127')
  const find = (setting: string) => findBrowser({ setting, path: '', cacheFolder: folder.path })
  const [found, broken, relative] = [await find(good), await find(bad), await find('chromium')]
  assert.equal(found.ok && found.value.origin, 'configured')
  assert.match(broken.ok ? '' : broken.error.message, /broken does not start \(no such library\)/)
  assert.match(relative.ok ? '' : relative.error.message, /absolute path, not “chromium”/)
})

test('the bundled browser is unpacked once, by two processes at the same time, and kept private', {
  skip,
}, async () => {
  await using folder = await temporaryFolder()
  const cacheFolder = join(folder.path, 'cache')
  const code = `import { findBrowser } from ${JSON.stringify(new URL('./find-browser.ts', import.meta.url).href)}
    const found = await findBrowser({ setting: 'auto', path: '', cacheFolder: ${JSON.stringify(cacheFolder)} })
    console.log(found.ok ? found.value.path : found.error.message, process.env.TMPDIR, process.env.FONTCONFIG_PATH)`
  const find = () => run(process.execPath, ['--input-type=module', '--eval', code], { env: { TMPDIR: folder.path } })
  const [one, two] = await Promise.all([find(), find()])

  const names = await readdir(cacheFolder)
  assert.equal(names.length, 1)
  assert.match(names[0]!, /^chromium-\d/)
  const browser = join(cacheFolder, names[0]!, 'chromium')
  assert.equal(one.stdout, `${browser} ${folder.path} undefined\n`)
  assert.equal(two.stdout, one.stdout)
  assert.equal((await stat(join(cacheFolder, names[0]!))).mode & 0o777, isRootOnLinux() ? 0o755 : 0o700)

  await chmod(join(cacheFolder, names[0]!), 0o777)
  const open = await findBrowser({ setting: 'auto', path: '', cacheFolder })
  assert.match(
    open.ok ? '' : open.error.message,
    /no browser was found: none of .* is on the PATH; .*open to other users/,
  )
})

test('a cache folder that cannot be written to is said in words', { skip }, async () => {
  await using folder = await temporaryFolder()
  await writeFile(join(folder.path, 'file'), '')
  await mkdir(join(folder.path, 'empty'))
  const found = await findBrowser({ setting: 'auto', path: '', cacheFolder: join(folder.path, 'file') })
  assert.match(found.ok ? '' : found.error.message, /no browser was found: .*could not be unpacked/)
})
