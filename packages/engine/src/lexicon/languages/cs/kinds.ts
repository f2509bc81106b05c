import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotely|hotelu|hotelem|butikový hotel|motel|motely|garni hotel|hotýlek',
    'guest-house':
      'penzion*|pension|pensiony|ubytování v soukromí|pokoje k pronájmu|rodinný penzion|apartmánový dům|bed and breakfast|bed & breakfast|b&b',
    hostel: 'hostel|hostely|hostelu|turistická ubytovna|mládežnický hostel',
    inn: 'zájezdní hostinec|zájezdní hostince|hostinec s ubytováním|hospoda s ubytováním|zájezdní hospoda',
    'holiday-home':
      'chata k pronájmu|chaty k pronájmu|chalupa k pronájmu|chalupy k pronájmu|chata|chaty|chalup*|apartmán*|rekreační dům|rekreační domy|prázdninový dům|roubenk*|srub k pronájmu|prázdninový byt|rekreační objekt|rekreační chata|chatky|vila|dovolená na chatě|horská chalupa|pronájem chat|pronájem chalup',
    'mountain-hut': 'horská chata|horské chaty|horské chatě|horská bouda|turistická chata',
    campsite:
      'kemp|kempy|kempu|autokemp*|autocamp*|camp|camping|kempink*|tábořiště|glamping*|karavan kemp|stanový tábor|stellplatz',
    resort:
      'resort|resorty|resortu|rekreační středisk*|lyžařský areál|ski areál|skiareál|lyžařské středisko|rekreační areál|wellness resort|prázdninový resort',
    'farm-stay':
      'agroturistik*|ubytování na farmě|ubytování na statku|dovolená na farmě|ekofarma s ubytováním|pobyt na statku|agropenzion',
    accommodation: 'ubytování|ubytovací zařízení|ubytovací služby|ubytovn*|ubytovací kapacity',
    'student-residence':
      'studentské ubytování|studentské bydlení|vysokoškolské koleje|domov mládeže|studentská kolej|internát',
    restaurant:
      'restaurac*|restaurant|bistro|bistra|pohostinství|steakhouse|steak house|sushi bar|gril|burgrárna|hostinec|hostince|občerstvení|pivnice s kuchyní|bufet|trattoria|rychlé občerstvení|gastropub|motorest|kebab|denní menu|jídelna|jídelny',
    pizzeria: 'pizzeri*|pizza|pizza rozvoz|rozvoz pizzy|pizza restaurace',
    cafe: 'kavárn*|čajovn*|coffee shop|espresso bar|kafe bar|café',
    bar: 'bar|bary|baru|barem|koktejlový bar|vinný bar|cocktail bar|vinárn*|lounge bar|pivní zahrádka|music bar|whisky bar|sky bar',
    pub: 'hospoda|hospody|hospod|hospůdka|hospůdky|pivnice|pub|pivotéka|výčep|irská hospoda|pivní bar|restaurační pivnice',
    nightclub: 'noční klub|noční kluby|diskoték*|nočního klubu|noční bar',
    bakery: 'pekárn*|pekař|pekařství|řemeslná pekárna|pekárenství|domácí pekárna|rodinná pekárna',
    butcher:
      'řeznictví|řezník|řezníci|uzenářství|řeznictví a uzenářství|masna|masny|maso a uzeniny|maso uzeniny|výroba uzenin',
    'pastry-shop':
      'cukrárn*|cukrářství|cukrář|dorty na zakázku|výroba dortů|čokoládovn*|cukrářská výroba|cukrářka|svatební dorty|domácí cukrárna|zákusky',
    'ice-cream-parlour': 'zmrzlinárn*|zmrzlina|řemeslná zmrzlina|výroba zmrzliny|gelateri*|italská zmrzlina',
    catering:
      'catering*|cateringová společnost|cateringové služby|cateringová firma|rauty|krabičková dieta|krabičkové diety|krabičková strava|rozvoz jídla|rozvoz obědů|svatební catering',
    'food-truck': 'food truck|food trucky|foodtruck*|street food|pojízdné občerstvení|pojízdná kavárna',
    brewery: 'pivovar|pivovary|pivovaru|pivovarem|minipivovar*|řemeslný pivovar|rodinný pivovar|restaurační pivovar',
    winery:
      'vinařství|vinař|vinaři|vinný sklep|vinné sklepy|vinice|rodinné vinařství|sklípek|výrobce vína|vinařský dům',
    distillery: 'palírn*|lihovar*|destilérk*|pálenic*|výrobce lihovin|pěstitelská pálenice|výroba destilátů',
    'coffee-roaster': 'pražírn* kávy|pražírn*|pražení kávy|čerstvě pražená káva|výběrová káva',
    delicatessen: 'lahůdky|lahůdkářství|delikates*|obchod s delikatesami|lahůdkárna|výroba lahůdek',
    'food-producer':
      'výrobce potravin|výroba potravin|potravinářská firma|potravinářská společnost|výrobce cukrovinek|výrobce těstovin|výroba těstovin|moštárn*|včelařství|včelí farma|konzervárn*|výrobce nápojů|med od včelaře',
    farm: 'farma|farmy|farmě|farmou|ekofarm*|biofarm*|rodinná farma|zemědělská farma|statek|statku|zemědělské družstvo|ovocný sad|ovocnářství|zemědělská společnost|zahradnictví a zelinářství|zelinářství|bedýnky',
    dairy: 'mlékárn*|sýrárn*|výroba sýrů|kozí farma|farmářské sýry|rodinná mlékárna',
    'beach-club': 'beach club|plážový klub|beach bar|plážový bar|plážový areál',
    'music-venue':
      'hudební klub|hudební kluby|koncertní sál|koncertní síň|jazzový klub|jazz club|rockový klub|koncertní hala|hudební scéna|koncertní klub',
    'event-venue':
      'konferenční centrum|kongresové centrum|pronájem sálu|pronájem prostor|eventový prostor|prostor pro akce|společenský sál|konferenční prostory|společenský dům|víceúčelová hala|kongresový sál|pronájem prostorů|výstaviště|konferenční sál',
    'wedding-venue':
      'svatební místo|svatební místa|místo pro svatbu|svatba na zámku|svatba ve stodole|svatební stodola|svatební areál|svatební statek|svatební dům|prostor pro svatby',
    theatre:
      'divadl*|loutkové divadlo|opera|divadelní soubor|ochotnické divadlo|hudební divadlo|divadelní spolek|kabaret|divadelní scéna',
    cinema: 'kino|kina|kinem|letní kino|multikino|autokino|multiplex|artové kino',
    museum:
      'muzeum|muzea|muzeí|muzeem|skanzen|skanzeny|památník|návštěvnické centrum|science centrum|pamětní síň|regionální muzeum|státní hrad|státní zámek|hrad a zámek|zámecké muzeum',
    gallery: 'galeri*|galerie umění|umělecká galerie|galerie výtvarného umění|výstavní síň|prodejní galerie',
    zoo: 'zoo|zoologická zahrada|zoologické zahrady|zoopark*|safari park|akvárium veřejné|mořský svět|minizoo|farmapark|obora|záchranná zoo',
    'theme-park':
      'zábavní park|zábavní parky|tematický park|lunapark*|dinopark*|zábavní centrum|park miniatur|zábavný park',
    'adventure-park':
      'lanové centrum|lanový park|lanová centra|adrenalinový park|trampolínový park|jump park|bobová dráha|paintball|trampolínové centrum|jumparéna|zipline',
    'escape-room':
      'úniková hra|únikové hry|únikovka|únikovky|escape room|únikových her|úniková místnost|venkovní úniková hra',
    'indoor-playground':
      'dětská herna|herna pro děti|dětské herny|dětský koutek|dětský zábavní park|zábavní centrum pro děti|vnitřní hřiště|dětské hrací centrum|dětský svět',
    'bowling-alley': 'bowling|bowlingové centrum|bowlingu|kuželn*|kulečník|laser game|laser aréna|biliard|bowling bar',
    'swimming-pool':
      'plavecký bazén|bazén|bazény|bazénu|aquapark*|krytý bazén|koupališt*|plavecký stadion|akvapark*|plavecký areál|vodní svět|městské lázně',
    spa: 'lázně|lázeňský dům|wellness|spa|wellness centrum|day spa|wellness & spa|lázeňský hotel|termální lázně|privátní wellness|wellness studio|pivní lázně|lázeňské domy|salzburské lázně|wellness pobyty',
    sauna:
      'sauna|sauny|saun|saunový svět|infrasauna|saunový svět a wellness|finská sauna|parní lázeň|veřejná sauna|hammam',
    marina:
      'marína|mariny|přístav|jachtařský přístav|půjčovna jachet|pronájem jachet|charter jachet|loděnic*|pronájem lodí a jachet|yachting',
    'boat-rental':
      'půjčovn* lodí|pronájem lodí|půjčovna kanoí|půjčovna raftů|vodácká půjčovna|plavby lodí|vyhlídkové plavby|půjčovna loděk|půjčovna lodiček|pronájem hausbótů|hausbóty|půjčovna paddleboardů|okružní plavby',
    'bike-rental':
      'půjčovna kol|půjčovna elektrokol|půjčovny kol|sdílená kola|bikesharing|půjčovna koloběžek|půjčovna jízdních kol',
    'tour-operator':
      'touroperátor*|pořadatel zájezdů|poznávací zájezdy|cestovatelské expedice|expedice|zájezdy|organizátor zájezdů',
    'guided-tours':
      'komentované prohlídky|prohlídky s průvodcem|průvodce městem|průvodcovské služby|horský průvodce|průvodkyně|komentovaná prohlídka|horští průvodci|výlety s průvodcem|prohlídky města|průvodci',
    'travel-agency': 'cestovní kancelář|cestovní kanceláře|cestovní agentur*|cestovní kanceláří|cestovka',
    'travel-guide':
      'turistický průvodce|cestovní průvodce|průvodce pro turisty|turistický portál|turistický informační portál|tipy na výlety|průvodce regionem|cestovatelský průvodce',
    'tourist-office':
      'informační centrum|turistické informační centrum|informační centra|turistické informace|infocentrum|centrála cestovního ruchu|turistická oblast|destinační společnost|destinační agentura',
    festival: 'festival*|hudební festival|filmový festival|slavnosti|přehlídka|masopust|majáles|jarmark',
    conference:
      'konferenc*|kongres|kongresy|veletrh*|sympozium|hackathon*|summit|výstava a veletrh|odborná konference|setkání odborníků|fórum odborníků',
    casino: 'kasino|kasina|casino|online casino|herna|herny|sázková kancelář|sázení|online kasino',
    'golf-course': 'golfové hřiště|golfový klub|golf club|golfový areál|golf resort|golf|driving range|golfový resort',
    'ski-school':
      'lyžařská škola|lyžařské školy|škola lyžování|ski škola|lyžařská školička|snowboardová škola|lyžařské kurzy|skischool|výuka lyžování',
    'surf-school':
      'škola surfingu|surfová škola|škola windsurfingu|windsurfing škola|kite škola|kiteboarding škola|surf camp|škola kitesurfingu|škola kiteboardingu',
    'diving-school':
      'potápěčská škola|potápěčské centrum|škola potápění|kurzy potápění|potápěčské kurzy|potápěčský klub|výuka potápění',
    'riding-school':
      'jezdecká škola|škola jízdy na koni|jezdecký klub|jízdárn*|jízda na koni|jezdecký areál|jezdecké centrum|výuka jízdy na koni|vyjížďky na koních|hipoterapie',
    'climbing-gym':
      'lezecká stěna|lezecké centrum|horolezecká stěna|lezecké stěny|bouldering|boulder centrum|bouldrovna|lezecká škola|boulderovna',
    gym: 'posilovn*|gym|crossfit|crossfit gym|box gym|boxerský klub|crossfit box|tělocvičn*|boxing club',
    'fitness-studio':
      'fitness|fitness centrum|fitness centra|fitcentrum|fit centrum|fitness studio|pilates studio|fitness klub|studio pilates|ems studio|fit studio|cvičení pro ženy|studio cvičení|pohybové studio',
    'personal-trainer':
      'osobní trenér|osobní trenérka|osobní trenéři|fitness trenér|kondiční trenér|osobní tréninky|fitness trenérka|osobní trénink|trenér běhu',
    'yoga-studio':
      'studio jógy|jógové studio|joga studio|škola jógy|jóga|lekce jógy|učitelka jógy|lektorka jógy|jógové centrum|power jóga',
    'dance-school':
      'taneční škola|taneční školy|taneční studio|taneční kurzy|taneční akademie|taneční klub|baletní škola|škola tance|taneční skupina|taneční lekce|kurzy tance|balet',
    'martial-arts-school':
      'bojová umění|bojových umění|škola bojových umění|karate klub|karate|judo klub|klub bojových umění|oddíl karate|taekwondo|krav maga|dojo|aikido|brazilské jiu-jitsu|sebeobrana|škola kung fu|oddíl judo|bojové sporty|judo|mma',
    'sports-club':
      'sportovní klub|sportovní kluby|fotbalový klub|hokejový klub|tělovýchovná jednota|volejbalový klub|atletický klub|basketbalový klub|sportovní oddíl|plavecký klub|florbalový klub|házenkářský klub|cyklistický klub|šachový klub|veslařský klub|sokol|tělocvičná jednota|gymnastický klub|jachetní klub|fotbalová akademie|atletický oddíl|lyžařský klub|střelecký klub|orientační běh|fotbalový oddíl|sportovní středisko mládeže',
    'sports-team':
      'fotbalový tým|hokejový tým|basketbalový tým|závodní tým|esportový tým|reprezentace|cyklistický tým|volejbalový tým|florbalový tým',
    'sports-federation':
      'sportovní svaz|fotbalová asociace|fotbalový svaz|svaz ledního hokeje|sportovní federace|fotbalová liga|atletický svaz|sportovní asociace|sportovní unie',
    'tennis-club':
      'tenisový klub|tenisové kluby|tenisová škola|tenisové kurty|tenisová akademie|tenisový areál|tenis klub|padel|padelové kurty|tenisové centrum|tenisová školička|badminton|squash',
    choir:
      'sbor pěvecký|pěvecký sbor|pěvecké sbory|dětský pěvecký sbor|smíšený sbor|komorní sbor|pěvecké sdružení|ženský sbor|pěvecký spolek|dětský sbor',
    orchestra:
      'orchestr*|filharmoni*|dechovk*|dechový orchestr|smyčcové kvarteto|komorní soubor|dechová hudba|komorní orchestr|smyčcový kvartet|cimbálová muzika|symfonický orchestr',
    band: 'hudební skupina|kapela|kapely|kapel|kapela na svatbu|rocková kapela|hudební kapela|svatební kapela|plesová kapela|taneční kapela|revival|rocková skupina|taneční orchestr a kapela|coverová kapela|hudební těleso',
    dj: 'dj|dj na svatbu|svatební dj|moderátor a dj|mobilní diskotéka|diskžokej',
    'event-agency':
      'eventová agentura|event agentura|eventové agentury|eventová společnost|pořádání akcí|organizace akcí|firemní akce|pořadatelská agentura|produkční agentura|umělecká agentura|teambuilding|organizace eventů|agentura pořádající akce',
    'wedding-planner':
      'svatební agentura|svatební koordinátor*|svatební agentury|organizace svateb|svatební plánovač*|koordinátorka svateb|wedding planner|svatby na klíč|plánování svateb|svatební koordinace',
    'event-service':
      'technické zajištění akcí|ozvučení akcí|fotokoutek|fotokoutky|pronájem párty stanů|půjčovna stanů|skákací hrady|pronájem skákacích hradů|kouzelník|ozvučení a osvětlení|půjčovna party stanů|animační programy|moderátor akcí|svatební výzdoba|půjčovna svatebních dekorací|pronájem techniky na akce|fotobudka|ohňostroje|hostesky|party servis|párty stany|zvuk a světla',
    'medical-practice':
      'ordinac*|praktický lékař|ordinace praktického lékaře|zdravotní středisko|lékařská ordinace|zdravotnické zařízení|zdravotnické centrum|lékařské centrum|lékařský dům|praktická lékařka|ambulanc*|všeobecný lékař|všeobecné praktické lékařství',
    doctor:
      'lékař|lékařka|lékaři|doktor|doktorka|dětský lékař|dětská lékařka|gynekolog*|kožní lékař|kožní ordinace|chirurg|kardiolog*|ortoped|ortopedie|psychiatr*|plastický chirurg|dermatolog*|oční lékař|urolog|urologie|pediatr*|neurolog|neurologie|oční ordinace|endokrinolog*|alergolog*',
    dentist:
      'zubař|zubaři|zubní lékař|zubní lékaři|zubní ordinace|stomatolog*|zubní klinika|dentální hygien*|zubní lékařka|zubní ambulance|zubní centrum|stomatologické centrum|zubní péče|zubní implantáty|zubní pohotovost|zubařka',
    orthodontist: 'ortodonci*|ortodontist*|rovnátka|ortodontická ordinace|ortodontická klinika|rovnání zubů',
    clinic:
      'klinik*|estetická klinika|klinika plastické chirurgie|oční klinika|klinika estetické medicíny|estetická medicína|klinika asistované reprodukce|plastická chirurgie|poliklinik*|soukromá klinika',
    hospital:
      'nemocnic*|hospic*|léčebn*|fakultní nemocnice|odborný léčebný ústav|psychiatrická nemocnice|sanatorium|rehabilitační ústav',
    physiotherapist:
      'fyzioterap*|rehabilitac*|fyzioterapeutická ordinace|rehabilitační centrum|rehabilitační ambulance|centrum fyzioterapie',
    chiropractor: 'chiroprakt*|chiropraxe|chiropraktická klinika',
    osteopath: 'osteopat*|osteopatická ordinace|osteopatické centrum',
    'speech-therapist': 'logoped*|klinická logopedie|klinický logoped|logopedická ambulance|logopedická ordinace',
    'occupational-therapist': 'ergoterap*|ergoterapeutická ambulance',
    psychotherapist:
      'psychoterap*|psycholog*|psychologická poradna|klinický psycholog|psychologická ambulance|psychologické centrum|párová terapie|psychologická ordinace|terapeutické centrum|adiktologie',
    naturopath:
      'akupunktur*|homeopat*|čínská medicína|tradiční čínská medicína|přírodní léčba|alternativní medicína|ájurvéd*|naturopat*|léčitel|léčitelka|bylinář*|celostní medicína|celostní terapie|kineziologie|kraniosakrální terapie',
    podiatrist: 'podiatri*|podolog*|přístrojová pedikúra|medicinální pedikúra|podiatrická ambulance|zdravotní pedikúra',
    midwife: 'porodní asistentk*|porodní asistence|dula|duly|porodní dům|předporodní kurzy|laktační poradkyně',
    nurse: 'ošetřovatelská péče|zdravotní sestra|ošetřovatelsk* služb*',
    'home-care':
      'domácí péče|home care|pečovatelská služba|pečovatelské služby|agentura domácí péče|osobní asistence|péče o seniory|domácí zdravotní péče|terénní sociální služby|péče o seniory doma|pečovatelky|terénní pečovatelská služba|odlehčovací služba',
    'care-home':
      'domov pro seniory|domovy pro seniory|domov důchodců|dům s pečovatelskou službou|domov se zvláštním režimem|domova pro seniory|penzion pro seniory|domov seniorů|seniorský dům|alzheimer centrum|bydlení pro seniory|domov pro osoby se zdravotním postižením|senior residence',
    pharmacy: 'lékárn*|online lékárna|internetová lékárna|drogeri*',
    optician:
      'optika|optiky|oční optika|optik|optometrist*|oční studio|brýle|dioptrické brýle|optometrie|oční studio a optika|brýle a čočky',
    'hearing-aids':
      'naslouchadl*|sluchadl*|naslouchátka|foniatrie|sluchadla a naslouchadla|audiolog*|kochleární implantáty',
    laboratory:
      'laborato*|zubní laboratoř|diagnostická laboratoř|zdravotnická laboratoř|klinická laboratoř|zkušební laboratoř|zubní technik|zubní laboratoře|kalibrační laboratoř|laboratorní rozbory',
    veterinarian:
      'veterinář*|veterinární ordinace|veterinární klinika|veterinární ambulance|veterinární lékař|zvěrolékař*|veterinární ošetřovna|veterinární centrum|veterinární nemocnice|veterina|veterinární lékařka',
    kennel:
      'hotel pro psy|psí hotel|hotel pro kočky|hlídání psů|psí penzion|penzion pro psy|psí školka|hotel pro zvířata|kočičí hotel|hotel pro domácí mazlíčky',
    'dog-school':
      'psí škola|výcvik psů|kynologický klub|výcvik psa|škola pro psy|kynolog*|trenér psů|psí akademie|psí cvičiště|kynologické cvičiště|psí psycholog|kynologická škola',
    'dog-groomer':
      'psí salon|stříhání psů|úprava psů|salon pro psy|psí kadeřnictví|psí kadeřník|stříhání a úprava psů|grooming',
    breeder:
      'chovatelská stanice|chovatelské stanice|chovatel*|chovatel psů|chov koní|chov psů|hřebčín|chov koček|hřebčinec|štěňata s pp|chovná stanice',
    'animal-shelter':
      'útulek pro psy|útulek|útulky|útulek pro zvířata|kočičí útulek|záchranná stanice|záchrana zvířat|psí útulek|útulek pro kočky|depozitum|pomoc zvířatům|ochrana zvířat|útulku',
    'pet-sitter': 'hlídání zvířat|venčení psů|petsitting|hlídání mazlíčků|péče o zvířata|hlídání koček|pet sitting',
    'riding-stable': 'stáj|stáje|stájí|ustájení koní|jezdecká stáj|ustájení|koňský ranč|ranč',
    hairdresser:
      'kadeřnictví|kadeřník|kadeřnice|kadeřnický salon|vlasové studio|vlasový salon|kadeřnické studio|holičství a kadeřnictví|kadeřnictví a kosmetika|prodlužování vlasů',
    barber: 'barber|barbershop*|barber shop|holičství|holič|pánské holičství|pánské kadeřnictví|pánský holič',
    'beauty-salon':
      'kosmetický salon|kosmetické studio|kosmetika a masáže|kosmetička|kosmetické služby|salon krásy|studio krásy|permanentní make-up|prodlužování řas|laserová epilace|vizážist*|beauty salon|beauty studio|depilace|epilace|kosmetické centrum|líčení|kosmetické ošetření|svatební líčení|solári*|kosmetické salony|studio kosmetiky',
    'nail-salon':
      'nehtové studio|manikúra|gelové nehty|modeláž nehtů|nehty|nehtová modeláž|manikúra a pedikúra|manikúra pedikúra|nehtový salon|pedikúra|nehtová designérka',
    'massage-practice':
      'masáže|masáž|masér|masérka|masážní salon|masážní studio|thajské masáže|thajská masáž|masáží|masérské služby|masážní centrum|reiki|sportovní masáže|maséři',
    'tattoo-studio': 'tetovací studio|tetovací salon|tetování|tattoo studio|tattoo|tatér*|piercing|piercingové studio',
    coach:
      'kouč|koučka|koučink|koučové|koučování|kouče|mentální kouč|koučing|life coach|osobní rozvoj|kariérní poradenství|business kouč|kariérový poradce|leadership koučink|mentor|mentoring',
    counselling:
      'manželská poradna|rodinná poradna|psychosociální poradna|občanská poradna|terapeut|terapeutka|krizová intervence|hypnoterap*|krizové centrum|hypnóza|poradenské centrum|linka důvěry|partnerská poradna',
    nutritionist:
      'nutriční terapeut*|výživový poradce|výživová poradkyně|výživové poradenství|nutriční poradce|nutriční poradenství|dietolog*|nutriční specialist*|výživoví poradci|nutriční poradna|výživová poradna',
    kindergarten:
      'mateřská škola|mateřské školy|mateřská školka|mateřské škole|montessori školka|lesní školka|školka|školky|soukromá školka|lesní mateřská škola|lesní klub',
    nursery: 'jesle|dětská skupina|dětské skupiny|jeslí|soukromé jesle|miniškolka|mikrojesle',
    childminder: 'hlídání dětí|chůva|chůvy|babysitting|agentura chův|au pair',
    school:
      'škola|školy|školu|škole|základní škola|základní školy|střední škola|střední školy|gymnázium|gymnázia|střední odborná škola|střední odborné učiliště|obchodní akademie|základní umělecká škola|zuš|soukromá škola|mezinárodní škola|průmyslová škola|střední průmyslová škola|speciální škola|učiliště|montessori škola|letní škola|zdravotnická škola',
    university:
      'univerzit*|vysoká škola|vysoké školy|fakult*|vysoké učení|vyšší odborná škola|technická univerzita|lékařská fakulta|katedra|univerzita třetího věku|mba studium|mba',
    academy: 'akademie|akademii|institut|instituty|institutu',
    'training-centre':
      'vzdělávací centrum|vzdělávací agentura|školicí středisko|školení|vzdělávací společnost|vzdělávací institut|školicí centrum|rekvalifikac*|rekvalifikační kurzy|vzdělávání dospělých|vzdělávací kurzy|firemní vzdělávání|odborné kurzy|vzdělávací zařízení|vzdělávací instituce|firemní školení|bozp školení|profesní vzdělávání|svářečská škola|vzdělávací středisko',
    'driving-school': 'autoškol*|řidičský průkaz|výuka řízení|školení řidičů|kondiční jízdy|řidičské kurzy|škola smyku',
    'language-school':
      'jazyková škola|jazykové školy|jazykové kurzy|jazykový kurz|kurzy angličtiny|výuka angličtiny|jazyková agentura|výuka jazyků|jazykové centrum|jazyková akademie|škola angličtiny|lekce angličtiny|lektorka angličtiny|výuka cizích jazyků|jazykovka',
    'music-school':
      'hudební škola|výuka hudby|výuka hry na kytaru|výuka zpěvu|výuka hry na klavír|hudební akademie|konzervatoř|hodiny klavíru|hodiny zpěvu|lekce zpěvu|výuka na kytaru|škola zpěvu|hudební školička|lekce kytary|škola hudby',
    'cooking-school':
      'škola vaření|kurzy vaření|kurz vaření|kuchařské kurzy|kulinářská škola|kuchařská škola|kulinářské kurzy|kuchařský kurz',
    'flight-school':
      'letecká škola|pilotní škola|pilotní výcvik|aeroklub*|paragliding|tandemový paragliding|tandemový seskok|letecký výcvik|škola létání|parašutismus|výcvik pilotů|vyhlídkové lety|paraglidingová škola|seskok padákem',
    'sailing-school':
      'škola jachtingu|jachtařská škola|jachtingová škola|kapitánské kurzy|kurzy jachtingu|škola plachtění|jachtařské kurzy|námořní akademie',
    'swimming-school':
      'plavecká škola|plavecké školy|škola plavání|výuka plavání|kurzy plavání|plavání kojenců|plavání pro děti|kojenecké plavání|plavecké kurzy|baby plavání|plavecká výuka',
    tutoring:
      'doučování|doučovac*|soukromé doučování|doučování matematiky|pomoc s učením|lektor doučování|doučování žáků|doučovací centrum',
    'exam-preparation':
      'příprava na přijímací zkoušky|příprava na maturitu|přijímací zkoušky|přípravné kurzy|přípravný kurz|příprava na přijímačky|přijímačky nanečisto|kurzy k maturitě|autoškola testy|příprava ke zkouškám|přijímačky',
    'online-course':
      'online kurz|online kurzy|online kurzů|e-learning*|elearning*|on-line kurzy|videokurz*|online školení|online vzdělávání|internetové kurzy|masterclass|distanční vzdělávání',
    bootcamp:
      'bootcamp*|boot camp|programátorský kurz|kurzy programování|kurz programování|škola programování|výuka programování',
    workshop: 'workshop*|seminář*|webinář*|tvůrčí dílna|dílničk*|kreativní dílny|kurz|kurzy',
    'teaching-materials':
      'učební materiály|výukové materiály|učební pomůcky|učebnice|pracovní listy|didaktické pomůcky|výukové programy|materiály pro učitele|vzdělávací materiály|didaktické hračky|školní pomůcky',
    'translation-service':
      'překladatelská agentura|překladatelské služby|překladatel*|tlumočník|tlumočnice|tlumočení|překlady|překlady a tlumočení|soudní překlady|soudní tlumočník|soudní tlumočnice|ověřené překlady',
    library:
      'knihovna|knihovny|knihovně|městská knihovna|veřejná knihovna|digitální knihovna|krajská knihovna|obecní knihovna|místní knihovna|půjčovna knih',
    builder:
      'stavební firma|stavební společnost|stavební firmy|stavební společnosti|stavebnictví|stavební práce|stavby na klíč|generální dodavatel staveb|rekonstrukce bytů|rekonstrukce|stavební firmou|zednické práce|zedník|zedníci|rekonstrukce bytových jader|dřevostavby|montované domy|výstavba rodinných domů|rodinné domy na klíč|zateplení|zateplování|sruby|mobilní domy|hodinový zedník|modulární domy|rekonstrukce domů|rekonstrukce koupelen|stavitelství|izolace|bytová jádra|stavební činnost|zednictví|stavební výroba|sádrokartony|sádrokarton|stavitel|stavební a obchodní firma|zámková dlažba|betonárna',
    carpenter:
      'tesař|tesařství|tesařské práce|krovy|tesaři|dřevěné konstrukce|schody na míru|výroba schodů|dřevěné schody|pergoly|schodiště|dřevěné pergoly|tesařská firma',
    joinery:
      'truhlář|truhlářství|truhlářská výroba|truhlárn*|truhlářská dílna|stolařství|nábytek na míru|zakázkové truhlářství|výroba nábytku|zakázkový nábytek|stolárna|truhlářské práce|zakázková výroba nábytku|truhláři|stolář|výroba nábytku na míru|vestavěné skříně',
    electrician:
      'elektrikář*|elektroinstalac*|elektro práce|elektromontáž*|elektroinstalatér*|elektroservis|elektroinstalační práce|elektromontážní práce|revize elektro|elektrorevize|revizní technik|elektropráce|elektrotechnické práce|elektro firma|revize hromosvodů|hromosvody|elektroinstalační firma',
    plumber:
      'instalatér*|instalatérské práce|vodoinstalatér*|voda topení plyn|vodo topo|topenářství a instalatérství|havarijní služba|čištění kanalizací|čištění kanalizace|čištění odpadů|instalatérská firma|vodoinstalac*|opravy kanalizace|vyvážení jímek|jímky a septiky',
    'heating-engineer':
      'topenář*|topenářské práce|tepelná čerpadla|tepelných čerpadel|servis kotlů|kotle|plynové kotle|servis plynových kotlů|vytápění|topení|kamnář*|krby|plynoservis|krby a kamna|montáž tepelných čerpadel|kamna|krbová kamna|otopné systémy|plynař|revize plynu|podlahové topení',
    hvac: 'klimatizac*|vzduchotechnik*|montáž klimatizací|servis klimatizací|rekuperac*|chladírenství|chladicí technika|klimatizace a tepelná čerpadla|větrání|chlazení a klimatizace|hvac',
    roofer:
      'pokrývač*|klempířství|klempíř|střechy|pokrývačské práce|klempířské práce|střechy na klíč|rekonstrukce střech|střech|opravy střech|pokrývačství a klempířství|ploché střechy|střecha na klíč|střešní firma|střechařsk*|hydroizolace střech|klempíři',
    painter:
      'malířství a natěračství|malíř pokojů|malování bytů|malířské práce|natěračství|malířské a natěračské práce|natěračské práce|malíři pokojů|malování|nátěry střech|lakýrnictví|malování pokojů|malíř a natěrač|malířství|nátěry fasád',
    tiler: 'obkladač*|obkladačské práce|pokládka dlažby|obklady a dlažby|pokládka obkladů|obklady koupelen',
    'flooring-company':
      'podlahář*|podlahy|podlahové studio|pokládka podlah|parket*|dřevěné podlahy|podlahářské práce|vinylové podlahy|podlahové krytiny|lité podlahy|renovace parket|plovoucí podlahy|broušení parket|anhydritové podlahy|průmyslové podlahy|podlahové centrum|betonové podlahy|studio podlah',
    plasterer:
      'omítky|strojní omítky|štukatér*|omítkář*|fasády|sanační omítky|fasádní práce|fasády a zateplení|omítání|zateplení fasád',
    glazier:
      'sklenář*|autosklo|autoskla|výměna autoskel|sklenářské práce|zasklívání|sklenářská firma|zasklení balkonů|zasklívání balkonů',
    'window-company':
      'okna a dveře|okna|plastová okna|výrobce oken|dřevěná okna|garážová vrata|vrata|dveře|interiérové dveře|hliníková okna|dveře a zárubně|vchodové dveře|střešní okna|servis oken|výměna oken|eurookna|bezpečnostní dveře|plastová okna a dveře|oken a dveří|posuvné brány|brány a ploty|vrata a brány',
    'kitchen-studio':
      'kuchyňské studio|kuchyňské studia|kuchyně na míru|kuchyňské linky|kuchyně|kuchyní|kuchyňská studia|studio kuchyní|výroba kuchyní|kuchyňské linky na míru',
    'blinds-company':
      'žaluzie|rolety|markýz*|stínicí technika|venkovní žaluzie|sítě proti hmyzu|záclony|stínění|plisé|žaluzií|žaluzie a rolety|záclony a závěsy|předokenní rolety|pergoly a markýzy|garnýže',
    'metal-workshop':
      'zámečnictví|kovovýrob*|kovářství|zámečnická výroba|zámečnická dílna|svařování|kovář|ocelové konstrukce|kovoobrábění|strojní obrábění|cnc obrábění|zakázková kovovýroba|umělecké kovářství|zpracování plechu|umělecký kovář|obrábění kovů|laserové řezání|ploty a brány|kovodílna|zábradlí|nerezová výroba|pálení laserem|ploty|výroba ocelových konstrukcí|zámečnická firma|práškové lakování|nástrojárn*|soustružení|oplocení|zakázková výroba kovů|galvanovn*',
    locksmith:
      'zámečník|zámečnická pohotovost|výroba klíčů|otevírání dveří|nouzové otevírání dveří|otvírání dveří|otevírání aut|zámečnická služba|zámečníci|zámečnický servis|odemykání dveří',
    'chimney-sweep':
      'kominík|kominictví|kominické práce|kominíci|komíny|čištění komínů|kominické služby|vložkování komínů|revize komínů|kominická firma',
    scaffolder: 'lešení|pronájem lešení|lešenářství|lešenáři|půjčovna lešení|montáž lešení|lešenářská firma',
    'solar-installer':
      'fotovoltaik*|fotovoltaické elektrárny|solární panely|solární elektrárny|fotovoltaická elektrárna|solární systémy|solární energie|fotovoltaické panely|solární kolektory|solární firma|fotovoltaických elektráren|fotovoltaické systémy|solární elektrárna',
    'demolition-company':
      'demolic*|demoliční práce|bourací práce|demoliční firma|likvidace azbestu|odstranění azbestu|bourání|jádrové vrtání|řezání betonu|vrtání a řezání betonu',
    excavation:
      'zemní práce|výkopové práce|zemních prací|výkopy|studnařství|vrtání studní|vrtané studny|minibagr|práce s minibagrem|silniční stavby|inženýrské sítě|inženýrské stavby|bagr|zemní a výkopové práce|výstavba inženýrských sítí|zemní práce a autodoprava|pokládka asfaltu|dopravní stavby|studnař|kopání studní|práce minibagrem',
    landscaper:
      'zahradník|údržba zeleně|realizace zahrad|zahradní architekt*|údržba zahrad|zahradnické služby|projekty zahrad|návrhy zahrad|zahradnické práce|zahrady na klíč|péče o zahrady|krajinářský architekt|krajinářská architektura|krajinný architekt|sekání trávy|péče o zeleň|zakládání zahrad|závlahové systémy|zahradník na hodinu|údržba trávníků|zimní údržba|zahradnická firma|automatické závlahy|zahradní služby|sadové úpravy|úprava zahrad|zakládání trávníků|zahradní studio|zimní údržba chodníků|projektování zahrad',
    'tree-surgeon':
      'kácení stromů|rizikové kácení|rizikové kácení stromů|arborist*|péče o stromy|ošetřování stromů|frézování pařezů|prořez stromů|prořezávání stromů',
    'pool-builder':
      'stavba bazénů|výroba bazénů|výrobce bazénů|bazény na klíč|zastřešení bazénů|plastové bazény|servis bazénů|bazénové centrum|zapuštěné bazény|keramické bazény|výrobce plastových bazénů|bazény a zastřešení|vířivky|bazény a vířivky|koupací jezírka|zahradní jezírka|bazénová chemie|bazénová technika|bazénové studio|swim spa',
    'garden-centre':
      'zahradnictví|zahradní centrum|zahradnické centrum|okrasná školka|školka okrasných dřevin|zahradní centra|okrasné dřeviny|školka rostlin|ovocná školka|ovocné školky|okrasné školky|lesní školky|prodej rostlin|prodej okrasných dřevin|trvalkové zahradnictví|zahradnické potřeby|osiva',
    'cleaning-company':
      'úklidová firma|úklidové firmy|úklidové služby|úklidová společnost|úklid domácností|úklid kanceláří|úklidových služeb|úklid firem|úklidové práce|facility management|úklidový servis|čištění fasád|tlakové mytí|úklid bytových domů|úklid domů|facility služby|čištění solárních panelů|úklid bytů|úklidovou firmou|čisticí služby|správa a úklid|průmyslové čištění|čištění tlakovou vodou|hodinová paní na úklid',
    'carpet-cleaner':
      'čištění koberců|čištění sedaček|čištění čalounění|tepování|tepování koberců|strojové čištění koberců|mokré čištění koberců|hloubkové čištění|čištění sedacích souprav|čištění matrací|čištění čalouněného nábytku',
    'window-cleaner':
      'mytí oken|čištění oken|mytí výloh|výškové práce|mytí oken a výloh|umývání oken|čištění okapů|práce ve výškách',
    laundry:
      'prádelna|prádelny|prádelen|samoobslužná prádelna|praní prádla|průmyslová prádelna|mandl|prádelna a mandl|praní a žehlení|žehlírna|samoobslužné prádelny',
    'dry-cleaner': 'čistírn*|chemická čistírna|čistírna oděvů|chemické čištění|čistírna a prádelna|čistírna peří',
    'pest-control':
      'deratizac*|dezinsekc*|hubení škůdců|ddd|desinsekc*|hubení hmyzu|likvidace škůdců|hubení štěnic|ochranná dezinfekce|dezinfekce dezinsekce deratizace|likvidace štěnic|hubení hlodavců|likvidace vos',
    'house-clearance':
      'vyklízení bytů|vyklízení|vyklízení pozůstalostí|vyklízecí práce|vyklízení domů|vyklízení sklepů|odvoz nábytku|odvoz starého nábytku|vyklízecí služby',
    'waste-disposal':
      'odpadové hospodářství|odvoz odpadu|svoz odpadu|kontejnery na odpad|přistavení kontejnerů|recyklac*|výkup kovů|sběrné suroviny|likvidace odpadu|kontejnerová doprava|sběrný dvůr|nakládání s odpady|výkup železa|autovrakoviště|ekologická likvidace|ekologická likvidace vozidel|pronájem kontejnerů|technické služby|svoz komunálního odpadu|kovošrot|sběrna kovů|výkup barevných kovů|odpady|odvoz suti|kontejnery|ekologická likvidace autovraků|sběrna surovin',
    'moving-company':
      'stěhování|stěhovací firma|stěhovací služby|stěhovací služba|stěhováci|stěhovací společnost|stěhovací firmy|stěhování bytů|stěhování firem|stěhování nábytku|stěhování klavírů|autodoprava a stěhování',
    'self-storage':
      'self storage|self-storage|pronájem skladů|samoobslužné sklady|skladování věcí|uskladnění nábytku|úschova nábytku|self storage sklady|uskladnění věcí|skladovací boxy|pronájem boxů',
    handyman:
      'hodinový manžel|hodinový manžel služby|hodinového manžela|drobné opravy|údržbář|údržba nemovitostí|drobné stavební práce|montáž nábytku|řemeslník na hodinu|opravy v domácnosti|údržbářské práce',
    'appliance-repair':
      'opravy praček|opravy domácích spotřebičů|opravy bílé techniky|servis praček|servis bílé techniky|oprava praček|opravy elektrospotřebičů|servis domácích spotřebičů|opravy ledniček|opravy televizí|opravna domácích spotřebičů|oprava pračky|opravy myček|servis kávovarů|oprava kávovarů|servis spotřebičů',
    'phone-repair':
      'servis mobilních telefonů|oprava telefonů|opravy mobilů|servis mobilů|servis iphone|opravy mobilních telefonů|oprava mobilů|opravy iphone|mobilní servis|servis telefonů|oprava iphone|servis apple',
    'computer-repair':
      'servis počítačů|oprava počítačů|opravy počítačů|servis notebooků|počítačový servis|opravy notebooků|pc servis|servis pc|oprava notebooků|servis výpočetní techniky|servis počítačů a notebooků|notebook servis|počítačová pomoc',
    'data-recovery': 'záchrana dat|obnova dat|záchrany dat|záchrana dat z disku|obnova smazaných dat|obnovení dat',
    upholsterer:
      'čalounictví|čalouník|čalounické práce|čalounění nábytku|autočalounictví|renovace nábytku|přečalounění|čalounická dílna|restaurování nábytku',
    tailor:
      'krejčovství|krejčí|krejčová|švadlena|zakázkové krejčovství|opravy oděvů|šití na míru|zakázkové šití|opravna oděvů|švadleny|úpravy oděvů|krejčovský salon|salon krejčovství|pánské obleky na míru|obleky na míru|šicí dílna|krejčovská dílna',
    shoemaker: 'švec|ševcovství|opravna obuvi|oprava obuvi|obuvník|opravy obuvi|obuvnictví|opravna bot',
    watchmaker: 'hodinář*|oprava hodinek|opravy hodin|opravy hodinek|servis hodinek|hodinky|hodinářský servis',
    jeweller:
      'zlatnictví|zlatník|klenotnictví|klenotník|šperky|šperk|šperků|výroba šperků|snubní prsteny|zásnubní prsteny|šperkař*|stříbrné šperky|zlatnická dílna|klenoty|bižuteri*|zakázková výroba šperků|zlatnický ateliér|zlaté šperky',
    printer:
      'tiskárn*|digitální tisk|ofsetový tisk|polygrafi*|copycentrum|copy centrum|kopírování|velkoplošný tisk|potisk textilu|potisk triček|sítotisk|knihařství|3d tisk|reprografie|tiskové služby|knihárna|vyšívání na textil|strojní výšivka|reklamní potisk|tiskové centrum|trička s potiskem|ofsetová tiskárna|vazba diplomových prací|tisk triček|výšivky',
    'sign-maker':
      'výroba reklamy|světelné reklamy|reklamní cedule|polepy aut|polepy|reklamní výroba|polep vozidel|reklamní polepy|světelná reklama|polep aut|reklamní tabule|výroba cedulí|wrapping|reklamní bannery|písmomalířství|3d loga|výroba reklamních cedulí|polepy vozidel',
    'car-repair':
      'autoservis*|autoopravn*|servis aut|oprava aut|opravy aut|pneuservis a autoservis|stk|automechanik|opravy automobilů|autodílna|servis vozidel|autodiagnostika|opravy osobních automobilů|servis automobilů|motoservis|autoklimatizace|opravy převodovek|stanice technické kontroly|emise|servis motocyklů|autoelektrikář|autoservis a pneuservis|opravy nákladních vozidel|měření emisí|autoelektro|chiptuning|chip tuning|opravy motorek|servis nákladních vozidel|repase turbodmychadel|opravna automobilů',
    'car-body-shop':
      'autolakovn*|autoklempírn*|karosárna|klempířství a lakýrnictví|detailing|autodetailing|auto detailing|opravy karoserií|autolakýrnictví|oprava karoserie|karosářství|autokosmetika|čištění interiéru aut|čištění aut|autolak|autoklempířství|autokarosárna|detailing studio|čištění interiérů vozidel|opravy dolíků|oprava promáčklin|karosářské práce|renovace světlometů|keramická ochrana laku',
    'car-wash':
      'myčka|myčky|ruční myčka|automyčk*|mytí aut|ruční mytí aut|mycí linka|ruční mytí vozidel|bezkontaktní myčka',
    'car-dealer':
      'autosalon*|autobazar*|prodej aut|prodejce vozů|prodejce automobilů|autorizovaný prodejce|prodej automobilů|ojeté vozy|nové a ojeté vozy|ojetá auta|prodej vozů|výkup aut|autodům|autocentrum|dovoz aut|dovoz vozů|prodej ojetých vozů|výkup automobilů|ojetých vozů|prodejce ojetých vozů|dealer vozů|prodej nových vozů|prodej osobních automobilů|koncesionář',
    'car-rental':
      'půjčovn* aut|autopůjčovn*|pronájem aut|půjčovna automobilů|půjčovna dodávek|pronájem dodávek|pronájem automobilů|půjčovna karavanů|půjčovna obytných vozů|pronájem karavanů|pronájem obytných vozů|carsharing|operativní leasing|půjčovna vozů|půjčovna přívěsů|sdílení aut|půjčovna přívěsných vozíků|rent a car|půjčovna motorek|pronájem vozů',
    'tyre-dealer':
      'pneuservis*|pneumatik*|pneu|přezutí pneumatik|prodej pneumatik|pneucentrum|pneu servis|mobilní pneuservis|protektor|disky a pneumatiky|alu kola|autopneu|prodej pneu',
    'motorcycle-dealer':
      'prodej motocyklů|moto shop|motosalon|prodejce motocyklů|motocykly|motorky|skútry|motocentrum|motobazar|prodej motorek|čtyřkolky|moto obchod|prodej čtyřkolek',
    'bike-shop':
      'prodej kol|cykloservis*|prodejna kol|cykloprodejn*|jízdní kola|servis kol|cyklosport|bike shop|cyklo|prodej jízdních kol|cykloobchod|cyklocentrum|prodej a servis kol|servis jízdních kol|horská kola|elektrokola a kola|cyklistické potřeby',
    'towing-service':
      'odtahová služba|odtahové služby|odtah vozidel|odtah aut|odtahová služba nonstop|asistenční služba|odtahovka|silniční asistence|odtahy vozidel|odtahy',
    taxi: 'taxi|taxík*|taxi služba|taxislužb*|radiotaxi|nonstop taxi|taxi služby|městské taxi',
    chauffeur:
      'pronájem vozu s řidičem|limuzína|limuzíny|pronájem limuzín|drink taxi|drinktaxi|řidič na telefon|svatební vozy|osobní řidič|vip přeprava|auto na svatbu|řidič na zavolání|vůz s řidičem|pronájem veteránů|svatební auto|pronájem limuzíny',
    'airport-transfer':
      'letištní transfer|letištní transfery|transfer z letiště|doprava na letiště|odvoz na letiště|letištní taxi|přeprava na letiště|transfery na letiště|parkování u letiště|airport transfer',
    'bus-company':
      'autobusová doprava|autobusový dopravce|zájezdová doprava|přeprava osob|pronájem autobusů|mikrobusová doprava|minibusová doprava|autobusová přeprava|pronájem minibusů|pronájem mikrobusu|osobní doprava|zájezdové autobusy|autokarová doprava',
    'bus-service':
      'veřejná doprava|městská hromadná doprava|dopravní podnik|autobusová linka|integrovaný dopravní systém|železnic*|úzkokolejka|přívoz|mhd|dopravní podniky|muzejní železnice|lodní doprava|autobusové linky|autobusové spoje|cyklobus|senior taxi|vlakový dopravce|železniční dopravce|lanovka|lanová dráha',
    'patient-transport':
      'doprava nemocných|přeprava pacientů|dopravní zdravotní služba|převoz pacientů|sanitní doprava|převoz nemocných|sanitka|dopravní zdravotnická služba|přeprava imobilních osob|sanitní vozy',
    courier:
      'kurýrní služba|kurýrní služby|kurýr|kurýři|doručovací služba|přeprava balíků|zásilková služba|expresní přeprava|přeprava zásilek|kurýrní společnost|rozvoz zboží|balíková přeprava',
    haulier:
      'autodoprava|nákladní doprava|kamionová doprava|dopravní společnost|dopravní firma|nákladní autodoprava|dopravce|dopravci|silniční nákladní doprava|vnitrostátní doprava|mezinárodní doprava|mezinárodní kamionová doprava|nákladní přeprava|dopravní služby|mezinárodní přeprava|silniční doprava|nadrozměrná přeprava|dodávková doprava|autodopravce|autodopravu',
    'logistics-company':
      'logistická společnost|logistik*|spedic*|spediční společnost|spediční firma|skladování|logistické služby|fulfillment|celní služby|spedice a doprava|logistické centrum|zasílatelství|mezinárodní spedice|skladování a logistika|celní deklarace|doprava a logistika|logistická firma|celní deklarant|zasilatelská společnost|letecká přeprava|námořní přeprava|doprava a spedice',
    'funeral-director':
      'pohřební služba|pohřební služby|pohřební ústav|pohřebnictví|krematori*|pohřební služby a obřady|kremac*|kamenictví a pohřebnictví|krematorium pro zvířata|kremace zvířat|pohřby|hřbitovní služby|kamenictví|pomníky',
    'security-company':
      'bezpečnostní agentura|bezpečnostní služba|ostraha objektů|bezpečnostní služby|ostraha|kamerové systémy|zabezpečovací systémy|alarmy|bezpečnostní agentury|bezpečnostní společnost|zabezpečovací technika|ochranka|hlídací služba|zabezpečení objektů|bezpečnostní systémy|elektronické zabezpečovací systémy|požární ochrana|eps|ostraha majetku|alarmy a kamery|zabezpečení domu|střežení objektů',
    'rental-service':
      'půjčovn*|půjčovna nářadí|půjčovna strojů|půjčovna stavebních strojů|pronájem strojů|půjčovna techniky|pronájem techniky|půjčovna stavební techniky|pronájem stavebních strojů|půjčovna nářadí a strojů|pronájem plošin|půjčovna kostýmů|pronájem|pronájem pracovních plošin|montážní plošiny|půjčovna stavební mechanizace|pronájem stavební techniky|pronájem jeřábů',
    'law-firm':
      'advokátní kancelář|advokátní kanceláře|advokát*|právník|právníci|právnička|právní služby|právní kancelář|právní poradna|patentová kancelář|mediátor*|mediace|právní pomoc|patentový zástupce|advokacie|právní poradenství|insolvenční správce|patentoví zástupci|oddlužení|právních služeb|právní zastoupení|advokátní kanceláří|exekutorský úřad|právní firma|mediační služby|soudní exekutor',
    notary: 'notář*|notářská kancelář|notářské služby|notářský úřad|notářské zápisy',
    'tax-adviser':
      'daňový poradce|daňoví poradci|daňové poradenství|daňová kancelář|daňová poradkyně|daňová poradna|daňové přiznání|daně a účetnictví|daňové služby|daňově poradenská společnost',
    accountant:
      'účetní kancelář|účetnictví|účetní|účetní firma|účetní služby|vedení účetnictví|mzdové účetnictví|účetní kanceláře|zpracování účetnictví|daňová evidence|účetní a daňové poradenství|účetní společnost|externí účetní|zpracování mezd|účetnictví a daně|mzdová účetní|účetní a mzdové služby',
    auditor:
      'auditor|auditoři|auditorská společnost|auditorská kancelář|auditorské služby|audit účetní závěrky|auditorka|statutární audit|finanční audit',
    'insurance-broker':
      'pojišťovací makléř|pojišťovací makléři|pojišťovací poradce|pojišťovací agent|pojišťovací zprostředkovatel|pojišťovací poradenství|makléř pojištění|makléřská společnost|pojišťovací poradci|srovnání pojištění|pojišťovací makléřská společnost|zprostředkování pojištění',
    insurer:
      'pojišťovn*|zdravotní pojišťovna|pojištění|životní pojišťovna|zdravotní pojištění|cestovní pojištění|životní pojištění|povinné ručení',
    bank: 'banka|banky|bankou|spořiteln*|družstevní záložna|stavební spořitelna|bankovnictví|spořitelní družstvo|kampelička',
    'financial-adviser':
      'finanční poradce|finanční poradenství|finanční poradci|finanční poradkyně|finanční plánování|finanční zprostředkovatel|investiční poradce|finanční specialista|finanční konzultant|investiční poradenství|finanční společnost|finanční služby',
    'mortgage-broker':
      'hypoteční poradce|hypoteční specialista|hypoték*|hypoteční makléř|úvěrový poradce|půjčky|nebankovní půjčky|hypoteční poradenství|zprostředkování úvěrů|hypoteční centrum|hypoteční poradci|úvěry|zprostředkovatel úvěrů|nebankovní půjčka|refinancování hypoték|půjčka',
    'asset-manager':
      'správa majetku|investiční fond|investiční fondy|správa aktiv|podílové fondy|investiční společnost|podílový fond|obchodník s cennými papíry|nemovitostní fond|family office|penzijní společnost|obhospodařování fondů|správa investic',
    'venture-capital':
      'venture capital|rizikový kapitál|startupový akcelerátor|akcelerátor|inkubátor|podnikatelský inkubátor|private equity|investiční skupina|fond rizikového kapitálu|vc fond|andělský investor|startupový inkubátor|inovační centrum|investiční firma',
    'estate-agent':
      'realitní kancelář|realitní kanceláře|realitní makléř*|reality|realitní agentura|realitní společnost|prodej nemovitostí|realitní služby|realitní kanceláří|nemovitosti|realitní centrum|výkup nemovitostí|realitní poradce|prodej bytů a domů|prodej a pronájem nemovitostí',
    'property-manager':
      'správa nemovitostí|správce nemovitostí|správa bytových domů|správa bytů|správa domů|správa svj|správa bytových domů a svj|správce bytových domů|správa budov|správa pronájmů|správa objektů|správa společenství vlastníků|pronájem a správa bytů',
    'property-developer':
      'developer|developerská společnost|developerský projekt|developerské projekty|nové byty|novostavby|bytový projekt|rezidenční projekt|prodej nových bytů|novostavby bytů|nové bydlení|byty na prodej|developerská skupina|rezidenční projekty|development|výstavba bytů|prodej bytů|bytový komplex',
    architect:
      'architekt*|architektonická kancelář|architektonické studio|architektonický ateliér|projektová kancelář|projekční kancelář|projekty rodinných domů|projektant*|projekční ateliér|projektování staveb|projekce|architektonická studia|projekční činnost|projekty domů|architektura a design|projektový ateliér|stavební projekce',
    'interior-designer':
      'interiérový designér|interiérový design|interiérová designérka|bytový architekt|návrhy interiérů|bytová architektka|interiérový architekt|design interiérů|interiérové studio|bytový designér|bytový design|interiérová architektka|návrhy interiérů a vizualizace|home staging|interiéry na míru|realizace interiérů|interiérový design studio|architekt interiérů|bytová designérka',
    surveyor:
      'geodet*|geodetická kancelář|geodetické práce|zeměměřič*|znalec|soudní znalec|odhadce nemovitostí|stavební dozor|odhady nemovitostí|energetické štítky|geodézie|průkaz energetické náročnosti|zeměměřická kancelář|zeměměřické práce|znalecké posudky|odhad nemovitosti|oceňování nemovitostí|technický dozor|technický dozor investora|oceňování majetku|odhadce|penb|energetický specialista|energetický audit|inspekce nemovitostí|znalecký ústav|energetický štítek',
    'engineering-firm':
      'inženýrská kancelář|inženýrská společnost|inženýring|inženýrské služby|projekční a inženýrská kancelář|statik|statika|průmyslová automatizace|konstrukční kancelář|statika staveb|inženýrská činnost|engineering|statické posudky|inženýrská firma|automatizace výroby|konstrukční práce|inženýrskou činnost|konstrukce strojů|průmyslové automatizace|projekční a inženýrská činnost',
    consultancy:
      'poradenská společnost|poradenská firma|poradenství|poradenské služby|konzultační společnost|konzultant*|dotační poradenství|konzultační firma|manažerské poradenství|consulting|dotační agentura|podnikové poradenství|hr poradenství|konzultační služby|ekonomické poradenství|business poradenství|konzultace|procesní poradenství|poradenská kancelář|obchodní poradenství|dotační poradce|firemní poradenství|strategické poradenství',
    'it-consultancy':
      'it poradenství|it konzultace|it konzultant|technologické poradenství|kyberbezpečnostní firma|it poradenská společnost|it konzultační společnost|digitální transformace|it consulting',
    'it-services':
      'it služby|správa it|správa počítačů|it podpora|it firma|outsourcing it|správa počítačových sítí|it společnost|it outsourcing|správa počítačové sítě|it řešení|počítačové sítě|správa sítí|it servis|správce sítě|správa serverů|it služby pro firmy|externí it|it správa|it specialista|výpočetní technika|informační technologie',
    'software-company':
      'softwarová společnost|softwarová firma|vývoj softwaru|vývoj software|vývoj aplikací|vývoj mobilních aplikací|software na míru|zakázkový vývoj softwaru|vývoj webových aplikací|software house|softwarové studio|technologická společnost|vývoj na míru|technologická firma|zakázkový vývoj|vývojářská firma|softwarový vývoj|softwarehouse|vývojářské studio|aplikace na míru|vývoj software na zakázku|dodavatel softwaru|výrobce softwaru|softwarové společnosti',
    'systems-integrator':
      'systémový integrátor|systémová integrace|systémoví integrátoři|integrace systémů|integrátor systémů',
    'web-agency':
      'tvorba webových stránek|tvorba webu|webová agentura|webové studio|tvorba www stránek|digitální agentura|tvorba e-shopů|webdesign|výroba webových stránek|internetová agentura|tvorba internetových stránek|webové stránky|webové stránky na míru|online agentura|vývoj webů|tvorba eshopů|vývoj webových stránek|weby a e-shopy|webařina|e-shopy na míru|výroba webů|web design|internetové stránky|weby na míru|weby na wordpressu|webové stránky pro firmy|vývoj e-shopů|e-commerce agentura|webdesignové studio|internetové studio',
    'web-designer':
      'webdesigner*|webový designér|tvůrce webů|webový vývojář|web designer|webař|webařka|web developer|kodér|wordpress specialista|weby pro podnikatele|webmaster',
    developer:
      'programátor*|vývojář*|frontend vývojář|softwarový inženýr|full stack vývojář|fullstack developer|vývojář aplikací|frontend developer|backend vývojář|software engineer|softwarový vývojář|datový analytik|backend developer|softwarový architekt|full-stack vývojář',
    'marketing-agency':
      'marketingová agentura|marketingové agentury|online marketing|agentura online marketingu|marketingové služby|social media agentura|internetový marketing|performance agentura|výkonnostní marketing|obsahová agentura|správa sociálních sítí|ppc specialista|copywriter*|copywriting|online marketingová agentura|digitální marketing|marketingový specialista|marketingový konzultant|marketingová společnost|influencer marketing|ppc agentura|výkonnostní agentura|obsahový marketing|marketing pro firmy|ppc reklama|marketing na míru|marketér|full service marketing|content marketing|výkonnostní marketingová agentura|správa ppc|externí marketing|sociální sítě na klíč',
    'advertising-agency':
      'reklamní agentura|reklamní agentury|kreativní agentura|mediální agentura|komunikační agentura|venkovní reklama|reklamní studio|reklamní společnost|reklamní předměty|reklamní agenturou|billboardy|reklamní plochy|3d reklama|indoor reklama|reklamní kancelář',
    'design-studio':
      'designové studio|grafické studio|grafický design|studio grafického designu|brandingová agentura|branding|brandové studio|kreativní studio|grafické práce|grafický ateliér|tvorba loga|designérské studio|grafické návrhy|vizuální identita|animační studio|ux studio|tvorba log|ux design|design studio|produktový design|grafika|brandingové studio|ux agentura|grafické služby|firemní identita|vizuální styl|průmyslový design',
    designer:
      'grafik|grafička|grafický designér|grafická designérka|designér|designérka|módní návrhář*|ux designér|produktový designér|návrhářka|produktová designérka|průmyslový designér|oděvní návrhářka|designéři|brand designér|ui designér|logo designér',
    'pr-agency':
      'pr agentura|pr agentury|public relations|pr služby|pr specialista|pr a komunikační agentura|agentura public relations',
    'seo-agency':
      'seo agentura|seo optimalizace|seo konzultant|seo specialista|seo služby|optimalizace pro vyhledávače|seo analýza|seo|seo optimalizace webu|linkbuilding|seo konzultace|optimalizace webu|optimalizace seo|seo audit',
    photographer:
      'fotograf|fotografk*|fotografové|svatební fotograf*|fotostudio|fotoateliér|fotografie|fotografický ateliér|fotografické studio|svatební focení|focení|rodinné focení|fotografické služby|produktová fotografie|rodinný fotograf|portrétní fotograf|fotografování|fotograf na svatbu|newborn focení|produktové focení|rodinná fotografka|foto ateliér|focení svateb|fotografa',
    videographer:
      'videoprodukc*|kameraman*|svatební video|natáčení videí|videostudio|video produkce|tvorba videí|svatební kameraman|natáčení svateb|natáčení z dronu|dron|reklamní videa|firemní videa|výroba videa|svatební videa|tvorba videa|firemní video|videotvorb*|výroba videí|produkce videí|letecké snímky|filmování dronem|natáčení dronem|svatební kameramani|promo videa|filmová a video produkce|práce s dronem|letecké snímkování',
    'recording-studio':
      'nahrávací studio|nahrávací studia|hudební studio|zvukové studio|zkušebna|mastering|mix a mastering|hudební zkušebna|podcastové studio|zvukař|hudební nahrávací studio|dabingové studio|podcast studio|zvukový mistr',
    'staffing-agency':
      'personální agentura|personální agentury|agentura práce|pracovní agentura|zprostředkování práce|nábor zaměstnanců|headhunter*|executive search|personalista|pracovní agentury|náborová agentura|zaměstnávací agentura|agenturní zaměstnávání|recruiter*|personální služby|recruitment|personální poradenství|brigády|modelingová agentura|hledání zaměstnanců|personální společnost|agentura pro zprostředkování práce|modelová agentura|zprostředkování zaměstnání|dočasné přidělení|personálně poradenská společnost|recruitment agentura|hr agentura|agenturní zaměstnanci',
    'call-centre':
      'call centrum|call centra|kontaktní centrum|telemarketing|call centre|telefonní centrum|zákaznická linka|kontaktní centra',
    'virtual-assistant':
      'virtuální asistentk*|virtuální asistent|virtuální asistence|virtuální asistenti|online asistentka',
    outsourcing: 'outsourcing|outsourcingová společnost|outsourcing služeb|outsourcingu|outsourcing výroby|bpo',
    'coworking-space':
      'coworking*|coworkingové centrum|coworkingový prostor|sdílené kanceláře|virtuální sídlo|virtuální kancelář|pronájem kanceláří|kanceláře k pronájmu|sídlo firmy|business centrum|servisované kanceláře|sídlo společnosti|coworkingové prostory|kancelářské prostory|virtuální sídla|virtuální sídlo firmy|sdílená kancelář|sdílená dílna|makerspace',
    'research-institute':
      'výzkumný ústav|výzkumné centrum|výzkumná organizace|vědecký ústav|think tank|výzkumná agentura|ústav akademie věd|výzkum trhu|biotechnologická společnost|farmaceutická společnost|výzkumná skupina|průzkum trhu|výzkumný institut|výzkumná laboratoř|výzkumné pracoviště|analytické centrum|klinické studie|vědecké pracoviště',
    'private-investigator':
      'soukromý detektiv|detektivní kancelář|detektivní agentura|detektivní služby|soukromí detektivové|detektiv|soukromá detektivní služba',
    'certification-body':
      'certifikační orgán|certifikační společnost|inspekční orgán|zkušební ústav|certifikace iso|certifikační orgány|certifikační služby|akreditovaná inspekce|autorizovaná osoba|certifikace výrobků|zkušebnictví|notifikovaná osoba',
    'speaker-trainer':
      'řečník|motivační řečník|lektor|lektorka|business trenér|obchodní trenér|lektor a kouč|firemní trenér|lektor osobního rozvoje|trenér obchodních dovedností|moderátor|moderátorka|lektor měkkých dovedností|motivátor',
    freelancer: 'freelancer*|na volné noze|freelance|nezávislý profesionál|osvč|živnostník',
    writer:
      'spisovatel*|autor knih|autorka knih|básník|básnířka|novinář|novinářka|scenárist*|korektury textů|korektor*|korektury|autor románů|žurnalist*|publicist*|redaktor|redaktorka|literární autor|autorka',
    artist:
      'umělec|umělkyně|malíř|malířka|sochař*|výtvarník|výtvarnice|akademický malíř|umělci|obrazy|umění|malba|akademický sochař|obrazy na plátně|umělecké obrazy|sklářský výtvarník|originální obrazy|výtvarné umění|grafik a malíř|výtvarníci|restaurátor*',
    illustrator:
      'ilustrátor*|autor komiksů|kreslíř*|karikaturist*|animátor*|ilustrac*|komiksový autor|concept artist|3d grafik|karikatury',
    musician:
      'hudebník|hudebnice|zpěvák|zpěvačka|skladatel|skladatelka|hudební skladatel|klavírist*|kytarist*|písničkář*|rapper|houslist*|bubeník|hudební producent|varhaník|violoncellist*|muzikant*|saxofonist*|sopranist*|pianist*|operní pěvkyně|operní pěvec|flétnist*|hudebníci|harfenist*',
    manufacturer:
      'výrobce|výrobci|výrobcem|výrobní společnost|výrobní firma|továrn*|výrobní podnik|slévárn*|manufaktur*|výrobců|český výrobce|přední výrobce|tradiční výrobce|průmyslový podnik|výrobní závod|strojírensk* podnik|výroba|sklárn*|textilka|výrobní družstvo|huť|pilařský závod',
    'machine-builder':
      'výrobce strojů|strojírenská firma|strojírenská společnost|strojírenství|strojírenská výroba|výroba strojů|jednoúčelové stroje|výroba jednoúčelových strojů|strojírn*|výrobce zařízení|strojírenské společnosti|výroba strojů a zařízení|výrobní linky|výroba forem|výrobce strojů a zařízení|obráběcí stroje|zemědělské stroje',
    'contract-manufacturer':
      'smluvní výroba|zakázková výroba|výroba na zakázku|smluvní výrobce|zakázkový výrobce|private label|privátní značka|osazování dps|oem|odm|výroba elektroniky na zakázku|ems výroba|výroba privátních značek|kooperační výroba|výrobce na zakázku|osazování plošných spojů|zakázková výroba elektroniky',
    supplier:
      'dodavatel*|dovozce|dovozci|vývozce|obchodní společnost|obchodní firma|dodavatelská firma|dovozcem|importér|výhradní dovozce|exportér|obchodní zastoupení|dodavatelská společnost',
    wholesaler: 'velkoobchod*|velkosklad*|prodej ve velkém|velkoobchodní prodej|cash and carry|velkoprodejce',
    distributor:
      'distributor*|distribuční společnost|výhradní distributor|autorizovaný distributor|prodejce|prodejci|reseller|oficiální distributor|výhradní zastoupení|distribuce|oficiální prodejce|prodejcem|autorizovaný partner',
    'online-shop':
      'e-shop*|eshop*|internetový obchod|internetové obchody|online obchod|on-line obchod|online prodejna|internetového obchodu|online shop|internetový prodejce|zásilkový obchod|internetovým obchodem|zásilkový prodej|internetový prodej|předplatné boxů|internetová prodejna',
    shop: 'obchod|obchody|obchodě|prodejna|prodejny|prodejně|butik|butiky|obchodní dům|obchodní centrum|nákupní centrum|outlet|showroom|concept store|síť prodejen|kamenná prodejna|kamenný obchod|prodejní síť|obchůdek|obchodní galerie|podniková prodejna|vzorkovna',
    'clothing-shop':
      'obchod s oblečením|oblečení|prodejna oděvů|svatební salon|svatební šaty|dámské oblečení|pánské oblečení|pracovní oděvy|spodní prádlo|sportovní oblečení|oděvy|pánské obleky|dětské oblečení|společenské šaty|konfekce|pracovní oblečení|móda|dámská móda|butik s oblečením|půjčovna svatebních šatů|svatební studio|plavky|pletené oblečení|šaty|pracovní a ochranné pomůcky|pánská móda|dámské spodní prádlo|oděvní výroba|pracovní oděvy a obuv|klobouky|ponožky|kojenecké oblečení',
    'shoe-shop':
      'obuv|prodejna obuvi|obchod s obuví|boty|obuvi|dámská obuv|tenisky|barefoot boty|barefoot obuv|dětská obuv|pracovní obuv|prodej obuvi|zdravotní obuv|výrobce obuvi|pánská obuv',
    'book-shop':
      'knihkupectví|knihkupec|internetové knihkupectví|antikvariát knih|knižní e-shop|prodej knih|knižní velkoobchod|komiksový obchod|prodej učebnic',
    florist:
      'květinářství|květiny|kytice|rozvoz květin|floristka|florista|floristik*|květinový ateliér|květinový obchod|květinářka|svatební kytice|vazba květin|květinové studio|svatební květiny|aranžování květin|květinové dekorace|květinová síň|řezané květiny|květinový servis|pěstování květin',
    'furniture-shop':
      'prodejna nábytku|obchod s nábytkem|nábytek|nábytkářství|nábytkové studio|matrace|bytové doplňky|svítidla|osvětlení|sedací soupravy|nábytku|koberce|prodej nábytku|výrobce nábytku|postele|bytový textil|sedačky|bytové dekorace|kancelářský nábytek|lampy|dekorace|zahradní nábytek|postele a matrace|domácí potřeby|lustry|dětský nábytek|kancelářské židle|povlečení|prodej svítidel|dům nábytku|metráž|ložní prádlo|koupelnový nábytek|stylový nábytek|nábytek z masivu|designový nábytek',
    'pet-shop':
      'chovatelské potřeby|chovatelských potřeb|krmivo pro psy|krmiva pro psy|potřeby pro psy|zverimex*|pet shop|granule pro psy|akvaristik*|krmiva pro zvířata|jezdecké potřeby|teraristika|potřeby pro zvířata|krmiva|obojky pro psy|pelíšky pro psy|doplňky pro psy',
    'toy-shop':
      'hračkářství|hračky|hraček|obchod s hračkami|dětské zboží|kočárky|dřevěné hračky|prodejna hraček|potřeby pro děti|modelářský obchod|modelářství|kojenecké potřeby|stavebnice|prodej hraček|potřeby pro miminka|rc modely|dětské potřeby|obchod pro děti',
    'gift-shop':
      'dárky|dárkový obchod|dárkové předměty|suvenýry|papírnictví|originální dárky|dárkové koše|svíčky|přání|dárkové zboží|kancelářské potřeby|svatební oznámení|dárky pro muže|sojové svíčky|vonné svíčky|personalizované dárky|dárků|dárkové balíčky|upomínkové předměty|školní potřeby|svíčky a vůně|party potřeby|dekorativní svíčky|firemní dárky|párty doplňky',
    'wine-shop':
      'vinoték*|obchod s vínem|prodej vína|vína|prodejna vína|dovozce vín|e-shop s vínem|lihoviny|prodej alkoholu|rumy a whisky|obchod s alkoholem|moravská vína|sudové víno|whisky shop',
    'antique-shop':
      'starožitnictví|starožitnosti|antikvariát*|starožitník|antik|numismatik*|vetešnictví|výkup starožitností|numizmatika|obchod se starožitnostmi|bazar a starožitnosti|filateli*|sběratelské předměty|retro obchod|vintage obchod|výkup mincí',
    'second-hand-shop':
      'second hand|secondhand*|bazar|bazary|bazárek|zastavárn*|dobročinný obchod|výkup a prodej|použité oblečení|charitativní obchod|bazar nábytku|second hand oblečení|reuse centrum|výkup zlata|dětský bazar',
    supermarket:
      'supermarket*|potraviny|samoobsluha|hypermarket*|zdravá výživa|ovoce a zelenina|obchod s potravinami|bezobalový obchod|prodejna potravin|bio potraviny|biopotraviny|obchod bez obalu|rybárna|prodejna zdravé výživy|večerka|farmářský obchod|obchod se zdravou výživou|rozvoz potravin|smíšené zboží|online supermarket|farmářské trhy|racionální výživa|farmářská prodejna|prodej ryb',
    'music-shop':
      'hudební nástroje|hudebniny|prodejna hudebních nástrojů|hudebních nástrojů|houslař*|výroba hudebních nástrojů|gramofonové desky|výrobce hudebních nástrojů|kytary|klavíry a pianina|prodej hudebních nástrojů|vinyly|obchod s hudebninami|ladění klavírů|ladič klavírů|výrobce kytar|kytarář|varhanářství|piana|noty|klavíry|music shop',
    'sports-shop':
      'sportovní potřeby|obchod se sportovními potřebami|sportovní vybavení|outdoorové vybavení|rybářské potřeby|lyžařské vybavení|půjčovna lyží|prodejna sportu|outdoor vybavení|lovecké potřeby|sportovní obchod|zbraně a střelivo|vodácké potřeby|fitness vybavení|myslivecké potřeby|outdoor obchod|horolezecké vybavení|army shop|kempingové vybavení|turistické vybavení|ski servis|prodej zbraní|skiservis|lyžařské potřeby|outdoorový obchod|sportovní zboží|zbraně|půjčovna lyží a snowboardů|fitness stroje|střelivo|vybavení do přírody',
    'hardware-shop':
      'železářství|stavebniny|stavební materiál|stavebnin|hobby market|nářadí|domácí potřeby a železářství|barvy a laky|spojovací materiál|elektroinstalační materiál|prodejna nářadí|stavební materiály|železářství a domácí potřeby|koupelnové studio|koupelny|elektromateriál|koupelnová studia|vodoinstalatérský materiál|řezivo|prodej stavebního materiálu|hutní materiál|řezivo a palubky|průmyslové zboží|ruční nářadí|elektrické nářadí|kování|koupelny a obklady|zahradní technika|šrouby|prodej řeziva|palivové dřevo|prodej palivového dřeva|uhelné sklady|prodej uhlí',
    'electronics-shop':
      'elektro|prodejna elektro|elektronik*|obchod s elektronikou|počítačový obchod|prodej počítačů|fotopotřeby|domácí spotřebiče|elektronické součástky|spotřební elektronika|mobilní telefony|hifi studio|počítače|počítače a notebooky|prodej elektroniky|elektrospotřebiče|repasované počítače|prodej mobilů|příslušenství pro mobily|hi-fi studio|audio video|bílá technika|repasované notebooky|kryty na mobil|hifi a audio|prodejna elektroniky',
    'perfume-shop':
      'parfumeri*|parfémy|parfém|kosmetika|kosmetiky|obchod s kosmetikou|prodej kosmetiky|profesionální kosmetika|parfémů|vlasová kosmetika|kadeřnické potřeby|korejská kosmetika|kosmetický velkoobchod|prodej parfémů|luxusní kosmetika',
    'fashion-brand':
      'módní značka|oděvní značka|značka oblečení|česká módní značka|kabelky|kožené výrobky|značka šperků|módní dům|značka obuvi|streetwear|udržitelná móda|česká značka|lokální značka|kožené kabelky|módní doplňky|batohy|kožená galanterie|česká oděvní značka|značka batohů|peněženky|pomalá móda|slow fashion',
    'cosmetics-brand':
      'přírodní kosmetika|kosmetická značka|přírodní kosmetiky|doplňky stravy|výrobce kosmetiky|pleťová kosmetika|přírodní mýdla|esenciální oleje|výživové doplňky|česká kosmetická značka|bio kosmetika|sportovní výživa|potravinové doplňky|vitamíny|éterické oleje|proteiny|cbd produkty|doplněk stravy|cbd oleje|značka kosmetiky|mýdla|česká přírodní kosmetika|mýdlárna|česká kosmetika|doplňků stravy|bylinné produkty',
    pottery:
      'keramik*|keramická dílna|hrnčíř*|keramický ateliér|keramické studio|ruční keramika|užitková keramika|keramické kurzy|výroba keramiky|porcelánk*|keramická tvorba|točená keramika',
    'craft-workshop':
      'rukodělná dílna|ruční výroba|ručně vyráběné|rukodělné výrobky|sklářská dílna|brašnářství|ruční práce|řemeslná dílna|kožedělná dílna|vitráže|nože na zakázku|handmade|rukodělná výroba|nožíř*|ručně šité|hutní sklo|kožařství|svíčkárna|tvořivá dílna|sedlářství|umělecké sklo|košíkářství|tkalcovna|chráněná dílna|řezbář*|sociálně terapeutická dílna|ruční výroba šperků|ruční výroba svíček|řemesl*|knihvazač*|výtvarné potřeby|galanterie|háčkování|tvořivé potřeby',
    marketplace:
      'tržiště|online tržiště|inzerce|inzertní portál|srovnávač cen|inzeráty|srovnávač|vstupenky online|rezervační platforma|marketplace|inzertní server|nákupní rádce|srovnávač zboží|prodej vstupenek|poptávkový portál|internetové tržiště|poptávky|bazar online|inzertní web|nákupní portál|slevový portál|slevové kupóny|předprodej vstupenek|vstupenky',
    'auction-house':
      'aukční dům|aukční síň|aukce|dražby|dražební společnost|aukční dům a galerie|dražebník|aukční síně|aukční společnost|elektronické dražby',
    'energy-supplier':
      'dodavatel energie|dodavatel elektřiny|dodavatel energií|energetická společnost|dodavatel plynu|elektřina a plyn|vodárenská společnost|vodovody a kanalizace|teplárn*|dodavatel elektřiny a plynu|energetik*|elektrárn*|vodárn*|distributor elektřiny|dobíjecí stanice|nabíjecí stanice|distributor plynu|energetická skupina|dodávky energie|dodavatel tepla|čerpací stanice|wallboxy|vodárenství',
    telecom:
      'telekomunikační společnost|telekomunikac*|mobilní operátor|telefonní operátor|virtuální operátor|telekomunikační operátor|telefonní ústředny|voip|mobilní operátoři|telekomunikační firma|virtuální mobilní operátor|telekomunikační služby|ip telefonie|mobilní tarify',
    'internet-provider':
      'poskytovatel internetu|poskytovatel internetového připojení|internetové připojení|připojení k internetu|optický internet|bezdrátový internet|vysokorychlostní internet|internetový poskytovatel|lokální poskytovatel internetu|poskytovatel internetu a televize|internet a televize|optické připojení|poskytovatelé internetu|rychlý internet|internet do domu',
    publisher:
      'nakladatelství|nakladatel|vydavatel*|knižní nakladatelství|nakladatelé|knižní vydavatelství|hudební vydavatelství a nakladatelství|nakladatelský dům|vydavatelský dům',
    'board-game':
      'desková hra|deskové hry|deskových her|karetní hra|karetní hry|společenská hra|stolní hra|deskovka|deskovky|společenské hry|hra na hrdiny|párty hra|stolní hry|karetních her',
    'hardware-device':
      'zařízení|přístroj*|senzor*|kamera|kamery|drony|elektrokol*|stroj|stroje|3d tiskárna|3d tiskárny|sluchátka|klávesnice|reproduktory|snímač*|čidla|chytré hodinky|karavan*|obytné vozy|obytný vůz|přívěs|přívěsy|notebook|elektromobil*|hardware|přívěsné vozíky|lodě|jachta|měřicí přístroje|vozík|obytné vestavby|elektroskútr*',
    software:
      'software|softwaru|program|programy|aplikace|aplikaci|softwarové řešení|softwarový produkt|počítačový program|software pro|softwarem|počítačové programy|aplikační software|program pro|podnikový software|informační systém|informační systémy',
    'mobile-app':
      'mobilní aplikac*|mobilní appka|aplikace pro iphone|aplikace pro android|appka|aplikace do telefonu|aplikace pro mobil|aplikace pro chytré telefony|mobilní apka|android aplikace|ios aplikace|aplikace do mobilu|apka',
    'web-app':
      'webová aplikace|webové aplikace|online aplikace|online nástroj|online služba|internetová aplikace|webová služba|internetová služba|webový nástroj|webový systém|internetové aplikace|online nástroje|webové aplikaci',
    'desktop-app':
      'desktopová aplikace|aplikace pro windows|program pro windows|aplikace pro mac|aplikace pro macos|počítačová aplikace|desktopové aplikace|aplikace pro počítač',
    platform:
      'platforma|platformy|platformou|platformu|online platforma|digitální platforma|webová platforma|cloudová platforma|technologická platforma|internetová platforma|platformě|datová platforma',
    tool: 'nástroj|nástroje|nástrojem|kalkulačk*|generátor*|převodník*|převaděč|simulátor*|konvertor*|vyhledávač*|sada nástrojů|plánovač*|konfigurátor*|online kalkulačka|emulátor*|čtečka|prohlížeč souborů',
    suite:
      'kancelářský balík|sada aplikací|komplexní řešení|komplexní systém|kancelářský software|balík aplikací|vše v jednom|softwarový balík|all-in-one řešení|balík programů',
    'browser-extension':
      'rozšíření prohlížeče|rozšíření do prohlížeče|doplněk do prohlížeče|webový prohlížeč|internetový prohlížeč|rozšíření pro chrome|doplněk prohlížeče|prohlížeč|rozšíření pro prohlížeč|doplněk pro chrome|blokátor reklam|rozšíření pro prohlížeče',
    plugin:
      'plugin*|zásuvný modul|wordpress plugin|doplněk pro shoptet|doplněk|doplňky pro shoptet|rozšíření|rozšiřující modul|modul pro prestashop|plugin pro wordpress|modul do',
    'code-library':
      'programátorská knihovna|javascriptová knihovna|softwarová knihovna|knihovna komponent|sdk|knihovna pro php|php knihovna|open source knihovna|knihovna funkcí|python knihovna|npm balíček|knihovna pro javascript|knihovna pro python',
    framework:
      'framework*|redakční systém|redakční systémy|cms|herní engine|php framework|webový framework|publikační systém|systém pro správu obsahu|cms systém|generátor statických stránek|redakčního systému|javascriptový framework|headless cms',
    'programming-language':
      'programovací jazyk|programovacího jazyka|skriptovací jazyk|kompilátor|překladač jazyka|programovací jazyky|dotazovací jazyk|značkovací jazyk',
    database:
      'databáz*|datový sklad|tabulkový procesor|databázový systém|databázový server|vyhledávací stroj|vektorová databáze|datové sklady|datové jezero',
    api: 'api|rest api|platební brána|platební brány|online platby|platební systém|webové api|platební služby|rozhraní api|platební řešení|sms brána|aplikační rozhraní|poskytovatel plateb|platební platforma|platební instituce|platební terminály',
    'operating-system':
      'operační systém|operační systémy|operačního systému|linuxová distribuce|distribuce linuxu|firmware|desktopové prostředí|linuxové distribuce|grafické prostředí|operačním systémem',
    'file-sharing-client':
      'torrent klient|sdílení souborů|bittorrent klient|přenos souborů|ftp klient|správce stahování|odesílání souborů|stahování souborů|torrenty|klient pro bittorrent',
    'password-manager':
      'správce hesel|generátor hesel|správa hesel|správce hesla|trezor na hesla|správci hesel|správcem hesel|autentizační aplikace',
    'crypto-wallet':
      'kryptopeněženk*|bitcoinová peněženka|kryptoměnová peněženka|hardwarová peněženka|bitcoinové peněženky|peněženka na kryptoměny|hardwarové peněženky|bitcoin peněženka|krypto peněženka|digitální peněženka|peněženka pro kryptoměny',
    cryptocurrency:
      'kryptoměn*|bitcoin|token|tokeny|blockchain*|digitální měna|nft|stablecoin|memecoin|virtuální měna|altcoin*|kryptotoken',
    'crypto-exchange':
      'kryptoměnová burza|burza kryptoměn|směnárna kryptoměn|bitcoinová směnárna|kryptoměnová směnárna|směnárn*|forex broker|obchodní platforma|nákup bitcoinu|krypto směnárna|online broker|krypto burza|směnárna bitcoin|burzovní broker|kryptosměnárna|bitcoin směnárna|bitcoin automat',
    'trading-protocol':
      'defi|defi protokol|decentralizovaná burza|protokol|obchodní robot|automatický obchodní systém|obchodní signály|obchodní bot|protokol likvidity|půjčovací protokol',
    dapp: 'decentralizovaná aplikace|decentralizované aplikace|chytré kontrakty|chytrý kontrakt|dapp|smart kontrakt|web3 platforma|dao|smart kontrakty',
    'messaging-app':
      'messenger|chat|chatovací aplikace|e-mailový klient|komunikační aplikace|komunikátor|videokonferenc*|seznamka|seznamky|sociální síť|emailový klient|poštovní klient|online seznamka|e-mailová schránka|sociální sítě|seznamovací aplikace|emailová schránka|poštovní program|seznamovací portál|internetová seznamka|firemní e-mail',
    'text-editor':
      'textový editor|editor|editor kódu|grafický editor|editor fotografií|video editor|editor pdf|html editor|pdf editor|textový procesor|editor videa|editor obrázků|vývojové prostředí|ide|editory|zvukový editor|editor zvuku|vektorový editor|střihový program',
    'note-app':
      'poznámková aplikace|aplikace na poznámky|úkolníček|seznam úkolů|správce úkolů|online kalendář|diář|diáře|osobní organizér|nákupní seznam|znalostní báze|to-do aplikace|aplikace pro poznámky|úkolovník|aplikace na úkoly|zápisník',
    'weather-app':
      'předpověď počasí|počasí|meteostanice|meteorologická stanice|předpovědi počasí|srážkový radar|aplikace počasí|meteoradar',
    'music-app':
      'hudební přehrávač|přehrávač|přehrávač hudby|hudební aplikace|streamování hudby|multimediální přehrávač|video přehrávač|metronom|ladička|přehrávač videa|aplikace na hudbu|hudební streaming|podcastová aplikace|audioknih*',
    'photo-app':
      'fotoaplikace|aplikace na fotky|fotoknih*|správa fotografií|fotogaleri*|úprava fotek|fotografická aplikace|aplikace na úpravu fotek|foto aplikace|aplikace pro fotky|úprava fotografií|sdílení fotek|fotodárky|tisk fotografií',
    'fitness-app':
      'fitness aplikace|běžecká aplikace|kalorické tabulky|tréninková aplikace|cvičební aplikace|meditační aplikace|aplikace na cvičení|zdravotní aplikace|aplikace na hubnutí|počítadlo kalorií|aplikace na meditaci|tréninkový deník|menstruační kalendář',
    'language-app':
      'aplikace na učení jazyků|aplikace na výuku jazyků|učení slovíček|slovíčka|flashcards|kartičky na slovíčka|procvičování slovíček|výuka psaní všemi deseti|aplikace na angličtinu|aplikace pro výuku jazyků|učení jazyků|kartičky na učení',
    'finance-app':
      'finanční aplikace|správa osobních financí|aplikace na správu financí|osobní finance|rodinný rozpočet|domácí rozpočet|aplikace na rozpočet|bankovní aplikace|evidence výdajů|sledování výdajů|správce financí|aplikace na výdaje',
    'accounting-software':
      'účetní program|účetní programy|účetní software|fakturační program|fakturace|online fakturace|účetní systém|ekonomický software|ekonomický systém|mzdový software|program na faktury|fakturační systém|účetní a ekonomický software|fakturační software|ekonomický program|vystavování faktur|ekonomické systémy|mzdový program|vystavování faktur online|online faktury|online účetnictví|účetní aplikace|program na účetnictví|fakturační aplikace|faktury online',
    erp: 'erp|erp systém|erp systémy|podnikový informační systém|skladový systém|skladový software|skladový program|erp řešení|wms|systém pro řízení výroby|podnikové informační systémy|správa vozového parku|erp software|plánování výroby|sklad a prodej|gps monitoring|řízení skladu|wms systém|informační systém pro firmy|kniha jízd|mes systém|sledování vozidel|informační systém erp|systém pro řízení skladu|řízení výroby|podnikové systémy|informační systém pro řízení firem|evidence majetku|stavební software|systém pro řízení firmy',
    crm: 'crm|crm systém|crm systémy|crm software|helpdesk|zákaznický systém|řízení vztahů se zákazníky|obchodní crm|zákaznická podpora software|systém zákaznické podpory|helpdesk systém|service desk|správa zákazníků|prodejní software|crm řešení',
    'project-management':
      'projektové řízení|projektový software|řízení projektů|docházkový systém|docházkové systémy|evidence docházky|řízení úkolů|plánování směn|hr software|personální systém|evidence pracovní doby|intranet|správa projektů|kanban|nástroj pro řízení projektů|software pro řízení projektů|náborový systém|hr systém|personální informační systém|projektový nástroj|systém pro řízení projektů|měření času|správa úkolů|sledování času|úkolový systém|evidence odpracované doby|docházka online|elektronická docházka|workflow|nástroj pro týmy|firemní intranet|nástroj na řízení projektů|timesheet',
    'email-tool':
      'e-mail marketing|e-mailing|emailing*|rozesílání newsletterů|e-mailový marketing|email marketing|rozesílka newsletterů|emailingový nástroj|e-mailingový nástroj|rozesílání e-mailů|nástroj na emailing|newsletterový nástroj|hromadné e-maily|emailový marketing|rozesílka e-mailů|hromadné rozesílání e-mailů|e-mail marketingový nástroj',
    'marketing-software':
      'marketingová automatizace|automatizace marketingu|marketingový nástroj|seo nástroj|věrnostní program|věrnostní systém|online dotazníky|online formuláře|zkracovač odkazů|affiliate program|digital signage|affiliate síť|dotazníky online|generátor qr kódů|marketingový software|marketing automation|seo nástroje|věrnostní programy|nástroj pro sociální sítě|affiliate systém|dotazníkový systém|marketingová platforma|reklamní systém|online průzkumy|provizní systém|tvorba dotazníků|nástroj na dotazníky|reklamní platforma|nástroj na sociální sítě',
    'analytics-software':
      'analytický software|business intelligence|webová analytika|datová analytika|analytický nástroj|monitoring webu|reporting|monitoring médií|analýza dat|analytika|analytická platforma|monitoring serverů|bi řešení|bi nástroj|vizualizace dat|monitorovací systém|sledování návštěvnosti|monitorovací software|datové analýzy|monitoring dostupnosti|mediální monitoring',
    'booking-software':
      'rezervační systém|rezervační systémy|rezervační software|online rezervace|online objednávání|objednávkový systém|objednávací systém|hotelový systém|rezervace termínů|hotelový software|rezervační systém online|recepční systém|online rezervační systém|systém pro hotely|školní informační systém|rezervačním systémem|ticketingový systém|rezervačního systému|channel manager|systém pro ubytovatele|rezervační aplikace|školní systém|software pro hotely|informační systém pro školy|systém pro sportovní kluby|rezervační systém pro salony|prodejní systém vstupenek',
    'restaurant-software':
      'pokladní systém|pokladní systémy|restaurační systém|pokladní software|restaurační systémy|systém pro restaurace|restaurační software|objednávkový systém pro restaurace|pokladní systémy pro restaurace|digitální menu|jídelní lístek online|stravovací systém|gastro software|registrační pokladny|pokladna pro restaurace|elektronické menu|restaurační pokladna|stravovací systémy|rozvozový systém',
    'practice-software':
      'ambulantní software|software pro lékaře|ordinační software|lékařský software|zdravotnický software|telemedicín*|nemocniční informační systém|zdravotnické prostředky|software pro advokáty|zdravotnický prostředek|zdravotnická technika|software pro ordinace|zdravotnické přístroje|lékařská technika|elektronická zdravotnická dokumentace|program pro lékaře|zdravotnický informační systém|advokátní software|software pro zubaře|stomatologický software|ambulantní program|zdravotnické potřeby|zdravotnické pomůcky|zdravotní potřeby',
    'security-software':
      'kybernetická bezpečnost|kyberbezpečnost*|bezpečnostní software|it bezpečnost|penetrační testy|penetrační testování|bezpečnost dat|informační bezpečnost|firewall*|šifrování|síťová bezpečnost|přístupové systémy|kybernetické bezpečnosti|přístupový systém|správa identit|bezpečnostní platforma|ochrana dat|bezpečnost it|zabezpečení dat|bezpečnostní řešení it|bezpečnost sítí|bezpečnostní audit',
    'compliance-software':
      'elektronický podpis|správa dokumentů|gdpr|whistleblowing|oběh dokumentů|digitální podpis|spisová služba|elektronické podpisy|systém pro správu dokumentů|cookie lišta|vnitřní oznamovací systém|elektronické podepisování|document management|esg reporting|správa smluv|spisové služby|pověřenec pro ochranu osobních údajů|evidence smluv|řízení rizik|elektronická spisová služba|dms|digitalizace dokumentů|řízení kvality|systém řízení kvality|řízení dokumentace|kvalifikovaný certifikát|elektronické podepisování dokumentů|esg|cookies lišta',
    antivirus:
      'antivir*|antivirový program|antivirový software|antivirová ochrana|antivirové programy|antispam|antispamový filtr|antivirové řešení',
    vpn: 'vpn|vpn služba|vpn aplikace|vpn služby|proxy server|virtuální privátní síť|dns služba|proxy servery|proxy',
    'disk-tool':
      'správce souborů|čištění disku|vyhledávač duplicit|analýza disku|hledání duplicitních souborů|analyzátor disku|systémový nástroj|správce disku|vyčištění disku|souborový manažer',
    'backup-software':
      'zálohování|zálohování dat|zálohovací software|cloudové úložiště|cloudové zálohování|online zálohování|cloudová záloha|datové úložiště|online úložiště|zálohování do cloudu|zálohování a obnova dat|zálohovací řešení|zálohy dat|cloudová úložiště|úložiště dat',
    'hosting-provider':
      'webhosting*|hosting*|poskytovatel hostingu|registrace domén|registrátor domén|virtuální servery|vps|datové centrum|serverhosting*|domény a webhosting|dedikované servery|cloudové služby|webhostingové služby|domény|cloud hosting|cloud|datové centra|datacentrum|datacentra|server hosting|dedikovaný server|virtuální server|doména|registrace domény|vps hosting|managed servery|poskytovatel webhostingu|hostingová společnost|wordpress hosting|webhostingová společnost|vps servery|domén|správa domén',
    'streaming-service':
      'streamovací služba|streamovací služby|streamovací platforma|živé vysílání|streamování|online vysílání|videotéka|internetová videotéka|live stream|videoportál|streaming|živý přenos|živé přenosy|live streaming|online kino|videoplatforma|vod|vod platforma|online přenosy|přímé přenosy',
    'radio-platform':
      'hosting rádia|platforma pro rádia|internetová rádia|streamování rádia|rádia online|online rádia|rádio online|streaming rádia|podcast hosting|rádio hosting',
    chatbot:
      'chatbot*|ai chatbot|hlasový asistent|voicebot*|live chat|hlasový bot|online chat|ai chatboti|konverzační ai|chat na web|hlasoví asistenti',
    'ai-assistant':
      'ai asistent*|asistent|ai nástroj|ai nástroje|přepis řeči|přepis řeči na text|generátor obrázků|jazykový model|virtuální asistent ai|ai copilot|převod řeči na text|přepis zvuku na text|přepis audia|generátor textů|ai generátor|syntéza řeči',
    'ai-agent':
      'ai agent|ai agenti|ai agenty|umělá inteligence|automatizace pomocí ai|umělé inteligence|strojové učení|ai řešení|ai automatizace|umělou inteligenci|ai agentů|ai agentura|počítačové vidění|zavádění ai',
    'website-builder':
      'tvorba webu zdarma|stavebnice webu|editor webu|webový editor|platforma pro e-shopy|e-shopové řešení|eshopové řešení|pronájem e-shopu|e-shop na pronájem|tvorba stránek zdarma|e-shopový systém|eshop na pronájem|vytvořit web|e-shopová platforma|webové stránky zdarma|e-shopové platformy|eshopový systém|e-commerce platforma|no-code platforma|eshopová platforma|generátor životopisů|krabicové řešení e-shopu|životopis online|e-commerce řešení|webová stavebnice|nástroj na tvorbu webu',
    'website-template':
      'šablona webu|šablony webů|šablona pro wordpress|wordpress šablona|wordpress šablony|šablony pro shoptet|šablony pro e-shop|fotobank*|ikony|písma|fonty|šablony|webové šablony|šablony pro wordpress|šablony pro web|grafické šablony|písmolijna|šablona e-shopu',
    'design-tool':
      'cad systém|cad software|grafický program|grafický software|návrhový program|návrhový software|3d modelování|program na kreslení|nástroj pro designéry|grafický nástroj|3d software|cad/cam|cad systémy|grafické programy|designový nástroj|program pro návrh|cad program|kreslicí program|projekční software|bim software|program pro návrh interiéru|nástroj na tvorbu grafiky',
    'developer-tool':
      'vývojářský nástroj|vývojářské nástroje|nástroj pro vývojáře|nástroje pro vývojáře|ci/cd|nástroj pro programátory|správa verzí|správce balíčků|automatizace testování|testovací nástroj|nástroje pro programátory|emulátor terminálu|verzovací systém|debugger|automatické testování|vývojářská platforma|testovací nástroje',
    'computer-game':
      'počítačová hra|počítačové hry|hra|hry|her|mobilní hra|online hra|online hry|webová hra|videohra|videohry|videoher|strategická hra|počítačových her|rpg hra|logická hra|hra pro mobil|dobrodružná hra|prohlížečová hra|mobilní hry|kvíz|kvízy|indie hra|vědomostní hra|hra na pc|internetová hra|sudoku|křížovky|plošinovka',
    'game-server':
      'herní server|minecraft server|herní servery|minecraft servery|discord server|fivem server|roleplay server|cs server',
    'game-studio':
      'herní studio|herní studia|vývoj her|herní vývojář|vývojář her|herní vývojáři|vydavatel her|herní vývojářské studio|vývoj počítačových her|vývojář počítačových her|herní vývoj|vývojáři her|vývojářské herní studio|vývoj mobilních her',
    saas: 'saas|cloudové řešení|software jako služba|cloudový software|saas platforma|cloudová řešení|cloudový systém|saas řešení|saas produkt|cloudová služba|cloudová aplikace|saas aplikace',
    'learning-platform':
      'vzdělávací platforma|výuková platforma|e-learningová platforma|výuková aplikace|vzdělávací portál|vzdělávací aplikace|lms|lms systém|e-learningový systém|online vzdělávací platforma|výukový portál|učební platforma|výukový software|výukový program|elearningová platforma|platforma pro online kurzy|výukové aplikace|edtech|výukový web|platforma online kurzů|e-learningové řešení',
    'smart-home':
      'chytrá domácnost|inteligentní dům|chytrý dům|chytré domácnosti|inteligentní domácnost|inteligentní elektroinstalace|chytrá elektroinstalace|domácí automatizace|inteligentní domy|domácí telefony|videotelefony|smart home|chytré domy|automatizace domácnosti|chytré zámky|automatizace budov|chytrý zámek|inteligentního domu|domovní telefony|chytré osvětlení|řízení domácnosti',
    robot:
      'robot|roboty|robotů|robotik*|robotické|robotizac*|průmyslové roboty|robotické sekačky|robotická pracoviště|robotické vysavače|kolaborativní roboty|robotické systémy|roboti|coboty|průmyslová robotika|robotické linky|robotická sekačka',
    association:
      'spolek|spolky|spolku|sdružení|asociac*|svaz|svazu|unie|občanské sdružení|společnost přátel|zapsaný spolek|společenství vlastníků|okrašlovací spolek|svaz zahrádkářů|společenství vlastníků jednotek|federac*|zahrádkářský svaz|myslivecký spolek|svj|spolek rodičů|vlastivědný spolek|sdružení rodičů|spolkem|profesní sdružení',
    'non-profit':
      'nezisková organizace|neziskové organizace|nevládní organizace|obecně prospěšná společnost|nestátní nezisková organizace|neziskovka|sociální podnik|humanitární organizace|zapsaný ústav|sociální podniky|neziskovou organizací|nezisková společnost|neziskový spolek|ngo|veřejně prospěšná společnost|sociální podnikání|nezisková|nevládní nezisková organizace|sociální služby|ústav sociálních služeb|poskytovatel sociálních služeb',
    charity:
      'charita|charity|charitativní organizace|dobročinná organizace|potravinová banka|charitativní projekt|dobročinnost|charitativní spolek|charitativní akce|oblastní charita|farní charita|diakonie|veřejná sbírka|charitativní sbírka|azylový dům|dobročinný spolek|potravinové banky|noclehárna|diecézní charita|armáda spásy|dobročinné sbírky|dobrovolnictví|dobrovolnické centrum|azylové domy|nízkoprahové denní centrum|sbírky',
    foundation: 'nadac*|nadační fond|nadační fondy|nadačního fondu|stipendijní program|stipendijní fond|fond|stipendia',
    'support-association':
      'podpůrná skupina|svépomocná skupina|spolek pacientů|pacientská organizace|sdružení přátel|spolek přátel|klub přátel|klub rodičů|společnost pacientů|svépomocné skupiny|pacientský spolek|sdružení pacientů|pacientské organizace|spolek rodičů a přátel',
    'community-organisation':
      'komunitní centrum|komunitní centra|kulturní dům|kulturní centrum|centrum volného času|mateřské centrum|rodinné centrum|městské kulturní středisko|místní akční skupina|komunitní zahrada|kulturní středisko|klub seniorů|dům kultury|nízkoprahový klub|nízkoprahové zařízení|komunitní organizace|kulturní zařízení|mateřská centra|kulturní domy|rodinná centra|nízkoprahové zařízení pro děti a mládež|kulturní spolek|kulturní klub|denní stacionář|centrum denních služeb|kreativní centrum|umělecké centrum|sociální centrum',
    'rescue-organisation':
      'horská služba|vodní záchranná služba|záchranná služba|záchranáři|červený kříž|první pomoc|zdravotnická záchranná služba|kurzy první pomoci|kurz první pomoci|záchranný sbor|záchranná brigáda|vodní záchranáři|školení první pomoci|záchranná brigáda kynologů|pátrací tým',
    church:
      'farnost|kostel|kostely|kostela|církev|církve|církevní sbor|katedrála|římskokatolická farnost|evangelický sbor|synagoga|farní sbor|diecéze|sbor českobratrské církve evangelické|církevní společenství|arcidiecéze|farní úřad|farnosti|křesťanská církev|křesťanský sbor|sbor církve bratrské|bazilika|poutní místo|mešita|katolická církev|chrám|biskupství|opatství|evangelická církev|křesťanské společenství|baptistický sbor|pravoslavná církev',
    'religious-community':
      'klášter|kláštery|kláštera|náboženská společnost|náboženská obec|židovská obec|řeholní společenství|kongregace sester|buddhistické centrum|meditační centrum|duchovní společenství|exerciční dům|duchovní centrum|kongregace|misijní společnost|křesťanská organizace|poutní dům|buddhistická společnost|duchovní škola|misie',
    'political-party':
      'politická strana|politické hnutí|politické strany|kandidát na|kandidátka|volební kampaň|strana a hnutí|politik|politička|senátor|senátorka|poslanec|poslankyně|volební strana|politické uskupení|volební program|politického hnutí',
    union:
      'odborový svaz|odbory|odborová organizace|odborové organizace|odborová centrála|odborové sdružení|odborový svaz pracovníků|odborová organizace zaměstnanců|odborů',
    'trade-association':
      'hospodářská komora|obchodní komora|profesní komora|svaz průmyslu|cech|oborový svaz|oborové sdružení|asociace podnikatelů|lékařská komora|agrární komora|svaz podnikatelů|obchodní a průmyslová komora|komora|profesní asociace|oborová asociace|advokátní komora|okresní hospodářská komora|asociace firem|sdružení podnikatelů|profesní organizace|zaměstnavatelský svaz|oborová organizace|sdružení výrobců|svaz zaměstnavatelů|živnostenské společenstvo|podnikatelský klub|zájmové sdružení',
    cooperative:
      'družstv*|bytové družstvo|stavební bytové družstvo|spotřební družstvo|sociální družstvo|stavební družstvo|bytová družstva|obchodní družstvo|odbytové družstvo',
    municipality:
      'obec|obce|obci|obecní úřad|městský úřad|město|města|městys|městská část|úřad městyse|magistrát|magistrát města|oficiální stránky obce|oficiální stránky města|městský obvod|statutární město|mikroregion*|kraj|krajský úřad|úřad městské části|svazek obcí|stránky obce|oficiální web města|oficiální web obce|městem',
    authority:
      'úřad|úřady|úřadu|ministerstv*|státní správa|inspekc*|státní instituce|krajská hygienická stanice|policie|městská policie|velvyslanectví|konzulát|státní úřad|finanční úřad|státní fond|úřad práce|okresní soud|krajský soud|správa národního parku|katastrální úřad|obecní policie|státní organizace|hygienická stanice|státní podnik|organizační složka státu|veřejná správa|národní park|orgán veřejné správy',
    'fire-brigade':
      'hasiči|hasičský záchranný sbor|sbor dobrovolných hasičů|hasičský sbor|dobrovolní hasiči|jednotka sboru dobrovolných hasičů|sdh|požární sbor|sboru dobrovolných hasičů|hasičská stanice|dobrovolných hasičů|hasičská zbrojnice|jednotka požární ochrany|hasičů|jsdh',
    community:
      'komunit*|online komunita|diskusní fórum|diskuzní fórum|fórum|fanklub*|fan klub|fan club|fanouškovský web|uživatelská skupina|herní komunita|komunitní web|fóra|internetové fórum|komunita vývojářů|fanouškovská stránka',
    network:
      'síť|sítě|sítí|klastr*|konsorci*|aliance|koalice|partnerství|platforma organizací|síť organizací|síť firem|cluster|kolektiv|aliancí|podnikatelská síť',
    club: 'klub|kluby|klubu|klubem|auto moto klub|automotoklub|motoklub|fotoklub|klub přátel historie|veterán klub|moto klub|fotografický klub|rybářský spolek|čtenářský klub|rybářský svaz|auto klub|radioklub|autoklub|turistický klub|klub českých turistů|turistický oddíl|kroužek|kroužky|zájmové kroužky|rotary klub|modelářský klub|veteran car club|zájmový klub|klub modelářů|šachový kroužek',
    initiative:
      'iniciativ*|občanská iniciativa|hnutí|kampaň|kampaně|petice|osvětová kampaň|občanské hnutí|národní program|grantový program',
    project:
      'projekt|projekty|projektu|projektem|výzkumný projekt|evropský projekt|vzdělávací projekt|umělecký projekt|komunitní projekt|pilotní projekt|osvětový projekt',
    'open-source-project':
      'open source projekt|open source software|svobodný software|otevřený software|projekt s otevřeným zdrojovým kódem|otevřený standard|open-source projekt|open source|otevřený zdrojový kód|open-source software|software s otevřeným zdrojovým kódem|otevřená data',
    'youth-organisation':
      'skaut*|skautské středisko|junák|dětský tábor|letní tábor|letní tábory|dům dětí a mládeže|příměstský tábor|příměstské tábory|dětské tábory|středisko volného času|organizace mládeže|oddíl skautů|mládežnická organizace|tábor|tábory|pionýr|pionýrská skupina|středisko junáka|dětský oddíl|tábornický oddíl|dětské letní tábory|turistický oddíl mládeže|táborová základna|domy dětí a mládeže|letních táborů|spolek mládeže|dětská organizace|příměstských táborů',
    'student-organisation':
      'studentská organizace|studentský spolek|studentská unie|studentský klub|studentský parlament|studentský tým|spolek studentů|studentská komora|studentské spolky|studentská rada|studentské organizace|formula student|studentské hnutí',
    company:
      'firma|firmy|firmou|firmu|společnost|společnosti|podnik|podniky|rodinná firma|česká firma|česká společnost|značka|značky|korporac*|rodinný podnik|akciová společnost|obchodní korporace|závod|podnikem|značkou',
    agency: 'agentur*|full service agentura|butiková agentura|full-service agentura',
    service:
      'služba|služby|služeb|službu|servis|servisní služby|kompletní servis|profesionální služby|servisní středisko|komplexní služby',
    studio: 'studio|studia|studiem|ateliér*|dílna|dílny|salon',
    practice: 'praxe|soukromá ordinace|soukromá praxe|privátní ordinace',
    centre: 'centrum|centra|středisko|střediska|centrem|kompetenční centrum|ústav',
    provider: 'poskytovatel*|provozovatel*|poskytovatel služeb|poskytovatel řešení|dodavatel řešení|zprostředkovatel',
    specialist:
      'specialist*|odborník|odborníci|expert|experti|profesionál*|poradce|poradci|poradkyně|odborníků|tým odborníků',
    solution: 'řešení|systém|systémy|systému|produkt|produkty|technologi*|systémem|výrobek|výrobky',
    group: 'skupina|skupiny|skupinou|holding*|koncern*|skupina firem|skupina společností|tým|týmu',
    startup: 'startup*|start-up|start-upy|český startup|technologický startup|spin-off|začínající firma',
    blog: 'blog|blogy|blogu|blogem|cestovatelský blog|osobní blog|osobní stránky|blog o|osobní web|food blog|blogerk*|bloger|kuchařský blog|módní blog|osobní stránka|blogger|web o cestování|cestovatelský web',
    magazine:
      'časopis*|magazín*|online magazín|internetový magazín|revue|odborný časopis|měsíčník|týdeník|čtvrtletník|webový magazín|recepty|komiks|komiksy|literární časopis|lifestylový magazín|komiksů|dvouměsíčník|vědecký časopis|sborník|recepty online|webzin',
    newspaper:
      'noviny|deník zprávy|zpravodajský portál|zpravodajský server|zprávy|tisková agentura|zpravodajský web|regionální zprávy|tisková kancelář|internetový deník|regionální noviny|online deník|nezávislé zpravodajství|krajské noviny|místní noviny|regionální deník|obecní noviny|novinový portál|zpravodajská agentura|deník',
    newsletter: 'newsletter*|zpravodaj|zpravodaje|informační zpravodaj|týdenní newsletter|bulletin',
    podcast: 'podcast*|youtube kanál|videopodcast|kanál na youtube|pořad na youtube|podcastová síť|youtuber',
    'radio-station':
      'rádio|rádia|rozhlasová stanice|rádiová stanice|rozhlas|internetové rádio|rozhlasové stanice|rádiem|rádiové vysílání|regionální rádio|studentské rádio',
    'tv-channel':
      'televizní stanice|televiz*|televizní kanál|regionální televize|internetová televize|dokumentární film|film|filmy|seriál|krátký film|tv kanál|městská televize|veřejnoprávní televize|televizní pořad|celovečerní film|vysílatel',
    'record-label':
      'hudební vydavatelství|vydavatelství hudby|label|hudební label|koncertní agentura|bookingová agentura|hudební agentura|hudební management|pořadatel koncertů|booking kapel|gramofonová společnost|nahrávací společnost|booking agentura|hudební distribuce|gramofonové vydavatelství|hudební vydavatel|hudební nakladatelství',
    portal:
      'portál*|internetový portál|informační portál|webový portál|informační web|informační server|oborový portál|rozcestník|stránky věnované|informační stránky|specializovaný portál|informační stránka|informační služba',
    directory:
      'katalog|katalogy|katalog firem|adresář|databáze firem|seznam firem|archiv|digitální archiv|nabídka práce|pracovní portál|seznam odkazů|mapa|přehled firem|katalog stránek|realitní portál|pracovní nabídky|registr|nabídky práce|portál práce|vyhledávač firem|pracovní server|firemní katalog|realitní server|online katalog|internetový katalog|telefonní seznam|srovnání firem|žebříček',
    encyclopedia:
      'encyklopedi*|slovník*|wiki|online slovník|výkladový slovník|návody|příručk*|lexikon*|glosář*|rádce|tutoriál*|otevřená encyklopedie|online encyklopedie|slovníček pojmů|překladový slovník|internetová encyklopedie|internetový slovník|tutorial',
    portfolio:
      'portfolio|životopis|portfolia|online portfolio|cv|osobní portfolio|osobní prezentace|curriculum vitae|profesní životopis|grafické portfolio',
    'film-production':
      'filmová produkce|produkční společnost|filmové studio|filmová společnost|filmová produkční společnost|filmař*|režisér*|postprodukc*|filmový producent|filmové a televizní produkce|produkční firma|filmový tvůrce|dokumentarist*|filmová tvorba|televizní produkce|filmová a televizní produkce|postprodukční studio|filmový režisér|filmová postprodukce',
  },
}
