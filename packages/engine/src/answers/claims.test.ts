import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullOfEverything, written } from '../format/format-fixtures.ts'
import { sectionIds } from '../section-ids.ts'
import type { Check } from '../writing/shapes.ts'
import { claimsOf } from './claims.ts'

const valueAt = (results: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], results)

const reports = { full: fullOfEverything(), thin: written('full', 'empty'), flash: written('flash') }

for (const [what, { results }] of Object.entries(reports)) {
  test(`pointers of claims lead to what a ${what} report says`, () => {
    for (const { pointer } of claimsOf(results)) {
      const value = valueAt(results, pointer)
      assert.ok(value !== undefined && value !== null, pointer)
    }
  })

  test(`quotes of claims are those of the evidence of a ${what} report`, () => {
    const known = new Set(results.evidence.flatMap(({ quotes }) => quotes.map(({ page, text }) => `${page} ${text}`)))
    for (const { quotes } of claimsOf(results)) {
      for (const { page, text } of quotes) assert.ok(known.has(`${page} ${text}`), text)
    }
  })
}

test('each section of a full report has claims', () => {
  const sections = new Set(claimsOf(reports.full.results).map(({ section }) => section))
  assert.deepEqual([...sections], ['summary', ...sectionIds])
})

test('whatever the report has evidence for is claimed, as a whole or in parts', () => {
  const { results } = reports.full
  const pointers = claimsOf(results).map(({ pointer }) => pointer)
  const isClaimed = (at: string) =>
    pointers.some((pointer) => pointer === at || pointer.startsWith(`${at}/`) || at.startsWith(`${pointer}/`))
  const says = (pointer: string) => {
    const value = valueAt(results, pointer)
    // What failed is said by its check.
    if (pointer.startsWith('/trustAndExperience/accessibility/issues/')) return false
    return value !== undefined && (value as Partial<Check>).outcome !== 'notApplicable'
  }
  const pointersOfEvidence = results.evidence.map(({ pointer }) => pointer)
  const unclaimed = pointersOfEvidence.filter((pointer) => says(pointer) && !isClaimed(pointer))
  assert.deepEqual(unclaimed, [])
})

test('a member of a claim rests on what the claim rests on', () => {
  const { results } = reports.full
  const of = (pointer: string) => claimsOf(results).find((claim) => claim.pointer === pointer)?.quotes
  assert.deepEqual(of('/offerings/plans/0/features/0'), of('/offerings/plans/0'))
})
