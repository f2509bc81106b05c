import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'perioadă de probă|probă gratuită|încearcă gratuit|perioadă de testare|testează gratuit',
    free: 'gratuit|gratis|gratuite',
  },
  guarantees: {
    'money-back': 'garanție de returnare a banilor|banii înapoi|garanția satisfacției|rambursare completă',
    warranty: 'ani garanție|garanție pe viață|ani de garanție|luni garanție|cel mai bun preț garantat',
    cancel:
      'anulezi oricând|anulare oricând|fără angajament|fără obligații|anulați oricând|fără costuri ascunse|anulare gratuită',
    returns: 'retur gratuit|zile retur|zile drept de retur|retururi gratuite',
  },
  insteadOfPrice: {
    free: 'gratuit|gratis|gratuit pentru totdeauna|gratuită',
    'on-request':
      'la cerere|contactează ne|preț la cerere|personalizat|cere ofertă|solicită ofertă|contactați ne|preț în curând|prețuri în curând|preț în curs de stabilire',
  },
  priceNotes: {
    from: 'de la|începând de la',
    afterwards: 'apoi|ulterior|după aceea',
    was: 'în loc de|preț vechi|înainte|prețul inițial a fost',
    popular: 'cel mai popular|popular|recomandat|cel mai ales|cel mai vândut',
    'billed-annually': 'facturat anual|plată anuală|facturare anuală',
    'billed-monthly': 'facturat lunar|plată lunară',
    'no-price':
      'economisește|reducere|în valoare de|până la|transport|transport gratuit|livrare|comandă minimă|câștigă|milioane|salariu|garanție|capital social|cifra de afaceri',
    donation: 'donează|donație|donații|donează acum',
    cart: 'adaugă în coș|stoc epuizat|în stoc|selectează opțiunile',
  },
  periods: {
    hour: 'oră|ora|pe oră|la oră',
    day: 'zi|pe zi|noapte|pe noapte|zilnic',
    week: 'săptămână|pe săptămână|săptămânal',
    weekend: 'pe weekend',
    month: 'lună|pe lună|lunar|luna',
    quarter: 'trimestru|pe trimestru|trimestrial',
    year: 'an|pe an|anual|anuală',
    once: 'o singură dată|plată unică|plată unică',
  },
  price: 'preț|pret|prețuri|cost|tarif|preț obișnuit|preț redus|preț de vânzare',
  terms:
    'facturare|facturat|facturată|taxă de activare|taxă de înscriere|taxă de instalare|plata în avans|anulezi oricând|anulare oricând|fără contract|perioadă minimă|preaviz|garanția banilor înapoi|fără tva|tva inclus|toate prețurile|prețurile|avans|garanție|reducere|suprataxă|listă de prețuri|comision|taxă de rezervare|taxă de serviciu|taxă de curățenie|taxă de deplasare|cost de livrare|taxă de livrare',
  integrations: 'integrări|se integrează cu|funcționează cu|compatibil cu|integrările noastre',
  launches: {
    'to come':
      'în curând|disponibil în curând|în pregătire|în dezvoltare|în lucru|planificat|încă indisponibil|listă de așteptare',
    out: 'disponibil|disponibil acum|acum disponibil|lansat|publicat|nou|noutate',
  },
  durations: {
    days: 'zile|saptaman\\S*',
    months: 'luni',
  },
  sidePrices: {
    extra: 'garantie|mic dejun|cina|taxa|supliment|prosop*|livrare',
    reduced: 'copii|copil|elev*|student*',
  },
}
