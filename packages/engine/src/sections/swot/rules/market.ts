/** How easily it is mistaken for, or replaced by, others. */

import { yearOf } from '../../../writing/dates.ts'
import { capitalised, counted, inWords } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { alternativesSure, comparingPath } from './discoverability.ts'

const rule = rulesOn('market')

export const marketRules: readonly AnySwotRule[] = [
  rule({
    id: 'faces-comparison',
    quadrant: 'strengths',
    weight: 6,
    subject: 'alternatives',
    gist: 'a comparison on its own terms',
    needs: ['alternatives', 'pages'],
    find({ alternatives, pages }, say) {
      const [first] = alternatives
      if (first === undefined || !pages.some(({ url }) => comparingPath.test(url))) return null
      const words = inQuotes(first.value)
      return {
        text: say(
          `It faces comparison (${words}) on its own pages, where it chooses the terms.`,
          `People who weigh it against others find its own answer, ${words}, instead of one written by strangers.`,
        ),
        confidence: surest(alternatives) * 0.9,
        quotes: quotesOf(alternatives),
      }
    },
  }),
  rule({
    id: 'sharp-difference',
    quadrant: 'strengths',
    weight: 7,
    subject: 'difference',
    gist: 'a difference that is named',
    needs: ['claims'],
    find({ claims }, say) {
      const sharp = claims.filter(({ value }) => value.type === 'comparison' && !value.isParity)
      const [first] = sharp
      if (first === undefined) return null
      return {
        text: say(
          `It says in what it differs: ${inQuotes(first.value.text)}. A difference that is named can be chosen for.`,
          `${inQuotes(first.value.text)} draws a line between the brand and the rest, which most sites leave for the reader to find.`,
        ),
        confidence: first.confidence * 0.9,
        quotes: quotesOf(sharp, 2),
      }
    },
  }),
  rule({
    id: 'long-standing',
    quadrant: 'strengths',
    weight: 6,
    subject: 'age of the firm',
    gist: 'a long record',
    needs: ['structuredData', 'readOn'],
    find({ structuredData, readOn }, say) {
      const founded = structuredData
        .map(({ data }) => String(data.foundingDate ?? ''))
        .find((date) => /^\d{4}/.test(date))
      if (founded === undefined) return null
      const years = yearOf(readOn) - yearOf(founded)
      if (years < 10 || years > 400) return null
      return {
        text: say(
          `It has been at it for ${years} years (founded ${yearOf(founded)}), and having lasted ${years} years is an argument that cannot be copied.`,
          `Founded in ${yearOf(founded)}: ${years} years of work stand behind the name, for anyone who asks whether it will last.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'wide-offer',
    quadrant: 'strengths',
    weight: 5,
    subject: 'offer',
    gist: 'an offer laid out piece by piece',
    needs: ['services', 'products'],
    find({ services, products }, say) {
      const offers = services.length >= products.length ? services : products
      const kind = offers === services ? 'service' : 'product'
      const told = offers.filter(({ value }) => value.description !== null)
      if (offers.length < 4 || told.length < 3) return null
      const names = quotedList(offers.map(({ value }) => value.name))
      const how = told.length === offers.length ? 'each' : `${inWords(told.length)} of them`
      return {
        text: say(
          `The offer is laid out one by one: ${counted(offers.length, kind)}, such as ${names}, ${how} with a word on what it is. Whoever came for one meets the next.`,
          `${capitalised(inWords(offers.length))} ${kind}s are presented, ${names} among them, so few reasons remain to look elsewhere.`,
        ),
        confidence: surest(offers) * 0.85,
        quotes: quotesOf(offers, 3),
      }
    },
  }),
  rule({
    id: 'fits-in',
    quadrant: 'strengths',
    weight: 5,
    subject: 'integrations',
    gist: 'connections to what people already use',
    needs: ['integrations'],
    find({ integrations }, say) {
      if (integrations.length < 3) return null
      const names = quotedList(
        integrations.map(({ value }) => value),
        4,
      )
      return {
        text: say(
          `It fits in with what people have: ${names} are named as connected, and each removes one reason not to change.`,
          `${capitalised(inWords(integrations.length))} connections, ${names} among them, make it a piece of a set rather than one more island.`,
        ),
        confidence: surest(integrations) * 0.9,
        quotes: quotesOf(integrations, 4),
      }
    },
  }),
  rule({
    id: 'parity-promises',
    quadrant: 'threats',
    weight: 7,
    subject: 'difference',
    gist: 'promises that everybody in the field makes',
    needs: ['claims'],
    needsCompetitors: true,
    find({ claims }, say) {
      const parity = claims.filter(({ value }) => value.isParity)
      const [first] = parity
      if (first === undefined || parity.length < 2) return null
      const list = quotedList(parity.map(({ value }) => value.text))
      return {
        text: say(
          `It promises what everybody in the field promises: ${list}. Where offers sound alike, the cheapest or the best known wins.`,
          tradeOnly(
            `${list}: rivals can say the same, and most do. Tracking them would show which of these lines still sets the brand apart.`,
          ),
          tradeOnly(
            `Much of its argument is common ground (${list}), and nothing stops a rival from using the very words.`,
          ),
        ),
        confidence: surest(parity) * 0.75,
        quotes: quotesOf(parity),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'common-words',
    quadrant: 'threats',
    weight: 5,
    subject: 'vocabulary',
    gist: 'words that would fit anybody',
    needs: ['vocabulary'],
    needsCompetitors: true,
    find({ vocabulary }, say) {
      const overused = vocabulary?.value.overused ?? []
      if (vocabulary === null || overused.length < 6) return null
      const list = quotedList(overused, 4)
      return {
        text: say(
          `Its vocabulary is everybody's (${list}): in a search, or in an assistant's summary, it will be hard to tell from the next.`,
          `${list}: sites that speak like this blur into one another, and the larger budget is remembered.`,
        ),
        confidence: vocabulary.confidence * 0.7,
        quotes: quotesOf([vocabulary], 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'rivals-on-own-pages',
    quadrant: 'threats',
    weight: 6,
    subject: 'alternatives',
    gist: 'alternatives its own pages name',
    needs: ['alternatives'],
    needsCompetitors: true,
    find({ alternatives }, say) {
      const sure = alternatives.filter(({ confidence }) => confidence >= alternativesSure)
      if (sure.length < 2) return null
      const list = quotedList(
        sure.map(({ value }) => value),
        2,
      )
      return {
        text: say(
          `By its own account people could also do otherwise: ${list}. What changes there decides how that choice ends, and is worth watching.`,
          `${list}: the options that its own pages mention may catch up with what sets it apart today.`,
        ),
        confidence: surest(sure) * 0.65,
        quotes: quotesOf(sure),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'easily-copied',
    quadrant: 'threats',
    weight: 5,
    subject: 'easily copied',
    gist: 'how little here could not be copied',
    needs: ['claims', 'testimonials', 'customers', 'certifications', 'integrations', 'socials', 'hero'],
    missingFrom: ['customers', 'testimonials'],
    denies: ['testimonials'],
    needsCompetitors: true,
    find({ claims, testimonials, customers, certifications, integrations, socials, hero: { headline } }, say) {
      const held = testimonials.length + customers.length + certifications.length + integrations.length
      const sets = claims.some(({ value }) => value.sourced || value.type === 'comparison')
      const open = socials.some(({ value }) => value.kind === 'code' || value.kind === 'review')
      if (held > 0 || sets || open || headline === null) return null
      return {
        text: say(
          tradeOnly(
            `Little on these pages could not be said by a newcomer next month: ${inQuotes(headline.value)} is backed by no customer, certificate or comparison that would take time to match.`,
          ),
          tradeOnly(
            `What would a copy lack? The pages read show no customers, reviews or certificates, so ${inQuotes(headline.value)} protects the brand only as long as nobody else says it.`,
          ),
          `Somebody with the same skills could put up the same site. Nothing behind ${inQuotes(headline.value)} is tied to this brand's own record.`,
        ),
        confidence: headline.confidence * 0.5,
        quotes: quotesOf([headline]),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'offers-without-page',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'pages of offers',
    gist: 'offers that have no page of their own',
    needs: ['services', 'products', 'pages'],
    missingFrom: ['product', 'features', 'solutions'],
    find({ services, products, pages }, say) {
      const [listing] = services.length > 0 ? services : products
      const at = listing?.quotes[0]?.page
      // Offers that are spoken of on different pages may well be the subjects of these.
      const waiting = [...services, ...products].filter(
        ({ value, quotes }) => value.url === null && quotes[0]?.page === at,
      )
      const [first] = waiting
      if (first === undefined || waiting.length < 3 || pages.length < 2) return null
      const names = quotedList(waiting.map(({ value }) => value.name))
      return {
        text: say(
          `${names} are mentioned without a page of their own. Each is a term that people search for, and a page for it is how they would arrive.`,
          `${capitalised(inWords(waiting.length))} offers share what space there is, ${names} among them. Given a page each, they could be found, linked and sent.`,
        ),
        confidence: surest(waiting) * 0.65,
        quotes: quotesOf(waiting),
      }
    },
  }),
  rule({
    id: 'local-rivals',
    quadrant: 'threats',
    weight: 4,
    subject: 'local market',
    gist: 'a market of one place',
    needs: ['contacts', 'priceItems', 'ctas', 'structuredData'],
    needsCompetitors: true,
    find({ contacts, priceItems, ctas, structuredData }, say) {
      const addresses = contacts.filter(({ value }) => value.kind === 'address')
      const [address] = addresses
      const isLocal =
        priceItems.length >= 3 ||
        ctas.some(({ value }) => value.intent === 'book') ||
        structuredData.some(({ types }) =>
          types.some((type) => /LocalBusiness|Salon|Restaurant|Store|Clinic|Gym/.test(type)),
        )
      if (address === undefined || addresses.length > 2 || !isLocal) return null
      const place = inQuotes(address.value.value, 60)
      return {
        text: say(
          tradeOnly(
            `Its customers have to come to it, or it to them: ${place} marks out a market in which one new rival, or one that advertises better, is felt at once.`,
          ),
          `It depends on one place (${place}). Who else offers the same nearby, and how they are rated, is not visible from here and worth tracking.`,
        ),
        confidence: address.confidence * 0.6,
        quotes: quotesOf([address]),
        basis: 'inferred',
      }
    },
  }),
]
