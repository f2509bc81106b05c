import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'qui som|sobre nosaltres|la nostra història|=l’empresa',
    team: 'equip|el nostre equip',
    careers: 'treballa amb nosaltres|ofertes de feina|=feina',
    contact: 'contacte|contacta amb nosaltres|on som',
    legal: 'avís legal|política de privacitat',
    pricing: 'preus|tarifes',
    product: 'productes|=serveis|els nostres serveis|=botiga',
    customers: 'projectes|els nostres clients|casos d’èxit',
    blog: 'notícies|=actualitat|=esdeveniments',
    faq: 'preguntes freqüents|=ajuda',
  },
  blocks: {
    testimonials:
      'testimonis|opinions|opinions de clients|opinions dels clients|què diuen els nostres clients|què diuen de nosaltres|el que diuen els nostres clients|què opinen|ressenyes|valoracions|els nostres clients opinen|els nostres clients diuen|parlen de nosaltres|clients satisfets|llibre de visites|experiències de clients',
  },
  policies: {
    privacy: 'política de privacitat',
    terms: 'condicions d’ús',
    imprint: 'avís legal',
  },
  controls: {
    'read-more': 'llegir més|més informació|veure més',
  },
}
