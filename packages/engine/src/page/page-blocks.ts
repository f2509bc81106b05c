/** The parts that a page is made of, by role. */

const blockRoles = [
  'header',
  'navigation',
  'hero',
  'features',
  'pricing',
  'testimonials',
  'customers',
  'faq',
  'steps',
  'stats',
  'team',
  'about',
  'services',
  'gallery',
  'careers',
  'partners',
  'blog',
  'contact',
  'newsletter',
  'cta',
  'legal',
  'footer',
  'content',
] as const

export type BlockRole = (typeof blockRoles)[number]

export interface Block {
  role: BlockRole
  heading: string | null
  /** Folded text of the block. */
  text: string
  /** Index of the block's element in the page's document. */
  node: number
  /** Range of nodes that belong to the block: `node` to `end`, exclusive. */
  end: number
  links: number
  buttons: number
  /** Largest number of like-built children: cards of a grid, rows of a list. */
  repeats: number
}

export interface PageBlocks {
  page: string
  blocks: Block[]
}
