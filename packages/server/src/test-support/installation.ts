/** An installation as it runs in production: processes of the service on one data folder, which are ended and restarted. */

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdmin, type Role } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createAccount, createKey } from '../features/accounts/index.ts'
import { freePort } from '../platform/database/embedded/server.ts'
import { scopes } from '../platform/scopes.ts'
import { type Child, startChild } from './child-process.ts'
import { eventually } from './eventually.ts'

const bin = new URL('../bin/serve.ts', import.meta.url)
const alwaysMs = 90_000

export interface Member {
  name: string
  role: Role
  /** Where it listens; a worker's is not used. */
  url: string
  /** The current process. */
  child: Child
  /** Ends the process with this signal; another one replaces it at once. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null }>
  ready(): Promise<void>
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>

/** One process for each role that is named, on an embedded Postgres that the first one starts. */
export async function startInstallation(named: readonly Role[], settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-installation-'))
  const environment: Record<string, string> = {
    BRANDPRINT_DATA_DIR: folder,
    BRANDPRINT_BROWSER: 'off',
    BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '1000000',
    BRANDPRINT_KEY_REQUESTS_BURST: '1000000',
    PATH: process.env.PATH ?? '',
    ...settings,
  }
  const config = readConfig(environment)
  const members: Member[] = []
  /** Processes that ended of their own accord. */
  const ownEnds: string[] = []
  let isEnding = false
  for (const [at, role] of named.entries()) {
    const one = await member(`${role} ${at}`, role)
    members.push(one)
    await one.ready()
  }

  async function member(name: string, role: Role): Promise<Member> {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const self: Member = {
      name,
      role,
      url,
      child: launch(),
      async end(signal) {
        self.child.process.kill(signal)
        const code = await self.child.ended()
        self.child = launch()
        return { code }
      },
      async ready() {
        if (role !== 'worker') {
          await answers(self)
          return
        }
        for (;;) {
          const { child } = self
          try {
            await child.saying('Brandprint is ready')
            return
          } catch (error) {
            // One that ended of its own accord, as where Postgres was killed while it started, has been started again.
            await child.ended()
            if (self.child === child) throw error
          }
        }
      },
    }
    return self

    function launch(): Child {
      const child = startChild(bin, ['--role', role], {
        env: { ...environment, PORT: String(port), BRANDPRINT_BASE_URL: url },
      })
      child.ended().then((code) => {
        // It was not ended by the test; an init system would restart it.
        if (code === null || code === 0 || isEnding) return
        ownEnds.push(`${name} ended with code ${code}`)
        if (self.child === child) self.child = launch()
      })
      return child
    }
  }

  return {
    config,
    folder,
    members,
    ownEnds,
    /** The process id of its Postgres; null while none runs. */
    async postgresPid(): Promise<number | null> {
      const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number.parseInt(text, 10)
      return !Number.isNaN(pid) && isAlive(pid) ? pid : null
    },
    /** Where its Postgres listens, which changes with each start; null while none runs. */
    async databaseUrl(): Promise<string | null> {
      const file = (...names: string[]) => readFile(join(folder, ...names), 'utf8').catch(() => '')
      const port = Number.parseInt((await file('postgres', 'postmaster.pid')).split('\n')[3] ?? '', 10)
      const password = (await file('postgres.password')).trim()
      return Number.isNaN(port) ? null : `postgres://brandprint:${password}@127.0.0.1:${port}/brandprint`
    },
    /** Administration beside the running processes; closed again when it is done. */
    async administer<Value>(work: (admin: Awaited<ReturnType<typeof openAdmin>>) => Promise<Value>): Promise<Value> {
      const admin = await openAdmin(config)
      try {
        return await work(admin)
      } finally {
        await admin.close()
      }
    },
    async [Symbol.asyncDispose]() {
      isEnding = true
      for (const { child } of members) child.process.kill('SIGTERM')
      await Promise.all(members.map(({ child }) => child.ended()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Keys of so many accounts, one each. */
export const createKeys = (installation: Installation, count: number): Promise<string[]> =>
  installation.administer((admin) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const { id } = await createAccount(admin, { name: `Acme ${at}`, tier: 'agency' })
        return (await createKey(admin, { accountId: id, scopes, expiresAt: null })).key
      }),
    ),
  )

/** Waits until an API says that it is ready. */
const answers = ({ name, url }: Pick<Member, 'name' | 'url'>) =>
  eventually(
    async () => {
      const response = await fetch(`${url}/readyz`).catch(() => null)
      await response?.body?.cancel()
      return response?.ok
    },
    { what: `${name} is ready`, ms: alwaysMs },
  )

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
