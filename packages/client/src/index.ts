/** For programs that receive Brandprint's webhooks. */
export { signWebhook, type UnsignedDelivery } from './sign-webhook.ts'
export type { WebhookHeaders } from './signature-header.ts'
export { type VerifyOptions, verifyWebhook } from './verify-webhook.ts'
export type {
  UnknownWebhookEvent,
  WebhookEvent,
  WebhookEventKind,
} from './webhook-events.ts'
export { type WebhookEventPayloads, webhookEventKinds } from './webhook-payloads.ts'
export { type WebhookVerificationCode, WebhookVerificationError } from './webhook-verification-error.ts'
