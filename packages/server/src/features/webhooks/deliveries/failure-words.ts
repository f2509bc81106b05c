import type { PostFailure, PostStage } from '@brandprint/engine/net'

/** Why an attempt failed, for the person who runs the receiver: what happened, and how to fix it. */
export function statusWords(status: number): string {
  if (status >= 300 && status < 400) {
    return `The endpoint answered ${status}, a redirect; redirects are not followed. Register the address that it leads to.`
  }
  if (status === 410) return 'The endpoint answered 410 (gone). Delete this webhook if it is no longer needed.'
  if (status === 401 || status === 403) {
    return `The endpoint answered ${status}: it refuses us. Let requests to this path in and verify their signature instead.`
  }
  if (status === 404 || status === 405) return `The endpoint answered ${status}. Check path and method: we send POST.`
  if (status === 413) return 'The endpoint answered 413: it refuses bodies of this size.'
  if (status === 429) return 'The endpoint answered 429: it is asked too often. It is tried again later.'
  if (status >= 200 && status < 300) return `The endpoint answered ${status}; only exactly 200 counts as received.`
  if (status >= 500) return `The endpoint answered ${status}: an error on its side. Its log has more.`
  return `The endpoint answered ${status}; only 200 counts as received.`
}

const stageWords: Record<PostStage, string> = {
  dns: 'its name was still being looked up',
  connect: 'no connection was made; a firewall may be dropping our packets',
  tls: 'the TLS handshake was not finished',
  'first byte': 'the connection stood, and the answer was not complete. Answer first, work afterwards',
  idle: 'its answer stopped',
}

const connectionWords: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused: nothing listens at this port.',
  EHOSTUNREACH: 'No route leads to the endpoint’s address.',
  ENETUNREACH: 'No route leads to the endpoint’s network.',
  ECONNRESET: 'The endpoint closed the connection before it answered.',
  EPIPE: 'The endpoint closed the connection before it answered.',
  UND_ERR_SOCKET: 'The endpoint closed the connection before it answered.',
}

const certificateWords: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The endpoint’s certificate has expired. Renew it.',
  CERT_NOT_YET_VALID: 'The endpoint’s certificate is not valid yet. Check its dates and the server’s clock.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The endpoint’s certificate is for another host name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The endpoint’s certificate is self-signed. Use one of a public authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The endpoint’s certificate comes from an authority that we do not know.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The endpoint’s certificate comes from an authority that we do not know.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The endpoint does not send its whole certificate chain. Configure the intermediate certificates.',
}

export function failureWords({ code, stage, detail }: PostFailure, withinSeconds: number): string {
  switch (code) {
    case 'TIMEOUT':
      return stage === 'dns'
        ? 'The endpoint’s name could not be looked up in time.'
        : `Not answered within ${withinSeconds} seconds: ${stageWords[stage]}.`
    case 'PORT_NOT_ALLOWED':
      return 'The endpoint’s port is not 443. Nothing was sent. Change the address of this webhook.'
    case 'NOT_PUBLIC':
    case 'INVALID_URL':
      return 'The endpoint’s address is not public. Nothing was sent.'
    case 'TLS':
      return (
        certificateWords[detail ?? ''] ??
        `The TLS handshake failed${inBrackets(detail)}. TLS 1.2 or 1.3 and a valid certificate are needed.`
      )
    case 'UNREACHABLE':
      if (stage === 'dns') return 'The endpoint’s host name has no address.'
      return connectionWords[detail ?? ''] ?? `The endpoint could not be reached${inBrackets(detail)}.`
    case 'HEADERS_TOO_LARGE':
      return 'The header of the endpoint’s answer is too large.'
    case 'ABORTED':
      return 'The attempt was stopped on our side.'
    default:
      return 'The endpoint’s answer is not valid HTTP.'
  }
}

const inBrackets = (detail: string | null) =>
  detail === null || !/^[A-Z_0-9]{1,60}$/.test(detail) ? '' : ` (${detail})`
