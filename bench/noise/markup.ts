/** Pages as their tokens: enough to write a page another way without a tree, which real pages seldom are. */

export type Token =
  | { kind: 'open'; tag: string; attributes: Attribute[]; source: string; isSelfClosing: boolean }
  | { kind: 'close'; tag: string; source: string }
  | { kind: 'text'; source: string }
  /** Content of a script, a style sheet, a text area. */
  | { kind: 'raw'; source: string }
  | { kind: 'comment'; source: string }
  | { kind: 'doctype'; source: string }

export interface Attribute {
  name: string
  /** As it is written, entities included; null where there is none. */
  value: string | null
}

const rawTags = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/
const tokenForm =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<\/([a-zA-Z][^\s/>]*)[^>]*>|<([a-zA-Z][^\s/>]*)((?:\s+|\/(?!>)|"[^"]*"|'[^']*'|[^\s"'>/]+)*)(\/?)>/g

export function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  tokenForm.lastIndex = 0
  for (let match = tokenForm.exec(html); match !== null; match = tokenForm.exec(html)) {
    if (match.index > from) tokens.push({ kind: 'text', source: html.slice(from, match.index) })
    const [source, close, open, attributes, slash] = match
    from = tokenForm.lastIndex
    if (source.startsWith('<!--')) tokens.push({ kind: 'comment', source })
    else if (source.startsWith('<!') || source.startsWith('<?')) tokens.push({ kind: 'doctype', source })
    else if (close !== undefined) tokens.push({ kind: 'close', tag: close.toLowerCase(), source })
    else {
      const tag = open!.toLowerCase()
      // An unquoted value may end in a slash, which is its own.
      const isSelfClosing = slash === '/' && !/=[^\s"']*$/.test(attributes!)
      const read = attributesOf(slash === '/' && !isSelfClosing ? `${attributes}/` : attributes!)
      tokens.push({ kind: 'open', tag, attributes: read, source, isSelfClosing })
      if (!rawTags.test(tag) || isSelfClosing) continue
      const end = new RegExp(`</${tag}(?=[\\s/>])`, 'i').exec(html.slice(from))
      const until = end === null ? html.length : from + end.index
      if (until > from) tokens.push({ kind: 'raw', source: html.slice(from, until) })
      from = until
      tokenForm.lastIndex = until
    }
  }
  if (from < html.length) tokens.push({ kind: 'text', source: html.slice(from) })
  return tokens
}

const attributeForm = /([^\s=/"'][^\s=/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*)))?/g

function attributesOf(text: string): Attribute[] {
  return [...text.matchAll(attributeForm)].map(([, name, double, single, bare]) => ({
    name: name!,
    value: double ?? single ?? bare ?? null,
  }))
}

export const htmlOf = (tokens: readonly Token[]): string => tokens.map(({ source }) => source).join('')

/** The tag as it reads with other attributes. */
export function withAttributes(token: Token & { kind: 'open' }, attributes: Attribute[]): Token {
  const written = attributes.map(({ name, value }) =>
    value === null ? ` ${name}` : ` ${name}=${value.includes('"') ? `'${value}'` : `"${value}"`}`,
  )
  const end = token.isSelfClosing ? ' />' : '>'
  return { ...token, attributes, source: `<${token.tag}${written.join('')}${end}` }
}

export const attribute = (token: Token, name: string): string | null =>
  token.kind === 'open' ? (token.attributes.find((one) => one.name.toLowerCase() === name)?.value ?? null) : null

/** A page with another value of some attributes; null takes an attribute out, undefined leaves it. */
export function mapAttributes(
  html: string,
  change: (name: string, value: string, tag: string) => string | null | undefined,
): string {
  const tokens = tokensOf(html).map((token) => {
    if (token.kind !== 'open') return token
    let isChanged = false
    const attributes = token.attributes.flatMap((one) => {
      const now = one.value === null ? undefined : change(one.name.toLowerCase(), one.value, token.tag)
      if (now === undefined || now === one.value) return [one]
      isChanged = true
      return now === null ? [] : [{ name: one.name, value: now }]
    })
    return isChanged ? withAttributes(token, attributes) : token
  })
  return htmlOf(tokens)
}

/** A page with other texts, outside of scripts and style sheets. */
export const mapTexts = (html: string, change: (text: string) => string): string =>
  htmlOf(tokensOf(html).map((token) => (token.kind === 'text' ? { ...token, source: change(token.source) } : token)))

export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Index of the token that closes an element; null where that cannot be told. */
export function closeOf(tokens: readonly Token[], open: number): number | null {
  const first = tokens[open]!
  if (first.kind !== 'open' || first.isSelfClosing || voidTags.has(first.tag)) return null
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'open' && token.tag === first.tag) depth++
    if (token.kind === 'close' && token.tag === first.tag && --depth === 0) return at
  }
  return null
}

export type Spot = 'head' | 'top' | 'header' | 'below headline' | 'middle' | 'main end' | 'footer' | 'end'

/** Puts a snippet where sites have such things; a page that has no such place gets it as near as possible. */
export function insertAt(html: string, spot: Spot, snippet: string): string {
  const tokens = tokensOf(html)
  const at = indexOf(tokens, spot)
  return htmlOf([...tokens.slice(0, at), { kind: 'raw', source: snippet }, ...tokens.slice(at)])
}

function indexOf(tokens: readonly Token[], spot: Spot): number {
  const find = (kind: 'open' | 'close', tag: RegExp) =>
    tokens.findIndex((token) => token.kind === kind && tag.test((token as { tag: string }).tag))
  const findLast = (kind: 'open' | 'close', tag: RegExp) =>
    tokens.findLastIndex((token) => token.kind === kind && tag.test((token as { tag: string }).tag))
  const first = (...places: number[]) => places.find((place) => place >= 0)
  const body = find('open', /^body$/)
  const afterBody = body >= 0 ? body + 1 : first(find('close', /^head$/) + 1 || -1, 0)!
  const end = first(findLast('close', /^body$/), findLast('close', /^html$/), tokens.length)!
  switch (spot) {
    case 'head':
      return first(find('close', /^head$/), body, 0)!
    case 'top':
      return afterBody
    case 'header':
      return first(find('close', /^header$/), find('close', /^nav$/) + 1 || -1, afterBody)!
    case 'below headline':
      return first(find('close', /^h1$/) + 1 || -1, find('close', /^h2$/) + 1 || -1, afterBody)!
    case 'middle': {
      const sections = tokens.flatMap((token, at) =>
        token.kind === 'close' && token.tag === 'section' ? [at + 1] : [],
      )
      const headings = tokens.flatMap((token, at) => (token.kind === 'open' && token.tag === 'h2' ? [at] : []))
      const places = sections.length > 1 ? sections : headings
      return places[places.length >> 1] ?? end
    }
    case 'main end':
      return first(findLast('close', /^main$/), findLast('open', /^footer$/), end)!
    case 'footer':
      return first(findLast('close', /^footer$/), end)!
    case 'end':
      return end
  }
}
