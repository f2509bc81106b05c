import type { Words } from '../word-lists.ts'

/**
 * What tells what a line promises, asks or hides, beside what the lists of speech and offers hold:
 * - `personal` promises a person: family-run, one contact for all, from me to you
 * - `absolute` asks for trust without a measure: safe, trusted, with full confidence
 * - `virtue` names a virtue of its own: honest, transparent, fair
 * - `fairPrice` speaks of prices without naming one: fair prices, compare us
 * - `limit` says what it cannot do, or for whom it is not
 * - `origin` tells how it began, and from what need
 * - `everyone` is for all, beginners included
 * - `free` costs nothing; `fee` costs something after all: a commission, a surcharge
 * - `binding` is a rule that binds who buys: compulsory, minimum stay, not refunded
 * - `calming` ends a doubt: cancel any time, fixed price, no setup, paid by the insurance
 * - `soon` cannot be had yet
 * - `toFill` is a note of whoever wrote the page: to be filled in, insert text here
 * - `standIn` calls what stands there a sample: placeholder, example data
 * - `current` is of now: current, next, this season's
 * - `urgent` is what people call for today: accident, deadline, lost key, bereavement
 * - `retold` tells of praise without its words: our customers say, many report
 * - `result` says what changed: reduced by, doubled, saved
 * - `guidance` helps before one buys: how to, what to look for, in five steps
 * - `confidential` says why no customer is named
 * - `consent` is what somebody else signs or pays for those who come: fees, parental consent
 */
export type DiagnosisCue =
  | 'personal'
  | 'absolute'
  | 'virtue'
  | 'fairPrice'
  | 'limit'
  | 'origin'
  | 'everyone'
  | 'free'
  | 'fee'
  | 'binding'
  | 'calming'
  | 'soon'
  | 'toFill'
  | 'standIn'
  | 'current'
  | 'urgent'
  | 'retold'
  | 'result'
  | 'guidance'
  | 'confidential'
  | 'consent'

/** What a site asks people to hand over, or whom: what is at stake where it is not to be trusted. */
export type Stake = 'health' | 'money' | 'children' | 'data' | 'keys' | 'animals' | 'home' | 'firm'

/** `languages/<tag>/diagnoses.ts`: what promises, doubts and risks are told by. Looked for in the site's own language alone. */
export interface DiagnosesLists {
  cues: Words<DiagnosisCue>
  stakes: Words<Stake>
}
