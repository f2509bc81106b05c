/** Answers that cite at random: what exists, what does not, and what looks like it, cut anywhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { deriveFacts } from '../../facts/derive-facts.ts'
import type { Model } from '../../llm/model.ts'
import { writeReport } from '../../report/write-report.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import type { Grounding, Source } from '../answerer.ts'
import { createGenerativeAnswerer } from './generative-answerer.ts'

const url = 'https://www.acme.example/'
const site = siteOfPages({ '/': '<title>Acme</title><h1>Kitchens of oak</h1><p>Made in Leeds for families.</p>' })
const { results } = writeReport(site, deriveFacts(site), 'full')
const passages = Array.from({ length: 7 }, (_, position) => {
  return { pageUrl: url, position, text: `Kitchen number ${position} is of oak, made in Leeds.` }
})
const grounding: Grounding = { url, results, claims: [], passages }

function modelSaying(pieces: readonly string[]): Model {
  return {
    name: 'random-1',
    contextTokens: 8_192,
    async *stream() {
      for (const text of pieces) yield { kind: 'text', text }
      yield { kind: 'end', reason: 'stop', usage: { prompt: 1, answer: 1, isReported: true } }
    },
    value() {
      throw new Error('Answers are asked for as text.')
    },
  }
}

async function answer(pieces: readonly string[]): Promise<{ text: string; sources: readonly Source[] }> {
  const answerer = createGenerativeAnswerer({
    model: modelSaying(pieces),
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    countTokens: (text) => Math.ceil(text.length / 4),
  })
  const question = { message: 'Which kitchens?', turns: [], context: null, temperature: 0, grounding }
  let text = ''
  for await (const part of answerer.prepare(question, { promptTokensMax: 3_000 }).parts(300, AbortSignal.any([]))) {
    if (part.kind === 'text') text += part.text
    else return { text, sources: part.sources }
  }
  throw new Error('An answer without an end.')
}

const number = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(99, 1_000_000))
const citation = fc.oneof(
  number.map((n) => `[${n}]`),
  fc.array(number, { minLength: 2, maxLength: 4 }).map((all) => `[${all.join(', ')}]`),
  fc.tuple(number, number).map(([from, to]) => `[${from}-${to}]`),
  fc.tuple(number, number).map(([one, other]) => `[${one}][${other}]`),
  number.map((n) => `[ ${n} ]`),
  number.map((n) => `[${n}`),
)
const said = fc.array(fc.oneof(citation, fc.constantFrom('Oak. ', 'From Leeds ', ' and ', '\n', 'for 3 families ')), {
  minLength: 1,
  maxLength: 12,
})
/** The same text, in pieces of these lengths. */
const cut = (text: string, lengths: readonly number[]) => {
  const pieces: string[] = []
  for (let at = 0, piece = 0; at < text.length; piece++) {
    const length = lengths[piece % lengths.length]!
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

/** What a reader takes for citations: numbers alone in brackets. */
const cited = (text: string) =>
  [...text.matchAll(/\[\s*(\d+(?:\s*[-–,;]\s*\d+)*)\s*\]/g)].flatMap(([, inner]) =>
    [...inner!.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  )

test('of 1,000 answers that cite at random, each citation that is sent has its source', async () => {
  let citations = 0
  const lengths = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(said, lengths, async (parts, pieces) => {
      const { text, sources } = await answer(cut(parts.join(''), pieces))
      const known = new Set(sources.map(({ n }) => n))
      const shown = cited(text)
      citations += shown.length
      assert.deepEqual(
        shown.filter((n) => !known.has(n)),
        [],
        text,
      )
      for (const { quote } of sources) assert.ok(passages.some((passage) => passage.text.includes(quote)))
    }),
    { numRuns: 1_000 },
  )
  assert.ok(citations > 1_000, 'most answers cite something')
})
