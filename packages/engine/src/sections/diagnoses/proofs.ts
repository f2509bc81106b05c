import type { Quote } from '../../evidence.ts'
import { cueWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { speechLists } from '../../lexicon/joined/speech.ts'
import { alternativesOf } from '../../lexicon/word-lists.ts'
import type { SiteReading } from '../site-reading.ts'
import { type OwnLine, quoteOfLine } from './own-lines.ts'
import type { Path } from './path.ts'

/** What bears out what a brand says, most telling first: a measured result, a named voice, a certificate, a customer, a rating, a count, an unnamed voice. */
const proofKinds = ['result', 'named voice', 'certificate', 'customer', 'rating', 'count', 'voice'] as const
export type ProofKind = (typeof proofKinds)[number]

export interface Proof {
  kind: ProofKind
  /** In the site’s words. */
  text: string
  /** Who says so, or to whom it happened; null where nobody is named. */
  who: string | null
  quote: Quote
  /** 0 to 1: of the fact that it is. */
  confidence: number
  isNear: boolean
}

type Inputs = Pick<SiteReading, 'testimonials' | 'customers' | 'certifications' | 'claims' | 'language'>

/** Everything that bears out what the brand says, most telling first; within a kind in the order of the pages. */
export function proofsOf(facts: Inputs, lines: readonly OwnLine[], path: Path): Proof[] {
  const seen = new Set<string>()
  const examples = new Set(
    exampleCards(lines)
      .map(({ figures }) => figures)
      .filter((figures) => figures !== ''),
  )
  return [...resultsIn(facts, lines), ...toldBy(facts)]
    .filter(({ text }) => !examples.has(figuresOf(text)))
    .filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .map((proof) => ({ ...proof, isNear: path.isNear(proof.quote.page) }))
    .sort((a, b) => rankOf(a.kind) - rankOf(b.kind))
}

/** 0 for the most telling. */
export const rankOf = (kind: ProofKind) => proofKinds.indexOf(kind)

/** Whose card it is where a page draws one as an example: “Your HVAC Co.” */
const exampleFirm =
  /^[^\p{L}]*(?:your|ihre?|votre|tu|il tuo|sua|jouw|twoja) .{2,24}?(?:co|company|business|firma|firm|shop|logo|brand|entreprise|empresa|azienda|bedrijf|betrieb)\.?$/iu
const cardLines = 6

export interface ExampleCard {
  /** The line that names the firm of the example. */
  firm: OwnLine
  /** Lines of the card after it. */
  lines: OwnLine[]
  /** Its rating: “4.9 128”. */
  figures: string
}

/** Cards of made-up firms that a page draws to show what a product does: their stars are nobody’s. */
export function exampleCards(lines: readonly OwnLine[]): ExampleCard[] {
  return lines.flatMap((firm, at) => {
    if (!exampleFirm.test(firm.text)) return []
    const card = lines.slice(at + 1, at + 1 + cardLines).filter(({ page }) => page === firm.page)
    const rating = card.find(({ text }) => /[★⭐]|\d[.,]\d/.test(text))
    return [{ firm, lines: card, figures: rating === undefined ? '' : figuresOf(rating.text) }]
  })
}

/** “★★★★★ 4.9 (128)” and “4.9 ★★★★★ 128 reviews” tell the same. */
export const figuresOf = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).join(' ')

type FoundProof = Omit<Proof, 'isNear'>

const resultCharactersMax = 240
/** That a figure beside a customer's name is what changed for that customer is read off words alone. */
const resultConfidence = 0.6
/** “18 % to 92 %”: from a figure to another, in any language. */
const fromTo = /\d[\d.,]*\s?%\s?\p{L}{0,4}\s?[–—→>-]*\s?\d[\d.,]*\s?%/u
const change = /\d\s?(?:%|×|x(?!\p{L}))/iu
/** All of something is no change. */
const whole = /\b100\s?%/

