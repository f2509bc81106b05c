import { attributeOf, descendantsByTag, foldSpace, textOf } from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { locatorOf } from '../../page/locator.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SitePage } from '../../site.ts'

const pictureWordsMin = 3
const pictureCharactersMax = 160

/** A first-level heading that is a picture says what its alternative text does. */
export function pictureHeadline(home: SitePage, names: ReadonlySet<string>): Fact<string> | null {
  const { document } = home
  for (const heading of descendantsByTag(document, 0, 'h1')) {
    if (!home.isVisible(heading) || textOf(document, heading, { charactersMax: 10 }) !== '') continue
    for (const image of descendantsByTag(document, heading, 'img')) {
      const text = foldSpace(attributeOf(document, image, 'alt') ?? '')
      if (wordCount(text) < pictureWordsMin || text.length > pictureCharactersMax || names.has(foldText(text))) continue
      const quotes = [{ page: home.url, text, locator: locatorOf(document, image) }]
      return { value: text, basis: 'stated', confidence: pictureConfidence, quotes }
    }
  }
  return null
}

const pictureConfidence = 0.4
