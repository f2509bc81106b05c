import { quoted, shortened } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

const descriptionCharactersMin = 50
const descriptionCharactersMax = 320

/** Titles that site builders and frameworks leave behind, and those that name the page instead of the brand. */
const templateTitles =
  /^(?:home|home ?page|untitled|index|startseite|accueil|inicio|página inicial|hjem|etusivu|главная|ホーム|首页|my site|new site|document|react app|vite(?: \+ \w+)?|next\.js|create next app|welcome)$/i

/** Certain enough of the content's language to contradict the site. */
const languageConfidenceMin = 0.7

export const discoverabilityRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'not-listed',
    category: 'discoverability',
    weight: 10,
    impact: 'high',
    effort: 'S',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || home.noindex === null) return null
      return {
        title: 'The home page asks search engines to stay away',
        insight: `Its robots directive reads ${quoted(home.noindex.text)}, so search engines leave it out.`,
        recommendation: 'Remove the directive, unless the site is meant to stay unlisted.',
        confidence: 0.95,
        quotes: [home.noindex],
      }
    },
  }),
  insightRule({
    id: 'no-description',
    category: 'discoverability',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['description', 'pages'],
    subject: 'description',
    find({ description, pages: [home] }) {
      if (description !== null || home === undefined || home.description !== null) return null
      return {
        title: 'Search engines get no description',
        insight: 'The home page carries no meta description, so results show whatever text is found first.',
        recommendation: 'Write one of 120 to 160 characters: what you offer, to whom, and why you.',
        confidence: 0.95,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'template-description',
    category: 'discoverability',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['description', 'pages'],
    subject: 'description',
    find({ description, pages: [home] }) {
      if (description !== null || home === undefined || home.description === null) return null
      return {
        title: 'The description is not the brand’s own',
        insight: `The meta description reads ${quoted(shortened(home.description.text, 120))}: it says nothing of this brand.`,
        recommendation: 'Replace it by one of 120 to 160 characters that says what you offer, and to whom.',
        confidence: 0.75,
        quotes: [home.description],
      }
    },
  }),
  insightRule({
    id: 'description-length',
    category: 'discoverability',
    weight: 2,
    impact: 'low',
    effort: 'S',
    needs: ['description'],
    subject: 'description',
    find({ description }) {
      if (description === null) return null
      const { length } = description.value
      const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(description.value)
      const isShort = length < (isDense ? descriptionCharactersMin / 2.5 : descriptionCharactersMin)
      if (!isShort && length <= descriptionCharactersMax) return null
      return {
        title: `The description is too ${isShort ? 'short' : 'long'}`,
        insight: `It has ${length} characters: ${quoted(shortened(description.value, 100))}.`,
        recommendation: 'Use 120 to 160 characters: more is cut off, less leaves the space to others.',
        confidence: description.confidence,
        quotes: description.quotes,
      }
    },
  }),
  insightRule({
    id: 'no-title',
    category: 'discoverability',
    weight: 8,
    impact: 'high',
    effort: 'S',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || home.title !== null) return null
      return {
        title: 'The home page has no title',
        insight: 'Neither search results nor browser tabs have a name to show.',
        recommendation: 'Add a title: the brand’s name and, in a few words, what it does.',
        confidence: 0.95,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'template-title',
    category: 'discoverability',
    weight: 7,
    impact: 'high',
    effort: 'S',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || home.title === null || !templateTitles.test(home.title.text)) return null
      return {
        title: 'The title does not name the brand',
        insight: `The home page is titled ${quoted(home.title.text)}, which is how results and tabs show it.`,
        recommendation: 'Use the brand’s name and, in a few words, what it does.',
        confidence: 0.9,
        quotes: [home.title],
      }
    },
  }),
  insightRule({
    id: 'no-structured-data',
    category: 'discoverability',
    weight: 4,
    impact: 'medium',
    effort: 'S',
    needs: ['structuredData'],
    missingFrom: 'home',
    denies: ['structured data'],
    find({ structuredData }) {
      if (structuredData.length > 0) return null
      return {
        title: 'Machines are not told who this is',
        insight: 'The home page holds no JSON-LD: search engines and assistants must guess name, logo and profiles.',
        recommendation: 'Add an Organization with name, url, logo and sameAs (your profiles), in one script element.',
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'no-preview',
    category: 'discoverability',
    weight: 3,
    impact: 'low',
    effort: 'S',
    needs: ['openGraph'],
    find({ openGraph }) {
      if (openGraph !== null) return null
      return {
        title: 'Shared links have no picture or text of their own',
        insight: 'The home page declares no Open Graph properties, so chats and networks show a bare address.',
        recommendation: 'Declare og:title, og:description and og:image.',
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'wrong-language',
    category: 'experience',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['language', 'pages'],
    subject: 'language',
    find({ language, pages: [home] }) {
      if (language === null || language.confidence < languageConfidenceMin) return null
      if (home === undefined || home.language === null) return null
      const declared = home.language.text.split(/[-_]/)[0]?.toLowerCase() ?? ''
      if (declared === language.value || sameLanguage.has(`${declared} ${language.value}`)) return null
      return {
        title: 'The page declares a language that it is not written in',
        insight: `It declares ${quoted(home.language.text)} and is written in ${languageName(language.value)}: screen readers and translators go wrong.`,
        recommendation: `Set the lang attribute to “${language.value}”.`,
        confidence: language.confidence,
        quotes: [home.language],
      }
    },
  }),
  insightRule({
    id: 'no-language',
    category: 'experience',
    weight: 3,
    impact: 'low',
    effort: 'S',
    needs: ['language', 'pages'],
    missingFrom: 'home',
    subject: 'language',
    find({ language, pages: [home] }) {
      if (home === undefined || home.language !== null) return null
      const set = language === null ? 'Set the lang attribute.' : `Set the lang attribute to “${language.value}”.`
      return {
        title: 'The page does not say which language it is in',
        insight: 'Without it screen readers pronounce the text by the rules of another language.',
        recommendation: set,
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
]

/** Norwegian is declared by any of its three codes. */
const sameLanguage = new Set(['nb no', 'nn no', 'no nb', 'no nn', 'nb da', 'nn nb', 'iw he', 'in id', 'fil tl'])

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string) => languageNames.of(code) ?? code