/** Results of a case: what changed for a customer, with a figure. What could change for anyone is a promise (“5x faster”). */
function resultsIn({ language, customers }: Inputs, lines: readonly OwnLine[]): FoundProof[] {
  if (language === null) return []
  const words = cueWords(language.value, 'result')
  const names = customers.map(({ value }) => foldText(value.name)).filter((name) => name.length >= 4)
  const found: FoundProof[] = []
  for (const line of lines) {
    const { text, place, pageType, textClass } = line
    if (!change.test(text) || text.length > resultCharactersMax || place === 'action' || pageType === 'blog') continue
    if (textClass === 'form' || textClass === 'announced' || whole.test(text)) continue
    const folded = foldText(text)
    const who = names.findIndex((name) => folded.includes(name))
    const isOfCase = who >= 0 || pageType === 'customers'
    if (fromTo.test(text) ? !isOfCase : !(words.has(text) && isOfCase)) continue
    found.push({
      kind: 'result',
      text,
      who: customers[who]?.value.name ?? null,
      quote: quoteOfLine(line),
      confidence: resultConfidence,
    })
  }
  return found
}

/** A picture’s number is no customer: “logo 3”, “example02”. */
const picturesName = /^(?:[\p{L}]+[\s_-]*)?\d+$/u

/** More reviews by one word alone are of nobody: “Name”, “Customer”. */
const oneWordMax = 2

function toldBy({ testimonials, customers, certifications, claims }: Inputs): FoundProof[] {
  const signed = new Map<string, number>()
  for (const { value } of testimonials) signed.set(value.author ?? '', (signed.get(value.author ?? '') ?? 0) + 1)
  const isNobody = (author: string) => !author.includes(' ') && (signed.get(author) ?? 0) > oneWordMax
  return [
    ...testimonials.map(({ value, quotes, confidence }) => {
      const who = isNamed(value.author) && !isNobody(value.author) ? value.author : null
      return {
        kind: who === null ? ('voice' as const) : ('named voice' as const),
        text: value.text,
        who,
        quotes,
        confidence,
      }
    }),
    ...certifications.map(({ value, quotes, confidence }) => ({
      kind: value.kind === 'rating' ? ('rating' as const) : ('certificate' as const),
      text: value.name,
      who: null,
      quotes,
      confidence,
    })),
    ...customers
      .filter(({ value }) => value.kind === 'customer' && !picturesName.test(value.name))
      .map(({ value, quotes, confidence }) => ({
        kind: 'customer' as const,
        text: value.name,
        who: value.name,
        quotes,
        confidence,
      })),
    ...claims
      .filter(({ value }) => value.type === 'number')
      .map(({ value, quotes, confidence }) => ({
        kind: 'count' as const,
        text: value.text,
        who: null,
        quotes,
        confidence,
      })),
  ].flatMap(({ quotes: [quote], ...proof }) => (quote === undefined ? [] : [{ ...proof, quote }]))
}

const particles = new Set(['van', 'von', 'der', 'den', 'dos', 'des', 'del', 'della', 'and', 'und', 'the'])

/** “40代・経営者”, “Woman, 34”, “34 Jahre”: an age is of many. */
const age =
  /\d{2}\s?(?:代|歳|才|岁|歲|세|대)|^\D{0,14}\b\d{2}(?:\s(?:years?|jahre?|ans|años|anos|anni|jaar|lat|let|rokov|år|vuotta|éves|ani|лет|років|год\p{L}*|години|ετών|yaş))?$/iu
const beginsWithAge = /^\d{2}[\s-]/

/** Somebody who signs: “Marisol R.”, “Jake2000”. “Testimonial 2” is nobody, and “Thank you for everything” is no name. */
export function isNamed(author: string | null): author is string {
  if (author === null || /\s\d+$/.test(author) || age.test(author) || beginsWithAge.test(author)) return false
  const words = author.split(/\s+/)
  return words.length === 1 || !words.some((word) => /^\p{Ll}{3,}/u.test(word) && !particles.has(word))
}

/** Less sure, a number proves nothing that anybody asked. */
const countConfidenceMin = 0.7
const years = alternativesOf(speechLists, 'claimContexts', 'years')
const ageOfFirm = new RegExp(`^\\d+\\s?(?:${years})(?!\\p{L})`, 'iu')
/** “Registered Member 10+ Years Experience Est.”: badges that a page sets beside each other. */
const badgeRow = /(?:\p{Lu}\p{L}+\s){1,4}\d+\+?\s\p{Lu}\p{L}+\s(?:\p{Lu}|\d)|\s\p{Lu}\p{Ll}{1,2}\.$|\s[·|•]\s/u

/** Whether it can be read as it stands, and says something of the brand. */
export const isTelling = ({ kind, text, confidence }: Proof) =>
  kind !== 'count' || (confidence >= countConfidenceMin && !ageOfFirm.test(text) && !badgeRow.test(text))
