import type { Fact } from '../../evidence.ts'
import type { Site, SitePage } from '../../site.ts'
import type { FontFamily, TypeStep } from './shapes.ts'
import { familyName, foldFamily, leadingFamily } from './typography/family-names.ts'
import { type FontSources, fontSources } from './typography/font-sources.ts'
import { type TextStyle, textStyles } from './typography/text-styles.ts'

/** Type is the same on every page but one made by another hand. */
const pagesMax = 4
const weightOfFurtherPages = 0.5
/** What less of a role's text is set in is an exception. */
const shareMin = 0.15
const otherShareMin = 0.02
const familiesMax = 8
/** Set so much larger than the rest, a text heads what follows, whatever its element. */
const displaySizeMin = 24

interface Usage {
  family: string
  alias: string
  /** Weighted characters by role. */
  heading: number
  body: number
  other: number
  /** Characters by weight, within each role. */
  weights: Record<Role, Map<number, number>>
  order: number
}

type Role = FontFamily['role']

/** The families that headings and body text are set in, by what is seen; fallbacks and icon fonts are none. */
export function typography(site: Site): Fact<FontFamily>[] {
  const pages = site.pages.slice(0, pagesMax)
  const sources = fontSources(pages)
  const usages = new Map<string, Usage>()
  for (const page of pages) {
    const weight = page === site.home ? 1 : weightOfFurtherPages
    for (const style of textStyles(page)) count(usages, style, weight)
  }
  const all = [...usages.values()]
  const main = mainRoles.flatMap((role) => familiesOfRole(all, role, sources))
  const taken = new Set(main.map(({ value }) => value.family))
  return [...main, ...otherFamilies(all, taken, sources)].slice(0, familiesMax)
}

const mainRoles = ['heading', 'body'] as const

function count(usages: Map<string, Usage>, style: TextStyle, pageWeight: number): void {
  const alias = leadingFamily(style.stack)
  if (alias === null) return
  const { family, weight } = familyName(alias)
  const key = foldFamily(family)
  const usage = usages.get(key) ?? {
    family,
    alias,
    heading: 0,
    body: 0,
    other: 0,
    weights: { heading: new Map(), body: new Map(), other: new Map() },
    order: usages.size,
  }
  usages.set(key, usage)
  const role = roleOf(style)
  const characters = pageWeight * style.characters
  usage[role] += characters
  // A face named for its weight is often declared at the weight of all others.
  const used = weight !== null && (style.weight === 400 || style.weight === 700) ? weight : style.weight
  const weights = usage.weights[role]
  weights.set(used, (weights.get(used) ?? 0) + characters)
}

function roleOf({ role, size }: TextStyle): Role {
  if (role === 'code' || role === 'button') return 'other'
  return role !== 'body' || size >= displaySizeMin ? 'heading' : 'body'
}

function familiesOfRole(usages: readonly Usage[], role: Role, sources: FontSources): Fact<FontFamily>[] {
  const total = usages.reduce((sum, usage) => sum + usage[role], 0)
  return usages
    .filter((usage) => total > 0 && usage[role] / total >= shareMin)
    .sort((a, b) => b[role] - a[role] || a.order - b.order)
    .map((usage) => describe(usage, role, { total, sources }))
}

/** A third family, of code, buttons or small labels: what headings and running text are not set in. */
function otherFamilies(usages: readonly Usage[], taken: ReadonlySet<string>, sources: FontSources): Fact<FontFamily>[] {
  const all = usages.map((usage): Usage => {
    const { heading, body, other } = usage
    const weights = new Map<number, number>()
    for (const byRole of Object.values(usage.weights)) {
      for (const [weight, characters] of byRole) weights.set(weight, (weights.get(weight) ?? 0) + characters)
    }
    return { ...usage, other: heading + body + other, weights: { ...usage.weights, other: weights } }
  })
  const total = all.reduce((sum, usage) => sum + usage.other, 0)
  return (
    all
      .filter(({ family, other }) => !taken.has(sources.spellingOf(family) ?? family) && other / total >= otherShareMin)
      .sort((a, b) => b.other - a.other || a.order - b.order)
      .map((usage) => describe(usage, 'other', { total, sources }))
      // What the system lends to a field or a line of code nobody chose for the brand.
      .filter(({ value }) => value.source !== 'system')
  )
}

function describe(
  usage: Usage,
  role: Role,
  { total, sources }: { total: number; sources: FontSources },
): Fact<FontFamily> {
  const { family, alias } = usage
  const source = sources.sourceOf(family, alias)
  const share = usage[role] / total
  const weights = [...usage.weights[role]].filter(([, characters]) => characters >= 0.02 * usage[role])
  return {
    value: {
      family: sources.spellingOf(family) ?? family,
      role,
      source,
      weights: weights.map(([weight]) => weight).sort((a, b) => a - b),
      usage: `${Math.round(100 * share)} % of ${texts[role]}${source === 'not loaded' ? '; named, but no stylesheet loads it' : ''}`,
    },
    basis: 'computed',
    confidence: Math.round(100 * (0.5 + 0.35 * share + (source === 'not loaded' ? 0 : 0.1))) / 100,
    quotes: [],
  }
}

const texts: Record<Role, string> = {
  heading: 'the text of headings',
  body: 'the running text',
  other: 'all text, in details',
}

/** Sizes and weights of headings, running text and buttons, where the site sets them; each by what most of it is set in. */
export function typeScale(site: Site): TypeStep[] {
  const styles = site.pages
    .slice(0, pagesMax)
    .flatMap((page) => textStyles(page).map((style) => ({ style, weight: weightOf(site, page) })))
  const body = commonest(styles.filter(({ style }) => style.role === 'body' && style.size < displaySizeMin))
  const steps: TypeStep[] = []
  const add = (step: string, found: Look | null) => {
    if (found !== null) steps.push({ step, ...found })
  }
  for (const level of ['h1', 'h2', 'h3'] as const) {
    add(
      level,
      commonest(
        styles
          .filter(({ style }) => style.role === level)
          .map(({ style, weight }) => ({ style, weight: weight / Math.max(1, style.characters) })),
      ),
    )
  }
  add('body', body)
  if (body !== null) {
    add('small', commonest(styles.filter(({ style }) => style.role === 'body' && style.size <= 0.9 * body.size)))
  }
  add('button', commonest(styles.filter(({ style }) => style.role === 'button')))
  return steps
}

const weightOf = (site: Site, page: SitePage) => (page === site.home ? 1 : weightOfFurtherPages)

type Look = Pick<TypeStep, 'size' | 'weight'>

/** The look that most characters have; given `weight` over their number, the look of most elements. */
function commonest(styles: readonly { style: TextStyle; weight: number }[]): Look | null {
  const looks = new Map<string, { look: Look; characters: number }>()
  for (const { style, weight } of styles) {
    const key = `${style.size} ${style.weight}`
    const known = looks.get(key) ?? { look: { size: style.size, weight: style.weight }, characters: 0 }
    known.characters += style.characters * weight
    looks.set(key, known)
  }
  let best: { look: Look; characters: number } | null = null
  for (const candidate of looks.values()) {
    if (best === null || candidate.characters > best.characters) best = candidate
  }
  return best === null ? null : best.look
}
