import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'rólunk|magunkról|rólam|bemutatkozás|bemutatkozunk|cégünk|cégünkről|=cég|a cég|a cégről|cégbemutató|cégtörténet|kik vagyunk|kik vagyunk mi|történetünk|=történet|küldetésünk|=küldetés|jövőképünk|értékeink|filozófiánk|vállalatunk|=vállalat|a vállalatról|miért mi|miért minket válasszon|cégismertető',
    team: 'csapat|csapatunk|a csapat|=munkatársak|munkatársaink|=kollégák|kollégáink|=vezetőség|=menedzsment|orvosaink|=szakértőink|=alapítók|ismerd meg a csapatot|=stáb',
    careers:
      'karrier|állás|állások|állásajánlatok|állásajánlat|nyitott pozíciók|munkalehetőség|munkalehetőségek|csatlakozz hozzánk|csatlakozz csapatunkhoz|csatlakozz|dolgozz nálunk|dolgozzon nálunk|=munka|=pozíciók|=toborzás|legyél a kollégánk|álláslehetőségek',
    press:
      '=sajtó|sajtószoba|sajtóközlemények|sajtóközlemény|sajtómegjelenések|rólunk írták|sajtóanyagok|=média|médiamegjelenések|sajtókapcsolat',
    contact:
      'kapcsolat|kapcsolatfelvétel|elérhetőség|elérhetőségek|elérhetőségeink|lépjen kapcsolatba velünk|lépj kapcsolatba velünk|írjon nekünk|írj nekünk|=kapcsolatok|nyitvatartás|=üzletek|üzleteink|=megközelítés|hol vagyunk|=címünk|keress minket',
    legal:
      'adatvédelem|adatvédelmi tájékoztató|adatkezelési tájékoztató|adatkezelés|ászf|=aszf|általános szerződési feltételek|szerződési feltételek|felhasználási feltételek|impresszum|jogi nyilatkozat|cookie tájékoztató|süti tájékoztató|vásárlási feltételek|adatvédelmi nyilatkozat|elállási jog|jogi információk|felhasználói feltételek',
    security: '=biztonság|adatbiztonság|információbiztonság|biztonság és megfelelőség|=megfelelőség',
    pricing:
      'árak|árlista|=árlistánk|díjak|=díjszabás|=csomagok|áraink|=előfizetés|=bérletek|=jegyárak|=árazás|csomagok és árak|=tarifák',
    product:
      'termékek|=termék|termékeink|=bolt|webáruház|webshop|=üzlet|=katalógus|=kollekció|=kollekciók|szolgáltatások|=szolgáltatás|szolgáltatásaink|mit csinálunk|mivel foglalkozunk|=kínálat|kínálatunk|étlap|=itallap|/menü|=tanfolyamok|=képzések|képzéseink|=kezelések|=szobák|szobáink|=szállás|=apartmanok|=szakterületek|=márkák|=modellek|=platform|=borok|boraink|=programok|=tevékenységek|tevékenységünk|=tevékenység',
    features: 'funkciók|=jellemzők|hogyan működik|így működik|=integrációk|előnyök|=tulajdonságok|=funkcionalitás',
    solutions:
      'megoldások|=megoldás|megoldásaink|=iparágak|felhasználási területek|=alkalmazások|=ágazatok|cégeknek|vállalatoknak',
    customers:
      'ügyfeleink|=ügyfelek|=partnereink|partnereink|=partnerek|=referenciák|referenciák|referenciáink|esettanulmányok|sikertörténetek|=portfólió|projektek|=projektjeink|munkáink|=galéria|=megvalósult projektek|=vásárlóink',
    testimonials:
      'vélemények|ügyfélvélemények|=értékelések|vásárlói vélemények|rólunk mondták|ügyfeleink mondták|mit mondanak ügyfeleink|=vélemény',
    blog: '=blog|=hírek|hírek|=hírek és események|=cikkek|=események|események|=rendezvények|=aktualitások|=magazin|=receptek|=programnaptár|=hírek aktualitások|=tudástár|=újdonságok|=kiállítások',
    faq: 'gyakori kérdések|gyakran ismételt kérdések|gyik|=kérdések|=segítség|kérdések és válaszok|=ügyfélszolgálat|=támogatás|gyakran feltett kérdések|súgó',
  },
  actions: {
    donate: 'adományozás|adomány|adományozok|támogass minket|támogatom',
    booking: 'foglalás|időpontfoglalás|asztalfoglalás|online foglalás|foglaljon most|bejelentkezés rendelésre',
    login: 'bejelentkezés|belépés|regisztráció|kijelentkezés|belépés vagy regisztráció',
    cart: 'kosár|kosaram|pénztár|bevásárlókosár|kívánságlista',
    search: 'keresés|kereső|keress|találatok',
    account: 'fiókom|fiók|profilom|ügyfélkapu|rendeléseim',
  },
  policies: {
    privacy: 'adatvédelem|adatvédelmi tájékoztató|adatkezelési tájékoztató|adatvédelmi nyilatkozat|=adatkezelés',
    terms:
      '=ászf|általános szerződési feltételek|szerződési feltételek|felhasználási feltételek|vásárlási feltételek|felhasználói feltételek',
    imprint: '=impresszum|jogi nyilatkozat|jogi információk|cégadatok',
    cookies: 'cookie tájékoztató|süti tájékoztató|cookie szabályzat|süti szabályzat',
    returns: 'elállási jog|=visszaküldés|visszaküldés és csere|elállás',
    shipping: '=szállítás|szállítási információk|szállítás és fizetés|szállítási feltételek',
    accessibility: '=akadálymentesség|akadálymentességi nyilatkozat|akadálymentesítési nyilatkozat',
    security: 'biztonsági irányelvek|információbiztonság',
  },
  blocks: {
    features: 'funkciók|előnyök|előnyeink|miért minket|miért válasszon minket|jellemzők',
    pricing: 'árak|áraink|árlista|díjszabás|csomagjaink|válassz csomagot',
    testimonials:
      'vélemények|rólunk mondták|ügyfeleink mondták|vásárlóink véleménye|értékelések|mit mondanak|ügyfeleink véleménye|ügyfélvélemények|elégedett ügyfelek|vásárlói vélemények|mondták rólunk|mit mondanak rólunk|mit mondanak ügyfeleink|mit mondanak vendégeink|mit mondanak pácienseink|ügyfeleink írták|vendégeink mondták|vendégeink írták|vendégeink véleménye|pácienseink véleménye|pácienseink mondták|vendégvélemények|páciens vélemények|google vélemények|google értékelések|vásárlóink mondták|rólunk írták|akik már minket választottak|visszajelzések|elégedett vendégek|vendégkönyv|ügyfeleink tapasztalatai',
    faq: 'gyakori kérdések|gyik|kérdések és válaszok',
    about: 'rólunk|kik vagyunk|történetünk|küldetésünk|értékeink|bemutatkozás',
    team: 'csapatunk|munkatársaink|ismerd meg a csapatot|orvosaink|szakértőink',
    customers:
      'ügyfeleink|akik minket választottak|referenciáink|rólunk szóló sikertörténetek|munkáink|esettanulmányok',
    blog: 'hírek|legfrissebb hírek|aktualitások|legújabb bejegyzések|események|blogunk',
    contact: 'kapcsolat|elérhetőség|elérhetőségeink|nyitvatartás|lépjen kapcsolatba velünk|írjon nekünk',
    newsletter: 'hírlevél|iratkozz fel|iratkozzon fel hírlevelünkre|feliratkozás',
    steps: 'hogyan működik|így működik|három lépésben|3 lépésben|lépésről lépésre|így dolgozunk',
    stats: 'számokban|tények és számok|számokban kifejezve',
    gallery: 'galéria|képgaléria|fotók|képek',
    services: 'szolgáltatásaink|szolgáltatások|mivel foglalkozunk|termékeink|megoldásaink|kínálatunk',
    careers: 'karrier|csatlakozz hozzánk|állásajánlatok|nyitott pozíciók|dolgozz velünk',
    partners: 'partnereink|partnerek|támogatóink|együttműködő partnereink|szponzorok',
  },
  calls: {
    buy: 'vásárlás|vásárlok|vásárolj|vásároljon|vásárlás most|megveszem|megrendelés|megrendelem|rendelés|rendelj|rendeljen|rendelj most|kosárba|kosárba teszem|kosárba rakom|jegyvásárlás|jegyet veszek|irány a bolt|tovább a webshopba|csomag kiválasztása|előrendelés|megveszem most',
    trial:
      'kipróbálom|kipróbálás|próbáld ki|próbálja ki|próbáld ki ingyen|próbálja ki ingyen|ingyenes próba|ingyenes kipróbálás|kezdd el ingyen|ingyenes próbaidőszak|ingyen kipróbálom|ingyenes regisztráció|próbaverzió|kezdje ingyen',
    demo: 'demó kérése|demó|demót kérek|demó foglalása|bemutató kérése|kérjen demót|kérj demót|bemutatót kérek|foglalj demót|ingyenes demó|demó megtekintése|demó időpont',
    contact:
      'kapcsolatfelvétel|lépjen kapcsolatba|lépj kapcsolatba|vegye fel velünk a kapcsolatot|hívjon minket|hívj minket|írjon nekünk|írj nekünk|üzenet küldése|kérdezzen|üzenetküldés|beszéljünk|visszahívást kérek',
    'sign-up':
      'regisztráció|regisztrálok|regisztrálj|regisztráljon|jelentkezés|jelentkezem|jelentkezz|jelentkezzen|fiók létrehozása|számlanyitás',
    download: 'letöltés|letöltöm|töltsd le|töltse le|ingyenes letöltés|telepítés|app letöltése|alkalmazás letöltése',
    donate: 'adományozok|támogatom|támogass minket|támogasson minket|adományozás|támogatás most|adományozz',
    book: 'foglalás|foglalok|foglalj|foglaljon|időpontfoglalás|időpontot foglalok|asztalfoglalás|szobafoglalás|foglalás most|foglaljon időpontot|foglalj időpontot|időpontkérés',
    subscribe: 'feliratkozás|feliratkozom|iratkozz fel|iratkozzon fel|hírlevél feliratkozás|kövess minket',
    join: 'csatlakozz|csatlakozom|csatlakozzon|legyél tag|tagság|részt veszek|légy partnerünk|legyen partnerünk|csatlakozás',
    quote:
      'ajánlatkérés|ajánlatot kérek|kérjen ajánlatot|kérj ajánlatot|árajánlat|árajánlatot kérek|ár kalkulálása|kalkuláció|ingyenes árajánlat',
    start: 'kezdés|kezdjük|kezdj hozzá|kezdje el|indítás|elkezdem|kezdd el|vágjunk bele|belevágok|kezdje most',
    learn:
      'fedezd fel|fedezze fel|felfedezem|ismerd meg|árak megtekintése|hogyan működik|videó megtekintése|étlap megtekintése|termékek megtekintése|megnézem|megtekintés',
    visit: 'látogasson el|látogass el|üzletkereső|útvonalterv|útvonaltervezés|keress üzletet|látogasson el hozzánk',
  },
  controls: {
    consent:
      'elfogadom|összes elfogadása|elfogad|elfogadás|mindent elfogadok|összes süti elfogadása|elutasít|elutasítom|összes elutasítása|elutasítás|csak a szükséges|csak a szükségesek|süti beállítások|cookie beállítások|beállítások|beállítások mentése|rendben|értem|megértettem|hozzájárulok|testreszabás|sütik kezelése|engedélyezés',
    login: 'bejelentkezés|belépés|fiókom|kijelentkezés|elfelejtett jelszó|ügyfélkapu',
    search: 'keresés|kereső|keress|keresés az oldalon',
    close: 'bezárás|bezár|mégse|nem köszönöm|menü bezárása|elrejtés',
    share: 'megosztás|megosztom|oszd meg|link másolása|nyomtatás',
    'skip-link': 'ugrás a tartalomhoz|ugrás a tartalomra|tovább a tartalomra|kilépés a tartalomba',
    'read-more':
      'tovább olvasom|bővebben|részletek|olvass tovább|tovább a cikkhez|több információ|további információ|összes megtekintése|kattintson ide|kattints ide|itt|tudjon meg többet|tudj meg többet|több|elolvasom|további részletek|továbbiak|megnézem az összeset',
    overview: 'összes vélemény|összes hír|összes cikk|minden hír',
    cart: 'kosár|kosaram|pénztár|kedvencek|kosár megtekintése',
    pagination:
      'következő|előző|következő oldal|vissza|előző oldal|tovább|régebbi bejegyzések|mutass többet|több betöltése',
    legal:
      'adatvédelem|adatkezelési tájékoztató|ászf|adatvédelmi tájékoztató|impresszum|oldaltérkép|felhasználási feltételek',
    menu: 'menü megnyitása|főmenü|navigáció',
    'back-to-top': 'fel|vissza a tetejére|lap tetejére|ugrás az oldal tetejére',
    language: 'nyelv|nyelv választása|nyelvválasztás|nyelvváltás',
  },
  forms: {
    time: 'dátum|érkezés|távozás|időpont|vendégek|felnőttek|gyerekek|éjszakák|létszám|fő',
    amount: 'mennyiség|összeg|darab',
    message: 'üzenet|üzenete|az ön üzenete|tárgy|kérdés|megjegyzés',
    company: 'cég|cégnév|vállalat|szervezet|beosztás|iparág',
    payment: 'kártyaszám|hitelkártya|számlázási cím|szállítási cím|fizetési mód|kuponkód',
  },
  pictures: {
    photo: 'fénykép|fotó|fotók|fényképek',
    illustration: 'illusztráció|rajz|rajzok|infografika képe',
    icon: 'nyíl|piktogramok|ikonok',
    logo: 'logó|logók|embléma',
  },
  boilerplate: {
    law: 'cookie|süti*|adatvédel*|adatkezel*|személyes adat*|gdpr|általános szerződési feltételek|minden jog fenntartva|szerzői jog*',
    trade:
      'ingyenes szállítás|szállítási költség|szállítási idő|áfával|áfa nélkül|bruttó|fizetési módok|kosárba|raktáron|elfogyott|munkanap*|nyitvatartás|visszaküldés',
    form: 'kötelező mező*|leiratkoz*|e mail címe|e mail címed|nincs spam|elküldésével|feliratkozással|elfogadom|üzenetét elküldtük|kérjük adja meg|kérjük töltse',
    browser: 'engedélyezze a javascript*|az ön böngészője|ugrás a tartalom*|betöltés|az oldal nem található',
  },
  journey: {
    help: 'súgó|segítség|támogatás|dokumentáció|első lépések|útmutató|hogyan működik|tudásbázis',
    community: 'közösség|fórum|tagoknak',
    loyalty: 'hűségprogram|törzsvásárlói program|ajánld barátodnak|ajándékkártya|ajándékutalvány|tagság|légy tag',
  },
  customerHeadings: {
    customer:
      'ügyfeleink|akik minket választottak|rólunk mondták ügyfeleink|partnereink és ügyfeleink|megbíznak bennünk',
    partner: 'partnereink|támogatóink|szponzoraink|együttműködő partnereink',
    press: 'rólunk írták|média megjelenések|a médiában|sajtómegjelenések',
  },
  offerHeadings: {
    reasons: 'miért minket|miért válasszon minket|értékeink|miért mi',
    benefits: 'előnyök|előnyeink',
    menu: 'tanfolyamaink|kurzusaink|kezeléseink|kezelések|szobáink|programjaink|foglalkozásaink|mit kínálunk|tevékenységeink',
  },
  greeting: 'üdvözöljük|üdvözlünk|isten hozta',
  tool: 'kalkulátor|árkalkulátor|konfigurátor|kvíz|ellenőrzőlista|sablon|sablonok|szimulátor',
  event:
    'újranyitás|újra nyitunk|ünnepélyes megnyitó|megnyitó|nyitás napja|zárva tartunk|szabadság miatt zárva|tanfolyam kezdete|kezdés dátuma|kezdési időpont|elhalasztva',
  counter:
    'megtekintés|hozzászólás|kedvelés|megosztás|letöltés|követő|látogató|a kosárban|raktáron|eladva|szavazat|értékelés|vélemény|perc olvasás|nap|óra|perc|másodperc',
  live: {
    live: 'raktáron|készleten|maradt|darab maradt|szabad hely|szabad helyek|nézi most|nézik most|nézi ezt|jelenleg online|most online|az elmúlt órában|az elmúlt 24 órában|ön a látogató|látogató száma|látogatószámláló|látogatók száma|mai látogatók|hátralévő idő|van hátra|lejár|véget ér|kezdődik',
    cart: 'kosár|kosár tartalma|bevásárlókosár|kívánságlista',
  },
  street: 'utca|u|út|útja|tér|tere|körút|krt|sétány|sor|köz|rakpart|emelet|pf',
  address: 'cím|címünk|székhely',
}
