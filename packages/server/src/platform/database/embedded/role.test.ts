import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { readConfig } from '../../../config.ts'
import { examine } from '../../../doctor.ts'
import { jobKinds } from '../../../features.ts'
import { startChild } from '../../../test-support/child-process.ts'
import { eventually } from '../../../test-support/eventually.ts'
import { prepareQueue } from '../../queue/boss.ts'
import { migrate } from '../migrate.ts'
import { initialize, type Place, placeIn } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { findPostgres } from './package.ts'
import { launch, readPostmaster, stopServer } from './server.ts'
import { urlOf } from './use.ts'
import { serverUser } from './user.ts'

const fixture = new URL('./embedded-fixtures.ts', import.meta.url)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-role-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function ask(url: string, text: string) {
  const client = await connected(url)
  try {
    return (await client.query(text)).rows
  } finally {
    client.end().catch(() => undefined)
  }
}

/** A running server as earlier versions had it: `brandprint` is the superuser that initdb made, and owns everything. */
async function startOld(folder: string): Promise<{ place: Place; url: string }> {
  const place = placeIn(folder, false)
  await mkdir(folder, { recursive: true })
  const server = await findPostgres()
  const account = await serverUser(folder)
  await initialize(place, server, account)
  const password = (await readFile(place.passwordFile, 'utf8')).trim()
  const at = (port: number, database: string) => urlOf({ port, password, database })
  const port = await launch(place, {
    server,
    account,
    fixedPort: null,
    spawned: () => undefined,
    connect: (port) =>
      ask(at(port, 'postgres'), 'select 1').then(
        () => port,
        () => null,
      ),
  })
  await ask(at(port, 'postgres'), 'create database brandprint')
  const url = at(port, 'brandprint')
  await migrate(url)
  await prepareQueue(url, jobKinds)
  await ask(
    url,
    `create table kept (id int generated always as identity, value text); insert into kept (value) values ('a');
     create type mood as enum ('good'); create sequence loose; create view seen as select * from kept;
     create domain short as text; create type pair as (a int, b int);
     create table by_day (day date) partition by range (day);
     create table today partition of by_day for values from ('2026-01-01') to ('2026-01-02');
     create function one() returns int language sql as 'select 1'; create procedure nothing() language sql as ''`,
  )
  return { place, url }
}

const ownedByOthers = `
  select 'relation ' || oid::regclass::text as what from pg_class
    where relowner <> 'brandprint'::regrole and relnamespace::regnamespace::text in ('public', 'queue')
  union all select 'routine ' || oid::regprocedure::text from pg_proc
    where proowner <> 'brandprint'::regrole and pronamespace::regnamespace::text in ('public', 'queue')
  union all select 'type ' || oid::regtype::text from pg_type
    where typowner <> 'brandprint'::regrole and typnamespace::regnamespace::text in ('public', 'queue')
  union all select 'schema ' || nspname from pg_namespace where nspowner <> 'brandprint'::regrole and nspname = 'queue'
  union all select 'database ' || datname from pg_database where datdba <> 'brandprint'::regrole and datname = 'brandprint'`

