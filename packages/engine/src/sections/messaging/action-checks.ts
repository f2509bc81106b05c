/** The checks of clarity beyond the opening: calls to action, proof, language, navigation. */

import type { Fact } from '../../evidence.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import { wordCount } from '../../page/word-count.ts'
import { counted, listed } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { type CheckFinding, type CheckRule, failed, none, passed } from '../checks/check-rule.ts'
import { quotesOf } from '../grounds.ts'
import { type ClarityFacts, clarityCheck, isConversion, rivalsOf } from './clarity-facts.ts'

const rivalsMax = 1
const navigationLabelsMax = 8
const labelWordsMax = 3
const clichesMax = 0.6
const jargonMax = 3
/** Blocks of the home page that most visitors get to see. */
const blocksAtTop = 4

export const otherChecks: readonly CheckRule<ClarityFacts>[] = [
  clarityCheck({
    id: 'one-primary-action',
    title: 'One call to action leads, without rivals',
    weight: 10,
    why: 'Each further choice of equal weight makes it likelier that none is taken.',
    needs: ['ctas'],
    find({ ctas }) {
      const [primary] = ctas
      if (primary === undefined)
        return failed(
          'Nothing on the pages read asks visitors to do anything.',
          'Decide what a visitor should do next, and offer it as one button at the top and at the end of the page.',
        )
      const rivals = rivalsOf(ctas)
      if (rivals.length <= rivalsMax) return passed(`${inQuotes(primary.value.text, 60)} leads.`, primary.quotes)
      return failed(
        `${inQuotes(primary.value.text, 60)} competes with ${quotedList(rivals.map(({ value }) => value.text))}.`,
        `Keep ${inQuotes(primary.value.text, 60)} as the one filled button, and make the others plain links.`,
        quotesOf([primary, ...rivals]),
      )
    },
  }),
  clarityCheck({
    id: 'action-says-what-happens',
    title: 'The main call to action says what happens',
    weight: 7,
    why: 'A button that names its outcome is pressed by people who want that outcome; “more” promises nothing.',
    needs: ['ctas'],
    find: saysWhatHappens,
  }),
  clarityCheck({
    id: 'proof-near-top',
    title: 'Proof stands near the top of the home page',
    weight: 8,
    why: 'A promise is believed when something bears it out in the same view: a number, a customer, a review.',
    needs: ['blocks', 'certifications', 'claims', 'customers', 'hero', 'testimonials'],
    find: proofNearTop,
  }),
  clarityCheck({
    id: 'claims-sourced',
    title: 'Claims name a source or are borne out by facts',
    weight: 6,
    why: '“The best” convinces nobody; a number with its source does.',
    needs: ['claims'],
    find({ claims }) {
      const strong = claims.filter(({ value }) => value.type !== 'promise')
      if (strong.length === 0) return none('The pages read make no claim that needs a source.')
      const bare = strong.filter(({ value }) => !value.sourced && value.proof === null)
      const seen = `${strong.length - bare.length} of ${counted(strong.length, 'claim')} ${strong.length - bare.length === 1 ? 'is' : 'are'} borne out.`
      const [first] = bare
      return first === undefined || 2 * bare.length <= strong.length
        ? passed(seen, quotesOf(strong))
        : failed(seen, `Say where it comes from, or drop it: ${inQuotes(first.value.text)}.`, quotesOf(bare))
    },
  }),
  clarityCheck({
    id: 'own-words',
    title: 'The language is free of stock phrases and jargon',
    weight: 6,
    why: 'Words that every competitor uses too tell the reader nothing.',
    needs: ['vocabulary', 'writing'],
    find: ownWords,
  }),
  clarityCheck({
    id: 'readable',
    title: 'The text is easy enough for its readers',
    weight: 5,
    why: 'Long sentences of long words are skipped, by experts as well.',
    needs: ['audiences', 'writing'],
    find: readable,
  }),
  clarityCheck({
    id: 'plain-navigation',
    title: 'The navigation is short and plain',
    weight: 5,
    why: 'A menu is scanned, not read: up to eight short labels can be taken in.',
    needs: ['navigation'],
    find({ navigation }) {
      if (navigation.length === 0) return none('No main navigation was found.')
      const long = navigation.filter(({ value }) => wordCount(value.label) > labelWordsMax)
      const seen = `The main navigation has ${counted(navigation.length, 'label')}.`
      if (navigation.length > navigationLabelsMax)
        return failed(
          seen,
          `Group them: ${navigationLabelsMax} or fewer at the top, the others in submenus or the footer.`,
          quotesOf(navigation),
        )
      return 2 * long.length > navigation.length
        ? failed(
            `Most labels are long: ${quotedList(long.map(({ value }) => value.label))}.`,
            'Cut them to one or two words each.',
            quotesOf(long),
          )
        : passed(seen, quotesOf(navigation))
    },
  }),
]

