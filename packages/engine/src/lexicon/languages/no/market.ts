import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'laget for|utviklet for|designet for|ideell for|perfekt for|passer for|henvender seg til|enten du|vi hjelper|hjelper|spesielt for|skreddersydd for|tilpasset',
    for: 'for|til',
    after: 'velkommen|som vil|som søker',
    menu: 'løsninger|bransjer|for hvem|bruksområder|målgrupper',
  },
  needs: {
    pain: 'lei av|aldri mer|slipp|trøbbel|uten stress|stress|frustr*|kaste bort tid|vanskelig å|bekymre|for dyrt|smerter',
    goal: 'slik at du kan|på få minutter|spar tid|spar penger|forbedre|øke|nå dine mål|oppnå|trygghet|beskytte|nyt|mer tid til',
    trigger:
      'flytting|på ferie|før bryllupet|frist|begrenset antall plasser|akutt|ødelagt|når du trenger|etter en ulykke|sesong|nyttår',
    objection:
      'hvor mye|koster|pris|priser|gratis|si opp|binding|hvor lang|hvor raskt|trenger jeg|vanskelig|vondt|sikker|data|garanti|refusjon|risiko|betaling|prøve|erfaring',
  },
  alternatives: {
    named: 'alternativ til|i motsetning til|sammenlignet med|bytte fra',
    instead: 'i stedet for|erstatter|bedre enn',
  },
}
