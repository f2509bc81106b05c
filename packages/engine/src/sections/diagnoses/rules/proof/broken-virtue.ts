/** Virtues that a site claims, and where its own words break them: both are quoted, or nothing is said. */

import type { Quote } from '../../../../evidence.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { themeWordsOf } from '../../../../lexicon/speech/theme-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { quotedAround } from './excerpt.ts'

type Facts = Pick<DiagnosisFacts, 'lines' | 'language' | 'blocks' | 'path' | 'plans' | 'priceItems'>

interface Breach {
  virtue: OwnLine
  /** The word of virtue in it. */
  word: string
  breach: Quote
  /** What is left open: “setup fee”. */
  open: string
  kind: 'fee' | 'note'
}

/** Of the virtues of the lists, those that are broken by a fee without an amount. */
const noHidden =
  /hidden|small print|surpris|verstec|kleingedr|cach|nascost|sorpres|ocult|verborgen|verrass|ukryt|niespodzian|skjult|dold|piilo/
/** Those that are broken by a note of whoever wrote the page. */
const openness =
  /plainly|accountab|transpar|honest|ehrlich|integr|honn|onest|openh|eerlijk|uczciw|przejrzy|arlig|rehell/
/** “No setup fee” is none. */
const negated =
  /(?<!\p{L})(?:no|not|without|zero|never|free|kein\p{L}*|ohne|nicht|sans|pas|aucun\p{L}*|sin|no|senza|nessun\p{L}*|geen|zonder|sem|bez|inga|utan|ingen|uden)(?!\p{L})/iu
/** “[NEEDS REAL DATA: …]”, “[insert year]”: in brackets, and no word of an interface. */
const bracketNote = /\[(?:[^\]\n]*\p{Lu}{4,}[^\]\n]*|(?:insert|add|your|todo|tbd|xx)[^\]\n]*)\]/u
const isForReaders = /^\[(?:add |insert )?your\b/i
const articlePath = /\/(?:article|blog|post|guide|tips?|news|resources?|learn|academy)s?(?:[-_/]|\d|$)/i
const lineCharactersMax = 200
/** How far a price may stand from the fee that it is of. */
const priceWithin = 60
const lessonPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['blog', 'careers', 'press'])

const breachOf = (facts: Facts): Breach | null => feeWithoutAmount(facts) ?? noteBesideOpenness(facts)

const usable = ({ text, pageType, place }: OwnLine) =>
  text.length <= lineCharactersMax && !lessonPages.has(pageType) && place !== 'action'

function feeWithoutAmount({ lines, language, blocks, plans, priceItems }: Facts): Breach | null {
  if (language === null || !readsCues(language.value) || plans.length + priceItems.length === 0) return null
  const fair = cueWords(language.value, 'fairPrice')
  const fees = cueWords(language.value, 'fee')
  const cuts = themeWordsOf(language.value)?.cuts
  const virtue = lines.find((line) => usable(line) && fair.match(line.text).some(({ phrase }) => noHidden.test(phrase)))
  if (virtue === undefined || cuts === undefined) return null
  for (const line of lines) {
    if (line === virtue || !usable(line) || negated.test(line.text) || /\d/.test(line.text)) continue
    const [fee] = fees.match(line.text)
    if (fee === undefined) continue
    const folded = foldText(line.text)
    const word = /(\p{L}{3,})[\s-]$/u.exec(folded.slice(0, fee.start))?.[1]
    // “A setup fee” is one of its own; “our fees” and “the fee” are the price.
    if (word === undefined || cuts.has(word)) continue
    const open = `${word} ${folded.slice(fee.start, fee.end).replace(/s$/, '')}`
    if (!hasAmount(open, blocks)) return { virtue, word: '', breach: quoteOfLine(line), open, kind: 'fee' }
  }
  return null
}

