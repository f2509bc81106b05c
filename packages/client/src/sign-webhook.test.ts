import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signWebhook } from './index.ts'

test('both signature formats match an independent implementation, for every secret', () => {
  // Made with Python's hmac: of `timestamp.body` with the secret as it is written, and of `id.timestamp.body` with its key.
  const generated = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
  const custom = 'a secret of my own making'
  assert.deepEqual(
    signWebhook({
      eventId: 'evt_1',
      body: '{"id":"evt_1"}',
      secret: [generated, custom],
      now: new Date(1_768_473_042_500),
    }),
    {
      'content-type': 'application/json',
      'x-webhook-signature':
        't=1768473042,v1=7f0b1fe642eae2d04a17b1956c2db843e467108cbc392ee64a847fa7af58ac19,v1=cc159076c63c72102cb5c7bd25322d8a08ff436bad44ee214202a37f26d65f42',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1768473042',
      'webhook-signature':
        'v1,OES86tTg8M7njCnIQu3Q6UdvZQsefGw6C3uamSLWMMY= v1,02nkyLDN9/Soz9u64t4mf3DiziqmP7kjUDUoc0CtIuA=',
    },
  )
})
