import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('a sealed text can be opened, and its bytes differ each time', () => {
  assert.equal(unseal(key, seal(key, 'whsec_é', 'whk_1'), 'whk_1'), 'whsec_é')
  assert.notDeepEqual(seal(key, 'a', 'whk_1'), seal(key, 'a', 'whk_1'))
})

test('it does not open with another key, another context or one changed bit', () => {
  const sealed = seal(key, 'whsec_1', 'whk_1')
  assert.throws(() => unseal(randomBytes(32), sealed, 'whk_1'))
  assert.throws(() => unseal(key, sealed, 'whk_2'))
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    assert.throws(() => unseal(key, changed, 'whk_1'))
  }
  assert.throws(() => unseal(key, sealed.subarray(0, 20), 'whk_1'))
})
