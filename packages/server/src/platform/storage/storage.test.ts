/** What holds for files, whether they are kept in a folder or in S3. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startS3Server } from '../../test-support/s3-server.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileKey, Storage } from './storage.ts'
import { content, inTenSeconds, listed } from './storage-fixtures.ts'

const storages = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'brandprint-storage-'))
    const end = () => rm(folder, { recursive: true })
    return { storage: createFolderStorage(folder), end }
  },
  async S3() {
    const server = await startS3Server()
    return { storage: createS3Storage(server.settings), end: () => server[Symbol.asyncDispose]() }
  },
}

const sizes = [0, 1, 65_535, 65_536, 65_537, 5_000_001]
/** `0123456789` */
const digits = Buffer.from('0123456789')

const ranges: [start: number, end: number | undefined, text: string][] = [
  [0, undefined, '0123456789'],
  [0, 0, '0'],
  [0, 9, '0123456789'],
  [3, 5, '345'],
  [9, 9, '9'],
  [9, undefined, '9'],
  [4, 10, '456789'],
  [4, 1_000, '456789'],
  [10, undefined, ''],
  [10, 10, ''],
  [1_000, 2_000, ''],
]

const noKeys = [
  '',
  'exports',
  'exports/',
  '/exports/a.pdf',
  'exports//a.pdf',
  'exports/../a.pdf',
  'exports/..',
  'exports/.a.pdf',
  'exports/a/b.pdf',
  'exports/a..pdf',
  'exports/a.pdf/',
  'exports/a.pdf\0',
  'exports/a.pdf\n',
  'exports/a%2f..%2fb.pdf',
  'exports/a\\b.pdf',
  'exports/ä.pdf',
  `exports/${'a'.repeat(101)}`,
  'secrets/a.pdf',
  '../exports/a.pdf',
  'postgres/postmaster.pid',
] as FileKey[]

const noRanges = [
  { start: -1 },
  { start: 0.5 },
  { start: 5, end: 4 },
  { start: Number.NaN },
  { start: 0, end: Number.POSITIVE_INFINITY },
]

