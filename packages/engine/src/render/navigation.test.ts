/** Rows 40 and 45 of what a page may try: to become a page of somebody else. */
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

/** Every way that a page has to put another in its place. */
const ways: Record<string, (url: string) => string> = {
  'a script': (url) => `<script>location = '${url}'</script>`,
  'a script, later': (url) => `<script>setTimeout(() => location.replace('${url}'), 1200)</script>`,
  'a script while it is scrolled': (url) =>
    `<p style="height:4000px"><script>onscroll = () => { location = '${url}' }</script>`,
  'a meta refresh': (url) => `<meta http-equiv=refresh content="0;url=${url}">`,
  'a form': (url) => `<form id=f action="${url}"><input name=a></form><script>f.submit()</script>`,
  'a form that posts': (url) => `<form id=f method=post action="${url}"></form><script>f.submit()</script>`,
  'a link to the top': (url) => `<a id=a target=_top href="${url}">x</a><script>a.click()</script>`,
  'a base': (url) => `<base href="${url}"><a id=a href="next">x</a><script>a.click()</script>`,
  'a frame': (url) => `<iframe id=f></iframe><script>f.contentWindow.eval("top.location = '${url}'")</script>`,
}

for (const browser of browsers) {
  const on = ` (${browser.origin})`

  for (const [way, page] of Object.entries(ways)) {
    test(`${way} leads to no page of another site${on}`, async () => {
      await using other = await servePages({ '/': '<h1>Words of another site</h1>', '/next': '<h1>Words</h1>' })
      await using site = await servePages({ '/': `<h1>Our words</h1>${page(`http://other.test:${other.port}/`)}` })
      const rendered = await renderLocalSite(browser, site.port)
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
  for (const [place, [target, code]] of Object.entries(places)) {
    test(`a page that leads to ${place} is not read in the browser${on}`, async () => {
      const script = `<h1>Our words</h1><script>setTimeout(() => { location = '${target}' }, 300)</script>`
      await using site = await servePages({
        '/': script,
        '/private/': '<h1>Secret</h1>',
        '/robots.txt': 'User-agent: *\nDisallow: /private/',
      })
      const rendered = await renderLocalSite(browser, site.port, {
        allow: `site.test:${site.port}, 127.0.0.1:${site.port}`,
      })
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
      const rendered = await renderLocalSite(browser, site.port, { path })
      assert.equal(rendered.ok ? textOf(rendered) : rendered.error.code, 'NOT_HTML')
    })
  }

  test(`XHTML that is whole is read${on}`, async () => {
    const page = `${head}<p id="p"/><script>document.getElementById('p').textContent = 'soup'</script></body></html>`
    await using site = await serve(({ url }, response) =>
      response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'application/xhtml+xml' }).end(page),
    )
    assert.match(textOf(await renderLocalSite(browser, site.port)), />soup</)
  })

  test(`data: and javascript: URLs put nothing of others in a page's place${on}`, async () => {
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

  test(`a URL that a script only shows changes nothing of what is read${on}`, async () => {
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
