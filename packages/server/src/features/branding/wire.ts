import type { BrandingRow } from './queries.ts'
import type { BrandingAnswer } from './schema.ts'

export const brandingToWire = ({ name, logo, color, footer, updated_at }: BrandingRow): BrandingAnswer => ({
  name,
  logo,
  color,
  footer,
  updated_at: updated_at.toISOString(),
})
