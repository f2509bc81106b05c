/** Signatures of requests to S3 as their receiver checks them (S3 API Reference, “Authenticating Requests: Using the Authorization Header”). */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether the request, as it arrived, was signed with the secret, its body included. */
export function isSigned({ method, url = '', headers }: IncomingMessage, body: Uint8Array, secret: string): boolean {
  const authorization = headers.authorization ?? ''
  const [, scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ?? []
  const payload = String(headers['x-amz-content-sha256'])
  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    payload,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return payload === sha256(body) && hmac(key as Buffer, text).toString('hex') === given
}
