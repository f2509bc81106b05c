/** What docs/webhooks.md says is true of the service. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { failureWords, statusWords } from '../../server/src/features/webhooks/deliveries/failure-words.ts'
import { webhookRetrySeconds } from '../../server/src/platform/tiers.ts'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
const page = await read('docs/webhooks.md')
const { webhooks } = JSON.parse(await read('packages/server/openapi.json'))

for (const name of ['receiver.ts', 'verify.ts', 'verify.py', 'verify.go', 'verify.php', 'verify.rb', 'verify.sh']) {
  test(`${name} stands in the page as it is in its file, which is what is checked`, async () => {
    const code = await read(`docs/examples/webhooks/${name}`)
    assert.ok(page.includes(`\n${code}\`\`\`\n`))
  })
}

test('the header in the page is that of the first example delivery', async () => {
  const [first] = JSON.parse(await read('docs/examples/webhooks/vectors.json'))
  assert.ok(page.includes(`X-Webhook-Signature: ${first.header}\n`))
})

test('the page has every kind of event with the example of the reference', () => {
  const shown = [...page.matchAll(/^#### `(.*)`\n\n(.*)\n\n```json\n([^`]*)```/gm)].map(([, kind, summary, data]) => [
    kind,
    summary,
    JSON.parse(data!),
  ])
  const documented = Object.entries<{ post: { summary: string; requestBody: { content: never } } }>(webhooks).map(
    ([kind, { post }]) => {
      const { example } = post.requestBody.content['application/json'] as { example: { data: object } }
      return [kind, post.summary, example.data]
    },
  )
  assert.deepEqual(shown, documented)
})

test('the retry waits in the page are those of the service', () => {
  const rows = [...page.matchAll(/^\| [2-6] \| (\d+) (minute|hour)s? \|/gm)]
  const seconds = rows.map(([, count, unit]) => Number(count) * (unit === 'hour' ? 3_600 : 60))
  assert.deepEqual(seconds, webhookRetrySeconds)
})

test('every error message that the page explains is one of the service', () => {
  const [, table = ''] = /\n\| `error` \| what to do \|\n\|[-|]+\|\n(.*?)\n\n/s.exec(page) ?? []
  const explained = table.split('\n').map((row) => row.split(' | ')[0]!.slice(2))
  const stages = ['dns', 'connect', 'tls', 'first byte', 'idle'] as const
  const details = ['ECONNREFUSED', 'ECONNRESET', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']
  const said = new Set([
    ...[204, 301, 401, 404, 500].map(statusWords),
    ...(['TIMEOUT', 'UNREACHABLE', 'NOT_PUBLIC', 'PORT_NOT_ALLOWED', 'TLS'] as const).flatMap((code) =>
      stages.flatMap((stage) =>
        [null, ...details].map((detail) => failureWords({ code, stage, detail, address: null }, 5)),
      ),
    ),
  ])
  assert.ok(explained.length > 10)
  for (const error of explained) assert.ok(said.has(error), error)
})
