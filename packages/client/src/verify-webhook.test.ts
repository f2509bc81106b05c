import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './index.ts'

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD+8IFrALjNmM='
const now = new Date('2026-01-15T10:30:42Z')
const event = { id: 'evt_1', event: 'webhook.test', created: 1_768_473_042, data: { message: 'Grüße, 世界 🙂' } }
const body = JSON.stringify(event)
const headers = signWebhook({ eventId: event.id, body, secret, now })
const signature = headers['x-webhook-signature']!
const verify = (input: { body?: unknown; headers?: unknown; secret?: unknown; options?: VerifyOptions } = {}) =>
  verifyWebhook(
    ('body' in input ? input.body : body) as string,
    ('headers' in input ? input.headers : headers) as Record<string, string>,
    ('secret' in input ? input.secret : secret) as string,
    { now, ...input.options },
  )

function refuses(code: WebhookVerificationCode, call: () => unknown, message?: RegExp) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof WebhookVerificationError, String(error))
    assert.equal(error.code, code)
    if (message !== undefined) assert.match(error.message, message)
    return true
  })
}

test('a delivery is verified and parsed, from text and from bytes', () => {
  const bytes = Buffer.from(body)
  assert.deepEqual(verify(), event)
  assert.deepEqual(verify({ body: bytes }), event)
  assert.deepEqual(verify({ body: new Uint8Array(bytes) }), event)
  assert.deepEqual(verify({ body: new Uint8Array(bytes).buffer }), event)
  assert.deepEqual(verify({ body: Buffer.concat([Buffer.from('xx'), bytes]).subarray(2) }), event)
})

test('headers are found in Headers, in any case, and in arrays', () => {
  assert.deepEqual(verify({ headers: new Headers(headers) }), event)
  assert.deepEqual(verify({ headers: { 'X-Webhook-Signature': signature } }), event)
  assert.deepEqual(verify({ headers: { 'x-webhook-signature': [signature] } }), event)
  assert.deepEqual(verify({ headers: { host: undefined, 'X-WEBHOOK-SIGNATURE': signature } }), event)
})

test('any of several secrets and signatures may match', () => {
  const rotating = signWebhook({ eventId: event.id, body, secret: ['the new secret, 24 h', secret], now })
  assert.deepEqual(verify({ headers: rotating }), event)
  assert.deepEqual(verify({ secret: ['some other secret', secret] }), event)
  assert.deepEqual(verify({ headers: rotating, secret: ['the new secret, 24 h'] }), event)
})

test('unknown signature schemes are ignored', () => {
  assert.deepEqual(verify({ headers: { 'x-webhook-signature': `v2=abc, ${signature}` } }), event)
})

test('an event of an unknown kind is returned as it is', () => {
  const newer = JSON.stringify({ ...event, event: 'analysis.archived', more: 1 })
  const signed = signWebhook({ eventId: event.id, body: newer, secret, now })
  assert.deepEqual(verify({ body: newer, headers: signed }), JSON.parse(newer))
})

test('a missing header and a malformed one have different codes', () => {
  refuses('MISSING_SIGNATURE', () => verify({ headers: {} }))
  refuses('MISSING_SIGNATURE', () => verify({ headers: new Headers() }))
  const [t, v1] = signature.split(',') as [string, string]
  const malformed = ['t=1', v1, 'x', `t=,${v1}`, `t=1e9,${v1}`, `t=-1,${v1}`, `${t},v1=`, `${t},${v1}0`]
  const ambiguous = [`${t},${t},${v1}`, `t=1,${signature}`, `${t},${v1.toUpperCase()}`]
  for (const written of [...malformed, ...ambiguous]) {
    refuses('MALFORMED_SIGNATURE', () => verify({ headers: { 'x-webhook-signature': written } }))
  }
})

test('a re-serialised body does not match, and the message says what to do', () => {
  const again = JSON.stringify(event, null, 2)
  refuses('SIGNATURE_MISMATCH', () => verify({ body: again }), /serialised again.*hand over the raw bytes/)
})

test('a parsed body and a changed one have different codes', () => {
  refuses('BODY_NOT_RAW', () => verify({ body: event }), /express\.raw/)
  refuses('BODY_NOT_RAW', () => verify({ body: undefined }), /There is no body/)
})

test('a wrong secret does not match, and white space around it is pointed out', () => {
  refuses('SIGNATURE_MISMATCH', () => verify({ secret: 'some other secret' }))
  refuses('SIGNATURE_MISMATCH', () => verify({ secret: `${secret}\n` }), /white space around it/)
})

