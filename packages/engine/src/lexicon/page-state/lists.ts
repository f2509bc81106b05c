import type { Words } from '../word-lists.ts'

export type PageStateWord =
  | 'parked'
  | 'coming-soon'
  | 'suspended'
  | 'default-page'
  | 'login'
  | 'bot-wall'
  | 'error'
  | 'needs-script'
  | 'template'

/** `languages/<tag>/page-state.ts`: what is looked for on a page before anything else is known of it. */
export interface PageStateLists {
  /** Phrases of pages without a brand to read. Long enough to be rare in the text of ordinary pages. */
  states: Words<PageStateWord, 'default-page'>
  /** Words for the home page that stand as its menu label, or before or after the name in its title. */
  home: string
}
