import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'gratis proefperiode|proefperiode|gratis proberen|probeer gratis|proefles|gratis proefles|proefabonnement',
    free: 'gratis|kosteloos',
  },
  guarantees: {
    'money-back':
      'niet goed geld terug|geld-terug-garantie|geld terug garantie|tevredenheidsgarantie|volledige terugbetaling',
    warranty: 'jaar garantie|levenslange garantie|fabrieksgarantie|maanden garantie|laagste prijsgarantie',
    cancel:
      'altijd opzegbaar|maandelijks opzegbaar|op elk moment opzeggen|op elk moment opzegbaar|zonder verplichtingen|opzeggen wanneer je wilt|geen verborgen kosten|gratis annuleren',
    returns: 'gratis retourneren|gratis retour|dagen bedenktijd|dagen retour|gratis ruilen|dagen retourrecht',
  },
  insteadOfPrice: {
    free: 'gratis|kosteloos|altijd gratis|voor altijd gratis',
    'on-request':
      'op aanvraag|prijs op aanvraag|neem contact op|op maat|offerte aanvragen|maatwerk|in overleg|vraag offerte aan|prijs op maat|prijs volgt|prijzen volgen|prijs volgt binnenkort|prijs nog onbekend|prijs nader te bepalen',
  },
  priceNotes: {
    from: 'vanaf|al vanaf|v.a.',
    afterwards: 'daarna|vervolgens|nadien',
    was: 'was eerst|in plaats van|adviesprijs|normaal|oorspronkelijke prijs was',
    popular:
      'meest gekozen|populair|populairst|aanbevolen|meest populair|beste keuze|favoriet|meest voordelig|beste deal|meest geboekt|onze favoriet',
    'billed-annually':
      'jaarlijks gefactureerd|jaarlijks betaald|jaarlijkse betaling|per jaar gefactureerd|bij jaarlijkse betaling',
    'billed-monthly': 'maandelijks gefactureerd|maandelijks betaald|maandelijkse betaling',
    'no-price':
      'bespaar|besparing|korting|ter waarde van|waarde|tot|verzending|gratis verzending|minimale bestelling|omzet|win|miljoen|salaris|borg|waarborgsom|inschrijfgeld|verzendkosten|boven|maatschappelijk kapitaal|aandelenkapitaal|jaaromzet',
    comparison: 'vergeleken met|ten opzichte van|concurrenten|andere bureaus|traditioneel|kostenvergelijking',
    donation: 'doneer|donatie|donaties|doneer nu|uw donatie|jouw donatie|geef nu',
    cart: 'in winkelwagen|in winkelmand|toevoegen aan winkelwagen|uitverkocht|op voorraad|bekijk product|opties selecteren',
  },
  periods: {
    hour: 'uur|per uur|uurtarief',
    day: 'dag|per dag|nacht|per nacht|dagelijks',
    week: 'week|per week|wekelijks',
    weekend: 'per weekend|weekeinde',
    month: 'maand|per maand|maandelijks|mnd|p/mnd|p.m.',
    quarter: 'kwartaal|per kwartaal',
    year: 'jaar|per jaar|jaarlijks|p/j',
    once: 'eenmalig|eenmalige betaling|levenslang',
  },
  price: 'prijs|prijzen|kosten|tarief|tarieven|normale prijs|aanbiedingsprijs|onze prijs|verkoopprijs|stukprijs',
  terms:
    'facturering|gefactureerd|eenmalige kosten|opstartkosten|inschrijfkosten|installatiekosten|vooruitbetaling|vooraf betaald|maandelijks opzegbaar|altijd opzegbaar|opzegtermijn|minimale looptijd|looptijd|niet goed geld terug|excl btw|incl btw|exclusief btw|inclusief btw|alle prijzen|prijzen zijn|aanbetaling|borg|korting|toeslag|prijslijst|commissie|succesfee|reserveringskosten|boekingskosten|servicekosten|transactiekosten|schoonmaakkosten|eindschoonmaak|voorrijkosten|reiskosten|verzendkosten|bezorgkosten|toeristenbelasting',
  integrations: 'integraties|koppelingen|werkt met|integreert met|compatibel met|onze integraties|koppel je tools',
  launches: {
    'to come':
      'binnenkort|binnenkort beschikbaar|in voorbereiding|in ontwikkeling|gepland|komt eraan|nog niet beschikbaar|wachtlijst',
    out: 'beschikbaar|nu beschikbaar|nu verkrijgbaar|verkrijgbaar|gelanceerd|uitgebracht|nieuw|live',
  },
  durations: {
    days: 'dagen|dag|weken|week',
    months: 'maand(?:en)?',
  },
  sidePrices: {
    extra:
      'toeslag|borg|ontbijt|lunch|diner|huur|beddengoed|vertaling*|verzendkosten|inschrijfgeld|administratiekosten',
    reduced: 'kind|kinderen|jeugd|student|studenten|korting',
  },
}
