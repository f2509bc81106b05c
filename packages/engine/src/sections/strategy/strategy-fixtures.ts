/** An invented brand of which much is known, for tests of the strategy. */
import type { PageType } from '../../artifacts.ts'
import { call, hero, name, offering, page, sign, testimonial, tool } from '../swot/swot-fixtures.ts'
import type { StrategyFacts } from './strategy-facts.ts'

const typed: [string, PageType][] = [
  ['about', 'about'],
  ['prices', 'pricing'],
  ['soups', 'product'],
  ['blog', 'blog'],
  ['contact', 'contact'],
  ['faq', 'faq'],
  ['team', 'team'],
  ['work', 'customers'],
  ['law', 'legal'],
]

export const known = {
  name,
  hero: hero('Soup that arrives'),
  ctas: [call('Order a box', 'buy')],
  services: [offering('Catering'), offering('Soup post')],
  audiences: [sign('Austria', { kind: 'place' }), sign('parents')],
  technology: [tool('Countly', 'analytics')],
  pages: [page(''), ...typed.map(([at, type]) => page(at, { type }))],
  testimonials: [testimonial('Better than mine', 'Ida')],
} satisfies Partial<StrategyFacts>
