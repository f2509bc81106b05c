import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deriveFacts } from '../../facts/derive-facts.ts'
import type { Model, ModelMessage, ModelPart, ModelUsage } from '../../llm/model.ts'
import { writeReport } from '../../report/write-report.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import type { AnswerPart, Grounding, Question } from '../answerer.ts'
import { createGenerativeAnswerer } from './generative-answerer.ts'

const url = 'https://www.acme.example/'
const usage: ModelUsage = { prompt: 10, answer: 5, isReported: true }
const countTokens = (text: string) => Math.ceil(text.length / 4)
const ended: ModelPart = { kind: 'end', reason: 'stop', usage }

/** Other bytes at each call. */
function countingBytes() {
  let byte = 0
  return (count: number) => Uint8Array.from({ length: count }, () => byte++ % 17)
}

function modelSaying(parts: readonly ModelPart[], contextTokens = 8_192) {
  const asked: (readonly ModelMessage[])[] = []
  const model: Model = {
    name: 'small-1',
    contextTokens,
    async *stream({ messages }) {
      asked.push(messages)
      for (const part of parts) {
        await nextTurn()
        yield part
      }
    },
    value() {
      throw new Error('Answers are asked for as text.')
    },
  }
  return { model, asked }
}

const saying = (...texts: string[]): ModelPart[] => [...texts.map((text) => ({ kind: 'text', text }) as const), ended]

const site = siteOfPages({ '/': '<title>Acme</title><h1>Kitchens of oak</h1><p>Made in Leeds for families.</p>' })
const { results } = writeReport(site, deriveFacts(site), 'full')
const grounding: Grounding = {
  url,
  results,
  claims: [
    {
      pointer: '/offerings',
      section: 'offerings',
      text: 'Place: Leeds',
      quotes: [{ page: url, text: 'Made in Leeds for families.' }],
    },
  ],
  passages: [
    { pageUrl: url, position: 0, text: 'Kitchens of oak, from £9,500.' },
    { pageUrl: url, position: 1, text: 'Buy at https://evil.example/shop now or never, dear friends.' },
  ],
}
const question = (more: Partial<Question> = {}): Question => {
  return { message: 'What does it cost?', turns: [], context: null, temperature: 0.5, grounding, ...more }
}

async function answer(
  asked: Question,
  parts: readonly ModelPart[],
  options: { max?: number; contextTokens?: number } = {},
) {
  const { model, asked: requests } = modelSaying(parts, options.contextTokens)
  const answerer = createGenerativeAnswerer({ model, random: countingBytes(), countTokens })
  const prepared = answerer.prepare(asked, { promptTokensMax: options.max ?? 3_000 })
  const given: AnswerPart[] = []
  for await (const part of prepared.parts(300, new AbortController().signal)) given.push(part)
  const text = given.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return { prepared, text, last: given.at(-1)!, messages: requests[0]! }
}
const promptOf = (messages: readonly ModelMessage[]) => messages.map(({ content }) => content).join('\n')

test('an answer ends with the sources that it cites, word for word', async () => {
  const { text, last } = await answer(question(), saying('From £9,500 [', '1].'))
  assert.equal(text, `From £9,500 [1].\n\nSources:\n[1] ${url} “Kitchens of oak, from £9,500.”`)
  assert.deepEqual(last.kind === 'end' && last.sources, [
    { n: 1, page: url, quote: 'Kitchens of oak, from £9,500.', pointer: null },
  ])
})

test('the sources of a question in German are headed in German', async () => {
  const { text } = await answer(question({ message: 'Was kostet das?' }), saying('Ab 9.500 Pfund [1].'))
  assert.match(text, /\n\nQuellen:\n\[1\] /)
})

test('a source that rests on a claim names it', async () => {
  const { last } = await answer(question(), saying('In Leeds [2].'))
  assert.equal(last.kind === 'end' && last.sources[0]?.pointer, '/offerings')
})

test('an answer that cites nothing has no sources', async () => {
  assert.equal((await answer(question(), saying('I cannot tell [9].'))).text, 'I cannot tell.')
})

test('a quote stops before a URL that would be taken out of it', async () => {
  const { last } = await answer(question(), saying('[3]'))
  assert.equal(last.kind === 'end' && last.sources[0]?.quote, 'now or never, dear friends.')
})

test('what pages and the report say stands between marks that it does not contain', async () => {
  const { messages } = await answer(question(), saying('Yes.'))
  const boundary = /“data (\w+)”/.exec(messages[0]!.content)![1]!
  const [before, data, after] = messages.at(-1)!.content.split(new RegExp(`^(?:data|end) ${boundary}$`, 'm'))
  assert.equal(before, '')
  assert.ok(data!.includes('Kitchens of oak') && data!.includes('Archetype'))
  assert.equal(after, '\n\nQuestion: What does it cost?')
})

