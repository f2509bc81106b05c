/** The two ends of each axis of tone, in words: -1 is the first, 1 the second. */
export const tonePoles = {
  formalCasual: ['formal', 'casual'],
  seriousFunny: ['serious', 'funny'],
  respectfulIrreverent: ['respectful', 'irreverent'],
  matterOfFactEnthusiastic: ['matter of fact', 'enthusiastic'],
} as const
