/** What the first call asks of visitors before they know what they get. */
import { saidKeys } from '../../../../facts/language/content-keys.ts'
import type { PageForm } from '../../../../facts/site/shapes.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { ctaWords } from '../../../../lexicon/pages/cta-words.ts'
import { imperativeWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'
import { corePrice } from '../offer/core-price.ts'

export const bareCalls: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'call-names-nothing',
    isOfOnePage: true,
    group: 'call',
    stakes: 0.6,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['ctas', 'pages', 'plans', 'priceItems', 'names', 'opening', 'language', 'kind', 'hero'],
    find({ ctas, pages, plans, priceItems, names, opening, language, kind, hero: { headline } }) {
      const [call] = ctas
      if (call === undefined || language === null || call.confidence < loudMin) return null
      if (!asks.has(call.value.intent) || !isBare(call.value.text, language.value)) return null
      if (isBroken(call.value.text, pages)) return null
      const term = termOf({ plans, priceItems, names, opening, language, kind })
      if (term === null || headline === null) return null
      const label = inQuotes(call.value.text, 30)
      const said = inQuotes(headline.value, 60)
      const { isHome, where } = term
      return {
        title: `${label} names neither what one gets nor its price`,
        text: frame(
          [
            term.isTrial,
            `The loudest button of the home page says ${label}; that it begins with ${term.said} is said ${where}.`,
          ],
          [
            isHome && call.value.intent === 'start',
            `${label}: with what, and for how much? The answer, ${term.said}, stands ${where} on the same page.`,
          ],
          [
            isHome,
            `Under ${said} the button says ${label} and no more; ${term.said}, ${where}, is what it would lead to.`,
          ],
          [
            call.value.intent === 'buy' || call.value.intent === 'book',
            `Whoever presses ${label} on the home page has not been told a price; ${term.said} stands ${where}.`,
          ],
          `${label} is what the home page asks of everybody; what it comes to, ${term.said}, is left to ${term.page}.`,
        ),
        pole: `but its button says only ${label}`,
        against: null,
        move: {
          title: `Let ${label} say what it brings`,
          page: names.home,
          text: `Add the object to ${label}, and set ${term.said} right below the button, word for word.`,
        },
        contrast: 'both quoted',
        subject: term.isTrial ? 'terms' : 'price',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.65,
        quotes: [...call.quotes.slice(0, 1), term.quote],
      }
    },
  }),
  diagnosis({
    id: 'form-before-answer',
    group: 'call',
    stakes: 0.6,
    share: 0.07,
    effort: 'S',
    leads: true,
    needs: ['forms', 'path', 'contacts', 'names', 'opening', 'language', 'kind'],
    find({ forms, path, contacts, names, opening, language, kind }) {
      const { call, target } = path
      const form = forms.find(({ value }) => value.page === target && asking.has(value.purpose) && isLong(value))
      if (call === null || form === undefined) return null
      const fields = fieldsOf(form.value)
      // A booking needs its day before anybody can answer.
      if (fields.some(({ type }) => /^(?:date|time)/.test(type))) return null
      const required = fields.filter((field) => field.required)
      const labels = fields.map((field) => tidy(field.label ?? '')).filter((text) => text !== '')
      const odd = tidy(required.slice(1).findLast(isParticular)?.label ?? '')
      const [first] = labels
      const last = tidy(fields.find(({ type }) => type === 'textarea')?.label ?? '') || labels.at(-1)
      if (first === undefined || last === undefined || first === last) return null
      const label = inQuotes(call.value.text, 40)
      const count = inWords(fields.length)
      const direct =
        contacts.find(({ value }) => value.kind === 'phone') ?? contacts.find(({ value }) => value.kind === 'email')
      const where = names.page(form.value.page)
      return {
        title: `${label} leads to a form of ${count} fields`,
        text: frame(
          [
            odd !== '' && required.length < fields.length,
            `${label} leads to ${count} fields on ${where}, ${inWords(required.length)} of them compulsory; ${inQuotes(odd, 50)} is asked before anybody has answered a question.`,
          ],
          [
            odd !== '',
            `${label} leads to ${where}, where all ${count} fields are compulsory: without ${inQuotes(odd, 50)} nothing can be sent.`,
          ],
          [
            direct === undefined,
            `From ${inQuotes(first, 40)} to ${inQuotes(last, 50)}, ${count} fields stand behind ${label}, before anybody has answered a question.`,
          ],
          `Behind ${label} stand ${count} fields, from ${inQuotes(first, 40)} to ${inQuotes(last, 50)}: that is much to write for a first question.`,
        ),
        pole: `but ${label} leads to ${count} fields`,
        against:
          direct === undefined
            ? null
            : `${inQuotes(direct.value.value, 40)} is shown on the site, too, for those who would rather ask directly.`,
        move: {
          title: `Ask for ${inWords(keptFields)} things behind ${label}`,
          page: form.value.page,
          text: `Keep ${inQuotes(first, 40)}, one way to reply and ${inQuotes(last, 50)}; ask for ${odd === '' || odd === last ? 'the rest' : `${inQuotes(odd, 50)} and the rest`} in the answer.`,
        },
        contrast: 'both quoted',
        subject: 'terms',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.65,
        quotes: [...call.quotes.slice(0, 1), ...form.quotes.slice(0, 1)],
      }
    },
  }),
]

