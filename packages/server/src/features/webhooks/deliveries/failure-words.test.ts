import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PostFailure } from '@brandprint/engine/net'
import { failureWords, statusWords } from './failure-words.ts'

const words = (failure: Partial<PostFailure>) =>
  failureWords({ code: 'UNREACHABLE', stage: 'connect', detail: null, address: null, ...failure }, 5)

test('a timeout names the stage in which the five seconds ended', () => {
  assert.match(words({ code: 'TIMEOUT', stage: 'dns' }), /name/)
  assert.match(words({ code: 'TIMEOUT', stage: 'connect' }), /5 seconds.*firewall/)
  assert.match(words({ code: 'TIMEOUT', stage: 'tls' }), /5 seconds.*TLS/)
  assert.match(words({ code: 'TIMEOUT', stage: 'first byte' }), /5 seconds.*Answer first/)
})

test('a certificate error says what is wrong with the certificate', () => {
  assert.match(words({ code: 'TLS', stage: 'tls', detail: 'CERT_HAS_EXPIRED' }), /expired/)
  assert.match(words({ code: 'TLS', stage: 'tls', detail: 'ERR_TLS_CERT_ALTNAME_INVALID' }), /another host name/)
  assert.match(words({ code: 'TLS', stage: 'tls', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), /self-signed/)
  assert.match(words({ code: 'TLS', stage: 'tls', detail: 'ERR_SSL_NO_SHARED_CIPHER' }), /ERR_SSL_NO_SHARED_CIPHER/)
})

test('every cause of a private address gets the same text', () => {
  assert.equal(words({ code: 'NOT_PUBLIC' }), words({ code: 'INVALID_URL', stage: 'dns', detail: 'X' }))
})

test('a system error is quoted only if it is a code', () => {
  assert.doesNotMatch(words({ detail: '<script>' }), /script/)
  assert.match(words({ detail: 'EPROTO' }), /EPROTO/)
})

test('a success that is not 200 says that only 200 counts', () => {
  assert.match(statusWords(204), /only exactly 200/)
  assert.match(statusWords(302), /redirect/)
})
