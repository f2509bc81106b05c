import { wordCount } from '../../page/word-count.ts'

const bytesRead = 1_000_000
/** A note that asks for scripts, or a word that says that something loads, is no text of a page. */
const textFrom = 10

/** Words between the tags of a page as it was sent: none of scripts, styles and templates, and none where there are hardly any. */
export function servedWords(body: Uint8Array): number {
  const html = new TextDecoder().decode(body.subarray(0, bytesRead))
  const texts: string[] = []
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    texts.push(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    const [, silent] = /^<(script|style|template|noscript|title)\b/i.exec(html.slice(open, open + 12)) ?? []
    at = silent === undefined ? open : closeOf(html, silent, open)
    const end = at < 0 ? -1 : html.indexOf('>', at)
    if (end < 0) break
    at = end + 1
  }
  const words = wordCount(texts.join(' '))
  return words < textFrom ? 0 : words
}

function closeOf(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? -1
}