const loudMin = 0.6
/** A trial, a demo and a quote cost nothing, and say so. */
const asks: ReadonlySet<string> = new Set(['buy', 'book', 'start', 'join', 'sign-up'])
/** A call that leads nowhere is told as such. */
const isBroken = (label: string, [home]: DiagnosisFacts['pages']) =>
  home?.structure.brokenCalls.some(({ quote }) => foldText(quote.text) === foldText(label)) === true

const bareWordsMax = 3

/** “Book now”, “Join us today”, “Inizia ora”: a verb without its object. */
function isBare(label: string, language: string): boolean {
  const text = label.replace(/[^\p{L}\p{M}\s’'-]/gu, ' ').trim()
  if (wordCount(text) > bareWordsMax || /\d/.test(label) || ctaWords.exact(text) === null) return false
  const [first = ''] = text.split(/\s+/)
  const verb = saidKeys(first, language)
  const said = [...(saidKeys(text, language) ?? [])]
  if (verb === null || said.some((key) => !verb.has(key))) return false
  return said.length === 0 || imperativeWordsOf(language).startsWith(text) !== null
}

interface Term {
  said: string
  quote: DiagnosisFacts['plans'][number]['quotes'][number]
  where: string
  page: string
  isHome: boolean
  isTrial: boolean
}

const textCharactersMax = 40

/** What a plan begins with, or what it costs; nothing that the opening says. */
function termOf(
  facts: Pick<DiagnosisFacts, 'plans' | 'priceItems' | 'names' | 'opening' | 'language' | 'kind'>,
): Term | null {
  const { plans, priceItems, names, opening } = facts
  const isSaid = (text: string) => opening.texts.some((one) => one.includes(text))
  if (opening.texts.some((text) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text))) return null
  const trial = plans.find(({ value }) => value.trial !== null && value.trial.length <= textCharactersMax)
  const all = [...plans, ...priceItems].filter(
    ({ value: { price, name }, quotes }) =>
      (price.amount ?? 0) > 0 && price.text.length <= textCharactersMax && /\p{L}{3}/u.test(name) && quotes.length > 0,
  )
  const priced = corePrice(
    all.map((fact) => ({
      name: fact.value.name,
      page: fact.value.page,
      text: fact.value.price.text,
      isPlan: 'features' in fact.value,
      fact,
    })),
    facts,
  )?.fact
  const fact = trial ?? priced
  const [quote] = fact?.quotes ?? []
  if (fact === undefined || quote === undefined) return null
  const said = trial?.value.trial ?? fact.value.price.text
  if (isSaid(said)) return null
  const page = names.page(fact.value.page)
  const isHome = fact.value.page === names.home
  return {
    said:
      trial === undefined ? `${inQuotes(said, textCharactersMax)} (${inQuotes(fact.value.name, 50)})` : inQuotes(said),
    quote,
    where: isHome ? 'further down' : `on ${page}`,
    page,
    isHome,
    isTrial: trial !== undefined,
  }
}

const asking: ReadonlySet<PageForm['purpose']> = new Set<PageForm['purpose']>([
  'contact',
  'booking',
  'order',
  'sign-up',
])
const fieldsMany = 7
const fieldsSome = 6
const requiredMany = 4
const keptFields = 3
const oddWordsMax = 6

/** No way to reply, no message, no date: what may be asked later. */
const isParticular = ({ label, type }: PageForm['fields'][number]) =>
  !/^(?:email|tel|textarea|date|time|datetime-local)$/.test(type) &&
  !/mail/i.test(label ?? '') &&
  wordCount(tidy(label ?? '')) <= oddWordsMax

const fieldsOf = ({ fields }: PageForm) =>
  fields.filter(({ type }) => !/^(?:checkbox|radio|hidden|submit|button|image|reset)$/.test(type))

function isLong(form: PageForm): boolean {
  const fields = fieldsOf(form)
  const required = fields.filter((field) => field.required).length
  return fields.length >= fieldsMany || (fields.length >= fieldsSome && required >= requiredMany)
}

/** Without the star and the bracket that say whether it has to be filled in. */
const tidy = (label: string) =>
  label
    .replace(/\s*[*＊]+\s*$/u, '')
    .replace(/\s*[（(][^()（）]*[)）]\s*$/u, '')
    .trim()
