/** Deliveries are accepted by verifiers that exist: the reference implementation of standardwebhooks.com. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signWebhook } from '@brandprint/client'
import fc from 'fast-check'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { newWebhookSecret } from '../webhook-secret.ts'

const body = JSON.stringify({ id: 'evt_1', event: 'webhook.test', created: 1, data: { message: 'Grüße 🙂' } })
const headersFor = (...secrets: string[]) => signWebhook({ eventId: 'evt_1', body, secret: secrets })

test('verifiers of Standard Webhooks accept a generated secret unchanged', () => {
  for (let made = 0; made < 50; made++) {
    const secret = newWebhookSecret()
    assert.deepEqual(new Webhook(secret).verify(body, headersFor(secret)), JSON.parse(body))
  }
})

test('a custom secret verifies in the raw format', () => {
  const custom = fc
    .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), minLength: 16 })
    .filter((secret) => !secret.startsWith('whsec_'))
  fc.assert(
    fc.property(custom, (secret) => {
      const verifier = new Webhook(secret, { format: 'raw' })
      assert.deepEqual(verifier.verify(body, headersFor(secret)), JSON.parse(body))
    }),
  )
})

test('after a rotation verifiers with the old and with the new secret accept the same delivery', () => {
  const [before, now] = [newWebhookSecret(), newWebhookSecret()]
  const headers = headersFor(now, before)
  for (const secret of [before, now]) assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body))
})

test('a wrong secret and a changed body are refused', () => {
  const secret = newWebhookSecret()
  assert.throws(() => new Webhook(newWebhookSecret()).verify(body, headersFor(secret)), WebhookVerificationError)
  assert.throws(() => new Webhook(secret).verify(`${body} `, headersFor(secret)), WebhookVerificationError)
})
