/** Traces in the text of a page. */
import { companyIn } from '../../lexicon/names/legal-forms.ts'
import { personTitles } from '../../lexicon/names/person-titles.ts'
import { signAfter, signBefore } from '../../lexicon/offer/currencies.ts'
import { guaranteeWords } from '../../lexicon/offer/guarantee-words.ts'
import { trialWords } from '../../lexicon/offer/trial-words.ts'
import { headingSays } from '../../lexicon/pages/block-words.ts'
import type { BlockWord } from '../../lexicon/pages/lists.ts'
import type { TextLine } from '../text-lines.ts'
import { traceLabel } from './labels.ts'
import type { TracedPart, Tracer } from './parts.ts'

/** One or two are asked in passing. */
const questionsMin = 3
const questionCharactersMax = 160
const labelCharactersMax = 60
const headingCharactersMax = 120
const lineCharactersMax = 600
const quotation = /★{3}|^[“„«»"「『‹›].{40,}[”“»«"」』›‹]\.?$/u
const eMail = /[\p{L}\p{N}._+-]{1,64}(?:@|\s?[[({]\s?(?:at|ät|arroba)\s?[\])}]\s?)[\p{L}\p{N}-]{1,63}\.\p{L}{2}/iu
const phone = /(?<![\p{L}\d.,])\+?\(?\d(?:[\s()./–-]{0,3}\d){7,14}(?!\p{L}|\d)/u
const date = /^(?:19|20)\d\d\b|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d/

export function traceLines(lines: readonly TextLine[], tracer: Tracer): void {
  let asked = 0
  for (const { text: whole } of lines) {
    if (tracer.lines.has(whole)) continue
    tracer.lines.add(whole)
    const text = whole.slice(0, lineCharactersMax)
    if (/[?？؟]$/.test(text) && text.length <= questionCharactersMax) asked++
    if (text.length <= labelCharactersMax) traceLabel(text, tracer)
    traceLine(text, tracer.traces)
  }
  if (asked >= questionsMin) tracer.traces.add('questions')
}

const partOfHeading: Partial<Record<BlockWord, TracedPart>> = {
  testimonials: 'testimonials',
  newsletter: 'newsletter',
  team: 'people',
  faq: 'questions',
  pricing: 'prices',
}

function traceLine(text: string, traces: Set<TracedPart>): void {
  const says = text.length > headingCharactersMax ? undefined : headingSays(text)
  const part = says === undefined ? undefined : partOfHeading[says]
  if (part !== undefined) traces.add(part)
  if (!traces.has('testimonials') && quotation.test(text)) traces.add('testimonials')
  if (!traces.has('contact') && (eMail.test(text) || holdsPhone(text))) traces.add('contact')
  if (!traces.has('prices') && namesMoney(text)) traces.add('prices')
  if (!traces.has('hours') && hours.test(text)) traces.add('hours')
  if (!traces.has('owner') && namesOwner(text)) traces.add('owner')
  if (!traces.has('people') && namesPerson(text)) traces.add('people')
  if (!traces.has('trial') && trialWords.match(text).some(({ tag }) => tag === 'trial')) traces.add('trial')
  if (!traces.has('guarantees') && guaranteeWords.has(text)) traces.add('guarantees')
}

/** “9:00 – 17:30”, “9 am to 5 pm”, “9h-18h”, “24/7”: two times of a day, of which the second has a mark of one. */
const hours =
  /(?<!\d)(?:\d{1,2}(?:[:.h]\d\d|\s?(?:a\.?m|p\.?m|uhr|h|時))?\.?\s?(?:[-–—~～〜]|bis|to|à|a|al|até|tot|do|до|til|till?)\s?\d{1,2}(?:[:.h]\d\d|\s?(?:a\.?m|p\.?m|uhr\b|h\b|時))|24\s?[/x]\s?7)/iu

/** Numbers by which the law knows a firm: of its register, of its taxes. */
const registered =
  /(?<!\p{L})(?:VAT|USt|P\.?\s?IVA|Partita IVA|NIF|CIF|SIRET|SIREN|RCS|KvK|BTW|NIP|REGON|KRS|CVR|HRB|HRA|ABN|ACN|EIN|CNPJ|IČO?|DIČ|ИНН|ОГРН|ЄДРПОУ|Company (?:No|Number|Reg))(?!\p{L})[^\p{L}]{0,12}\d/u

const namesOwner = (text: string): boolean => registered.test(text) || companyIn(text) !== null

const personCharactersMax = 60

/** A line that begins with a title before a name. */
const namesPerson = (text: string): boolean =>
  text.length <= personCharactersMax && personTitles.startsWith(text) !== null

function holdsPhone(text: string): boolean {
  const [number] = phone.exec(text) ?? []
  return number !== undefined && !date.test(number)
}

const amountsMax = 40
const figure = /\d(?:[\d.,'’\s]{0,12}\d)?/g

/** Whether a line has a number beside the sign or the name of a currency. */
function namesMoney(text: string): boolean {
  let amounts = 0
  for (const { 0: number, index } of text.matchAll(figure)) {
    if (++amounts > amountsMax) return false
    const before = text.charAt(index - 1) === ' ' ? index - 1 : index
    const end = index + number.length
    const after = /[\s\u00a0]/.test(text.charAt(end)) ? end + 1 : end
    if (signBefore(text, before) !== null || signAfter(text, after) !== null) return true
  }
  return false
}
