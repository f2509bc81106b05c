/** Who belongs to an account. Members have no sign-in of their own; the events tell other systems of them. */
import type { Deps } from '../../deps.ts'
import { insertEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { validEmail, validRole } from './member-input.ts'
import {
  accountExists,
  insertMember,
  type Member,
  type MemberReference,
  markMemberRemoved,
  membersOfAccount,
} from './queries.ts'
import { noAccount, refused } from './refusal.ts'

/** @throws {OperatorError} also when the address belongs to a member already, however it is capitalised */
export async function addMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { accountId: string; email: string; role: string },
): Promise<Member> {
  const { accountId } = input
  const email = validEmail(input.email)
  const role = validRole(input.role)
  return db.transaction().execute(async (transaction) => {
    if (!(await accountExists(transaction, accountId))) throw noAccount(accountId)
    const member = { id: newId('mem'), accountId, email, role, addedAt: clock.now() }
    if (!(await insertMember(transaction, member))) {
      throw refused(
        `${email} is a member of ${accountId} already. To change the role, remove and add the member again.`,
      )
    }
    await insertEvent(transaction, {
      accountId,
      kind: 'team.member_added',
      subjectId: member.id,
      createdAt: member.addedAt,
      data: { member_id: member.id, email, role, added_at: member.addedAt.toISOString() },
    })
    return member
  })
}

export type RemovedMember = Member & { removedAt: Date }

/** @throws {OperatorError} when there is no such member (any more) */
export async function removeMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  written: MemberReference,
): Promise<RemovedMember> {
  const reference = 'email' in written ? { ...written, email: validEmail(written.email) } : written
  return db.transaction().execute(async (transaction) => {
    const removedAt = clock.now()
    const member = await markMemberRemoved(transaction, reference, removedAt)
    if (member === null) throw noMember(reference)
    await insertEvent(transaction, {
      accountId: member.accountId,
      kind: 'team.member_removed',
      subjectId: member.id,
      createdAt: removedAt,
      data: { member_id: member.id, email: member.email, role: member.role, removed_at: removedAt.toISOString() },
    })
    return { ...member, removedAt }
  })
}

const noMember = (reference: MemberReference) =>
  'memberId' in reference
    ? refused(`There is no member ${reference.memberId}.`)
    : refused(`${reference.email} is no member of ${reference.accountId}.`)

/** More than any list on a terminal is read for. */
const listedMax = 1_000

/** Longest with the account first. @throws {OperatorError} for an account that is not there */
export async function listMembers({ db }: Pick<Deps, 'db'>, { accountId }: { accountId: string }): Promise<Member[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  return membersOfAccount(db, { accountId, limit: listedMax })
}
