import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  home: 'avaleht|esileht|tere tulemast',
}
