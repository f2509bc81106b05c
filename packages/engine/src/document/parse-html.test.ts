import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributeOf, descendantsByTag, tagOf, textOf } from './flat-document.ts'
import { htmlCaps, parseHtml } from './parse-html.ts'

const texts = (html: string, tag: string) => {
  const document = parseHtml(html)
  return [...descendantsByTag(document, 0, tag)].map((node) => textOf(document, node))
}

test('unclosed list items and paragraphs end where a browser ends them', () => {
  assert.deepEqual(texts('<ul><li>one<li>two<p>three<p>four</ul>', 'li'), ['one', 'two three four'])
})

test('attributes are read without their quotes', () => {
  const document = parseHtml('<a href=/prices class=btn>Prices</a>')
  const [link] = descendantsByTag(document, 0, 'a')
  assert.equal(attributeOf(document, link!, 'href'), '/prices')
  assert.equal(attributeOf(document, link!, 'class'), 'btn')
})

test('program text and style sheets are no text of the page', () => {
  const [body] = texts(
    '<body>Hello<script>var a = 1</script><style>p{}</style><noscript>Switch on</noscript></body>',
    'body',
  )
  assert.equal(body, 'Hello')
})

test('a block or a line break parts two words, an inline element does not', () => {
  const [heading] = texts('<h1>Fresh<br>bread <span>ev</span>ery<div>day</div></h1>', 'h1')
  assert.equal(heading, 'Fresh bread every day')
})

test('a subtree is one range of the tables', () => {
  const document = parseHtml('<main><p>a</p><p>b</p></main><footer>c</footer>')
  const [main] = descendantsByTag(document, 0, 'main')
  const inside = document.tags.slice(main! + 1, document.ends[main!])
  assert.deepEqual(inside, ['p', '#text', 'p', '#text'])
})

test('row 59: 200,000 nested elements give a document of capped depth', () => {
  const document = parseHtml(`${'<div>'.repeat(200_000)}deep`)
  let depth = 0
  for (let node = document.tags.length - 1; node >= 0; node = document.parents[node]!) depth++
  assert.ok(depth <= htmlCaps.depthMax + 2)
  assert.equal(document.truncated.length > 0, true)
})

test('row 59: nested lists are cut at the cap of nodes, and the document says so', () => {
  const document = parseHtml('<ul><li>'.repeat(60_000))
  assert.ok(document.tags.length <= htmlCaps.nodesMax + 3)
  assert.ok(document.truncated.some((cut) => cut.includes('nodes')))
})

test('row 59: an element keeps a bounded number of attributes', () => {
  const document = parseHtml(`<p ${Array.from({ length: 60_000 }, (_, index) => `a${index}`).join(' ')}>x`)
  const [paragraph] = descendantsByTag(document, 0, 'p')
  assert.equal(Object.keys(document.attributes[paragraph!]!).length, htmlCaps.attributesMax)
})

test('row 59: an attribute of 8 MB is cut', () => {
  const document = parseHtml(`<p title="${'y'.repeat(8_000_000)}">x`)
  const [paragraph] = descendantsByTag(document, 0, 'p')
  assert.equal(attributeOf(document, paragraph!, 'title')!.length, htmlCaps.attributeCharactersMax)
})

const ofFewCharacters = { ...htmlCaps, textCharactersMax: 50 }

test('text is read up to its cap, and the document says so', () => {
  const document = parseHtml(`<p>${'oak and ash '.repeat(30)}</p><footer>Leeds</footer>`, ofFewCharacters)
  assert.equal(textOf(document, 0), 'oak and ash oak and ash oak and ash oak and ash oa')
  assert.deepEqual(document.truncated, ['text after the first 50 characters'])
})

test('a text as long as its cap is whole', () => {
  const document = parseHtml(`<p>${'x'.repeat(50)}</p>`, ofFewCharacters)
  assert.deepEqual(document.truncated, [])
})

test('elements after the text that was left out are read', () => {
  const document = parseHtml(`<p>${'oak '.repeat(30)}</p><footer><a href="/contact">x</a></footer>`, ofFewCharacters)
  const [link] = descendantsByTag(document, 0, 'a')
  assert.equal(attributeOf(document, link!, 'href'), '/contact')
})

test('an attribute named __proto__ is an attribute like any other', () => {
  const document = parseHtml('<p __proto__=x>y')
  const [paragraph] = descendantsByTag(document, 0, 'p')
  assert.equal(attributeOf(document, paragraph!, '__proto__'), 'x')
  assert.equal(tagOf(document, paragraph!), 'p')
})
