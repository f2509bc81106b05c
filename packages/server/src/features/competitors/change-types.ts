/** The kinds of change that are told, in the words of the API. */
export const changeTypes = [
  'headline_change',
  'cta_change',
  'visual_change',
  'pricing_change',
  'feature_change',
  'content_change',
] as const
export type ChangeType = (typeof changeTypes)[number]
