/** What routes declare and what a request carries, as Fastify types them. */
import type { ErrorCode } from '../errors.ts'
import type { Scope } from '../scopes.ts'
import type { Tier } from '../tiers.ts'
import type { HeldKey } from './idempotency.ts'
import type { RateFigures } from './rate-headers.ts'
import type { FieldChecks } from './validation.ts'

/** The account of the request, and what its key allows. */
export interface Caller {
  /** The account's identifier. */
  id: string
  /** The tier that holds now. */
  tier: Tier
  scopes: readonly Scope[]
  keyId: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that the key must have, `any` where every key will do, `open` without a credential. Every route says one. */
    access?: Scope | 'any' | 'open'
    /** Tiers that may use the route; all when it is left out. */
    tiers?: readonly Tier[]
    /** What the schemas of body and query cannot say of a field. */
    fieldChecks?: FieldChecks
    /** Errors of the route beyond those of all routes, for the reference. */
    errors?: readonly ErrorCode[]
    /** Resources that may not exist, as `notFound` calls them: each is a 404 of the route. */
    missing?: readonly string[]
    /** It answers `Retry-After` while the resource is being made. */
    isPolled?: boolean
    /** An extension of the contract (docs/decisions/0010): `x-extension` in the reference. */
    isExtension?: boolean
  }

  interface FastifySchema {
    /** For the reference, as OpenAPI names them. Every route has an id of its own: a verb and what it is done to. */
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
  }

  interface FastifyRequest {
    /** Set on every route that is not open. */
    caller: Caller
    /** The idempotency key's hold on this request; null without one. */
    idempotencyKey: HeldKey | null
    /** Figures for the `RateLimit` headers, in the order in which they were checked. */
    rateFigures: RateFigures[]
  }
}
