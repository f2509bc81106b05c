/** What happens after people have decided: getting started, and coming back. */
import { counted, networkName } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { StageName } from '../../writing/stage-names.ts'
import { quotesOf } from '../grounds.ts'
import { type AnyJourneyRule, type JourneyFacts, journeyRule, navigationTo } from './journey-rule.ts'
import { profileAsset } from './profile-asset.ts'

const blockOf = ({ blocks }: Pick<JourneyFacts, 'blocks'>, role: 'steps' | 'newsletter') =>
  blocks.flatMap((page) =>
    page.blocks.filter((block) => block.role === role).map((block) => ({ ...block, page: page.page })),
  )[0]

const linked = (id: string, stage: StageName, word: 'help' | 'community' | 'loyalty') =>
  journeyRule({
    id,
    stage,
    kind: 'asset',
    weight: 4,
    needs: ['navigation'],
    find(facts) {
      const link = navigationTo(facts, word)
      if (link === null || link.value.url === null) return null
      const { label, url } = link.value
      return {
        text: label,
        confidence: link.confidence,
        quotes: quotesOf([link]),
        asset: { type: word, title: label, url },
      }
    },
  })

/** Lines of business that live on people who come again. */
const regulars = /^(?:restaurants|food-drink|hotels|beauty|wellness|fitness|pets|automotive|culture)$/

const communities = /^(?:discord|slack|reddit|telegram|meetup|patreon|mastodon|matrix|discourse|gitter|line)$/

