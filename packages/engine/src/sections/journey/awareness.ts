/** How people come to hear of the brand. */

import { daysBetween, monthName } from '../../writing/dates.ts'
import { counted, listed, networkName, withArticle } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { tradeOnly } from '../../writing/wording.ts'
import { quotesOf, surest } from '../grounds.ts'
import { languageName } from '../swot/rules/reach.ts'
import { type AnyJourneyRule, journeyRule } from './journey-rule.ts'
import { profileAsset } from './profile-asset.ts'

const freshDays = 120
const staleDays = 400

export const awarenessRules: readonly AnyJourneyRule[] = [
  journeyRule({
    id: 'fresh-articles',
    stage: 'awareness',
    kind: 'strength',
    weight: 7,
    needs: ['cadence', 'posts', 'readOn'],
    find({ posts, cadence, readOn }, say) {
      const [newest] = posts
      if (newest === undefined || cadence === null || posts.length < 3) return null
      if (daysBetween(cadence.value.newest, readOn) > freshDays) return null
      const title = inQuotes(newest.value.title, 70)
      return {
        text: say(
          `It keeps giving people a reason to come: ${counted(posts.length, 'article')} seen, the newest, ${title}, of ${monthName(cadence.value.newest)}.`,
          `Articles such as ${title} bring in people who search for the subject and not for the name.`,
          `The blog is alive (${monthName(cadence.value.newest)}), and ${title} shows that it answers what people look for.`,
        ),
        confidence: newest.confidence,
        quotes: quotesOf(posts),
      }
    },
  }),
  journeyRule({
    id: 'stale-articles',
    stage: 'awareness',
    kind: 'friction',
    weight: 6,
    needs: ['cadence', 'posts', 'readOn'],
    find({ posts, cadence, readOn }, say) {
      const [newest] = posts
      if (newest === undefined || cadence === null || daysBetween(cadence.value.newest, readOn) < staleDays) return null
      const title = inQuotes(newest.value.title, 70)
      const when = monthName(cadence.value.newest)
      return {
        text: say(
          `The latest article, ${title}, is from ${when}: who arrives there wonders whether anybody is still in.`,
          `Since ${when} nothing new has been published; ${title} is still the newest thing that a searcher meets.`,
          tradeOnly(`Its articles stop in ${when}. A first visitor reads that date as a sign of the business.`),
        ),
        confidence: newest.confidence * 0.9,
        quotes: quotesOf(posts, 1),
      }
    },
  }),
  journeyRule({
    id: 'no-articles',
    stage: 'awareness',
    kind: 'gap',
    weight: 4,
    motions: ['shop', 'signup', 'sales', 'booking', 'cause'],
    missingFrom: ['blog', 'post', 'press'],
    denies: ['posts'],
    needs: ['kind', 'motion', 'pages', 'posts'],
    find({ posts, pages, kind, motion }, say) {
      if (posts.length > 0 || pages.some(({ type }) => type === 'blog' || type === 'post' || type === 'press'))
        return null
      const field =
        motion === 'cause'
          ? 'what it stands for'
          : kind === null
            ? 'the subject'
            : `what to look for in ${withArticle(kind.value.label)}`
      const step = motion === 'cause' ? 'give' : motion === 'booking' ? 'book' : 'buy'
      const early = `Before they want to ${step}, people have little reason to come: no article explains ${field} to them.`
      return {
        text: say(
          `People who do not know the brand yet find no article on ${field} here.`,
          motion === 'booking'
            ? `Somebody who searches for advice on ${field} ends up elsewhere: no article here takes up the question before the booking.`
            : `Those with a first question on ${field} find no article that answers it.`,
          `The site waits to be found by name. An article or two on ${field} would let it be found by the problem.`,
          step === 'buy' ? tradeOnly(early) : early,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'social-profiles',
    stage: 'awareness',
    kind: 'asset',
    weight: 3,
    needs: ['socials'],
    find({ socials }) {
      const own = socials.filter(({ value }) => value.kind === 'social')
      const [first] = own
      if (first === undefined) return null
      const networks = [...new Set(own.map(({ value }) => networkName(value.network)))]
      const text = `Profiles on ${listed(networks, 6)}`
      return {
        text,
        confidence: surest(own),
        quotes: quotesOf(own),
        asset: { type: 'social profiles', title: text, url: first.value.url },
      }
    },
  }),
  journeyRule({
    id: 'no-social-profiles',
    stage: 'awareness',
    kind: 'gap',
    weight: 3,
    motions: ['shop', 'booking', 'cause', 'signup'],
    missingFrom: ['contact'],
    denies: ['profiles'],
    needs: ['motion', 'pages', 'socials'],
    find({ socials, pages, motion }, say) {
      if (socials.some(({ value }) => value.kind === 'social')) return null
      const where = pages.length === 1 ? 'the home page' : `the ${pages.length} pages read`
      return {
        text: say(
          `No social profile is linked from ${where}: people cannot look on before they commit.`,
          motion === 'booking'
            ? `Who wants to see the place or the work before calling finds no Instagram, Facebook or the like behind ${where}.`
            : `There is nowhere to follow along: ${where} ${pages.length === 1 ? 'links' : 'link'} to no profile.`,
          `Friends cannot pass it on by following, as ${where} ${pages.length === 1 ? 'leads' : 'lead'} to no social profile.`,
        ),
        confidence: 0.7,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'language-versions',
    stage: 'awareness',
    kind: 'strength',
    weight: 5,
    needs: ['pages'],
    find({ pages: [home] }, say) {
      const versions = [
        ...new Map((home?.alternates ?? []).map((alternate) => [alternate.language.toLowerCase(), alternate])).values(),
      ]
      if (versions.length < 2) return null
      const languages = listed([...new Set(versions.map(({ language }) => languageName(language)))], 5)
      return {
        text: say(
          `People are met in their own language: ${languages}.`,
          `${counted(versions.length, 'version')} (${languages}) widen the circle of those who can find it.`,
        ),
        confidence: 0.9,
        quotes: versions.map(({ quote }) => quote).slice(0, 3),
      }
    },
  }),
  journeyRule({
    id: 'in-the-press',
    stage: 'awareness',
    kind: 'strength',
    weight: 5,
    needs: ['customers'],
    find({ customers }, say) {
      const press = customers.filter(({ value }) => value.kind === 'press')
      if (press.length === 0) return null
      const names = listed(
        press.map(({ value }) => value.name),
        4,
      )
      return {
        text: say(
          `Others have written about it: ${names} ${press.length === 1 ? 'is' : 'are'} named on the site as press.`,
          `It can name who wrote about it, ${names}, and that carries further than an advertisement.`,
        ),
        confidence: surest(press),
        quotes: quotesOf(press),
      }
    },
  }),
  journeyRule({
    id: 'film',
    stage: 'awareness',
    kind: 'asset',
    weight: 3,
    needs: ['imagery', 'pages', 'technology'],
    find({ imagery, technology, pages: [home] }) {
      const player = technology.find(({ value }) => value.category === 'video')
      const films = imagery?.value.videos ?? 0
      if (home === undefined || (player === undefined && films === 0)) return null
      const text = films > 0 ? `${counted(films, 'film')} on the pages` : `Films by ${player!.value.name}`
      return { text, confidence: 0.7, quotes: [], asset: { type: 'film', title: text, url: home.url } }
    },
  }),
  journeyRule({
    id: 'hidden-from-search',
    stage: 'awareness',
    kind: 'friction',
    weight: 10,
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || (home.noindex === null && !home.structure.isUnlistedByHeader)) return null
      return {
        text: say(
          'The home page asks search engines not to list it, so that nobody finds it by searching.',
          'Nobody comes by search: the home page tells search engines to leave it out.',
        ),
        confidence: 0.95,
        quotes: home.noindex === null ? [] : [home.noindex],
      }
    },
  }),
  journeyRule({
    id: 'on-the-map',
    stage: 'awareness',
    kind: 'asset',
    weight: 3,
    needs: ['socials'],
    find({ socials }) {
      const [map] = socials.filter(({ value }) => value.kind === 'map')
      if (map === undefined) return null
      return profileAsset(map, 'map', `Entry on ${networkName(map.value.network)}`)
    },
  }),
]
