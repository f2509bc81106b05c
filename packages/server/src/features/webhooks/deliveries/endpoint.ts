/** What the dispatcher needs to know of a webhook before it claims its deliveries. */
export interface Endpoint {
  webhookId: string
  accountId: string
  /** Its account is on the free plan. Abuse by many accounts is most likely by free ones. */
  isFree: boolean
  url: string
  /** Its current address has answered 200 before. */
  isProven: boolean
  /** Host and port, as in the `Host` header. */
  host: string
  /** Key of the webhook at this address: a changed address is another receiver. */
  receiver: string
  /** Key of the account at this host: all its webhooks there count together. */
  accountAtHost: string
}

export function endpointOf(
  webhook: Pick<Endpoint, 'webhookId' | 'accountId' | 'isFree' | 'url' | 'isProven'>,
): Endpoint {
  const { webhookId, accountId, url } = webhook
  const host = URL.parse(url)?.host ?? url
  return { ...webhook, host, receiver: `${webhookId} ${url}`, accountAtHost: `${accountId} ${host}` }
}

/** `slow`: answered 200, but took longer than `slowMs`. `stopped`: ended on our side, says nothing about the receiver. */
export type Outcome = 'answered' | 'slow' | 'failed' | 'stopped'

/** An answer may take five seconds; slower ones than this occupy their slots for long. */
const slowMs = 2_000

export function outcomeOf({ status, responseTimeMs }: { status: string; responseTimeMs: number | null }): Outcome {
  if (status !== 'success') return 'failed'
  return responseTimeMs !== null && responseTimeMs > slowMs ? 'slow' : 'answered'
}
