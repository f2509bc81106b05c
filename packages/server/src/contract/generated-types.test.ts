/** Types that clients generate from the document narrow. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiFile } from '../openapi.ts'

const run = promisify(execFile)
const text = await readFile(openApiFile, 'utf8')

/** The one of this package, and the one of the repository: clients may have either. */
const compilers = [import.meta.url, new URL('../../../../package.json', import.meta.url).href].map((from) => {
  const manifest = createRequire(from).resolve('typescript/package.json')
  const { version } = createRequire(from)('typescript/package.json') as { version: string }
  return { version, program: join(dirname(manifest), 'bin', 'tsc') }
})

/** What a client would write: each line that must not compile says so. */
const consumer = `
import type { components, operations, webhooks } from './brandprint.ts'

type Schemas = components['schemas']

export function strengths(analysis: Schemas['Analysis']): string[] {
  // @ts-expect-error: an analysis that is not completed has no results
  analysis.results
  // @ts-expect-error: only a failed one has a message
  analysis.error_message
  if (analysis.status === 'processing') {
    // @ts-expect-error
    analysis.results
    // @ts-expect-error
    analysis.completed_at
    return [analysis.created_at]
  }
  if (analysis.status === 'failed') {
    // @ts-expect-error
    analysis.results
    const message: string = analysis.error_message
    return [message]
  }
  // @ts-expect-error: of either type
  analysis.results.swot
  if (analysis.type === 'flash') {
    // @ts-expect-error
    analysis.results.swot
    return analysis.results.insights.map(({ recommendation }) => recommendation)
  }
  const full: Schemas['FullResults'] = analysis.results
  return full.swot.strengths
}

export function both(analysis: Schemas['Analysis']): string[] {
  if (analysis.status === 'completed' && analysis.type === 'full') return analysis.results.swot.strengths
  return []
}

export function swot({ data }: operations['getAnalysis']['responses'][200]['content']['application/json']): Schemas['Swot'] | null {
  return data.status === 'completed' && data.type === 'full' ? data.results.swot : null
}

export function received(event: Schemas['WebhookEvent']): string {
  // @ts-expect-error: what data holds follows from the kind
  event.data.results_url
  switch (event.event) {
    case 'analysis.completed':
      // @ts-expect-error
      event.data.error_code
      return event.data.results_url
    case 'analysis.failed':
      return event.data.error_code
    case 'competitor.changed':
      return event.data.change.type satisfies \`\${string}_change\`
    default:
      return event.id
  }
}

export const completed = (event: webhooks['analysis.completed']['post']['requestBody']): unknown => event

export const filter: operations['listAnalyses']['parameters']['query'] = { status: 'completed', limit: 50 }
// @ts-expect-error: no such status
export const misspelt: operations['listAnalyses']['parameters']['query'] = { status: 'complete' }

export const asked: Schemas['NewAnalysis'] = { url: 'https://acme.example' }
// @ts-expect-error: the address is required
export const nothing: Schemas['NewAnalysis'] = { type: 'full' }

export function messageOf(error: Schemas['Error']): string {
  // @ts-expect-error: not every error has details
  error.details.code
  return error.details?.code ?? error.message
}
`

/** What each compiler says of the consumer with types of this document; empty when nothing. */
async function complaints(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-types-'))
  try {
    const types = astToString(await openapiTS(document as never, { defaultNonNullable: false }))
    const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: [] }
    const config = { compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true }, files: ['consumer.ts'] }
    await writeFile(join(folder, 'brandprint.ts'), types)
    await writeFile(join(folder, 'consumer.ts'), consumer)
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const said: string[] = []
    for (const { program } of compilers) {
      const outcome = await run(process.execPath, [program, '-p', folder, '--pretty', 'false']).catch((error) => error)
      said.push(outcome.stdout)
    }
    return said
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the compilers that types are checked with are the two that clients have', () => {
  assert.deepEqual(
    compilers.map(({ version }) => version.split('.')[0]),
    ['5', '7'],
  )
})

test('types generated from the document narrow by status, type and kind of event', async () => {
  assert.deepEqual(await complaints(JSON.parse(text)), ['', ''])
})

test('types of a document whose status says nothing do not narrow', async () => {
  const document = JSON.parse(text)
  document.components.schemas.CompletedFullAnalysis.properties.status = { type: 'string' }
  for (const said of await complaints(document)) assert.match(said, /consumer\.ts\(\d+,\d+\): error TS/)
})
