/** Class names that a build hashes anew, in pages and style sheets alike: CSS Modules, Vue's scopes, styled-components, Emotion. */
import type { NoiseKind } from '../kind.ts'
import { attribute, htmlOf, type Token, tokensOf, withAttributes } from '../markup.ts'
import { createRandom } from '../random.ts'
import { isPage, type SiteFiles, withTexts } from '../site-files.ts'

const manners = ['modules', 'short', 'emotion', 'opaque', 'scope'] as const

export const kind: NoiseKind = {
  name: 'class-names',
  readings(site, random) {
    const manner = random.pick(manners)
    return [random.hex(8), random.hex(8)].map((seed) => renamed(site.files, manner, seed))
  },
}

function renamed(files: SiteFiles, manner: (typeof manners)[number], seed: string): SiteFiles {
  const known = new Map<string, string>()
  const nameOf = (name: string): string => {
    const made = known.get(name)
    if (made !== undefined) return made
    const random = createRandom(`${seed} ${name}`)
    const forms = {
      modules: `${name}__${random.token(5)}`,
      short: `${name}-${random.hex(6)}`,
      // An opaque name says nothing of what it is for; builds keep a prefix of their own.
      emotion: `css-${random.token(6).toLowerCase()}-${name}`,
      opaque: `sc-${random.token(7)}`,
      scope: name,
    }
    known.set(name, forms[manner])
    return forms[manner]
  }
  const scope = `data-v-${seed}`
  const sheet = (css: string) => {
    if (manner === 'scope') return css
    // Not within url(), strings and comments, and not the decimals of a number.
    return css.replace(
      /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|@import[^;]*;|\.(-?[_a-zA-Z][\w-]*)/g,
      (whole, name: string | undefined) => (name === undefined ? whole : `.${nameOf(name)}`),
    )
  }
  const page = (html: string) => {
    const tokens = tokensOf(html)
    let tag = ''
    const changed = tokens.map((token): Token => {
      if (token.kind === 'raw') return tag === 'style' ? { ...token, source: sheet(token.source) } : token
      if (token.kind !== 'open') return token
      tag = token.tag
      const classes = attribute(token, 'class')
      if (manner === 'scope') {
        const isOwn = !/^(?:html|head|meta|link|script|style|title|base)$/.test(token.tag)
        return isOwn ? withAttributes(token, [...token.attributes, { name: scope, value: '' }]) : token
      }
      if (classes === null || classes.includes('{')) return token
      const value = classes.split(/\s+/).filter(Boolean).map(nameOf).join(' ')
      return withAttributes(
        token,
        token.attributes.map((one) => (one.name.toLowerCase() === 'class' ? { name: 'class', value } : one)),
      )
    })
    return htmlOf(changed)
  }
  return withTexts(files, (text, name) => (isPage(name) ? page(text) : sheet(text)))
}
