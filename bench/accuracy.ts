/**
 * How the facts compare with hand-made labels: `npm run bench:accuracy -- --corpus DIR`.
 *
 * A corpus is a folder with an `index.json` of `sites[]` (`name`, `folder`, `originalHost`, `entryPath`, `labels`) beside
 * the sites' folders. Text is compared after folding case, accents and punctuation; a label's `…Accept` list holds other
 * right answers; a label that is null together with a `…Note` was not labelled and is left out.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze } from '@brandprint/engine'

interface LabelledSite {
  name: string
  folder: string
  originalHost: string | null
  entryPath?: string
  labels: Record<string, unknown>
}

interface Results {
  brandIdentity: { name: string | null }
  messaging: {
    hero: { headline: string | null }
    ctas: { text: string }[]
    navigation: string[]
  }
  digitalPresence: { socials: { url: string }[]; contacts: { kind: string; value: string }[] }
}

/** One field of one site: right or not for single values, overlap for lists; null where nothing was labelled. */
type Score =
  | { hit: boolean; got: string; wanted: string }
  | { found: number; extra: number; missed: number; note: string }
  | null

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: 'examples/sites' },
    browser: { type: 'string', default: 'auto' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const same = (a: string, b: string) => fold(a) === fold(b)

function single(labels: LabelledSite['labels'], field: string, got: string | null | undefined): Score {
  const label = labels[field]
  const accepted = [label, ...((labels[`${field}Accept`] as string[] | undefined) ?? [])].filter(
    (text) => typeof text === 'string',
  )
  if (accepted.length === 0)
    return labels[`${field}Note`] === undefined ? { hit: got == null, got: got ?? '–', wanted: '–' } : null
  return { hit: got != null && accepted.some((text) => same(text, got)), got: got ?? '–', wanted: accepted.join(' / ') }
}

const addressKey = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/+$/, '')
    .replace(/^twitter\.com/, 'x.com')

function list(wanted: string[] | undefined, got: string[], key: (text: string) => string): Score {
  if (wanted === undefined) return null
  const right = new Set(wanted.map(key))
  const ours = new Set(got.map(key))
  const found = [...ours].filter((text) => right.has(text)).length
  const missed = wanted.filter((text) => !ours.has(key(text)))
  const extra = got.filter((text) => !right.has(key(text)))
  const note = [...missed.map((text) => `missed ${text}`), ...extra.map((text) => `extra ${text}`)].join('; ')
  return { found, extra: ours.size - found, missed: right.size - found, note }
}

function scores({ labels }: LabelledSite, results: Results): Record<string, Score> {
  const { brandIdentity, messaging, digitalPresence } = results
  const emails = digitalPresence.contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value)
  return {
    name: single(labels, 'siteName', brandIdentity.name),
    headline: single(labels, 'heroHeadline', messaging.hero.headline),
    cta: single(labels, 'primaryCta', messaging.ctas[0]?.text),
    navigation: list(labels.navItems as string[], messaging.navigation, fold),
    socials: list(
      labels.socialLinks as string[],
      digitalPresence.socials.map(({ url }) => url),
      addressKey,
    ),
    emails: list(labels.emails as string[], emails, (text) => text.toLowerCase()),
  }
}

const percent = (share: number) => (Number.isNaN(share) ? '–' : share.toFixed(2))
const f1 = (found: number, extra: number, missed: number) =>
  found + extra + missed === 0 ? 1 : (2 * found) / (2 * found + extra + missed)

const cell = (score: Score | undefined) => {
  if (score == null) return '·'
  if ('hit' in score) return score.hit ? 'ok' : 'MISS'
  return percent(f1(score.found, score.extra, score.missed))
}

const corpus = options.corpus
const index = JSON.parse(await readFile(join(corpus, 'index.json'), 'utf8')) as { sites: LabelledSite[] }
const rows = new Map<string, Record<string, Score>>()
for (const site of index.sites) {
  if (options.only !== undefined && !site.name.includes(options.only)) continue
  const startedAt = performance.now()
  const outcome = await analyze(
    {
      folder: join(corpus, site.folder),
      origin: `https://${site.originalHost ?? 'site.example'}`,
      entryPath: site.entryPath ?? '/',
    },
    { type: 'full', browser: options.browser },
  )
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  if (!outcome.ok) {
    console.log(`${site.name.padEnd(20)} failed: ${outcome.error.code}: ${outcome.error.message}`)
    rows.set(site.name, {})
    continue
  }
  const row = scores(site, outcome.value.report.results as unknown as Results)
  rows.set(site.name, row)
  console.log(
    `${site.name.slice(0, 20).padEnd(20)} ${Object.entries(row)
      .map(([field, score]) => `${field} ${cell(score).padEnd(5)}`)
      .join(' ')} ${seconds} s`,
  )
  for (const [field, score] of Object.entries(row)) {
    if (score === null) continue
    if ('hit' in score && !score.hit) console.log(`  ${field}: got “${score.got}”, wanted “${score.wanted}”`)
    if ('note' in score && score.note !== '' && options.verbose) console.log(`  ${field}: ${score.note}`)
  }
}

console.log(
  `\n${'field'.padEnd(12)} ${'sites'.padStart(5)} ${'right'.padStart(6)} ${'recall'.padStart(7)} ${'F1'.padStart(6)}  abstained`,
)
for (const field of ['name', 'headline', 'cta', 'navigation', 'socials', 'emails']) {
  const all = [...rows.values()].map((row) => row[field]).filter((score) => score != null)
  const singles = all.filter((score) => 'hit' in score)
  const lists = all.filter((score) => 'found' in score)
  if (singles.length > 0) {
    const right = singles.filter(({ hit }) => hit).length / singles.length
    const abstained = singles.filter(({ got }) => got === '–').length
    console.log(
      `${field.padEnd(12)} ${String(singles.length).padStart(5)} ${percent(right).padStart(6)} ${''.padStart(7)} ${''.padStart(6)}  ${abstained}`,
    )
  } else {
    const sum = (part: 'found' | 'extra' | 'missed') => lists.reduce((total, score) => total + score[part], 0)
    const [found, extra, missed] = [sum('found'), sum('extra'), sum('missed')]
    console.log(
      `${field.padEnd(12)} ${String(lists.length).padStart(5)} ${''.padStart(6)} ${percent(found / (found + missed)).padStart(7)} ${percent(f1(found, extra, missed)).padStart(6)}`,
    )
  }
}
