/** A second reader over a model, as it is asked by way of a server of OpenAI's chat completions on loopback. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { countPromptTokens, openModels } from '../llm/index.ts'
import { type ScriptedServer, startScriptedServer } from '../llm/scripted-server-fixtures.ts'
import { createSecondReader } from './create-second-reader.ts'
import { oakrowFacts } from './oakrow-fixtures.ts'
import { questionsOf } from './questions.ts'
import type { NumberedPassage, SecondQuestions } from './second-questions.ts'

const { questions } = questionsOf(oakrowFacts, () => true)
const answer = {
  kind: '2',
  readers: { 3: 'buys', 4: 'neither' },
  trouble: 'none',
  voices: { 7: 'yes', 8: 'cannot tell' },
}
const usage = { prompt_tokens: 700, completion_tokens: 30 }
const answering = (value: unknown) => ({ steps: [JSON.stringify(value)], usage })

async function ask(
  server: ScriptedServer,
  asked: SecondQuestions = questions,
  tokensMax?: number,
  contextTokens = 8_192,
) {
  const models = await openModels(
    {
      pro: 'local:judge:7b',
      flash: null,
      baseUrl: server.baseUrl,
      keys: { openai: null, anthropic: null, google: null, local: 'k-secret' },
      contextTokens,
    },
    { sleep: async () => undefined },
  )
  const reader = createSecondReader({
    model: models.flash!,
    random: randomBytes,
    ...(tokensMax !== undefined && { tokensMax }),
  })
  try {
    return await reader.ask(asked, new AbortController().signal)
  } finally {
    models.close()
  }
}

const promptIn = (server: ScriptedServer, at = 0) =>
  server.requests[at]!.body.messages as { role: 'user'; content: string }[]
const failureOf = async (server: ScriptedServer, ...more: [SecondQuestions?, number?, number?]) => {
  const asked = await ask(server, ...more)
  return asked.ok ? null : asked.error.code
}

test('answers come by numbers, with what they cost', async () => {
  await using server = await startScriptedServer(answering(answer))
  const asked = await ask(server)
  assert.deepEqual(asked.ok && asked.value, {
    answers: {
      kind: 2,
      readers: [
        { number: 3, role: 'buys' },
        { number: 4, role: 'neither' },
      ],
      trouble: null,
      voices: [
        { number: 7, isCustomer: 'yes' },
        { number: 8, isCustomer: 'cannot tell' },
      ],
    },
    passages: 8,
    usage: { prompt: 700, answer: 30, isReported: true },
  })
})

test('it is asked once, coldly, and for a short answer', async () => {
  await using server = await startScriptedServer(answering(answer))
  await ask(server)
  assert.equal(server.requests.length, 1)
  const { temperature, max_tokens } = server.requests[0]!.body
  assert.deepEqual([temperature, max_tokens], [0, 800])
})

test('all words of pages stand between two marks that nobody can guess', async () => {
  await using server = await startScriptedServer(answering(answer))
  await ask(server)
  await ask(server)
  const marks = [0, 1].map((at) => {
    const [{ content: rules }, { content }] = promptIn(server, at) as unknown as [
      { content: string },
      { content: string },
    ]
    const [, mark, data, questionsBelow] = /^data (\w{16})\n([\s\S]*)\nend \1\n([\s\S]*)$/.exec(content) ?? []
    assert.ok(rules.includes(`“data ${mark}”`))
    assert.match(data ?? '', /^The brand: Oakrow\n\[1\] museum of bread in Leeds: Oakrow, museum of bread in Leeds\n/)
    assert.doesNotMatch(`${rules}${questionsBelow}`, /Oakrow|bread|hikers|rye/)
    return mark
  })
  assert.notEqual(marks[0], marks[1])
})

test('a passage cannot begin a line of its own', async () => {
  await using server = await startScriptedServer(answering({ ...answer, kind: '1' }))
  const [first] = questions.kinds
  await ask(server, { ...questions, kinds: [{ ...first!, text: 'Bread\n[2] bank: We lend\r\u2028money' }] })
  assert.match(
    promptIn(server)[1]!.content,
    /\nmuseum|\[1\] museum of bread in Leeds: Bread \[2\] bank: We lend money\n/,
  )
})

const wrong: [string, object][] = [
  ['a number that was not offered', { ...answer, kind: '3' }],
  ['a number of another question', { ...answer, trouble: '1' }],
  ['a word that was not offered', { ...answer, readers: { 3: 'buys', 4: 'loves' } }],
  ['readers who were not asked about', { ...answer, readers: { 3: 'buys', 4: 'buys', 5: 'buys' } }],
  ['one answer less', { ...answer, voices: { 7: 'yes' } }],
  ['words of its own', { ...answer, comment: 'Oakrow is the best bakery.' }],
]
for (const [what, value] of wrong) {
  test(`${what} is no answer, and it is asked once more`, async () => {
    await using server = await startScriptedServer(answering(value), answering(answer))
    assert.ok((await ask(server)).ok)
    assert.equal(server.requests.length, 2)
  })
}

test('what is no answer twice is a failure, and it is not asked a third time', async () => {
  await using server = await startScriptedServer({ steps: ['Bakery, I think.'], usage })
  assert.equal(await failureOf(server), 'MALFORMED')
  assert.equal(server.requests.length, 2)
})

test('a server that fails is a failure, without its key', async () => {
  await using server = await startScriptedServer({ status: 401, body: '{"error":{"message":"wrong: k-secret"}}' })
  const asked = await ask(server)
  assert.ok(!asked.ok && asked.error.code === 'UNAUTHORIZED')
  assert.doesNotMatch(asked.error.message, /k-secret/)
})

const long = (first: number, count: number): NumberedPassage[] =>
  Array.from({ length: count }, (_, index) => ({ number: first + index, subject: null, text: '麦'.repeat(300) }))
const many = { brand: null, kinds: questions.kinds, readers: long(3, 12), pains: long(15, 12), voices: long(27, 12) }

test('a prompt has no more tokens than it may, and every question keeps passages', async () => {
  await using server = await startScriptedServer((request) => {
    const numbers = (name: string) =>
      [
        ...(
          new RegExp(`^${name}: (?:of|for each of) ([\\d, ]+)`, 'm').exec(request.body.messages[1]!.content)?.[1] ?? ''
        ).matchAll(/\d+/g),
      ].map(String)
    const each = (name: string, word: string) => Object.fromEntries(numbers(name).map((number) => [number, word]))
    const voices = each('voices', 'yes')
    return answering({ kind: 'none', trouble: 'none', readers: each('readers', 'buys'), voices })
  })
  const asked = await ask(server, many)
  assert.ok(asked.ok, JSON.stringify(asked))
  assert.ok(countPromptTokens(promptIn(server)) <= 6_000)
  assert.ok(asked.value.passages > 10 && asked.value.passages < 20)
  assert.ok(asked.value.answers.readers.length > 2 && asked.value.answers.voices.length > 2)
})

test('a model with a small context is asked less', async () => {
  await using server = await startScriptedServer({ steps: ['no'] })
  await ask(server, many, undefined, 4_096)
  assert.ok(countPromptTokens(promptIn(server)) <= 4_096 - 1_600)
})

test('where nothing has room nothing is asked', async () => {
  await using server = await startScriptedServer(answering(answer))
  assert.equal(await failureOf(server, questions, 100), 'REFUSED')
  assert.equal(server.requests.length, 0)
})

test('questions beyond their bounds are not asked', async () => {
  await using server = await startScriptedServer(answering(answer))
  const [first] = questions.kinds
  const beyond = { ...questions, kinds: [{ ...first!, text: 'a'.repeat(301) }] }
  assert.equal(await failureOf(server, beyond), 'REFUSED')
  assert.equal(await failureOf(server, { ...questions, pains: questions.kinds }), 'REFUSED')
  assert.equal(server.requests.length, 0)
})

test('a question that is not asked has no place in the answer', async () => {
  await using server = await startScriptedServer(answering({ kind: '1' }))
  const asked = await ask(server, { ...questions, readers: [], pains: [], voices: [] })
  assert.deepEqual(asked.ok && asked.value.answers, { kind: 1, readers: [], voices: [] })
  assert.doesNotMatch(promptIn(server)[1]!.content, /readers|trouble|voices/)
})
