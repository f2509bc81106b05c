import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      'hotelli|hotellit|hotel|motelli|boutique-hotelli|huoneistohotelli|kylpylähotellit|kartanohotelli|kaupunkihotelli|lentokenttähotelli',
    'guest-house':
      '~majatalo|majatalot|guesthouse|bed and breakfast|aamiaismajoitus|vierastalo|matkustajakoti|täysihoitola',
    hostel: 'hostellit|~hostelli|hostel|retkeilymaja',
    inn: 'kestikievari|majakrouvi|kievari|krouvi',
    'holiday-home':
      'loma-asunto|loma-asunnot|lomamökki|lomamökit|mökkivuokraus|vuokramökki|vuokramökit|lomahuoneisto|lomahuoneistot|~huvila|huvilat|vuokrahuvila|mökit|mökkimajoitus|kalustetut asunnot|lomatalo',
    'mountain-hut': 'tunturimaja|tunturitupa|erämaja|autiotupa|vuoristomaja',
    campsite: '~leirintäalue|leirintäalueet|camping|karavaanialue|karavaanarit|caravan-alue|glamping|leirintä',
    resort: '~lomakeskus|~lomakylä|hiihtokeskus|laskettelukeskus|matkailukeskus|lomakohde|hiihtokeskukset',
    'farm-stay': 'maatilamatkailu|maatilamajoitus|maaseutumatkailu|maatilamatkailukohde',
    accommodation: 'majoituspalvelut|majoituspalvelu|majoitusta|~majoitus|majoitusliike|majoitusyritys',
    'student-residence': 'opiskelija-asunto|opiskelija-asunnot|opiskelija-asuntosäätiö|opiskelija-asuntola|asuntola',
    restaurant:
      '~ravintola|~ravintolat|bistro|pihviravintola|ruokaravintola|lounasravintola|lounaspaikka|grilli|ruokapaikka|sushi|steakhouse|brasserie',
    pizzeria: 'pizzeriat|~pizzeria|pizzaravintola|pizza-ravintola|kebab-pizzeria',
    cafe: '~kahvila|~kahvilat|kahvio|kahvibaari|teehuone|lounaskahvila',
    bar: 'baari|baarit|viinibaari|~cocktailbaari|olutbaari|loungebaari|cocktailbar|terassibaari',
    pub: 'pubi|pubit|olutravintola|olutravintolat|pub|karaokebaari',
    nightclub: 'yökerhot|yöklubi|~yökerho|tanssiravintola|nightclub',
    bakery: 'leipomot|~leipomo|leipuri|artesaanileipomo|kotileipomo',
    butcher: 'lihakauppa|lihatukku|teurastamo|lihamestari|lihapuoti|lihatiski',
    'pastry-shop':
      '~konditoria|konditoriat|kondiittori|kakkutilaukset|kakkukauppa|suklaapuoti|suklaatehdas|täytekakut|tilauskakut',
    'ice-cream-parlour': 'jäätelöbaari|jäätelökioski|jäätelökahvila|jäätelöpuoti|gelateria|jäätelötehdas',
    catering:
      'catering|~pitopalvelu|pitopalvelut|juhlapalvelu|juhlapalvelut|catering-palvelu|catering-palvelut|ateriapalvelu|ateriapalvelut|ruokapalvelut|cateringyritys',
    'food-truck': 'food truck|ruokarekka|katuruoka|ruoka-auto|street food|ruokakärry',
    brewery: 'panimot|~panimo|pienpanimo|pienpanimot|käsityöläispanimo|olutpanimo|panimoravintola',
    winery: '~viinitila|viinitilat|viinitarha|tilaviini|viinintuottaja|viininvalmistaja',
    distillery: '~tislaamo|tislaamot|viskitislaamo|ginitislaamo|pientislaamo',
    'coffee-roaster': 'kahvipaahtimo|~paahtimo|kahvipaahtimot|pienpaahtimo',
    delicatessen: 'herkkukauppa|herkkupuoti|delikatessi|deli|lähiruokapuoti|herkkukaupat',
    'food-producer':
      'elintarvikeyritys|elintarviketehdas|elintarvikevalmistaja|ruokatalo|elintarviketuottaja|lihajalostamo|elintarviketeollisuus|elintarvikealan yritys',
    farm: 'maatilat|~maatila|luomutila|lähiruokatila|~marjatila|tilamyynti|mehiläistarha|mehiläistila|perhetila|alpakkatila|vihannestila|kotieläintila|lammastila',
    dairy: '~meijeri|~juustola|meijerit|juustomestari|maitotila',
    'beach-club': 'beach club|rantaklubi|rantabaari|rantakahvila',
    'music-venue':
      '~konserttisali|keikkapaikka|~musiikkitalo|musiikkiklubi|jazzklubi|rokkiklubi|konserttipaikka|rockklubi',
    'event-venue':
      'juhlatilat|~juhlatila|tapahtumatila|tapahtumapaikka|~tapahtumakeskus|kokoustila|kokoustilat|kongressikeskus|juhlapaikka|juhlatalo|tapahtumatilat|pitopaikka|kokouskeskus|saunatila|edustustila|messukeskus',
    'wedding-venue': 'hääpaikka|hääpaikat|häätila|häätalo|hääjuhlapaikka',
    theatre:
      'teatterit|~teatteri|kesäteatteri|kaupunginteatteri|oopperatalo|ooppera|nukketeatteri|tanssiteatteri|teatteriryhmä|harrastajateatteri',
    cinema: 'elokuvateatteri|elokuvateatterit|kino|elokuvateatteriketju|leffateatteri',
    museum: 'museot|~museo|kotiseutumuseo|taidemuseo|tiedekeskus|vierailukeskus|luontokeskus|museokeskus|perinnetalo',
    gallery: 'galleria|galleriat|taidegalleria|taidehalli|näyttelytila|taidekeskus',
    zoo: 'eläintarha|~eläinpuisto|~kotieläinpuisto|akvaario|meriakvaario|kotieläinpiha',
    'theme-park': 'huvipuistot|teemapuisto|elämyspuisto|~huvipuisto|vesipuisto',
    'adventure-park': '~seikkailupuisto|~trampoliinipuisto|kiipeilypuisto|köysirata|aktiviteettipuisto|zipline',
    'escape-room': 'pakohuone|pakohuoneet|pakopeli|pakohuonepeli|pakohuonepelit|escape room|pakopelit',
    'indoor-playground': '~sisäleikkipuisto|leikkipuisto|leikkimaa|puuhapuisto|leikkikeskus',
    'bowling-alley': 'keilahallit|~keilahalli|keilakeskus|keilailu|bowling|lasertaistelu|biljardisali',
    'swimming-pool': 'uimahallit|~uimahalli|~uimala|kylpylä ja uimahalli|maauimala|vesiliikuntakeskus',
    spa: 'kylpylät|~kylpylä|päiväkylpylä|spa|day spa|~hyvinvointikeskus|kylpylähotelli|retriitti',
    sauna:
      'sauna|saunat|saunalautta|vuokrasauna|yleinen sauna|saunamaailma|savusauna|saunalautat|tilaussauna|saunayhteisö|saunavuokraus',
    marina: '~venesatama|vierasvenesatama|pursisatama|~vierassatama|marina|venetelakka|venesatamat|talvitelakointi',
    'boat-rental':
      'venevuokraus|veneiden vuokraus|kajakkivuokraus|kanoottivuokraus|melontaretket|veneretket|risteilyt|tilausristeilyt|laivaristeilyt|kanoottivuokraamo|kajakkien vuokraus|purjevenevuokraus|vesibussi|sup-lautojen vuokraus',
    'bike-rental':
      'pyörävuokraus|polkupyörävuokraus|pyörävuokraamo|polkupyörien vuokraus|pyörien vuokraus|fatbike-vuokraus|sähköpyörävuokraus',
    'tour-operator':
      'matkanjärjestäjä|matkanjärjestäjät|matkanjärjestäjänä|ohjelmapalvelu|ohjelmapalvelut|ohjelmapalveluyritys|safarit|safariyritys|elämysmatkat|luontomatkailuyritys|moottorikelkkasafarit|huskysafarit|matkailuyritys|seikkailumatkat',
    'guided-tours':
      'opastetut kierrokset|opastettu kierros|opaspalvelu|opaspalvelut|matkaopas|eräopas|kaupunkikierros|kaupunkikierrokset|opastukset|opastetut retket|kävelykierrokset|kalastusopas|luonto-opas|matkaoppaat|kalastusretket|revontuliretket',
    'travel-agency':
      'matkatoimistot|~matkatoimisto|matkatoimistopalvelut|ryhmämatkat|valmismatkat|bussimatkat|äkkilähdöt',
    'travel-guide': 'matkaopassivusto|kaupunkiopas|matkailuopas|matkailusivusto|matkavinkit|matkailuoppaat|retkiopas',
    'tourist-office':
      'matkailuneuvonta|matkailutoimisto|matkailuinfo|matkailuorganisaatio|matkailuyhdistys|turisti-info|alueorganisaatio|matkailu ry',
    festival:
      '~festivaali|~festivaalit|musiikkijuhla|musiikkijuhlat|elokuvajuhlat|festarit|karnevaali|kesätapahtuma|juhlaviikot',
    conference:
      'konferenssit|~konferenssi|kongressi|~messut|seminaaritapahtuma|ammattimessut|hackathon|meetup|symposium|huippukokous|messutapahtuma|asiantuntijatapahtuma',
    casino:
      'kasinot|~kasino|nettikasino|nettikasinot|vedonlyönti|vedonlyöntisivusto|casino|uhkapelit|rahapelit|nettikasinoa',
    'golf-course':
      'golfkenttä|golfkentät|golfkeskus|golfklubi|golf|golfseura|golf club|rangekenttä|minigolf|frisbeegolf',
    'ski-school': 'hiihtokoulu|laskettelukoulu|lumilautakoulu|hiihdonopettaja|hiihdonopetus',
    'surf-school': 'surffikoulu|surfkoulu|leijalautakoulu|purjelautakoulu|surffileiri|leijalautailu',
    'diving-school': 'sukelluskoulu|sukellusseura|sukelluskurssit|sukelluskurssi|sukelluskeskus|laitesukellus',
    'riding-school':
      'ratsastuskoulut|~ratsastuskoulu|ratsastuskeskus|ratsastustunnit|ponikoulu|ratsastusseura|issikkavaellukset',
    'climbing-gym': '~kiipeilykeskus|kiipeilyhalli|boulderkeskus|boulderointi|kiipeilysali|kiipeilyseura|kiipeilyseinä',
    gym: 'kuntosalit|~kuntosali|crossfit-sali|nyrkkeilysali|voimailusali|treenisali|crossfit|crossfit sali|nyrkkeilyseura|kuntosalille|voimanostosali',
    'fitness-studio':
      'kuntokeskukset|~kuntokeskus|~liikuntakeskus|pilates|pilatesstudio|liikuntastudio|ryhmäliikunta|fitness-keskus|ryhmäliikuntatunnit|treenistudio|ems-treeni',
    'personal-trainer':
      'personal trainer|henkilökohtainen valmentaja|personal training|juoksuvalmentaja|fysiikkavalmentaja|personal trainer -palvelut|liikuntavalmentaja|fysiikkavalmennus|online-valmennus|pt-palvelut',
    'yoga-studio': 'joogastudio|~joogakoulu|jooga|joogasali|joogaopettaja|joogatunnit|joogakeskus|joogaohjaaja',
    'dance-school':
      'tanssikoulut|~tanssikoulu|tanssistudio|balettikoulu|tanssitunnit|tanssiopisto|tanssikurssit|tanssiseura|tanssiurheiluseura',
    'martial-arts-school':
      'kamppailulajit|itsepuolustuskoulu|itsepuolustuslajit|karateseura|judoseura|budoseura|dojo|taekwondo|krav maga|aikido|kamppailukeskus|karate|kamppailuseura|jujutsu|kung fu|thainyrkkeily|brasilialainen jujutsu|kamppailu-urheilu',
    'sports-club':
      'urheiluseurat|~urheiluseura|liikuntaseura|voimisteluseura|jalkapalloseura|hiihtoseura|pursiseura|uimaseura|soutuseura|melontaseura|ampumaseura|salibandyseura|jääkiekkoseura|pyöräilyseura|yleisurheiluseura|lentopalloseura|koripalloseura|suunnistusseura|shakkikerho|taitoluisteluseura|purjehdusseura|juoksuseura|pesäpalloseura|ringetteseura|cheerleadingseura|metsästysseura',
    'sports-team':
      'jääkiekkojoukkue|jalkapallojoukkue|koripallojoukkue|liigajoukkue|kilpatiimi|salibandyjoukkue|lentopallojoukkue|edustusjoukkue|ralliautoilija|esports-joukkue|pesäpallojoukkue|liigaseura',
    'sports-federation':
      'lajiliitto|palloliitto|yleisurheiluliitto|~urheiluliitto|hiihtoliitto|koripalloliitto|voimisteluliitto|olympiakomitea|golfliitto|jääkiekkoliitto|uimaliitto|ratsastajainliitto',
    'tennis-club':
      'tennisseura|tenniskeskus|tenniskoulu|tenniskerho|padelkeskus|tennishalli|tennisakatemia|padel|padelhalli|squash',
    choir: 'kuorot|~kuoro|mieskuoro|naiskuoro|kamarikuoro|laulukuoro|lapsikuoro|sekakuoro|gospelkuoro|lauluyhtye',
    orchestra:
      '~sinfoniaorkesteri|orkesterit|~orkesteri|puhallinorkesteri|kamariorkesteri|jousikvartetti|soittokunta|kaupunginorkesteri|filharmonia',
    band: 'bändit|~bändi|yhtyeet|~yhtye|hääbändi|coverbändi|bilebändi|tanssiorkesteri|rockyhtye|tribuuttibändi|juhlabändi',
    dj: 'dj|hää-dj|dj-palvelu|dj-palvelut|tiskijukka|karaokepalvelu',
    'event-agency':
      'tapahtumatoimisto|tapahtumatoimistot|tapahtumanjärjestäjä|tapahtumatuotanto|tapahtumajärjestäjä|tapahtumapalvelu|tapahtumapalvelut|tapahtumayritys|yritystapahtumat|virkistyspäivät|tapahtumajärjestäminen',
    'wedding-planner':
      'hääsuunnittelija|hääsuunnittelu|hääpalvelu|häiden suunnittelu|hääkoordinaattori|hääpalvelut|hääsuunnittelijat',
    'event-service':
      'tapahtumatekniikka|telttavuokraus|juhlavuokraus|juhlatarvikevuokraus|pomppulinna|pomppulinnat|äänentoisto|äänentoistovuokraus|valokuvauskoppi|taikuri|juontaja|esitystekniikka|juhlateltta|esiintymislavat|valo- ja äänitekniikka|pomppulinnavuokraus|juhlateltat|siviilivihkijä|juhlakalustevuokraus|viihdyttäjä|ohjelmatoimisto|lavavuokraus|photobooth',
    'medical-practice':
      '~lääkäriasema|~lääkärikeskus|~terveysasema|~terveyskeskus|lääkärivastaanotto|työterveyshuolto|työterveys|yksityinen lääkäriasema|lääkäriasemat|sote-keskus',
    doctor:
      'lääkäri|lääkärit|~erikoislääkäri|ihotautilääkäri|lastenlääkäri|kirurgi|plastiikkakirurgi|kardiologi|gynekologi|silmälääkäri|ortopedi|yleislääkäri|psykiatri|urologi|silmälääkärit|naistentautien erikoislääkäri',
    dentist:
      'hammaslääkärit|~hammaslääkäri|~hammaslääkäriasema|hammasklinikka|hammashoito|~hammashoitola|suuhygienisti|hammashuolto|hammasimplantti|hammashoidot|hammaslääkäriasemat|suun terveydenhuolto|hammaslääkärivastaanotto|hammasimplantit',
    orthodontist:
      'oikomishoito|hampaiden oikomishoito|oikomishoidon erikoishammaslääkäri|ortodontia|oikojaklinikka|oikomishoidot|hampaiden oikominen',
    clinic:
      'klinikka|klinikat|hedelmöityshoitoklinikka|silmäklinikka|ihoklinikka|esteettinen klinikka|lapsettomuusklinikka|plastiikkakirurgia|silmäasema|laserleikkaus|ihotautiklinikka|estetiikkaklinikka',
    hospital:
      'sairaala|sairaalat|keskussairaala|saattohoitokoti|yliopistollinen sairaala|~hyvinvointialue|päiväkirurginen sairaala|yliopistosairaala|yksityissairaala',
    physiotherapist:
      'fysioterapeutti|fysioterapeutit|~fysioterapia|fysioterapiapalvelut|fysikaalinen hoitolaitos|kuntoutuskeskus|lasten fysioterapia|urheilufysioterapia|kuntoutuspalvelut|fysioterapiaa|fysikaalinen hoito|fysioterapiayritys',
    chiropractor: 'kiropraktikko|kiropraktiikka|kiropraktikot|kiropraktikkoklinikka|kiropraktiikan klinikka',
    osteopath: 'osteopatia|osteopaatti|osteopaatit|osteopatiaklinikka|osteopatiaa|naprapaatti|naprapatia',
    'speech-therapist': 'puheterapia|puheterapeutti|puheterapeutit|puheterapiapalvelut|logopedi|puheterapiaa',
    'occupational-therapist':
      'toimintaterapia|toimintaterapeutti|toimintaterapiapalvelut|toimintaterapeutit|toimintaterapiaa',
    psychotherapist:
      'psykoterapia|psykoterapeutti|psykoterapeutit|psykologi|psykologit|psykologipalvelut|psykoterapiaa|perheterapeutti|psykologinen vastaanotto|terapeutti|terapeutit|psykoterapiakeskus|psykologipalvelu|terapiapalvelut',
    naturopath:
      'luontaishoitaja|luontaishoitola|akupunktio|homeopatia|homeopaatti|vyöhyketerapia|luontaishoito|ayurveda|kiinalainen lääketiede|kalevalainen jäsenkorjaus|luontaishoidot|kraniosakraaliterapia|energiahoito|yrttihoito|jäsenkorjaaja|vyöhyketerapeutti',
    podiatrist:
      'jalkaterapia|jalkaterapeutti|jalkahoito|jalkojenhoito|jalkojenhoitaja|jalkahoitola|jalkahoidot|jalkaterapeutit|jalkaklinikka|jalkahoitaja',
    midwife: 'kätilö|kätilöt|doula|synnytysvalmennus|doulat|kätilöpalvelut',
    nurse:
      'sairaanhoitaja|sairaanhoitopalvelu|hoivapalvelu|hoivapalvelut|sairaanhoitopalvelut|hoiva-ala|sairaanhoitajat',
    'home-care':
      'kotipalvelut|kotihoiva|kotisairaanhoito|vanhustenhoito kotona|kotihoitopalvelut|~kotihoito|hoivaa kotiin|kotihoitoa|~kotipalvelu|henkilökohtainen apu|henkilökohtainen avustaja',
    'care-home':
      'hoivakodit|~hoivakoti|palvelutalot|~palvelutalo|vanhainkoti|~hoitokoti|~palvelukoti|senioritalo|seniorikoti|tehostettu palveluasuminen|palveluasuminen|lastensuojeluyksikkö|asumispalvelut|senioriasunnot',
    pharmacy: 'apteekit|~apteekki|verkkoapteekki|sivuapteekki',
    optician:
      'optikko|optikot|optikkoliike|silmälasit|optikkoliikkeet|silmälasiliike|aurinkolasit|piilolinssit|näöntarkastus|optometristi',
    'hearing-aids':
      'kuulokoje|kuulokojeet|kuuloasema|kuulontutkimus|kuulolaite|kuulolaitteet|kuulokeskus|kuulontutkimukset|audionomi',
    laboratory:
      'laboratoriot|~laboratorio|hammaslaboratorio|laboratoriopalvelut|testauslaboratorio|hammasteknikko|laboratoriotutkimukset|verikokeet|hammaslaboratoriot|erikoishammasteknikko|laboratoriopalvelu|laboratoriokokeet',
    veterinarian:
      'eläinlääkäri|eläinlääkärit|~eläinlääkäriasema|~eläinklinikka|~eläinsairaala|eläinlääkäripalvelut|pieneläinklinikka|eläinlääkärikeskus|pieneläinvastaanotto|hevosklinikka|eläintenhoito|eläinlääkäriasemat',
    kennel:
      '~koirahoitola|~eläinhoitola|koirahotelli|kissahoitola|kissahotelli|koirapäiväkoti|lemmikkihoitola|koirien päivähoito|koirahoitolat|koiratarha',
    'dog-school':
      '~koirakoulu|koirakoulut|koirankoulutus|koirakouluttaja|pentukurssi|koirien koulutus|koirankouluttaja|ongelmakoirakouluttaja|koiraharrastuskeskus|koirahalli',
    'dog-groomer':
      'koiratrimmaamo|koirakampaamo|trimmaamo|trimmaaja|koirien trimmaus|eläintrimmaamo|koirasalonki|koiratrimmaus|koirien trimmaamo|lemmikkitrimmaamo',
    breeder:
      'kasvattaja|kasvattajat|kennel|koirakasvattaja|~kissala|siittola|hevoskasvattaja|kissankasvattaja|koirien kasvattaja|pennut|pentuja|kasvatustyö',
    'animal-shelter':
      'eläinsuojelu|~eläinsuojeluyhdistys|löytöeläintalo|löytöeläinkoti|eläintalo|eläinten turvakoti|rescueyhdistys|rescue-yhdistys|koirien pelastus|eläinten pelastus|kissatalo|kodittomat eläimet|eläinsuojelujärjestö',
    'pet-sitter':
      'lemmikinhoito|koiranulkoilutus|lemmikkihoito|kissanhoito|koiravahti|kissavahti|koirien ulkoilutus|koiranhoitaja|lemmikkivahti|eläintenhoitopalvelu|koiranhoito',
    'riding-stable':
      'talli|tallit|~hevostalli|~ratsutalli|yksityistalli|täyshoitotalli|ravitalli|tallipaikat|hevostila',
    hairdresser:
      'kampaamot|~kampaamo|kampaaja|kampaajat|hiussalonki|hiusstudio|parturi-kampaamo|parturi-kampaaja|parturikampaamo|hiushuone|hiusstylisti|hiustalo',
    barber: 'parturit|~parturi|barbershop|partureita|barber|herraparturi|parturiliike',
    'beauty-salon':
      'kauneushoitolat|~kauneushoitola|kosmetologi|kosmetologit|kauneussalonki|kauneusstudio|ripsistudio|ripsienpidennykset|kestopigmentointi|meikkaaja|maskeeraaja|ihonhoito|ihokarvojen poisto|kauneuskeskus|sokerointi|kauneushoidot|kosmetologiset hoidot|kulmamuotoilu|kauneudenhoito|kauneusklinikka|mikropigmentointi|rakennekynnet ja ripset|laserkarvanpoisto|kasvohoidot',
    'nail-salon':
      'kynsistudio|kynsihoitola|rakennekynnet|kynsisalonki|kynsiteknikko|geelilakkaus|geelikynnet|manikyyri',
    'massage-practice':
      'hieroja|hierojat|hierontapalvelut|koulutettu hieroja|thaihieronta|~hieronta|hieromo|urheiluhieroja|hierontaa|hoitola|reiki|hierontastudio|urheiluhieronta|klassinen hieronta|thai-hieronta',
    'tattoo-studio':
      'tatuointiliike|tatuointistudio|tatuointi|tatuoinnit|tatuoija|lävistys|lävistykset|tatuointiliikkeet|tatuoijat|lävistysliike',
    coach:
      'valmentaja|valmentajat|business coach|life coach|valmennus|valmennukset|coaching|elämäntaitovalmentaja|uravalmennus|johdon coaching|mentorointi|elämäntapavalmennus|hyvinvointivalmentaja|uravalmentaja|johtajuusvalmennus|parisuhdevalmennus|coach|työnohjaaja',
    counselling:
      'terapia|pariterapia|parisuhdeterapia|ratkaisukeskeinen terapia|hypnoterapia|työnohjaus|kriisiapu|keskusteluapu|perheneuvonta|seksuaaliterapia|hypnoterapeutti|lyhytterapia|lyhytterapeutti|pariterapeutti|seksuaalineuvonta|kriisikeskus|hypnoosi|ratkaisukeskeinen lyhytterapia|kirjallisuusterapia|päihdekuntoutus',
    nutritionist:
      'ravitsemusterapeutti|ravitsemusterapia|ravitsemusneuvoja|ravintovalmentaja|ravitsemusneuvonta|ravintoterapeutti|ravitsemusasiantuntija|ravitsemusvalmennus|ravitsemusvalmentaja',
    kindergarten:
      'esikoulu|esiopetus|montessori-päiväkoti|montessoripäiväkoti|leikkikoulu|steinerpäiväkoti|metsäeskari|englanninkielinen päiväkoti|varhaiskasvatus',
    nursery:
      'päiväkodit|~päiväkoti|ryhmäperhepäiväkoti|päivähoito|lasten päivähoito|lastenhoito|yksityinen päiväkoti|varhaiskasvatuspalvelut|lastentarha|päivähoitopaikka',
    childminder:
      'lastenhoitaja|perhepäivähoitaja|lastenvahti|lastenhoitopalvelu|perhepäivähoito|lastenhoitoapu|lastenhoitajat|lastenhoitopalvelut',
    school:
      'koulu|koulut|peruskoulu|alakoulu|yläkoulu|~lukio|ala-aste|ammattikoulu|~ammattiopisto|steinerkoulu|yhtenäiskoulu|kansainvälinen koulu|~kansanopisto|yksityiskoulu|kesälukio|evankelinen opisto|taidekoulu|kuvataidekoulu|~kansalaisopisto|työväenopisto|kesäyliopisto|taiteen perusopetus|aikuislukio|koulutuskuntayhtymä',
    university: 'yliopistot|~yliopisto|~ammattikorkeakoulu|~korkeakoulu|~tiedekunta|kauppakorkeakoulu|avoin yliopisto',
    academy: 'akatemiat|~akatemia|~instituutti|opisto|opistot|verkkoakatemia',
    'training-centre':
      '~koulutuskeskus|aikuiskoulutus|ammatillinen koulutus|koulutuspalvelut|koulutus|koulutukset|täydennyskoulutus|koulutusyritys|koulutusorganisaatio|kurssikeskus|aikuiskoulutuskeskus|kurssit|koulutuksia|työturvallisuuskoulutus|korttikoulutus|korttikoulutukset|yrityskoulutus|ammattitutkinnot|koulutuspalvelu|täydennyskoulutukset',
    'driving-school':
      'autokoulut|~autokoulu|ajokortti|ajo-opetus|liikenneopettaja|ajokorttikoulutus|ajotunnit|b-kortti|liikennekoulu',
    'language-school':
      'kielikoulut|~kielikoulu|kielikurssit|kielikurssi|englannin kurssi|suomen kielen kurssit|kielikoulutus|kieltenopetus|kielikoulutukset|kielivalmennus|kielenopetus|kieltenopettaja|kielimatkat',
    'music-school':
      '~musiikkikoulu|~musiikkiopisto|soittotunnit|laulutunnit|pianotunnit|kitaratunnit|laulunopettaja|~konservatorio|soitonopetus|pianonopettaja|musiikkileikkikoulu|pianonsoiton opetus|soitonopettaja|laulunopetus|muskari|muskarit|rumputunnit|viulunsoiton opetus|bändikoulu',
    'cooking-school':
      'kokkikoulu|ruokakurssi|kokkikurssi|ruoanlaittokurssi|kokkikurssit|ruokakurssit|keittiömestarin kurssit',
    'flight-school':
      'lentokoulu|lentokerho|ilmailukerho|laskuvarjohyppy|laskuvarjokerho|varjoliito|lentokoulutus|lentäjäkoulutus|tandemhyppy|purjelento|lentokerhot|ilmailuopisto|laskuvarjohypyt',
    'sailing-school': 'purjehduskoulu|purjehduskurssi|purjehduskurssit|veneilykoulu|purjehdusopetus|veneilykurssit',
    'swimming-school': 'uimakoulut|vauvauinti|~uimakoulu|uinninopetus|uimaopetus|perheuinti|uintikurssit',
    tutoring:
      'yksityisopetus|tukiopetus|yksityisopettaja|läksyapu|yksityistunnit|matematiikan tukiopetus|tukiopettaja|tukiopetusta|yksityisopettajat|läksykerho',
    'exam-preparation':
      'valmennuskurssi|valmennuskurssit|preppauskurssi|pääsykoekurssi|yo-kurssit|ylioppilaskirjoitusten preppauskurssit|pääsykoevalmennus|preppauskurssit|harjoituskokeet|pääsykokeet|yki-testi|preppikurssi',
    'online-course':
      'verkkokurssit|~verkkokurssi|nettikurssi|verkkokoulutus|verkkovalmennus|etäopiskelu|nettikurssit|e-learning|videokurssi|verkkokoulutukset|verkkovalmennukset|etäkoulutus',
    bootcamp: 'bootcamp|koodikoulu|ohjelmointikoulu|ohjelmointi-bootcamp',
    workshop: 'työpajat|workshop|seminaarit|~seminaari|~työpaja|koulutuspäivä|työpajoja',
    'teaching-materials':
      'opetusmateriaali|opetusmateriaalit|oppimateriaali|oppimateriaalit|oppimateriaaleja|tehtävämonisteet|opetusvälineet|oppimateriaalipaketti|opettajan materiaalit|oppikirjat|opetusmateriaaleja|oppimispelit|opetuspelit',
    'translation-service':
      'käännöstoimistot|~käännöstoimisto|käännöspalvelu|käännöspalvelut|kääntäjä|kääntäjät|tulkki|tulkkaus|tulkkauspalvelu|käännökset|auktorisoitu kääntäjä|tulkkauspalvelut|tulkkikeskus|auktorisoidut käännökset|kielipalvelut|kielipalveluyritys|lokalisointi',
    library: '~kirjasto|kaupunginkirjasto|~kirjastot|verkkokirjasto|kunnankirjasto',
    builder:
      'rakennusliikkeet|~rakennusliike|rakennusyritys|rakennusyhtiö|rakennusurakoitsija|rakennuspalvelu|rakennuspalvelut|talonrakennus|omakotitalot|remontit|remonttipalvelu|remonttipalvelut|saneeraus|kylpyhuoneremontti|hirsitalot|hirsitalo|talotehdas|talopaketit|remonttiyritys|kattava remontointi|muuraus|muurari|remontointi|korjausrakentaminen|uudisrakentaminen|rakentaminen|linjasaneeraus|putkiremontti|kylpyhuoneremontit|huoneistoremontit|keittiöremontti|muuratut takat|talovalmistaja|valmistalot|betonityöt|taloyhtiöremontit|pihakivet|betonilattiat|rakennus ja remontti|pientalorakentaminen|rakennusalan yritys|remonttifirma|rakennustyöt|hirsimökit|rakentaja',
    carpenter:
      'kirvesmies|kirvesmiehet|kirvesmiestyöt|puurakentaminen|porrasvalmistaja|portaat|puuportaat|kirvesmiespalvelut|portaikot',
    joinery:
      'puuseppä|~puusepänliike|puusepänverstas|puusepänteollisuus|kalustevalmistaja|kiintokalusteet|mittatilauskalusteet|puusepäntyöt|puusepäntehdas|puusepät|kalustetehdas|huonekalupuuseppä|puutyöt|huonekaluvalmistaja|mittatilaushuonekalut|puuverstas',
    electrician:
      'sähköasentaja|sähköurakoitsija|sähköurakointi|sähköasennukset|sähköliike|sähkötyöt|~sähköasennus|sähköyritys|sähkömies|sähköasennuspalvelu|sähköpalvelut|sähköurakointiyritys|~sähköpalvelu|sähköasennuspalvelut|sähköasennusliike|sähkösuunnittelu|sähkötyö',
    plumber:
      'putkimies|~putkiliike|putkityöt|lvi-asennus|lvi-liike|putkiasennus|lvi-urakointi|viemärin avaus|viemäripalvelu|viemäreiden avaus|lvi-työt|lokapalvelu|viemärihuolto|lvi-palvelut|putkiasennukset|lvi-urakoitsija|lvi-yritys|lvi-palvelu|lvi-asennukset|putkiurakointi|putkimiehet|putkiasentaja|viemärisaneeraus|jätevesijärjestelmät|loka-auto|putkihuolto|sukitus|käyttövesiputket',
    'heating-engineer':
      'lämpöpumppu|lämpöpumppuasennus|maalämpö|maalämpöpumput|lämmitysjärjestelmät|öljypoltinhuolto|lämpöpumppuhuolto|~lämpöpumput|ilmalämpöpumppu|ilmalämpöpumput|lämpöpumppuasennukset|vesi-ilmalämpöpumput|maalämpöpumppu|lämmitysratkaisut|ilmalämpöpumpun asennus|nuohous ja poltinhuolto|lämmitysjärjestelmä|lämpöhuolto',
    hvac: 'ilmanvaihto|ilmastointi|ilmastointiasennus|lvi|ilmastointihuolto|kylmäliike|ilmastointiliike|jäähdytys|kylmäasennus|ilmanvaihtoasennus|ilmanvaihtohuolto|ilmanvaihtokanavien puhdistus|ilmanvaihdon puhdistus|kylmälaitteet|kylmälaitehuolto|talotekniikka|talotekniikkayritys|lvi-tekniikka|kylmälaiteliike|iv-urakointi|iv-asennukset|ilmanvaihtokoneet|kylmätekniikka',
    roofer:
      'kattoremontti|kattoremontit|kattourakoitsija|peltikatto|peltikatot|katot|vesikatto|kattohuolto|peltiseppä|kattoyritys|huopakatto|vesikattoremontti|kattourakointi|katon pinnoitus|kattoasennus|kattoturvatuotteet|kattotyöt|huopakatot|tiilikatto|kattopinnoitus|vesikatot|rakennuspeltityöt|kattojen maalaus|konesaumakatto',
    painter:
      'maalari|maalarit|~maalausliike|maalaustyöt|maalauspalvelu|tapetointi|talomaalaus|ulkomaalaus|tapetointityöt|julkisivumaalaus|maalausurakointi|maalauspalvelut|sisämaalaus|tasoitetyöt ja maalaus|maalausyritys|maalausurakoitsija|pintaremontit|julkisivumaalaukset|maalaus ja tapetointi',
    tiler: 'laatoittaja|laatoitus|laatoitustyöt|laatoitukset|laattamies|laatta-asennus|vedeneristys ja laatoitus',
    'flooring-company':
      'lattia-asennus|parketti|parketit|lattiahionta|parketin hionta|lattiaurakointi|lattianpäällysteet|lattiat|lattiapäällysteet|lattialiike|laminaatti|lattiahionnat|lattiapinnoitteet|parkettihionta|lattiamateriaalit|lattiapinnoitus|massalattia|massalattiat|akryylibetoni|mattoasennus|lattioiden hionta|lattiayritys',
    plasterer:
      'rappaus|tasoitetyö|rappaustyöt|tasoitetyöt|lämmöneristys|julkisivurappaus|rapaus|rappausurakointi|puhallusvilla|eristystyöt|uretaanieristys|julkisivusaneeraus',
    glazier:
      '~lasiliike|lasitus|tuulilasinvaihto|autolasi|lasityöt|tuulilasin vaihto|lasiasennus|parvekelasitus|tuulilasin korjaus|parvekelasit|lasitukset|peilit ja lasit|lasiovet|lasiseinät|terassilasitus|terassilasit|autolasit',
    'window-company':
      'ikkunat|ikkunaremontti|ikkunat ja ovet|ovet|autotallin ovet|nosto-ovet|ikkunatehdas|ovitehdas|ovet ja ikkunat|ikkunaremontit|ulko-ovet|ikkunavalmistaja|ovivalmistaja|liukuovet|väliovet|ikkunahuolto|ikkunoiden vaihto|autotallinovet|ovihuolto',
    'kitchen-studio':
      'keittiökalusteet|keittiöliike|keittiömyymälä|~keittiöt|keittiösuunnittelu|keittiötehdas|keittiöstudio|kylpyhuonekalusteet|keittiökaluste',
    'blinds-company':
      'kaihtimet|sälekaihtimet|markiisit|kaihdin|aurinkosuojat|verhot|rullaverhot|verholiike|kaihdinliike|markiisi|sälekaihdin|pimennysverhot|aurinkosuojaus|verhoilu ja verhot|kaihdintehdas|verhokauppa|kaihtimia',
    'metal-workshop':
      'konepajat|~konepaja|metallityöt|hitsaus|hitsaustyöt|teräsrakenteet|~metallipaja|sepänpaja|ohutlevytyöt|levytyöt|koneistus|cnc-koneistus|metalliverstas|koneistamo|metallirakenteet|hitsauspalvelu|metallialan yritys|koneistuspalvelut|alihankintakonepaja|teräsrakentaminen|taontatyöt|laserleikkauspalvelu|jauhemaalaus|metalliteollisuus|metalliteollisuusyritys|metallituotteet|pulverimaalaus',
    locksmith:
      '~lukkoliike|lukkoseppä|lukkosepät|avainpalvelu|oven avaus|lukitus|ovenavauspalvelu|lukkopalvelu|lukituspalvelut|lukitukset|ovenavaus|lukkohuolto|lukkoasema|lukkosepänliike|oviautomatiikka',
    'chimney-sweep':
      'nuohooja|nuohous|nuohouspalvelu|nuohoojat|nuohouspalvelut|nuohousliike|hormien nuohous|hormisaneeraus|hormikorjaus',
    scaffolder:
      'rakennustelineet|telinevuokraus|telinepalvelu|telineasennus|telineet|telinepalvelut|sääsuojat|telineurakointi|rakennustelineiden vuokraus',
    'solar-installer':
      'aurinkopaneeli|aurinkopaneelit|aurinkosähkö|aurinkosähköjärjestelmä|aurinkosähköjärjestelmät|aurinkoenergia|aurinkoenergiajärjestelmät|aurinkovoimala|aurinkopaneelien asennus|aurinkovoimalat|aurinkovoima|aurinkokennot',
    'demolition-company':
      'purkutyöt|purku-urakointi|purkutyö|purkuliike|asbestipurku|asbestityöt|purkupalvelu|rakennusten purku|asbestipurkutyöt|timanttiporaus|timanttisahaus|purkuyritys|purkupalvelut|haitta-ainepurku|purku-urakoitsija|asbestikartoitus|purkutyöt ja saneeraus',
    excavation:
      'maanrakennusyritys|maarakennus|kaivinkoneurakointi|konetyöt|kaivinkonetyöt|maansiirto|porakaivo|kaivonporaus|kaivuutyöt|maanrakennustyöt|maanrakennuspalvelut|maanrakennusurakointi|koneurakointi|maansiirtotyöt|infra-rakentaminen|infrarakentaminen|louhinta|~maanrakennus|maarakennustyöt|konepalvelu|kaivurityöt|asfaltointi|pohjatyöt|salaojaremontti|maanrakennusliike|maarakennusurakointi|salaojat|tienrakennus|asfaltti|piha- ja maanrakennus|energiakaivot',
    landscaper:
      'viherrakentaminen|viherpalvelu|pihasuunnittelu|pihatyöt|puutarhuri|puutarhasuunnittelu|maisemasuunnittelu|puutarhapalvelu|pihanhoito|viherrakennus|maisema-arkkitehti|nurmikonleikkuu|lumityöt|pihapalvelu|piharakentaminen|pihasuunnittelija|viheralan yritys|viherrakentaja|lumenluonti|auraus|viherpalvelut|puutarhatyöt|puutarhapalvelut|viherhoito|pihakiveys|pihakiveykset|pihapalvelut|puutarhasuunnittelija|ympäristörakentaminen|maisemointi|ruohonleikkuu|piharakennus|viherurakointi|pihasaneeraus',
    'tree-surgeon':
      'arboristi|arboristit|puunkaato|puiden kaato|puunhoito|arboristipalvelut|puiden hoito|ongelmapuiden kaato|arboristipalvelu|pihapuiden kaato|puunkaatopalvelu|kantojyrsintä|kannonjyrsintä|puunkaadot|puunhoitopalvelut|ongelmapuut|pihapuunkaato|metsuri|metsuripalvelut',
    'pool-builder':
      'uima-altaat|uima-allas|uima-allasrakentaminen|uima-altaiden asennus|porealtaat|porealtaan huolto|allasliike|paljut|palju|poreallas|allashuolto|kylpytynnyrit|ulkoporealtaat|kylpytynnyri',
    'garden-centre':
      'puutarha|puutarhamyymälä|taimistot|~taimisto|~taimitarha|kauppapuutarha|~puutarhakeskus|kukkatarha|taimimyymälä|taimimyynti|kasvihuone|puutarhamyymälät|puutarhat',
    'cleaning-company':
      'siivouspalvelut|~siivouspalvelu|siivousyritys|siivousfirma|kotisiivous|toimistosiivous|siivousliike|puhtauspalvelut|puhtaanapito|kiinteistöpalvelut|siivooja|muuttosiivous|ylläpitosiivous|loppusiivous|rakennussiivous|siivouspalveluja|siivouspalveluita|~kiinteistöhuolto|painepesu|vahinkosaneeraus|siivousta|yrityssiivous|siivouspalveluyritys|puhdistuspalvelut|siivousapu|porrassiivous|~kiinteistöpalvelu|kodinsiivous|jälkivahinkotorjunta|toimitilasiivous|teollisuuspuhdistus|julkisivupesu|puhdistuspalvelu|~siivous|kiinteistönhuolto|kiinteistöhuoltoyhtiö|ilmanvaihtopuhdistus|siivoojat',
    'carpet-cleaner':
      'mattopesu|sohvanpesu|mattopesulat|~mattopesula|matonpesu|huonekalupesu|tekstiilipesu|sohvapesu|huonekalujen pesu|mattojen pesu|sohvan pesu|sohvien pesu|mattopesut',
    'window-cleaner':
      'ikkunanpesu|ikkunanpesut|ikkunanpesupalvelu|räystäskourujen puhdistus|ikkunanpesijä|ikkunapesu|ikkunanpesupalvelut|ikkunapesut|ikkunoiden pesu',
    laundry: 'pesulat|~pesula|pesulapalvelut|itsepalvelupesula|pesulapalvelu|tekstiilipalvelu|tekstiilihuolto',
    'dry-cleaner': 'kemiallinen pesula|kemiallinen pesu|vaatepesula|pukupesula',
    'pest-control':
      'tuholaistorjunta|tuholaistorjuja|tuholaispalvelu|tuhoeläintorjunta|haittaeläintorjunta|rottien torjunta|luteiden torjunta|tuholaistorjuntaa|hiirien torjunta|tuholaistorjuntapalvelut',
    'house-clearance':
      'kuolinpesien tyhjennys|kuolinpesän tyhjennys|asunnon tyhjennys|kuolinpesien tyhjennykset|kuolinpesäpalvelu|jätteiden poisvienti|tyhjennyspalvelu|kuolinpesät|kuolinpesien osto|tavaroiden poisvienti|asuntojen tyhjennykset|raivaussiivous',
    'waste-disposal':
      'jätehuoltoyhtiö|jätehuoltopalvelut|kierrätys|jätelava|vaihtolava|vaihtolavat|romuliike|metallinkierrätys|romumetalli|siirtolava|kierrätyspalvelut|jätelavat|siirtolavat|jätteenkuljetus|vaihtolavapalvelu|romun keräys|autopurkamo|jätteenkäsittely|~jätehuolto|~kierrätyskeskus|metalliromu|romuauto|jätehuoltoyritys|vaihtolavapalvelut|kierrätyspalvelu|autohajottamo|jäteasema|autopurkaamo',
    'moving-company':
      'muuttopalvelut|~muuttopalvelu|muuttofirma|muuttoyritys|muutto|muutot|muuttoliike|muuttoauto|muuttoapu|pakettiauto muuttoon|muuttopalvelua|muuttoja|yritysmuutot|muuttokuljetus|pianonsiirto|kotimuutto|muuttokuljetukset|yritysmuutto|pianomuutto',
    'self-storage':
      'pienvarasto|pienvarastot|minivarasto|varastovuokraus|varastotila|varastotilaa|varastohotelli|vuokravarasto|vuokravarastot|varastotilat|varastointi|self storage|minivarastot|lämmin varasto|tallipaikat ja varastot|pienvarastoja',
    handyman:
      'kodin kunnossapito|talonmies|talonmiespalvelut|huoltomies|kotiapu|talonmiespalvelu|kotitalkkari|~talkkari|kiinteistön kunnossapito|kodin pienet korjaukset|remonttimies|huoltopalvelu|kotitalkkaripalvelu|remonttireiska|huoltopalvelut|kodin remontit|asennuspalvelu|asennuspalvelut',
    'appliance-repair':
      'kodinkonehuolto|kodinkonekorjaus|pesukoneen korjaus|kodinkoneiden huolto|pesukonehuolto|kodinkoneiden korjaus|kodinkoneasennus|kodinkonehuollot|kodinkoneasennukset',
    'phone-repair':
      'puhelinhuolto|puhelinkorjaus|puhelimen korjaus|iphone-huolto|puhelinkorjaamo|kännykkähuolto|iphone huolto|näytönvaihto|matkapuhelinhuolto|iphone korjaus|puhelimen huolto|puhelinten huolto',
    'computer-repair':
      'tietokonehuolto|tietokoneen korjaus|tietokonekorjaus|läppärihuolto|pc-huolto|atk-huolto|atk-tuki kotiin|tietokoneiden huolto|tietokoneapu|mac-huolto|tietokonepalvelu|kannettavan korjaus|it-apu',
    'data-recovery':
      'tiedon pelastus|tietojen palautus|kovalevyn pelastus|tiedonpalautus|datan palautus|tietojen pelastus|datan pelastus|kiintolevyn palautus',
    upholsterer:
      '~verhoomo|verhoilija|huonekaluverhoomo|verhoilu|autoverhoomo|~verhoomot|verhoilutyöt|verhoilijat|verhoiluliike|huonekaluverhoilu',
    tailor:
      'räätäli|ompelimot|~ompelimo|ompelija|vaatekorjaus|korjausompelimo|vaatturi|mittatilauspuku|vaatturiliike|ompelupalvelu|räätälinliike|korjausompelu|ompelupalvelut|mittatilausvaatteet|räätälit',
    shoemaker: 'suutarit|~suutari|kengänkorjaus|suutariliike|suutarin verstas|kenkien korjaus',
    watchmaker:
      'kelloseppä|~kellosepänliike|kellohuolto|kellojen huolto|kellokorjaus|kellosepät|kelloliike|kellojen korjaus',
    jeweller:
      'kultaseppä|~kultasepänliike|kultasepät|koruliike|koruja|korusuunnittelija|hopeaseppä|korukauppa|kihlasormukset|vihkisormukset|sormukset|hopeakorut|korumuotoilija|kultaseppäliike|timanttisormukset|kultakorut|~korut|jalometallikorut',
    printer:
      '~kirjapaino|~painotalo|painopalvelut|painotuotteet|painopalvelu|kopiolaitos|~digipaino|silkkipaino|3d-tulostus|tulostuspalvelu|tekstiilipaino|brodeeraus|kirjapainot|suurkuvatulostus|painatus|tekstiilipainatus|brodeeraukset|paitapainatus|tulostuspalvelut|painotyöt|kopiopalvelu|kangaspainatus',
    'sign-maker':
      'mainosteippaus|mainosteippaukset|valomainos|valomainokset|opasteet|mainoskyltit|kyltit|autoteippaus|autoteippaukset|teippaukset|kyltti|yliteippaus|tarrat|mainostarrat|opastekyltit|ajoneuvoteippaukset|yliteippaukset|tarrapaino|ikkunateippaukset|kylttejä',
    'car-repair':
      '~autokorjaamo|~autohuolto|autokorjaus|autoasentaja|korjaamo|monimerkkikorjaamo|merkkikorjaamo|raskaan kaluston korjaamo|moottoripyörähuolto|autosähkö|autohuollot|autojen huolto|autokorjaamopalvelut|autosähköliike|~autokorjaamot|katsastus|katsastusasema|huoltokorjaamo|autokatsastus|katsastusasemat|ajoneuvohuolto|raskaskalustohuolto|venehuolto',
    'car-body-shop':
      'korikorjaamo|autopeltikorjaamo|~automaalaamo|kolarikorjaus|kolarikorjaamo|peltikorjaamo|autofiksaus|automaalaus|kolarikorjaukset|vauriokorjaamo|automaalaukset|fiksaus|keraaminen pinnoitus|lommonoikaisu|peltikorjaus|autojen pinnoitus|autojen vahaus|autojen kolarikorjaus|ruostekorjaus|ruosteenesto|autofiksaamo|ruosteenestokäsittely',
    'car-wash': 'autopesu|~autopesula|autopesulat|autopesut|autopesupalvelu|pesukatu|käsinpesu|itsepalveluautopesula',
    'car-dealer':
      'autoliikkeet|~autoliike|~autokauppa|käytetyt autot|vaihtoautot|~autotalo|autokaupat|vaihtoautoliike|autojen tuonti|käytettyjä autoja|vaihtoautoja|asuntoautot|asuntovaunut|autotuonti|käytetyt työkoneet|myytävät autot|käytettyjen autojen',
    'car-rental':
      'autonvuokraus|~autovuokraamo|autovuokraus|vuokra-auto|vuokra-autot|pakettiauton vuokraus|matkailuauton vuokraus|yhteiskäyttöauto|autovuokraamot|matkailuautojen vuokraus|autonvuokrausta|matkailuautovuokraamo|asuntoautovuokraamo|yhteiskäyttöautot|matkailuautovuokraus|asuntoauton vuokraus|pakettiautovuokraus|autovuokraukset|minibussivuokraus',
    'tyre-dealer':
      'rengasliikkeet|~rengasliike|renkaat|rengaspalvelu|rengashotelli|autonrenkaat|rengasmyynti|talvirenkaat|kesärenkaat|rengastyöt|renkaiden vaihto|renkaanvaihto|rengaskauppa|renkaita|vanteet|renkaat ja vanteet',
    'motorcycle-dealer':
      'moottoripyöräliike|moottoripyöräkauppa|motoliike|mopoliike|moottoripyöriä|mopot|skootterit|mönkijät|moottorikelkat|~moottoripyörät|mopoauto|mopoautot',
    'bike-shop':
      'polkupyöräliike|~pyöräliike|~pyöräkauppa|polkupyörähuolto|polkupyörät|pyöräkorjaamo|sähköpyöräkauppa|~pyörähuolto|pyöräliikkeet|polkupyöräkauppa|polkupyöriä',
    'towing-service':
      'autohinaus|hinausauto|tiepalvelu|hinaus|hinauspalvelut|~hinauspalvelu|auton hinaus|hinausliike|tiepalvelut|autopelastus',
    taxi: '~taksi|taksipalvelu|taksiyritys|taksitilaus|taxi|taksiyrittäjä|taksipalvelut|invataksi|tilataksi|~taksit|taksikeskus',
    chauffeur:
      'limusiini|limusiinipalvelu|autonkuljettajapalvelu|henkilökuljetukset|limusiinivuokraus|kuljettajapalvelu|edustuskuljetukset|henkilökuljetus|vip-kuljetukset|limusiinit',
    'airport-transfer':
      'lentokenttäkuljetus|lentokenttäkuljetukset|lentokenttätaksi|lentokenttäkyydit|lentoasemakuljetukset',
    'bus-company':
      'linja-autoyritys|bussiyritys|bussiyhtiö|tilausajot|tilausbussi|tilausajo|linja-autoliikenne|bussivuokraus|linja-autoyhtiö|liikennöitsijä|tilausajoliikenne|pikkubussi|minibussi|tilausliikenne|bussikuljetukset|linja-autot|bussikuljetus|bussitilaus|linja-autoilija|tilausajoja|pikkubussikuljetukset',
    'bus-service':
      'bussivuoro|joukkoliikenne|palveluliikenne|lauttaliikenne|museorautatie|lauttayhteys|bussiliikenne|linjaliikenne|rautatie|paikallisliikenne|seutuliikenne|pikavuoro|koulukuljetukset|koulukyydit|bussilinjat|yhteysalus|rautatieliikenne',
    'patient-transport':
      'potilaskuljetus|sairaankuljetus|ensihoito|invakuljetus|invakuljetukset|ambulanssi|ensihoitopalvelut|sairaankuljetuspalvelu|potilaskuljetukset',
    courier:
      'kuriiri|lähetti|kuriiripalvelu|lähettipalvelu|pakettipalvelu|pikakuljetus|pikakuljetukset|pakettikuljetukset|jakelupalvelu|kotiinkuljetuspalvelu|kuriiripalvelut|lähetit|pikalähetti|lähettipalvelut|jakelupalvelut|postipalvelu',
    haulier:
      '~kuljetusliike|kuljetusyritys|kuljetuspalvelu|kuljetuspalvelut|tavarakuljetus|rahtikuljetus|kuorma-autokuljetukset|kuljetusyritykset|tavaraliikenne|maantiekuljetukset|tavarakuljetukset|rahtikuljetukset|sora- ja maa-aineskuljetukset|erikoiskuljetukset|kuljetukset|maa-ainekset|nosturipalvelu|nostopalvelut|kuljetusliikkeet|nosturipalvelut|lavettikuljetukset|puutavarakuljetukset|maa-aineskuljetukset|säiliökuljetukset|kuorma-auto kuljetukset',
    'logistics-company':
      'logistiikkayritys|logistiikkapalvelut|logistiikka|huolinta|huolintaliike|varastointipalvelut|logistiikkakeskus|logistiikkapalvelu|huolitsija|rahtipalvelut|varastopalvelut|tulli- ja huolintapalvelut|logistiikkakumppani|logistiikkaratkaisut|varastointi ja logistiikka|~varustamo|ahtausliike|logistiikkatalo|verkkokauppalogistiikka|tullauspalvelut|huolintapalvelut|terminaalipalvelut',
    'funeral-director':
      'hautaustoimistot|~hautaustoimisto|~hautauspalvelu|krematorio|hautaus|hautakivet|hautakivi|hautauspalvelut|hautajaiset|lemmikkien tuhkaus|eläinkrematorio|hautakiviveistämö|perunkirjoitus ja hautaus|lemmikkikrematorio',
    'security-company':
      'vartiointiliike|vartiointi|turvapalvelut|turvallisuuspalvelut|turvapalvelu|vartiointipalvelu|vartiointipalvelut|kameravalvonta|turvatekniikka|hälytysjärjestelmät|järjestyksenvalvonta|järjestyksenvalvojat|turvallisuusyritys|turvayritys|murtohälytin|murtohälyttimet|kameravalvontajärjestelmä|kulunvalvonta|turvajärjestelmät|turvallisuuspalvelu|turvallisuusratkaisut|murtohälytysjärjestelmät|valvontakamerat|kotihälytin|hälytysjärjestelmä|paloturvallisuus|alkusammutus|sammutinhuolto|kameravalvontajärjestelmät|sammutinhuollot',
    'rental-service':
      'konevuokraus|~vuokraamo|laitevuokraus|~vuokraus|työkaluvuokraus|konevuokraamo|kalustovuokraus|vuokrauspalvelu|rakennuskonevuokraus|henkilönostimet|henkilönostinvuokraus|nostinvuokraus|vuokrakoneet|vuokrauspalvelut|peräkärryvuokraus|nosturivuokraus|peräkärryn vuokraus',
    'law-firm':
      'asianajotoimistot|~asianajotoimisto|~lakitoimisto|~lakiasiaintoimisto|juristi|asianajaja|asianajajat|lakipalvelut|lakimies|lakimiehet|lakiasiat|~lakipalvelu|juristit|perheoikeus|lakiasiaintoimistot|varatuomari|juridiset palvelut|perintöoikeus|patenttiasiamies|patenttitoimisto|perunkirjoitus|avioehto|sovittelu|lakipalveluja|oikeudellinen neuvonta|rikosjuristi|lakiasiainpalvelut|oikeusaputoimisto|oikeusapu|työoikeus|asianajopalvelut|lakitoimistot|oikeudelliset palvelut',
    notary: 'notaari|julkinen notaari|notaarit|kaupanvahvistaja|kaupanvahvistajat',
    'tax-adviser':
      'veroneuvoja|veroneuvonta|verokonsultti|veroasiantuntija|verojuristi|verosuunnittelu|verokonsultointi|verokonsultit|veroneuvontapalvelut|verotus|veropalvelut',
    accountant:
      'tilitoimistot|~tilitoimisto|kirjanpitäjä|kirjanpito|kirjanpitopalvelu|taloushallintopalvelut|palkanlaskenta|taloushallinnon palvelut|laskentatoimisto|~kirjanpitotoimisto|~tilipalvelu|kirjanpitopalvelut|palkanlaskentapalvelut|taloushallintopalvelu|tilipalvelut|taloushallinnon asiantuntija|laskutuspalvelu|auktorisoitu tilitoimisto|taloushallinnon kumppani|taloushallintotoimisto|~taloushallinto|perintätoimisto|kirjanpitäjät|perintäpalvelut|ulkoistettu taloushallinto|sähköinen taloushallinto',
    auditor:
      'tilintarkastaja|tilintarkastustoimisto|tilintarkastajat|tilintarkastusyhteisö|tilintarkastuspalvelut|tilintarkastusyritys|~tilintarkastus',
    'insurance-broker':
      'vakuutusmeklari|vakuutusmeklarit|vakuutusasiamies|vakuutusedustaja|vakuutusmeklariyritys|vakuutusedustajat|vakuutusasiamiehet|vakuutusneuvoja',
    insurer:
      'vakuutusyhtiöt|~vakuutusyhtiö|vakuutus|vakuutukset|sairaskassa|eläkeyhtiö|työeläkeyhtiö|eläkevakuutusyhtiö|henkivakuutusyhtiö|~vakuutusyhdistys|eläkekassa|eläkesäätiö|~työttömyyskassa|vahinkovakuutusyhtiö|keskinäinen vakuutusyhtiö',
    bank: 'pankki|pankit|~osuuspankki|~säästöpankki|pankkipalvelut|sijoituspankki|pankkiryhmä|verkkopankki|luottolaitos',
    'financial-adviser':
      'talousneuvoja|sijoitusneuvonta|talousneuvonta|sijoitusneuvoja|varallisuudenhoito|rahoitusneuvonta|taloudellinen neuvonta|rahoituspalvelut|rahoitusneuvoja|sijoituspalvelut|varallisuudenhoitaja|~varainhoito|yritysrahoitus|rahoitusyhtiö|yrityslaina|taloussuunnittelu|yritysjärjestelyt|yrityskaupat|yrityskauppa|yritysvälitys',
    'mortgage-broker':
      'asuntolaina|lainanvälittäjä|lainavälittäjä|lainanvälitys|asuntolainat|lainojen kilpailutus|lainojen yhdistäminen|lainat|laina|lainapalvelu|lainojen yhdistely|kulutusluotto|kulutusluotot|lainaa',
    'asset-manager':
      'varainhoitaja|varainhoitoyhtiö|omaisuudenhoitaja|omaisuudenhoito|sijoitusrahasto|sijoitusrahastot|rahastoyhtiöt|~rahastoyhtiö|vaihtoehtorahasto|rahastonhoitaja|family office|kiinteistörahasto|kiinteistösijoitusyhtiö|varainhoitotalo',
    'venture-capital':
      'pääomasijoittaja|pääomasijoitusyhtiö|pääomasijoittajat|riskisijoittaja|yrityskiihdyttämö|yrityshautomo|kasvurahasto|pääomarahasto|~sijoitusyhtiö|pääomasijoitusrahasto|kiihdyttämö|sijoitusyritys|enkelisijoittaja|kiihdyttämöohjelma|hautomo|bisnesenkeli|venture capital|pääomasijoitus|pääomasijoittaminen|bisnesenkelit|yrityshautomot',
    'estate-agent':
      'kiinteistönvälittäjä|kiinteistönvälittäjät|asunnonvälitys|kiinteistönvälitystoimisto|~kiinteistönvälitys|asunnonvälittäjä|asuntomyynti|myytävät asunnot|vuokravälitys|asuntojen myynti|vuokra-asuntojen välitys|välitysliike|lkv|asunnot|vuokra-asunnot|kiinteistönvälitysliike|kiinteistönvälitysyritys|toimitilavälitys|asunnonvälitystä|kiinteistövälitys|vuokra-asunto|myytävät kiinteistöt|tonttimyynti',
    'property-manager':
      'isännöitsijä|~isännöinti|isännöintipalvelu|isännöintipalvelut|kiinteistöjohtaminen|isännöintiyritys|isännöitsijät|kiinteistömanagerointi|kiinteistöhallinta|kiinteistöjen hallinta|isännöitsijätoimisto|isännöintipalveluja|~isännöintitoimisto|kiinteistönhoito|vuokrahallinta|vuokranantajan palvelut|taloyhtiöpalvelut|airbnb-hallinnointi',
    'property-developer':
      'kiinteistökehittäjä|kiinteistökehitys|asuntorakentaja|rakennuttaja|uudisasunnot|uudiskohteet|rakennuttajatoimisto|uudisasunto|asuntotuotanto|rakennuttaminen|asuntoyhtiö|kiinteistöyhtiö|vuokrataloyhtiö|~vuokratalot|kiinteistösijoittaja|uudiskohde|kiinteistökehitysyhtiö|uudet asunnot|rakennuttajat|kiinteistöjen omistaja|kiinteistösijoittaminen',
    architect:
      'arkkitehti|arkkitehdit|~arkkitehtitoimisto|arkkitehtisuunnittelu|arkkitehtitoimistot|arkkitehtipalvelut|rakennusarkkitehti|rakennussuunnittelu|pääsuunnittelu|pääsuunnittelija|rakennussuunnittelija|arkkitehtuuri|arkkitehtuuritoimisto|talosuunnittelu|lupakuvat|arkkitehtistudio|rakennuslupakuvat',
    'interior-designer':
      'sisustussuunnittelija|sisustussuunnittelijat|~sisustussuunnittelu|sisustusarkkitehti|sisustuspalvelu|sisustusarkkitehdit|stailaus|sisustusarkkitehtuuri|sisustusarkkitehtitoimisto|kotistailaus|asuntostailaus|asunnon stailaus|tilasuunnittelu|valaistussuunnittelu|sisustajat|sisustaja|sisustussuunnittelutoimisto',
    surveyor:
      'maanmittari|kuntotarkastus|kuntotarkastaja|kiinteistöarviointi|kuntokartoitus|maanmittauspalvelut|energiatodistus|energiatodistukset|asuntotarkastus|kuntoarvio|mittauspalvelut|kosteuskartoitus|kosteusmittaus|arviokirja|asuntokaupan kuntotarkastus|kuntotarkastukset|kuntotutkimus|kosteuskartoitukset|sisäilmatutkimus|valvontapalvelut|rakennusvalvonta|maanmittauspalvelu|rakennusmittaus|sisäilmatutkimukset|lämpökuvaus|rakennusten kuntotutkimus|kuntoarviot|kosteusmittaukset',
    'engineering-firm':
      'insinööritoimistot|~insinööritoimisto|~suunnittelutoimisto|rakennesuunnittelu|rakennesuunnittelija|lvi-suunnittelu|suunnittelu- ja konsultointiyritys|insinööripalvelut|automaatiosuunnittelu|teollisuusautomaatio|konesuunnittelu|rakennuttajakonsultti|sähkösuunnittelutoimisto|mekaniikkasuunnittelu|insinöörit|rakennuskonsultti|tekninen suunnittelu|suunnittelupalvelut|lvi-suunnittelutoimisto|pohjatutkimus|geosuunnittelu|ympäristökonsultti|rakennekonsultti|rakennustekniikka|talotekniikkasuunnittelu|lvia-suunnittelu|automaatio|elektroniikkasuunnittelu|tuotesuunnittelu|automaatioratkaisut|energiakonsultti|laitossuunnittelu|geotekniikka|lvi-insinööritoimisto|rakennuttajakonsultit',
    consultancy:
      'konsulttiyritys|konsultti|liikkeenjohdon konsultointi|konsulttitoimisto|asiantuntijayritys|konsulttipalvelut|liiketoimintakonsultointi|asiantuntijapalvelut|konsultointipalvelut|neuvontapalvelut|yritysneuvonta|johdon konsultointi|yritysneuvoja|liikkeenjohdon konsultti|konsulttiyhtiö|~konsultointi|hr-palvelut|hr-konsultointi|vastuullisuuskonsultointi|johdon neuvonantaja|liiketoiminnan kehittäminen|asiantuntijaorganisaatio|strategiakonsultointi|neuvonantaja|hankintakonsultointi|organisaatiokonsultti|liikkeenjohdon konsulttiyritys|palvelumuotoilutoimisto|~konsultit|yrityskehitys|laatukonsultointi|yrityspalvelut|asiantuntijatoimisto|konsultoinnit',
    'it-consultancy':
      'it-konsultointi|it-konsultti|it-konsulttiyritys|teknologiakonsultointi|it-konsulttitalo|tietoturvakonsultointi|pilvikonsultointi|digikonsultointi|datakonsultointi|ohjelmistokonsultointi|sap-konsultointi|it-asiantuntijayritys|it-konsultit|teknologiakonsultti|it-asiantuntija|tekoälykonsultointi|it-asiantuntijapalvelut|digitalisaatiokonsultointi|digiasiantuntija',
    'it-services':
      'it-palvelut|it-palvelu|it-tuki|it-yritys|atk-palvelut|atk-tuki|mikrotuki|tietotekniikkapalvelut|tietotekniikka|it-palvelutalo|it-talo|it-kumppani|ict-palvelut|it-ulkoistus|tietotekniikkayritys|atk-palvelu|ict-palvelu|it-ratkaisut|ict-ratkaisut|it-ylläpito|ict-kumppani|it-palveluntarjoaja|it-alan yritys|palvelinylläpito|ict-yritys|it-infrastruktuuri|verkkopalvelut yrityksille|tietohallinto|ict-talo|atk-yritys|it-palveluyritys|tietotekniikan palvelut|tietotekniset palvelut|ict-palvelutalo',
    'software-company':
      'ohjelmistoyritys|ohjelmistokehitys|ohjelmistoyhtiö|sovelluskehitys|mobiilikehitys|ohjelmistokehittäjä|digitalo|ohjelmistokehitysyritys|teknologiayritys|sovelluskehittäjä|mobiilisovelluskehitys|ohjelmistotoimittaja|ohjelmistoyritykset|ohjelmistokehityspalvelut|ohjelmistokumppani|teknologiayhtiö|sovelluskehitysyritys|ohjelmistosuunnittelu|ohjelmointipalvelut|ohjelmistotuotanto|ohjelmistokehittäjät|it-ohjelmistoyritys|mobiilisovellusten kehitys|ohjelmistopalvelut|~ohjelmistotalo|ohjelmistovalmistaja|sovellustalo|ohjelmointi|digitalisaatioyritys',
    'systems-integrator':
      'järjestelmäintegraattori|järjestelmäintegraatio|järjestelmäintegraattorit|järjestelmätoimittaja|järjestelmäintegraatiot|av-integraattori|integraatiopalvelut',
    'web-agency':
      'digitoimistot|~digitoimisto|kotisivut yritykselle|verkkosivut yritykselle|verkkopalvelut|verkkokaupat|wordpress-sivut|kotisivujen teko|verkkosivujen suunnittelu|verkkosivutoimisto|kotisivujen tekijä|verkkosivustot|verkkokauppatoimisto|verkkosivujen tekijä|verkkokehitys|verkkosivusuunnittelu|nettisivut yritykselle|kotisivupalvelu|wordpress-verkkosivut|wordpress-toimisto|web-kehitys|web-suunnittelu|kotisivujen suunnittelu|www-suunnittelu|kotisivusuunnittelu|verkkosivujen toteutus|verkkokauppakumppani|verkkosivupalvelu|nettisivujen teko|verkkosivujen teko|verkkosivutuotanto',
    'web-designer':
      'web-suunnittelija|web-kehittäjä|verkkosivujen suunnittelija|web designer|wordpress-kehittäjä|verkkosuunnittelija|web-kehittäjät|kotisivujen suunnittelija|www-suunnittelija',
    developer:
      'frontend-kehittäjä|backend-kehittäjä|full stack -kehittäjä|ohjelmistosuunnittelija|ohjelmoija|mobiilikehittäjä|ohjelmistoinsinööri|data scientist|ohjelmistoarkkitehti|pelinkehittäjä|fullstack-kehittäjä|koodari|koodarit|full stack kehittäjä|ohjelmoijat',
    'marketing-agency':
      'markkinointitoimistot|~markkinointitoimisto|digimarkkinointi|digimarkkinointitoimisto|markkinointipalvelut|sisältötoimisto|some-toimisto|some-markkinointi|markkinointi|verkkomarkkinointi|digitaalinen markkinointi|sisältömarkkinointi|copywriter|sisällöntuotanto|markkinointikonsultti|sosiaalisen median markkinointi|vaikuttajamarkkinointi|google-mainonta|markkinointiyritys|markkinointikumppani|kasvutoimisto|markkinointipalvelu|b2b-markkinointi|some-palvelut|markkinoinnin asiantuntija|sisällöntuottaja|markkinoinnin ulkoistus|somemarkkinointi|b2b-markkinointitoimisto|google ads -mainonta|myyntipalvelut|myynnin ulkoistus|vaikuttajatoimisto',
    'advertising-agency':
      'mainostoimistot|~mainostoimisto|~viestintätoimisto|mediatoimisto|luova toimisto|ulkomainonta|viestintätoimistot|mainonta|markkinointiviestintätoimisto|mainospalvelut|mainontatoimisto',
    'design-studio':
      'suunnittelustudio|design-toimisto|muotoilutoimisto|brändistudio|brändinrakennus|brändäystoimisto|graafinen suunnittelu|animaatiostudio|visuaalinen suunnittelu|brändisuunnittelu|palvelumuotoilu|brändäys|teollinen muotoilu|design studio|visuaalinen ilme|yritysilme|brändi-ilme|brändi- ja muotoilutoimisto|designtoimisto|animaatiot|graafisen suunnittelun toimisto|logosuunnittelu|ux-suunnittelu|käyttöliittymäsuunnittelu|design-studio|brändimuotoilu',
    designer:
      'graafikko|graafinen suunnittelija|muotoilija|muotisuunnittelija|teollinen muotoilija|ux-suunnittelija|graafikot|vaatesuunnittelija|tuotemuotoilija|palvelumuotoilija|graafiset suunnittelijat|visuaalinen suunnittelija|muotoilijat|kuosisuunnittelija|tekstiilisuunnittelija|ui-suunnittelija|kuosisuunnittelu|ad-graafikko',
    'pr-agency':
      'pr-toimisto|viestintä- ja pr-toimisto|pr-palvelut|suhdetoiminta|mediaviestintä|vaikuttajaviestintä|vaikuttajaviestintätoimisto',
    'seo-agency':
      'hakukoneoptimointi|hakukonemarkkinointi|seo-toimisto|hakukoneoptimointipalvelut|seo-asiantuntija|hakukonemarkkinointitoimisto|hakukonetoimisto|hakukoneoptimointitoimisto|seo-palvelut|hakukoneoptimointipalvelu|seo-konsultti',
    photographer:
      'valokuvaajat|~valokuvaaja|hääkuvaaja|hääkuvaus|~valokuvaus|valokuvausstudio|muotokuvaus|valokuvastudio|kuvauspalvelut|hääkuvaajat|muotokuvaaja|perhekuvaus|yrityskuvaus|valokuvauspalvelut|luontokuvaaja|luontokuvaus|~valokuvaamo|kuvausstudio|hääkuvat|vastasyntyneen kuvaus|valokuvauspalvelu|tuotekuvaus|mainoskuvaaja|koulukuvaus|newborn-kuvaus|henkilökuvaus|mainoskuvaus|yrityskuvaaja',
    videographer:
      'videotuotanto|videotuotannot|videokuvaaja|videotuotantoyhtiö|videokuvaus|videopalvelut|häävideo|videotuotantoyritys|mainosvideot|yritysvideo|ilmakuvaus|dronekuvaus|ilmakuvaukset|yritysvideot|droonikuvaus|videotuotantopalvelut|häävideokuvaus|videokuvaajat|videot yrityksille|häävideot|striimauspalvelut|striimauspalvelu|videomarkkinointi|dronekuvaukset',
    'recording-studio':
      'äänitysstudiot|studioäänitys|~äänitysstudio|podcast-studio|masterointi|miksaus|harjoittelutila|treenikämppä|treenikämpät|miksaus ja masterointi|äänistudio|musiikkistudio|äänitys|äänituotanto|podcaststudio|podcast-tuotanto|äänitykset|äänituotantostudio',
    'staffing-agency':
      '~henkilöstöpalvelut|henkilöstövuokraus|rekrytointipalvelut|rekrytointiyritys|suorahaku|rekrytointitoimisto|työvoiman vuokraus|headhunter|työnvälitys|suorahakuyritys|henkilöstöpalveluyritys|henkilöstövuokrausyritys|rekrytointipalvelu|~henkilöstöpalvelu|~rekrytointi|it-rekrytointi|headhunting|rekrytointikumppani|mallitoimisto|henkilöstövuokrauspalvelut|vuokratyö|vuokratyövoima|suorahakupalvelut|suorarekrytointi|henkilöstöratkaisut|rekrytointiyritykset|henkilöstöyritys|työvoimapalvelut',
    'call-centre':
      'puhelinpalvelu|puhelinpalvelukeskus|asiakaspalvelukeskus|contact center|call center|puhelinmyynti|buukkauspalvelu|vastauspalvelu|asiakaspalvelun ulkoistus|puhelinvaihdepalvelu|telemarkkinointi|puhelunvälitys|asiakaspalvelu ulkoistettuna|vaihdepalvelu|buukkauspalvelut|yhteydenottokeskus|puhelinvaihdepalvelut|puhelinpalvelut|puhelunvälityspalvelu',
    'virtual-assistant':
      'virtuaaliassistentti|virtuaaliassistentit|etäassistentti|virtuaaliassistenttipalvelut|assistenttipalvelut|toimistopalvelut|virtuaaliassistenttipalvelu',
    outsourcing:
      'ulkoistuspalvelu|ulkoistuspalvelut|ulkoistaminen|ulkoistus|outsourcing|palvelukeskus|liiketoimintaprosessien ulkoistus|ulkoistuskumppani',
    'coworking-space':
      'coworking|coworking-tila|yhteisöllinen työtila|coworking space|yrityskeskus|etätyötila|virtuaalitoimisto|työtila|työtilat|toimitilat|toimistotila|toimistotilat|kalustetut toimistot|työhuoneet|toimitila|yritystalo|~toimistohotelli|toimistotilaa|coworking-tilat|makerspace|vuokrattavat toimitilat',
    'research-institute':
      '~tutkimuslaitos|~tutkimuskeskus|ajatuspaja|tutkimusryhmä|markkinatutkimus|tutkimusyritys|tutkimuslaitokset|tutkimusorganisaatio|ajatushautomo|bioteknologiayritys|tutkimusinstituutti|lääkekehitysyhtiö|markkinatutkimusyritys|lääketieteellinen tutkimus|biotekniikkayritys|lääkeyritys|tutkimuslaboratorio|tutkimusryhmät|lääketehdas|lääkeyhtiö|markkinatutkimukset|kliininen tutkimus|tutkimuspalvelut|osaamiskeskittymä|lääkevalmistaja',
    'private-investigator':
      'yksityisetsivä|yksityisetsivät|~etsivätoimisto|yksityisetsivätoimisto|etsiväpalvelut|salapoliisitoimisto',
    'certification-body':
      'sertifiointi|sertifiointilaitos|sertifiointielin|tarkastuslaitos|sertifiointiorganisaatio|sertifiointipalvelut|tarkastuspalvelut|akkreditointi|testaus ja sertifiointi|tarkastuslaitokset|tarkastus ja sertifiointi|sertifiointiyritys|luokituslaitos',
    'speaker-trainer':
      'puhuja|luennoitsija|puhuja ja kouluttaja|kouluttaja|kouluttajat|motivaatiopuhuja|myyntivalmentaja|keynote-puhuja|puhujat|luennot|juontaja ja puhuja|puhujatoimisto|myyntivalmennus|työhyvinvointivalmentaja|tietokirjailija ja puhuja|luennoitsijat|työelämävalmentaja',
    freelancer:
      'freelancer|freelance|yksityisyrittäjä|itsenäinen ammatinharjoittaja|freelancerit|toiminimiyrittäjä|yksinyrittäjä|kevytyrittäjä',
    writer:
      'kirjailijat|~kirjailija|kirjoittaja|runoilija|toimittaja|käsikirjoittaja|kielenhuolto|oikoluku|kustannustoimittaja|lastenkirjailija|tietokirjailija|oikolukupalvelu|freelancetoimittaja|dekkarikirjailija|oikolukija|kielentarkistus|journalisti|tietokirjailijat|kirjoittajat|kolumnisti',
    artist:
      'taiteilijat|~taiteilija|kuvataiteilija|kuvataiteilijat|taidemaalari|kuvanveistäjä|keraamikkotaiteilija|kuvataide|performanssitaiteilija|taidegraafikko|taideteokset|taidemaalarit|mediataiteilija|lasitaiteilija|maalaukset|taidetta|taidemaalaukset|valokuvataiteilija|tekstiilitaiteilija|esitystaiteilija|öljymaalaukset|taidegrafiikka|keramiikkataiteilija|visuaalinen taiteilija',
    illustrator:
      'kuvittaja|kuvittajat|kuvitus|sarjakuvapiirtäjä|animaattori|pilapiirtäjä|sarjakuvataiteilija|kuvitukset|3d-artisti|kuvitustyöt|3d-mallintaja|sarjakuvapiirtäjät|kuvittajana|lastenkirjakuvittaja',
    musician:
      'muusikko|muusikot|laulaja|säveltäjä|lauluntekijä|pianisti|kitaristi|artisti|rap-artisti|laulaja-lauluntekijä|viulisti|rumpali|sellisti|urkuri|musiikintuottaja|haitaristi|sopraano|kapellimestari|saksofonisti|trubaduuri|kanttori|kansanmuusikko|räppäri|oopperalaulaja|harmonikkataiteilija|laulajatar',
    manufacturer:
      '~valmistaja|tehtaat|~tehdas|tuottaja|valmistus|saha|sahalaitos|teollisuusyritys|~valmistajat|teollisuusyhtiö|tuotantolaitos|teollisuus|muovituotteet|valmistava yritys|mylly|metsäyhtiö|muoviteollisuus|ruiskuvalu|~valimo|puunjalostus|sahatavara|teollisuuskonserni',
    'machine-builder':
      'konevalmistaja|koneenrakennus|~konetehdas|konetekniikka|laitevalmistaja|koneenrakentaja|työkaluvalmistaja|laitetoimittaja|erikoiskoneet|konevalmistajat|konerakennus|muottivalmistaja|erikoiskoneiden valmistus|laitevalmistus|tuotantolinjat|maatalouskoneet|metsäkoneet|tuotantoautomaatio',
    'contract-manufacturer':
      'sopimusvalmistaja|sopimusvalmistus|alihankinta|alihankkija|alihankintavalmistaja|private label -valmistaja|elektroniikan sopimusvalmistaja|oem|sopimusvalmistuspalvelut|alihankintayritys|alihankintapalvelut|elektroniikkavalmistus|järjestelmätoimittaja ja sopimusvalmistaja|rahtivalmistus|alihankintaa',
    supplier:
      'tavarantoimittaja|tavarantoimittajat|maahantuojat|~maahantuoja|hankintayhtiö|viejä|maahantuonti|maahantuontiyritys|kauppahuone|toimittajayritys|kauppahuoneet|tuontiliike|vientiyritys|hankintarengas',
    wholesaler:
      '~tukku|~tukkukauppa|tukkukaupat|tukkumyynti|tukkuri|tukkukauppias|tukkuliikkeet|pikatukku|~tukkuliike|tukkurit',
    distributor:
      'jälleenmyyjä|jakelija|jälleenmyyjät|edustaja|valtuutettu jälleenmyyjä|jakelijat|kauppias|edustajat|virallinen jälleenmyyjä|jakeluyhtiö',
    'online-shop':
      'verkkokaupat suomessa|~verkkokauppa|~nettikauppa|verkkomyymälä|postimyynti|verkkopuoti|verkkokaupasta|verkkotavaratalo|nettikaupat|e-kauppa|verkkokaupassa|nettiputiikki|tilauspaketti|nettipuoti',
    shop: 'kauppa|kaupat|myymälät|~myymälä|liike|liikkeet|~puoti|~kauppakeskus|~tavaratalo|outlet|tehtaanmyymälä|vähittäiskauppa|boutique|lahja- ja sisustusputiikki|erikoiskauppa|~putiikki|~erikoisliike|kioski|näyttelymyymälä|kauppaketju|concept store|erikoisliikkeet',
    'clothing-shop':
      'vaatekauppa|vaateliike|vaatteet|muotiliike|hääpuku|hääpuvut|morsiuspuku|pukuvuokraamo|morsiusliike|lastenvaatteet|työvaatteet|alusvaatteet|uima-asut|muotikauppa|miesten vaatteet|naisten vaatteet|naisten muoti|morsiuspuvut|hääpukuliike|urheiluvaatteet|lastenvaatekauppa|naistenvaatteet|miestenvaatteet|juhlapuvut|juhlamekot|vaateputiikki|vaatteita|neuleet|villasukat|naisten vaateliike|muotivaatteet|työvaateliike|alusvaateliike|pukuliike|hatut|työvaatekauppa|muotiputiikki|äitiysvaatteet',
    'shoe-shop':
      'kenkäkaupat|~kenkäkauppa|kengät|kenkäliike|kenkiä|lastenkengät|jalkineet|tossut|huopatossut|turvakengät|lenkkarit',
    'book-shop': 'kirjakaupat|~kirjakauppa|kirjakauppias|sarjakuvakauppa|verkkokirjakauppa|kirjamyymälä',
    florist:
      'kukkakaupat|~kukkakauppa|kukkaliike|floristi|kukkalähetys|kukkapuoti|hautajaiskukat|morsiuskimput|kukkasidonta|kukkapalvelu|kukkalähetykset|hääkukat|kukkatalo|kukkakimput|hautavihkot|floristit|kukkastudio|kukat',
    'furniture-shop':
      '~huonekaluliike|sisustusliike|kalusteliike|sängyt|patjat|sisustuskauppa|valaisinliike|matot|mattokauppa|sohvat|~huonekalut|~kalusteet|sisustus|sisustustuotteet|valaisimet|sisustustavaratalo|kalustetalo|kalustetalot|huonekaluja|toimistokalusteet|kodin sisustus|sänkykauppa|sisustustekstiilit|kodintekstiilit|huonekalutalo|sisustustavarat|lamput|räsymatot|sisustuspuoti|sisustusputiikki|ruokapöydät|puutarhakalusteet|julkisten tilojen kalusteet|~huonekalukauppa|sisustusmyymälä|toimistokaluste|unikauppa|patja|taulut|julisteet',
    'pet-shop':
      'lemmikkikauppa|eläintarvike|eläintarvikkeet|koirantarvikkeet|koiranruoka|lemmikkitarvikkeet|~eläinkauppa|eläintarvikeliike|koiratarvikkeet|kissanruoka|eläintarvikekauppa|lemmikkieläinkauppa|akvaarioliike|akvaariokauppa|koirankoulutustarvikkeet|lemmikkieläintarvikkeet|raakaruoka|lemmikkiliike|hevostarvikkeet|hevostarvikeliike|lemmikkitarvikeliike|ratsastustarvikkeet|eläinruoka',
    'toy-shop':
      'lelut|lelukaupat|~lelukauppa|lastentarvikeliike|lautapelikauppa|askartelukauppa|leluliike|vauvatarvikkeet|lastentarvikkeet|pienoismallit|pienoismallikauppa|lastenvaunut|puulelut|pelikauppa|lasten lelut|leluja|pienoisrautatie',
    'gift-shop':
      'lahjatavarakauppa|lahjatavarat|lahjatavaraliike|lahjatavaraa|paperikauppa|lahjapuoti|matkamuistomyymälä|kynttilät|postikortit|liikelahjat|lahjaideat|~lahjat|korttikauppa|matkamuistot|toimistotarvikkeet|liikelahja|tuoksukynttilät|lahjakauppa|lahjakorit|juhlatarvikkeet|mainoslahjat|paperitavarat|lahjaputiikki',
    'wine-shop':
      'viinikauppa|alkoholikauppa|viininmaahantuoja|viinituoja|viinikerho|olutkauppa|viinitukku|viinien maahantuonti|viinin maahantuonti|juomatukku|viinien maahantuoja|alkoholijuomien maahantuonti|viinien maahantuontiyritys',
    'antique-shop':
      'antiikkiliike|antiikki|antiikkikauppa|~antikvariaatti|keräilyliike|kolikkokauppa|taidekauppa|vintagekauppa|antiikkia|rahaliike|vintage-liike|antiikkiliikkeet|keräilykauppa|postimerkkiliike|keräilykortit|antiikkihuonekalut|vintage-kauppa',
    'second-hand-shop':
      'kirpputorit|~kirpputori|itsepalvelukirpputori|panttilainaamo|second hand -myymälä|kierrätysmyymälä|second hand|lähetystori|~kirppis|verkkokirpputori|vintage ja second hand|panttikonttori|osto- ja myyntiliike|nettikirpputori|lastenvaatekirpputori|käytetyt vaatteet|second hand -kauppa|osto-myyntiliike',
    supermarket:
      'ruokakauppa|päivittäistavarakauppa|lähikauppa|luontaistuotekauppa|kalakauppa|elintarvikekauppa|kyläkauppa|ekokauppa|luomukauppa|supermarket|kauppahalli|marketti|hypermarketti|luontaistuotteet|tilapuoti|ruokaverkkokauppa|ruokakaupat|luontaistuote|lähiruokakauppa|kyläkaupat|maatilatori|etninen ruokakauppa|kalatukku',
    'music-shop':
      'soitinkauppa|musiikkikauppa|soittimet|soitinliike|kitarakauppa|soitinrakentaja|pianokauppa|viulunrakentaja|kitaranrakentaja|musiikkiliike|pianoliike|kitarat|~levykauppa|vinyylilevyt|pianot|kanteleet|soitinkorjaus|pianonviritys|pianonvirittäjä|soitinrakentajat|soitinhuolto|vinyylit|haitarit',
    'sports-shop':
      'urheilukauppa|urheiluvälineet|kalastustarvikkeet|golfkauppa|suksivuokraamo|retkeilyvarusteet|~urheiluliike|retkeilykauppa|eräkauppa|kalastuskauppa|kalastusvälineet|retkeilytarvikkeet|urheiluvälinekauppa|suksihuolto|erätarvikkeet|asekauppa|aseliike|metsästystarvikkeet|ulkoiluvarusteet|erätarvikeliike|kalastustarvikeliike|hiihtovarusteet|kuntoiluvälineet|skeittikauppa|sporttikauppa|metsästysvarusteet|eräliike|urheilutarvikkeet|luistinten teroitus|retkeilyvälineet|kuntosalilaitteet|välinevuokraamo|veneilytarvikkeet|aseet|sukset',
    'hardware-shop':
      'rautakaupat|~rautakauppa|rakennustarvike|rakennustarvikkeet|työkalukauppa|rakennusmateriaalit|puutavara|laatat|rakennustarvikeliike|maatalouskauppa|lvi-kauppa|sisustusrauta|työkaluliike|teollisuustarvikkeet|rakennustarvikekauppa|työkaluja|lvi-tarvikkeet|kodinrauta|laattaliike|sähkötarvikkeet|~maalikauppa|konekauppa|kiinnitystarvikkeet|teräksen myynti|puutavaraliike|pienkonekauppa|rakennustavaratalo|pienkoneet|maatalouskonekauppa|koneliike|pienkoneliike|pienkonehuolto|varaosaliike|varaosakauppa|autovaraosat|~varaosat|laattakauppa|autotarvikkeet|kodintarvikkeet',
    'electronics-shop':
      'elektroniikkakauppa|kodinkoneliike|tietokonekauppa|kamerakauppa|puhelinkauppa|kodinkonekauppa|elektroniikka|hifi-kauppa|tietokoneliike|puhelimet|matkapuhelimet|kodintekniikka|elektroniikkakomponentit|tietokoneet|hifi|käytetyt puhelimet|kodinelektroniikka|kamerat|viihde-elektroniikka|käytetyt tietokoneet|hifi-liike|puhelintarvikkeet|puhelintarvikeliike|elektroniikkaliike|antennipalvelu|antenniasennus|antenniasennukset|~kodinkoneet|tulostimet|kunnostetut tietokoneet|kunnostetut puhelimet',
    'perfume-shop':
      'kosmetiikkakauppa|hajuvedet|parfymeria|kosmetiikka|hajuvesi|tuoksut|kauneustuotteet|kemikalio|hiustuotteet|kampaamotuotteet|kampaamotarvikkeet|kosmetiikkatuotteet|meikit|kauneudenhoitotuotteet|parfyymit|hiustenhoitotuotteet|kosmetiikkamyymälä|kampaamotukku|kosmetiikkaverkkokauppa',
    'fashion-brand':
      'muotimerkki|vaatebrändi|muotibrändi|laukkubrändi|muotitalo|kenkämerkki|katumuotimerkki|laukut|urheiluvaatemerkki|asustebrändi|korubrändi|vaatemallisto|designbrändi|lastenvaatemerkki|lastenvaatebrändi|asusteet|nahkalaukut|~vaatemerkki|kellomerkki|kenkäbrändi|reput|lifestyle-brändi|uima-asumerkki|käsilaukut|ekologinen vaatemerkki|designmerkki',
    'cosmetics-brand':
      'kosmetiikkamerkki|luonnonkosmetiikka|ihonhoitotuotteet|ihonhoitosarja|kosmetiikkabrändi|ravintolisä|ravintolisät|lisäravinteet|saippua|saippuat|eteeriset öljyt|lisäravinne|luonnonkosmetiikkaa|kauneusbrändi|vitamiinit|ihonhoitobrändi|ravintolisiä|proteiinijauhe|palasaippuat|hyvinvointituotteet|cbd-tuotteet|hiustenhoitosarja|saippuapaja|lisäravinteita|luonnonkosmetiikkamerkki|käsintehdyt saippuat|proteiini',
    pottery:
      'keramiikkapaja|keraamikko|keramiikkastudio|savenvalaja|keramiikkaa|savipaja|käyttökeramiikka|~keramiikka|keramiikkaverstas|keraamikot|dreijaus|keramiikkakurssit',
    'craft-workshop':
      'käsityö|käsityöt|käsityöläinen|käsityöpaja|käsityöläiset|nahkatyöt|lasipaja|kutomo|puukkoseppä|käsintehdyt|kirjansitoja|kädentaidot|käsityöyritys|käsityöpuoti|lankakauppa|kirjansitomo|lasistudio|käsityöliike|nahkapaja|kynttiläpaja|taidekäsityö|käsitöitä|lasinpuhallus|puukot|kangaskauppa|langat|kankaat|käsityötarvikkeet|villakehräämö|taito-keskus|lankapuoti|nahkatuotteet|villatuotteet|neulelangat|pellavatuotteet|puusorvaus|kehystämö|kehysliike|puutuotteet|ompelutarvikkeet|ompelukoneet',
    marketplace:
      '~markkinapaikka|~kauppapaikka|vertailusivusto|hintavertailu|ilmoituspalvelu|työpaikkailmoitukset|varauspalvelu|lippupalvelu|~vertailu|osto- ja myyntipalsta|työnhakupalvelu|vertailupalvelu|kilpailutuspalvelu|verkkotori|lipunmyynti|varausportaali|kilpailutus',
    'auction-house':
      '~huutokauppa|~huutokauppakamari|huutokaupat|nettihuutokauppa|taidehuutokauppa|konkurssihuutokauppa|huutokauppatalo',
    'energy-supplier':
      '~energiayhtiö|~sähköyhtiö|energialaitos|kaukolämpö|~vesilaitos|vesihuoltolaitos|sähköverkkoyhtiö|sähkösopimus|sähkösopimukset|tuulivoima|lämpöyhtiö|sähkölaitos|~vesiosuuskunta|~sähköverkko|sähköautojen lataus|sähköauton lataus|energiayritys|lämpölaitos|sähkönmyyjä|sähköauton latausasema|biokaasu|tuulivoimayhtiö|latauspalvelu|sähköenergia|uusiutuva energia|~vesihuolto|latausasemat|latauspisteet|vesiyhtiö|lataustolppa|~tuulipuisto|pelletit|tuulivoimapuisto|polttoöljy',
    telecom:
      'teleoperaattori|puhelinyhtiö|matkapuhelinoperaattori|operaattori|teleyhtiö|tietoliikenneyhtiö|tietoliikenne|puhelin oy|puhelinoperaattori|puhelinliittymä|puhelinliittymät|tietoliikenneoperaattori|puhelinvaihde|ip-puhelin|puhelinratkaisut|tietoliikennepalvelut|puhelinosuuskunta|matkapuhelinliittymät|mobiilivaihde|teletekniikka|voip|puhelinjärjestelmä',
    'internet-provider':
      'internetpalveluntarjoaja|laajakaista|laajakaistat|valokuitu|laajakaistayhteys|valokuituverkko|kuituverkko|kyläverkko|internet-yhteydet|internetyhteys|nettiliittymä|kuituyhteys|nettiliittymät|kaapelitelevisio|valokuituyhteys|valokuituliittymä|internetliittymä|laajakaistaoperaattori|kuituosuuskunta|verkko-osuuskunta|internet-operaattori',
    publisher:
      'kustantamot|~kustantamo|kustannusyhtiö|kustantaja|kustannusosakeyhtiö|lehtikustantaja|kustannustoiminta|kirjankustantaja|kustannusliike|julkaisija|musiikkikustantaja|mediayhtiö|pienkustantamo|kirjakustantamo|julkaisutoiminta|mediatalo|omakustannekirjat|julkaisupalvelu|omakustanne',
    'board-game':
      'lautapelit|~lautapeli|korttipelit|roolipeli|pöytäroolipeli|seurapeli|~korttipeli|seurapelit|roolipelit|roolipelijärjestelmä',
    'hardware-device':
      'anturi|anturit|kamera|drone|sähköpyörä|sähköpyörät|kuulokkeet|näppäimistö|kaiutin|kaiuttimet|sähköauto|ajoneuvo|kone|koneet|3d-tulostin|matkailuauto|vene|perävaunu|peräkärryt|sähköpotkulauta|älykello|laitteisto|~laite|~laitteet|kannettava tietokone|moottorivene|~veneet|syntetisaattori|perävaunut|droonit|sähköskootteri|mikrokontrolleri|peräkärry|sähkömoottoripyörä',
    software:
      '~ohjelmisto|tietokoneohjelma|ohjelmistoratkaisu|ohjelmistoratkaisut|ohjelmistotuote|~ohjelmistot|yritysohjelmisto|tietokoneohjelmat|ohjelmistotuotteet|ohjelmistopaketti',
    'mobile-app':
      'mobiilisovellus|mobiilisovellukset|~sovellus|puhelinsovellus|älypuhelinsovellus|android-sovellus|iphone-sovellus|appi|mobiiliappi|ipad-sovellus|ios-sovellus|applikaatio|~sovellukset|kännykkäsovellus',
    'web-app':
      'verkkosovellus|web-sovellus|selainpohjainen ohjelmisto|nettisovellus|verkkotyökalu|verkkopohjainen ohjelmisto|verkkopohjainen palvelu|selainpohjainen palvelu|selainsovellus|verkko-ohjelma|~verkkopalvelu|nettipalvelu|sähköinen palvelu|selainpohjainen sovellus|sähköinen asiointipalvelu|asiointipalvelu',
    'desktop-app':
      'työpöytäsovellus|windows-ohjelma|mac-sovellus|windows-sovellus|apuohjelma|apuohjelmat|linux-sovellus|työpöytäohjelma|macos-sovellus',
    platform:
      'verkkoalusta|digitaalinen alusta|pilvialusta|ohjelmistoalusta|dataalusta|palvelualusta|data-alusta|tekoälyalusta|teknologia-alusta|saas-alusta|alustapalvelu|alustaratkaisu',
    tool: '~työkalu|~laskuri|muunnin|~simulaattori|suunnittelutyökalu|verkkolaskuri|työkalupakki|~työkalut|yksikkömuunnin|kojelauta|emulaattori|~generaattori|ajastin|~laskurit|lataaja',
    suite:
      'ohjelmistokokonaisuus|ohjelmistoperhe|toimisto-ohjelmisto|kokonaisratkaisu ohjelmisto|toimisto-ohjelmat|ohjelmistosarja|all-in-one-ratkaisu',
    'browser-extension':
      'selainlaajennus|selaimen lisäosa|verkkoselain|selain|chrome-laajennus|mainostenesto|selainlaajennukset|firefox-lisäosa|mainostenestäjä|nettiselain',
    plugin:
      'lisäosat|liitännäinen|wordpress-lisäosa|wordpress-lisäosat|plugin|~lisäosa|laajennukset|vst-plugin|~laajennus|pluginit',
    'code-library':
      'ohjelmakirjasto|ohjelmointikirjasto|javascript-kirjasto|python-kirjasto|komponenttikirjasto|sdk|kehityspaketti|koodikirjasto|npm-paketti',
    framework:
      'ohjelmistokehys|sovelluskehys|julkaisujärjestelmä|sisällönhallintajärjestelmä|cms|pelimoottori|sisällönhallinta|web-kehys|design system|verkkojulkaisujärjestelmä|julkaisujärjestelmät|sovelluskehykset|framework',
    'programming-language':
      'ohjelmointikielet|komentosarjakieli|kyselykieli|merkintäkieli|~ohjelmointikieli|skriptikieli',
    database:
      'tietokannat|~tietokanta|~hakukone|tietovarasto|taulukkolaskenta|vektoritietokanta|tietokantapalvelu|taulukkolaskentaohjelma|data-allas|hakupalvelu|tietokantajärjestelmä',
    api: 'rajapinnat|api|avoin rajapinta|maksupalvelu|maksunvälitys|maksupalvelut|rajapintapalvelu|~rajapinta|maksuratkaisu|maksuratkaisut|maksunvälityspalvelu|maksupääte|maksupäätteet|maksupalveluntarjoaja|rest-rajapinta|maksulaitos',
    'operating-system':
      'käyttöjärjestelmät|linux-jakelu|linux|laiteohjelmisto|~käyttöjärjestelmä|linux-jakelut|työpöytäympäristö|ikkunamanageri',
    'file-sharing-client':
      'torrent-ohjelma|tiedostonjako|tiedostojen jakaminen|ftp-ohjelma|tiedostonsiirto|vertaisverkko|torrent-asiakasohjelma|tiedostonjakopalvelu|latausohjelma|tiedostojen lähetys|tiedostojen siirto|tiedostojen synkronointi',
    'password-manager':
      'salasanojen hallinta|salasananhallinta|salasanaholvi|salasanojen hallintaohjelma|salasanageneraattori|salasananhallintaohjelma|salasanojen hallintasovellus|tunnistussovellus',
    'crypto-wallet':
      'kryptolompakko|bitcoin-lompakko|lompakkosovellus|kryptovaluuttalompakko|kryptolompakot|digitaalinen lompakko|ethereum-lompakko|web3-lompakko',
    cryptocurrency:
      'kryptovaluutta|kryptovaluutat|virtuaalivaluutta|token|lohkoketju|nft|bitcoin|kryptovaluuttaa|lohkoketjuteknologia|virtuaalivaluutat|meemikolikko|kryptovarat|digitaalinen valuutta|vakaavaluutta|nft-kokoelma',
    'crypto-exchange':
      'kryptopörssi|kryptovaluuttapörssi|pörssi|kaupankäyntialusta|osakevälittäjä|forex-välittäjä|pörssivälittäjä|kryptovaluuttavälittäjä|arvopaperivälittäjä|verkkovälittäjä|forex|bitcoin-pörssi',
    'trading-protocol':
      'defi-protokolla|kaupankäyntibotti|hajautettu pörssi|defi|~protokolla|lainausprotokolla|kaupankäyntisignaalit|likviditeettiprotokolla|dex|kaupankäyntirobotti|hajautettu rahoitus',
    dapp: 'hajautettu sovellus|älysopimus|dapp|älysopimukset|dao|web3-alusta|hajautetut sovellukset',
    'messaging-app':
      'viestisovellus|pikaviestin|pikaviestipalvelu|sähköpostiohjelma|videoneuvottelu|deittisovellus|seuranhaku|deittipalvelu|sosiaalinen verkosto|keskustelusovellus|treffipalvelu|nettideitti|chat-sovellus|sähköpostipalvelu|deittisivusto|treffisivusto|seuranhakupalvelu|videoneuvottelut|pikaviestisovellus|yhteisöpalvelu|videoneuvottelupalvelu|videopuhelut',
    'text-editor':
      'tekstieditori|koodieditori|kuvankäsittely|kuvankäsittelyohjelma|videoeditori|pdf-editori|tekstinkäsittely|~editori|nuotinnusohjelma|kehitysympäristö|kuvaeditori|tekstinkäsittelyohjelma|markdown-editori|äänenkäsittelyohjelma|videonmuokkausohjelma|ääni-editori',
    'note-app':
      'muistiinpanosovellus|muistiinpanot|tehtävälista|kalenterisovellus|päiväkirjasovellus|muistiinpano-ohjelma|tapojen seuranta|kirjanmerkkien hallinta|muistutussovellus|ostoslista|tehtävälistasovellus|tietämyksenhallinta|päiväkirja',
    'weather-app': 'sääsovellus|sääpalvelu|sääennuste|säätiedot|sää|sääennusteet|sääasema|sadetutka|sääsivusto',
    'music-app':
      'musiikkisovellus|musiikkisoitin|musiikin suoratoisto|mediasoitin|radiosovellus|podcast-sovellus|videosoitin|musiikkipalvelu|viritinsovellus|metronomi|mediapalvelin|äänikirjapalvelu|äänikirjat|suoratoistopalvelu musiikki|äänikirja|musiikin suoratoistopalvelu|audiosoitin',
    'photo-app':
      'valokuvasovellus|kamerasovellus|kuvapankki|kuvienhallinta|kuvasovellus|kuvien jakaminen|valokuvien hallinta|valokuvien jakaminen|kuvankatselu|kuvankatseluohjelma|kuvanmuokkaussovellus',
    'fitness-app':
      'kuntosovellus|treenisovellus|kuntoilusovellus|juoksusovellus|kalorilaskuri|hyvinvointisovellus|meditaatiosovellus|treenipäiväkirja|harjoituspäiväkirja|terveyssovellus|ateriasuunnittelu|unisovellus|kuukautiskalenteri|kuukautissovellus|liikuntasovellus|ruokapäiväkirja|ruokasovellus|aktiivisuusranneke|mindfulness-sovellus|hyvinvointimittaus',
    'language-app':
      'kieltenoppimissovellus|sanastosovellus|muistikortit|kieltenopiskelusovellus|sanaston harjoittelu|kielisovellus|kielenoppimissovellus|kielten opiskelu|kielten oppiminen|sanakortit|kielenoppiminen',
    'finance-app':
      'budjettisovellus|taloussovellus|kuluseuranta|kulujen seuranta|mobiilipankki|budjetointisovellus|rahasovellus|kulunhallinta|matkalaskut|kuittisovellus|oman talouden hallinta|sijoitussovellus|henkilökohtainen talous|matkalaskuohjelma|osakesalkku',
    'accounting-software':
      'kirjanpito-ohjelmisto|laskutusohjelma|taloushallinto-ohjelmisto|laskutusohjelmisto|palkanlaskentaohjelma|palkkaohjelma|taloushallinnon ohjelmisto|taloushallinto-ohjelma|laskutussovellus|palkkahallinto-ohjelmisto|verkkolaskutus|laskutuspalvelu verkossa|kassaohjelmisto|kirjanpito-ohjelma|sähköinen laskutus|verkkolasku|taloushallintojärjestelmä|palkanlaskentaohjelmisto|taloushallinnon ohjelmistot|palkkajärjestelmä',
    erp: 'toiminnanohjausjärjestelmä|erp|erp-järjestelmä|varastonhallinta|varastonhallintajärjestelmä|tuotannonohjaus|kalustonhallinta|työmaanhallinta|tuotannonohjausjärjestelmä|ajoneuvoseuranta|toiminnanohjausjärjestelmät|varastonhallintaohjelma|erp-ohjelmisto|~toiminnanohjaus|kunnossapitojärjestelmä|työnohjausjärjestelmä|huoltokirja|kiinteistönhallintaohjelmisto|toiminnanohjausohjelmisto|kalustonseuranta|varasto-ohjelma|kuljetustenhallinta|kunnossapito-ohjelmisto|ajopäiväkirja|ajonohjaus|yritysohjelmistot|kuljetusten ohjausjärjestelmä|tuotannonsuunnittelu',
    crm: 'asiakkuudenhallinta|crm|crm-järjestelmä|asiakashallintajärjestelmä|asiakasrekisteri|myynnin ohjelmisto|helpdesk-ohjelmisto|asiakkuudenhallintajärjestelmä|asiakaspalveluohjelmisto|asiakashallinta|crm-ohjelmisto|asiakastietojärjestelmä|palvelunhallintajärjestelmä|tikettijärjestelmä|asiakastietojen hallinta|asiakaspalvelujärjestelmä|myyntijärjestelmä|tarjousohjelma|asiakkuuksien hallinta|tarjouslaskentaohjelma|palautejärjestelmä',
    'project-management':
      'projektinhallinta|projektinhallintaohjelmisto|projektinhallintatyökalu|tehtävienhallinta|työajanseuranta|työajanseurantaohjelma|hr-järjestelmä|henkilöstöhallinta-ohjelmisto|intranet|työvuorosuunnittelu|rekrytointijärjestelmä|hr-ohjelmisto|henkilöstöjärjestelmä|työaikaseuranta|tuntiseuranta|työajanhallinta|resurssienhallinta|henkilöstöhallinto|projektinhallintajärjestelmä|projektipankki|tuntikirjaus|resurssisuunnittelu|työvuorosuunnitteluohjelma|kellokortti|vuorosuunnittelu|työajanseurantajärjestelmä|henkilöstöhallinnon järjestelmä|hrm-järjestelmä|rekrytointiohjelmisto|työnkulkujen automatisointi|työajanseurantasovellus',
    'email-tool':
      'uutiskirjeohjelma|sähköpostimarkkinointi|uutiskirjetyökalu|uutiskirjepalvelu|sähköpostimarkkinoinnin työkalu|sähköpostimarkkinointityökalu|uutiskirjejärjestelmä|massapostitus',
    'marketing-software':
      'markkinoinnin automaatio|markkinointiohjelmisto|kyselytyökalu|kanta-asiakasohjelma|lomaketyökalu|kyselyohjelmisto|qr-koodigeneraattori|infonäytöt|digitaaliset näytöt|seo-työkalu|markkinointityökalu|infonäyttö|kanta-asiakasjärjestelmä|palautekysely|linkinlyhentäjä|verkkokyselyt|asiakaskokemuksen mittaaminen|digitaaliset infonäytöt|digital signage|kumppanuusmarkkinointi|affiliate-verkosto|asiakaspalaute|henkilöstökysely|tekstiviestipalvelu|palautetyökalu|henkilöstökyselyt|sähköinen lomake|verkkolomakkeet|sms-markkinointi|asiakaskyselyt',
    'analytics-software':
      'analytiikka|analytiikkaohjelmisto|raportointityökalu|verkkoanalytiikka|data-analytiikka|liiketoimintatiedon hallinta|valvontaohjelmisto|tiedolla johtaminen|monitorointipalvelu|analytiikka-alusta|raportointiohjelmisto|etävalvonta|web-analytiikka|kävijäseuranta|business intelligence|data-analyysi|energianhallinta|olosuhdevalvonta|energiaseuranta|datan visualisointi|palvelinvalvonta|kävijälaskenta|kulutusseuranta',
    'booking-software':
      'ajanvarausohjelma|varausohjelmisto|~varausjärjestelmä|nettiajanvaraus|jäsenrekisteri|kuntosaliohjelmisto|ajanvarauspalvelu|hotellijärjestelmä|kurssinhallintajärjestelmä|jäsenrekisteriohjelma|ajanvaraussovellus|lippujärjestelmä|tilavarausjärjestelmä|seuraohjelmisto|~ajanvarausjärjestelmä|jäsenrekisteripalvelu|ilmoittautumisjärjestelmä|opiskelijahallintojärjestelmä|vuokrausohjelmisto|varausohjelma|tapahtumanhallinta|tapahtumanhallintajärjestelmä|tilavaraus|varauskalenteri|lipunmyyntijärjestelmä|ilmoittautumisohjelma',
    'restaurant-software':
      'ravintolajärjestelmä|kassajärjestelmät|ravintolaohjelmisto|tilausjärjestelmä|ruokatilausjärjestelmä|~kassajärjestelmä|kassapääte|digitaalinen ruokalista|kassapalvelu|reseptiikkaohjelma|itsepalvelukassa|pilvikassa|kassakone|kassaratkaisut|kassakoneet|qr-ruokalista|keittiönhallinta',
    'practice-software':
      'potilastietojärjestelmä|potilashallintojärjestelmä|terveydenhuollon ohjelmisto|etälääkäri|lääkinnällinen laite|terveysteknologia|etävastaanotto|hammaslääkäriohjelmisto|potilastieto-ohjelmisto|lakiohjelmisto|sosiaali- ja terveydenhuollon järjestelmä|potilastietojärjestelmät|terveysteknologiayritys|lääkinnälliset laitteet|asianajotoimisto-ohjelmisto|hoivakotiohjelmisto|potilasohjelmisto|terveysteknologiayhtiö|potilasportaali|digiklinikka|etälääkäripalvelu|lääkintälaite|lääkintälaitteet|asianhallintaohjelmisto lakitoimistoille',
    'security-software':
      'tietoturva|tietoturvaohjelmisto|kyberturvallisuus|tietoturvapalvelut|tietoturvayhtiö|palomuuri|haavoittuvuusskannaus|identiteetinhallinta|tietoturvatestaus|salausohjelmisto|kyberturva|tietoturvayritys|penetraatiotestaus|tunkeutumistestaus|käyttövaltuushallinta|kyberturvallisuusyhtiö|kyberturvallisuusyritys|tietoturvapalvelu|tietoturvaratkaisut|identiteetin- ja pääsynhallinta|tietoturva-auditointi|tietoturva-asiantuntija|pääsynhallinta|soc-palvelu|haavoittuvuushallinta|tunnistuspalvelu|vahva tunnistautuminen',
    'compliance-software':
      'sähköinen allekirjoitus|allekirjoituspalvelu|dokumenttien hallinta|dokumentinhallinta|asianhallintajärjestelmä|laatujärjestelmä|sopimushallinta|ilmoituskanava|riskienhallintaohjelmisto|evästebanneri|tietosuojaohjelmisto|asianhallinta|dokumentinhallintajärjestelmä|laatuohjelmisto|laadunhallinta|riskienhallinta|sopimushallintajärjestelmä|ilmoituskanavapalvelu|evästehallinta|hiilijalanjälkilaskenta|hiilijalanjälkilaskuri|turvallisuushavainnot|toimintajärjestelmä|whistleblowing-kanava|gdpr-työkalu|vastuullisuusraportointi|sähköiset allekirjoitukset|hseq-ohjelmisto|dokumenttienhallintajärjestelmä|laadunhallintajärjestelmä',
    antivirus:
      'virustorjunta|virustorjuntaohjelma|virustentorjunta|roskapostisuodatin|virustorjuntaohjelmisto|haittaohjelmien torjunta|virusturva|haittaohjelmien poisto|roskapostinsuodatus',
    vpn: 'vpn|vpn-palvelu|vpn-yhteys|välityspalvelin|vpn-sovellus|vpn-palvelut|dns-palvelu|vpn-palveluntarjoaja',
    'disk-tool':
      'levytilan analysointi|tiedostonhallinta|tiedostonhallintaohjelma|levynpuhdistus|kaksoiskappaleiden etsintä|levytilan hallinta|järjestelmätyökalu|levyn siivous',
    'backup-software':
      'varmuuskopiointi|varmuuskopiointiohjelma|pilvitallennus|pilvivarmistus|varmuuskopiointipalvelu|etävarmistus|tallennustila|varmistuspalvelu|pilvitallennuspalvelu|tiedostojen varmuuskopiointi|varmistusohjelmisto|tallennusratkaisut',
    'hosting-provider':
      'webhotellit|~webhotelli|verkkotunnus|verkkotunnukset|palvelinhotelli|konesali|konesalipalvelut|pilvipalvelut|domain|vps-palvelin|kotisivutila|virtuaalipalvelin|palvelinkeskus|virtuaalipalvelimet|webhosting|pilvi-infrastruktuuri|datakeskus|konesalipalvelu|domainit|webhotellipalvelut|palvelintila|wordpress-webhotelli|webhotellipalvelu|pilvipalvelin|datakeskukset|hosting|pelipalvelinhotelli|verkkotunnusvälittäjä|vps|laitesali',
    'streaming-service':
      'suoratoistopalvelut|suoratoisto|striimaus|videopalvelu|~suoratoistopalvelu|verkkolähetys|live-striimaus|livestriimaus|webinaarityökalu|webinaarialusta|striimit|videoalusta|videovuokraamo|netti-tv|tv-palvelu',
    'radio-platform':
      'nettiradio|verkkoradio|nettiradiot|internetradio|podcast-alusta|radioiden suoratoisto|podcast-palvelu|radiot netissä|radioautomaatio',
    chatbot:
      'chatbot|chatbotit|keskustelurobotti|botti|chat-palvelu|chatbotti|tekoälybotti|chat-robotti|chat asiakaspalveluun|puherobotti|voicebot|puhebotti|tekoälychatbot|äänibotti',
    'ai-assistant':
      'tekoälyavustaja|tekoälyassistentti|assistentti|tekoälytyökalu|ai-avustaja|kuvageneraattori|litterointi|puheentunnistus|tekoälysovellus|kielimalli|tekoälymalli|litterointipalvelu|litterointiohjelma|ai-assistentti|tekoälyavusteinen|tekoälytyökalut|puhesynteesi|tekoälyratkaisu|digiassistentti',
    'ai-agent':
      'tekoälyagentti|tekoälyagentit|tekoäly|tekoälyratkaisut|ai-agentti|tekoäly-yritys|koneoppiminen|ai-agentit|tekoälyautomaatio|tekoälytoimisto|konenäkö|tekoälykumppani|ohjelmistorobotiikka|tekoälyyhtiö|tekoäly-yhtiö|koneoppimisalusta',
    'website-builder':
      'kotisivukone|verkkokauppa-alusta|verkkokauppaohjelmisto|sivustorakentaja|kotisivutyökalu|verkkokauppajärjestelmä|verkkokauppapalvelu|no-code-alusta|cv-pohja|kotisivuohjelma|kurssialusta|verkkokauppaohjelma|ansioluettelon tekijä|kotisivueditori|verkkokauppa-alustat|verkkokurssialusta|sovellusrakentaja|wiki-ohjelmisto|cv-työkalu',
    'website-template':
      'verkkosivupohja|wordpress-teema|html-pohja|sivupohja|kuvapankki valokuvat|fontti|fontit|ikonit|kirjasintyyppi|sivupohjat|kotisivupohjat|wordpress-teemat|kotisivupohja|asiakirjapohjat|kirjaintyyppi|stock-kuvat|verkkosivupohjat|kirjasimet|mallipohjat|asiakirjamallit',
    'design-tool':
      'suunnitteluohjelma|suunnitteluohjelmisto|cad-ohjelmisto|3d-ohjelmisto|piirto-ohjelma|esitysohjelma|simulointiohjelmisto|3d-mallinnus|suunnitteluohjelmistot|mallinnusohjelma|cad-ohjelma|piirustusohjelma|logogeneraattori|tietomallinnus|näytöntallennin|keittiösuunnitteluohjelma|mallinnusohjelmisto|animaatio-ohjelma|simulointi|videoeditointityökalu|tietomalli',
    'developer-tool':
      'kehittäjätyökalu|kehittäjätyökalut|kehitystyökalu|komentorivityökalu|testaustyökalu|versionhallinta|testiautomaatio|paketinhallinta|kehitysalusta|pääte-emulaattori|komentorivi|koodigeneraattori|ohjelmistotestaus|kehitystyökalut|testausautomaatio|kehittäjäalusta|ohjelmistokehityksen työkalu|kubernetes-alusta|devops-alusta',
    'computer-game':
      'peli|pelit|videopeli|nettipeli|seikkailupeli|pulmapeli|strategiapeli|~tietokonepeli|selainpeli|tietovisa|visailu|sanapeli|videopelit|nettipelit|mobiilipelit|tietokonepelit|oppimispeli|verkkopeli|~mobiilipeli|visailupeli|tasohyppely|verkkopelit|moninpeli|indiepeli|selainpelit|pulmapelit|vr-peli|konsolipelit',
    'game-server':
      'pelipalvelin|minecraft-palvelin|pelipalvelimet|roolipelipalvelin|discord-palvelin|discord-serveri|minecraft-serveri|pelipalvelinyhteisö|fivem-palvelin|roolipeliserveri',
    'game-studio':
      'pelistudiot|peliyhtiö|peliyritys|pelikehittäjä|pelialan yritys|pelijulkaisija|pelikehitys|pelitalo|~pelistudio|indiepelistudio|pelinkehitys|mobiilipeliyhtiö',
    saas: 'saas|saas-palvelu|pilvipalvelu|pilviohjelmisto|saas-ohjelmisto|pilvipohjainen ohjelmisto|ohjelmisto palveluna|pilvipohjainen palvelu|saas-ratkaisu|saas-yritys|pilviratkaisu|pilviratkaisut|pilvisovellus',
    'learning-platform':
      'verkko-oppimisympäristö|oppimissovellus|verkko-oppimisalusta|koulutusalusta|verkko-oppiminen|lms|~oppimisympäristö|oppimisalustat|opetusalusta|opetussovellus|verkkokoulutusalusta|oppimisympäristöt|~oppimisalusta|sähköinen oppimisympäristö|edtech|oppimisen hallintajärjestelmä|osaamisen hallinta|digitaalinen oppimisympäristö|oppimisohjelma|verkko-opetus|opetusohjelmisto|osaamisenhallinta',
    'smart-home':
      'älykoti|älykodit|älylukko|älytermostaatti|ovipuhelin|älylukot|kotiautomaatiojärjestelmä|taloautomaatio|rakennusautomaatio|~kotiautomaatio|ovipuhelimet|älykotijärjestelmä|ovipuhelinjärjestelmä|kiinteistöautomaatio|älyvalaistus|älykodin|älykotiratkaisut',
    robot:
      '~robotti|~robotit|robotiikka|robottijärjestelmä|robotiikkayritys|teollisuusrobotti|robottiratkaisut|teollisuusrobotit|robottiautomaatio|yhteistyörobotti|cobotit|robottisolu|mobiilirobotit',
    association:
      'yhdistykset|~yhdistys|liitot|~liitto|seurat|~seura|kotiseutuyhdistys|~kyläyhdistys|kaupunginosayhdistys|~vanhempainyhdistys|keskusliitto|rekisteröity yhdistys|sukuseura|alumniyhdistys|asukasyhdistys|rotujärjestö|omakotiyhdistys|ystävyysseura|perinneyhdistys|kennelpiiri|tieteellinen seura',
    'non-profit':
      'voittoa tavoittelematon|voittoa tavoittelematon yhdistys|järjestöt|~järjestö|kansalaisjärjestö|yleishyödyllinen yhdistys|kansalaisjärjestöt|voittoa tavoittelematon järjestö|yhteiskunnallinen yritys|ihmisoikeusjärjestö|yleishyödyllinen|kehitysyhteistyöjärjestö|ympäristöjärjestö|avustusjärjestö|sote-järjestö|kolmannen sektorin toimija|asiantuntijajärjestö|luonnonsuojeluyhdistys|humanitaarinen järjestö',
    charity:
      'hyväntekeväisyysjärjestö|hyväntekeväisyys|ruoka-apu|varainkeruu|hyväntekeväisyysyhdistys|avustustyö|diakonia|keräys|kummilapsi|ruokapankki|avustusyhdistys|varainhankinta|leipäjono|kummitoiminta|kummiohjelma|keräyskampanja|diakonissalaitos',
    foundation: '~säätiö|apurahat|apurahasäätiö|stipendirahasto|apurahoja|~säätiöt|stipendi|tukisäätiö',
    'support-association':
      '~tukiyhdistys|vertaistukiryhmä|potilasjärjestö|~kannatusyhdistys|vertaistuki|potilasyhdistys|vertaistukea|ystäväyhdistys|omaisyhdistys|vammaisjärjestö|omaishoitajat|potilasyhdistykset|ystävät ry|kannattajayhdistys|mielenterveysyhdistys',
    'community-organisation':
      '~kulttuurikeskus|~nuorisotalo|~kylätalo|yhteisötalo|asukastalo|~seurantalo|~kulttuuritalo|monitoimitalo|yhteisöpuutarha|toimintakeskus|~nuorisokeskus|kohtaamispaikka|~nuorisoseura|kulttuuriyhdistys|kyläseura|~setlementti|järjestötalo|työväentalo|asukastila|taidetalo',
    'rescue-organisation':
      'pelastusjärjestö|meripelastus|ensiapu|meripelastusseura|vapaaehtoinen pelastuspalvelu|ensiapukoulutus|ensiapukurssi|järvipelastusyhdistys|~meripelastusyhdistys|meripelastajat|ensiapukurssit|vapaaehtoiset pelastajat|etsintäpalvelu|pelastuskoirat|ensiapuryhmä|hengenpelastus|ensiapukoulutukset',
    church:
      'seurakunnat|~seurakunta|~kirkko|helluntaiseurakunta|tuomiokirkko|moskeija|~vapaaseurakunta|~seurakuntayhtymä|synagoga|~hiippakunta|~kappeli|adventtiseurakunta|vapaakirkko|kirkot|rovastikunta|baptistiseurakunta',
    'religious-community':
      'uskonnollinen yhdyskunta|uskonnollinen yhteisö|meditaatiokeskus|lähetysjärjestö|rukoushuone|~rauhanyhdistys|herätysliike|buddhalainen yhteisö|~luostari|~lähetysseura|retriittikeskus|meditaatio|kristillinen järjestö|raamattupiiri|kristillinen yhteisö|meditaatioryhmä|kristillinen yhdistys',
    'political-party':
      'poliittinen puolue|puolueet|~puolue|ehdokas|kansanedustaja|vaalikampanja|kuntavaaliehdokas|kansalaisaloite|eduskuntavaaliehdokas|vaaliehdokas|puolueosasto|aluevaaliehdokas|eduskuntaryhmä|kaupunginvaltuutettu|ehdokkaana|europarlamentaarikko|valtuustoryhmä|piirijärjestö',
    union:
      'ammattiliitot|~ammattiliitto|ammattiyhdistys|palkansaajajärjestö|~ammattiosasto|työntekijäliitto|ammattijärjestö|työntekijöiden liitto|työntekijät ry|palkansaajaliitto',
    'trade-association':
      'toimialajärjestö|~kauppakamari|yrittäjäjärjestö|toimialaliitto|yrittäjäyhdistys|edunvalvontajärjestö|yrittäjät ry|elinkeinoelämän järjestö|työnantajaliitto|~kilta|teollisuusliitto|elinkeinoyhdistys|yrittäjät|yrittäjäjärjestöt|yritysyhdistys|kauppiasyhdistys|keskuskauppakamari|toimialayhdistys|etujärjestö|kauppakamarit|~kehitysyhtiö|elinkeinoyhtiö|elinkeinopalvelut',
    cooperative:
      'osuuskunnat|~osuuskunta|~osuuskauppa|asumisoikeus|asunto-osuuskunta|työosuuskunta|ruokaosuuskunta|~metsänhoitoyhdistys|tuottajaosuuskunta|energiaosuuskunta',
    municipality:
      'kunta|kunnat|kunnan verkkosivut|~kuntayhtymä|kaupungin verkkosivut|maakuntaliitto|maakunnan liitto|seutukunta|maakunta|maakuntien liitto|kunnan kotisivut',
    authority:
      'viranomaiset|~virasto|~ministeriö|valtion virasto|~suurlähetystö|konsulaatti|poliisi|aluehallintovirasto|ely-keskus|hallintovirasto|satamalaitos|julkishallinto|valtionhallinto|~viranomainen|keskusvirasto|tuomioistuin|valtion laitos|julkinen organisaatio|syyttäjälaitos|poliisilaitos|hätäkeskuslaitos|oikeuslaitos',
    'fire-brigade':
      '~palokunta|~pelastuslaitos|vpk|palolaitos|~vapaapalokunta|paloasema|sopimuspalokunta|palokunnat|palokuntayhdistys',
    community:
      'yhteisöt|~yhteisö|keskustelupalsta|keskustelufoorumi|foorumi|fanisivusto|nettiyhteisö|kehittäjäyhteisö|käyttäjäryhmä|verkkoyhteisö|fanikerho|fanisivu|discord-yhteisö|kannattajaryhmä|peliyhteisö|keskustelufoorumit',
    network:
      '~verkosto|konsortio|yhteenliittymä|kumppanuus|yritysverkosto|yhteistyöverkosto|asiantuntijaverkosto|allianssi|~klusteri|liittouma|kollektiivi|~verkostot|kumppanuusverkosto|taiteilijakollektiivi|osaajaverkosto',
    club: 'kerhot|~kerho|~klubi|rotaryklubi|lions club|moottoripyöräkerho|autokerho|lukupiiri|harrastuskerho|radioamatöörikerho|kamerakerho|valokuvauskerho|klubi ry|opiskelijakerho|rotary|eläkeläiskerho|lions-klubi|mobilistit|siirtolapuutarha|siirtolapuutarhayhdistys|merkkikerho',
    initiative:
      'aloitteet|kansanliike|kampanja|kampanjat|toimintaryhmä|leader-ryhmä|kansalaisliike|paikallinen toimintaryhmä|~aloite|kehittämisohjelma|kehitysohjelma|leader-toimintaryhmä',
    project:
      'hankkeet|~hanke|projektit|~projekti|tutkimushanke|eu-hanke|taideprojekti|kehittämishanke|pilottihanke|tutkimusprojekti|kehityshanke|harrasteprojekti|yhteishanke',
    'open-source-project':
      'avoimen lähdekoodin projekti|avoin lähdekoodi|avoimen lähdekoodin ohjelmisto|vapaa ohjelmisto|avoin standardi|avoimen lähdekoodin|vapaat ohjelmistot|avoin data|avoimen lähdekoodin työkalu',
    'youth-organisation':
      'nuorisojärjestö|partiolippukunta|partiolaiset|partio|kesäleiri|leirikoulu|~lippukunta|nuorisotyö|lasten leirit|nuorisotoiminta|nuorisoyhdistys|kesäleirit|partiopiiri|~leirikeskus|nuorisopalvelut|työpajatoiminta|4h-kerho|päiväleiri|lastenleirit|4h|4h-yhdistys|nuorisoteatteri|etsivä nuorisotyö|partiolippukunnat|kerhotoiminta|nuorisoliitto',
    'student-organisation':
      '~ylioppilaskunta|opiskelijajärjestö|ainejärjestö|~opiskelijakunta|opiskelijayhdistys|~osakunta|ainejärjestöt|teekkarit|ainejärjestönä|opiskelijajärjestöt|opiskelijat ry|teekkariyhdistys|opiskelijaliitto|tiedekuntajärjestö',
    company:
      'yritykset|~yritys|yhtiöt|~yhtiö|firma|brändi|liikeyritys|~perheyritys|toiminimi|perheyhtiö|pörssiyhtiö|pk-yritys|tytäryhtiö|brändit|~osakeyhtiö|suomalainen yritys|tuotemerkki',
    agency: 'toimistot|~toimisto|täyden palvelun toimisto|~agentuuri|asiantuntijoiden toimisto|full service -toimisto',
    service:
      '~palvelu|~palvelut|palveluja|palveluita|tilauspalvelu|concierge-palvelu|palvelukokonaisuus|kuukausipalvelu',
    studio: 'studiot|~studio|ateljeet|~ateljee|työhuone|verstas',
    practice: '~vastaanotto|yksityisvastaanotto|vastaanotot',
    centre: 'keskukset|~keskus|~osaamiskeskus|hubi|palvelupiste|kompetenssikeskus|huippuyksikkö',
    provider:
      'palveluntarjoajat|~palveluntarjoaja|palveluntuottaja|ratkaisutoimittaja|palveluyritys|~tarjoaja|palveluntuottajat|ratkaisujen toimittaja|kokonaistoimittaja',
    specialist:
      '~asiantuntija|ammattilaiset|spesialisti|~asiantuntijat|erikoisasiantuntija|osaajat|neuvoja|~ammattilainen|~osaaja|ammattilaisia',
    solution:
      '~ratkaisu|~ratkaisut|~järjestelmä|~järjestelmät|tuote|tuotteet|teknologiat|~teknologia|tekniikka|menetelmä|ratkaisuja',
    group: '~konserni|~ryhmä|holding|yhtymä|tiimi|yritysryhmä|monialakonserni|konserniyhtiö|holdingyhtiö',
    startup:
      'startup|startup-yritys|kasvuyritys|startupit|kasvuyhtiö|spin-off|startup-yritykset|alkuvaiheen yritys|kasvuyritykset',
    blog: 'blogit|~blogi|ruokablogi|matkablogi|henkilökohtainen blogi|kotisivu|bloggaaja|sisustusblogi|muotiblogi|reseptiblogi|teknologiablogi|henkilökohtainen sivusto|elämäntapablogi|blogissa|omat kotisivut',
    magazine:
      'lehti|lehdet|~aikakauslehti|ammattilehti|sarjakuva|tiedelehti|arvostelusivusto|järjestölehti|julkaisu|verkkojulkaisu|verkkomedia|reseptisivusto|~verkkolehti|sarjakuvat|tiedejulkaisu|aikakauslehdet|erikoislehti|kulttuurilehti|kirjallisuuslehti|opiskelijalehti|asiakaslehti|tieteellinen aikakauslehti',
    newspaper:
      'sanomalehti|sanomalehdet|~sanomat|uutissivusto|paikallislehti|uutistoimisto|iltapäivälehti|maakuntalehti|kaupunkilehti|ilmaisjakelulehti|uutismedia|uutisportaali|paikallislehdet|noutolehti|uutispalvelu|paikallisuutiset|paikallismedia',
    newsletter: 'uutiskirjeet|~uutiskirje|viikkokirje|viikoittainen uutiskirje|sähköpostikirje',
    podcast:
      'podcastit|~podcast|youtube-kanava|podcast-sarja|kuunnelma|videopodcast|podcast-verkosto|~podcasti|kuunnelmasarja|nettisarja',
    'radio-station':
      'radioasema|radiokanava|radio|lähiradio|paikallisradio|radio-ohjelma|yhteisöradio|kaupallinen radio|radioasemat|radiokanavat|opiskelijaradio',
    'tv-channel':
      'tv-kanava|televisiokanava|paikallistelevisio|dokumentti|elokuva|dokumenttielokuva|lyhytelokuva|tv-sarja|televisio|elokuvat|paikallis-tv|televisiosarja|yleisradioyhtiö|pitkä elokuva|näytelmäelokuva|tv-kanavat',
    'record-label':
      'levymerkki|levy-yhtiöt|keikkamyynti|artistimanagement|levytysyhtiö|levy-yhtiö|musiikkiyhtiö|konserttijärjestäjä|keikkatoimisto|konserttitoimisto|keikkajärjestäjä|musiikin jakelu|ohjelmatoimisto ja keikkamyynti|levymerkit',
    portal:
      'portaalit|~portaali|tietoportaali|verkkoportaali|tietosivusto|verkkosivusto|~sivusto|tietopalvelu|infosivusto|teemasivusto|informaatiosivusto|nettisivusto|~tietopankki',
    directory:
      '~hakemisto|yrityshakemisto|linkkikirjasto|arkistot|~arkisto|karttapalvelu|puhelinluettelo|yritysluettelo|työpaikkaportaali|kuvasto|asuntoportaali|linkkilista|~luettelo|digitaalinen arkisto|yrityshaku|katalogi|asuntosivusto|numeropalvelu',
    encyclopedia:
      '~sanakirja|wiki|käyttöohje|verkkosanakirja|ohjekirja|dokumentaatio|opas|oppaat|käyttöohjeet|nettisanakirja|oppikirja|~käsikirja|opassivusto|~sanasto|tietokirja|termipankki|~tietosanakirja',
    portfolio:
      'portfolio|ansioluettelo|cv|verkkoportfolio|työnäytteet|curriculum vitae|portfoliosivusto|omat työt|referenssisivut',
    'film-production':
      'elokuvatuotanto|~tuotantoyhtiö|elokuvastudio|elokuvantekijä|elokuvatuotantoyhtiö|elokuvaohjaaja|mediatuotanto|elokuvayhtiö|dokumentaristi|elokuvaohjaajat|jälkituotanto|jälkituotantostudio|tuotantotalo|tv-tuotanto|elokuvantekijät|dokumenttielokuvaaja|animaatiotuotanto|mediatuotantoyhtiö',
  },
}
