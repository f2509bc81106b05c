import { startServer } from '../service/processes.ts'

export interface Arrival {
  eventId: string
  path: string
  /** Epoch milliseconds. */
  at: number
}

export interface Receivers {
  /** Where an endpoint of that path is. */
  endpointUrl(path: string): string
  /** Those since it was last asked. */
  arrivals(): Promise<Arrival[]>
  close(): Promise<void>
}

export async function startReceivers(logFile: string, answerMs: number): Promise<Receivers> {
  let port = 0
  const server = await startServer({
    file: new URL('./receivers.ts', import.meta.url),
    args: () => [],
    env: (chosen) => {
      port = chosen
      return { PORT: String(chosen), BENCH_ANSWER_MS: String(answerMs) }
    },
    probe: '/arrivals',
    logFile,
  })
  return {
    endpointUrl: (path) => `https://127.0.0.1:${port + 1}${path}`,
    async arrivals() {
      const response = await fetch(`${server.url}/arrivals`)
      const rows = (await response.json()) as [string, string, number][]
      return rows.map(([eventId, path, at]) => ({ eventId, path, at }))
    },
    close: () => server.close(),
  }
}
