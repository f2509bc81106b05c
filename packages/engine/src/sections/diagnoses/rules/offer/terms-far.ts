/** Terms that decide, and stand where nobody looks before deciding. */

import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { pageKey } from '../../../../site-url.ts'
import { asSentence, capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { showsAmount } from './amounts.ts'

const wordsMin = 4
const wordsMax = 26

/** Answers are opened by those who ask; the line is far for everybody else. */
const isFar = ({ page, textClass, role }: OwnLine, { path }: Pick<DiagnosisFacts, 'path' | 'policies'>) =>
  !path.isNear(page) || textClass === 'answer' || role === 'faq'

/** Contracts speak of many obligations. */
const isPolicy = ({ page }: OwnLine, { policies }: Pick<DiagnosisFacts, 'policies'>) =>
  policies.some(({ value }) => URL.canParse(value.url) && pageKey(value.url) === pageKey(page))

const isQuestion = ({ textClass, pageType }: OwnLine) => textClass === 'answer' || pageType === 'faq'

const sharedMin = 2
const longWordLetters = 5
const longWords = (text: string) =>
  new Set(
    foldText(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= longWordLetters),
  )

/** Whether a line near the decision has two words of what this one is about: it says so in other words. */
function isSaidNear(
  line: OwnLine,
  lines: readonly OwnLine[],
  facts: Pick<DiagnosisFacts, 'path' | 'policies'>,
  language: string,
): boolean {
  const keys = contentKeys(line.text, language)
  if (keys === null) return true
  const words = longWords(line.text)
  return lines.some((one) => {
    if (one === line || isFar(one, facts)) return false
    const shared = [...(contentKeys(one.text, language) ?? [])].filter((key) => keys.has(key))
    return shared.length >= sharedMin || [...longWords(one.text)].filter((word) => words.has(word)).length >= sharedMin
  })
}

const farPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'blog',
  'post',
  'press',
  'careers',
  'legal',
  'security',
])

const mayBeTerm = ({ text, place, pageType }: OwnLine) => {
  const count = wordCount(text)
  return place === 'body' && !farPages.has(pageType) && count >= wordsMin && count <= wordsMax && !/[?？]/.test(text)
}

/** “on the page “Prices””, “among the questions on the home page”. */
const placeOf = ({ page, pageType, role }: OwnLine, { names }: Pick<DiagnosisFacts, 'names'>) => {
  return pageType !== 'faq' && role === 'faq' ? `among the questions on ${names.page(page)}` : `on ${names.page(page)}`
}

/** For half a headline. */
const shortPlaceOf = (line: OwnLine, facts: Pick<DiagnosisFacts, 'names'>) =>
  line.pageType !== 'faq' && line.role === 'faq' ? 'in the FAQ' : placeOf(line, facts)

