/** The websites of the benchmark: which address has which number, and what it answers. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export const port = 8_077
export const network = '10.77.0.0/16'

export type SiteKind = '304' | 'same bytes' | 'noise'

/** 40 % answer 304, 30 % the same bytes without validators, 30 % pages with noise. */
export const kindOf = (number: number): SiteKind => {
  const place = number % 10
  return place < 4 ? '304' : place < 7 ? 'same bytes' : 'noise'
}

/** From this number on they are hostile. */
export const hostileFrom = 60_000

export const addressOf = (number: number) => `http://10.77.${Math.floor(number / 256)}.${number % 256}:${port}/`

export function siteNumber(localAddress: string): number {
  const [third, fourth] = localAddress.replace('::ffff:', '').split('.').slice(2).map(Number)
  return third! * 256 + fourth!
}

export type ToSites = { tell: true } | { isAllSame: boolean }
export interface FromSites {
  /** Number, and milliseconds since the epoch. */
  firstAsked: [number, number][]
  bytesOut: number
}

export interface Sites {
  /** When each was first asked since the last time. */
  firstAsked(): Promise<ReadonlyMap<number, number>>
  /** Whether all answer 304. */
  answerSame(isAllSame: boolean): Promise<void>
  close(): void
}

export async function serveSites(folder: string): Promise<Sites> {
  const child: ChildProcess = fork(new URL('./sites-process.ts', import.meta.url), ['--folder', folder])
  await once(child, 'message')
  async function ask(message: ToSites): Promise<FromSites> {
    child.send(message)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    firstAsked: async () => new Map((await ask({ tell: true })).firstAsked),
    answerSame: async (isAllSame) => void (await ask({ isAllSame })),
    close: () => void child.kill(),
  }
}
