/** Starting analyses: how soon one is accepted, and how soon it is done. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, latencies, median, milliseconds } from '../service/figures.ts'
import { oneByOne, type Target } from './load.ts'

const laterRuns = 5
const pollMs = 10
const firstFullMsMax = 1_500

const headersOf = (key: string) => ({ authorization: `Bearer ${key}` })

/** The start of a sandbox analysis, whose acceptance asks no website. */
export const sandboxStart = (url: string, key: string): Target => ({
  url: `${url}/v1/analyze`,
  method: 'POST',
  headers: headersOf(key),
  body: JSON.stringify({ url: 'https://acme.example', type: 'full', test: true }),
  status: 201,
})

/** Each account has room for some sandbox analyses, so there are several keys. */
export async function measureAcceptance(url: string, keys: readonly string[], perKey: number): Promise<Figure[]> {
  const times = await oneByOne(keys.flatMap((key) => Array<Target>(perKey).fill(sandboxStart(url, key))))
  return [{ name: 'analysis accepted, no preflight', figure: latencies(times.slice(perKey)) }]
}

export interface CompletionBench {
  url: string
  key: string
  siteUrl: string
  type: 'full' | 'flash'
}

/** From the 201 to the first read that says `completed`. The service has to be fresh: its first analysis starts threads. */
export async function measureCompletion(bench: CompletionBench): Promise<{ figures: Figure[]; analysisId: string }> {
  const first = await analyzeOnce(bench)
  const later = []
  for (let run = 0; run < laterRuns; run++) later.push((await analyzeOnce(bench)).ms)
  const { type } = bench
  return {
    figures: [
      {
        name: `${type} analysis, the first`,
        figure: milliseconds(first.ms),
        ...(type === 'full' && {
          aim: { text: `≤ ${milliseconds(firstFullMsMax)}`, isMet: first.ms <= firstFullMsMax },
        }),
      },
      { name: `${type} analysis, later (median of ${laterRuns})`, figure: milliseconds(median(later)) },
    ],
    analysisId: first.id,
  }
}

/** One analysis to its end, polled for. Milliseconds from the 201. */
export async function analyzeOnce({ url, key, siteUrl, type }: CompletionBench): Promise<{ id: string; ms: number }> {
  const started = await fetch(`${url}/v1/analyze`, {
    method: 'POST',
    headers: { ...headersOf(key), 'content-type': 'application/json' },
    body: JSON.stringify({ url: siteUrl, type }),
  })
  const text = await started.text()
  if (started.status !== 201) throw new Error(`The analysis was not accepted: ${text}`)
  const accepted = performance.now()
  const { id } = (JSON.parse(text) as { data: { id: string } }).data
  for (;;) {
    const response = await fetch(`${url}/v1/analyses/${id}`, { headers: headersOf(key) })
    const { data } = (await response.json()) as { data: { status: string; error_message?: string } }
    if (data.status === 'completed') return { id, ms: performance.now() - accepted }
    if (data.status === 'failed') throw new Error(`The analysis failed: ${data.error_message}`)
    await delay(pollMs)
  }
}
