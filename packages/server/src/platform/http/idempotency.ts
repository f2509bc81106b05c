/**
 * `Idempotency-Key` on every POST: the first request with a key runs, the others get its answer. What is kept is an
 * effect: only answers that succeeded. A request that was refused or failed had none; its key is free again at once.
 */

import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import { lockAccount } from '../database/lock-account.ts'
import type { Deps } from '../deps.ts'
import { hourMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import type { Round } from '../rounds.ts'
import { seal, unseal } from '../seal.ts'
import { idempotencyKeysMax } from '../tiers.ts'
import {
  countLiveKeys,
  deleteAnswersAbout,
  deleteIdempotentRequests,
  fullKeys,
  type Hold,
  type HoldRules,
  heldRequest,
  holdKey,
  type KeptAnswer,
  keepAnswer,
  releaseKey,
} from './queries.ts'
import type { RateFigures } from './rate-headers.ts'

const keptHours = 24
/** A request that began so long ago and has no answer died with its process: no request takes as long. */
const abandonedMs = 5 * 60_000
const keyCharactersMax = 255
const inProgressRetrySeconds = 1
/**
 * From so many keys on they are taken one at a time, so that the count is exact. With fewer no lock is taken: statements
 * that run at the same time may not see each other's keys, one for each connection, of which a process has 16.
 */
const countedFrom = idempotencyKeysMax - 1_000
/** A longer path names no resource of ours: the request is refused anyway, and an index could not hold it. */
const pathCharactersMax = 500

/** Keys of this moment and before have expired. */
const expiredAt = (now: Date) => new Date(now.getTime() - keptHours * hourMs)

/** How many `Idempotency-Key`s of an account are kept, those of requests that run included. */
export const keptKeys = (db: Db, accountId: string, now: Date): Promise<number> =>
  countLiveKeys(db, accountId, expiredAt(now))

type IdempotencyDeps = Pick<Deps, 'db' | 'clock' | 'secrets'>

/** A request's hold on its key. */
export interface HeldKey {
  /**
   * Keeps the answer in the transaction of the effect, so that neither exists without the other.
   * @throws {AppError} when another request has taken the key: the transaction must not commit
   */
  keep(db: Db, answer: { status: number; body: unknown; location?: string }): Promise<void>
  hold: Hold
}

export type { Hold }

/** An answer as it is sent again. */
export interface TextAnswer {
  text: string
  headers: Record<string, string>
  /** What it is about: `forgetAnswers` forgets it. */
  subjectId: string
}

/**
 * Keeps an answer that ends after its handler, or in another process. @returns false when another request has taken the key since
 */
export function keepText(
  { db, secrets }: KeepDeps,
  hold: Hold,
  { text, headers, subjectId }: TextAnswer,
): Promise<boolean> {
  const bodySealed = seal(secrets.answerEncryption, text, contextOf(hold))
  return keepAnswer(db, hold, { status: 200, headers, bodySealed, subjectId })
}

/** Forgets the answers that are about something: a request with one of their keys runs again. */
export const forgetAnswers = (db: Db, accountId: string, subjectId: string): Promise<void> =>
  deleteAnswersAbout(db, accountId, subjectId)

/** Frees a key whose request had no effect. */
export const freeKey = (db: Db, hold: Hold): Promise<void> => releaseKey(db, hold)

/** @throws {AppError} TOO_SHORT, TOO_LONG */
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  const text = String(key)
  if (text === '') throw new AppError('TOO_SHORT', 'idempotency-key', 'The Idempotency-Key is empty.')
  if (text.length <= keyCharactersMax) return text
  const message = `The Idempotency-Key has ${text.length} characters; at most ${keyCharactersMax} are allowed.`
  throw new AppError('TOO_LONG', 'idempotency-key', message)
}

/**
 * Takes the key for this request, or answers with what is kept under it.
 * @returns whether the answer was sent
 * @throws {AppError} IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS, RATE_LIMITED
 */
export async function takeIdempotencyKey(
  deps: IdempotencyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const key = request.method === 'POST' ? keyOf(request) : null
  if (key === null) return false
  const { db, clock, secrets } = deps
  const now = clock.now()
  const path = pathOf(request)
  if (path.length > pathCharactersMax) return false
  // Keyed: a payload may hold a secret that is easy to guess.
  const payloadHash = createHmac('sha256', secrets.answerEncryption)
    .update(canonicalJson([request.body, request.query]))
    .digest()
  const hold: Hold = { accountId: request.caller.id, method: 'POST', path, key, payloadHash, heldAt: now }
  const expiredBefore = expiredAt(now)
  const abandonedBefore = new Date(now.getTime() - abandonedMs)

  const rules: HoldRules = { expiredBefore, abandonedBefore, liveKeysMax: countedFrom }
  let isMine = await holdKey(db, { ...hold, ...rules })

  // Another request may release the key between the two queries; then this one tries to take it again.
  for (;;) {
    if (isMine) {
      request.idempotencyKey = { hold, keep: (transaction, answer) => keep({ db: transaction, secrets }, hold, answer) }
      return false
    }
    const held = await heldRequest(db, { ...hold, expiredBefore })
    if (held === undefined) {
      isMine = await holdCounted(db, hold, rules, request.rateFigures)
      continue
    }
    if (!held.payload_hash.equals(payloadHash)) throw reused()
    if (held.status === null) throw inProgress()
    reply
      .code(held.status)
      .headers(held.headers ?? {})
      .header('idempotent-replayed', 'true')
    reply.send(held.body_sealed === null ? '' : unseal(secrets.answerEncryption, held.body_sealed, contextOf(hold)))
    return true
  }
}

