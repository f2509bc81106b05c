import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'bez konserwantów|bez dodatków|bez sztucznych|bez chemii|bez cukru|bez reklam|bez śledzenia|bez ściemy|' +
        'bez oszukiwania|z czystym sumieniem|jak za dawnych lat|smak dzieciństwa|smaki dzieciństwa|' +
        'z samej natury|prosto z natury|darów natury|dary natury|w zgodzie z|blisko natury|w rytmie natury|' +
        'nic więcej tylko|tylko naturaln*|100 naturaln*|w stu procentach naturaln*|nieskażon*|' +
        'dziewicz* przyrod*|rajsk*|rajem|sielsk*|sielank*|beztrosk*|proste przyjemności|proste życie|prostota|' +
        'prostoty|prostotę|radość życia|radości życia|czyste powietrze|czysta przyjemność|dziecięc* radoś*|' +
        'niewinn*',
      2:
        'szczer*|uczciw*|szczęś*|radoś*|radosn*|uśmiech*|dobroć|dobroci|harmoni*|organiczn*|czystość|czystości|' +
        'pogodn*|optymi*|dzieciństw*|spokój ducha|błogi*|idyll*|zdrow* żywnoś*|zdrowo|wiejsk*|swojsk*|' +
        'pozytywn*|czyste sumienie|krystaliczn*',
      1:
        'prosty|prosta|proste|prostych|czysty|czysta|czyste|czystej|czystego|natura|natury|naturze|przyrod*|' +
        'śwież*|delikatny|delikatna|delikatne|łagodn*|słońc*|słoneczn*|kwiaty|wiosn*|pokój|eko|zielon*|bajkow*|' +
        'naturaln*|ekologiczn*|autentyczn*',
    },
    Everyman: {
      3:
        'dla każdego|dla wszystkich|na każdą kieszeń|na każdy budżet|przystępn* cen*|w dobrej cenie|' +
        'uczciwe ceny|uczciwa cena|bez ukrytych opłat|bez ukrytych kosztów|bez zadęcia|bez zbędnych|' +
        'bez ściemniania|po ludzku|po sąsiedzku|sąsiedz*|zwykli ludzie|zwykłych ludzi|zwykłym ludziom|' +
        'zwykły człowiek|ludzie tacy jak|tacy jak ty|tak jak ty|jak w domu|jak u siebie|jak u mamy|' +
        'domow* atmosfer*|rodzinn* firm*|firma rodzinna|rodzinn* atmosfer*|wolontariusz*|wolontariat*|' +
        'społecznie|ramię w ramię|codzienn*|na co dzień|każdego dnia|swój chłop|prostym językiem|' +
        'ludzkim językiem|drzwi otwarte|dołącz do nas|spółdziel*|rodzinna firma|rodzinny interes|rozsądne ceny|' +
        'rozsądna cena|bez zbędnych formalności|bez ściemy|z sąsiedztwa|każdy jest mile widziany|' +
        'prostymi słowami|domowa atmosfera|domowej atmosferze',
      2:
        'społecznoś*|przyjazn*|przyjaciel*|przyjaźń|przyjaźni|koleż*|życzliw*|serdeczn*|gościnn*|wspóln*|razem|' +
        'wspólnot*|przynależ*|lokalny|lokalna|lokalne|lokalnej|lokalnych|niedrog*|tani|tanie|tanio|taniej|' +
        'oszczęd*|bezpłatn* dla|rodzina|całej rodziny|dla rodzin|mieszkańc*|stowarzysz*|integrac*|solidar*|' +
        'pomocna sąsiedzka|zwyczajn*|normaln*|osiedl*|równoś*|sąsiad*|lokaln*|zwykł*|uczciw*|rodzinn*',
      1: 'rodziny|praktyczn*|za darmo|darmow*|tradycyjn*|wygodn*|spotka*|znajom*|wszyscy|domow*|babci|gmin*',
    },
    Hero: {
      3:
        'nigdy się nie podd*|nie poddaj*|nie poddajemy|przekrocz* swoje granic*|przekracza* swoje granic*|' +
        'przekracza* granic*|pokonaj*|pokona*|pokonuj*|podejmij wyzwanie|podejmujemy wyzwan*|podjąć wyzwanie|' +
        'stawić czoła|stawiamy czoła|rzuć wyzwanie|bez wymówek|żadnych wymówek|najlepsz* wersj* siebie|' +
        'niemożliwe nie istnieje|nie ma rzeczy niemożliwych|niezwycięż*|niepokonan*|liczy się każda minuta|' +
        'liczy się każda sekunda|każda minuta|każda sekunda|ratuj* życie|ratujemy|ratownik*|ratownic*|' +
        'na ratunek|gwarancja rezultat*|gwarancja efekt*|gwarantujemy efekt*|osiągnij swoje cele|' +
        'osiągnij swój cel|osiągaj*|daj z siebie wszystko|dajemy z siebie wszystko|do zwycięstwa|' +
        'zmieniamy świat',
      2:
        'wyzwan*|bohater*|heroi*|zwycię*|wygraj|wygrywaj*|wygran*|mistrz|mistrza|mistrzów|mistrzowie|' +
        'mistrzost*|medal*|rekord*|triumf*|odwag*|odwaga|odważny|odważni|odważnych|dzieln*|męstw*|dyscyplin*|' +
        'determinac*|wytrwał*|wytrzymał*|ambitn*|ambicj*|siła|siłę|siły|silniejs*|siła woli|niezłomn*|' +
        'wojownik*|walcz*|walka|walkę|osiągnię*|całodobowe pogotowie|pogotowie|interwenc*',
      1:
        'trening*|trenuj*|sport*|zawod*|rywaliz*|turniej*|wynik*|cel|cele|silny|silna|silne|moc|mocy|mocny|' +
        'wydajn*|wydajność|motywac*|rozwijaj się|skuteczn*|sukces|sukcesu|sukcesy|sukcesów',
    },
    Outlaw: {
      3:
        'łam* zasad*|łamiemy zasad*|łamiąc zasad*|wbrew zasadom|wbrew regułom|wbrew schematom|na przekór|' +
        'pod prąd|przeciw systemowi|przeciwko systemowi|bez kompromisów|bezkompromis*|bez cenzury|' +
        'bez pośredników|bez pozwolenia|bez filtra|bez owijania w bawełnę|bez ogródek|bunt|buntu|buntown*|' +
        'buntuj*|rewolucj*|rewolucyjn*|rebeli*|rebel|zdecentraliz*|decentraliz*|odporn* na cenzurę|mamy dość|' +
        'masz dość|dość tego|wywrac* do góry|wywracamy|wyłam*|skończ z|zerwij z|do diabła|nie dla każdego|' +
        'nie dla grzecznych|niepokorn*|nieokiełznan*|undergroun*|podziemi*|niezależn* od korporacji',
      2:
        'bezczeln*|zadziorn*|radykaln*|prowokac*|prowokuj*|kontrowersyj*|szokuj*|skandal*|anarchi*|punk*|' +
        'nonkonform*|kontrkultur*|zakazan*|tabu|opór|sprzeciw*|protest*|wyzwol*|dziki|dzika|dzikie|drapieżn*|' +
        'brutaln*|alternatywn*|haker*|pirac*|tatuaż*|rockow*|metalow* brzmieni*|hardcor*|obala*|niszcz*|' +
        'rozwal*|wbrew',
      1:
        'odważnie|surow*|rock|motocykl*|anonimow*|niezależny|niezależna|niezależni|inaczej niż|precz|odrzuca*|' +
        'przełam*|szalon*|ostry|ostre|mroczn*|wolność słowa|uliczn*',
    },
    Explorer: {
      3:
        'przygod*|wyrusz*|wypraw*|ekspedycj*|odkrywaj świat|odkrywać świat|odkrywamy świat|odkrywc*|' +
        'poznawaj świat|poznawać świat|zwiedza* świat|na koniec świata|na krańc*|nieznane|nieznanego|' +
        'w nieznane|nieodkryt*|poza utartym|utartych szlak*|z dala od zgiełku|z dala od cywilizacji|' +
        'własną drogą|własną ścieżk*|własnej drogi|swoją drogę|bez granic|ponad granicami|przekracz* horyzont*|' +
        'nowe horyzonty|horyzont*|smak wolności|poczuj wolność|poczucie wolności|wędrow*|wędrówk*|włóczęg*|' +
        'nomad*|pionier*|bezdroż*|na szlaku|dzika przyroda|dzikiej przyrody|trekking*|obieżyświat*|globtroter*|' +
        'ucieknij od|ucieczka od',
      2:
        'podróż*|szlak*|wolność|wolności|wolnością|niezależność|niezależności|samodzieln*|górsk*|góry|górach|' +
        'szczyt*|wspinacz*|kemping*|camping*|biwak*|namiot*|plecak*|outdoor*|rejs*|żegl*|kajak*|rajd*|' +
        'eksploruj*|eksplorac*|egzotyczn*|dzicz*|puszcz*|odkryj region*|odkryj miejsca|ciekawość świata|' +
        'ciekawoś*|kosmiczn*',
      1:
        'droga|drogi|w drogę|odkryw*|turyst*|wyciecz*|zwiedza*|las|lasy|lasów|morze|morza|ocean*|za granic*|' +
        'międzynarodow*|terenow*|trasa|trasy|wakacj*|tras|rower*|kosmos*',
    },
    Creator: {
      3:
        'ręcznie robion*|ręcznie wykon*|ręcznie wytwarzan*|ręcznie tworzon*|ręcznie malowan*|rękodzie*|' +
        'własnoręczn*|zrób to sam|stwórz swój|stwórz swoją|stwórz swoje|stwórz własn*|twórz|zbuduj swój|' +
        'zbuduj własn*|zaprojektuj swój|zaprojektuj swoje|zaprojektuj|od pomysłu do|od szkicu do|' +
        'od projektu po|wcielamy w życie|pomysły w życie|pomysł w życie|szyte na miarę|szyty na miarę|' +
        'szyta na miarę|na indywidualne zamówienie|według twojego pomysłu|niepowtarzaln*|' +
        'jedyn* w swoim rodzaju|autorsk*|kreatywn*|twórcz*|twórca|twórcy|twórców|wyobraź*|wyobraźni*|wynalaz*|' +
        'rzemieśln*|rzemiosł*|z pasji tworzenia|prototyp*|unikatow*',
      2:
        'tworzyć|tworzenie|tworzymy|kreuj*|kreacj*|kreator*|projektant*|pracownia|pracowni|pracownię|warsztat|' +
        'manufaktur*|oryginaln*|inspirac*|inspiruj*|artyst*|artysty*|sztuka|sztuki|sztukę|malar*|rzeźb*|' +
        'ceramik*|szkic*|ilustrac*|ilustrat*|kompon*|kompozy*|pomysł*|innowator*|wymyśl*|wyraź siebie|' +
        'ekspresj*|majsterk*|haft*|szyci*|stolarsk*|design*|dizajn*',
      1:
        'projekt|projekty|projektuj*|studio|stworz*|twor*|budujemy|indywidualn*|personaliz*|muzyk*|szablon*|' +
        'edytor*|wyjątkow* projekt*|eksperyment*|architekt*|fotograf*',
    },
    Ruler: {
      3:
        'lider rynku|lider branży|liderem rynku|liderem w|liderem branży|liderzy rynku|wiodąc*|numer jeden|' +
        'najwyższej klasy|najwyższej próby|najwyższej jakości standard*|najwyższe standardy|' +
        'najwyższych standardów|światowej klasy|światowy lider|klasy premium|ekskluzywn*|elitarn*|elita|elity|' +
        'prestiż*|luksusow* rezydencj*|dla wymagających|dla koneserów|wybranych klient*|pod kontrolą|' +
        'pełna kontrola|pełną kontrolę|pełnej kontroli|ład korporacyjny|ładu korporacyjnego|' +
        'zgodność z przepisami|compliance|poufnoś*|pełnej dyskrecji|pełna dyskrecja|zarządzanie ryzykiem|' +
        'królewsk*|cesarsk*|arystokrat*|szlacheck*|dworsk*|pałac*|vip|władz*|władca|niekwestionowan*|hegemon*',
      2:
        'lider|liderem|liderzy|przywódc*|przywództw*|autorytet*|dominuj*|dominac*|dziedzictw*|dynasti*|' +
        'perfekcj*|perfekcyjn*|doskonałoś*|nienagann*|bezkonkurencyjn*|wyrafinowan*|reprezentac*|' +
        'reprezentacyjn*|monumentaln*|majestat*|dystyngow*|wieloletnia tradycja|tradycj* od|założon* w 18*|' +
        'kapitał*|majątk*|korporac*|strategiczn*|rygorystyczn*|nadzór|nadzoru|porządek|porządku|' +
        'precyzj*|standardów|certyfikowan*|premium|renom*',
      1:
        'kontrol*|zarządza*|zarząd|standard*|stabiln*|prestige|największ*|wpływow*|audyt*|instytucj*|regulac*|' +
        'klasyczn*|status|sukcesj*|administrac*|założon* w 19*',
    },
    Magician: {
      3:
        'magi*|magiczn*|czaruj*|czarown*|czarodziej*|zaczarow*|cud|cuda|cudem|cudown*|jak za dotknięciem|' +
        'za dotknięciem czarodziejskiej|w kilka sekund|w kilka chwil|w mgnieniu oka|w sekundę|' +
        'jednym kliknięciem|kilkoma kliknięciami|w kilku kliknięciach|samo się|spełniamy marzenia|' +
        'spełnij marzenia|spełniaj marzenia|spełnij swoje marzenia|spełnieni* marze*|marzenia się spełniają|' +
        'marzenia w rzeczywistość|zamień* w|zmień swoje życie|zmieni twoje życie|odmień*|odmieni*|przemień*|' +
        'przemian*|przeobraż*|metamorfoz*|nie uwierzysz|nie do wiary|niewiarygodn*|przyszłość już|' +
        'przyszłość zaczyna|tworzymy przyszłość|kształtujemy przyszłość|nowa rzeczywistość|nowy wymiar',
      2:
        'marzen*|marzeni*|marzyć|marz|sen|snów|transform*|niezwykł*|zachwyc* efekt*|oczarow*|baśni*|baśniow*|' +
        'bajka|bajki|fantasty*|niesamowit*|tajemni*|mistycz*|alchemi*|eliksir*|natychmiast|natychmiastow*|' +
        'błyskawiczn*|bez wysiłku|sztuczn* inteligenc*|przewid*|przepowi*|intuicj*|intuicyjn*|duchow*|' +
        'zaskakuj*|olśnie*|medytac*|energia kosmiczna',
      1:
        'przyszłość|przyszłości|wizj*|wizjoner*|chwil*|moment|inteligentn*|innowac*|innowacyjn*|zmiana|zmiany|' +
        'wrażeni*|niezapomnian*|iluzj*|uzdrawia*|jednym dotknięciem|automatyz*|automatyczn*',
    },
    Lover: {
      3:
        'z miłości|z miłością|z miłości do|pokochaj*|pokocha*|zakocha*|rozkosz*|namiętn*|zmysł*|zmysłow*|' +
        'uwodz*|uwiedź|kusząc*|kusi|pokus*|romanty*|dla dwojga|we dwoje|kolacja przy świecach|rozpieszcz*|' +
        'rozpieść|dopieść|dopieszcz*|dla podniebienia|rozpływ* się w ustach|jedwabi*|aksamit*|panna młoda|' +
        'pannie młodej|panny młodej|zaręczyn*|wesel*|kobiecoś*|intymn*|uwielbia*|ukochan*|czułoś*|bliskość|' +
        'bliskości|podkreśl* twoje piękno|twoje piękno|twojego piękna|piękno|piękna i|poczuj się piękn*',
      2:
        'miłość|miłości|miłością|kocha*|pasja|pasji|pasję|piękny|piękna|piękne|pięknie|pięknem|elegan*|' +
        'wykwintn*|subteln*|zachwyc*|zachwyt*|luksus*|urok*|uroczy|urocz*|wdzięk*|aromat*|zapach*|perfum*|' +
        'przyjemnoś*|relaks*|delektuj*|wyśmienit*|pyszn*|smakowit*|finezj*|estetyk*|estetyczn*|gracja|gracj*|' +
        'biżuteri*|bukiet*|róże|kwiatów|pocałun*|objęci*|zmysły|kobiec*|ślub*|ślubn*',
      1:
        'smak*|nastroj*|atmosfer*|czekolad*|skóra|skóry|ciało|ciała|uroda|urody|styl|stylow*|moda|mody|modn*|' +
        'wino|deser*|spa|serce|sercem|serca|emocj*|chwile we|kosmety*|wspomnie*',
    },
    Caregiver: {
      3:
        'z troską|z troski|troszcz*|troskliw*|troska|otaczamy opieką|otoczymy opieką|pod opieką|' +
        'pod naszą opieką|opiekuj*|zaopiekuj*|jesteśmy przy|jesteśmy z tobą|jesteśmy z wami|zawsze przy tobie|' +
        'nie jesteś sam*|nie zostawi*|pomocną dłoń|wyciąg* dłoń|w potrzebie|potrzebując*|' +
        'najbardziej potrzebując*|podaruj|przekaż darowiznę|darowizn*|wesprzyj|wspieraj nas|pomóż|dobroczyn*|' +
        'charytatyw*|hospicj*|bezdomn*|osierocon*|sierot*|adopcj*|uchodź*|niepełnosprawn*|chroń swoj*|' +
        'chroń bliskich|twoich bliskich|dla twojego bezpieczeństwa|spokojny sen|współczu*|miłosierdz*|empati*|' +
        'zajmiemy się wszystkim|zadbamy o|zadba o|dbamy o|w dobrych rękach|w bezpiecznych rękach|krok po kroku|' +
        'bez stresu|z cierpliwością|cierpliwie|czuć się bezpiecznie|poczucie bezpieczeństwa|bezpiecznie i|' +
        'w swoim tempie|we własnym tempie|opiekuńcz*|opiekujemy|każde dziecko|każdego dziecka|akceptacj*|' +
        'wspieramy|ciepł* atmosfer*',
      2:
        'opieka|opieki|opiekę|opiekun*|ochroń|chronimy|chroni|pomoc dzieciom|pomoc dla|wsparcie dla|' +
        'wsparci* psycholog*|ukoj*|koi|kojąc*|pociesz*|leczy*|uzdrow*|wyzdrow*|rehabilit*|zdrowie dziec*|' +
        'dobrostan*|bezpieczeństwo twoj*|zaufani*|cierpliw*|maluch*|maluszk*|niemowl*|noworod*|macierzyń*|' +
        'chorych|chorym|podopieczn*|senior*|ofiarn*|służymy|poświęc*|hojn*|wyrozumia*|wrażliwoś*|ciepł* i|' +
        'pomagamy|pomagać|nadziej*|seniorów|osoby starsze|osób starszych|schronisk*|bezpieczn*|bezpieczeństw*|' +
        'dzieci|dziecko|dziecka|opiek*|ciepło|wsparci*',
      1:
        'bezpiecz*|ochrona|ochronę|pomaga*|zdrowi*|zdrowia|pacjent*|dzieciom|rodzic*|rodziców|bliskich|mam|' +
        'wspiera*|spokój|komfort*|charytat*|zwierząt|zwierzęt*',
    },
    Jester: {
      3:
        'zabaw*|pobaw*|bawi*|bawm*|ubaw*|żart*|żartuj*|żarty na bok|śmiech*|śmiej*|śmiać|śmieszn*|uśmiać|' +
        'rozśmiesz*|humor*|z przymrużeniem oka|poczucie humoru|beka|hecn*|heca|na wesoło|wesoł*|wesołe|' +
        'rozrywk*|rozrywkow*|mem|memy|memów|haha|hej ho|ups|hura|hurra|juhu|jupi|wow|nuda|nudy|nudzie|nudz*|' +
        'bez nudy|koniec z nudą|nie nudzi*|szaleństw*|szalej*|wygłup*|wariat*|zwariow*|błazn*|błazen*|klaun*|' +
        'kabaret*|stand up|figl*|psot*',
      2:
        'impreza|imprezę|imprezy|imprez|imprezow*|świętuj*|karnawał*|festyn*|komed*|komik*|dowcip*|frajda|' +
        'frajdy|frajdę|radocha|luz|na luzie|luźn*|wyluz*|psikus*|niespodziank*|graj|gracz*|zagraj*|planszów*|' +
        'quiz*|taniec|tańcz*|tańc*|dyskotek*|karaoke|absurd*|dziwaczn*|pokręcon*|fajn*|czadow*|odjazd*|' +
        'odlotow*|figiel*|ironi*',
      1:
        'piwo|piwa|toast*|festiwal*|animac*|maskot*|kolorow*|przyjęci*|urodzin*|spontan*|cukierk*|przekąsk*|' +
        'słodk*|zwierzak*|kumpl*|super|ekstra|gra|gry|gier|koncert*',
    },
    Sage: {
      3:
        'dzielimy się wiedz*|oparte na danych|opart* na dowodach|opart* na faktach|opart* na wiedzy|' +
        'na podstawie danych|dowod* naukow*|naukowo|udowodnion*|potwierdzon* naukowo|potwierdzon* badaniami|' +
        'badania nauk*|badań nauk*|fakty|faktów|faktach|prawda|prawdę|prawdy|obiektywn*|rzeteln*|' +
        'niezależne badania|świadom* decyzj*|trafn* decyzj*|podejmowa* decyzj*|zrozum*|pomagamy zrozumieć|' +
        'wyjaśni*|tłumaczymy|mądr*|mądroś*|oświec*|analityc*|analitycz*|metodologi*|metodyk*|wnikliw*|dogłębn*|' +
        'rozwiej* wątpliwości|otwart* kod*|open source|publikacj* nauk*',
      2:
        'badaw*|badacz*|naukow*|naukowc*|poznaj fakty|merytor*|akademick*|encykloped*|refleks*|filozof*|' +
        'świadomoś*|krytyczn* myślen*|przejrzyst*|weryfik*|sprawdzon* wiedz*|wiedz*|wyjaśnia*',
      1:
        'doświadczeni* zawod*|precyzyjn*|inteligencj*|teori*|edukac*|edukacyj*|diagnos*|diagnoz*|eksperck*|' +
        'ekspert*|uczymy|uczyć się|analiz*|nauka|nauki|statysty*|badania|badań',
    },
  },
}
