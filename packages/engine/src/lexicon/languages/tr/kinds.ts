import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      'otel|oteller|oteli|otelleri|hotel|butik otel|butik oteller|apart otel|termal otel|şehir oteli|motel|konak otel',
    'guest-house': 'pansiyon|pansiyonlar|pansiyonu|konukevi|misafirhane|oda kahvaltı|ev pansiyonu',
    hostel: 'hostel|hosteller|gençlik hosteli',
    inn: 'hanı|tarihi han|konak|konağı',
    'holiday-home':
      'kiralık villa|kiralık villalar|villa kiralama|yazlık ev|tatil evi|tatil evleri|bungalov|bungalow|bungalovlar|kiralık yazlık|günlük kiralık daire|dağ evleri|apart daire|tiny house kiralama',
    'mountain-hut': 'dağ evi|yayla evi|dağ kulübesi|yayla evleri',
    campsite: 'kamp alanı|kamp yeri|kamping|camping|karavan parkı|karavan kampı|glamping',
    resort: 'tatil köyü|tatil köyleri|resort|tatil beldesi|kayak merkezi|tatil merkezi',
    'farm-stay': 'çiftlik evi|agroturizm|köy evi konaklama|çiftlik konaklaması|eko köy',
    accommodation: 'konaklama|konaklama tesisi|konaklama tesisleri|konaklama yeri',
    'student-residence':
      'öğrenci yurdu|öğrenci yurtları|kız öğrenci yurdu|erkek öğrenci yurdu|kız yurdu|öğrenci evi|öğrenci apartı',
    restaurant:
      'restoran|restoranlar|restoranı|restaurant|lokanta|lokantası|ocakbaşı|kebapçı|kebap salonu|balık restoranı|meyhane|steakhouse|bistro|köfteci|dönerci|et lokantası|esnaf lokantası',
    pizzeria: 'pizzacı|pizza restoranı|pizzeria|pizza siparişi',
    cafe: 'kafe|kafeler|kahveci|kahve dükkanı|cafe|çay evi|kahvehane|çay bahçesi|kıraathane',
    bar: 'bar|barlar|kokteyl barı|şarap barı|lounge bar',
    pub: 'pub|birahane|bira evi|irish pub',
    nightclub: 'gece kulübü|gece kulüpleri|diskotek|disko|eğlence mekanı',
    bakery: 'fırın|fırını|ekmek fırını|fırıncılık|ekmek fabrikası|unlu mamuller|unlu mamulleri|simit fırını',
    butcher: 'kasap|kasabı|kasap dükkanı|et ürünleri|şarküteri ve kasap|online kasap|et market',
    'pastry-shop':
      'pastane|pastanesi|pastaneler|butik pasta|tatlıcı|baklavacı|pasta siparişi|çikolatacı|doğum günü pastası|baklava',
    'ice-cream-parlour': 'dondurmacı|dondurma|dondurma salonu|maraş dondurması|dondurma dükkanı',
    catering:
      'catering|catering firması|yemek firması|toplu yemek|yemek şirketi|yemek hizmeti|ikram hizmetleri|toplu yemek hizmeti|tabldot yemek|catering hizmeti|davet organizasyonu ve catering',
    'food-truck': 'yemek kamyonu|food truck|sokak lezzetleri|seyyar yemek aracı',
    brewery: 'bira fabrikası|butik bira|bira üreticisi|bira üretimi',
    winery: 'şaraphane|şarap evi|şarapçılık|bağ evi|üzüm bağı|şarap üreticisi|bağcılık',
    distillery: 'damıtımevi|damıtma tesisi|rakı fabrikası|içki üreticisi',
    'coffee-roaster':
      'kahve kavurma|kahve kavurucusu|kahve kavurma atölyesi|taze kavrulmuş kahve|nitelikli kahve|kuru kahveci',
    delicatessen: 'şarküteri|gurme market|gurme|gurme lezzetler|yöresel ürünler|mezeci',
    'food-producer':
      'gıda üreticisi|gıda firması|gıda şirketi|gıda sanayi|gıda fabrikası|gıda üretimi|bakliyat|makarna fabrikası|gıda markası',
    farm: 'çiftlik|çiftliği|organik çiftlik|tarım işletmesi|arıcılık|doğal çiftlik ürünleri|meyve bahçesi|aile çiftliği|hayvancılık',
    dairy: 'mandıra|mandırası|süt ürünleri|süt çiftliği|peynirci|peynir üreticisi',
    'beach-club': 'beach club|plaj|plaj kulübü|plaj işletmesi|halk plajı',
    'music-venue': 'konser salonu|konser mekanı|canlı müzik mekanı|caz kulübü|performans salonu',
    'event-venue':
      'etkinlik mekanı|davet salonu|toplantı salonu|davet alanı|kongre merkezi|organizasyon mekanı|balo salonu|etkinlik alanı|kır bahçesi|nişan mekanı',
    'wedding-venue':
      'düğün salonu|düğün salonları|düğün mekanı|düğün mekanları|kır düğünü|nikah salonu|kır düğünü mekanları',
    theatre: 'tiyatro|tiyatrosu|tiyatrolar|sahnesi|opera ve bale|kukla tiyatrosu|şehir tiyatroları',
    cinema: 'sinema|sinemalar|sineması|sinema salonu|sinema salonları',
    museum: 'müze|müzesi|müzeler|ziyaretçi merkezi|ören yeri|müze evi',
    gallery: 'sanat galerisi|sanat galerileri|sergi salonu|çağdaş sanat galerisi',
    zoo: 'hayvanat bahçesi|akvaryum parkı|safari parkı|doğal yaşam parkı|hayvan parkı',
    'theme-park': 'lunapark|tema parkı|su parkı|aquapark|eğlence parkı|aqua park',
    'adventure-park': 'macera parkı|macera parkuru|trambolin parkı|zipline|ip parkuru',
    'escape-room': 'kaçış oyunu|kaçış odası|korku evi|evden kaçış oyunu|kaçış oyunları|gerçek kaçış oyunu',
    'indoor-playground':
      'oyun evi|çocuk oyun alanı|çocuk oyun parkı|oyun parkı|oyun merkezi|softplay|çocuk eğlence merkezi',
    'bowling-alley': 'bowling salonu|bowling|lazer tag|bilardo salonu|bowling merkezi',
    'swimming-pool': 'yüzme havuzu|yüzme havuzları|olimpik havuz|halk havuzu|kapalı yüzme havuzu',
    spa: 'spa|kaplıca|kaplıcaları|kaplıcalar|termal tesis|spa merkezi|wellness merkezi|termal tesisleri',
    sauna: 'sauna|hamam|hamamı|türk hamamı|buhar odası',
    marina: 'marina|yat limanı|marinası|yat kiralama|tekne bağlama|yat çekek yeri|mavi yolculuk',
    'boat-rental':
      'tekne kiralama|tekne turu|tekne turları|kano kiralama|gezi teknesi|gulet kiralama|boğaz turu|kiralık tekne|günlük tekne turu',
    'bike-rental': 'bisiklet kiralama|kiralık bisiklet|elektrikli bisiklet kiralama|bisiklet kirala',
    'tour-operator':
      'tur operatörü|tur operatörleri|tur şirketi|safari turu|safari turları|tur organizasyonu|kültür turları|yurt dışı turları',
    'guided-tours':
      'rehberli tur|rehberli turlar|turist rehberi|şehir turu|şehir turları|yürüyüş turu|günübirlik turlar|doğa yürüyüşü|dağ rehberi|profesyonel turist rehberi|balon turu',
    'travel-agency':
      'seyahat acentesi|seyahat acentası|turizm acentesi|turizm ve seyahat acentası|seyahat şirketi|turizm şirketi|tur acentesi|umre turları|hac ve umre|turizm acentası',
    'travel-guide': 'gezi rehberi|seyahat rehberi|şehir rehberi|gezilecek yerler|gezi rehberiniz|tatil rehberi',
    'tourist-office': 'turizm danışma|turizm ofisi|turizm tanıtım|turizm bürosu|turizm danışma bürosu|turizm müdürlüğü',
    festival: 'festival|festivali|festivaller|film festivali|müzik festivali|karnaval|şenlik|şenliği|bienal',
    conference:
      'konferans|konferansı|kongre|kongresi|zirve|zirvesi|fuar|fuarı|sempozyum|sempozyumu|hackathon|çalıştay|çalıştayı',
    casino: 'casino|kumarhane|bahis sitesi|canlı casino|canlı bahis|bahis siteleri|casino siteleri|slot oyunları',
    'golf-course': 'golf sahası|golf kulübü|golf resort|golf sahaları',
    'ski-school': 'kayak okulu|snowboard okulu|kayak dersi|kayak eğitmeni',
    'surf-school': 'sörf okulu|rüzgar sörfü okulu|kitesurf okulu|uçurtma sörfü|kite okulu',
    'diving-school': 'dalış okulu|dalış merkezi|dalış kulübü|tüplü dalış|dalış eğitimi',
    'riding-school': 'binicilik okulu|binicilik|at binme|binicilik tesisi|binicilik eğitimi|binicilik kulübü',
    'climbing-gym': 'tırmanış salonu|tırmanma duvarı|kaya tırmanışı|tırmanış merkezi|boulder salonu',
    gym: 'spor salonu|spor salonları|gym|boks salonu|crossfit salonu|boks kulübü|ağırlık salonu|vücut geliştirme salonu',
    'fitness-studio':
      'fitness merkezi|fitness salonu|fitness stüdyosu|pilates stüdyosu|pilates salonu|reformer pilates|spor merkezi|pilates|fitness kulübü|ems stüdyosu',
    'personal-trainer': 'kişisel antrenör|personal trainer|özel antrenör|fitness eğitmeni|birebir antrenman',
    'yoga-studio': 'yoga stüdyosu|yoga merkezi|yoga okulu|yoga dersleri|yoga eğitmeni|yoga',
    'dance-school': 'dans okulu|dans kursu|bale okulu|dans stüdyosu|bale kursu|dans akademisi|dans dersleri',
    'martial-arts-school':
      'dövüş sanatları|karate kulübü|judo kulübü|taekwondo kulübü|dojo|taekwondo kursu|kick boks|aikido|wing chun|krav maga|savunma sanatları|muay thai|dövüş sporları',
    'sports-club':
      'spor kulübü|spor kulüpleri|futbol kulübü|yüzme kulübü|yelken kulübü|basketbol kulübü|voleybol kulübü|gençlik ve spor kulübü|atletizm kulübü|jimnastik kulübü|futbol okulu|spor okulu|satranç kulübü|bisiklet kulübü|koşu kulübü|atıcılık kulübü|kürek kulübü',
    'sports-team':
      'futbol takımı|basketbol takımı|voleybol takımı|yarış takımı|espor takımı|e-spor takımı|hentbol takımı',
    'sports-federation':
      'spor federasyonu|futbol federasyonu|basketbol federasyonu|voleybol federasyonu|yüzme federasyonu|olimpiyat komitesi',
    'tennis-club': 'tenis kulübü|tenis okulu|tenis akademisi|padel kulübü|tenis kortu|tenis dersi',
    choir: 'koro|korosu|türk sanat müziği korosu|çoksesli koro|çocuk korosu|vokal topluluğu',
    orchestra:
      'orkestra|orkestrası|senfoni orkestrası|oda orkestrası|filarmoni orkestrası|yaylı çalgılar dörtlüsü|bando',
    band: 'müzik grubu|düğün orkestrası|rock grubu|canlı müzik grubu|düğün müzik grubu|orkestra kiralama',
    dj: 'dj|düğün dj|dj kiralama|dj hizmeti',
    'event-agency':
      'organizasyon firması|etkinlik ajansı|organizasyon şirketi|etkinlik yönetimi|etkinlik organizasyonu|event ajansı|kurumsal etkinlik|organizasyon hizmetleri|kongre organizasyonu',
    'wedding-planner':
      'düğün organizasyonu|düğün organizasyon|düğün planlayıcısı|nişan organizasyonu|kına organizasyonu|evlilik teklifi organizasyonu|düğün danışmanı',
    'event-service':
      'ses ve ışık sistemleri|sahne kiralama|ses sistemi kiralama|masa sandalye kiralama|palyaço|sihirbaz|şişme oyun parkı kiralama|fotoğraf kabini|etkinlik ekipmanları|çadır kiralama|ses ışık sahne|led ekran kiralama|doğum günü organizasyonu|parti malzemeleri kiralama|animasyon hizmetleri|balon süsleme',
    'medical-practice':
      'muayenehane|muayenehanesi|aile sağlığı merkezi|poliklinik|polikliniği|tıp merkezi|sağlık merkezi|sağlık ocağı',
    doctor:
      'doktor|doktoru|hekim|dermatolog|cildiye uzmanı|çocuk doktoru|cerrah|plastik cerrah|estetik cerrah|kardiyolog|jinekolog|kadın doğum uzmanı|göz doktoru|ortopedi uzmanı|psikiyatrist|psikiyatri uzmanı|üroloji uzmanı|kulak burun boğaz uzmanı|kadın hastalıkları ve doğum uzmanı|beyin cerrahı|opr dr|uzm dr',
    dentist:
      'diş hekimi|diş hekimleri|diş kliniği|diş klinikleri|diş polikliniği|diş doktoru|ağız ve diş sağlığı|ağız ve diş sağlığı polikliniği|ağız ve diş sağlığı merkezi|diş tedavisi|implant tedavisi|diş hekimliği',
    orthodontist: 'ortodontist|ortodonti|ortodonti kliniği|ortodonti uzmanı|diş teli|ortodonti tedavisi',
    clinic:
      'klinik|kliniği|klinikleri|tüp bebek merkezi|göz kliniği|estetik kliniği|cilt kliniği|saç ekim merkezi|saç ekimi|estetik merkezi|göz merkezi|medikal estetik|estetik cerrahi',
    hospital:
      'hastane|hastanesi|hastaneleri|özel hastane|hastaneler|tıp fakültesi hastanesi|devlet hastanesi|göz hastanesi',
    physiotherapist:
      'fizyoterapist|fizyoterapi|fizik tedavi|fizik tedavi ve rehabilitasyon|fizyoterapi merkezi|fizik tedavi merkezi|fizyoterapi kliniği|manuel terapi|klinik pilates',
    chiropractor: 'kayropraktik|kiropraktik|kayropraktör|kiropraktik merkezi|kiropraktör',
    osteopath: 'osteopat|osteopati|osteopati merkezi|osteopatik tedavi',
    'speech-therapist':
      'dil ve konuşma terapisti|konuşma terapisi|dil ve konuşma terapisi|dil ve konuşma merkezi|konuşma terapisti',
    'occupational-therapist': 'ergoterapist|ergoterapi|ergoterapi merkezi|duyu bütünleme',
    psychotherapist:
      'psikolog|psikologlar|psikoterapist|psikoterapi|klinik psikolog|psikoloji merkezi|psikolojik danışmanlık merkezi|uzman psikolog|uzman klinik psikolog|online psikolog|psikoloji',
    naturopath:
      'akupunktur|homeopati|bitkisel tedavi|geleneksel ve tamamlayıcı tıp|alternatif tıp|ayurveda|hacamat|ozon tedavisi|fitoterapi|akupunktur uzmanı|getat merkezi',
    podiatrist: 'podolog|podoloji|ayak sağlığı|ayak bakımı|ayak sağlığı merkezi|medikal ayak bakımı',
    midwife: 'ebe|doula|ebelik|doğuma hazırlık|doğum koçu',
    nurse: 'hemşirelik hizmetleri|evde hemşire|hemşire hizmeti|hemşirelik',
    'home-care':
      'evde bakım|evde sağlık hizmetleri|evde bakım hizmetleri|yaşlı bakımı|hasta bakımı|yaşlı bakıcısı|hasta bakıcı|evde hasta bakımı',
    'care-home':
      'huzurevi|huzurevleri|yaşlı bakım merkezi|bakımevi|yaşlı bakım evi|bakım merkezi|engelli bakım merkezi|huzurevi yaşlı bakım',
    pharmacy: 'eczane|eczanesi|eczaneler|nöbetçi eczane|online eczane|nöbetçi eczaneler',
    optician: 'optik|gözlükçü|optisyen|gözlük|optik mağazası|güneş gözlüğü|numaralı gözlük',
    'hearing-aids': 'işitme cihazı|işitme cihazları|işitme merkezi|odyolog|odyoloji|işitme cihazı merkezi',
    laboratory:
      'laboratuvar|laboratuvarı|laboratuvarları|tıbbi laboratuvar|diş laboratuvarı|test laboratuvarı|tahlil laboratuvarı|görüntüleme merkezi|laboratuarı|laboratuar',
    veterinarian:
      'veteriner|veteriner kliniği|veteriner hekim|hayvan hastanesi|veteriner polikliniği|veteriner klinikleri|hayvan kliniği|veteriner hizmetleri',
    kennel:
      'köpek oteli|köpek pansiyonu|kedi oteli|pet otel|evcil hayvan oteli|köpek kreşi|kedi pansiyonu|hayvan oteli',
    'dog-school':
      'köpek eğitimi|köpek eğitim merkezi|köpek eğitmeni|köpek okulu|köpek eğitim çiftliği|köpek eğitimi merkezi',
    'dog-groomer':
      'pet kuaför|köpek kuaförü|evcil hayvan kuaförü|köpek tıraşı|kedi tıraşı|kedi köpek kuaförü|pet kuaförü',
    breeder:
      'köpek yetiştiricisi|köpek çiftliği|kedi çiftliği|yetiştirici|harası|yavru köpek|at çiftliği|köpek üretim çiftliği|satılık yavru köpek|kedi yetiştiricisi',
    'animal-shelter':
      'hayvan barınağı|hayvanları koruma derneği|hayvan barınakları|sahipsiz hayvanlar|hayvan hakları derneği|hayvanları koruma|barınak|hayvan kurtarma',
    'pet-sitter': 'köpek gezdirme|evcil hayvan bakıcısı|kedi bakıcısı|köpek bakıcısı|köpek gezdirici|evde pet bakımı',
    'riding-stable': 'ahır|pansiyon ahırı|at pansiyonu|manej|at tavlası',
    hairdresser:
      'kuaför|kuaförü|kuaförler|bayan kuaförü|kuaför salonu|saç tasarım|kadın kuaförü|saç stüdyosu|saç tasarım merkezi',
    barber: 'berber|berberi|erkek kuaförü|berber dükkanı|barber shop|barbershop',
    'beauty-salon':
      'güzellik salonu|güzellik merkezi|güzellik salonları|güzellik uzmanı|lazer epilasyon|kalıcı makyaj|ipek kirpik|epilasyon merkezi|makyöz|cilt bakımı merkezi|profesyonel makyaj|güzellik stüdyosu|makyaj artisti|microblading|güzellik merkezleri|epilasyon',
    'nail-salon': 'nail studio|protez tırnak|tırnak stüdyosu|manikür pedikür|nail art|tırnak salonu|manikür',
    'massage-practice':
      'masaj salonu|masaj|masaj terapisti|thai masajı|masaj merkezi|bali masajı|masaj terapisi|reiki|masöz|masör',
    'tattoo-studio':
      'dövme stüdyosu|dövme|dövme salonu|dövmeci|tattoo stüdyosu|piercing stüdyosu|dövme sanatçısı|tattoo studio',
    coach:
      'yaşam koçu|yaşam koçluğu|koçluk|öğrenci koçu|kariyer koçu|yönetici koçluğu|mentor|profesyonel koç|kurumsal koçluk|öğrenci koçluğu|eğitim koçu|kariyer danışmanlığı|ilişki koçu|nefes koçu',
    counselling:
      'aile danışmanı|psikolojik danışman|çift terapisi|aile danışmanlığı|hipnoterapi|aile dizimi|hipnoz|psikolojik danışmanlık|çift terapisti|evlilik terapisti|hipnoterapist|aile terapisi|aile danışma merkezi',
    nutritionist:
      'diyetisyen|beslenme uzmanı|beslenme danışmanlığı|online diyetisyen|beslenme ve diyet|beslenme danışmanı|diyet danışmanlığı|beslenme ve diyet uzmanı',
    kindergarten: 'anaokulu|anaokulları|özel anaokulu|montessori anaokulu|ana okulu|anasınıfı|okul öncesi eğitim',
    nursery:
      'kreş|kreşi|kreş ve gündüz bakımevi|gündüz bakımevi|çocuk yuvası|kreşler|kreş ve anaokulu|gündüz bakım evi',
    childminder: 'çocuk bakıcısı|bebek bakıcısı|dadı|bakıcı ajansı|oyun ablası|bakıcı|au pair ajansı',
    school:
      'okul|okulu|okulları|okullar|ilkokulu|ortaokulu|lisesi|lise|kolej|koleji|anadolu lisesi|fen lisesi|özel okul|ilkokul|ortaokul|imam hatip lisesi|mesleki ve teknik anadolu lisesi|uluslararası okul|sanat okulu|kolejleri|yaz okulu|özel eğitim okulu',
    university: 'üniversite|üniversitesi|üniversiteler|fakültesi|yüksekokulu|meslek yüksekokulu|fakülte',
    academy: 'akademi|akademisi|enstitü|enstitüsü|online akademi|eğitim akademisi',
    'training-centre':
      'eğitim merkezi|mesleki eğitim|eğitim kurumu|kurs merkezi|halk eğitim merkezi|sertifika programı|kurs|kursu|kurslar|kursları|mesleki eğitim merkezi|eğitim şirketi|kurumsal eğitim|kurumsal eğitimler|eğitim hizmetleri|sürekli eğitim merkezi|sertifikalı eğitimler|src belgesi|operatörlük belgesi|bilgisayar kursu',
    'driving-school':
      'sürücü kursu|sürücü kursları|ehliyet kursu|direksiyon dersi|özel direksiyon dersi|motorlu taşıt sürücüleri kursu|ehliyet|sürüş eğitimi|sürüş akademisi',
    'language-school':
      'dil okulu|dil kursu|yabancı dil kursu|ingilizce kursu|dil okulları|ingilizce kursları|almanca kursu|yurtdışı dil okulu|ingilizce özel ders|yabancı dil eğitimi|online ingilizce|yurtdışı eğitim danışmanlığı|rusça kursu|online ingilizce kursu',
    'music-school':
      'müzik okulu|müzik kursu|piyano dersi|gitar dersi|konservatuvar|gitar kursu|piyano kursu|keman kursu|müzik akademisi|müzik dersleri|şan dersi|bağlama kursu|keman dersi|müzik merkezi|piyano öğretmeni|bateri kursu',
    'cooking-school':
      'aşçılık okulu|aşçılık kursu|mutfak akademisi|yemek kursu|mutfak atölyesi|pastacılık kursu|gastronomi okulu|mutfak sanatları',
    'flight-school':
      'uçuş okulu|pilot eğitimi|pilotaj eğitimi|yamaç paraşütü|uçuş akademisi|havacılık okulu|havacılık kulübü|paraşüt okulu|pilot okulu',
    'sailing-school': 'yelken okulu|yelken eğitimi|yelken kursu|kaptanlık eğitimi|yelken dersi',
    'swimming-school': 'yüzme okulu|yüzme kursu|yüzme dersi|bebek yüzme|yüzme akademisi|yüzme eğitimi',
    tutoring:
      'özel ders|özel öğretmen|etüt merkezi|matematik özel ders|özel ders merkezi|birebir ders|özel öğretim kursu|özel dersler|online özel ders|ödev desteği|özel ders öğretmeni|etüd merkezi',
    'exam-preparation':
      'sınav hazırlık|yks hazırlık|lgs hazırlık|kpss hazırlık|dershane|dershanesi|yks kursu|sınava hazırlık|ielts kursu|deneme sınavı|kpss kursu|lgs kursu|yds hazırlık|toefl kursu|deneme sınavları|ielts hazırlık',
    'online-course':
      'online eğitim|online kurs|online kurslar|uzaktan eğitim|online eğitimler|video eğitim|çevrimiçi eğitim|e-öğrenme|çevrimiçi kurs|video eğitimler|online eğitim seti',
    bootcamp: 'bootcamp|yazılım kampı|kodlama kampı|yazılım bootcamp',
    workshop: 'workshop|atölye çalışması|seminer|seminerler|atölye çalışmaları|semineri|atölyeler|seminerleri',
    'teaching-materials':
      'eğitim materyalleri|ders materyalleri|etkinlik kağıtları|ders kitapları|eğitici oyuncak|eğitim materyali|eğitim setleri|çalışma kağıtları|test kitapları|ders notları|soru bankası|eğitici oyuncaklar',
    'translation-service':
      'tercüme bürosu|tercüme büroları|çeviri bürosu|tercüme|çeviri hizmeti|tercüman|tercümanlık|çevirmen|yeminli tercüme|çeviri hizmetleri|simultane tercüme|yeminli tercüman|tercüme hizmetleri|noter onaylı tercüme|çeviri|tercüme ofisi',
    library: 'kütüphane|kütüphanesi|kütüphaneler|halk kütüphanesi|dijital kütüphane|kütüphaneleri',
    builder:
      'inşaat firması|inşaat şirketi|inşaat|müteahhit|yapı firması|tadilat|inşaat taahhüt|müteahhitlik|ev tadilatı|tadilat firması|dekorasyon firması|inşaat ve taahhüt|prefabrik ev|çelik ev|prefabrik yapı|ahşap ev|banyo tadilatı|konteyner|tiny house|kentsel dönüşüm|alçıpan|prefabrik|banyo yenileme|çelik evler|tadilat dekorasyon|kütük ev|yapı inşaat|villa inşaatı',
    carpenter: 'ahşap merdiven|ahşap yapı|ahşap çatı|ahşap yapılar|ahşap pergola|merdiven imalatı|kamelya',
    joinery:
      'marangoz|marangozluk|mobilya imalatı|özel mobilya|ahşap doğrama|marangoz atölyesi|mobilya atölyesi|mobilya üreticisi|ahşap atölyesi|özel tasarım mobilya|mobilya dekorasyon|mobilya imalatçısı|özel ölçü mobilya',
    electrician:
      'elektrikçi|elektrik ustası|elektrik taahhüt|elektrik tesisatı|elektrik mühendislik|elektrik firması|elektrik servisi|acil elektrikçi|elektrik tesisatçısı',
    plumber:
      'tesisatçı|su tesisatçısı|sıhhi tesisat|tıkanıklık açma|su kaçağı tespiti|su tesisatı|tuvalet tıkanıklığı açma|lavabo açma|su kaçağı|vidanjör|pimaş açma|gider açma|kanal açma|su kaçak tespiti',
    'heating-engineer':
      'kombi servisi|doğalgaz tesisatı|kombi|ısı pompası|kalorifer|kombi bakımı|kombi tamiri|doğalgaz firması|kalorifer tesisatı|petek temizliği|doğalgaz proje|kazan servisi|ısıtma sistemleri|yerden ısıtma',
    hvac: 'klima|klima servisi|havalandırma|iklimlendirme|ısıtma soğutma|klima montajı|soğutma sistemleri|havalandırma sistemleri|iklimlendirme sistemleri|klima bakımı|soğuk hava deposu|endüstriyel soğutma|mekanik tesisat|ısıtma soğutma havalandırma|klima tamiri',
    roofer:
      'çatı ustası|çatı tamiri|çatı|çatı izolasyonu|çatı firması|çatı kaplama|su yalıtımı|çatı aktarma|çatı yapımı|oluk tamiri|çatı sistemleri|yalıtım firması',
    painter:
      'boyacı|boya badana|boya ustası|boya badana ustası|duvar kağıdı ustası|boyacı ustası|ev boyama|dış cephe boya|badana',
    tiler: 'fayans ustası|seramik ustası|fayansçı|kalebodur ustası|fayans döşeme|seramik döşeme|mozaik ustası',
    'flooring-company':
      'parke|laminat parke|zemin kaplama|parkeci|epoksi zemin|parke döşeme|parke ustası|parke sistre|zemin kaplamaları|pvc zemin kaplama|zemin sistemleri',
    plasterer:
      'sıva ustası|alçı ustası|mantolama|alçıpan ustası|ısı yalıtımı|mantolama firması|alçı sıva|kartonpiyer|sıvacı',
    glazier:
      'camcı|cam balkon|oto cam|cam firması|cam balkon sistemleri|duşakabin|camcılık|oto cam değişimi|cam işleme',
    'window-company':
      'pencere|pvc pencere|kapı ve pencere|pvc doğrama|çelik kapı|garaj kapısı|pencere sistemleri|alüminyum doğrama|otomatik kapı|pimapen|kapı pencere sistemleri|iç kapı|kapı sistemleri|endüstriyel kapı|pimapenci|seksiyonel kapı|çelik kapılar|pencere ve kapı sistemleri',
    'kitchen-studio':
      'mutfak dolabı|mutfak mobilyası|mutfak dolapları|mutfak tasarımı|mutfak dekorasyon|ankastre mutfak|mutfak banyo dolabı|hazır mutfak',
    'blinds-company':
      'perde|jaluzi|stor perde|panjur|tente|zebra perde|perdeci|tente sistemleri|panjur sistemleri|perde mağazası|pergola tente|sineklik|tül perde|otomatik panjur|kepenk|gölgelendirme sistemleri',
    'metal-workshop':
      'çelik konstrüksiyon|metal işleme|kaynakçı|ferforje|demir doğrama|cnc işleme|sac işleme|talaşlı imalat|demirci|kaynak atölyesi|lazer kesim|metal sanayi|metal imalat|cnc torna|paslanmaz çelik|tornacı|alüminyum sistemleri|çelik yapı|metal sac|torna atölyesi',
    locksmith: 'çilingir|anahtarcı|oto çilingir|çilingirci|7/24 çilingir|acil çilingir|kilitçi',
    'chimney-sweep': 'baca temizliği|baca temizleme|bacacı|baca tamiri|baca temizlik',
    scaffolder: 'iskele kiralama|iskele|iskele sistemleri|iskele kurulumu|kiralık iskele|kalıp ve iskele',
    'solar-installer':
      'güneş paneli|güneş enerjisi|güneş enerjisi sistemleri|solar enerji|ges kurulumu|güneş panelleri|fotovoltaik|çatı ges|solar panel|güneş enerji santrali|güneş enerjisi firması|güneş enerji sistemleri|güneş enerji santralleri',
    'demolition-company':
      'yıkım|bina yıkım|yıkım firması|karot|beton kesme|yıkım hafriyat|hafriyat ve yıkım|beton delme',
    excavation:
      'hafriyat|kazı|sondaj|yol yapım|iş makinesi|altyapı|su sondajı|hafriyat firması|kuyu açma|asfalt|altyapı inşaat|zemin etüdü|fore kazık|zemin etüt',
    landscaper:
      'peyzaj|peyzaj mimarı|peyzaj firması|bahçe bakımı|peyzaj tasarımı|bahçe düzenleme|bahçıvan|peyzaj mimarlığı|bahçe düzenlemesi|çim biçme|rulo çim|otomatik sulama sistemleri|peyzaj uygulama|hazır çim|sulama sistemleri|bahçe peyzaj',
    'tree-surgeon': 'ağaç kesimi|ağaç budama|ağaç bakımı|ağaç kesme|budama',
    'pool-builder':
      'havuz yapımı|havuz firması|havuz bakımı|havuz|havuz inşaatı|prefabrik havuz|havuz ekipmanları|yüzme havuzu yapımı|havuz kimyasalları|havuzcu|havuz sistemleri',
    'garden-centre':
      'fidanlık|fidancılık|bahçe marketi|çiçek serası|bahçe market|fidan|peyzaj bitkileri|fidan satış|meyve fidanı|fide|tohum|süs bitkileri',
    'cleaning-company':
      'temizlik şirketi|temizlik firması|temizlik şirketleri|ev temizliği|ofis temizliği|temizlik hizmetleri|temizlik hizmeti|tesis yönetimi|inşaat sonrası temizlik|bina temizliği|temizlikçi|temizlik|temizlik firmaları|dış cephe temizliği|gündelikçi|endüstriyel temizlik|apartman temizliği',
    'carpet-cleaner':
      'halı yıkama|halı yıkama fabrikası|koltuk yıkama|halı temizleme|koltuk temizleme|yerinde koltuk yıkama|halı yıkamacı|yatak yıkama|halı yıkama firması',
    'window-cleaner': 'cam temizliği|cam silme|dış cephe cam temizliği|cam temizlik',
    laundry: 'çamaşırhane|çamaşır yıkama|self servis çamaşırhane|çamaşırhanesi|endüstriyel çamaşırhane',
    'dry-cleaner': 'kuru temizleme|kuru temizlemeci|kuru temizleme hizmeti',
    'pest-control':
      'böcek ilaçlama|haşere ilaçlama|ilaçlama firması|haşere kontrolü|ilaçlama şirketi|ilaçlama|ilaçlama hizmetleri|haşere mücadelesi|fare ilaçlama|zararlı mücadelesi|böcek ilaçlama firması',
    'house-clearance':
      'moloz atma|moloz taşıma|ev boşaltma|eski eşya alanlar|ikinci el eşya alanlar|çöp ev temizliği|spot eşya alanlar',
    'waste-disposal':
      'atık yönetimi|geri dönüşüm|hurdacı|hurda|hurda alımı|atık toplama|geri dönüşüm firması|geri dönüşüm tesisi|hurda alan yerler|konteyner kiralama|atık bertaraf|tıbbi atık|hurda fiyatları|hurda metal',
    'moving-company':
      'nakliyat|evden eve nakliyat|nakliyat firması|şehirler arası nakliyat|asansörlü nakliyat|nakliyeci|evden eve taşımacılık|taşıma şirketi|ev taşıma|ofis taşıma|şehirlerarası nakliyat|uluslararası evden eve nakliyat|nakliyat şirketi|asansörlü taşımacılık|ofis taşımacılığı|evden eve',
    'self-storage':
      'eşya depolama|depo kiralama|kiralık depo|ev eşyası depolama|eşya deposu|self storage|eşya depolama firması',
    handyman: 'tamirci|usta|tamirat|tadilat tamirat|ev tamiri|tamir ve bakım|ustalar',
    'appliance-repair':
      'beyaz eşya servisi|çamaşır makinesi tamiri|çamaşır makinesi servisi|beyaz eşya tamiri|buzdolabı servisi|bulaşık makinesi servisi|beyaz eşya teknik servis|özel servis|televizyon tamiri|ev aletleri servisi|buzdolabı tamiri',
    'phone-repair':
      'telefon tamiri|cep telefonu tamiri|telefon servisi|iphone tamiri|telefon tamircisi|iphone servisi|ekran değişimi|telefon teknik servis|iphone ekran değişimi',
    'computer-repair':
      'bilgisayar tamiri|bilgisayar servisi|laptop tamiri|notebook servisi|bilgisayar teknik servis|laptop servisi|notebook tamiri|bilgisayar tamircisi|macbook servisi',
    'data-recovery':
      'veri kurtarma|veri kurtarma merkezi|hdd veri kurtarma|harddisk veri kurtarma|veri kurtarma hizmeti|veri kurtarma laboratuvarı',
    upholsterer:
      'döşemeci|koltuk döşeme|oto döşeme|koltuk kaplama|koltuk yüz değişimi|koltuk döşemecisi|mobilya döşeme',
    tailor:
      'terzi|terzisi|dikimevi|moda evi|özel dikim|terzihane|gelinlik dikimi|modaevi|özel dikim takım elbise|konfeksiyon atölyesi',
    shoemaker: 'ayakkabı tamiri|ayakkabı tamircisi|ayakkabı imalatı|kunduracı|lostra|çanta tamiri',
    watchmaker: 'saatçi|saat tamiri|saat servisi|saat tamircisi|saat ustası',
    jeweller:
      'kuyumcu|kuyumculuk|mücevher|takı|mücevherat|pırlanta|gümüş takı|kuyumcusu|takı tasarımı|pırlanta yüzük|takılar|altın takı|alyans|gümüş|bijuteri|tektaş yüzük|kolye|mücevher tasarımcısı',
    printer:
      'matbaa|matbaası|matbaacılık|baskı merkezi|dijital baskı|ofset baskı|tişört baskı|3d baskı|fotokopi|serigrafi|tekstil baskı|kartvizit|baskı hizmetleri|nakış|ozalit|promosyon baskı|ambalaj baskı|davetiye|kopyalama merkezi',
    'sign-maker':
      'tabela|tabelacı|reklam tabelası|araç kaplama|ışıklı tabela|tabela imalatı|tabela ve reklam|tabela firması|kutu harf|araç giydirme|yönlendirme tabelaları',
    'car-repair':
      'oto tamir|oto servis|oto servisi|araba tamircisi|oto tamirhane|oto sanayi|motor tamiri|özel oto servis|araç bakım|oto tamirci|araç servisi|oto elektrik|oto yedek parça|oto lpg|otomatik şanzıman tamiri|oto egzoz|oto ekspertiz|yedek parça|yetkili servis|oto bakım',
    'car-body-shop':
      'oto kaporta|kaporta boya|oto boya|boyasız göçük düzeltme|oto kuaför|oto pasta cila|seramik kaplama|ppf kaplama|pasta cila|kaporta|oto detaylı temizlik|oto detailing',
    'car-wash': 'oto yıkama|araba yıkama|oto yıkamacı|self servis oto yıkama|araç yıkama|oto yıkama merkezi',
    'car-dealer':
      'oto galeri|araba galerisi|ikinci el araba|ikinci el araç|otomotiv bayi|ikinci el otomobil|oto galerisi|otomotiv galeri|sıfır araç|satılık araba|oto alım satım|kamyon satış|otomobil bayisi|otomobil bayi|2 el araç',
    'car-rental':
      'araç kiralama|araba kiralama|oto kiralama|rent a car|filo kiralama|karavan kiralama|araç kiralama şirketi|minibüs kiralama|kiralık araç|kiralık araba|motosiklet kiralama|kamyonet kiralama|günlük araç kiralama',
    'tyre-dealer':
      'lastikçi|oto lastik|lastik bayi|lastik|lastik bayisi|jant ve lastik|lastik servisi|kış lastiği|jant|lastik satış',
    'motorcycle-dealer':
      'motosiklet bayi|motosiklet|motosiklet bayisi|motosiklet mağazası|motosiklet satış|motosiklet modelleri|scooter',
    'bike-shop':
      'bisiklet mağazası|bisikletçi|bisiklet|bisiklet tamiri|bisiklet servisi|bisiklet dükkanı|bisiklet modelleri',
    'towing-service':
      'oto kurtarma|oto çekici|yol yardım|oto kurtarıcı|çekici hizmeti|oto kurtarma çekici|acil yol yardım|7/24 yol yardım',
    taxi: 'taksi|taksi durağı|taksiler|taksi hizmeti|taksi çağır|taksisi',
    chauffeur:
      'şoförlü araç kiralama|özel şoför|vip araç kiralama|vip taşımacılık|limuzin kiralama|şoför hizmeti|vip araç|şoförlü araç',
    'airport-transfer':
      'havalimanı transfer|havaalanı transfer|vip transfer|transfer hizmeti|havalimanı taksi|havalimanı transferi|havaalanı transferi|transfer hizmetleri|transfer firması',
    'bus-company':
      'otobüs firması|otobüs kiralama|personel taşımacılığı|servis taşımacılığı|otobüs şirketi|otobüs işletmesi|turizm taşımacılığı|personel servisi|öğrenci servisi|okul servisi|otobüs firmaları|otobüs bileti|yolcu taşımacılığı',
    'bus-service':
      'otobüs hattı|otobüs seferleri|feribot|toplu taşıma|demiryolu|otobüs hatları|deniz otobüsü|tren hattı|şehir içi ulaşım|feribot seferleri|vapur',
    'patient-transport':
      'hasta nakil|hasta taşıma|özel ambulans|ambulans|hasta nakil ambulansı|ambulans hizmeti|hava ambulansı|ambulans kiralama',
    courier:
      'kurye|moto kurye|kargo|kurye hizmeti|kargo firması|acil kurye|kurye firması|motorlu kurye|kurye şirketi|kargo şirketi|yurtdışı kargo|kargo hizmeti',
    haulier:
      'nakliye|nakliye firması|taşımacılık|karayolu taşımacılığı|uluslararası taşımacılık|nakliyat ve lojistik|yük taşımacılığı|taşımacılık şirketi|nakliye şirketi|kamyon nakliye|parça yük|taşımacılık firması|ağır nakliyat|vinç kiralama|vinç hizmetleri',
    'logistics-company':
      'lojistik|lojistik firması|lojistik şirketi|depolama|gümrük müşavirliği|gümrükleme|uluslararası lojistik|lojistik hizmetleri|gümrük müşaviri|deniz taşımacılığı|e-ihracat lojistik|hava kargo|fulfillment|denizcilik|liman işletmeciliği|depolama hizmetleri|freight forwarder',
    'funeral-director':
      'cenaze hizmetleri|cenaze nakil|cenaze firması|mezar yapımı|mezar taşı|mezarcı|cenaze nakli|mezar bakımı',
    'security-company':
      'güvenlik şirketi|özel güvenlik|güvenlik hizmetleri|alarm sistemleri|güvenlik kamerası|kamera sistemleri|güvenlik sistemleri|özel güvenlik şirketi|güvenlik firması|güvenlik kamera sistemleri|yangın alarm sistemleri|yangın söndürme sistemleri|güvenlik görevlisi|hırsız alarm sistemleri|geçiş kontrol sistemleri|yangın güvenlik',
    'rental-service':
      'kiralama|ekipman kiralama|iş makinesi kiralama|makine kiralama|kiralama hizmeti|forklift kiralama|jeneratör kiralama|platform kiralama|kiralama şirketi|kiralama hizmetleri|manlift kiralama|makaslı platform kiralama',
    'law-firm':
      'avukat|avukatı|hukuk bürosu|hukuk büroları|avukatlık bürosu|avukatlık|hukuk danışmanlığı|arabulucu|arabuluculuk|boşanma avukatı|patent vekili|avukatlar|ceza avukatı|marka patent|marka tescil|hukuk ve danışmanlık|hukuki danışmanlık|avukatlık ofisi|hukuk ofisi|patent ofisi|hukuk ve arabuluculuk',
    notary: 'noter|noteri|noterlik|noterliği',
    'tax-adviser':
      'vergi danışmanı|vergi danışmanlığı|vergi müşaviri|yeminli mali müşavir|vergi danışmanlık|yeminli mali müşavirlik',
    accountant:
      'mali müşavir|mali müşavirlik|muhasebe|muhasebeci|muhasebe bürosu|serbest muhasebeci mali müşavir|smmm|muhasebe ofisi|muhasebe hizmetleri|bordro hizmetleri|muhasebe ve danışmanlık|mali müşavirlik bürosu|mali müşavirlik ofisi|e-ticaret muhasebesi',
    auditor:
      'denetçi|bağımsız denetim|denetim firması|bağımsız denetçi|denetim şirketi|bağımsız denetim şirketi|bağımsız denetim ve danışmanlık',
    'insurance-broker':
      'sigorta acentesi|sigorta brokeri|sigorta acentası|sigorta aracılık hizmetleri|sigortacı|sigorta acenteleri|sigorta brokerliği|sigorta ve reasürans brokerliği|online sigorta',
    insurer:
      'sigorta şirketi|sigorta|sigortacılık|sağlık sigortası|sigorta şirketleri|hayat ve emeklilik|emeklilik şirketi|kasko|trafik sigortası|reasürans',
    bank: 'banka|bankası|katılım bankası|bankacılık|dijital banka|yatırım bankası|bankalar|katılım bankacılığı',
    'financial-adviser':
      'finansal danışman|finans danışmanlığı|yatırım danışmanlığı|mali danışman|finansal danışmanlık|finansal planlama|yatırım danışmanı|mali danışmanlık|finans danışmanı|kurumsal finansman',
    'mortgage-broker':
      'konut kredisi|kredi danışmanlığı|kredi aracılığı|kredi danışmanı|tasarruf finansman|faizsiz ev|faktoring|ihtiyaç kredisi|finansman şirketi|tasarruf finansman şirketi',
    'asset-manager':
      'portföy yönetimi|varlık yönetimi|varlık yönetim şirketi|fon yönetimi|yatırım fonu|portföy yönetim şirketi|yatırım fonları|aile ofisi|gayrimenkul yatırım fonu',
    'venture-capital':
      'girişim sermayesi|yatırım şirketi|melek yatırımcı|kuluçka merkezi|hızlandırıcı|girişim hızlandırıcı|yatırım holding|girişim sermayesi yatırım fonu|girişim fonu|melek yatırım ağı|girişim sermayesi yatırım ortaklığı|teknopark|hızlandırma programı|özel sermaye fonu',
    'estate-agent':
      'emlak|emlakçı|emlak ofisi|gayrimenkul|gayrimenkul danışmanı|satılık daire|emlak danışmanlığı|satılık ve kiralık|gayrimenkul danışmanlığı|emlak danışmanı|satılık ev|satılık arsa|kiralık daire|emlak ofisleri|gayrimenkul ofisi|satılık villa|arsa ofisi',
    'property-manager':
      'site yönetimi|apartman yönetimi|mülk yönetimi|bina yönetimi|profesyonel site yönetimi|gayrimenkul yönetimi|apartman ve site yönetimi|site yönetim şirketi|airbnb yönetimi|tesis ve site yönetimi',
    'property-developer':
      'gayrimenkul geliştirme|konut projesi|konut projeleri|gayrimenkul yatırım|gayrimenkul yatırım ortaklığı|gayrimenkul geliştirici|konut|rezidans|yatırım ortaklığı|rezidansları|gayrimenkul projeleri|arsa yatırımı',
    architect:
      'mimar|mimarlık|mimarlık ofisi|mimarlık bürosu|mimarlık firması|mimari tasarım|mimari proje|mimarlar|mimarlık stüdyosu|mimari ofis',
    'interior-designer':
      'iç mimar|iç mimarlık|iç mimarlık ofisi|iç dekorasyon|dekorasyon|iç tasarım|iç mimarlar|iç mekan tasarımı|ev dekorasyonu|ofis dekorasyonu|mağaza dekorasyonu|iç mimarlık firması',
    surveyor:
      'harita mühendisi|gayrimenkul değerleme|ekspertiz|harita mühendisliği|değerleme uzmanı|enerji kimlik belgesi|harita mühendislik|lisanslı harita bürosu|gayrimenkul değerleme şirketi|yapı denetim|yapı denetim firması|harita bürosu|bilirkişi|lihkab',
    'engineering-firm':
      'mühendislik|mühendislik firması|mühendislik bürosu|mühendislik şirketi|statik proje|proje ofisi|mühendislik hizmetleri|endüstriyel otomasyon|mühendislik ve danışmanlık|otomasyon firması|otomasyon|elektrik proje|mekanik proje|otomasyon sistemleri|inşaat mühendisi|makine mühendisliği|mühendis',
    consultancy:
      'danışmanlık|danışmanlık firması|yönetim danışmanlığı|danışmanlık şirketi|danışman|iş danışmanlığı|insan kaynakları danışmanlığı|danışmanlık hizmetleri|iş güvenliği|osgb|iso danışmanlık|ortak sağlık güvenlik birimi|ihracat danışmanlığı|teşvik danışmanlığı|danışmanlar|danışmanlığı|kosgeb danışmanlık|çevre danışmanlık|şirket kuruluşu|kurumsal danışmanlık|iş sağlığı ve güvenliği|marka danışmanlığı|hibe danışmanlığı',
    'it-consultancy':
      'bt danışmanlığı|bilişim danışmanlığı|it danışmanlık|teknoloji danışmanlığı|sap danışmanlığı|dijital dönüşüm danışmanlığı|siber güvenlik danışmanlığı|bilgi teknolojileri danışmanlığı|bulut danışmanlığı|yazılım danışmanlığı|kvkk danışmanlığı',
    'it-services':
      'bilişim hizmetleri|it hizmetleri|bilişim firması|bilgi teknolojileri|it destek|bilişim|bilgi işlem|bilişim şirketi|bt hizmetleri|it danışmanlık ve destek|bilişim teknolojileri|bilgisayar destek|network çözümleri|teknik destek|bilişim çözümleri|bt çözümleri|sunucu yönetimi|it firması|yönetilen hizmetler|bilgi işlem destek',
    'software-company':
      'yazılım şirketi|yazılım firması|yazılım evi|mobil uygulama geliştirme|yazılım geliştirme|yazılım geliştiren|teknoloji şirketi|yazılım ajansı|özel yazılım|uygulama geliştirme|yazılım hizmetleri|mobil uygulama firması|yazılım ve danışmanlık|yazılım geliştirme şirketi|mobil yazılım|teknoloji firması|yazılım stüdyosu|yazılım çözümleri|özel yazılım geliştirme|mobil uygulama geliştirici',
    'systems-integrator': 'sistem entegratörü|sistem entegrasyonu|entegratör|sistem entegrasyon|sistem entegratörleri',
    'web-agency':
      'web ajansı|web tasarım|web tasarım ajansı|dijital ajans|web tasarımı|web sitesi tasarımı|kurumsal web tasarım|e-ticaret sitesi kurma|web yazılım|web sitesi yapımı|e-ticaret ajansı|web tasarım firması|interaktif ajans|web sitesi kurma|web geliştirme|web tasarım hizmeti|web tasarım ve yazılım|e-ticaret danışmanlığı|wordpress web tasarım|web site tasarımı|web tasarım şirketi|shopify ajansı|kurumsal web sitesi',
    'web-designer':
      'web tasarımcı|web tasarımcısı|web geliştirici|web developer|freelance web tasarım|wordpress uzmanı|freelance web tasarımcı|web uzmanı',
    developer:
      'yazılım geliştirici|frontend geliştirici|backend geliştirici|full stack geliştirici|yazılım mühendisi|mobil geliştirici|programcı|yazılımcı|yazılım uzmanı|bilgisayar mühendisi|full stack developer|veri bilimci|frontend developer|oyun geliştirici',
    'marketing-agency':
      'pazarlama ajansı|dijital pazarlama ajansı|sosyal medya ajansı|dijital pazarlama|sosyal medya yönetimi|performans pazarlama|google ads|influencer ajansı|pazarlama şirketi|metin yazarı|dijital reklam|sosyal medya danışmanlığı|pazarlama danışmanlığı|içerik ajansı|performans ajansı|pazarlama hizmetleri|influencer pazarlama|internet reklamcılığı|e-posta pazarlama ajansı|içerik pazarlama|google reklam|360 derece dijital pazarlama|dijital pazarlama uzmanı|sosyal medya uzmanı|reklam yönetimi|metin yazarlığı',
    'advertising-agency':
      'reklam ajansı|reklam ajansları|kreatif ajans|medya ajansı|iletişim ajansı|reklamcılık|açık hava reklamcılığı|reklam şirketi|medya planlama|tanıtım ajansı|yaratıcı ajans|reklam firması|açık hava reklam',
    'design-studio':
      'tasarım stüdyosu|tasarım ajansı|grafik tasarım|marka ajansı|kurumsal kimlik|ambalaj tasarımı|logo tasarımı|kurumsal kimlik tasarımı|marka tasarımı|endüstriyel tasarım|animasyon stüdyosu|tasarım ofisi|ürün tasarımı|grafik tasarım ajansı|ui/ux tasarım|logo tasarım|branding ajansı|katalog tasarımı|grafik tasarım hizmetleri|3d modelleme',
    designer:
      'grafik tasarımcı|tasarımcı|moda tasarımcısı|ui ux tasarımcı|endüstriyel tasarımcı|ürün tasarımcısı|grafiker|tasarımcısı|grafik tasarımcısı|modacı|endüstri ürünleri tasarımcısı|logo tasarımcısı|ux tasarımcısı|görsel tasarımcı',
    'pr-agency':
      'halkla ilişkiler ajansı|pr ajansı|halkla ilişkiler|iletişim danışmanlığı|kurumsal iletişim danışmanlığı|pr hizmetleri|medya ilişkileri',
    'seo-agency':
      'seo ajansı|seo uzmanı|seo danışmanlığı|seo hizmeti|seo firması|seo hizmetleri|arama motoru optimizasyonu|seo danışmanı|backlink|seo çalışması|seo',
    photographer:
      'fotoğrafçı|fotoğrafçısı|düğün fotoğrafçısı|fotoğraf stüdyosu|fotoğrafçılık|ürün fotoğraf çekimi|düğün fotoğrafçıları|yenidoğan fotoğrafçısı|dış çekim|fotoğraf çekimi|doğum fotoğrafçısı|fotoğraf sanatçısı|düğün hikayesi|bebek fotoğrafçısı|düğün çekimi|fotoğrafçılar|ürün çekimi',
    videographer:
      'video prodüksiyon|tanıtım filmi|düğün videosu|drone çekimi|video çekimi|videograf|prodüksiyon ajansı|video yapım|klip çekimi|reklam filmi|tanıtım filmi çekimi|kurumsal tanıtım filmi|video prodüksiyon ajansı|düğün klibi|havadan çekim|drone hizmetleri|video kurgu',
    'recording-studio':
      'kayıt stüdyosu|ses kayıt stüdyosu|müzik stüdyosu|prova stüdyosu|seslendirme stüdyosu|ses stüdyosu|mix mastering|mix ve mastering|podcast stüdyosu|seslendirme ajansı|seslendirme|dublaj stüdyosu|müzik kayıt stüdyosu',
    'staffing-agency':
      'insan kaynakları şirketi|istihdam bürosu|özel istihdam bürosu|işe alım|kariyer danışmanlık|personel temini|headhunter|cast ajansı|yönetici arama|işe alım danışmanlığı|personel bulma|seçme ve yerleştirme|ajans model|manken ajansı|personel danışmanlık|insan kaynakları|işe alım şirketi|geçici personel|üst düzey yönetici arama|danışmanlık ve istihdam|oyuncu ajansı|cast ajansları|model ajansı|yetenek ajansı|executive search',
    'call-centre':
      'çağrı merkezi|çağrı merkezi hizmetleri|müşteri hizmetleri merkezi|telepazarlama|çağrı merkezi hizmeti|müşteri iletişim merkezi|çağrı merkezleri|telesatış',
    'virtual-assistant':
      'sanal asistan|sanal asistanlık|sanal sekreter|sanal asistan hizmeti|uzaktan asistan|online asistan',
    outsourcing:
      'dış kaynak kullanımı|outsourcing|dış kaynak hizmetleri|dış kaynak|bpo|iş süreçleri dış kaynak|outsource',
    'coworking-space':
      'ortak çalışma alanı|coworking|paylaşımlı ofis|sanal ofis|hazır ofis|ortak ofis|çalışma alanı|ortak çalışma alanları|hazır ofisler|iş merkezi|kiralık ofis|plaza|coworking space|makerspace|sanal ofis kiralama|ofis alanı',
    'research-institute':
      'araştırma enstitüsü|araştırma merkezi|araştırma şirketi|düşünce kuruluşu|pazar araştırması|araştırma grubu|kamuoyu araştırma|uygulama ve araştırma merkezi|biyoteknoloji|biyoteknoloji şirketi|ilaç şirketi|ilaç firması|ilaç sanayi|anket şirketi|araştırma laboratuvarı|arge merkezi|ar-ge merkezi|pazar araştırma şirketi|klinik araştırma|stratejik araştırmalar merkezi',
    'private-investigator':
      'özel dedektif|dedektiflik bürosu|dedektiflik|özel dedektiflik|dedektif|özel dedektiflik bürosu',
    'certification-body':
      'belgelendirme kuruluşu|belgelendirme|sertifikasyon|muayene kuruluşu|iso belgelendirme|gözetim şirketi|ce belgesi|akreditasyon|periyodik kontrol|sertifikasyon kuruluşu|muayene ve belgelendirme|ürün belgelendirme|iso belgesi|helal sertifikası|belgelendirme firması|mesleki yeterlilik belgesi',
    'speaker-trainer':
      'konuşmacı|eğitmen|motivasyon konuşmacısı|kurumsal eğitmen|eğitmen ve konuşmacı|eğitmen ve danışman|konuşmacı ve yazar|kişisel gelişim uzmanı|keynote konuşmacı|satış eğitmeni|eğitmenler',
    freelancer: 'freelance|serbest çalışan|freelancer|serbest meslek|freelancerlar',
    writer:
      'yazar|yazarı|yazarlar|şair|gazeteci|senarist|editör|redaksiyon|romancı|editörlük|çocuk kitabı yazarı|gazeteci yazar|köşe yazarı|düzelti|araştırmacı yazar',
    artist:
      'sanatçı|ressam|heykeltıraş|heykeltraş|görsel sanatçı|seramik sanatçısı|yağlı boya tablo|resim sanatçısı|hattat|sanatçılar|çağdaş sanatçı|kanvas tablo|cam sanatçısı|ebru sanatçısı|minyatür',
    illustrator:
      'illüstratör|çizer|karikatürist|illüstrasyon|çizgi roman çizeri|animatör|3d sanatçı|kavram sanatçısı|konsept sanatçısı|çocuk kitabı çizeri',
    musician:
      'müzisyen|şarkıcı|besteci|piyanist|gitarist|rapçi|söz yazarı|ses sanatçısı|kemancı|davulcu|orkestra şefi|müzik yapımcısı|müzisyenler|türk halk müziği sanatçısı|türkücü|viyolonsel sanatçısı|soprano|opera sanatçısı|neyzen',
    manufacturer:
      'üretici|üreticisi|üretici firma|imalatçı|fabrika|fabrikası|imalatı|üretim|imalat|sanayi|üreticiler|imalatçısı|döküm|dökümhane|kereste fabrikası|üretimi|üretim tesisi|üreticileri|un fabrikası|sanayi kuruluşu|imalatçı firma|plastik enjeksiyon|tekstil fabrikası|ambalaj|kereste|imalat sanayi|değirmen',
    'machine-builder':
      'makine imalatı|makine üreticisi|makine sanayi|makina imalat|makine imalatçısı|kalıp imalatı|makina sanayi|makine|özel makine imalatı|kalıpçılık|paketleme makineleri|makina|kalıp|makineleri|makina imalatı|dolum makineleri|makine üretimi|tarım makineleri|gıda makineleri|özel makine|konveyör sistemleri|makine firması',
    'contract-manufacturer':
      'fason üretim|fason imalat|fason üretici|private label üretim|fason|oem üretici|oem|fason dikim|private label|sözleşmeli üretim|fason tekstil|fason kozmetik üretimi|kozmetik fason üretim',
    supplier:
      'tedarikçi|tedarikçisi|tedarikçiler|ithalatçı|ihracatçı|dış ticaret|ithalat ihracat|dış ticaret şirketi|tedarik|ticaret şirketi|ithalat|dış ticaret firması|ihracat|tedarik şirketi|ihracatçı firma|tedarik firması|ithalatçısı',
    wholesaler:
      'toptancı|toptan satış|toptan|toptancısı|toptancılar|gıda toptancısı|toptan gıda|toptan satıcı|toptan giyim|cash and carry|toptan ticaret',
    distributor:
      'distribütör|distribütörü|bayi|bayisi|yetkili satıcı|dağıtıcı|yetkili bayi|bayileri|türkiye distribütörü|yetkili distribütör|dağıtım|yetkili bayisi|türkiye temsilcisi|temsilcisi|dağıtım şirketi|ana bayi',
    'online-shop':
      'online mağaza|online alışveriş|e-ticaret sitesi|internet mağazası|online satış|sanal mağaza|e-ticaret|alışveriş sitesi|online market|internetten alışveriş|online alışveriş sitesi|online satış mağazası|e-mağaza|online satış sitesi',
    shop: 'mağaza|mağazası|dükkan|dükkanı|mağazalar|butik|alışveriş merkezi|avm|outlet|mağazacılık|mağazaları|butiği|dükkanlar|perakende|satış mağazası|showroom|çarşı|perakendeci|concept store',
    'clothing-shop':
      'giyim mağazası|giyim|kadın giyim|erkek giyim|çocuk giyim|gelinlik|abiye|iş elbiseleri|tesettür giyim|iç giyim|kıyafet|bebek giyim|elbise|gelinlik mağazası|iş kıyafetleri|abiye elbise|büyük beden|takım elbise|hazır giyim|damatlık|tekstil|mayo|iş güvenliği kıyafetleri|okul kıyafetleri|tesettür|triko|çorap|şapka|konfeksiyon|giyim mağazaları|kadın butik|moda',
    'shoe-shop':
      'ayakkabı|ayakkabı mağazası|ayakkabıcı|kadın ayakkabı|erkek ayakkabı|çocuk ayakkabı|spor ayakkabı|ayakkabı modelleri|sneaker|ayakkabı ve çanta|terlik',
    'book-shop':
      'kitapçı|kitabevi|kitapevi|online kitap|kitap satış|çizgi roman dükkanı|kitap mağazası|kitap kırtasiye',
    florist:
      'çiçekçi|çiçek siparişi|çiçekçilik|online çiçekçi|çiçek gönder|çiçek|çiçekçisi|gelin çiçeği|çiçek buketi|çiçek evi|online çiçek siparişi',
    'furniture-shop':
      'mobilya mağazası|mobilya|mobilyacı|ev mobilyası|yatak|ofis mobilyaları|avize|halı|ev dekorasyon ürünleri|koltuk takımı|aydınlatma|ev tekstili|bahçe mobilyaları|mobilya modelleri|ofis mobilyası|halı mağazası|mobilyaları|yatak odası|köşe koltuk|koltuk takımları|yemek odası|cafe mobilyaları|baza|lamba|genç odası|nevresim|kilim|ofis koltuğu|ev dekorasyon|masa sandalye|koltuk',
    'pet-shop':
      'pet shop|petshop|evcil hayvan ürünleri|kedi maması|köpek maması|akvaryum|kedi köpek maması|evcil hayvan maması|petshop ürünleri|online petshop|pet shop ürünleri|kuş yemi|akvaryum malzemeleri',
    'toy-shop':
      'oyuncakçı|oyuncak|oyuncak mağazası|bebek mağazası|bebek ürünleri|ahşap oyuncak|oyuncaklar|bebek arabası|anne bebek ürünleri|maket|hobi dükkanı|oyuncak dünyası|kutu oyunları mağazası',
    'gift-shop':
      'hediyelik eşya|hediye|kişiye özel hediye|hediyelik|kırtasiye|promosyon ürünleri|mum|kırtasiye malzemeleri|kurumsal hediye|promosyon|kişiye özel hediyeler|hediye sepeti|hediyeler|nikah şekeri|kırtasiyesi|ofis malzemeleri|parti malzemeleri|mumlar|hediye kutusu|tebrik kartı|dekoratif mum|oda kokusu',
    'wine-shop': 'şarap mağazası|tekel bayi|içki mağazası|şarap ithalatçısı|şarap butiği|şarap kulübü|tekel bayii',
    'antique-shop':
      'antikacı|antika|antika mağazası|koleksiyon|sahaf|antika eşya|vintage mağaza|sahafı|antika alanlar|koleksiyon ürünleri|eski para|pul ve para',
    'second-hand-shop':
      'ikinci el eşya|ikinci el|ikinci el mağaza|spotçu|ikinci el giyim|ikinci el mobilya|ikinci el kıyafet|spot eşya',
    supermarket:
      'süpermarket|market|marketi|manav|bakkal|balıkçı|doğal ürünler|organik ürünler|aktar|marketler|organik market|hipermarket|sanal market|kuruyemişçi|kuruyemiş|baharatçı|balık pazarı|marketleri|doğal gıda|organik pazar|süpermarketleri|sebze meyve',
    'music-shop':
      'müzik aletleri|enstrüman|gitar|müzik market|plak|müzik mağazası|enstrüman mağazası|luthier|piyano mağazası|plakçı|piyano|çalgı yapımcısı|saz yapımı|müzik aletleri mağazası|keman yapımcısı|akustik gitar',
    'sports-shop':
      'spor mağazası|spor malzemeleri|outdoor malzemeleri|kamp malzemeleri|av malzemeleri|av bayi|balık avı malzemeleri|kayak kiralama|spor giyim|av tüfeği|fitness aletleri|dalış malzemeleri|olta takımları|kamp ekipmanları|outdoor mağazası|spor aletleri|balıkçılık malzemeleri|spor ekipmanları|fitness ekipmanları|av malzemeleri mağazası|koşu bandı|silah',
    'hardware-shop':
      'nalbur|yapı market|hırdavat|inşaat malzemeleri|yapı malzemeleri|boya bayi|el aletleri|elektrik malzemeleri|hırdavatçı|nalburiye|yapı marketi|endüstriyel malzeme|hırdavat malzemeleri|cıvata|tesisat malzemeleri|elektrikli el aletleri|iş güvenliği malzemeleri|vitrifiye|seramik|makine hırdavat|bağlantı elemanları|demir çelik|rulman|banyo malzemeleri|teknik hırdavat|endüstriyel mutfak|kereste satış|profil boru|oto aksesuar',
    'electronics-shop':
      'elektronik mağazası|elektronik|bilgisayar mağazası|beyaz eşya|cep telefonu|telefoncu|fotoğraf makinesi|elektronik market|telefon aksesuarları|beyaz eşya mağazası|elektronik komponent|küçük ev aletleri|bilgisayar|cep telefonları|elektronik malzeme|bilgisayar parçaları|teknoloji mağazası|ikinci el telefon|yenilenmiş telefon|bilgisayarcı|telefon aksesuar|yazıcı|toner|ses sistemleri|oyuncu bilgisayarı|hifi',
    'perfume-shop':
      'parfümeri|parfüm|kozmetik mağazası|kozmetik|parfüm mağazası|kozmetik ürünleri|parfümler|makyaj malzemeleri|kuaför malzemeleri|kişisel bakım ürünleri|açık parfüm|makyaj ürünleri|saç bakım ürünleri|güzellik ürünleri|kozmetik ürünler',
    'fashion-brand':
      'moda markası|giyim markası|tekstil markası|ayakkabı markası|çanta markası|takı markası|saat markası|çanta|aksesuar markası|deri çanta|mayo markası|tasarım markası|hazır giyim markası|kadın giyim markası|kadın çanta|el çantası|yaşam tarzı markası',
    'cosmetics-brand':
      'kozmetik markası|cilt bakım markası|doğal kozmetik|cilt bakımı|takviye edici gıda|doğal sabun|vitamin|protein tozu|uçucu yağlar|sporcu gıdaları|cilt bakım ürünleri|besin takviyesi|gıda takviyesi|sabun|el yapımı sabun|bitkisel ürünler|dermokozmetik|bitkisel yağlar|takviye edici gıdalar|sporcu besinleri|besin takviyeleri|saç bakım markası|vegan kozmetik',
    pottery:
      'seramik atölyesi|çini|çömlek|seramikçi|çini atölyesi|çömlekçi|çömlekçilik|el yapımı seramik|seramik stüdyosu|çinicilik|seramik kursu',
    'craft-workshop':
      'el yapımı|el sanatları|zanaat|deri atölyesi|cam atölyesi|el işi|bıçakçı|el yapımı ürünler|örgü|deri ürünler|hobi atölyesi|el yapımı bıçak|örgü ipleri|zanaatkar|el emeği|hobi malzemeleri|dokuma atölyesi|epoksi masa|ipler|kumaş|mum atölyesi|ahşap oyma|bakırcı|hobi atölyeleri|el dokuması|deri cüzdan|ciltçi',
    marketplace:
      'pazaryeri|ilan sitesi|online pazaryeri|fiyat karşılaştırma|iş ilanları|karşılaştırma sitesi|bilet satış|ücretsiz ilan|seri ilan|pazar yeri|ikinci el ilan|rezervasyon platformu|bilet satış platformu|fiyat karşılaştırma sitesi|iş ilanı sitesi|etkinlik biletleri|ilanlar|ilan platformu|freelance platformu',
    'auction-house': 'müzayede|müzayede evi|mezat|açık artırma|müzayedeleri|online müzayede|müzayedesi|mezat evi',
    'energy-supplier':
      'enerji şirketi|elektrik dağıtım|elektrik şirketi|doğalgaz dağıtım|enerji tedarikçisi|elektrik tedarikçisi|su ve kanalizasyon idaresi|elektrikli araç şarj|şarj istasyonu|rüzgar enerjisi|yenilenebilir enerji|enerji üretim|elektrik üretim|elektrik perakende satış|akaryakıt|doğal gaz dağıtım|elektrikli araç şarj istasyonu|rüzgar enerji santrali|şarj istasyonları|yenilenebilir enerji şirketi|lpg',
    telecom:
      'telekomünikasyon|telekom|mobil operatör|gsm operatörü|haberleşme|santral sistemleri|telekom şirketi|sanal santral|bulut santral|ip santral|voip|telekomünikasyon şirketi|telefon santrali|toplu sms',
    'internet-provider':
      'internet servis sağlayıcı|internet sağlayıcı|fiber internet|ev interneti|internet servis sağlayıcısı|kablosuz internet|taahhütsüz internet|altyapısız internet|uydu internet|internet hizmeti',
    publisher:
      'yayınevi|yayınları|yayıncılık|yayıncı|yayınevleri|kitap yayınevi|basımevi|kitap yayıncılığı|yayınevimiz|yayın grubu',
    'board-game':
      'kutu oyunu|masa oyunu|kart oyunu|kutu oyunları|kart oyunları|rol yapma oyunu|zeka oyunu|masa oyunları|zeka oyunları|masaüstü oyunu',
    'hardware-device':
      'cihaz|cihazı|cihazlar|sensör|kamera|drone|elektrikli bisiklet|kulaklık|klavye|3d yazıcı|akıllı saat|elektrikli scooter|elektrikli araç|karavan|tekne|römork|cihazları|araç|sensörler|otomobil|dizüstü bilgisayar|hoparlör|donanım|ekipman|forklift|jeneratör|terazi|elektrikli motosiklet|donanım cüzdanı|asansör',
    software:
      'yazılım|yazılımı|yazılımlar|program|programı|yazılım çözümü|bilgisayar programı|yazılımları|yazılım ürünü|programlar|yazılım paketi|programları|kurumsal yazılım',
    'mobile-app':
      'uygulama|mobil uygulama|uygulaması|android uygulaması|ios uygulaması|iphone uygulaması|mobil uygulamalar|telefon uygulaması|uygulamalar|mobil uygulaması|uygulamaları|ipad uygulaması',
    'web-app':
      'web uygulaması|online araç|web tabanlı yazılım|çevrimiçi hizmet|web servisi|web tabanlı program|online hizmet|çevrimiçi araç|web tabanlı uygulama|online program',
    'desktop-app':
      'masaüstü uygulaması|windows programı|mac uygulaması|masaüstü programı|windows uygulaması|windows yazılımı|macos uygulaması|masaüstü yazılımı|linux uygulaması|yardımcı program',
    platform:
      'platform|platformu|platformlar|dijital platform|online platform|bulut platformu|dijital platformu|platformları|çevrimiçi platform|yapay zeka platformu|veri platformu|yazılım platformu',
    tool: 'araç seti|hesaplama aracı|hesap makinesi|oluşturucu|dönüştürücü|simülatör|hesaplama|hesaplayıcı|araçlar|araçları|oynatıcı|indirici|hesaplama araçları|emülatör|birim çevirici|zamanlayıcı|takip aracı|kontrol paneli|çevirici',
    suite:
      'ofis paketi|ofis yazılımı|hepsi bir arada|tümleşik çözüm|hepsi bir arada çözüm|bütünleşik yazılım|yazılım ailesi',
    'browser-extension':
      'tarayıcı eklentisi|chrome eklentisi|tarayıcı uzantısı|web tarayıcı|tarayıcı|reklam engelleyici|internet tarayıcısı|web tarayıcısı|firefox eklentisi|chrome uzantısı',
    plugin:
      'eklenti|eklentisi|eklentiler|wordpress eklentisi|uzantı|wordpress eklentileri|plugin|eklentileri|uzantısı|modülü|vst eklentisi',
    'code-library':
      'yazılım kütüphanesi|javascript kütüphanesi|python kütüphanesi|sdk|kod kütüphanesi|bileşen kütüphanesi|açık kaynak kütüphane|npm paketi|yazılım geliştirme kiti',
    framework:
      'framework|yazılım çatısı|içerik yönetim sistemi|cms|web çatısı|oyun motoru|uygulama çatısı|javascript çatısı|css framework|tasarım sistemi|web framework|içerik yönetimi',
    'programming-language':
      'programlama dili|programlama dilleri|betik dili|derleyici|sorgulama dili|işaretleme dili|sorgu dili',
    database:
      'veritabanı|veri tabanı|arama motoru|veri ambarı|veritabanı yönetim sistemi|elektronik tablo|veri bankası|vektör veritabanı|veri gölü|veritabanları|hesap tablosu',
    api: 'api|rest api|ödeme altyapısı|sanal pos|ödeme sistemi|ödeme kuruluşu|ödeme çözümleri|api servisi|ödeme sistemleri|ödeme hizmetleri|ödeme geçidi|elektronik para kuruluşu|api platformu|ödeme hizmeti sağlayıcısı|ödeme platformu',
    'operating-system':
      'işletim sistemi|linux dağıtımı|işletim sistemleri|gömülü yazılım|aygıt yazılımı|pencere yöneticisi|masaüstü ortamı|yerli işletim sistemi',
    'file-sharing-client':
      'torrent istemcisi|dosya paylaşımı|dosya gönderme|dosya paylaşım|ftp istemcisi|torrent|dosya transferi|indirme yöneticisi|dosya paylaşım sitesi|dosya senkronizasyonu',
    'password-manager':
      'şifre yöneticisi|parola yöneticisi|şifre kasası|parola kasası|şifre oluşturucu|kimlik doğrulayıcı|parola oluşturucu|şifre yönetimi',
    'crypto-wallet':
      'kripto cüzdan|kripto para cüzdanı|bitcoin cüzdanı|dijital cüzdan|cüzdan uygulaması|kripto cüzdanı|soğuk cüzdan|web3 cüzdanı',
    cryptocurrency:
      'kripto para|kripto paralar|kripto para birimi|token|blokzincir|blockchain|nft|dijital para|stablecoin|kripto|coin|nft koleksiyonu|blok zinciri|blokzinciri|memecoin|kripto varlık',
    'crypto-exchange':
      'kripto para borsası|kripto borsası|bitcoin borsası|aracı kurum|forex|yatırım menkul değerler|kripto para alım satım|borsa|forex şirketi|menkul değerler|kripto para platformu|forex şirketleri|kripto varlık alım satım platformu|hisse senedi',
    'trading-protocol':
      'defi protokolü|merkeziyetsiz borsa|defi|alım satım botu|protokol|protokolü|al sat botu|trade botu|merkeziyetsiz finans|trading bot|dex|likidite protokolü|sinyal kanalı',
    dapp: 'merkeziyetsiz uygulama|akıllı sözleşme|dapp|akıllı sözleşmeler|dao|web3 platformu|merkeziyetsiz uygulamalar',
    'messaging-app':
      'mesajlaşma uygulaması|sohbet uygulaması|video konferans|sohbet|e-posta istemcisi|arkadaşlık sitesi|sosyal ağ|arkadaşlık uygulaması|sohbet odaları|görüntülü sohbet|chat|sohbet sitesi|anlık mesajlaşma|sosyal medya platformu|mobil sohbet|evlilik sitesi|kurumsal e-posta|flört uygulaması|görüntülü konuşma|chat sohbet',
    'text-editor':
      'metin editörü|kod editörü|fotoğraf düzenleyici|video düzenleyici|pdf düzenleyici|kelime işlemci|ses düzenleyici|metin düzenleyici|video düzenleme programı|fotoğraf düzenleme programı|video editörü|pdf editörü|fotoğraf editörü|görsel düzenleyici|geliştirme ortamı|nota yazım programı|kod düzenleyici',
    'note-app':
      'not uygulaması|not alma uygulaması|yapılacaklar listesi|görev yöneticisi|günlük uygulaması|takvim uygulaması|alışkanlık takibi|hatırlatıcı|hatırlatıcı uygulaması|alışkanlık takip uygulaması|ajanda uygulaması|not defteri|yapılacaklar uygulaması|yer imi yöneticisi',
    'weather-app':
      'hava durumu|hava durumu uygulaması|hava tahmini|meteoroloji|hava durumu tahmini|15 günlük hava durumu',
    'music-app':
      'müzik uygulaması|müzik çalar|müzik dinleme|radyo uygulaması|medya oynatıcı|podcast uygulaması|müzik platformu|müzik indirme|video oynatıcı|metronom|akort uygulaması|müzik dinleme uygulaması|sesli kitap|sesli kitap uygulaması|medya sunucusu',
    'photo-app':
      'fotoğraf uygulaması|kamera uygulaması|fotoğraf paylaşım|fotoğraf yönetimi|galeri uygulaması|fotoğraf düzenleme uygulaması|fotoğraf paylaşma|fotoğraf düzenleme',
    'fitness-app':
      'fitness uygulaması|egzersiz uygulaması|kalori sayacı|koşu uygulaması|meditasyon uygulaması|sağlık uygulaması|adet takvimi|antrenman uygulaması|diyet uygulaması|uyku uygulaması|adım sayar|kalori hesaplama|spor uygulaması|regl takvimi|kalori takibi|antrenman takibi',
    'language-app':
      'dil öğrenme uygulaması|kelime öğrenme|kelime kartları|ingilizce öğrenme uygulaması|kelime ezberleme|dil öğrenme|kelime öğrenme uygulaması|dil uygulaması|on parmak klavye',
    'finance-app':
      'bütçe uygulaması|finans uygulaması|gelir gider takibi|harcama takibi|mobil bankacılık|bütçe yönetimi|masraf yönetimi|kişisel finans|gelir gider takip|portföy takip|harcama yönetimi|masraf yönetim|yatırım uygulaması|bütçe takip',
    'accounting-software':
      'muhasebe programı|ön muhasebe programı|fatura programı|e-fatura|e-fatura programı|bordro programı|ön muhasebe|muhasebe yazılımı|e-arşiv|e-defter|fatura kesme programı|özel entegratör|online muhasebe programı|e-dönüşüm|cari takip programı|ücretsiz ön muhasebe|e-arşiv fatura|finansal teknoloji|bordro yazılımı|ön muhasebe yazılımı|fintek',
    erp: 'erp|erp yazılımı|erp programı|stok takip programı|depo yönetim sistemi|üretim takip programı|kurumsal kaynak planlama|ticari program|araç takip sistemi|filo yönetimi|teknik servis programı|depo yönetimi|erp çözümleri|üretim yönetimi|araç takip|erp sistemi|bakım yönetim sistemi|servis takip programı|ticari yazılım|stok takip|stok yönetimi|saha yönetimi|üretim planlama yazılımı|barkod sistemi|barkod programı|filo yönetim sistemi|saha satış yazılımı|depo yönetim yazılımı',
    crm: 'crm|crm programı|crm yazılımı|müşteri ilişkileri yönetimi|müşteri takip programı|satış yazılımı|çağrı merkezi yazılımı|müşteri hizmetleri yazılımı|müşteri yönetim sistemi|yardım masası yazılımı|destek yazılımı|müşteri takip|teklif programı|müşteri veri platformu|satış otomasyonu|crm sistemi',
    'project-management':
      'proje yönetimi|proje yönetim yazılımı|görev yönetimi|zaman takibi|insan kaynakları yazılımı|personel takip programı|vardiya yönetimi|iş takip programı|ik yazılımı|personel devam kontrol sistemi|pdks|intranet|iş yönetimi|görev takip programı|proje yönetim aracı|personel takip sistemi|ekip yönetimi|izin takip programı|iş akışı otomasyonu|iş takip|proje yönetim programı|performans yönetimi|aday takip sistemi|iş takip uygulaması|iş akışı|zaman yönetimi|personel takip',
    'email-tool':
      'e-posta pazarlama|e-bülten|toplu mail|email pazarlama|e-posta pazarlama yazılımı|mail gönderim|toplu e-posta|email marketing|toplu mail gönderimi|e-posta gönderim',
    'marketing-software':
      'pazarlama otomasyonu|pazarlama yazılımı|anket yazılımı|sadakat programı|form oluşturucu|qr kod oluşturucu|link kısaltma|sosyal medya yönetim aracı|dijital tabela|anket programı|seo aracı|sadakat sistemi|online anket|link kısaltıcı|digital signage|satış ortaklığı|müşteri deneyimi|online form|affiliate|müşteri sadakat programı|karekod oluşturucu|reklam platformu|açılış sayfası oluşturucu|müşteri geri bildirim|dijital ekran|qr kod oluşturma',
    'analytics-software':
      'veri analizi|analitik|analiz yazılımı|iş zekası|web analitiği|izleme yazılımı|raporlama aracı|analitik platformu|iş zekası yazılımı|veri analitiği|raporlama yazılımı|veri görselleştirme|log yönetimi|sunucu izleme|enerji izleme|medya takip|enerji izleme sistemi|performans izleme|iş zekası çözümleri|büyük veri',
    'booking-software':
      'randevu sistemi|rezervasyon sistemi|randevu programı|otel programı|online randevu|online randevu sistemi|rezervasyon yazılımı|okul yönetim sistemi|spor salonu programı|kuaför programı|otel yönetim sistemi|kanal yöneticisi|online rezervasyon|aidat takip programı|öğrenci takip sistemi|otel yazılımı|güzellik merkezi programı|etkinlik yönetim yazılımı|üyelik sistemi|kanal yönetimi|biletleme sistemi|dernek programı|kurs programı|online rezervasyon sistemi|rezervasyon motoru|randevu takip|site yönetim programı|apartman yönetim programı|etüt merkezi programı|rent a car programı',
    'restaurant-software':
      'restoran programı|adisyon programı|adisyon sistemi|pos sistemi|qr menü|restoran otomasyonu|yazarkasa|dijital menü|cafe programı|adisyon|restoran yazılımı|restoran yönetim sistemi|market programı|karekod menü|yazar kasa|restoran pos|online sipariş sistemi|restoran adisyon programı|kasa programı|restoran yönetimi|mutfak yönetimi',
    'practice-software':
      'klinik programı|hasta takip programı|diş hekimi programı|hastane bilgi yönetim sistemi|hastane otomasyonu|avukat programı|tıbbi cihaz|tıbbi cihazlar|klinik yönetim yazılımı|medikal cihaz|sağlık yazılımı|klinik yazılımı|hukuk programı|veteriner programı|diyetisyen programı|hukuk yazılımı|icra takip programı|teletıp|medikal|tıbbi malzeme|medikal malzeme|diş kliniği programı|psikolog programı|uzaktan sağlık|hbys|tıbbi malzemeler|klinik yönetim sistemi',
    'security-software':
      'siber güvenlik|güvenlik yazılımı|sızma testi|güvenlik duvarı|kimlik yönetimi|bilgi güvenliği|siber güvenlik şirketi|penetrasyon testi|siber güvenlik çözümleri|ağ güvenliği|güvenlik testi|siber güvenlik firması|e-posta güvenliği|firewall|zafiyet tarama|erişim yönetimi|şifreleme yazılımı|veri güvenliği|siber tehdit istihbaratı|dolandırıcılık önleme',
    'compliance-software':
      'e-imza|elektronik imza|doküman yönetim sistemi|belge yönetimi|kvkk yazılımı|kalite yönetim sistemi yazılımı|sözleşme yönetimi|uyum yazılımı|kvkk uyum|doküman yönetimi|elektronik belge yönetim sistemi|belge yönetim sistemi|ebys|risk yönetimi yazılımı|mali mühür|qdms|kalite yönetim yazılımı|iso yazılımı|arşiv yazılımı|isg yazılımı|çerez yönetimi|dijital imza|karbon ayak izi|kayıtlı elektronik posta|sürdürülebilirlik yazılımı',
    antivirus:
      'antivirüs|antivirüs programı|virüs programı|virüs koruması|antivirüs yazılımı|virüs koruma|spam filtresi|zararlı yazılım koruması',
    vpn: 'vpn|vpn hizmeti|vpn uygulaması|proxy|vpn servisi|proxy hizmeti|sanal özel ağ|ücretsiz vpn|dns hizmeti',
    'disk-tool':
      'disk temizleme|disk analizi|dosya yöneticisi|disk temizleyici|yinelenen dosya bulucu|disk yönetimi|sistem temizleyici|kaldırma programı',
    'backup-software':
      'yedekleme|yedekleme yazılımı|bulut yedekleme|bulut depolama|veri yedekleme|online yedekleme|yedekleme programı|bulut depolama hizmeti|yedekleme çözümleri|veri depolama|yedekleme hizmeti',
    'hosting-provider':
      'hosting|web hosting|hosting firması|sunucu kiralama|alan adı|vds|vps sunucu|veri merkezi|domain|bulut sunucu|web barındırma|domain tescil|vps|sunucu barındırma|fiziksel sunucu|wordpress hosting|barındırma hizmetleri|bulut hizmetleri|bulut bilişim|vds sunucu|hosting hizmetleri|dedicated sunucu|oyun sunucu kiralama|alan adı tescil|vds kiralama|co-location',
    'streaming-service':
      'yayın platformu|dizi izle|film izle|canlı yayın|video platformu|canlı yayın platformu|dijital yayın platformu|dijital içerik platformu|webinar platformu|canlı yayın hizmeti|yayın akışı hizmeti|iptv|maç izle|hd film izle',
    'radio-platform':
      'internet radyosu|radyo hosting|online radyo|radyo dinle|canlı radyo dinle|canlı radyo|radyo yayın|internet radyo|shoutcast|radyo yayını',
    chatbot:
      'chatbot|sohbet robotu|sohbet botu|yapay zeka sohbet|canlı destek|canlı destek yazılımı|sesli asistan|whatsapp chatbot|chatbotlar|whatsapp bot|konuşkan yapay zeka|yapay zeka chatbot|voicebot|canlı sohbet',
    'ai-assistant':
      'yapay zeka asistanı|yapay zeka aracı|dijital asistan|görsel oluşturucu|dil modeli|konuşma tanıma|yapay zeka araçları|yapay zeka uygulaması|transkripsiyon|yapay zeka modeli|deşifre|yapay zeka yazım aracı|ses metin dönüştürme|akıllı asistan',
    'ai-agent':
      'yapay zeka ajanı|yapay zeka ajanları|yapay zeka|yapay zeka şirketi|yapay zeka çözümleri|makine öğrenmesi|ai agent|otonom ajanlar|yapay zeka otomasyonu|yapay zeka temsilcisi|görüntü işleme|yapay zeka teknolojileri|bilgisayarlı görü|yapay zeka ajansı',
    'website-builder':
      'site kurma|e-ticaret altyapısı|e-ticaret paketi|hazır site|web sitesi oluşturucu|hazır e-ticaret|site oluşturucu|e-ticaret yazılımı|cv hazırlama|hazır web sitesi|e-ticaret paketleri|e-ticaret platformu|hazır e-ticaret paketi|özgeçmiş oluşturucu|e-ticaret sistemi|kodsuz platform|uygulama oluşturucu|haber yazılımı|blog platformu|cv oluşturucu|kurs platformu|haber scripti|forum yazılımı|e-ihracat altyapısı',
    'website-template':
      'wordpress tema|web sitesi şablonu|hazır tema|html şablon|yazı tipi|stok fotoğraf|wordpress teması|font|ikonlar|ikon seti|web şablonu|fontlar|wordpress temaları|stok görsel|şablonlar|yazı tipleri|hazır script',
    'design-tool':
      'tasarım programı|cad yazılımı|3d yazılım|çizim programı|tasarım aracı|sunum programı|logo yapma|ekran kaydedici|tasarım yazılımı|3d tasarım programı|animasyon yazılımı|modelleme yazılımı|simülasyon yazılımı|çizim uygulaması|logo oluşturucu|mutfak çizim programı|simülasyon|mimari çizim programı|prototip aracı',
    'developer-tool':
      'geliştirici aracı|geliştirici araçları|komut satırı aracı|test otomasyonu|geliştirici platformu|sürüm kontrol|paket yöneticisi|kod üreteci|geliştirme aracı|yazılım testi|devops platformu|dağıtım platformu|hata ayıklayıcı|git istemcisi|kubernetes platformu',
    'computer-game':
      'oyun|oyunu|oyunlar|bilgisayar oyunu|mobil oyun|video oyunu|oyunları|online oyun|bulmaca oyunu|strateji oyunu|bilgi yarışması|kelime oyunu|tarayıcı oyunu|mmorpg|macera oyunu|bulmaca|çok oyunculu oyun|vr oyunu|oyun oyna',
    'game-server':
      'oyun sunucusu|minecraft sunucusu|discord sunucusu|rol yapma sunucusu|fivem sunucusu|minecraft server|knight online server|roleplay sunucusu|pvp server|metin2 pvp|oyun sunucuları|mta sunucusu',
    'game-studio':
      'oyun stüdyosu|oyun şirketi|oyun geliştirme|oyun yayıncısı|oyun geliştirme stüdyosu|bağımsız oyun stüdyosu|mobil oyun şirketi|oyun stüdyoları|oyun geliştirme şirketi',
    saas: 'saas|bulut yazılım|bulut tabanlı yazılım|bulut çözümü|saas platformu|bulut hizmeti|bulut çözümleri|hizmet olarak yazılım|bulut tabanlı çözüm|saas ürünü|saas çözümü|bulut tabanlı',
    'learning-platform':
      'öğrenme platformu|eğitim platformu|online eğitim platformu|öğrenme yönetim sistemi|uzaktan eğitim sistemi|lms|eğitim uygulaması|eğitim portalı|e-öğrenme platformu|sınav sistemi|uzaktan eğitim platformu|online sınav sistemi|ders çalışma uygulaması|eğitim teknolojileri|soru çözme uygulaması|eğitim yazılımı|eğitim teknolojisi|öğrenme uygulaması|online test çöz|dijital eğitim platformu',
    'smart-home':
      'akıllı ev|akıllı ev sistemleri|ev otomasyonu|görüntülü diafon|akıllı kilit|akıllı ev sistemi|bina otomasyonu|diafon|akıllı bina|akıllı ev otomasyonu|akıllı aydınlatma|interkom|akıllı termostat|ev otomasyon sistemleri',
    robot:
      'robot|robotlar|robotik|robotik sistemler|endüstriyel robot|robotu|robotları|robot otomasyon|kobot|robotik şirketi|otonom robot|robotik kodlama seti|robotik otomasyon',
    association:
      'dernek|derneği|dernekleri|federasyonu|birliği|cemiyeti|mezunlar derneği|federasyon|konfederasyonu|dernekler federasyonu|yardımlaşma ve dayanışma derneği|kültür ve dayanışma derneği|hemşehri derneği|köy derneği|dernekler|birlik|okul aile birliği|yaptırma ve yaşatma derneği|cemiyet|kültür ve yardımlaşma derneği',
    'non-profit':
      'sivil toplum kuruluşu|kar amacı gütmeyen kuruluş|stk|sivil toplum örgütü|kar amacı gütmeyen|sosyal girişim|insani yardım kuruluşu|sivil toplum|gönüllü kuruluş|hak temelli örgüt|sivil toplum kuruluşları',
    charity:
      'yardım kuruluşu|yardım derneği|hayır kurumu|insani yardım|yardımlaşma derneği|bağış kampanyası|insani yardım derneği|gıda bankası|aşevi|yardım vakfı|yetim sponsorluğu|hayır derneği|kurban bağışı|su kuyusu|uluslararası yardım derneği|kurban bağışı kampanyası',
    foundation: 'vakıf|vakfı|vakıflar|eğitim vakfı|kültür vakfı|burs|burs programı|burs fonu|vakıfları|sağlık vakfı',
    'support-association':
      'destek grubu|hasta derneği|destek derneği|dayanışma derneği|hasta ve hasta yakınları derneği|dostları derneği|engelliler derneği|sevenler derneği|kendine yardım grubu|hastaları derneği|engelliler federasyonu',
    'community-organisation':
      'kültür merkezi|kültür evi|gençlik merkezi|halk evi|toplum merkezi|topluluk merkezi|semt evi|sanat merkezi|kültür ve sanat merkezi|kültür sanat merkezi|cemevi|kadın dayanışma merkezi|kültür derneği|kent konseyi|halkevi|bilgi evi|topluluk bahçesi',
    'rescue-organisation':
      'arama kurtarma|ilk yardım|arama kurtarma derneği|cankurtaran|ilk yardım eğitimi|ilkyardım eğitim merkezi|arama ve kurtarma derneği|ilk yardım eğitim merkezi|ilkyardım eğitimi|dağ kurtarma|ilkyardım|arama kurtarma ekibi',
    church:
      'kilise|kilisesi|cami|camii|sinagog|katedral|kiliseleri|kiliseler|protestan kilisesi|manastır kilisesi|tapınağı|cemaati|şapel',
    'religious-community':
      'dini cemaat|manastır|manastırı|meditasyon merkezi|tekke|dergahı|dini topluluk|tarikat|dergah|meditasyon|kuran kursu|müftülüğü|müftülük|inziva merkezi|tasavvuf',
    'political-party':
      'siyasi parti|partisi|milletvekili|milletvekili adayı|belediye başkan adayı|seçim kampanyası|il başkanlığı|belediye başkanı|siyasi hareket|siyasetçi|aday adayı',
    union:
      'sendika|sendikası|işçi sendikası|memur sendikası|sendikalar konfederasyonu|eğitim sendikası|sendikalar|sendikaları|kamu emekçileri sendikası|sağlık sendikası',
    'trade-association':
      'ticaret odası|ticaret ve sanayi odası|sanayi odası|iş adamları derneği|ihracatçılar birliği|esnaf odası|meslek odası|sanayici ve iş insanları derneği|baro|barosu|sanayicileri derneği|sanayici ve işadamları derneği|esnaf ve sanatkarlar odası|ticaret borsası|iş insanları derneği|mühendisler odası|mimarlar odası|ziraat odası|tabip odası|üreticileri birliği|organize sanayi bölgesi|esnaf ve sanatkarlar odaları birliği|meslek birliği|sektör derneği|iş dünyası derneği|eczacı odası|iş kadınları derneği|sanayicileri birliği|işverenler sendikası',
    cooperative:
      'kooperatif|kooperatifi|yapı kooperatifi|tarım kredi kooperatifi|kooperatifleri|kadın kooperatifi|tarımsal kalkınma kooperatifi|kadın girişimi üretim ve işletme kooperatifi|konut yapı kooperatifi|kooperatifler birliği|tüketim kooperatifi|kooperatifler|esnaf kefalet kooperatifi|kalkınma kooperatifi',
    municipality:
      'belediye|belediyesi|büyükşehir belediyesi|belediye başkanlığı|muhtarlığı|muhtarlık|ilçe belediyesi|il özel idaresi|köyü web sitesi|belediyeler birliği|köyümüz|beldesi',
    authority:
      'bakanlığı|müdürlüğü|genel müdürlüğü|valiliği|kaymakamlığı|büyükelçiliği|başkonsolosluğu|başkanlığı|kamu kurumu|emniyet müdürlüğü|konsolosluğu|bakanlık|il müdürlüğü|valilik|kaymakamlık|adliyesi|mahkemesi|kalkınma ajansı|il sağlık müdürlüğü|ilçe milli eğitim müdürlüğü|kamu kuruluşu|devlet kurumu|büyükelçilik|konsolosluk|başsavcılığı',
    'fire-brigade': 'itfaiye|itfaiyesi|gönüllü itfaiye|itfaiye teşkilatı|itfaiye daire başkanlığı|gönüllü itfaiyeciler',
    community:
      'topluluk|topluluğu|forum|forumu|online topluluk|hayran kulübü|forum sitesi|fan sitesi|taraftar grubu|taraftar sitesi|taraftarlar derneği|çevrimiçi topluluk|geliştirici topluluğu|oyun topluluğu|hayran sitesi|discord topluluğu|kullanıcı grubu|topluluklar',
    network:
      'ağı|konsorsiyum|iş ağı|kümelenme|ortaklık|iş birliği ağı|koalisyon|konsorsiyumu|koalisyonu|kümelenmesi|ittifakı|kolektif|kolektifi|iş birliği platformu|kümelenme derneği|dayanışma ağı',
    club: 'kulüp|kulübü|kulüpler|motosiklet kulübü|kitap kulübü|otomobil kulübü|fotoğraf kulübü|rotary kulübü|lions kulübü|kulüpleri|fotoğraf derneği|doğa sporları kulübü|motosiklet derneği|dağcılık kulübü|radyo amatörleri derneği|klasik otomobil kulübü|amatör telsizcilik|karavan kulübü',
    initiative:
      'girişim|girişimi|hareketi|inisiyatif|inisiyatifi|farkındalık kampanyası|dayanışması|kalkınma programı|sosyal sorumluluk projesi|eylem grubu|farkındalık projesi',
    project:
      'proje|projesi|projeler|araştırma projesi|ab projesi|erasmus projesi|sanat projesi|pilot proje|erasmus+ projesi|tübitak projesi|projeleri|kişisel proje|avrupa birliği projesi|hobi projesi',
    'open-source-project':
      'açık kaynak proje|açık kaynak|açık kaynaklı yazılım|özgür yazılım|açık kaynak kodlu|açık kaynak yazılım|açık kaynak projesi|açık kaynaklı proje|açık standart|açık kaynak kodlu yazılım|açık veri',
    'youth-organisation':
      'gençlik derneği|izcilik|yaz kampı|gençlik kulübü|gençlik kampı|izci grubu|çocuk kampı|izci kulübü|gençlik kolları|gençlik vakfı|gençlik topluluğu|çocuk ve gençlik merkezi|yaz kampları|gençlik kuruluşu|izci|gençlik platformu|çocuk kampları|gençlik hareketi',
    'student-organisation':
      'öğrenci kulübü|öğrenci topluluğu|öğrenci konseyi|öğrenci birliği|üniversite kulübü|öğrenci derneği|öğrenci kulüpleri|öğrenci toplulukları|formula student takımı|öğrenci temsilciliği|üniversite topluluğu|teknofest takımı',
    company:
      'şirket|şirketi|firma|firması|işletme|kuruluş|aile şirketi|kuruluşu|şirketler|limited şirketi|anonim şirketi|işletmesi|marka|markası|kurum|şirketleri|ltd şti|markalar|aile işletmesi|firmalar|firmaları',
    agency: 'ajans|ajansı|ajanslar|tam hizmet ajansı|ajansları|acente|butik ajans|acentesi|360 derece ajans',
    service:
      'hizmet|hizmeti|hizmetleri|hizmetler|servis|servisi|abonelik hizmeti|servisleri|concierge hizmeti|abonelik servisi',
    studio: 'stüdyo|stüdyosu|atölye|atölyesi|stüdyoları|studio|atölyeleri',
    practice: 'özel muayenehane|muayenehaneler',
    centre:
      'merkez|merkezi|merkezleri|mükemmeliyet merkezi|yetkinlik merkezi|danışma merkezi|tesisi|tesisleri|kompleksi',
    provider:
      'sağlayıcı|sağlayıcısı|hizmet sağlayıcı|çözüm ortağı|çözüm sağlayıcı|hizmet sağlayıcısı|sağlayıcılar|iş ortağı|çözüm ortağınız|çözüm sağlayıcısı|servis sağlayıcı',
    specialist: 'uzman|uzmanı|uzmanlar|uzmanları|profesyonel|danışmanı|profesyoneller|ustası',
    solution:
      'çözüm|çözümleri|çözümü|sistem|sistemi|sistemleri|ürün|ürünleri|teknoloji|teknolojileri|ürünü|ürünler|teknolojisi|çözümler|sistemler',
    group: 'grup|grubu|şirketler grubu|holding|şirketler topluluğu|ekip|ekibi|holdingi|grup şirketleri|takım',
    startup: 'startup|start-up|yeni girişim|teknoloji girişimi|startuplar|erken aşama girişim|girişim şirketi|spin-off',
    blog: 'blog|blogu|kişisel blog|gezi blogu|yemek blogu|kişisel web sitesi|kişisel site|seyahat blogu|teknoloji blogu|moda blogu|blog sitesi|kişisel blogu|bloglar|günlüğü|kişisel sayfa',
    magazine:
      'dergi|dergisi|dergiler|online dergi|akademik dergi|çizgi roman|hakemli dergi|bilimsel dergi|yemek tarifleri|edebiyat dergisi|e-dergi|tarif sitesi|dergileri|inceleme sitesi|webzin|fanzin|sektör dergisi|manga|manga oku',
    newspaper:
      'gazete|gazetesi|haber sitesi|haber portalı|haber ajansı|son dakika haberleri|yerel gazete|haber|yerel haber|son dakika|günlük gazete|internet gazetesi|yerel haberler|bağımsız haber|haber gazetesi',
    newsletter: 'bülten|bülteni|haftalık bülten|e-posta bülteni|günlük bülten|haber bülteni|bültenler',
    podcast:
      'podcast|podcasti|podcastler|podcast serisi|youtube kanalı|video podcast|podcast yayını|podcast ağı|web dizisi',
    'radio-station':
      'radyo|radyosu|radyo istasyonu|radyo kanalı|yerel radyo|fm radyo|radyo programı|radyolar|üniversite radyosu',
    'tv-channel':
      'televizyon|televizyonu|tv kanalı|televizyon kanalı|belgesel|film|kısa film|dizi|yerel televizyon|belgeseli|belgesel film|sinema filmi|filmi|televizyon dizisi|filmler|dizisi|tv kanalları|canlı tv|uydu yayını',
    'record-label':
      'plak şirketi|müzik şirketi|müzik yapım|menajerlik|konser organizasyonu|müzik yapım şirketi|menajerlik şirketi|sanatçı menajerliği|müzik dağıtım|menajerlik ajansı|müzik dağıtımı|sanatçı menajeri|konser organizatörü',
    portal:
      'portal|portalı|bilgi portalı|bilgi sitesi|rehber sitesi|portalları|bilgi platformu|bilgilendirme sitesi|internet portalı|web portalı|bilgi kaynağı',
    directory:
      'rehber|rehberi|firma rehberi|katalog|arşiv|arşivi|emlak sitesi|kariyer sitesi|iş ilanı portalı|firmalar rehberi|kataloğu|dijital arşiv|dizin|dizini|işletme rehberi|site dizini|emlak portalı|link dizini|doktor rehberi|esnaf rehberi|sektör rehberi|hastane ve doktor rehberi',
    encyclopedia:
      'ansiklopedi|ansiklopedisi|sözlük|sözlüğü|online sözlük|viki|kılavuz|kılavuzu|kullanım kılavuzu|dokümantasyon|wiki|vikisi|terimler sözlüğü|ders kitabı|rüya tabirleri|öğreticiler|vikipedi|el kitabı|dokümantasyonu',
    portfolio: 'portfolyo|portföy|özgeçmiş|cv|kişisel portfolyo|portfolyosu|portfolio|özgeçmişi|portfolyo sitesi',
    'film-production':
      'film yapım şirketi|yapım şirketi|film prodüksiyon|prodüksiyon şirketi|film stüdyosu|yönetmen|prodüksiyon|film yapım|prodüksiyon firması|film yönetmeni|film yapımcısı|medya prodüksiyon|yapımevi|yapımcı|belgesel yapımcısı|post prodüksiyon|yapım evi|film şirketi|film ekibi|post prodüksiyon stüdyosu',
  },
}
