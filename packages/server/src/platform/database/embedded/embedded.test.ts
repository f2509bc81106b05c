import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { startChild } from '../../../test-support/child-process.ts'
import { eventually } from '../../../test-support/eventually.ts'
import { DatabaseError } from '../database-error.ts'
import { startEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'

const fixture = new URL('./embedded-fixtures.ts', import.meta.url)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-embedded-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const start = (dataFolder: string) => startEmbedded({ dataFolder, volatile: true })

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    client.end().catch(() => undefined)
  }
}

const postmasterPid = async (folder: string) =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => ''), 10)

const isRunning = (folder: string) =>
  stat(join(folder, 'postgres', 'postmaster.pid')).then(
    () => true,
    () => false,
  )

test('a first start makes a database, a restart finds what was written, and the last one to leave stops it', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  await ask(first.url, 'create table kept (value int)')
  await first.close()
  assert.equal(await isRunning(folder), false)
  const second = await start(folder)
  assert.deepEqual(await ask(second.url, 'select * from kept'), [])
  await second.close()
})

test('it listens on loopback alone, with a password that others cannot read', async () => {
  const folder = await newFolder()
  const postgres = await start(folder)
  assert.deepEqual(await ask(postgres.url, 'show listen_addresses'), [{ listen_addresses: '127.0.0.1' }])
  assert.equal((await stat(join(folder, 'postgres.password'))).mode & 0o777, 0o600)
  const wrong = new URL(postgres.url)
  wrong.password = 'wrong'
  await assert.rejects(ask(wrong.href, 'select 1'), /password authentication failed/)
  await postgres.close()
})

test('a second process joins the running one, and keeps it when the first one leaves', async () => {
  const folder = await newFolder()
  const first = startChild(fixture, [folder])
  const port = Number(await first.said('port'))
  const second = await start(folder)
  assert.equal(second.port, port)
  first.process.kill('SIGTERM')
  await first.said('closed')
  assert.equal((await ask(second.url, 'select 1 as one'))[0]?.one, 1)
  await second.close()
  assert.equal(await isRunning(folder), false)
})

test('two processes that start at once share one', async () => {
  const folder = await newFolder()
  const children = [startChild(fixture, [folder]), startChild(fixture, [folder])]
  const ports = await Promise.all(children.map((child) => child.said('port')))
  assert.equal(ports[0], ports[1])
  for (const child of children) child.process.kill('SIGTERM')
  await Promise.all(children.map((child) => child.ended()))
  assert.equal(await isRunning(folder), false)
})

test('after its process was killed, the next start takes the running database over and stops it in the end', async () => {
  const folder = await newFolder()
  const killed = startChild(fixture, [folder])
  const port = Number(await killed.said('port'))
  killed.process.kill('SIGKILL')
  await killed.ended()
  const next = await start(folder)
  assert.equal(next.port, port)
  await next.close()
  assert.equal(await isRunning(folder), false)
})

test('when Postgres itself is killed it comes back at the same address with what was committed', async () => {
  const folder = await newFolder()
  const postgres = await startEmbedded({ dataFolder: folder })
  await ask(postgres.url, 'create table kept (value int)')
  const before = await postmasterPid(folder)
  process.kill(before, 'SIGKILL')
  await eventually(async () => ask(postgres.url, 'select * from kept').catch(() => null), { what: 'an answer' })
  assert.notEqual(await postmasterPid(folder), before)
  await postgres.close()
  assert.equal(await isRunning(folder), false)
})

test('who starts it after a crash starts it where it listened before, as others still look for it there', async () => {
  const folder = await newFolder()
  const killed = startChild(fixture, [folder])
  const port = Number(await killed.said('port'))
  killed.process.kill('SIGKILL')
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await killed.ended()
  const next = await start(folder)
  assert.equal(next.port, port)
  await next.close()
})

test('a port that another program took meanwhile is no obstacle to a start', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  await first.close()
  const other = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => other.listen(first.port, '127.0.0.1', resolve))
  const next = await start(folder)
  assert.notEqual(next.port, first.port)
  await next.close()
  await new Promise((resolve) => other.close(resolve))
})

test('Postgres comes back at its port when another program that took it lets go of it', async () => {
  const folder = await newFolder()
  const postgres = await start(folder)
  const unlock = await lockFolder(folder, 60_000)
  process.kill(await postmasterPid(folder), 'SIGKILL')
  const other = createServer((socket) => socket.destroy())
  await eventually(
    () =>
      new Promise<boolean>((resolve) => {
        other.once('error', () => resolve(false))
        other.listen(postgres.port, '127.0.0.1', () => resolve(true))
      }),
    { what: 'the port is free' },
  )
  unlock()
  await eventually(async () => (await readFile(join(folder, 'postgres.log'), 'utf8')).includes('in use'), {
    what: 'a start that failed',
  })
  await new Promise((resolve) => other.close(resolve))
  await eventually(async () => ask(postgres.url, 'select 1').catch(() => null), { what: 'an answer' })
  await postgres.close()
})

test('a postmaster.pid that a crash left, with the number of another program since, is no obstacle', async () => {
  const folder = await newFolder()
  await (await start(folder)).close()
  const file = join(folder, 'postgres', 'postmaster.pid')
  await writeFile(file, `${process.pid}\n${join(folder, 'postgres')}\n0\n1\n\n127.0.0.1\n\nready\n`)
  const next = await start(folder)
  assert.equal((await ask(next.url, 'select 1 as one'))[0]?.one, 1)
  await next.close()
})

test('a first start that was killed midway is begun anew', async () => {
  const folder = await newFolder()
  const killed = startChild(fixture, [folder])
  await eventually(() => readdir(folder).then((names) => names.some((name) => name.startsWith('postgres.new-'))), {
    what: 'the draft',
  })
  killed.process.kill('SIGKILL')
  await killed.ended()
  const next = await start(folder)
  assert.equal((await ask(next.url, 'select 1 as one'))[0]?.one, 1)
  await next.close()
})

test('a folder of another Postgres version is refused with a sentence that says what to do', async () => {
  const folder = await newFolder()
  await (await start(folder)).close()
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')
  await assert.rejects(start(folder), (error: Error) => {
    return error instanceof DatabaseError && /made by Postgres 17.*brings Postgres 18.*pg_dump/s.test(error.message)
  })
})

test('root learns that its Postgres cannot get to a folder of its own', {
  skip: process.getuid?.() !== 0,
}, async () => {
  const folder = await newFolder()
  await assert.rejects(start(join(folder, 'data')), (error: Error) => {
    return error instanceof DatabaseError && /does not run as root.*cannot reach/.test(error.message)
  })
})

test('root runs Postgres as another user, and others as themselves', { skip: process.getuid?.() !== 0 }, async () => {
  const folder = await newFolder()
  const asRoot = await start(folder)
  const owner = await stat(join(folder, 'postgres'))
  assert.notEqual(owner.uid, 0)
  await asRoot.close()

  const open = await newFolder()
  await chmod(open, 0o777)
  const other = startChild(fixture, [join(open, 'data')], { uid: 65_534, gid: 65_534 })
  await other.said('port')
  assert.equal((await stat(join(open, 'data', 'postgres'))).uid, 65_534)
  other.process.kill('SIGTERM')
  assert.equal(await other.ended(), 0)
})
