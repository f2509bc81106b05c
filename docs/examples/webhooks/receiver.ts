import { createServer, type IncomingHttpHeaders } from 'node:http'
import { verifyWebhook, type WebhookEvent, WebhookVerificationError } from '@brandprint/client'

const secret = process.env.BRANDPRINT_WEBHOOK_SECRET ?? ''
const port = Number(process.env.PORT ?? 3000)

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  const event = verified(body, request.headers)
  // In production: store it under its id first, and work on it after the answer.
  response.writeHead(event === null ? 400 : 200).end()
  if (event?.event === 'analysis.completed') console.log('Completed:', event.data.results_url)
}).listen(port, () => console.log(`Listening on port ${port}`))

function verified(body: Buffer, headers: IncomingHttpHeaders): WebhookEvent | null {
  try {
    return verifyWebhook(body, headers, secret)
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    console.warn(error.code, error.message)
    return null
  }
}
