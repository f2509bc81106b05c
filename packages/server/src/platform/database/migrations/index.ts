import type { Migration } from 'kysely/migration'
import * as accountsAndAnalyses from './0001-accounts-and-analyses.ts'
import * as webhooks from './0002-webhooks.ts'
import * as whatAccountsUse from './0004-what-accounts-use.ts'
import * as provenWebhooks from './0005-proven-webhooks.ts'
import * as listsOfAnalyses from './0006-lists-of-analyses.ts'
import * as namesOfKeys from './0007-names-of-keys.ts'
import * as eventStreams from './0008-event-streams.ts'

/**
 * All migrations in the order of their names. Each only adds: a database that is migrated still serves the version before.
 * A list of imports and no folder that is read, so that it survives being built.
 */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-analyses': accountsAndAnalyses,
  '0002-webhooks': webhooks,
  '0004-what-accounts-use': whatAccountsUse,
  '0005-proven-webhooks': provenWebhooks,
  '0006-lists-of-analyses': listsOfAnalyses,
  '0007-names-of-keys': namesOfKeys,
  '0008-event-streams': eventStreams,
}
