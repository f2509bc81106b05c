/** SQL of branding: one function, one statement. */
import type { Db } from '../../platform/database/db.ts'
import type { Fixed } from '../../platform/database/schema.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    account_branding: BrandingTable
  }
}

interface BrandingTable extends Branding {
  account_id: Fixed<string>
  updated_at: Date
}

/** What an agency puts on white-label exports in place of this service's name. What is null is left out. */
export interface Branding {
  name: string | null
  /** `data:` address of a picture that was vetted. */
  logo: string | null
  /** `#rrggbb`, in small letters. */
  color: string | null
  /** A line at the foot of every page. */
  footer: string | null
}

export interface BrandingRow extends Branding {
  updated_at: Date
}

const columns = ['name', 'logo', 'color', 'footer', 'updated_at'] as const

/** The branding of an account; undefined when none is set. */
export function brandingOf(db: Db, accountId: string): Promise<BrandingRow | undefined> {
  return db.selectFrom('account_branding').select(columns).where('account_id', '=', accountId).executeTakeFirst()
}

/** Replaces what the account had. */
export async function replaceBranding(
  db: Db,
  accountId: string,
  { name, logo, color, footer, updated_at }: BrandingRow,
): Promise<void> {
  const written = { name, logo, color, footer, updated_at }
  await db
    .insertInto('account_branding')
    .values({ account_id: accountId, ...written })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(written))
    .execute()
}

/** @returns whether there was one */
export async function deleteBranding(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_branding')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
