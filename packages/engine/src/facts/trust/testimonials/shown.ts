import { endOf, parentOf, tagOf, textOf } from '../../../document/flat-document.ts'
import { foldedLetters, foldText } from '../../../lexicon/fold.ts'
import { personTitles } from '../../../lexicon/names/person-titles.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import { exampleWords } from '../../../lexicon/provenance/provenance-words.ts'
import { namesOwner } from '../../../lexicon/speech/customer-voice-words.ts'
import { detectLanguage } from '../../../page/detect-language.ts'
import { fillerSign } from '../../../page/provenance/filler.ts'
import { isUnreachable } from '../../../page/provenance/hidden-parts.ts'
import type { SitePage } from '../../../site.ts'
import { isAmongOwnPeople, leadsOn, type NamedSpeaker, speakerOf } from './attribution.ts'
import { namesPerson, tellsDate } from './author.ts'
import { type Card, cardsOf } from './cards.ts'
import { holdsSeveralSayings, partedFromName } from './parted-words.ts'
import { openingMark } from './speech-lines.ts'
import { type CardVote, cardVote, hasCompany, hasStars, type VoteContext } from './vote.ts'

/** Words about the brand that a page shows as somebody's. */
export interface ShownQuotation {
  /** As the page has it, without marks around it. */
  text: string
  speaker: NamedSpeaker | null
  card: Card
  vote: CardVote
}

export interface Brand {
  names: readonly string[]
  isOwnPerson(name: string): boolean
}

const charactersMin = 15
const charactersMax = 1_200
const previewCharactersMax = 60
const labelCharactersMax = 60
/** Enough to tell a language by. */
const sampleCharactersMax = 6_000
/** Blank text between two elements. */
const blankNodesMax = 1

/** What customers say on a page: the cards for which enough speaks, like cards judged together, without what is not theirs. */
export function shownQuotations(page: SitePage, brand: Brand): ShownQuotation[] {
  const cards = cardsOf(page)
  if (cards.length === 0) return []
  const { language } = detectLanguage(textOf(page.document, 0, { charactersMax: sampleCharactersMax }))
  const isBrandNamed = namesBrand(brand.names)
  const context = { page, language, isBrandNamed }
  const groups = Map.groupBy(cards, ({ likeness }) => likeness)
  const told = [...groups.values()].flatMap((group) => {
    const signed = group.map((card) => {
      const { words, signed } = partedFromName(card.words.map((line) => line.text).join(' '))
      const speaker = speakerOf(page, card, {
        signed,
        namesAbove: isShownAsSpeech(page, card, group),
        isOneOfSeveral: group.length > 1,
      })
      return { text: words, speaker, card }
    })
    const isSignedAlike = areSignedAlike(context, signed)
    const read = signed.map((one) => ({ ...one, vote: cardVote(context, { ...one, isSignedAlike }) }))
    if (!areCustomers(read) || !isSeen(page, group)) return []
    return read.filter(
      (one) =>
        isQuotation(page, one, group) && (one.speaker === null || isCustomer(one, one.speaker, brand, isBrandNamed)),
    )
  })
  return told.filter((one) => !told.some((next) => isExcerpt(page, one, next)))
}

/** Like cards are judged by their mean, and half of them have to sound like somebody: frames alone stand around anything.
 * One that a template left makes all of them the template's. */
function areCustomers(group: readonly ShownQuotation[]): boolean {
  if (group.some(({ text }) => fillerSign(text) !== null)) return false
  const mean = group.reduce((sum, { vote }) => sum + vote.score, 0) / group.length
  const hold = (sign: 'isSpoken' | 'isAboutBrand') => 2 * group.filter(({ vote }) => vote[sign]).length >= group.length
  return mean >= 0 && hold('isSpoken') && hold('isAboutBrand')
}

/** Neighbours in one box that are each signed by somebody else, with what only people have: a post, stars, a date, a title, an initial. */
function areSignedAlike(context: VoteContext, group: readonly Signed[]): boolean {
  if (group.length < 2 || group.some(({ card }) => card.holder !== group[0]?.card.holder)) return false
  const personal = group.filter(({ speaker, card }) => speaker !== null && isPersonal(context, card, speaker)).length
  if (2 * personal < group.length) return false
  const names = new Set(group.flatMap(({ speaker }) => (speaker === null ? [] : [speaker.author])))
  return names.size >= 2 && names.size >= signedShareMin * group.length
}

interface Signed {
  speaker: NamedSpeaker | null
  card: Card
}

/** One or two of a row may be unsigned, or by the same person. */
const signedShareMin = 0.75

const isPersonal = ({ page, language }: VoteContext, card: Card, { author, role }: NamedSpeaker) =>
  role !== null ||
  namesPerson(author) ||
  (!titleCaseLanguages.has(language) && isInCapitals(author)) ||
  hasStars(page, card) ||
  [...card.before, ...card.after].some(({ text }) => tellsDate(text))

/** Where titles and nouns are written with capitals, as names are. */
const titleCaseLanguages: ReadonlySet<string> = new Set(['en', 'de', 'id', 'vi', 'pt', 'und'])

/** “Ирина Соколова”, unlike “Сроки и цены”: elsewhere only names have a capital in each word. */
const isInCapitals = (author: string) => /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*){1,2}$/u.test(author)

/** Stars, marks or neighbours built alike show that the line above the words is a name and no title. */
const isShownAsSpeech = (page: SitePage, card: Card, group: readonly Card[]) =>
  openingMark.test(card.words[0]?.text ?? '') || hasStars(page, card) || card.nameRank === 2 || group.length > 1

