import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLogOutput } from './log-output.ts'

const info = '{"level":30,"msg":"read"}\n'
const warning = '{"level":40,"msg":"slow"}\n'
const failure = (code: string) => Object.assign(new Error(code), { code })

/** What was written, by a file that answers its writes with these outcomes first and then takes all. */
function openFile(...outcomes: (number | Error)[]) {
  const file = { text: '', writes: 0 }
  const output = createLogOutput((bytes, at) => {
    file.writes++
    const outcome = outcomes.shift() ?? bytes.length - at
    if (outcome instanceof Error) throw outcome
    file.text += bytes.subarray(at, at + outcome).toString()
    return outcome
  })
  return { file, output }
}

test('lines of level info wait and are written together', () => {
  const { file, output } = openFile()
  output.write(info)
  output.write(info)
  assert.equal(file.writes, 0)
  output.flush()
  assert.deepEqual(file, { text: info + info, writes: 1 })
})

test('a warning is written at once, after what waits', () => {
  const { file, output } = openFile()
  output.write(info)
  output.write(warning)
  assert.equal(file.text, info + warning)
})

test('lines that a full pipe does not take are written when it does', () => {
  const { file, output } = openFile(5, failure('EAGAIN'))
  output.write(warning)
  assert.deepEqual(file, { text: warning, writes: 3 })
})

for (const code of ['EIO', 'EPIPE']) {
  test(`when the reader has closed the output (${code}), one write is tried and later lines are dropped`, () => {
    const { file, output } = openFile(failure(code))
    output.write(warning)
    output.write(warning)
    output.flush()
    assert.deepEqual(file, { text: '', writes: 1 })
  })
}

test('another failure is thrown to the code that logs', () => {
  const { output } = openFile(failure('ENOSPC'))
  assert.throws(() => output.write(warning), { code: 'ENOSPC' })
})
