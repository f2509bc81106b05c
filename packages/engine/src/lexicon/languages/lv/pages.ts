import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'par mums|par uzņēmumu|mūsu stāsts',
    team: 'mūsu komanda',
    careers: 'vakances|=vakance|=karjera',
    contact: 'kontakti|sazinies ar mums',
    legal: 'privātuma politika|lietošanas noteikumi',
    pricing: 'cenas|cenrādis',
    product: '=produkti|=pakalpojumi|mūsu pakalpojumi|=veikals|=preces',
    blog: 'jaunumi|=ziņas|=pasākumi|=emuārs',
    faq: 'biežāk uzdotie jautājumi|buj',
  },
  blocks: {
    testimonials:
      'klientu atsauksmes|atsauksmes|ko saka klienti|ko saka mūsu klienti|ko par mums saka|mūsu klienti saka|klienti par mums|apmierināti klienti|klientu pieredze|viesu atsauksmes|viesu grāmata',
  },
  controls: {
    'read-more': 'lasīt vairāk|vairāk|uzzināt vairāk',
  },
}
