/** Whether people who have decided can get through: telephone, form, opening hours, booking. */

import { pageName } from '../../writing/page-names.ts'
import { counted, listed, networkName } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { quotesOf, surest } from '../grounds.ts'
import { type AnyJourneyRule, type JourneyFacts, journeyRule } from './journey-rule.ts'
import { isLocal } from './motion.ts'
import { profileAsset } from './profile-asset.ts'

/** “9:00–18:00”, “09h30 - 12h”, “8 Uhr bis 17”: a span of hours. */
const clockHours =
  /(?<!\d)\d{1,2} ?(?:[:.h時点時시]|Uhr)(?: ?\d{2})? ?(?:Uhr )?(?:[-–—~〜～]|bis|à|a|to|do|до|至) ?\d{1,2}(?: ?[:.h時点시]\d{0,2}|(?!\d))/iu
/** “9am–5pm”, “9:00 a.m. to 5:00 p.m.”, “9–5 pm”. */
const halfDayHours =
  /(?<![\d.,:])\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)? ?(?:[-–—~]|to|until|till) ?\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b/iu
/** In whole or cut to two or three letters, as opening hours name them in the languages of Western Europe. */
const weekday =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch' +
  '|lun(?:di|es|ed[iì])?|mar(?:di|tes|ted[iì])?|mer(?:credi|coled[iì])?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?' +
  '|gio(?:ved[iì])?|ven(?:dredi|erd[iì])?|vie(?:rnes)?|sam(?:edi)?|s[aá]b(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?' +
  '|(?:maan|dins|woens|donder|vrij|zater|zon)dag|m[aoi]|d[io]|fr|s[ao]|wo|vr|z[ao])'
/** “Mo–Fr 10–18”, “Monday to Friday: 9 to 5”: bare figures after a span of days. */
const weekdayHours = new RegExp(
  `(?<!\\p{L})${weekday}\\.? ?(?:[-–—/&+]|to|bis|à|al?|t/m|tot) ?${weekday}(?!\\p{L})\\.?[ :,]{1,3}` +
    '\\d{1,2} ?(?:[-–—]|to|bis|à|a|tot) ?\\d{1,2}(?!\\d)',
  'iu',
)
const textMax = 4_000

const namesHours = (text: string) => [clockHours, halfDayHours, weekdayHours].some((hours) => hours.test(text))

function saysHours({ structuredData, blocks }: Pick<JourneyFacts, 'blocks' | 'structuredData'>): boolean {
  if (structuredData.some(({ data }) => 'openingHours' in data || 'openingHoursSpecification' in data)) return true
  return blocks.some((page) => page.blocks.some(({ text }) => namesHours(text.slice(0, textMax))))
}

const kindNames = { phone: 'telephone', email: 'e-mail', address: 'post' } as const

