import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial: 'ingyenes próba|próbaidőszak|próbáld ki ingyen|próbálja ki ingyen|próbaverzió|próbaidő',
    free: 'ingyen|ingyenes|díjmentesen',
  },
  guarantees: {
    'money-back': 'pénzvisszafizetési garancia|pénz-visszafizetési garancia|pénzvisszafizetés|elégedettségi garancia',
    warranty: 'év garancia|élettartam garancia|év jótállás|legjobb ár garancia|hónap garancia',
    cancel:
      'bármikor lemondható|bármikor lemondhatja|hűségidő nélkül|nincs hűségidő|kötelezettség nélkül|ingyenes lemondás|rejtett költségek nélkül',
    returns: 'ingyenes visszaküldés|napos visszaküldés|ingyenes csere|nap visszaküldési',
  },
  insteadOfPrice: {
    free: 'ingyenes|ingyen|örökre ingyenes|díjmentes|díjtalan',
    'on-request':
      'egyedi|egyedi árazás|kérjen ajánlatot|megbeszélés szerint|kapcsolatfelvétel|egyedi ajánlat|árajánlat|kérj ajánlatot|egyedi ár|ár hamarosan|az ár később|ár egyeztetés alatt',
  },
  priceNotes: {
    from: 'tól|től',
    afterwards: 'ezután|ezt követően|majd',
    was: 'helyett|eredeti ár|korábbi ár|eredetileg',
    popular: 'legnépszerűbb|népszerű|ajánlott|legjobb választás|legtöbben ezt választják',
    'billed-annually': 'évente számlázva|éves számlázás|éves fizetés|éves előfizetéssel',
    'billed-monthly': 'havonta számlázva|havi számlázás|havi fizetés',
    'no-price':
      'takarítson meg|spóroljon|kedvezmény|értékű|értékben|akár|szállítás|ingyenes szállítás|bevétel|nyerjen|millió|fizetés|kaució|felett|jegyzett tőke|törzstőke|árbevétel',
    donation: 'adomány|adományozzon|adományoz|támogasson',
    cart: 'kosárba|kosárba teszem|elfogyott|raktáron|kosárba rakom',
  },
  periods: {
    hour: 'óra|óránként|óradíj',
    day: 'nap|naponta|napi|éj|éjszaka|éjszakánként',
    week: 'hét|hetente|heti',
    weekend: 'hétvége|hétvégére',
    month: 'hónap|hó|havonta|havi|hónaponként',
    quarter: 'negyedév|negyedévente|negyedéves',
    year: 'év|évente|éves|évi',
    once: 'egyszeri|egyszeri díj|egyszeri fizetés',
  },
  price: 'ár|ára|árak|díj|normál ár|akciós ár|eladási ár',
  terms:
    'számlázás|számlázva|számlázzuk|regisztrációs díj|beüzemelési díj|belépési díj|előre fizetendő|előleg|bármikor lemondható|felmondási idő|hűségidő|minimális futamidő|pénzvisszafizetési garancia|áfa nélkül|áfával|az árak|minden ár|kaució|kedvezmény|felár|árlista|jutalék|sikerdíj|foglalási díj|szolgáltatási díj|takarítási díj|kiszállási díj|szállítási költség|idegenforgalmi adó',
  integrations: 'integrációk|integrálható|együttműködik|kompatibilis|integrációink',
  launches: {
    'to come': 'hamarosan|hamarosan elérhető|előkészületben|fejlesztés alatt|tervezett|még nem elérhető|várólista',
    out: 'elérhető|már elérhető|most elérhető|megjelent|elindult|új|újdonság',
  },
  durations: {
    days: 'nap(?:os|ig)?|het(?:es)?',
    months: 'honap\\S*',
  },
  sidePrices: {
    extra: 'kaucio|reggeli|vacsora|dij|felar|torolkozo|szallitas',
    reduced: 'gyerek*|diak*|nyugdijas*',
  },
}
