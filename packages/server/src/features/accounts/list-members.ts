import type { Deps } from '../../platform/deps.ts'
import { accountExists, type Member, membersOfAccount } from './queries.ts'
import { noAccount } from './refusal.ts'

/** More entries than a person reads on a terminal. */
const listedMax = 1_000

/** The earliest added first. @throws {OperatorError} for an unknown account */
export async function listMembers({ db }: Pick<Deps, 'db'>, { accountId }: { accountId: string }): Promise<Member[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  return membersOfAccount(db, { accountId, limit: listedMax })
}
