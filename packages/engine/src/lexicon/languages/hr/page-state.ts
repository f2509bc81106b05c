import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'uskoro|stranica u izradi|u izradi|web stranica u izradi',
  },
  home: 'naslovnica|naslovna|početna|početna stranica|dobrodošli|dobrodošli na|službena stranica',
}
