import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sealSecret, signingSecrets } from './webhook-secret.ts'

const key = randomBytes(32)
const now = new Date('2026-01-15T10:00:00.000Z')
const later = new Date('2026-01-15T10:00:00.001Z')
const webhook = {
  id: 'whk_1',
  secret_sealed: sealSecret(key, 'whk_1', 'new'),
  previous_secret_sealed: sealSecret(key, 'whk_1', 'old'),
}

test('both secrets sign until the old one expires', () => {
  assert.deepEqual(signingSecrets(key, { ...webhook, previous_secret_until: later }, now), ['new', 'old'])
  assert.deepEqual(signingSecrets(key, { ...webhook, previous_secret_until: now }, now), ['new'])
})

test('an old secret that was sealed under a lost key is left out', () => {
  const previous_secret_sealed = sealSecret(randomBytes(32), 'whk_1', 'old')
  assert.deepEqual(signingSecrets(key, { ...webhook, previous_secret_sealed, previous_secret_until: later }, now), [
    'new',
  ])
})

test('a newest secret that was sealed under another key signs nothing', () => {
  const secret_sealed = sealSecret(randomBytes(32), 'whk_1', 'new')
  assert.throws(() => signingSecrets(key, { ...webhook, secret_sealed, previous_secret_until: later }, now))
})
