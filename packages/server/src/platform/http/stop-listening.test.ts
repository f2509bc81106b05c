import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { stopListening } from './stop-listening.ts'

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, open: () => connect(port, '127.0.0.1') }
}

const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nhost: acme.test\r\n\r\n')
const lastAnswer: RequestListener = (_request, response) => response.setHeader('connection', 'close').end('here')

/** Blocks the thread: connections and requests wait in the kernel meanwhile. */
function beBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('connections that came while the thread was busy are taken and answered', async () => {
  const { server, open } = await listening(lastAnswer)
  const sockets = Array.from({ length: 20 }, open)
  for (const socket of sockets) ask(socket)
  beBusy(50)
  await stopListening(server)
  for (const socket of sockets) assert.match(await text(socket), /here/)
  await assert.rejects(once(open(), 'connect'), { code: 'ECONNREFUSED' })
})

test('a request on an idle connection that came while the thread was busy is answered', async () => {
  let answered = 0
  const { server, open } = await listening((request, response) => {
    if (answered++ === 0) response.end('first')
    else lastAnswer(request, response)
  })
  const socket = open()
  ask(socket)
  const [first] = await once(socket, 'data')
  assert.match(String(first), /first/)
  const second = text(socket)
  ask(socket)
  beBusy(50)
  await stopListening(server)
  assert.match(await second, /here/)
})

test('an idle connection is closed', async () => {
  const { server, open } = await listening((_request, response) => response.end('first'))
  const socket = open()
  ask(socket)
  await once(socket, 'data')
  const rest = text(socket)
  await stopListening(server)
  assert.equal(await rest, '')
})
