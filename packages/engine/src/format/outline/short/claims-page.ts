/** What is claimed, and what bears it out. */
import type { FullResults } from '../../../report.ts'
import { capitalised, inWords, shortened } from '../../../writing/prose.ts'
import type { Cell, Point, Row } from '../blocks.ts'
import { fieldsBlock } from '../brand.ts'
import { type PagePart, pageOf, pointsOf, type ShortPage, type Subject } from './short-page.ts'

const claimsMax = 6
const voicesMax = 2
const namesMax = 5
const cellCharactersMax = 130

export function claimsPage(subject: Subject): ShortPage | null {
  const { messaging, trustAndExperience: trust } = subject.results
  const { at, quoted } = pointsOf(subject)
  const rows = claimRows(subject)
  const voices = trust.testimonials.slice(0, voicesMax).map(({ text, author, role }, index) => ({
    point: quoted(`/trustAndExperience/testimonials/${index}`, text),
    by: [author, role].filter((part) => part !== null).join(', ') || null,
  }))
  const named = (pointer: string, list: readonly { name: string }[]): Point[] =>
    list.slice(0, namesMax).map(({ name }, index) => quoted(`${pointer}/${index}`, name))
  const shown = new Set([...rows.flatMap(({ cells }) => cells.map(textOf)), ...voices.map(({ point }) => point.text)])
  const figures = messaging.proofPoints
    .map((text, index) => ({
      ...quoted(`/messaging/proofPoints/${index}`, text),
      evidence: at(`/messaging/proofPoints/${index}`),
    }))
    .filter(({ text }) => ![...shown].some((one) => isAlike(one, text)))
    .slice(0, namesMax)
  const [block] = fieldsBlock([
    { label: 'Proof of its own', points: figures },
    { label: 'Named beside it', points: named('/trustAndExperience/customers', trust.customers) },
    { label: 'Certificates', points: named('/trustAndExperience/certifications', trust.certifications) },
  ])
  if (rows.length + voices.length + figures.length < 2) return null
  const parts: PagePart[] = []
  if (rows.length > 0) parts.push({ kind: 'table', title: 'Claims', head: ['It claims', 'Proof'], rows })
  if (voices.length > 0) parts.push({ kind: 'quotations', title: 'What customers say', items: voices })
  if (block !== undefined) parts.push({ kind: 'folded', title: 'What else speaks for it', block })
  return pageOf('claims', conclusionOf(subject.results), parts)
}

/** “Hot soup…” — Ines: what stands between the first marks. */
const quotedPart = /^[“"„«]\s*(.+?)\s*…?[”"“»]/s

/** A proof point may be a customer's words, in quotes and cut. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => quotedPart.exec(text)?.[1] ?? text)
  return first!.includes(second!) || second!.includes(first!)
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text)

/** Those without proof first: they are what there is to do. */
function claimRows(subject: Subject): Row[] {
  const { at } = pointsOf(subject)
  const site = (text: string): Point => ({ text: shortened(text, cellCharactersMax), voice: 'site', evidence: [] })
  return subject.results.messaging.claims
    .map((claim, index) => ({ claim, index }))
    .toSorted((one, other) => Number(isBacked(one.claim)) - Number(isBacked(other.claim)))
    .slice(0, claimsMax)
    .map(({ claim: { text, proof, sourced }, index }) => ({
      cells: [site(text), proof !== null ? site(proof) : sourced ? 'a source is named' : 'none found'],
      evidence: at(`/messaging/claims/${index}`),
    }))
}

const isBacked = ({ proof, sourced }: FullResults['messaging']['claims'][number]) => proof !== null || sourced

function conclusionOf({ messaging: { claims }, trustAndExperience: { testimonials } }: FullResults): string {
  const backed = claims.filter(isBacked).length
  const clauses = [
    claims.length === 0
      ? null
      : claims.length === 1
        ? `its one bold claim stands ${backed === 1 ? 'on proof' : 'without proof beside it'}`
        : `${backed === 0 ? 'none' : inWords(backed)} of ${inWords(claims.length)} claims ${backed < 2 ? 'brings its' : 'bring their'} proof along`,
    testimonials.length === 0
      ? null
      : `${inWords(testimonials.length)} ${testimonials.length === 1 ? 'customer speaks' : 'customers speak'} for it`,
  ]
  const said = clauses.filter((clause) => clause !== null)
  return said.length === 0 ? 'What it can show for itself' : capitalised(said.join('; '))
}
