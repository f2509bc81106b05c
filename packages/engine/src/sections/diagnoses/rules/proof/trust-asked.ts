/** Where a site asks for trust, and what it gives to check. */
import type { PageType } from '../../../../artifacts.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import type { Stake } from '../../../../lexicon/diagnoses/lists.ts'
import type { KindId } from '../../../../lexicon/kinds/kind-table.ts'
import type { CtaIntent } from '../../../../lexicon/pages/lists.ts'
import type { BlockRole } from '../../../../page/page-blocks.ts'
import { withArticle } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { handedOver, isSensitive, stakeOf } from '../../stakes.ts'
import { mayHaveCredential, mayHaveFigure, mayHaveVoice, mayShowCustomers } from './may-speak.ts'
import { proofOfTrade } from './proof-by-trade.ts'

/** Handed over by an order, not by a click. */
const handed: ReadonlySet<Stake> = new Set<Stake>(['home', 'firm'])

const claimCharactersMax = 120
const openingLinesMax = 12
const carries: ReadonlySet<OwnLine['place']> = new Set<OwnLine['place']>(['headline', 'subhead', 'heading'])

/** The line that asks for trust without a measure, on the way to the decision. */
function absoluteClaim({ lines, path, language }: Pick<DiagnosisFacts, 'lines' | 'path' | 'language'>): OwnLine | null {
  if (language === null || !readsCues(language.value)) return null
  const words = cueWords(language.value, 'absolute')
  const claims = lines.filter(
    ({ page, text, place, textClass, at }) =>
      path.isNear(page) &&
      (at < openingLinesMax || carries.has(place)) &&
      textClass === 'message' &&
      place !== 'action' &&
      text.length <= claimCharactersMax &&
      words.has(text),
  )
  return claims[0] ?? null
}

const ownPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'home',
  'about',
  'customers',
  'product',
])

