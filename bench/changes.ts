/**
 * Which changes are told between two versions of a page, against hand-made labels: `npm run bench:changes -- --corpus DIR`.
 *
 * A corpus is a folder with an `index.json` of `pairs[]` (`name`, `pagePath`, `expectedTypes`, `changes`, `note`) beside the
 * pairs' folders, each with `before/` and `after/`. No expected type at all is a trap: nothing may be told. A type that the
 * note calls acceptable counts neither way; where it calls `[]` acceptable, so does silence.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChangeType, type Comparison, changeTypes, compareSites, createParsePool } from '@brandprint/engine'

interface LabelledPair {
  name: string
  pagePath: string
  expectedTypes: ChangeType[]
  changes: { type: ChangeType; old: string; new: string; verbatim: boolean }[]
  trap: boolean
  note: string
}

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    browser: { type: 'string', default: 'auto' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    /** The later state first: a trap is one in either direction. */
    reversed: { type: 'boolean', default: false },
  },
})
if (options.corpus === undefined) throw new Error('Name the folder of labelled pairs: --corpus DIR')

const pool = createParsePool()

async function compare(corpus: string, { name, pagePath }: LabelledPair): Promise<Comparison> {
  const sides = options.reversed ? ['after', 'before'] : ['before', 'after']
  const sites = sides.map((side) => ({
    folder: join(corpus, name, side),
    origin: 'https://site.example',
  }))
  const outcome = await compareSites(sites, { page: `/${pagePath}`, browser: options.browser, parsePool: pool })
  if (!outcome.ok) throw new Error(`${name}: ${outcome.error.code}: ${outcome.error.message}`)
  return outcome.value
}

const accepted = ({ note }: LabelledPair) => changeTypes.filter((type) => acceptable(note).includes(type))
/** Types that have to be told: where a note calls one of them acceptable alone, that one is enough. */
function required({ note, expectedTypes }: LabelledPair, got: readonly ChangeType[]): ChangeType[] {
  const [, enough] = /(\w+_change) alone acceptable/.exec(note) ?? []
  const isEnough = got.some((type) => type === enough)
  return isEnough ? expectedTypes.filter((type) => got.includes(type)) : expectedTypes
}

const acceptsSilence = ({ note }: LabelledPair) => acceptable(note).includes('[]')
/** The clauses of a note that name what else a judge may take. */
const acceptable = (note: string) =>
  note
    .split(/[;.:()](?:\s|$)/)
    .map((clause, at, all) => (/acceptable$/.test(clause.trim()) ? `${clause} ${all[at + 1] ?? ''}` : clause))
    .filter((clause) => /acceptable/.test(clause))
    .join(' ')

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Labelled values that stand in none of ours, nor ours in them. */
function missingValues({ changes }: LabelledPair, comparison: Comparison): string[] {
  const checked = changes.filter(({ type, verbatim }) => verbatim && /headline|cta|pricing/.test(type))
  return checked.flatMap(({ type, ...label }) =>
    (['old', 'new'] as const).flatMap((side) => {
      const wanted = fold(label[side])
      const ours = comparison.changes
        .filter((change) => change.type === type)
        .map((change) => fold((side === 'old' ? change.old_value : change.new_value) ?? ''))
      const isThere =
        wanted === '' || ours.some((text) => text !== '' && (text.includes(wanted) || wanted.includes(text)))
      return isThere ? [] : [`${type} ${side} “${label[side]}”`]
    }),
  )
}

const short = (types: readonly string[]) => types.map((type) => type.replace('_change', '')).join(' ') || '–'
const row = (...cells: string[]) =>
  console.log(cells.map((cell, at) => cell.padEnd([26, 46, 46, 22, 20][at]!)).join(' '))

const { pairs } = JSON.parse(await readFile(join(options.corpus, 'index.json'), 'utf8')) as { pairs: LabelledPair[] }
const sum = {
  expected: 0,
  found: 0,
  claimed: 0,
  unexpected: 0,
  real: 0,
  traps: 0,
  quietTraps: 0,
  values: 0,
  missing: 0,
}
row('pair', 'expected', 'told', 'missed', 'unexpected')
for (const pair of pairs) {
  if (options.only !== undefined && !pair.name.includes(options.only)) continue
  const comparison = await compare(options.corpus, pair)
  const got = changeTypes.filter((type) => comparison.changes.some((change) => change.type === type))
  const missed = required(pair, got).filter(
    (type) => !got.includes(type) && !(got.length === 0 && acceptsSilence(pair)),
  )
  const unexpected = got.filter((type) => !pair.expectedTypes.includes(type) && !accepted(pair).includes(type))
  row(pair.name, short(pair.expectedTypes), short(got), short(missed), short(unexpected))
  for (const { reason } of comparison.inconclusive) console.log(`  inconclusive: ${reason}`)
  const missing = missingValues(pair, comparison)
  for (const value of missing) console.log(`  value not told: ${value}`)
  if (options.verbose) {
    for (const { type, field, subject, old_value, new_value, magnitude } of comparison.changes) {
      console.log(
        `  ${type} ${magnitude} · ${field}${subject === null ? '' : ` (${subject})`}: ${old_value} → ${new_value}`,
      )
    }
  }
  if (pair.trap) {
    sum.traps++
    if (got.length === 0) sum.quietTraps++
    continue
  }
  sum.real++
  const wanted = required(pair, got)
  sum.expected += wanted.length
  sum.found += wanted.length - missed.length
  sum.claimed += got.length
  sum.unexpected += unexpected.length
  sum.missing += missing.length
}
await pool.close()

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))
console.log(`
real pairs      ${sum.real}
recall          ${share(sum.found, sum.expected)}  (${sum.found} of ${sum.expected} expected types; aim ≥ 0.95)
unexpected      ${share(sum.unexpected, sum.claimed)}  (${sum.unexpected} of ${sum.claimed} told types; aim ≤ 0.05)
silent traps    ${sum.quietTraps} of ${sum.traps}
values missing  ${sum.missing}`)
