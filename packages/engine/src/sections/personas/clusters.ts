/** Joins the signs of whom a site speaks to into a few groups of readers that differ. */
import type { Fact } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience/shapes.ts'

export interface Cluster {
  /** Ids of the readers in it, strongest first. */
  ids: string[]
  /** Their labels, in the same order. */
  labels: string[]
  kind: AudienceSign['kind']
  signs: Fact<AudienceSign>[]
  score: number
  /** Pages that speak to them. */
  pages: string[]
  sources: AudienceSign['source'][]
}

/** Those that one persona stands for: what is said to the one is said to the other. */
const kin: readonly (readonly string[])[] = [
  ['parents', 'families', 'mothers', 'children'],
  ['pupils', 'teens', 'athletes'],
  ['students', 'graduates', 'examinees'],
  ['wholesalers', 'real-estate-investors', 'investors', 'home-sellers', 'flippers'],
  ['founders', 'business-owners', 'executives'],
  ['dog-owners', 'pet-owners', 'cat-owners'],
  ['fitness-fans', 'strength-athletes'],
  ['women', 'adults', 'men', 'communities', 'low-income', 'residents'],
  ['beginners', 'advanced'],
  ['tourists', 'travellers', 'hikers'],
  ['hr', 'recruiters'],
  ['finance', 'accountants'],
  ['developers', 'engineers', 'it-teams'],
  ['restaurateurs', 'hawkers', 'hoteliers'],
  ['retailers', 'e-commerce', 'brand-owners', 'distributors', 'partners'],
  ['musicians', 'singers', 'djs', 'listeners'],
  ['broadcasters', 'podcasters', 'creators'],
  ['home-users', 'professionals'],
  ['donors', 'volunteers'],
  ['couples', 'brides', 'hosts'],
  ['homeowners', 'landlords', 'tenants', 'property-managers'],
  ['mac-users', 'windows-users', 'linux-users', 'iphone-users', 'android-users'],
]
const headOf = new Map(kin.flatMap((ids) => ids.map((id) => [id, ids[0]!] as const)))

const sourceWeights: Record<AudienceSign['source'], number> = {
  menu: 3,
  page: 3,
  'structured data': 3,
  request: 3,
  heading: 2.2,
  form: 2,
  plan: 2,
  testimonial: 1.8,
  phrase: 1.4,
  kind: 1.6,
}
/** A mere “for X” in one sentence names nobody for sure. */
const scoreMin = 0.85
const personasMax = 4
const systems = new Set(['mac-users', 'windows-users', 'linux-users', 'iphone-users', 'android-users'])
/** Of the strongest: who is far less spoken to is no reader of their own. */
const shareMin = 0.22

/** The groups that a persona can stand for, strongest first. */
export function clustersOf(audiences: readonly Fact<AudienceSign>[]): Cluster[] {
  const named = audiences.filter(({ value }) => value.kind !== 'place' && value.kind !== 'size')
  // A size alone tells little: it stands for readers where no others are named.
  const sized = audiences.filter(({ value }) => value.kind === 'size' && value.id !== 'businesses')
  return clustersIn(named.some(({ value }) => value.source !== 'kind') ? named : [...sized, ...named])
}

function clustersIn(signs: readonly Fact<AudienceSign>[]): Cluster[] {
  const groups = new Map<string, Fact<AudienceSign>[]>()
  for (const sign of signs) {
    const { id } = sign.value
    const head = headOf.get(id) ?? id
    groups.set(head, [...(groups.get(head) ?? []), sign])
  }
  const clusters = [...groups.values()].map(clusterOf).filter(({ score }) => score >= scoreMin)
  clusters.sort((a, b) => b.score - a.score)
  const top = clusters[0]?.score ?? 0
  return distinct(clusters.filter(({ score }) => score >= shareMin * top)).slice(0, personasMax)
}

/** Who is only named where a stronger group is named too is no reader of their own. */
function distinct(clusters: readonly Cluster[]): Cluster[] {
  const kept: Cluster[] = []
  const told = new Set<string>()
  for (const cluster of clusters) {
    const texts = cluster.signs.flatMap(({ quotes }) => quotes.map(({ text }) => text))
    if (texts.length > 0 && texts.every((text) => told.has(text))) continue
    // What says the kind of offer names nobody.
    if (!isExpected(cluster)) for (const text of texts) told.add(text)
    kept.push(cluster)
  }
  return kept
}

export function scoreOf({ value, confidence, quotes }: Fact<AudienceSign>): number {
  const pages = new Set(quotes.map(({ page }) => page)).size
  // Below a half a sign is one word beside “for”; notes for users of one system are for all readers who have it.
  const weight = confidence < 0.55 ? 0.4 : systems.has(value.id) ? 0.5 : 1
  return sourceWeights[value.source] * confidence * weight * (1 + 0.25 * Math.max(0, pages - 1))
}

/** The first two as one says them, “beginners and the more experienced”, where both are meant about as much. */
function inOrder<Found>(ranked: [string, Found][]): [string, Found][] {
  const [first, second, ...rest] = ranked
  if (first === undefined || second === undefined) return ranked
  const order = kin.find((ids) => ids.includes(first[0]) && ids.includes(second[0])) ?? []
  return order.indexOf(second[0]) < order.indexOf(first[0]) ? [second, first, ...rest] : ranked
}

function clusterOf(signs: Fact<AudienceSign>[]): Cluster {
  const byId = new Map<string, { label: string; score: number }>()
  for (const sign of signs) {
    const known = byId.get(sign.value.id)
    byId.set(sign.value.id, { label: sign.value.label, score: (known?.score ?? 0) + scoreOf(sign) })
  }
  const ranked = inOrder([...byId].sort(([, a], [, b]) => b.score - a.score))
  const strongest = [...signs].sort((a, b) => scoreOf(b) - scoreOf(a))
  return {
    ids: ranked.map(([id]) => id),
    labels: ranked.map(([, { label }]) => label),
    kind: strongest[0]!.value.kind,
    signs: strongest,
    score: ranked.reduce((sum, [, { score }]) => sum + score, 0),
    pages: [...new Set(signs.flatMap(({ quotes }) => quotes.map(({ page }) => page)))],
    sources: [...new Set(strongest.map(({ value }) => value.source))],
  }
}

/** Whether nobody is named, and the kind of offer alone lets conclude the readers. */
export const isExpected = ({ sources }: Pick<Cluster, 'sources'>): boolean =>
  sources.every((source) => source === 'kind')
