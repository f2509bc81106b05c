/** Figures that a site shows without saying what they count. */
import { tellingNumbers } from '../../../../facts/language/telling-numbers.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { guaranteeWords } from '../../../../lexicon/offer/guarantee-words.ts'
import { claimWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { exampleCards } from '../../proofs.ts'
import { isDrawn } from '../assets/asset-lines.ts'
import { targetReader } from '../assets/targets.ts'
import { quotedAround } from './excerpt.ts'

type Sort = 'share' | 'multiple' | 'rank'

interface BareFigure {
  line: OwnLine
  /** As written: “99%”, “5x”, “#1”. */
  figure: string
  sort: Sort
}

const lineCharactersMax = 140
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'pricing',
  'blog',
  'post',
  'careers',
  'press',
])
/** A smaller share is a condition or a part more often than a boast. */
const shareMin = 80
const rank = /(?<![\p{L}\d])(?:#\s?1|№\s?1|(?:Nr|No|nº|n°|núm)\.?\s?1)(?![\d.,\p{L}])/iu
const multiple = /(?<![\d.,])\d{1,3}(?:[.,]\d)?\s?[x×](?![\p{L}\d])/iu
/** What says when, of how many, or by whose count: a year, a base, a source, a mark to a note. */
const base = /\b(?:19|20)\d\d\b|(?!24\s?\/\s?7)(?<!\d)\d+\s?\/\s?\d|[*†¹²³]|\bn\s?=\s?\d|https?:/iu
const inBrackets = /\([^)]{6,}\)/u
const isPledge = (text: string, language: string) =>
  guaranteeWords.has(text) ||
  claimWordsOf(language)
    .match(text)
    .some(({ tag }) => tag === 'guarantee')
/** “90 % of all people”: a share of everybody is no boast of a brand's, and says of whom it is. */
const ofEverybody =
  /[%٪]\s(?:\p{L}{1,6}\s){0,2}(?:people|consumers|verbraucher|consumenten|consommateurs|consumidores|consumatori|humans|adults|menschen|erwachsenen|mensen|mennesker|människor|personnes|gens|personas|pessoas|persone|ludzi|lidí|людей)(?!\p{L})/iu
const gluedShare = /\d\s?%\p{L}/u
const neighbours = 2
const stated: ReadonlySet<OwnLine['textClass']> = new Set<OwnLine['textClass']>(['message', 'declared', 'answer'])

/** “5x faster” compares; “4× Ironman” counts. */
const compares = (text: string, language: string) =>
  cueWords(language, 'result').has(text) || beforeComparative.test(text)
const beforeComparative =
  /\d\s?[x×] (?:more|faster|better|mais|más|più|plus|mehr|schneller|besser|meer|sneller|beter|mere|mer|hurtigere|snabbare|szybciej|więcej|rychlej|více|быстрее|больше)(?!\p{L})/iu

function sortOf(text: string, language: string): [sort: Sort, figure: string] | null {
  const first = rank.exec(text)?.[0]
  if (first !== undefined) return ['rank', first]
  const times = multiple.exec(text)?.[0]
  const numbers = tellingNumbers(text, language)
  if (times !== undefined && numbers.length > 0 && compares(text, language)) return ['multiple', times]
  const share = numbers.find((number) => /[%٪]/.test(number))
  if (share === undefined || numbers.length > 1) return null
  const value = Number.parseFloat(share.replace(',', '.'))
  return value >= shareMin && value < 100 ? ['share', share] : null
}

