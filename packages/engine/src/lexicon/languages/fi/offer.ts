import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'ilmainen kokeilu|kokeilujakso|kokeile ilmaiseksi|kokeiluaika|maksuton kokeilu',
    free: 'ilmaiseksi|ilmainen|maksutta',
  },
  guarantees: {
    'money-back': 'rahat takaisin|tyytyväisyystakuu|rahat takaisin -takuu|täysi hyvitys',
    warranty: 'vuoden takuu|elinikäinen takuu|hintatakuu|kuukauden takuu',
    cancel:
      'peruuta milloin vain|peru milloin tahansa|ei sitoutumista|ei määräaikaisuutta|irtisano milloin tahansa|ilman sitoutumista',
    returns: 'ilmainen palautus|ilmaiset palautukset|päivän palautusoikeus|maksuton palautus',
  },
  insteadOfPrice: {
    free: 'ilmainen|ilmaiseksi|maksuton|maksutta|aina ilmainen',
    'on-request':
      'pyydä tarjous|ota yhteyttä|sopimuksen mukaan|tarjouspyyntö|räätälöity|kysy hintaa|pyydä hinta|hinta tulossa|hinta ilmoitetaan myöhemmin',
  },
  priceNotes: {
    from: 'alkaen',
    afterwards: 'sen jälkeen|jonka jälkeen',
    was: 'norm|ovh|normaalihinta|ennen|alkuperäinen hinta',
    popular: 'suosituin|suosittu|suositeltu|suosittelemme',
    'billed-annually': 'laskutetaan vuosittain|vuosilaskutus|vuosittainen laskutus',
    'billed-monthly': 'laskutetaan kuukausittain|kuukausilaskutus',
    'no-price':
      'säästä|alennus|arvo|jopa|toimitus|ilmainen toimitus|liikevaihto|voita|miljoonaa|palkka|lahjakortti|yli|osakepääoma',
    comparison: 'verrattuna|kilpailijat|perinteinen',
    donation: 'lahjoita|lahjoitus|lahjoituksesi',
    cart: 'lisää ostoskoriin|loppuunmyyty|varastossa|lisää koriin|valitse vaihtoehdoista',
  },
  periods: {
    hour: 'tunti|tunnissa|per tunti|tunnilta',
    day: 'päivä|päivässä|vrk|vuorokausi|yö|yöltä|per yö',
    week: 'viikko|viikossa|per viikko|viikoittain|vko',
    weekend: 'viikonloppu|viikonlopulta',
    month: 'kuukausi|kk|kuukaudessa|per kuukausi|kuukausittain',
    quarter: 'neljännesvuosi|vuosineljännes',
    year: 'vuosi|vuodessa|per vuosi|vuosittain|vuotta',
    once: 'kertamaksu|kertaluonteinen|kerran',
  },
  price: 'hinta|hinnat|hintaan|normaalihinta|tarjoushinta|yksikköhinta',
  terms:
    'laskutus|laskutetaan|aloitusmaksu|avausmaksu|liittymismaksu|maksetaan etukäteen|ennakkomaksu|peru milloin vain|irtisanomisaika|määräaika|rahat takaisin|alv 0|sis alv|kaikki hinnat|hinnat sisältävät|ennakko|vuokravakuus|alennus|lisämaksu|hinnasto|välityspalkkio|varausmaksu|palvelumaksu|siivousmaksu|loppusiivous|kilometrikorvaus|toimituskulut|toimitusmaksu',
  integrations: 'integraatiot|integroituu|toimii yhdessä|yhteensopiva|integraatiomme|rajapinnat',
  launches: {
    'to come':
      'tulossa|tulossa pian|pian saatavilla|kehitteillä|valmisteilla|suunnitteilla|ei vielä saatavilla|jonotuslista',
    out: 'saatavilla|nyt saatavilla|saatavilla nyt|julkaistu|uusi|uutuus',
  },
  durations: {
    days: 'paivaa|paivan|viikko[an]*',
    months: 'kuukaut\\S*',
  },
  sidePrices: {
    extra: 'takuu|aamiainen|illallinen|vuokra|maksu|pyyhkeet',
    reduced: 'lapsi|lapset|lasten|opiskelija*|elakelai*',
  },
}
