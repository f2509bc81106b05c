import { differenceCiede2000 } from 'culori'
import type { ColorRole } from '../../facts/look/shapes.ts'
import type { ReportedChange } from '../change.ts'
import type { Look, Mark } from '../snapshot.ts'
import { plainKey } from '../texts/text-keys.ts'
import { hueName } from './color-words.ts'

const difference = differenceCiede2000()
/** ENGINE: equal under 2.3, shifted up to 15; between, a reader who watches a brand wants to know. */
const differentMin = 10

export interface LookPair {
  before: Look
  after: Look
  /** Names of all pictures of either page. */
  pictures: { before: readonly string[]; after: readonly string[] }
  /** Whether some page counts at one of the two times only. */
  isPartial: boolean
  /** Sections that say the same on both pages, with what is painted behind each. */
  sections?: readonly SectionGrounds[]
}

export interface SectionGrounds {
  name: string | null
  before: string
  after: string
}

/** Colours, type, marks and the hero's picture; what only the markup or the bytes tell apart is no change. */
export function lookChanges({ before, after, pictures, isPartial, sections = [] }: LookPair): ReportedChange[] {
  const changes = [
    ...(isPartial ? [] : [...colorChanges(before, after), ...fontChanges(before, after)]),
    ...markChange('logo', before.logo, after.logo),
    ...markChange('favicon', before.icon, after.icon),
    ...pictureChange(before, after, pictures),
    ...groundChange(before, after),
    ...barChanges(before, after),
    ...buttonChange(before, after),
    ...sectionGroundChange(sections),
  ]
  if (changes.length < redesignMin) return changes
  return [visual('design', null, `new design: ${changes.map(({ field }) => field).join(', ')}`, 'major'), ...changes]
}

/** So many parts of a look do not change by the way. */
const redesignMin = 4

const visual = (
  field: string,
  old_value: string | null,
  new_value: string | null,
  magnitude: ReportedChange['magnitude'],
): ReportedChange => ({
  field,
  subject: null,
  old_value,
  new_value,
  magnitude,
})

const roles: readonly ColorRole[] = ['primary', 'secondary', 'accent', 'background']

function colorChanges(before: Look, after: Look): ReportedChange[] {
  const changes: ReportedChange[] = []
  // The same colours in the same style sheets: which of them counts most wavers with every element more or less.
  if (isSamePalette(before, after)) return changes
  for (const role of roles) {
    const old = before.colors.find((color) => color.role === role)?.hex ?? null
    const now = after.colors.find((color) => color.role === role)?.hex ?? null
    if (old === null || now === null || difference(old, now) < differentMin) continue
    // Two colours of one brand that changed places are the same brand.
    if (isAmong(now, before) && isAmong(old, after)) continue
    // Which of a page's colours comes second wavers: one that both pages show is neither new nor gone.
    if ((role === 'secondary' || role === 'accent') && (isShown(now, before) || isShown(old, after))) continue
    changes.push(visual(`${role} colour`, old, now, role === 'primary' ? 'major' : 'notable'))
  }
  return changes
}

const isShown = (hex: string, { colors }: Look) => colors.some((color) => difference(color.hex, hex) < differentMin)

const isSamePalette = (before: Look, after: Look) =>
  before.colors.length > 1 &&
  before.colors.length === after.colors.length &&
  before.colors.every(({ hex }) => after.colors.some((color) => color.hex === hex))

const isAmong = (hex: string, { colors }: Look) =>
  colors.some(({ hex: other, role }) => mainRoles.has(role) && difference(other, hex) < differentMin)

const mainRoles: ReadonlySet<ColorRole> = new Set(['primary', 'secondary', 'accent', 'background', 'text'])

function fontChanges(before: Look, after: Look): ReportedChange[] {
  const changes: ReportedChange[] = []
  for (const role of ['heading', 'body'] as const) {
    const of = ({ fonts }: Look) => fonts.find((font) => font.role === role)?.family ?? null
    const [old, now] = [of(before), of(after)]
    if (old === null || now === null || plainKey(old) === plainKey(now)) continue
    // Which of a page's typefaces most headings are set in depends on how many there are: one that was there is none that is new.
    if (before.fonts.some(({ family }) => plainKey(family) === plainKey(now))) continue
    changes.push(visual(`${role} typeface`, old, now, 'notable'))
  }
  return changes
}

function markChange(field: string, old: Mark | null, now: Mark | null): ReportedChange[] {
  if (old === null || now === null || isSameMark(old, now)) return []
  return [visual(field, describe(old), describe(now), field === 'logo' ? 'major' : 'minor')]
}

