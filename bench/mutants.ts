/**
 * Whether tests notice when a rule or the derivation of a fact is wrong: changes one place of the code at a time, and counts how many of
 * such mutants fail a test.
 *
 *     npm run bench:mutants -- [--seed 1] [--count 100] [--only sections/swot] [--list]
 *
 * Mutated are the production files of facts, sections, insights and `writing/ask-rules.ts`, without shapes, declarations and fixtures:
 * a condition is turned, a threshold moved, a slot of a template emptied or exchanged with the next, an early exit left out, a sort order
 * turned, `some` exchanged with `every`. Of all that is possible, `--count` are chosen by the seed, of each folder as its share of the code.
 *
 * First every test file of pages, facts, sections and reports that loads a chosen file runs once as it is, which says how much CPU time it
 * takes and what code it runs. Those that take more than some seconds are left out. Then, for each mutant, those that run the mutated
 * code are run, tests of its own folder first, then the others, the cheapest first, until a test fails or the process exceeds its CPU
 * time. The mutant is put in as the module is loaded; no file is written. Two processes run at once. Mutants that change nothing that
 * could be seen are not taken out. With `--list` the chosen mutants are printed and no test runs.
 */
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { SourceFile } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { chosenMutants, type Folder } from './mutants/choice.ts'
import { type Coverage, ran, readCoverage } from './mutants/coverage.ts'
import { importersOf } from './mutants/import-graph.ts'
import { type Mutation, mutationKinds, mutationsOf } from './mutants/mutations.ts'
import { runTestFiles } from './mutants/test-run.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})

interface Test {
  file: string
  cpuSeconds: number
  coverage: Coverage
}

interface Verdict {
  mutation: Mutation
  folder: string
  isCaught: boolean
  /** How many test files that run the mutated code. */
  tests: number
}

const root = resolve(import.meta.dirname, '..')
const engine = join(root, 'packages/engine/src')
const mutated = ['facts/**/*.ts', 'sections/**/*.ts', 'report/insights*.ts', 'writing/ask-rules.ts']
const notMutated = /\.test\.ts$|-fixtures\.ts$|(^|\/)(shapes|facts|[a-z]+-facts)\.ts$/
/** A test file that takes longer is left out: it is there for what is hostile or whole, and others are nearer. */
const cpuSecondsOfTestMax = 10
const tested = /^(facts|page|sections|report|writing)\/|^analyze\.test/
const processes = 2
const isTest = (file: string) => file.endsWith('.test.ts') && tested.test(relative(engine, file))

const scratch = await mkdtemp(join(tmpdir(), 'brandprint-mutants-'))
try {
  const sources = readSources()
  const folders = foldersOf(sources)
  const chosen = [...chosenMutants(folders, Number(options.count), options.seed)].flatMap(([folder, mutations]) =>
    mutations.map((mutation) => ({ folder, mutation })),
  )
  console.log(
    `${chosen.length} of ${folders.reduce((sum, { mutations }) => sum + mutations.length, 0)} mutants, seed ${options.seed}`,
  )
  if (options.list) {
    for (const { mutation } of chosen) printMutation(mutation, mutation.kind)
  } else {
    const tests = await measuredTests(sources, new Set(chosen.map(({ mutation }) => join(engine, mutation.file))))
    const verdicts = await inParallel(chosen, ({ folder, mutation }) => verdictOn(mutation, folder, tests))
    print(verdicts)
  }
} finally {
  await rm(scratch, { recursive: true })
}

/** The engine's files, parsed, by absolute path. */
function readSources(): Map<string, SourceFile> {
  const api = new API({ cwd: root })
  const snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] })
  const [project] = snapshot.getProjects()
  const files = globSync('**/*.ts', { cwd: engine }).map((file) => join(engine, file))
  const sources = files.toSorted().flatMap((file): [string, SourceFile][] => {
    const source = project?.program.getSourceFile(file)
    return source === undefined ? [] : [[file, source]]
  })
  api.close()
  return new Map(sources)
}

