import type { BrandingRecord } from './queries.ts'
import type { BrandingAnswer } from './schema.ts'

export const brandingToWire = ({ name, logo, color, footer, updatedAt }: BrandingRecord): BrandingAnswer => ({
  name,
  logo,
  color,
  footer,
  updated_at: updatedAt.toISOString(),
})
