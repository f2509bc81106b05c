import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'gratis prøveperiode|prøveperiode|prøv gratis|prøvetime|gratis prøvetime',
    free: 'gratis',
  },
  guarantees: {
    'money-back': 'pengene tilbake|fornøydgaranti|pengene-tilbake-garanti|full refusjon',
    warranty: 'års garanti|livstidsgaranti|prisgaranti|måneders garanti',
    cancel:
      'avslutt når som helst|ingen binding|ingen bindingstid|uten binding|si opp når som helst|avbestill når som helst|gratis avbestilling',
    returns: 'gratis retur|dagers åpent kjøp|fri retur|dagers returrett|åpent kjøp',
  },
  insteadOfPrice: {
    free: 'gratis|alltid gratis|kostnadsfritt|gratis for alltid',
    'on-request':
      'på forespørsel|kontakt oss|be om tilbud|pris på forespørsel|skreddersydd|etter avtale|få et tilbud|pris kommer|pris kommer snart|pris kunngjøres',
  },
  priceNotes: {
    from: 'fra',
    afterwards: 'deretter|så',
    was: 'førpris|før|ordinær pris|i stedet for',
    popular: 'mest populær|populær|anbefalt|mest valgt|bestselger|mest populære',
    'billed-annually': 'faktureres årlig|årlig betaling|betales årlig',
    'billed-monthly': 'faktureres månedlig|månedlig betaling|betales månedlig',
    'no-price':
      'spar|rabatt|verdi|opptil|frakt|fri frakt|omsetning|vinn|millioner|lønn|depositum|gavekort|over|aksjekapital|årsomsetning',
    comparison: 'sammenlignet med|konkurrenter|andre byråer|tradisjonell',
    donation: 'doner|donasjon|gave|din gave|gi en gave|bli fast giver',
    cart: 'legg i handlekurv|legg i handlekurven|utsolgt|på lager|velg alternativ',
  },
  periods: {
    hour: 'time|per time|pr time|timen',
    day: 'dag|per dag|døgn|per døgn|natt|per natt',
    week: 'uke|per uke|i uken|i uka|ukentlig',
    weekend: 'helg|per helg',
    month: 'måned|per måned|pr måned|mnd|i måneden|månedlig',
    quarter: 'kvartal|per kvartal',
    year: 'år|per år|i året|årlig|pr år',
    once: 'engangsbeløp|engangsbetaling|én gang',
  },
  price: 'pris|priser|ordinær pris|vår pris|salgspris|tilbudspris',
  terms:
    'fakturering|faktureres|etableringsgebyr|oppstartsgebyr|betales forskuddsvis|forskuddsbetaling|avslutt når som helst|ingen bindingstid|bindingstid|oppsigelsestid|pengene tilbake|ekskl mva|inkl mva|alle priser|depositum|rabatt|tillegg|prisliste|provisjon|bestillingsgebyr|servicegebyr|transaksjonsgebyr|rengjøringsgebyr|sluttrengjøring|kjøregebyr|fraktkostnad|leveringsgebyr',
  integrations: 'integrasjoner|integreres med|fungerer med|virker med|kompatibel med|våre integrasjoner',
  launches: {
    'to come': 'kommer snart|snart tilgjengelig|under utvikling|på vei|planlagt|ennå ikke tilgjengelig|venteliste',
    out: 'tilgjengelig|tilgjengelig nå|nå tilgjengelig|lansert|utgitt|ny|nyhet',
  },
  durations: {
    days: 'dager|uker',
  },
  sidePrices: {
    extra: 'gebyr|depositum|utleie|leie av|frokost|middag|handklaer',
    reduced: 'barn|student*|ungdom*|junior',
  },
}