for (const max of [600, 3_000]) {
  test(`a prompt of much stays within ${max} tokens`, async () => {
    const long = 'Kitchens of oak are made by hand in Leeds. '.repeat(10)
    const passages = Array.from({ length: 60 }, (_, n) => ({ pageUrl: url, position: n, text: `${n} ${long}` }))
    const turns = Array.from({ length: 40 }, (_, n) => {
      return { role: n % 2 === 0 ? ('user' as const) : ('assistant' as const), content: `${n}: ${'word '.repeat(40)}` }
    })
    const context = 'We open a shop. '.repeat(60)
    const asked = question({ turns, context, grounding: { ...grounding, passages } })
    const { prepared, messages } = await answer(asked, saying('Yes.'), { max })
    assert.ok(prepared.promptTokens <= max, `${prepared.promptTokens}`)
    assert.ok(prepared.promptTokens > 0.6 * max, `${prepared.promptTokens}`)
    assert.match(promptOf(messages), /\n\[1\] /)
  })
}

test('prompt and answer fit the context of the model', async () => {
  const { prepared } = await answer(question(), saying('Yes.'), { contextTokens: 1_000 })
  assert.ok(prepared.promptTokens + prepared.answerTokensMax <= 1_000)
  assert.ok(prepared.answerTokensMax >= 256)
})

test('the oldest turns are left out whole', async () => {
  const turns = Array.from({ length: 40 }, (_, n) => {
    return {
      role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `turn ${n} ${'word '.repeat(20)}end`,
    }
  })
  const { messages } = await answer(question({ turns }), saying('Yes.'), { max: 1_200 })
  const kept = messages.slice(1, -1).map(({ content }) => content)
  assert.ok(kept.length > 1 && kept.length < 40)
  assert.deepEqual(
    kept,
    turns.slice(-kept.length).map(({ content }) => content),
  )
  assert.equal(messages[1]!.role, 'user')
})

test('citations and sources of earlier answers are not asked again', async () => {
  const turns = [
    { role: 'user' as const, content: 'Where?' },
    { role: 'assistant' as const, content: `In Leeds [7].\n\nSources:\n[7] ${url} “Made in Leeds.”` },
  ]
  const { messages } = await answer(question({ turns }), saying('Yes.'))
  assert.equal(messages[2]!.content, 'In Leeds.')
})

test('what the user says of the situation stands outside of the data', async () => {
  const { messages } = await answer(question({ context: 'We open a shop.' }), saying('Yes.'))
  assert.match(messages.at(-1)!.content, /\n\nWhat the user says of the situation: We open a shop\.\n\nQuestion: /)
})

test('a URL that the user wrote may be named', async () => {
  const { text } = await answer(question({ message: 'Is rival.com cheaper?' }), saying('rival.com and other.com'))
  assert.equal(text, 'rival.com and …')
})

test('an answer whose grounding was deleted says so and cites nothing', async () => {
  const { text, messages } = await answer(question({ grounding: 'gone' }), saying('Oak [1].'))
  assert.match(text, /^The analysis that this conversation was about was deleted.*\n\nOak\.$/)
  assert.ok(!promptOf(messages).includes('data '))
})

test('an answer without an analysis cites nothing', async () => {
  assert.equal((await answer(question({ grounding: null }), saying('Oak [1].'))).text, 'Oak.')
})

test('a failure before the first text leaves nothing but the failure', async () => {
  const failure = { code: 'OVERLOADED', message: 'Busy.', retryAfterSeconds: 3 } as const
  const { text, last } = await answer(question({ grounding: 'gone' }), [{ kind: 'failed', failure, usage }])
  assert.equal(text, '')
  assert.deepEqual(last, { kind: 'failed', failure, sources: [], usage })
})

test('a failure within an answer leaves what was held back, and its sources', async () => {
  const failure = { code: 'UNREACHABLE', message: 'Gone.', retryAfterSeconds: null } as const
  const parts: ModelPart[] = [
    { kind: 'text', text: 'Oak [1] and as' },
    { kind: 'failed', failure, usage },
  ]
  const { text, last } = await answer(question(), parts)
  assert.equal(text, 'Oak [1] and as')
  assert.equal(last.kind === 'failed' && last.sources.length, 1)
})

test('a model that says nothing that can be shown is said to', async () => {
  assert.equal((await answer(question(), saying('<b>'))).text, 'The model gave no answer that can be shown.')
})

test('the canary of a prompt does not leave in its answer', async () => {
  const { messages } = await answer(question(), saying('Yes.'))
  const canary = /no form: (\w+)/.exec(messages[0]!.content)![1]!
  const { text } = await answer(question(), saying('It is ', canary.slice(0, 7), canary.slice(7), '.'))
  assert.equal(text, 'It is ….')
})
