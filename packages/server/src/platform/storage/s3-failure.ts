/** What S3 or the way to it says, as a sentence that an operator can act on. Answers are not quoted: they repeat signed requests. */
import { RedirectRefused } from './s3-connections.ts'
import { StorageError } from './storage.ts'

interface Failure {
  name?: string
  code?: string
  /** Of an answer about a region. */
  Region?: string
  $metadata?: { httpStatusCode?: number }
}

const keys = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'

/** By the name of S3's error (API Reference, “List of error codes”). */
const answers: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied:
    'these credentials lack a right: s3:PutObject, s3:GetObject and s3:DeleteObject on the bucket’s objects, s3:ListBucket on the bucket',
  AllAccessDisabled: 'the bucket is closed to everyone',
  InvalidAccessKeyId: 'there is no such access key; see AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: `the secret does not fit the access key; see ${keys}`,
  ExpiredToken: 'the credentials have expired; see AWS_SESSION_TOKEN',
  InvalidToken: 'the session token is refused; see AWS_SESSION_TOKEN',
  RequestTimeTooSkewed: 'the clocks of S3 and of this machine differ too much',
  QuotaExceeded: 'the quota of the bucket is used up',
  XMinioStorageFull: 'its disks are full',
  SlowDown: 'too many requests came at once',
  CredentialsProviderError: `no credentials were found: set ${keys}, or run where a role gives them`,
}

/** By the code of what happened on the way. */
const ways: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the host’s name cannot be looked up at the moment',
  ECONNRESET: 'the connection was closed before the answer was complete',
  EPIPE: 'the connection was closed before the answer was complete',
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
  UND_ERR_HEADERS_TIMEOUT: 'it does not answer',
  UND_ERR_BODY_TIMEOUT: 'its answer does not go on',
  UND_ERR_DESTROYED: 'the service is stopping',
  UND_ERR_CLOSED: 'the service is stopping',
  EHOSTUNREACH: 'no route leads there',
  ENETUNREACH: 'no route leads there',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; name its authority in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate’s authority is not known here; name it in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate’s authority is not known here; name it in NODE_EXTRA_CA_CERTS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  EPROTO: 'it does not speak TLS; is it http instead of https?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS; is it http instead of https?',
}

/** @param place the bucket and where it is asked for */
export function s3Error(error: unknown, place: string): StorageError {
  if (error instanceof StorageError) return error
  return new StorageError(`${place} cannot be used: ${reasonOf(error)}.`, { cause: error })
}

function reasonOf(error: unknown): string {
  if (error instanceof RedirectRefused) return redirectReason(error)
  const { name = '', code = '', Region: region, $metadata } = error as Failure
  if (name === 'AuthorizationHeaderMalformed' && region !== undefined && /^[\w-]+$/.test(region)) {
    return `it is in the region ${region}; set AWS_REGION`
  }
  const known = answers[name] ?? ways[code]
  if (known !== undefined) return known
  const status = $metadata?.httpStatusCode
  if (status === 403) return answers.AccessDenied!
  if (status !== undefined) return `it answered ${status} (${name})`
  return code || name || String(error)
}

function redirectReason({ status, to, region }: RedirectRefused): string {
  const elsewhere = to === null ? 'another address' : to
  const where = region === null ? '' : `, in the region ${region}`
  return `it sends on to ${elsewhere}${where} (${status}), which is not followed; set AWS_REGION or BRANDPRINT_S3_ENDPOINT to where the bucket is`
}
