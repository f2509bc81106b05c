import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { type AnalysisErrorCode, analysisErrorMeanings } from '@brandprint/engine/analysis-error'
import { refusalCode } from '../features/analyses/preflight/preflight.ts'
import { openApiFile } from '../openapi.ts'
import { analysisEndMeanings } from '../platform/analysis-end.ts'
import { errorGuide } from '../platform/openapi/error-guide.ts'

const docs = await readFile(new URL('../../../../docs/errors.md', import.meta.url), 'utf8')
const document = JSON.parse(await readFile(openApiFile, 'utf8'))
const codes = Object.entries(analysisEndMeanings)

test('docs/errors.md lists every code that can end an analysis, with what it means and the 422 of the preflight', () => {
  const rows = codes.map(([code, meaning]) => {
    const refused = code in analysisErrorMeanings ? refusalCode(code as AnalysisErrorCode) : null
    return `| \`${code}\` | ${refused === null ? '' : `\`${refused}\``} | ${meaning} |`
  })
  const written = docs.split('\n').filter((line) => /^\| `[A-Z_]+` \| (?:`[A-Z_]+`)? ?\| /.test(line))
  assert.deepEqual(written, rows, `The table should have these rows:\n${rows.join('\n')}`)
})

test('the reference lists every code that can end an analysis, with what it means', () => {
  const { FailedAnalysis, AnalysisFailedEvent } = document.components.schemas
  const described: string[] = [
    FailedAnalysis.properties.error_message.description,
    AnalysisFailedEvent.properties.data.properties.error_code.description,
  ]
  for (const [code, meaning] of codes) {
    for (const text of described) assert.ok(text.includes(`\`${code}\`: ${meaning}`), code)
  }
})

interface Answer {
  content?: Record<string, { examples?: Record<string, { value: { message: string; details?: { code: string } } }> }>
}

/** Examples of all operations: [status, code, what is answered]. */
const exampleAnswers = Object.values<Record<string, { responses: Record<string, Answer> }>>(document.paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ responses }) => Object.entries(responses))
  .filter(([status]) => status >= '400')
  .flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(
      ([code, { value }]) => [status, code, value] as const,
    ),
  )

test('docs/errors.md lists every code that an answer has in its details, by status', () => {
  const answered = new Set(
    exampleAnswers.flatMap(([status, code, { details }]) => (details === undefined ? [] : [`${status} ${code}`])),
  )
  const refusals = new Set<string>(codes.map(([code]) => code))
  const rows = docs.matchAll(/^\| (4\d\d) \| `([A-Z_]+)` \| \S/gm)
  const written = [...rows].map(([, status, code]) => `${status} ${code}`)
  // Those of websites have a table of their own; an address is refused for its port before any preflight.
  const expected = [...answered].filter((each) => !each.startsWith('422') || !refusals.has(each.slice(4)))
  assert.deepEqual(written.toSorted(), expected.toSorted())
})

test('docs/errors.md and the reference give each code the same meaning', () => {
  const rows = [...docs.matchAll(/^\| 4\d\d \| `([A-Z_]+)` \| (\S.*) \|$/gm)]
  assert.ok(rows.length > 15)
  for (const [, code, meaning] of rows)
    assert.equal(errorGuide[code as keyof typeof errorGuide]?.meaning, meaning, code)
})

test('the examples of the reference are what the service answers, with details where it sends them', () => {
  for (const [status, code, { message, details }] of exampleAnswers) {
    assert.match(message, / .*\.$/, code)
    assert.equal(details?.code, ['400', '401', '403', '409', '422'].includes(status) ? code : undefined)
  }
})

test('the reference lists every code that a preflight is refused with', () => {
  const answers = document.paths['/v1/analyze'].post.responses['422'].content['application/json'].examples
  const refusals = new Set(Object.keys(analysisErrorMeanings).map((code) => refusalCode(code as AnalysisErrorCode)))
  for (const code of refusals) assert.ok(code in answers, code)
})
