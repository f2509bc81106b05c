/** What holds for files in a folder, beside what holds for all: disks that refuse, processes that are killed, and who may read. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startChild } from '../../test-support/child-process.ts'
import { eventually } from '../../test-support/eventually.ts'
import { smallDisk } from '../../test-support/small-disk.ts'
import { createFolderStorage } from './folder-storage.ts'
import { type FileKey, StorageError } from './storage.ts'
import { content, listed } from './storage-fixtures.ts'

const putsProcess = new URL('../../test-support/folder-puts-process.ts', import.meta.url)

let parent: string
before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brandprint-folder-'))
})
after(() => rm(parent, { recursive: true, force: true }))

const newFolder = () => mkdtemp(join(parent, 'files-'))
const isDraft = (name: string) => name.startsWith('.')
const drafts = async (folder: string) => (await readdir(join(folder, 'exports')).catch(() => [])).filter(isDraft)

test('files and their folders are for their owner alone', async () => {
  const folder = await newFolder()
  await createFolderStorage(folder).put('exports/own.pdf', randomBytes(10))
  assert.equal((await stat(join(folder, 'exports'))).mode & 0o777, 0o700)
  assert.equal((await stat(join(folder, 'exports', 'own.pdf'))).mode & 0o777, 0o600)
})

test('who reads a file reads it to its end, although it was replaced and removed meanwhile', async () => {
  const storage = createFolderStorage(await newFolder())
  const bytes = randomBytes(1_000_000)
  await storage.put('exports/read.pdf', bytes)
  const file = await storage.open('exports/read.pdf')
  await storage.put('exports/read.pdf', randomBytes(10))
  await storage.remove('exports/read.pdf')
  assert.ok((await content(file)).equals(bytes))
})

test('after puts, refused ones and races no drafts are left', async () => {
  const folder = await newFolder()
  const storage = createFolderStorage(folder)
  await mkdir(join(folder, 'exports', 'blocked.pdf', 'full'), { recursive: true })
  const puts: FileKey[] = ['exports/a.pdf', 'exports/a.pdf', 'exports/b.pdf', 'exports/blocked.pdf']
  const outcomes = await Promise.allSettled(puts.map((key) => storage.put(key, randomBytes(100_000))))
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
  )
  assert.deepEqual(await drafts(folder), [])
})

test('a process that is killed while it puts leaves no half of a file, and its draft goes with the first list an hour later', async () => {
  const folder = await newFolder()
  const storage = createFolderStorage(folder)
  let left: string[] = []
  // Until one was killed between the draft and its name.
  for (let tries = 0; left.length === 0 && tries < 50; tries++) {
    const child = startChild(putsProcess, [folder, '0'])
    await child.said('put 0')
    await eventually(async () => (await drafts(folder)).length > 0, { what: 'a draft' })
    child.process.kill('SIGKILL')
    await child.ended()
    left = await drafts(folder)
  }
  assert.equal(left.length, 1)
  const files = await listed(storage, 'exports')
  assert.ok(files.length > 0)
  for (const { key } of files) {
    const bytes = await content(await storage.open(key))
    assert.ok(bytes.equals(Buffer.alloc(4_000_000, bytes[0])), key)
  }
  assert.deepEqual(await drafts(folder), left)
  const hourAgo = new Date(Date.now() - 3_601_000)
  await utimes(join(folder, 'exports', left[0]!), hourAgo, hourAgo)
  await listed(storage, 'exports')
  assert.deepEqual(await drafts(folder), [])
})

test('on a full disk a put is refused with the reason, and leaves what there was', async (context) => {
  const made = await smallDisk('size=256k')
  if (typeof made === 'string') return context.skip(made)
  await using disk = made
  const storage = createFolderStorage(disk.folder)
  const bytes = randomBytes(100_000)
  await storage.put('exports/full.pdf', bytes)
  await assert.rejects(storage.put('exports/full.pdf', randomBytes(1_000_000)), {
    constructor: StorageError,
    message: `The folder ${disk.folder} is full: no space is left on its disk.`,
  })
  assert.ok((await content(await storage.open('exports/full.pdf'))).equals(bytes))
  assert.deepEqual(await drafts(disk.folder), [])
})

test('on a read-only disk a put is refused with the reason, and files are read', async (context) => {
  const made = await smallDisk('size=256k')
  if (typeof made === 'string') return context.skip(made)
  await using disk = made
  const storage = createFolderStorage(disk.folder)
  await storage.put('exports/there.pdf', Buffer.from('there'))
  execFileSync('mount', ['-o', 'remount,ro', disk.folder])
  const refused = { constructor: StorageError, message: /is on a file system that is read-only\.$/ }
  await assert.rejects(storage.put('exports/new.pdf', Buffer.from('new')), refused)
  await assert.rejects(storage.put('marks/new', Buffer.from('new')), refused)
  await assert.rejects(storage.remove('exports/there.pdf'), refused)
  assert.equal(String(await content(await storage.open('exports/there.pdf'))), 'there')
})

test('in a folder of another user a put is refused with the reason', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'exports'))
  await chmod(join(folder, 'exports'), 0o555)
  // Root may write everywhere: then it is somebody else who puts, for whom the way there is opened.
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [parent, folder]) await chmod(path, 0o755)
  const child = startChild(putsProcess, [folder, '1'], isRoot ? { uid: 65_534, gid: 65_534 } : {})
  const said = await child.said('refused ')
  assert.equal(said, `The folder ${folder} may not be written or read by this user.`)
})

test('a storage whose folder is not there has no files and takes none, and makes no folder', async () => {
  const folder = join(parent, 'unmounted')
  const storage = createFolderStorage(folder)
  assert.equal(await storage.open('exports/a.pdf'), null)
  assert.deepEqual(await listed(storage, 'exports'), [])
  await assert.rejects(storage.put('exports/a.pdf', Buffer.from('a')), {
    constructor: StorageError,
    message: `The folder ${folder} is not there.`,
  })
})

test('a link in the place of a file is not followed', async () => {
  const folder = await newFolder()
  const secret = join(parent, 'secret.key')
  await writeFile(secret, 'secret')
  await mkdir(join(folder, 'exports'))
  await symlink(secret, join(folder, 'exports', 'link.pdf'))
  const storage = createFolderStorage(folder)
  await assert.rejects(storage.open('exports/link.pdf'), { message: /has a link in the place of a file\.$/ })
  await storage.put('exports/link.pdf', Buffer.from('new'))
  assert.equal(await readFile(secret, 'utf8'), 'secret')
})
