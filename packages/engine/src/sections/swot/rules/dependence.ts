/** What the brand leans on that is not its own. */

import { bareText, distinct } from '../../../writing/distinct.ts'
import { listed, placeName } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('dependence')

/** First major versions that their makers still mend. */
const maintainedFrom: Record<string, number> = {
  jQuery: 3,
  Bootstrap: 5,
  AngularJS: 99,
  Angular: 17,
  Vue: 3,
  'Vue.js': 3,
  React: 18,
  Drupal: 10,
  'Joomla!': 4,
  Joomla: 4,
  TYPO3: 12,
  WordPress: 6,
  Magento: 2,
  PrestaShop: 8,
  'Nuxt.js': 3,
  Nuxt: 3,
}

/** Languages of countries under the General Data Protection Regulation, save those spoken mostly elsewhere. */
const europeanLanguages = new Set('de fr it nl pl cs sk sv da fi el hu ro bg hr sl et lt lv ga mt ca'.split(' '))

const majorOf = (version: string | null) => (version === null ? null : Number.parseInt(version, 10))

export const dependenceRules: readonly AnySwotRule[] = [
  rule({
    id: 'rented-ground',
    quadrant: 'threats',
    weight: 4,
    subject: 'platform',
    gist: 'dependence on a site builder',
    needs: ['technology'],
    find({ technology }, say) {
      const builder = technology.find(({ value }) => value.category === 'site builder')
      if (builder === undefined) return null
      const { name } = builder.value
      return {
        text: say(
          `The site stands on rented ground: ${name} decides on prices, features and how it may be moved. Content and domain should be kept where they can be taken along.`,
          `It depends on ${name} for everything that visitors see. If terms or prices change there, a move means building anew.`,
        ),
        confidence: builder.confidence * 0.75,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'calendar-elsewhere',
    quadrant: 'threats',
    weight: 5,
    subject: 'booking platform',
    gist: 'bookings that pass through a third party',
    needs: ['technology', 'ctas'],
    needsCompetitors: true,
    find({ technology, ctas }, say) {
      const tool = technology.find(({ value }) => value.category === 'booking')
      const call = ctas.find(({ value }) => value.intent === 'book')
      if (tool === undefined || call === undefined) return null
      const { name } = tool.value
      return {
        text: say(
          tradeOnly(
            `Each booking passes through ${name}. Calendar and customer contacts lie with a third party, which also serves rivals and may change its terms.`,
          ),
          tradeOnly(
            `${inQuotes(call.value.text, 50)} hands the customer over to ${name}: an outage or a price rise there stops the business here.`,
          ),
        ),
        confidence: leastSure(tool, call) * 0.75,
        quotes: quotesOf([call]),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'store-gate',
    quadrant: 'threats',
    weight: 5,
    subject: 'store gate',
    gist: 'app stores as the only door',
    needs: ['socials', 'ctas'],
    find({ socials, ctas: [primary] }, say) {
      const apps = socials.filter(({ value }) => value.kind === 'app')
      const [first] = apps
      if (first === undefined || primary === undefined || primary.value.url === null) return null
      if (!apps.some(({ value }) => sameHost(value.url, primary.value.url ?? ''))) return null
      const names = listed([...new Set(apps.map(({ value }) => placeName(value.network)))])
      return {
        text: say(
          `The only way to the product leads through ${names}: their fees, rankings and rules decide how many people arrive.`,
          tradeOnly(
            `${inQuotes(primary.value.text, 50)} leads into somebody else's shop (${names}), where a rival is one line below.`,
          ),
        ),
        confidence: leastSure(first, primary) * 0.8,
        quotes: quotesOf([primary, first]),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'network-gate',
    quadrant: 'threats',
    weight: 5,
    subject: 'network gate',
    gist: 'contact through networks of others alone',
    needs: ['socials', 'contacts', 'forms'],
    missingFrom: ['contact'],
    denies: ['contact'],
    find({ socials, contacts, forms }, say) {
      const channels = socials.filter(({ value }) => value.kind === 'messenger' || value.kind === 'social')
      const [first] = channels
      if (first === undefined || contacts.some(({ value }) => value.kind !== 'address')) return null
      if (forms.some(({ value }) => value.purpose !== 'search' && value.purpose !== 'login')) return null
      const names = listed([...new Set(channels.map(({ value }) => placeName(value.network)))].slice(0, 4))
      return {
        text: say(
          `Online it can only be reached through networks that belong to others (${names}): an account that is blocked, or a network that falls out of fashion, takes that contact with it.`,
          `Questions go through ${names}; no e-mail address, number or form of its own was found to fall back on.`,
        ),
        confidence: surest(channels) * 0.65,
        quotes: quotesOf(channels, 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'ageing-parts',
    quadrant: 'threats',
    weight: 5,
    subject: 'old parts',
    gist: 'software its makers no longer mend',
    needs: ['technology'],
    find({ technology }, say) {
      const old = technology.filter(({ value }) => {
        const major = majorOf(value.version)
        const from = maintainedFrom[value.name]
        return major !== null && from !== undefined && major < from
      })
      const [first] = old
      if (first === undefined) return null
      const names = listed(old.slice(0, 3).map(({ value }) => `${value.name} ${value.version}`))
      return {
        text: say(
          `The site runs on parts that their makers no longer mend (${names}). Holes found in them stay open, and each year makes the change dearer.`,
          `Newer versions have left ${names} behind: nothing breaks today, but security reviews object and repairs get harder.`,
        ),
        confidence: surest(old) * 0.8,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'fonts-from-google',
    quadrant: 'threats',
    weight: 4,
    subject: 'fonts from elsewhere',
    gist: 'fonts fetched from Google',
    needs: ['typography', 'language'],
    find({ typography, language }, say) {
      const remote = typography.filter(({ value }) => value.source === 'google')
      const [first] = remote
      if (first === undefined || language === null || !europeanLanguages.has(language.value)) return null
      const families = listed([...new Set(remote.map(({ value }) => value.family))])
      return {
        text: say(
          `${families} ${remote.length === 1 ? 'comes' : 'come'} from Google's servers, which learn the address of each visitor. European courts have objected to that; serving the files oneself settles it.`,
          `Loading ${families} from Google passes visitors' addresses on without asking. In Europe that has led to warning letters, and it is avoided by hosting the fonts.`,
        ),
        confidence: surest(remote) * 0.7,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'reviews-elsewhere',
    quadrant: 'threats',
    weight: 4,
    subject: 'review platform',
    gist: 'a reputation kept in one place',
    needs: ['socials', 'certifications'],
    needsCompetitors: true,
    find({ socials, certifications }, say) {
      const profile = socials.find(({ value }) => value.kind === 'review')
      const rating = certifications.find(({ value }) => value.kind === 'rating')
      const ground = rating ?? profile
      if (ground === undefined) return null
      const what =
        rating !== undefined
          ? inQuotes(rating.value.name, 60)
          : `the profile on ${placeName(profile?.value.network ?? '')}`
      return {
        text: say(
          tradeOnly(
            `Much of its credit rests on ${what}. A few bad months there would be on display here, and rivals with more reviews move past quietly.`,
          ),
          `What ${what} says tomorrow is in other hands: reputation kept in one place can be lost in one place.`,
        ),
        confidence: ground.confidence * 0.6,
        quotes: quotesOf([ground]),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'one-person',
    quadrant: 'threats',
    weight: 5,
    subject: 'one person',
    gist: 'dependence on one person',
    needs: ['structuredData', 'name', 'pages', 'blocks'],
    missingFrom: ['team', 'about'],
    denies: ['people'],
    find({ structuredData, name, pages, blocks }, say) {
      if (name === null) return null
      const founders = distinct(
        structuredData.flatMap(({ data }) => namesOf(data.founder)),
        (person) => person,
      )
      const others = structuredData
        .filter(({ types }) => types.includes('Person'))
        .flatMap(({ data }) => namesOf(data.name))
        .filter((person) => bareText(person) !== bareText(founders[0] ?? ''))
      const team =
        pages.some(({ type }) => type === 'team') ||
        blocks.some((page) => page.blocks.some(({ role }) => role === 'team'))
      const employees = structuredData.some(
        ({ data }) => data.employee !== undefined || data.numberOfEmployees !== undefined,
      )
      const [only] = founders
      if (only === undefined || founders.length > 1 || others.length > 0 || team || employees) return null
      return {
        text: say(
          `Its structured data names one person, the founder ${inQuotes(only, 40)}, and no page read shows a team: reassuring for those who know that person, and a risk if all depends on one.`,
          `${inQuotes(only, 40)}, the founder, is the only person that structured data names, and no team is shown; people may ask what happens when one person cannot.`,
        ),
        confidence: 0.5,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'lives-on-donations',
    quadrant: 'threats',
    weight: 5,
    subject: 'funding',
    gist: 'dependence on donations alone',
    needs: ['ctas', 'plans', 'priceItems', 'products'],
    needsCompetitors: true,
    find({ ctas: [primary], plans, priceItems, products }, say) {
      if (primary === undefined || primary.value.intent !== 'donate' || primary.confidence < 0.6) return null
      if (plans.length + priceItems.length + products.length > 0) return null
      const call = inQuotes(primary.value.text, 40)
      return {
        text: say(
          `Everything leads to ${call}, and no other income shows: when giving falls, as it does in lean years, nothing is seen to take its place.`,
          `It asks for gifts (${call}) in competition with every other good cause. What these ask for, and show for it, decides whom people choose.`,
        ),
        confidence: primary.confidence * 0.6,
        quotes: quotesOf([primary]),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'unseen-funding',
    quadrant: 'threats',
    weight: 5,
    subject: 'funding',
    gist: 'an income that nobody can see',
    needs: ['ctas', 'plans', 'priceItems', 'socials', 'products'],
    missingFrom: ['pricing'],
    denies: ['prices'],
    find({ ctas, plans, priceItems, socials, products }, say) {
      const [download] = ctas.filter(({ value }) => value.intent === 'download' || value.intent === 'start')
      const code = socials.find(({ value }) => value.kind === 'code')
      if (download === undefined || code === undefined || plans.length + priceItems.length + products.length > 0)
        return null
      return {
        text: say(
          `It is given away (${inQuotes(download.value.text, 40)}) and nothing says who pays for the upkeep. Organisations that would rely on it ask that question first.`,
          `No price and no sponsor stands beside ${inQuotes(download.value.text, 40)}: what happens when the people behind it have less time is left to guess.`,
        ),
        confidence: download.confidence * 0.6,
        quotes: quotesOf([download]),
        basis: 'inferred',
      }
    },
  }),
]

function namesOf(founder: unknown): string[] {
  if (typeof founder === 'string') return [founder]
  if (Array.isArray(founder)) return founder.flatMap(namesOf)
  if (founder !== null && typeof founder === 'object' && 'name' in founder) return namesOf(founder.name)
  return []
}

function sameHost(one: string, other: string): boolean {
  const host = URL.parse(one)?.host
  return host !== undefined && host === URL.parse(other)?.host
}
