import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'o spoločnosti|=spoločnosť|kto sme|náš príbeh|naše hodnoty',
    team: 'náš tím|=tím|=ľudia|=vedenie',
    careers: 'kariéra|=práca|voľné miesta|voľné pozície|pracovné ponuky',
    contact: 'kontaktujte nás|=predajne|napíšte nám|kde nás nájdete',
    legal: 'obchodné podmienky|ochrana osobných údajov|reklamačný poriadok',
    pricing: 'cenník|=ceny|=balíčky',
    product: '=produkty|=služby|naše služby|naše produkty|=ponuka|=eshop|jedálny lístok',
    features: '=funkcie|ako to funguje|=vlastnosti',
    solutions: '=riešenia|=odvetvia',
    customers: '=referencie|=realizácie|naši klienti|=projekty|prípadové štúdie',
    testimonials: '=recenzie|=ohlasy|povedali o nás',
    blog: '=novinky|=články|=udalosti|=podujatia',
    faq: 'časté otázky|najčastejšie otázky',
  },
  blocks: {
    testimonials:
      'recenzie|ohlasy|povedali o nás|povedali o nás klienti|čo o nás hovoria|čo hovoria|čo hovoria klienti|čo hovoria zákazníci|čo hovoria naši klienti|čo o nás píšu|hodnotenia zákazníkov|hodnotenia klientov|hodnotenie zákazníkov|referencie klientov|klienti o nás|zákazníci o nás|hostia o nás|napísali o nás|skúsenosti klientov|skúsenosti zákazníkov|spokojní zákazníci|spokojní klienti|google recenzie|vaše recenzie|kniha hostí',
  },
  policies: {
    privacy: 'ochrana osobných údajov',
    terms: 'obchodné podmienky',
    imprint: 'právne informácie',
    cookies: 'zásady cookies|=cookies',
  },
  controls: {
    consent: 'prijať všetko|súhlasím|odmietnuť všetko|odmietnuť|prijať',
    'read-more': 'čítať viac|viac informácií|zistiť viac|čítať ďalej|viac',
  },
  greeting: 'vitajte|vítame vás',
}
