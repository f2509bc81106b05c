/** Proof that the brand has and could make more of. */

import { pageName } from '../../../writing/page-names.ts'
import { listed, networkName } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('proof')

export const proofUnused: readonly AnySwotRule[] = [
  rule({
    id: 'proof-off-home',
    quadrant: 'opportunities',
    weight: 7,
    subject: 'proof place',
    gist: 'proof that the home page does not use',
    needs: ['testimonials', 'blocks', 'pages'],
    missingFrom: 'home',
    find({ testimonials, blocks: [home], pages: [first] }, say) {
      if (home === undefined || first === undefined || testimonials.length < 2) return null
      const pagesOf = testimonials.flatMap(({ quotes }) => quotes.map(({ page }) => page))
      const shown = home.blocks.some(({ role }) => role === 'testimonials' || role === 'customers')
      if (shown || pagesOf.length === 0 || pagesOf.includes(first.url)) return null
      const where = pageName(pagesOf[0] ?? '')
      const best = testimonials[0]!
      return {
        text: say(
          `Good proof is kept in a side room: what others say of it, such as ${inQuotes(best.value.text)}, stands on ${where} and not on the home page, where most first impressions are made.`,
          `The home page could let others speak. ${inQuotes(best.value.text)} is on ${where} today, seen by the few who click that far.`,
        ),
        confidence: 0.75,
        quotes: quotesOf(testimonials, 2),
      }
    },
  }),
  rule({
    id: 'proof-off-prices',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'proof at prices',
    gist: 'proof that is missing beside the prices',
    needs: ['testimonials', 'plans'],
    find({ testimonials, plans: [plan, second] }, say) {
      const [best] = testimonials
      if (best === undefined || plan === undefined || second === undefined) return null
      if (testimonials.some(({ quotes }) => quotes.some(({ page }) => page === plan.value.page))) return null
      return {
        text: say(
          tradeOnly(
            `Prices and praise never meet: no customer is quoted on ${pageName(plan.value.page)}, though ${inQuotes(best.value.text)} would help there, where people hesitate most.`,
          ),
          `A word of praise beside the prices would cost nothing: ${inQuotes(best.value.text)} is on the site already, but not on ${pageName(plan.value.page)}.`,
        ),
        confidence: 0.65,
        quotes: quotesOf([best, plan]),
      }
    },
  }),
  rule({
    id: 'names-without-stories',
    quadrant: 'opportunities',
    weight: 7,
    subject: 'cases',
    gist: 'names whose stories are not told',
    needs: ['customers', 'pages'],
    missingFrom: ['customers'],
    find({ customers, pages }, say) {
      const shown = customers.filter(({ value }) => value.kind === 'customer')
      if (shown.length < 3 || pages.some(({ type }) => type === 'customers')) return null
      const names = listed(shown.slice(0, 3).map(({ value }) => value.name))
      return {
        text: say(
          tradeOnly(
            `${names} are shown as customers, yet no page tells what was done for any of them. One such story, with a before and an after, would do more than the list.`,
          ),
          `The names are there (${names}), the stories are not: a case that shows how one of them decided and what changed is material that nobody else has.`,
        ),
        confidence: 0.7,
        quotes: quotesOf(shown, 3),
      }
    },
  }),
  rule({
    id: 'reviews-not-quoted',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'proof place',
    gist: 'reviews that are linked and not quoted',
    needs: ['socials', 'testimonials'],
    missingFrom: ['testimonials'],
    denies: ['testimonials'],
    find({ socials, testimonials }, say) {
      const [profile] = socials.filter(({ value }) => value.kind === 'review')
      if (profile === undefined || testimonials.length > 0) return null
      const network = networkName(profile.value.network)
      return {
        text: say(
          `Reviews are being collected on ${network}, and the site only links to them: the best lines could be quoted where people decide.`,
          `A profile on ${network} is linked, but none of its words appear here. Quoting two or three would keep doubters on the page.`,
        ),
        confidence: profile.confidence * 0.8,
        quotes: quotesOf([profile]),
      }
    },
  }),
]
