/**
 * Whether reports and comparisons are what they were, byte for byte: for changes of structure that may change nothing else.
 *
 *     npm run bench:same -- --captures DIR --write before.json --sites DIR … --changes DIR …
 *     npm run bench:same -- --captures DIR --against before.json --sites DIR … --changes DIR …
 *
 * The first run reads each website of the folders (`index.json` with `sites[]`, as for bench:accuracy), with a browser where one is
 * found, and keeps what was fetched in the folder `--captures`; later runs analyze those captures. A website gives the hash of its full and
 * its flash report, a pair (`pairs[]`, as for bench:changes) that of its comparison, read without a browser. Dates are fixed.
 * It ends with 1 where anything differs, and names it.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, compareSites, createParsePool } from '@brandprint/engine'
import { placeOf, readCorpus } from './accuracy/corpus.ts'

const { values: options } = parseArgs({
  options: {
    captures: { type: 'string' },
    sites: { type: 'string', multiple: true, default: [] },
    changes: { type: 'string', multiple: true, default: [] },
    write: { type: 'string' },
    against: { type: 'string' },
  },
})
const { captures, write, against } = options
if (captures === undefined) throw new Error('Name a folder for captures: --captures DIR')
if ((write === undefined) === (against === undefined)) throw new Error('Either --write FILE or --against FILE')

const readAt = Date.UTC(2026, 10, 22)
const parsePool = createParsePool()
const hashes: Record<string, string> = {}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

async function hashSites(folder: string): Promise<void> {
  const corpus = await readCorpus(folder)
  for (const site of corpus.sites) {
    const captureFolder = join(captures!, site.name)
    if (!existsSync(captureFolder)) {
      await mkdir(captureFolder, { recursive: true })
      const place = { ...placeOf(corpus, site), readAt }
      await analyze(place, { type: 'full', parsePool, saveCaptureTo: captureFolder })
    }
    for (const type of ['full', 'flash'] as const) {
      const analysis = await analyze({ captureFolder }, { type, parsePool, now: () => readAt })
      hashes[`${site.name} ${type}`] = hashOf(analysis.ok ? analysis.value.report : analysis.error)
    }
  }
}

async function hashPairs(folder: string): Promise<void> {
  const { pairs } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    pairs: { name: string; pagePath: string }[]
  }
  for (const { name, pagePath } of pairs) {
    const sites = ['before', 'after'].map((side) => ({
      folder: join(folder, name, side),
      origin: 'https://site.example',
      readAt,
    }))
    const outcome = await compareSites(sites, { page: `/${pagePath}`, browser: 'off', parsePool })
    hashes[`${name} comparison`] = hashOf(outcome.ok ? outcome.value : outcome.error)
  }
}

try {
  for (const folder of options.sites) await hashSites(folder)
  for (const folder of options.changes) await hashPairs(folder)
} finally {
  await parsePool.close()
}

const count = Object.keys(hashes).length
if (write !== undefined) {
  await writeFile(write, `${JSON.stringify(hashes, null, 2)}\n`)
  console.log(`${count} hashes written.`)
} else {
  const before = JSON.parse(await readFile(against!, 'utf8')) as Record<string, string>
  const names = new Set([...Object.keys(before), ...Object.keys(hashes)])
  const differing = [...names].filter((name) => before[name] !== hashes[name])
  for (const name of differing) console.log(`differs: ${name}`)
  console.log(`${count - differing.length} of ${count} the same.`)
  process.exitCode = differing.length === 0 ? 0 : 1
}
