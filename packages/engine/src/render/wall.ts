/** The proxy that the browser is given: it refuses everything. What a page may have is handed to it another way. */
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Wall {
  /** `http://127.0.0.1:port` */
  server: string
  close(): Promise<void>
}

const refusal = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/**
 * Chromium resolves no name itself when it has a proxy, and asks nothing past it: requests that nobody answers for it, of
 * sockets, workers and its own services, end here.
 */
export async function createWall(): Promise<Wall> {
  const server = createServer((_request, response) => {
    response.writeHead(403, { 'content-length': '0', connection: 'close' }).end()
  })
  server.on('connect', (_request, socket: Socket) => socket.end(refusal, () => socket.destroy()))
  server.on('upgrade', (_request, socket: Socket) => socket.end(refusal, () => socket.destroy()))
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
