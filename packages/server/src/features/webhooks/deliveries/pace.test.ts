import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Endpoint, endpointOf } from './endpoint.ts'
import { createPace, type Pace, type PaceRules, type Reputation } from './pace.ts'

const rules: PaceRules = {
  failing: [
    { burst: 4, perSecond: 2 },
    { burst: 4, perSecond: 1 },
  ],
  unproven: {
    account: { burst: 20, perSecond: 2 },
    accountAtHost: { burst: 5, perSecond: 1 },
    host: { burst: 12, perSecond: 3 },
    keptForNew: 6,
    keptForPaying: 3,
  },
}
const start = new Date('2026-01-15T10:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

const endpoint = (accountId: string, host = 'shared', webhookId = `${accountId} at ${host}`): Endpoint =>
  endpointOf({ webhookId, accountId, isFree: false, url: `https://${host}.example/`, isProven: false })
const unknown: Reputation = { standing: 'unproven', isProven: false }
const dead: Reputation = { standing: 'failing', isProven: false }
const good: Reputation = { standing: 'proven', isProven: true }
const unbounded = Number.POSITIVE_INFINITY

/** Begins all that may. @returns how many */
function drain(pace: Pace, at: Endpoint, known = unknown, now = start): number {
  const free = pace.free(at, known, now)
  for (let begun = 0; begun < free; begun++) pace.begin(at, known, now)
  return free
}

test('a proven endpoint is not limited', () => {
  const pace = createPace(rules)
  for (let begun = 0; begun < 1_000; begun++) pace.begin(endpoint('a'), good, start)
  assert.equal(pace.free(endpoint('a'), good, start), unbounded)
})

test('an unproven endpoint gets a burst, then one attempt a second', () => {
  const pace = createPace(rules)
  assert.equal(drain(pace, endpoint('a')), 5)
  assert.equal(pace.free(endpoint('a'), unknown, after(0.9)), 0)
  assert.equal(drain(pace, endpoint('a'), unknown, after(1)), 1)
  assert.equal(pace.free(endpoint('a'), unknown, after(60)), 5)
})

test('unproven endpoints of an account at one host share a limit', () => {
  const pace = createPace(rules)
  drain(pace, endpoint('a', 'shared', 'first'))
  assert.equal(pace.free(endpoint('a', 'shared', 'second'), unknown, start), 0)
  assert.equal(pace.free(endpoint('a', 'another', 'third'), unknown, start), 5)
})

test('unproven endpoints of an account at all hosts share a limit', () => {
  const pace = createPace(rules)
  const begun = Array.from({ length: 10 }, (_, at) => drain(pace, endpoint('a', `host-${at}`)))
  assert.equal(
    begun.reduce((sum, count) => sum + count, 0),
    20,
  )
})

test('unproven endpoints of all accounts at one host share a limit', () => {
  const pace = createPace(rules)
  const begun = ['a', 'b', 'c', 'd'].map((account) => drain(pace, endpoint(account)))
  assert.deepEqual(begun, [5, 5, 2, 0])
  assert.equal(pace.free(endpoint('e'), unknown, after(1)), 3)
})

test('failed endpoints leave half of a host’s limit to new ones', () => {
  const pace = createPace(rules)
  const begun = ['a', 'b', 'c'].map((account) => drain(pace, endpoint(account), dead))
  assert.deepEqual(begun, [5, 1, 0])
  assert.equal(pace.free(endpoint('new'), unknown, start), 5)
})

test('host names with one IP address share a limit, once the address is known', () => {
  const pace = createPace(rules)
  const hosts = ['a', 'b', 'c', 'd'].map((name) => endpoint(name, name))
  for (const each of hosts) pace.end(each, unknown, 'stopped', '192.0.2.1')
  const begun = hosts.map((each) => drain(pace, each))
  assert.deepEqual(begun, [5, 5, 2, 0])
})

test('unproven endpoints at a host do not limit proven ones there, of any account', () => {
  const pace = createPace(rules)
  for (const account of ['a', 'b', 'c', 'd']) {
    drain(pace, endpoint(account))
    pace.end(endpoint(account), dead, 'failed', '192.0.2.1')
  }
  for (const account of ['a', 'e']) {
    assert.equal(pace.free(endpoint(account, 'shared', 'good one'), good, start), unbounded)
  }
})

test('failures of an account at a host lower its limit there step by step, and successes raise it again', () => {
  const pace = createPace(rules)
  const at = endpoint('a')
  pace.end(at, good, 'failed', null)
  assert.equal(drain(pace, at, good), 4)
  assert.equal(pace.free(at, good, after(1)), 2)
  pace.end(at, good, 'failed', null)
  assert.equal(pace.free(at, good, after(1)), 1)
  assert.equal(pace.free(endpoint('b'), good, start), unbounded, 'another account’s at the same host')
  pace.end(at, good, 'answered', null)
  assert.equal(pace.free(at, good, start), unbounded)
})

test('an attempt that made no request is given back', () => {
  const pace = createPace(rules)
  for (let begun = drain(pace, endpoint('a')); begun > 0; begun--) pace.giveBack(endpoint('a'), unknown, start)
  assert.equal(pace.free(endpoint('a'), unknown, start), 5)
})

test('an address gets no more than its limit from unproven endpoints, for any number of accounts and host names', () => {
  const step = fc.record({ account: fc.nat(30), host: fc.nat(10), seconds: fc.nat(3), hasFailed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const pace = createPace(rules)
      for (let host = 0; host <= 10; host++) pace.end(endpoint('a', `h${host}`), unknown, 'stopped', '192.0.2.1')
      let elapsed = 0
      let begun = 0
      for (const { account, host, seconds, hasFailed } of steps) {
        elapsed += seconds
        begun += drain(pace, endpoint(`${account}`, `h${host}`), hasFailed ? dead : unknown, after(elapsed))
        assert.ok(begun <= rules.unproven.host.burst + rules.unproven.host.perSecond * elapsed)
      }
    }),
  )
})

test('any number of free accounts leave part of a host’s limit to new endpoints of paying ones', () => {
  const pace = createPace(rules)
  const free = (at: number): Endpoint => ({ ...endpoint(`free-${at}`), isFree: true })
  const begun = Array.from({ length: 20 }, (_, at) => drain(pace, free(at))).reduce((sum, each) => sum + each, 0)
  assert.equal(begun, 9)
  assert.equal(drain(pace, endpoint('paying')), 3)
  // What the host gets back goes to free accounts beyond that part.
  assert.equal(drain(pace, free(21), unknown, after(2)), 3)
  assert.equal(drain(pace, endpoint('another that pays'), unknown, after(2)), 3)
})
