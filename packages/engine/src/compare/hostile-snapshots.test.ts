import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapshotOfPages } from './compare-fixtures.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import { snapshotBounds } from './snapshot.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Quillmere</title></head><body>${body}</body></html>`

const bodies: [name: string, body: string][] = [
  ['100 kB of one letter', 'x'.repeat(100_000)],
  ['100 kB of digits', `<p>${'1'.repeat(100_000)}</p>`],
  ['100 kB of currency signs', `<p>${'$'.repeat(100_000)}</p>`],
  ['100 kB of full stops', `<p>${'. '.repeat(50_000)}</p>`],
  ['4,000 prices', Array.from({ length: 4_000 }, (_, at) => `<p>Boat ${at}</p><p>$${at}</p>`).join('')],
  ['4,000 links', Array.from({ length: 4_000 }, (_, at) => `<a href="/${at}">Boat ${at}</a> `).join('')],
  ['nesting 500 deep', `${'<div class="hero">'.repeat(500)}deep down${'</div>'.repeat(500)}`],
]

for (const [name, body] of bodies) {
  test(`a page of ${name} is kept within bounds and compared in time`, () => {
    const startedAt = process.cpuUsage()
    const before = snapshotOfPages(page(body))
    const after = snapshotOfPages(
      page(`<h1>Nothing of the kind</h1><p>${'Words that stand nowhere else. '.repeat(2_000)}</p>`),
    )
    assert.ok(before.pages[0]!.lines.length <= snapshotBounds.lines)
    assert.ok(JSON.stringify(before).length < 400_000)
    compareSnapshots([before, after])
    compareSnapshots([after, before])
    const { user } = process.cpuUsage(startedAt)
    // Most of it are the facts; what would hang takes minutes.
    assert.ok(user < 20_000_000, `${user} µs`)
  })
}
