import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layoutAttribute, overlayAttribute, readLayout } from '../document/layout.ts'
import {
  attributeOf,
  browserChildren,
  browsersUnderTest,
  entryUrl,
  memorySource,
  never,
  renderHtml,
  signal,
  testRenderer,
  textOf,
} from './render-fixtures.ts'

const browsers = await browsersUnderTest()

const layoutOf = (html: string, id: string) => readLayout(attributeOf(html, id, layoutAttribute))
const pngSignature = '89504e470d0a1a0a'

for (const browser of browsers) {
  const on = ` (${browser.origin})`

  test(`a page made by a script gives its text, its layout and its pictures${on}`, async () => {
    await using renderer = testRenderer(browser)
    const result = await renderHtml(
      renderer,
      `<!doctype html><title>t</title><body style="margin:0;background:#eee"><div id=root></div>
       <script src=/app.js></script><script>secret = 'not text'</script>
       <script type="application/ld+json">{"name":"Acme</scr"}</script>`,
      {
        '/app.js': `setTimeout(() => { root.innerHTML = '<h1 id=title onclick="x()" style="margin:0;font:700 40px/50px Arial,sans-serif;color:rgb(255 0 0 / 50%);background:oklch(1 0 0);cursor:pointer">Made &amp; sold</h1>' }, 500)`,
      },
    )
    const html = textOf(result)
    assert.match(html, /^<!DOCTYPE html>\n<html/)
    assert.match(html, />Made &amp; sold<\/h1>/)
    assert.match(html, /<script type="application\/ld\+json">\{"name":"Acme<\/scr"\}<\/script>/)
    assert.doesNotMatch(html, /not text|onclick/)
    assert.deepEqual(layoutOf(html, 'title'), {
      ...{ x: 0, y: 0, width: 1280, height: 50, fontSize: 40, fontWeight: 700, fontFamily: 'Arial', cursor: 'pointer' },
      ...{ color: '#ff000080', background: '#ffffffff' },
    })
    assert.ok(result.ok && result.value.quiet)
    for (const picture of [result.value.fullPageScreenshot, result.value.firstScreenScreenshot]) {
      assert.equal(Buffer.from(picture?.subarray(0, 8) ?? []).toString('hex'), pngSignature)
    }
  })

  test(`a page brings no stamps and no character set of its own${on}`, async () => {
    await using renderer = testRenderer(browser)
    const html = textOf(
      await renderHtml(
        renderer,
        `<meta charset=windows-1252><p id=p data-brandprint-overlay=consent data-brandprint-layout=hidden>text`,
      ),
    )
    assert.equal(attributeOf(html, 'p', overlayAttribute), undefined)
    assert.notEqual(layoutOf(html, 'p'), 'hidden')
    assert.match(html, /<meta charset="utf-8">/)
  })

  test(`open shadow trees are part of the page, slots filled, their styles left out${on}`, async () => {
    await using renderer = testRenderer(browser)
    const html = textOf(
      await renderHtml(
        renderer,
        `<x-card><b slot=name>Given name</b><i>Given rest</i></x-card><script>
        customElements.define('x-card', class extends HTMLElement { constructor() { super()
          this.attachShadow({ mode: 'open' }).innerHTML = '<style>b{color:red}</style><h2 id=inner>In the shadow</h2><slot name=name>Nobody</slot><p><slot></slot></p><slot name=none>Fallback</slot>' } })
        </script>`,
      ),
    )
    const text = html.replace(/<[^>]+>/g, '|').replace(/\|+\s*/g, '|')
    assert.match(text, /In the shadow\|Given name\|Given rest\|Fallback/)
    assert.doesNotMatch(html, /Nobody|<slot|color:red/)
    assert.notEqual(layoutOf(html, 'inner'), null)
  })

  test(`rules that a script inserted are part of their style element${on}`, async () => {
    await using renderer = testRenderer(browser)
    const html = textOf(
      await renderHtml(
        renderer,
        `<style id=s></style><p>x<script>s.sheet.insertRule('p { color: rgb(1, 2, 3) }')</script>`,
      ),
    )
    assert.match(html, /<style>p \{ color: rgb\(1, 2, 3\); \}<\/style>/)
  })

  test(`what nobody sees is stamped hidden, what a scroll reveals is not${on}`, async () => {
    await using renderer = testRenderer(browser)
    const hidden = {
      display: 'display:none',
      visibility: 'visibility:hidden',
      opacity: 'opacity:0',
      flat: 'height:0;overflow:hidden',
      clip: 'position:absolute;clip:rect(0,0,0,0)',
      path: 'clip-path:inset(50%)',
      left: 'position:absolute;left:-9999px',
      reader: 'position:absolute;width:1px;height:1px;overflow:hidden',
    }
    const html = textOf(
      await renderHtml(
        renderer,
        `<style>.later{opacity:0;transition:opacity 1s}.later.seen{opacity:1}</style>
        ${Object.entries(hidden)
          .map(([id, style]) => `<div style="${style}"><span id=${id}>text</span></div>`)
          .join('')}
        <details><summary>s</summary><p id=details>text</p></details>
        <div style="visibility:hidden"><p id=again style="visibility:visible">text</p></div>
        <div style="height:3000px"></div><p id=later class=later>text</p><p id=aos data-aos=fade-up style="opacity:0">text</p>
        <script>new IntersectionObserver(([e]) => { if (e.isIntersecting) later.className = 'later seen' }).observe(later)</script>`,
      ),
    )
    for (const id of [...Object.keys(hidden), 'details']) assert.equal(layoutOf(html, id), 'hidden', id)
    for (const id of ['again', 'later', 'aos']) assert.equal(typeof layoutOf(html, id), 'object', id)
    assert.match(attributeOf(html, 'later', 'class') ?? '', /seen/)
  })

  test(`consent banners and pop-ups are marked, a cookie policy and a sticky header are not${on}`, async () => {
    await using renderer = testRenderer(browser)
    const html = textOf(
      await renderHtml(
        renderer,
        `<div id=menu style="position:fixed;top:0;z-index:999">${'<a href=/x>Accept payments, Privacy</a> '.repeat(9)}</div>
        <header id=top style="position:sticky;top:0;z-index:1000">Home <a>Accept payments</a> <a>Privacy</a></header>
        <main><h1>Biscuits</h1><div id=policy class="cookie-policy-text">We use cookies. You accept them.</div></main>
        <div id=bar style="position:fixed;bottom:0;width:100%;z-index:9999">Wir verwenden Cookies. <button>Alle akzeptieren</button></div>
        <div id=named class="cookie-banner" style="position:fixed;bottom:0;width:100%">OK?</div>
        <div id=ja style="position:fixed;bottom:0;width:100%">クッキーの使用に同意 <button>同意する</button></div>
        <div id=onetrust-banner-sdk>We value you</div>
        <div id=letter role=dialog>Ten percent off</div>
        <div id=cover style="position:fixed;inset:0;z-index:500">Subscribe!</div>`,
      ),
    )
    const overlayOf = (id: string) => attributeOf(html, id, overlayAttribute)
    for (const id of ['bar', 'named', 'ja', 'onetrust-banner-sdk']) assert.equal(overlayOf(id), 'consent', id)
    for (const id of ['letter', 'cover']) assert.equal(overlayOf(id), 'dialog', id)
    for (const id of ['top', 'policy', 'menu']) assert.equal(overlayOf(id), undefined, id)
  })

  test(`a page of a folder gives the same bytes twice, on its first slide, its counters at their end${on}`, async () => {
    await using renderer = testRenderer(browser)
    const page = `<style>@keyframes turn{to{transform:translateX(500px)}} #turning{width:50px;animation:turn 3s infinite}
        #sliding{width:50px;transition:width 1s}</style>
      <p id=random></p><p id=time></p><p id=slide>1</p><p id=count></p><div id=turning>t</div><div id=sliding>s</div><script>
      random.textContent = [Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint8Array(4))].join()
      time.textContent = new Date().toISOString()
      setInterval(() => slide.textContent++, 2000); setTimeout(() => { slide.textContent = 'late' }, 5000)
      let n = 0; (function frame() { count.textContent = n++; if (n < 100) requestAnimationFrame(frame) })()
      setTimeout(() => { sliding.style.width = '300px' }, 100)
      for (let i = 0; i < 20; i++) fetch('/data' + i % 3 + '.js').then((r) => r.text()).then((t) => document.body.append(t))
      </script>`
    const data = { '/data0.js': 'a', '/data1.js': 'b', '/data2.js': 'c' }
    const [first, second] = [await renderHtml(renderer, page, data), await renderHtml(renderer, page, data)]
    const html = textOf(first)
    assert.equal(textOf(second), html)
    assert.match(html, />1<\/p>/)
    assert.match(html, />99<\/p>/)
    const boxOf = (id: string) => layoutOf(html, id) as { x: number; width: number }
    assert.deepEqual([boxOf('turning').x, boxOf('sliding').width], [8, 300])
  })

  test(`a source without a network answers all that a page asks for${on}`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({
      '/': `<link rel=stylesheet href=/a.css><p id=p>x</p><iframe src=/frame></iframe><video src=/v.mp4 autoplay></video>
        <img src="https://other.example/x.png"><script>fetch('/missing').catch(() => { p.textContent = 'refused' })</script>`,
      '/a.css': 'p { color: #010203 }',
    })
    const html = textOf(await renderer.render({ url: entryUrl, source, signal: signal() }))
    assert.match(html, /#010203ff/)
    assert.match(html, />refused</)
    const asked = [...new Set(source.requested)].sort()
    const expected = ['https://acme.example/', 'https://acme.example/a.css', 'https://acme.example/missing']
    assert.deepEqual(asked, [...expected, 'https://other.example/x.png'])
  })

  test(`a URL that the source does not hold, or that is no page, is an error in its words${on}`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({ '/data.bin': 'x' })
    const missing = await renderer.render({ url: `${entryUrl}gone`, source, signal: signal() })
    const binary = await renderer.render({ url: `${entryUrl}data.bin`, source, signal: signal() })
    assert.deepEqual([missing.ok || missing.error.code, binary.ok || binary.error.code], ['NOT_IN_SOURCE', 'NOT_HTML'])
  })

  test(`a request that never ends is cut off, and what was there is given${on}`, async () => {
    await using renderer = testRenderer(browser, { loadMs: 700 })
    const more = { '/hang.js': never }
    const result = await renderHtml(renderer, '<p>before<script src=/hang.js></script><p>after', more)
    assert.match(textOf(result), /before/)
    assert.ok(result.ok && !result.value.quiet)
  })

  const loops = {
    'in its first script': 'while (true) {}',
    'in each of its timers': 'setInterval(() => { for (;;); }, 1)',
    'of promises': '(async () => { for (;;) await null })()',
  }
  for (const [where, script] of Object.entries(loops)) {
    test(`an endless loop ${where} is ended, and what was there is given${on}`, async () => {
      await using renderer = testRenderer(browser, { loadMs: 700 })
      const result = await renderHtml(renderer, `<p>before</p><script>${script}</script>`)
      assert.match(textOf(result), /before/)
      assert.ok(result.ok && !result.value.quiet)
    })
  }

  test(`a document that never comes ends with TIMEOUT, and the next page is rendered${on}`, async () => {
    await using renderer = testRenderer(browser, { pageMs: 6_000 })
    const source = memorySource({ '/': never })
    const stuck = await renderer.render({ url: entryUrl, source, signal: signal() })
    assert.deepEqual(stuck.ok || [stuck.error.code, stuck.error.stage], ['TIMEOUT', 'whole'])
    assert.match(textOf(await renderHtml(renderer, '<p>next')), /next/)
  })

  test(`a browser that was killed is started again${on}`, {
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser)
    await renderHtml(renderer, '<p>first')
    const killed = browserChildren()
    assert.equal(killed.length, 1)
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    assert.match(textOf(await renderHtml(renderer, '<p>second')), /second/)
  })

  test(`a page that takes its tab down by the memory it wants is too complex${on}`, async () => {
    await using renderer = testRenderer(browser)
    const result = await renderHtml(
      renderer,
      '<script>const a = []; for (;;) a.push(new Array(1e7).fill(0.5))</script>',
    )
    assert.equal(result.ok || result.error.code, 'PAGE_TOO_COMPLEX')
    assert.match(textOf(await renderHtml(renderer, '<p>next')), /next/)
  })

  test(`dialogs are dismissed and windows closed${on}`, async () => {
    await using renderer = testRenderer(browser)
    const html = textOf(
      await renderHtml(
        renderer,
        `<p id=p>x</p><script>alert(1); const answers = [confirm('?'), prompt('?')]; window.open('/other')
         p.textContent = 'answers ' + answers.join(); onbeforeunload = () => 'stay'</script>`,
      ),
    )
    assert.match(html, />answers false,</)
  })

  test(`a huge document is cut to its caps${on}`, async () => {
    await using renderer = testRenderer(browser, { elementsMax: 500, depthMax: 60, htmlBytesMax: 100_000 })
    const wide = textOf(
      await renderHtml(
        renderer,
        `<body><script>for (let i = 0; i < 3000; i++) document.body.append(document.createElement('i'))</script>`,
      ),
    )
    assert.ok(wide.split('<i ').length > 400 && wide.split('<i ').length <= 501)
    const deep = textOf(
      await renderHtml(
        renderer,
        `<body><script>let e = document.body; for (let i = 0; i < 2000; i++) e = e.appendChild(document.createElement('i'))</script>`,
      ),
    )
    assert.ok(deep.split('<i ').length <= 61)
    const long = textOf(await renderHtml(renderer, `<p>${'é'.repeat(200)}</p>`.repeat(400)))
    assert.ok(Buffer.byteLength(long) < 110_000 && long.endsWith('</html>'))
  })

  test(`pages rendered at the same time do not disturb each other${on}`, async () => {
    await using renderer = testRenderer(browser)
    const pages = ['one', 'two', 'three'].map((name) =>
      renderHtml(
        renderer,
        `<p>${name}</p><script>setTimeout(() => document.body.append('${name} late'), 900)</script>`,
      ),
    )
    const texts = (await Promise.all(pages)).map(textOf)
    for (const [index, name] of ['one', 'two', 'three'].entries())
      assert.match(texts[index]!, new RegExp(`${name} late`))
  })

  test(`a caller that stops gets ABORTED at once${on}`, async () => {
    await using renderer = testRenderer(browser)
    const source = memorySource({ '/': '<script src=/hang.js></script>', '/hang.js': never })
    const result = await renderer.render({ url: entryUrl, source, signal: AbortSignal.timeout(300) })
    assert.equal(result.ok || result.error.code, 'ABORTED')
  })
}