/** Whether any page puts a number to it. */
function hasAmount(fee: string, blocks: Facts['blocks']): boolean {
  for (const { text } of blocks.flatMap((page) => page.blocks)) {
    const folded = foldText(text)
    for (let at = folded.indexOf(fee); at >= 0; at = folded.indexOf(fee, at + 1)) {
      if (/\d/.test(folded.slice(Math.max(0, at - priceWithin), at + fee.length + priceWithin))) return true
    }
  }
  return false
}

function noteBesideOpenness({ lines, language, path, blocks }: Facts): Breach | null {
  if (language === null || !readsCues(language.value)) return null
  const virtues = cueWords(language.value, 'virtue')
  const note = publicNote(blocks)
  if (note === null) return null
  const wordIn = ({ text }: OwnLine) => virtues.match(text).find(({ phrase }) => openness.test(phrase))?.phrase
  const claimed = lines.filter((line) => usable(line) && wordIn(line) !== undefined)
  const worth = ({ page, text }: OwnLine) => (wordCount(text) >= 4 ? 2 : 0) + (path.isNear(page) ? 1 : 0)
  const [virtue] = claimed.sort((a, b) => worth(b) - worth(a))
  return virtue === undefined
    ? null
    : { virtue, word: wordIn(virtue) ?? '', breach: note, open: note.text, kind: 'note' }
}

/** What whoever wrote a page left in it for themselves. */
function publicNote(blocks: Facts['blocks']): Quote | null {
  for (const { page, blocks: parts } of blocks) {
    for (const { text } of parts) {
      const note = bracketNote.exec(text)?.[0]
      // “Message us in [your city]”: an article gives its readers words to fill in.
      if (note !== undefined && isForReaders.test(note) && articlePath.test(new URL(page).pathname)) continue
      if (note !== undefined) return { page, text: note, locator: 'body' }
    }
  }
  return null
}

export const brokenVirtue: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'virtue-broken-by-own-words',
    group: 'proof',
    stakes: 1,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'blocks', 'path', 'names', 'plans', 'priceItems'],
    missingFrom: ['pricing', 'faq'],
    find(facts) {
      const found = breachOf(facts)
      if (found === null) return null
      const { virtue, breach, open, kind } = found
      const { names, path } = facts
      const claimed = quotedAround(virtue.text, found.word, 70)
      const broken = inQuotes(breach.text, 90)
      const there = names.page(breach.page)
      const samePage = virtue.page === breach.page
      return {
        title:
          kind === 'fee'
            ? `${claimed}, and a ${open} without an amount`
            : `${quotedAround(virtue.text, found.word, 45)}, beside a note to fill in`,
        text: frame(
          [
            kind === 'fee' && samePage,
            `${claimed}, says ${there}, and further on: ${broken}. How much that is, none of ${names.pagesRead} says.`,
          ],
          [
            kind === 'fee',
            `${claimed}, says ${names.page(virtue.page)}; ${there} says ${broken}, and no page read puts an amount to it.`,
          ],
          [samePage, `${claimed} and ${broken} stand on one page, ${there}: the second takes the first back.`],
          `${claimed}, says ${names.page(virtue.page)}, while ${there} still reads ${broken}.`,
        ),
        pole: kind === 'fee' ? `but what its ${open} is, no page read says` : `while ${there} keeps a note to fill in`,
        against: null,
        move: {
          title: kind === 'fee' ? `Put the ${open} beside the price` : 'Fill in the note today',
          page: breach.page,
          text:
            kind === 'fee'
              ? `Put the amount of the ${open} beside every price, then keep ${claimed}.`
              : `Put the fact in place of ${broken}, or take the sentence out; then keep ${claimed}.`,
        },
        contrast: 'both quoted',
        subject: kind === 'fee' ? 'price' : 'proof',
        isNear: path.isNear(virtue.page) || path.isNear(breach.page),
        isSensitive: kind === 'fee',
        confidence: 0.8,
        quotes: [quoteOfLine(virtue), breach],
      }
    },
  }),
]
