/** What can be measured of a site's state: crawlers, forms, age. */

export interface CrawlerRule {
  /** Product token of the crawler: `GPTBot`. */
  agent: string
  /** What it gathers for: answers to people, a model's training, a search index. */
  purpose: 'answers' | 'training' | 'search'
  allowed: boolean
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
}

export interface Copyright {
  /** The latest year that a copyright line names. */
  year: number
}
