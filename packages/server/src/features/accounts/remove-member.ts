import type { Deps } from '../../platform/deps.ts'
import { insertEvent } from '../../platform/events.ts'
import { validEmail } from './member-input.ts'
import { type Member, type MemberReference, markMemberRemoved } from './queries.ts'
import { refused } from './refusal.ts'

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
