/** Each kind of block as Markdown. */

import { percent } from '../../writing/prose.ts'
import type { Block, BlockOf, Cell, CheckWithEvidence, Field, Point } from '../outline/blocks.ts'
import { effortWords, spelled } from '../outline/words.ts'
import { type Footnotes, linked, plain, worded } from './inline.ts'

export interface MarkdownPage {
  notes: Footnotes
  /** Of the headings of blocks. */
  level: 3 | 4
}

type Kind = Block['kind']
/** Blocks of a document, each a paragraph, a list or a table. */
export function markdownOf(block: Block, page: MarkdownPage): string[] {
  // The table is keyed by kind, which the compiler cannot follow through a union.
  return (written[block.kind] as (block: Block, page: MarkdownPage) => string[])(block, page).filter(
    (part) => part !== '',
  )
}

const heading = (title: string | undefined, { level }: MarkdownPage) =>
  title === undefined ? '' : `${'#'.repeat(level)} ${plain(title)}`

const bullets = (points: readonly Point[], { notes }: MarkdownPage, look: 'bare' | 'quoted' = 'bare') =>
  points.map((point) => `- ${notes.point(point, look)}`).join('\n')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head.map(plain)), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const cellText = (cell: Cell) => (typeof cell === 'string' ? plain(cell) : worded(cell))

function fieldLines(fields: readonly Field[], page: MarkdownPage): string {
  return fields
    .map(({ label, points }) => {
      const [only] = points
      if (points.length === 1 && only !== undefined) return `- **${plain(label)}:** ${page.notes.point(only)}`
      return [`- **${plain(label)}:**`, ...points.map((point) => `  - ${page.notes.point(point)}`)].join('\n')
    })
    .join('\n')
}

const outcomeWords = { passed: 'passed', failed: '**to mend**', notApplicable: 'does not apply' }

const checkRow = ({ title, outcome, seen, why, fix, evidence }: CheckWithEvidence, { notes }: MarkdownPage) => [
  plain(title),
  outcomeWords[outcome],
  `${plain(seen)}${notes.mark(evidence)}`,
  [why, fix ?? '']
    .filter((text) => text !== '')
    .map(plain)
    .join(' → '),
]

