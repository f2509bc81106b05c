/**
 * What chat is measured against: a relay that hands a model's bytes on as they come, and does nothing else.
 * `node bench/chat/relay-process.ts PORT`, with MODEL_URL.
 */
import { createServer, request } from 'node:http'

const server = createServer((incoming, response) => {
  const { method = 'GET', headers } = incoming
  const outgoing = request(`${process.env.MODEL_URL}${incoming.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
})

process.once('SIGTERM', () => process.exit(0))
server.listen(Number(process.argv[2]), '127.0.0.1')
