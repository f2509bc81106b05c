/** How machines that send people, searches and assistants, find and understand the site. */

import type { StructuredNode } from '../../../facts.ts'
import { pageName } from '../../../writing/page-names.ts'
import { counted, listed } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('discoverability')

const identityTypes =
  /Organization|Corporation|LocalBusiness|Store|Restaurant|Salon|Clinic|Hotel|Practice|Service$|NGO|Person/
const placeTypes =
  /LocalBusiness|Store|Restaurant|Salon|Clinic|Hotel|Gym|Place|Dentist|Physician|FoodEstablishment|LodgingBusiness/

/** Titles that site builders and frameworks leave behind, and those that name the page instead of the brand. */
export const templateTitles =
  /^(?:home|home ?page|untitled|index|startseite|accueil|inicio|página inicial|hjem|etusivu|strona główna|domů|ana sayfa|главная|головна|ホーム|トップ|首页|홈|الرئيسية|my site|new site|document|react app|vite(?: \+ \w+)?|next\.js|create next app|welcome)$/i

/** Addresses of pages that compare. */
export const comparingPath = /(?:^|[-/_])(?:vs|versus|compar|alternativ|vergleich)/i
/** Passages that less surely speak of an alternative are too many, and often of something else. */
export const alternativesSure = 0.6

/** What structured data says of whom it names. */
const declaredIn = ({ data }: StructuredNode) => [
  ...(data.name === undefined ? [] : ['name']),
  ...(data.address === undefined ? [] : ['address']),
  ...(data.sameAs === undefined ? [] : ['profiles']),
  ...(data.logo === undefined ? [] : ['logo']),
]

