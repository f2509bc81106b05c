import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '../document/parse-html.ts'
import { type Drawing, drawingCharactersMax, safeSvg } from './safe-svg.ts'
import { firstDrawing } from './svg-size.ts'

const mark = '<path d="M0 0h40v40H0z" fill="#c0392b"/>'

function drawingOf(svg: string): Drawing | null {
  const document = parseHtml(svg)
  return safeSvg(document, firstDrawing(document)!)
}

const rewritten = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  drawingOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)?.svg ?? null

const attacks: [title: string, inside: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script that it loads', '<script href="https://evil.example/x.js"/>'],
  ['an event', `<path d="M0 0h9v9" onload="alert(1)" onclick='alert(2)'/>`],
  ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0h9v9"/></a>'],
  ['a link of the old kind', '<a xlink:href="javascript:alert(1)"><path d="M0 0h9v9"/></a>'],
  ['a foreign object', '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
  ['HTML within a title', '<title><img src=x onerror=alert(1)></title>'],
  ['HTML within a description', '<desc><body onload=alert(1)></desc>'],
  ['an animation that sets an address', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['an element that sets an event', '<set attributeName="onmouseover" to="alert(1)"/>'],
  ['a handler', '<handler type="application/ecmascript">alert(1)</handler>'],
  ['a picture of elsewhere', '<image href="https://evil.example/pixel.png"/>'],
  ['a picture written out', '<image href="data:image/svg+xml,<svg onload=alert(1)>"/>'],
  ['a reference to another file', '<use href="https://evil.example/sprite.svg#x"/>'],
  ['a reference to data', '<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x"/>'],
  [
    'a filter that loads',
    '<filter id="f"><feImage href="https://evil.example/"/></filter><path filter="url(#f)" d="M0 0h1"/>',
  ],
  ['a fill of elsewhere', '<path d="M0 0h9v9" fill="url(https://evil.example/x.svg#p)"/>'],
  ['a fill of elsewhere, in quotes', `<path d="M0 0h9v9" fill="url('https://evil.example/x.svg#p')"/>`],
  ['an expression', '<path d="M0 0h9v9" style="fill:expression(alert(1))"/>'],
  ['a style that imports', '<style>@import url(https://evil.example/x.css);</style>'],
  ['a style that loads', '<style>path{fill:url(https://evil.example/);background:url(//evil.example)}</style>'],
  ['a style with escapes', String.raw`<style>path{fill:u\72l(https://evil.example)}</style>`],
  ['a style that ends itself', '<style>path{fill:red}</style><img src=x onerror=alert(1)></style>'],
  ['a value that leaves its quotes', `<path d='M0 0h9v9' fill='red"onload="alert(1)'/>`],
  ['a name that leaves its quotes', `<path d="M0 0h9v9" id='x"><script>alert(1)</script>' clip-path="url(#x)"/>`],
  ['letters that are markup', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
  ['an entity', '<text>&xxe;</text>'],
]

for (const [title, inside] of attacks) {
  test(`${title} is not let through`, () => {
    const svg = rewritten(mark + inside)
    assert.ok(svg !== null)
    assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), dangerous)
    assertWellFormed(svg)
  })
}

const dangerous =
  /<(?:\/?script|image|style|use|a|animate|set|handler|foreignobject|filter|title|desc|[!?])\b|\son\w+=|javascript|evil|data:|https?:|expression|@import/i

/** Every start tag is closed by its own end tag, every value stands in quotes, and no bare sign of markup is left. */
function assertWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w-]*="[^"<>]*")*)(\/?)>/g,
    (_, end, name, _attributes, empty) => {
      if (end === '/') assert.equal(open.pop(), name)
      else if (empty === '') open.push(name)
      return ''
    },
  )
  assert.deepEqual(open, [])
  assert.doesNotMatch(rest, /[<>"]|&(?!(?:amp|lt|gt|quot);)/)
}

test('what is harmless stays as it is', () => {
  assert.equal(
    rewritten(mark),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="#c0392b"/></svg>`,
  )
})

test('an unclosed quote swallows no more than the drawing', () => {
  assert.equal(
    drawingOf(`<svg viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="red onload=alert(1)><rect width=4 height=4/></svg>`),
    null,
  )
})

test('style rules are put into the elements', () => {
  const svg = rewritten('<style>.a,.b{fill:#123456}#c{stroke:#fff}</style><path class="b" id="c" d="M0 0h9v9z"/>')
  assert.match(svg!, /<path d="M0 0h9v9z" fill="#123456" stroke="#fff"\/>/)
})

test('a style attribute outweighs rules, and rules outweigh attributes', () => {
  const svg = rewritten(
    '<style>path{fill:blue}</style><path fill="red" d="M0 0h9"/><path style="fill:lime" d="M0 0h9"/>',
  )
  assert.deepEqual(svg!.match(/fill="\w+"/g), ['fill="blue"', 'fill="lime"'])
})

test('a reference becomes what it refers to', () => {
  const svg = rewritten('<defs><path id="wing" d="M0 0h9v9z"/></defs><use href="#wing" x="3" fill="#0a0"/>')
  assert.match(svg!, /<g fill="#0a0" transform="translate\(3 0\)"><path d="M0 0h9v9z"\/><\/g>/)
})

test('a symbol of the page becomes part of the drawing, and lends it its view box', () => {
  const document = parseHtml(
    '<svg hidden><symbol id="logo" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></symbol></svg><svg class="mark"><use href="#logo"/></svg>',
  )
  const drawing = document.tags.lastIndexOf('svg')
  const elementOf = (id: string) => (id === 'logo' ? document.tags.indexOf('symbol') : undefined)
  const found = safeSvg(document, drawing, { elementOf })!
  assert.match(found.svg, /^<svg [^>]*viewBox="0 0 120 40"><g><svg viewBox="0 0 120 40"><path d="M0 0h120v40z"\/>/)
  assert.deepEqual([found.width, found.height], [120, 40])
})

test('a gradient of another drawing of the page comes along', () => {
  const document = parseHtml(
    '<svg><linearGradient id="g"><stop stop-color="#f00"/></linearGradient></svg><svg><rect width="9" height="9" fill="url(#g)"/></svg>',
  )
  const elementOf = () => document.tags.indexOf('lineargradient')
  const { svg, colors } = safeSvg(document, document.tags.lastIndexOf('svg'), { elementOf })!
  const [, id] = /fill="url\(#([\w-]+)\)"/.exec(svg)!
  assert.ok(svg.includes(`<linearGradient id="${id}">`))
  assert.deepEqual(colors, [{ hex: '#ff0000', share: 1 }])
})

test('ids are unlike those of any page, and of another drawing', () => {
  const clipped = (d: string) =>
    rewritten(`<clipPath id="a"><path d="${d}"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>`)!
  const ids = [clipped('M0 0h4'), clipped('M0 0h5')].map((svg) => /id="([^"]+)"/.exec(svg)![1])
  assert.match(ids[0]!, /^m[0-9a-f]{8}-1$/)
  assert.notEqual(ids[0], ids[1])
})

