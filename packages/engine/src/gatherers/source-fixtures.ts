/** Sites for tests of gathering: the network, scripted. */
import { gzipSync } from 'node:zlib'
import type { Fetched, SiteSource } from '../artifacts.ts'
import type { FetchErrorCode } from '../net/fetch-error.ts'
import { fail, ok } from '../result.ts'

export interface ScriptedAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** URL that the request ended at. */
  finalUrl?: string
  error?: FetchErrorCode
}

export interface ScriptedSource extends SiteSource {
  /** URLs asked for, in order. */
  asked: string[]
}

/** A source that answers each URL as written, and any other with 404. */
export function scriptedSource(answers: Record<string, string | ScriptedAnswer>, origin = 'https://www.acme.example') {
  const byUrl = new Map(Object.entries(answers).map(([path, answer]) => [new URL(path, origin).href, answer]))
  const asked: string[] = []
  const source: ScriptedSource = {
    kind: 'network',
    entryUrl: `${origin}/`,
    asked,
    async request(url) {
      asked.push(url)
      const known = byUrl.get(url) ?? { status: 404 }
      const answer: ScriptedAnswer = typeof known === 'string' ? { body: known } : known
      if (answer.error !== undefined) return fail({ code: answer.error, message: `Scripted: ${answer.error}.` })
      const finalUrl = answer.finalUrl === undefined ? url : new URL(answer.finalUrl, origin).href
      const fetched: Fetched = {
        url,
        finalUrl,
        redirects: finalUrl === url ? [] : [url],
        status: answer.status ?? 200,
        headers: { 'content-type': answer.type ?? 'text/html; charset=utf-8', ...answer.headers },
        body: typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? new Uint8Array()),
        fetchedAt: '2026-01-01T00:00:00.000Z',
        durationMs: 0,
      }
      return ok(fetched)
    },
    async close() {},
  }
  return source
}

export const xml = (body: string): ScriptedAnswer => ({ type: 'application/xml', body })
export const css = (body: string): ScriptedAnswer => ({ type: 'text/css', body })
export const gz = (body: string): ScriptedAnswer => ({ type: 'application/gzip', body: gzipSync(body) })