export const discoverabilityRules: readonly AnySwotRule[] = [
  rule({
    id: 'identity-declared',
    quadrant: 'strengths',
    weight: 5,
    subject: 'structured data',
    gist: 'an identity declared for machines',
    needs: ['structuredData'],
    find({ structuredData }, say) {
      const identity = structuredData.find(
        ({ types, data }) =>
          types.some((type) => identityTypes.test(type)) &&
          (data.sameAs !== undefined || data.address !== undefined || data.logo !== undefined),
      )
      if (identity === undefined) return null
      const type = identity.types[0] ?? ''
      const article = /^[AEIOU]/.test(type) ? 'an' : 'a'
      const types = [...new Set(structuredData.flatMap((node) => node.types))]
      const also = types.filter((type) =>
        [
          'FAQPage',
          'Product',
          'Service',
          'Article',
          'BlogPosting',
          'Event',
          'Offer',
          'AggregateRating',
          'SoftwareApplication',
        ].includes(type),
      )
      const more = also.length === 0 ? '' : `, with ${listed(also.slice(0, 4))} beside it`
      const members = declaredIn(identity)
      const are = members.length === 1 && members[0] !== 'profiles' ? 'is' : 'are'
      return {
        text: say(
          `Machines are told who this is: ${article} ${type} stands in structured data${more}. Assistants and search engines need not guess.`,
          `Its ${listed(members)} ${are} declared in structured data (${type}${more}), so that what assistants say of the brand has a source.`,
        ),
        confidence: 0.85,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'good-snippet',
    quadrant: 'strengths',
    weight: 4,
    subject: 'snippet',
    gist: 'a search result in its own words',
    needs: ['description', 'pages'],
    find({ description, pages: [home] }, say) {
      if (description === null || home === undefined || home.title === null) return null
      const { length } = description.value
      if (length < 80 || length > 200 || templateTitles.test(home.title.text)) return null
      return {
        text: say(
          `In a list of results it makes a case for itself: ${inQuotes(description.value)} is written for people and fits the space.`,
          `What search engines show is a line of its own, ${inQuotes(description.value)}, and not a scrap of the page.`,
        ),
        confidence: description.confidence * 0.8,
        quotes: quotesOf([description]),
      }
    },
  }),
  rule({
    id: 'open-to-assistants',
    quadrant: 'strengths',
    weight: 4,
    subject: 'crawlers',
    gist: 'a door held open for assistants',
    needs: ['crawlers'],
    find({ crawlers }, say) {
      const answers = crawlers.filter(
        ({ value }) => value.purpose === 'answers' && value.group === 'own' && value.allowed,
      )
      if (answers.length === 0 || crawlers.some(({ value }) => value.purpose === 'answers' && !value.allowed))
        return null
      const names = listed(answers.slice(0, 3).map(({ value }) => value.agent))
      return {
        text: say(
          `Somebody has thought about assistants: robots.txt names ${names} and lets them in, so the brand can be part of their answers.`,
          `${names} may read the site by name, which keeps it quotable where people now ask instead of search.`,
        ),
        confidence: leastSure(...answers),
        quotes: quotesOf(answers, 3),
      }
    },
  }),
  rule({
    id: 'chosen-crawlers',
    quadrant: 'strengths',
    weight: 4,
    subject: 'crawlers',
    gist: 'a considered stance towards crawlers',
    needs: ['crawlers'],
    find({ crawlers }, say) {
      const kept = crawlers.filter(
        ({ value }) => value.purpose === 'training' && value.group === 'own' && !value.allowed,
      )
      if (kept.length === 0 || crawlers.some(({ value }) => value.purpose !== 'training' && !value.allowed)) return null
      const names = listed(kept.slice(0, 3).map(({ value }) => value.agent))
      return {
        text: say(
          `It has decided who may use its words: ${names} may not train on them, while assistants that answer people can still read and cite the site.`,
          `Training crawlers such as ${names} are kept out and answering ones let in, a distinction that few sites have drawn.`,
        ),
        confidence: leastSure(...kept),
        quotes: quotesOf(kept, 3),
      }
    },
  }),
  rule({
    id: 'place-not-declared',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'local search',
    gist: 'local search',
    needs: ['contacts', 'structuredData', 'socials'],
    find({ contacts, structuredData, socials }, say) {
      const address = contacts.find(({ value }) => value.kind === 'address')
      const phone = contacts.find(({ value }) => value.kind === 'phone')
      if (address === undefined || phone === undefined) return null
      const isDeclared = structuredData.some(({ types }) => types.some((type) => placeTypes.test(type)))
      if (isDeclared || socials.some(({ value }) => value.kind === 'map')) return null
      return {
        text: say(
          `People nearby could find it more easily: the address (${inQuotes(address.value.value, 70)}) is in the text, but neither declared for machines nor linked to a map entry.`,
          tradeOnly(
            `${inQuotes(address.value.value, 70)} is a place that can be searched for. Declared as a local business, and tied to a map profile, it would show up for “near me”.`,
          ),
        ),
        confidence: leastSure(address, phone) * 0.75,
        quotes: quotesOf([address, phone]),
      }
    },
  }),
  rule({
    id: 'assistants-shut-out',
    quadrant: 'threats',
    weight: 8,
    subject: 'crawlers',
    gist: 'assistants that are shut out',
    needs: ['crawlers'],
    find({ crawlers }, say) {
      const shut = crawlers.filter(({ value }) => !value.allowed && value.purpose === 'answers')
      if (shut.length === 0) return null
      const names = listed(shut.slice(0, 4).map(({ value }) => value.agent))
      return {
        text: say(
          `${names} ${shut.length === 1 ? 'is' : 'are'} turned away by robots.txt. As more people ask assistants instead of searching, the brand will be missing from the answers, and others will not.`,
          `Those who ask an assistant may never hear of it: robots.txt shuts out ${names}. If that was not decided on purpose, it is an expensive line.`,
        ),
        confidence: leastSure(...shut),
        quotes: quotesOf(shut, 3),
      }
    },
  }),
  rule({
    id: 'comparison-left-to-others',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'alternatives',
    gist: 'comparisons that are left to others',
    needs: ['alternatives', 'pages'],
    needsCompetitors: true,
    denies: ['comparison'],
    find({ alternatives, pages }, say) {
      const sure = alternatives.filter(({ confidence }) => confidence >= alternativesSure)
      const [first] = sure
      if (first === undefined || pages.some(({ url }) => comparingPath.test(url))) return null
      const words = inQuotes(first.value)
      return {
        text: say(
          `It compares itself in passing (${words}) and has no page that compares. People make that comparison anyway, on pages that others wrote.`,
          `${words}: what people do or use instead is on its mind, the comparison itself is left to others. A fair one of its own would be found at the moment of choice.`,
        ),
        confidence: first.confidence * 0.75,
        quotes: quotesOf(sure, 2),
      }
    },
  }),
  rule({
    id: 'undescribed-pages',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'page descriptions',
    gist: 'pages without a description of their own',
    needs: ['pages'],
    find({ pages }, say) {
      const [home, ...others] = pages
      const mute = others.filter(({ description }) => description === null)
      const [first] = mute
      if (home?.description == null || first === undefined || mute.length < 3) return null
      return {
        text: say(
          `The home page introduces itself to search engines, ${counted(mute.length, 'page')} beyond it ${mute.length === 1 ? 'does' : 'do'} not, ${pageName(first.url)} among them: an hour's writing for a better line in each result.`,
          `${counted(mute.length, 'page')}, such as ${pageName(first.url)}, could win clicks with a description of their own as the home page does.`,
        ),
        confidence: 0.75,
        quotes: [home.description],
      }
    },
  }),
  rule({
    id: 'offers-not-marked',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'offers marked',
    gist: 'prices that machines are not told',
    needs: ['plans', 'priceItems', 'structuredData'],
    find({ plans, priceItems, structuredData }, say) {
      const priced = [...plans, ...priceItems].filter(({ value }) => value.price.amount !== null)
      const [first] = priced
      if (first === undefined || priced.length < 2) return null
      if (structuredData.some(({ types }) => types.some((type) => /Offer|Product|Menu|PriceSpecification/.test(type))))
        return null
      const example = `${inQuotes(first.value.name, 40)} at ${inQuotes(first.value.price.text, 30)}`
      return {
        text: say(
          `Prices are on the page and not in the data: ${example} could be shown in results and named by assistants, if it were declared as an offer.`,
          `${counted(priced.length, 'price')} (${example}, for one) are written for people alone. Marked up, they answer “what does it cost?” wherever it is asked.`,
        ),
        confidence: first.confidence * 0.75,
        quotes: quotesOf(priced, 2),
      }
    },
  }),
  rule({
    id: 'passed-over-by-assistants',
    quadrant: 'threats',
    weight: 5,
    subject: 'assistants',
    gist: 'assistants that find nothing to quote',
    needs: ['structuredData', 'questions', 'claims', 'hero', 'writing', 'blocks'],
    missingFrom: ['faq'],
    denies: ['questions'],
    needsCompetitors: true,
    find({ structuredData, questions, claims, hero: { headline }, writing, blocks }, say) {
      if (structuredData.length + questions.length > 0 || headline === null || blocks.length === 0) return null
      if (claims.some(({ value }) => value.type === 'number') || (writing?.value.numbersPerThousand ?? 0) > 8)
        return null
      const figures = writing?.value.numbersPerThousand ?? null
      const figure = figures === null ? '' : figures === 0 ? 'no figure, ' : 'hardly a figure, '
      return {
        text: say(
          `More and more people ask an assistant first. It will find little to cite here: no answered question, ${figure}no declared facts, and ${inQuotes(headline.value, 70)} tells it nothing that it can pass on. Others, with answers, will be named instead.`,
          `What an assistant can quote (${figures === null ? '' : 'a figure, '}a definition, a clear answer) is hardly to be found on the pages read. As habits change from searching to asking, the brand could drop out of the conversation.`,
        ),
        confidence: headline.confidence * 0.55,
        quotes: quotesOf([headline]),
        basis: 'inferred',
      }
    },
  }),
]
