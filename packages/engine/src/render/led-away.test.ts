/** Rows 40 and 45 of what a page may try: to become a page of somebody else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  entryUrl,
  memorySource,
  renderHtml,
  serve,
  servePages,
  signal,
  skip,
  testBrowsers,
  testRenderer,
  testWebsite,
  textOf,
} from './render-fixtures.ts'

const browsers = await testBrowsers()
test('a browser to test with was found', { skip: skip(browsers) }, () => assert.ok(browsers.length > 0))

/** Every way that a page has to put another in its place. */
const ways: Record<string, (address: string) => string> = {
  'a script': (address) => `<script>location = '${address}'</script>`,
  'a script, later': (address) => `<script>setTimeout(() => location.replace('${address}'), 1200)</script>`,
  'a script while it is scrolled': (address) =>
    `<p style="height:4000px"><script>onscroll = () => { location = '${address}' }</script>`,
  'a meta refresh': (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  'a form': (address) => `<form id=f action="${address}"><input name=a></form><script>f.submit()</script>`,
  'a form that posts': (address) => `<form id=f method=post action="${address}"></form><script>f.submit()</script>`,
  'a link to the top': (address) => `<a id=a target=_top href="${address}">x</a><script>a.click()</script>`,
  'a base': (address) => `<base href="${address}"><a id=a href="next">x</a><script>a.click()</script>`,
  'a frame': (address) => `<iframe id=f></iframe><script>f.contentWindow.eval("top.location = '${address}'")</script>`,
}

for (const browser of browsers) {
  const on = ` (${browser.origin})`

  for (const [way, page] of Object.entries(ways)) {
    test(`${way} leads to no page of another site${on}`, async () => {
      await using other = await servePages({ '/': '<h1>Words of another site</h1>', '/next': '<h1>Words</h1>' })
      await using site = await servePages({ '/': `<h1>Our words</h1>${page(`http://other.test:${other.port}/`)}` })
      const url = `http://site.test:${site.port}/`
      const names = { 'site.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'] }
      await using source = testWebsite(url, 'site.test, other.test, 127.0.0.1', names)
      await using renderer = testRenderer(browser)
      const rendered = await renderer.render({ url, source, signal: signal() })
      assert.equal(rendered.ok ? textOf(rendered) : rendered.error.code, 'BLOCKED_REDIRECT')
      assert.deepEqual(other.requests, [])
    })
  }

  const places = {
    'a port that is refused': ['http://site.test:6000/', 'PORT_NOT_ALLOWED|INVALID_URL'],
    'a private address': ['http://127.0.0.1/', 'BLOCKED_REDIRECT'],
    'a blob': ["' + URL.createObjectURL(new Blob(['<h1>x'], { type: 'text/html' })) + '", 'BLOCKED_REDIRECT'],
    'an empty page': ['about:blank', 'BLOCKED_REDIRECT'],
    'a page that is not there': ['/gone', 'BLOCKED_REDIRECT'],
    'what its robots.txt excludes': ['/private/', 'ROBOTS_DISALLOWED'],
    itself: ['/', 'TOO_MANY_REDIRECTS'],
  } as const
  for (const [place, [address, code]] of Object.entries(places)) {
    test(`a page that leads to ${place} is not read in the browser${on}`, async () => {
      const script = `<h1>Our words</h1><script>setTimeout(() => { location = '${address}' }, 300)</script>`
      await using site = await servePages({
        '/': script,
        '/private/': '<h1>Secret</h1>',
        '/robots.txt': 'User-agent: *\nDisallow: /private/',
      })
      const url = `http://site.test:${site.port}/`
      await using source = testWebsite(url, `site.test:${site.port}, 127.0.0.1:${site.port}`, {
        'site.test': ['127.0.0.1'],
      })
      await using renderer = testRenderer(browser)
      const rendered = await renderer.render({ url, source, signal: signal() })
      assert.match(rendered.ok ? textOf(rendered) : rendered.error.code, new RegExp(`^(?:${code})$`))
      assert.ok(!site.requests.includes('/private/'))
    })
  }

  const head = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Soup</title></head><body><h1>Our words</h1>`
  const insteadOfPages = {
    'XHTML that is damaged': ['/page.xhtml', { '/page.xhtml': `${head}<p>soup<b></p></body></html>` }],
    'a page that leads to XML': ['/', { '/': `<script>location = '/a.xml'</script>`, '/a.xml': '<a><b>Soup</b></a>' }],
    'a page that leads to JSON': ['/', { '/': `<script>location = '/a.json'</script>`, '/a.json': '{"soup":1}' }],
  } as const
  for (const [what, [path, files]] of Object.entries(insteadOfPages)) {
    test(`the browser's own words for ${what} are not read as the site's${on}`, async () => {
      const types = {
        html: 'text/html',
        xhtml: 'application/xhtml+xml',
        xml: 'text/xml',
        json: 'application/json',
        txt: 'text/plain',
      }
      await using site = await serve(({ url = '' }, response) => {
        const body = (files as Record<string, string>)[url]
        const ending = url.split('.')[1] as keyof typeof types | undefined
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': types[ending ?? 'html'] }).end(body)
      })
      const url = `http://site.test:${site.port}${path}`
      await using source = testWebsite(url, 'site.test, 127.0.0.1', { 'site.test': ['127.0.0.1'] })
      await using renderer = testRenderer(browser)
      const rendered = await renderer.render({ url, source, signal: signal() })
      assert.equal(rendered.ok ? textOf(rendered) : rendered.error.code, 'NOT_HTML')
    })
  }

  test(`XHTML that is whole is read${on}`, async () => {
    const page = `${head}<p id="p"/><script>document.getElementById('p').textContent = 'soup'</script></body></html>`
    await using site = await serve(({ url }, response) =>
      response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'application/xhtml+xml' }).end(page),
    )
    const url = `http://site.test:${site.port}/`
    await using source = testWebsite(url, 'site.test, 127.0.0.1', { 'site.test': ['127.0.0.1'] })
    await using renderer = testRenderer(browser)
    assert.match(textOf(await renderer.render({ url, source, signal: signal() })), />soup</)
  })

  test(`data: and javascript: addresses put nothing of others in a page's place${on}`, async () => {
    await using renderer = testRenderer(browser)
    const page = `<h1>Our words</h1><script>location = 'data:text/html,<h1>Data'; location = 'javascript:void 0'</script>`
    assert.match(textOf(await renderHtml(renderer, page)), /Our words/)
  })

  test(`a page that leads to another page of its site is read there${on}`, async () => {
    await using renderer = testRenderer(browser)
    const more = { '/en/': '<h1>Our English words</h1>' }
    const rendered = await renderHtml(renderer, `<script>location = '/en/'</script>`, more)
    assert.match(textOf(rendered), /Our English words/)
    assert.ok(rendered.ok)
    assert.equal(rendered.value.finalUrl, `${entryUrl}en/`)
  })

  test(`an address that a script only shows changes nothing of what is read${on}`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({ '/': `<h1>Our words</h1><script>history.pushState(null, '', '/private/')</script>` })
    const rendered = await renderer.render({ url: entryUrl, source, signal: signal() })
    assert.match(textOf(rendered), /Our words/)
    assert.deepEqual(source.requested, [entryUrl])
  })

  test(`a page that answers with a redirect to another site is not read${on}`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({ '/': '<h1>Another' })
    const moved: typeof source = {
      ...source,
      async request(url, request) {
        const answer = await source.request(url, request)
        return answer.ok ? { ok: true, value: { ...answer.value, finalUrl: 'https://other.example/' } } : answer
      },
    }
    const rendered = await renderer.render({ url: entryUrl, source: moved, signal: signal() })
    assert.equal(rendered.ok || rendered.error.code, 'BLOCKED_REDIRECT')
  })
}
