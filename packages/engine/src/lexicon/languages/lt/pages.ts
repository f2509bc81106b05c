import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'apie mus|apie įmonę|mūsų istorija',
    team: 'komanda|mūsų komanda',
    careers: 'karjera|darbo pasiūlymai|darbo skelbimai',
    contact: 'kontaktai|susisiekite|susisiekite su mumis',
    legal: 'privatumo politika|taisyklės|pirkimo taisyklės',
    pricing: 'kainos|kainoraštis|=kaina',
    product: '=produktai|=paslaugos|mūsų paslaugos|=parduotuvė|=prekės',
    blog: 'naujienos|=tinklaraštis|=renginiai',
    faq: 'dažniausiai užduodami klausimai|duk',
  },
  blocks: {
    testimonials:
      'atsiliepimai|klientų atsiliepimai|ką sako klientai|ką sako mūsų klientai|ką apie mus sako|klientai apie mus|mūsų klientai sako|patenkinti klientai|klientų patirtys|svečių atsiliepimai|svečių knyga',
  },
  controls: {
    'read-more': 'skaityti daugiau|daugiau|plačiau',
  },
}