for (const [name, start] of Object.entries(storages)) {
  describe(`files in ${name}`, () => {
    let storage: Storage
    let end: () => Promise<unknown>
    before(async () => {
      ;({ storage, end } = await start())
    })
    after(async () => {
      storage.close()
      await end()
    })

    for (const size of sizes) {
      test(`${size} bytes are given back as they were put`, async () => {
        const bytes = randomBytes(size)
        await storage.put('exports/sized.pdf', bytes)
        const file = await storage.open('exports/sized.pdf')
        assert.equal(file?.bytes, size)
        assert.ok((await content(file)).equals(bytes))
      })
    }

    test('a part of a larger buffer is put as the part that it is', async () => {
      await storage.put('exports/part.json', new Uint8Array(digits.buffer, digits.byteOffset + 2, 3))
      assert.equal(String(await content(await storage.open('exports/part.json'))), '234')
    })

    test('a second put takes the place of the first', async () => {
      await storage.put('exports/twice.pdf', randomBytes(1_000))
      await storage.put('exports/twice.pdf', digits)
      assert.equal(String(await content(await storage.open('exports/twice.pdf'))), '0123456789')
    })

    test('what was never put is null', async () => {
      assert.equal(await storage.open('exports/never.pdf'), null)
      assert.equal(await storage.open('exports/never.pdf', { start: 3, end: 5 }), null)
    })

    for (const [from, to, text] of ranges) {
      // s3rver takes an end of 0 for none; S3 does not.
      const skip = name === 'S3' && to === 0
      test(`of ten bytes, ${from} to ${to ?? 'the last'} are “${text}”`, { skip }, async () => {
        await storage.put('exports/digits.json', digits)
        const range = to === undefined ? { start: from } : { start: from, end: to }
        const file = await storage.open('exports/digits.json', range)
        assert.equal(file?.bytes, 10)
        assert.equal(String(await content(file)), text)
      })
    }

    test('a range of an empty file is empty', async () => {
      await storage.put('exports/empty.json', new Uint8Array())
      const file = await storage.open('exports/empty.json', { start: 0 })
      assert.equal(file?.bytes, 0)
      assert.equal(String(await content(file)), '')
    })

    test('what is no range is a RangeError', async () => {
      for (const range of noRanges) {
        await assert.rejects(storage.open('exports/digits.json', range), RangeError, JSON.stringify(range))
      }
    })

    test('what is no key is a RangeError, whatever is asked of it', async () => {
      for (const key of noKeys) {
        await assert.rejects(storage.put(key, digits), RangeError, key)
        await assert.rejects(storage.open(key), RangeError, key)
        await assert.rejects(storage.remove(key), RangeError, key)
      }
    })

    test('what was removed is gone, and may be removed again', async () => {
      await storage.put('exports/removed.pdf', digits)
      await storage.remove('exports/removed.pdf')
      assert.equal(await storage.open('exports/removed.pdf'), null)
      await storage.remove('exports/removed.pdf')
      await storage.remove('marks/never')
    })

    test('of puts of one key at once, one is kept, whole', async () => {
      const all = Array.from({ length: 12 }, (_, at) => Buffer.alloc(300_000 + at, at))
      await Promise.all(all.map((bytes) => storage.put('exports/raced.pdf', bytes)))
      const file = await storage.open('exports/raced.pdf')
      const kept = await content(file)
      assert.ok(kept.equals(all[kept[0]!]!))
    })

    test('a list has the files of its kind with their sizes, and no others', async () => {
      const mark: FileKey = `marks/${createHash('sha256').update(digits).digest('hex')}`
      await storage.put(mark, digits)
      await storage.put('exports/no-mark.pdf', digits)
      const marks = await listed(storage, 'marks')
      assert.deepEqual(
        marks.map(({ key, bytes }) => ({ key, bytes })),
        [{ key: mark, bytes: 10 }],
      )
    })

    test('a list has only what was put before the moment', async () => {
      await storage.put('exports/aged.pdf', digits)
      const aged = (await listed(storage, 'exports')).find(({ key }) => key === 'exports/aged.pdf')!
      assert.ok(Math.abs(aged.putAt.getTime() - Date.now()) < 60_000)
      const keys = async (moment: number) => (await listed(storage, 'exports', new Date(moment))).map(({ key }) => key)
      assert.ok((await keys(aged.putAt.getTime() + 1)).includes('exports/aged.pdf'))
      assert.ok(!(await keys(aged.putAt.getTime())).includes('exports/aged.pdf'))
    })

    test('more files than S3 names at once are all listed, and can be removed on the way', async () => {
      const keys = Array.from({ length: 1_003 }, (_, at): FileKey => `exports/many-${at}.json`)
      await inTurns(keys, (key) => storage.put(key, digits))
      const found = new Set<FileKey>()
      for await (const { key } of storage.list('exports', inTenSeconds())) {
        if (!key.startsWith('exports/many-')) continue
        found.add(key)
        await storage.remove(key)
      }
      assert.equal(found.size, 1_003)
      const left = (await listed(storage, 'exports')).filter(({ key }) => key.startsWith('exports/many-'))
      assert.deepEqual(left, [])
    })

    test('an aborted signal ends the reading, before its begin and in its middle', async () => {
      const bytes = randomBytes(5_000_000)
      await storage.put('exports/left.pdf', bytes)
      await assert.rejects(storage.open('exports/left.pdf', undefined, AbortSignal.abort()), { name: 'AbortError' })
      const leaving = new AbortController()
      const file = await storage.open('exports/left.pdf', undefined, leaving.signal)
      const read = async () => {
        for await (const _ of file!.stream) leaving.abort()
      }
      await assert.rejects(read(), { name: 'AbortError' })
      assert.ok((await content(await storage.open('exports/left.pdf'))).equals(bytes))
    })

    test('files that nobody reads to their end leave room for others', async () => {
      await storage.put('exports/unread.pdf', randomBytes(1_000_000))
      for (let at = 0; at < 150; at++) (await storage.open('exports/unread.pdf'))!.stream.destroy()
      assert.equal((await content(await storage.open('exports/unread.pdf'))).length, 1_000_000)
    })
  })
}

/** Ten at a time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const turn = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: 10 }, turn))
}
