/** The kinds of change that are reported of a tracked brand, in the order of a comparison. A door that loads nothing else. */

export const changeTypes = [
  'headline_change',
  'cta_change',
  'visual_change',
  'pricing_change',
  'feature_change',
  'content_change',
] as const
export type ChangeType = (typeof changeTypes)[number]
