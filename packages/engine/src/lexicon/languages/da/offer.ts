import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'gratis prøveperiode|prøveperiode|prøv gratis|prøvetime|gratis prøvetime',
    free: 'gratis',
  },
  guarantees: {
    'money-back': 'pengene tilbage|tilfredshedsgaranti|pengene-tilbage-garanti|fuld refusion',
    warranty: 'års garanti|livstidsgaranti|prisgaranti|måneders garanti',
    cancel:
      'opsig når som helst|ingen binding|uden binding|afmeld når som helst|opsig når du vil|ingen skjulte gebyrer|gratis afbestilling',
    returns: 'gratis retur|dages returret|dages fuld returret|fri retur|dages retur',
  },
  insteadOfPrice: {
    free: 'gratis|for evigt gratis|altid gratis|uden beregning',
    'on-request':
      'på forespørgsel|kontakt os|få et tilbud|pris på forespørgsel|skræddersyet|efter aftale|kontakt os for pris|pris følger|pris kommer snart|pris oplyses senere',
  },
  priceNotes: {
    from: 'fra',
    afterwards: 'derefter|herefter',
    was: 'førpris|normalpris|før|i stedet for',
    popular: 'mest populær|populær|anbefalet|mest valgt|bedste valg|mest populære',
    'billed-annually': 'faktureres årligt|årlig betaling|betales årligt',
    'billed-monthly': 'faktureres månedligt|månedlig betaling|betales månedligt',
    'no-price':
      'spar|rabat|værdi|op til|fragt|fri fragt|omsætning|vind|millioner|løn|depositum|gavekort|over|oprettelse|aktiekapital|anpartskapital|selskabskapital',
    comparison: 'sammenlignet med|konkurrenter|andre bureauer|traditionel',
    donation: 'doner|donation|støt os|din gave|giv et bidrag',
    cart: 'læg i kurv|tilføj til kurv|udsolgt|på lager|vælg muligheder',
  },
  periods: {
    hour: 'time|pr time|per time|i timen|timen',
    day: 'dag|pr dag|per dag|om dagen|nat|pr nat|døgn|pr døgn',
    week: 'uge|pr uge|om ugen|ugentligt|per uge',
    weekend: 'pr weekend',
    month: 'måned|pr måned|per måned|mdr|md|om måneden|månedligt|mdl',
    quarter: 'kvartal|pr kvartal',
    year: 'år|pr år|om året|årligt|per år',
    once: 'engangs|engangsbetaling|engangsbeløb|én gang',
  },
  price: 'pris|priser|normalpris|vores pris|salgspris|tilbudspris',
  terms:
    'fakturering|faktureres|oprettelsesgebyr|opstartsgebyr|betales forud|forudbetaling|opsig når som helst|ingen binding|bindingsperiode|opsigelsesvarsel|pengene tilbage|ekskl moms|inkl moms|alle priser|depositum|rabat|tillæg|prisliste|kommission|salær|bookinggebyr|servicegebyr|transaktionsgebyr|rengøringsgebyr|slutrengøring|kørselsgebyr|fragt|leveringsgebyr',
  integrations: 'integrationer|integrerer med|virker med|fungerer med|kompatibel med|vores integrationer',
  launches: {
    'to come': 'kommer snart|snart tilgængelig|under udvikling|på vej|planlagt|endnu ikke tilgængelig|venteliste',
    out: 'tilgængelig|tilgængelig nu|nu tilgængelig|lanceret|udgivet|ny|nyhed',
  },
  durations: {
    days: 'dage|uger',
    months: 'maned(?:er)?',
  },
  sidePrices: {
    extra: 'gebyr|depositum|udlejning|leje|morgenmad|frokost|middag|handklaeder',
    reduced: 'barn|born|studerende|ung|unge|junior',
  },
}
