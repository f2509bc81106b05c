/** A value of a schema from a model: by its server's own means where it has them, else in words. */
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { fail, ok, type Result } from '../result.ts'
import type { ModelFailure, ModelFailureCode, ModelMessage, ModelPart, ModelUsage } from './model.ts'
import { failure } from './model-failure.ts'

type ValueOrFailure<Schema extends TSchema> = Result<
  { value: Static<Schema>; usage: ModelUsage },
  ModelFailure & { usage: ModelUsage }
>

/** @param format what the server is asked to hold the answer to */
type Ask = (messages: readonly ModelMessage[], format?: TSchema) => AsyncIterable<ModelPart>

/**
 * Some servers refuse formats, and some pass over them without a word. Then the prompt itself asks for the value, once more where what
 * came is none.
 */
export async function askForValue<Schema extends TSchema>(
  ask: Ask,
  messages: readonly ModelMessage[],
  schema: Schema,
): Promise<ValueOrFailure<Schema>> {
  const inWords = ({ text, usage }: TriedValue<Schema>) =>
    tryValue(ask(askedInWords(messages, text, schema)), schema, usage)
  const first = await tryValue(ask(messages, closed(schema)), schema, nothingUsed)
  if (isFailed(first, 'MALFORMED')) return (await inWords(first)).result
  if (!isFailed(first, 'REJECTED')) return first.result
  const second = await inWords(first)
  return isFailed(second, 'MALFORMED') ? (await inWords(second)).result : second.result
}

/** OpenAI's strict form refuses an object that does not say that it has no other members. */
function closed<Schema>(schema: Schema): Schema {
  if (schema === null || typeof schema !== 'object') return schema
  if (Array.isArray(schema)) return schema.map(closed) as Schema
  const own = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return { ...(own.type === 'object' && { additionalProperties: false }), ...own } as Schema
}

interface TriedValue<Schema extends TSchema> {
  result: ValueOrFailure<Schema>
  /** What came. */
  text: string
  /** With that of the tries before. */
  usage: ModelUsage
}

const isFailed = ({ result }: TriedValue<TSchema>, code: ModelFailureCode) => !result.ok && result.error.code === code

const nothingUsed: ModelUsage = { prompt: 0, answer: 0, isReported: true }

async function tryValue<Schema extends TSchema>(
  coming: AsyncIterable<ModelPart>,
  schema: Schema,
  before: ModelUsage,
): Promise<TriedValue<Schema>> {
  let text = ''
  for await (const part of coming) {
    if (part.kind === 'text') {
      text += part.text
      continue
    }
    const usage = sumOf(before, part.usage)
    const result = part.kind === 'failed' ? fail({ ...part.failure, usage }) : answerAsValue(text, schema, usage)
    return { result, text, usage }
  }
  throw new Error('A stream without a last part.')
}

/** @param text what came before in place of a value */
function askedInWords(messages: readonly ModelMessage[], text: string, schema: TSchema): ModelMessage[] {
  const asking = `Answer with JSON alone, a value of this JSON Schema:\n${JSON.stringify(schema)}`
  const last = messages.at(-1)
  if (text !== '') return [...messages, { role: 'assistant', content: text }, { role: 'user', content: asking }]
  // Many models take no two messages of the user in a row.
  if (last?.role !== 'user') return [...messages, { role: 'user', content: asking }]
  return [...messages.slice(0, -1), { role: 'user', content: `${last.content}\n\n${asking}` }]
}

/** What was refused unread has no tokens that a server could have reported. */
const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  prompt: one.prompt + other.prompt,
  answer: one.answer + other.answer,
  isReported: [one, other].every(({ prompt, answer, isReported }) => isReported || prompt + answer === 0),
})

function answerAsValue<Schema extends TSchema>(text: string, schema: Schema, usage: ModelUsage) {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(text)?.[1]
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced ?? '', braced]) {
    const value = parsed(candidate)
    if (Check(schema, value)) return ok({ value: value as Static<Schema>, usage })
  }
  return fail({ ...failure('MALFORMED', 'Its answer is no value of the schema.'), usage })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
