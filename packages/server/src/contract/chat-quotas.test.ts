/** Messages an hour and tokens a day, exact under parallel requests. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { quickAnswerer } from '../features/chat/chat-fixtures.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'

/** Uses what was reserved for it, to the last token. */
const greedy = quickAnswerer({
  reply(asked) {
    asked.say('Hello.')
    asked.end({ prompt: 50, answer: asked.tokensMax })
  },
})
const lying = quickAnswerer({
  reply(asked) {
    asked.say('Hello.')
    asked.end({ prompt: 1_000_000, answer: 1_000_000 })
  },
})
const server = await startTestServer({ answerers: { pro: lying, flash: greedy } })
after(() => server[Symbol.asyncDispose]())

const say = (account: TestAccount, model = 'flash') =>
  account.send({ method: 'POST', url: '/v1/chat', payload: { message: 'Hello', model } })
const used = async (account: TestAccount) =>
  (await account.send({ method: 'GET', url: '/v1/account' })).json().data.use.chat_tokens.used
const day = '2026-01-15'
const spend = (account: TestAccount, tokens: number) =>
  server.deps.db
    .insertInto('chat_tokens')
    .values({ account_id: account.id, day, model: 'earlier', tokens, answers: 1 })
    .execute()

test('50 parallel requests at the edge of the day’s tokens overshoot by nothing', async () => {
  const acme = await server.account('agency')
  await spend(acme, 200_000 - 1_375)
  const answers = await Promise.all(Array.from({ length: 50 }, () => say(acme)))
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode)
  assert.deepEqual([...counts.keys()].sort(), [200, 429])
  // 550 twice, then what is left: 50 and 225.
  assert.equal(counts.get(200)!.length, 3)
  assert.equal(await used(acme), 200_000)
})

test('the answer’s limit is lowered to what is left of the day', async () => {
  const acme = await server.account('pro')
  await spend(acme, 50_000 - 150)
  assert.equal((await say(acme)).statusCode, 200)
  assert.equal(greedy.asked.at(-1)!.tokensMax, 100)
})

test('with less than 100 tokens for an answer it is refused until 00:00 UTC', async () => {
  const acme = await server.account('pro')
  await spend(acme, 50_000 - 149)
  const refused = await say(acme)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().retry_after, 14 * 3_600)
  assert.match(refused.json().message, /50000 .*2026-01-16T00:00:00.000Z/)
})

test('a model that reports more than was reserved is not believed', async () => {
  const acme = await server.account('pro')
  const { data } = (await say(acme, 'pro')).json()
  assert.equal(data.tokens_used, 550)
})

test('the 31st message of a free account in an hour is refused until the first has left the hour', async () => {
  const acme = await server.account('free')
  const usedAt = new Date(server.deps.clock.now().getTime() - 600_000)
  const rows = Array.from({ length: 29 }, (_, at) => ({
    message_id: `msg_${acme.id}_${at}`,
    account_id: acme.id,
    used_at: usedAt,
  }))
  await server.deps.db.insertInto('chat_usage').values(rows).execute()
  const last = await say(acme)
  assert.equal(last.statusCode, 200)
  assert.match(String(last.headers.ratelimit), /"chat-messages";r=0;t=3600/)
  const refused = await say(acme)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().retry_after, 3_000)
})

test('use of the day before does not count', async () => {
  const acme = await server.account('free')
  await server.deps.db
    .insertInto('chat_tokens')
    .values({ account_id: acme.id, day: '2026-01-14', model: 'earlier', tokens: 5_000, answers: 1 })
    .execute()
  assert.equal((await say(acme)).statusCode, 200)
})
