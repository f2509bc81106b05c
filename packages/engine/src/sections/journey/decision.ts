/** What lets people decide, and what keeps them from it. */
import type { Fact } from '../../evidence.ts'
import type { PageForm } from '../../facts/site/shapes.ts'
import { isSameSite } from '../../site-url.ts'
import { pageName } from '../../writing/page-names.ts'
import { hostOf, inWords, listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { quotesOf, surest } from '../grounds.ts'
import { contactRules } from './decision-contact.ts'
import { priceRules } from './decision-price.ts'
import { type AnyJourneyRule, journeyRule } from './journey-rule.ts'

/** More fields than this make people leave (Baymard Institute: eight suffice for a whole checkout). */
const fieldsMax = 8
const intentsMany = 4

const askingPurposes = new Set<PageForm['purpose']>(['contact', 'sign-up', 'booking', 'order'])

export const filledIn = ({ value }: Pick<Fact<PageForm>, 'value'>) =>
  value.fields.filter(({ type }) => type !== 'checkbox' && type !== 'radio')

export const decisionRules: readonly AnyJourneyRule[] = [
  ...contactRules,
  ...priceRules,
  journeyRule({
    id: 'long-form',
    stage: 'decision',
    kind: 'friction',
    weight: 7,
    needs: ['forms'],
    find({ forms }, say) {
      const asking = forms.filter(({ value }) => askingPurposes.has(value.purpose))
      const [longest] = [...asking].sort((a, b) => filledIn(b).length - filledIn(a).length)
      if (longest === undefined || filledIn(longest).length <= fieldsMax) return null
      const fields = filledIn(longest)
      const last = fields.filter(({ label, required }) => label !== null && !required).at(-1)
      const where = pageName(longest.value.page)
      return {
        text: say(
          `The form on ${where} asks ${fields.length} things${last === undefined ? '' : `, ${inQuotes(last.label!, 40)} among them`}; eight are as many as people put up with.`,
          `${fields.length} fields stand between a visitor and ${where === 'the home page' ? 'a first word' : `an answer from ${where}`}.`,
        ),
        confidence: 0.85,
        quotes: quotesOf([longest]),
      }
    },
  }),
  journeyRule({
    id: 'telephone-required',
    stage: 'decision',
    kind: 'friction',
    weight: 5,
    needs: ['forms'],
    find({ forms }, say) {
      for (const form of forms) {
        if (!askingPurposes.has(form.value.purpose) || !form.value.fields.some(({ type }) => type === 'email')) continue
        const phone = form.value.fields.find(({ type, required }) => type === 'tel' && required)
        if (phone === undefined) continue
        const label = phone.label === null ? 'A telephone number' : inQuotes(phone.label, 40)
        return {
          text: say(
            `${label} must be given on ${pageName(form.value.page)} even by those who would rather be written to.`,
            `The form on ${pageName(form.value.page)} insists on a telephone number, where an e-mail address would do.`,
          ),
          confidence: 0.8,
          quotes:
            phone.label === null ? [] : [{ page: form.value.page, text: phone.label, locator: 'input[type=tel]' }],
        }
      }
      return null
    },
  }),
  journeyRule({
    id: 'proof-beside-price',
    stage: 'decision',
    kind: 'strength',
    weight: 4,
    needs: ['plans', 'testimonials'],
    find({ plans, testimonials }, say) {
      const [plan] = plans
      const beside = testimonials.filter(
        ({ quotes }) => plan !== undefined && quotes.some(({ page }) => page === plan.value.page),
      )
      const [first] = beside
      if (plan === undefined || first === undefined) return null
      return {
        text: say(
          `Right beside the prices somebody vouches for them: ${inQuotes(first.value.text, 80)}.`,
          `Price and praise stand on one page (${pageName(plan.value.page)}), where doubt is greatest.`,
        ),
        confidence: first.confidence * 0.9,
        quotes: quotesOf([first, plan]),
      }
    },
  }),
  journeyRule({
    id: 'competing-actions',
    stage: 'decision',
    kind: 'friction',
    weight: 5,
    needs: ['ctas'],
    find({ ctas }, say) {
      const asking = ctas.filter(
        ({ value, confidence }) => !['other', 'learn', 'visit'].includes(value.intent) && confidence >= 0.4,
      )
      const calls = [...new Map(asking.map((call) => [call.value.intent, call])).values()]
      if (calls.length < intentsMany) return null
      const labels = listed(
        calls.slice(0, 4).map(({ value }) => inQuotes(value.text, 40)),
        4,
      )
      return {
        text: say(
          `It asks for ${inWords(calls.length)} different things at once: ${labels}.`,
          `${labels} pull in ${inWords(calls.length)} directions; one of them should lead.`,
        ),
        confidence: 0.65,
        quotes: quotesOf(calls, 4),
      }
    },
  }),
  journeyRule({
    id: 'no-call',
    stage: 'decision',
    kind: 'gap',
    weight: 8,
    needs: ['ctas', 'forms', 'motion', 'name'],
    missingFrom: 'home',
    find({ ctas, motion, forms, name }, say) {
      if (ctas.length > 0 || forms.some(({ value }) => askingPurposes.has(value.purpose))) return null
      const brand = name?.value.name ?? 'the site'
      const subject = name?.value.name ?? 'The site'
      return {
        text: say(
          `No call to action was found: after reading about ${brand} visitors are left to find the next step themselves.`,
          motion === 'reading'
            ? `${subject} informs and stops there; no button says where to go on.`
            : `There is no button that leads to a next step, neither to book nor to write.`,
          `${subject} asks for no next step. A single clear call at the end of each page would help.`,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'step-off-site',
    stage: 'decision',
    kind: 'friction',
    weight: 3,
    motions: ['shop', 'booking', 'sales', 'cause', 'signup'],
    needs: ['pages', 'primary'],
    find({ primary, pages: [home] }, say) {
      const url = primary === null || primary.value.url === null ? null : URL.parse(primary.value.url)
      const here = home === undefined ? null : URL.parse(home.url)
      if (primary === null || url === null || here === null || !/^https?:$/.test(url.protocol) || isSameSite(url, here))
        return null
      const host = hostOf(url.href)
      return {
        text: say(
          `${inQuotes(primary.value.text, 50)} leaves the site for ${host}: from there on neither look nor wording is the brand’s.`,
          `The last step is taken on ${host}; what gets lost there, the brand never sees.`,
          `At ${inQuotes(primary.value.text, 50)} visitors change over to ${host}, a stranger to most.`,
        ),
        confidence: primary.confidence,
        quotes: quotesOf([primary]),
      }
    },
  }),
  journeyRule({
    id: 'payment',
    stage: 'decision',
    kind: 'asset',
    weight: 3,
    needs: ['pages', 'technology'],
    find({ technology, pages: [home] }) {
      const means = technology.filter(({ value }) => value.category === 'payment')
      if (means.length === 0 || home === undefined) return null
      const title = `Payment by ${listed(
        means.map(({ value }) => value.name),
        4,
      )}`
      return {
        text: title,
        confidence: surest(means),
        quotes: quotesOf(means),
        asset: { type: 'payment', title, url: home.url },
      }
    },
  }),
]
