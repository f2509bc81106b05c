/**
 * An S3 of a test's own on loopback: s3rver, and in front of it what it lacks. It checks no signatures, writes two
 * puts at once into one another, and answers a range of an empty file with a byte that is not there, where S3 answers 416.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../platform/storage/s3-storage.ts'
import { startChild } from './child-process.ts'
import { isSigned } from './s3-signature.ts'

/** The only ones that s3rver knows. */
export const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const bucket = 'brandprint-tests'

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-s3-'))
  // Where a list goes on is encrypted with DES there, which OpenSSL has left behind.
  const environment = { PATH: process.env.PATH ?? '', NODE_OPTIONS: '--openssl-legacy-provider' }
  const behind = startChild(new URL('s3rver-process.ts', import.meta.url), [folder, bucket], { env: environment })
  const port = Number(await behind.said('listening at '))
  const puts = new Map<string, Promise<unknown>>()
  let instead: Answer | null = null
  const front = await startAnswering((incoming, response) => {
    if (instead !== null) return instead(incoming, response)
    const { method, url = '' } = incoming
    const turn = method === 'PUT' ? puts.get(url) : undefined
    if (method === 'PUT') puts.set(url, once(response, 'close'))
    void passOn(port, incoming, response, turn)
  })
  return {
    endpoint: front.endpoint,
    settings: settingsFor(front.endpoint),
    /** Requests so far, by method and address. */
    asked: front.asked,
    /** Has requests answered otherwise from now on; null: as an S3 again. */
    answerBy(answer: Answer | null) {
      instead = answer
    },
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]()
      behind.process.kill('SIGTERM')
      await behind.ended()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Settings with which a storage takes that address for its S3. */
export const settingsFor = (endpoint: string): S3Settings => ({
  bucket,
  prefix: 'kept/',
  endpoint,
  region: 'us-east-1',
  credentials: s3Credentials,
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server that answers as it is told, to whatever is asked. */
export async function startAnswering(answer: Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests so far, by method and address. */
    asked,
    openConnections: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** S3's way to say what is wrong. */
export function answerError(response: ServerResponse, status: number, code: string, more = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>As a test has it.</Message>${more}</Error>`)
}

async function passOn(port: number, incoming: IncomingMessage, response: ServerResponse, turn?: Promise<unknown>) {
  const body = await buffer(incoming)
  const { method, url: path, headers } = incoming
  if (!isSigned(incoming, body, s3Credentials.secretAccessKey) && headers.authorization?.includes('=S3RVER/')) {
    return answerError(response, 403, 'SignatureDoesNotMatch')
  }
  await turn
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    if (answer.headers['content-range']?.endsWith('/0')) return answerError(response, 416, 'InvalidRange')
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    response.on('close', () => answer.destroy())
  })
  onward.on('error', () => response.destroy())
  onward.end(body)
}
