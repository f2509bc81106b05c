/** Promises of a person, and whether one is named. */

import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { lightStem } from '../../../../lexicon/light-stem.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import type { NamedPerson } from '../../people/named-people.ts'
import { isNamed } from '../../proofs.ts'
import { isSensitive } from '../../stakes.ts'
import { mayNameSomebody } from './mentioned-people.ts'
import { praisedPerson, quotesOwn } from './praised-person.ts'
import { proofOfTrade } from './proof-by-trade.ts'

/** A longer line is a paragraph that no headline could hold. */
const promiseCharactersMax = 160
const shortMax = 90
const headingWordsMin = 5
/** A line that its page breaks off. */
const brokenOff = /[,;:،、–—-]$/u
/** “Personal” is also said of data, levels and taxes: alone it promises nobody. */
const weakPhrase = /^(?:perso|herz|indiv|serd|cordial)/
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['blog', 'careers', 'press', 'faq'])

type PromiseFacts = Pick<DiagnosisFacts, 'lines' | 'path' | 'language'>

/** The promises of a person, those of the opening first, then those on the way to the decision that are short enough to stand whole. */
function personalPromises({ lines, path, language }: PromiseFacts): OwnLine[] {
  if (language === null || !readsCues(language.value)) return []
  const personal = cueWords(language.value, 'personal')
  const worth = (line: OwnLine) =>
    (opens(line) ? 4 : 0) +
    (personal.match(line.text).length >= 2 ? 3 : 1) +
    (path.isNear(line.page) ? 1 : 0) +
    (line.text.length <= shortMax ? 1 : 0)
  return lines
    .filter(({ text, place, textClass, pageType }) => {
      if (place === 'action' || textClass === 'form' || otherPages.has(pageType)) return false
      if (text.length > promiseCharactersMax || brokenOff.test(text)) return false
      const said = personal.match(text)
      if (said.length >= 2) return true
      // “Packed with care” heads a card on parcels.
      if (place === 'heading' && wordCount(text) < headingWordsMin) return false
      return said.some(({ phrase, words }) => !weakPhrase.test(phrase) && (words > 1 || text.length <= shortMax))
    })
    .sort((a, b) => worth(b) - worth(a))
}

const opens = ({ place }: OwnLine) => place === 'headline' || place === 'subhead'

/** Whether a page on the way to the decision names somebody, be it in a footer. */
function isNamedNear(person: NamedPerson, { blocks, path }: Pick<DiagnosisFacts, 'blocks' | 'path'>): boolean {
  const last = foldText(person.name).split(' ').at(-1)!
  return blocks.some((page) => path.isNear(page.page) && page.blocks.some(({ text }) => foldText(text).includes(last)))
}

/** Whether a capitalised row of words is a name: a heading is written small elsewhere, a role begins no other way than a name. */
function isSurelyPerson(
  { name, role }: NamedPerson,
  { sentences, language }: Pick<DiagnosisFacts, 'sentences' | 'language'>,
) {
  if (language === null || (role !== null && !/^\p{L}/u.test(role))) return false
  const stems = new Set(name.split(' ').map((word) => lightStem(foldText(word), language.value)))
  return !sentences.some(({ text }) =>
    (text.match(/(?<!\p{L})\p{Ll}\p{L}{2,}/gu) ?? []).some((word) =>
      stems.has(lightStem(foldText(word), language.value)),
    ),
  )
}

