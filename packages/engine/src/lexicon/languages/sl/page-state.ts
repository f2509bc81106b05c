import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'kmalu na voljo|stran v izdelavi|v izdelavi|spletna stran v pripravi',
  },
  home: 'prva stran|uradna spletna stran',
}