export const termsFar: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'calming-line-far',
    group: 'offer',
    stakes: 0.8,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'path', 'names', 'policies'],
    find(facts) {
      const { lines, language, path, names } = facts
      if (language === null || !readsCues(language.value) || path.call === null) return null
      const calming = cueWords(language.value, 'calming')
      const phrasesIn = (text: string) => calming.match(text).map(({ phrase }) => phrase)
      const near = new Set(lines.filter((line) => !isFar(line, facts)).flatMap(({ text }) => phrasesIn(text)))
      const line = lines.find(
        (one) =>
          isFar(one, facts) &&
          mayBeTerm(one) &&
          phrasesIn(one.text).length > 0 &&
          phrasesIn(one.text).every((phrase) => phrase.includes(' ') && !near.has(phrase)) &&
          near.size === 0 &&
          !isPolicy(one, facts) &&
          !isSaidNear(one, lines, facts, language.value),
      )
      if (line === undefined) return null
      const words = inQuotes(line.text, 110)
      const where = placeOf(line, facts)
      const call = inQuotes(path.call.value.text, 40)
      const isAnswer = line.textClass === 'answer' || line.role === 'faq'
      return {
        title: `${inQuotes(line.text, 30)} stands only ${where}`,
        text: frame(
          [
            isAnswer && line.page === names.home,
            `${call} comes long before ${words}: whoever hesitates has to open a question to find it.`,
          ],
          [isAnswer, `${words} would settle what people ask themselves at ${call}; it stands ${where}.`],
          [
            /\d/.test(line.text),
            `${words} is a promise that can be held to, and it stands only ${where}; beside ${call} nothing of the kind is said.`,
          ],
          `${asSentence(`Only ${where} one learns ${words}`)} Nobody reads it beside ${call}.`,
        ),
        pole: `but ${inQuotes(line.text, 25)} stands only ${shortPlaceOf(line, facts)}`,
        against: null,
        move: {
          title: `Put the promise under ${inQuotes(path.call.value.text, 30)}`,
          page: names.home,
          text: `Write ${words} under ${call}, word for word.`,
        },
        contrast: 'both quoted',
        subject: 'terms',
        isNear: true,
        isSensitive: false,
        confidence: 0.7,
        quotes: [quoteOfLine(line), ...path.call.quotes.slice(0, 1)],
      }
    },
  }),
  diagnosis({
    id: 'binding-rule-far',
    group: 'offer',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: false,
    needs: ['lines', 'language', 'path', 'names', 'policies'],
    find(facts) {
      const { lines, language, path, names } = facts
      if (language === null || !readsCues(language.value)) return null
      const binding = cueWords(language.value, 'binding')
      const phrasesIn = (text: string) => binding.match(text).map(({ phrase }) => phrase)
      const near = lines.filter((line) => !isFar(line, facts)).flatMap(({ text }) => phrasesIn(text))
      const line = lines.find(
        (one) =>
          isQuestion(one) &&
          mayBeTerm(one) &&
          phrasesIn(one.text).some((phrase) => !near.includes(phrase)) &&
          !isSaidNear(one, lines, facts, language.value),
      )
      if (line === undefined) return null
      const words = inQuotes(line.text, 110)
      const where = placeOf(line, facts)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: `${inQuotes(line.text, 30)} is told only ${where}`,
        text: frame(
          [
            call !== null && line.textClass === 'answer',
            `${asSentence(`Who presses ${call} has not read ${words}`)} It stands ${where}.`,
          ],
          [call !== null, asSentence(`${call} comes without a word of it; ${where} stands ${words}`)],
          [
            line.pageType === 'faq',
            `${words} is a condition of all that is offered, and it is filed ${where}, as an answer.`,
          ],
          `${words} can be read ${where}; no line where people decide prepares them for it.`,
        ),
        pole: `but ${inQuotes(line.text, 25)} waits ${shortPlaceOf(line, facts)}`,
        against: null,
        move: {
          title: 'Tell the rule before the call',
          page: names.home,
          text: `Put ${words} beside ${call ?? 'the way to ask'}, as one of three short steps.`,
        },
        contrast: 'both quoted',
        subject: 'terms',
        isNear: false,
        isSensitive: false,
        confidence: 0.6,
        quotes: [quoteOfLine(line)],
      }
    },
  }),
  diagnosis({
    id: 'fair-price-no-figure',
    group: 'offer',
    stakes: 0.9,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['lines', 'language', 'path', 'names', 'pages', 'sentences', 'blocks', 'businessModel'],
    missingFrom: ['pricing'],
    denies: ['prices'],
    find(facts) {
      const { lines, language, path, names, pages, businessModel } = facts
      if (
        language === null ||
        !readsCues(language.value) ||
        (businessModel !== null && unpaid.has(businessModel.value))
      )
        return null
      const fair = cueWords(language.value, 'fairPrice')
      const [claim] = lines
        .filter(
          ({ text, place, pageType }) =>
            place !== 'action' &&
            !farPages.has(pageType) &&
            wordCount(text) <= wordsMax &&
            // “Affordable” alone is said of much that is no price.
            fair.match(text).some(({ words }) => words > 1),
        )
        .sort((a, b) => Number(path.isNear(b.page)) - Number(path.isNear(a.page)) || a.text.length - b.text.length)
      if (claim === undefined || pages.some(({ url }) => showsAmount(facts, url))) return null
      const words = inQuotes(
        clauseWith(claim.text, (part) => fair.has(part)),
        80,
      )
      const where = names.page(claim.page)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const isFirst = claim.place === 'headline' || claim.place === 'subhead' || claim.place === 'description'
      return {
        title: `${inQuotes(
          clauseWith(claim.text, (part) => fair.has(part)),
          45,
        )}, and not one amount`,
        text: frame(
          [isFirst, `The site opens with ${words}; no amount to compare stands on ${names.pagesRead}.`],
          [claim.place === 'heading', `Under ${words} one looks for a sum; none stands on ${names.pagesRead}.`],
          [
            call !== null,
            `${words}, says ${where}; before ${call} no amount stands on ${names.pagesRead}, and none after it.`,
          ],
          `${asSentence(`${capitalised(where)} claims ${words}`)} Without a sum on ${names.pagesRead} it stays a word.`,
        ),
        pole: `and no amount stands on ${names.pagesRead}`,
        against: null,
        move: {
          title: 'Give a price frame beside the claim',
          page: claim.page,
          text: `Under ${words} write from how much to how much a usual order costs, and what moves it.`,
        },
        contrast: 'one missing',
        subject: 'price',
        isNear: path.isNear(claim.page),
        isSensitive: false,
        confidence: 0.7,
        quotes: [quoteOfLine(claim)],
      }
    },
  }),
]

/** The part of a line, between commas and dashes, that says so; the whole line if it is short, or says so across them. */
function clauseWith(text: string, says: (part: string) => boolean): string {
  if (text.length <= clauseCharactersMax) return text
  return (
    text
      .split(/[,;:–—]\s/)
      .map((part) => part.trim())
      .find((part) => says(part)) ?? text
  )
}

const clauseCharactersMax = 70

const unpaid: ReadonlySet<string> = new Set(['donations', 'free'])
