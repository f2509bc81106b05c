/** What the home page asks for, and whether that is what the brand lives from. */
import type { BusinessModel } from '../../../../facts/entity/shapes.ts'
import { ctaWords } from '../../../../lexicon/pages/cta-words.ts'
import type { CtaIntent } from '../../../../lexicon/pages/lists.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'

type Calls = DiagnosisFacts['ctas']

/** What a firm that earns so wants of its visitors. */
const goals: Partial<Record<BusinessModel, { of: string; intents: readonly CtaIntent[] }>> = {
  bookings: { of: 'bookings', intents: ['book', 'contact', 'quote', 'buy'] },
  donations: { of: 'gifts', intents: ['donate'] },
  membership: { of: 'members', intents: ['join', 'sign-up', 'trial', 'contact'] },
  tickets: { of: 'tickets', intents: ['buy', 'book'] },
}
const modelConfidenceMin = 0.6
const loudMin = 0.6
/** Calls that differ by less are as loud as one another. */
const equalMargin = 0.05
const deeds: ReadonlySet<string> = new Set(['buy', 'download', 'trial', 'demo', 'sign-up', 'join', 'donate', 'book'])

export const wayIn: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'louder-than-the-goal',
    isOfOnePage: true,
    group: 'call',
    stakes: 0.9,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: ['ctas', 'businessModel', 'forms', 'names', 'opening', 'language', 'kind'],
    find({ ctas, businessModel, forms, names, opening, language, kind }) {
      const goal =
        businessModel === null || businessModel.confidence < modelConfidenceMin ? undefined : goals[businessModel.value]
      const [loudest] = ctas
      if (goal === undefined || loudest === undefined || loudest.confidence < loudMin) return null
      if (loudest.value.intent !== 'learn' && loudest.value.intent !== 'visit') return null
      const wanted = firstOf(ctas, goal.intents, forms)
      const loud = inQuotes(loudest.value.text, 50)
      const quiet = wanted === undefined ? null : inQuotes(wanted.value.text, 50)
      return {
        title: frame(
          [quiet !== null, `${loud} is louder than ${quiet}`],
          `The loudest button says ${loud}, and asks for nothing`,
        ),
        text: frame(
          [
            quiet !== null,
            `${names.brandFirst} lives from ${goal.of}, yet the loudest button of the home page says ${loud}; ${quiet} comes after it.`,
          ],
          [
            goal.of === 'gifts',
            `Whoever wants to give meets ${loud} first: no button of the home page of ${names.brand} asks for a gift in so many words.`,
          ],
          `${names.brandFirst} lives from ${goal.of}; the one button that stands out on the home page says ${loud}, and leads readers on instead of asking.`,
        ),
        pole: quiet === null ? `but its loudest button only says ${loud}` : `but ${loud} is louder than ${quiet}`,
        against: null,
        move: {
          title: quiet === null ? `Ask for it where ${loud} stands` : 'Swap the two buttons',
          page: names.home,
          text:
            quiet === null
              ? `Give the home page one filled button that asks for ${goal.of}, and let ${loud} be a link beside it.`
              : `Fill ${quiet} and set it first under the headline; let ${loud} be the plain link beside it.`,
        },
        contrast: quiet === null ? 'computed' : 'both quoted',
        subject: 'state',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: quiet === null ? 0.6 : 0.7,
        quotes: [...loudest.quotes.slice(0, 1), ...(wanted?.quotes.slice(0, 1) ?? [])],
      }
    },
  }),
  diagnosis({
    id: 'two-equal-calls',
    isOfOnePage: true,
    group: 'call',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['ctas', 'names', 'opening', 'language', 'kind'],
    find({ ctas, names, opening, language, kind }) {
      const pair = equalPair(ctas)
      if (pair === null) return null
      const [first, second] = pair
      const intents = new Set<string>([first.value.intent, second.value.intent])
      const one = inQuotes(first.value.text, 50)
      const other = inQuotes(second.value.text, 50)
      return {
        title: `${short(first)} and ${short(second)} ask at once`,
        text: frame(
          [
            intents.has('buy') && intents.has('download'),
            `${one} and ${other} stand side by side with equal weight: whoever has not tried it yet is asked to pay in the same breath.`,
          ],
          [
            intents.has('trial') || intents.has('demo'),
            `The home page offers ${one} and ${other} with equal weight; which of the two is meant for whom, readers have to find out.`,
          ],
          [
            intents.has('donate'),
            `${one} speaks to those who give and ${other} to others, in buttons of one size: neither is told which door is theirs.`,
          ],
          `Two buttons of one weight, ${one} and ${other}: nobody is told which comes first.`,
        ),
        pole: `but ${short(first)} and ${short(second)} are equally loud`,
        against: null,
        move: {
          title: `Let one of the two lead`,
          page: names.home,
          text: `Fill ${short(first)}, and turn ${short(second)} into a plain link with three words on whom it is for.`,
        },
        contrast: 'both quoted',
        subject: 'readers',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.7,
        quotes: [first, second].flatMap(({ quotes }) => quotes.slice(0, 1)),
      }
    },
  }),
  diagnosis({
    id: 'home-asks-for-nothing',
    isOfOnePage: true,
    group: 'call',
    stakes: 0.8,
    share: 0.07,
    effort: 'S',
    leads: true,
    needs: ['ctas', 'contacts', 'names', 'hero', 'opening', 'language', 'lines', 'forms', 'navigation', 'kind'],
    missingFrom: 'home',
    find({ ctas, contacts, names, hero: { headline }, opening, language, forms, lines, navigation, kind }) {
      const [first, ...others] = ctas
      if (first === undefined || forms.some(({ value }) => value.page === names.home && value.purpose !== 'search'))
        return null
      const isBare = others.length === 0 && wordCount(first.value.text) === 1 && first.value.intent === 'contact'
      const isQuiet = first.confidence < 0.4 && /^(?:contact|sign-up|book|quote|join)$/.test(first.value.intent)
      const isAsked = lines.some(
        ({ page, place, text }) =>
          page === names.home && place !== 'action' && (ctaWords.startsWith(text) !== null || wayToReach.test(text)),
      )
      const isPhone = /\d(?:[\s().+/-]*\d){3}/.test(first.value.text)
      const isReachable = contacts.some(
        ({ value, quotes }) =>
          (value.kind === 'phone' || value.kind === 'email') && quotes.some(({ page }) => page === names.home),
      )
      if (isPhone || (isQuiet && isAsked) || !(isQuiet || (isBare && first.confidence >= loudMin)) || headline === null)
        return null
      const label = inQuotes(first.value.text, 40)
      const said = inQuotes(headline.value, 60)
      const place = navigation.some(({ value }) => value.label === first.value.text) ? 'in the menu' : 'among the links'
      const where = first.value.url === null ? 'the menu' : names.page(first.value.url)
      return {
        title: isQuiet ? `After ${said} the home page asks for nothing` : `${label} is all that the home page asks`,
        text: frame(
          [
            !isQuiet,
            `The only button of the home page says ${label}: after ${said} it names neither what can be had nor what happens next.`,
          ],
          [
            isReachable,
            `${said} opens the home page, and no button there says what to do next; ready visitors ring or write by what they find at its edge, or find ${label} ${place}.`,
          ],
          `Whoever is won by ${said} has to find ${label} ${place}: no button of the home page names a next step.`,
        ),
        pole: isQuiet ? `but the next step is ${label}, ${place}` : `but its only button says ${label}`,
        against: isReachable
          ? 'A telephone number or mail address stands on the home page for those who look for it.'
          : null,
        move: {
          title: isQuiet ? 'Set one button under the headline' : `Say what ${label} brings`,
          page: names.home,
          text: isQuiet
            ? `Put one filled button under ${said} that says what to do, and lead it where ${label} leads${where === 'the menu' ? '' : `, to ${where}`}.`
            : `Replace ${label} by a verb and its object: what visitors get, and by when.`,
        },
        contrast: 'one missing',
        subject: 'state',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: isQuiet ? 0.65 : 0.7,
        quotes: [...headline.quotes.slice(0, 1), ...first.quotes.slice(0, 1)],
      }
    },
  }),
]

