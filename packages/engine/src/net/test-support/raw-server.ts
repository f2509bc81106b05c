import { createServer, type Server, type Socket } from 'node:net'

export interface RawServer extends AsyncDisposable {
  port: number
  /** `http://127.0.0.1:port` */
  origin: string
  /** How many connections came. */
  connections: number
  /** The heads of the requests that came, in order. */
  requests: string[]
  /** Sent as soon as somebody connects. */
  greet: string
}

/** What a server does with a connection once a request's head is there: writes bytes, well-formed or not. */
export type Script = (socket: Socket, requestHead: string) => void

/** A TCP server on loopback that does what it is told to, HTTP or not. */
export async function startRawServer(
  script: Script,
  { host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {},
): Promise<RawServer> {
  const server = createServer()
  const started = await listening(server, host, port)
  const sockets = new Set<Socket>()
  const state: RawServer = {
    port: started,
    origin: `http://${host}:${started}`,
    connections: 0,
    requests: [],
    greet: '',
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('connection', (socket) => {
    state.connections++
    sockets.add(socket)
    if (state.greet !== '') socket.write(state.greet)
    let received = ''
    socket.on('error', () => {}) // The client hangs up on most of what is tested here.
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (!received.includes('\r\n\r\n')) return
      state.requests.push(received)
      const head = received
      received = ''
      script(socket, head)
    })
  })
  return state
}

/** A script that sends these bytes and ends. */
export const sends =
  (...parts: (string | Uint8Array)[]): Script =>
  (socket) => {
    socket.end(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
  }

/** A complete answer: a body of the length that its header says. */
export function httpAnswer(headers: string[], body: string | Uint8Array, status = '200 OK'): Buffer {
  const content = Buffer.from(body as string)
  const lines = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${content.length}`, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), content])
}

async function listening(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('A server without a port.')
  return address.port
}
