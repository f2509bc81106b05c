import assert from 'node:assert/strict'
import { test } from 'node:test'
import { descendantsByTag, type Node } from '../document/flat-document.ts'
import { parseHtml } from '../document/parse-html.ts'
import { computedStyles } from './computed-styles.ts'
import { lengthInPixels } from './lengths.ts'
import { mediaHolds } from './media.ts'
import { parseCss } from './parse-css.ts'
import { styleIndex } from './style-index.ts'
import { visibility } from './visibility.ts'

function styled(html: string, css: string) {
  const document = parseHtml(html)
  const styles = computedStyles(document, styleIndex([parseCss(css)]))
  const isVisible = visibility(document, styles)
  const first = (tag: string): Node => descendantsByTag(document, 0, tag).next().value!
  return { styles, isVisible, first }
}

const colorOf = (html: string, css: string, tag = 'p') => {
  const { styles, first } = styled(html, css)
  return styles.value(first(tag), 'color')
}

test('the more specific rule wins over the later one', () => {
  assert.equal(colorOf('<p id=a class=b>x', '#a { color: red } .b { color: blue } p { color: green }'), 'red')
})

test('an important declaration wins over an inline one', () => {
  assert.equal(colorOf('<p style="color: blue">x', 'p { color: red !important }'), 'red')
})

test('a variable is taken from the nearest ancestor that declares it', () => {
  const css = ':root { --ink: black } .dark { --ink: white } p { color: var(--ink) }'
  assert.equal(colorOf('<div class=dark><p>x</p></div>', css), 'white')
})

test('a missing variable gives its fallback', () => {
  assert.equal(colorOf('<p>x', 'p { color: var(--none, var(--nor-this, teal)) }'), 'teal')
})

test('variables that refer to each other give nothing and end', () => {
  assert.equal(colorOf('<p>x', ':root { --a: var(--b); --b: var(--a) } p { color: var(--a) }'), undefined)
})

test('what a missing variable spoils is inherited', () => {
  assert.equal(colorOf('<div><p>x</p></div>', 'div { color: red } p { color: var(--none) }'), 'red')
})

test('a font shorthand that stands in a variable gives its size, weight and family', () => {
  const css = ':root { --title: normal normal 700 62px/1.15em oaken,serif } .t { font: var(--title) }'
  const { styles, first } = styled('<p class=t>x', css)
  assert.equal(styles.fontSizeOf(first('p')), 62)
  assert.equal(styles.fontWeightOf(first('p')), 700)
  assert.equal(styles.value(first('p'), 'font-family'), 'oaken,serif')
})

test('a font shorthand may be made of several variables', () => {
  const css = ':root { --w: 600; --s: 20px; --f: Oaken } p { font: var(--w) var(--s)/1.2 var(--f), serif }'
  const { styles, first } = styled('<p>x', css)
  assert.equal(styles.fontSizeOf(first('p')), 20)
  assert.equal(styles.fontWeightOf(first('p')), 600)
  assert.equal(styles.value(first('p'), 'font-family'), 'Oaken, serif')
})

test('a font shorthand whose variable is missing leaves the font as it was', () => {
  const { styles, first } = styled('<div><p>x</p></div>', 'div { font: 20px Oaken } p { font: var(--none) }')
  assert.equal(styles.fontSizeOf(first('p')), 20)
  assert.equal(styles.value(first('p'), 'font-family'), 'Oaken')
})

test('child, sibling and position selectors match as in a browser', () => {
  const html = '<ul><li>1</li><li class=on>2</li><li>3</li></ul>'
  const { styles, first } = styled(html, 'ul > li:nth-child(2n+1) { color: red } .on + li { color: blue }')
  const list = first('ul')
  assert.equal(styles.value(list + 1, 'color'), 'red')
  assert.equal(styles.value(list + 3, 'color'), undefined)
  assert.equal(styles.value(list + 5, 'color'), 'red')
})

test(':not, :is and :has are understood', () => {
  assert.equal(colorOf('<p class=b>x', 'p:not(.a) { color: red }'), 'red')
  assert.equal(colorOf('<main><p>x</p></main>', ':is(main, aside) p { color: red }'), 'red')
  assert.equal(colorOf('<p><img></p>', 'p:has(img) { color: red }'), 'red')
})

test('what holds only while the mouse is over it is not the look at rest', () => {
  assert.equal(colorOf('<p>x', 'p:hover { color: red }'), undefined)
})

test('rules nested with and without an ampersand apply to what is within', () => {
  assert.equal(colorOf('<div class=a><p>x</p></div>', '.a { color: red; p { color: blue } }'), 'blue')
  assert.equal(colorOf('<div class="a b"><p>x</p></div>', '.a { &.b p { color: green } }'), 'green')
})

test('the own declarations of a rule are weaker than those nested in it', () => {
  const sheet = parseCss('.a { & { color: blue } color: red }')
  assert.deepEqual(
    sheet.rules.map(({ declarations }) => declarations[0]?.value),
    ['red', 'blue'],
  )
})

test('font sizes multiply down the tree', () => {
  const { styles, first } = styled('<div><p>x</p></div>', 'div { font-size: 20px } p { font-size: 1.5em }')
  assert.equal(styles.fontSizeOf(first('p')), 30)
})

