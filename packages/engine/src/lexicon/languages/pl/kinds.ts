import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotele|hotelu|hotelem|hoteli|hotelik*|hotel butikowy|motel|motele|motelu|zajazd hotelowy',
    'guest-house':
      'pensjonat*|dom gościnny|domy gościnne|pokoje gościnne|pokój gościnny|pokojów gościnnych|pokoje do wynajęcia|dom wczasowy|domy wczasowe|willa z pokojami|kwatery prywatne|bed and breakfast|bed & breakfast|b&b',
    hostel: 'hostel|hostele|hostelu|hostelem|schronisk* młodzieżow*|dom turysty',
    inn: 'zajazd*|gościniec|gościńca|gościńcu|karczma z noclegami',
    'holiday-home':
      'domek letniskowy|domki letniskowe|domków letniskowych|domek wakacyjny|domki wakacyjne|dom wakacyjny|domy wakacyjne|apartament*|apartamenty wakacyjne|domki na wynajem|dom na wynajem|domki całoroczne|domek w górach|domki w górach|domki nad morzem|domki nad jeziorem|apartamenty na wynajem|mieszkania na doby|willa|wille|dom gości',
    'mountain-hut': 'schronisk* górsk*|chata górska|schronisko PTTK|bacówka|górskie schronisko',
    campsite:
      'kemping*|camping*|pole namiotowe|pola namiotowe|pole kempingowe|pole campingowe|glamping*|kamper park|camper park',
    resort:
      'resort|resorty|resortu|ośrodek wypoczynkowy|ośrodki wypoczynkowe|ośrodka wypoczynkowego|ośrodek wczasowy|kurort*|kompleks wypoczynkowy|ośrodek narciarski|stacja narciarska',
    'farm-stay':
      'agroturystyk*|gospodarstw* agroturystyczn*|kwatera agroturystyczna|siedlisko agroturystyczne|wczasy pod gruszą',
    accommodation:
      'nocleg|noclegi|noclegów|noclegu|zakwaterowani*|obiekt noclegowy|baza noclegowa|miejsca noclegowe|kwatery pracownicze|noclegi pracownicze',
    'student-residence':
      'dom studencki|domy studenckie|akademik*|prywatny akademik|dom studenta|mieszkania studenckie|bursa',
    restaurant:
      'restauracj*|bistro|bistra|jadłodajni*|gospoda|gospody|karczma|karczmy|oberża|bar mleczny|bary mleczne|sushi bar|steakhouse|grill bar|burgerowni*|naleśnikarni*|pierogarni*|kebab|trattoria|lokal gastronomiczny|knajpa|stołówk*|obiady domowe|smażalni*',
    pizzeria: 'pizzeri*|pizza na telefon|pizza z dostawą|pizza na wynos',
    cafe: 'kawiarni*|kawiarenk*|herbaciarni*|coffee shop|klubokawiarni*|palarnia i kawiarnia',
    bar: 'bar|bary|baru|barem|koktajlbar|cocktail bar|bar koktajlowy|winiarnia i bar|wine bar|drink bar|ogródek piwny|lounge bar|multitap',
    pub: 'pub|puby|pubu|pubem|piwiarni*|irlandzki pub',
    nightclub: 'klub nocny|kluby nocne|klubu nocnego|dyskotek*|klub muzyczny i taneczny',
    bakery: 'piekarni*|piekarz|piekarze|piekarstwo|piekarnia rzemieślnicza',
    butcher:
      'sklep mięsny|sklepy mięsne|masarni*|rzeźni*|zakład mięsny|zakłady mięsne|wędliniarni*|wędliny tradycyjne|zakład masarski',
    'pastry-shop':
      'cukierni*|pracownia cukiernicza|pracownia tortów|torty na zamówienie|manufaktura czekolady|pijalnia czekolady|ciastkarni*|pączkarni*|torty artystyczne',
    'ice-cream-parlour': 'lodziarni*|lody rzemieślnicze|lody naturalne|lody tradycyjne|pracownia lodów|gelateri*',
    catering:
      'catering*|firma cateringowa|firmy cateringowe|usługi cateringowe|catering dietetyczny|cateringi dietetyczne|catering firmowy|dieta pudełkowa|diety pudełkowe|diet pudełkowych',
    'food-truck': 'food truck|food trucki|foodtruck*|food trucków|street food',
    brewery: 'browar|browary|browaru|browarem|browar rzemieślniczy|browar restauracyjny|minibrowar*|browar regionalny',
    winery: 'winnic*|winiarni*|producent wina|producent win|producenci win|wytwórnia win',
    distillery: 'destylarni*|gorzelni*|wytwórnia wódek|producent alkoholi|nalewki rzemieślnicze',
    'coffee-roaster': 'palarni* kaw*|kawa świeżo palona|palarnia rzemieślnicza',
    delicatessen: 'delikatesy|delikatesów|produkty delikatesowe|sklep z delikatesami|produkty regionalne',
    'food-producer':
      'producent żywności|producenci żywności|producent artykułów spożywczych|zakład spożywczy|zakłady spożywcze|producent przetworów|producent słodyczy|producent mrożonek|przetwórni*|olejarni*|miody z własnej pasieki|pasiek*',
    farm: 'gospodarstw* roln*|gospodarstwo ekologiczne|gospodarstwo rodzinne|gospodarstw* ogrodnicz*|gospodarstw* sadownicz*|farma|farmy|ferma|fermy|sad owocowy|hodowla bydła',
    dairy: 'mleczarni*|spółdzielnia mleczarska|serowarni*|sery zagrodowe|producent serów|producent nabiału',
    'beach-club': 'beach club|klub plażowy|beach bar|bar na plaży|bar plażowy',
    'music-venue':
      'klub muzyczny|kluby muzyczne|sala koncertowa|klub jazzowy|klub koncertowy|hala koncertowa|muszla koncertowa|scena muzyczna',
    'event-venue':
      'sala bankietowa|sale bankietowe|centrum konferencyjne|sala konferencyjna|sale konferencyjne|centrum kongresowe|obiekt eventowy|przestrzeń eventowa|sala na imprezy|sale na wynajem|wynajem sal|hala widowiskowa|centrum targowe',
    'wedding-venue':
      'dom weselny|domy weselne|domu weselnego|sala weselna|sale weselne|sal weselnych|wesele w stodole|stodoła weselna|miejsce na wesele',
    theatre:
      'teatr|teatry|teatru|teatrem|teatr lalek|teatr muzyczny|teatr dramatyczny|opera|filharmonia i opera|kabaret|kabarety',
    cinema: 'kino|kina|kinem|kino studyjne|multipleks*|kino samochodowe|kino plenerowe',
    museum: 'muzeum|muzea|muzeów|skansen*|izba pamięci|izba regionalna|centrum nauki',
    gallery:
      'galeri* sztuk*|galeria sztuki współczesnej|galeria obrazów|galeria fotografii|galeria malarstwa|salon wystawowy',
    zoo: 'zoo|ogród zoologiczny|ogrody zoologiczne|mini zoo|park dzikich zwierząt|oceanari*|akwarium publiczne|zwierzyniec|motylarni*',
    'theme-park':
      'park rozrywki|parki rozrywki|park tematyczny|lunapark*|wesołe miasteczko|park dinozaurów|dinopark*|park miniatur|park wodny z atrakcjami',
    'adventure-park':
      'park linowy|parki linowe|park przygód|park trampolin|parki trampolin|tyrolka|paintball|wieża spadochronowa',
    'escape-room': 'escape room|escape roomy|escape roomów|pokój zagadek|pokoje zagadek|pokój ucieczek',
    'indoor-playground':
      'sala zabaw|sale zabaw|bawialni*|figloraj*|plac zabaw wewnętrzny|centrum zabaw|fikoland*|małpi gaj',
    'bowling-alley': 'kręgielni*|bowling|bilard|klub bilardowy|laser tag|laserowy paintball',
    'swimming-pool':
      'pływalni*|basen|baseny|basenu|kryta pływalnia|aquapark*|park wodny|parki wodne|kąpielisk*|basen kryty',
    spa: 'spa|day spa|hotel spa|ośrodek spa|centrum wellness|wellness & spa|gabinet spa|salon spa|termy|łaźnie termalne|uzdrowisk*',
    sauna: 'sauna|sauny|saun|saunari*|łaźnia|łaźnie|łaźnia parowa|hammam',
    marina:
      'marina|mariny|przystań jachtowa|przystań żeglarska|port jachtowy|czarter jachtów|czartery jachtów|stanica wodna',
    'boat-rental':
      'wypożyczalni* łodzi|wypożyczalni* kajak*|spływ kajakowy|spływy kajakowe|spływów kajakowych|rejsy statkiem|wynajem łodzi|wypożyczalnia sprzętu wodnego|kajaki',
    'bike-rental':
      'wypożyczalni* rower*|wynajem rowerów|rowery miejskie|rower miejski|wypożyczalnia rowerów elektrycznych',
    'tour-operator':
      'touroperator*|operator turystyczny|organizator turystyki|organizator wycieczek|organizator wypraw|wyprawy|organizator podróży|wycieczki objazdowe',
    'guided-tours':
      'wycieczki z przewodnikiem|zwiedzanie z przewodnikiem|przewodnik miejski|przewodnik górski|przewodnicy|przewodnik po mieście|usługi przewodnickie|spacery z przewodnikiem|przewodnicy górscy',
    'travel-agency':
      'biur* podróż*|biuro turystyczne|biura turystyczne|agencja turystyczna|agencja podróży|biuro turystyki',
    'travel-guide':
      'przewodnik turystyczny|przewodniki turystyczne|przewodnik po regionie|portal turystyczny|informator turystyczny|przewodnik dla turystów',
    'tourist-office':
      'informacja turystyczna|informacji turystycznej|punkt informacji turystycznej|centrum informacji turystycznej|organizacja turystyczna',
    festival: 'festiwal*|festival|festyn|festyny|przegląd filmowy|karnawał',
    conference:
      'konferencj*|kongres|kongresu|sympozjum|targi|targów|zjazd naukowy|hackathon*|forum gospodarcze|forum ekonomiczne',
    casino: 'kasyno|kasyna|kasyno online|kasyn|zakłady bukmacherskie|bukmacher*|salon gier',
    'golf-course': 'pole golfowe|pola golfowe|klub golfowy|golf club',
    'ski-school':
      'szkoł* narciarsk*|szkoła narciarstwa|szkoła snowboardu|szkoła narciarska i snowboardowa|nauka jazdy na nartach',
    'surf-school':
      'szkoła surfingu|szkoła windsurfingu|szkoła kitesurfingu|surf camp|szkółka windsurfingowa|kursy kitesurfingu',
    'diving-school': 'szkoła nurkowania|centrum nurkowe|centra nurkowe|baza nurkowa|kursy nurkowania|klub nurkowy',
    'riding-school':
      'szkoła jazdy konnej|szkółka jeździecka|ośrodek jeździecki|ośrodki jeździeckie|klub jeździecki|nauka jazdy konnej|jazda konna',
    'climbing-gym':
      'ścianka wspinaczkowa|ściana wspinaczkowa|ścianki wspinaczkowe|centrum wspinaczkowe|boulderowni*|szkoła wspinaczki',
    gym: 'siłowni*|box crossfit|crossfit box|klub bokserski|sala treningowa',
    'fitness-studio':
      'klub fitness|kluby fitness|klubu fitness|studio fitness|centrum fitness|fitness club|studio pilates|studio treningu|studio treningowe|studio ems|trening ems',
    'personal-trainer':
      'trener personalny|trenerka personalna|trenerzy personalni|trenera personalnego|trening personalny|treningi personalne|trener biegania|trener przygotowania motorycznego',
    'yoga-studio': 'studio jogi|szkoła jogi|szkoły jogi|joga|zajęcia jogi|nauczycielka jogi|nauczyciel jogi',
    'dance-school':
      'szkoł* tańc*|studio tańca|akademia tańca|szkoła taneczna|kurs tańca|kursy tańca|szkoła baletowa|studio taneczne|klub tańca|zespół taneczny',
    'martial-arts-school':
      'szkoła sztuk walki|klub sztuk walki|akademia sztuk walki|sztuki walki|sztuk walki|klub karate|szkoła karate|klub judo|dojo|krav maga|akademia jiu-jitsu|klub taekwondo|szkoła kung fu|kursy samoobrony',
    'sports-club':
      'klub sportowy|kluby sportowe|klubu sportowego|klub piłkarski|klub żeglarski|klub pływacki|klub siatkarski|klub koszykarski|klub wioślarski|klub szachowy|klub kolarski|klub biegacza|szkółka piłkarska|akademia piłkarska|uczniowski klub sportowy|klub strzelecki|klub żużlowy',
    'sports-team':
      'drużyna piłkarska|drużyna koszykarska|drużyna hokejowa|zespół piłkarski|drużyna siatkarska|zespół wyścigowy|drużyna esportowa',
    'sports-federation':
      'związek sportowy|związek piłki nożnej|polski związek sportowy|federacja sportowa|liga sportowa|okręgowy związek',
    'tennis-club':
      'klub tenisowy|kluby tenisowe|korty tenisowe|szkoła tenisa|akademia tenisa|szkółka tenisowa|klub padla|korty padel',
    choir: 'chór|chóry|chóru|zespół wokalny|chór kameralny|chór mieszany|chór parafialny|schola',
    orchestra: 'orkiestr*|filharmoni*|orkiestra dęta|kwartet smyczkowy|zespół kameralny|sinfonietta|kapela ludowa',
    band: 'zespół muzyczny|zespoły muzyczne|zespół weselny|zespoły weselne|zespół na wesele|zespół rockowy|kapela weselna|cover band|zespół coverowy|zespół folkowy',
    dj: 'dj|dj na wesele|wodzirej|wodzirej i dj|dj wodzirej|didżej',
    'event-agency':
      'agencja eventowa|agencje eventowe|agencji eventowej|agencja artystyczna|organizacja eventów|organizacja imprez|organizator eventów|organizator imprez|imprezy integracyjne|organizacja konferencji',
    'wedding-planner':
      'wedding planner|konsultant ślubny|konsultantka ślubna|organizacja wesel|organizacja ślubów|organizator wesel|agencja ślubna|konsultanci ślubni',
    'event-service':
      'obsługa imprez|obsługa eventów|technika eventowa|nagłośnienie imprez|nagłośnienie i oświetlenie|fotobudk*|wypożyczalnia namiotów|wynajem namiotów|dmuchańce|wynajem dmuchańców|iluzjonist*|atrakcje na wesele|animacje dla dzieci|animator zabaw|dekoracje ślubne|technika sceniczna',
    'medical-practice':
      'przychodni*|gabinet lekarski|gabinety lekarskie|praktyka lekarska|centrum medyczne|centra medyczne|ośrodek zdrowia|poradni* lekarsk*|podstawowa opieka zdrowotna|przychodnia lekarska|poradnia zdrowia',
    doctor:
      'lekarz|lekarza|lekarze|lekarz rodzinny|dermatolog*|pediatra|chirurg|chirurg plastyczny|kardiolog*|ginekolog*|okulista|ortopeda|psychiatra|urolog|laryngolog|endokrynolog*|neurolog|internista',
    dentist:
      'dentysta|dentyści|dentystka|stomatolog*|gabinet stomatologiczny|gabinety stomatologiczne|klinika stomatologiczna|centrum stomatologii|przychodnia stomatologiczna|implantologi*|centrum stomatologiczne|gabinet dentystyczny',
    orthodontist: 'ortodont*|gabinet ortodontyczny|aparaty ortodontyczne',
    clinic:
      'klinik*|klinika medycyny estetycznej|medycyna estetyczna|klinika leczenia niepłodności|klinika okulistyczna|klinika chirurgii plastycznej|gabinet medycyny estetycznej',
    hospital: 'szpital*|hospicjum|sanatori*|szpital specjalistyczny|centrum onkologii',
    physiotherapist:
      'fizjoterap*|rehabilitacj*|gabinet fizjoterapii|gabinet rehabilitacji|centrum rehabilitacji|rehabilitant*',
    chiropractor: 'chiroprakty*|kręgarz|gabinet chiropraktyki',
    osteopath: 'osteopat*|gabinet osteopatii|gabinet osteopatyczny',
    'speech-therapist': 'logoped*|neurologoped*|gabinet logopedyczny|terapia mowy|surdologoped*',
    'occupational-therapist':
      'terapia zajęciowa|terapii zajęciowej|terapeuta zajęciowy|warsztat terapii zajęciowej|integracja sensoryczna|terapia ręki',
    psychotherapist:
      'psychoterap*|psycholog*|gabinet psychologiczny|poradni* psychologiczn*|gabinet psychoterapii|centrum psychoterapii|ośrodek psychoterapii|terapia par|ośrodek leczenia uzależnień|terapia uzależnień',
    naturopath:
      'naturopat*|medycyna naturalna|akupunktur*|homeopat*|medycyna chińska|ajurwed*|zielar*|gabinet medycyny naturalnej|hirudoterapi*|bioenergoterap*',
    podiatrist: 'podolog*|gabinet podologiczny|pedicure leczniczy|podiatr*',
    midwife: 'położna|położne|położnej|doula|douli|szkoła rodzenia|szkoły rodzenia',
    nurse: 'opieka pielęgniarska|usługi pielęgniarskie|pielęgniarka|pielęgniarki|pielęgniarska opieka długoterminowa',
    'home-care':
      'opieka domowa|opieka nad osobami starszymi|opieka nad seniorem|opieka nad seniorami|usługi opiekuńcze|agencja opiekunek|opiekunki osób starszych|opiekunka osób starszych',
    'care-home':
      'dom opieki|domy opieki|domu opieki|dom seniora|domy seniora|dom pomocy społecznej|dom spokojnej starości|zakład opiekuńczo-leczniczy|prywatny dom opieki|dom starców|ośrodek opiekuńczy',
    pharmacy: 'aptek*|apteka internetowa|punkt apteczny|drogeri*',
    optician:
      'salon optyczny|salony optyczne|optyk|optycy|optyka|optometryst*|zakład optyczny|okulary korekcyjne|gabinet okulistyczny i optyczny',
    'hearing-aids': 'aparat* słuchow*|protetyk słuchu|protetycy słuchu|protetyka słuchu|badanie słuchu',
    laboratory:
      'laboratori*|laboratorium medyczne|laboratorium diagnostyczne|laboratorium analityczne|diagnostyka laboratoryjna|pracownia protetyczna|technika dentystyczna|laboratorium badawcze|badania laboratoryjne',
    veterinarian:
      'weterynar*|lecznica dla zwierząt|lecznica weterynaryjna|przychodnia weterynaryjna|gabinet weterynaryjny|klinika weterynaryjna|lekarz weterynarii|lekarze weterynarii|klinika dla zwierząt|lecznica zwierząt',
    kennel:
      'hotel dla psów|hotele dla psów|hotel dla zwierząt|hotel dla kotów|hotelik dla psów|psi hotel|hotel dla psa|psie przedszkole|przedszkole dla psów',
    'dog-school':
      'szkoła dla psów|szkolenie psów|szkolenia psów|szkolenia dla psów|tresura psów|behawioryst*|treser psów|trener psów|psia szkoła|psi trener',
    'dog-groomer':
      'groomer*|psi fryzjer|salon dla psów|strzyżenie psów|fryzjer dla psów|salon groomerski|salon pielęgnacji psów|psi salon',
    breeder:
      'hodowl* psów|hodowl* kotów|hodowc*|hodowl* koni|hodowla rodowodowa|hodowla zarejestrowana|hodowla psów rasowych|hodowla kotów rasowych|stadnina ogierów|hodowla zwierząt',
    'animal-shelter':
      'schronisko dla zwierząt|schroniska dla zwierząt|schronisko dla psów|przytulisko|fundacja dla zwierząt|azyl dla zwierząt|azyl dla kotów|towarzystwo opieki nad zwierzętami|ratowanie zwierząt',
    'pet-sitter':
      'petsitter*|pet sitter|petsitting|opieka nad zwierzętami|wyprowadzanie psów|opiekun zwierząt|opieka nad kotem',
    'riding-stable': 'stajni*|stadnin*|pensjonat dla koni|hotel dla koni|stajnia pensjonatowa',
    hairdresser:
      'fryzjer*|salon fryzjerski|salony fryzjerskie|salonu fryzjerskiego|zakład fryzjerski|studio fryzjerskie|stylista fryzur|salon fryzur|studio fryzur',
    barber: 'barber|barberzy|barbershop*|barber shop|fryzjer męski|golibroda|barberski salon',
    'beauty-salon':
      'salon kosmetyczny|salony kosmetyczne|salonu kosmetycznego|gabinet kosmetyczny|gabinet kosmetologiczny|studio urody|salon urody|salon piękności|kosmetyczka|kosmetolog*|makijaż permanentny|stylizacja rzęs|przedłużanie rzęs|stylizacja brwi|depilacja laserowa|makijażystk*|instytut urody|beauty studio|wizażystk*|klinika urody|zabiegi kosmetyczne|solari*',
    'nail-salon':
      'stylizacja paznokci|stylistka paznokci|salon paznokci|studio paznokci|manicure i pedicure|manicure hybrydowy|salon manicure',
    'massage-practice':
      'gabinet masażu|salon masażu|salony masażu|studio masażu|masaż|masaże|masażu|masażyst*|masaż tajski|masaż leczniczy|masaż relaksacyjny|reiki',
    'tattoo-studio':
      'studio tatuażu|studia tatuażu|salon tatuażu|tatuażyst*|tatuator*|tatuaże|piercing|studio piercingu',
    coach:
      'coach|coachowie|coaching*|life coach|business coach|coach kariery|mentoring|trener mentalny|doradca zawodowy|doradztwo zawodowe|trener rozwoju osobistego',
    counselling:
      'pomoc psychologiczna|poradni* rodzinn*|interwencja kryzysowa|hipnoterap*|poradnia małżeńska|terapeuta|terapeutka',
    nutritionist:
      'dietety*|poradnia dietetyczna|gabinet dietetyczny|dietetyk kliniczny|psychodietety*|poradnictwo żywieniowe|specjalista do spraw żywienia',
    kindergarten:
      'przedszkol*|przedszkole niepubliczne|przedszkole publiczne|przedszkole montessori|leśne przedszkole|punkt przedszkolny',
    nursery: 'żłobek|żłobki|żłobka|klub dziecięcy|klub malucha|żłobek i przedszkole|klubik dziecięcy',
    childminder:
      'opiekunka do dzieci|opiekunki do dzieci|niania|nianie|agencja niań|dzienny opiekun|opieka nad dziećmi|agencja opiekunek do dzieci|au pair',
    school:
      'szkoła|szkoły|szkołę|szkoła podstawowa|szkoły podstawowe|liceum|liceum ogólnokształcące|technikum|zespół szkół|gimnazjum|szkoła niepubliczna|szkoła społeczna|szkoła policealna|szkoła branżowa|szkoła międzynarodowa|szkoła artystyczna|zespół szkolno-przedszkolny',
    university:
      'uniwersytet*|uczelni*|politechnik*|szkoła wyższa|wyższa szkoła|szkoły wyższe|szkoła główna|wydział|akademia nauk stosowanych|akademia medyczna|szkoła biznesu|studia podyplomowe|uniwersytet trzeciego wieku',
    academy: 'akademia|akademii|akademie|instytut|instytutu|instytuty',
    'training-centre':
      'ośrodek szkoleniowy|ośrodki szkoleniowe|centrum szkoleniowe|firma szkoleniowa|firmy szkoleniowe|centrum szkoleń|szkoleni*|szkolenia dla firm|kursy zawodowe|kształcenie zawodowe|ośrodek szkolenia|centrum kształcenia|doskonalenie zawodowe|kursy i szkolenia|szkolenia zawodowe|szkolenia bhp|centrum edukacji',
    'driving-school':
      'szkoł* jazdy|nauka jazdy|ośrodek szkolenia kierowców|auto szkoła|kurs prawa jazdy|kursy prawa jazdy|kurs na prawo jazdy|kursy na prawo jazdy|prawo jazdy|instruktor nauki jazdy',
    'language-school':
      'szkoł* językow*|szkoł* języków obcych|kursy językowe|kurs językowy|szkoła języka angielskiego|kursy języka angielskiego|nauka języków|nauka języka angielskiego|szkoła angielskiego|lektor języka',
    'music-school':
      'szkoł* muzyczn*|lekcje muzyki|nauka gry na gitarze|nauka gry na pianinie|nauka śpiewu|lekcje śpiewu|lekcje gitary|akademia muzyczna|ognisko muzyczne|lekcje fortepianu|nauczyciel śpiewu|szkoła gry',
    'cooking-school':
      'szkoł* gotowania|warsztaty kulinarne|kursy gotowania|kurs gotowania|akademia kulinarna|studio kulinarne|szkoła gastronomiczna',
    'flight-school':
      'szkoł* lotnicz*|szkoła latania|kurs pilota|szkolenia lotnicze|ośrodek szkolenia lotniczego|aeroklub*|szkoła paralotniowa|skoki spadochronowe|skoki tandemowe|kursy paralotniowe',
    'sailing-school':
      'szkoł* żeglarstwa|szkoł* żeglarsk*|kursy żeglarskie|kurs żeglarski|kursy motorowodne|obozy żeglarskie',
    'swimming-school': 'szkoł* pływania|nauka pływania|szkółka pływacka|nauki pływania|kurs pływania|lekcje pływania',
    tutoring: 'korepetycj*|korepetytor*|pomoc w nauce|pomoc w lekcjach|zajęcia wyrównawcze|centrum korepetycji',
    'exam-preparation':
      'kursy maturalne|kurs maturalny|przygotowanie do matury|kurs przygotowawczy|kursy przygotowawcze|przygotowanie do egzaminów|przygotowanie do egzaminu|kurs ósmoklasisty|testy na prawo jazdy',
    'online-course':
      'kurs online|kursy online|kursów online|kursy internetowe|kurs internetowy|szkolenia online|szkolenie online|e-learning*|kurs wideo|masterclass|nauczanie na odległość',
    bootcamp: 'bootcamp*|boot camp|szkoła programowania|kursy programowania|kurs programowania',
    workshop: 'warsztat*|seminari*|webinar*|szkolenie warsztatowe',
    'teaching-materials':
      'materiały edukacyjne|materiały dydaktyczne|pomoce dydaktyczne|pomoce naukowe|karty pracy|scenariusze lekcji|zabawki edukacyjne|materiały dla nauczycieli',
    'translation-service':
      'biur* tłumaczeń|agencja tłumaczeń|tłumacz|tłumacze|tłumacz przysięgły|tłumacze przysięgli|tłumaczeni*|tłumaczenia przysięgłe|usługi tłumaczeniowe|tłumacz języka',
    library:
      'bibliotek* publiczn*|biblioteka miejska|biblioteka cyfrowa|bibliotek*|mediatek*|czytelnia|wypożyczalnia książek',
    builder:
      'firma budowlana|firmy budowlane|firmy budowlanej|przedsiębiorstwo budowlane|usługi budowlane|usług budowlanych|generalny wykonawca|wykonawca budowlany|zakład budowlany|firma remontowa|usługi remontowe|remonty|remontów|remonty mieszkań|wykończenia wnętrz|firma remontowo-budowlana|firma ogólnobudowlana|budowa domów|domy szkieletowe|domy drewniane|domy modułowe|domy z bali|domki holenderskie|wykończenie wnętrz|firma wykończeniowa|izolacje|ocieplanie budynków|docieplenia',
    carpenter:
      'cieśl*|ciesiels*|usługi ciesielskie|konstrukcje drewniane|więźby dachowe|schody drewniane|producent schodów|zakład ciesielski',
    joinery:
      'stolarz|stolarze|stolarni*|zakład stolarski|meble na wymiar|mebli na wymiar|usługi stolarskie|stolarstwo|pracownia stolarska|producent mebli na wymiar|meble na zamówienie|zabudowy meblowe',
    electrician:
      'elektryk|elektrycy|elektryka|usługi elektryczne|instalacje elektryczne|instalator elektryczny|firma elektryczna|elektroinstalator*|pogotowie elektryczne|zakład elektryczny',
    plumber:
      'hydraulik*|usługi hydrauliczne|pogotowie hydrauliczne|instalacje sanitarne|instalacje wodno-kanalizacyjne|instalator sanitarny|udrażnianie rur|przepychanie rur|usługi wod-kan|instalacje wod-kan|czyszczenie kanalizacji|szambo|wywóz szamba',
    'heating-engineer':
      'instalacje grzewcze|technika grzewcza|ogrzewanie|serwis kotłów|pompy ciepła|pomp ciepła|serwis kotłów gazowych|instalator pomp ciepła|serwis pieców gazowych|kotły|montaż pomp ciepła|instalacje gazowe|instalacje co',
    hvac: 'klimatyzacj*|klimatyzacja i wentylacja|wentylacj*|montaż klimatyzacji|serwis klimatyzacji|rekuperacj*|chłodnictwo|firma klimatyzacyjna|instalacje hvac|hvac',
    roofer:
      'dekarz|dekarze|dekarstwo|usługi dekarskie|pokrycia dachowe|firma dekarska|zakład dekarski|budowa dachów|remonty dachów|dekarz blacharz|blacharstwo dachowe',
    painter:
      'malarz pokojowy|usługi malarskie|firma malarska|malowanie mieszkań|malowanie wnętrz|malowanie elewacji|zakład malarski|malowanie ścian|malowanie dachów|usługi tapeciarskie',
    tiler: 'glazurnik*|płytkarz|układanie płytek|usługi glazurnicze|kafelkarz|układanie kafelków',
    'flooring-company':
      'parkiet*|parkieciarz|podłog*|układanie podłóg|cyklinowanie|układanie parkietów|posadzk*|podłogi drewniane|wylewki|posadzki przemysłowe|posadzki żywiczne',
    plasterer: 'tynkarz|tynki|tynki maszynowe|usługi tynkarskie|tynki gipsowe|elewacje|sucha zabudowa|sztukateri*',
    glazier:
      'szklarz|zakład szklarski|usługi szklarskie|szklarstwo|szyby samochodowe|wymiana szyb|auto szyby|kabiny prysznicowe na wymiar|szkło na wymiar',
    'window-company':
      'okna i drzwi|producent okien|okna pcv|okna drewniane|stolarka okienna|stolarka otworowa|bramy garażowe|salon okien|salon okien i drzwi|okna pvc|producent drzwi|drzwi wejściowe|bramy i ogrodzenia|wymiana okien|montaż okien|okna dachowe',
    'kitchen-studio':
      'studio kuchni|studio mebli kuchennych|meble kuchenne|kuchnie na wymiar|kuchni na wymiar|salon kuchni|studio kuchenne|kuchnie na zamówienie',
    'blinds-company':
      'rolety|żaluzje|rolet|rolety i żaluzje|markizy|żaluzji|osłony okienne|moskitiery|plisy|firany i zasłony|rolety zewnętrzne|pergole|producent rolet',
    'metal-workshop':
      'ślusarstwo|zakład ślusarski|konstrukcje stalowe|konstrukcji stalowych|obróbka metali|obróbka cnc|kowalstwo|kowal artystyczny|spawalnictwo|usługi spawalnicze|obróbka metalu|cięcie laserowe|balustrady|ogrodzenia|producent ogrodzeń|kowalstwo artystyczne|obróbka skrawaniem|konstrukcje metalowe|obróbka blach|cięcie laserem|warsztat ślusarski|wyroby metalowe',
    locksmith:
      'ślusarz|ślusarze|awaryjne otwieranie zamków|otwieranie zamków|pogotowie zamkowe|dorabianie kluczy|awaryjne otwieranie drzwi|pogotowie ślusarskie',
    'chimney-sweep':
      'kominiarz|kominiarze|usługi kominiarskie|zakład kominiarski|czyszczenie kominów|mistrz kominiarski',
    scaffolder: 'rusztowani*|wynajem rusztowań|montaż rusztowań|wypożyczalnia rusztowań',
    'solar-installer':
      'fotowoltaik*|panele fotowoltaiczne|instalacje fotowoltaiczne|instalacji fotowoltaicznych|panele słoneczne|firma fotowoltaiczna|elektrownie słoneczne|kolektory słoneczne|magazyny energii|energia słoneczna',
    'demolition-company':
      'wyburzeni*|rozbiórk*|prace rozbiórkowe|firma rozbiórkowa|usuwanie azbestu|firma wyburzeniowa|kucie betonu',
    excavation:
      'roboty ziemne|robót ziemnych|prace ziemne|usługi koparką|usługi koparkowe|wykopy|studnie głębinowe|wiercenie studni|budowa dróg|roboty drogowe|firma drogowa|usługi minikoparką|roboty inżynieryjne|przewierty sterowane',
    landscaper:
      'usługi ogrodnicze|ogrodnik*|projektowanie ogrodów|zakładanie ogrodów|pielęgnacja ogrodów|architektura krajobrazu|architekt krajobrazu|firma ogrodnicza|projekty ogrodów|zieleń miejska|utrzymanie zieleni|koszenie trawników|odśnieżanie|pracownia architektury krajobrazu|budowa ogrodów|tereny zielone',
    'tree-surgeon':
      'wycinka drzew|wycinki drzew|pielęgnacja drzew|arboryści|arboryst*|usuwanie drzew|alpinistyczna wycinka drzew',
    'pool-builder':
      'budowa basenów|producent basenów|baseny ogrodowe|baseny kąpielowe|serwis basenów|technika basenowa|baseny i jacuzzi|stawy kąpielowe',
    'garden-centre':
      'centrum ogrodnicze|centra ogrodnicze|centrum ogrodniczego|szkółka roślin|szkółka drzew|szkółkarstwo|szkółka drzew i krzewów|sklep ogrodniczy|szkółka krzewów|szkółka roślin ozdobnych',
    'cleaning-company':
      'firma sprzątająca|firmy sprzątające|usługi sprzątające|usług sprzątających|sprzątani*|sprzątanie biur|sprzątanie mieszkań|usługi porządkowe|utrzymanie czystości|mycie ciśnieniowe|mycie elewacji|facility management|serwis sprzątający|usługi czystościowe|sprzątanie domów|ozonowanie|czyszczenie kostki brukowej',
    'carpet-cleaner':
      'pranie dywanów|czyszczenie dywanów|pranie tapicerki|pranie wykładzin|pralnia dywanów|pranie mebli tapicerowanych|czyszczenie tapicerki|pranie kanap',
    'window-cleaner':
      'mycie okien|czyszczenie okien|mycie szyb|usługi alpinistyczne|prace wysokościowe|czyszczenie rynien|alpinizm przemysłowy',
    laundry:
      'pralni*|pralnia wodna|pralnia samoobsługowa|pralnie samoobsługowe|pralnia przemysłowa|usługi pralnicze|magiel',
    'dry-cleaner': 'pralnia chemiczna|pralnie chemiczne|czyszczenie chemiczne|pralni chemicznej',
    'pest-control':
      'dezynsekcj*|deratyzacj*|zwalczanie szkodników|zwalczanie insektów|dezynfekcja dezynsekcja deratyzacja|ddd|tępienie szkodników|usuwanie szerszeni|odpluskwianie|zwalczanie pluskiew',
    'house-clearance':
      'opróżnianie mieszkań|opróżnianie piwnic|wywóz mebli|likwidacja mieszkań|sprzątanie po zmarłych|wywóz gruzu i mebli',
    'waste-disposal':
      'gospodarka odpadami|wywóz odpadów|wywóz śmieci|wywóz gruzu|odbiór odpadów|kontenery na gruz|recykling*|skup złomu|złomowani*|zakład gospodarki komunalnej|utylizacja odpadów|auto złom|kasacja pojazdów|przedsiębiorstwo gospodarki komunalnej|skup metali',
    'moving-company':
      'przeprowadzk*|firma przeprowadzkowa|firmy przeprowadzkowe|usługi przeprowadzkowe|transport mebli|taxi bagażowe|tragarze',
    'self-storage':
      'self storage|self-storage|magazyny samoobsługowe|przechowalnia rzeczy|przechowalnia mebli|boksy magazynowe|mini magazyny|wynajem magazynów',
    handyman:
      'złota rączka|drobne naprawy|drobne remonty|pan złota rączka|mąż na godziny|usługi złotej rączki|montaż mebli',
    'appliance-repair':
      'naprawa agd|serwis agd|naprawa pralek|naprawa lodówek|naprawa sprzętu agd|naprawa zmywarek|serwis rtv agd|naprawa rtv|serwis pralek|naprawa ekspresów',
    'phone-repair':
      'naprawa telefonów|serwis telefonów|serwis gsm|naprawa iphone|serwis iphone|serwis smartfonów|naprawa smartfonów',
    'computer-repair':
      'serwis komputerowy|serwisy komputerowe|naprawa komputerów|naprawa laptopów|serwis laptopów|serwis komputerów|pogotowie komputerowe|naprawa komputera',
    'data-recovery':
      'odzyskiwani* danych|odzyskiwanie danych z dysków|laboratorium odzyskiwania danych|ratowanie danych',
    upholsterer:
      'tapicer|tapicerzy|tapicerstwo|zakład tapicerski|usługi tapicerskie|tapicerstwo meblowe|tapicerka samochodowa|renowacja mebli',
    tailor:
      'krawiec|krawcowa|krawiectwo|zakład krawiecki|usługi krawieckie|szycie na miarę|garnitury na miarę|przeróbki krawieckie|pracownia krawiecka|szwalni*|atelier krawieckie',
    shoemaker: 'szewc|zakład szewski|naprawa obuwia|naprawa butów|usługi szewskie|renowacja obuwia',
    watchmaker: 'zegarmistrz*|zakład zegarmistrzowski|naprawa zegarków|serwis zegarków',
    jeweller:
      'jubiler*|złotni*|biżuteri*|pracownia złotnicza|pracownia jubilerska|salon jubilerski|obrączki ślubne|sklep jubilerski|srebrna biżuteria',
    printer:
      'drukarni*|druk cyfrowy|usługi poligraficzne|poligrafi*|druk offsetowy|sitodruk*|drukarnia cyfrowa|punkt ksero|ksero|usługi ksero|druk 3d|haft komputerowy|hafciarni*|nadruki na koszulkach|koszulki z nadrukiem|druk wielkoformatowy|nadruki na odzieży|introligatorni*|drukarnia offsetowa',
    'sign-maker':
      'producent reklam|reklamy świetlne|szyldy|reklama wizualna|oklejanie samochodów|oklejanie pojazdów|kasetony reklamowe|litery przestrzenne|pracownia reklamy|banery reklamowe|szyldy i reklamy|reklama zewnętrzna i wizualna',
    'car-repair':
      'warsztat samochodowy|warsztaty samochodowe|warsztatu samochodowego|mechanik samochodowy|mechanika pojazdowa|serwis samochodowy|serwisy samochodowe|auto serwis|autoserwis*|naprawa samochodów|stacja kontroli pojazdów|mechanik|mechanicy|elektromechanika pojazdowa|elektromechanik|serwis motocyklowy|naprawa skrzyń biegów|regeneracja turbosprężarek|stacja obsługi pojazdów|serwis klimatyzacji samochodowej|serwis samochodów ciężarowych|mechanika samochodowa|tuning samochodów|chip tuning|montaż lpg|stacja diagnostyczna',
    'car-body-shop':
      'blacharstwo|lakiernictwo|blacharstwo i lakiernictwo|blacharnia|lakiernia|lakiernia samochodowa|auto detailing|studio detailingu|detailing|autodetailing|naprawy powypadkowe|usuwanie wgnieceń|blacharz samochodowy|lakiernik samochodowy|auto kosmetyka',
    'car-wash': 'myjni*|myjnia samochodowa|myjnie samochodowe|myjnia ręczna|myjnia bezdotykowa|myjnia automatyczna',
    'car-dealer':
      'dealer samochodowy|salon samochodowy|salony samochodowe|autoryzowany dealer|komis samochodowy|autokomis*|auto komis|samochody używane|auta używane|autosalon*|sprowadzanie samochodów|samochodów używanych|skup aut|skup samochodów|auto handel|samochody z usa|dealer samochodów',
    'car-rental':
      'wypożyczalni* samochod*|wypożyczalni* aut|wynajem samochodów|wynajem aut|wynajem busów|wypożyczalnia busów|wynajem kamperów|wypożyczalnia kamperów|wypożyczalnia przyczep|car sharing|carsharing|wypożyczalnia aut dostawczych|rent a car',
    'tyre-dealer':
      'sklep z oponami|opony|opon|wulkanizacj*|serwis opon|serwis ogumienia|wymiana opon|oponiarz|mobilna wulkanizacja',
    'motorcycle-dealer':
      'salon motocyklowy|dealer motocykli|sklep motocyklowy|motocykle|komis motocyklowy|skutery i motocykle|salon motocykli',
    'bike-shop':
      'sklep rowerowy|sklepy rowerowe|serwis rowerowy|salon rowerowy|rowery i akcesoria|naprawa rowerów|sklep i serwis rowerowy',
    'towing-service':
      'pomoc drogowa|pomocy drogowej|laweta|autolaweta|holowani*|usługi holownicze|auto pomoc|assistance drogowe',
    taxi: 'taxi|taksówk*|radio taxi|przewóz osób taxi|korporacja taksówkowa',
    chauffeur:
      'wynajem samochodu z kierowcą|wynajem limuzyn|limuzyny|kierowca na telefon|samochód do ślubu|auto do ślubu|samochody do ślubu|prywatny kierowca|limuzyna do ślubu',
    'airport-transfer':
      'transfer lotniskowy|transfery lotniskowe|transport na lotnisko|przewóz na lotnisko|transfer na lotnisko|shuttle bus',
    'bus-company':
      'przewóz osób|przewozy autokarowe|wynajem autokarów|wynajem busa z kierowcą|przewoźnik autokarowy|firma autokarowa|przewozy pasażerskie|wynajem autobusów|przewozy osobowe|busy do niemiec|przewozy międzynarodowe osób|przewozy osób|wynajem autokaru',
    'bus-service':
      'komunikacja autobusowa|komunikacja miejska|transport publiczny|linia autobusowa|pks|przewozy regionalne|kolejka wąskotorowa|kolej wąskotorowa|koleje|linie autobusowe|przedsiębiorstwo komunikacji|przeprawa promowa|linia promowa',
    'patient-transport':
      'transport medyczny|transport sanitarny|przewóz chorych|transport pacjentów|transport osób niepełnosprawnych|prywatna karetka',
    courier:
      'firma kurierska|firmy kurierskie|kurier|kurierzy|usługi kurierskie|przesyłki kurierskie|dostawa paczek|paczkomat*',
    haulier:
      'firma transportowa|firmy transportowe|przewoźnik|przewoźnicy|transport ciężarowy|usługi transportowe|transport międzynarodowy|transport krajowy|przewóz towarów|transport drogowy|transport ponadgabarytowy',
    'logistics-company':
      'firma logistyczna|firmy logistyczne|operator logistyczny|spedycj*|spedytor*|usługi logistyczne|magazynowani*|logistyk*|transport i spedycja|firma spedycyjna|agencja celna|fulfillment|transport i logistyka|agencje celne|centrum logistyczne|fracht morski',
    'funeral-director':
      'zakład pogrzebowy|zakłady pogrzebowe|zakładu pogrzebowego|usługi pogrzebowe|dom pogrzebowy|usług pogrzebowych|kremacj*|krematori*|biuro pogrzebowe|nagrobki|kamieniarstwo nagrobkowe|kremacja zwierząt',
    'security-company':
      'agencja ochrony|agencje ochrony|agencji ochrony|firma ochroniarska|ochrona mienia|ochrona osób i mienia|usługi ochroniarskie|systemy alarmowe|monitoring wizyjny|instalacje alarmowe|ochrona fizyczna|alarmy i monitoring|systemy zabezpieczeń|kamery i alarmy',
    'rental-service':
      'wypożyczalni*|wypożyczalnia sprzętu|wypożyczalnia narzędzi|wynajem sprzętu|wynajem maszyn|wynajem maszyn budowlanych|wypożyczalnia sprzętu budowlanego|usługi wynajmu|najem',
    'law-firm':
      'kancelari* adwokack*|kancelari* prawn*|kancelari* radc* prawn*|adwokat|adwokaci|adwokata|radca prawny|radcy prawni|prawnik|prawnicy|pomoc prawna|usługi prawne|porady prawne|rzecznik patentowy|mediator|mediacje|kancelaria patentowa|kancelaria frankowa|kancelaria odszkodowawcza|obsługa prawna|kancelaria',
    notary: 'notariusz*|kancelari* notarialn*|notariat',
    'tax-adviser': 'doradc* podatkow*|doradztw* podatkow*|kancelari* podatkow*|biuro podatkowe|usługi podatkowe',
    accountant:
      'biur* rachunkow*|biur* księgow*|księgowa|księgowy|księgowi|księgowość|usługi księgowe|kancelaria rachunkowa|usługi rachunkowe|kadry i płace|księgowość online|usługi kadrowo-płacowe|kancelaria księgowa|prowadzenie ksiąg',
    auditor:
      'biegły rewident|biegli rewidenci|audytor|audytorzy|firma audytorska|kancelaria biegłego rewidenta|badanie sprawozdań finansowych|audyt finansowy',
    'insurance-broker':
      'broker ubezpieczeniowy|brokerzy ubezpieczeniowi|agent ubezpieczeniowy|agencja ubezpieczeniowa|agenci ubezpieczeniowi|multiagencja|pośrednictwo ubezpieczeniowe|doradca ubezpieczeniowy|multiagencja ubezpieczeniowa|kancelaria brokerska',
    insurer:
      'ubezpieczyciel*|towarzystwo ubezpieczeń|zakład ubezpieczeń|firma ubezpieczeniowa|ubezpieczenia|ubezpieczeń|towarzystwo ubezpieczeń wzajemnych',
    bank: 'bank|banki|banku|bankiem|bank spółdzielczy|banki spółdzielcze|spółdzielcza kasa oszczędnościowo-kredytowa|bankowość',
    'financial-adviser':
      'doradca finansowy|doradcy finansowi|doradztwo finansowe|planowanie finansowe|pośrednik finansowy|ekspert finansowy|doradca inwestycyjny|doradztwo inwestycyjne',
    'mortgage-broker':
      'doradca kredytowy|doradcy kredytowi|kredyty hipoteczne|pośrednik kredytowy|pośrednictwo kredytowe|ekspert kredytowy|ekspert hipoteczny|kredyt hipoteczny|pośrednictwo finansowe|pożyczki|chwilówki',
    'asset-manager':
      'zarządzanie aktywami|towarzystwo funduszy inwestycyjnych|fundusz inwestycyjny|fundusze inwestycyjne|zarządzanie majątkiem|family office|dom maklerski|biuro maklerskie',
    'venture-capital':
      'fundusz venture capital|venture capital|fundusz vc|private equity|akcelerator startupów|akcelerator|inkubator przedsiębiorczości|inkubator*|spółka inwestycyjna|aniołowie biznesu|firma inwestycyjna|fundusz kapitałowy',
    'estate-agent':
      'biur* nieruchomości|agencj* nieruchomości|agent nieruchomości|agenci nieruchomości|pośrednik nieruchomości|pośrednik w obrocie nieruchomościami|obrót nieruchomościami|pośrednictwo w obrocie nieruchomościami|nieruchomości|pośrednictwo nieruchomości|skup nieruchomości|doradca nieruchomości',
    'property-manager':
      'zarządca nieruchomości|zarządzani* nieruchomości*|administrator nieruchomości|administracja nieruchomości|zarządcy nieruchomości|zarządzanie najmem|zarządzanie wspólnotami|administrowanie nieruchomościami|zarządzanie wspólnotami mieszkaniowymi',
    'property-developer':
      'deweloper*|developer|firma deweloperska|nowe mieszkania|inwestycja deweloperska|osiedle mieszkaniowe|mieszkania na sprzedaż|inwestycje deweloperskie|inwestycja mieszkaniowa|nowe mieszkania na sprzedaż|domy na sprzedaż',
    architect:
      'architekt|architekci|architekta|biuro architektoniczne|pracownia architektoniczna|biura architektoniczne|biuro projektowe|pracownia projektowa|pracownie architektoniczne|studio architektoniczne|projekty domów|projektowanie architektoniczne|architektura i wnętrza|studio architektury',
    'interior-designer':
      'architekt wnętrz|architekci wnętrz|projektant wnętrz|projektantka wnętrz|projektowanie wnętrz|aranżacja wnętrz|aranżacje wnętrz|architektura wnętrz|home staging|studio projektowania wnętrz|dekorator wnętrz|projekty wnętrz|projektanci wnętrz',
    surveyor:
      'geodet*|geodezj*|usługi geodezyjne|biuro geodezyjne|firma geodezyjna|rzeczoznawca majątkowy|rzeczoznawcy majątkowi|wycena nieruchomości|świadectwa energetyczne|odbiór mieszkań|odbiory techniczne|inspektor nadzoru budowlanego|kierownik budowy|rzeczoznawca budowlany|audyt energetyczny',
    'engineering-firm':
      'biuro inżynierskie|firma inżynieryjna|usługi inżynieryjne|biuro konstrukcyjne|firma inżynierska|automatyka przemysłowa|biuro projektów|konstruktor budowlany|projektowanie konstrukcji|projektowanie instalacji|inżyniering|usługi inżynierskie|automatyzacja produkcji',
    consultancy:
      'firma doradcza|firmy doradcze|firma konsultingowa|firma consultingowa|doradztw*|doradztwo biznesowe|doradztwo gospodarcze|consulting*|konsulting*|konsultant|konsultanci|doradztwo strategiczne|doradca biznesowy|doradztwo hr|pozyskiwanie dotacji|dotacje unijne|doradztwo unijne|doradztwo dla firm',
    'it-consultancy':
      'doradztwo it|consulting it|doradztwo informatyczne|doradztwo technologiczne|konsulting it|doradztwo w zakresie cyberbezpieczeństwa|firma cyberbezpieczeństwa',
    'it-services':
      'usługi it|obsługa informatyczna|usługi informatyczne|firma informatyczna|outsourcing it|wsparcie it|obsługa it|firmy informatyczne|obsługa informatyczna firm|opieka informatyczna|firma it|rozwiązania it|usługi it dla firm|helpdesk it|informatyk',
    'software-company':
      'software house|firma programistyczna|tworzenie oprogramowania|producent oprogramowania|software housem|tworzenie aplikacji|tworzenie aplikacji mobilnych|oprogramowanie na zamówienie|dedykowane oprogramowanie|aplikacje na zamówienie|firma technologiczna|dostawca oprogramowania|oprogramowanie dedykowane',
    'systems-integrator': 'integrator systemów|integrator it|integracja systemów|integrator systemów informatycznych',
    'web-agency':
      'agencja interaktywna|agencje interaktywne|agencji interaktywnej|tworzenie stron internetowych|tworzenie stron www|strony internetowe|projektowanie stron internetowych|strony www|agencja digital|projektowanie stron www|tworzenie sklepów internetowych|sklepy internetowe na zamówienie|agencja e-commerce|agencja internetowa|studio www|stron internetowych|agencja digitalowa',
    'web-designer':
      'web designer|webdesigner|projektant stron|projektant stron internetowych|web developer|twórca stron internetowych|webmaster|programista stron',
    developer:
      'programist*|frontend developer|backend developer|full stack developer|fullstack developer|inżynier oprogramowania|programista aplikacji|software engineer|data scientist',
    'marketing-agency':
      'agencja marketingowa|agencje marketingowe|agencji marketingowej|agencja marketingu internetowego|agencja social media|marketing internetowy|agencja performance|agencja content marketingowa|usługi marketingowe|marketing dla firm|agencja contentowa|copywriter|copywriting|agencja copywriterska|kampanie google ads|agencja google ads|agencja influencer marketingu|prowadzenie social media',
    'advertising-agency':
      'agencja reklamowa|agencje reklamowe|agencji reklamowej|agencja kreatywna|dom mediowy|agencja mediowa|reklama zewnętrzna|studio reklamy|agencja reklamy|nośniki reklamowe|billboardy|gadżety reklamowe|agencja komunikacji',
    'design-studio':
      'studio graficzne|studio projektowe|agencja brandingowa|studio brandingowe|studio designu|projektowanie graficzne|identyfikacja wizualna|projektowanie logo|studio animacji|agencja ux|agencja graficzna|projekty graficzne|branding',
    designer:
      'grafik|grafik komputerowy|projektant graficzny|projektantka graficzna|projektant ux|projektant mody|projektantka mody|projektant produktu|ux designer|graphic designer|graficzka|projektant',
    'pr-agency': 'agencja pr|agencje pr|agencja public relations|public relations|agencja komunikacji pr',
    'seo-agency':
      'agencja seo|agencje seo|agencja sem|pozycjonowanie stron|pozycjonowani*|usługi seo|specjalista seo|pozycjonowanie lokalne|agencja seo/sem|audyt seo|firma seo',
    photographer:
      'fotograf*|fotograf ślubny|fotografia ślubna|studio fotograficzne|zdjęcia ślubne|zakład fotograficzny|sesje zdjęciowe|fotografia dziecięca|zakład foto',
    videographer:
      'filmy ślubne|filmowanie wesel|kamerzysta|wideofilmowanie|operator kamery|produkcja wideo|produkcja filmów reklamowych|studio filmowe|filmowanie dronem|wideograf*|zdjęcia z drona|filmy reklamowe|usługi dronem|produkcja video|film ślubny',
    'recording-studio':
      'studio nagrań|studia nagrań|studio nagraniowe|studio muzyczne|mix i mastering|sala prób|realizator dźwięku|studio dźwiękowe|studio lektorskie',
    'staffing-agency':
      'agencj* pracy|agencj* rekrutacyjn*|agencja pracy tymczasowej|agencja zatrudnienia|firma rekrutacyjna|agencje zatrudnienia|rekruter*|headhunter*|executive search|agencja hr|biuro pośrednictwa pracy|pośrednictwo pracy|agencja modelek|leasing pracowniczy|rekrutacja pracowników|pracownicy z ukrainy',
    'call-centre':
      'call center|call centre|contact center|telemarketing|infolinia|biuro obsługi telefonicznej|umawianie spotkań handlowych',
    'virtual-assistant':
      'wirtualna asystentka|wirtualny asystent|wirtualne asystentki|wirtualna asysta|asystentka online|zdalna asystentka',
    outsourcing:
      'outsourcing|outsourcingu|firma outsourcingowa|outsourcing pracowniczy|outsourcing usług|outsourcing procesów biznesowych|bpo',
    'coworking-space':
      'coworking*|przestrzeń coworkingowa|biuro coworkingowe|biura coworkingowe|wirtualne biuro|biura serwisowane|biuro wirtualne|wynajem biur|centrum biznesowe|wirtualne biura|powierzchnie biurowe',
    'research-institute':
      'instytut badawczy|instytuty badawcze|ośrodek badawczy|centrum badawcze|think tank|firma badawcza|agencja badawcza|badania rynku|grupa badawcza|instytut naukowy|firma biotechnologiczna|firma farmaceutyczna|jednostka naukowa|instytut naukowo-badawczy',
    'private-investigator':
      'detektyw*|prywatny detektyw|agencja detektywistyczna|biuro detektywistyczne|usługi detektywistyczne|wywiad gospodarczy',
    'certification-body':
      'jednostka certyfikująca|jednostka inspekcyjna|certyfikacja wyrobów|jednostka notyfikowana|certyfikacja systemów zarządzania|certyfikacja iso|usługi certyfikacyjne',
    'speaker-trainer':
      'mówca motywacyjny|mówca inspiracyjny|trener biznesu|trenerka biznesu|trener sprzedaży|prelegent|mówca|konferansjer|trenerzy biznesu',
    freelancer: 'freelancer*|wolny strzelec|freelance|wolny zawód',
    writer:
      'pisarz|pisarka|pisarze|autor książek|autorka książek|poeta|poetka|powieściopisar*|dziennikarz|dziennikarka|scenarzyst*|redakcja i korekta|korekta tekstów|korektor*|autor powieści|autorka powieści|reporter',
    artist:
      'artyst*|artysta malarz|malarka|malarz|malarz i grafik|rzeźbiarz|rzeźbiark*|malarstwo|rzeźba|artystka wizualna|artysta plastyk|obrazy na zamówienie|ceramik artysta',
    illustrator:
      'ilustrator*|autor komiksów|karykaturzyst*|rysownik*|animator filmowy|concept artist|grafik 3d|studio ilustracji',
    musician:
      'muzyk|muzycy|piosenkark*|piosenkarz|kompozytor*|wokalist*|pianist*|gitarzyst*|raper|perkusist*|producent muzyczny|skrzyp*|wiolonczelist*|organista|saksofonist*|sopranist*|śpiewaczka|śpiewak',
    manufacturer:
      'producent|producenci|producenta|producentem|fabryk*|wytwórni*|zakład produkcyjny|zakłady produkcyjne|firma produkcyjna|przedsiębiorstwo produkcyjne|producent wyrobów|huta|odlewni*|tartak*|młyn|manufaktur*|zakład przemysłowy|producentów',
    'machine-builder':
      'producent maszyn|budowa maszyn|producent urządzeń|producenci maszyn|fabryka maszyn|maszyny rolnicze|zakład mechaniczny|budowa linii produkcyjnych|narzędziowni*|linie technologiczne|producent maszyn i urządzeń',
    'contract-manufacturer':
      'producent kontraktowy|produkcja kontraktowa|marka własna|produkcja pod marką własną|produkcja marek własnych|producent oem|producent private label|private label|oem|odm|montaż elektroniki|usługi ems',
    supplier:
      'dostawca|dostawcy|dostawców|importer|importerem|eksporter|firma handlowa|importerzy|przedsiębiorstwo handlowe|firma handlowo-usługowa',
    wholesaler: 'hurtowni*|hurt|sprzedaż hurtowa|handel hurtowy|cash and carry|sprzedaż hurtowa i detaliczna',
    distributor:
      'dystrybutor*|wyłączny dystrybutor|autoryzowany dystrybutor|przedstawiciel handlowy|reseller*|dealer|dystrybucja|autoryzowany przedstawiciel|generalny dystrybutor',
    'online-shop':
      'sklep internetowy|sklepy internetowe|sklepu internetowego|sklepem internetowym|sklep online|sklep on-line|e-sklep|zakupy online|internetowy sklep|sklepik internetowy|sprzedaż wysyłkowa|subskrypcyjny box|e-sklepy',
    shop: 'sklep|sklepy|sklepu|sklepem|sklepów|butik|butiki|salon sprzedaży|salony sprzedaży|centrum handlowe|galeria handlowa|sieć sklepów|concept store|showroom|outlet|dom handlowy|galerie handlowe|sklepik|sklep stacjonarny',
    'clothing-shop':
      'sklep odzieżowy|sklep z odzieżą|sklep z ubraniami|odzież damska|odzież|odzieży|salon sukien ślubnych|suknie ślubne|salon mody ślubnej|odzież męska|odzież robocza|bielizn*|odzież sportowa|ubrania|odzież dziecięca|garnitury|sukienki|moda damska|sklep z bielizną|odzież ochronna|stroje kąpielowe',
    'shoe-shop':
      'sklep obuwniczy|sklep z butami|sklep z obuwiem|obuwie|obuwia|buty damskie|buty|sneakersy|salon obuwniczy|producent obuwia',
    'book-shop':
      'księgarni*|księgarnia internetowa|antykwariat książkowy|księgarz|sklep z komiksami|książki i podręczniki',
    florist:
      'kwiaciarni*|kwiaciarka|florystka|florysta|florystyk*|poczta kwiatowa|kwiaty z dostawą|pracownia florystyczna|bukiety ślubne|studio florystyczne|kwiaty cięte|dekoracje kwiatowe',
    'furniture-shop':
      'sklep meblowy|salon meblowy|salony meblowe|sklep z meblami|meble|mebli|materace|sklep z oświetleniem|oświetlenie|lampy|wyposażenie wnętrz|dywany|dekoracje wnętrz|dekoracje do domu|artykuły wyposażenia wnętrz|producent mebli|fabryka mebli|meble ogrodowe|meble biurowe|meble tapicerowane|wyposażenie domu|tkaniny|pościel',
    'pet-shop':
      'sklep zoologiczny|sklepy zoologiczne|karma dla psów|karma dla psa|akcesoria dla zwierząt|sklep dla zwierząt|karmy dla zwierząt|akcesoria dla psów|akwarystyk*|sklep akwarystyczny|artykuły zoologiczne|karma dla kotów',
    'toy-shop':
      'sklep z zabawkami|zabawki|zabawek|sklep dziecięcy|artykuły dziecięce|akcesoria dla dzieci|sklep z grami planszowymi|sklep modelarski|wózki dziecięce|artykuły dla dzieci|zabawki drewniane|sklep dla dzieci|hurtownia zabawek',
    'gift-shop':
      'sklep z upominkami|upominki|sklep z prezentami|prezenty|pamiątki|sklep z pamiątkami|artykuły papiernicze|sklep papierniczy|prezenty personalizowane|świece zapachowe|świece sojowe|kartki okolicznościowe|zaproszenia ślubne|artykuły biurowe|kosze prezentowe|dekoracje świąteczne',
    'wine-shop':
      'sklep z winem|sklep z winami|sklep winiarski|sklep z alkoholem|sklep z alkoholami|importer win|sklep monopolowy|salon win|alkohole świata|sklep z whisky',
    'antique-shop':
      'antykwariat*|antyki|sklep z antykami|galeria antyków|skup antyków|numizmatyk*|sklep vintage|sklep kolekcjonerski|salon antyków|starocie|skup monet',
    'second-hand-shop':
      'sklep z odzieżą używaną|second hand|lumpeks*|ciucholand*|komis|komisy|lombard*|sklep charytatywny|odzież używana|sklep z używanymi rzeczami|hurtownia odzieży używanej',
    supermarket:
      'supermarket*|sklep spożywczy|sklepy spożywcze|hipermarket*|sklep ze zdrową żywnością|zdrowa żywność|warzywniak|sklep rybny|sklep ekologiczny|sklep bio|artykuły spożywcze|sieć supermarketów|żywność ekologiczna|hala targowa',
    'music-shop':
      'sklep muzyczny|sklepy muzyczne|instrumenty muzyczne|instrumentów muzycznych|lutnik|lutnicz*|sklep z instrumentami|płyty winylowe|sklep z płytami|salon muzyczny|pianina i fortepiany|sklep gitarowy|stroiciel fortepianów',
    'sports-shop':
      'sklep sportowy|sklepy sportowe|sprzęt sportowy|sklep turystyczny|sklep wędkarski|sprzęt turystyczny|artykuły sportowe|sprzęt fitness|wypożyczalnia nart|sklep narciarski|sklep myśliwski|broń i amunicja|sklep z bronią|sklep militarny|sklep górski|sprzęt wędkarski|wypożyczalnia sprzętu narciarskiego|sklep żeglarski',
    'hardware-shop':
      'sklep budowlany|materiały budowlane|materiałów budowlanych|skład budowlany|hurtownia budowlana|market budowlany|narzędzia|elektronarzędzia|sklep z narzędziami|artykuły metalowe|sklep metalowy|skład drewna|sklep z farbami|artykuły techniczne|hurtownia elektryczna|kamień naturalny|płytki ceramiczne|salon łazienek|hurtownia materiałów budowlanych|artykuły przemysłowe|elementy złączne',
    'electronics-shop':
      'sklep elektroniczny|sklep komputerowy|sklep ze sprzętem rtv agd|sklep z elektroniką|elektronika|sprzęt komputerowy|sklep fotograficzny|sklep rtv|sklep audio|sprzęt audio|komputery|części elektroniczne|podzespoły elektroniczne|telefony komórkowe|salon audio|akcesoria gsm|laptopy poleasingowe|sprzęt elektroniczny',
    'perfume-shop':
      'perfumeri*|perfumy|perfum|sklep z kosmetykami|sklep kosmetyczny|kosmetyki|kosmetyków|hurtownia kosmetyczna|hurtownia fryzjerska|drogeria internetowa|kosmetyki profesjonalne|kosmetyki koreańskie',
    'fashion-brand':
      'marka odzieżowa|marki odzieżowe|polska marka odzieżowa|marka modowa|dom mody|marka biżuterii|marka obuwnicza|torebki|torebki skórzane|galanteria skórzana|marka streetwearowa|marka ubrań|marka akcesoriów|marka premium odzieży',
    'cosmetics-brand':
      'marka kosmetyczna|kosmetyki naturalne|marka kosmetyków|kosmetyków naturalnych|producent kosmetyków|suplementy diety|suplement diety|suplementów diety|mydła naturalne|olejki eteryczne|polska marka kosmetyczna|odżywki|kosmetyki do pielęgnacji|produkty cbd|olejki cbd|suplementy',
    pottery:
      'ceramik*|pracownia ceramiczna|pracownia ceramiki|garncarstwo|garncarz|ceramika artystyczna|ceramika użytkowa|warsztaty ceramiczne|wytwórnia ceramiki',
    'craft-workshop':
      'rękodzieł*|rękodzieło artystyczne|pracownia rękodzieła|pracownia artystyczna|wyroby skórzane|wyroby ręcznie robione|galanteria drewniana|pracownia witraży|witraże|kaletni*|rzemiosł*|noże ręcznie robione|hand made|handmade|pracownia rzemieślnicza|introligator|pracownia świec',
    marketplace:
      'marketplace|platforma sprzedażowa|platforma handlowa|serwis ogłoszeniowy|ogłoszenia|porównywark*|porównywarka cen|giełda|platforma zakupowa|platforma rezerwacyjna|ogłoszeń|serwis aukcyjny|bilety online|portal ogłoszeniowy|platforma b2b',
    'auction-house': 'dom aukcyjny|domy aukcyjne|licytacje|aukcje dzieł sztuki|aukcj*',
    'energy-supplier':
      'dostawca energii|sprzedawca energii|dostawca prądu|przedsiębiorstwo energetyczne|energetyka cieplna|sprzedaż energii|wodociągi|wodociągi i kanalizacja|ciepłowni*|przedsiębiorstwo energetyki cieplnej|firma energetyczna|farmy wiatrowe|stacje ładowania|ładowarki do samochodów elektrycznych|dostawca gazu|przedsiębiorstwo wodociągów i kanalizacji|spółka energetyczna|zakład energetyczny',
    telecom:
      'operator telekomunikacyjny|firma telekomunikacyjna|operator komórkowy|telekomunikacj*|operator sieci komórkowej|telefonia voip|telefonia internetowa|centrala telefoniczna|operator telekomunikacji|usługi telekomunikacyjne|telefonia',
    'internet-provider':
      'dostawca internetu|dostawca usług internetowych|internet światłowodowy|światłowód|internet radiowy|operator internetowy|internet szerokopasmowy|operator światłowodowy|dostawcy internetu|telewizja i internet',
    publisher: 'wydawnictw*|wydawca|oficyna wydawnicza|wydawca książek|wydawcy|dom wydawniczy|edytor książek',
    'board-game':
      'gra planszowa|gry planszowe|gra karciana|gry karciane|planszówk*|gra fabularna|gra towarzyska|gra imprezowa|gry fabularne',
    'hardware-device':
      'urządzeni*|czujnik*|kamera|kamery|dron|drony|rower elektryczny|rowery elektryczne|hulajnoga elektryczna|sterownik*|słuchawki|drukarka 3d|drukarki 3d|maszyna|maszyny|laptop|kamper|kampery|przyczepa|przyczepy|pojazd|głośniki|smartwatch|łodzie|jacht|aparatura|smartfon',
    software:
      'oprogramowani*|program komputerowy|programy komputerowe|aplikacja|aplikacje|aplikacji|program do|programy dla firm|oprogramowanie dla firm|pakiet oprogramowania|system informatyczny|systemy informatyczne',
    'mobile-app':
      'aplikacj* mobiln*|aplikacja na telefon|aplikacja na androida|aplikacja na ios|aplikacja na iphone|aplikacja na smartfon|apka|aplikacja android',
    'web-app':
      'aplikacj* internetow*|aplikacj* webow*|narzędzie online|narzędzia online|usługa online|serwis online|usługa internetowa|narzędzie internetowe|aplikacja online',
    'desktop-app':
      'aplikacj* desktopow*|program dla windows|aplikacja na windows|aplikacja na maca|program na komputer|aplikacja komputerowa|aplikacja dla macos|program na windows',
    platform:
      'platforma|platformy|platformę|platforma internetowa|platforma online|platforma cyfrowa|platforma technologiczna|platforma chmurowa',
    tool: 'narzędzie|narzędziem|generator*|kalkulator*|konwerter*|symulator*|kreator|przelicznik*|emulator|przeglądarka plików|skaner|wyszukiwark*|zestaw narzędzi',
    suite:
      'pakiet biurowy|pakiet aplikacji|kompleksowy system|zintegrowany system|pakiet narzędzi|wszystko w jednym|platforma all-in-one',
    'browser-extension':
      'rozszerzenie przeglądarki|rozszerzenie do przeglądarki|wtyczka do przeglądarki|rozszerzenie do chrome|przeglądarka internetowa|przeglądark*|rozszerzenie chrome|bloker reklam',
    plugin:
      'wtyczk*|plugin|pluginy|wtyczka do wordpressa|wtyczka wordpress|rozszerzenie|nakładka|moduł do sklepu|moduł prestashop|dodatek do',
    'code-library':
      'biblioteka programistyczna|biblioteka javascript|biblioteka komponentów|biblioteka python|sdk|biblioteka open source|pakiet npm|biblioteka php',
    framework:
      'framework*|system zarządzania treścią|cms|silnik gry|framework php|generator stron statycznych|system cms|headless cms|silnik gier',
    'programming-language':
      'język programowania|języka programowania|język skryptowy|kompilator|język zapytań|język znaczników',
    database: 'baza danych|bazy danych|hurtownia danych|silnik wyszukiwania|arkusz kalkulacyjny',
    api: 'api|rest api|interfejs api|bramka płatności|bramka płatnicza|operator płatności|płatności online|płatności internetowe|system płatności|usługi płatnicze|bramka sms|interfejs programistyczny',
    'operating-system':
      'system operacyjny|systemy operacyjne|systemu operacyjnego|dystrybucja linuksa|dystrybucja linux|środowisko graficzne|firmware|oprogramowanie układowe',
    'file-sharing-client':
      'klient torrent|klient bittorrent|udostępnianie plików|wymiana plików|przesyłanie plików|menedżer pobierania|klient ftp|torrenty|hosting plików',
    'password-manager':
      'menedżer haseł|menadżer haseł|generator haseł|sejf na hasła|menedżera haseł|zarządzanie hasłami',
    'crypto-wallet':
      'portfel kryptowalut|portfel kryptowalutowy|portfel bitcoin|portfel cyfrowy|portfele kryptowalut|portfel sprzętowy|wallet',
    cryptocurrency:
      'kryptowalut*|bitcoin|token|blockchain|waluta cyfrowa|stablecoin|memecoin|nft|altcoin|waluta wirtualna',
    'crypto-exchange':
      'giełda kryptowalut|giełdy kryptowalut|kantor kryptowalut|kantor bitcoin|giełda bitcoin|platforma transakcyjna|platforma tradingowa|broker forex|platforma inwestycyjna|wymiana kryptowalut|broker online|kantor|kantory|kantor internetowy',
    'trading-protocol':
      'protokół defi|zdecentralizowana giełda|protokół|protokół pożyczkowy|bot tradingowy|bot transakcyjny|sygnały tradingowe|defi|protokół płynności',
    dapp: 'zdecentralizowana aplikacja|aplikacja zdecentralizowana|dapp|inteligentny kontrakt|smart kontrakt|platforma web3|smart kontrakty|dao',
    'messaging-app':
      'komunikator*|czat|program pocztowy|klient poczty|wideokonferencj*|aplikacja randkowa|portal randkowy|serwis społecznościowy|portal społecznościowy|poczta elektroniczna|sieć społecznościowa|aplikacja do czatu|randki online|usługa e-mail',
    'text-editor':
      'edytor tekstu|edytor kodu|edytor graficzny|edytor zdjęć|edytor wideo|edytor|edytor pdf|edytor audio|edytor markdown|procesor tekstu|ide|edytor grafiki|zintegrowane środowisko programistyczne',
    'note-app':
      'aplikacja do notatek|notatnik|lista zadań|lista zakupów|kalendarz online|menedżer zadań|baza wiedzy|organizer|aplikacja do robienia notatek|dziennik online|aplikacja to-do',
    'weather-app': 'prognoza pogody|pogoda|aplikacja pogodowa|serwis pogodowy|radar pogodowy|stacja pogodowa',
    'music-app':
      'aplikacja muzyczna|odtwarzacz muzyki|odtwarzacz muzyczny|odtwarzacz wideo|odtwarzacz|streaming muzyki|odtwarzacz multimedialny|aplikacja do podcastów|metronom|stroik',
    'photo-app':
      'aplikacja do zdjęć|aplikacja fotograficzna|aplikacja aparatu|galeria zdjęć|fotoksiążk*|zarządzanie zdjęciami|edycja zdjęć|aplikacja do edycji zdjęć',
    'fitness-app':
      'aplikacja fitness|aplikacja treningowa|aplikacja do biegania|licznik kalorii|aplikacja dietetyczna|aplikacja zdrowotna|aplikacja do medytacji|aplikacja do treningu|dziennik treningowy|kalkulator kalorii',
    'language-app':
      'aplikacja do nauki języków|aplikacja do nauki angielskiego|fiszki|nauka słówek|aplikacja językowa|trener słówek|kurs pisania na klawiaturze',
    'finance-app':
      'aplikacja finansowa|budżet domowy|aplikacja do budżetu|zarządzanie finansami osobistymi|aplikacja do zarządzania finansami|finanse osobiste|aplikacja bankowa|kontrola wydatków|śledzenie wydatków',
    'accounting-software':
      'program księgowy|programy księgowe|program do faktur|program do fakturowania|program do faktur online|fakturowanie online|program finansowo-księgowy|faktury online|programy do faktur|oprogramowanie księgowe|program kadrowo-płacowy|wystawianie faktur|program do księgowości|program do wystawiania faktur|system księgowy',
    erp: 'erp|system erp|systemy erp|oprogramowanie erp|program magazynowy|systemy magazynowe|program do zarządzania firmą|system wms|wms|system do zarządzania firmą|system zarządzania flotą|system zarządzania produkcją|oprogramowanie dla produkcji|system mes|zarządzanie flotą|system zarządzania magazynem|program do sprzedaży|monitoring gps',
    crm: 'crm|system crm|systemy crm|program crm|oprogramowanie crm|helpdesk|system obsługi klienta|system do obsługi klienta|zarządzanie relacjami z klientami|oprogramowanie sprzedażowe|system helpdesk',
    'project-management':
      'zarządzanie projektami|program do zarządzania projektami|oprogramowanie do zarządzania projektami|narzędzie do zarządzania projektami|ewidencja czasu pracy|rejestracja czasu pracy|system hr|oprogramowanie hr|grafik pracy|zarządzanie zadaniami|intranet|tablica kanban|obieg dokumentów i zadań|system rekrutacyjny|rcp|system rcp|harmonogram pracy|workflow|śledzenie czasu pracy|system do zarządzania projektami|program do ewidencji czasu pracy',
    'email-tool':
      'e-mail marketing|email marketing|system do newsletterów|platforma email marketingowa|system mailingowy|platforma newsletterowa|wysyłka mailingu|oprogramowanie do email marketingu|mailing',
    'marketing-software':
      'marketing automation|automatyzacja marketingu|oprogramowanie marketingowe|narzędzie seo|narzędzia seo|program lojalnościowy|platforma marketingowa|ankiety online|formularze online|generator kodów qr|skracacz linków|digital signage|program partnerski|sieć afiliacyjna|opinie klientów|narzędzie marketingowe|program do ankiet|system afiliacyjny|platforma reklamowa|zarządzanie social media',
    'analytics-software':
      'oprogramowanie analityczne|business intelligence|analityka internetowa|analiza danych|platforma analityczna|narzędzie analityczne|monitoring stron|monitoring internetu|system bi|analityka|wizualizacja danych|analityka danych|monitoring mediów|system monitorowania|monitoring serwerów',
    'booking-software':
      'system rezerwacji|system rezerwacyjny|systemy rezerwacji|system rezerwacji online|rezerwacja online|rezerwacje online|program dla hoteli|channel manager|umawianie wizyt online|program hotelowy|system rezerwacji wizyt|program dla salonów|oprogramowanie dla hoteli|system sprzedaży biletów|program dla salonu|dziennik elektroniczny|system biletowy|oprogramowanie hotelowe',
    'restaurant-software':
      'oprogramowanie dla gastronomii|system dla gastronomii|program dla restauracji|system pos|systemy pos|oprogramowanie dla restauracji|menu online|system sprzedaży pos|kasy fiskalne|system zamówień online|kasa fiskalna|cyfrowe menu|program dla gastronomii|menu qr',
    'practice-software':
      'program dla gabinetów|oprogramowanie medyczne|program dla lekarzy|program medyczny|elektroniczna dokumentacja medyczna|edm|oprogramowanie dla przychodni|program dla stomatologów|telemedycyn*|wyrób medyczny|wyroby medyczne|program dla kancelarii|oprogramowanie stomatologiczne|program dla prawników|system dla kancelarii|sprzęt medyczny',
    'security-software':
      'cyberbezpieczeństw*|bezpieczeństwo it|oprogramowanie zabezpieczające|testy penetracyjne|bezpieczeństwo informatyczne|skaner podatności|platforma bezpieczeństwa|szyfrowanie danych|firewall|ochrona danych|kontrola dostępu|zarządzanie tożsamością|audyt bezpieczeństwa|bezpieczeństwo sieci',
    'compliance-software':
      'podpis elektroniczny|obieg dokumentów|elektroniczny obieg dokumentów|zarządzanie dokumentami|system dla sygnalistów|oprogramowanie compliance|zarządzanie zgodami|e-podpis|rodo|baner cookie|kwalifikowany podpis elektroniczny|zarządzanie ryzykiem|system zarządzania jakością|wdrożenie rodo|inspektor ochrony danych|zarządzanie zgodnością',
    antivirus:
      'antywirus*|program antywirusowy|oprogramowanie antywirusowe|programy antywirusowe|filtr antyspamowy|ochrona antywirusowa',
    vpn: 'vpn|usługa vpn|sieć vpn|aplikacja vpn|serwery proxy|proxy|usługa dns|wirtualna sieć prywatna',
    'disk-tool':
      'menedżer plików|czyszczenie dysku|wyszukiwarka duplikatów|analizator dysku|program do czyszczenia dysku|analiza miejsca na dysku|narzędzie systemowe',
    'backup-software':
      'kopie zapasowe|kopia zapasowa|backup|backup danych|program do kopii zapasowych|dysk w chmurze|kopie bezpieczeństwa|oprogramowanie do backupu|backup online|przechowywanie danych w chmurze|chmura na pliki',
    'hosting-provider':
      'hosting|hostingu|dostawca hostingu|firma hostingowa|hosting stron|rejestrator domen|serwery vps|hosting www|serwery dedykowane|rejestracja domen|kolokacja|centrum danych|data center|hosting stron www|domeny internetowe|chmura obliczeniowa|hosting wordpress|serwery vps i dedykowane|dostawca chmury|domeny i hosting|usługi hostingowe',
    'streaming-service':
      'serwis streamingowy|platforma streamingowa|serwis vod|vod|platforma wideo|transmisje online|transmisje na żywo|streaming wideo|platforma webinarowa|streaming',
    'radio-platform':
      'platforma radiowa|hosting radia|serwery shoutcast|radia internetowe|hosting podcastów|radio w internecie',
    chatbot: 'chatbot*|chatbot ai|voicebot*|czat na żywo|live chat|asystent głosowy|czatbot*|bot głosowy',
    'ai-assistant':
      'asystent ai|asystentka ai|narzędzie ai|generator obrazów|generator obrazów ai|transkrypcj*|model językowy|asystent|narzędzia ai|generator tekstów|zamiana mowy na tekst|generator tekstu ai|synteza mowy',
    'ai-agent':
      'agent ai|agenci ai|agentów ai|automatyzacja ai|sztuczna inteligencja|automatyzacje ai|rozwiązania ai|sztucznej inteligencji|uczenie maszynowe|wdrożenia ai',
    'website-builder':
      'kreator stron|kreator stron internetowych|kreator stron www|platforma e-commerce|oprogramowanie sklepu internetowego|platforma sklepowa|kreator sklepu|kreator cv|platforma no-code|platforma blogowa|silnik forum|kreatory stron|oprogramowanie sklepów internetowych|platforma kursowa',
    'website-template':
      'szablon strony|szablony stron|motyw wordpress|motywy wordpress|szablony wordpress|szablon wordpress|czcionk*|fonty|ikony|zdjęcia stockowe|bank zdjęć|szablony stron internetowych|szablony graficzne|szablony sklepów|krój pisma',
    'design-tool':
      'program graficzny|program do projektowania|oprogramowanie cad|program cad|narzędzie do projektowania|program do projektowania wnętrz|kreator logo|oprogramowanie 3d|programy cad|program do rysowania|oprogramowanie graficzne|program do prezentacji|narzędzie graficzne|oprogramowanie do projektowania',
    'developer-tool':
      'narzędzie programistyczne|narzędzia programistyczne|narzędzie dla programistów|narzędzia dla programistów|ci/cd|menedżer pakietów|platforma deweloperska|kontrola wersji|emulator terminala|testy automatyczne|automatyzacja testów|narzędzie dla deweloperów|debuger',
    'computer-game':
      'gra|gry|gier|gra komputerowa|gry komputerowe|gra wideo|gra mobilna|gra przeglądarkowa|gra online|gry online|gra strategiczna|gra przygodowa|gry przeglądarkowe|gra logiczna|gra rpg|gra mmorpg|gry wideo|quiz',
    'game-server':
      'serwer minecraft|serwer gry|serwery minecraft|serwer discord|serwer fivem|serwery gier|serwer rp|serwer cs',
    'game-studio':
      'studio gier|producent gier|deweloper gier|studio deweloperskie gier|wydawca gier|producent gier komputerowych|producent gier wideo|tworzenie gier|studio game dev',
    saas: 'saas|platforma saas|oprogramowanie jako usługa|oprogramowanie w chmurze|oprogramowanie chmurowe|rozwiązanie chmurowe|usługa w chmurze|system w chmurze|rozwiązania chmurowe',
    'learning-platform':
      'platforma edukacyjna|platforma e-learningowa|platformy e-learningowe|platforma szkoleniowa|system lms|lms|aplikacja edukacyjna|platforma do nauki|portal edukacyjny|platforma kursów online|oprogramowanie edukacyjne|edtech|serwis edukacyjny',
    'smart-home':
      'inteligentny dom|smart home|automatyka domowa|inteligentne domy|inteligentnego domu|system inteligentnego domu|domofony|wideodomofony|automatyka budynkowa|inteligentne zamki|automatyka do bram',
    robot:
      'robot|roboty|robotów|robotyk*|robotyzacj*|roboty przemysłowe|coboty|roboty sprzątające|roboty koszące|linie zrobotyzowane',
    association:
      'stowarzyszeni*|towarzystw*|zrzeszeni*|federacj*|wspólnota mieszkaniowa|związek|rada rodziców|stowarzyszenie absolwentów|towarzystwo naukowe|koło gospodyń wiejskich|towarzystwo miłośników|rodzinne ogrody działkowe|rodzinny ogród działkowy',
    'non-profit':
      'organizacj* pozarządow*|organizacj* non-profit|organizacj* non profit|organizacja społeczna|ngo|przedsiębiorstwo społeczne|organizacja pożytku publicznego|organizacja humanitarna|organizacje pożytku publicznego|podmiot ekonomii społecznej|organizacja strażnicza|spółka non-profit',
    charity:
      'organizacj* charytatywn*|organizacj* dobroczynn*|bank żywności|akcja charytatywna|caritas|hospicjum domowe|zbiórka charytatywna|pomoc charytatywna|schronisko dla bezdomnych|noclegowni*|zbiórki charytatywne|wolontariat|zbiórka pieniędzy|fundacja charytatywna',
    foundation: 'fundacj*|fundusz stypendialny|program stypendialny|fundusz|stypendia',
    'support-association':
      'grupa wsparcia|grupy wsparcia|towarzystwo przyjaciół|stowarzyszenie przyjaciół|grupa samopomocowa|stowarzyszenie pacjentów|koło przyjaciół|organizacja pacjentów|stowarzyszenie rodziców',
    'community-organisation':
      'dom kultury|domy kultury|domu kultury|ośrodek kultury|centrum kultury|centrum społeczne|klub młodzieżowy|ośrodki kultury|gminny ośrodek kultury|miejski ośrodek kultury|ośrodek pomocy społecznej|lokalna grupa działania|klub seniora|centrum aktywności lokalnej|ogród społeczny|świetlic*|miejski dom kultury|centrum usług społecznych|dom sąsiedzki',
    'rescue-organisation':
      'ratownictw*|pogotowie ratunkowe|ratownictwo górskie|topr|gopr|wopr|ratownictwo wodne|pierwsza pomoc|grupa ratownicza|ratownictwo medyczne|szkolenia z pierwszej pomocy|kurs pierwszej pomocy|ratownicy|grupa poszukiwawczo-ratownicza',
    church:
      'kościół|kościoły|kościoła|parafi*|zbór|katedra|kaplica|bazylika|meczet|synagoga|parafia rzymskokatolicka|sanktuari*|cerkiew|diecezj*|archidiecezj*|zbór protestancki|opactwo|duszpasterstwo',
    'religious-community':
      'wspólnota religijna|wspólnota chrześcijańska|klasztor*|zgromadzenie sióstr|zakon|związek wyznaniowy|gmina żydowska|ośrodek buddyjski|dom rekolekcyjny|wspólnota katolicka|ruch religijny|ośrodek medytacji|gmina wyznaniowa|zgromadzenie zakonne|seminarium duchowne',
    'political-party':
      'partia polityczna|partie polityczne|partii politycznej|komitet wyborczy|kandydat na|kandydatka na|partia|kampania wyborcza|ugrupowanie polityczne|poseł na sejm|posłanka na sejm',
    union: 'związek zawodowy|związki zawodowe|związku zawodowego|nszz|organizacja związkowa|rada pracowników',
    'trade-association':
      'izba gospodarcza|izby gospodarcze|izba handlowa|izba przemysłowo-handlowa|cech rzemiosł|organizacja branżowa|organizacja pracodawców|związek pracodawców|stowarzyszenie branżowe|zrzeszenie producentów|izba rzemieślnicza|izba rolnicza|samorząd zawodowy|izba lekarska|klub biznesu|organizacja biznesowa|okręgowa izba|cech rzemiosł różnych',
    cooperative:
      'spółdzielni*|spółdzielnia mieszkaniowa|spółdzielnie mieszkaniowe|spółdzielnia socjalna|kooperatyw*|kooperatywa spożywcza|spółdzielnia rolnicza|spółdzielnia pracy',
    municipality:
      'urząd miasta|urząd gminy|gmina|gminy|gminie|urząd miejski|powiat|starostwo powiatowe|miasto i gmina|urząd miasta i gminy|sołectwo|województwo|urząd marszałkowski|samorząd gminny|rada gminy|rada miasta|dzielnica',
    authority:
      'urząd|urzędu|ministerstwo|ministerstwa|inspektorat|instytucja publiczna|jednostka budżetowa|administracja publiczna|komenda policji|urząd pracy|powiatowy urząd pracy|sanepid|ambasad*|konsulat*|agencja rządowa|nadleśnictwo|instytucja państwowa|stacja sanitarno-epidemiologiczna|sąd rejonowy|sąd okręgowy|park narodowy',
    'fire-brigade':
      'straż pożarna|straży pożarnej|ochotnicza straż pożarna|ochotniczej straży pożarnej|osp|państwowa straż pożarna|komenda straży pożarnej|straże pożarne',
    community:
      'społeczność|społeczności|forum|forum internetowe|fan club|fanklub*|społeczność internetowa|forum dyskusyjne|grupa użytkowników|społeczność graczy|społecznością',
    network:
      'sieć|sieci|siecią|klaster|klastra|konsorcjum|sojusz|koalicja|sieć firm|alians|kolektyw|partnerstwo|sieć współpracy',
    club: 'klub|kluby|klubu|klubem|koło naukowe|klub motocyklowy|klub samochodowy|klub fotograficzny|koło łowieckie|koło wędkarskie|klub książki|klub krótkofalowców|klub rotary|koło zainteresowań|klub brydżowy',
    initiative:
      'inicjatyw*|inicjatywa społeczna|ruch społeczny|program|programu|akcja społeczna|kampania społeczna|inicjatywa obywatelska',
    project:
      'projekt|projekty|projektu|projektem|projekt badawczy|projekt unijny|projekt artystyczny|projekt społeczny|projekt edukacyjny',
    'open-source-project':
      'projekt open source|oprogramowanie open source|wolne oprogramowanie|otwarte oprogramowanie|otwarty standard|projekt open-source|otwartoźródłow*|oprogramowanie o otwartym kodzie|otwarty kod źródłowy',
    'youth-organisation':
      'organizacj* młodzieżow*|harcerstwo|hufiec|związek harcerstwa|drużyna harcerska|kolonie letnie|obozy młodzieżowe|obozy dla dzieci|kolonie i obozy|półkoloni*|młodzieżowy dom kultury|harcerze|kolonie|obozy letnie|centrum młodzieży|obóz językowy|ochotniczy hufiec pracy',
    'student-organisation':
      'organizacj* studenck*|samorząd studencki|samorząd studentów|studenckie koło naukowe|zrzeszenie studentów|koło studenckie|stowarzyszenie studentów|parlament studentów|niezależne zrzeszenie studentów|klub studencki',
    company:
      'firma|firmy|firmę|spółka|spółki|przedsiębiorstw*|firma rodzinna|marka|marki|korporacj*|firma handlowo-produkcyjna|zakład|zakłady|polska firma|firmie',
    agency: 'agencj*|agencja full service|agencja butikowa',
    service: 'usługa|usługi|usług|usługę|serwis|serwisy|serwisem|usługi dla firm|serwis internetowy|obsługa firm',
    studio: 'studio|studiem|pracowni*|atelier',
    practice: 'gabinet*|prywatny gabinet|praktyka prywatna|poradnia|poradnie|poradni|praktyka',
    centre: 'centrum|centra|ośrodek|ośrodki|ośrodka|ośrodkiem|hub|centrum kompetencji|placówk*',
    provider: 'usługodawca|usługodawcy|operator|operatorem|dostawca usług|dostawca rozwiązań|dostawcy rozwiązań',
    specialist: 'specjalist*|ekspert*|fachow*|profesjonalist*|doradca|doradcy|zespół specjalistów',
    solution: 'rozwiązani*|system|systemy|systemu|systemem|produkt|produkty|technologi*',
    group: 'grupa|grupy|grupa kapitałowa|holding|grupa firm|zespół|zespołu|koncern*|grupa spółek',
    startup: 'startup*|start-up|start-upy|spółka technologiczna|spin-off|młoda firma',
    blog: 'blog|blogi|bloga|blogiem|blog podróżniczy|blog kulinarny|strona osobista|blog o|strona prywatna|blogerk*|bloger|blog osobisty|blog modowy|strona domowa|blogu',
    magazine:
      'magazyn internetowy|czasopism*|kwartalnik*|miesięcznik*|magazyn branżowy|magazyn online|dwumiesięcznik*|magazyn o|czasopismo naukowe|tygodnik*|przepisy kulinarne|komiks|komiksy|magazyn lifestylowy',
    newspaper:
      'gazeta|gazety|dziennik|portal informacyjny|portal wiadomości|serwis informacyjny|wiadomości lokalne|agencja prasowa|agencja informacyjna|aktualności lokalne|portal lokalny|gazeta lokalna|portal regionalny|dziennik internetowy|gazeta codzienna',
    newsletter: 'newsletter*|biuletyn*|cotygodniowy newsletter',
    podcast: 'podcast*|podkast*|kanał na youtube|wideopodcast|kanał youtube|słuchowisk*',
    'radio-station':
      'stacja radiowa|radio|radia|rozgłośni*|radio internetowe|stacje radiowe|audycja radiowa|radio studenckie|radio lokalne',
    'tv-channel':
      'stacja telewizyjna|telewizj*|kanał telewizyjny|nadawca publiczny|serial|film dokumentalny|film fabularny|telewizja internetowa|telewizja lokalna|film krótkometrażowy|program telewizyjny|film',
    'record-label':
      'wytwórnia płytowa|wytwórnia muzyczna|wytwórnie płytowe|label muzyczny|wydawnictwo muzyczne|agencja koncertowa|agencja bookingowa|dystrybucja muzyki|menadżer artystów|organizator koncertów|wydawnictwo płytowe|management artystyczny',
    portal:
      'portal|portale|portalu|portalem|portal internetowy|witryna|serwis tematyczny|portal branżowy|wortal*|witryna internetowa|strona informacyjna|portal wiedzy',
    directory:
      'katalog|katalogi|katalog firm|katalog stron|baza firm|wyszukiwarka firm|spis firm|archiwum|archiwum cyfrowe|oferty pracy|portal pracy|lista stron|mapa|ranking|książka telefoniczna|zestawienie|rejestr|portal nieruchomości|ogłoszenia o pracę|portal z ofertami pracy',
    encyclopedia:
      'encyklopedi*|słownik*|leksykon*|słownik internetowy|wiki|glosariusz|poradnik*|samouczek|baza wiedzy online|podręcznik*|kompendium|tutoriale|słownik online',
    portfolio: 'portfolio|cv|życiorys|curriculum vitae|portfolio online|portfolio graficzne|resume',
    'film-production':
      'produkcja filmowa|wytwórnia filmowa|producent filmowy|firma producencka|studio produkcji filmowej|dom produkcyjny|reżyser*|filmowiec|postprodukcj*|wytwórnia filmów|produkcja telewizyjna|studio postprodukcji|produkcja filmów',
  },
}