const written: { [K in Kind]: (block: BlockOf<K>, page: MarkdownPage) => string[] } = {
  fields: ({ title, fields }, page) => [heading(title, page), fieldLines(fields, page)],
  points: ({ title, points }, page) => [heading(title, page), bullets(points, page)],
  table: ({ title, head, rows, note }, page) => [
    heading(title, page),
    table(
      head,
      rows.map(({ cells, evidence }) =>
        cells.map((cell, index) => `${cellText(cell)}${index === cells.length - 1 ? page.notes.mark(evidence) : ''}`),
      ),
    ),
    note === undefined ? '' : plain(note),
  ],
  statement: ({ label, point }, page) => [`**${plain(label)}**`, `> ${page.notes.point(point, 'quoted')}`],
  hero: ({ eyebrow, headline, subhead }, page) => [
    heading('First words of the home page', page),
    [eyebrow, headline, subhead]
      .filter((point) => point !== null)
      .map((point) => `> ${page.notes.point(point, 'quoted')}`)
      .join('\n>\n'),
  ],
  archetype: ({ name, second, description, mix, note }, page) => {
    const title = second === null ? name : `${name}, with something of the ${second}`
    const rows = mix.map(({ label, share, evidence }) => [
      plain(label),
      `${percent(share)}${page.notes.mark(evidence)}`,
    ])
    return [
      heading('Archetype', page),
      mix.length === 0 ? '' : `**${plain(title)}**${note === null ? '' : ` (${note})`}`,
      page.notes.point(description),
      rows.length === 0 ? '' : table(['Archetype', 'Share'], rows),
    ]
  },
  tone: ({ title, axes }, page) => [
    heading(title, page),
    table(
      ['From', '', 'To'],
      axes.map(({ from, to, value, evidence }) => [
        from,
        `${scale(value)} ${value.toFixed(1)}${page.notes.mark(evidence)}`,
        to,
      ]),
    ),
  ],
  shares: ({ title, shares }, page) => [
    heading(title, page),
    table(
      ['', 'Share', ''],
      shares.map(({ label, share, note, evidence }) => [
        plain(label),
        percent(share),
        `${plain(note ?? '')}${page.notes.mark(evidence)}`,
      ]),
    ),
  ],
  personas: ({ personas }, page) =>
    personas.flatMap(({ name, facts, lists, quote, evidence, support }) => [
      `${heading(name, page)}`,
      fieldLines([...facts.map(({ label, point }) => ({ label, points: [point] })), ...lists], page),
      quote === null ? '' : `> ${page.notes.point(quote, 'quoted')}`,
      support.length + evidence.length === 0
        ? ''
        : `Spoken to on: ${support.map((url) => linked(plain(url), url)).join(', ')}${page.notes.mark(evidence)}`,
    ]),
  swot: ({ quadrants }, page) =>
    quadrants.flatMap(({ label, points }) => [
      heading(label, page),
      points.length === 0 ? 'Nothing on the pages read.' : bullets(points, page),
    ]),
  initiatives: ({ initiatives }, page) =>
    initiatives.flatMap(({ title, rationale, steps, effort, impact, horizon, metric, answers, evidence }, index) => [
      heading(`Initiative ${index + 1}: ${title}`, page),
      `${page.notes.point(rationale)}${page.notes.mark(evidence)}`,
      `**Impact** ${impact} · **Effort** ${effortWords[effort]} · **Horizon** ${plain(horizon)} · **Measure** ${plain(metric)}`,
      steps.map((step, at) => `${at + 1}. ${plain(step)}`).join('\n'),
      answers.length === 0 ? '' : `Answers: ${answers.map(({ text }) => plain(text)).join(' ')}`,
    ]),
  palette: ({ swatches }, page) => [
    heading('Colours', page),
    table(
      ['Colour', 'Role', 'Seen as', 'Text on it', 'Tokens'],
      swatches.map(({ hex, role, usage, onColor, tokens, evidence }) => [
        `\`${hex}\``,
        spelled(role),
        `${plain(usage)}${page.notes.mark(evidence)}`,
        onColor === null ? '' : plain(onColor),
        tokens.map(plain).join(', '),
      ]),
    ),
  ],
  pairs: ({ title, pairs }, page) => [
    heading(title, page),
    table(
      ['Text', 'Ground', 'Contrast', 'Where'],
      pairs.map(({ foreground, background, contrast, usage, evidence }) => [
        foreground,
        background,
        `${contrast.toFixed(1)} : 1`,
        `${plain(usage)}${page.notes.mark(evidence)}`,
      ]),
    ),
  ],
  type: ({ samples }, page) => [
    heading('Type', page),
    table(
      ['Family', 'Role', 'Source', 'Weights', 'Used for'],
      samples.map(({ family, role, source, weights, usage, evidence }) => [
        plain(family),
        spelled(role),
        source ?? '',
        weights.join(', '),
        `${plain(usage ?? '')}${page.notes.mark(evidence)}`,
      ]),
    ),
  ],
  scale: ({ title, steps }, page) => [
    heading(title, page),
    table(
      ['Step', 'Size', 'Weight'],
      steps.map(({ step, size, weight, evidence }) => [
        plain(step),
        `${size} px`,
        `${weight}${page.notes.mark(evidence)}`,
      ]),
    ),
  ],
  marks: ({ marks }, page) => [
    heading('Logo', page),
    marks
      .map(({ label, url, text, why, evidence }) => {
        const shown = text ?? (url === undefined || url.startsWith('data:') ? 'drawn in the page' : url)
        return `- **${label}:** ${linked(plain(shown), url)} (${plain(why)})${page.notes.mark(evidence)}`
      })
      .join('\n'),
  ],
  plans: ({ plans }, page) => [
    heading('Plans', page),
    table(
      ['Plan', 'Price', 'Terms', 'Holds', 'Call'],
      plans.map(({ name, price, notes, features, cta, page: url, evidence }) => [
        linked(plain(name), url),
        `${plain(price)}${page.notes.mark(evidence)}`,
        notes.map(plain).join('; '),
        features.map(plain).join('; '),
        plain(cta ?? ''),
      ]),
    ),
  ],
  journey: ({ stages }, page) =>
    stages.flatMap(({ name, assets, calls, strengths, friction, gaps }) => {
      const told = [
        { label: 'Pages', points: assets },
        { label: 'Calls', points: calls },
        { label: 'Helps', points: strengths },
        { label: 'Friction', points: friction },
        { label: 'Missing', points: gaps },
      ].filter(({ points }) => points.length > 0)
      return [heading(name, page), told.length === 0 ? 'Nothing on the pages read.' : fieldLines(told, page)]
    }),
  checks: ({ title, score, evidence, checks }, page) => [
    heading(score === null ? title : `${title}: ${score} of 100`, page),
    evidence.length === 0 ? '' : `Measured on the pages read.${page.notes.mark(evidence)}`,
    table(
      ['Check', 'Outcome', 'Seen', 'Why, and what to do'],
      checks.map((check) => checkRow(check, page)),
    ),
  ],
  quotations: ({ title, items }, page) => [
    heading(title, page),
    ...items.map(
      ({ point, by }) => `> ${page.notes.point(point, 'quoted')}${by === null ? '' : `\n>\n> ${plain(by)}`}`,
    ),
  ],
  insights: ({ insights }, page) =>
    insights.flatMap(({ title, category, seen, recommendation, impact, effort }, index) => [
      heading(`${index + 1}. ${title}`, page),
      page.notes.point(seen),
      `→ ${plain(recommendation)}`,
      `**Impact** ${impact} · **Effort** ${effort} · ${spelled(category)}`,
    ]),
  evidence: ({ title, entries }, page) => [
    heading(title, page),
    entries.map((entry) => `- \`${entry.pointer.replaceAll('`', '')}\`${page.notes.mark([entry])}`).join('\n'),
  ],
}

/** Seven places from one pole to the other. */
function scale(value: number): string {
  const at = Math.round((Math.max(-1, Math.min(1, value)) + 1) * 3)
  return [0, 1, 2, 3, 4, 5, 6].map((place) => (place === at ? '●' : '·')).join('')
}
