/** Serves a loaded model in the form of OpenAI's chat completions, on loopback. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatRequest, Refusal, readChatRequest } from './chat-request.ts'
import type { Llama, Prompt } from './llama.ts'

export interface ServedModel {
  name: string
  llama: Llama
  port: number
  /** A line for each answer: how it ended and what it came to. */
  log(line: string): void
}

const bodyBytesMax = 4_000_000

/** Resolves when it listens. */
export async function serveModel(served: ServedModel) {
  const closing = new AbortController()
  const answering = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const answered = answer(served, closing.signal, request, response)
      .catch((error) => refuse(response, error))
      .finally(() => answering.delete(answered))
    answering.add(answered)
  })
  server.listen(served.port, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Breaks off what is being written. */
    async close() {
      server.close()
      closing.abort()
      await Promise.all(answering)
      server.closeAllConnections()
    },
  }
}

async function answer(
  served: ServedModel,
  closing: AbortSignal,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { name, llama, log } = served
  const path = request.url?.split('?')[0]
  if (request.method === 'GET' && path === '/v1/models') {
    const one = { id: name, object: 'model', created: 0, owned_by: 'local', context_length: llama.contextTokens }
    return sendJson(response, 200, { object: 'list', data: [one] })
  }
  if (request.method !== 'POST' || path !== '/v1/chat/completions') {
    throw new Refusal(404, 'not_found', 'There are GET /v1/models and POST /v1/chat/completions.')
  }
  const asked = readChatRequest(await bodyOf(request), name)
  const prompt = llama.promptOf(asked.messages)
  const room = llama.contextTokens - prompt.tokens.length
  if (room < 1) {
    const message = `The prompt has ${prompt.tokens.length} tokens; prompt and answer share ${llama.contextTokens}.`
    throw new Refusal(400, 'context_length_exceeded', message)
  }
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  const signal = AbortSignal.any([closing, leaving.signal])
  const usage = usageOf(prompt)
  const begunAt = performance.now()
  const reply = asked.isStream ? streamOf(name, response, asked) : wholeOf(name, response)
  let reason = 'aborted'
  try {
    const tokensMax = Math.min(asked.tokensMax ?? room, room)
    for await (const piece of llama.answer({ ...asked, prompt, tokensMax }, signal)) {
      if ('reason' in piece) {
        reason = piece.reason
        continue
      }
      usage.add(piece.tokens)
      if (piece.text !== '') await reply.text(piece.text, signal)
    }
    reply.end(reason, usage.value())
  } catch (error) {
    if (!signal.aborted) throw error
    response.destroy()
  } finally {
    const { prompt_tokens: read, completion_tokens: written } = usage.value()
    log(`${reason}: ${read} tokens read, ${written} written, ${Math.round(performance.now() - begunAt)} ms`)
  }
}

function usageOf({ tokens }: Prompt) {
  let written = 0
  return {
    add(count: number) {
      written += count
    },
    value: () => ({
      prompt_tokens: tokens.length,
      completion_tokens: written,
      total_tokens: tokens.length + written,
    }),
  }
}

interface Reply {
  text(text: string, signal: AbortSignal): Promise<void>
  end(reason: string, usage: object): void
}

function wholeOf(model: string, response: ServerResponse): Reply {
  let content = ''
  return {
    async text(text) {
      content += text
    },
    end(reason, usage) {
      const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: reason }
      sendJson(response, 200, { ...frameOf('chat.completion', model), choices: [choice], usage })
    },
  }
}

function streamOf(model: string, response: ServerResponse, { withUsage }: ChatRequest): Reply {
  const frame = frameOf('chat.completion.chunk', model)
  const send = (value: object) => response.write(`data: ${JSON.stringify({ ...frame, ...value })}\n\n`)
  const delta = (value: object, reason: string | null) =>
    send({ choices: [{ index: 0, delta: value, finish_reason: reason }] })
  return {
    async text(text, signal) {
      // Not before the first text: until then what goes wrong is an answer of its own.
      if (!response.headersSent) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        delta({ role: 'assistant', content: '' }, null)
      }
      if (!delta({ content: text }, null)) await once(response, 'drain', { signal })
    },
    end(reason, usage) {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      delta({}, reason)
      if (withUsage) send({ choices: [], usage })
      response.end('data: [DONE]\n\n')
    },
  }
}

const frameOf = (object: string, model: string) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: Math.floor(Date.now() / 1_000),
  model,
})

/** @throws {Refusal} */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += (part as Buffer).length
    if (bytes > bodyBytesMax) throw new Refusal(413, 'too_large', `A body has at most ${bodyBytesMax} bytes.`)
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const isTheirs = error instanceof Refusal
  if (!isTheirs) console.error(error)
  const [status, code] = isTheirs ? [error.status, error.code] : [500, null]
  const type = isTheirs ? 'invalid_request_error' : 'server_error'
  sendJson(response, status, { error: { message: (error as Error).message, type, param: null, code } })
}
