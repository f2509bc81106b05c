/**
 * A model as a script has it, on OpenAI's chat completions: `node bench/chat/model-process.ts PORT`. Each piece of an answer
 * begins with the moment at which it is written, and is of words that no filter has to hold back. `PUT /script` sets its
 * pace; `GET /asked` says how long ago each question was sent, as it was marked, and how many requests are open.
 */
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { agesOf, markNow } from './clock.ts'

export interface Script {
  pieces: number
  everyMs: number
}

export interface Asked {
  agesMs: number[]
  open: number
}

let script: Script = { pieces: 1, everyMs: 0 }
const asked: Asked = { agesMs: [], open: 0 }

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  if (request.method === 'GET') {
    response.end(JSON.stringify(asked))
  } else if (request.method === 'PUT') {
    script = JSON.parse(body)
    asked.agesMs = []
    response.end()
  } else {
    asked.agesMs.push(...agesOf(body).slice(-1))
    await answer(response)
  }
})

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

async function answer(response: ServerResponse): Promise<void> {
  const { pieces, everyMs } = script
  asked.open++
  response.once('close', () => asked.open--)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // As of models that began at different moments.
  await delay(Math.random() * everyMs)
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    response.write(event({ choices: [{ index: 0, delta: { content: `${markNow()} and some more words. ` } }] }))
    await delay(everyMs)
  }
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }))
  response.write(event({ choices: [], usage: { prompt_tokens: 500, completion_tokens: pieces } }))
  response.end('data: [DONE]\n\n')
}

process.once('SIGTERM', () => process.exit(0))
server.listen(Number(process.argv[2]), '127.0.0.1')
