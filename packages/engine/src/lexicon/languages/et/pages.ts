import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'meist|ettevõttest|=ettevõte|meie lugu',
    team: 'meeskond|meie meeskond',
    careers: 'karjäär|tööpakkumised|tule tööle',
    contact: 'kontaktid|võta ühendust',
    legal: 'privaatsuspoliitika|müügitingimused|kasutustingimused',
    pricing: 'hinnad|hinnakiri',
    product: '=tooted|=teenused|=pood|e-pood|meie teenused',
    blog: 'uudised|=sündmused|=blogi',
    faq: 'korduma kippuvad küsimused|kkk',
  },
  blocks: {
    testimonials:
      'klientide tagasiside|klientide arvamus|klientide arvamused|mida kliendid ütlevad|mida meie kliendid ütlevad|mida meist räägitakse|kliendid meist|meie kliendid räägivad|rahulolevad kliendid|klientide kogemused|külalisteraamat|tagasiside klientidelt',
  },
  policies: {
    privacy: 'privaatsuspoliitika',
    terms: 'müügitingimused|kasutustingimused',
  },
  controls: {
    'read-more': 'loe edasi|loe lähemalt|vaata kõiki',
  },
}
