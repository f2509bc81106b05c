import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'nasza misja|misja|misja firmy',
    vision: 'nasza wizja|wizja',
    purpose: 'nasz cel|po co istniejemy|w co wierzymy|nasza filozofia|nasza obietnica',
    values: 'nasze wartości|wartości',
    frame: 'naszą misją jest|naszym celem jest|pomagamy|wierzymy|chcemy|dążymy do|nasza misja to|istniejemy po to',
  },
  we: 'my|nas|nam|nami|nasz|nasza|nasze|naszych|naszym|jesteśmy|wierzymy|chcemy|oferujemy|pomagamy',
  customerVoices: {
    self: 'ja|mnie|mi|mój|moja|moje|moim|mojej|mojego|jestem|byłam|byłem|mam|miałam|miałem|polecam|moją|mną|sobie|czułam|czułem|dostałam|dostałem|trafiłam|trafiłem|korzystam|korzystałam|korzystałem',
    praise:
      'polecamy|polecić|dziękuję|dziękujemy|dziękuje|wdzięczna|wdzięczny|zadowolona|zadowolony|zadowoleni|super|świetny|świetna|świetne|świetnie|wspaniały|wspaniała|wspaniale|doskonały|doskonała|doskonale|najlepszy|najlepsza|najlepsze|rewelacja|rewelacyjny|rewelacyjna|profesjonalny|profesjonalna|profesjonalnie|profesjonalizm|profesjonalne|miły|miła|mili|niesamowity|niesamowita|niezwykłe|wyjątkowe|wyjątkowy|cudowny|cudowna|fantastyczny|fantastyczna|pomogli|pomogła|pomógł|szczęśliwa|szczęśliwi|bardzo dobrze|z czystym sumieniem|polecenia|najwyższym poziomie|godny polecenia|polec*|gorąco polecam|serdecznie polecam|szczerze polecam|dzięk*|podziękowania|wdzięczn*|zadowol*|usatysfakcjonowan*|zachwycon*|zachwyc*|świetn*|wspania*|doskona*|rewelac*|pełen profesjonalizm|pełna profeska|sympatyczn*|uprzejm*|cierpliw*|wyrozumia*|empatyczn*|cudown*|fantastyczn*|niezapomnian*|przepięk*|perfekcyj*|perfekcja|obsługa na|pomogł*|ustąpił|ból ustąpił|wrócę|wrócimy|na pewno wrócimy|strzał w dziesiątkę|godn* polecenia|godna polecenia|bez zastrzeżeń|jak w domu|5 gwiazdek|pięć gwiazdek|10 na 10|brawo|gratulacje',
    owner:
      'założyciel|założycielka|współzałożyciel|właściciel|właścicielka|prezes|dyrektor|dyrektorka|kierownik|twórca|twórczyni|autor|autorka|wynalazca|filozof|pisarz|pisarka|poeta|fizyk|pomysłodawca|pomysłodawczyni',
  },
  claims: {
    idle: 'najlepsze życzenia|co najmniej|przynajmniej|co najwyżej|jak najszybciej|nie tylko|najlepszy przyjaciel|po pierwsze|najczęściej zadawane|najlepiej',
    superlative:
      'liderem|liderzy|lider rynku|wiodący|wiodąca|wiodącym|numer 1|nr 1|numer jeden|najlepszy|najlepsza|najlepsze|najlepszych|największy|największa|największe|największych|jedyny|jedyna|jedyne|jako jedyni|jako pierwsi|pierwszy w|pierwsza w|najszybszy|najbezpieczniejszy|najtańszy|najniższe ceny|najwyższa jakość|najwyższej jakości|bezkonkurencyjny|niezrównany|jeden z najlepszych|jeden z największych|nagradzany|światowej klasy|pionier',
    guarantee:
      'gwarancja|gwarancji|gwarancję|gwarantujemy|gwarantowany|gwarantowana|zwrot pieniędzy|bez ryzyka|gwarancja satysfakcji|gwarancja najniższej ceny|dożywotnia gwarancja|obiecujemy|100% bezpieczne|darmowy zwrot',
    comparison:
      'lepszy niż|lepsze niż|szybszy niż|szybciej niż|tańszy niż|taniej niż|niż jakikolwiek inny|niż inni|niż konkurencja|w przeciwieństwie do|w porównaniu|razy szybciej|razy więcej|dwa razy|żaden inny|za pół ceny',
    promise:
      'zadbamy|nigdy więcej|zawsze|o każdej porze|całą dobę|24/7|w kilka minut|w ciągu 24 godzin|natychmiast|od ręki|tego samego dnia|oszczędź do|do 50|zwiększ|podwój|zmniejsz|bez wysiłku|zero|na zawsze|100%|wszystko czego potrzebujesz',
    parity:
      'wysoka jakość|najwyższa jakość|najwyższej jakości|wysokiej jakości|zadowoleni klienci|zadowolenie klientów|doskonała obsługa|najlepsza obsługa|konkurencyjne ceny|atrakcyjne ceny|doświadczony zespół|wieloletnie doświadczenie|innowacyjne rozwiązania|indywidualne podejście|zaufany partner|łatwy w użyciu|szybko i niezawodnie|szybka dostawa|szeroki wybór|kompleksowa obsługa',
  },
  sources: {
    before:
      'według|zgodnie z danymi|źródło|źródła|badanie|badania|raport|dane|opublikowane w|opublikowany w|certyfikowany przez|przetestowany przez|rekomendowany przez|statystyki',
    after: 'podaje że',
    mark: 'badań|ankieta|klinicznie przetestowane|niezależny test|statystyk',
  },
  readers: {
    plain: '',
    formal: '',
    informal:
      'ty|ciebie|tobie|tobą|cię|ci|twój|twoja|twoje|twojego|twojej|twoim|twoich|twoją|twoimi|wasz|wasza|wasze|was|wam|możesz|chcesz|potrzebujesz|znajdziesz|otrzymasz|zyskasz',
  },
  emotions: {
    thrill:
      'ekscytujący|ekscytujące|emocje|emocji|pełen emocji|przygoda|przygody|przygodę|pasja|pasją|dziki|dzika|epicki|energia|energii|energetyczny|żywy|dynamiczny|dynamiczne|potężny|odważny|odwaga|śmiały|niezapomniany|niezapomniane|inspirować|inspirujący|inspirujące|inspiracja|inspiracje|entuzjazm|świętować|święto|impreza|zwycięstwo|triumf|podbij|fantastyczny|fantastyczne|niesamowity|niesamowite|spektakularny|zapierający dech|zapierające dech|sensacyjny|intensywny|zabawa|magiczny|magiczne|magia|marzenie|marzenia|pyszny|pyszne|adrenalina|wow|zachwyca|zachwyć',
    warmth:
      'miłość|miłością|kochać|kochamy|ukochany|czułość|troska|troską|troskliwy|opieka z|życzliwość|życzliwy|ciepło|ciepły|ciepła|serce|sercem|serca|rodzina|rodziny|rodzinny|rodzinna|przyjaciel|przyjaciele|przyjaźń|przyjazny|razem|wspólnie|wspólnota|społeczność|dom|domowy|domowe|przytulny|przytulne|komfort|wygoda|wygodny|delikatny|delikatne|spokój|spokojny|pokój ducha|relaks|relaksujący|odpoczynek|szczęście|szczęśliwy|radość|radości|uśmiech|nadzieja|zaufanie|empatia|współczucie|piękny|piękna|piękne|piękno|duma|dumni|ludzki|harmonia|bliskość|bliskich|dobrostan',
    worry:
      'strach|lęk|lęki|obawa|obawy|obawiać|zmartwienie|zmartwienia|martwić|niepokój|stres|stresujący|ból|bólu|bolesny|cierpieć|cierpienie|walka|walczyć|frustracja|frustrujące|przytłoczony|wyczerpany|wyczerpanie|zmęczony|samotność|samotny|smutek|smutny|złość|gniew|nienawiść|koszmar|koszmary|katastrofa|panika|zagubiony|rozpacz|desperacja|trauma|przemoc|kryzys|niebezpieczeństwo|niebezpieczny|zagrożenie|zagrożenia|ofiara|ofiary|straszny|okropny|uciążliwy|ból głowy|chaos|żal|wina|wstyd|okrutny|problemy i zmartwienia',
  },
  courtesy:
    'proszę|prosimy|uprzejmie|uprzejmie prosimy|dziękujemy|dziękuję|dzięki|serdecznie dziękujemy|serdecznie|serdecznie zapraszamy|zapraszamy|zaprasza|witamy|witaj|miło nam|chętnie|z chęcią|z przyjemnością|z radością|przyjemność|nie wahaj się|nie krępuj się|do dyspozycji|do twojej dyspozycji|do państwa dyspozycji|służymy pomocą|chętnie pomożemy|przepraszamy|przykro nam|szanowni|drodzy|drogi|z poważaniem|pozdrawiamy|szacunek|szacunkiem|dzień dobry|cześć|wdzięczni|wdzięczność|doceniamy',
  hedges:
    'może|być może|możliwe|możliwie|prawdopodobnie|zapewne|chyba|pewnie|podobno|wydaje się|mógłby|mogłaby|mogłoby|mogą być|powinno|powinien|około|ok|mniej więcej|w przybliżeniu|stosunkowo|dość|raczej|w miarę|zazwyczaj|zwykle|na ogół|z reguły|często|czasami|niekiedy|w większości przypadków|w niektórych przypadkach|w zasadzie|w pewnym sensie|naszym zdaniem|wierzymy|sądzimy|staramy się|mamy nadzieję|w miarę możliwości|jeśli to możliwe|w zależności od|niekoniecznie|nie zawsze|potencjalnie|ewentualnie|prawie',
  humour:
    'żart|żarty|żartujemy|żart na bok|żarty na bok|taki żart|dowcip|dowcipy|haha|hahaha|lol|hihi|xd|ups|ojej|uff|psst|tadam|ta dam|hura|jupi|yay|nie no|aha|serio|na serio|słowo harcerza|nie gryziemy|obiecujemy nie|spoiler|uwaga spoiler|werble|ciekawostka|ciekawostki|przymrużeniem oka|z przymrużeniem oka|gra słów|jednorożec|jednorożce|ninja|supermoc|supermoce|czary mary|teściowa|kawoholicy|szaleństwo|zwariowany|zwariowane|szalony|śmieszny|śmieszne|śmiech|humor|humorem|poczucie humoru|zabawny|zabawne|psoty|nerdy|zakręcony|zakręceni',
  irreverence:
    'cholera|cholerny|cholernie|do cholery|kurde|kurcze|kurczę|kurwa|gówno|gówniany|gówniane|dupa|dupy|do dupy|z dupy|dupny|zajebisty|zajebiste|zajebiście|pieprzyć|pieprzone|pieprzony|wkurza|wkurzać|wkurzony|diabli|do diabła|piekło|jak diabli|głupi|głupie|głupota|głupoty|idiota|idioci|debil|nudy|nudne|nudny|nuda|bzdura|bzdury|bez ściemy|ściema|bla bla|lanie wody|badziewie|syf|do bani|nienawidzimy|wariaci|buntownicy|obciach',
  imperative:
    'bądź|chroń|czytaj|daj|dodaj|dołącz|dowiedz|gotuj|graj|kliknij|korzystaj|kup|kupuj|kontaktuj|naucz|napisz|nie|obejrzyj|oblicz|odbierz|odkryj|odwiedź|ogląda|oszczędzaj|otrzymaj|otwórz|oddaj|podaruj|pobierz|podziel|polub|pomóż|porównaj|posłuchaj|poznaj|poczuj|poproś|pracuj|przeczytaj|przejdź|przekaż|przyjdź|przetestuj|rezerwuj|rozpocznij|rozwijaj|skontaktuj|skorzystaj|sprawdź|spróbuj|stwórz|subskrybuj|szukaj|śledź|umów|uzyskaj|użyj|weź|wesprzyj|wejdź|wspieraj|wybierz|wyślij|wypełnij|wypróbuj|zadbaj|zadzwoń|załóż|zamów|zapisz|zapytaj|zarejestruj|zarezerwuj|zacznij|zainwestuj|zaplanuj|zobacz|zyskaj|żyj',
  superlatives:
    'najlepszy|najlepsza|najlepsze|najlepszych|najlepszą|najlepszej|największy|największa|największe|największych|lider|liderem|lider rynku|wiodący|wiodąca|wiodące|wiodących|wiodącym|numer jeden|numer 1|nr 1|najwyższy|najwyższa|najwyższej|najwyższej jakości|najszybszy|najszybsze|najbezpieczniejszy|najprostszy|najtańszy|najniższe ceny|najnowocześniejszy|najnowsze|unikalny|unikalne|unikatowy|wyjątkowy|wyjątkowe|wyjątkowa|niezrównany|niezrównana|bezkonkurencyjny|bezkonkurencyjne|idealny|idealne|perfekcyjny|doskonały|doskonała|doskonałe|niesamowity|jedyny|jedyna|nagradzany|światowej klasy|rewolucyjny',
  jargon:
    'algorytm|algorytmy|uwierzytelnianie|automatyzacja|automatyka|interfejs|integracja|integracje|infrastruktura|infrastruktury|skalowalny|skalowalne|skalowalność|wdrożenie|wdrożenia|wdrażanie|konfiguracja|parametry|optymalizacja|implementacja|metodologia|zamówienia publiczne|logistyka|zarządzanie ryzykiem|audyt|aktywa|amortyzacja|specyfikacja|zgodność|certyfikacja|norma|normy|rodo|moduł|baza danych|szyfrowanie|wirtualizacja|serwer|sieć|przepustowość|kalibracja|hydraulika|procesy|obróbka',
  cliches:
    'szyte na miarę|na miarę|rozwiązania szyte na miarę|indywidualne podejście|indywidualnego podejścia|innowacyjny|innowacyjna|innowacyjne|innowacyjnych|innowacyjne rozwiązania|innowacja|nowoczesne technologie|nowoczesne rozwiązania|najwyższa jakość|najwyższej jakości|wysoka jakość|wysokiej jakości|kompleksowa obsługa|kompleksowe usługi|kompleksowo|kompleksowe rozwiązania|zespół ekspertów|zespół specjalistów|zespół profesjonalistów|doświadczony zespół|wieloletnie doświadczenie|wieloletniemu doświadczeniu|lat doświadczenia|pasja|z pasją|pasją jest|zadowolenie klienta|satysfakcja klienta|zadowoleni klienci|klient na pierwszym miejscu|zaufany partner|twój partner|rzetelny partner|szeroka gama|szeroki wybór|szeroki zakres|wartość dodana|synergia|na wyższy poziom|nowy poziom|robić różnicę|rewolucjonizuje|w dzisiejszym świecie|w dzisiejszych czasach|odkryj świat|zanurz się|niezapomniane wrażenia|bezproblemowy|bezproblemowo|płynne|więcej niż|holistyczne|ekosystem|profesjonalizm|terminowość',
  introductions: {
    frame: 'to|jest|jesteśmy',
    ends: 'który|która|które|dla|z|w|i|gdzie|oferujący|oferująca',
    closes: '',
  },
  stands: {
    difference:
      'w przeciwieństwie do|w odróżnieniu od|jedyny|jedyna|jedyne|bez zobowiązań|bez ukrytych|bez umowy|bez abonamentu|jako pierwsi|co nas wyróżnia|wyróżnia nas|opatentowany|opatentowana|jeden z nielicznych|ręcznie robione|ręcznie wykonane|firma rodzinna|niezależny|niezależna',
    affordable:
      'tani|tanie|tania|tanio|przystępny|przystępne|przystępnej cenie|przystępnych cenach|atrakcyjna cena|atrakcyjne ceny|atrakcyjnych cenach|niskie ceny|niska cena|najlepsza cena|konkurencyjne ceny|korzystne ceny',
    premium:
      'premium|luksus|luksusowy|luksusowe|luksusowa|ekskluzywny|ekskluzywne|ekskluzywna|prestiżowy|najwyższej klasy|klasy premium',
  },
  distinctions: {
    given:
      'bezpłatn*|darmow*|gratis|za darmo|bez dodatkowych kosztów|bez dodatkowych opłat|bez opłat|niezobowiązując*|open source|bez reklam|bez abonamentu|bez zobowiązań|bez umowy|prywatnoś*|bezpiecznie|szyfrowan*|24/7|całodobow*|przez całą dobę|24 godziny na dobę|tego samego dnia|następnego dnia|w ciągu 24 godzin|w 24 godziny|na miejscu|z dojazdem|u klienta|darmowa dostawa|stała cena|przejrzyste ceny',
    made: 'własn*|rodzinn*|firma rodzinna|niezależn*|lokaln*|regionaln*|ręcznie|rękodzieł*|rzemieślnicz*|wyprodukowan*|polski producent|polska firma|ekologiczn*|od ponad|od lat|od pokoleń|od początku|lat doświadczenia|letnie doświadczenie|letnim doświadczeniem|wieloletni*|pokoleni*|certyfikowan*|licencjonowan*|nagradzan*|opatentowan*|specjalizuj*|wyłącznie|na miarę|kameraln*',
    whole:
      'wszystko w jednym|wszystko w jednym miejscu|w jednym miejscu|wszystko czego potrzebujesz|wszystko czego potrzeba|wszystko co potrzebne|wszystko pod jednym dachem|pod jednym dachem|z jednej ręki|od a do z|od początku do końca|od startu do mety|od projektu po|od projektu do|od pomysłu do|od pomysłu po|od koncepcji po|na każdym etapie|kompleksow*|kompleksowa obsługa|kompleksowe usługi|pod klucz|pełna obsługa|pełny zakres|pełną obsługę|pełen zakres|całościow*|jeden punkt kontaktu|jedna osoba kontaktowa|all-in-one',
    refusal:
      'bez|nigdy|nigdy więcej|koniec z|żadnych ukrytych|żadnych niespodzianek|żadnych haczyków|zero|nie tylko|nie jest tylko|to nie tylko|więcej niż|coś więcej niż|nic poza|nic innego|tylko|jedynie|zamiast|w przeciwieństwie do|w odróżnieniu od|inaczej niż|raczej niż|jedyny|jedyna|jedyne|jako jedyni|jako jedyna|nikt inny|jeden z nielicznych|wolne od',
  },
  refusals: {
    not: 'nie|nigdy|ani',
    no: 'żaden|żadna|żadne|żadnych|zero',
    without: 'bez',
    only: 'tylko|jedynie|zawsze|więcej|problem|wątpienia',
  },
  cuts: {
    determiner:
      'ten|ta|to|te|ci|tego|tej|tych|tym|nasz|nasza|nasze|naszej|naszego|naszych|naszym|twój|twoja|twoje|twojej|twojego|twoich|państwa|mój|moja|moje|swój|swoja|swoje|swojej|swojego|swoich|każdy|każda|każde|każdego|każdej|wszystkie|wszystkich|żaden|jakiś',
    pronoun:
      'ja|ty|on|ona|ono|my|wy|oni|one|mnie|mi|ci|cię|nas|nam|was|wam|ich|im|się|nie|można|może|mogą|możesz|możemy|trzeba|należy|musisz|chcesz|który|która|które|którzy',
    connector: 'do|dla|z|na',
    filler:
      'i|oraz|a|ale|lub|albo|czy|że|żeby|aby|jeśli|jeżeli|gdy|kiedy|gdzie|dlaczego|jak|jaki|jaka|jakie|co|kto|bo|ponieważ|więc|w|we|ze|od|po|przed|przez|przy|pod|nad|między|o|u|bez|za|ku|podczas|według|wśród|jest|są|był|była|było|były|być|będzie|będą|jesteśmy|jestem|jesteś|ma|mają|mamy|masz|mieć|robi|robić|robimy|dać|daje|dajemy|oferujemy|oferuje|oferują|zapewniamy|zapewnia|pozwala|pozwalają|pomaga|pomagamy|znajdź|znajdziesz|odkryj|wybierz|sprawdź|zobacz|poznaj|dowiedz|skorzystaj|zamów|umów|skontaktuj|tu|tutaj|tam|teraz|dziś|dzisiaj|zawsze|nigdy|często|już|jeszcze|tylko|także|również|bardzo|więcej|najbardziej|mniej|wiele|wielu|kilka|dużo|mało|tak|dobrze|lepiej|lepszy|najlepszy|najlepsze|najlepszych|dobry|dobra|dobre|duży|duża|duże|mały|mała|małe|nowy|nowa|nowe|nowych|nowego|inny|inna|inne|innych|różne|różnych|sam|sama|same|pierwszy|pierwsza|pierwsze|ostatni|następny|jeden|jedna|jedno|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|sto|tysiąc|nie|dziękujemy|witamy|cześć|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|łatwo|szybko|prosty|proste|razem|dlatego|ponadto|itp|itd|np|też|tym|tego|jako|dzięki|idealny|idealne',
  },
  weak: 'strona|strony|stronie|stron|witryna|blog|artykuł|artykuły|aktualności|newsletter|email|e-mail|telefon|adres|kontakt|wiadomość|konto|menu|link|zdjęcie|zdjęcia|film|plik|formularz|pytanie|pytania|odpowiedź|odpowiedzi|informacja|informacje|informacji|szczegóły|dane|danych|lista|opcja|opcje|funkcja|funkcje|wersja|produkt|produkty|produktów|usługa|usługi|usług|rozwiązanie|rozwiązania|rozwiązań|oferta|oferty|ofertę|cena|ceny|cen|koszt|koszty|pakiet|pakiety|zamówienie|zamówienia|płatność|zakup|zakupy|sklep|klient|klienci|klientów|klienta|klientom|użytkownik|użytkownicy|użytkowników|członek|ludzie|ludzi|osoba|osoby|osób|mężczyzna|kobiety|przyjaciele|partner|partnerzy|zespół|zespołu|firma|firmy|firm|firmie|marka|marki|branża|rynek|rynku|świat|świata|świecie|kraj|miasto|region|miejsce|miejsca|przestrzeń|ulica|biuro|numer|liczba|rodzaj|rodzaje|typ|część|części|strona|koniec|sposób|krok|kroki|proces|procesy|metoda|metody|podejście|przypadek|przykład|przykłady|rzecz|rzeczy|pomysł|pomysły|punkt|powód|problem|problemy|problemów|wynik|wyniki|efekt|efekty|cel|cele|wartość|wartości|zaleta|zalety|korzyści|jakość|jakości|doświadczenie|doświadczenia|ekspert|eksperci|specjalista|specjaliści|specjalistów|wiedza|wiedzę|umiejętności|pomoc|wsparcie|sukces|możliwość|możliwości|potrzeby|potrzeb|wyzwanie|wyzwania|projekt|projekty|projektów|praca|pracy|zadanie|zadania|działania|program|czas|czasu|raz|dzień|dni|tydzień|miesiąc|miesięcy|rok|roku|lat|lata|godzin|godziny|minut|chwila|data|przyszłość|życie|życia|rodzina|ręka|oczy|serce|historia|nazwa|słowo|tytuł|tekst|treść|treści|opinia|opinie|komentarz|porady|narzędzie|narzędzia|system|systemy|technologia|technologie|platforma|oprogramowanie|urządzenie|materiał|materiały|dostęp|wykorzystanie|wybór|kategoria|warunki|poziom|podstawa|obszar|rozmiar|kolor|zaufanie|energia|uwaga|zapytanie|nowoczesny|nowoczesne|nowoczesna|cyfrowe|indywidualne|indywidualny|profesjonalne|profesjonalny|profesjonalna|lokalne|międzynarodowe|ważne|aktualne|bezpłatne|bezpłatny|darmowe|bezpieczne|skuteczne|pełne|wysokie|wysokiej|główne|temat|grupa|online|zł',
  commonplace:
    'aplikacj*|artykuł*|bezpłatn*|blog*|cen*|darmow*|dostępn*|firm*|formularz*|informacj*|jakoś*|klient*|kontakt*|możliw*|ofert*|oferuj*|online|opinie|produkt*|projekt*|pytani*|rozwiąza*|rezerwacj*|strona|strony|stron*|system*|telefon*|usług*|wiadomoś*|wybierz|zamów*|zespół|zespo*|oraz|między|podczas|miesiąc*|tydzień|godzin*',
  common: `
    nie to sie na ze co jest do tak jak ale mnie mi za ja tym tego ci czy go tylko tu po moze jestem ty ma cie mam
    jestes juz dla jesli wiem cos wiec dobrze teraz od pan wszystko byc masz nic tam bedzie prosze moge sa jej on
    ten gdzie kiedy ciebie wiesz sobie byl bardzo by bylo przez jego dlaczego chce jeszcze moj pani nas no zeby
    chcesz ich tutaj bo tez nigdy naprawde mamy kto mozesz przepraszam dobra mu porzadku musze ona nawet chyba
    dziekuje gdy domu zrobic prawda wlasnie hej byla bede te zawsze nam moja nim musisz je troche tej dzieki bez
    ktos panie jestesmy moje powiedziec ktory twoj czas wiecej lat prostu ta musimy wszyscy toba mozemy albo chodzi
    czesc razem stalo czego mna sam mysle boze pana ok dalej raz przed bedziesz ludzie czym niz czemu was dobry
    ludzi zycie lepiej przy rzeczy dzien twoja mial robisz czasu niech myslisz kim daj temu chodz my coz ktore
    powiedzial moim tych siebie niego twoje oczywiscie nikt musi aby powiedz pod dlatego wtedy jeden wyglada pewnie
    mojego mowi im taki oni znaczy wszystkie miec takie dzis dwa jako stad wie potem dzieje bedziemy nia mojej duzo
    wiele rozumiem isc miejsce kilka pomoc mysli bylem ile swoje jasne caly skad dzieci nich wiedziec mozna jakies
    przykro jakis wam sposob wszystkich nad ktora maja trzeba mowisz zanim robic zbyt niej kogos bardziej szybko
    dzisiaj pracy tyle tobie zaraz kocham takiego kochanie mialem zobaczyc swietnie jaki mowie poniewaz oh ojciec
    myslalem pewno cholera racje robi ani stary trzy pozniej idz zycia stanie nadal twoim przestan mamo kiedys
    swoja jutro dlugo nadzieje kurwa chcialem widzisz beda widze az tato problem zebys kazdy mogl dni wciaz taka
    nocy znowu twojej potrzebuje dziecko dnia sluchaj znalezc pierwszy pieniadze powiem dokladnie nami sama czuje
    zrobil nasz nasze widzialem razie gdyby jakie spokoj dobre wy samo miala koniec byly znam chcial wszystkim
    zostal chcialbym och mama spojrz wczesniej zostac zyje czegos soba zabic ktorzy mowic bym imie chwile roku
    porozmawiac lub we poza moga dom minut twojego sir drzwi powiedzialem milo posluchaj prawie kogo jakby jezeli
    jestescie wydaje czekaj czlowiek powodu powinnismy lubie gdzies przeciez sprawy mow koncu moich bylam byles
    pomysl zadnych bron panu razy innego zrobie pomocy ciagle facet wiemy jednak noc zebym podoba macie mowilem
    ktorego dosc miejscu zle powinienes wlasciwie powiedziala ojca lata idziemy pamietasz pokoju pewien niczego
    takim sprawa ego jedno znasz badz dwie skoro ktorym sadze swoj swojego chodzmy zamknij the bys rozumiesz
    samochod jedna ide myslalam spokojnie musial oczy maly nowy rowniez rzecz swoim ktorych zyciu podczas wystarczy
    ktorej matka wczoraj rano swiat cala byli pozwol chcialam wez sprawe nimi powinienem dwoch mialam oto powaznie
    dac telefon numer cale wiedzialem dziewczyna prace czujesz idzie da chca cokolwiek wina dopoki powiedziales
    trzymaj smierci nikogo prawde wrocic miejsca mowil swiecie swojej powiesz zrobilem pamietam halo swoich smierc
    przynajmniej najpierw pytanie wygladasz miedzy widziec jednego dam znow innych kobiety inaczej brzmi pieniedzy
    gdybym milosc robie tata calkiem prawo rece takze zrobiles wielu tlumaczenie dokad wierze zrob super mozliwe
    inne naszej drogi pojde wazne jednym kobieta dziewczyny kazdym slyszalem zona nasza chwili wiecie ogole dziala
    pewna wiedzial mowia chcemy poznac gra dopiero serce inny patrz pare dostac powinien witam diabla wcale udalo
    byloby pojecia godziny ciesze kazdego przeciwko cholery naszych zostala wiadomosc naszego cialo nowego naszym
    jack twoich zostaw jaka slowa bog czlowieka piec panowie raczej czyms ziemi czasie witaj stac mogla martw
    powrotem dziwne wybacz oznacza zyc zabrac rob plan zadnego czasem one miales rozmawiac nazywa szczescie takich
    godzin ostatnio natychmiast niezle ostatni syn john widziales zabil krwi rodziny wszystkiego widzialam mozecie
    zrobimy pania szkoly slucham czasami zaczekaj wyjsc idziesz potrzebujemy maz zrobisz powinnas sprawie uwierzyc
    mielismy bylismy mieli doktorze uwazaj moglem syna ciezko zgadza wielki zobaczenia drodze skarbie najbardziej
    konca glowy swiata wieczor kiedykolwiek nalezy dolarow chciala strony brat zly pokoj kims poczekaj cztery bylas
    zostalo twarz policja zostanie powinnam gotowy uda obchodzi blisko temat daleko taa chcecie potrzebujesz
    moglbym okay miasta serio chlopaki wspaniale ode srodku powiedzialam innym dobranoc wieczorem rok pol racja
    lecz czlowiekiem czyli rade szybciej chociaz jezu krew pozno dr spotkanie you zewnatrz kapitanie glowe lubisz
    chcialabym zalezy robota lubi slowo wziac gdybys powinno mowiac mala wypadek znalazlem dawaj miesiecy pojsc
    wejsc nowe robimy stronie zobaczymy wroce mniej praca moi pierwsze tydzien zupelnie rodzina boga czeka zna wody
    zrobi prawdopodobnie serca widzial prawa niewazne mogli jakos moglbys czlowieku doktor sprawdzic chlopak film
    pracowac wedlug szanse miescie robia wiedzialam spotkac jechac mowiles sadzisz wspolnego spac ojcem male tymi
    moglby gowno koles ciala pracuje ponad chwila uwage problemy wystarczajaco brak zdjecia miasto wkrotce reke
    okej kilku myslec wasza malo gory uh charlie michael znac zatrzymac jakas nazywam wiedza calym broni droge
    gotowa pogadac droga wszedzie przyjaciol dal strone mowilam pomoze prosto pomoz wami wielkie powiedzialas
    niemozliwe ostatnie przyjaciel samochodu zdjecie dziewczyne pokaz zapomnij pa slyszysz nagle zmienic razu
    samego brata milosci nazwisko roboty drugi wracaj rodzice popatrz klopoty wiekszosc trudno zaden zaczyna
    drugiej dol odejsc szkole pozwolic frank zobacz zrobila dobrym glowie ruszaj czesto faceta musza szkoda zadnej
    jedziemy poczatku dziecka matki zaczac calkowicie piekna godzine glupi choc policji musialem chlopcy blad
    niestety przyklad dowiedziec pierwsza czekac pomyslalem zadzwonic zabawne zostan widzenia trzech gore synu
    najlepszy corka pewnego trzymac szefie dawno rany pokazac mialo przyszedl joe siostra sami ponownie zostawic
    jedynie nowym zamiast inni jakim jednej historia kraju obiecuje tygodniu obok sprobuj wieku srodka musicie
    powie hey dluzej george chciales latwo bedziecie okazji statek zamierzam uwazam wroci niczym dasz rady mike
    znalezlismy oraz oboje nikomu zlego samym rodzine cicho istnieje zrobilam mimo odkad uwazasz musiala leci
    jakiegos sprobowac meza kupic moment zatem prawdziwe zla osob wezme takiej mowila wiadomosci szesc zone gosc
    slyszales okolo fbi mezczyzna boje tedy znajdziemy walczyc zamiar kocha zajme osoba historii ciagu wasze boli
    panno powinna strasznie and powodzenia panem bracie zwykle czyz wracam tom niby umrzec nastepnym zadzwonie
    gotowi niedlugo ojcze przyjdzie mysl przyjacielem wlosy proste prawdziwy nowa daje dzieckiem pewnoscia pytania
    nienawidze wrocil najlepsze ulicy najlepiej widac znajde stan przyjaciele ludzmi zabierz jedzenie wracac
    zostaly powod nigdzie kochasz seks ludziom probuje zadzwon sporo ziemie potrafie same piekne zajac przysiegam
    szpitala spokoju slyszalam szczerze przestac twarzy zartujesz pewny poki przyjaciolmi tysiecy nogi zrobilas
    znalazl wolno mieszka mialas glos pasuje robil moglam otworz wyboru zrozumiec chwileczke kazdej powstrzymac
    tylu mogles slysze grac kolacje uwielbiam uciec moglibysmy zabije uspokoj centrum zony wreszcie przyjsc kolejny
    cel dobrego szczesliwy biura kapitan tacy mocno musieli znaczenia trudne swietny poszedl mlody tygodni
    odpowiedz stoj bogu david szukam duzy korekta niektorzy widzialas chodzcie goscia czesci obawiam henry nastepny
    tygodnie informacje sekund fajnie pewne jedyna wow samej yeah wielka wojny mocy wiesci bol zwiazek zobaczysz
    tony jakbym dajcie zebysmy pierwszym gorze mnostwo ktokolwiek jakiego peter przyjaciela reszta lepsze facetem
    pozwole pytan policje ach hotelu stoi lozka list sadzie niesamowite zapytac swiatlo sensu wasz dostal los
    ruszac wiedziala prezent reszte dostalem ciekawe uwaga martwy jedynym wiezienia obiad przyszlosc uwaza chodzilo
    tylek potrafi poszlo osoby pomiedzy walki szukac rodzicow zwiazku zobacze twoi kobiete danny jorku aaccff
    dostaniesz zaczal martwic szansa pojdziesz nieprawda james system sen ben calej widzi slub jimmy zajmie
    sytuacji niezly wierzysz szpitalu zatrzymaj szef czescia wlasne mowy moc kobiet it coraz skonczyc gry dzieciak
    gotowe jedyny`,
  scale: 'klientów|użytkowników|osób|firm|krajów|miast|projektów|lat|lat doświadczenia|opinii',
  numbers: {
    magnitude: 'milionów|milion',
    uncounted: 'i',
    order: 'etap|rozdział',
  },
  claimContexts: {
    negation: 'nie',
    terms: 'zniżk|rabat',
    years: 'lat',
    experience: 'doświadczeni|ponad',
  },
  sourceNames: {
    preposition: 'według',
  },
  ratings: {
    reviews: 'opinii|ocen',
    outOf: 'z 5',
  },
  linking: {
    beforePlaces: 'w|na',
    lastOfRow: 'i',
  },
  negations: 'nie|nigdy|żaden|żadna|żadne|żadnych|bez|nic|ani|zamiast',
  backward:
    'on|ona|ono|oni|one|jego|jej|ich|ten|ta|to|ci|te|tego|tej|tych|taki|takie|tam|i|a|ale|lub|więc|dlatego|ponadto|dodatkowo|również|także|jednak|potem|następnie|na przykład|np.|inaczej|oba|tak|tu|tutaj|który|która|które|kto|gdzie|ponieważ|gdy|kiedy|jeśli|podczas gdy|chociaż|uwaga|ważne|inne|warto',
  conditions:
    'jeśli|jeżeli|chyba że|oprócz|tylko|wyłącznie|do|od|co najmniej|minimum|maksymalnie|najwyżej|ponad|mniej niż|około|ok|prawie|w zależności|za|w ciągu|po|przed|plus|w cenie',
  regulated:
    'leczy|wyleczy|gwarant*|gwarancj*|certyfik*|zatwierdz*|akredyt*|ubezpieczon*|klinicznie|udowodnion*|bez ryzyka|ekologiczn*|bezpieczn*|nagradzan*|opatentowan*|zysk',
}