test('the text colour of the page is put in where the drawing takes it', () => {
  const document = parseHtml('<svg viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>')
  const found = safeSvg(document, firstDrawing(document)!, { color: '#0b5fff' })!
  assert.match(found.svg, /fill="#0b5fff"/)
  assert.deepEqual(found.colors, [{ hex: '#0b5fff', share: 1 }])
})

test('colours are weighed by the room of their shapes', () => {
  const { colors } = drawingOf(
    '<svg><rect width="10" height="10" fill="#ff0000"/><rect width="30" height="30" fill="#0000ff"/></svg>',
  )!
  assert.deepEqual(colors, [
    { hex: '#0000ff', share: 0.9 },
    { hex: '#ff0000', share: 0.1 },
  ])
})

test('a drawing in which nothing is painted is none', () => {
  assert.equal(rewritten('<g><path d="M0 0h9v9z" fill="none"/></g>'), null)
  assert.equal(rewritten('<image href="photo.png"/>'), null)
})

test('its size is its own, else that of its view box', () => {
  const sizes = [
    'width="120" height="30px"',
    'width="120" viewBox="0 0 40 10"',
    'viewBox="0 0 40 10"',
    'width="100%"',
  ].map((attributes) => {
    const { width, height } = drawingOf(`<svg ${attributes}>${mark}</svg>`)!
    return [width, height]
  })
  assert.deepEqual(sizes, [
    [120, 30],
    [120, 30],
    [40, 10],
    [null, null],
  ])
})

