import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from '../test-support/server.ts'

test('POST /v1/analyze with test=true queues an analysis and answers 201 with its address', async () => {
  await using server = await startTestServer()
  const acme = await server.account()
  const response = await acme.send({
    method: 'POST',
    url: '/v1/analyze',
    payload: { url: 'https://acme.example', test: true },
  })
  assert.equal(response.statusCode, 201, response.body)
  const { data } = response.json()
  assert.equal(response.headers.location, `/v1/analyses/${data.id}`)
  const got = await acme.send({ method: 'GET', url: `/v1/analyses/${data.id}` })
  assert.equal(got.statusCode, 200, got.body)
  console.log(response.headers, data, got.headers, got.json())
})