/** A figure of the brand’s own boast that stands without a base, a date or a source, in its line and beside it. */
function bareFigures({
  lines,
  language,
  path,
  sourcesCited,
}: Pick<DiagnosisFacts, 'lines' | 'language' | 'path' | 'sourcesCited'>) {
  if (language === null) return []
  const sources = sourcesCited.map(({ value }) => foldText(value))
  const explains = ({ text }: OwnLine) => base.test(text) || sources.some((source) => foldText(text).includes(source))
  const drawn = new Set(exampleCards(lines).flatMap((card) => card.lines))
  const isTarget = targetReader(lines)
  const found: BareFigure[] = []
  for (const [at, line] of lines.entries()) {
    const { text, place, pageType, textClass, page } = line
    if (!stated.has(textClass) || inBrackets.test(text) || drawn.has(line)) continue
    if (isDrawn(line) || isTarget(line) || ofEverybody.test(text)) continue
    // A guarantee is a term; figures that run into the next word are of a card or a drawn screen.
    if (isPledge(text, language.value) || gluedShare.test(text)) continue
    if (place === 'action' || otherPages.has(pageType) || text.length > lineCharactersMax || wordCount(text) < 2)
      continue
    const sort = sortOf(text, language.value)
    if (sort === null) continue
    const around = lines.slice(Math.max(0, at - neighbours), at + neighbours + 1).filter((one) => one.page === page)
    if (around.some(explains)) continue
    const figure = sort[1].trim()
    const isToldElsewhere = lines.some((other) => other !== line && other.text.includes(figure) && explains(other))
    if (!isToldElsewhere) found.push({ line, figure, sort: sort[0] })
  }
  return found.sort((a, b) => Number(path.isNear(b.line.page)) - Number(path.isNear(a.line.page)))
}

/** “99,9%” and “99.9%” are one figure in two languages. */
const pointed = (figure: string) => figure.replace(',', '.')

const openQuestions: Record<Sort, string> = {
  share: 'of how many, and since when',
  multiple: 'than what, and measured where',
  rank: 'by whose count, and in which year',
}

export const figures: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'figure-without-base',
    isOfOnePage: true,
    group: 'proof',
    stakes: 0.8,
    share: 0.08,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'path', 'sourcesCited', 'names', 'proofs'],
    missingFrom: 'home',
    find(facts) {
      const [found, ...others] = bareFigures(facts)
      if (found === undefined) return null
      const second = others.find(
        ({ line, figure }) => line.page === found.line.page && pointed(figure) !== pointed(found.figure),
      )
      const { line, figure, sort } = found
      const { names, path, proofs } = facts
      const words = quotedAround(line.text, figure, 110)
      const page = names.page(line.page)
      const rating = proofs.find(({ kind, quote }) => kind === 'rating' && quote.text !== line.text)
      const asked = openQuestions[sort]
      const other = second === undefined ? null : quotedAround(second.line.text, second.figure, 80)
      return {
        title:
          sort === 'rank' ? `“${figure}”, and nobody says who counted` : `“${figure}” stands without a year or a base`,
        text: frame(
          [
            other !== null,
            `${words} and ${other}: ${asked}? ${capitalised(page)} gives no year, no base and no source for either.`,
          ],
          [sort === 'rank', `${words}, says ${page}; ${asked}, it does not say. Any rival can print the same line.`],
          [sort === 'multiple', `${words} invites one question, ${asked}, and ${page} leaves it open.`],
          [
            rating !== undefined,
            `${words} on ${page} cannot be checked: ${asked}, it leaves out. ${inQuotes(rating?.text ?? '', 60)} can.`,
          ],
          `${words}: ${asked}? ${capitalised(page)} gives neither year nor base nor source.`,
        ),
        pole:
          sort === 'rank'
            ? `but who counted its “${figure}”, no line says`
            : `but its “${figure}” has no year and no base`,
        against: null,
        move: {
          title: sort === 'rank' ? `Say who counted “${figure}”` : `Give “${figure}” its base and year`,
          page: line.page,
          text:
            rating === undefined
              ? `Say ${asked}, right behind ${quotedAround(line.text, figure, 70)}; without that, take “${figure}” out.`
              : `Say ${asked}, right behind “${figure}”, or let ${inQuotes(rating.text, 60)} stand there instead.`,
        },
        contrast: 'one missing',
        subject: 'proof',
        isNear: path.isNear(line.page),
        isSensitive: false,
        confidence: 0.75,
        quotes: [line, ...(second === undefined ? [] : [second.line])].map(quoteOfLine),
      }
    },
  }),
]
