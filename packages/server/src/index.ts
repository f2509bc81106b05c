/** The door of the package: what the `brandprint` command needs to start the service and to administer it. */
export { openAdmin, roles } from './compose.ts'
export { ConfigError, configOfProcess, readConfig } from './config.ts'
export { examine } from './doctor.ts'
export {
  addMember,
  cancelSubscription,
  createAccount,
  createKey,
  listAccounts,
  listKeys,
  listMembers,
  removeMember,
  revokeKey,
  setTier,
} from './features/accounts/index.ts'
export { changeBranding, clearBranding, showBranding } from './features/branding/index.ts'
export { listTokenUse } from './features/chat/index.ts'
export { DatabaseError } from './platform/database/database-error.ts'
export { OperatorError } from './platform/errors.ts'
export type { Finding } from './platform/finding.ts'
export { endOnUnhandledErrors, StartError, serve } from './serve.ts'
