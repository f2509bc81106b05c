/** Blocks of an outline as the template takes them: the same members, with texts as runs and evidence as marks. */

import { archetypes } from '../../lexicon/archetypes/archetypes.ts'
import { capitalised, percent } from '../../writing/prose.ts'
import type { EvidenceEntry } from '../../writing/shapes.ts'
import { contrastOf, textOn } from '../accent.ts'
import { toneInWords } from '../html/charts.ts'
import { verdict } from '../html/look-blocks.ts'
import { shownUrl } from '../html/words.ts'
import type {
  Block,
  BlockOf,
  Cell,
  Initiative,
  Mark,
  PersonaCard,
  PlanCard,
  Point,
  Row,
  Stage,
  Swatch,
} from '../outline/blocks.ts'
import { effortWords, spelled } from '../outline/words.ts'
import type { Notes } from './notes.ts'
import { headed, isHex, own as ownText, plain, prose, type Run, verbatim, worded } from './words.ts'

/** What a block is written with. */
export interface Writing {
  notes: Notes
  /** Places of the report that links may lead to, by the names that places.ts knows them by. */
  places: Map<string, string>
  /** Of the names of places: '', unless the document has those of another report too. */
  prefix: string
  /** The name of the file of a mark's picture; null where it is set in type. */
  pictureOf(mark: Mark): string | null
}

/** JSON. */
export type BlockData = { kind: Block['kind'] } & Record<string, unknown>

type Kind = Block['kind']
export function blockData(block: Block, writing: Writing): BlockData {
  // The table is keyed by kind, which the compiler cannot follow through a union.
  const written = writers[block.kind] as (block: Block, writing: Writing) => Record<string, unknown>
  const data = written(block, writing)
  return {
    kind: block.kind,
    ...data,
    isParted: (isParted(block) && !isSmallTable(block)) || isLong(data, partedLetters),
  }
}

/** Blocks of so many letters go on over the end of a page; blocks of cards and rows do so between these. */
const partedLetters = 700

const isParted = ({ kind }: Block) =>
  /^(?:fields|table|personas|swot|initiatives|palette|plans|journey|checks|quotations|insights)$/.test(kind)

/** Two rows of which one stands on the next page are no table. */
const rowsOfSmallTable = 4

const isSmallTable = (block: Block) => block.kind === 'table' && block.rows.length <= rowsOfSmallTable

interface Shown<Item> {
  items: Item[]
  /** Left out: paper is not the place for the five-hundredth entry of a list. */
  more: number
}

/** The beginning of a list. One more than that is shown and not counted. */
function shown<Item, Data>(list: readonly Item[], max: number, written: (item: Item, at: number) => Data): Shown<Data> {
  const kept = list.length <= max + 1 ? list : list.slice(0, max)
  return { items: kept.map(written), more: list.length - kept.length }
}

const titled = (title: string | undefined) => (title === undefined || plain(title) === '' ? null : plain(title, 160))

export const point = (one: Point, { notes }: Writing, look: 'bare' | 'quoted' = 'bare') => ({
  ...worded(one, look),
  mark: notes.mark(one.evidence),
})

const points = (list: readonly Point[], writing: Writing, max = 20) => shown(list, max, (one) => point(one, writing))

const chipCharactersMax = 44

/** Many short words of the same kind stand beside each other; anything longer has a line of its own. */
const areChips = (list: readonly Point[]) =>
  list.length > 2 &&
  list.every(({ text, note }) => text.length <= chipCharactersMax && (note ?? '').length <= chipCharactersMax)

/** Small things in a row have one mark together. */
function chips(list: readonly Point[], { notes }: Writing) {
  const { items, more } = shown(list, 40, (one) => ({ ...worded(one, 'bare'), mark: null }))
  const evidence = list.slice(0, items.length).flatMap(({ evidence }) => evidence)
  return { items, more, mark: notes.mark(evidence) }
}

