/** A page as a browser builds it, and what is asked of each of our pages. */
import assert from 'node:assert/strict'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

export interface BuiltPage {
  elements: Element[]
  text: string
  errors: string[]
}

export function builtPage(source: string): BuiltPage {
  const errors: string[] = []
  const document = parse(source, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`) })
  const elements: Element[] = []
  let text = ''
  const open: DefaultTreeAdapterTypes.Node[] = [document]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) elements.push(node)
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value
    if ('childNodes' in node && node.nodeName !== 'style') open.push(...[...node.childNodes].reverse())
  }
  return { elements, text: text.replace(/\s+/g, ' '), errors }
}

export const attribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((one) => one.name === name)?.value ?? null

/** Well-formed, navigable, self-contained and without anything that acts. */
export function assertSoundPage(source: string): BuiltPage {
  const page = builtPage(source)
  assert.deepEqual(page.errors, [])
  const ids = page.elements.map((element) => attribute(element, 'id')).filter((id) => id !== null)
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
    'an id stands twice',
  )
  const levels = page.elements
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map(({ tagName }) => Number(tagName[1]))
  assert.equal(levels.filter((level) => level === 1).length, 1)
  for (const [at, level] of levels.entries())
    assert.ok(level - (levels[at - 1] ?? 0) <= 1, `h${level} after h${levels[at - 1]}`)
  for (const element of page.elements) {
    const href = attribute(element, 'href')
    if (href?.startsWith('#')) assert.ok(ids.includes(href.slice(1)), `${href} leads nowhere`)
    else if (href !== null) {
      assert.match(href, /^(?:https?|mailto|tel):/)
      assert.match(attribute(element, 'rel') ?? '', /noopener/)
    }
    const source = attribute(element, 'src')
    if (source !== null) assert.match(source, /^data:image\//)
    assert.ok(
      !['script', 'link', 'iframe', 'object', 'embed', 'form', 'base'].includes(element.tagName),
      element.tagName,
    )
    for (const { name } of element.attrs) assert.doesNotMatch(name, /^on|^srcset$/)
  }
  assert.doesNotMatch(source, /@import|url\(/)
  return page
}
