/** Listens with a queue for one connection, and says where. */
import { createServer } from 'node:net'

const server = createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  console.log(`listening at ${(server.address() as { port: number }).port}`)
})
