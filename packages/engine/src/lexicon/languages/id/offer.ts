import type { OfferLists } from '../../offer/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const offer: SomeOf<OfferLists> = {
  insteadOfPrice: {
    free: 'gratis|selamanya gratis',
    'on-request': 'hubungi kami|sesuai permintaan',
  },
  periods: {
    month: 'bulan|per bulan|bln',
    year: 'tahun|per tahun|thn',
  },
}
