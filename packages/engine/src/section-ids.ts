/** The thirteen sections of a full report, in its order. A door that loads nothing else. */

export const sectionIds = [
  'brandIdentity',
  'personas',
  'swot',
  'strategy',
  'visualIdentity',
  'messaging',
  'positioning',
  'offerings',
  'customerJourney',
  'contentThemes',
  'digitalPresence',
  'discoverability',
  'trustAndExperience',
] as const

export type SectionId = (typeof sectionIds)[number]
