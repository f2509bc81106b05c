import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { greyPng } from '../../../../engine/src/pictures/png-fixtures.ts'
import { logoProcesses } from '../../test-support/engine.ts'
import { eventually } from '../../test-support/eventually.ts'
import { createLog } from '../log.ts'
import { createLogos, type LogosOptions } from './logos.ts'

const log = createLog({ level: 'silent' })
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
)

function open(context: TestContext, options: Partial<LogosOptions> = {}) {
  const logos = createLogos({ environment: {}, log, ...options })
  context.after(() => logos.close())
  return logos
}

const ended = () => eventually(async () => logoProcesses(process.pid).length === 0, { what: 'no process is left' })

test('a logo is read in a process that ends with it', async (context) => {
  const logos = open(context)
  const read = await logos.vet(drawing, 'acc_1')
  assert.ok(read.ok)
  assert.equal(read.value.mediaType, 'image/svg+xml')
  assert.match(Buffer.from(read.value.bytes).toString(), /<rect /)
  await ended()
})

test('a process that takes more than it may is ended', async (context) => {
  const logos = open(context, { limits: { cpuSeconds: 0.01, heapMegabytes: 128, residentMegabytes: 400 } })
  // 24 million pixels in some kilobytes: to decode it takes many times the 10 ms.
  const logo = greyPng(4_900, 8)
  // Its watchdog looks every 100 ms: a machine may be quick enough to decode the logo between two looks.
  const refused = await eventually(
    async () => {
      const read = await logos.vet(logo, 'acc_1')
      return read.ok ? null : read.error
    },
    { what: 'the limit is seen' },
  )
  assert.equal(refused, 'The logo takes more computing time or memory to read than it may; simplify it.')
  await ended()
})

test('one logo is read at a time, of each owner in turn', async (context) => {
  const logos = open(context)
  const done: string[] = []
  let most = 0
  const vet = async (owner: string, name: string) => {
    assert.ok((await logos.vet(drawing, owner)).ok)
    most = Math.max(most, logoProcesses(process.pid).length)
    done.push(name)
  }
  await Promise.all([vet('acc_1', 'first'), vet('acc_1', 'second'), vet('acc_1', 'third'), vet('acc_2', 'other')])
  assert.deepEqual(done, ['first', 'second', 'other', 'third'])
  assert.ok(most <= 1, `${most} at once`)
})

test('a logo whose turn does not come in time is answered as unavailable, and leaves no process', async (context) => {
  const logos = open(context, { logoMs: 1 })
  const refused = { code: 'UNAVAILABLE', retryAfterSeconds: 10 }
  await Promise.all([
    assert.rejects(logos.vet(drawing, 'acc_1'), refused),
    assert.rejects(logos.vet(drawing, 'acc_2'), refused),
  ])
  await ended()
})

test('who waits when the service stops is told so', async (context) => {
  const logos = open(context)
  const waiting = [logos.vet(drawing, 'acc_1'), logos.vet(drawing, 'acc_1')].map((vetting) =>
    assert.rejects(vetting, { code: 'UNAVAILABLE' }),
  )
  await logos.close()
  await Promise.all([...waiting, assert.rejects(logos.vet(drawing, 'acc_1'), { code: 'UNAVAILABLE' })])
  await ended()
})
