/** What was diagnosed: the two halves of the thesis with their quotes, then what else speaks for the brand and against it. */
import { capitalised, inWords } from '../../../writing/prose.ts'
import type { DiagnosisEntry, FirstPage } from '../first-page.ts'
import { type PagePart, pageOf, type ShortPage, type Subject, type ToldDiagnosis } from './short-page.ts'

/** Told in full; what is more has a line each. */
const toldMax = 8
const furtherAssetsMax = 2
const quotesMax = 2

export function whyPage(
  { results, name }: Subject,
  diagnoses: readonly DiagnosisEntry[],
  firstPage: FirstPage,
): ShortPage | null {
  if (diagnoses.length === 0) return null
  const { strongest = null, tension = null } = results.thesis ?? {}
  const isHalf = (index: number) => index === strongest || index === tension
  const told = diagnoses.map((entry, index) => toldOf(entry, index, firstPage))
  const halves = told.filter((_, index) => isHalf(index))
  const further = told.filter((_, index) => !isHalf(index))
  const assets = further.filter(({ isAsset }) => isAsset)
  const tensions = further.filter(({ isAsset }) => !isAsset)
  const room = toldMax - halves.length
  const assetsShown = Math.max(Math.min(assets.length, furtherAssetsMax), room - tensions.length)
  const shown = [assets.slice(0, assetsShown), tensions.slice(0, room - Math.min(assets.length, assetsShown))] as const
  const briefly = further.filter((one) => !shown.some((list) => list.includes(one)))
  // Without a thesis there is nothing that the others come after.
  const also = halves.length > 0 ? 'Also in' : 'In'
  const parts: PagePart[] = [
    { kind: 'diagnoses' as const, title: null, entries: halves },
    { kind: 'diagnoses' as const, title: `${also} its favour`, entries: shown[0] },
    { kind: 'diagnoses' as const, title: `${also} the way`, entries: shown[1] },
  ].filter(({ entries }) => entries.length > 0)
  if (briefly.length > 0) {
    const points = briefly.map(({ title, isAsset, text, quotes }) => ({
      text: title,
      voice: 'report' as const,
      ...(isAsset ? { note: 'in its favour' } : {}),
      evidence: text?.evidence ?? quotes.flatMap(({ point }) => point.evidence),
    }))
    parts.push({ kind: 'folded', title: 'Seen as well', block: { kind: 'points', look: 'list', points } })
  }
  return pageOf('why', conclusionOf(diagnoses, name), parts)
}

/** What the first page has said already is not said again. */
function toldOf(entry: DiagnosisEntry, index: number, { thesis, moves }: FirstPage): ToldDiagnosis {
  const { title, against, isAsset, point, move, effort, certainty } = entry
  const quotes = point.evidence
    .flatMap((one) =>
      one.quotes.map(({ text, page }) => ({ page, point: { text, voice: 'site' as const, evidence: [one] } })),
    )
    .filter(({ point: { text } }, at, all) => all.findIndex((other) => other.point.text === text) === at)
    .slice(0, quotesMax)
  const isTold = (thesis?.text.includes(point.text) ?? false) && quotes.length > 0
  const moveAt = moves.findIndex(({ diagnosis }) => diagnosis === index)
  return {
    title,
    against,
    isAsset,
    text: isTold ? null : point,
    quotes: isTold ? quotes : [],
    move: moveAt >= 0 ? null : move,
    moveNumber: moveAt >= 0 ? moveAt + 1 : null,
    effort,
    note: certainty === 'says' ? null : certainty,
  }
}

/** Numbers are written in words, unless one of two is too large for it. */
const wordsTo = 12

function conclusionOf(diagnoses: readonly DiagnosisEntry[], name: string): string {
  const assets = diagnoses.filter(({ isAsset }) => isAsset).length
  const tensions = diagnoses.length - assets
  const written = (count: number) => (Math.max(assets, tensions) > wordsTo ? String(count) : inWords(count))
  const things = (count: number) => `${written(count)} ${count === 1 ? 'thing' : 'things'}`
  const for_ = `${capitalised(things(assets))} ${assets === 1 ? 'speaks' : 'speak'} for ${name}`
  if (tensions === 0) return for_
  if (assets === 0)
    return `${capitalised(things(tensions))} ${tensions === 1 ? 'stands' : 'stand'} in the way of ${name}`
  return `${for_}, and ${written(tensions)} ${tensions === 1 ? 'stands' : 'stand'} in its way`
}
