import type { Db } from '../../platform/database/db.ts'
import { type Branding, brandingOf } from './queries.ts'

/** What a white-label export that is asked for now carries; null for nothing. */
export async function currentBranding(db: Db, accountId: string): Promise<Branding | null> {
  const row = await brandingOf(db, accountId)
  if (row === undefined) return null
  const { name, logo, color, footer } = row
  const branding = { name, logo, color, footer }
  return Object.values(branding).some((member) => member !== null) ? branding : null
}