const listOf = (list: readonly Point[], writing: Writing, max?: number) =>
  areChips(list)
    ? { look: 'chips', ...chips(list, writing) }
    : { look: 'list', ...points(list, writing, max), mark: null }

const texts = (list: readonly string[], max: number, written: (text: string) => Run[] = verbatim) =>
  shown(list, max, (text) => written(text))

const fieldsOf = (fields: readonly { label: string; points: Point[] }[], writing: Writing) =>
  shown(fields, 40, ({ label, points }) => withLength({ label: plain(label, 80), ...listOf(points, writing) }))

const writers: { [K in Kind]: (block: BlockOf<K>, writing: Writing) => Record<string, unknown> } = {
  fields: ({ title, fields }, writing) => ({ title: titled(title), fields: fieldsOf(fields, writing).items }),
  points: ({ title, look, points: list }, writing) => ({
    title: titled(title),
    list: look === 'chips' ? { look, ...chips(list, writing) } : listOf(list, writing),
  }),
  table: ({ title, head, rows, note }, { notes }) => ({
    title: titled(title),
    head: head.map((name) => plain(name, 60)),
    columns: columnWidths(head, rows),
    isLong: rows.some(({ cells }) => cells.some((cell) => textOf(cell).length > longCharacters)),
    rows: shown(rows, 24, ({ cells, evidence }) => ({
      cells: cells.map((cell) =>
        typeof cell === 'string' ? worded({ text: cell, voice: 'report' }, 'bare') : worded(cell, 'bare'),
      ),
      mark: notes.mark(evidence),
    })),
    note: note === undefined ? null : prose(note),
  }),
  statement: ({ label, point: one }, writing) =>
    withLength({ label: plain(label, 120), point: point(one, writing, 'quoted') }),
  hero: ({ eyebrow, headline, subhead }, writing) => {
    const line = (one: Point | null) => (one === null ? null : point(one, writing, 'quoted'))
    return withLength({ eyebrow: line(eyebrow), headline: line(headline), subhead: line(subhead) })
  },
  archetype: ({ name, second, description, mix, note }, writing) => ({
    name: plain(name, 60),
    second: second === null ? null : plain(second, 60),
    description: point(description, writing),
    note: note === null ? null : plain(note, 120),
    mix: mix.slice(0, 4).map(({ label, share, evidence }) => ({
      label: plain(label, 60),
      share,
      percent: percent(share),
      mark: writing.notes.mark(evidence),
    })),
    axes: archetypes.map((label) => ({ label, share: mix.find((one) => one.label === label)?.share ?? 0 })),
    isLong: description.text.length > 1_800,
    said: mix
      .slice(0, 3)
      .map(({ label, share }) => `${plain(label, 60)} ${percent(share)}`)
      .join(', '),
  }),
  tone: ({ title, axes }, { notes }) => ({
    title: titled(title),
    axes: axes.map(({ from, to, value, evidence }) => ({
      from,
      to,
      value: Math.max(-1, Math.min(1, value)),
      said: toneInWords(from, to, value),
      mark: notes.mark(evidence),
    })),
  }),
  shares: ({ title, shares }, { notes }) => ({
    title: titled(title),
    shares: shown(shares, 14, ({ label, voice, share, note, evidence }) => ({
      ...worded({ text: label, voice }, 'bare'),
      share: Math.max(0, Math.min(1, share)),
      percent: percent(share),
      note: note === undefined || note === '' ? null : prose(note, 200),
      mark: notes.mark(evidence),
    })),
  }),
  personas: ({ personas }, writing) => ({ personas: shown(personas, 8, (persona) => personaData(persona, writing)) }),
  swot: ({ quadrants }, writing) => ({
    isDense: Math.max(...quadrants.map(lettersOfPoints)) > denseLetters,
    isLong: quadrants.some((quadrant) => lettersOfPoints(quadrant) > 2_600),
    quadrants: quadrants.map(({ id, label, points: list }) => ({
      id,
      label: plain(label, 60),
      ...shown(list, 9, (one) => {
        const data = point(one, writing)
        if (data.mark !== null) writing.places.set(placeOf(one.pointer), `mark-${data.mark.note}-${data.mark.at}`)
        return data
      }),
    })),
  }),
  initiatives: ({ initiatives }, writing) => ({
    initiatives: shown(initiatives, 10, (one, at) => initiativeData(one, at, writing)),
  }),
  palette: ({ swatches }, writing) => ({
    swatches: shown(
      swatches.filter(({ hex }) => isHex(hex)),
      11,
      (swatch) => swatchData(swatch, writing),
    ),
  }),
  pairs: ({ title, pairs }, { notes }) => ({
    title: titled(title),
    pairs: shown(
      pairs.filter(({ foreground, background }) => isHex(foreground) && isHex(background)),
      11,
      ({ foreground, background, contrast, usage }) => ({
        foreground,
        background,
        fails: contrast < 4.5,
        verdict: verdict(contrast),
        usage: prose(usage, 120),
      }),
    ),
    mark: notes.mark(distinct(pairs)),
  }),
  type: ({ samples }, { notes }) => ({
    samples: shown(samples, 8, ({ family, role, source, weights, usage, evidence }) => ({
      family: verbatim(family, 80),
      role: spelled(role),
      notes: prose([source, weights.join(', '), usage].filter((note) => note !== null && note !== '').join(' · '), 300),
      mark: notes.mark(evidence),
    })),
  }),
  scale: ({ title, steps }, { notes }) => ({
    title: titled(title),
    steps: steps.slice(0, 8).map(({ step, size, weight }) => ({
      step: plain(step, 40),
      size,
      points: Math.max(7, Math.min(42, size * 0.75)),
      weight: Math.max(100, Math.min(900, weight)),
    })),
    mark: notes.mark(distinct(steps)),
  }),
  marks: ({ marks }, writing) => ({ marks: shown(marks, 6, (mark) => markData(mark, writing)) }),
  plans: ({ plans }, writing) => {
    const cards = shown(plans, 9, (plan) => planData(plan, writing))
    return { plans: cards, isLong: cards.items.some((card) => isLong(card, 1_200)) }
  },
  journey: ({ stages }, writing) => ({
    stages: stages.map((stage) => stageData(stage, writing)),
    columns: journeyWidths(stages),
    isLong: stages.some((stage) => lettersOf(stage) > 2 * longCharacters),
  }),
  checks: ({ title, score, evidence, checks }, { notes }) => {
    const heaviest = checks.toSorted((a, b) => b.weight - a.weight)
    const of = (outcome: (typeof checks)[number]['outcome']) => heaviest.filter((check) => check.outcome === outcome)
    const [failed, passed, others] = [of('failed'), of('passed'), of('notApplicable')]
    const line = ({ title, evidence }: (typeof checks)[number]) => ({
      runs: prose(title, 160),
      mark: notes.mark(evidence),
    })
    return {
      title: titled(title),
      score,
      mark: notes.mark(evidence),
      passedCount: passed.length,
      appliedCount: passed.length + failed.length,
      failed: shown(failed, 40, ({ title, seen, why, fix, weight, evidence }) =>
        withLength({
          title: prose(title, 160),
          weight: `${weight} ${weight === 1 ? 'point' : 'points'}`,
          seen: prose(seen),
          why: why === '' ? null : prose(why),
          fix: fix === null || fix === '' ? null : prose(fix),
          mark: notes.mark(evidence),
        }),
      ),
      passed: shown(passed, 60, line),
      others: shown(others, 60, line),
    }
  },
  quotations: ({ title, items }, writing) => ({
    title: titled(title),
    isLong: false,
    items: shown(items, 8, ({ point: one, by }) => ({
      point: point(one, writing, 'quoted'),
      by: by === null ? null : verbatim(by, 160),
    })),
  }),
  insights: ({ insights }, writing) => ({
    insights: shown(insights, 10, ({ title, category, seen, recommendation, impact, effort }) =>
      withLength({
        title: headed(prose(title, 160)),
        category: spelled(category),
        seen: point(seen, writing),
        recommendation: prose(recommendation),
        impact: plain(impact, 20),
        effort: plain(effort, 20),
      }),
    ),
  }),
  evidence: ({ title, entries }, { notes }) => ({
    title: titled(title),
    entries: shown(entries, 60, (entry) => ({ pointer: plain(entry.pointer, 120), mark: notes.mark([entry]) })),
  }),
}

