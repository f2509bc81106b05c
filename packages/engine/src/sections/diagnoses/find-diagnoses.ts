/** Asks the diagnoses, and weighs what they found. */
import type { Quote } from '../../evidence.ts'

import { askRules } from '../../writing/ask-rules.ts'
import { capitalised } from '../../writing/prose.ts'
import { tidied } from '../../writing/quoted-words.ts'
import type { ReportDegradation } from '../../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../../writing/verify.ts'
import { wordsOf } from '../../writing/wording.ts'
import type { SiteReading } from '../site-reading.ts'
import { diagnoses } from './diagnoses.ts'
import type { AnyDiagnosisRule, Contrast, Diagnosis, DiagnosisGroup } from './diagnosis.ts'
import { type DiagnosisFacts, diagnosisFacts } from './diagnosis-facts.ts'
import { backstagePages, withoutPages } from './site/backstage-pages.ts'
import type { SiteAim } from './site/site-aim.ts'
import { type Thesis, thesisOf } from './thesis.ts'

export interface FoundDiagnoses {
  facts: DiagnosisFacts
  /** Weightiest first. */
  assets: Diagnosis[]
  tensions: Diagnosis[]
  /** null where nothing is sure and telling enough. */
  thesis: Thesis | null
  /** What is told: those of the thesis first, then the others by weight. */
  told: Diagnosis[]
  lost: ReportDegradation[]
}

export function findDiagnoses(
  reading: SiteReading,
  pageTexts: PageTexts,
  rules: readonly AnyDiagnosisRule[] = diagnoses,
): FoundDiagnoses {
  const { facts, found: all, lost } = askOfPublicPages(reading, pageTexts, rules)
  // Where words of a template stand in for the offer nothing is said of the offer.
  const isUnfinished = all.some(({ rule: { id } }) => id === 'site-not-finished')
  const found = all.filter(({ rule }) => !isUnfinished || rule.of === undefined)
  const weighed = found
    .map(({ rule, finding }): Diagnosis => {
      const { id, group, effort, leads, isOfOnePage = false } = rule
      return {
        ...withTidyTexts(finding),
        quotes: finding.quotes.filter(isShort),
        rule: id,
        group,
        effort,
        leads,
        isOfOnePage,
        score: scoreOf(rule, finding),
      }
    })
    .sort((a, b) => b.score - a.score)
  const assets = weighed.filter(({ group }) => group === 'asset')
  const tensions = weighed.filter(({ group }) => group !== 'asset')
  const thesis = thesisOf({ assets, tensions })
  return { facts, assets, tensions, thesis, told: toldOf(assets, tensions, thesis), lost }
}

/** The state of a site and its name are judged by all of its pages. */
const ofAllPages: ReadonlySet<DiagnosisGroup> = new Set<DiagnosisGroup>(['site', 'name'])
const rankOf: Record<SiteAim, number> = { tells: 0, asks: 1, sells: 2 }

/** Asks what is for the public; what is said to be missing has to be missing from the other pages too. */
function askOfPublicPages(reading: SiteReading, pageTexts: PageTexts, all: readonly AnyDiagnosisRule[]) {
  const whole = diagnosisFacts(reading)
  const left = backstagePages(reading)
  const rules = all.filter(({ of }) => rankOf[whole.aim] >= rankOf[of ?? 'tells'])
  const ask = (asked: readonly AnyDiagnosisRule[], facts: DiagnosisFacts) =>
    askRules(asked, facts, {
      kind: 'diagnosis',
      // Frames are chosen by the facts at hand (diagnosis.ts).
      say: (_, first) => wordsOf(first),
      isOnPage: (quote) => isVerbatim(quote, pageTexts),
    })
  if (left.size === 0) return { facts: whole, ...ask(rules, whole) }
  const facts = { ...diagnosisFacts(withoutPages(reading, left)), aim: whole.aim, names: whole.names }
  const ofSite = ask(
    rules.filter(({ group }) => ofAllPages.has(group)),
    whole,
  )
  const others = rules.filter(({ group }) => !ofAllPages.has(group))
  const shown = ask(others, facts)
  const denied = shown.found.filter(({ rule, finding }) => isDenial(rule, finding)).map(({ rule }) => rule)
  const held = new Set(ask(denied, whole).found.map(({ rule }) => rule))
  return {
    facts,
    found: [...ofSite.found, ...shown.found.filter(({ rule, finding }) => !isDenial(rule, finding) || held.has(rule))],
    lost: [...ofSite.lost, ...shown.lost],
  }
}

const isDenial = ({ denies, missingFrom }: AnyDiagnosisRule, { contrast }: Pick<Diagnosis, 'contrast'>) =>
  denies !== undefined || missingFrom !== undefined || contrast === 'one missing'

/** What is longer is a text, and no passage that one would show. */
const quoteCharactersMax = 1_000
export const isShort = ({ text }: Pick<Quote, 'text'>) => text.length <= quoteCharactersMax

/** Less sure, it is not told. */
const toldConfidenceMin = 0.55
const assetsMax = 6
const tensionsMax = 14

function toldOf(assets: readonly Diagnosis[], tensions: readonly Diagnosis[], thesis: Thesis | null): Diagnosis[] {
  const isSure = ({ confidence }: Diagnosis) => confidence >= toldConfidenceMin
  const all = [...assets.filter(isSure).slice(0, assetsMax), ...tensions.filter(isSure).slice(0, tensionsMax)]
  const first = [thesis?.asset, thesis?.tension].filter((one) => one != null)
  return [...first, ...all.filter((one) => !first.includes(one))]
}

const contrastWorth: Record<Contrast, number> = { 'both quoted': 1, 'one missing': 0.7, computed: 0.3 }
const sensitiveFactor = 1.5
const farFactor = 0.5

/** Stakes × certainty × contrast × nearness × rarity. */
function scoreOf(
  { stakes, share }: AnyDiagnosisRule,
  { confidence, contrast, isNear, isSensitive }: Pick<Diagnosis, 'confidence' | 'contrast' | 'isNear' | 'isSensitive'>,
): number {
  const rarity = -Math.log2(share)
  return (
    stakes *
    (isSensitive ? sensitiveFactor : 1) *
    confidence *
    contrastWorth[contrast] *
    (isNear ? 1 : farFactor) *
    rarity
  )
}

function withTidyTexts<Finding extends Pick<Diagnosis, 'title' | 'text' | 'pole' | 'move' | 'against'>>(
  finding: Finding,
): Finding {
  const { title, text, pole, move, against } = finding
  return {
    ...finding,
    title: capitalised(tidied(title)),
    text: capitalised(tidied(text)),
    pole: tidied(pole),
    against: against === null ? null : tidied(against),
    move: { ...move, title: tidied(move.title), text: tidied(move.text) },
  }
}
