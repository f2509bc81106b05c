/** The sections by their ids, in the order in which they are read; apart from what writes them, which takes long to load. */
import type { SectionId } from '../section-ids.ts'

export const sectionTitles = {
  brandIdentity: 'Brand identity',
  personas: 'Personas',
  swot: 'SWOT',
  strategy: 'Strategy',
  visualIdentity: 'Visual identity',
  messaging: 'Messaging',
  positioning: 'Positioning',
  offerings: 'Offerings',
  customerJourney: 'Customer journey',
  contentThemes: 'Content themes',
  digitalPresence: 'Digital presence',
  discoverability: 'Discoverability',
  trustAndExperience: 'Trust and experience',
} as const satisfies Record<SectionId, string>
