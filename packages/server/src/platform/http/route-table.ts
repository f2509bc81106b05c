/** Every route as it was declared: what the reference is made of, and which methods an address takes. */
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from '../errors.ts'

export interface DeclaredRoute {
  method: string
  /** With parameters as Fastify writes them: `/v1/analyses/:id`. */
  url: string
  schema: NonNullable<RouteOptions['schema']>
  config: NonNullable<RouteOptions['config']>
}

export interface RouteTable {
  routes: readonly DeclaredRoute[]
  /** Whether the address is a route of its own without this method, and `url` another one whose parameter would take it. */
  isOfAnother(url: string | undefined, path: string): boolean
  /** The answer of an address without a handler: 405 with `Allow` where other methods work, else 404. */
  absence(method: string, path: string): AppError
}

export function createRouteTable(app: FastifyInstance): RouteTable {
  const routes: DeclaredRoute[] = []
  const operationIds = new Set<string>()
  const addresses = new Map<string, { pattern: RegExp; methods: Set<string> }>()

  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    if (config.access === undefined) throw new Error(`${method} ${url} does not say who may use it.`)
    const { operationId } = schema
    if (operationId === undefined) throw new Error(`${method} ${url} has no operationId.`)
    const address = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    addresses.set(url, address)
    for (const name of [method].flat()) {
      address.methods.add(name)
      if (name === 'HEAD') continue
      if (operationIds.has(operationId))
        throw new Error(`${name} ${url} has the operationId of another: ${operationId}.`)
      operationIds.add(operationId)
      routes.push({ method: name, url, schema, config })
    }
  })

  return {
    routes,
    isOfAnother: (url, path) => url !== path && addresses.has(path),
    absence(method, path) {
      const own = addresses.get(path)
      for (const { pattern, methods } of own === undefined ? addresses.values() : [own]) {
        if (!pattern.test(path)) continue
        const allow = [...methods].sort().join(', ')
        return new AppError('METHOD_NOT_ALLOWED', null, `${method} is not possible here; possible are ${allow}.`, {
          headers: { allow },
        })
      }
      return new AppError('NOT_FOUND', null, 'There is nothing at this address; the reference is at /docs.')
    },
  }
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
