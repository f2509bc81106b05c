/** A website on loopback, for analyses that take the way of real ones. */
import { createServer } from 'node:http'

/** One page, quick to read. */
export async function startWebsite() {
  const server = createServer((request, response) => {
    const isPage = request.url !== '/robots.txt'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' })
    response.end(isPage ? '<!doctype html><title>Acme</title><h1>Acme builds bridges of steel</h1>' : '')
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
