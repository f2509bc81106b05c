/** A page that is called after prices, and names none. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { trialWords } from '../../../../lexicon/offer/trial-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { pageKey } from '../../../../site-url.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { showsAmount } from './amounts.ts'

const amount =
  /[$€£¥₹₽₴円]|(?<!\p{L})(?:CHF|EUR|USD|GBP|PLN|zł|Kč|kr|Ft|lei|RM|Rs|руб|грн|din|лв)(?!\p{L})|\d[.,]\d{2}(?!\d)|\d,[-–—]/u
/** A page of fewer words is a shell that a script fills; one of so many pictures has its prices in them. */
const wordsMin = 40
const picturesMin = 3
const claimCharactersMax = 110

type Inputs = Pick<DiagnosisFacts, 'pages' | 'plans' | 'priceItems' | 'navigation' | 'lines' | 'sentences' | 'blocks'>

/** In the menu, and without an amount on it; nowhere else is one told as the price of anything. */
function barePage(facts: Inputs): PageSummary | null {
  const { pages, plans, priceItems, navigation, lines } = facts
  if ([...plans, ...priceItems].some(({ value }) => value.price.amount !== null && value.price.amount > 0)) return null
  const inMenu = new Set(
    navigation.flatMap(({ value: { url } }) => (url !== null && URL.canParse(url) ? [pageKey(url)] : [])),
  )
  const page = pages.find(({ type, url }) => type === 'pricing' && inMenu.has(pageKey(url)))
  if (page === undefined || page.noindex !== null) return null
  const own = lines.filter((line) => line.page === page.url)
  const isTold =
    page.told.figures.some(({ text }) => amount.test(text)) ||
    own.some(({ text }) => amount.test(text)) ||
    showsAmount(facts, page.url)
  // Among many words and pictures one of the pictures may be the price list.
  if (page.images >= picturesMin && page.structure.servedWords >= wordsMin * 2) return null
  const isRead = page.structure.servedWords >= wordsMin || page.images >= picturesMin
  return isTold || !isRead || page.structure.frames > 0 || page.told.files.length > 0 ? null : page
}

