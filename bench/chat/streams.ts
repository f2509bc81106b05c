/** Streams that are read to their end, at the service or at the relay. */
import { request } from 'node:http'
import { agesOf, markNow } from './clock.ts'

export interface ReadStream {
  status: number
  /** Of each piece, from the model's writing to the client. */
  agesMs: number[]
  text: string
}

export interface StreamTarget {
  url: string
  headers?: Record<string, string>
  body: object
}

export function readStream({ url, headers = {}, body }: StreamTarget): Promise<ReadStream> {
  return new Promise((resolve, reject) => {
    const agesMs: number[] = []
    let text = ''
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, agent: false }
    const outgoing = request(url, options, (response) => {
      response.setEncoding('utf8').on('data', (part: string) => {
        agesMs.push(...agesOf(part))
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode!, agesMs, text }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}

/** A question that says when it was sent. */
export const markedQuestion = (question: string) => `${question} (${markNow()})`

export const isWhole = ({ status, text }: ReadStream): boolean =>
  status === 200 && text.match(/"done":true/g)?.length === 1 && text.endsWith('\n\n') && !text.includes('"error"')