/** Slides and parts that a style hides until they are turned to are seen; a part that nothing opens is not. */
const isSeen = (page: SitePage, group: readonly Card[]) =>
  group.some(({ words }) => !isUnreachable(page, words[0]?.node ?? 0)) ||
  (group.length > 1 && page.isVisible(group[0]?.holder ?? 0))

/** What looks like somebody's words and is not: previews, answers, invitations, teasers, and words of nobody. */
function isQuotation(page: SitePage, { text, speaker, card, vote }: ShownQuotation, group: readonly Card[]): boolean {
  if (text.length < charactersMin || text.length > charactersMax || isAmongOwnPeople(page, card)) return false
  if (isMadeUp(card, speaker) || isPlaceholder(text) || holdsSeveralSayings(text)) return false
  // What is cut off after a few words is a preview: of a message, a post, a page.
  if (text.length < previewCharactersMax && /(?:…|\.\.\.)$/.test(text)) return false
  if (!vote.isQuoted && (answersQuestion(card) || (group.length === 1 && invitesReview(page, card)))) return false
  // What stands between a heading and the words of customers tells of them.
  if (!vote.isQuoted && group.length === 1 && blockWords.match(text).some(({ tag }) => tag === 'testimonials'))
    return false
  // A teaser leads to the page on which somebody speaks, and tells of it.
  if (!vote.isMarked && leadsOn(page, card)) return false
  if (speaker !== null) return true
  // Words of nobody are told only where they are announced, and marked as somebody's or beside others.
  const isOneOfSeveral = vote.isSpoken && group.length > 1
  const isShownAsTheirs =
    vote.isQuoted || (isOneOfSeveral && (card.nameRank === 2 || (card.isHeaded && hasStars(page, card))))
  const isAnnounced = vote.isAnnounced && (isAnnouncedWhole(card) || vote.isAboutBrand)
  return isAnnounced && isShownAsTheirs && !vote.isOwnVoice && !leadsOn(page, card)
}

/** A line right above words that are signed is what was picked from them, or sums them up. */
const isExcerpt = ({ document }: SitePage, one: ShownQuotation, next: ShownQuotation) => {
  if (one.speaker !== null || next.speaker === null) return false
  const [line, below] = [one.card.words.at(-1)?.node ?? 0, next.card.words[0]?.node ?? 0]
  const between = below - endOf(document, line)
  return parentOf(document, line) === parentOf(document, below) && between >= 0 && between <= blankNodesMax
}

/** A name that other parts have, too, announces no words of nobody. */
const isAnnouncedWhole = ({ nameRank, isHeaded, isOnTheirPage }: Card) => nameRank === 2 || isHeaded || isOnTheirPage

/** The brand itself, its people and whoever runs it are no customers of it. */
function isCustomer(
  { vote }: ShownQuotation,
  { author, role }: NamedSpeaker,
  brand: Brand,
  isBrandNamed: (text: string) => boolean,
): boolean {
  if (brand.names.some((name) => isOwnName(author, name)) || brand.isOwnPerson(author)) return false
  if (role === null || !namesOwner(role)) return true
  return !isBrandNamed(role) && (vote.isAnnounced || hasCompany(role))
}

const familyNameMin = 4
const articles: ReadonlySet<string> = new Set(
  'the der die das le la les il lo el los las de het den det o os a as'.split(' '),
)

/** The brand's name, with an article or without; and whoever bears a part of it as the last name: “J. Moor” of “Moor & Sons”. */
function isOwnName(author: string, brandName: string): boolean {
  if (foldedLetters(author) === foldedLetters(brandName)) return true
  const own = new Set(wordsOf(brandName))
  const words = wordsOf(author)
  const last = words.at(-1) ?? ''
  const isTitle = (word: string) => personTitles.startsWith(word) !== null
  if (words.length < 2 || last.length < familyNameMin || !own.has(last)) return false
  return words.some(isTitle) || words.every((word) => own.has(word) || word.length === 1 || articles.has(word))
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const gluedNameMin = 6
const nameMin = 3

/** Whether a text names the brand: as words, or glued together as in its host, where that is long enough to tell. */
function namesBrand(names: readonly string[]): (text: string) => boolean {
  const words = names.map((name) => ` ${foldText(name)} `).filter(({ length }) => length >= nameMin + 2)
  const glued = names.map(foldedLetters).filter(({ length }) => length >= gluedNameMin)
  return (text) => {
    const inWords = ` ${foldText(text).replace(/[^\p{L}\p{N}&]+/gu, ' ')} `
    const inLetters = foldedLetters(text)
    return words.some((name) => inWords.includes(name)) || glued.some((name) => inLetters.includes(name))
  }
}

/** What is labelled as an example, and what a template puts in the place of a name. */
const isMadeUp = ({ before, after }: Card, speaker: NamedSpeaker | null) =>
  [...before, ...after].some(({ text, parts }) => [text, ...parts].some(saysExample)) ||
  (speaker !== null && (saysExample(speaker.author) || fillerSign(speaker.author)?.marksCards === true))

const isPlaceholder = (text: string) => /^\s*\[.*\]\s*$/s.test(text)

const saysExample = (label: string) => label.length <= labelCharactersMax && exampleWords.exact(label) !== null

const answersQuestion = ({ before }: Card) => before.some(({ text }) => /[?？]$/.test(text))

/** What stands beside a form asks for a review. */
function invitesReview({ document }: SitePage, { holder, from, to }: Card): boolean {
  const near = Math.min(endOf(document, holder), holder + 300)
  for (let node = holder; node < near; node++) if (/^(?:form|textarea)$/.test(tagOf(document, node))) return true
  for (let node = from; node < Math.min(to, from + 300); node++)
    if (/^(?:form|textarea)$/.test(tagOf(document, node))) return true
  return false
}
