import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'lavet til|udviklet til|designet til|ideel til|perfekt til|velegnet til|henvender sig til|uanset om|vi hjælper|hjælper|målrettet|særligt for|skræddersyet til',
    for: 'til|for',
    after: 'velkomne|der vil|som søger',
    menu: 'løsninger|brancher|for hvem|anvendelser|målgrupper',
  },
  needs: {
    pain: 'træt af|aldrig mere|slip for|besvær|bøvl|uden stress|stress|frustr*|spilder tid|spild af tid|svært ved|bekymre|for dyrt|smerter',
    goal: 'så du kan|på få minutter|spar tid|spar penge|forbedre|øge|nå dine mål|opnå|tryghed|beskytte|nyd|mere tid til',
    trigger:
      'flytning|på ferie|før brylluppet|frist|begrænset antal pladser|akut|i stykker|når du har brug|efter en ulykke|sæson|nytår',
    objection:
      'hvor meget|koster|pris|priser|gratis|opsige|binding|hvor lang|hvor hurtigt|skal jeg|svært|ondt|sikker|data|garanti|refusion|risiko|betaling|prøve|erfaring',
  },
  alternatives: {
    named: 'alternativ til|i modsætning til|sammenlignet med|skifte fra',
    instead: 'i stedet for|erstatter|bedre end',
  },
}
