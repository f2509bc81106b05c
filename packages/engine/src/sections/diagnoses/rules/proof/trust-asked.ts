/** Where a site asks for trust, and what it gives to check. */
import { cueWords, readsCues, stakeWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import type { Stake } from '../../../../lexicon/diagnoses/lists.ts'
import type { BlockRole } from '../../../../page/page-blocks.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { proofOfTrade } from './proof-by-trade.ts'

/** What a visitor hands over, as a sentence names it. */
const handedOver: Record<Stake, string> = {
  health: 'their health',
  money: 'their money',
  children: 'their children',
  data: 'their files and data',
  keys: 'their passwords and keys',
  animals: 'their animal',
  home: 'their home',
  firm: 'their firm’s figures and work',
}
/** A stake that the opening names in passing is none; of these one is enough. */
const weights: Record<Stake, number> = {
  keys: 2,
  children: 2,
  animals: 2,
  money: 1.5,
  health: 1.5,
  data: 1.5,
  home: 1,
  firm: 1,
}

function stakeOf({ opening, language }: Pick<DiagnosisFacts, 'opening' | 'language'>): Stake | null {
  if (language === null) return null
  const points = new Map<Stake, number>()
  for (const { tag } of opening.texts.flatMap((text) => stakeWords(language.value).match(text)))
    points.set(tag, (points.get(tag) ?? 0) + weights[tag])
  return [...points].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const claimCharactersMax = 120

/** The line that asks for trust without a measure, on the way to the decision. */
function absoluteClaim({ lines, path, language }: Pick<DiagnosisFacts, 'lines' | 'path' | 'language'>): OwnLine | null {
  if (language === null || !readsCues(language.value)) return null
  const words = cueWords(language.value, 'absolute')
  const claims = lines.filter(
    ({ page, text, place, textClass, at }) =>
      path.isNear(page) && at < 40 && textClass === 'message' && place !== 'action' && text.length <= claimCharactersMax && words.has(text),
  )
  return claims[0] ?? null
}

/** Parts of a page that hold what bears a claim out, though nothing was read out of them. */
const bearing: ReadonlySet<BlockRole> = new Set<BlockRole>(['testimonials', 'customers', 'stats', 'partners'])
/** A number of a register, a licence of open code, a standard: something that can be looked up. */
const lookedUp = /\b(?:open[- ]source|GPL|MIT licen[cs]e|Apache|ISO ?\d{4,}|HRB|EIN|5\d{4} ?\([cC]\)|501\(c\)|Reg(?:istration)?\.? ?(?:No|Nr)|№)\b/u

function hasAnythingToCheck({ proofs, customers, blocks, socials, lines, certifications, sourcesCited }: Checkable): boolean {
  return (
    proofs.length + customers.length + certifications.length + sourcesCited.length > 0 ||
    blocks.some((page) => page.blocks.some(({ role }) => bearing.has(role))) ||
    socials.some(({ value }) => value.kind === 'code' || value.kind === 'review') ||
    lines.some(({ text }) => lookedUp.test(text))
  )
}
type Checkable = Pick<
  DiagnosisFacts,
  'proofs' | 'customers' | 'blocks' | 'socials' | 'lines' | 'certifications' | 'sourcesCited'
>

export const trustAsked: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'trust-asked-nothing-to-check',
    group: 'proof',
    stakes: 1,
    share: 0.1,
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
      'people',
      'names',
      'kind',
      'hero',
    ],
    missingFrom: ['about', 'team', 'customers', 'testimonials'],
    denies: ['testimonials'],
    find(facts) {
      const { path, people, names, kind, language, hero, lines } = facts
      if (language === null || hasAnythingToCheck(facts)) return null
      const stake = stakeOf(facts)
      const claim = absoluteClaim(facts)
      const headline = lines.find(({ place }) => place === 'headline')
      const said = claim ?? headline
      if (stake === null || said === undefined || hero.headline === null) return null
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const words = inQuotes(said.text, 100)
      const person = people.length > 0
      const lacks = person ? 'no customer and no figure' : 'no customer, no figure and no name'
      return {
        title: `${names.brandFirst} asks for trust, and shows nothing to check`,
        text: frame(
          [
            claim !== null && call !== null,
            `${words}, says ${names.page(said.page)}, and the call is ${call}. Behind the words ${names.pagesRead} hold ${lacks}.`,
          ],
          [claim !== null, `Visitors bring ${handedOver[stake]} on the strength of ${words}; ${names.pagesRead} hold ${lacks}.`],
          [call !== null, `Whoever follows ${call} hands over ${handedOver[stake]}. ${words} is what speaks for it; ${names.pagesRead} hold ${lacks}.`],
          `${words}: for ${handedOver[stake]} visitors look for more, and ${names.pagesRead} hold ${lacks}.`,
        ),
        pole: person ? 'but no customer and no figure bears it out' : 'but no customer, figure or name bears it out',
        against: person ? `${people[0]!.name} is named on ${names.page(people[0]!.page)}.` : null,
        move: {
          title: call === null ? 'Put one proof beside the promise' : `Put one proof beside ${call}`,
          page: path.target ?? said.page,
          text: `Put what can be checked there: ${proofOfTrade(kind).proof}.`,
        },
        contrast: 'one missing',
        subject: 'proof',
        isNear: true,
        isSensitive: stake !== 'firm',
        confidence: claim === null ? 0.6 : 0.7,
        quotes: [quoteOfLine(said)],
      }
    },
  }),
]
