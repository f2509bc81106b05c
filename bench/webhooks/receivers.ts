/**
 * Endpoints of webhooks in a process of their own: HTTPS, a path each. Answers 200 after `BENCH_ANSWER_MS`; a path with
 * `dead` in it is never answered. `GET /arrivals` gives the arrivals since it was last asked, as [event id, path, epoch ms].
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'

const pem = readFileSync(
  new URL('../../packages/server/src/test-support/certificates/receiver.pem', import.meta.url),
  'utf8',
)
const answerMs = Number(process.env.BENCH_ANSWER_MS ?? 0)
let arrivals: [id: string, path: string, at: number][] = []

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = performance.timeOrigin + performance.now()
  const path = request.url ?? ''
  arrivals.push([String(request.headers['webhook-id']), path, at])
  request.resume()
  if (path.includes('dead')) return
  if (answerMs > 0) await delay(answerMs)
  response.end()
}

createHttpsServer({ key: pem, cert: pem }, receive).listen(Number(process.env.PORT) + 1, '127.0.0.1')
createServer((_, response) => {
  const taken = arrivals
  arrivals = []
  response.end(JSON.stringify(taken))
}).listen(Number(process.env.PORT), '127.0.0.1')
