/** The stages of the way of a customer, in their order. */
export const stageNames = ['awareness', 'consideration', 'decision', 'onboarding', 'loyalty'] as const
export type StageName = (typeof stageNames)[number]