export const afterDecisionRules: readonly AnyJourneyRule[] = [
  linked('help-pages', 'onboarding', 'help'),
  linked('community-pages', 'loyalty', 'community'),
  linked('loyalty-programme', 'loyalty', 'loyalty'),
  journeyRule({
    id: 'no-help',
    stage: 'onboarding',
    kind: 'gap',
    weight: 5,
    motions: ['signup', 'download'],
    missingFrom: ['faq'],
    denies: ['questions'],
    needs: ['blocks', 'motion', 'navigation', 'pages', 'socials'],
    find(facts, say) {
      if (navigationTo(facts, 'help') !== null || facts.pages.some(({ type }) => type === 'faq')) return null
      if (blockOf(facts, 'steps') !== undefined || facts.socials.some(({ value }) => value.kind === 'code')) return null
      const what = facts.motion === 'download' ? 'installed it' : 'signed up'
      return {
        text: say(
          `Once people have ${what} they are on their own: no guide, manual or help page was found.`,
          `Nothing shows the first five minutes. Those who have ${what} get no guide to begin with.`,
          'How one starts is not told: the menu leads to no documentation, tutorial or support.',
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'steps-shown',
    stage: 'onboarding',
    kind: 'strength',
    weight: 6,
    needs: ['blocks'],
    find(facts, say) {
      const block = blockOf(facts, 'steps')
      if (block === undefined || block.heading === null) return null
      const steps = block.repeats >= 2 && block.repeats <= 8 ? counted(block.repeats, 'step') : 'a few steps'
      return {
        text: say(
          `${inQuotes(block.heading, 60)} shows in ${steps} what will happen next.`,
          `People know what they let themselves in for: ${inQuotes(block.heading, 60)} lays it out in ${steps}.`,
          `The way from yes to result is laid out under ${inQuotes(block.heading, 60)}.`,
        ),
        confidence: 0.7,
        quotes: [{ page: block.page, text: block.heading, locator: 'heading' }],
      }
    },
  }),
  journeyRule({
    id: 'no-steps',
    stage: 'onboarding',
    kind: 'gap',
    weight: 4,
    motions: ['sales', 'booking', 'cause'],
    missingFrom: ['faq', 'about'],
    needs: ['blocks', 'motion', 'navigation', 'pages', 'primary', 'questions'],
    find(facts, say) {
      if (blockOf(facts, 'steps') !== undefined || navigationTo(facts, 'help') !== null) return null
      if (facts.questions.length > 0 || facts.pages.some(({ type }) => type === 'faq')) return null
      const label = facts.primary === null ? null : inQuotes(facts.primary.value.text, 50)
      const then = {
        sales: 'who answers, how soon, and what a first talk is about',
        booking: 'what to bring, how long it takes, what it is like',
        cause: 'what becomes of a gift, or what is expected of those who help',
      }[facts.motion as 'sales' | 'booking' | 'cause']
      return {
        text: say(
          `${label === null ? 'Nothing' : `What follows on ${label} is not said, and nothing`} prepares people for the first time: ${then}.`,
          `New people are not told what to expect: ${then}.`,
          `The site ends at ${label ?? 'the contact'}. A few lines on ${then} would take the fear out of it.`,
          `There is no word on ${then}.`,
        ),
        confidence: 0.5,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'self-serve',
    stage: 'onboarding',
    kind: 'strength',
    weight: 5,
    motions: ['signup', 'download'],
    needs: ['ctas', 'plans', 'trial'],
    find({ ctas, plans, trial }, say) {
      const call = ctas.find(({ value }) => ['sign-up', 'start', 'trial', 'download'].includes(value.intent))
      const isFree = plans.some(({ value }) => value.isFree) || trial !== null || call?.value.intent === 'download'
      if (call === undefined || !isFree) return null
      const label = inQuotes(call.value.text, 50)
      return {
        text: say(
          `One can begin alone and for nothing: ${label} needs no talk with anybody.`,
          `${label} lets people start by themselves, today.`,
        ),
        confidence: call.confidence,
        quotes: quotesOf([call]),
      }
    },
  }),
  journeyRule({
    id: 'apps',
    stage: 'onboarding',
    kind: 'asset',
    weight: 4,
    needs: ['socials'],
    find({ socials }) {
      const [app] = socials.filter(({ value }) => value.kind === 'app')
      if (app === undefined) return null
      return profileAsset(app, 'app', `App on ${networkName(app.value.network)}`)
    },
  }),
  journeyRule({
    id: 'newsletter',
    stage: 'loyalty',
    kind: 'strength',
    weight: 5,
    needs: ['blocks', 'ctas', 'forms'],
    find(facts, say) {
      const form = facts.forms.find(({ value }) => value.purpose === 'newsletter')
      const block = blockOf(facts, 'newsletter')
      const call = facts.ctas.find(({ value }) => value.intent === 'subscribe')
      if (form === undefined && block === undefined && call === undefined) return null
      const labels = [form?.value.submit, call?.value.text, block?.heading]
      // “OK” names nothing.
      const label = labels.find((text) => text !== undefined && text !== null && text.length > 3) ?? null
      const quotes =
        label === null
          ? []
          : [{ page: form?.value.page ?? call?.quotes[0]?.page ?? block!.page, text: label, locator: 'button' }]
      const named = label === null ? 'A newsletter' : `The newsletter (${inQuotes(label, 50)})`
      return {
        text: say(
          `${named} keeps those in reach who are not ready yet.`,
          `${named} lets people stay in touch without deciding anything.`,
          `${named} brings people back who would otherwise have forgotten the name.`,
        ),
        confidence: form?.confidence ?? 0.6,
        quotes,
      }
    },
  }),
  journeyRule({
    id: 'no-newsletter',
    stage: 'loyalty',
    kind: 'gap',
    weight: 3,
    motions: ['shop', 'signup', 'sales', 'booking', 'cause'],
    missingFrom: ['contact', 'blog'],
    denies: ['newsletter'],
    needs: ['blocks', 'ctas', 'forms', 'pages', 'socials'],
    find(facts, say) {
      if (facts.forms.some(({ value }) => value.purpose === 'newsletter') || blockOf(facts, 'newsletter') !== undefined)
        return null
      if (facts.ctas.some(({ value }) => value.intent === 'subscribe')) return null
      if (facts.pages.some(({ feeds }) => feeds.length > 0)) return null
      if (facts.socials.some(({ value }) => value.kind === 'social' || communities.test(value.network))) return null
      return {
        text: say(
          'Once they have left, people are gone: no newsletter, no profile, nothing keeps the thread.',
          'Nothing invites people to come back, neither a newsletter nor a profile to follow.',
          'The site lets every visitor go for good: there is no list to join and nowhere to follow.',
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  journeyRule({
    id: 'community-elsewhere',
    stage: 'loyalty',
    kind: 'asset',
    weight: 4,
    needs: ['socials'],
    find({ socials }) {
      const [place] = socials.filter(({ value }) => communities.test(value.network))
      if (place === undefined) return null
      return profileAsset(place, 'community', `Community on ${networkName(place.value.network)}`)
    },
  }),
  journeyRule({
    id: 'source-code',
    stage: 'loyalty',
    kind: 'strength',
    weight: 4,
    motions: ['signup', 'download', 'reading'],
    needs: ['socials'],
    find({ socials }, say) {
      const [code] = socials.filter(({ value }) => value.kind === 'code')
      if (code === undefined) return null
      const network = networkName(code.value.network)
      return {
        text: say(
          `Users can become contributors: the code is open on ${network}.`,
          `Those who care can look into it and join in, on ${network}.`,
        ),
        confidence: code.confidence * 0.9,
        quotes: quotesOf([code]),
      }
    },
  }),
  journeyRule({
    id: 'reviews-invited',
    stage: 'loyalty',
    kind: 'strength',
    weight: 4,
    needs: ['socials'],
    find({ socials }, say) {
      const [profile] = socials.filter(({ value }) => value.kind === 'review')
      if (profile === undefined) return null
      const network = networkName(profile.value.network)
      return {
        text: say(
          `A link to ${network} lets people who were pleased say so in public.`,
          `People are shown where they can leave a word: ${network}.`,
        ),
        confidence: profile.confidence * 0.9,
        quotes: quotesOf([profile]),
      }
    },
  }),
  journeyRule({
    id: 'no-return',
    stage: 'loyalty',
    kind: 'gap',
    weight: 4,
    motions: ['booking', 'shop'],
    missingFrom: ['pricing', 'contact'],
    denies: ['loyalty', 'newsletter'],
    needs: ['forms', 'industry', 'motion', 'navigation', 'plans', 'socials'],
    find(facts, say) {
      if (navigationTo(facts, 'loyalty') !== null || navigationTo(facts, 'community') !== null) return null
      if (facts.forms.some(({ value }) => value.purpose === 'newsletter')) return null
      // Whoever comes by appointment or on contract comes back by nature; a social profile keeps some of the others.
      if (facts.motion === 'booking' && !regulars.test(facts.industry?.value.id ?? '')) return null
      if (facts.plans.some(({ value }) => value.price.period !== null && value.price.period !== 'once')) return null
      const own = facts.socials.find(({ value }) => value.kind === 'social')
      if (own === undefined) return null
      const network = networkName(own.value.network)
      return {
        text: say(
          `After the first time everything hangs on ${network}: no voucher, card or newsletter gives a reason to return.`,
          `The second visit is left to chance, or to ${network}; regulars get nothing that others do not.`,
          `Those who were pleased find nothing to take with them but a link to ${network}.`,
        ),
        confidence: 0.5,
        quotes: quotesOf([own]),
      }
    },
  }),
]
