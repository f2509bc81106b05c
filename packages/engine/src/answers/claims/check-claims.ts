import type { Check } from '../../writing/shapes.ts'
import { joined, labelled, type Said } from './said.ts'

/** What was seen by each check that applied, and what to do where it failed. */
export const checkClaims = (pointer: string, checks: readonly Check[]): Said[] =>
  checks.flatMap(({ title, outcome, seen, fix }, index) =>
    outcome === 'notApplicable'
      ? []
      : labelled(`${pointer}/${index}`, `${title} (${outcome})`, joined([seen, fix], ' ')),
  )