/** Single words that name their outcome all the same. */
const clearAlone = new Set(['donate', 'download', 'subscribe', 'contact', 'book', 'buy', 'trial', 'demo', 'quote'])

function saysWhatHappens({ ctas }: Pick<ClarityFacts, 'ctas'>): CheckFinding {
  const [primary] = ctas
  if (primary === undefined) return none('There is no call to action to read.')
  const { text, intent } = primary.value
  const isClear = clearAlone.has(intent) || (isConversion(primary) && wordCount(text) >= 2) || wordCount(text) >= 4
  if (isClear) return passed(`${inQuotes(text, 60)} says what happens next.`, primary.quotes)
  const better = ctas.find((call) => isConversion(call) && wordCount(call.value.text) >= 2)
  return failed(
    `${inQuotes(text, 60)} leaves open what happens next.`,
    better === undefined
      ? `Name the outcome on the button: what the visitor gets after ${inQuotes(text, 60)}.`
      : `The site has a clearer call: let ${inQuotes(better.value.text, 60)} lead.`,
    primary.quotes,
  )
}

const proofRoles = new Set<BlockRole>(['testimonials', 'customers', 'stats', 'partners'])

function proofNearTop({
  blocks: [home],
  hero,
  testimonials,
  customers,
  certifications,
  claims,
}: Pick<ClarityFacts, 'blocks' | 'certifications' | 'claims' | 'customers' | 'hero' | 'testimonials'>): CheckFinding {
  const content = home?.blocks.filter(({ role }) => role !== 'header' && role !== 'navigation') ?? []
  const at = content.findIndex(({ role }) => proofRoles.has(role))
  const opening = [hero.headline, hero.subhead, hero.eyebrow].filter((fact) => fact !== null)
  const inHero = claims.find(
    ({ value, quotes }) =>
      (value.type === 'number' || value.proof !== null) &&
      opening.some(({ value: text }) => quotes.some((quote) => text.includes(quote.text))),
  )
  if (inHero !== undefined)
    return passed(`The opening itself brings proof: ${inQuotes(inHero.value.text)}.`, inHero.quotes)
  if (at >= 0 && at < blocksAtTop)
    return passed('Customers, reviews or figures stand within the first blocks of the home page.')
  const known: Fact<unknown>[] = [...testimonials, ...customers, ...certifications]
  if (known.length === 0)
    return failed(
      'No testimonial, customer or certificate was found on the pages read.',
      'Collect two or three sentences from customers, with name and role, and put one right below the opening.',
    )
  const [voice] = testimonials
  const [customer] = customers
  const what =
    voice !== undefined
      ? `the words of ${voice.value.author === null ? 'a customer' : inQuotes(voice.value.author, 50)}`
      : customer !== undefined
        ? listed(
            customers.slice(0, 3).map(({ value }) => value.name),
            3,
          )
        : listed(
            certifications.slice(0, 3).map(({ value }) => value.name),
            3,
          )
  return failed(
    'There is proof, but not where the home page opens.',
    `Bring ${what} up, next to the opening's promise.`,
    quotesOf(known),
  )
}

function ownWords({ writing, vocabulary }: Pick<ClarityFacts, 'vocabulary' | 'writing'>): CheckFinding {
  const cliches = writing?.value.marks.cliches ?? null
  const jargon = writing?.value.marks.jargon ?? null
  if (writing === null || (cliches === null && jargon === null))
    return none('There is too little text, or no list for its language.')
  const worn = vocabulary?.value.overused ?? []
  const quotes = [...(writing.value.examples.cliches ?? []), ...(writing.value.examples.jargon ?? [])].slice(0, 3)
  const rate = `${(cliches ?? 0).toFixed(1)} stock phrases and ${(jargon ?? 0).toFixed(1)} words of jargon in 100 words.`
  if ((cliches ?? 0) <= clichesMax && (jargon ?? 0) <= jargonMax) return passed(rate, quotes)
  return failed(
    rate,
    worn.length > 0
      ? `Say what is meant instead of ${quotedList(worn)}.`
      : 'Replace stock phrases by what is meant: a number, an example, a customer.',
    quotes,
  )
}

function readable({ writing, audiences }: Pick<ClarityFacts, 'audiences' | 'writing'>): CheckFinding {
  const reading = writing?.value.readability ?? null
  if (writing === null || reading === null)
    return none('There is too little text to measure, or no formula for its language.')
  const seen = `${reading.formula} ${Math.round(reading.score)}: ${reading.level}, ${Math.round(writing.value.wordsPerSentence)} words a sentence.`
  const forPeople = audiences.some(({ value }) => value.kind === 'person' || value.kind === 'pursuit')
  const forExperts = audiences.some(({ value }) => value.kind === 'role')
  const isHard = reading.level === 'very demanding' || (reading.level === 'demanding' && forPeople && !forExperts)
  return isHard
    ? failed(seen, 'Cut long sentences in two, and use the everyday word where there is one.', writing.quotes)
    : passed(seen, writing.quotes)
}
