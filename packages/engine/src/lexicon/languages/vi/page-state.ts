import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'sắp ra mắt|đang xây dựng|website đang bảo trì|trang đang được xây dựng',
  },
  home: 'trang chủ|chào mừng|chào mừng đến với|trang web chính thức',
}
