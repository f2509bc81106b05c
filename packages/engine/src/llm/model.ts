/** A language model, whoever runs it: what it is asked and what comes back. */
import type { Static, TSchema } from 'typebox'
import type { Result } from '../result.ts'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  messages: readonly ModelMessage[]
  /** What the answer may come to, in tokens; sent to the model. */
  tokensMax: number
  /** 0 to 1. */
  temperature: number
}

/** Tokens of one request. */
export interface ModelUsage {
  prompt: number
  answer: number
  /** Whether the model's server said so; otherwise we counted. */
  isReported: boolean
}

/**
 * - `UNREACHABLE`: no connection, one that broke, or a server that failed (500) · `TIMED_OUT`: nothing came for too long · `OVERLOADED`: 429 or 503
 * - `UNAUTHORIZED`: its key is not taken · `REJECTED`: it refuses the request (no such model, a prompt too long)
 * - `MALFORMED`: what came is not of its protocol or its schema · `ABORTED`: the caller wanted no more
 */
export type ModelFailureCode =
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'OVERLOADED'
  | 'UNAUTHORIZED'
  | 'REJECTED'
  | 'MALFORMED'
  | 'ABORTED'

export interface ModelFailure {
  code: ModelFailureCode
  /** A sentence for the operator, without keys. */
  message: string
  /** As its server asked for; null where it did not. */
  retryAfterSeconds: number | null
}

/** A piece of an answer. The last one of a stream is `end` or `failed`, and no stream throws. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'end'; reason: 'stop' | 'length' | 'refused'; usage: ModelUsage }
  | { kind: 'failed'; failure: ModelFailure; usage: ModelUsage }

export interface Model {
  /** What answers show: the setting's part after the colon. */
  name: string
  /** Tokens that prompt and answer share. */
  contextTokens: number
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>
  /** A value of the schema; nothing else is a success. */
  value<Schema extends TSchema>(
    request: ModelRequest,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<Result<{ value: Static<Schema>; usage: ModelUsage }, ModelFailure & { usage: ModelUsage }>>
}