const rights = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as any_right
  from pg_roles where rolname = current_user`

test('the service’s role runs no programs, reads no files, loads no libraries and makes no roles', async () => {
  const postgres = await startEmbedded({ dataFolder: await newFolder() })
  assert.deepEqual(await ask(postgres.url, rights), [{ any_right: false }])
  for (const statement of [
    `copy (select 1) to program 'id'`,
    `copy (select 1) to '/tmp/written-by-postgres'`,
    `select pg_read_file('/etc/passwd')`,
    `select lo_import('/etc/passwd')`,
    `load '/tmp/any.so'`,
    `create function pid() returns int language c as 'libc', 'getpid'`,
    `create extension dblink`,
    `create role other superuser`,
    `create database other`,
    `alter role brandprint superuser`,
    `set role brandprint_superuser`,
    `alter system set archive_command = 'id'`,
  ]) {
    await assert.rejects(ask(postgres.url, statement), { code: /^42/ }, statement)
  }
  await postgres.close()
})

test('the superuser that initdb made cannot connect', async () => {
  const postgres = await startEmbedded({ dataFolder: await newFolder() })
  const url = new URL(postgres.url)
  url.username = 'brandprint_superuser'
  await assert.rejects(ask(url.href, 'select 1'), /password authentication failed/)
  await postgres.close()
})

test('the cluster of an earlier version changes over at its next start, with all that is in it', async () => {
  const folder = await newFolder()
  const { place } = await startOld(folder)
  await stopServer(place)
  const postgres = await startEmbedded({ dataFolder: folder })
  assert.deepEqual(await ask(postgres.url, rights), [{ any_right: false }])
  assert.deepEqual(await ask(postgres.url, ownedByOthers), [])
  assert.deepEqual(await ask(postgres.url, 'select * from kept'), [{ id: 1, value: 'a' }])
  assert.deepEqual(await migrate(postgres.url), [])
  await prepareQueue(postgres.url, jobKinds)
  await ask(postgres.url, 'alter table kept add column more int; drop table today; alter table queue.job add more int')
  await postgres.close()
})

test('a running server of an earlier version changes over while it is used: who was connected comes back as the new role', async () => {
  const folder = await newFolder()
  const { url } = await startOld(folder)
  const old = await connected(url)
  const isEnded = new Promise((resolve) => old.once('end', resolve))
  await old.query('begin; lock table kept')
  const postgres = await startEmbedded({ dataFolder: folder })
  await isEnded
  assert.deepEqual(await ask(url, rights), [{ any_right: false }])
  assert.deepEqual(await ask(url, 'select * from kept'), [{ id: 1, value: 'a' }])
  await postgres.close()
})

test('doctor warns of a DATABASE_URL whose role is a superuser, and is content with the embedded one', async () => {
  const folder = await newFolder()
  const { place, url } = await startOld(folder)
  const roleOf = async (settings: Record<string, string>) => {
    const config = readConfig({ BRANDPRINT_DATA_DIR: folder, BRANDPRINT_BROWSER: 'off', ...settings })
    return (await examine(config)).find(({ check }) => check === 'database role')
  }
  const byAddress = await roleOf({ DATABASE_URL: url })
  assert.deepEqual([byAddress?.isOk, byAddress?.isWarning], [true, true])
  assert.match(byAddress?.message ?? '', /is a superuser/)
  await stopServer(place)
  assert.deepEqual(await roleOf({}), {
    check: 'database role',
    isOk: true,
    message: 'brandprint, which is no superuser.',
  })
})

test('a change-over that was killed midway, and Postgres with it, is done by the next start', async () => {
  const folder = await newFolder()
  const { place, url } = await startOld(folder)
  // Somebody who is no superuser is not disconnected, and holds the change-over up in its middle.
  await ask(url, `create role reader login password 'reader'; grant select on kept to reader`)
  const reader = new URL(url)
  reader.username = reader.password = 'reader'
  const holding = await connected(reader.href)
  await holding.query('begin; select * from kept')
  const killed = startChild(fixture, [folder])
  const waiting = 'select from pg_locks where not granted'
  await eventually(async () => (await holding.query(waiting)).rowCount === 1, { what: 'that it waits for the table' })
  killed.process.kill('SIGKILL')
  process.kill((await readPostmaster(place))?.pid ?? 0, 'SIGKILL')
  await killed.ended()
  const postgres = await startEmbedded({ dataFolder: folder })
  assert.deepEqual(await ask(postgres.url, rights), [{ any_right: false }])
  assert.deepEqual(await ask(postgres.url, ownedByOthers), [])
  assert.deepEqual(await ask(postgres.url, 'select * from kept'), [{ id: 1, value: 'a' }])
  await postgres.close()
})
