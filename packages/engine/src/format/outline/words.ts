/** Values of a report in words for people. */
import { capitalised } from '../../writing/prose.ts'

export const inWords = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** How far a section could be answered. */
export const statusWords = { complete: 'complete', partial: 'partly answered', insufficient: 'too little to say' }

export const effortWords = { S: 'small', M: 'medium', L: 'large' } as const

const initials = new Set(['faq', 'seo', 'ai', 'api', 'cta'])

const idCharactersMax = 80

/** An identifier of ours for people: `case-studies`, `notApplicable`. */
export function spelled(id: string): string {
  const words = id
    .slice(0, idCharactersMax)
    .replace(/[-_]/g, ' ')
    .replace(/[a-z][A-Z]/g, (pair) => `${pair[0]} ${pair[1]?.toLowerCase()}`)
    .split(' ')
    .map((word) => (initials.has(word.toLowerCase()) ? word.toUpperCase() : word))
  return capitalised(words.join(' '))
}
