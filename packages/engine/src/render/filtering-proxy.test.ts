import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import {
  createFilteringProxy,
  type FilteringProxy,
  type FilteringProxyLimits,
  filteringProxyLimits,
} from './filtering-proxy.ts'
import { testGuard } from './render-fixtures.ts'

async function echoServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, sockets, [Symbol.dispose]: close }
}

async function webServer() {
  const requests: IncomingMessage[] = []
  const server = createHttpServer((message, response) => {
    requests.push(message)
    message.pipe(response)
    if (message.method === 'GET') response.end(message.url === '/big' ? 'x'.repeat(200_000) : `page ${message.url}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, requests, [Symbol.dispose]: () => server.close() }
}

async function testProxy(allowedPort: number, limits: Partial<FilteringProxyLimits> = {}) {
  const guard = testGuard(`site.test:${allowedPort}, 127.0.0.1:${allowedPort}`, { 'site.test': ['127.0.0.1'] })
  const proxy = await createFilteringProxy(guard, { ...filteringProxyLimits, ...limits })
  return { ...proxy, [Symbol.asyncDispose]: () => proxy.close() }
}

const credentialOf = ({ username, password }: FilteringProxy) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

interface Ask {
  url: string
  credential?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

async function ask(
  proxy: FilteringProxy,
  { url, credential = credentialOf(proxy), method = 'GET', headers, body }: Ask,
) {
  const { hostname, port } = new URL(proxy.server)
  const sent = request({
    hostname,
    port,
    path: url,
    method,
    headers: { ...headers, 'proxy-authorization': credential },
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, text }
}

async function openTunnel(proxy: FilteringProxy, authority: string, credential = credentialOf(proxy)) {
  const { hostname, port } = new URL(proxy.server)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\nProxy-Authorization: ${credential}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  return { socket, status: Number(head.toString().split(' ')[1]) }
}

test('requests without the credential of this proxy are refused', async () => {
  using web = await webServer()
  await using proxy = await testProxy(web.port)
  const credential = `Basic ${Buffer.from('guess:guess').toString('base64')}`
  const url = `http://site.test:${web.port}/`
  assert.equal((await ask(proxy, { url, credential })).status, 407)
  assert.equal((await ask(proxy, { url, credential: '' })).status, 407)
  assert.equal((await openTunnel(proxy, `site.test:${web.port}`, credential)).status, 407)
  assert.equal(web.requests.length, 0)
})

test('a vetted host is connected to at its vetted address, with its own name and without our credential', async () => {
  using web = await webServer()
  await using proxy = await testProxy(web.port)
  const got = await ask(proxy, { url: `http://site.test:${web.port}/a?b=c` })
  const posted = await ask(proxy, { url: `http://site.test:${web.port}/`, method: 'POST', body: 'form' })
  assert.deepEqual(
    [got, posted],
    [
      { status: 200, text: 'page /a?b=c' },
      { status: 200, text: 'form' },
    ],
  )
  assert.equal(web.requests[0]?.headers.host, `site.test:${web.port}`)
  assert.equal(web.requests[0]?.headers['proxy-authorization'], undefined)
  assert.ok(proxy.bytesRead() >= 'page /a?b=cform'.length)
})

test('a tunnel carries bytes to a vetted host', async () => {
  using echo = await echoServer()
  await using proxy = await testProxy(echo.port)
  const { socket, status } = await openTunnel(proxy, `site.test:${echo.port}`)
  socket.write('hello')
  const [data] = await once(socket, 'data')
  assert.deepEqual([status, String(data)], [200, 'hello'])
})

test('hosts that the guard refuses get 403, with the reason kept', async () => {
  using web = await webServer()
  using other = await webServer()
  await using proxy = await testProxy(web.port)
  const hosts = [
    `127.0.0.1:${other.port}`,
    `localhost:${other.port}`,
    `[::1]:${other.port}`,
    '169.254.169.254',
    'gone.example',
  ]
  for (const host of hosts) {
    assert.equal((await ask(proxy, { url: `http://${host}/` })).status, 403, host)
    assert.equal((await openTunnel(proxy, host.includes(':') ? host : `${host}:80`)).status, 403, host)
  }
  assert.equal(other.requests.length, 0)
  assert.equal(proxy.refusalOf('169.254.169.254')?.code, 'NOT_PUBLIC')
  assert.equal(proxy.refusalOf('site.test'), null)
})

test('a proxy without a guard refuses every host', async () => {
  using web = await webServer()
  const proxy = await createFilteringProxy(null)
  assert.equal((await ask(proxy, { url: `http://127.0.0.1:${web.port}/` })).status, 403)
  assert.equal((await ask(proxy, { url: 'http://example.com/' })).status, 403)
  await proxy.close()
})

test('other schemes, origin forms and WebSocket handshakes are refused', async () => {
  using web = await webServer()
  await using proxy = await testProxy(web.port)
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  assert.equal((await ask(proxy, { url: `http://site.test:${web.port}/`, headers })).status, 403)
  assert.equal((await ask(proxy, { url: `ftp://site.test:${web.port}/` })).status, 403)
  assert.equal((await ask(proxy, { url: '/' })).status, 403)
  assert.equal(web.requests.length, 0)
})

test('after the byte limit every connection is cut and new ones are refused', async () => {
  using web = await webServer()
  using echo = await echoServer()
  await using proxy = await testProxy(web.port, { bytesMax: 100_000 })
  assert.equal((await ask(proxy, { url: `http://site.test:${web.port}/small` })).status, 200)
  await assert.rejects(ask(proxy, { url: `http://site.test:${web.port}/big` }))
  assert.equal((await ask(proxy, { url: `http://site.test:${web.port}/small` })).status, 403)
  assert.equal(echo.sockets.size, 0)
})

test('more connections than allowed are dropped', async () => {
  using echo = await echoServer()
  await using proxy = await testProxy(echo.port, { connectionsMax: 2 })
  const tunnels = [await openTunnel(proxy, `site.test:${echo.port}`), await openTunnel(proxy, `site.test:${echo.port}`)]
  assert.deepEqual(
    tunnels.map(({ status }) => status),
    [200, 200],
  )
  const { hostname, port } = new URL(proxy.server)
  const third = connect(Number(port), hostname)
  third.on('error', () => {})
  await once(third, 'close')
})

test('closing ends open tunnels', async () => {
  using echo = await echoServer()
  const proxy = await testProxy(echo.port)
  const { socket } = await openTunnel(proxy, `site.test:${echo.port}`)
  const ended = once(socket, 'close')
  await proxy.close()
  await ended
})
