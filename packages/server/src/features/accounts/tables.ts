/** The tables of accounts, as Kysely types them, and the prefixes of their identifiers. */
import type { Generated } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { Tier } from '../../platform/tiers.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    account: AccountTable
    member: MemberTable
    api_key: ApiKeyTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    acc: 'account'
    mem: 'member'
    key: 'API key'
  }
}

interface AccountTable {
  id: Fixed<string>
  name: string
  tier: Tier
  subscription_status: Generated<'active' | 'canceled'>
  canceled_at: Nullable<Date>
  access_until: Nullable<Date>
  created_at: Fixed<Date>
}

interface MemberTable {
  id: Fixed<string>
  account_id: Fixed<string>
  email: Fixed<string>
  role: 'owner' | 'admin' | 'member'
  added_at: Fixed<Date>
  removed_at: Nullable<Date>
}

interface ApiKeyTable {
  id: Fixed<string>
  account_id: Fixed<string>
  name: Nullable<string>
  key_hash: Fixed<Buffer>
  hint: Fixed<string>
  scopes: string[]
  created_at: Fixed<Date>
  expires_at: Nullable<Date>
  revoked_at: Nullable<Date>
  last_used_at: Nullable<Date>
}