const bombs: [title: string, svg: string][] = [
  [
    'references that multiply',
    `<svg><g id="a0">${mark}</g>${Array.from({ length: 12 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join('')}<use href="#a12"/></svg>`,
  ],
  ['a path of a megabyte', `<svg><path d="M0 0${' 1'.repeat(500_000)}"/></svg>`],
  ['points of a megabyte', `<svg><polygon points="${'1,1 '.repeat(250_000)}"/></svg>`],
  ['a hundred thousand shapes', `<svg>${mark.repeat(100_000)}</svg>`],
  ['groups in groups', `<svg>${'<g>'.repeat(500)}${mark}</svg>`],
  ['rules without end', `<svg><style>${'.a{fill:red}'.repeat(100_000)}</style>${mark}</svg>`],
  ['brackets without end', `<svg><path d="M0 0h1" fill="${'('.repeat(100_000)}"/></svg>`],
  ['digits without end', `<svg><path d="M${'1'.repeat(100_000)}" transform="${'1'.repeat(100_000)}"/></svg>`],
  ['a style attribute of semicolons', `<svg><path d="M0 0h1" style="${';'.repeat(100_000)}"/></svg>`],
]

for (const [title, svg] of bombs) {
  test(`row 62: ${title} cost little, and give no more than may be passed on`, () => {
    const document = parseHtml(svg)
    const before = process.cpuUsage()
    const drawing = safeSvg(document, firstDrawing(document)!)
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000)
    assert.ok((drawing?.svg.length ?? 0) <= drawingCharactersMax)
  })
}

test('references in a circle end', () => {
  assert.ok(rewritten(`${mark}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`)!.length < 10_000)
})

test('masks within masks are left out', () => {
  const svg = rewritten(
    `<mask id="a"><rect width="9" height="9" fill="#fff"/></mask><mask id="b"><rect mask="url(#a)" width="9" height="9" fill="#fff"/></mask><rect mask="url(#b)" width="9" height="9"/>`,
  )!
  assert.equal(svg.match(/ mask="/g)?.length, 1)
})

test('a drawing whose masks multiply what is painted is too much', () => {
  const shapes = (count: number) => '<path d="M0 0L9 9V3Z"/>'.repeat(count)
  const masked = (name: string, count: number) => `<rect width="9" height="9" ${name}="url(#m)"/>`.repeat(count)
  assert.equal(rewritten(`<mask id="m">${shapes(300)}</mask>${masked('mask', 50)}`), null)
  assert.equal(rewritten(`<clipPath id="m">${shapes(300)}</clipPath>${masked('clip-path', 50)}`), null)
  assert.equal(rewritten(`<mask id="m">${shapes(1)}</mask>${masked('mask', 101)}`), null)
  assert.notEqual(rewritten(`<mask id="m">${shapes(20)}</mask>${masked('mask', 20)}`), null)
})

test('a drawing whose masks repeat a long path or a long text is too much', () => {
  const contents = {
    path: `<path d="M0 0${'L9 9 3 1'.repeat(2_000)}"/>`,
    polygon: `<polygon points="${'9 9 3 1 '.repeat(2_000)}"/>`,
    text: `<text>${'W'.repeat(16_000)}</text>`,
    tspan: `<text>${`<tspan>${'W'.repeat(100)}</tspan>`.repeat(160)}</text>`,
  }
  for (const [what, content] of Object.entries(contents)) {
    const masked = (count: number) => '<rect width="9" height="9" clip-path="url(#m)"/>'.repeat(count)
    assert.equal(rewritten(`<clipPath id="m">${content}</clipPath>${masked(60)}`), null, what)
    assert.notEqual(rewritten(`<clipPath id="m">${content}</clipPath>${masked(2)}`), null, what)
  }
})

test('a dashed line is drawn whole, as its dashes may be a million', () => {
  const line = '<path d="M0 0h40" stroke="#c0392b" stroke-dasharray="0.00001" style="stroke-dashoffset:3"/>'
  assert.doesNotMatch(rewritten(line)!, /dash/)
})
