import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import type { SitePage } from '../../site.ts'

/** Addresses there are for claims about data, and often those of an authority; an imprint is another thing. */
export const isPrivacyPage = ({ type, url, head }: SitePage): boolean =>
  type === 'legal' &&
  /privacy|datenschutz|terms|conditions|cookies|confidentialite|privacidad|gdpr|agb/i.test(
    `${url} ${head.title?.text ?? ''}`,
  )

/** One page may hold both: “Impressum & Datenschutz”. */
export const isAlsoImprint = ({ head }: SitePage): boolean =>
  policiesNamed(head.title?.text ?? '').some(({ kind }) => kind === 'imprint')
