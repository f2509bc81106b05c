/** Exports of the service: started over HTTP, their times as its worker wrote them. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Exportable } from './seed.ts'

export interface Service {
  url: string
  database: pg.Pool
}

export interface EndedExport {
  status: string
  /** From the acceptance of the request to the end of the work, by the service's clock. */
  ms: number
}

const pollMs = 20
const endMsMax = 600_000

/** @returns its identifier */
export async function startExport({ url }: Pick<Service, 'url'>, { key, analysisId }: Exportable): Promise<string> {
  const response = await fetch(`${url}/v1/analyses/${analysisId}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'pdf' }),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`The export was not accepted: ${text}`)
  return (JSON.parse(text) as { data: { export_id: string } }).data.export_id
}

/** Waits until all of them have ended. It asks the database, so that nothing else is asked of the service. */
export async function ended({ database }: Pick<Service, 'database'>, ids: readonly string[]): Promise<EndedExport[]> {
  const until = Date.now() + endMsMax
  for (;;) {
    const { rows } = await database.query<EndedExport>(
      `select status, (extract(epoch from finished_at - created_at) * 1000)::float8 as ms
       from export where id = any ($1::text[]) and status <> 'processing'`,
      [ids],
    )
    if (rows.length === ids.length) return rows
    if (Date.now() > until) throw new Error(`${ids.length - rows.length} exports did not end.`)
    await delay(pollMs)
  }
}

/** One after the other. @returns milliseconds of each */
export async function oneAfterTheOther(service: Service, exported: readonly Exportable[]): Promise<number[]> {
  const times: number[] = []
  for (const each of exported) {
    const [end] = await ended(service, [await startExport(service, each)])
    if (end?.status !== 'completed') throw new Error('An export failed.')
    times.push(end.ms)
  }
  return times
}

/** Forgets all exports: the analyses can be exported anew, and the quota is unused. */
export async function forgetExports({ database }: Pick<Service, 'database'>): Promise<void> {
  for (const table of ['export', 'export_file', 'export_usage']) await database.query(`delete from ${table}`)
}
