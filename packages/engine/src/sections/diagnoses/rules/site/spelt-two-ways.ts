/** Words that a site spells in two ways. */
import type { Quote } from '../../../../evidence.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

interface Spelling {
  word: string
  count: number
  quote: Quote
}

interface TwoSpellings {
  usual: Spelling
  other: Spelling
}

/** With a capital, of eight letters at least: of shorter words one letter makes another word. */
const capitalWord = /(?<![\p{L}@./_-])\p{Lu}\p{Ll}{7,30}(?![\p{L}@_])/gu
const wordsMax = 3_000
/** Beginnings and endings change with grammar. */
const beginningMin = 2
const endingMin = 3
/** A slip stands in one place or two, the word in more. */
const slipsMax = 2
const usualMin = 3

export const speltTwoWays: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'name-spelt-two-ways',
    group: 'name',
    stakes: 0.6,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['pages', 'sentences', 'name', 'names', 'path'],
    find(facts) {
      const found = twoSpellings(facts).find(({ usual, other }) => isOfName(facts, usual) || isOfName(facts, other))
      if (found === undefined) return null
      const { usual, other } = found
      const [right, wrong] = [inQuotes(usual.word, 40), inQuotes(other.word, 40)]
      const where = facts.names.page(other.quote.page)
      const isFirst = other.quote.page === facts.names.home
      return {
        title: `The name is spelt ${right} and ${wrong}`,
        text: frame(
          [
            isFirst && other.count > 1,
            `${capitalised(where)} says ${wrong}; ${usual.count} lines of the site say ${right}, and ${other.count} do not. Which one is to be searched for, a visitor cannot tell.`,
          ],
          [isFirst, `The first page spells its own name ${wrong}; elsewhere it is ${right}.`],
          [
            other.count > slipsMax,
            `${right} in ${usual.count} lines, ${wrong} in ${other.count}: who types what they read may look for another brand.`,
          ],
          `${wrong} stands on ${where}, ${right} in ${usual.count} other lines: whoever types what they read there misses the brand.`,
        ),
        pole: `but ${where} spells the name ${wrong}`,
        against: null,
        move: {
          title: `Write ${right} everywhere`,
          page: other.quote.page,
          text: `Replace ${wrong} by ${right} on ${where}, if that is the name, and search the other pages for it.`,
        },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'name',
        isNear: facts.path.isNear(other.quote.page),
        isSensitive: false,
        confidence: 0.85,
        quotes: [usual.quote, other.quote],
      }
    },
  }),
  diagnosis({
    id: 'word-spelt-two-ways',
    group: 'site',
    stakes: 0.3,
    share: 0.04,
    effort: 'S',
    leads: false,
    needs: ['pages', 'sentences', 'name', 'names', 'path'],
    find(facts) {
      const found = twoSpellings(facts).find(
        ({ usual, other }) =>
          !isOfName(facts, usual) && !isOfName(facts, other) && other.count <= slipsMax && usual.count >= usualMin,
      )
      if (found === undefined) return null
      const { usual, other } = found
      const where = facts.names.page(other.quote.page)
      const [right, wrong] = [inQuotes(usual.word, 40), inQuotes(other.word, 40)]
      const isNear = facts.path.isNear(other.quote.page)
      return {
        title: `${wrong} on ${where} is ${right} elsewhere`,
        text: frame(
          [isNear, `${wrong} stands on ${where}, where visitors decide; ${usual.count} other lines write ${right}.`],
          [other.count > 1, `Twice the site writes ${wrong}, else ${right}; careful readers count such slips.`],
          `${capitalised(where)} writes ${wrong}, the rest of the site ${right}.`,
        ),
        pole: `but ${where} writes ${wrong}`,
        against: null,
        move: { title: `Write ${right} on ${where}`, page: other.quote.page, text: `Replace ${wrong} by ${right}.` },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'state',
        isNear,
        isSensitive: false,
        confidence: 0.8,
        quotes: [usual.quote, other.quote],
      }
    },
  }),
]

const isOfName = ({ name }: Pick<DiagnosisFacts, 'name'>, { word }: Spelling) =>
  [name?.value.name ?? '', ...(name?.value.variants ?? [])].some((one) =>
    foldText(one)
      .split(/[^\p{L}]+/u)
      .includes(foldText(word)),
  )

/** Pairs of words that differ by one letter within, the more frequent first. */
function twoSpellings({ pages, sentences }: Pick<DiagnosisFacts, 'pages' | 'sentences'>): TwoSpellings[] {
  const words = [...spellingsIn({ pages, sentences }).values()]
  const byBeginning = Map.groupBy(words, ({ word }) => foldText(word).slice(0, beginningMin + 1))
  const found: TwoSpellings[] = []
  for (const alike of byBeginning.values()) {
    for (const [at, a] of alike.entries()) {
      for (const b of alike.slice(at + 1)) {
        if (!differByOneWithin(foldText(a.word), foldText(b.word))) continue
        found.push(a.count >= b.count ? { usual: a, other: b } : { usual: b, other: a })
      }
    }
  }
  return found.sort((a, b) => b.usual.count - a.usual.count)
}

function spellingsIn({ pages, sentences }: Pick<DiagnosisFacts, 'pages' | 'sentences'>): Map<string, Spelling> {
  const found = new Map<string, Spelling>()
  const read = ({ text, page, locator }: Quote) => {
    for (const [word] of text.matchAll(capitalWord)) {
      const known = found.get(word)
      if (known !== undefined) known.count++
      else if (found.size < wordsMax) found.set(word, { word, count: 1, quote: { page, text, locator } })
    }
  }
  const seen = new Set<string>()
  for (const sentence of sentences) {
    seen.add(sentence.text)
    if (sentence.speaker === 'brand') read(sentence)
  }
  for (const { url, title, told } of pages) {
    if (title !== null) read(title)
    for (const { text, locator } of told.figures) if (!seen.has(text)) read({ page: url, text, locator })
  }
  return found
}

/** One letter more in one of them, neither at the beginning nor at the end. */
function differByOneWithin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length - short.length !== 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return at >= beginningMin && short.length - at >= endingMin && short.slice(at) === long.slice(at + 1)
}
