/** An endpoint of webhooks: a real HTTPS server on loopback that records requests and answers as set. */
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (received: Received, response: ServerResponse) => void

const certificate = (name: string) => readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), 'utf8')

/** The authority of the receivers' certificate. */
export const testAuthority = certificate('authority')
export const testAuthorityFile = new URL('certificates/authority.pem', import.meta.url).pathname

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** @param answer default: 200 */
export async function startReceiver(answer: Answer = (_, response) => response.end('thanks')) {
  const received: Received[] = []
  const pem = certificate('receiver')
  let answering = answer
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    const got = await read(request).catch(() => null)
    if (got === null) return
    received.push(got)
    answering(got, response)
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** By address; allow `127.0.0.1` for it. */
    url: `https://127.0.0.1:${port}/hook`,
    received,
    answer(next: Answer) {
      answering = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') }
}

/** An answer with this status and no body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end()
  }
