import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { signatureHeaders } from '../../server/src/features/webhooks/signature.ts'
import { signWebhook } from './index.ts'

test('the headers are those of the service, for every secret', () => {
  const printable = fc.string({ unit: fc.constantFrom(...'aZ09+/=_ ~'), minLength: 16, maxLength: 256 })
  const generated = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((key) => `whsec_${Buffer.from(key).toString('base64')}`)
  const secrets = fc.array(
    fc.oneof(
      printable,
      generated,
      printable.map((text) => `whsec_${text}`),
    ),
    { minLength: 1, maxLength: 2 },
  )
  fc.assert(
    fc.property(secrets, fc.string({ unit: 'binary' }), (secret, body) => {
      const { 'content-type': _, ...signed } = signWebhook({
        eventId: 'evt_1',
        body,
        secret,
        now: new Date(1_768_473_042_500),
      })
      assert.deepEqual(signed, signatureHeaders({ eventId: 'evt_1', timestamp: 1_768_473_042, body, secrets: secret }))
    }),
  )
})