/** The same by what it draws, or by its name; bytes alone prove nothing, as pictures are compressed anew. */
function isSameMark(old: Mark, now: Mark): boolean {
  if (old.kind !== now.kind && (old.kind === 'text') !== (now.kind === 'text')) return false
  if (old.kind === 'text') {
    if (plainKey(old.name ?? '') !== plainKey(now.name ?? '')) return false
    return old.style === null || now.style === null || old.style === now.style
  }
  if (old.hash !== null && old.hash === now.hash) return true
  if (old.name !== null && now.name !== null) return isSameName(old.name, now.name)
  return old.hash === null || now.hash === null || old.name !== null || now.name !== null
}

const describe = ({ kind, name, style }: Mark): string =>
  kind === 'text' ? `“${name}”${style === null ? '' : ` set in ${style}`}` : (name ?? 'a drawing')

/** A picture that stood elsewhere on the page, or still does, was only moved. */
function pictureChange(before: Look, after: Look, pictures: LookPair['pictures']): ReportedChange[] {
  const isAmongPictures = (name: string, names: readonly string[]) => names.some((other) => isSameName(name, other))
  const gone = before.heroPictures.filter((name) => !isAmongPictures(name, [...after.heroPictures, ...pictures.after]))
  const come = after.heroPictures.filter((name) => !isAmongPictures(name, [...before.heroPictures, ...pictures.before]))
  if (gone.length === 0 && come.length === 0) return []
  return [visual('hero picture', gone.join(', ') || null, come.join(', ') || null, 'notable')]
}

/** One hash in fifty has no letter, and nothing then tells it from a number that somebody wrote, but the name without. */
const isSameName = (one: string, other: string): boolean =>
  one === other || one.replace(/-\d{8,}$/, '') === other || other.replace(/-\d{8,}$/, '') === one

/** A plain ground that is gone, or new, may be beside the hero on the other page: where one ends is a matter of opinion. A gradient is meant. */
function groundChange(before: Look, after: Look): ReportedChange[] {
  const isKnown = (ground: string, { heroGround }: Look) => heroGround.some((other) => areAlike(ground, other))
  const gone = before.heroGround.filter((ground) => !isKnown(ground, after))
  const come = after.heroGround.filter(
    (ground) =>
      !isKnown(ground, before) &&
      (ground.includes(' ') || !(gone.length === 0 || isWhite(ground) || isAmong(ground, before))),
  )
  if (come.length === 0 && !gone.some((ground) => ground.includes(' '))) return []
  const names = (grounds: readonly string[]) => grounds.map(hueName).join(', ') || null
  return [visual('hero background', names(gone), names(come), 'notable')]
}

/** A shade more or less is none: a bar that was painted anew is seen at once. */
const barDifferentMin = 20

/** The ground of the top or the foot, where neither colour stood behind any of its links on the other page. */
function barChanges(before: Look, after: Look): ReportedChange[] {
  return (['header', 'footer'] as const).flatMap((bar) => {
    const [old, now] = [before.bars?.[bar] ?? [], after.bars?.[bar] ?? []]
    const [from, to] = [old[0], now[0]]
    if (from === undefined || to === undefined || difference(from, to) < barDifferentMin) return []
    const isKnown = (hex: string, others: readonly string[]) =>
      others.some((other) => difference(hex, other) < differentMin)
    if (isKnown(from, now) || isKnown(to, old)) return []
    return [visual(`${bar} background`, hueName(from), hueName(to), 'notable')]
  })
}

/** Most of the buttons that both pages have are filled with a colour that none of them had before. */
function buttonChange(before: Look, after: Look): ReportedChange[] {
  const old = new Map((before.buttons ?? []).map(({ text, fill }) => [plainKey(text), fill]))
  const common = (after.buttons ?? []).flatMap(({ text, fill }) => {
    const from = old.get(plainKey(text))
    return from === undefined ? [] : [{ from, to: fill }]
  })
  const isNew = (fill: string) => ![...old.values()].some((other) => difference(other, fill) < differentMin)
  const changed = common.filter(({ from, to }) => difference(from, to) >= barDifferentMin && isNew(to))
  const [first] = changed
  if (first === undefined || 2 * changed.length < common.length) return []
  return [visual('button colour', hueName(first.from), hueName(first.to), 'notable')]
}

/** What stands on a ground of its own and says the same as before, on another ground. */
function sectionGroundChange(sections: readonly SectionGrounds[]): ReportedChange[] {
  const changed = sections.filter(({ before, after }) => difference(before, after) >= barDifferentMin)
  const [first] = changed
  if (first === undefined) return []
  return [
    { ...visual('section background', hueName(first.before), hueName(first.after), 'notable'), subject: first.name },
  ]
}

const isWhite = (hex: string) => difference(hex, '#ffffff') < 4

/** Colour by colour. */
function areAlike(a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')]
  return left.length === right.length && left.every((hex, index) => difference(hex, right[index]!) < differentMin)
}
