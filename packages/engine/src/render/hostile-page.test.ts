/** A page of the network that tries every way to this machine: none gets there. */
import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { test } from 'node:test'
import {
  browsersUnderTest,
  entryUrl,
  memorySource,
  renderHtml,
  renderLocalSite,
  serve,
  signal,
  testRenderer,
  testWebsite,
  textOf,
} from './render-fixtures.ts'

const browsers = await browsersUnderTest()

async function listenUdp() {
  const socket = createSocket('udp4')
  const packets: Buffer[] = []
  socket.on('message', (packet) => packets.push(packet))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { port: socket.address().port, socket, packets, [Symbol.dispose]: () => socket.close() }
}

const attempts = (secret: number, udp: number) => `<!doctype html><title>t</title><p id=log>started</p>
<img src="http://127.0.0.1:${secret}/img"><link rel=stylesheet href="http://localhost:${secret}/css">
<iframe src="http://127.0.0.1:${secret}/frame"></iframe><img src="/redirect"><link rel=preconnect href="http://127.0.0.1:${secret}">
<script>
const tried = []
const attempt = (name, run) => { tried.push(name); try { return Promise.resolve(run()).catch(() => {}) } catch {} }
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
Promise.race([wait(1500), Promise.all([
  attempt('fetch', () => fetch('http://127.0.0.1:${secret}/fetch', { mode: 'no-cors' })),
  attempt('name', () => fetch('http://localhost:${secret}/name', { mode: 'no-cors' })),
  attempt('ipv6', () => fetch('http://[::1]:${secret}/ipv6', { mode: 'no-cors' })),
  attempt('decimal', () => fetch('http://2130706433:${secret}/decimal', { mode: 'no-cors' })),
  attempt('rebound', () => fetch('http://rebound.example:${secret}/rebound', { mode: 'no-cors' })),
  attempt('redirect', () => fetch('/redirect', { mode: 'no-cors' })),
  attempt('beacon', () => navigator.sendBeacon('http://127.0.0.1:${secret}/beacon', 'x')),
  attempt('socket', () => new WebSocket('ws://127.0.0.1:${secret}/socket')),
  attempt('events', () => new EventSource('http://127.0.0.1:${secret}/events')),
  attempt('worker', () => new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${secret}/worker', { mode: 'no-cors' })"])))),
  attempt('popup', () => window.open('http://127.0.0.1:${secret}/popup')),
  attempt('rtc', async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] })
    peer.createDataChannel('x')
    await peer.setLocalDescription(await peer.createOffer())
    await wait(1000)
  }),
])]).then(() => { log.textContent = 'tried ' + tried.length })
</script>`

for (const browser of browsers) {
  test(`no request of a page reaches this machine (${browser.origin})`, async () => {
    await using secret = await serve((_request, response) => response.end('secret'))
    using udp = await listenUdp()
    await using site = await serve((request, response) => {
      if (request.url === '/redirect')
        return response.writeHead(302, { location: `http://127.0.0.1:${secret.port}/redirected` }).end()
      response.writeHead(200, { 'content-type': 'text/html' }).end(attempts(secret.port, udp.port))
    })
    const rendered = await renderLocalSite(browser, site.port, {
      allow: `site.test:${site.port}, 127.0.0.1:${site.port}`,
      names: { 'site.test': ['127.0.0.1'], 'rebound.example': ['127.0.0.1'] },
      limits: { pageMs: 90_000, loadMs: 60_000 },
    })

    assert.match(textOf(rendered), />tried 12</)
    assert.ok(site.requests.includes('/redirect'))
    assert.deepEqual([secret.requests, udp.packets.length], [[], 0])
    // Both would have noticed.
    await fetch(`http://127.0.0.1:${secret.port}/control`)
    udp.socket.send('control', udp.port, '127.0.0.1')
    await once(udp.socket, 'message')
    assert.deepEqual([secret.requests, udp.packets.length], [['/control'], 1])
  })

  test(`a page opens no other window, by script or by link (${browser.origin})`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({
      '/': `<p id=p></p><a id=a rel=opener target=other href="/by-link"></a><script>
        a.click()
        p.textContent = [window.open('/by-script'), window.open('about:blank')].map(String)
      </script>`,
    })
    const rendered = await renderer.render({ url: entryUrl, source, signal: signal() })
    assert.match(textOf(rendered), />null,null</)
    assert.deepEqual(source.requested, [entryUrl])
  })

  test(`a page that asks for a window beside a frame of another site comes to rest (${browser.origin})`, async () => {
    await using renderer = testRenderer(browser)
    const page = '<p>x</p><iframe src="https://other.example/"></iframe><script>window.open("about:blank")</script>'
    // Chromium lost the page's clock in about half of the runs.
    for (let run = 0; run < 4; run++) {
      const rendered = await renderHtml(renderer, page)
      assert.equal(rendered.ok && rendered.value.quiet, true)
    }
  })

  test(`a page that the guard refuses is refused in its words (${browser.origin})`, async () => {
    await using secret = await serve((_request, response) => response.end('secret'))
    await using renderer = testRenderer(browser)
    const url = `http://127.0.0.1:${secret.port}/`
    await using source = testWebsite('http://site.test/', '', {})
    const rendered = await renderer.render({ url, source, signal: signal() })
    assert.match(rendered.ok ? 'rendered' : rendered.error.code, /NOT_PUBLIC|PORT_NOT_ALLOWED|INVALID_URL/)
    assert.deepEqual(secret.requests, [])
  })

  test(`a redirect to a URL that the guard refuses is not followed (${browser.origin})`, async () => {
    await using secret = await serve((_request, response) => response.end('secret'))
    await using site = await serve((request, response) => {
      if (request.url === '/robots.txt') return response.writeHead(404).end()
      response.writeHead(302, { location: `http://127.0.0.1:${secret.port}/` }).end()
    })
    const rendered = await renderLocalSite(browser, site.port, {
      allow: `site.test:${site.port}, 127.0.0.1:${site.port}`,
    })
    assert.equal(rendered.ok || rendered.error.code, 'BLOCKED_REDIRECT')
    assert.deepEqual(secret.requests, [])
  })

  test(`a page that sends more bytes than allowed is cut off (${browser.origin})`, async () => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    let sent = 0
    await using site = await serve((request, response) => {
      if (request.url !== '/big') {
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end(
          `<p id=p>x</p><script>fetch('/big').then((r) => r.text()).catch(() => { p.textContent = 'cut' })</script>`,
        )
      }
      const more = () => {
        sent += chunk.length
        if (!response.destroyed) response.write(chunk, () => setTimeout(more, 1))
      }
      more()
    })
    const rendered = await renderLocalSite(browser, site.port, {
      allow: `site.test:${site.port}, 127.0.0.1:${site.port}`,
      limits: { bytesMax: 1024 * 1024 },
    })
    assert.match(textOf(rendered), />cut</)
    assert.ok(sent < 8 * 1024 * 1024)
  })
}
