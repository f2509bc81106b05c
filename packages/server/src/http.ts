/** The HTTP side of the service: what every request goes through, and each feature's routes. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import { accountOfKey, touchKey } from './features/accounts/index.ts'
import { type FeatureDeps, features } from './features.ts'
import { createAuthenticator } from './platform/auth/authenticate.ts'
import { checkRequests } from './platform/http/checks.ts'
import { answerErrors, clientErrorHandler, sendError } from './platform/http/error-answers.ts'
import { newRequestId, setHeadersOnAll } from './platform/http/headers.ts'
import type { Http, Lifecycle } from './platform/http/http.ts'
import { bodyBytesMax, readJsonBodies } from './platform/http/json.ts'
import { measure } from './platform/http/metrics.ts'
import { createRequestRate } from './platform/http/request-rate.ts'
import { routableUrl } from './platform/http/routable-url.ts'
import { createRouteTable, type DeclaredRoute } from './platform/http/route-table.ts'
import { systemRoutes } from './platform/http/system-routes.ts'

/** Not yet listening; `inject` works at once. */
export function createHttp(deps: FeatureDeps, lifecycle: Lifecycle): Http {
  return createHttpWithRoutes(deps, lifecycle).app
}

/** Also the routes as declared, of which the reference is made. */
export function createHttpWithRoutes(
  deps: FeatureDeps,
  lifecycle: Lifecycle,
): { app: Http; routes: readonly DeclaredRoute[] } {
  const { config, log, db, clock, secrets } = deps
  const headerOptions = { isHttps: config.baseUrl.startsWith('https:') }
  const app = Fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: bodyBytesMax,
    requestTimeout: 30_000,
    // Node's own answer to its absence has no body; ours is in `checks.ts`.
    http: { requireHostHeader: false },
    // Its answer would not be of our shape; until the last connection is closed, requests are served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 20_000 },
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    frameworkErrors: sendError,
    clientErrorHandler: clientErrorHandler(log, headerOptions),
  }).withTypeProvider<TypeBoxTypeProvider>()

  // A server may ignore what a client expects beyond `100-continue` (RFC 9110 § 10.1.1); Node's own answer, 417, has none
  // of what answers carry.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  // What we send is what we made.
  app.setSerializerCompiler(() => JSON.stringify)
  const authenticator = createAuthenticator(deps, {
    find: (keyHash, now) => accountOfKey(db, keyHash, now),
    touch: (keyId, now) => touchKey(db, keyId, now),
  })
  app.addHook('onClose', () => authenticator.settled())

  app.decorateRequest('caller', null as never)
  app.decorateRequest('idempotencyKey', null)
  app.decorateRequest('rateFigures', null as never)
  const routes = createRouteTable(app)
  answerErrors(app)
  setHeadersOnAll(app, { ...headerOptions, isDraining: () => lifecycle.isDraining() })
  const metrics = measure(
    app,
    deps,
    features.flatMap(({ figures }) => figures?.(deps) ?? []),
  )
  readJsonBodies(app)
  checkRequests(app, {
    db,
    clock,
    secrets,
    routes,
    authenticator,
    rate: createRequestRate({
      name: 'requests',
      what: 'requests',
      perMinute: config.keyRequestsPerMinute,
      burst: config.keyRequestsBurst,
    }),
  })
  app.setNotFoundHandler((request) => {
    throw routes.absence(request.method, request.url)
  })

  systemRoutes(app, { db, config, lifecycle, metrics })
  for (const { routes: add } of features) add?.(app, deps)
  return { app, routes: routes.routes }
}
