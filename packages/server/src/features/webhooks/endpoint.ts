/** A webhook as the dispatcher needs it before it claims anything of it. */
export interface Endpoint {
  webhookId: string
  accountId: string
  /** Its account pays nothing: whoever wants to be many accounts is many of these. */
  isFree: boolean
  url: string
  /** This address has answered 200. */
  isProven: boolean
  /** Host and port, as requests name them. */
  host: string
  /** Names the webhook at this address: at another one it is another receiver. */
  receiver: string
  /** Names the account at this host: what it does there by several webhooks counts together. */
  accountAtHost: string
}

export function endpointOf(
  webhook: Pick<Endpoint, 'webhookId' | 'accountId' | 'isFree' | 'url' | 'isProven'>,
): Endpoint {
  const { webhookId, accountId, url } = webhook
  const host = URL.parse(url)?.host ?? url
  return { ...webhook, host, receiver: `${webhookId} ${url}`, accountAtHost: `${accountId} ${host}` }
}

/** `slow`: answered as it has to be, and took long. `stopped`: says nothing about the receiver. */
export type Outcome = 'answered' | 'slow' | 'failed' | 'stopped'

/** Of the five seconds that an answer may take; one that takes longer than this holds its slot for long. */
const slowMs = 2_000

export function outcomeOf({ status, responseTimeMs }: { status: string; responseTimeMs: number | null }): Outcome {
  if (status !== 'success') return 'failed'
  return responseTimeMs !== null && responseTimeMs > slowMs ? 'slow' : 'answered'
}
