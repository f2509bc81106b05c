/** Stable: programs may switch on it. */
export type WebhookVerificationCode =
  | 'INVALID_ARGUMENT'
  | 'MISSING_SECRET'
  | 'BODY_NOT_RAW'
  | 'MISSING_SIGNATURE'
  | 'MALFORMED_SIGNATURE'
  | 'SIGNATURE_MISMATCH'
  | 'TIMESTAMP_OUT_OF_TOLERANCE'
  | 'INVALID_PAYLOAD'

/** Why verification failed. The message is for the receiver's developer, not for the sender of the request. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookVerificationCode

  constructor(code: WebhookVerificationCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
