import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { startTestServer } from '../../test-support/server.ts'

test('the connection of a request that began before the process was stopped is closed after the answer', async (context) => {
  const asked = Promise.withResolvers<ServerResponse>()
  const site = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else asked.resolve(response)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  context.after(() => {
    site.closeAllConnections()
    site.close()
  })
  await using server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' } })
  const acme = await server.account()
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  const answering = acme.send({ method: 'POST', url: '/v1/analyze', payload: { url } })
  const page = await asked.promise
  server.drain()
  page.setHeader('content-type', 'text/html').end('<h1>Oaken kitchens</h1>')
  const { statusCode, headers } = await answering
  assert.deepEqual([statusCode, headers.connection], [201, 'close'])
})
