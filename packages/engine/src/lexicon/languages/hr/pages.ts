import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'o nama|o tvrtki|tko smo|naša priča|naša misija',
    team: 'naš tim|=tim|=uprava',
    careers: 'karijera|=karijere|posao|zapošljavanje|pridruži nam se|otvorena radna mjesta',
    contact: '=kontakti|kontaktirajte nas|gdje smo|=poslovnice',
    legal: 'pravila privatnosti|politika privatnosti|uvjeti korištenja|opći uvjeti|uvjeti poslovanja',
    pricing: 'cjenik|=cijene|=paketi',
    product: '=proizvodi|naši proizvodi|=usluge|naše usluge|=ponuda|=trgovina|jelovnik',
    features: '=značajke|kako funkcionira|=mogućnosti',
    solutions: '=rješenja|=industrije',
    customers: '=reference|=projekti|naši klijenti|=klijenti',
    testimonials: '=recenzije|=iskustva',
    blog: '=novosti|=vijesti|=događanja|=članci',
    faq: 'česta pitanja|često postavljana pitanja',
  },
  blocks: {
    testimonials:
      'recenzije|iskustva klijenata|iskustva gostiju|iskustva kupaca|iskustva pacijenata|što kažu klijenti|što kažu naši klijenti|što kažu gosti|što kažu naši gosti|što kažu o nama|što drugi kažu|što kažu kupci|rekli su o nama|rekli o nama|klijenti o nama|gosti o nama|zadovoljni klijenti|zadovoljni kupci|zadovoljni gosti|dojmovi|dojmovi gostiju|utisci|google recenzije|mišljenja klijenata|šta kažu klijenti|šta kažu naši klijenti|knjiga gostiju',
  },
  policies: {
    privacy: 'pravila privatnosti|politika privatnosti|zaštita osobnih podataka',
    terms: 'uvjeti korištenja|opći uvjeti|uvjeti poslovanja',
    cookies: 'politika kolačića|=kolačići',
  },
  controls: {
    consent: 'prihvati|prihvati sve|odbij sve|odbij|prihvaćam',
    'read-more': 'saznajte više|pročitaj više|saznaj više|više',
  },
}
