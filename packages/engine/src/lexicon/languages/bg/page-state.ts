import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'очаквайте скоро|сайтът е в процес на изграждане|в процес на разработка|сайтът е в ремонт',
  },
  home: 'начална страница|официален сайт|добре дошли|заглавна страница',
}
