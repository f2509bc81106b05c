import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'o nas|o firmie|=firma|o mnie|kim jesteśmy|=kim jestem|nasza firma|nasza historia|historia firmy|=historia|nasza misja|misja i wizja|=misja|nasze wartości|=wartości|nasza filozofia|profil firmy|o spółce|=spółka|o fundacji|dlaczego my|poznaj nas|o marce|=o marce|nasza wizja|=grupa',
    team: 'zespół|nasz zespół|=ludzie|nasi ludzie|=kadra|nasza kadra|=pracownicy|nasi lekarze|=zarząd|kierownictwo|poznaj zespół|nasi eksperci|=założyciele|nasi specjaliści',
    careers:
      'kariera|praca|=oferty pracy|oferty pracy|pracuj z nami|praca u nas|dołącz do nas|dołącz do zespołu|rekrutacja|=rekrutacje|=stanowiska|=staże|oferta pracy|zatrudnimy|wolne stanowiska',
    press:
      'dla mediów|dla prasy|=media|biuro prasowe|informacje prasowe|centrum prasowe|materiały prasowe|napisali o nas|strefa prasowa|=prasa',
    contact:
      'kontakt|skontaktuj się z nami|skontaktuj się|=kontakty|dane kontaktowe|formularz kontaktowy|napisz do nas|dojazd|jak dojechać|=lokalizacja|=lokalizacje|godziny otwarcia|=oddziały|=sklepy stacjonarne|gdzie jesteśmy|znajdź nas|gdzie nas znaleźć|porozmawiajmy|nasze salony',
    legal:
      'polityka prywatności|regulamin|=regulaminy|rodo|polityka cookies|nota prawna|ochrona danych|ochrona danych osobowych|warunki korzystania|regulamin sklepu|informacje prawne|=prywatność|zwroty i reklamacje|odstąpienie od umowy|deklaracja dostępności|polityka plików cookies|warunki użytkowania|ogólne warunki',
    security: '=bezpieczeństwo|bezpieczeństwo danych|bezpieczeństwo informacji|bezpieczeństwo i zgodność|=zgodność',
    pricing:
      'cennik|ceny|=cena|=pakiety|=abonamenty|plany i ceny|=taryfy|=plany|=opłaty|=cennik usług|=karnety|nasz cennik|=bilety i ceny',
    product:
      'produkty|=produkt|nasze produkty|=sklep|sklep internetowy|sklep online|=katalog|=kolekcja|=kolekcje|usługi|=usługa|nasze usługi|co robimy|czym się zajmujemy|oferta|nasza oferta|=asortyment|=karta dań|=menu restauracji|nasze menu|=kursy|=szkolenia|=zabiegi|=pokoje|=noclegi|=specjalizacje|zakres usług|=marki|=modele|=platforma|=zajęcia|=wina|=programy|=apartamenty|=realizujemy|=warsztaty',
    features:
      'funkcje|=funkcjonalności|możliwości|jak to działa|=integracje|=cechy|wszystkie funkcje|=zalety|jak działamy',
    solutions: 'rozwiązania|=rozwiązanie|nasze rozwiązania|=branże|zastosowania|=sektory|dla firm|dla biznesu|dla kogo',
    customers:
      '=klienci|nasi klienci|=referencje klientów|historie klientów|historie sukcesu|studia przypadków|studium przypadku|=portfolio|projekty|nasze projekty|=realizacje|realizacje|nasze realizacje|=partnerzy|nasi partnerzy|zaufali nam|=inwestycje|=wdrożenia',
    testimonials:
      'opinie|opinie klientów|=opinia|=recenzje|co mówią o nas klienci|co mówią klienci|=rekomendacje|=referencje|referencje|opinie o nas',
    blog: '=blog|nasz blog|aktualności|=nowości|=wiadomości|=artykuły|=wydarzenia|wydarzenia|=kalendarz|=porady|=poradnik|=baza wiedzy|=przepisy|=magazyn|=wystawy|=newsy|=inspiracje|=strefa wiedzy',
    faq: 'najczęściej zadawane pytania|częste pytania|pytania i odpowiedzi|=pomoc|centrum pomocy|=pytania|=wsparcie|=obsługa klienta|często zadawane pytania|najczęstsze pytania',
  },
  actions: {
    donate: 'wesprzyj nas|wesprzyj|przekaż darowiznę|darowizna|wpłać|przekaż 1,5%',
    booking: 'rezerwacja|rezerwuj|zarezerwuj|rezerwacja online|umów wizytę|rezerwacje|rezerwuj stolik',
    login: 'zaloguj|zaloguj się|logowanie|zarejestruj się|rejestracja|strefa klienta|załóż konto',
    cart: 'koszyk|mój koszyk|kasa|zamówienie|lista życzeń|schowek',
    search: 'szukaj|wyszukiwarka|wyszukaj|wyniki wyszukiwania',
    account: 'moje konto|konto|panel klienta|mój profil|strefa pacjenta',
  },
  policies: {
    privacy: 'polityka prywatności|=prywatność|=rodo|ochrona danych osobowych|ochrona danych',
    terms:
      '=regulamin|regulamin sklepu|warunki korzystania|warunki użytkowania|ogólne warunki|ogólne warunki sprzedaży|regulamin serwisu',
    imprint: 'nota prawna|informacje prawne|dane firmy|dane rejestrowe',
    cookies: 'polityka cookies|polityka plików cookies|pliki cookies|=cookies',
    returns: 'zwroty i reklamacje|odstąpienie od umowy|=zwroty|polityka zwrotów|reklamacje i zwroty|prawo odstąpienia',
    shipping: '=dostawa|dostawa i płatność|koszty dostawy|wysyłka|sposoby dostawy|płatność i dostawa|=wysyłka',
    accessibility: '=dostępność|deklaracja dostępności',
    security: 'polityka bezpieczeństwa|bezpieczeństwo danych|bezpieczeństwo informacji',
  },
  blocks: {
    features: 'funkcje|zalety|korzyści|dlaczego my|dlaczego warto|nasze atuty|wszystko czego potrzebujesz',
    pricing: 'cennik|nasze ceny|ceny|plany i ceny|wybierz plan|nasze pakiety|ile to kosztuje',
    testimonials:
      'opinie|opinie klientów|co mówią o nas|co mówią nasi klienci|zaufali i polecają|rekomendacje|co mówią|co mówią klienci|klienci o nas|rodzice o nas|zadowoleni klienci|referencje klientów|opinie google|co o nas mówią|co mówią pacjenci|co mówią nasi pacjenci|co mówią rodzice|co mówią goście|co mówią nasi goście|co o nas sądzą|co o nas piszą|opinie pacjentów|opinie gości|opinie rodziców|opinie kursantów|opinie uczestników|opinie naszych|nasi klienci o nas|pacjenci o nas|goście o nas|napisali o nas|powiedzieli o nas|głos klientów|wasze opinie|recenzje|polecają nas|rekomendacje klientów|księga gości|doświadczenia klientów',
    faq: 'najczęściej zadawane pytania|częste pytania|pytania i odpowiedzi|masz pytania',
    about: 'o nas|kim jesteśmy|nasza historia|nasza misja|nasze wartości|poznaj nas',
    team: 'nasz zespół|zespół|poznaj nasz zespół|nasi eksperci|nasi specjaliści|kadra',
    customers: 'zaufali nam|nasi klienci|historie sukcesu|nasze realizacje|realizacje|studia przypadków',
    blog: 'aktualności|najnowsze wpisy|ostatnie wpisy|wydarzenia|z bloga|nowości',
    contact:
      'skontaktuj się z nami|godziny otwarcia|napisz do nas|dane kontaktowe|gdzie nas znaleźć|masz pytania napisz',
    newsletter: 'zapisz się do newslettera|bądź na bieżąco|zapisz się na newsletter|biuletyn',
    steps: 'jak to działa|w trzech krokach|w 3 krokach|krok po kroku|jak pracujemy|nasz proces|etapy współpracy',
    stats: 'w liczbach|nasze liczby|liczby mówią|fakty i liczby',
    gallery: 'galeria zdjęć|zdjęcia|obserwuj nas na instagramie|nasza galeria',
    services: 'nasze usługi|usługi|co robimy|nasze produkty|nasza oferta|oferta|czym się zajmujemy|bestsellery',
    careers: 'dołącz do nas|kariera|praca u nas|oferty pracy|dołącz do zespołu',
    partners: 'nasi partnerzy|partnerzy|współpracujemy z|sponsorzy|patroni|wspierają nas',
  },
  calls: {
    buy: 'kup|kup teraz|kup online|kup bilet|kup bilety|kupuję|kupuj|zamów|zamów teraz|zamów online|zamawiam|dodaj do koszyka|do koszyka|przejdź do sklepu|idź do sklepu|wybierz pakiet|wybierz plan|zamów w przedsprzedaży|chcę kupić',
    trial:
      'wypróbuj|wypróbuj za darmo|wypróbuj bezpłatnie|przetestuj|przetestuj za darmo|testuj za darmo|zacznij za darmo|rozpocznij za darmo|darmowy okres próbny|rozpocznij okres próbny|załóż darmowe konto|sprawdź za darmo|przetestuj bezpłatnie|lekcja próbna',
    demo: 'umów demo|zamów demo|umów prezentację|zobacz demo|poproś o demo|darmowe demo|umów się na demo|zarezerwuj demo|zamów prezentację|wersja demo|prezentacja produktu|wypróbuj demo',
    contact:
      'skontaktuj się|skontaktuj się z nami|zadzwoń|zadzwoń teraz|napisz do nas|porozmawiajmy|porozmawiaj|wyślij wiadomość|zapytaj|zadaj pytanie|zapytaj o ofertę|wyślij zapytanie',
    'sign-up':
      'zarejestruj się|załóż konto|zapisz się na kurs|utwórz konto|aplikuj|aplikuj teraz|rejestracja|zgłoś się|zapisy|otwórz konto|złóż wniosek',
    download:
      'pobierz|pobierz teraz|pobierz aplikację|pobierz za darmo|zainstaluj|ściągnij|pobierz katalog|pobierz pdf',
    donate: 'wesprzyj|wesprzyj nas|wpłać|przekaż darowiznę|wpłacam|pomagam|wspieram|pomóż',
    book: 'rezerwuj|zarezerwuj|zarezerwuj teraz|zarezerwuj stolik|umów wizytę|umów się|umów spotkanie|rezerwuj online|umów konsultację|umów rozmowę|sprawdź dostępność|rezerwuj teraz',
    subscribe: 'subskrybuj|zapisz się|zapisz się do newslettera|zapisuję się|obserwuj nas|subskrybuję|zapisz mnie',
    join: 'dołącz|dołącz do nas|dołącz teraz|zostań członkiem|zostań partnerem|przyłącz się|weź udział|dołączam|zostań wolontariuszem',
    quote:
      'poproś o wycenę|zapytaj o cenę|bezpłatna wycena|wycena|zamów wycenę|darmowa wycena|oblicz cenę|otrzymaj ofertę|sprawdź cenę|poproś o ofertę',
    start: 'zacznij|zacznij teraz|rozpocznij|rozpocznij teraz|zaczynamy|zaczynam|zacznij już dziś|startuj|zaczynajmy',
    learn:
      'odkryj|poznaj|zobacz|zobacz ofertę|zobacz cennik|jak to działa|obejrzyj wideo|zobacz menu|zobacz produkty|przeglądaj|sprawdź|sprawdź ofertę|zobacz jak',
    visit: 'odwiedź nas|znajdź sklep|wyznacz trasę|jak dojechać|znajdź salon|znajdź punkt|znajdź dealera',
  },
  controls: {
    consent:
      'akceptuj|akceptuję|akceptuj wszystkie|akceptuję wszystkie|zaakceptuj wszystkie|zaakceptuj|odrzuć|odrzuć wszystkie|odrzucam|zezwól na wszystkie|tylko niezbędne|ustawienia cookies|ustawienia plików cookie|zarządzaj cookies|zarządzaj zgodami|ustawienia|zapisz ustawienia|zgadzam się|rozumiem|zgoda|odmowa|dostosuj|zgadzam się i przechodzę do serwisu',
    login: 'zaloguj|zaloguj się|moje konto|logowanie|wyloguj|strefa klienta|panel klienta|nie pamiętasz hasła',
    search: 'szukaj|wyszukaj|wyszukiwarka|szukaj na stronie',
    close: 'zamknij|zamknij menu|anuluj|nie dziękuję|ukryj|nie teraz',
    share: 'udostępnij|udostępnij na facebooku|kopiuj link|drukuj|poleć znajomemu',
    'skip-link':
      'przejdź do treści|przejdź do głównej treści|przeskocz do treści|pomiń nawigację|przejdź do zawartości',
    'read-more':
      'czytaj więcej|więcej|dowiedz się więcej|czytaj dalej|więcej informacji|zobacz więcej|zobacz wszystkie|kliknij tutaj|tutaj|szczegóły|zobacz szczegóły|przeczytaj|sprawdź więcej|poznaj szczegóły|wszystkie aktualności|przeczytaj więcej',
    overview: 'wszystkie opinie|wszystkie wpisy|wszystkie artykuły',
    cart: 'koszyk|twój koszyk|pokaż koszyk|lista życzeń|ulubione|schowek',
    pagination:
      'następny|poprzedni|następna|poprzednia|następna strona|poprzednia strona|wstecz|dalej|powrót|starsze wpisy|pokaż więcej|załaduj więcej|pokaż kolejne',
    legal: 'polityka prywatności|regulamin|polityka cookies|mapa strony|rodo|deklaracja dostępności|nota prawna',
    menu: 'otwórz menu|menu główne|nawigacja|rozwiń menu',
    'back-to-top': 'do góry|na górę|powrót na górę|wróć na górę',
    language: 'język|wybierz język|zmień język|języki',
  },
  forms: {
    time: 'data|przyjazd|wyjazd|termin|godzina|goście|dorośli|dzieci|noclegi|liczba osób|preferowany termin',
    amount: 'ilość|kwota|liczba sztuk',
    message: 'wiadomość|twoja wiadomość|temat|treść wiadomości|pytanie|treść|uwagi|zapytanie',
    company: 'firma|nazwa firmy|organizacja|stanowisko|branża|liczba pracowników',
    payment: 'numer karty|karta kredytowa|adres rozliczeniowy|adres dostawy|metoda płatności|kod rabatowy',
  },
  pictures: {
    photo: 'zdjęcie|zdjęcia|fotografia produktu|portrecie',
    illustration: 'ilustracja|ilustracje|rysunek|rysunki|grafika|infografika',
    icon: 'ikona|ikony|strzałka|ikonka',
    logo: 'logotypy|znak firmowy',
  },
  boilerplate: {
    law: 'cookie|cookies|ciasteczk*|polityka prywatności|polityką prywatności|rodo|dane osobowe|danych osobowych|regulamin*|wszelkie prawa zastrzeżone|prawa autorskie|copyright',
    trade:
      'darmowa dostawa|koszty dostawy|czas dostawy|z vat|bez vat|brutto|netto|metody płatności|formy płatności|dodaj do koszyka|na stanie|wyprzedane|dni roboczych|dni robocze|godziny otwarcia|zwroty',
    form: 'pola obowiązkowe|pole wymagane|wypisać się|wypisz się|twój adres e mail|adres e mail|zero spamu|wysyłając|zapisując się|wyrażam zgodę|akceptuję|wiadomość została wysłana|proszę podać|proszę wypełnić',
    browser:
      'włącz javascript|twoja przeglądarka|przejdź do treści|przejdź do głównej|ładowanie|nie znaleziono strony|do góry',
  },
  journey: {
    help: 'pomoc|centrum pomocy|wsparcie|dokumentacja|pierwsze kroki|instrukcja|poradniki|jak to działa|baza wiedzy',
    community: 'społeczność|forum|strefa członka',
    loyalty:
      'program lojalnościowy|karta stałego klienta|poleć znajomego|karta podarunkowa|bon podarunkowy|bony podarunkowe|voucher|zostań członkiem',
  },
  customerHeadings: {
    customer: 'zaufali nam|nasi klienci|zaufały nam|wybrani klienci|firmy które nam zaufały|współpracujemy z',
    partner: 'nasi partnerzy|partnerzy|sponsorzy|współpraca|patroni medialni|partnerzy i sponsorzy',
    press: 'pisali o nas|mówią o nas w mediach|media o nas|piszą o nas|w mediach',
  },
  offerHeadings: {
    reasons:
      'dlaczego my|dlaczego warto|nasze atuty|co nas wyróżnia|nasze wartości|powody|powodów|nas wybierają|wybrać nas',
    benefits: 'zalety|korzyści',
    menu: 'nasze kursy|kursy i warsztaty|nasze warsztaty|nasze zabiegi|zabiegi|nasze pokoje|nasze zajęcia|zajęcia dodatkowe|zakres usług|czym się zajmujemy|specjalizacje|co oferujemy|czesne obejmuje|oferta obejmuje',
  },
  greeting: 'witamy|witaj|serdecznie witamy|zapraszamy',
  vague: 'dowiedz się więcej|czytaj więcej|więcej|kliknij tutaj|zobacz więcej',
  tool: 'kalkulator|kalkulatory|konfigurator|quiz|lista kontrolna|checklista|szablon|szablony|symulator',
  event:
    'ponowne otwarcie|wielkie otwarcie|otwieramy ponownie|otwarcie dnia|otwieramy|zamknięte od|zamknięte do|nieczynne od|nieczynne do|start kursu|początek kursu|rozpoczęcie kursu|data rozpoczęcia|rozpoczyna się|przeniesiono na|przełożone na|odbędzie się',
  counter:
    'wyświetleń|odsłon|komentarzy|komentarze|komentarz|polubień|udostępnień|pobrań|obserwujących|odwiedzin|w koszyku|w magazynie|sprzedanych|głosów|opinii|recenzji|min czytania|dni|godzin|minut|sekund',
  live: {
    live: 'na stanie|w magazynie|dostępnych sztuk|zostało|zostały|pozostało|pozostały|ostatnie sztuki|wolnych miejsc|osób ogląda|osoby oglądają|ogląda teraz|osób online|online teraz|w ciągu ostatniej godziny|w ostatniej godzinie|w ciągu ostatnich 24 godzin|jesteś naszym gościem|gościem nr|gość nr|gości|jesteś odwiedzającym|odwiedzający nr|licznik odwiedzin|odwiedzin dzisiaj|wizyt|pozostały czas|do końca|kończy się za|wygasa za|zaczyna się za|najbliższy termin|czas oczekiwania',
    cart: 'koszyk|koszyka|koszyku|twój koszyk|lista życzeń',
  },
  street: 'ulica|ul|aleja|al|aleje|plac|pl|osiedle|os|skwer|rondo|skrytka pocztowa|lokal',
  address: 'adres|nasz adres|siedziba|adres siedziby',
}
