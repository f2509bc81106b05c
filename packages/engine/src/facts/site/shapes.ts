/** What can be measured of a site's state: crawlers, forms, age. */

export interface CrawlerRule {
  /** Product token of the crawler: `GPTBot`. */
  agent: string
  /** What it gathers for: answers to people, a model's training, a search index. */
  purpose: 'answers' | 'training' | 'search'
  /** To fetch the home page. */
  allowed: boolean
  /** What decides it in robots.txt: a group of the crawler's own, the one for all, or nothing at all. */
  group: 'own' | 'any' | 'none'
}

export interface FormField {
  label: string | null
  type: string
  required: boolean
}

export interface PageForm {
  page: string
  /** What it is for, by its fields and words. */
  purpose: 'contact' | 'sign-up' | 'newsletter' | 'booking' | 'order' | 'login' | 'search' | 'other'
  fields: FormField[]
  /** Label of what sends it, verbatim. */
  submit: string | null
}

export interface Copyright {
  /** The latest year that a copyright line names. */
  year: number
}
