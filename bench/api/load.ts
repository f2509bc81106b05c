/** Ways to send requests: as fast as they are answered, one after the other, and at a constant rate. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'

export interface Target {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What every answer must have. */
  status: number
}

/**
 * Requests a second of so many connections, each of which sends its next request once it has an answer. The targets, all of
 * one server, are asked for in turn; each connection begins with another one.
 */
export async function throughput(
  targets: readonly Target[],
  { connections, seconds }: { connections: number; seconds: number },
) {
  const { status, url: first } = targets[0]!
  const requests = targets.map(({ url, headers = {} }) => ({ path: new URL(url).pathname, headers }))
  let begun = 0
  const result = await autocannon({
    url: new URL(first).origin,
    requests,
    connections,
    duration: seconds,
    setupClient(client) {
      const from = Math.floor((begun++ * requests.length) / connections) % requests.length
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
  const answers = Object.entries(result.statusCodeStats ?? {})
  if (result.errors > 0 || answers.some(([code]) => code !== String(status))) {
    throw new Error(`${first} answered ${JSON.stringify(result.statusCodeStats)} and broke ${result.errors} times.`)
  }
  return { requests: result.requests.total, perSecond: result.requests.total / result.duration }
}

/** Milliseconds of each request, one after the other on one connection. */
export async function oneByOne(targets: Iterable<Target>): Promise<number[]> {
  const client = createClient(1)
  const times: number[] = []
  for (const target of targets) times.push(await client.send(target, performance.now()))
  client.close()
  return times
}

/**
 * Milliseconds of each request at a constant rate, counted from when it was due: a slow answer holds up no later
 * request, and one that leaves late for whatever reason was waiting since then (no coordinated omission).
 */
export async function atConstantRate(
  targets: readonly Target[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const client = createClient(Number.POSITIVE_INFINITY)
  const answers: Promise<number>[] = []
  const start = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = start + (sent * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await delay(Math.ceil(early))
    answers.push(client.send(targets[sent % targets.length]!, due))
  }
  const times = await Promise.all(answers)
  client.close()
  return times
}

function createClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** Milliseconds from the given moment until the last byte of the answer. */
    send({ url, method = 'GET', headers = {}, body, status }: Target, from: number): Promise<number> {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const length: OutgoingHttpHeaders =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sending = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
        if (response.statusCode !== status) reject(new Error(`${method} ${url} answered ${response.statusCode}.`))
        response.once('end', () => resolve(performance.now() - from))
        response.once('error', reject)
        response.resume()
      })
      sending.once('error', reject)
      sending.end(body)
      return promise
    },
    close() {
      agent.destroy()
    },
  }
}