/** A card of so many letters takes some two thirds of a page. */
const cardLetters = 2_200

const withLength = <Data extends object>(data: Data) => ({ ...data, isLong: isLong(data, cardLetters) })

/** Lines of lists are short: each counts for as much as this. */
const lettersOfLine = 40

/** Whether a part of the data has so many letters that it may be longer than a page: to measure would be to lay it out. */
export function isLong(data: unknown, lettersMax: number): boolean {
  let letters = 0
  const open: unknown[] = [data]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) open.push(...value)
    else if (typeof value === 'object' && value !== null) {
      if ('voice' in value && 'text' in value) letters += Math.max(lettersOfLine, String(value.text).length)
      else open.push(...Object.values(value))
    }
    if (letters > lettersMax) return true
  }
  return false
}

/** Four quadrants of which one says more are set closer, to stand on one page. */
const denseLetters = 900

const lettersOfPoints = ({ points }: { points: readonly Point[] }) =>
  points.slice(0, 10).reduce((sum, { text }) => sum + text.length, 0)

/** A row with a longer cell is parted where a page ends: it might not fit on one. */
const longCharacters = 700

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text)

const lettersOf = ({ strengths, friction, gaps }: Stage) =>
  Math.max(...[strengths, [...friction, ...gaps]].map((list) => list.reduce((sum, { text }) => sum + text.length, 0)))

