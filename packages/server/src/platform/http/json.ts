/** Request bodies: at most 64 KiB of UTF-8 JSON, and nothing else. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { jsonFault } from './json-fault.ts'

export const bodyBytesMax = 65_536
const depthMax = 32

const unsupported = (message: string) => new AppError('UNSUPPORTED_MEDIA_TYPE', null, message)
const invalidJson = (reason: string, cause?: unknown) =>
  new AppError('INVALID_JSON', 'body', `The body is not valid JSON: ${reason}`, { cause })

/** Replaces Fastify's parsers by one that reads any body, after size and media type were checked. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

const isEmpty = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0

/** Size and media type, before a byte of the body is read. @throws {AppError} 413, 415 */
export function checkBodyHeaders(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || isEmpty(request)) return
  const { 'content-length': length, 'content-type': type, 'content-encoding': encoding } = request.headers
  if (Number(length) > bodyBytesMax) throw tooLarge()
  if (encoding !== undefined) throw unsupported('The body is sent with a Content-Encoding; send it as it is.')
  if (!isJson(type))
    throw unsupported('The body’s media type is not application/json; send it with “Content-Type: application/json”.')
}

export const tooLarge = () =>
  // The rest of the body is not read: the connection is closed after the answer.
  new AppError('PAYLOAD_TOO_LARGE', null, `The body is larger than ${bodyBytesMax} bytes.`, {
    headers: { connection: 'close' },
  })

const isJson = (type: string | undefined) =>
  /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i.test(type ?? '')

/** An empty body counts as none. @throws {AppError} INVALID_JSON */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (error) {
    throw invalidJson('it is not UTF-8.', error)
  }
  if (isTooDeep(text)) throw invalidJson(`it is nested deeper than ${depthMax} levels.`)
  try {
    return JSON.parse(text)
  } catch {
    // Without its cause, which quotes the body and would put it into the log.
    const { line, column, reason } = jsonFault(text)
    throw invalidJson(`line ${line}, column ${column}: ${reason}.`)
  }
}

/** Counts brackets outside of strings, so that no value is built that is nested too deeply for a recursive walk. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInText) {
      if (character === '\\') at++
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      depth++
      if (depth > depthMax) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}
