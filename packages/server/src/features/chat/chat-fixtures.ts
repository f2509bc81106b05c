/** An answerer that says what a test tells it to: what writes an answer is outside of the feature. */
import type { Answerer, AnswerPart, Question } from '@brandprint/engine/answers'

export interface Asked {
  question: Question
  tokensMax: number
  signal: AbortSignal
  /** How many of its texts were asked for. */
  taken(): number
  say(...texts: string[]): void
  end(usage?: { prompt: number; answer: number }): void
  fail(retryAfterSeconds?: number | null): void
}

export interface Scripted extends Answerer {
  /** All questions so far. */
  asked: Asked[]
  /** Resolves with the next question that none has waited for. */
  next(): Promise<Asked>
}

interface Script {
  name?: string
  promptTokens?: number
  answerTokensMax?: number
  /** Answers by itself. */
  reply?: (asked: Asked) => void
}

const usage = { prompt: 40, answer: 60 }
const source = {
  n: 1,
  page: 'https://acme.example/',
  quote: 'Acme builds bridges.',
  pointer: '/brandIdentity/archetype',
}

export function scriptedAnswerer({
  name = 'scripted-1',
  promptTokens = 50,
  answerTokensMax = 500,
  reply,
}: Script = {}) {
  const asked: Asked[] = []
  const waiting: ((asked: Asked) => void)[] = []
  let given = 0
  const answerer: Scripted = {
    name,
    asked,
    next() {
      const known = asked[given++]
      return known === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(known)
    },
    prepare: (question) => ({
      promptTokens,
      answerTokensMax,
      parts: (tokensMax, signal) => partsOf(question, tokensMax, signal),
    }),
  }
  return answerer

  async function* partsOf(question: Question, tokensMax: number, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const parts: AnswerPart[] = []
    let taken = 0
    let wake = Promise.withResolvers<void>()
    const push = (part: AnswerPart) => {
      parts.push(part)
      wake.resolve()
    }
    const one: Asked = {
      question,
      tokensMax,
      signal,
      taken: () => taken,
      say(...texts) {
        for (const text of texts) push({ kind: 'text', text })
      },
      end: (used = usage) => push({ kind: 'end', sources: [source], usage: { ...used, isReported: true } }),
      fail: (retryAfterSeconds = null) =>
        push({
          kind: 'failed',
          failure: { code: 'OVERLOADED', message: 'Too many.', retryAfterSeconds },
          sources: [],
          usage: { ...usage, isReported: false },
        }),
    }
    signal.addEventListener('abort', () => {
      const failure = { code: 'ABORTED', message: 'Not wanted.', retryAfterSeconds: null } as const
      push({ kind: 'failed', failure, sources: [], usage: { ...usage, isReported: false } })
    })
    asked.push(one)
    reply?.(one)
    waiting.shift()?.(one)
    for (;;) {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        yield part
        if (part.kind !== 'text') return
        taken++
      }
      wake = Promise.withResolvers()
      if (parts.length === 0) await wake.promise
    }
  }
}

/** Says two words and ends. */
export const quickAnswerer = (script: Script = {}) =>
  scriptedAnswerer({
    reply(asked) {
      asked.say('Hello ', 'there.')
      asked.end()
    },
    ...script,
  })