/** A folder is a subject of facts or of rules. */
function foldersOf(sources: ReadonlyMap<string, SourceFile>): Folder[] {
  const folders = new Map<string, Folder>()
  for (const file of globSync(mutated, { cwd: engine }).toSorted()) {
    const source = sources.get(join(engine, file))
    if (source === undefined || notMutated.test(file) || !file.startsWith(options.only)) continue
    const name = file.split('/').slice(0, -1).slice(0, 2).join('/')
    const folder = folders.get(name) ?? { name, lines: 0, mutations: [] }
    folder.lines += source.text.split('\n').length
    folder.mutations.push(...mutationsOf(source, file))
    folders.set(name, folder)
  }
  return [...folders.values()]
}

/** Test files that load one of the files, each run once without a mutant. */
async function measuredTests(sources: ReadonlyMap<string, SourceFile>, files: ReadonlySet<string>): Promise<Test[]> {
  const urls = new Set([...files].map((file) => pathToFileURL(file).href))
  const testFiles = [...importersOf(sources)([...files])].filter(isTest).toSorted()
  const measured = await inParallel(testFiles, async (file): Promise<Test[]> => {
    const folder = await mkdtemp(join(scratch, 'coverage-'))
    const run = await runTestFiles([file], { cpuSecondsMax: cpuSecondsOfTestMax, env: { NODE_V8_COVERAGE: folder } })
    if (run.outcome === 'failed') console.log(`left out, as it fails without a mutant: ${relative(engine, file)}`)
    const coverage = run.outcome === 'passed' ? await readCoverage(folder, urls) : new Map()
    await rm(folder, { recursive: true })
    return run.outcome === 'passed' ? [{ file, cpuSeconds: run.cpuSeconds, coverage }] : []
  })
  const tests = measured.flat()
  console.log(`${tests.length} test files of up to ${cpuSecondsOfTestMax} s of CPU time\n`)
  return tests
}

async function verdictOn(mutation: Mutation, folder: string, tests: readonly Test[]): Promise<Verdict> {
  const { file, start, end, after, runAt } = mutation
  const { href: url } = pathToFileURL(join(engine, file))
  const seeing = tests.filter(({ coverage }) => ran(coverage, url, runAt))
  const [near = [], far = []] = [true, false].map((isNear) =>
    seeing
      .filter((test) => relative(engine, test.file).startsWith(`${folder}/`) === isNear)
      .toSorted((a, b) => a.cpuSeconds - b.cpuSeconds),
  )
  for (const group of [near, far]) {
    if (group.length === 0) continue
    // Code that ends takes about as long as without the mutant; a run is also longer while the machine is busy.
    const cpuSecondsMax = Math.ceil(5 + 3 * group.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0))
    const env = { NODE_COMPILE_CACHE: join(scratch, 'compiled') }
    const files = group.map((test) => test.file)
    const { outcome } = await runTestFiles(files, { cpuSecondsMax, edit: { url, start, end, after }, env })
    if (outcome !== 'passed') return { mutation, folder, isCaught: true, tests: seeing.length }
  }
  return { mutation, folder, isCaught: false, tests: seeing.length }
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const worker = async () => {
    for (const [at, item] of queue) results.set(at, await work(item))
  }
  await Promise.all(Array.from({ length: processes }, worker))
  return items.map((_, at) => results.get(at)!)
}

function print(verdicts: readonly Verdict[]): void {
  const row = (name: string, part: readonly Verdict[]) => {
    const caught = part.filter(({ isCaught }) => isCaught).length
    console.log(`${name.padEnd(32)} ${String(part.length).padStart(7)} ${String(caught).padStart(6)}`)
  }
  console.log(`${'folder'.padEnd(32)} mutants caught`)
  for (const [folder, part] of Map.groupBy(verdicts, ({ folder }) => folder)) row(folder, part)
  console.log()
  for (const kind of mutationKinds) {
    const part = verdicts.filter(({ mutation }) => mutation.kind === kind)
    if (part.length > 0) row(kind, part)
  }
  console.log()
  row('all', verdicts)

  for (const { mutation, isCaught, tests } of verdicts) {
    if (isCaught) continue
    const seen = tests === 0 ? 'no test runs it' : `run by ${tests} test files`
    printMutation(mutation, `${mutation.kind}, ${seen}`)
  }
}

function printMutation({ file, line, lines }: Mutation, note: string): void {
  console.log(`\npackages/engine/src/${file}:${line}  ${note}`)
  console.log(`  - ${oneLine(lines.before)}\n  + ${oneLine(lines.after)}`)
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 150 ? `${line.slice(0, 150)}…` : line
}
