import type { BlockRole } from '../page/page-blocks.ts'

/** Parts of a page that speak of people, posts, questions and ways around: whatever they name, it is not what is sold. */
export const asideRoles = [
  'header',
  'navigation',
  'footer',
  'testimonials',
  'customers',
  'faq',
  'team',
  'careers',
  'partners',
  'blog',
  'contact',
  'newsletter',
  'legal',
  'gallery',
] as const satisfies readonly BlockRole[]
