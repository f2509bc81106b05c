import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'stworzone dla|zaprojektowane dla|idealne dla|idealny dla|doskonałe dla|przeznaczone dla|skierowane do|niezależnie czy|czy jesteś|pomagamy|pomaga|wspieramy|współpracujemy z|dopasowane do|specjalnie dla|z myślą o',
    for: 'dla|do',
    after: 'zapraszamy|którzy chcą|szukających',
    menu: 'rozwiązania|branże|dla kogo|zastosowania|sektory|według branży',
  },
  needs: {
    pain: 'masz dość|dość|zmęczony|zmęczona|nigdy więcej|bez stresu|bez problemu|frustr*|strata czasu|tracić czas|skomplikowan*|trudno|obaw*|martw*|zbyt drog*|kłopot*|problem z|koniec z',
    goal: 'abyś mógł|dzięki czemu|w kilka minut|oszczędź|oszczędzaj|oszczędność czasu|popraw*|zwiększ*|osiągn*|twoje cele|spokój|chroń|ciesz się|więcej czasu na|odzyskaj',
    trigger:
      'przeprowadzk*|na wakacjach|podczas urlopu|przed ślubem|termin zgłoszeń|ograniczona liczba miejsc|nagły wypadek|awari*|zepsut*|gdy potrzebujesz|po wypadku|sezon*|nowy rok',
    objection:
      'ile kosztuje|koszt|cena|ceny|za darmo|zrezygnować|umowa|jak długo|jak szybko|czy muszę|trudne|boli|bezpieczn*|dane|gwarancj*|zwrot|ryzyko|płatność|okres próbny|doświadczeni*',
  },
  alternatives: {
    named: 'alternatywa dla|alternatywy dla|w przeciwieństwie do|w porównaniu z|przejście z|w odróżnieniu od',
    instead: 'zamiast|zastępuje|lepszy niż',
  },
  goals: {
    trials: 'okres próbny|rejestracje|rejestracji|więcej użytkowników',
    sales: 'sprzedaż|sprzedaży|sprzedawać|przychody|zamówienia|konwersja',
    leads: 'leady|zapytania|zapytań|nowi klienci|nowych klientów',
    bookings: 'rezerwacje|rezerwacji|wizyty|gości|pacjentów',
    donors: 'darczyńcy|darczyńców|darowizny|zbiórka|wolontariusze',
    hiring: 'rekrutacja|rekrutacji|zatrudnić|kandydaci|kandydatów|pracowników',
    markets: 'nowy rynek|nowe rynki|ekspansja|zagranica|za granicą|eksport|międzynarodowy',
    search: 'seo|wyszukiwarki|wyszukiwarkach|google|widoczność|ruch|pozycjonowanie|chatgpt',
    rebrand: 'rebranding|nowa marka|odświeżenie marki|nowy wizerunek|repozycjonowanie',
    trust: 'zaufanie|wiarygodność|reputacja|opinie|duzi klienci',
    loyalty: 'lojalność|stali klienci|społeczność|subskrybenci|utrzymanie klientów',
  },
  audiences: {
    parents: 'rodzic*',
    mothers: 'mam|kobiet w ciąży|przyszłych mam',
    families: 'rodzin*',
    children: 'dzieci|maluch*|niemowląt',
    teens: 'młodzież*|nastolat*',
    pupils: 'uczni*',
    students: 'student*',
    beginners: 'początkując*|laik*',
    advanced: 'zaawansowan*|ekspert*',
    seniors: 'senior*|osób starszych',
    women: 'kobiet*|pań',
    men: 'mężczyzn*|panów',
    couples: 'par|dla dwojga',
    brides: 'par młodych|narzeczonych',
    'low-income': 'potrzebujących',
    disabled: 'osób z niepełnosprawnościami|niepełnosprawn*',
    patients: 'pacjent*',
    volunteers: 'wolontariusz*',
    donors: 'darczyńc*',
    'home-users': 'klientów indywidualnych|użytku domowego|osób prywatnych',
    professionals: 'profesjonalist*|specjalist*',
    residents: 'mieszkańc*',
    tourists: 'turyst*|gości',
    friends: 'przyjaci*|znajomych',
    adults: 'dorosłych',
    'dog-owners': 'właścicieli psów|psów|psiar*',
    'cat-owners': 'kotów|właścicieli kotów',
    'pet-owners': 'właścicieli zwierząt',
    runners: 'biegacz*',
    athletes: 'sportowc*',
    cyclists: 'rowerzyst*|kolarz*',
    hikers: 'turystów pieszych|wędrowc*',
    musicians: 'muzyk*',
    listeners: 'meloman*|słuchacz*',
    gamers: 'gracz*',
    readers: 'czytelnik*',
    writers: 'pisarz*|autor*',
    photographers: 'fotograf*',
    artists: 'artyst*',
    gardeners: 'ogrodnik*|działkowc*',
    travellers: 'podróżnik*|podróżując*',
    homeowners: 'właścicieli domów|właścicieli mieszkań',
    landlords: 'wynajmując*',
    tenants: 'najemc*',
    investors: 'inwestor*',
    'car-owners': 'kierowc*',
    collectors: 'kolekcjoner*|miłośnik*',
    founders: 'przedsiębiorc*|założycieli',
    'business-owners': 'właścicieli firm',
    executives: 'menedżer*|dyrektor*|zarządów',
    sales: 'działów sprzedaży|handlowc*',
    marketing: 'marketer*|działów marketingu',
    hr: 'działów hr|działów kadr',
    accountants: 'księgow*|biur rachunkowych',
    lawyers: 'prawnik*|kancelarii',
    doctors: 'lekarz*',
    teachers: 'nauczyciel*',
    coaches: 'trener*',
    developers: 'programist*',
    engineers: 'inżynier*',
    designers: 'projektant*',
    architects: 'architekt*',
    contractors: 'wykonawc*|firm budowlanych',
    'estate-agents': 'pośrednik*|biur nieruchomości',
    distributors: 'dystrybutor*|hurtown*',
    restaurateurs: 'restaurator*|restauracji|gastronomii',
    hoteliers: 'hoteli|hotelarz*',
    farmers: 'rolnik*',
    retailers: 'sklepów|sprzedawc*',
    manufacturers: 'producent*',
    freelancers: 'freelancer*',
    agencies: 'agencji',
    schools: 'szkół|uczelni|przedszkoli',
    officials: 'urzędów|samorząd*|gmin',
    'non-profits': 'organizacji pozarządowych|fundacji|ngo',
    clubs: 'klubów|stowarzyszeń',
    'e-commerce': 'sklepów internetowych',
    healthcare: 'szpitali|przychodni',
    'small-businesses': 'małych firm|msp|małych i średnich',
    startups: 'startup*',
    enterprises: 'dużych firm|korporacji',
    businesses: 'firm|przedsiębiorstw|biznesu',
  },
  industries: {
    restaurants:
      'restaurac*|kawiarni*|bistro|pizzeri*|karta dań|zarezerwuj stolik|rezerwacja stolika|dania|szef kuchni|gastronom*|lunch dnia|catering|obiady|nasze menu|karta win|kuchnia włoska|kuchnia polska|danie dnia',
    'food-drink':
      'piekarni*|cukierni*|browar*|winnic*|gorzelni*|palarni*|masarni*|serowarni*|czekolad*|delikatesy|miód|oliwa|wina|piwo rzemieślnicze|żywność|wędliny',
    hotels:
      'hotel*|pensjonat*|noclegi|nocleg|pokoje|apartamenty|domki|domek|agroturystyk*|hostel|kemping|kwater*|pobyt|zarezerwuj pobyt|doba hotelowa|willa',
    travel:
      'biuro podróży|wycieczk*|podróże|zwiedzanie|turyst*|szlaki|przewodnik*|wakacje|rejsy|safari|wczasy|atrakcje|co zobaczyć|kierunki podróży|trekking',
    health:
      'gabinet lekarski|przychodni*|lekarz*|lekarze|pacjent*|klinik*|szpital*|fizjoterap*|osteopat*|apteka|dermatolog*|pediatr*|rehabilitac*|medycyn*|ortoped*|ginekolog*|okulist*',
    dental: 'dentyst*|stomatolog*|ortodon*|implanty|wybielanie zębów|protetyk*|leczenie kanałowe',
    therapy: 'psychoterap*|psycholog*|terapia par|coaching|zdrowie psychiczne|hipnoterap*|lęk|depresj*',
    beauty:
      'salon kosmetyczny|salon urody|salon fryzjerski|fryzjer*|barber|zabiegi na twarz|manicure|pedicure|paznokcie|rzęsy|depilacj*|microblading|makijaż*|kosmety*|pielęgnacja skóry|spa|uroda|kosmetolog*',
    wellness: 'joga|jogi|pilates|medytacj*|masaż*|reiki|wellness|ajurwed*|sauna|relaks|holistyczn*|odnowa biologiczna',
    fitness:
      'siłowni*|fitness|trener personalny|crossfit|podnoszenie ciężarów|trójbój|zajęcia grupowe|kulturystyk*|trening*|cardio',
    'martial-arts':
      'sztuki walki|samoobron*|krav maga|karate|judo|taekwondo|jiu-jitsu|kickboxing|boks|aikido|dojo|sporty walki',
    sports:
      'sport*|koszykówk*|siatkówk*|piłka nożna|tenis*|pływani*|kolarstw*|golf|turniej*|liga|wspinaczk*|żeglarstw*|jeździectw*|lekkoatlet*|padel',
    'elderly-care':
      'opieka nad osobami starszymi|dom opieki|dom seniora|opiekun*|osoby starsze|demencj*|opieka domowa|hospicjum',
    construction:
      'beton*|prefabrykat*|cement*|materiały budowlane|materiałów budowlanych|kostka brukowa|zapraw*|szalunk*|firma budowlana|budow* domów|hydraulik*|elektryk*|remont*|stolarstwo|dekarz*|dachy|malowanie|ogrzewanie|wykończenia wnętrz|instalac*|usługi budowlane|generalny wykonawca',
    interior: 'meble|projektowanie wnętrz|wystrój|kuchnie na wymiar|sofy|zasłony|oświetlenie|materac*|aranżac*',
    manufacturing:
      'producent*|produkcj*|fabryk*|obróbka|wtrysk*|cnc|przemysł*|zakład produkcyjny|podwykonawstwo|oem|narzędziownia|odlewni*',
    shop: 'sklep internetowy|dodaj do koszyka|darmowa dostawa|nowości|bestsellery|karta podarunkowa|w magazynie|nasz sklep',
    fashion:
      'moda|odzież|sukienki|buty|bielizna|krawiec*|tekstyl*|galanteria skórzana|torebki|biżuteri*|zegarki|obuwie',
    automotive:
      'warsztat samochodowy|dealer|samochody używane|pojazd*|opony|blacharstwo|motocykl*|wypożyczalnia samochodów|szkoła jazdy|nauka jazdy|auto serwis|motoryzac*',
    energy:
      'fotowoltaik*|panele słoneczne|pomp* ciepła|wiatrow*|energia odnawialna|oze|magazyn energii|ładowarki|dostawca energii',
    'real-estate':
      'nieruchomości|biuro nieruchomości|mieszkania na sprzedaż|domy na sprzedaż|wynajem mieszkań|najemc*|pośrednik*|deweloper*|działki',
    logistics:
      'logisty*|spedycj*|transport krajowy|magazynowanie|kurier*|przeprowadzk*|łańcuch dostaw|odprawa celna|fracht',
    'farming-garden':
      'rolnic*|gospodarstwo rolne|upraw*|hodowl*|ciągnik*|ogrod*|ogród|szkółka roślin|nasiona|trawnik*|kwiaciarni*|kwiaty|szklarni*',
    pets: 'pies|psy|psów|szczeni*|koty|zwierzęta domowe|hotel dla psów|szkolenie psów|groomer*|weterynar*|karma|petsitter|konie',
    cleaning:
      'środki czystości|środki czyszczące|środków czystości|detergent*|płyn do naczyń|odtłuszczacz*|odplamiacz*|odkamieniacz*|chemia gospodarcza|firma sprzątająca|sprzątanie|sprzątanie biur|mycie okien|pralni*|dezynsekc*|odpady|usługi porządkowe',
    printing: 'drukarni*|wizytówki|szyldy|opakowani*|etykiety|sitodruk|druk 3d|haft',
    'business-software':
      'saas|oprogramowanie|pulpit|przepływ pracy|integracje|crm|erp|umów demo|w chmurze|na użytkownika|automatyzacj*|nasza platforma|system sprzedaży|darmowy okres próbny',
    'developer-tools':
      'programist*|deweloperzy api|sdk|wiersz poleceń|docker|kubernetes|repozytorium|framework|kod źródłowy|baza danych',
    'security-software':
      'menedżer haseł|hasła|uwierzytelnianie dwuskładnikowe|antywirus|vpn|szyfrowanie|cyberbezpieczeństwo|zapora|ransomware|phishing',
    'analytics-software': 'analityka|analiza danych|business intelligence|wizualizacja danych|hurtownia danych',
    'marketing-software':
      'e-mail marketing|email marketing|automatyzacja marketingu|wskaźnik otwarć|dostarczalność|subskrybent*|kampanie',
    'consumer-apps': 'aplikacja mobilna|app store|google play|pobierz aplikację|nasza aplikacja|powiadomienia|widżet*',
    utilities: 'miejsce na dysku|duże pliki|duplikaty plików|menedżer plików|odinstal*|dla windows|foldery',
    'file-sharing': 'bittorrent|torrent*|udostępnianie plików|linki magnet|przesyłanie plików|dysk w chmurze',
    'media-players': 'odtwarzacz multimedi*|odtwarzacz wideo|napisy|listy odtwarzania|edytor wideo|edycja zdjęć',
    crypto: 'bitcoin|krypto*|kryptowalut*|blockchain|ethereum|portfel krypto|defi|nft*|web3|cyfrowa waluta',
    hosting: 'hosting|vps|serwery dedykowane|domeny|rejestracja domen|centrum danych|kreator stron',
    'radio-streaming':
      'radio internetowe|stacja radiowa|transmisja na żywo|streaming audio|słuchacz*|hosting podcastów',
    ai: 'sztuczna inteligencja|sztucznej inteligencji|uczenie maszynowe|agenci ai|asystent ai|modele językowe|chatbot*',
    'web-agency':
      'projektowanie stron|tworzenie stron|agencja interaktywna|tworzenie aplikacji|software house|oprogramowanie na zamówienie',
    payments: 'bramka płatności|płatności online|terminal płatniczy|przelewy pieniężne|fakturowanie',
    finance:
      'zarządzanie majątkiem|inwestycj*|doradca finansowy|kredyt*|pożyczk*|bank|emerytur*|giełd*|oszczędno*|fundusze',
    insurance: 'ubezpieczeni*|ubezpieczyciel*|polisa|polisy|broker ubezpieczeniowy',
    accounting: 'biuro rachunkowe|księgow*|rozliczenia podatkowe|kadry i płace|doradztwo podatkowe|audyt',
    law: 'adwokat*|kancelaria|radca prawny|radcy prawni|porady prawne|notariusz*|prawo rodzinne|prawo pracy',
    consulting: 'doradztwo biznesowe|firma doradcza|konsult*|strategia biznesowa|transformacja cyfrowa',
    marketing:
      'agencja marketingowa|agencja reklamowa|pozycjonowanie|prowadzenie social media|public relations|generowanie leadów',
    design:
      'studio projektowe|grafika|identyfikacja wizualna|ilustracj*|projektowanie produktu|architekt*|pracownia architektoniczna',
    photography: 'fotograf*|filmowiec|produkcja filmowa|sesja zdjęciowa|sesje|portrety',
    staffing: 'rekrutacj*|agencja pracy|praca tymczasowa|wirtualn* asystent*|outsourcing|call center|kandydat*',
    repairs:
      'warsztat naprawczy|naprawa*|naprawy|naprawiamy|części zamienne|części zamiennych|remont maszyn|serwis i naprawa|regeneracj*|serwisant*',
    'it-services':
      'usługi it|wsparcie it|serwis komputer*|naprawa telefonów|obsługa informatyczna|administracja serwer*',
    'data-recovery': 'odzyskiwanie danych|odzyskać dane|odzysk danych',
    guarding: 'ochrona osób|agencja ochrony|alarmy|monitoring wizyjny|ślusarz*|kontrola dostępu',
    telecom:
      'smartfon*|telefony komórkowe|telefonów komórkowych|telefonia|operator komórkowy|na kartę|pakiet danych|telekomunik*|roaming|abonament*|światłowód|internet domowy|abonament komórkowy|dostawca internetu|voip|telefonia|esim',
    events: 'organizacja imprez|wesela|sala weselna|konferencj*|agencja eventowa|festiwal*|eventy',
    tutoring: 'korepetycj*|kursy językowe|szkoła językowa|przygotowanie do egzaminów|lekcje prywatne|matura',
    education: 'szkoła|szkoły|uniwersytet|student*|kursy|szkoleni*|akademia|uczni*|e-learning|nauczyciel*|edukacj*',
    childcare: 'przedszkol*|żłobek|żłobki|opieka nad dziećmi|niania|montessori|półkolonie|kolonie',
    'non-profit':
      'organizacja pożytku publicznego|non-profit|darowizn*|wolontari*|fundacj*|humanitarn*|charytatywn*|zbiórka|1,5% podatku',
    'public-body': 'gmina|gminy|urząd miasta|urząd gminy|burmistrz*|wójt|mieszkańc*|rada gminy|ministerstwo|powiat',
    religion: 'kościół|parafi*|msza|msze|ksiądz|meczet|synagoga|biblia|modlitw*|ewangeli*',
    clubs: 'stowarzyszenie|zostań członkiem|członkowie|zarząd stowarzyszenia|walne zebranie|klub',
    science: 'instytut badawczy|laborator*|naukow*|badania kliniczne|biotech*|farmaceuty*|badacz*',
    culture: 'muzeum|galeria sztuki|teatr|artyst*|wystaw*|dzieła sztuki|kino|opera|malarstwo|rzeźb*',
    media: 'gazet*|czasopism*|dziennikar*|redakcj*|wiadomości|kanał telewizyjny|czytelnik*',
    music: 'muzyk*|zespół muzyczny|album*|piosenk*|koncert*|wytwórnia|gitar*|fortepian|studio nagrań|orkiestra|chór',
    games: 'gry wideo|gra wideo|gry planszowe|rozgrywk*|wieloosobow*|studio gier|gracz*|esport',
    publishing: 'wydawnictw*|książk*|powieś*|autor*|księgarni*|e-book*|literack*|poezj*',
  },
}
