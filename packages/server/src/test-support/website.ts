/** A website on loopback, for analyses of real websites. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Quick to read. */
export const simplePage = '<!doctype html><title>Acme</title><h1>Acme builds bridges of steel</h1>'

/** @param answer all but its robots.txt, which is missing: HTML, unless it says otherwise */
export async function startWebsite(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end(simplePage),
) {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
