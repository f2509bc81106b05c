/** A server on loopback that speaks OpenAI's chat completions as a test scripts it. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Text is sent as a delta (`stall` and `cut` as text: in an object), bytes as they are; `stall` waits until the client leaves, `cut` breaks the connection. */
export type ScriptedStep = string | Uint8Array | { thought: string } | { after: Promise<unknown> } | 'stall' | 'cut'
export interface ScriptedAnswer {
  /** Another than 200 is sent with `body` alone. */
  status?: number
  headers?: Record<string, string>
  body?: string
  steps?: readonly (ScriptedStep | { text: string })[]
  finishReason?: string | null
  usage?: unknown
}

export interface RecordedRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: { model: string; messages: { role: string; content: string }[]; [member: string]: unknown }
  /** Resolves to whether the client left before the answer was whole. */
  ended: Promise<'whole' | 'left'>
}

export interface ScriptedServer extends AsyncDisposable {
  baseUrl: string
  requests: RecordedRequest[]
  /** One for each request; the last one answers all that follow. */
  answers: (ScriptedAnswer | ((request: RecordedRequest) => ScriptedAnswer))[]
}

export async function startScriptedServer(...answers: ScriptedServer['answers']): Promise<ScriptedServer> {
  const requests: RecordedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const ended = once(response, 'close').then(() => (response.writableFinished ? 'whole' : 'left') as 'whole' | 'left')
    let text = ''
    for await (const chunk of incoming.setEncoding('utf8')) text += chunk
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text), ended }
    requests.push(request)
    const next = answers.length > 1 ? answers.shift()! : answers[0]!
    await answer(response, typeof next === 'function' ? next(request) : next)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

async function answer(response: ServerResponse, scripted: ScriptedAnswer): Promise<void> {
  const { status = 200, headers = {}, body = '', steps = [], finishReason = 'stop', usage } = scripted
  response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json', ...headers })
  if (status !== 200) return void response.end(body)
  response.flushHeaders()
  const delta = (value: object) => response.write(event({ choices: [{ index: 0, delta: value }] }))
  for (const step of steps) {
    if (step === 'stall') return
    if (step === 'cut') return void response.destroy()
    if (typeof step === 'string') delta({ content: step })
    else if (step instanceof Uint8Array) response.write(step)
    else if ('thought' in step) delta({ reasoning_content: step.thought })
    else if ('text' in step) delta({ content: step.text })
    else await step.after
  }
  if (finishReason !== null) response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] }))
  if (usage !== undefined) response.write(event({ choices: [], usage }))
  response.end('data: [DONE]\n\n')
}
