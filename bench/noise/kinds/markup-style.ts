/** The same page as another build writes it: minified or indented, other quotes, order of attributes, spelling of letters. */
import type { NoiseKind } from '../kind.ts'
import { type Attribute, htmlOf, type Token, tokensOf, voidTags } from '../markup.ts'
import type { Random } from '../random.ts'
import { isPage, type SiteFiles, withTexts } from '../site-files.ts'

type Manner = 'minified' | 'indented' | 'respelled'

export const kind: NoiseKind = {
  name: 'markup-style',
  readings(site, random) {
    const [one, other] = random.some<Manner | 'own'>(['own', 'minified', 'indented', 'respelled'], 2)
    return [one!, other!].map((manner) => (manner === 'own' ? site.files : rewritten(site.files, manner, random)))
  },
}

function rewritten(files: SiteFiles, manner: Manner, random: Random): SiteFiles {
  return withTexts(files, (text, name) => (isPage(name) ? pages[manner](text, random) : sheets[manner](text)))
}

const pages: Record<Manner, (html: string, random: Random) => string> = {
  minified: (html) => {
    let kept = 0
    return htmlOf(
      tokensOf(html).flatMap((token, at, all): Token[] => {
        if (token.kind === 'open' && token.tag === 'pre') kept++
        if (token.kind === 'close' && token.tag === 'pre') kept--
        // Conditional comments are markup to some.
        if (token.kind === 'comment') return /^<!--\[if|^<!--#/.test(token.source) ? [token] : []
        if (token.kind === 'text' && kept === 0) {
          const folded = token.source.replace(/[ \t\r\n\f]+/g, ' ')
          if (folded === ' ' && (isBlockTag(all[at - 1]) || isBlockTag(all[at + 1]))) return []
          return [{ ...token, source: folded }]
        }
        if (
          token.kind === 'close' &&
          /^(?:li|p|dt|dd|option|tr|td|th|tbody|thead)$/.test(token.tag) &&
          mayBeLeftOut(all, at)
        )
          return []
        if (token.kind === 'open') {
          const attributes = token.attributes.map(({ name, value }) => {
            if (value === null || value === '') return ` ${name}${value === null ? '' : '=""'}`
            return /^[^\s"'=<>`/]+$/.test(value) ? ` ${name}=${value}` : ` ${name}=${quoted(value)}`
          })
          // A drawing's elements have to be closed.
          const end = token.isSelfClosing && !voidTags.has(token.tag) ? ' />' : '>'
          return [{ ...token, source: `<${token.tag}${attributes.join('')}${end}` }]
        }
        return [token]
      }),
    )
  },
  indented: (html) => {
    let depth = 0
    let kept = 0
    const output: string[] = []
    for (const token of tokensOf(html)) {
      if (token.kind === 'open' && token.tag === 'pre') kept++
      const isBlock = isBlockTag(token)
      if (token.kind === 'close' && isBlock) depth = Math.max(0, depth - 1)
      if (isBlock && kept === 0) output.push(`\n${'  '.repeat(Math.min(depth, 20))}`)
      output.push(token.source)
      if (
        isBlock &&
        kept === 0 &&
        token.kind === 'open' &&
        /^(?:div|section|ul|li|p|article|header|footer|main|nav)$/.test(token.tag)
      ) {
        output.push(`\n${'  '.repeat(Math.min(depth + 1, 20))}`)
      }
      if (token.kind === 'open' && isBlock && !token.isSelfClosing && !voidTags.has(token.tag)) depth++
      if (token.kind === 'close' && token.tag === 'pre') kept--
    }
    return output.join('')
  },
  respelled: (html, random) => {
    const isUpper = random.chance(0.3)
    return htmlOf(
      tokensOf(html).map((token, at, all): Token => {
        if (token.kind === 'text') return { ...token, source: respelled(token.source, random) }
        if (token.kind === 'close' && !isForeign(all, at))
          return isUpper ? { ...token, source: token.source.toUpperCase() } : token
        if (token.kind !== 'open' || isForeign(all, at)) return token
        const attributes = random.shuffled<Attribute>(token.attributes).map(({ name, value }) => {
          if (value === null) return random.chance(0.5) ? ` ${name}` : ` ${name}=""`
          return value.includes("'") || value.includes('"') ? ` ${name}=${quoted(value)}` : ` ${name}='${value}'`
        })
        const tag = isUpper ? token.tag.toUpperCase() : token.tag
        return {
          ...token,
          source: `<${tag}${attributes.join('\n  ')}${voidTags.has(token.tag) ? ' /' : token.isSelfClosing ? '/' : ''}>`,
        }
      }),
    )
  },
}

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`)

/** Letters beyond ASCII by number, by name or as themselves. */
function respelled(text: string, random: Random): string {
  const manner = random.whole(0, 2)
  if (manner === 0)
    return text.replace(/[\u00a1-\uffff]/g, (letter) =>
      /[\ud800-\udfff]/.test(letter) ? letter : `&#${letter.charCodeAt(0)};`,
    )
  if (manner === 1)
    return text
      .replace(/’/g, '&rsquo;')
      .replace(/–/g, '&ndash;')
      .replace(/ü/g, '&uuml;')
      .replace(/é/g, '&#xE9;')
      .replace(/&amp;/g, '&#38;')
  return text
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&rsquo;/g, '’')
    .replace(/&ndash;/g, '–')
    .replace(/&mdash;/g, '—')
    .replace(/&copy;/g, '©')
}

const sheets: Record<Manner, (css: string) => string> = {
  minified: (css) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};]) ?/g, '$1')
      .replace(/;}/g, '}')
      .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3(?![\da-f])/gi, '#$1$2$3'),
  indented: (css) => css.replace(/(?<=[{;}])(?![^(]*\))/g, '\n  '),
  respelled: (css) => `@charset "UTF-8";\n/* ${'='.repeat(40)} */\n${css.replace(/^@charset[^;]*;/, '')}`,
}

const blockTags =
  /^(?:html|head|body|meta|link|title|script|style|div|section|article|aside|header|footer|main|nav|ul|ol|li|dl|dt|dd|p|h[1-6]|table|thead|tbody|tr|td|th|form|fieldset|figure|figcaption|blockquote|hr|address)$/

const isBlockTag = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'open' || token.kind === 'close') && blockTags.test(token.tag)

/** `</li>` before the next `<li>` or the end of the list. */
function mayBeLeftOut(tokens: readonly Token[], at: number): boolean {
  const { tag } = tokens[at] as { tag: string }
  const next = tokens.slice(at + 1, at + 3).find((token) => token.kind !== 'text' || token.source.trim() !== '')
  if (next === undefined || (next.kind !== 'open' && next.kind !== 'close')) return false
  if (tag === 'p') return next.kind === 'open' && /^(?:p|div|ul|ol|h[1-6]|section)$/.test(next.tag)
  const parents: Record<string, RegExp> = {
    li: /^(?:ul|ol)$/,
    dt: /^dl$/,
    dd: /^dl$/,
    option: /^select$/,
    tr: /^(?:table|tbody|thead)$/,
    td: /^tr$/,
    th: /^tr$/,
    tbody: /^table$/,
    thead: /^table$/,
  }
  return next.kind === 'open' ? next.tag === tag : parents[tag]!.test(next.tag)
}

/** Within a drawing names are told by their case. */
function isForeign(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back >= 0 && back > at - 400; back--) {
    const token = tokens[back]!
    if (token.kind === 'open' && /^(?:svg|math)$/.test(token.tag)) return true
    if (token.kind === 'close' && /^(?:svg|math)$/.test(token.tag)) return back === at
  }
  return false
}
