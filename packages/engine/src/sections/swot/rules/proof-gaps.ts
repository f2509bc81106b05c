/** What is missing where others could speak for the brand. */

import { counted } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('proof')

export const proofGaps: readonly AnySwotRule[] = [
  rule({
    id: 'no-proof',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'voices',
    gist: 'the lack of any voice but its own',
    needs: ['blocks', 'testimonials', 'customers', 'certifications', 'socials', 'structuredData', 'claims', 'writing'],
    missingFrom: ['customers', 'testimonials'],
    denies: ['testimonials'],
    find({ blocks, testimonials, customers, certifications, socials, structuredData, claims, writing }, say) {
      const all = blocks.flatMap((page) => page.blocks)
      if (all.length < 4 || testimonials.length + customers.length + certifications.length > 0) return null
      const shows = all.some(({ role }) => ['testimonials', 'customers', 'stats', 'partners'].includes(role))
      const isRated = structuredData.some(({ types }) => types.some((type) => /Review|AggregateRating/.test(type)))
      const isProved = claims.some(({ value }) => value.sourced) || (writing?.value.numbersSourced ?? 0) > 0
      if (shows || isRated || isProved || socials.some(({ value }) => value.kind === 'review')) return null
      const where = blocks.length === 1 ? 'the page read' : `the ${blocks.length} pages read`
      return {
        text: say(
          tradeOnly(
            `Nobody but the brand speaks for the brand: ${where} ${blocks.length === 1 ? 'shows' : 'show'} no customer, review, figure with a source or certificate. A stranger has only its word.`,
          ),
          `Whatever is promised here, the brand promises itself. Nobody from outside is heard on ${where}, neither by name nor by a rating, so trust must come from elsewhere.`,
          tradeOnly(
            `Proof is missing. On ${where} there is no named customer, no review and no certificate, and those who compare will feel the difference.`,
          ),
          `Someone who has never heard of it finds no second opinion on ${where}: no review, no name of anybody it has worked for, no certificate.`,
        ),
        confidence: blocks.length > 2 ? 0.65 : 0.5,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'nameless-voices',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'voices',
    gist: 'praise without a name',
    needs: ['testimonials'],
    find({ testimonials }, say) {
      const [first] = testimonials
      if (first === undefined || testimonials.some(({ value }) => value.author !== null)) return null
      return {
        text: say(
          `Praise is quoted without a name: nobody signs ${inQuotes(first.value.text)}. Readers discount what they cannot trace.`,
          `${inQuotes(first.value.text)} could have been said by anyone, as no name stands beside it; half of what praise is worth is lost.`,
        ),
        confidence: first.confidence * 0.8,
        quotes: quotesOf(testimonials),
      }
    },
  }),
  rule({
    id: 'bare-superlatives',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'claims',
    gist: 'superlatives without a source',
    needs: ['claims'],
    find({ claims }, say) {
      const bare = claims.filter(({ value }) => value.type === 'superlative' && !value.sourced)
      if (bare.length < 2) return null
      const examples = quotedList(bare.map(({ value }) => value.text))
      return {
        text: say(
          `Superlatives stand there on their own: ${examples}. Without a source they are skipped, or held against the rest.`,
          `Big words stand unsupported: ${examples}. Anybody can print the same sentence tomorrow.`,
          `${counted(bare.length, 'superlative')} ask to be believed on trust, such as ${examples}; a figure or a name beside them would do the work.`,
        ),
        confidence: surest(bare),
        quotes: quotesOf(bare, 4),
      }
    },
  }),
  rule({
    id: 'bare-figures',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'figures',
    gist: 'figures without a source',
    needs: ['claims'],
    find({ claims }, say) {
      const figures = claims.filter(({ value }) => value.type === 'number')
      const bare = figures.filter(({ value }) => !value.sourced)
      if (bare.length < 3 || bare.length < figures.length * 0.7) return null
      const examples = quotedList(bare.map(({ value }) => value.text))
      return {
        text: say(
          `Its figures come from nowhere in particular: ${examples}. Without a source or a date they persuade only those who are persuaded already.`,
          `${bare.length} of ${counted(figures.length, 'figure')} name no source, among them ${examples}. A careful reader will ask how they were measured.`,
        ),
        confidence: surest(bare) * 0.9,
        quotes: quotesOf(bare, 4),
      }
    },
  }),
  rule({
    id: 'promises-outnumber-proof',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'claims',
    gist: 'more claims than proof',
    needs: ['claims'],
    find({ claims }, say) {
      const bare = claims.filter(({ value }) => !value.sourced)
      if (claims.length < 5 || bare.length < claims.length * 0.8) return null
      const [first] = bare
      return {
        text: say(
          `It claims more than it shows: ${bare.length} of ${claims.length} claims, such as ${inQuotes(first?.value.text ?? '')}, have nothing beside them that bears them out.`,
          `Of ${claims.length} things that the site says of itself, ${bare.length} are left to faith; ${inQuotes(first?.value.text ?? '')} is one.`,
        ),
        confidence: surest(bare) * 0.9,
        quotes: quotesOf(bare, 3),
      }
    },
  }),
]
