import type { Deps } from '../../platform/deps.ts'
import { insertEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { validEmail, validRole } from './member-input.ts'
import { accountExists, insertMember, type Member } from './queries.ts'
import { noAccount, refused } from './refusal.ts'

/**
 * Members have no sign-in of their own; other systems learn of them from the events.
 * @throws {OperatorError} also when the address belongs to a member already, however it is capitalised
 */
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
