import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'stránka vo výstavbe|pripravujeme|už čoskoro|web vo výstavbe',
  },
  home: 'domov|úvodná stránka|hlavná stránka|vitajte|oficiálna stránka',
}