export const proofOfPeople: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'personal-promise-no-person',
    of: 'asks',
    group: 'proof',
    stakes: 1,
    share: 0.05,
    effort: 'S',
    leads: true,
    needs: [
      'lines',
      'people',
      'path',
      'names',
      'language',
      'testimonials',
      'kind',
      'contacts',
      'name',
      'products',
      'services',
      'pages',
      'opening',
      'sentences',
    ],
    missingFrom: ['about', 'team'],
    denies: ['people'],
    find(facts) {
      const { people, names, testimonials, kind, path, pages } = facts
      const [promise] = personalPromises(facts)
      if (promise === undefined || people.length > 0 || praisedPerson(facts) !== null || mayNameSomebody(facts))
        return null
      // A notice that the law asks for may name the owner, and nobody reads it before the decision.
      const hasNotice = pages.some(({ type }) => type === 'legal')
      const none = hasNotice ? 'no page outside the legal ones' : `none of ${names.pagesRead}`
      const words = inQuotes(promise.text, 100)
      const signed = new Set(testimonials.map(({ value }) => value.author).filter(isNamed)).size
      const isHome = promise.page === names.home
      return {
        title: `A personal promise of ${names.brand}, and nobody named`,
        text: frame(
          [
            signed >= 2 && opens(promise),
            `${words}, promises the opening. ${signed} customers stand by ${names.brand} with their names; of ${names.brand} itself nobody does${hasNotice ? ' outside the legal pages' : ` on ${names.pagesRead}`}.`,
          ],
          [opens(promise), `The opening promises ${words}; who that is, ${none} says.`],
          [
            signed >= 2,
            `${words}, says ${names.page(promise.page)}, where customers sign and nobody of ${names.brand} is named.`,
          ],
          [isHome, `${words}, says ${names.brand}; who that is, ${none} tells.`],
          `Who asks behind ${words} on ${names.page(promise.page)} finds no name ${hasNotice ? 'outside the legal pages' : `on ${names.pagesRead}`}.`,
        ),
        pole: hasNotice ? 'and outside the legal pages nobody is named' : 'and no page read says who that is',
        against: null,
        move: {
          title: 'Name the person beside the promise',
          page: promise.page,
          text: `Put the name of whoever answers, with ${proofOfTrade(kind).person}, under ${inQuotes(promise.text, 80)}.`,
        },
        contrast: 'one missing',
        subject: 'person',
        isNear: path.isNear(promise.page),
        isSensitive: isSensitive(facts),
        confidence: 0.65,
        quotes: [quoteOfLine(promise)],
      }
    },
  }),
  diagnosis({
    id: 'personal-promise-person-far',
    of: 'asks',
    group: 'proof',
    stakes: 1,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'people', 'path', 'names', 'language', 'kind', 'blocks', 'sentences', 'opening'],
    find(facts) {
      const { people, names, kind, path } = facts
      const promise = personalPromises(facts).find(({ page }) => path.isNear(page))
      if (promise === undefined) return null
      if (people.some((person) => path.isNear(person.page) || isNamedNear(person, facts))) return null
      const [first, second] = people.filter((person) => person.quote !== null && isSurelyPerson(person, facts))
      if (first === undefined || first.quote === null) return null
      const words = inQuotes(promise.text, 100)
      const page = names.page(first.page)
      const named = first.role === null ? first.name : `${first.name}, ${first.role}`
      return {
        title: `A personal promise, and a name only on ${page}`,
        text: frame(
          [second !== undefined, `${words}, yet ${first.name} and ${second?.name ?? ''} are named only on ${page}.`],
          [
            first.role !== null && opens(promise),
            `The opening promises ${words}; that this is ${named}, only ${page} says.`,
          ],
          [first.role !== null, `${words}: that is ${named}, who comes no sooner than on ${page}.`],
          `${words}, yet the first name comes on ${page}: “${first.name}”.`,
        ),
        pole: `and the name comes only on ${page}`,
        against: null,
        move: {
          title: `Name ${first.name} beside the promise`,
          page: promise.page,
          text: `Put ${named}, with ${proofOfTrade(kind).person}, under ${inQuotes(promise.text, 80)}.`,
        },
        contrast: 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: 0.75,
        quotes: [quoteOfLine(promise), first.quote],
      }
    },
  }),
  diagnosis({
    id: 'person-only-in-reviews',
    group: 'proof',
    stakes: 1,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: [
      'testimonials',
      'contacts',
      'name',
      'language',
      'lines',
      'products',
      'services',
      'pages',
      'names',
      'path',
      'kind',
      'opening',
    ],
    missingFrom: ['about', 'team'],
    find(facts) {
      const { testimonials, names, path, kind } = facts
      const person = praisedPerson(facts)
      if (person === null || person.lines.some(({ page }) => path.isNear(page))) return null
      const { name, reviews, quote, author, mail, lines } = person
      const [line] = lines
      const words = inQuotes(quote.text, 100)
      const page = line === undefined ? null : names.page(line.page)
      return {
        title:
          reviews === 1
            ? `A customer names ${name}; ${names.brand} does not`
            : `Customers know ${name}, and the opening does not`,
        text: frame(
          [
            line !== undefined,
            `${words}, writes ${author ?? 'a customer'}. In ${names.brand}’s own words ${name} comes only on ${page}: ${inQuotes(line?.text ?? '', 80)}`,
          ],
          [
            mail !== null && reviews === 1,
            `${words}, writes ${author ?? 'a customer'}; ${names.brand} itself has the name only in its address, ${inQuotes(mail ?? '', 60)}.`,
          ],
          [
            reviews * 2 >= testimonials.length,
            `${capitalised(inWords(reviews))} of ${testimonials.length} reviews speak of ${name}: ${words}. No line of ${names.brand}’s own does.`,
          ],
          [
            reviews === 1,
            `${words}, writes ${author ?? 'a customer'}. Who ${name} is, no line of ${names.brand}’s own tells.`,
          ],
          `${words}, writes ${author ?? 'a customer'}, and ${inWords(reviews)} reviews in all name ${name}; ${names.brand}’s own lines do not.`,
        ),
        pole: page === null ? `but only customers name ${name}` : `but before ${page} only customers name ${name}`,
        against: null,
        move: {
          title: `Let ${name} open the home page`,
          page: names.home,
          text: `Put ${name}, with ${proofOfTrade(kind).person}, under the headline, and ${inQuotes(quote.text, 80)} beside it.`,
        },
        contrast: 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: mail !== null || line !== undefined ? 0.8 : 0.7,
        quotes: [quote, ...quotesOwn(person)],
      }
    },
  }),
]
