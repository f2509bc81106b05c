/** What leaves this machine while a browser shows a page. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  browsersUnderTest,
  entryUrl,
  memorySource,
  renderHtml,
  renderLocalSite,
  serve,
  servePages,
  signal,
  testRenderer,
  textOf,
} from './render-fixtures.ts'

const browsers = await browsersUnderTest()

for (const browser of browsers) {
  const on = ` (${browser.origin})`

  test(`robots.txt binds all that a page of the site asks for, in workers as well${on}`, async () => {
    const asks = [
      'fetch("/private/a.js?fetch")',
      'import("/private/a.js?import")',
      'new Worker("/private/a.js?worker")',
    ]
    await using site = await servePages({
      '/': `<p id=p>x</p><link rel=stylesheet href="/private/a.css"><img src="/private/a.png"><script src="/private/a.js?tag"></script>
        <script>${asks.map((ask) => `try { ${ask} } catch {}`).join(';')}
        const inside = 'fetch("http://' + location.host + '/private/a.js?inside")'
        new Worker(URL.createObjectURL(new Blob([inside])))
        const x = new XMLHttpRequest(); x.open('GET', '/private/a.js?xhr'); x.onerror = () => { p.textContent = 'refused' }; x.send()</script>`,
      '/robots.txt': 'User-agent: *\nDisallow: /private/',
    })
    const rendered = await renderLocalSite(browser, site.port)
    assert.match(textOf(rendered), />refused</)
    assert.deepEqual(
      site.requests.filter((url) => url.includes('private')),
      [],
    )
    assert.ok(rendered.ok && rendered.value.unmade.robots >= 6)
  })

  test(`a page sends nothing: no form, no message, no beacon, no socket, no stream${on}`, async () => {
    await using other = await serve((_request, response) =>
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}'),
    )
    const there = `http://other.test:${other.port}`
    await using site = await servePages({
      '/': `<p id=p>x</p><a id=a href="#p" ping="${there}/ping">x</a><script>
        const tries = [
          () => fetch('${there}/post', { method: 'POST', body: 'x' }),
          () => fetch('/post', { method: 'POST', body: 'x' }),
          () => fetch('${there}/put', { method: 'PUT', body: 'x', headers: { 'content-type': 'application/json' } }),
          () => fetch('/delete', { method: 'DELETE' }),
          () => fetch('${there}/keepalive', { method: 'POST', keepalive: true, body: 'x', mode: 'no-cors' }),
          () => navigator.sendBeacon('${there}/beacon', 'x'),
          () => navigator.sendBeacon('/beacon', 'x'),
          () => a.click(),
          () => new WebSocket('ws://other.test:${other.port}/socket'),
          () => new WebSocket('ws://' + location.host + '/socket'),
          () => new EventSource('${there}/events'),
          () => new Worker(URL.createObjectURL(new Blob(["fetch('${there}/worker', { method: 'POST', body: 'x' }); new WebSocket('ws://other.test:${other.port}/worker')"]))),
          () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('${there}/shared', { method: 'POST', body: 'x' }); fetch('${there}/shared-get')"]))),
          () => navigator.serviceWorker.register('/service.js'),
          () => document.body.append(Object.assign(document.createElement('video'), { src: '${there}/video', autoplay: true })),
        ]
        Promise.allSettled(tries.map(async (run) => { try { run()?.catch?.(() => {}) } catch {} })).then(() => { p.textContent = 'tried' })
        onpagehide = () => navigator.sendBeacon('${there}/unload', 'x')
      </script>`,
      '/service.js': `fetch('${there}/service', { method: 'POST', body: 'x' })`,
    })
    assert.match(textOf(await renderLocalSite(browser, site.port)), />tried</)
    assert.deepEqual(
      [...site.requests, ...other.requests].filter((asked) => asked !== '/robots.txt'),
      ['/'],
    )
  })

  test(`other hosts are asked so often and no more${on}`, async () => {
    await using other = await serve(({ url }, response) =>
      response.writeHead(url === '/robots.txt' ? 404 : 200).end('x'),
    )
    await using site = await servePages({
      '/': `<script>for (let i = 0; i < 200; i++) new Image().src = 'http://other.test:${other.port}/' + i</script>`,
    })
    const rendered = await renderLocalSite(browser, site.port, { limits: { otherHostRequestsMax: 20 } })
    assert.equal(other.requests.filter((url) => url !== '/robots.txt').length, 20)
    assert.ok(rendered.ok && rendered.value.unmade.caps === 180)
  })

  test(`other hosts send so much and no more${on}`, async () => {
    const picture = Buffer.alloc(100_000, 'x')
    await using other = await serve(({ url }, response) =>
      response.writeHead(url === '/robots.txt' ? 404 : 200).end(picture),
    )
    await using site = await servePages({
      '/': `<script>(async () => { for (let i = 0; i < 40; i++) await fetch('http://other.test:${other.port}/' + i, { mode: 'no-cors' }).catch(() => {}) })()</script>`,
    })
    await renderLocalSite(browser, site.port, { limits: { otherHostBytesMax: 500_000 } })
    assert.equal(other.requests.filter((url) => url !== '/robots.txt').length, 5)
  })

  for (const kind of ['the network', 'a folder'] as const) {
    test(`a page is handed so much of ${kind} and no more, however often it asks${on}`, async () => {
      const part = 'x'.repeat(100_000)
      const page = `<p id=p>x</p><script>
        Promise.allSettled(Array.from({ length: 40 }, (_, i) => fetch('/part.js?' + i % 2).then((r) => r.text()))).then((all) => {
          p.textContent = 'handed ' + all.filter(({ status }) => status === 'fulfilled').length + ' of 40'
        })</script>`
      const limits = { handedBytesMax: 1_000_000 }
      if (kind === 'a folder') {
        await using renderer = testRenderer(browser, limits)
        assert.match(textOf(await renderHtml(renderer, page, { '/part.js': part })), />handed 10 of 40</)
      } else {
        await using site = await servePages({ '/': page, '/part.js?0': part, '/part.js?1': part })
        const rendered = await renderLocalSite(browser, site.port, { limits })
        assert.match(textOf(rendered), />handed 10 of 40</)
        assert.ok(rendered.ok && rendered.value.unmade.caps === 30)
      }
    })
  }

  test(`of a folder four files at most are read at a time, however many a page asks for${on}`, async () => {
    const page = `<p id=p>x</p><script>
      Promise.all(Array.from({ length: 40 }, (_, i) => fetch('/part.js?' + i).then((r) => r.text()))).then(() => { p.textContent = 'all' })</script>`
    const source = memorySource({ '/': page, '/part.js': 'x' })
    let reading = 0
    let most = 0
    const counted: typeof source = {
      ...source,
      async request(url, request) {
        most = Math.max(most, ++reading)
        // As a file: not at once.
        await new Promise(setImmediate)
        reading--
        return source.request(url, request)
      },
    }
    await using renderer = testRenderer(browser)
    assert.match(textOf(await renderer.render({ url: entryUrl, source: counted, signal: signal() })), />all</)
    assert.ok(most <= 4, `${most} at a time`)
  })

  test(`the site is told who asks, and is sent no cookie${on}`, async () => {
    const agents: string[] = []
    const cookies: unknown[] = []
    await using site = await serve((request, response) => {
      agents.push(request.headers['user-agent'] ?? '')
      cookies.push(request.headers.cookie)
      const isPage = request.url === '/'
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, {
        'content-type': 'text/html',
        'set-cookie': 'a=1',
      })
      response.end(
        isPage ? `<script>document.cookie = 'b=2'; fetch('/data', { headers: { 'x-key': 'k' } })</script>` : '',
      )
    })
    await renderLocalSite(browser, site.port)
    assert.ok(site.requests.includes('/data'))
    for (const agent of agents) assert.match(agent, /^BrandprintBot/)
    assert.deepEqual(new Set(cookies), new Set([undefined]))
  })

  test(`a script reads of another origin only what that origin lets it read${on}`, async () => {
    await using other = await serve(({ url = '' }, response) => {
      const headers = url === '/any' ? { 'access-control-allow-origin': '*' } : {}
      response.writeHead(url === '/robots.txt' ? 404 : 200, headers)
      response.end('words')
    })
    await using site = await servePages({
      '/': `<p id=p></p><script>Promise.all(['/any', '/closed'].map((path) =>
        fetch('http://other.test:${other.port}' + path).then((r) => r.text()).catch(() => 'refused'))).then((all) => { p.textContent = all.join() })</script>`,
    })
    assert.match(textOf(await renderLocalSite(browser, site.port)), />words,refused</)
  })
}
