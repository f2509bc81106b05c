/** For tests of the engine's processes: websites that are hard to analyze, and what runs on this machine (Linux). */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { engineLimits } from '../platform/engine/engine-limits.ts'
import type { AnalyzeTask, EngineSettings } from '../platform/engine/tasks.ts'

export const engineSettings = (cacheFolder: string): EngineSettings => ({
  allowHosts: '127.0.0.1',
  ownAddresses: '',
  browser: 'off',
  sandbox: 'on',
  searchPath: '',
  cacheFolder,
  sampleFolder: fileURLToPath(new URL('../../../../examples/sites/tallymoor', import.meta.url)),
  sampleOrigin: 'https://www.tallymoor.example',
})

export const flashOf = (url: string): AnalyzeTask => ({
  kind: 'analyze',
  url,
  type: 'flash',
  context: null,
  socialLinks: [],
  prefetched: null,
})

/** Cards with dates, which every fact that reads lines has to process. */
const card = (at: number) =>
  `<article><h3>Post ${at}</h3><time>${(at % 28) + 1} March 2024</time><p>Text ${at} about it</p><a href="/p/${at}">Read</a></article>`
export const heavyPage = `<!doctype html><title>Acme</title><h1>Acme builds bridges</h1>${Array.from({ length: 12_000 }, (_, at) => card(at)).join('')}`
export const lightPage = '<!doctype html><title>Acme</title><h1>Acme builds bridges of steel</h1>'

/** A website of one page. */
export async function startPage(html: string) {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? html : '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Processes that analyze, of those that a process started. */
export const engineProcesses = (parent: number): number[] =>
  processesOf(parent, 'platform/engine/processes/engine-process.ts')

/** Processes that run preflights, of those that a process started. */
export const preflightProcesses = (parent: number): number[] =>
  processesOf(parent, 'platform/engine/processes/preflight-process.ts')

/** Processes that probe, of those that a process started. */
export const probeProcesses = (parent: number): number[] =>
  processesOf(parent, 'platform/engine/processes/probe-process.ts')

/** Processes that read a logo, of those that a process started. */
export const logoProcesses = (parent: number): number[] =>
  processesOf(parent, 'platform/engine/processes/logo-process.ts')

function processesOf(parent: number, file: string): number[] {
  const lines = readdirSync(`/proc/${parent}/task`).map((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8'),
  )
  const pids = lines.flatMap((line) => line.trim().split(' ').filter(Boolean).map(Number))
  return pids.filter((pid) => commandOf(pid).includes(file))
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Whether it still computes; a zombie does not. */
export const isRunning = (pid: number): boolean => commandOf(pid) !== ''

export const wideLimits = { ...engineLimits, cpuSeconds: 120 }