/**
 * Takes a key when the account may have too many.
 * @returns false when another request has it
 * @throws {AppError} RATE_LIMITED when the account has as many as it may
 */
function holdCounted(db: Db, hold: Hold, rules: HoldRules, figures: RateFigures[]): Promise<boolean> {
  const { accountId, heldAt } = hold
  const counted = { ...rules, liveKeysMax: idempotencyKeysMax }
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    if (await holdKey(transaction, { ...hold, ...counted })) return true
    const full = await fullKeys(transaction, { accountId, ...counted })
    if (full === undefined || (await heldRequest(transaction, { ...hold, ...rules })) !== undefined) return false
    const endOf = (taken: Date) => new Date(taken.getTime() + keptHours * hourMs)
    const secondsUntil = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - heldAt.getTime()) / 1_000))
    const free = endOf(full.roomFrom)
    figures.push({
      name: 'idempotency-keys',
      limit: idempotencyKeysMax,
      windowSeconds: keptHours * 3_600,
      remaining: 0,
      resetSeconds: secondsUntil(endOf(full.newest)),
    })
    throw tooManyKeys(free, secondsUntil(free))
  })
}

type KeepDeps = Pick<Deps, 'db' | 'secrets'>

async function keep(
  { db, secrets }: KeepDeps,
  hold: Hold,
  { status, body, location }: { status: number; body: unknown; location?: string },
): Promise<void> {
  const bodySealed = seal(secrets.answerEncryption, JSON.stringify(body), contextOf(hold))
  if (!(await keepAnswer(db, hold, keptAnswer(status, bodySealed, location)))) throw inProgress()
}

/** The same for every spelling of an address: `%61` is an `a`. */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  return Object.entries(params as Record<string, string>).reduce(
    (path, [name, value]) => path.replace(`:${name}`, () => encodeURIComponent(value)),
    routeOptions.url!,
  )
}

const contextOf = ({ accountId, method, path, key }: Hold) => JSON.stringify([accountId, method, path, key])

const keptAnswer = (status: number, bodySealed: Buffer, location?: string): KeptAnswer => ({
  status,
  bodySealed,
  headers: { 'content-type': 'application/json; charset=utf-8', ...(location !== undefined && { location }) },
})

/** What a request that succeeds is answered with. */
export interface Effect<Data> {
  status: number
  data: Data
  /** The path of what was made. */
  location?: string
}

/**
 * Does what a request asks for and keeps its answer under its `Idempotency-Key`, in one transaction: neither exists without
 * the other. Then answers.
 * @param work its effect, in the transaction
 */
export async function answerWith<Data>(
  { db }: Pick<Deps, 'db'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (transaction: Db) => Promise<Effect<Data>>,
): Promise<{ data: Data }> {
  const { status, data, location } = await db.transaction().execute(async (transaction) => {
    const effect = await work(transaction)
    const { status, data, location } = effect
    await request.idempotencyKey?.keep(transaction, {
      status,
      body: { data },
      ...(location !== undefined && { location }),
    })
    return effect
  })
  reply.code(status)
  if (location !== undefined) reply.header('location', location)
  return { data }
}

/** Before the answer is sent: keeps it when it succeeded and the handler has not, otherwise releases the key. */
export async function settleIdempotencyKey(
  { db, secrets }: KeepDeps,
  { hold }: HeldKey,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const location = reply.getHeader('location')
  if (reply.statusCode < 300 && typeof payload === 'string') {
    const sealed = seal(secrets.answerEncryption, payload, contextOf(hold))
    const answer = keptAnswer(reply.statusCode, sealed, location === undefined ? undefined : String(location))
    await keepAnswer(db, hold, answer)
  } else {
    await releaseKey(db, hold)
  }
}

/** Deletes expired keys. */
export const idempotencyRounds = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Round[] => [
  {
    everyMs: hourMs,
    run: () => deleteIdempotentRequests(db, new Date(clock.now().getTime() - keptHours * hourMs)),
  },
]

const reused = () =>
  new AppError(
    'IDEMPOTENCY_KEY_REUSED',
    'idempotency-key',
    'This Idempotency-Key was sent before with another payload; take a new one for a new request.',
  )

const tooManyKeys = (free: Date, retryAfterSeconds: number) =>
  new AppError(
    'RATE_LIMITED',
    null,
    `At most ${idempotencyKeysMax} Idempotency-Keys are kept of an account, each for ${keptHours} hours; a new one may be sent at ${free.toISOString()}.`,
    { retryAfterSeconds },
  )

const inProgress = () =>
  new AppError(
    'IDEMPOTENCY_IN_PROGRESS',
    'idempotency-key',
    'The first request with this Idempotency-Key is still running; its answer can be asked for again in a moment.',
    { headers: { 'retry-after': String(inProgressRetrySeconds) } },
  )

/** The same text for the same payload, whatever the order of its members. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
