import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createTestDatabase } from '../../../test-support/database.ts'
import { integersOf, lexemesOf } from './binary-format.ts'

const { db, dispose } = await createTestDatabase()
after(dispose)

test('bigints and integers are read as Postgres sends them', async () => {
  const large = [0, 1, -1, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER, -(2 ** 40)]
  const small = [0, -7, 2 ** 31 - 1]
  const { rows } = await sql<{ large: Buffer; small: Buffer; none: Buffer }>`
    select array_send(${large}::bigint[]) as large, array_send(${small}::integer[]) as small,
      array_send('{}'::bigint[]) as none`.execute(db)
  const [sent] = rows
  assert.deepEqual(integersOf(sent!.large), large)
  assert.deepEqual(integersOf(sent!.small), small)
  assert.deepEqual(integersOf(sent!.none), [])
})

test('lexemes come with their positions, without the weight', async () => {
  const { rows } = await sql<{ sent: Buffer }>`
    select tsvectorsend($$'it''s':1A,250A 'größe':3B '駐車':7 'a\\\\b':9$$::tsvector) as sent`.execute(db)
  assert.deepEqual(
    lexemesOf(rows[0]!.sent),
    new Map([
      ['a\\b', [9]],
      ["it's", [1, 250]],
      ['größe', [3]],
      ['駐車', [7]],
    ]),
  )
})

test('any lexemes are read', async () => {
  const words = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 20 }).filter((word) => !word.includes('\0')),
    {
      maxLength: 20,
    },
  )
  await fc.assert(
    fc.asyncProperty(words, async (given) => {
      const { rows } = await sql<{ sent: Buffer }>`
        select tsvectorsend(array_to_tsvector(${given}::text[])) as sent`.execute(db)
      assert.deepEqual([...lexemesOf(rows[0]!.sent).keys()].sort(), [...given].sort())
    }),
    { numRuns: 50 },
  )
})
