/** What is asked for in OpenAI's chat completions, as far as it is understood here; other members are passed over. */
import type { ChatMessage, Generation } from './llama.ts'

export interface ChatRequest extends Omit<Generation, 'prompt' | 'tokensMax'> {
  messages: ChatMessage[]
  /** null: as many as there is room for. */
  tokensMax: number | null
  isStream: boolean
  withUsage: boolean
}

/** Answered in OpenAI's form. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** @throws {Refusal} */
export function readChatRequest(text: string, modelName: string): ChatRequest {
  const body = parsed(text)
  if (body.model !== modelName) {
    throw new Refusal(404, 'model_not_found', `The model “${body.model}” is not served here; “${modelName}” is.`)
  }
  const { messages, stream_options: streamOptions } = body
  if (!Array.isArray(messages) || messages.length === 0) throw invalid('messages', 'is a list of one message or more')
  return {
    messages: messages.map(messageOf),
    tokensMax: numberIn(body, 'max_completion_tokens', 1, 1e6) ?? numberIn(body, 'max_tokens', 1, 1e6),
    temperature: numberIn(body, 'temperature', 0, 2) ?? 1,
    seed: numberIn(body, 'seed', 0, 2 ** 32 - 1) ?? undefined,
    schema: schemaOf(body.response_format),
    isStream: body.stream === true,
    withUsage: isObject(streamOptions) && streamOptions.include_usage === true,
  }
}

type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (member: string, rule: string) => new Refusal(400, 'invalid_value', `“${member}” ${rule}.`)

function parsed(text: string): Members {
  try {
    const body: unknown = JSON.parse(text)
    if (isObject(body)) return body
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'invalid_json', 'The body is no JSON object.')
}

function messageOf(message: unknown): ChatMessage {
  if (!isObject(message)) throw invalid('messages', 'holds objects')
  const { role, content } = message
  if (role !== 'system' && role !== 'user' && role !== 'assistant') {
    throw invalid('role', 'is system, user or assistant')
  }
  if (typeof content === 'string') return { role, content }
  if (!Array.isArray(content)) throw invalid('content', 'is a text, or a list of parts')
  return { role, content: content.map(textOf).join('') }
}

function textOf(part: unknown): string {
  if (isObject(part) && part.type === 'text' && typeof part.text === 'string') return part.text
  throw invalid('content', 'has parts of the type text alone')
}

/** null: it is not given. */
function numberIn(body: Members, member: string, least: number, most: number): number | null {
  const value = body[member] ?? null
  if (value === null) return null
  if (typeof value === 'number' && value >= least && value <= most) return value
  throw invalid(member, `is a number from ${least} to ${most}`)
}

function schemaOf(format: unknown): Generation['schema'] {
  if (format === undefined || format === null) return null
  if (!isObject(format)) throw invalid('response_format', 'is an object')
  if (format.type === 'text') return null
  if (format.type === 'json_object') return 'json'
  const { json_schema: described } = format
  if (format.type === 'json_schema' && isObject(described) && isObject(described.schema)) {
    return withoutAnyOf(described.schema) as object
  }
  throw invalid('response_format', 'is text, json_object, or json_schema with a schema')
}

/** The loader's grammars know `oneOf` alone. To write one value of it the two are the same. */
function withoutAnyOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnyOf)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key === 'anyOf' ? 'oneOf' : key, withoutAnyOf(value)]),
  )
}
