/** The guarded way out, for packages that fetch or post without analyzing: they get it without the word lists. */
export { type AllowHosts, allowNothing, parseAllowHosts } from './allow-hosts.ts'
export { type Clock, systemClock } from './clock.ts'
export type { FetchError, FetchErrorCode } from './fetch-error.ts'
export { createGuard, type Guard } from './guard.ts'
export { createGuardedClient, type GuardedClient } from './guarded-client.ts'
export { createPoster, type Message, type Posted, type Poster, type PostFailure, type PostStage } from './poster.ts'
export { parsePublicUrl } from './public-url.ts'
export { createResolver, type Resolver } from './resolver.ts'