/** A number or an address in the text of the page itself. */
const wayToReach = /\d[\d\s().-]{6,}\d|\S@\S/

const short = ({ value }: Calls[number]) => inQuotes(value.text, 26)

/** Two deeds of different kinds that are set alike; badges of stores are one call in two pictures. */
function equalPair(ctas: Calls): readonly [Calls[number], Calls[number]] | null {
  const loud = ctas.filter(({ value, confidence }) => confidence >= loudMin && deeds.has(value.intent))
  const [first, second] = loud
  if (first === undefined || second === undefined || first !== ctas[0]) return null
  const isEqual = Math.abs(first.confidence - second.confidence) <= equalMargin
  const isOneTarget = first.value.url !== null && first.value.url === second.value.url
  return isEqual && !isOneTarget && first.value.intent !== second.value.intent ? [first, second] : null
}

/** The call for the deed that counts most; what sends a form is none of its own. */
function firstOf(
  ctas: Calls,
  intents: readonly CtaIntent[],
  forms: DiagnosisFacts['forms'],
): Calls[number] | undefined {
  const submits = new Set(forms.map(({ value }) => value.submit))
  const free = ctas.filter(({ value }) => !submits.has(value.text))
  return intents.flatMap((intent) => free.find(({ value }) => value.intent === intent) ?? [])[0]
}
