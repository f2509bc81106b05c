import type { Deps } from '../../platform/deps.ts'
import { accountExists, noAccount } from '../accounts/index.ts'
import { tokensOf } from './answer-queries.ts'

/** Tokens that one model was charged on one day. */
export interface TokenUse {
  /** `YYYY-MM-DD`, UTC. */
  day: string
  model: string
  tokens: number
  answers: number
}

/** More entries than a person reads on a terminal. */
const listedMax = 1_000

/** What was charged, by day and model, the newest day first. @throws {OperatorError} for an unknown account */
export async function listTokenUse(
  { db }: Pick<Deps, 'db'>,
  { accountId }: { accountId: string },
): Promise<TokenUse[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  return tokensOf(db, accountId, listedMax)
}
