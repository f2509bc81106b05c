import { descendantsByTag } from '../../document/flat-document.ts'
import { rawTextOf } from '../../document/page-head.ts'
import type { Site } from '../../site.ts'

const pagesRead = 4
const pageBytesMax = 2 * 1024 * 1024
const scriptsCharactersMax = 1_000_000
const bannerBytes = 600

/** The scripts that stand within the first pages, and what they put there for those without scripts, as one text. */
export function inlineScripts(site: Site): string {
  const parts: string[] = []
  let characters = 0
  for (const page of site.pages.slice(0, pagesRead)) {
    const body = site.capture.bodies.get(page.captured.bodyHash)
    if (body === undefined) continue
    for (const script of scriptsIn(
      Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, pageBytesMax)).toString('latin1'),
    )) {
      if (characters > scriptsCharactersMax) break
      parts.push(script)
      characters += script.length
    }
    for (const node of descendantsByTag(page.document, 0, 'noscript'))
      parts.push(rawTextOf(page.document, node).slice(0, 5_000))
  }
  return parts.join('\n').slice(0, 2 * scriptsCharactersMax)
}

/** Contents of script elements that are no data: the parsed document does not keep them. */
function* scriptsIn(html: string): Generator<string> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const open = html.indexOf('>', at)
    const end = open < 0 ? -1 : html.indexOf('</script', open)
    if (end < 0) return
    if (!/json|template|text\/html/i.test(html.slice(at, Math.min(open, at + 500)))) yield html.slice(open + 1, end)
    at = end
  }
}

/** The style sheets that were read, each with the comment that it may begin with. */
export function* sheetBanners(site: Site): Generator<{ url: URL; banner: string }> {
  for (const exchange of site.capture.exchanges) {
    if (exchange.kind !== 'stylesheet' || exchange.status !== 200) continue
    const body = site.bodyOf(exchange)?.subarray(0, bannerBytes)
    const text = body === undefined ? '' : Buffer.from(body).toString('latin1')
    const from = text.indexOf('/*')
    const isFirst = from >= 0 && /^(?:\s|@charset[^;]{0,30};)*$/.test(text.slice(0, from))
    yield { url: new URL(exchange.finalUrl), banner: isFirst ? text.slice(from) : '' }
  }
}
