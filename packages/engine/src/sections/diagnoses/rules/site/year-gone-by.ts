/** A year that is over, in what is offered as if it were to come. */

import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

/** Pages that tell of offers; others tell of what was. */
const offering: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'home',
  'product',
  'pricing',
  'features',
  'solutions',
  'other',
])
const lineCharactersMax = 130
const yearsMin = 2
const linesMin = 2
/** “Since 2018”, “from 2018 to”, “in 2018”, “season 2018/19”: told of what was, or of a standard. */
const isOfThen =
  /(?<!\p{L})(?:since|from|founded|established|est\.?|in|by|seit|ab|im jahr|gegründet|vom|depuis|dès|en|fondé\p{L}*|desde|em|fundad\p{L}*|dal|nel|fondat\p{L}*|sinds|vanaf|od|roku?|w|siden|fra|grundlagt|sedan|från|vuodesta|с|со|в|году?|года|з|від|році|року)\s+(?:\p{L}+\s+)?20\d\d|20\d\d\s*(?:г\.|год|р\.|рок|年|[-–/]\s*\d|\))|©|\((?:\p{L}+\s*)?20\d\d|:\s?20\d\d|20\d\d:/iu

/** Lines of offers with one and the same past year, where no later year stands anywhere in them. */
function pastYear({ lines, pages, readOn }: Pick<DiagnosisFacts, 'lines' | 'pages' | 'readOn'>) {
  const now = Number(readOn.slice(0, 4))
  const years = (text: string) => (text.match(/(?<![\d.,-])20\d\d(?!\d|[,-]\d)/g) ?? []).map(Number)
  const told = lines.filter(
    ({ pageType, text, place }) =>
      offering.has(pageType) && place !== 'description' && text.length <= lineCharactersMax && years(text).length === 1,
  )
  const latest = Math.max(
    0,
    ...pages.flatMap(({ told: { figures } }) =>
      figures
        .filter(({ textClass, text }) => textClass !== 'chrome' && textClass !== 'legal' && !text.includes('©'))
        .flatMap(({ text }) => years(text)),
    ),
    ...told.flatMap(({ text }) => years(text)),
  )
  if (latest === 0 || latest > now - yearsMin) return null
  const dated = told.filter(({ text }) => years(text).includes(latest) && !isOfThen.test(text))
  const pagesWith = new Set(dated.map(({ page }) => page)).size
  return dated.length >= linesMin && dated.some(({ place }) => place === 'heading' || place === 'headline')
    ? { year: latest, dated, pagesWith, age: now - latest }
    : null
}

export const yearGoneBy: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'year-gone-by',
    group: 'site',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'pages', 'readOn', 'names', 'path'],
    find(facts) {
      const found = pastYear(facts)
      if (found === null) return null
      const { year, dated, pagesWith, age } = found
      const { names, path } = facts
      const first = dated.find(({ place }) => place === 'heading' || place === 'headline')!
      const second =
        dated.find((line) => line !== first && line.page !== first.page) ?? dated.find((line) => line !== first)!
      const a = inQuotes(first.text, 70)
      const b = inQuotes(second.text, 70)
      const where = names.page(first.page)
      const or = names.page(second.page)
      const ago = `${inWords(age)} years`
      return {
        title: `What is offered for ${year} is over`,
        text: frame(
          [
            pagesWith > 2,
            `${a}, says ${where}, and ${inWords(pagesWith)} pages name ${year}: ${ago} after it nobody who reads them can join.`,
          ],
          [
            pagesWith === 2 && second.page === names.home,
            `The home page still offers ${b}, and ${where} ${a}; that was ${ago} ago.`,
          ],
          [pagesWith === 2, `${a} stands on ${where} and ${b} on ${or}, ${ago} after ${year}.`],
          `${capitalised(where)} offers ${a} and ${b}. The year was over ${ago} before we read it.`,
        ),
        pole: `but what it offers for ${year} is over`,
        against: null,
        move: {
          title: `Take ${year} out of ${pagesWith > 1 ? `${inWords(pagesWith)} pages` : 'the offer'}`,
          page: first.page,
          text: `Write the coming year into ${a}, or leave the year out, and do the same wherever ${year} stands.`,
        },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'state',
        isNear: dated.some(({ page }) => path.isNear(page)),
        isSensitive: false,
        confidence: 0.75,
        quotes: [quoteOfLine(first), quoteOfLine(second)],
      }
    },
  }),
]
