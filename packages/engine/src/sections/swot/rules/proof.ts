/** What others say of the brand, and where they are heard. */

import { distinct } from '../../../writing/distinct.ts'
import { capitalised, inWords, listed } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('proof')

const namedMin = 2
const customersMin = 4

export const proofRules: readonly AnySwotRule[] = [
  rule({
    id: 'named-voices',
    quadrant: 'strengths',
    weight: 9,
    subject: 'voices',
    gist: 'people who vouch for it by name',
    needs: ['testimonials'],
    find({ testimonials }, say) {
      const named = distinct(
        testimonials.filter(({ value }) => value.author !== null),
        ({ value }) => value.author ?? '',
      )
      const [first] = named
      if (first === undefined || named.length < namedMin) return null
      const { author, role, text } = first.value
      const who = role === null ? inQuotes(author ?? '', 50) : `${inQuotes(author ?? '', 50)} (${inQuotes(role, 60)})`
      const count = `${inWords(named.length)} people`
      return {
        text: say(
          `Others vouch for it by name: ${count} are quoted, among them ${who}, who says ${inQuotes(text)}. Praise with a person behind it is hard to copy.`,
          `${who} is one of ${count} who speak for the brand under their own name: ${inQuotes(text)}. That settles doubts which the brand's own adjectives cannot.`,
          `The strongest lines on the site are not the brand's own. ${capitalised(inWords(named.length))} people speak for it by name; ${who} says ${inQuotes(text)}.`,
        ),
        confidence: surest(named) * Math.min(1, 0.7 + named.length / 10),
        quotes: quotesOf(named, 4),
      }
    },
  }),
  rule({
    id: 'customer-names',
    quadrant: 'strengths',
    weight: 8,
    subject: 'customers',
    gist: 'a list of customers worth showing',
    needs: ['customers'],
    find({ customers }, say) {
      const shown = customers.filter(({ value }) => value.kind === 'customer')
      if (shown.length < customersMin) return null
      const names = listed(shown.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          tradeOnly(
            `${shown.length} customers are shown by name, ${names} among them: a buyer of the same kind sees who went before.`,
          ),
          `The list of those who use it (${names}; ${shown.length} in all) answers the question “who else uses it?” before it is asked.`,
          tradeOnly(
            `With ${names} on show, and ${shown.length} names in all, it borrows the reputation of firms that its buyers may know.`,
          ),
        ),
        confidence: surest(shown),
        quotes: quotesOf(shown, 4),
      }
    },
  }),
  rule({
    id: 'press-mentions',
    quadrant: 'strengths',
    weight: 6,
    subject: 'press',
    gist: 'mentions in the press',
    needs: ['customers'],
    find({ customers }, say) {
      const press = customers.filter(({ value }) => value.kind === 'press')
      if (press.length < 2) return null
      const names = listed(press.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          tradeOnly(
            `Publications speak for it: ${names} are named as having reported, which is attention that money does not buy.`,
          ),
          `${names} have written about it, and the site says so: outside judgement that few can show.`,
        ),
        confidence: surest(press) * 0.9,
        quotes: quotesOf(press, 4),
      }
    },
  }),
  rule({
    id: 'partners-shown',
    quadrant: 'strengths',
    weight: 5,
    subject: 'partners',
    gist: 'partners who lend it weight',
    needs: ['customers'],
    find({ customers }, say) {
      const partners = customers.filter(({ value }) => value.kind === 'partner')
      if (partners.length < 2) return null
      const names = listed(partners.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          `It does not stand alone: ${names} appear as partners, and lend it weight with those who know them.`,
          `Partners are named (${names}), which tells visitors that others have looked into the brand and stayed.`,
        ),
        confidence: surest(partners) * 0.9,
        quotes: quotesOf(partners, 4),
      }
    },
  }),
  rule({
    id: 'certified',
    quadrant: 'strengths',
    weight: 7,
    subject: 'certificates',
    gist: 'certificates from outside',
    needs: ['certifications'],
    find({ certifications }, say) {
      const audited = certifications.filter(({ value }) => value.kind !== 'rating' && value.kind !== 'award')
      if (audited.length === 0) return null
      const names = listed(distinct(audited, ({ value }) => value.name).map(({ value }) => value.name))
      return {
        text: say(
          `An outside body has looked over its shoulder: the site names ${names}. For careful people that shortens the list of questions.`,
          `${names} ${audited.length === 1 ? 'is' : 'are'} named on the site, a promise that somebody other than the brand has checked.`,
        ),
        confidence: surest(audited),
        quotes: quotesOf(audited, 4),
      }
    },
  }),
  rule({
    id: 'awards',
    quadrant: 'strengths',
    weight: 5,
    subject: 'awards',
    gist: 'awards',
    needs: ['certifications'],
    find({ certifications }, say) {
      const awards = certifications.filter(({ value }) => value.kind === 'award')
      if (awards.length === 0) return null
      const names = listed(distinct(awards, ({ value }) => value.name).map(({ value }) => value.name))
      return {
        text: say(
          `Juries have noticed it: ${names}. An award is a short cut for people who cannot judge the work themselves.`,
          `It can point to ${names}, which says more about quality than an adjective would.`,
        ),
        confidence: surest(awards),
        quotes: quotesOf(awards, 4),
      }
    },
  }),
  rule({
    id: 'rating-shown',
    quadrant: 'strengths',
    weight: 7,
    subject: 'rating',
    gist: 'a public rating',
    needs: ['certifications'],
    find({ certifications }, say) {
      const [rating] = certifications.filter(({ value }) => value.kind === 'rating')
      if (rating === undefined) return null
      return {
        text: say(
          `A public rating stands on the site, ${inQuotes(rating.value.name)}: visitors can look it up, and that is why it convinces.`,
          `It shows its marks. ${inQuotes(rating.value.name)} is a verdict of many, and one that anybody can check.`,
          `${inQuotes(rating.value.name)}: few things reassure a newcomer as fast as a rating that was given elsewhere.`,
        ),
        confidence: rating.confidence,
        quotes: rating.quotes.slice(0, 2),
      }
    },
  }),
  rule({
    id: 'sourced-figures',
    quadrant: 'strengths',
    weight: 8,
    subject: 'figures',
    gist: 'figures that can be checked',
    needs: ['claims'],
    find({ claims }, say) {
      const proved = claims.filter(({ value }) => value.type === 'number' && value.sourced)
      const [first] = proved
      if (first === undefined || proved.length < 2) return null
      return {
        text: say(
          `It argues with figures that can be checked: ${quotedList(proved.map(({ value }) => value.text))}.`,
          `Its numbers are borne out on the site, such as ${inQuotes(first.value.text)}. That is rarer than it should be, and it gets noticed.`,
        ),
        confidence: surest(proved),
        quotes: quotesOf(proved, 4),
      }
    },
  }),
  rule({
    id: 'case-pages',
    quadrant: 'strengths',
    weight: 6,
    subject: 'cases',
    gist: 'work for customers on show',
    needs: ['pages'],
    find({ pages }, say) {
      const [first] = pages.filter(({ type }) => type === 'customers')
      if (first === undefined || first.title === null) return null
      return {
        text: say(
          `Work done for others has a page of its own, ${inQuotes(first.title.text, 80)}: who hesitates finds examples without having to ask.`,
          tradeOnly(
            `${inQuotes(first.title.text, 80)} shows the brand's work at customers, which is where a considered choice is made.`,
          ),
        ),
        confidence: 0.65,
        quotes: [first.title],
      }
    },
  }),
  rule({
    id: 'guaranteed',
    quadrant: 'strengths',
    weight: 7,
    subject: 'risk',
    gist: 'a guarantee that takes the risk off people',
    needs: ['guarantees'],
    find({ guarantees }, say) {
      const [first] = guarantees
      if (first === undefined) return null
      return {
        text: say(
          `It takes the risk on itself: ${inQuotes(first.value)}. A promise of that kind removes the last reason to wait.`,
          `${inQuotes(first.value)}: the site puts its own money, or its own time, where its words are.`,
          `Trying it takes little courage, for the site promises ${inQuotes(first.value)}.`,
        ),
        confidence: first.confidence,
        quotes: quotesOf(guarantees, 2),
      }
    },
  }),
]
