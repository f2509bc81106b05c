import assert from 'node:assert/strict'
import { test } from 'node:test'
import type {
  DraftAnswer,
  DraftOrder,
  SecondOpinion,
  SecondQuestions,
  SecondReader,
} from '@brandprint/engine/second-reader'
import { collectLog } from '../../test-support/log-lines.ts'
import { createSecondReadings, loggedReader } from './second-readings.ts'
import type { AnalyzeTask, EngineTask, ReadingAnswer } from './tasks.ts'

const questions: SecondQuestions = { brand: 'Oakrow', kinds: [], readers: [], pains: [], voices: [] }
const opinion: SecondOpinion = {
  answers: { kind: null, readers: [], voices: [] },
  passages: 1,
  usage: { prompt: 300, answer: 9, isReported: true },
}
const full: AnalyzeTask = {
  kind: 'analyze',
  url: 'https://www.oakrow.example/',
  type: 'full',
  context: null,
  socialLinks: [],
  prefetched: null,
}

const order: DraftOrder = {
  language: 'en',
  brand: 'Oakrow',
  category: 'bakery',
  readers: [],
  places: [{ part: 'opening', before: 'Welcome' }],
  passages: [{ number: 1, text: 'Bread that takes its time.' }],
}
const drafts: DraftAnswer = { drafts: [], usage: { prompt: 500, answer: 60, isReported: true } }

function codeOf(answer: ReadingAnswer): string | null {
  const said = 'opinion' in answer ? answer.opinion : answer.drafts
  return said.ok ? null : said.error.code
}

function reader() {
  const signals: AbortSignal[] = []
  const asked: SecondReader = {
    model: 'judge:7b',
    async ask(_, signal) {
      signals.push(signal)
      return { ok: true, value: opinion }
    },
    async draft(_, signal) {
      signals.push(signal)
      return { ok: true, value: drafts }
    },
  }
  return { reader: asked, signals }
}

test('a full analysis of a website is read a second time, once', async () => {
  const { reader: judge, signals } = reader()
  const readings = createSecondReadings(judge)
  readings.begin(full)
  assert.deepEqual(await readings.answer({ reading: 0, questions }), {
    reading: 0,
    opinion: { ok: true, value: opinion },
  })
  assert.equal(codeOf(await readings.answer({ reading: 1, questions })), 'REFUSED')
  assert.equal(signals.length, 1)
})

test('a full analysis is given drafts, once, also where it was not read again', async () => {
  const { reader: judge, signals } = reader()
  const readings = createSecondReadings(judge)
  readings.begin(full)
  assert.deepEqual(await readings.answer({ reading: 0, order }), { reading: 0, drafts: { ok: true, value: drafts } })
  assert.equal(codeOf(await readings.answer({ reading: 1, order })), 'REFUSED')
  assert.equal(codeOf(await readings.answer({ reading: 2, questions })), null)
  assert.equal(signals.length, 2)
})

test('a reader that drafts nothing refuses to', async () => {
  const readings = createSecondReadings({ model: 'judge:7b', ask: reader().reader.ask })
  readings.begin(full)
  assert.equal(codeOf(await readings.answer({ reading: 0, order })), 'REFUSED')
})

test('two questions that come at once are answered once', async () => {
  const { reader: judge, signals } = reader()
  const readings = createSecondReadings(judge)
  readings.begin(full)
  await Promise.all([readings.answer({ reading: 0, questions }), readings.answer({ reading: 1, questions })])
  assert.equal(signals.length, 1)
})

const others: EngineTask[] = [
  { ...full, type: 'flash' },
  { kind: 'sample', type: 'full' },
  { kind: 'compare', states: [] },
  { kind: 'check', url: full.url, watch: null, prefetched: null, answers: null, speed: 1 },
]
for (const task of others) {
  test(`a process may not ask during a task of kind ${task.kind}${'type' in task ? `, ${task.type}` : ''}`, async () => {
    const { reader: judge, signals } = reader()
    const readings = createSecondReadings(judge)
    readings.begin(full)
    readings.begin(task)
    assert.equal(codeOf(await readings.answer({ reading: 0, questions })), 'REFUSED')
    assert.equal(codeOf(await readings.answer({ reading: 1, order })), 'REFUSED')
    assert.equal(signals.length, 0)
  })
}

test('before and after its task a process may not ask', async () => {
  const { reader: judge, signals } = reader()
  const readings = createSecondReadings(judge)
  await readings.answer({ reading: 0, questions })
  readings.begin(full)
  readings.end()
  await readings.answer({ reading: 1, questions })
  assert.equal(signals.length, 0)
})

test('what is still asked when the task ends is given up', async () => {
  const { reader: judge, signals } = reader()
  const readings = createSecondReadings(judge)
  readings.begin(full)
  await readings.answer({ reading: 0, questions })
  assert.equal(signals[0]?.aborted, false)
  readings.end()
  assert.equal(signals[0]?.aborted, true)
})

test('a reader that throws is a failure', async () => {
  const readings = createSecondReadings({ model: 'judge:7b', ask: async () => Promise.reject(new Error('secret')) })
  readings.begin(full)
  const said = await readings.answer({ reading: 0, questions })
  assert.equal(codeOf(said), 'UNREACHABLE')
  assert.doesNotMatch(JSON.stringify(said), /secret/)
})

test('the log tells what a reading took, and why one failed', async () => {
  const { log, lines } = collectLog()
  const signal = new AbortController().signal
  await loggedReader(reader().reader, log).ask(questions, signal)
  const failing: SecondReader = {
    model: 'judge:7b',
    ask: async () => ({ ok: false, error: { code: 'OVERLOADED', message: 'It answered 429.' } }),
  }
  await loggedReader(failing, log).ask(questions, signal)
  await loggedReader(reader().reader, log).draft?.(order, signal)
  const [made, failed, drafted] = lines()
  assert.deepEqual([made?.model, made?.prompt, made?.answer], ['judge:7b', 300, 9])
  assert.deepEqual([drafted?.model, drafted?.prompt, drafted?.answer], ['judge:7b', 500, 60])
  assert.deepEqual([failed?.code, failed?.reason], ['OVERLOADED', 'It answered 429.'])
})
