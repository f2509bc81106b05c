import type { Deps } from '../../deps.ts'
import { accountExists, type Member, membersOfAccount } from './queries.ts'
import { noAccount } from './refusal.ts'

/** More than any list on a terminal is read for. */
const listedMax = 1_000

/** Longest with the account first. @throws {OperatorError} for an account that is not there */
export async function listMembers({ db }: Pick<Deps, 'db'>, { accountId }: { accountId: string }): Promise<Member[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  return membersOfAccount(db, { accountId, limit: listedMax })
}
