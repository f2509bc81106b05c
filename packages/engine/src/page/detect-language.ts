import { detectAll } from 'tinyld'

export interface DetectedLanguage {
  /** ISO 639-1; `und` when there is too little text to tell. */
  language: string
  /** 0 to 1. */
  confidence: number
}

/** Four pieces of this length, spread over the text, tell as much as all of it, in a tenth of the time. */
const pieceCharacters = 300
const pieces = 4

/** Scripts that belong to one language among those that company sites are written in. */
const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
]

const letters = /\p{L}/gu
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The language of a text, by its script where that settles it and by tinyld else. The `lang` attribute is not asked:
 * templates bring it along and nobody corrects it.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const texts = piecesOf(text)
  const sample = texts.join(' ')
  const known = lastDetected.get(sample)
  if (known !== undefined) return known
  const detected = languageOf(texts, sample)
  if (lastDetected.size >= lastDetectedMax) lastDetected.clear()
  lastDetected.set(sample, detected)
  return detected
}

/** Several facts ask for the language of the same page, and the answer takes as long as any of them. */
const lastDetected = new Map<string, DetectedLanguage>()
const lastDetectedMax = 64

function languageOf(texts: string[], sample: string): DetectedLanguage {
  const total = count(sample, letters)
  if (total < 12) return { language: 'und', confidence: 0 }
  for (const [pattern, language] of scripts) {
    // Japanese mixes kana with Chinese characters: a fifth of kana is enough.
    const share = count(sample, pattern) / total
    if (share > (language === 'ja' ? 0.15 : 0.4)) return { language, confidence: Math.min(1, 0.6 + share / 2) }
  }
  if (count(sample, /\p{Script=Han}/gu) / total > 0.4) return { language: 'zh', confidence: 0.9 }
  return byVote(texts, total)
}

/** Piece by piece, each with the weight of its letters: one list of names or prices does not sway the whole. */
function byVote(texts: string[], total: number): DetectedLanguage {
  const votes = new Map<string, number>()
  let cast = 0
  for (const piece of texts) {
    const weight = count(piece, letters)
    const found = detectAll(piece).filter(({ lang }) => scriptFits(lang, piece) && !unspoken.has(lang))
    if (found.length === 0) continue
    cast += weight
    for (const { lang, accuracy } of found.slice(0, 3)) votes.set(lang, (votes.get(lang) ?? 0) + weight * accuracy)
  }
  const [best, second] = [...votes].sort((a, b) => b[1] - a[1])
  if (best === undefined) return { language: 'und', confidence: 0 }
  const margin = (best[1] - (second?.[1] ?? 0)) / cast
  const volume = Math.min(1, total / 200)
  return { language: best[0], confidence: Math.round(Math.min(1, best[1] / cast + margin) * volume * 100) / 100 }
}

/** No company writes in them: Latin is the filler of templates, Volapük and Klingon are few words of anything. */
const unspoken = new Set(['la', 'eo', 'vo', 'ia', 'ie', 'io', 'tlh'])

const latinLetters = /\p{Script=Latin}/gu
const writtenInLatin = (piece: string) => count(piece, latinLetters) > count(piece, letters) / 2
const otherScripts = new Set('el ru uk bg sr mk be he ar fa ur hi bn ta te th ka hy ja zh ko am km my'.split(' '))

const scriptFits = (language: string, piece: string) => otherScripts.has(language) !== writtenInLatin(piece)

/** Spread evenly: a page may open with a list of names in another language. */
function piecesOf(text: string): string[] {
  if (text.length <= pieceCharacters * pieces) {
    const parts: string[] = []
    for (let at = 0; at < text.length; at += pieceCharacters) parts.push(text.slice(at, at + pieceCharacters))
    return parts
  }
  const step = (text.length - pieceCharacters) / (pieces - 1)
  return Array.from({ length: pieces }, (_, index) => text.slice(index * step, index * step + pieceCharacters))
}
