import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'creat pentru|conceput pentru|ideal pentru|perfect pentru|destinat|se adresează|fie că ești|ajutăm|ajută|special pentru|dedicat',
    for: 'pentru|pentru toți',
    after: 'care vor|bineveniți',
    menu: 'soluții|industrii|pentru cine|cazuri de utilizare',
  },
  needs: {
    pain: 'te-ai săturat|obosit de|gata cu|niciodată|fără stres|fără bătăi de cap|frustr*|pierdere de timp|complicat*|dificil|griji|prea scump|probleme cu',
    goal: 'astfel încât|îți permite|în câteva minute|economis*|îmbunătăț*|crește|atinge|obiective*|liniște|protej*|bucură-te|mai mult timp',
    trigger: 'mutare|în vacanță|înainte de nuntă|termen limită|locuri limitate|urgență|defect|când ai nevoie|sezon',
    objection:
      'cât costă|preț|prețuri|gratuit|anula|contract|cât durează|am nevoie|dificil|doare|sigur|date|garanție|rambursare|risc|plată|experiență',
  },
  alternatives: {
    named: 'alternativă la|spre deosebire de|în comparație cu',
    instead: 'în loc de|înlocuiește|mai bun decât',
  },
}
