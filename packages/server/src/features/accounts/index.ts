/** What accounts offer to the rest of the service and to its administration. */
export { cancelSubscription, createAccount, listAccounts, setTier } from './accounts.ts'
export { firstStart } from './first-start.ts'
export { createKey, listKeys, revokeKey } from './keys.ts'
export { addMember, listMembers, removeMember } from './members.ts'
export { accountOfKey, type KeyHolder, lockAccount, lockTier, touchKey } from './queries.ts'
export { tierAt } from './subscription.ts'
