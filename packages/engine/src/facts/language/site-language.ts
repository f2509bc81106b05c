import { textOf } from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { coreLanguages } from '../../lexicon/languages.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import type { Site } from '../../site.ts'

const sampleCharacters = 120
/** Below it the home page has too few words, or too many names, to tell by itself. */
const sureFrom = 0.6
const charactersOfPage = 1_200
const declaredConfidence = 0.6

/**
 * ISO 639-1 of the home page’s content. Where its text does not settle it, that of the other pages does; where they do not either, what
 * the page declares: unless that is English, which templates bring along.
 */
export function siteLanguage({ home, pages }: Site): Fact<string> | null {
  const text = textOf(home.document, 0)
  const ofHome = detectLanguage(text)
  const { language, confidence } =
    ofHome.confidence >= sureFrom ? ofHome : (ofPages(pages) ?? ofDeclared(home) ?? ofHome)
  if (language === 'und') return null
  const sample = text.slice(0, sampleCharacters).replace(/\s+\S*$/, '')
  return {
    value: language,
    basis: 'computed',
    confidence,
    quotes: [{ page: home.url, text: sample, locator: 'body' }],
  }
}

type Detected = ReturnType<typeof detectLanguage>

function ofDeclared({ head }: Site['home']): Detected | null {
  const declared = head.langAttribute?.slice(0, 2).toLowerCase()
  const language = declared === 'nb' || declared === 'nn' ? 'no' : declared
  const isTold = coreLanguages.some((each) => each === language) && language !== 'en'
  return isTold && language !== undefined ? { language, confidence: declaredConfidence } : null
}

function ofPages(pages: Site['pages']): Detected | null {
  if (pages.length < 2) return null
  const detected = detectLanguage(
    pages.map(({ document }) => textOf(document, 0, { charactersMax: charactersOfPage })).join('\n'),
  )
  return detected.confidence >= sureFrom ? detected : null
}
