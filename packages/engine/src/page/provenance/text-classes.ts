/** Whose words a text of a page is, and in which role it stands there. */

/**
 * - `message`: the brand's own words to its readers; what no other class claims
 * - `declared`: said in the head, in attributes or in structured data, and in no line of the page
 * - `question`, `answer`: of a list of questions, or under a heading that asks
 * - `announced`: what is to come and cannot be had yet
 * - `article`: of a post or a press release
 * - `testimonial`: what others say of the brand
 * - `comparison`: how others do it
 * - `third party`: of others: credits, feeds, embedded parts
 * - `other offer`: what the same company offers beside the subject of the site
 * - `example`: a worked example, or data that is named as made up
 * - `sample`: a drawing of a product's screen, with its made-up data
 * - `filler`: what a template has in the place of words
 * - `navigation`, `chrome`: menus; headers, footers, and what inner pages repeat
 * - `form`, `dialog`, `code`: labels and choices of forms; dialogs, banners and notices; source text
 * - `legal`: of a legal page or under a heading of one
 * - `hidden`: seen by no visitor, and opened by nothing
 */
export const textClasses = [
  'message',
  'declared',
  'question',
  'answer',
  'announced',
  'article',
  'testimonial',
  'comparison',
  'third party',
  'other offer',
  'example',
  'sample',
  'filler',
  'navigation',
  'chrome',
  'form',
  'dialog',
  'code',
  'legal',
  'hidden',
] as const

export type TextClass = (typeof textClasses)[number]

export interface Provenance {
  class: TextClass
  /** Why, for people. */
  reason: string
  /** 0 to 1: of the sign that decided it, by how rarely it stands at words that are of another class. */
  confidence: number
}