test('the font shorthand sets size, weight and family', () => {
  const { styles, first } = styled('<h1>x', 'h1 { font: 600 1rem/1.2 "Old Face", serif }')
  assert.equal(styles.fontSizeOf(first('h1')), 16)
  assert.equal(styles.fontWeightOf(first('h1')), 600)
  assert.equal(styles.value(first('h1'), 'font-family'), '"Old Face", serif')
})

test('clamp gives the size of a wide screen', () => {
  assert.equal(lengthInPixels('clamp(2rem, 5vw, 3.5rem)', 16), 56)
})

for (const [query, holds] of [
  ['print', false],
  ['screen and (max-width: 600px)', false],
  ['(min-width: 768px) and (max-width: 1400px)', true],
  ['(width >= 40rem)', true],
  ['(400px <= width < 900px)', false],
  ['not all and (min-width: 100px)', false],
  ['(prefers-color-scheme: dark)', false],
] as const) {
  test(`@media ${query} ${holds ? 'holds' : 'does not hold'} on a wide light screen`, () => {
    assert.equal(mediaHolds(query), holds)
  })
}

const hidden: [string, string, string][] = [
  ['display: none', '<p>x', 'p { display: none }'],
  ['an ancestor with display: none', '<div><p>x</p></div>', 'div { display: none }'],
  ['the hidden attribute', '<p hidden>x', ''],
  ['visibility: hidden', '<p>x', 'p { visibility: hidden }'],
  ['a clip for screen readers', '<p class=sr>x', '.sr { position: absolute; clip: rect(0,0,0,0) }'],
  ['a place far off the page', '<p>x', 'p { position: absolute; left: -9999px }'],
  ['a pixel of size', '<p>x', 'p { position: absolute; width: 1px; height: 1px; overflow: hidden }'],
  ['a media query that holds', '<p>x', '@media (min-width: 900px) { p { display: none } }'],
]
for (const [title, html, css] of hidden) {
  test(`an element is hidden by ${title}`, () => {
    const { isVisible, first } = styled(html, css)
    assert.equal(isVisible(first('p')), false)
  })
}

test('an element that fades in is visible', () => {
  const { isVisible, first } = styled('<p>x', 'p { opacity: 0; transition: opacity 1s }')
  assert.equal(isVisible(first('p')), true)
})

test('an element hidden on small screens only is visible', () => {
  const { isVisible, first } = styled('<p>x', '@media (max-width: 600px) { p { display: none } }')
  assert.equal(isVisible(first('p')), true)
})

const gate = '<div id=gate><p>Sind Sie achtzehn?</p><button>Ja</button></div>'
const story = 'Honig aus dem Tal, von Bienen, die den Winter über im Garten stehen. '

test('content that waits for the answer at a gate is visible, what is hidden within is not', () => {
  const html = `<body>${gate}<div id=site><h1>Honig</h1><p>${story.repeat(4)}</p><i>x</i></div>`
  const { isVisible, first } = styled(html, '#site { display: none } i { display: none }')
  assert.deepEqual([isVisible(first('h1')), isVisible(first('i'))], [true, false])
  const held = styled(html, 'body { visibility: hidden }')
  assert.equal(held.isVisible(held.first('h1')), true)
})

test('a view that is hidden beside one that is seen stays hidden', () => {
  const html = `<body><section>${story.repeat(4)}</section><div id=other><h1>Preise</h1>${story}</div>`
  const { isVisible, first } = styled(html, '#other { display: none }')
  assert.equal(isVisible(first('h1')), false)
})

test('a heading for screen readers stays hidden where a page says nothing else', () => {
  const { isVisible, first } = styled('<body><h1>Oaken</h1><img src=/a.jpg>', 'h1 { display: none }')
  assert.equal(isVisible(first('h1')), false)
})

const hostileSheets: [string, string][] = [
  [
    '100,000 custom properties',
    `:root{${Array.from({ length: 100_000 }, (_, index) => `--a${index}:#fff`).join(';')}}`,
  ],
  ['5 MB of rules', '.a{color:red}'.repeat(400_000)],
  ['100,000 open blocks', 'a{'.repeat(100_000)],
  ['100,000 open brackets', `a{color:${'('.repeat(100_000)}}`],
  ['50,000 nested selectors', `${':is('.repeat(50_000)}{a:b}`],
  ['500,000 open comments', '/*'.repeat(500_000)],
  ['a chain of nested rules', `${'.a{&{'.repeat(5_000)}color:red${'}'.repeat(10_000)}`],
]
for (const [title, css] of hostileSheets) {
  test(`row 61: ${title} are read within the caps`, () => {
    const sheet = parseCss(css)
    assert.ok(sheet.rules.length <= 60_000)
  })
}

test('row 61: selectors that try every ancestor end by their budget', () => {
  const html = `${'<div class=a>'.repeat(400)}<p>x`
  const css = Array.from({ length: 200 }, () => `${'.a '.repeat(12)}.none p { color: red }`).join('')
  assert.equal(colorOf(html, css), undefined)
})
