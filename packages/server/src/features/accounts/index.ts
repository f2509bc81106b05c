/** What accounts offer to the rest of the service and to its administration. */
export { addMember } from './add-member.ts'
export { type CallerRecord, callerRecord } from './caller-queries.ts'
export { cancelSubscription } from './cancel-subscription.ts'
export { createAccount } from './create-account.ts'
export { createKey } from './create-key.ts'
export { firstStart } from './first-start.ts'
export { listAccounts } from './list-accounts.ts'
export { listKeys } from './list-keys.ts'
export { listMembers } from './list-members.ts'
export {
  accountExists,
  accountOfKey,
  type KeyHolder,
  liveKeys,
  lockSubscription,
  lockTier,
  touchKey,
} from './queries.ts'
export { noAccount } from './refusal.ts'
export { removeMember } from './remove-member.ts'
export { revokeKey } from './revoke-key.ts'
export { setTier } from './set-tier.ts'
export { tierAt } from './subscription.ts'
