import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type AnalysesBench, analysesBench, insertAccount } from './analyses-fixtures.ts'
import { listAnalyses } from './list-queries.ts'

let bench: AnalysesBench
before(async () => {
  bench = await analysesBench()
})
after(() => bench[Symbol.asyncDispose]())

test('each order and filter finds the same analyses as sorting and narrowing all of them', async () => {
  const { id: accountId } = await insertAccount(bench)
  const longPath = 'a'.repeat(1_900)
  await sql`
    insert into analysis (id, account_id, type, url, status, test, created_at, estimated_completion, finished_at)
    select 'anl_list' || n, ${accountId}, case n % 2 when 0 then 'full' else 'flash' end,
      'https://acme.example/' || case n % 4 when 0 then ${longPath}::text else '' end || n % 7,
      case n % 3 when 0 then 'completed' when 1 then 'failed' else 'processing' end, true,
      timestamptz '2026-01-01' + interval '1 h' * (n % 50), now(),
      case when n % 3 < 2 then timestamptz '2026-02-01' + interval '1 h' * (n % 11) end
    from generate_series(1, 200) n`.execute(bench.db)
  const all = await bench.db.selectFrom('analysis').selectAll().where('account_id', '=', accountId).execute()
  const values = {
    created_at: (row) => row.created_at.toISOString(),
    completed_at: (row) => (row.status === 'completed' ? row.finished_at!.toISOString() : null),
    url: (row) => row.url.slice(0, 500),
    type: (row) => row.type,
    status: (row) => row.status,
  } satisfies Record<string, (row: (typeof all)[number]) => string | null>
  const filters = [
    {},
    { status: 'failed' },
    { type: 'flash', status: 'completed' },
    { createdAfter: new Date('2026-01-01T10:00:00Z'), createdBefore: new Date('2026-01-02T08:00:00Z') },
    { createdAfter: new Date('2026-01-01T10:00:00Z'), type: 'full' },
    { createdBefore: new Date('2025-01-01T00:00:00Z') },
  ] as const
  for (const filter of filters) {
    const { status, type, createdAfter, createdBefore } = {
      status: null,
      type: null,
      createdAfter: null,
      createdBefore: null,
      ...filter,
    }
    const found = all.filter(
      (row) =>
        (status === null || row.status === status) &&
        (type === null || row.type === type) &&
        (createdAfter === null || row.created_at >= createdAfter) &&
        (createdBefore === null || row.created_at < createdBefore),
    )
    for (const [sort, value] of Object.entries(values)) {
      for (const order of ['asc', 'desc'] as const) {
        const turn = order === 'asc' ? 1 : -1
        const expected = found.toSorted((one, other) => {
          const [left, right] = [value(one), value(other)]
          if (left !== right) return left === null ? 1 : right === null ? -1 : left < right ? -turn : turn
          return one.id < other.id ? -turn : turn
        })
        const listed = await listAnalyses(bench.db, {
          accountId,
          ...filter,
          sort: sort as keyof typeof values,
          order,
          offset: 10,
          limit: 30,
        })
        assert.equal(listed.total, expected.length)
        assert.deepEqual(
          listed.rows.map(({ id }) => id),
          expected.slice(10, 40).map(({ id }) => id),
          `${JSON.stringify(filter)} ${sort} ${order}`,
        )
      }
    }
  }
})
