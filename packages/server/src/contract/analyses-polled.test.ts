/** What clients see while other transactions commit, on a service whose worker completes analyses. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createKeys, type Installation, startInstallation } from '../test-support/installation.ts'

let installation: Installation
let base: string
before(async () => {
  installation = await startInstallation(['all'])
  base = installation.members[0]!.url
})
after(() => installation[Symbol.asyncDispose]())

/** Requests in the name of an account of its own. */
async function newClient() {
  const [key] = await createKeys(installation, 1)
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

type Client = Awaited<ReturnType<typeof newClient>>

const sandbox = { url: 'https://acme.example', type: 'flash', test: true }
const start = async (send: Client) => (await send('POST', '/v1/analyze', sandbox)).body.data.id as string

test('an analysis that is polled without a pause is never `completed` without its results', async () => {
  const send = await newClient()
  /** Polls until it is completed. @returns the members of the first answer that says so */
  const poll = async (id: string): Promise<string[]> => {
    for (;;) {
      const { body } = await send('GET', `/v1/analyses/${id}`)
      if (body.data.status !== 'processing') return Object.keys(body.data)
    }
  }
  for (let round = 0; round < 12; round++) {
    const ids = await Promise.all([start(send), start(send), start(send), start(send)])
    const answers = await Promise.all(ids.flatMap((id) => [poll(id), poll(id)]))
    for (const members of answers) {
      assert.deepEqual(members, ['id', 'status', 'type', 'url', 'created_at', 'completed_at', 'results'])
    }
  }
})

test('the total of a list fits its page while analyses are created, completed and deleted', async () => {
  const send = await newClient()
  let isOver = false
  const change = async () => {
    for (let round = 0; round < 20; round++) {
      const id = await start(send)
      assert.equal((await send('DELETE', `/v1/analyses/${id}`)).status, 200)
    }
  }
  const poll = async (query: string) => {
    let polls = 0
    for (; !isOver; polls++) {
      const { body } = await send('GET', `/v1/analyses?limit=100${query}`)
      assert.equal(body.data.length, body.pagination.total, query)
    }
    return polls
  }
  const polling = Promise.all(['', '&status=processing', '&type=flash', '&created_after=2020-01-01'].map(poll))
  await Promise.all([change(), change(), change()])
  isOver = true
  for (const count of await polling) assert.ok(count > 0)
})
