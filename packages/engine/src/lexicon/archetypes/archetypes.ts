/** The twelve archetypes of brands (Mark & Pearson, “The Hero and the Outlaw”, 2001). */
export const archetypes = [
  'Innocent',
  'Everyman',
  'Hero',
  'Outlaw',
  'Explorer',
  'Creator',
  'Ruler',
  'Magician',
  'Lover',
  'Caregiver',
  'Jester',
  'Sage',
] as const
export type Archetype = (typeof archetypes)[number]
