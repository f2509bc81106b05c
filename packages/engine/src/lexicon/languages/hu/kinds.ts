import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotelek|szállodák|~szálloda|wellness hotel|butikhotel|apartmanhotel|motel|kastélyszálló',
    'guest-house': 'vendégházak|~vendégház|panzió|panziók|vendégszoba|vendégszobák|bed and breakfast|kiadó szobák',
    hostel: 'hostel|hosztel|hosztelek|turistaszálló|ifjúsági szálló|ifjúsági szállás|diákszálló',
    inn: 'fogadó|~vendégfogadó|útmenti fogadó',
    'holiday-home':
      'nyaraló|nyaralóház|üdülőház|apartmanok|~apartman|apartmanház|faház|faházak|villa|kiadó nyaraló|kulcsosház',
    'mountain-hut': '~turistaház|menedékház|hegyi menedékház|hegyi ház',
    campsite: 'kempingek|~kemping|camping|glamping|lakókocsipark',
    resort: 'üdülőközpont|üdülő|üdülőfalu|resort|üdülőparadicsom|síparadicsom',
    'farm-stay': 'falusi turizmus|falusi szállás|falusi vendégház|tanyasi szállás|agroturizmus|vendégfarm',
    accommodation: 'szállás|szállások|szálláshelyek|~szálláshely',
    'student-residence': 'kollégium|diákotthon|diákszállás|egyetemi kollégium',
    restaurant:
      'éttermek|étterme|~étterem|~vendéglő|étkezde|bisztró|bistro|csárda|halászcsárda|steakhouse|gyorsétterem|gasztropub|sushi bár|trattoria|kifőzde|büfék',
    pizzeria: 'pizzéria|pizzériák|pizzázó|pizza házhozszállítás|pizza rendelés',
    cafe: 'kávézók|~kávézó|~kávéház|kávébár|teaház|teázó|eszpresszó|presszó',
    bar: 'koktélbár|borbár|drinkbár|lounge bár|bárja|bár és étterem',
    pub: 'pub|sörözők|~söröző|kocsma|kocsmák|borozó|romkocsma|gasztrokocsma',
    nightclub: 'éjszakai klub|szórakozóhely|szórakozóhelyek|diszkó|diszkók|night club',
    bakery: 'pékségek|~pékség|kézműves pékség|pék|sütöde|péküzem',
    butcher: 'hentes|hentesüzlet|~húsbolt|hentesáru|henteséru bolt|mészárszék',
    'pastry-shop':
      'cukrászdák|~cukrászda|cukrászműhely|cukrászat|cukrász|csokoládéműhely|csokoládémanufaktúra|tortaműhely',
    'ice-cream-parlour': 'fagylaltozó|fagyizó|fagylaltozók|fagyizók|fagylaltkészítő|gelateria',
    catering:
      'catering|catering szolgáltatás|party szerviz|partyszerviz|rendezvény catering|étkeztetés|közétkeztetés|ételszállítás|vendéglátó cég',
    'food-truck': 'food truck|street food|büfékocsi|utcai étel',
    brewery: 'sörfőzdék|~sörfőzde|sörgyár|kézműves sörfőzde|craft sörfőzde|serfőzde',
    winery: 'borászatok|~borászat|pincészetek|~pincészet|borpince|borbirtok|szőlőbirtok|borház|bortermelő|szőlészet',
    distillery: '~pálinkafőzde|pálinkaház|szeszfőzde|lepárló|lepárlóüzem|pálinkafőzdék|gin lepárló',
    'coffee-roaster': '~kávépörkölő|kávépörkölők|kávépörkölde|kézműves kávépörkölő|kávémanufaktúra',
    delicatessen: 'csemege|csemegebolt|delikátesz|delikáteszüzlet|ínyencbolt|finomságok boltja',
    'food-producer':
      'élelmiszergyártó|élelmiszeripari cég|élelmiszeripari vállalat|élelmiszergyár|kézműves élelmiszer|konzervgyár|élelmiszer-előállító|húsüzem|tésztagyár',
    farm: 'gazdaság|családi gazdaság|biogazdaság|ökogazdaság|őstermelő|őstermelők|tanya|~biofarm|kertészeti gazdaság|mezőgazdasági vállalkozás|gyümölcsös|méhészet|méhész',
    dairy: 'tejüzem|sajtkészítő|sajtmanufaktúra|~sajtműhely|tejgazdaság|kézműves sajt',
    'beach-club': 'beach club|strandbár|beach bár',
    'music-venue':
      'koncertterem|koncerthelyszín|koncertek helyszíne|zenés klub|jazzklub|jazz klub|élőzenés klub|hangversenyterem',
    'event-venue':
      'rendezvényhelyszín|rendezvényhelyszínek|rendezvényterem|~rendezvényközpont|konferenciaközpont|konferenciaterem|bérelhető rendezvényterem|rendezvényház',
    'wedding-venue': 'esküvői helyszín|esküvőhelyszín|esküvői helyszínek|lakodalmi helyszín|esküvői rendezvényközpont',
    theatre: 'színházak|~színház|bábszínház|operaház|szabadtéri színpad|társulat',
    cinema: 'mozi|mozik|~filmszínház|art mozi|artmozi',
    museum: 'múzeumok|múzeuma|~múzeum|emlékház|tájház|kiállítóhely|skanzen|látogatóközpont',
    gallery: 'galéria|galériák|kortárs galéria|művészeti galéria',
    zoo: 'állatkert|állatkertek|állatpark|~vadaspark|akvárium|állatsimogató|szafaripark',
    'theme-park': 'vidámpark|~élménypark|tematikus park|aquapark|kalandfalu|csúszdapark',
    'adventure-park': '~kalandpark|kalandparkok|trambulinpark|ugrálópark|drótkötélpálya|kötélpálya|bobpálya',
    'escape-room': 'szabadulószoba|szabadulószobák|szabaduló szoba|kijutós játék|szabadulós játék|kijutós szoba',
    'indoor-playground': '~játszóház|játszóházak|játszócentrum|beltéri játszótér',
    'bowling-alley': 'bowling|bowlingpálya|bowling pálya|tekepálya|lézerharc|lasertag|biliárdterem',
    'swimming-pool': 'uszodák|~uszoda|strandfürdő|strand és uszoda|tanuszoda|városi uszoda',
    spa: '~gyógyfürdő|~termálfürdő|élményfürdő|fürdő|wellness központ|wellnessközpont|spa|day spa|wellness',
    sauna: 'szauna|szaunák|szaunapark|szaunavilág|hammam|gőzfürdő|infraszauna',
    marina: 'kikötő|~vitorláskikötő|jachtkikötő|hajóbérlés|yacht charter|jacht charter',
    'boat-rental':
      'csónakkölcsönzés|csónakkölcsönző|hajókölcsönzés|kenukölcsönzés|kajakkölcsönzés|kajak-kenu kölcsönző|kenu kölcsönzés|hajókirándulás|sétahajózás|motorcsónak bérlés|vitorlásbérlés|hajóbérlet',
    'bike-rental':
      'kerékpárkölcsönzés|kerékpárkölcsönző|biciklikölcsönző|bringakölcsönző|kerékpár kölcsönzés|kerékpár bérlés|e-bike kölcsönzés|biciklikölcsönzés',
    'tour-operator': 'utazásszervező|utazásszervezők|túraszervező|körutazások|utazásszervezés|szafari utak|kalandutak',
    'guided-tours':
      'idegenvezetés|idegenvezető|városnézés|városnéző séta|tematikus séták|vezetett túrák|vezetett túra|túravezető|túravezetés|városi séták|gyalogtúra|hegyi túravezető',
    'travel-agency': 'utazási iroda|utazási irodák|utazási ügynökség|utazási irodája|nyaralások|last minute utak',
    'travel-guide': 'útikalauz|útikönyv|úti kalauz|városkalauz|utazási kalauz|turisztikai kalauz|helyi kalauz',
    'tourist-office':
      'turisztikai iroda|turisztikai információ|tourinform|tourinform iroda|turisztikai egyesület|turisztikai hivatal|tdm szervezet|turisztikai desztináció menedzsment',
    festival: 'fesztiválok|~fesztivál|zenei fesztivál|filmfesztivál|~karnevál|gasztrofesztivál',
    conference:
      'konferenciák|~konferencia|kongresszus|szimpózium|szakkiállítás|vásár és kiállítás|hackathon|meetup|nemzetközi vásár',
    casino: 'kaszinók|~kaszinó|casino|online kaszinó|sportfogadás|fogadóiroda|sportfogadási oldal',
    'golf-course': 'golfpálya|golfpályák|golfklub|golf club|golf klub|golf resort',
    'ski-school': 'síiskola|síoktatás|snowboard oktatás|sí iskola|síoktató|síoktatók',
    'surf-school': 'szörfiskola|szörf oktatás|kitesurf oktatás|szörfoktatás|kite iskola|windsurf oktatás|szörf tábor',
    'diving-school': 'búváriskola|búvárközpont|búvártanfolyam|búvároktatás|búvárbázis|búvárklub',
    'riding-school': 'lovasiskola|lovas iskola|lovagoltatás|lovasoktatás|lovaglás oktatás|lovasközpont|lovas központ',
    'climbing-gym': 'mászóterem|falmászóterem|mászóközpont|mászófal|falmászás|boulder terem',
    gym: 'edzőterem|edzőtermek|konditerem|konditermek|kondi|crossfit terem|crossfit box|súlyemelő terem|bokszterem|bokszklub',
    'fitness-studio':
      'fitneszterem|fitnesz klub|fitness klub|fitneszklub|fitnesz stúdió|fitneszközpont|fitness terem|pilates stúdió|pilates|alakformáló stúdió|ems edzés',
    'personal-trainer': 'személyi edző|személyi edzők|személyi edzés|fitnesz edző|futóedző|erőnléti edző|online edző',
    'yoga-studio': 'jógastúdió|jóga stúdió|jógaközpont|jóga|jógaiskola|jóga iskola|jógaoktató|jógaórák',
    'dance-school':
      'tánciskolák|~tánciskola|táncstúdió|táncoktatás|balettiskola|táncklub|táncegyesület|táncakadémia|tánctanfolyam',
    'martial-arts-school':
      'harcművészeti iskola|harcművészet|harcművészetek|karate klub|karateklub|karate egyesület|judo klub|cselgáncs klub|dojo|taekwondo|küzdősport|kung fu iskola|krav maga|önvédelmi iskola|aikido|küzdősport egyesület',
    'sports-club':
      'sportegyesületek|~sportegyesület|sportklub|sportkör|futballklub|labdarúgó klub|úszóegylet|vitorlás egyesület|evezős klub|futóklub|kerékpáros klub|atlétikai klub|kézilabda klub|röplabda klub|vízilabda klub|torna club|sakk-kör|lövészklub|horgászegyesület|sporthorgász egyesület',
    'sports-team':
      'futballcsapat|labdarúgócsapat|kosárlabdacsapat|jégkorongcsapat|versenycsapat|e-sport csapat|kézilabdacsapat|jégkorong csapat',
    'sports-federation':
      '~sportszövetség|labdarúgó szövetség|országos szövetség|atlétikai szövetség|úszó szövetség|kézilabda szövetség|sportági szakszövetség',
    'tennis-club':
      'teniszklub|tenisz klub|tenisziskola|teniszakadémia|teniszcentrum|teniszpálya|padel klub|padel pálya',
    choir: 'kórus|kórusok|~énekkar|vegyeskar|női kar|férfikar|gyermekkórus|kamarakórus|vegyeskórus',
    orchestra:
      'szimfonikus zenekar|filharmonikus zenekar|kamarazenekar|~fúvószenekar|vonósnégyes|filharmónia|vonószenekar|filharmonikusok',
    band: 'zenekar|esküvői zenekar|rockzenekar|rock zenekar|partyzenekar|lakodalmas zenekar|népzenekar|coverzenekar|jazz zenekar|tribute zenekar',
    dj: 'dj|lemezlovas|esküvői dj|mobil diszkó|dj szolgáltatás',
    'event-agency':
      'rendezvényszervező|rendezvényszervezés|rendezvényszervező iroda|rendezvényszervező cég|rendezvényügynökség|eseményszervezés|céges rendezvények|csapatépítő programok',
    'wedding-planner': 'esküvőszervező|esküvőszervezés|esküvőszervezők|esküvő szervező',
    'event-service':
      'rendezvénytechnika|sátorbérlés|rendezvénysátor|hangosítás|hang- és fénytechnika|ugrálóvár bérlés|ugrálóvár kölcsönzés|fotófülke|ceremóniamester|szertartásvezető|bűvész|animátor|rendezvény eszközbérlés|színpadtechnika|esküvői dekoráció',
    'medical-practice':
      'orvosi rendelő|orvosi rendelők|háziorvosi rendelő|~magánrendelő|~egészségközpont|egészségügyi központ|orvosi központ|magánorvosi rendelő|szakrendelő|háziorvosi praxis',
    doctor:
      'orvos|orvosok|háziorvos|háziorvosok|bőrgyógyász|bőrgyógyászat|gyermekorvos|sebész|plasztikai sebész|kardiológus|nőgyógyász|nőgyógyászat|szemész|szemészet|ortopéd szakorvos|pszichiáter|szakorvos|urológus|fül-orr-gégész|endokrinológus',
    dentist:
      'fogorvos|fogorvosok|fogászatok|~fogászat|fogorvosi rendelő|fogászati rendelő|fogászati klinika|fogászati központ|szájsebészet|implantológia|fogorvosi praxis|fogászati ellátás',
    orthodontist:
      'fogszabályozás|fogszabályozó szakorvos|fogszabályozási szakrendelés|ortodontia|fogszabályozó|láthatatlan fogszabályozás',
    clinic:
      'klinika|klinikák|~magánklinika|meddőségi központ|meddőségi klinika|szemklinika|szemészeti klinika|bőrklinika|esztétikai klinika|lézerklinika|plasztikai sebészet',
    hospital: 'kórház|kórházak|magánkórház|hospice|kórházi osztály',
    physiotherapist:
      'gyógytorna|gyógytornász|gyógytornászok|fizioterápia|fizioterapeuta|fizikoterápia|mozgásterápia|manuálterápia|gerinctorna',
    chiropractor: 'kiropraktika|kiropraktőr|csontkovács|csontkovácsolás|kiropraktikus',
    osteopath: 'oszteopátia|oszteopata|oszteopátiás kezelés',
    'speech-therapist': 'logopédia|logopédus|logopédiai rendelő|beszédterápia|logopédusok|beszédfejlesztés',
    'occupational-therapist': 'ergoterápia|ergoterapeuta|foglalkozásterápia',
    psychotherapist:
      'pszichológus|pszichológusok|pszichoterapeuta|pszichoterápia|pszichológia|pszichológiai rendelő|pszichológiai központ|klinikai szakpszichológus|családterapeuta|párterapeuta',
    naturopath:
      'természetgyógyász|természetgyógyászat|akupunktúra|homeopátia|homeopata|fitoterápia|ájurvéda|alternatív gyógyászat|kineziológia|kineziológus|hagyományos kínai orvoslás|gyógynövények',
    podiatrist: 'pedikűr|gyógypedikűr|lábápolás|lábgyógyászat|podiáter|podiátria',
    midwife: 'szülésznő|szülésznők|bába|dúla|dúlák|szülésfelkészítés',
    nurse: 'ápoló|ápolási szolgálat|szakápolás|ápolónő|ápolószolgálat',
    'home-care':
      'házi ápolás|házi betegápolás|otthonápolás|otthoni ápolás|otthoni szakápolás|idősgondozás|házi segítségnyújtás|idősgondozó|házi gondozás',
    'care-home':
      'idősek otthona|idősotthon|idősotthonok|nyugdíjasház|nyugdíjasotthon|szociális otthon|ápolási otthon|gondozóház|időskorúak otthona|szeretetotthon',
    pharmacy: 'gyógyszertárak|~gyógyszertár|patika|patikák|online patika|gyógyszertára',
    optician: 'optika|optikák|optikus|szemüveg|szemüvegek|optometrista|látszerész|látásvizsgálat|kontaktlencse',
    'hearing-aids':
      'hallókészülék|hallókészülékek|hallásvizsgálat|hallásközpont|hallásspecialista|audiológia|hallásjavító',
    laboratory:
      'laboratóriumok|~laboratórium|laborvizsgálat|fogtechnikai labor|fogtechnika|vizsgálólaboratórium|diagnosztikai labor|magánlabor|vérvétel|fogtechnikus',
    veterinarian:
      'állatorvos|állatorvosok|állatorvosi rendelő|állatorvosi rendelők|állatkórház|állatklinika|állatorvosi klinika|állategészségügyi központ|kisállatrendelő|állatorvosi ügyelet',
    kennel:
      'kutyapanzió|kutyapanziók|kutyahotel|kutya panzió|kutyanapközi|kutya napközi|macskapanzió|cicapanzió|állatpanzió|kisállatpanzió|kutyaovi',
    'dog-school':
      'kutyaiskola|kutyaiskolák|kutyakiképzés|kutyakiképző|kutyaképzés|kutyatréner|kölyökkutya iskola|kutyás iskola|kutyaoktatás',
    'dog-groomer':
      'kutyakozmetika|kutyakozmetikus|kutyafodrász|kutyafodrászat|macskakozmetika|kisállat kozmetika|állatkozmetika',
    breeder:
      'tenyésztő|tenyésztők|kutyatenyésztő|kutyatenyészet|~tenyészet|kennel|ménes|lótenyésztés|macskatenyészet|kiskutyák',
    'animal-shelter':
      'állatmenhely|állatmenhelyek|menhely|állatmentő|állatvédő egyesület|állatmentés|állatotthon|állatvédő alapítvány|kutyamenhely|macskamenhely|állatvédelem|állatmentő szervezet',
    'pet-sitter':
      'kutyasétáltatás|kutyasétáltató|kutyaszitter|kisállatfelügyelet|macskaszitter|cicaszitter|pet sitter|állatfelügyelet|kutyafelügyelet',
    'riding-stable': 'istálló|lovardák|~lovarda|lótartás|bértartás|lovastanya|lovas tanya|lovasudvar',
    hairdresser: 'fodrászatok|~fodrászat|fodrász|fodrászok|fodrászszalon|hajszalon|hajstúdió|női fodrász|hajstylist',
    barber: 'borbély|borbélyok|barber shop|barbershop|borbélyüzlet|férfi fodrász|férfi fodrászat|barber',
    'beauty-salon':
      'szépségszalonok|~szépségszalon|kozmetika|kozmetikus|kozmetikák|kozmetikai szalon|szépségstúdió|szempilla stúdió|műszempilla|sminktetoválás|sminktetováló|sminkes|szőrtelenítés|lézeres szőrtelenítés|gyantázás|arckezelés|szépségközpont',
    'nail-salon': 'körömszalon|körömstúdió|műköröm|műkörmös|manikűr|manikűr pedikűr|köröm szalon|műkörömépítés',
    'massage-practice':
      'masszázsszalon|masszőr|masszőrök|masszázsstúdió|masszázs szalon|thai masszázs|gyógymasszázs|~masszázs|reiki|gyógymasszőr',
    'tattoo-studio':
      'tetoválás|tetováló szalon|tetoválószalon|tetováló stúdió|tetováló|tetoválóművész|piercing szalon|tattoo stúdió|tattoo szalon',
    coach:
      'coach|life coach|business coach|coaching|üzleti coach|vezetői coaching|karrier tanácsadó|karriertanácsadás|mentor|executive coach|life coaching|párkapcsolati coach|önismeret',
    counselling:
      'lelki tanácsadás|párterápia|családterápia|mentálhigiénés szakember|mentálhigiénés tanácsadás|hipnoterápia|hipnoterapeuta|életvezetési tanácsadás|párkapcsolati tanácsadás|családállítás|segítő beszélgetés',
    nutritionist:
      'dietetikus|dietetikusok|táplálkozási tanácsadó|táplálkozástanácsadás|táplálkozási tanácsadás|dietetika|dietetikai tanácsadás',
    kindergarten: 'óvodák|óvodája|~óvoda|montessori óvoda|waldorf óvoda|magánóvoda',
    nursery:
      'bölcsődék|~bölcsőde|családi bölcsőde|mini bölcsőde|családi napközi|gyermekfelügyelet|magánbölcsőde|gyermekmegőrző',
    childminder:
      'bébiszitter|bébiszitterek|babysitter|gyermekfelügyelő|dada|bébiszitter közvetítés|nanny|au pair ügynökség',
    school:
      'iskola|iskolák|általános iskola|középiskola|gimnáziumok|~gimnázium|szakközépiskola|technikum|szakgimnázium|szakképző iskola|magániskola|nemzetközi iskola|művészeti iskola|alapfokú művészeti iskola|nyári iskola',
    university: 'egyetem|egyetemek|egyetemi kar|főiskola|főiskolák|műszaki egyetem|üzleti iskola|hittudományi főiskola',
    academy: 'akadémia|akadémiák|intézet|képzési akadémia|online akadémia',
    'training-centre':
      'képzőközpont|képzési központ|~oktatóközpont|oktatási központ|felnőttképzés|felnőttképző|felnőttképző intézmény|okj képzés|szakképzés|tanfolyam|tanfolyamok|szakmai képzés|szakmai képzések|továbbképzés|tréningcég|szakképzési centrum',
    'driving-school':
      'autósiskolák|~autósiskola|jogosítvány|gépjárművezető képzés|gépjárművezető-képzés|autóvezető iskola|járművezető képzés|kresz tanfolyam|járműoktató|jármű oktató|vezetésoktató|motoros iskola',
    'language-school':
      'nyelviskolák|~nyelviskola|nyelvtanfolyam|nyelvtanfolyamok|angol nyelviskola|nyelvtanulás|nyelvoktatás|angol tanfolyam|nyelvtanár|angoltanár|német tanfolyam|angol nyelvoktatás|nyelvstúdió',
    'music-school':
      'zeneiskolák|~zeneiskola|zeneoktatás|zongoraoktatás|gitároktatás|énekoktatás|zongoratanár|gitártanár|énektanár|énekóra|zeneművészeti szakgimnázium|konzervatórium|doboktatás|hegedűtanár',
    'cooking-school': '~főzőiskola|főzőtanfolyam|főzőkurzus|gasztronómiai iskola|főző workshop',
    'flight-school':
      'repülőiskola|pilótaképzés|repülőklub|repülő klub|siklóernyős iskola|ejtőernyős ugrás|tandemugrás|ejtőernyőzés|repülőegyesület|siklóernyőzés',
    'sailing-school':
      'vitorlásiskola|vitorlás iskola|vitorlás oktatás|vitorlásoktatás|hajóvezetői tanfolyam|hajós tanfolyam',
    'swimming-school': 'úszóiskola|úszás oktatás|úszásoktatás|úszóoktatás|babaúszás|úszó iskola|úszótanfolyam',
    tutoring:
      'korrepetálás|magántanár|magántanárok|korrepetáló|magánoktatás|felzárkóztatás|matek korrepetálás|magánórák|tanulószoba|tanulásfejlesztés',
    'exam-preparation':
      'vizsgafelkészítés|vizsgafelkészítő|érettségi felkészítő|érettségi felkészítés|felvételi előkészítő|nyelvvizsga felkészítés|nyelvvizsga felkészítő|próbaérettségi|próbavizsga',
    'online-course':
      'online tanfolyam|online tanfolyamok|online kurzus|online kurzusok|e-learning|távoktatás|online képzés|online képzések|videókurzus|videós tanfolyam|mesterkurzus',
    bootcamp: 'bootcamp|programozó bootcamp|programozó iskola|kódoló iskola|intenzív programozó képzés',
    workshop: 'workshop|workshopok|szeminárium|szemináriumok|tréning|tréningek|műhelyfoglalkozás',
    'teaching-materials':
      'tananyag|tananyagok|oktatási segédanyag|oktatási segédanyagok|feladatlapok|óravázlatok|fejlesztő játékok|taneszköz|taneszközök|oktatóanyagok|munkafüzetek',
    'translation-service':
      'fordítóirodák|~fordítóiroda|fordító iroda|fordító|fordítók|fordítás|szakfordítás|szakfordító|tolmács|tolmácsolás|fordítási szolgáltatás|hiteles fordítás|hivatalos fordítás',
    library: 'könyvtárak|~könyvtár|városi könyvtár|digitális könyvtár|közkönyvtár',
    builder:
      'építőipari cég|építőipari kivitelező|generálkivitelező|generálkivitelezés|építési vállalkozó|kivitelező cég|építkezés|házépítés|családi ház építés|lakásfelújítás|felújítás|fürdőszoba felújítás|építőipari vállalkozás|építőipari vállalat|kőműves|kőműves munkák|könnyűszerkezetes ház|könnyűszerkezetes házak|gyorsház|moduláris ház|rönkház|mobilház|gipszkartonozás|gipszkarton szerelés|betonozás|térkövezés|építőipar',
    carpenter: 'ácsok|ácsmunka|ácsmunkák|ácsszerkezet|lépcsőkészítés|falépcső|lépcsőgyártás|faszerkezetek|ácsmester',
    joinery:
      'asztalos|asztalosok|asztalosműhely|asztalosipari cég|asztalosmunka|bútorasztalos|műbútorasztalos|bútorkészítés|egyedi bútor|egyedi bútorok|bútorgyártás|asztalosipar|beépített szekrény',
    electrician:
      'villanyszerelő|villanyszerelők|villanyszerelés|elektromos kivitelezés|villamossági kivitelezés|villanyszerelő cég|elektromos szerelés|villanyszerelési munkák',
    plumber:
      'vízvezeték-szerelő|vízvezeték szerelő|vízszerelő|vízszerelés|vízvezetékszerelő|vízvezeték szerelés|duguláselhárítás|duguláselhárító|csatornatisztítás|víz-gáz-fűtésszerelés|víz gáz fűtésszerelő|szennyvízszippantás|csőszerelő',
    'heating-engineer':
      'fűtésszerelő|fűtésszerelés|gázszerelő|gázszerelés|kazánszerelés|kazánszerelő|hőszivattyú|hőszivattyúk|hőszivattyú telepítés|gázkazán javítás|gázkészülék szerelő|kazáncsere',
    hvac: 'klímaszerelés|klímaszerelő|klíma|klímaberendezés|klímaberendezések|légkondicionáló|légtechnika|épületgépészet|épületgépész|hűtéstechnika|légkondi szerelés|klímatechnika|szellőzéstechnika',
    roofer:
      'tetőfedő|tetőfedők|tetőfedés|bádogos|bádogosmunka|tetőjavítás|tetőfelújítás|tetőszigetelés|bádogozás|lapostető szigetelés',
    painter:
      'szobafestő|szobafestés|szobafestő mázoló|festő-mázoló|festés mázolás|festés-mázolás|tapétázás|homlokzatfestés|festő és tapétázó|lakásfestés|szobafestők',
    tiler: 'burkoló|burkolók|hidegburkoló|hidegburkolás|csempézés|burkolás|csempézés járólapozás|burkolási munkák',
    'flooring-company':
      'parketta|parkettázás|parkettás|melegburkolás|parkettacsiszolás|padlóburkolat|padlóburkolatok|laminált padló|szalagparketta|műgyanta padló|padlócsiszolás',
    plasterer: 'vakolás|vakoló|gépi vakolás|gipszvakolat|hőszigetelés|homlokzati hőszigetelés|stukkó|glettelés',
    glazier:
      'üveges|üvegezés|üvegezés és képkeretezés|szélvédő javítás|szélvédő csere|szélvédőcsere|autóüveg|üvegesmunka|szélvédőjavítás|üvegmegmunkálás',
    'window-company':
      'ablak|nyílászáró|nyílászárók|műanyag ablak|műanyag nyílászárók|garázskapu|garázskapuk|nyílászáró csere|ablakcsere|bejárati ajtók|kapugyártás|beltéri ajtók',
    'kitchen-studio':
      'konyhastúdió|konyhabútor|konyhabútorok|konyha stúdió|egyedi konyhabútor|beépített konyha|konyhatervezés',
    'blinds-company':
      'redőny|redőnyök|redőnyös|árnyékolástechnika|árnyékoló|árnyékolók|reluxa|napellenző|szúnyogháló|zsaluzia|roló|függöny|függönyök|redőnyjavítás',
    'metal-workshop':
      'lakatosmunka|lakatosműhely|fémszerkezet|fémszerkezetek|acélszerkezet|acélszerkezetek|acélszerkezet gyártás|fémmegmunkálás|forgácsolás|cnc forgácsolás|cnc megmunkálás|hegesztés|kovácsoltvas|lemezmegmunkálás|fémipari cég|épületlakatos|kovácsműhely|kovácsmester|lakatosok|díszműkovács',
    locksmith: 'zárszerelő|zárszerviz|zárcsere|ajtónyitás|kulcsmásolás|zárlakatos|zárszerelés',
    'chimney-sweep': 'kéményseprő|kéményseprés|kéményseprők|kéményseprő-ipari szolgáltatás|kéménybélelés',
    scaffolder: 'állványozás|állványépítés|állványbérlés|állványkölcsönzés|állványozó cég|állványbérbeadás',
    'solar-installer':
      'napelem|napelemek|napelemes rendszer|napelemes rendszerek|napelem telepítés|napkollektor|napelem kivitelezés|napenergia|naperőmű|napelemes rendszerek telepítése',
    'demolition-company': 'épületbontás|bontási munkák|bontóvállalkozó|azbesztmentesítés|házbontás',
    excavation:
      'földmunka|földmunkák|gépi földmunka|kútfúrás|útépítés|mélyépítés|munkagépes munka|tereprendezés|közműépítés|földmunkavégzés|árokásás',
    landscaper:
      'kertépítés|kertépítő|kertészek|kertfenntartás|kertgondozás|kertrendezés|kerttervezés|tájépítész|öntözőrendszer|öntözőrendszerek|parkfenntartás|fűnyírás|kertépítők|hóeltakarítás|füvesítés',
    'tree-surgeon':
      'favágás|fakivágás|veszélyes fakivágás|faápolás|alpintechnikás fakivágás|fametszés|veszélyes fák kivágása|tuskómarás|faápoló',
    'pool-builder':
      'medenceépítés|medence|medencék|medenceépítő|medencekarbantartás|uszodatechnika|medencetechnika|kerti medence|medencegyártó|jakuzzi',
    'garden-centre':
      'kertészetek|~kertészet|faiskola|faiskolák|kertészeti áruda|kertcentrum|dísznövénykertészet|palántanevelő',
    'cleaning-company':
      'takarítás|takarító cég|takarítócég|takarító vállalat|takarítási szolgáltatás|irodatakarítás|lakástakarítás|takarító szolgálat|takarítónő|létesítményüzemeltetés|épülettakarítás|magasnyomású mosás|takarítók|ipari takarítás|lépcsőháztakarítás',
    'carpet-cleaner':
      'szőnyegtisztítás|szőnyegtisztító|kárpittisztítás|szőnyegmosás|kárpittisztító|szőnyegmosó|bútortisztítás',
    'window-cleaner':
      'ablaktisztítás|ablakmosás|ablaktisztító|alpintechnika|ereszcsatorna tisztítás|ablakpucolás|homlokzattisztítás',
    laundry: 'mosodák|~mosoda|önkiszolgáló mosoda|patyolat|mosodai szolgáltatás',
    'dry-cleaner': 'vegytisztító|vegytisztítás|ruhatisztító|ruhatisztítás|textiltisztító|textiltisztítás',
    'pest-control':
      'kártevőirtás|rovarirtás|rágcsálóirtás|kártevőirtó|rovarirtó|kártevőmentesítés|poloskairtás|féregirtás|csótányirtás|darázsirtás',
    'house-clearance':
      'lomtalanítás|lomtalanító|hagyatékfelszámolás|hagyaték felvásárlás|lakáskiürítés|lomelszállítás|pincetakarítás',
    'waste-disposal':
      'hulladékgazdálkodás|hulladékszállítás|konténerrendelés|konténerszállítás|konténer bérlés|sittszállítás|hulladékkezelés|hulladékfelvásárlás|fémhulladék|fémhulladék felvásárlás|újrahasznosítás|hulladékudvar|konténeres hulladékszállítás|autóbontók',
    'moving-company':
      'költöztetés|költöztető|költöztető cég|költözés|költöztetők|bútorszállítás|lakásköltöztetés|irodaköltöztetés|költöztetési szolgáltatás',
    'self-storage':
      'raktárbérlés|self storage|bútortárolás|bérraktár|mini raktár|tároló bérlés|privát raktár|raktár bérlés',
    handyman:
      'ezermester|ezermester szolgáltatás|házmester|karbantartás|karbantartó|háztartási ezermester|lakáskarbantartás|épületkarbantartás',
    'appliance-repair':
      'háztartási gép szerviz|mosógép szerviz|mosógépszerelő|mosógép javítás|hűtőgép javítás|háztartási gépek javítása|háztartásigép-szerelő|hűtőgépszerelő|háztartási gépszerviz|mosogatógép javítás',
    'phone-repair':
      'telefonszerviz|telefon szerviz|mobilszerviz|telefonjavítás|telefon javítás|iphone szerviz|mobiltelefon szerviz|kijelzőcsere|mobil szerviz',
    'computer-repair':
      'számítógép szerviz|számítógépszerviz|laptop szerviz|számítógép javítás|laptop javítás|notebook szerviz|pc szerviz|számítógépszerelő',
    'data-recovery': 'adatmentés|adatvisszaállítás|adat-visszaállítás|adatmentő|merevlemez adatmentés|adatmentő labor',
    upholsterer: 'kárpitos|kárpitosok|kárpitosműhely|kárpitozás|bútorkárpitos|autókárpitos|bútorkárpitozás',
    tailor:
      'varroda|varrodák|ruhajavítás|varrónő|szabóság|férfi szabóság|ruhaalakítás|méretre szabott öltöny|női szabó|ruhakészítés|férfi szabó|szabómester',
    shoemaker: 'cipész|cipőjavítás|cipészműhely|cipőkészítő|suszter|cipőkészítés',
    watchmaker: 'óraszerviz|órajavítás|órásmester|óraszaküzlet|órás ékszerész',
    jeweller:
      'ékszer|ékszerek|ékszerész|ékszerbolt|ékszerüzlet|ötvös|aranyműves|ékszertervező|karikagyűrű|eljegyzési gyűrű|kézműves ékszer|arany ékszer|ékszerészet',
    printer:
      'nyomdák|~nyomda|digitális nyomda|nyomtatás|pólónyomtatás|szitanyomás|szitázás|hímzés|3d nyomtatás|nyomdai szolgáltatás|fénymásolás|nyomdaipari cég|könyvnyomtatás',
    'sign-maker':
      'reklámtábla|cégtábla|reklámdekoráció|dekorációs cég|autófóliázás|fényreklám|autódekoráció|táblagyártás|világító reklám|járműdekoráció|fóliázás|reklámtáblák',
    'car-repair':
      'autószervizek|~autószerviz|autójavítás|autószerelő|autóműhely|autó szerviz|autójavító|gépjárműjavítás|motorszerviz|teherautó szerviz|autóvillamosság|műszaki vizsga|autószerelés',
    'car-body-shop':
      'karosszéria|karosszérialakatos|autófényezés|autófényező|karosszéria javítás|autókozmetika|autófényezés és karosszéria|karosszéria műhely|horpadásjavítás|jégkár javítás',
    'car-wash': 'autómosók|~autómosó|kézi autómosó|önkiszolgáló autómosó|autómosás',
    'car-dealer':
      'autókereskedés|autókereskedések|autókereskedő|használt autó|használtautó|használt autók|használtautó kereskedés|autószalon|márkakereskedés|márkakereskedő|használtautó-kereskedés|újautó|gépjármű kereskedés|haszonjármű kereskedés',
    'car-rental':
      'autóbérlés|autókölcsönző|autókölcsönzés|autóbérlet|autóbérbeadás|kisbusz bérlés|furgon bérlés|lakóautó bérlés|lakóautó bérbeadás|tartós bérlet|autókölcsönzők|kisteherautó bérlés|teherautó bérlés|car sharing',
    'tyre-dealer':
      'gumiszerviz|gumiabroncs|gumiabroncsok|autógumi|gumiszervizek|abroncs|téli gumi|nyári gumi|gumis|gumicsere|abroncskereskedés',
    'motorcycle-dealer':
      'motorkereskedés|motorkerékpár|motorkerékpár kereskedés|motorszalon|robogó|motorkerékpárok|használt motor|motorbolt',
    'bike-shop':
      'kerékpárüzlet|kerékpárbolt|kerékpár bolt|kerékpárszaküzlet|bicikli bolt|kerékpárszerviz|kerékpár szerviz|bringabolt|biciklibolt|kerékpárok',
    'towing-service':
      'autómentés|autómentő|autómentők|autószállítás|vontatás|autómentő szolgálat|autó mentés|trélerezés',
    taxi: 'taxi|taxik|taxitársaság|taxi szolgáltatás|taxirendelés',
    chauffeur:
      'sofőrszolgálat|limuzinbérlés|limuzin|limuzin bérlés|limuzin szolgáltatás|sofőr szolgáltatás|személyszállítás sofőrrel|vip személyszállítás|sofőrszolgáltatás',
    'airport-transfer':
      'reptéri transzfer|repülőtéri transzfer|transzfer szolgáltatás|reptéri taxi|transzferek|reptéri fuvar|repülőtéri személyszállítás|reptéri transfer',
    'bus-company':
      'autóbusz bérlés|buszbérlés|autóbuszos személyszállítás|busz bérlés|buszos társaság|személyszállítás|autóbusz-társaság|különjárat|mikrobusz bérlés|buszbérlet|minibusz bérlés',
    'bus-service':
      'buszjárat|buszjáratok|autóbuszjárat|kompjárat|vasút|kisvasút|erdei vasút|közlekedési társaság|közlekedési vállalat|hajójárat|iskolabusz',
    'patient-transport': 'betegszállítás|betegszállító|mentőszolgálat|mentőállomás|mozgássérült szállítás|magánmentő',
    courier:
      'futárszolgálat|futárszolgálatok|futár|csomagszállítás|expressz csomag|csomagküldő szolgálat|gyorsfutár|futárcég',
    haulier:
      'fuvarozás|fuvarozó|fuvarozó cég|árufuvarozás|közúti árufuvarozás|szállítmányozó és fuvarozó|teherfuvarozás|nemzetközi fuvarozás|áruszállítás|fuvarozók|fuvarvállalkozó|tehertaxi',
    'logistics-company':
      'logisztika|logisztikai cég|logisztikai szolgáltató|szállítmányozás|szállítmányozó|raktározás|szállítmányozási cég|fulfillment|vámügynökség|vámügynök|logisztikai központ|raktárlogisztika|logisztikai vállalat',
    'funeral-director':
      'temetkezés|temetkezési vállalat|temetkezési vállalkozás|temetkezési szolgáltatás|kegyelet|krematórium|temetés|temetkezési iroda|hamvasztás|temetkezési szolgáltató|kisállat krematórium|sírkő',
    'security-company':
      'biztonsági szolgálat|vagyonvédelem|őrzés-védelem|őrző-védő|őrző védő szolgálat|biztonságtechnika|riasztórendszer|riasztórendszerek|biztonsági cég|vagyonvédelmi cég|személyvédelem|távfelügyelet|kamerarendszer|kamerarendszerek|őrzésvédelem',
    'rental-service':
      'kölcsönző|bérbeadás|kölcsönzés|szerszámkölcsönző|gépkölcsönzés|szerszámkölcsönzés|gépbérlés|eszközbérlés|~gépkölcsönző|munkagép bérlés|bérlés',
    'law-firm':
      'ügyvéd|ügyvédek|ügyvédi iroda|ügyvédi irodák|ügyvédi irodája|jogász|jogi iroda|jogi szolgáltatás|jogi tanácsadás|ügyvédi társulás|válóperes ügyvéd|büntetőjogász|mediátor|mediáció|szabadalmi ügyvivő',
    notary: 'közjegyző|közjegyzők|közjegyzői iroda|közjegyzői irodája',
    'tax-adviser':
      'adótanácsadó|adótanácsadás|adótanácsadók|adószakértő|adóügyi tanácsadás|adótanácsadó iroda|adóbevallás',
    accountant:
      'könyvelés|könyvelő|könyvelők|~könyvelőiroda|könyvelő iroda|könyvelőirodák|könyvelő cég|bérszámfejtés|könyvelési szolgáltatás|számviteli szolgáltatás|mérlegképes könyvelő|számvitel',
    auditor: 'könyvvizsgáló|könyvvizsgálat|könyvvizsgálók|könyvvizsgáló cég|könyvvizsgáló iroda|auditor',
    'insurance-broker':
      'biztosítási alkusz|alkusz|biztosítási bróker|biztosításközvetítő|biztosítási ügynök|biztosítási tanácsadó|független biztosítási alkusz|biztosítási ügynökség',
    insurer:
      'biztosító|biztosítók|biztosítótársaság|biztosítás|biztosítások|egészségbiztosító|önkéntes pénztár|egészségpénztár|nyugdíjpénztár|biztosító egyesület',
    bank: 'bank|bankok|takarékszövetkezet|takarékpénztár|hitelszövetkezet|digitális bank|magánbank',
    'financial-adviser':
      'pénzügyi tanácsadó|pénzügyi tanácsadás|pénzügyi tanácsadók|pénzügyi tervezés|vagyonkezelés|befektetési tanácsadó|befektetési tanácsadás|pénzügyi coach|pénzügyi szolgáltatás',
    'mortgage-broker':
      'hitelközvetítő|hitelközvetítés|hitelügyintézés|hitelügyintéző|lakáshitel|hitelszakértő|hitel tanácsadó|hiteltanácsadás|hiteltanácsadó|jelzáloghitel',
    'asset-manager':
      '~alapkezelő|vagyonkezelő|befektetési alapkezelő|befektetési alap|portfóliókezelés|eszközkezelő|fedezeti alap|family office',
    'venture-capital':
      'kockázati tőke|kockázatitőke-alap|kockázati tőkealap|magántőkealap|tőkealap|tőkealap-kezelő|inkubátor|startup inkubátor|akcelerátor|startup akcelerátor|befektetési társaság|befektetési cég|angyalbefektető',
    'estate-agent':
      'ingatlaniroda|ingatlanirodák|ingatlanközvetítő|ingatlanközvetítés|ingatlanügynökség|ingatlan|ingatlanok|eladó ingatlanok|ingatlanos|ingatlanközvetítők|ingatlan iroda|eladó lakások|eladó házak|ingatlanügynök',
    'property-manager':
      'társasházkezelés|társasházkezelő|ingatlankezelés|ingatlankezelő|közös képviselet|közös képviselő|ingatlanüzemeltetés|lakáskezelés|airbnb üzemeltetés|társasházkezelő cég',
    'property-developer':
      'ingatlanfejlesztő|ingatlanfejlesztés|ingatlanfejlesztők|új építésű lakások|~lakópark|új lakások|társasházi lakások|ingatlanberuházó|újépítésű lakások',
    architect:
      'építész|építészek|építésziroda|építészmérnök|építészeti tervezés|építész iroda|építészstúdió|tervezőiroda építész|építészeti iroda|építész tervező',
    'interior-designer':
      'lakberendező|lakberendezők|lakberendezés|belsőépítész|belsőépítészet|belsőépítészek|belsőépítészeti stúdió|enteriőr|home staging|belsőépítészeti tervezés|lakberendezési tanácsadás',
    surveyor:
      'földmérő|földmérés|geodézia|geodéta|ingatlan értékbecslés|értékbecslő|értékbecslés|ingatlanszakértő|energetikai tanúsítvány|energetikai tanúsítás|műszaki ellenőr|műszaki ellenőrzés|ingatlanbecslő',
    'engineering-firm':
      'mérnöki iroda|mérnökiroda|mérnöki szolgáltatás|mérnöki tervezés|statikus|statikus mérnök|mérnöki vállalat|mérnök iroda|mérnökök|statikai tervezés|ipari automatizálás|mérnöki tanácsadás|tervezőiroda|gépészeti tervezés',
    consultancy:
      'tanácsadó cég|tanácsadás|tanácsadók|tanácsadó|üzleti tanácsadás|vezetési tanácsadás|vezetési tanácsadó|hr tanácsadás|üzleti tanácsadó|pályázatírás|pályázatíró|szervezetfejlesztés|tanácsadó iroda|pályázati tanácsadás|cégalapítás|menedzsment tanácsadás',
    'it-consultancy':
      'it tanácsadás|informatikai tanácsadás|it tanácsadó|informatikai tanácsadó|it tanácsadó cég|digitális tanácsadás|sap tanácsadás|felhő tanácsadás|kiberbiztonsági tanácsadás|technológiai tanácsadás',
    'it-services':
      'it szolgáltatás|it szolgáltatások|informatikai szolgáltatás|informatikai szolgáltatások|rendszergazda|rendszergazda szolgáltatás|it üzemeltetés|informatikai cég|it cég|it support|informatikai üzemeltetés|it szolgáltató|informatikai szolgáltató|rendszerüzemeltetés|it megoldások|informatikai megoldások|informatikus',
    'software-company':
      'szoftvercég|szoftverfejlesztő cég|szoftverfejlesztés|szoftverfejlesztő|szoftverfejlesztők|szoftverház|mobilalkalmazás fejlesztés|alkalmazásfejlesztés|alkalmazásfejlesztő|applikációfejlesztés|egyedi szoftverfejlesztés|technológiai cég|app fejlesztés|szoftvergyártó',
    'systems-integrator': 'rendszerintegrátor|rendszerintegráció|rendszerintegrátor cég|rendszerintegrációs cég',
    'web-agency':
      'webügynökség|digitális ügynökség|weboldal készítés|weboldalkészítés|webfejlesztés|honlapkészítés|honlap készítés|webáruház készítés|webdesign|webstúdió|webáruház fejlesztés|wordpress weboldal készítés|weblapkészítés|webdesign ügynökség|online ügynökség|webes ügynökség|weboldal tervezés|webfejlesztő cég',
    'web-designer':
      'webdesigner|webfejlesztő|webfejlesztők|weboldal készítő|honlapkészítő|webdizájner|webmester|weboldalkészítő|wordpress fejlesztő',
    developer:
      'frontend fejlesztő|backend fejlesztő|full-stack fejlesztő|full stack fejlesztő|szoftvermérnök|programozó|mobilfejlesztő|ios fejlesztő|android fejlesztő|adattudós|devops mérnök|játékfejlesztő',
    'marketing-agency':
      'marketing ügynökség|marketingügynökség|online marketing ügynökség|online marketing|digitális marketing|közösségi média ügynökség|marketing cég|tartalommarketing|marketing szolgáltatás|marketing tanácsadó|marketing tanácsadás|szövegíró|szövegírás|online marketinges|marketinges|social media ügynökség|google ads|performance marketing',
    'advertising-agency':
      'reklámügynökség|reklámügynökségek|kreatív ügynökség|médiaügynökség|hirdetési ügynökség|kommunikációs ügynökség|reklámcég|közterületi reklám|reklámstúdió',
    'design-studio':
      'design stúdió|designstúdió|grafikai stúdió|grafikai tervezés|dizájn stúdió|arculattervezés|branding ügynökség|márkaépítés|kreatív stúdió|arculattervező stúdió|animációs stúdió|ux ügynökség|formatervező stúdió|brand ügynökség',
    designer:
      'grafikus|grafikus tervező|tervezőgrafikus|ux designer|ui designer|divattervező|formatervező|terméktervező|dizájner|designer|arculattervező|logótervező|logótervezés|ipari formatervező',
    'pr-agency':
      'pr ügynökség|pr-ügynökség|kommunikációs és pr ügynökség|public relations|pr szolgáltatás|pr tanácsadás',
    'seo-agency':
      'seo ügynökség|keresőoptimalizálás|keresőmarketing|seo szakértő|seo cég|seo szolgáltatás|keresőoptimalizálási szolgáltatás|seo specialista',
    photographer:
      'fotós|fotósok|fényképész|fényképészet|fotográfus|esküvői fotós|esküvői fotózás|fotóstúdió|fotózás|portréfotós|családi fotózás|fotó stúdió|fényképészek|portréfotózás|fotográfia',
    videographer:
      'videós|esküvői videós|videókészítés|videogyártás|videóprodukció|videó készítés|esküvői videó|drónfelvétel|drónfotózás|videográfus|drónos felvételek|filmes és videós|reklámfilm készítés',
    'recording-studio':
      'hangstúdió|hangstúdiók|stúdiófelvétel|zenei stúdió|próbaterem|próbatermek|podcast stúdió|keverés és mastering|zenestúdió|stúdió hangfelvétel',
    'staffing-agency':
      'munkaerő-közvetítő|munkaerő-közvetítés|munkaerőközvetítő|munkaerő-kölcsönzés|munkaerő-kölcsönző|munkaerő kölcsönzés|személyzeti tanácsadó|fejvadász|fejvadászat|fejvadász cég|diákszövetkezet|iskolaszövetkezet|toborzás|executive search|iskolai szövetkezet|toborzó ügynökség|modellügynökség|toborzó cég|munkaközvetítő|hr szolgáltató',
    'call-centre':
      'call center|ügyfélszolgálati központ|telefonos ügyfélszolgálat|telemarketing|contact center|telemarketing cég|telefonközpont szolgáltatás|hívásfogadás',
    'virtual-assistant':
      'virtuális asszisztens|virtuális asszisztensek|virtuális asszisztencia|online asszisztens|virtuális titkárnő',
    outsourcing:
      'outsourcing|kiszervezés|outsourcing szolgáltatás|bpo|szolgáltatóközpont|üzleti folyamatok kiszervezése|outsourcing cég',
    'coworking-space':
      'coworking|coworking iroda|közösségi iroda|coworking tér|közösségi munkatér|szolgáltatott iroda|~irodaház|kiadó iroda|székhelyszolgáltatás|székhelyszolgáltató|iroda bérlés|makerspace|üzleti központ',
    'research-institute':
      '~kutatóintézet|~kutatóközpont|kutatócsoport|agytröszt|közvélemény-kutató|piackutatás|piackutató|piackutató cég|biotechnológiai cég|gyógyszergyár|gyógyszeripari vállalat|kutatólabor|klinikai kutatás|kutatóhely',
    'private-investigator':
      'magánnyomozó|magánnyomozás|magánnyomozók|magándetektív|detektívügynökség|magánnyomozó iroda|nyomozóiroda',
    'certification-body':
      'tanúsító szervezet|tanúsítás|tanúsító testület|ellenőrző szervezet|minősítő szervezet|tanúsítási szolgáltatás|vizsgáló és tanúsító|iso tanúsítás',
    'speaker-trainer':
      'előadó és tréner|tréner|trénerek|motivációs előadó|motivációs tréner|üzleti tréner|értékesítési tréner|keynote előadó|motivációs előadás',
    freelancer: 'szabadúszó|freelancer|szabadúszók|egyéni vállalkozó|önálló vállalkozó',
    writer:
      'író|írók|költő|szerző|újságíró|regényíró|forgatókönyvíró|lektor|lektorálás|korrektúra|gyermekkönyv szerző|meseíró|szövegszerkesztés és korrektúra',
    artist:
      'művész|művészek|festőművész|festőművészek|szobrász|szobrászművész|képzőművész|képzőművészet|iparművész|keramikusművész|műalkotások|kortárs művész|üvegművész|festmények',
    illustrator:
      'illusztrátor|illusztrátorok|illusztráció|illusztrációk|képregényrajzoló|karikaturista|concept artist|3d grafikus|könyvillusztrátor',
    musician:
      'zenész|zenészek|énekes|énekesnő|zeneszerző|zongoraművész|gitáros|hegedűművész|dalszerző|rapper|dobos|zenei producer|orgonaművész|előadóművész|zongorista|hegedűs|csellista|szaxofonos|operaénekes',
    manufacturer:
      'gyártó|gyártók|gyártó cég|gyár|gyártás|termelő|gyártó vállalat|gyártóüzem|fűrészüzem|fűrésztelep|öntöde|manufaktúra|ipari vállalat|termelő vállalat|gyártója|malom',
    'machine-builder':
      'gépgyártó|gépgyártás|~gépgyár|gépipari cég|gépipar|szerszámgyártás|szerszámkészítés|célgépgyártás|célgép|célgépek|szerszámgyártó|gépgyártó cég',
    'contract-manufacturer':
      'bérgyártás|bérgyártó|szerződéses gyártás|szerződéses gyártó|oem gyártó|oem|saját márkás gyártás|elektronikai bérgyártás|private label gyártás|alvállalkozói gyártás',
    supplier:
      'beszállító|beszállítók|szállító|importőr|exportőr|kereskedelmi cég|beszerzési cég|kereskedőház|importőrök|kereskedelmi vállalat|beszállítója',
    wholesaler:
      '~nagykereskedés|nagykereskedések|nagykereskedő|nagykereskedelem|~nagyker|viszonteladóknak|cash and carry',
    distributor:
      'forgalmazó|forgalmazók|disztribútor|viszonteladó|viszonteladók|hivatalos forgalmazó|kereskedő|márkaképviselet|képviselet|nagykereskedelmi forgalmazó|forgalmazója',
    'online-shop':
      'webáruházak|~webáruház|online bolt|online áruház|internetes áruház|webbolt|~webshop|csomagküldő|online üzlet|e-shop|előfizetéses doboz|print on demand',
    shop: 'bolt|boltok|üzlet|üzletek|áruház|áruházak|szaküzletek|~szaküzlet|butik|kereskedés|bevásárlóközpont|üzletház|outlet|bemutatóterem|concept store|kiskereskedés|showroom|plaza|áruda',
    'clothing-shop':
      'ruhaüzlet|ruhabolt|ruházati bolt|női ruha|női ruhák|férfi ruházat|divatáru|ruházat|menyasszonyi ruha|menyasszonyi ruhaszalon|esküvői ruhaszalon|munkaruha|munkaruházat|fehérnemű|fehérneműbolt|gyerekruha|fürdőruha|ruhák|kalapok|munkavédelmi ruházat|női divat',
    'shoe-shop': 'cipőbolt|cipőüzlet|cipő|cipők|lábbeli|csizma|sportcipő|cipő webáruház|sneakers|női cipő',
    'book-shop':
      'könyvesbolt|könyvesboltok|könyváruház|könyvkereskedés|képregénybolt|online könyvesbolt|könyvkereskedő|könyvesboltja',
    florist:
      'virágboltok|~virágbolt|virágüzlet|virágküldés|virágkötő|virágkötészet|virágszalon|virágkötők|esküvői virágdekoráció|virágküldő|csokor',
    'furniture-shop':
      'bútorbolt|bútorboltok|bútoráruház|bútor|bútorok|bútorüzlet|matrac|matracok|lakberendezési áruház|lakástextil|szőnyeg|szőnyegek|lámpabolt|lámpa|lámpák|kanapé|ülőgarnitúra|lakásdekoráció|matracbolt|bútorszaküzlet',
    'pet-shop':
      'állateledel|kisállat kereskedés|kisállatkereskedés|állateledel bolt|kutyatáp|macskaeledel|állatfelszerelés|állatfelszerelések|kisállat webáruház|kutyafelszerelés|kutyaeledel|akvarisztika|állateledel webáruház|díszállat kereskedés',
    'toy-shop':
      'játékbolt|játékboltok|játéküzlet|játék webáruház|játékáruház|bababolt|babaáruház|babaáru|baba-mama bolt|bababolt webáruház|társasjáték bolt|modellbolt|fajátékok|fajáték|makettbolt|gyerekjátékok|babakocsi',
    'gift-shop':
      'ajándékbolt|ajándékbolt webáruház|ajándéktárgyak|ajándék|ajándékok|egyedi ajándékok|papír-írószer|írószer|írószerbolt|képeslap|szuvenír|ajándékötletek|papírbolt|fényképes ajándékok|ajándéküzlet|reklámajándék|gyertyabolt|illatgyertyák',
    'wine-shop':
      'borszaküzlet|borkereskedés|borkereskedő|italbolt|italdiszkont|italkereskedés|bor webáruház|borok|vinotéka|borshop|bornagykereskedés|ital webáruház|borimportőr',
    'antique-shop':
      'antikvitás|régiségbolt|régiségkereskedés|régiségek|régiségkereskedő|műkereskedés|vintage bolt|numizmatika|műtárgyak|antik bútor|antikvárium|régiség felvásárlás|érmebolt|éremkereskedés',
    'second-hand-shop':
      'használtruha|használtruha bolt|használt ruha|használtruha üzlet|second hand|turkáló|zálogház|adományüzlet|használtcikk|bizományi|használtcikk kereskedés|zaciház',
    supermarket:
      'szupermarket|szupermarketek|élelmiszerbolt|élelmiszerboltok|zöldséges|zöldségbolt|biobolt|bioboltok|élelmiszer áruház|csomagolásmentes bolt|vegyesbolt|halbolt|élelmiszerüzlet|abc áruház|egészségbolt|bio webáruház|termelői bolt',
    'music-shop':
      'hangszerbolt|hangszer|hangszerek|hangszerüzlet|hanglemezbolt|bakelit|lemezbolt|gitárbolt|hangszerkészítő|zongorák|hangszeráruház|hegedűkészítő|gitárkészítő|bakelitlemez|hangszer webáruház|zongora szalon',
    'sports-shop':
      'sportbolt|sportboltok|sportszer|sportszerek|sportszerbolt|sportáruház|síkölcsönző|horgászbolt|horgászcikk|horgászcikkek|túrabolt|túrafelszerelés|fitneszgépek|vadászbolt|fegyverbolt|outdoor bolt|síbolt|sport webáruház|horgász webáruház|kempingfelszerelés',
    'hardware-shop':
      'barkácsáruház|barkácsbolt|építőanyag|építőanyagok|építőanyag kereskedés|~tüzép|szerszámbolt|szerszámok|szerszám webáruház|festékbolt|vasbolt|csavarbolt|szerelvénybolt|faáru|vas-műszaki bolt|fatelep|szerszámáruház|építőanyag-kereskedés|festékáruház|tüzéptelep',
    'electronics-shop':
      'elektronikai bolt|műszaki áruház|műszaki bolt|számítástechnikai bolt|számítástechnika|számítógép bolt|elektronikai webáruház|mobiltelefon bolt|használt mobil|elektronikai alkatrészek|híradástechnika|számítástechnikai üzlet|hifi bolt|műszaki webáruház|elektronika|laptop webáruház|fotóbolt|mobiltelefonok',
    'perfume-shop':
      'parfüméria|parfüm|parfümök|illatszer|illatszerbolt|kozmetikai termékek|kozmetikumok|drogéria|parfüm webáruház|kozmetikai webáruház|szépségápolási termékek|fodrászcikk|fodrászkellék',
    'fashion-brand':
      'divatmárka|ruhamárka|magyar divatmárka|táskamárka|ékszermárka|óramárka|divatház|streetwear márka|cipőmárka|fürdőruha márka|női táska|táskák|lifestyle márka|kiegészítő márka',
    'cosmetics-brand':
      'kozmetikai márka|natúrkozmetikum|natúrkozmetikumok|natúrkozmetika|bőrápolás|bőrápoló termékek|étrend-kiegészítő|étrend-kiegészítők|táplálékkiegészítő|kézműves szappan|szappan|illóolaj|illóolajok|vitaminok|szappanmanufaktúra|cbd termékek|bőrápolási márka|táplálékkiegészítők',
    pottery:
      'kerámia|kerámiák|keramikus|fazekasműhely|kerámiaműhely|kerámia műhely|kerámiastúdió|fazekasság|kézműves kerámia|fazekasok|fazekasmester',
    'craft-workshop':
      'kézműves|kézműves termékek|kézműves műhely|kézműves manufaktúra|bőrműves|bőrműhely|bőrdíszműves|üvegműhely|késkészítő|szövőműhely|könyvkötő|gyertyaöntő|könyvkötészet|fafaragó|kézműves bőráru|kézzel készített',
    marketplace:
      'piactér|online piactér|apróhirdetés|apróhirdetések|hirdetési portál|ár-összehasonlító|árösszehasonlító|állásportál|állásbörze|adásvételi portál|jegyértékesítés|foglalási platform|hirdetési oldal|összehasonlító oldal|szállásfoglaló oldal',
    'auction-house': 'aukciósház|aukciós ház|árverés|árverések|aukció|aukciók|árverezőház|online aukció',
    'energy-supplier':
      'energiaszolgáltató|áramszolgáltató|energiakereskedő|gázszolgáltató|villamosenergia-kereskedő|energetikai cég|energiacég|energiavállalat|közműszolgáltató|vízmű|~vízművek|távhőszolgáltató|elektromos autó töltés|megújuló energia|szélerőmű',
    telecom:
      'telekommunikáció|távközlési szolgáltató|telekommunikációs szolgáltató|távközlési cég|mobilszolgáltató|telefonszolgáltató|voip|voip szolgáltató|távközlés|telekommunikációs vállalat|mobil szolgáltató|ip telefon',
    'internet-provider':
      'internetszolgáltató|internet szolgáltató|internetszolgáltatás|szélessávú internet|optikai internet|kábeltelevízió|kábel tv|internet és kábeltévé|mikrohullámú internet|internetszolgáltatók|kábelszolgáltató',
    publisher:
      'könyvkiadók|~könyvkiadó|lapkiadó|zeneműkiadó|könyvkiadás|kiadóvállalat|kiadói csoport|folyóiratkiadó|kiadó|kiadók',
    'board-game': 'társasjáték|társasjátékok|kártyajáték|kártyajátékok|szerepjáték|partijáték|asztali szerepjáték',
    'hardware-device':
      'készülék|érzékelő|szenzor|kamera|drón|elektromos kerékpár|elektromos roller|billentyűzet|fejhallgató|hangfal|okosóra|3d nyomtató|gép|jármű|elektromos autó|lakóautó|hajó|utánfutó|berendezés|hardvertárca|laptop|szintetizátor',
    software:
      'szoftverek|~szoftver|számítógépes program|szoftvermegoldás|szoftvercsomag|vállalati szoftver|szoftvertermék|szoftveres megoldás',
    'mobile-app':
      'applikáció|applikációk|mobilalkalmazás|mobil alkalmazás|mobilapp|mobil app|mobilalkalmazások|app|android alkalmazás|iphone alkalmazás|ios alkalmazás|okostelefonos alkalmazás|mobil applikáció|telefonos applikáció',
    'web-app':
      'webalkalmazás|webes alkalmazás|online eszköz|webapp|online szolgáltatás|webes szolgáltatás|webes szoftver|online alkalmazás|online program',
    'desktop-app':
      'asztali alkalmazás|windows program|mac alkalmazás|windows alkalmazás|segédprogram|macos alkalmazás|asztali program|linux alkalmazás|segédprogramok',
    platform:
      'platformok|online platform|digitális platform|felhőplatform|szoftverplatform|~platform|adatplatform|ai platform',
    tool: 'eszköz|eszközök|eszköztár|~kalkulátor|kalkulátorok|generátor|konverter|átváltó|szimulátor|tervező eszköz|megjelenítő|online kalkulátor|számológép|letöltő|lejátszó|vezérlőpult|emulátor',
    suite: 'programcsomag|all-in-one megoldás|irodai programcsomag|komplett szoftvercsomag|irodai szoftvercsomag',
    'browser-extension':
      'böngészőbővítmény|böngésző bővítmény|chrome bővítmény|böngészőkiegészítő|böngésző|webböngésző|reklámblokkoló|firefox kiegészítő|hirdetésblokkoló',
    plugin:
      'bővítmény|bővítmények|plugin|pluginek|wordpress bővítmény|beépülő modul|kiegészítő modul|wordpress plugin|vst plugin|beépülő',
    'code-library':
      'programkönyvtár|függvénykönyvtár|javascript könyvtár|python könyvtár|sdk|komponenskönyvtár|fejlesztői készlet|npm csomag|kódkönyvtár|python csomag',
    framework:
      'keretrendszerek|~keretrendszer|framework|tartalomkezelő rendszer|tartalomkezelő|cms|cms rendszer|webes keretrendszer|játékmotor|design rendszer|javascript keretrendszer|css keretrendszer',
    'programming-language':
      'programozási nyelv|programnyelv|szkriptnyelv|leíró nyelv|lekérdezőnyelv|fordítóprogram|jelölőnyelv',
    database:
      'adatbázisok|~adatbázis|adattárház|keresőmotor|vektoradatbázis|adatbáziskezelő|adatbázis-kezelő|táblázatkezelő|adattó|keresőprogram',
    api: 'api|rest api|api platform|fizetési kapu|fizetési szolgáltató|fizetési megoldás|fizetési platform',
    'operating-system':
      'operációs rendszer|operációs rendszerek|linux disztribúció|linux terjesztés|firmware|disztribúció|ablakkezelő|asztali környezet',
    'file-sharing-client':
      'torrent kliens|fájlmegosztó|fájlmegosztás|fájlküldés|ftp kliens|letöltéskezelő|fájlátvitel|torrent oldal|fájlküldő|fájlszinkronizálás|bittorrent kliens',
    'password-manager':
      'jelszókezelő|jelszótároló|jelszó menedzser|jelszószéf|jelszógenerátor|hitelesítő alkalmazás|jelszókezelő alkalmazás',
    'crypto-wallet':
      'kriptotárca|kriptovaluta tárca|bitcoin tárca|digitális tárca|ethereum tárca|kripto tárca|web3 tárca',
    cryptocurrency:
      'kriptovaluta|kriptovaluták|kriptopénz|digitális valuta|token|blokklánc|blockchain|nft|nft gyűjtemény|stablecoin|memecoin|kriptoeszköz|mémcoin',
    'crypto-exchange':
      'kriptotőzsde|kriptováltó|kriptovaluta tőzsde|bitcoin váltó|kereskedési platform|bróker|forex bróker|online bróker|kriptovaluta váltó|brókercég|értéktőzsde|bitcoin automata',
    'trading-protocol':
      'defi protokoll|kereskedési protokoll|decentralizált tőzsde|kereskedő robot|tőzsderobot|protokoll|defi|dex|hitelezési protokoll|likviditási protokoll|kereskedési jelzések',
    dapp: 'dapp|decentralizált alkalmazás|okosszerződés|okosszerződések|dao|web3 platform|decentralizált alkalmazások',
    'messaging-app':
      'üzenetküldő|üzenetküldő alkalmazás|csevegőprogram|csevegőalkalmazás|videokonferencia|levelezőprogram|email kliens|társkereső|társkereső oldal|társkereső app|közösségi oldal|chat alkalmazás|közösségi háló|e-mail szolgáltatás|társkereső alkalmazás|csevegő',
    'text-editor':
      'szövegszerkesztő|kódszerkesztő|képszerkesztő|videószerkesztő|pdf szerkesztő|hangszerkesztő|szerkesztőprogram|kottaíró|fejlesztőkörnyezet|fotószerkesztő|videovágó program|markdown szerkesztő|vektorgrafikai szerkesztő|szerkesztő',
    'note-app':
      'jegyzetelő|jegyzetelő alkalmazás|jegyzetek alkalmazás|teendőlista|feladatkezelő|naptár alkalmazás|naplóalkalmazás|szokáskövető|tudásbázis|jegyzetkészítő alkalmazás|emlékeztető alkalmazás|könyvjelzőkezelő|jegyzetalkalmazás',
    'weather-app':
      'időjárás|időjárás-előrejelzés|időjárás alkalmazás|meteorológia|időjárás app|időjárás előrejelzés|időkép',
    'music-app':
      'zenelejátszó|zenehallgató|zenei alkalmazás|médialejátszó|videólejátszó|zene streaming|podcast alkalmazás|rádió alkalmazás|hangoló alkalmazás|metronóm|médiaszerver|zenestreaming',
    'photo-app':
      'fotóalkalmazás|fotó alkalmazás|fotókezelő|kamera alkalmazás|képnézegető|fotómegosztó|fotó app|képkezelő|fotószerkesztő alkalmazás',
    'fitness-app':
      'fitnesz alkalmazás|edzés alkalmazás|futóalkalmazás|kalóriaszámláló|edzésnapló|edzésterv alkalmazás|meditációs alkalmazás|kalória kalkulátor|menstruációs naptár|étrendtervező|alvás alkalmazás|fitnesz app|fitness app|egészség alkalmazás',
    'language-app':
      'nyelvtanuló alkalmazás|szótanuló|szókártya|szókártyák|nyelvtanuló program|szótanuló program|nyelvtanuló app|tanulókártya|tanulókártyák|gépírás oktató',
    'finance-app':
      'pénzügyi alkalmazás|költségkövető|költségvetés alkalmazás|kiadáskövető|banki alkalmazás|pénzügyi app|személyes pénzügyek|költségvetés tervező|mobilbank|pénzügyi napló|portfóliókövető',
    'accounting-software':
      'könyvelőprogram|számlázóprogram|számlázó program|könyvelő program|online számlázó|bérszámfejtő program|könyvelési szoftver|számlázó rendszer|számlázó szoftver|pénztárgép szoftver|fintech platform',
    erp: 'vállalatirányítási rendszer|vállalatirányítási szoftver|ügyviteli rendszer|ügyviteli szoftver|erp|erp rendszer|raktárkezelő|készletkezelő|raktárkezelő program|készletnyilvántartó program|flottakövetés|flottakezelő|gyártásirányítási rendszer|munkalap szoftver|erp szoftver|ügyviteli program|flottakezelő rendszer',
    crm: 'crm|crm rendszer|crm szoftver|ügyfélkezelő rendszer|ügyfélkapcsolat-kezelő|ügyfélszolgálati szoftver|értékesítési szoftver|helpdesk szoftver|ügyfélkezelő szoftver|ügyfélkezelő|helpdesk rendszer|ügyfélkapcsolat-kezelő rendszer',
    'project-management':
      'projektmenedzsment szoftver|projektmenedzsment|projektkezelő|projektkezelő szoftver|munkaidő-nyilvántartás|munkaidő nyilvántartó|munkaidő-nyilvántartó|feladatkezelő szoftver|hr szoftver|toborzó szoftver|csapatmunka szoftver|intranet|munkaidő-nyilvántartó rendszer|beosztástervező|időkövetés|jelenléti ív|munkaerő-tervezés|jelenléti rendszer|munkafolyamat-automatizálás',
    'email-tool':
      'hírlevélküldő|hírlevélküldő szoftver|hírlevélküldő rendszer|email marketing|e-mail marketing szoftver|e-mail marketing|hírlevél szoftver|email marketing rendszer',
    'marketing-software':
      'marketing szoftver|marketing automatizáció|marketingautomatizálás|seo eszköz|hűségprogram|törzsvásárlói rendszer|kérdőív szoftver|űrlapkészítő|online kérdőív|qr kód generátor|linkrövidítő|affiliate rendszer|hirdetéskezelő|digitális kijelző|közösségi média kezelő|popup készítő|online űrlap|landing oldal készítő|hűségprogram szoftver',
    'analytics-software':
      'elemző szoftver|adatelemzés|webanalitika|üzleti intelligencia|analitika|bi rendszer|monitoring rendszer|felügyeleti szoftver|adatvizualizáció|weboldal monitorozás|bi szoftver|riportkészítő|naplóelemzés|monitoring szoftver',
    'booking-software':
      'időpontfoglaló|időpontfoglaló rendszer|foglalási rendszer|foglaló rendszer|online időpontfoglaló|szállodai szoftver|online foglalási rendszer|jegyértékesítő rendszer|edzőterem szoftver|szalon szoftver|channel manager|tagságkezelő|időpontfoglaló szoftver|foglaláskezelő|online időpontfoglalás|bérleti szoftver|iskolai szoftver',
    'restaurant-software':
      'éttermi szoftver|éttermi rendszer|vendéglátós szoftver|kasszarendszer|éttermi kasszarendszer|pénztárrendszer|digitális étlap|vendéglátó szoftver|online rendelési rendszer|qr étlap|pos rendszer|éttermi program|ételrendelő rendszer|vendéglátó program',
    'practice-software':
      'orvosi szoftver|praxismenedzsment|rendelői szoftver|egészségügyi szoftver|fogászati szoftver|páciensportál|telemedicina|orvostechnikai eszköz|orvosi eszköz|orvostechnikai eszközök|háziorvosi szoftver|ügyvédi szoftver|távgyógyászat|orvosi informatikai rendszer|kórházi információs rendszer',
    'security-software':
      'biztonsági szoftver|kiberbiztonság|it biztonság|it biztonsági|sérülékenységvizsgálat|tűzfal|behatolásvizsgálat|titkosító szoftver|identitáskezelés|penetrációs teszt|információbiztonság|kiberbiztonsági platform|sebezhetőség vizsgálat|hálózatbiztonság|informatikai biztonság|csalásfelderítés|etikus hackelés',
    'compliance-software':
      'megfelelőségi szoftver|dokumentumkezelő|dokumentumkezelő rendszer|elektronikus aláírás|digitális aláírás|szerződéskezelő|audit szoftver|cookie kezelő|minőségirányítási szoftver|iratkezelő rendszer|visszaélés-bejelentési rendszer|gdpr szoftver|iratkezelő|sütikezelő|esg szoftver|iratkezelő szoftver|kockázatkezelő szoftver',
    antivirus:
      'vírusirtó|vírusirtók|vírusvédelem|vírusirtó program|antivírus|spamszűrő|vírusirtó szoftver|kártevőirtó szoftver',
    vpn: 'vpn|vpn szolgáltatás|vpn szolgáltató|proxy szolgáltatás|virtuális magánhálózat|dns szolgáltatás|proxy szerver',
    'disk-tool':
      'lemezkezelő|fájlkezelő|duplikátumkereső|lemeztisztító|tárhelyelemző|rendszertisztító|lemezterület elemző',
    'backup-software':
      'biztonsági mentés|mentési szoftver|felhőtárhely|online mentés|felhő alapú mentés|felhőtároló|biztonsági mentő szoftver|felhőtárolás|adattárolás|mentési megoldás',
    'hosting-provider':
      'tárhelyszolgáltató|tárhely|webtárhely|tárhelyszolgáltatás|domain regisztráció|domain|hosting|vps|webhosting|szerverhosting|adatközpont|felhőszolgáltató|szerverbérlés|domain regisztrátor|tárhely szolgáltató|vps szerver|szerverhoszting|dedikált szerver',
    'streaming-service':
      'streaming szolgáltatás|streaming|streaming platform|élő közvetítés|videómegosztó|élő közvetítések|videós platform|webinár platform|online közvetítés|videotéka',
    'radio-platform':
      'internetes rádió|online rádió|rádió streaming|online rádiók|netrádió|rádió hosting|podcast tárhely|rádióállomások online',
    chatbot:
      'chatbot|chatbotok|csetbot|ai chatbot|hangasszisztens|élő chat|chat szoftver|mi chatbot|hangrobot|voicebot',
    'ai-assistant':
      'ai asszisztens|mi asszisztens|mesterséges intelligencia asszisztens|digitális asszisztens|ai eszköz|képgenerátor|beszédfelismerő|ai szövegíró|leiratozás|nyelvi modell|ai képgenerátor|leiratkészítő|beszédfelismerés|ai modell',
    'ai-agent':
      'ai ügynök|ai ügynökök|mi ügynök|ai automatizáció|mesterséges intelligencia|mi-ügynökök|mesterséges intelligencia cég|gépi tanulás platform|ai agent|ai ügynökség|gépi látás',
    'website-builder':
      'weboldalkészítő program|honlapkészítő program|weboldal szerkesztő|webáruház rendszer|webáruház motor|webáruház bérlés|honlapszerkesztő|bérelhető webáruház|no-code platform|önéletrajz készítő|kurzusplatform|weboldal építő|alkalmazásépítő|e-kereskedelmi platform|fórummotor|önéletrajz szerkesztő',
    'website-template':
      'weboldal sablon|wordpress sablon|html sablon|sablonok|betűtípus|betűtípusok|ikonkészlet|stock fotó|honlap sablon|wordpress téma|stock fotók|ikonok|sablon|weboldal sablonok',
    'design-tool':
      'tervezőprogram|tervező szoftver|cad szoftver|3d tervező|lakberendező program|3d szoftver|prezentációkészítő|rajzprogram|animációs szoftver|logókészítő|képernyőfelvevő|grafikai program|szimulációs szoftver|3d modellező|cad program|modellező szoftver',
    'developer-tool':
      'fejlesztői eszköz|fejlesztői eszközök|fejlesztőeszköz|fejlesztői platform|parancssori eszköz|tesztautomatizálás|verziókezelő|tesztelő eszköz|csomagkezelő|terminálemulátor|build eszköz|kódgenerátor|hibakereső|verziókövetés',
    'computer-game':
      'játék|játékok|számítógépes játék|videojáték|videojátékok|online játék|mobiljáték|böngészős játék|logikai játék|stratégiai játék|kvízjáték|online játékok|szójáték|kalandjáték|mmorpg|kvíz',
    'game-server':
      'játékszerver|minecraft szerver|szerepjáték szerver|discord szerver|fivem szerver|game szerver|samp szerver|roleplay szerver',
    'game-studio':
      'játékstúdió|játékfejlesztő stúdió|játékfejlesztés|játékkiadó|játékfejlesztő cég|videojáték fejlesztő|indie játékstúdió',
    saas: 'saas|szoftver mint szolgáltatás|felhőalapú szoftver|felhő alapú szoftver|felhőszolgáltatás|saas platform|felhőalapú megoldás|felhőmegoldás|felhő alapú megoldás|saas megoldás',
    'learning-platform':
      'tanulási platform|oktatási platform|e-learning platform|lms|oktatóprogram|tanulást segítő alkalmazás|online tanulás|e-learning rendszer|oktatási keretrendszer|online oktatás|oktatóanyag platform|tanulóprogram|oktatási portál|oktató alkalmazás|távoktatási rendszer|kvíz alkalmazás',
    'smart-home':
      'okosotthon|okos otthon|okosotthonok|okosotthon rendszer|otthonautomatizálás|épületautomatizálás|kaputelefon|kaputelefonok|okos zár|okoszár|okoslakás|okosház|smart home|okosvilágítás',
    robot:
      'robot|~robotok|robotika|robotikai cég|ipari robot|ipari robotok|robottechnika|automatizálási megoldások|kollaboratív robot|kobot',
    association:
      'egyesület|egyesületek|egyesülete|társaság|szövetsége|~szövetség|baráti társaság|öregdiák egyesület|szülői egyesület|helytörténeti egyesület|tudományos társaság|szakmai egyesület|lakóközösség|egylet',
    'non-profit':
      'nonprofit szervezet|nonprofit|non-profit szervezet|civil szervezet|civil szervezetek|közhasznú szervezet|közhasznú egyesület|nonprofit kft|társadalmi vállalkozás|jogvédő szervezet|humanitárius szervezet|közhasznú nonprofit',
    charity:
      'jótékonysági szervezet|jótékonyság|karitatív szervezet|~segélyszervezet|élelmiszerbank|~szeretetszolgálat|karitász|adománygyűjtés|hajléktalanszálló|ingyenkonyha|népkonyha|jótékonysági szervezetek',
    foundation: 'alapítványok|alapítványa|~alapítvány|~közalapítvány|ösztöndíjprogram|ösztöndíj|ösztöndíjalap',
    'support-association':
      'támogató egyesület|önsegítő csoport|önsegítő csoportok|betegszervezet|betegegyesület|baráti kör|érdekvédelmi szervezet|szülői munkaközösség|önsegítő egyesület',
    'community-organisation':
      'közösségi ház|művelődési ház|művelődési központ|kulturális központ|ifjúsági központ|közösségi központ|kultúrház|közösségi kert|közösségi szervezet|faluház|közösségi tér|teleház|kulturális egyesület|kulturális intézmény',
    'rescue-organisation':
      'hegyimentő|hegyimentők|vízimentő|vízimentők|mentőszervezet|elsősegély|elsősegély tanfolyam|vízimentő szakszolgálat|mentőcsapat|kutató-mentő|polgárőrség|barlangi mentőszolgálat|speciális mentő',
    church:
      'templom|templomok|~egyházközség|plébánia|plébániák|gyülekezetek|~gyülekezet|egyház|egyházmegye|zsinagóga|mecset|székesegyház|kápolna|bazilika|baptista gyülekezet|apátság',
    'religious-community':
      'szerzetesrend|kolostor|vallási közösség|~hitközség|buddhista központ|meditációs központ|vallási egyesület|rendház|zarándokhely|bibliakör|meditáció|missziós szervezet|zárda',
    'political-party':
      'politikai párt|politikai mozgalom|párt|képviselőjelölt|polgármesterjelölt|kampány|választási kampány|országgyűlési képviselő',
    union:
      'szakszervezetek|szakszervezete|~szakszervezet|dolgozói szakszervezet|szakszervezeti szövetség|üzemi tanács|érdekképviselet',
    'trade-association':
      'kereskedelmi és iparkamara|kamara|~iparkamara|szakmai szövetség|ipartestület|vállalkozók szövetsége|iparági szövetség|szakmai szervezet|szakmai kamara|mérnöki kamara|ügyvédi kamara|gyártók szövetsége|agrárkamara|munkaadói szövetség|terméktanács|céh|üzleti klub',
    cooperative:
      'szövetkezetek|~szövetkezet|lakásszövetkezet|szociális szövetkezet|termelői szövetkezet|lakásfenntartó szövetkezet|mezőgazdasági szövetkezet|termelői csoport',
    municipality:
      'önkormányzatok|~önkormányzat|község|városi önkormányzat|község önkormányzata|falu|polgármesteri hivatal|közös önkormányzati hivatal|kerületi önkormányzat|járás|vármegye|nagyközség|nemzetiségi önkormányzat|megyei önkormányzat|község honlapja|város honlapja',
    authority:
      'hatóságok|~hatóság|minisztériuma|~minisztérium|kormányzati szerv|nagykövetség|konzulátus|rendőrség|közigazgatás|hivatal|közintézmény|~kormányhivatal|igazgatóság|katasztrófavédelem|ügyészség|bíróság|nemzeti park igazgatóság',
    'fire-brigade':
      '~tűzoltóság|önkéntes tűzoltó egyesület|tűzoltó egyesület|önkéntes tűzoltók|hivatásos tűzoltóság|tűzoltóparancsnokság|tűzoltók',
    community:
      'közösség|közösségek|közössége|online közösség|fórum|rajongói klub|rajongói oldal|fejlesztői közösség|nyílt közösség|gamer közösség|discord közösség|rajongói közösség|felhasználói csoport',
    network:
      'hálózat|hálózatok|hálózata|konzorcium|klaszter|partnerség|koalíció|együttműködés|üzleti hálózat|vállalkozói hálózat|kollektíva|partnerhálózat',
    club: 'klub|klubok|~klubja|autós klub|könyvklub|fotóklub|motoros klub|rotary klub|lions klub|nyugdíjas klub|rádióamatőr klub|motorosklub|nyugdíjasklub|kertbarát kör|olvasókör',
    initiative:
      'kezdeményezés|kezdeményezések|mozgalom|mozgalmak|akciócsoport|helyi akciócsoport|polgári kezdeményezés|civil kezdeményezés|szemléletformáló kampány|figyelemfelhívó kampány',
    project:
      'projektek|~projekt|kutatási projekt|művészeti projekt|pilot projekt|uniós projekt|eu projekt|pályázati projekt|hobbi projekt',
    'open-source-project':
      'nyílt forráskódú projekt|nyílt forráskódú szoftver|nyílt forráskód|szabad szoftver|nyílt szabvány|nyílt forráskódú|nyílt forrású|nyílt adatok',
    'youth-organisation':
      'ifjúsági szervezet|cserkészcsapat|cserkészek|cserkészet|ifjúsági egyesület|ifjúsági klub|nyári tábor|gyermektábor|ifjúsági tábor|napközis tábor|gyerektábor|táborok|ifjúsági ház|diákszínjátszó|mentorprogram|ifjúsági mozgalom|diáktábor',
    'student-organisation':
      'hallgatói önkormányzat|diákszervezet|diákszervezetek|hallgatói szervezet|~szakkollégium|diákegyesület|diákönkormányzat|hallgatói csapat|formula student csapat|doktorandusz önkormányzat',
    company:
      'cég|cégek|vállalat|vállalatok|vállalkozás|vállalkozások|családi vállalkozás|családi cég|márka|kft|zrt|magyar vállalkozás',
    agency: 'ügynökségek|~ügynökség|full-service ügynökség|butik ügynökség',
    service: 'szolgáltatások|~szolgáltatás|előfizetéses szolgáltatás|~szolgálat|concierge szolgáltatás',
    studio: 'stúdiók|~stúdió|atelier|műterem|műhely',
    practice: 'praxis|rendelő|rendelők|magánpraxis',
    centre: 'központok|központja|~központ|~centrum|kompetenciaközpont|kiválósági központ|bázis',
    provider: 'szolgáltatók|~szolgáltató|megoldásszállító|szolgáltató cég|megoldásszolgáltató',
    specialist: 'szakértők|szakember|szakemberek|specialista|specialisták|~szakértő|szakértője|tanácsadója',
    solution: 'megoldás|rendszer|rendszerek|termék|termékek|technológia|technológiák|~megoldások',
    group: 'csoport|vállalatcsoport|~cégcsoport|holding|csapat|konszern|konglomerátum',
    startup: 'startup|startupok|start-up|induló vállalkozás|spin-off',
    blog: 'blog|blogok|~blogja|személyes blog|utazási blog|gasztroblog|receptblog|személyes oldal|divatblog|személyes honlap|útinapló|weblap|honlapja',
    magazine:
      'magazinok|~magazin|online magazin|folyóirat|folyóiratok|szaklap|képregény|receptoldal|tudományos folyóirat|irodalmi folyóirat|tesztoldal|szakfolyóirat|receptek|webmagazin',
    newspaper:
      'újság|hírportál|hírportálok|napilap|hetilap|hírügynökség|híroldal|helyi hírek|helyi újság|friss hírek|megyei hírportál',
    newsletter: 'hírlevél|hírlevelek|heti hírlevél|napi hírlevél',
    podcast: 'podcast|podcastok|youtube csatorna|beszélgetős műsor|videó podcast|hangjáték|websorozat|podcast csatorna',
    'radio-station': 'rádió|rádiók|rádióadó|rádióállomás|közösségi rádió|rádióműsor|helyi rádió|rádiócsatorna',
    'tv-channel':
      'tévécsatorna|televízió|televíziók|tv csatorna|városi televízió|dokumentumfilm|film|rövidfilm|sorozat|filmsorozat|tévé|játékfilm|helyi televízió|műsorszolgáltató',
    'record-label':
      'lemezkiadó|zenei kiadó|koncertszervező|koncertszervezés|előadómenedzsment|művészügynökség|zenei menedzsment|lemezkiadók|zenekiadó',
    portal:
      'portálok|~portál|információs portál|internetes portál|tematikus oldal|információs oldal|tudástár|online portál|ismeretterjesztő oldal|szakportál',
    directory:
      'címtár|katalógus|cégkatalógus|telefonkönyv|cégjegyzék|linkgyűjtemény|szaknévsor|archívum|adattár|gyűjtőoldal|állásoldal|ingatlanportál|térkép|digitális archívum|cégtár|szakember kereső|cégkereső',
    encyclopedia:
      'enciklopédia|lexikon|szótár|online szótár|wiki|szószedet|dokumentáció|felhasználói kézikönyv|kézikönyv|útmutató|útmutatók|online könyv|értelmező szótár|oktatóanyag sorozat|fogalomtár',
    portfolio:
      'portfólió|önéletrajz|online portfólió|portfólió oldal|bemutatkozó oldal|szakmai önéletrajz|referenciamunkák',
    'film-production':
      'filmgyártás|filmgyártó cég|filmstúdió|filmes produkciós iroda|produkciós iroda|filmkészítő|filmrendező|filmgyártó|produkciós cég|utómunka stúdió|filmesek|filmrendezők',
  },
}