/** What the page says of prices without naming one, else what it says first. */
function lineOn(page: PageSummary, { lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>) {
  const own = lines.filter(
    (line) =>
      line.page === page.url &&
      line.place !== 'description' &&
      line.place !== 'action' &&
      line.text.length <= claimCharactersMax,
  )
  if (language !== null && readsCues(language.value)) {
    const claims = [cueWords(language.value, 'fairPrice'), cueWords(language.value, 'virtue')]
    const isClaim = ({ text }: OwnLine) => claims.some((words) => words.has(text))
    const claim = own.filter(isClaim).sort((a, b) => wordCount(b.text) - wordCount(a.text))[0]
    if (claim !== undefined) return { line: claim, isClaim: true }
  }
  const title = contentKeys(page.topHeadings[0]?.text ?? '', language?.value ?? '') ?? new Set()
  const first =
    own.find((line) => wordCount(line.text) >= 2 && ![...title].some((key) => line.text.toLowerCase() === key)) ??
    own[0]
  return first === undefined ? null : { line: first, isClaim: false }
}

/** The only amount of a price page is that of a first try: “A taster lesson, £10”; what comes after it has none. */
function trialPage({ pages, plans, priceItems, lines }: Omit<Inputs, 'navigation' | 'sentences' | 'blocks'>) {
  if (priceItems.length > 0 || plans.length > 1) return null
  const page = pages.find(
    ({ type, url }) => type === 'pricing' && pages.some(({ structure }) => structure.links.internal.has(pageKey(url))),
  )
  if (page === undefined || page.structure.servedWords > trialWordsMax || page.told.files.length > 0) return null
  const own = lines.filter((line) => line.page === page.url && line.place !== 'description')
  const amounts = own.filter(({ text }) => amount.test(text))
  const [only] = amounts
  if (only === undefined || amounts.length > 1) return null
  if (page.told.figures.some(({ text }) => amount.test(text) && !text.includes(only.text) && !only.text.includes(text)))
    return null
  const at = own.indexOf(only)
  const told = own
    .slice(Math.max(0, at - 1), at + 2)
    .find(({ text }) => trialWords.match(text).some(({ tag }) => tag === 'trial'))
  const first = own.find(
    (line) => line !== only && line !== told && wordCount(line.text) >= 4 && line.text.length <= claimCharactersMax,
  )
  return told === undefined || first === undefined ? null : { page, only, told, first }
}
const trialWordsMax = 150

export const barePrices: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'price-page-without-price',
    group: 'offer',
    stakes: 1,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['pages', 'plans', 'priceItems', 'navigation', 'lines', 'sentences', 'blocks', 'language', 'names', 'path'],
    find(facts) {
      const page = barePage(facts)
      const said = page === null ? null : lineOn(page, facts)
      if (page === null || said === null) return null
      const { names, path } = facts
      const words = inQuotes(said.line.text, 90)
      const where = names.page(page.url)
      const isPictures = page.structure.servedWords < wordsMin * 2 && page.images >= picturesMin
      const call = path.call === null || path.target === page.url ? null : inQuotes(path.call.value.text, 40)
      const pictures = `${inWords(page.images)} pictures`
      return {
        title: said.isClaim
          ? `${inQuotes(said.line.text, 50)}, and not one amount below it`
          : `${capitalised(where)} names no price`,
        text: frame(
          [
            isPictures,
            `${capitalised(where)} says ${words} and shows ${pictures}; no amount is text. What stands in a picture no search finds, and no screen reader says.`,
          ],
          [
            said.isClaim && said.line.place === 'heading',
            `${words}, promises a heading on ${where}; the whole page has no amount, not even a “from”.`,
          ],
          [
            said.isClaim,
            `${capitalised(where)} says ${words}; in ${page.structure.servedWords} words it names no amount.`,
          ],
          [
            call !== null,
            `Whoever opens ${where} wants a figure before ${call}, and reads ${words}; in ${page.structure.servedWords} words there is none.`,
          ],
          `The menu promises prices; ${where} opens with ${words} and goes on without an amount.`,
        ),
        pole: isPictures ? `but ${where} has its prices in no text` : `but ${where} names no price`,
        against: isPictures
          ? null
          : 'Where every order differs, one price would mislead; two worked examples would not.',
        move: {
          title: isPictures ? 'Write the prices out as text' : 'Give two worked prices on the price page',
          page: page.url,
          text: isPictures
            ? `Type what the ${pictures} of ${where} say, with amount and unit, and keep the pictures beside it.`
            : `Under ${words} write two finished orders with what each cost, and what would have made it dearer.`,
        },
        contrast: isPictures ? 'one missing' : 'both quoted',
        subject: 'price',
        isNear: true,
        isSensitive: true,
        confidence: isPictures ? 0.65 : 0.8,
        quotes: [quoteOfLine(said.line)],
      }
    },
  }),
  diagnosis({
    id: 'only-the-trial-has-a-price',
    group: 'offer',
    stakes: 0.9,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['pages', 'plans', 'priceItems', 'lines', 'names'],
    find(facts) {
      const found = trialPage(facts)
      if (found === null) return null
      const { page, only, told, first } = found
      const where = facts.names.page(page.url)
      const [sum, trial, opens] = [only, told, first].map(({ text }) => inQuotes(text, 70)) as [string, string, string]
      return {
        title: `${capitalised(where)} tells only what the trial costs`,
        text: frame(
          [
            only === told && first.place === 'heading',
            `${opens}, promises ${where}; the one amount on it is ${sum}. What comes after the first time stays open.`,
          ],
          [
            only === told,
            `${capitalised(where)} opens with ${opens} and has one amount, ${sum}: readers learn what trying costs, and not what staying costs.`,
          ],
          [
            first.place === 'heading' || first.place === 'headline',
            `${opens}, says ${where}. Its one amount, ${sum}, is for ${trial}; what follows after that has none.`,
          ],
          `The one amount on ${where} is ${sum}, and beside it stands ${trial}: after the trial no sum is told.`,
        ),
        pole: `but on ${where} only the trial has a price`,
        against: null,
        move: {
          title: 'Put the regular price beside the trial',
          page: page.url,
          text: `Under ${sum} write what it costs from then on, with the unit and the shortest term.`,
        },
        contrast: 'both quoted',
        subject: 'price',
        isNear: true,
        isSensitive: true,
        confidence: 0.75,
        quotes:
          only === told
            ? [quoteOfLine(first), quoteOfLine(only)]
            : [quoteOfLine(first), quoteOfLine(only), quoteOfLine(told)],
      }
    },
  }),
]
