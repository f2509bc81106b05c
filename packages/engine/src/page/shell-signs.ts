import { attributeOf, descendantsByTag, endOf, type FlatDocument, tagOf } from '../document/flat-document.ts'
import { rawTextOf } from '../document/page-head.ts'
import { foldText } from '../lexicon/fold.ts'
import { pageStateWords } from '../lexicon/page-state/page-state-words.ts'
import { wordCount } from './word-count.ts'

export interface ShellSigns {
  isShell: boolean
  hasScripts: boolean
  /** What was seen, in words. */
  signs: string[]
}

const mounts = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  '___gatsby',
  'svelte',
  'app-root',
  'main-app',
  'q-app',
  'ember-app',
  'react-root',
  'application',
])
const smallPageBytes = 5_120

/** Of app shells (docs/decisions/0005): two of five signs make one; one alone on a page of less than 5 KB; never without scripts. */
export function shellSigns(document: FlatDocument, body: Uint8Array, text: string): ShellSigns {
  const scripted = hasScripts(body)
  const words = wordCount(text)
  const headings = [...descendantsByTag(document, 0, 'h1', 'h2', 'h3')].length
  if (!scripted || (words >= 20 && headings > 0) || words >= 200)
    return { isShell: false, hasScripts: scripted, signs: [] }
  const signs: string[] = []
  if (words < 50) signs.push(`${words} visible words beside scripts`)
  if (hasEmptyMount(document)) signs.push('an empty element where an application puts itself')
  if (asksForScript(document)) signs.push('a note that asks to switch JavaScript on')
  if (headings === 0 && [...descendantsByTag(document, 0, 'p', 'a', 'img', 'li')].length < 3)
    signs.push('no elements with content')
  if (text.length < 0.02 * body.length) signs.push('less than 2 % of the page is text')
  return { isShell: signs.length >= (body.length < smallPageBytes ? 1 : 2), hasScripts: scripted, signs }
}

/** An attribute is looked for among the first 500 characters of an element: many unclosed ones would else cost a square. */
const scriptElement = /<script\b(?![^>]{0,500}\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/template))/i
const bytesLooked = 1_000_000

/** Program texts are not part of the parsed page, so the source is asked. */
export const hasScripts = (body: Uint8Array): boolean =>
  scriptElement.test(new TextDecoder('latin1').decode(body.subarray(0, bytesLooked)))

function hasEmptyMount(document: FlatDocument): boolean {
  for (const node of descendantsByTag(document, 0, 'div', 'main', 'app-root', 'section')) {
    const id = attributeOf(document, node, 'id') ?? tagOf(document, node)
    if (mounts.has(id.toLowerCase()) && endOf(document, node) - node <= 3) return true
  }
  return false
}

const noteCharactersMax = 2_000
const notesMax = 20

function asksForScript(document: FlatDocument): boolean {
  let notes = 0
  for (const node of descendantsByTag(document, 0, 'noscript')) {
    if (++notes > notesMax) break
    const text = foldText(
      rawTextOf(document, node)
        .slice(0, 10 * noteCharactersMax)
        .replace(/<[^<>]{0,500}>/g, ' ')
        .slice(0, noteCharactersMax),
    )
    if (pageStateWords.match(text).some(({ tag }) => tag === 'needs-script')) return true
  }
  return false
}
