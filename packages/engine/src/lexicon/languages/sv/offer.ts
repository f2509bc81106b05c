import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'provperiod|gratis provperiod|prova gratis|testa gratis|fri provperiod|provträning|kostnadsfri provperiod',
    free: 'gratis|kostnadsfritt|fritt',
  },
  guarantees: {
    'money-back': 'pengarna tillbaka|nöjd kund-garanti|nöjdhetsgaranti|pengarna-tillbaka-garanti|full återbetalning',
    warranty: 'års garanti|livstids garanti|livstidsgaranti|prisgaranti|månaders garanti',
    cancel:
      'avsluta när du vill|ingen bindningstid|utan bindningstid|säg upp när som helst|avbryt när som helst|inga dolda avgifter|fri avbokning',
    returns: 'fri retur|fria returer|dagars öppet köp|gratis retur|dagars returrätt|öppet köp',
  },
  insteadOfPrice: {
    free: 'gratis|kostnadsfritt|kostnadsfri|alltid gratis|gratis för alltid',
    'on-request':
      'på förfrågan|få offert|kontakta oss|begär offert|pris på förfrågan|skräddarsytt|kontakta oss för pris|efter överenskommelse|pris kommer|pris kommer snart|pris meddelas senare',
  },
  priceNotes: {
    from: 'från|fr.o.m',
    afterwards: 'sedan|därefter',
    was: 'ord pris|ordinarie pris|tidigare|istället för|ord. pris',
    popular:
      'populärast|mest populär|rekommenderas|mest vald|populär|bästsäljare|vårt val|bästa valet|mest prisvärd|mest köpt|vår favorit',
    'billed-annually':
      'faktureras årligen|årlig fakturering|betalas årsvis|årsvis betalning|faktureras årsvis|debiteras årligen',
    'billed-monthly': 'faktureras månadsvis|månadsvis betalning|betalas månadsvis|månadsfakturering',
    'no-price':
      'spara|rabatt|värde|värt|upp till|fri frakt|frakt|minsta order|omsättning|vinn|miljoner|lön|deposition|startavgift|presentkort|över|aktiekapital|årsomsättning',
    comparison: 'jämfört med|konkurrenter|andra byråer|traditionell',
    donation:
      'donera|gåva|din gåva|ge en gåva|donation|bli månadsgivare|månadsgivare|så kan du bidra|bidra|stöd oss|bli givare',
    cart: 'lägg i varukorgen|lägg i varukorg|lägg till i varukorg|slutsåld|i lager|välj alternativ|köp nu',
  },
  periods: {
    hour: 'timme|per timme|tim|timmen|i timmen',
    day: 'dag|per dag|dygn|per dygn|natt|per natt',
    week: 'vecka|per vecka|i veckan|veckovis',
    weekend: 'helg|per helg',
    month: 'månad|per månad|mån|i månaden|månadsvis|/mån',
    quarter: 'kvartal|per kvartal',
    year: 'år|per år|om året|årligen|årsvis',
    once: 'engångs|engångsbetalning|engångskostnad|engångsavgift|en gång',
  },
  price: 'pris|priser|kostnad|avgift|ordinarie pris|vårt pris|reapris|styckpris|kursavgift',
  terms:
    'fakturering|faktureras|startavgift|uppläggningsavgift|anslutningsavgift|betalas i förskott|förskottsbetalning|avsluta när du vill|ingen bindningstid|bindningstid|uppsägningstid|pengarna tillbaka|exkl moms|inkl moms|alla priser|priserna|deposition|handpenning|rabatt|tillägg|prislista|provision|bokningsavgift|serviceavgift|transaktionsavgift|städavgift|slutstädning|framkörningsavgift|fraktkostnad|leveransavgift',
  integrations: 'integrationer|integreras med|fungerar med|kopplingar|kompatibel med|våra integrationer',
  launches: {
    'to come': 'kommer snart|snart tillgänglig|under utveckling|under arbete|planerad|ännu inte tillgänglig|väntelista',
    out: 'tillgänglig|tillgänglig nu|nu tillgänglig|lanserad|släppt|ny|nyhet',
  },
  durations: {
    days: 'dagar|veckor',
    months: 'manad(?:er)?',
  },
  sidePrices: {
    extra: 'avgift|deposition|hyra|frukost|middag|handdukar',
    reduced: 'barn|student*|ungdom*|pensionar*',
  },
}
