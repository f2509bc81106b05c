import { charactersOf, isText, tagOf, textOf } from '../../../document/flat-document.ts'
import { customerVoicesOf, namesOwner } from '../../../lexicon/speech/customer-voice-words.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import { readerWordsOf } from '../../../lexicon/speech/style-words.ts'
import { detectLanguage } from '../../../page/detect-language.ts'
import { nameOf } from '../../../page/links.ts'
import type { SitePage } from '../../../site.ts'
import type { NamedSpeaker } from './attribution.ts'
import { elementsOf, isInQuotation } from './card-nodes.ts'
import type { Card } from './cards.ts'
import { closedQuotation, openingMark, partlyClosed } from './speech-lines.ts'

/**
 * What each sign of a card is worth. Measured on lines of 45 sites of our corpus, precision / recall: name in markup .19/.70,
 * heading above .28/.40, mark .32/.58, closed quotation .53/.47, first person .05/.77, praise .07/.58, stars .18/.32, name
 * behind .03/.67, before .01/.26, dash .07/.19. A vote fitted on them gave class 3.0, praise 2.6, first person 2.2, mark
 * 1.8, closed +1.4, heading and block 2.8, name before 1.3, stars and dash 1.1, name after .9, title -.5, other pages -1.6;
 * rounded here, as signs of so few sites are opinions: a name that nothing else bears (“testimonial”) is parted from one that
 * others bear (“review”). The brand being named, a role behind the name, and both in a quotation, are not measured;
 * `signedAlike` is what a heading and names need to carry a row of cards without marks, praise or “I”.
 */
const weights = {
  sureName: 4,
  likelyName: 2.2,
  heading: 2.8,
  page: 1.4,
  mark: 1.8,
  closed: 1.4,
  self: 2.2,
  we: 1.2,
  praise: 2.2,
  brandNamed: 1.6,
  speaker: 1.3,
  signedAlike: 2,
  role: 0.6,
  attributed: 2,
  dash: 1.1,
  stars: 1.1,
  title: -0.5,
  othersPage: -1.6,
  brandVoice: -2,
}
/** From here on a card is read as somebody's words. */
const enough = 6
/** Where neither markup nor a heading announces them, words need more. */
const enoughUnannounced = 8

export interface CardVote {
  score: number
  /** Whether marks or an element for quotations stand around the words. */
  isQuoted: boolean
  /** Whether these or stars show that the words are somebody's. */
  isMarked: boolean
  isAnnounced: boolean
  /**
   * Whether something shows that they are about the brand, as a heading and a telling name do, or praise: the words of
   * famous people stand in boxes named for quotations, too.
   */
  isAboutBrand: boolean
  /** Whether the words themselves sound like somebody: marked, in the first person, or with praise. */
  isSpoken: boolean
  /** Whether they say “we” and neither “I” nor praise, as a brand does of itself. */
  isOwnVoice: boolean
}

export interface VoteContext {
  page: SitePage
  language: string
  isBrandNamed(text: string): boolean
}

/** A card with who speaks in it, and whether its neighbours are built and signed alike, each by somebody else. */
export interface SignedCard {
  card: Card
  speaker: NamedSpeaker | null
  isSignedAlike: boolean
}

