import { foldText } from '../../../lexicon/fold.ts'
import { homeWords } from '../../../lexicon/page-state/home-words.ts'

/** What an element or its picture is called: its classes, its id, its file and what it says to those who do not see it. */
export interface MarkNames {
  /** Class, id and file name: written by whoever built the page. */
  code: string
  /** Alternative text, label or title: written for visitors. */
  label: string
}

const charactersMax = 400

/** Words of class names, ids and file names: `siteLogo_img-2x` is site, logo, img, 2, x. */
function codeWords(code: string): string[] {
  const parted = code.slice(0, charactersMax).replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return foldText(parted).match(/[\p{L}\p{M}]+|\d+/gu) ?? []
}

const set = (words: string) => new Set(words.split(' '))

/** `catalogo`, `diálogo` and the many professions in -ólogo end like it. */
const noLogo = /^(?:cata|dia|ana|deca|homo)logo$|ologo$/
const logoStart =
  /^logo(?:type?|tip[oa]?|mark|image?|img|svg|icon|text|wrap(?:per)?|link|box|main|top|header|white|dark|light|web|site|\d*)?$/
const logoWords = set(
  'logo logos logotype logotip logotyp logotipo logotyyppi logótipo wordmark wortmarke emblem navbrand',
)
const logoLabels = /logo|логотип|лого|ロゴ|徽标|徽標|标志|標誌|商标|로고|شعار|לוגו|λογοτυπο|โลโก้/u

const isLogoWord = (word: string) =>
  logoWords.has(word) || logoStart.test(word) || (word.endsWith('logo') && !noLogo.test(word))

/** Whether something is called a logo, in code or in words. */
export function saysLogo({ code, label }: MarkNames): boolean {
  return codeWords(code).some(isLogoWord) || logoLabels.test(foldText(label.slice(0, charactersMax)))
}

const brandPlaces = set('brand branding brandname wordmark identity custom-logo')

/** Whether its code calls a place that of the brand: `navbar-brand`, `site-title`, `w-nav-brand`. */
export function saysBrand(code: string): boolean {
  const words = codeWords(code)
  if (words.some((word) => brandPlaces.has(word))) return true
  return /(?:^|[\s_-])(?:site|blog|shop|store)[_-]?(?:title|name)(?:$|[\s_-])/i.test(code.slice(0, charactersMax))
}

/** Glyphs of the page's own controls. */
const controls = set(
  'search suche recherche buscar cerca lupe magnifier magnify cart basket bag warenkorb panier carrito trolley ' +
    'menu burger hamburger toggle toggler toggle close closebtn dismiss user account avatar profile login signin ' +
    'wishlist favorite favourite heart arrow arrows chevron caret angle dropdown lang language languages flag flags ' +
    'locale globe translate phone telephone tel mail email envelope pin marker clock calendar download upload play ' +
    'pause video star stars rating check checkmark tick plus minus quote spinner loader loading preloader sun moon ' +
    'theme darkmode share rss feed print scroll ellipsis dots kebab bell notification info warning decoration ' +
    'decorative pattern blob wave divider shape placeholder captcha skip',
)
/** Marks of others that stand on everybody's page, and what certifies. */
const foreignMarks = set(
  'facebook fb twitter instagram insta linkedin youtube tiktok whatsapp pinterest telegram snapchat discord reddit ' +
    'github gitlab vimeo xing vk vkontakte odnoklassniki weibo wechat kakaotalk mastodon bluesky ' +
    'behance dribbble tumblr flickr twitch spotify soundcloud yelp tripadvisor trustpilot provenexpert capterra ' +
    'visa mastercard maestro amex paypal klarna stripe applepay googlepay sepa sofort giropay bancontact twint ' +
    'appstore playstore googleplay badge badges award awards certificate certified iso payment payments trustbadge ' +
    'tuv norton mcafee sectigo cookie cookies consent gdpr cookiebot onetrust',
)
/** A file or class of this name is the drawing of a house; a label of this name is that of many a logo. */
const homeGlyphs = set('home house')

const foreignPhrases =
  /\b(?:app[\s_-]?store|google[\s_-]?play|play[\s_-]?store|apple[\s_-]?pay|google[\s_-]?pay|trusted[\s_-]?shops?|american[\s_-]?express)\b/i

/** Places for the marks of others. */
const wallWords = set(
  'client clients customer customers partner partners sponsor sponsors brands logos trusted trustedby press ' +
    'logowall logogrid logocloud marquee ticker carousel slider swiper slick awards award certification certifications ' +
    'certificates accreditation members affiliations integrations integration kunden referenzen references referenz ' +
    'clientes clienti klienten klanten kunder klienci partneri payment payments social socials share featured seen ' +
    'testimonial testimonials review reviews',
)

export const isWall = (code: string): boolean => codeWords(code).some((word) => wallWords.has(word))

const trailWords = set('breadcrumb breadcrumbs crumb crumbs pagination')

/** Ways through the site, whose first step is a house. */
export const isTrail = (code: string): boolean => codeWords(code).some((word) => trailWords.has(word))

/** What a mark is, if it is not the brand's: `control`, `foreign`; words that the brand itself is named after say nothing. */
export function otherUse({ code, label }: MarkNames, brand: BrandWords): 'control' | 'foreign' | null {
  const words = [...codeWords(code), ...codeWords(label.length > 60 ? '' : label)].filter(
    (word) => !brand.words.has(word),
  )
  const phrase = foreignPhrases.exec(`${code.slice(0, charactersMax)} ${label.slice(0, charactersMax)}`)
  if (words.some((word) => foreignMarks.has(word)) || phrase !== null) return 'foreign'
  if (codeWords(code).some((word) => homeGlyphs.has(word) && !brand.words.has(word))) return 'control'
  return words.some((word) => controls.has(word)) ? 'control' : null
}

export interface BrandWords {
  /** Names without anything but letters and digits. */
  compact: string[]
  words: ReadonlySet<string>
}

const compactOf = (text: string) => (foldText(text).match(/[\p{L}\p{M}\d]+/gu) ?? []).join('')

/** @param domain the owner's own name in the URL, where there is one */
export function brandWords(names: readonly string[], domain: string): BrandWords {
  const all = [...names, domain].map((name) => name.slice(0, charactersMax))
  const compact = [...new Set(all.map(compactOf))].filter((name) => name.length >= 2)
  return { compact, words: new Set(all.flatMap(codeWords)) }
}

/** How far a text is the brand's name: all of it, a part of it, or not at all. */
export function namesBrand(text: string, { compact }: BrandWords): 'all' | 'part' | null {
  const own = compactOf(text.slice(0, charactersMax))
  if (own === '') return null
  if (compact.some((name) => name === own)) return 'all'
  return compact.some((name) => name.length >= 3 && own.includes(name)) ? 'part' : null
}

const homeLead = /^(?:zu[rm]?|back to|go to|retour a|volver a|torna alla|naar|до|на)\s/

/** Whether a label says that it leads home, in any language: “Startseite”, “Acme home”, “ホーム”. */
export function saysHome(label: string): boolean {
  const text = label.slice(0, 120)
  return homeWords.exact(text) !== null || homeWords.exact(foldText(text).replace(homeLead, '')) !== null
}
