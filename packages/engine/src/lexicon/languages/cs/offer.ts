import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'zkušební verze|zkušební doba|zkušební období|vyzkoušet zdarma|vyzkoušejte zdarma|zkušební lekce',
    free: 'zdarma|bezplatně',
  },
  guarantees: {
    'money-back': 'garance vrácení peněz|záruka vrácení peněz|vrácení peněz|garance spokojenosti|vrátíme vám peníze',
    warranty:
      'let záruka|roky záruka|doživotní záruka|letá záruka|prodloužená záruka|garance nejnižší ceny|měsíců záruka',
    cancel:
      'zrušit kdykoliv|bez závazků|kdykoliv zrušit|můžete kdykoli zrušit|bez úvazku|zrušení kdykoliv|bez závazku|bez skrytých poplatků',
    returns: 'vrácení zdarma|vrácení zboží zdarma|dní na vrácení|doprava a vrácení zdarma|vratka zdarma',
  },
  insteadOfPrice: {
    free: 'zdarma|bezplatně|navždy zdarma|bezplatný|gratis',
    'on-request':
      'na dotaz|na vyžádání|kontaktujte nás|individuální|individuálně|cena na dotaz|dle dohody|cena dohodou|na míru|dohodou|cena již brzy|cena bude upřesněna|cenu upřesníme',
  },
  priceNotes: {
    from: 'od|již od',
    afterwards: 'poté|pak|následně',
    was: 'původně|běžná cena|původní cena|namísto|místo',
    popular: 'nejoblíbenější|doporučujeme|nejprodávanější|oblíbené|doporučený|nejčastější volba|doporučeno',
    'billed-annually': 'fakturováno ročně|placeno ročně|roční platba|účtováno ročně|při roční platbě',
    'billed-monthly': 'fakturováno měsíčně|placeno měsíčně|měsíční platba',
    'no-price':
      'ušetřete|ušetříte|sleva|v hodnotě|hodnota|až|doprava|doprava zdarma|minimální objednávka|tržby|vyhrajte|mil|plat|kauce|nad|poukaz|základní kapitál|roční obrat|obrat',
    comparison: 've srovnání s|konkurence|jiné agentury|tradiční',
    donation: 'darujte|dar|přispějte|darovat|váš dar|přispět',
    cart: 'do košíku|přidat do košíku|vložit do košíku|vyprodáno|skladem|výběr možností',
  },
  periods: {
    hour: 'hodina|hod|za hodinu|hodinu|hodinově',
    day: 'den|za den|denně|noc|za noc|na den',
    week: 'týden|týdně|za týden',
    weekend: 'víkend|za víkend',
    month: 'měsíc|měsíčně|měs|za měsíc|na měsíc',
    quarter: 'čtvrtletí|čtvrtletně|za čtvrtletí',
    year: 'rok|ročně|za rok|na rok|roční',
    once: 'jednorázově|jednorázová platba|jednorázový poplatek|navždy',
  },
  price: 'cena|ceny|poplatek|naše cena|běžná cena|akční cena|prodejní cena|cena s dph|cena bez dph|vstupné',
  terms:
    'fakturace|účtováno|vyúčtování|aktivační poplatek|zřizovací poplatek|registrační poplatek|platba předem|zrušit kdykoliv|zrušit kdykoli|výpovědní lhůta|bez závazku|minimální doba|vrácení peněz|bez dph|včetně dph|všechny ceny|ceny jsou|záloha|kauce|sleva|příplatek|ceník|provize|poplatek za rezervaci|servisní poplatek|poplatek za úklid|závěrečný úklid|doprava|cestovné|poštovné|rekreační poplatek',
  integrations: 'integrace|propojení|napojení|funguje s|kompatibilní s|naše integrace|propojte své nástroje',
  launches: {
    'to come':
      'již brzy|brzy|brzy k dispozici|připravujeme|v přípravě|ve vývoji|plánováno|zatím není k dispozici|čekací listina',
    out: 'dostupné|nyní dostupné|již dostupné|k dispozici|spuštěno|vydáno|nové|novinka',
  },
  durations: {
    days: 'dnu|den|tydn\\S*',
    months: 'mesic\\S*',
  },
  sidePrices: {
    extra: 'kauce|snidane|poplatek|priplatek|pujceni|rucnik*|lozni pradlo|doprava',
    reduced: 'det*|student*|junior*',
  },
}
