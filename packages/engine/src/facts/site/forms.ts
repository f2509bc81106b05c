import { attributeOf, foldSpace } from '../../document/flat-document.ts'
import type { Fact, Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { countWords } from '../../lexicon/match.ts'
import { headingSays } from '../../lexicon/pages/block-words.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { formWords } from '../../lexicon/pages/form-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { locatorOf } from '../../page/locator.ts'
import type { PageBlocks } from '../../page/page-blocks.ts'
import type { Site, SitePage } from '../../site.ts'
import { type ReadField, type ReadForm, readForms } from './form-fields.ts'
import type { PageForm } from './shapes.ts'

const formsOfPageMax = 12

/**
 * Forms that people fill in, page by page; the same form on several pages (a newsletter in the footer) stands once, at
 * the first. A form that only hides its fields is none.
 */
export function forms(site: Site, { blocks }: { blocks: readonly PageBlocks[] } = { blocks: [] }): Fact<PageForm>[] {
  const seen = new Set<string>()
  return site.pages.flatMap((page) => {
    const ofPage = blocks.find(({ page: url }) => url === page.url)?.blocks ?? []
    return readForms(page)
      .slice(0, formsOfPageMax)
      .flatMap((form) => {
        const block = ofPage.find(({ node, end }) => form.node >= node && form.node < end)
        const read = formOf(page, form, { heading: block?.heading ?? null, role: block?.role ?? null })
        const key = `${read.value.purpose} ${form.fields.map(({ type, names }) => `${type} ${names}`).join('|')}`
        if (seen.has(key)) return []
        seen.add(key)
        return [read]
      })
  })
}

interface Place {
  heading: string | null
  role: string | null
}

function formOf(page: SitePage, form: ReadForm, place: Place): Fact<PageForm> {
  const { purpose, confidence } = purposeOf(page, form, place)
  return {
    value: {
      page: page.url,
      purpose,
      fields: form.fields.map(({ label, type, required }) => ({ label, type, required })),
      submit: form.submits.find((text) => text !== '') ?? null,
    },
    basis: 'computed',
    confidence,
    quotes: quotesOf(page, form),
  }
}

/** A field's own label, which stands in the page or on its element. */
function quotesOf({ url, document }: SitePage, { fields }: ReadForm): Quote[] {
  const named = fields.filter(({ label }) => label !== null).slice(0, 2)
  return named.map(({ label, node }) => ({ page: url, text: label!, locator: locatorOf(document, node) }))
}

type Purpose = Pick<PageForm, 'purpose'> & { confidence: number }

const textTypes = new Set(['text', 'email', 'tel', 'textarea', 'url', 'number', 'date', 'select'])

/** By what is certain first: a password, a search field; then what sends it; then what it asks. */
function purposeOf(page: SitePage, form: ReadForm, place: Place): Purpose {
  const { fields, submits } = form
  const has = (type: string) => fields.some((field) => field.type === type)
  const said = wordsOf(fields.filter((field) => !asksForBirth(field)))
  const passwords = fields.filter(({ type }) => type === 'password').length
  if (passwords > 0) return { purpose: isNewAccount(form, passwords) ? 'sign-up' : 'login', confidence: 0.9 }
  if (isSearch(page, form)) return { purpose: 'search', confidence: 0.9 }
  if (said.has('payment') || /\b(?:add-to-cart|add_to_cart|cc-number)\b/.test(namesOf(fields))) {
    return { purpose: 'order', confidence: 0.8 }
  }
  if (/\bcomment\b/.test(namesOf(fields)) && has('textarea')) return { purpose: 'other', confidence: 0.7 }
  const bySubmit = purposeOfSubmit(submits)
  const asksTime = fields.some(asksForTime) || said.has('time')
  // “Ask for a trial lesson” with room for a message is a letter, whatever its button is called.
  if ((bySubmit === 'newsletter' || bySubmit === 'sign-up') && has('textarea')) {
    return { purpose: 'contact', confidence: 0.6 }
  }
  if (bySubmit === 'booking' || (asksTime && bySubmit === null && fields.length > 1)) {
    return { purpose: 'booking', confidence: bySubmit === null ? 0.7 : 0.85 }
  }
  if (bySubmit !== null) return { purpose: bySubmit, confidence: 0.8 }
  const asked = fields.filter(({ type }) => textTypes.has(type))
  if (asked.length > 0 && asked.length <= 3 && isOfAddress(asked) && !has('tel')) {
    return { purpose: 'newsletter', confidence: asked.length === 1 ? 0.8 : 0.65 }
  }
  if (has('textarea') || said.has('message')) return { purpose: 'contact', confidence: 0.85 }
  if (has('email') || has('tel') || /e-?mail|phone/.test(namesOf(fields))) {
    const isNews =
      place.role === 'newsletter' || (place.heading !== null && headingSays(place.heading) === 'newsletter')
    return { purpose: isNews ? 'newsletter' : 'contact', confidence: 0.65 }
  }
  if (said.has('amount')) return { purpose: 'order', confidence: 0.5 }
  return { purpose: 'other', confidence: 0.5 }
}

const timeTypes = new Set(['date', 'datetime-local', 'time'])
/** Of members and patients a date is asked that is no appointment. */
const birth =
  /bday|birth|\bdob\b|geburt|geboren|geboorte|naissance|nacimiento|nascita|nascimento|fodsel|fodelse|syntyma|urodz|narozen|szulet|nastere|dogum|рожд|народж|生年月日|出生|생년월일|لادة|לידה|γέννησ|γεννησ/

const asksForTime = ({ type, names, label }: ReadField): boolean =>
  timeTypes.has(type) && !asksForBirth({ names, label })

const asksForBirth = ({ names, label }: Pick<ReadField, 'names' | 'label'>): boolean =>
  birth.test(`${names} ${foldText((label ?? '').slice(0, 120))}`)

const namesOf = (fields: readonly ReadField[]) =>
  fields
    .map(({ names }) => names)
    .join(' ')
    .slice(0, 4_000)

/** A box to tick has a sentence beside it, and sentences hold any word. */
const labelWordsMax = 6
const labelCharactersMax = 24

function wordsOf(fields: readonly ReadField[]) {
  const labels = fields
    .slice(0, 40)
    .flatMap(({ label, type }) => (label === null || type === 'checkbox' ? [] : [label]))
  const short = labels.filter((label) => label.length <= labelCharactersMax || countWords(label) <= labelWordsMax)
  return new Set(short.flatMap((label) => formWords.match(label).map(({ tag }) => tag)))
}

function isNewAccount({ fields, submits }: ReadForm, passwords: number): boolean {
  if (passwords > 1 || namesOf(fields).includes('new-password')) return true
  if (purposeOfSubmit(submits) === 'login') return false
  return purposeOfSubmit(submits) === 'sign-up' || fields.filter(({ type }) => textTypes.has(type)).length > 2
}

function isSearch({ document }: SitePage, { node, fields, submits }: ReadForm): boolean {
  const asked = fields.filter(({ type }) => type !== 'checkbox' && type !== 'radio' && type !== 'select')
  if (asked.length !== 1) return false
  const [field] = asked
  const role = foldSpace(attributeOf(document, node, 'role') ?? '')
  if (field!.type === 'search' || role === 'search' || /^(?:q|s|query|search|keyword)\b/.test(field!.names)) return true
  return [...submits, field!.label ?? ''].some((text) => notCtaWords.exact(text)?.tag === 'search')
}

/** One e-mail address, and perhaps a name. */
const isOfAddress = (asked: readonly ReadField[]) =>
  asked.filter(({ type, names }) => type === 'email' || /e-?mail/.test(names)).length === 1 &&
  asked.every(({ type }) => type === 'email' || type === 'text')

const purposeOfIntent = {
  subscribe: 'newsletter',
  'sign-up': 'sign-up',
  start: 'sign-up',
  trial: 'sign-up',
  join: 'sign-up',
  contact: 'contact',
  quote: 'contact',
  demo: 'contact',
  book: 'booking',
  buy: 'order',
  donate: 'order',
} as const

function purposeOfSubmit(submits: readonly string[]): PageForm['purpose'] | null {
  for (const text of submits) {
    const label = text.slice(0, 100)
    const plain = notCtaWords.exact(label)?.tag
    const intent = (ctaWords.exact(label) ?? ctaWords.startsWith(label))?.tag
    if (plain === 'login' && intent === undefined) return 'login'
    if (plain === 'search') return 'search'
    if (intent !== undefined && intent in purposeOfIntent) {
      return purposeOfIntent[intent as keyof typeof purposeOfIntent]
    }
  }
  return null
}
