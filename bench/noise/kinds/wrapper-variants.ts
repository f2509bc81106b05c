/** An experiment that wraps the same texts in other markup: wrappers, names of tags, words of a headline each in a span. */
import type { NoiseKind } from '../kind.ts'
import { closeOf, htmlOf, insertAt, type Token, tokensOf } from '../markup.ts'
import { withEntry } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'wrapper-variants',
  readings(site, random) {
    const experiment = random.token(10)
    const variant = (name: string, isWrapped: boolean) => (html: string) => {
      const snippet = `<script>window.optimizely=window.optimizely||[];window.optimizely.push({type:"activate",experiment:"${experiment}",variation:"${name}"})</script><style>.async-hide{opacity:0!important}</style>`
      const marked = insertAt(html, 'head', snippet).replace(/<html(?=[\s>])/i, `<html data-variant="${name}"`)
      return isWrapped ? wrapped(marked, manner, name) : marked
    }
    const manner = random.whole(0, 3)
    return [withEntry(site, variant('control', false)), withEntry(site, variant(`v${random.whole(1, 4)}`, true))]
  },
}

function wrapped(html: string, manner: number, name: string): string {
  const tokens = tokensOf(html)
  const output: Token[] = []
  const raw = (source: string): Token => ({ kind: 'raw', source })
  const closings = new Map<number, string>()
  let heading = -1
  for (const [at, token] of tokens.entries()) {
    const closing = closings.get(at)
    if (token.kind === 'open' && /^h[12]$/.test(token.tag)) heading = closeOf(tokens, at) ?? -1
    if (manner === 0 && token.kind === 'open' && /^(?:h1|h2|section|article)$/.test(token.tag)) {
      const to = closeOf(tokens, at)
      if (to !== null) {
        output.push(raw(`<div class="exp-wrap exp-${name}">`))
        closings.set(to, '</div>')
      }
    }
    // An experiment that splits a headline keeps what is read of it.
    if (
      manner === 1 &&
      token.kind === 'text' &&
      at < heading &&
      /\S\s+\S/.test(token.source) &&
      !/&/.test(token.source)
    ) {
      output.push(raw(token.source.replace(/\S+/g, (word) => `<span class="word">${word}</span>`)))
      continue
    }
    if (manner === 2 && token.kind === 'open' && (token.tag === 'section' || token.tag === 'article')) {
      const to = closeOf(tokens, at)
      if (to !== null) {
        output.push({ ...token, source: token.source.replace(/^<\w+/, '<div') })
        closings.set(to, 'replaced')
        continue
      }
    }
    if (manner === 3 && token.kind === 'open' && token.tag === 'body') {
      const to = closeOf(tokens, at)
      output.push(token, raw(`<div id="root" data-exp="${name}"><div class="layout">`))
      if (to !== null) closings.set(to, 'before')
      continue
    }
    if (closing === 'replaced') output.push(raw('</div>'))
    else if (closing === 'before') output.push(raw('</div></div>'), token)
    else {
      output.push(token)
      if (closing !== undefined) output.push(raw(closing))
    }
  }
  return htmlOf(output)
}
