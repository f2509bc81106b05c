/**
 * The order in which a request is checked (docs/decisions/0010): route, method, credential, size and media type, JSON,
 * scope, tier, fields. What belongs to one resource (ownership, state, quota, network) is its route's to check, after.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Authenticator } from '../auth/authenticate.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { settleIdempotencyKey, takeIdempotencyKey } from './idempotency.ts'
import { checkBodyHeaders } from './json.ts'
import { setRateHeaders } from './rate-headers.ts'
import type { RequestRate } from './request-rate.ts'
import type { RouteTable } from './route-table.ts'
import { validatorFor } from './validation.ts'

export interface CheckDeps extends Pick<Deps, 'db' | 'clock' | 'secrets'> {
  routes: RouteTable
  authenticator: Authenticator
  rate: RequestRate
}

const noFields = Type.Object({}, { additionalProperties: false, required: [] })

export function checkRequests(app: FastifyInstance, deps: CheckDeps): void {
  const { routes, authenticator, rate, clock } = deps

  // A route that declares no body or no query takes none.
  app.addHook('onRoute', (route) => {
    const { method, schema, config } = route
    const hasBody = method !== 'GET' && method !== 'HEAD'
    route.schema = { querystring: noFields, ...(hasBody && { body: noFields }), ...schema }
    route.validatorCompiler = validatorFor(config?.fieldChecks)
  })

  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new AppError('INVALID_FORMAT', 'host', 'The request has no Host header (RFC 9112 § 3.2).')
    }
    const path = request.url.split('?', 1)[0]!
    if (request.is404 || routes.isOfAnother(request.routeOptions.url, path)) throw routes.absence(request.method, path)
    if (request.routeOptions.config.access !== 'open') {
      request.caller = await authenticator.callerOf(request)
      // With the credential and before the quotas: a refusal here must cost next to nothing.
      const { figures, refused } = rate.take(request.caller.keyId, clock.now())
      request.rateFigures.push(figures)
      if (refused !== null) throw refused
    }
    checkBodyHeaders(request)
  })

  // Between these two, Fastify reads the body with the parser of `json.ts`.
  app.addHook('preValidation', (request, _reply, done) => {
    checkAccess(request)
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
    done()
  })

  // Between these two, Fastify checks body and query with the validators of `validation.ts`.
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.routeOptions.config.access === 'open') return
    if (await takeIdempotencyKey(deps, request, reply)) return reply
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const { idempotencyKey, rateFigures, log } = request
    setRateHeaders(reply, rateFigures)
    if (!idempotencyKey) return done()
    settleIdempotencyKey(deps, idempotencyKey, reply, payload)
      .catch((error) => log.warn({ err: error }, 'an idempotency key could not be settled'))
      .then(() => done())
  })
}

function checkAccess({ routeOptions: { config }, caller }: FastifyRequest): void {
  const { access, tiers } = config
  if (access === undefined || access === 'open') return
  if (access !== 'any' && !caller.scopes.includes(access)) {
    throw new AppError('INSUFFICIENT_SCOPE', 'scope', `The API key lacks the scope ${access}, which this needs.`)
  }
  if (tiers !== undefined && !tiers.includes(caller.tier)) throw tierRequired(tiers.join(' or '), caller.tier)
}

const tierRequired = (needed: string, tier: string) =>
  new AppError('TIER_REQUIRED', 'tier', `This needs the tier ${needed}; the account’s is ${tier}.`)
