/** Branding: what an Agency account puts on its white-label exports. */
import type { Feature } from '../../feature.ts'
import { brandingRoutes } from './routes.ts'

export { type BrandingChange, changeBranding, clearBranding, showBranding } from './administer-branding.ts'
export { currentBranding } from './current-branding.ts'
export type { Branding } from './queries.ts'

export const branding: Feature = {
  tags: {
    Branding: 'What an Agency account puts on its white-label exports: name, logo, colour and a line at the foot.',
  },
  routes: brandingRoutes,
}
