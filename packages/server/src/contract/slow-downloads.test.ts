/** Clients that take the file of an export slowly, take nothing of it, or leave: over sockets, as they come. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { downloadUrl } from '../features/exports/downloads/download-address.ts'
import { downloadRoutes } from '../features/exports/downloads/routes.ts'
import { insertExport, insertFile, markCompleted } from '../features/exports/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { FileKey } from '../platform/storage/storage.ts'
import { eventually } from '../test-support/eventually.ts'
import { createKeys, startInstallation } from '../test-support/installation.ts'
import { startTestServer } from '../test-support/server.ts'

const mebibyte = 1_048_576
const isLinux = process.platform === 'linux'

/** One file, of zeros, and exports that share it. @returns their paths */
async function bigExports(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'storage'>,
  { accountId, bytes, count }: { accountId: string; bytes: number; count: number },
): Promise<string[]> {
  const { db, clock, secrets, storage } = deps
  const [analysisId, fileId, createdAt] = [await completedAnalysis({ deps }, accountId), newId('fil'), clock.now()]
  const storageKey: FileKey = `exports/${fileId}.pdf`
  await storage.put(storageKey, new Uint8Array(bytes))
  const file = { id: fileId, analysisId, digest: fileId, storageKey, fileName: 'big.pdf', bytes, etag: '"big"' }
  await insertFile(db, { ...file, createdAt })
  const expiresAt = new Date(createdAt.getTime() + 86_400_000)
  const paths: string[] = []
  for (let made = 0; made < count; made++) {
    const id = newId('exp')
    const options = { format: 'pdf', whiteLabel: false, branding: null } as const
    await insertExport(db, { id, accountId, analysisId, sections: ['swot'], ...options, createdAt })
    await markCompleted(db, id, { fileId, finishedAt: createdAt, expiresAt })
    paths.push(downloadUrl({ baseUrl: '', key: secrets.downloadSigning }, { exportId: id, expiresAt }))
  }
  return paths
}

/** Asks for a file and takes nothing of the answer until told to. */
async function ask(port: number, path: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let taken = 0
  let wanted = 0
  let enough: () => void = () => undefined
  socket.on('data', (part) => {
    taken += part.length
    if (taken < wanted) return
    socket.pause()
    enough()
  })
  socket.once('close', () => enough())
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return {
    socket,
    taken: () => taken,
    /** Resolves when so much more of it has arrived, or when the connection is closed. */
    async take(bytes: number): Promise<void> {
      if (socket.destroyed) return
      wanted = taken + bytes
      const { promise, resolve } = Promise.withResolvers<void>()
      enough = resolve
      socket.resume()
      await promise
    },
  }
}

const clients = 200
const slowBytes = 16 * mebibyte
/** For all of them: what each is sent next, and what Node needs for a connection. Whole files would be 3,200 MiB. */
const memoryMax = 250 * mebibyte

test(`${clients} clients that take a file slowly cost neither memory nor other requests`, {
  skip: !isLinux,
}, async (t) => {
  await using installation = await startInstallation(['api'])
  const [key] = await createKeys(installation, 1)
  const [api] = installation.members
  const paths = await installation.administer(async (admin) => {
    const storage = await openStorage(installation.config.storage)
    const { id: accountId } = await admin.db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'Acme 0')
      .executeTakeFirstOrThrow()
    // More than enough for the limit of requests for one of them.
    return bigExports({ ...admin, storage }, { accountId, bytes: slowBytes, count: 5 })
  })
  const pid = api!.child.process.pid!
  const port = Number(new URL(api!.url).port)
  const others = async () => {
    const response = await fetch(`${api!.url}/v1/analyses`, { headers: { authorization: `Bearer ${key}` } })
    await response.body?.cancel()
    return response.status
  }
  await others()
  const before = { files: await openFiles(pid), memory: await residentBytes(pid) }

  const slow = await Promise.all(Array.from({ length: clients }, (_, at) => ask(port, paths[at % paths.length]!)))
  const memory: number[] = []
  for (let round = 0; round < 8; round++) {
    await Promise.all(slow.map(({ take }) => take(mebibyte / 4)))
    memory.push(await residentBytes(pid))
    assert.equal(await others(), 200)
  }
  const during = await openFiles(pid)
  const grown = Math.max(...memory) - before.memory
  t.diagnostic(
    `${clients} downloads hold ${(grown / mebibyte).toFixed(0)} MiB and ${during - before.files} descriptors`,
  )
  assert.ok(during >= before.files + 2 * clients, 'each of them has its connection and its file')
  assert.ok(grown < memoryMax, `${grown} bytes more`)

  // Some take the rest; the others leave.
  const staying = slow.slice(0, 4)
  for (const { socket } of slow.slice(4)) socket.destroy()
  for (const { take, taken } of staying) {
    await take(Number.POSITIVE_INFINITY)
    assert.ok(taken() > slowBytes)
  }
  await eventually(async () => (await openFiles(pid)) <= before.files + spareFiles, { what: 'all files are closed' })
})

/** Connections to Postgres, and those that `fetch` keeps open. */
const spareFiles = 20

const openFiles = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024
}

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

/** The route alone, at a port of its own, with a limit that a test can wait for. */
async function listening({ stalledMs }: { stalledMs: number }) {
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  app.decorateRequest('rateFigures', null as never)
  app.addHook('onRequest', async (request) => {
    request.rateFigures = []
  })
  downloadRoutes(app, server.deps, { stalledMs })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    port: Number(url.port),
    connections: () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count))),
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

test('a client that takes nothing of its file loses its connection after a time', async () => {
  await using route = await listening({ stalledMs: 300 })
  const { id: accountId } = await server.account('agency')
  const [path] = await bigExports(server.deps, { accountId, bytes: 32 * mebibyte, count: 1 })
  const client = await ask(route.port, path!)
  await client.take(1)
  if (isLinux) assert.ok(await holdsFileOf('exports'))
  assert.equal(await route.connections(), 1)
  await eventually(async () => (await route.connections()) === 0, { what: 'the connection is closed' })
  await client.take(Number.POSITIVE_INFINITY)
  assert.ok(client.taken() < 32 * mebibyte, 'it has not got all of it')
  if (isLinux) await eventually(async () => !(await holdsFileOf('exports')), { what: 'the file is closed' })
})

test('a client that goes on taking its file, slowly, gets all of it', async () => {
  const stalledMs = 2_000
  await using route = await listening({ stalledMs })
  const { id: accountId } = await server.account('agency')
  const bytes = 64 * mebibyte
  const [path] = await bigExports(server.deps, { accountId, bytes, count: 1 })
  const client = await ask(route.port, path!)
  const begun = performance.now()
  while (!client.socket.destroyed) {
    await client.take(2 * mebibyte)
    await delay(150)
  }
  assert.ok(performance.now() - begun > stalledMs, 'it took longer than a client may take nothing')
  assert.ok(client.taken() > bytes)
})

/** Whether this process has a file of the test server's storage open. */
async function holdsFileOf(kind: string): Promise<boolean> {
  const links = await readdir('/proc/self/fd')
  const paths = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')))
  return paths.some((path) => path.startsWith(join(server.deps.config.dataFolder, kind)))
}