/** Shares of the width of what is there, what helps and what hinders. */
function journeyWidths(stages: readonly Stage[]): number[] {
  const letters = (of: (stage: Stage) => Point[]) =>
    stages.reduce((sum, stage) => sum + of(stage).reduce((sum, { text }) => sum + text.length, 0), 0)
  const each = [
    letters(({ assets, calls }) => [...assets, ...calls]),
    letters(({ strengths }) => strengths),
    letters(({ friction, gaps }) => [...friction, ...gaps]),
  ]
  const mean = Math.max(1, each.reduce((sum, one) => sum + one, 0) / each.length)
  return each.map((one) => Math.min(1.6, Math.max(0.6, one / mean)))
}

/** Shares of the width, by the longest texts: a date needs less than a sentence. */
const columnWidths = (head: readonly string[], rows: readonly Row[]): number[] =>
  head.map((name, at) => {
    const longest = Math.max(name.length, ...rows.slice(0, 100).map(({ cells }) => lettersAcross(cells[at] ?? '')))
    return Math.min(60, Math.max(9, longest))
  })

/** A sample of a colour stands before its name. */
const sampleLetters = 5

const lettersAcross = (cell: Cell) =>
  textOf(cell).length + (typeof cell !== 'string' && cell.hex !== undefined ? sampleLetters : 0)

/** What a group of things rests on together, each ground once. */
function distinct(list: readonly { evidence: EvidenceEntry[] }[]): EvidenceEntry[] {
  const known = new Map(
    list.flatMap(({ evidence }) => evidence).map((entry) => [JSON.stringify({ ...entry, pointer: '' }), entry]),
  )
  return [...known.values()]
}

