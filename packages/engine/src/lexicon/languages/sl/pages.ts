import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'o podjetju|kdo smo|naša zgodba|predstavitev',
    team: 'ekipa|naša ekipa|=sodelavci',
    careers: 'kariera|zaposlitev|prosta delovna mesta',
    contact: 'kontaktirajte nas|kje smo',
    legal: 'politika zasebnosti|splošni pogoji|pogoji poslovanja|varstvo osebnih podatkov',
    pricing: 'cenik|=cene|=paketi',
    product: '=izdelki|=storitve|naše storitve|=ponudba|spletna trgovina|=trgovina|jedilnik',
    solutions: '=rešitve',
    customers: '=reference|=projekti|naše stranke',
    blog: '=novice|=dogodki|=članki|=aktualno',
    faq: 'pogosta vprašanja|pogosto zastavljena vprašanja',
  },
  blocks: {
    testimonials:
      'mnenja strank|mnenja naših strank|mnenja gostov|mnenja pacientov|kaj pravijo stranke|kaj pravijo naše stranke|kaj pravijo gostje|kaj pravijo drugi|kaj pravijo o nas|povedali so o nas|rekli so o nas|izkušnje strank|izkušnje gostov|zadovoljne stranke|ocene strank|google ocene|knjiga gostov',
  },
  policies: {
    privacy: 'politika zasebnosti|varstvo osebnih podatkov',
    terms: 'splošni pogoji|pogoji poslovanja',
    cookies: '=piškotki|politika piškotkov',
  },
  controls: {
    consent: 'sprejmi vse|zavrni vse|strinjam se|sprejmem',
    'read-more': 'preberi več|več o tem|več',
  },
}