test('without a secret nothing verifies, not even a signature by an empty key', () => {
  const forged = signWebhook({ eventId: event.id, body, secret: '', now })
  for (const none of ['', [], [''], [secret, '']]) {
    refuses('MISSING_SECRET', () => verify({ secret: none, headers: forged }))
  }
})

test('a String object in place of a secret is refused', () => {
  const forged = signWebhook({ eventId: event.id, body, secret: secret.slice(0, 1), now })
  const none = new String(secret) as unknown as string
  refuses('MISSING_SECRET', () => verify({ secret: none, headers: forged }))
})

test('the timestamp may be as far away as the tolerance says, in both directions', () => {
  const at = (seconds: number, options: VerifyOptions = {}) =>
    verify({ options: { ...options, now: new Date(now.getTime() + seconds * 1_000) } })
  assert.deepEqual(at(300), event)
  assert.deepEqual(at(-300), event)
  refuses('TIMESTAMP_OUT_OF_TOLERANCE', () => at(301), /301 s old/)
  refuses('TIMESTAMP_OUT_OF_TOLERANCE', () => at(-301), /301 s in the future/)
  assert.deepEqual(at(3_600, { toleranceSeconds: 3_600 }), event)
  refuses('TIMESTAMP_OUT_OF_TOLERANCE', () => at(0, { toleranceSeconds: Number.NaN }))
})

test('a changed timestamp does not match', () => {
  const later = signature.replace(/^t=\d+/, `t=${now.getTime() / 1_000 + 100}`)
  refuses('SIGNATURE_MISMATCH', () => verify({ headers: { 'x-webhook-signature': later } }))
})

test('a signed body that is not a delivery is refused', () => {
  for (const other of [
    '',
    'null',
    '[]',
    '{}',
    '{"id":"evt_1"}',
    'not JSON',
    '{"id":1,"event":"x","created":1,"data":{}}',
  ]) {
    const signed = signWebhook({ eventId: event.id, body: other, secret, now })
    refuses('INVALID_PAYLOAD', () => verify({ body: other, headers: signed }))
  }
})

test('whatever it is given, it throws nothing but its own error', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withTypedArray: true, withNullPrototype: true })
  const oddHeaders = fc.oneof(
    anything,
    fc.record({ 'x-webhook-signature': fc.oneof(anything, fc.string(), fc.constant(signature)) }),
  )
  const oneOf = <Value>(value: Value) => fc.oneof(anything, fc.constant(value))
  fc.assert(
    fc.property(oneOf(body), oddHeaders, oneOf(secret), oneOf({ now }), (odd, its, theirs, options) => {
      try {
        verifyWebhook(odd as string, its as Headers, theirs as string, options as VerifyOptions)
      } catch (error) {
        assert.ok(error instanceof WebhookVerificationError)
      }
    }),
    { numRuns: 5_000 },
  )
  const throwing = new Proxy({}, { ownKeys: () => assert.fail('a trap') })
  refuses('INVALID_ARGUMENT', () => verify({ headers: throwing }))
})

test('a changed byte in body or signature is refused', () => {
  const bytes = Buffer.from(body)
  const digits = signature.indexOf('v1=') + 3
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(63), (at, flip, digit) => {
      const changed = Buffer.from(bytes)
      changed[at]! ^= flip
      refuses('SIGNATURE_MISMATCH', () => verify({ body: changed }))
      const place = digits + digit
      const other = signature[place] === '0' ? '1' : '0'
      const forged = signature.slice(0, place) + other + signature.slice(place + 1)
      refuses('SIGNATURE_MISMATCH', () => verify({ headers: { 'x-webhook-signature': forged } }))
    }),
  )
})

test('every example of the service’s reference verifies', async () => {
  const file = new URL('../../server/openapi.json', import.meta.url)
  const { webhooks } = JSON.parse(await readFile(file, 'utf8'))
  for (const [kind, { post }] of Object.entries<{ post: { requestBody: { content: never } } }>(webhooks)) {
    const { example } = post.requestBody.content['application/json'] as { example: { id: string } }
    const sent = JSON.stringify(example)
    const given = verify({ body: sent, headers: signWebhook({ eventId: example.id, body: sent, secret, now }) })
    assert.equal(given.event, kind)
    assert.deepEqual(given, example)
  }
})