function personaData({ name, facts, lists, quote, support, evidence }: PersonaCard, writing: Writing) {
  return withLength({
    name: headed(prose(name, 120)),
    facts: facts.map(({ label, point: one }) => ({ label: plain(label, 60), point: point(one, writing) })),
    lists: lists.map(({ label, points: list }) => ({ label: plain(label, 60), ...listOf(list, writing, 6) })),
    quote: quote === null ? null : point(quote, writing, 'quoted'),
    support: texts(support, 4, (page) => ownText(shownUrl(page), 90)),
    mark: writing.notes.mark(evidence),
  })
}

function initiativeData(one: Initiative, at: number, writing: Writing) {
  const { title, rationale, steps, effort, impact, horizon, metric, answers, evidence } = one
  const place = placeWithin(`initiative-${at + 1}`, writing)
  return withLength({
    place,
    number: at + 1,
    title: headed(prose(title, 160)),
    rationale: point(rationale, writing),
    steps: texts(steps, 8, prose),
    effort,
    effortInWords: effortWords[effort],
    impact,
    horizon: prose(horizon, 80),
    metric: prose(metric, 300),
    answers: shown(answers, 4, ({ pointer, text }) => ({
      runs: prose(text, 300),
      place: placed(placeOf(pointer), writing),
    })),
    mark: writing.notes.mark(evidence),
  })
}

/** A link may lead only to what the document holds. */
export const placed = (place: string, { places }: Pick<Writing, 'places'>) => places.get(place) ?? null

/** A place that the document has from here on. */
export function placeWithin(name: string, { places, prefix }: Writing): string {
  const place = `${prefix}${name}`
  places.set(name, place)
  return place
}

const placeOf = (pointer: string) => pointer.slice(1).replaceAll('/', '-')

function swatchData({ hex, role, usage, tokens, variants, onColor, evidence }: Swatch, { notes }: Writing) {
  const { color, contrast } = textOn(hex)
  const own = onColor !== null && isHex(onColor) ? onColor : null
  // The usage names some of them already.
  const named = tokens.filter((token) => !usage.includes(token)).slice(0, 4)
  return {
    hex,
    on: color,
    onContrast: `${color === '#ffffff' ? 'white' : 'black'} ${contrast.toFixed(1)}`,
    isLight: contrastOf(hex, '#ffffff') < 1.25,
    role: spelled(role),
    usage: prose(usage, 160),
    carries: own === null ? null : `carries ${own}: ${verdict(contrastOf(own, hex))}`,
    tokens: named.length === 0 ? null : ownText(named.map((token) => plain(token, 60)).join(', '), 300),
    variants: variants.filter(isHex).slice(0, 4).join(', '),
    mark: notes.mark(evidence),
  }
}

export function markData(mark: Mark, writing: Writing) {
  const { label, url, text, madeFor, why, evidence } = mark
  return {
    label: plain(label, 60),
    picture: writing.pictureOf(mark),
    text: text === undefined ? null : verbatim(text, 80),
    onDark: madeFor === 'dark',
    why: prose(why, 200),
    address:
      url === undefined || url.startsWith('data:')
        ? null
        : worded({ text: shownUrl(url), voice: 'report', href: url }, 'bare'),
    mark: writing.notes.mark(evidence),
  }
}

function planData({ name, price, notes, features, cta, highlighted, page, evidence }: PlanCard, writing: Writing) {
  return {
    name: worded({ text: name, voice: 'site', href: page }, 'bare'),
    price: verbatim(price, 80),
    notes: texts(notes, 6),
    features: texts(features, 9),
    cta: cta === null ? null : verbatim(cta, 80),
    highlighted,
    mark: writing.notes.mark(evidence),
  }
}

function stageData({ name, assets, calls, strengths, friction, gaps }: Stage, writing: Writing) {
  const part = (label: string, list: readonly Point[]) => ({ label, ...points(list, writing, 6) })
  return {
    name: capitalised(plain(name, 40)),
    there: [part('Pages', assets), part('Calls', calls)].filter(({ items }) => items.length > 0),
    helps: points(strengths, writing, 6),
    hinders: [part('Friction', friction), part('Missing', gaps)].filter(({ items }) => items.length > 0),
  }
}
