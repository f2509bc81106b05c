import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  home: 'होम|मुख्य पृष्ठ|मुखपृष्ठ|स्वागत',
}
