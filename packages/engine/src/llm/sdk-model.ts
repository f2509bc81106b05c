/** A `Model` over one of the SDK: limits of time, retries, usage, thoughts taken out. */
import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { TSchema } from 'typebox'
import { askForValue } from './ask-for-value.ts'
import { countPromptTokens, countTokens } from './count-tokens.ts'
import type { Model, ModelFailure, ModelMessage, ModelPart, ModelRequest, ModelUsage } from './model.ts'
import { failure, isWorthRetrying, modelFailure } from './model-failure.ts'
import { withoutThoughts } from './thoughts.ts'
import { wholeCharacters } from './whole-characters.ts'

export interface ModelLimits {
  firstTokenMs: number
  betweenTokensMs: number
  wholeMs: number
  /** Waits before each further attempt; a `retry-after` counts in their place. */
  retryMs: readonly number[]
  /** Who asks us to wait for longer is not asked again. */
  retryAfterSecondsMax: number
  sleep(ms: number, signal: AbortSignal): Promise<unknown>
}

export const modelLimits: ModelLimits = {
  firstTokenMs: 30_000,
  betweenTokensMs: 30_000,
  wholeMs: 290_000,
  retryMs: [250, 1_000],
  retryAfterSecondsMax: 5,
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
}

/** More than a token comes to in any language, of most by far. Who writes more than this for each was told a limit and does not keep it. */
const charactersOfTokenMax = 16

interface Asked {
  sdk: LanguageModelV4
  name: string
  contextTokens: number
  /** Taken out of messages. */
  secret: string | null
  limits: ModelLimits
}

export function sdkModel(asked: Asked): Model {
  const { name, contextTokens } = asked
  return {
    name,
    contextTokens,
    stream: (request, signal) => parts(asked, request, signal),
    value: (request, schema, signal) =>
      askForValue(
        (messages, format) => parts(asked, { ...request, messages }, signal, format),
        request.messages,
        schema,
      ),
  }
}

async function* parts(
  { sdk, secret, limits }: Asked,
  request: ModelRequest,
  signal: AbortSignal,
  schema?: TSchema,
): AsyncGenerator<ModelPart> {
  const ending = new AbortController()
  let timedOut: ModelFailure | null = null
  const endAfter = (ms: number, message: string) =>
    setTimeout(() => {
      timedOut = failure('TIMED_OUT', message)
      ending.abort()
    }, ms)
  const whole = endAfter(limits.wholeMs, 'It did not finish in time.')
  let silence = endAfter(limits.firstTokenMs, 'Nothing came in time.')
  const leave = () => ending.abort()
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  const thoughts = withoutThoughts()
  const characters = wholeCharacters()
  const prompt = countPromptTokens(request.messages)
  let raw = ''
  let isTaken = false
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | null = null
  const counted = (): ModelUsage => ({ prompt: isTaken ? prompt : 0, answer: countTokens(raw), isReported: false })
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        const { stream } = await sdk.doStream({
          prompt: promptOf(request.messages),
          maxOutputTokens: request.tokensMax,
          temperature: request.temperature,
          abortSignal: ending.signal,
          ...(schema !== undefined && { responseFormat: { type: 'json', schema: schema as object, name: 'answer' } }),
        })
        isTaken = true
        reader = stream.getReader()
        for (;;) {
          const { done, value: part } = await reader.read()
          if (done) throw new Error('The stream ended without its last part.')
          if (part.type === 'error') throw part.error
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
            clearTimeout(silence)
            silence = endAfter(limits.betweenTokensMs, 'Nothing came for too long.')
            const room = request.tokensMax * charactersOfTokenMax - raw.length
            const delta = part.delta.slice(0, room)
            raw += delta
            const text = part.type === 'text-delta' ? thoughts.push(characters.push(delta)) : ''
            if (text !== '') yield { kind: 'text', text }
            if (part.delta.length >= room) {
              const rest = thoughts.push(characters.end()) + thoughts.end()
              if (rest !== '') yield { kind: 'text', text: rest }
              yield { kind: 'end', reason: 'length', usage: counted() }
              return
            }
          }
          if (part.type !== 'finish') continue
          const rest = thoughts.push(characters.end()) + thoughts.end()
          if (rest !== '') yield { kind: 'text', text: rest }
          const usage = reported(part.usage.inputTokens.total, part.usage.outputTokens.total) ?? counted()
          yield { kind: 'end', reason: reasonOf(part.finishReason.unified), usage }
          return
        }
      } catch (error) {
        const failed = modelFailure(error, secret)
        const wait = waitFor(failed, limits, attempt)
        if (ending.signal.aborted || raw !== '' || wait === null) throw error
        await limits.sleep(wait, ending.signal)
      }
    }
  } catch (error) {
    const left = signal.aborted ? failure('ABORTED', 'Nobody wanted more.') : null
    yield { kind: 'failed', failure: left ?? timedOut ?? modelFailure(error, secret), usage: counted() }
  } finally {
    clearTimeout(whole)
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
    ending.abort()
    reader?.cancel().catch(() => undefined)
  }
}

/** null: it is not asked again. */
function waitFor(failed: ModelFailure, { retryMs, retryAfterSecondsMax }: ModelLimits, attempt: number): number | null {
  const ms = retryMs[attempt]
  if (ms === undefined || !isWorthRetrying(failed)) return null
  if (failed.retryAfterSeconds === null) return ms
  return failed.retryAfterSeconds > retryAfterSecondsMax ? null : failed.retryAfterSeconds * 1_000
}

/** A server that says nothing, or what cannot be, is not believed: no prompt has no tokens. */
function reported(prompt: number | undefined, answer: number | undefined): ModelUsage | null {
  const isTold = Number.isSafeInteger(prompt) && Number.isSafeInteger(answer) && prompt! > 0 && answer! >= 0
  return isTold ? { prompt: prompt!, answer: answer!, isReported: true } : null
}

function reasonOf(unified: string): 'stop' | 'length' | 'refused' {
  return unified === 'length' ? 'length' : unified === 'content-filter' ? 'refused' : 'stop'
}

const promptOf = (messages: readonly ModelMessage[]): LanguageModelV4Prompt =>
  messages.map(({ role, content }) =>
    role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] },
  )