/** The line by which a site says why it names no customer. */
function secretLine({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>): OwnLine | null {
  if (language === null) return null
  const words = cueWords(language.value, 'confidential')
  return (
    lines.find(({ text, place, pageType }) => place !== 'action' && ownPages.has(pageType) && words.has(text)) ?? null
  )
}

/** Parts of a page that hold what bears a claim out, though nothing was read out of them. */
const bearing: ReadonlySet<BlockRole> = new Set<BlockRole>(['testimonials', 'customers', 'stats', 'partners'])
/** Kinds that live on gifts: they ask for money wherever the call leads. */
const giving: ReadonlySet<KindId> = new Set<KindId>(['charity', 'non-profit', 'foundation', 'support-association'])
/** Calls that ask for money, time or an address. */
export const asking: ReadonlySet<string> = new Set<CtaIntent>([
  'buy',
  'book',
  'donate',
  'start',
  'trial',
  'download',
  'contact',
  'quote',
  'join',
  'demo',
  'sign-up',
])
/** A number of a register, a licence of open code, a standard: something that can be looked up. */
const lookedUp =
  /\b(?:open[- ]source|GPL|MIT licen[cs]e|Apache|ISO ?\d{4,}|HRB|EIN|5\d{4} ?\([cC]\)|501\(c\)|Reg(?:istration)?\.? ?(?:No|Nr)|№)\b/u

function hasAnythingToCheck(facts: Checkable): boolean {
  return (
    isBorneOut(facts) ||
    mayHaveVoice(facts) ||
    mayShowCustomers(facts) ||
    mayHaveCredential(facts) ||
    mayHaveFigure(facts)
  )
}

function isBorneOut({ proofs, customers, blocks, socials, lines, certifications, sourcesCited }: Checkable): boolean {
  return (
    proofs.length + customers.length + certifications.length + sourcesCited.length > 0 ||
    blocks.some((page) => page.blocks.some(({ role }) => bearing.has(role))) ||
    socials.some(({ value }) => value.kind === 'code' || value.kind === 'review') ||
    lines.some(({ text }) => lookedUp.test(text))
  )
}
type Checkable = Pick<
  DiagnosisFacts,
  | 'proofs'
  | 'customers'
  | 'blocks'
  | 'socials'
  | 'lines'
  | 'certifications'
  | 'sourcesCited'
  | 'sentences'
  | 'pages'
  | 'navigation'
>

type AskedFacts = Checkable & Pick<DiagnosisFacts, 'path' | 'opening' | 'language' | 'names' | 'kind' | 'hero'>

/** What is handed over on which line, where nothing at all can be checked; null where trust is not asked, or something bears it out. */
export function trustAskedOf(facts: AskedFacts) {
  const { path, kind, language, hero, lines } = facts
  if (language === null || hero.headline === null || hasAnythingToCheck(facts)) return null
  const stake = stakeOf(facts)
  const claim = absoluteClaim(facts)
  const said =
    claim ?? lines.find(({ place }) => place === 'subhead') ?? lines.find(({ place }) => place === 'headline')
  if (stake === null || said === undefined) return null
  const callAsks = path.call !== null && asking.has(path.call.value.intent)
  const asks = callAsks || (kind !== null && giving.has(kind.value.id))
  if (claim === null && (!asks || handed.has(stake))) return null
  return { stake, claim, said, callAsks }
}

/** Where what bears it out might stand. */
export const trustAskedPages: readonly PageType[] = ['about', 'team', 'customers', 'testimonials']

export const trustAsked: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'trust-asked-nothing-to-check',
    of: 'asks',
    group: 'proof',
    stakes: 1,
    share: 0.07,
    effort: 'M',
    leads: true,
    needs: [
      'proofs',
      'customers',
      'blocks',
      'socials',
      'lines',
      'certifications',
      'sourcesCited',
      'opening',
      'language',
      'path',
      'names',
      'kind',
      'hero',
      'sentences',
      'pages',
      'navigation',
    ],
    missingFrom: trustAskedPages,
    denies: ['testimonials'],
    find(facts) {
      const { path, names, kind } = facts
      const trust = trustAskedOf(facts)
      if (trust === null) return null
      const { stake, claim, said, callAsks } = trust
      const call = path.call === null || !callAsks ? null : inQuotes(path.call.value.text, 40)
      const words = inQuotes(said.text, 100)
      const secret = secretLine(facts)
      const { voice, proof } = proofOfTrade(kind, { isSecret: secret !== null })
      const lacks = `no voice of ${withArticle(voice)} and no figure`
      return {
        title: `${names.brandFirst} asks for trust, and no ${voice} speaks for it`,
        text: frame(
          [
            secret !== null,
            `${words}, says ${names.page(said.page)}, and ${inQuotes(secret?.text ?? '', 80)} is why nobody is named; what can be shown without a name, ${names.pagesRead} do not show.`,
          ],
          [
            claim !== null && call !== null,
            `${words}, says ${names.page(said.page)}, and the call is ${call}. Behind the words ${names.pagesRead} hold ${lacks}.`,
          ],
          [
            claim !== null,
            `Visitors bring ${handedOver[stake]} on the strength of ${words}; ${names.pagesRead} hold ${lacks}.`,
          ],
          [
            call !== null,
            `Whoever follows ${call} hands over ${handedOver[stake]}. ${words} is what speaks for it; ${names.pagesRead} hold ${lacks}.`,
          ],
          `${words} is what speaks for ${names.brand} where people give ${handedOver[stake]}; ${names.pagesRead} hold ${lacks}.`,
        ),
        pole: `but no ${voice} and no figure backs it`,
        against: null,
        move: {
          title: call === null ? 'Put one proof beside the promise' : `Put one proof beside ${call}`,
          page: path.target ?? said.page,
          text: `Put what can be checked there: ${proof}.`,
        },
        contrast: 'one missing',
        subject: 'proof',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: claim === null ? 0.6 : 0.7,
        quotes: [said, ...(secret === null ? [] : [secret])].map(quoteOfLine),
      }
    },
  }),
]
