import { textOf } from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import type { Site } from '../../site.ts'

const sampleCharacters = 120

/** ISO 639-1 of the home page’s content. */
export function siteLanguage({ home }: Site): Fact<string> | null {
  const text = textOf(home.document, 0)
  const { language, confidence } = detectLanguage(text)
  if (language === 'und') return null
  const sample = text.slice(0, sampleCharacters).replace(/\s+\S*$/, '')
  return {
    value: language,
    basis: 'computed',
    confidence,
    quotes: [{ page: home.url, text: sample, locator: 'body' }],
  }
}
