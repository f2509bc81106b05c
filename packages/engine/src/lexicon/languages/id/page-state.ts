import type { PageStateLists } from '../../page-state/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pageState: SomeOf<PageStateLists> = {
  states: {
    'coming-soon': 'segera hadir|dalam perbaikan|sedang dibangun',
  },
  home: 'beranda|selamat datang|selamat datang di|situs resmi',
}