export const contactRules: readonly AnyJourneyRule[] = [
  journeyRule({
    id: 'reachable',
    stage: 'decision',
    kind: 'strength',
    weight: 4,
    motions: ['booking', 'sales', 'cause'],
    needs: ['contacts'],
    find({ contacts }, say) {
      const kinds = [...new Set(contacts.map(({ value }) => kindNames[value.kind]))]
      const phone = contacts.find(({ value }) => value.kind === 'phone')
      if (kinds.length < 2) return null
      return {
        text: say(
          `It can be reached by ${listed(kinds)}.`,
          phone === undefined
            ? `Reaching it is easy: ${listed(kinds)} are named.`
            : `A number to call, ${phone.value.value}, is there for those who would rather talk.`,
          `People have a choice how to get in touch: ${listed(kinds)}.`,
        ),
        confidence: surest(contacts),
        quotes: quotesOf(contacts),
      }
    },
  }),
  journeyRule({
    id: 'unreachable',
    stage: 'decision',
    kind: 'gap',
    weight: 7,
    motions: ['shop', 'signup', 'sales', 'booking', 'cause', 'reading'],
    missingFrom: ['contact', 'legal'],
    denies: ['contact'],
    needs: ['contacts', 'ctas', 'forms', 'pages', 'socials'],
    find({ contacts, forms, socials, ctas, pages }, say) {
      if (
        contacts.length > 0 ||
        pages.some(({ type }) => type === 'contact') ||
        // What a form is for that has no known purpose may well be questions.
        forms.some(({ value }) => ['contact', 'booking', 'other'].includes(value.purpose))
      )
        return null
      if (socials.some(({ value }) => value.kind === 'messenger')) return null
      if (ctas.some(({ value }) => value.intent === 'contact')) return null
      return {
        text: say(
          'There is no way to get in touch on the pages read: no number, no address, no contact form.',
          'Who has a question before deciding cannot ask it: neither telephone nor e-mail nor contact form is given.',
          'No number, e-mail address or contact form was found. An e-mail address in the footer would be the least.',
        ),
        confidence: 0.65,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'opening-hours',
    stage: 'decision',
    kind: 'strength',
    weight: 3,
    motions: ['booking', 'shop', 'reading'],
    needs: ['blocks', 'contacts', 'industry', 'priceItems', 'structuredData'],
    find(facts, say) {
      if (!isLocal(facts) || !saysHours(facts)) return null
      return {
        text: say(
          'When it is open can be read on the site.',
          'Opening hours are given, the thing that most people look up.',
          'It says when somebody is there.',
        ),
        confidence: 0.7,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'no-opening-hours',
    stage: 'decision',
    kind: 'gap',
    weight: 5,
    motions: ['booking', 'reading'],
    missingFrom: ['contact'],
    denies: ['hours'],
    needs: ['blocks', 'contacts', 'industry', 'priceItems', 'structuredData'],
    find(facts, say) {
      const address = facts.contacts.find(({ value }) => value.kind === 'address')
      if (address === undefined || !isLocal(facts) || saysHours(facts)) return null
      const where = inQuotes(address.value.value, 70)
      return {
        text: say(
          `The address is given (${where}), the hours are not: when may one come or call?`,
          `No opening hours beside ${where}; they are what people on the way look for first.`,
          `Somebody who sets out for ${where} cannot tell whether it will be open.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([address]),
      }
    },
  }),
  journeyRule({
    id: 'book-online',
    stage: 'decision',
    kind: 'strength',
    weight: 6,
    motions: ['booking', 'sales'],
    needs: ['ctas', 'forms', 'technology'],
    find({ technology, forms, ctas }, say) {
      const service = technology.find(({ value }) => value.category === 'booking')
      const form = forms.find(({ value }) => value.purpose === 'booking')
      const call = ctas.find(({ value }) => value.intent === 'book')
      const found = service ?? form ?? null
      if (found === null) return null
      const how = call === undefined ? 'A time' : inQuotes(call.value.text, 50)
      const by = service === undefined ? '' : ` by ${service.value.name}`
      return {
        text: say(
          `${how} can be settled online${by}, at any hour and without a call.`,
          `Appointments are made online${by}; nobody has to wait for somebody to pick up.`,
          `Booking online${by} catches people in the moment in which they decide.`,
        ),
        confidence: found.confidence,
        quotes: quotesOf(call === undefined ? [found] : [call]),
      }
    },
  }),
  journeyRule({
    id: 'call-only',
    stage: 'decision',
    kind: 'friction',
    weight: 5,
    motions: ['booking'],
    needs: ['contacts', 'ctas', 'forms', 'socials', 'technology'],
    denies: ['booking'],
    find({ technology, forms, ctas, contacts, socials }, say) {
      if (technology.some(({ value }) => value.category === 'booking' || value.category === 'chat')) return null
      if (
        forms.some(
          ({ value }) => value.purpose === 'booking' || value.purpose === 'contact' || value.purpose === 'sign-up',
        )
      )
        return null
      if (ctas.some(({ value }) => value.intent === 'book' || value.intent === 'sign-up' || value.intent === 'join'))
        return null
      if (socials.some(({ value }) => value.kind === 'messenger')) return null
      const phone = contacts.find(({ value }) => value.kind === 'phone')
      if (phone === undefined) return null
      return {
        text: say(
          `Whoever wants an appointment has to call ${phone.value.value} while somebody is there: no form, no booking, no messenger.`,
          `${phone.value.value} is the only way in. In the evening, when people plan, nobody takes their wish.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([phone]),
      }
    },
  }),
  journeyRule({
    id: 'messenger',
    stage: 'decision',
    kind: 'asset',
    weight: 4,
    needs: ['socials'],
    find({ socials }) {
      const [first] = socials.filter(({ value }) => value.kind === 'messenger')
      if (first === undefined) return null
      return profileAsset(first, 'messenger', `A message by ${networkName(first.value.network)}`)
    },
  }),
  journeyRule({
    id: 'short-form',
    stage: 'decision',
    kind: 'strength',
    weight: 5,
    motions: ['sales', 'booking', 'signup', 'cause', 'shop'],
    needs: ['forms'],
    find({ forms }, say) {
      const form = forms.find(({ value }) => value.purpose === 'contact' || value.purpose === 'booking')
      const asked = form?.value.fields.filter(({ type }) => type !== 'checkbox' && type !== 'radio') ?? []
      if (form === undefined || asked.length === 0 || asked.length > 5) return null
      const labels = asked.flatMap(({ label }) => (label === null ? [] : [inQuotes(label, 30)]))
      return {
        text: say(
          `Writing is quick: the form on ${pageName(form.value.page)} asks ${counted(asked.length, 'thing')}.`,
          labels.length >= 2 && labels.length === form.value.fields.length
            ? `The form on ${pageName(form.value.page)} asks for no more than ${listed(labels, 5)}.`
            : `A form of ${counted(asked.length, 'field')} is all there is between a question and an answer.`,
        ),
        confidence: form.confidence,
        quotes: quotesOf([form]),
      }
    },
  }),
]