/** How much speaks for a card being somebody's words about the brand; from 0 on it is. */
export function cardVote(
  { page, language, isBrandNamed }: VoteContext,
  { card, speaker, isSignedAlike }: SignedCard,
): CardVote {
  const [first] = card.words
  const text = card.words.map((line) => line.text).join(' ')
  const isInElement = first !== undefined && isInQuotation(page, first.node)
  const isQuoted = isInElement || openingMark.test(text) || hasQuoteIcon(page, card)
  const isClosed = isInElement || closedQuotation.test(text) || partlyClosed.test(text)
  const stars = hasStars(page, card)
  // Whoever is quoted with a name and a post or a company is let speak for something: for the brand, on its pages.
  const isAttributed =
    isClosed && speaker?.role != null && !isThinker(speaker.role) && !/[?？؟]["”’»」]?\s*$/u.test(text)
  const isAnnounced = card.nameRank > 0 || card.isHeaded || card.isOnTheirPage
  const voices = voicesIn(text, language)
  const signs: [holds: boolean, weight: number][] = [
    [card.nameRank === 2, weights.sureName],
    [card.nameRank === 1, weights.likelyName],
    [card.isHeaded, weights.heading],
    [card.isOnTheirPage, weights.page],
    [isQuoted, weights.mark],
    [isClosed, weights.closed],
    [voices.self, weights.self],
    [!voices.self && voices.we, weights.we],
    [voices.praise, weights.praise],
    [isBrandNamed(text), weights.brandNamed],
    [speaker !== null, weights.speaker],
    [isSignedAlike, weights.signedAlike],
    [speaker?.role != null, weights.role],
    [isAttributed, weights.attributed],
    [card.after.some((line) => /^[—–-]\s?\p{Lu}/u.test(line.text)), weights.dash],
    [stars, weights.stars],
    [first !== undefined && /^h[1-6]$/.test(tagOf(page.document, first.node)), weights.title],
    [voices.we && voices.reader && !voices.self, weights.brandVoice],
    [page.type === 'team' || page.type === 'careers', weights.othersPage],
  ]
  const sum = signs.reduce((total, [holds, weight]) => total + (holds ? weight : 0), 0)
  const isMarked = isQuoted || stars
  return {
    score: sum - (isAnnounced ? enough : enoughUnannounced),
    isQuoted,
    isMarked,
    isAnnounced,
    isAboutBrand:
      card.nameRank === 2 ||
      card.isHeaded ||
      (card.isOnTheirPage && speaker !== null && (isMarked || voices.self)) ||
      voices.praise ||
      isBrandNamed(text) ||
      stars ||
      isAttributed,
    isSpoken:
      isMarked ||
      voices.self ||
      voices.praise ||
      (card.nameRank === 2 && voices.we) ||
      ((card.nameRank === 2 || card.isHeaded) && isSignedAlike),
    isOwnVoice: voices.we && !voices.self && !voices.praise,
  }
}

/** Who made a method or wrote a book speaks for that, unless a firm is named: “creator of the method”, not “founder, Acme”. */
const isThinker = (role: string) => namesOwner(role) && !hasCompany(role)

/** “CEO, Acme” and “owner of Acme” have a company; “Founder & CEO” has none. */
export const hasCompany = (role: string): boolean =>
  /[,@·|–—-]\s*\p{L}|\b(?:at|of|bei|chez|de|di|von|van|of the)\s+\p{Lu}/u.test(role)

interface Voices {
  self: boolean
  we: boolean
  praise: boolean
  /** Whether the reader is spoken to: “we” and “you” together are how a brand speaks. */
  reader: boolean
}

/** What of a speaker's voice a text has, in the language of the page, else in its own. */
function voicesIn(text: string, language: string): Voices {
  const own = voicesOf(text, language)
  if (own.self || own.praise) return own
  const detected = detectLanguage(text).language
  return detected === language ? own : voicesOf(text, detected)
}

function voicesOf(text: string, language: string): Voices {
  const tags = new Set(
    customerVoicesOf(language)
      .match(text)
      .map(({ tag }) => tag),
  )
  return {
    self: tags.has('self'),
    praise: tags.has('praise'),
    we: firstPersonPluralWords(language).has(text),
    reader: readerWordsOf(language).has(text),
  }
}

/** Stars beside words: written, or drawn by elements named so. */
export function hasStars(page: SitePage, { from, to }: Pick<Card, 'from' | 'to'>): boolean {
  const { document } = page
  for (let node = from; node < Math.min(to, from + 400); node++) {
    if (isText(document, node)) {
      if (/★|⭐/.test(charactersOf(document, node).slice(0, 200))) return true
    } else if (/(?:^|[\s_-])(?:stars?|rating)(?:$|[\s_-])/i.test(nameOf(document, node))) return true
  }
  return false
}

/** A large quotation mark drawn as an icon, or by the name of its glyph. */
function hasQuoteIcon(page: SitePage, card: Card): boolean {
  const { document } = page
  for (const node of elementsOf(page, card)) {
    const name = nameOf(document, node)
    if (
      /^(?:i|svg|span|img|div)$/.test(tagOf(document, node)) &&
      /quot(?:e|ation)[\w-]*(?:icon|mark|left|right|svg)|(?:fa|bi|icon|ri|bx)\S*-quote/i.test(name)
    )
      return true
    if (/material|icon/i.test(name) && textOf(document, node, { charactersMax: 20 }) === 'format_quote') return true
  }
  return false
}
