/** Where else the brand lives: other languages, networks, stores. */
import { isLanguageLabel } from '../../../lexicon/names/language-names.ts'
import { distinct } from '../../../writing/distinct.ts'
import { hostOf, inWords, listed, placeName, shortened } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('reach')

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** “German”; the code itself where it is none that has a name. */
export function languageName(tag: string): string {
  const code = tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
  try {
    return languageNames.of(code) ?? code
  } catch {
    return code
  }
}

export const reachRules: readonly AnySwotRule[] = [
  rule({
    id: 'serves-languages',
    quadrant: 'strengths',
    weight: 6,
    subject: 'languages',
    gist: 'pages in several languages',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      const versions = distinct(home?.alternates ?? [], ({ language }) => languageName(language))
      if (versions.length < 2) return null
      const names = listed(
        versions.slice(0, 5).map(({ language }) => languageName(language)),
        5,
      )
      return {
        text: say(
          `It speaks to ${inWords(versions.length)} language groups (${names}), each with pages of its own that search engines are told about.`,
          `${names}: visitors are met in their own language, whom a site in one language does not reach.`,
        ),
        confidence: 0.85,
        quotes: versions.slice(0, 3).map(({ quote }) => quote),
      }
    },
  }),
  rule({
    id: 'active-elsewhere',
    quadrant: 'strengths',
    weight: 4,
    subject: 'networks',
    gist: 'a presence on several networks',
    needs: ['socials'],
    find({ socials }, say) {
      const profiles = distinct(
        socials.filter(({ value }) => value.kind === 'social'),
        ({ value }) => value.network,
      )
      if (profiles.length < 4) return null
      const names = listed(
        profiles.map(({ value }) => placeName(value.network)),
        5,
      )
      return {
        text: say(
          `It can be followed in ${inWords(profiles.length)} places (${names}), so contact does not end with the visit.`,
          `${names} lead back to it: people may check the brand where they already are.`,
        ),
        confidence: surest(profiles) * 0.85,
        quotes: quotesOf(profiles, 4),
      }
    },
  }),
  rule({
    id: 'in-stores',
    quadrant: 'strengths',
    weight: 5,
    subject: 'stores',
    gist: 'a place in the app stores',
    needs: ['socials'],
    find({ socials }, say) {
      const apps = distinct(
        socials.filter(({ value }) => value.kind === 'app'),
        ({ value }) => value.network,
      )
      if (apps.length === 0) return null
      const names = listed(apps.map(({ value }) => placeName(value.network)))
      return {
        text: say(
          `It is listed on ${names}, where people look for an app without knowing its name and where others rate it.`,
          `A place on ${names} gives it a second shop window, with ratings that visitors believe.`,
        ),
        confidence: surest(apps) * 0.85,
        quotes: quotesOf(apps, 2),
      }
    },
  }),
  rule({
    id: 'open-code',
    quadrant: 'strengths',
    weight: 6,
    subject: 'open code',
    gist: 'code that anyone may inspect',
    needs: ['socials', 'ctas'],
    find({ socials, ctas }, say) {
      const isMadeOfCode = ctas.some(
        ({ value }) => value.intent === 'download' || /github|gitlab|codeberg/i.test(value.url ?? ''),
      )
      const [code] = socials.filter(({ value }) => value.kind === 'code')
      if (code === undefined || !(isMadeOfCode || socials.some(({ value }) => value.kind === 'app'))) return null
      const network = placeName(code.value.network)
      return {
        text: say(
          `Its work can be inspected on ${network}. For people who know the matter that is worth more than any claim about quality.`,
          `The code lies open on ${network}: whoever doubts a promise may look, which closed products cannot offer.`,
        ),
        confidence: code.confidence * 0.85,
        quotes: quotesOf([code]),
      }
    },
  }),
  rule({
    id: 'no-profiles',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'networks',
    gist: 'the lack of any profile elsewhere',
    needs: ['socials', 'name'],
    missingFrom: 'home',
    denies: ['profiles'],
    find({ socials, name }, say) {
      // A map entry and an app store are places to check it, too.
      if (socials.length > 0) return null
      const brand = name === null ? 'the brand' : shortened(name.value.name, 40)
      return {
        text: say(
          `No profile elsewhere backs it up: whoever wants to see ${brand} from outside finds no network, code or review page linked.`,
          `${name === null ? 'The brand' : brand} lives on this site alone, as far as one can see from it; there is no second place to check it or to keep in touch.`,
          `It links to no presence of its own beyond the site, so a visit that leads to nothing today leaves no thread to take up tomorrow.`,
        ),
        confidence: 0.7,
        quotes: name === null ? [] : quotesOf([name]),
      }
    },
  }),
  rule({
    id: 'wrong-language',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'declared language',
    gist: 'a wrongly declared language',
    needs: ['language', 'pages'],
    find({ language, pages: [home] }, say) {
      if (language === null || language.confidence < 0.8 || home === undefined || home.language === null) return null
      const declared = home.language.text.trim().split(/[-_]/)[0]?.toLowerCase() ?? ''
      if (declared === language.value || languageKin.has([declared, language.value].sort().join(' '))) return null
      const written = languageName(language.value)
      return {
        text: say(
          `It is written in ${written} and declares itself as ${inQuotes(home.language.text, 20)}: browsers offer to translate it for the wrong people, and screen readers mispronounce it.`,
          `The page claims to be in another language (${inQuotes(home.language.text, 20)}) than the one it is in, ${written}, which misleads search engines about whom to show it to.`,
        ),
        confidence: language.confidence,
        quotes: [home.language],
      }
    },
  }),
  rule({
    id: 'profile-not-linked',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'known profile',
    gist: 'a profile that the site does not link',
    needs: ['request', 'socials'],
    find({ request, socials }, say) {
      const linked = new Set(socials.map(({ value }) => bareAddress(value.url)))
      const unlinked = request.socialLinks.filter((url) => !linked.has(bareAddress(url)))
      const [first] = unlinked
      if (first === undefined) return null
      const names = listed([...new Set(unlinked.map(hostOf))].slice(0, 3))
      const isOne = unlinked.length === 1
      const [profiles, them] = isOne ? ['A profile', 'it'] : ['Profiles', 'them']
      return {
        text: say(
          `${profiles} on ${names} ${isOne ? 'exists' : 'exist'}, as whoever asked for this report says, and no page read links to ${them}.`,
          `The site does not mention its ${isOne ? 'profile' : 'profiles'} on ${names}. Linking ${them}, and naming ${them} in structured data, would show that ${isOne ? 'it is' : 'they are'} its own.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'languages-not-declared',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'languages',
    gist: 'translations that search engines are not told of',
    needs: ['navigation', 'pages'],
    find({ navigation, pages: [home] }, say) {
      const labels = navigation.filter(({ value }) => isLanguageLabel(value.label))
      const [first] = labels
      if (first === undefined || home === undefined || home.alternates.length > 0) return null
      return {
        text: say(
          `It exists in more than one language (${inQuotes(first.value.label, 20)} in the menu) without telling search engines: people abroad may be shown the version they cannot read.`,
          `The work of translating is done, as ${inQuotes(first.value.label, 20)} shows, but not declared (hreflang), so it brings in fewer visitors than it could.`,
        ),
        confidence: first.confidence * 0.75,
        quotes: quotesOf(labels, 2),
      }
    },
  }),
  rule({
    id: 'places-without-language',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'languages',
    gist: 'places without a version of their own',
    needs: ['audiences', 'pages', 'language'],
    needsCompetitors: true,
    find({ audiences, pages: [home], language }, say) {
      const places = distinct(
        audiences.filter(({ value }) => value.kind === 'place' && value.source !== 'request'),
        ({ value }) => value.id,
      )
      if (home === undefined || home.alternates.length > 0 || language === null || places.length < 3) return null
      const names = listed(places.slice(0, 4).map(({ value }) => value.label))
      return {
        text: say(
          `It serves ${names}, and speaks ${languageName(language.value)} to all of them. A page for each place, in the language used there where it differs, would be found by people who search nearby.`,
          `${names} are all named as places it works in, yet none has a version of the site made for it.`,
        ),
        confidence: leastSure(...places.slice(0, 3)) * 0.6,
        quotes: quotesOf(places, 3),
      }
    },
  }),
  rule({
    id: 'no-video',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'video channel',
    gist: 'films that the site does not show',
    needs: ['socials', 'imagery'],
    find({ socials, imagery }, say) {
      const channel = socials.find(({ value }) => value.network === 'youtube' || value.network === 'vimeo')
      if (channel === undefined || imagery === null || imagery.value.videos > 0) return null
      const network = placeName(channel.value.network)
      return {
        text: say(
          `There is a channel on ${network}, and none of its films is shown on the pages read: the best of them could do the explaining at the top of the home page.`,
          `Films exist (${network}) and the site does without them. One beside the main offer would show what text can only claim.`,
        ),
        confidence: channel.confidence * 0.65,
        quotes: quotesOf([channel]),
      }
    },
  }),
]

/** Codes that are taken for each other. */
const languageKin = new Set([
  'nb no',
  'nn no',
  'da nb',
  'nb nn',
  'he iw',
  'id in',
  'fil tl',
  'hr sr',
  'bs hr',
  'id ms',
  'cs sk',
  'hr sh',
  'sh sr',
])

/** An address without what differs between two ways of writing it. */
const bareAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.|mobile\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
