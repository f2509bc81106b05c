import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'misiunea noastră|misiune|misiunea',
    vision: 'viziunea noastră|viziune|viziunea',
    purpose: 'scopul nostru|de ce existăm|în ce credem|filosofia noastră|promisiunea noastră',
    values: 'valorile noastre',
    frame:
      'misiunea noastră este|scopul nostru este|obiectivul nostru este|ajutăm|credem că|credem în|ne dorim|ne propunem',
  },
  we: 'noi|nostru|noastră|noștri|noastre|suntem|credem|oferim|ne',
  customerVoices: {
    self: 'eu|mie|mine|mea|meu|mei|mele|îmi|mi am|m am|am fost|noi|ne am|m am simțit|mi a|mi au|am avut',
    praise:
      'recomand|recomandăm|mulțumesc|mulțumim|mulțumit|mulțumită|mulțumiți|recunoscător|recunoscătoare|excelent|excelentă|excelente|minunat|minunată|fantastic|fantastică|perfect|perfectă|super|grozav|cel mai bun|cea mai bună|cei mai buni|profesionist|profesionistă|profesioniști|profesionalism|amabil|amabili|prietenos|prietenoși|serios|seriozitate|ajutat|fericit|fericită|încântat|încântată|încântați|foarte bine|foarte bun|foarte bună|cu încredere|încredere|impecabil|calitate|recomand*|mulțum*|recunoscăt*|excelent*|minunat*|fantastic*|extraordinar*|grozav*|amabil*|politicos*|răbdare|răbdător*|călduros*|de neuitat|priceput*|vom reveni|voi reveni|revenim|cu siguranță|încântat*|satisfăcut*|depășit*|cinci stele|5 stele|nota 10|felicitări|bravo|oameni serioși|merită',
    owner:
      'fondator|fondatoare|cofondator|proprietar|proprietară|director|directoare|administrator|președinte|patron|autor|autoare|inventator|creator|creatoare|filozof|scriitor|scriitoare|poet',
  },
  claims: {
    idle: 'cel puțin|cel mult|cât mai curând|nu numai|nu doar|cel mai bun prieten|în primul rând|cele mai bune urări|cel mai adesea',
    superlative:
      'liderul|lideri|lider de piață|numărul 1|nr 1|numărul unu|cel mai bun|cea mai bună|cei mai buni|cele mai bune|cel mai mare|cea mai mare|cel mai rapid|cel mai sigur|cele mai mici prețuri|cel mai bun preț|singurul|singura|singurii|primul din|prima din|prima companie|inegalabil|imbatabil|imbatabile|unul dintre cei mai|una dintre cele mai|premiat|premiată|pionier|cea mai înaltă calitate',
    guarantee:
      'garanție|garanția|garantăm|garantat|garantată|banii înapoi|returnarea banilor|fără risc|satisfacție garantată|garanție pe viață|promitem|100% sigur|retur gratuit',
    comparison:
      'mai bun decât|mai bine decât|mai rapid decât|mai ieftin decât|decât oricare altul|decât alții|decât concurența|spre deosebire de|în comparație cu|comparativ cu|ori mai rapid|ori mai mult|de două ori|niciun alt|la jumătate de preț',
    promise:
      'ne asigurăm|niciodată|mereu|întotdeauna|oricând|non stop|24/7|în câteva minute|în 24 de ore|imediat|instant|în aceeași zi|economisește până|până la|crește|dublează|reduce|fără efort|pentru totdeauna|100%|tot ce ai nevoie',
    parity:
      'calitate superioară|înaltă calitate|cea mai bună calitate|clienți mulțumiți|satisfacția clienților|servicii de calitate|prețuri competitive|prețuri accesibile|cele mai bune prețuri|echipă cu experiență|echipă de profesioniști|ani de experiență|soluții inovatoare|soluții personalizate|partener de încredere|ușor de utilizat|livrare rapidă|gamă largă|raport calitate preț',
  },
  sources: {
    before:
      'conform|potrivit|sursa|surse|studiu realizat de|un studiu al|sondaj|raport al|raportul|date de la|publicat în|publicat de|certificat de|testat de|recomandat de|statistici',
    after: 'arată că',
    mark: 'studiu|studii|cercetare|testat clinic|test independent',
  },
  readers: {
    plain: '',
    formal: 'dumneavoastră|dvs|dumneavoastra|dv|vă|vostru|voastră|voștri|voastre|voi',
    informal: 'tu|tău|ta|tăi|tale|ție|îți|te|pe tine|pentru tine|tine',
  },
  emotions: {
    thrill:
      'captivant|captivantă|emoționant|emoții|entuziasm|entuziasmat|aventură|aventuri|aventura|pasiune|pasionat|sălbatic|epic|energie|energic|vibrant|vibrantă|dinamic|dinamică|îndrăzneț|îndrăzneală|curajos|curaj|de neuitat|inspira|inspirație|inspirator|sărbătoare|sărbători|petrecere|victorie|triumf|cucerește|fantastic|fantastică|incredibil|incredibilă|spectaculos|spectaculoasă|uimitor|uimitoare|impresionant|senzațional|intens|distracție|magic|magică|magie|vis|vise|visuri|delicios|irezistibil|adrenalină|minunat|minunată',
    warmth:
      'iubire|dragoste|cu dragoste|iubim|iubit|drag|grijă|cu grijă|îngrijire|bunătate|blând|blândețe|cald|caldă|căldură|căldura|inimă|inima|inimi|suflet|familie|familia|familii|prieten|prieteni|prietenie|prietenos|împreună|comunitate|comunitatea|acasă|cămin|primitor|confort|confortabil|confortabilă|calm|pace|liniște|liniștit|relaxare|relaxant|relaxează te|bunăstare|fericire|fericit|fericiți|bucurie|bucurii|zâmbet|zâmbete|speranță|încredere|empatie|compasiune|frumos|frumoasă|frumusețe|mândrie|mândri|uman|umană|armonie|îmbrățișare|apropiați',
    worry:
      'frică|teamă|temeri|îngrijorare|îngrijorări|îngrijorat|grijile|anxietate|stres|stresat|stresant|durere|dureri|dureros|suferi|suferință|suferințe|luptă|lupta|frustrare|frustrat|frustrant|copleșit|epuizat|epuizare|sătul|singurătate|singur|trist|tristețe|furie|furios|ură|coșmar|dezastru|dezastre|catastrofă|panică|pierdut|disperat|disperare|traumă|traume|abuz|abuzuri|criză|pericol|pericole|periculos|amenințare|amenințări|victimă|victime|doliu|groaznic|oribil|enervant|durere de cap|haos|regret|vină|rușine|crud',
  },
  courtesy:
    'vă rugăm|te rugăm|rog|mulțumim|mulțumesc|vă mulțumim|îți mulțumim|mulțumiri|bun venit|bine ai venit|bine ați venit|cu plăcere|cu drag|cu bucurie|ne bucurăm|suntem bucuroși|nu ezita|nu ezitați|la dispoziția ta|la dispoziția dumneavoastră|vă stăm la dispoziție|te invităm|vă invităm|vă așteptăm|te așteptăm|scuze|ne cerem scuze|ne pare rău|stimate|stimați|dragi|dragă|cu respect|respect|cu stimă|salut|bună ziua|recunoscători|recunoștință|apreciem|ospitalitate',
  hedges:
    'poate|posibil|probabil|eventual|se pare|pare|par să|ar putea|s ar putea|ar trebui|aproximativ|circa|în jur de|relativ|destul de|oarecum|mai mult sau mai puțin|în general|de obicei|de regulă|adesea|deseori|uneori|câteodată|în majoritatea cazurilor|în unele cazuri|în principiu|într o anumită măsură|după părerea noastră|credem|considerăm|sperăm|încercăm|ne străduim|pe cât posibil|dacă este posibil|în funcție de|nu neapărat|nu întotdeauna|potențial|aproape',
  humour:
    'glumă|glume|glumim|glumesc|lăsând gluma|fără glumă|banc|bancuri|haha|hahaha|hihi|lol|ups|hopa|aoleu|psst|tadaa|ta daa|ura|iupi|yay|păi|ei bine|pe bune|serios acum|cuvânt de cercetaș|nu mușcăm|spoiler|știați că|știai că|curiozități|face cu ochiul|joc de cuvinte|jocuri de cuvinte|unicorn|unicorni|ninja|superputere|superputeri|vrăjitorie|soacră|soacra|dependenți de cafea|nebunie|nebunii|țicnit|amuzant|amuzantă|amuzante|râs|râsete|umor|cu umor|simțul umorului|poznaș|năzdrăvan|ghiduș|tocilari',
  irreverence:
    'naiba|la naiba|dracu|dracului|la dracu|rahat|de rahat|căcat|fund|curul|al naibii|prost|proști|proastă|prostie|prostii|fără prostii|idiot|idioți|tâmpit|tâmpenii|tâmpenie|plictisitor|plictisitoare|plictiseală|bla bla|vorbe goale|vrăjeală|fără vrăjeală|aiureli|aiurea|nasol|nașpa|iad|urâm|nebuni|rebeli|jalnic',
  imperative:
    'abonează|accesează|achiziționează|adaugă|află|aflați|ajută|alege|alegeți|alătură|aplică|apelează|ascultă|bucură|calculează|caută|citește|citiți|colaborează|comandă|comandați|compară|completează|construiește|consultă|contactează|contactați|contribuie|creează|crește|cumpără|cunoaște|descarcă|descoperă|descoperiți|deschide|devino|distrează|donează|economisește|evită|explorează|fă|faceți|fii|găsește|gustă|ia|imaginează|implică|începe|începeți|înscrie|înscrieți|încearcă|încercați|intră|investește|învață|lasă|mergi|obține|obțineți|participă|planifică|plătește|primește|privește|programează|programați|protejează|relaxează|rezervă|rezervați|scrie|scrieți|solicită|solicitați|spune|sună|sunați|susține|transformă|trimite|trăiește|urmărește|vezi|vedeți|verifică|vino|vizitează|vizitați|vorbește',
  superlatives:
    'cel mai|cea mai|cei mai|cele mai|cel mai bun|cea mai bună|cele mai bune|cei mai buni|lider|lider de piață|lideri|numărul unu|numărul 1|nr 1|cel mai mare|cea mai mare|cea mai înaltă|cel mai rapid|cel mai sigur|unic|unică|unice|unici|inegalabil|inegalabilă|incomparabil|imbatabil|imbatabile|de neegalat|perfect|perfectă|perfecte|ideal|ideală|optim|optimă|excepțional|excepțională|excepționale|extraordinar|excelent|excelentă|excelență|incredibil|singurul|singura|premiat|de top|de primă clasă|revoluționar',
  jargon:
    'algoritm|algoritmi|autentificare|automatizare|automatizări|interfață|integrare|integrări|infrastructură|infrastructura|scalabil|scalabilă|scalabilitate|implementare|implementarea|configurare|parametri|optimizare|metodologie|achiziții|logistică|guvernanță|audit|active|amortizare|caiet de sarcini|conformitate|certificare|standard|standarde|specificație|specificații|modul|bază de date|criptare|virtualizare|server|rețea|rețele|lățime de bandă|calibrare|hidraulic|procese',
  cliches:
    'la comandă|soluții personalizate|soluții adaptate|inovator|inovatoare|inovatori|soluții inovatoare|inovație|inovația|de ultimă generație|ultima generație|tehnologie de ultimă|de vârf|înaltă calitate|de înaltă calitate|calitate superioară|servicii de calitate|de calitate|servicii complete|soluții complete|la cheie|echipă de experți|echipă de profesioniști|echipa noastră de specialiști|experiență vastă|vastă experiență|ani de experiență|pasiune|cu pasiune|pasionați de|pasionați|satisfacția clienților|clienți mulțumiți|clienți satisfăcuți|partener de încredere|partenerul tău|partenerul dumneavoastră|de încredere|gamă largă|o gamă largă|valoare adăugată|sinergie|la următorul nivel|următorul nivel|face diferența|facem diferența|în lumea de astăzi|în era digitală|experiență unică|experiență de neuitat|fără efort|fără probleme|mai mult decât|holistic|holistică|ecosistem|nevoile tale|profesionalism|seriozitate',
  introductions: {
    frame: 'este un|este o|este cel|este cea|suntem un|suntem o',
    ends: 'care|pentru|cu|în|din|și|unde',
    closes: '',
  },
  stands: {
    difference:
      'spre deosebire de|singurul|singura|singurii|fără costuri ascunse|fără abonament|fără contract|primii|ce ne diferențiază|ne diferențiază|brevetat|brevetată|unul dintre puținii|lucrat manual|afacere de familie|independent',
    affordable:
      'accesibil|accesibile|ieftin|ieftine|prețuri mici|preț mic|cel mai bun preț|prețuri accesibile|preț corect|prețuri competitive|economic',
    premium: 'premium|lux|luxos|luxoasă|exclusivist|exclusivistă|de top|clasa întâi',
  },
  distinctions: {
    given:
      'gratuit*|gratis|fără costuri suplimentare|fără costuri|fără taxe|fără obligații|open source|cu sursă deschisă|fără reclame|fără abonament|fără contract|confidențial*|intimitat*|în siguranță|securizat*|criptat*|24/7|24 de ore|non-stop|în aceeași zi|a doua zi|în ziua următoare|în 24 de ore|în maxim 24|la fața locului|la domiciliu|la tine acasă|transport gratuit|preț fix|prețuri transparente',
    made: 'propriu|proprie|proprii|producție proprie|fabrică proprie|afacere de familie|de familie|independent*|local|locale|locali|lucrat manual|lucrate manual|artizanal*|fabricat în|produs în românia|produse românești|organic*|ecologic*|ani de experiență|experiență de peste|de peste|decenii|generaț*|certificat*|autoriza*|premiat*|brevetat*|specializat*|pe măsură',
    whole:
      'totul într-un singur loc|totul în unul|all-in-one|într-un singur loc|în același loc|toate într-un singur loc|tot ce ai nevoie|tot ce aveți nevoie|tot ceea ce ai nevoie|tot ceea ce aveți nevoie|tot ce îți trebuie|tot ce trebuie|de la a la z|de la început până la sfârșit|de la început la sfârșit|de la cap la coadă|cap-coadă|de la idee la|de la idee până la|de la proiectare la|de la proiectare până la|de la concept la|în fiecare etapă|la cheie|servicii complete|soluții complete|soluție completă|servicii integrate|sub același acoperiș|un singur punct de contact',
    refusal:
      'fără|niciodată|nu mai ai nevoie|gata cu|adio|zero|fără niciun|nicio taxă ascunsă|nu doar|nu numai|nu este doar|nu suntem doar|mai mult decât|mult mai mult decât|nimic altceva|nimic mai mult|doar|numai|în loc de|în locul|spre deosebire de|mai degrabă decât|singurul|singura|singurii|singurele|unicul|niciun alt|unul dintre puținii|printre puținii',
  },
  refusals: {
    not: 'nu|niciodată|nici',
    no: 'niciun|nicio|zero',
    without: 'fără',
    only: 'doar|numai|întotdeauna|mai|îndoială',
  },
  cuts: {
    determiner:
      'un|o|unei|unui|unor|niște|acest|această|aceste|acești|acestui|acestei|nostru|noastră|noștri|noastre|vostru|voastră|dumneavoastră|tău|ta|tăi|tale|său|sa|săi|sale|fiecare|toate|toți|orice|al|ai|ale',
    pronoun: 'eu|tu|el|ea|noi|voi|ei|ele|mă|te|se|ne|vă|îl|îi|le|nu|să|poate|pot|poți|puteți|putem|trebuie|vrei|care',
    connector: 'de|cu|pentru|din',
    filler:
      'și|sau|dar|însă|nici|dacă|când|unde|cum|ce|cine|deoarece|pentru că|deci|la|în|din|pe|prin|până|după|înainte|între|fără|sub|peste|despre|către|este|sunt|era|erau|fi|fie|am|ai|are|au|avem|aveți|avea|face|fac|facem|făcut|oferă|oferim|oferă|ajută|ajutăm|permite|găsi|găsești|găsiți|descoperă|descoperiți|alege|alegeți|vezi|află|contactează|contactați|aici|acolo|acum|astăzi|azi|mereu|întotdeauna|niciodată|deja|încă|doar|numai|și|foarte|mai|cel|cea|cei|cele|mult|multe|mulți|puțin|câteva|atât|așa|bine|bun|bună|bune|buni|mare|mari|mic|mică|nou|nouă|noi|alt|altă|alte|alți|diferite|același|primul|prima|ultimul|următorul|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|da|mulțumim|bun venit|ușor|rapid|simplu|împreună|ca|că|astfel|totul|ceva|nimic|lui|lor|iar',
  },
  weak: 'site|pagina|pagini|acasă|blog|articol|articole|știri|email|telefon|adresă|adresa|contact|mesaj|cont|meniu|link|imagine|imagini|foto|video|fișier|formular|întrebare|întrebări|răspuns|informație|informații|informațiile|detalii|date|listă|opțiune|opțiuni|funcție|funcții|versiune|produs|produse|produsele|produselor|serviciu|servicii|serviciile|soluție|soluții|ofertă|oferte|oferta|preț|prețuri|prețul|cost|costuri|pachet|comandă|comenzi|plată|achiziție|magazin|client|clienți|clienții|clienților|utilizator|utilizatori|membru|membri|oameni|persoană|persoane|prieteni|partener|parteneri|echipă|echipa|companie|companii|firmă|firme|afacere|afaceri|marcă|domeniu|piață|piața|lume|lumea|țară|oraș|regiune|loc|locuri|spațiu|birou|număr|tip|tipuri|parte|mod|modul|pas|pași|proces|metodă|caz|exemplu|lucru|lucruri|idee|idei|punct|motiv|problemă|probleme|rezultat|rezultate|obiectiv|scop|valoare|valori|avantaj|avantaje|beneficii|calitate|calitatea|experiență|experiența|expert|experți|specialiști|cunoștințe|ajutor|sprijin|suport|succes|posibilitate|oportunitate|nevoie|nevoi|nevoile|provocare|proiect|proiecte|lucrare|lucrări|activitate|activități|program|timp|timpul|ori|zi|zile|săptămână|lună|luni|an|ani|ore|oră|minute|moment|dată|viitor|viață|viața|familie|mână|ochi|inimă|poveste|istorie|nume|cuvânt|text|conținut|recenzii|sfaturi|instrument|sistem|sisteme|tehnologie|platformă|material|materiale|acces|utilizare|alegere|gamă|categorie|termeni|condiții|nivel|bază|zonă|mărime|culoare|încredere|modern|moderne|digital|personal|personalizate|profesional|profesionale|local|internațional|important|gratuit|sigur|eficient|complet|înaltă|principal|temă|grup|online|lei',
  commonplace:
    'adres*|aplicați*|articol*|blog|calitate*|client*|comand*|compani*|contact*|detali*|disponibil*|echip*|firm*|formular*|gratuit*|informați*|întreb*|magazin*|mesaj*|nostr*|noastr*|ofert*|oferi*|online|pagin*|preț*|produs*|proiect*|rezerv*|servici*|site*|soluți*|telefon*|utiliz*|web|prin|între|precum|fiecare|lun*|săptămân*',
  common: `
    de nu sa in ce si ca la cu pe am un mai asta pentru sunt ai este te da bine dar se din care fost fi ma eu aici
    daca trebuie va cum tu acum asa ceva ar lui el esti cand doar ne ei mine tine poate pot cred voi face imi au
    mea stiu spus unde meu vreau mult ea vrei despre tot foarte sau pare acolo chiar buna noi era ta nimic faci are
    facut cine nici stii putea fac fie trebui nevoie rau atunci iti timp tau rog spun poti avem spune il al le prea
    dupa multumesc deci cineva vom acest toate ani oh cel suntem vei sigur bun vrea vor ii haide iar mare pana cat
    crezi stai inca avea totul spui venit atat avut hei vazut fel putem lucru ceea as place fara mama domnule decat
    regula niciodata prin putin mergem inainte vad uite unul nimeni loc hai vezi fii dat toata naiba apoi intamplat
    oameni facem nou ia multe zi acasa toti doua lumea jos timpul doi orice auzit oamenii astea aia fiecare dle
    luat peste niste ati fiu vrut trei inapoi aceasta lor numele cea dintre merge om doamne gasit cei mele viata
    duc ziua serios deja parte gata data cateva vino vedem destul bani vorbesc ok numai aproape dau una zis tatal
    inseamna eram vin afara nostru exista intampla scuze cam locul adevarat noastra vine ori repede fapt grija
    acesta probabil prima tale putut stie exact ajuns casa singur lucruri sunteti simt dreptate noapte trecut fata
    tocmai tarziu iau partea zile adica cele seara mereu lucrurile faca unui imediat azi omule spre impreuna plecat
    trebuia terminat crezut iubesc inceput copii departe macar pierdut mi banii treaba tata sub frumos aceste vorba
    maine plec mei ala tipul pai greu minute dai sus dracu drumul dumnezeu vedea mie inteleg desigur murit aveti
    ajuta trebuit idee aceea ale tip ultima femeie sper primul gandit asteapta vreo copil erau seama tare pus bune
    problema merg moment dus noastre inteles camera griji intre minunat isi lua cauza pic poftim duci dumnezeule
    ajunge mort ba ajutor urma vorbim ore noaptea vorbesti corect ciudat ele unei simti probleme incercat pune
    intotdeauna ucis credeam cazul vorbit adus fiul vreodata cap luni vii crede familia cer ales duce cale alta
    bucur nicio uitat cunosc asculta joc oricum iei caz ochii altceva lume baieti singura mergi patru cinci multi
    incredere veni siguranta salut prins masina acord primit telefon grozav lasat usor acel dolari fratele langa
    puteti prieten important cate zici asemenea vina omul draga pun faceti stim gasi vorbi simplu sunat odata
    doamna mana pasa pleci ora stau prieteni alte arata pleaca drum mod intors mic acea alo rahat legatura aveam
    noua alt curand chestia capul gand sotia incepe spate astfel noroc trimis posibil catre singurul veti mersi apa
    oras inima incearca copilul las frumoasa stiti barbat nume taci adevarul prietenul stiam auzi domnul niciun tai
    ramane incerc intoarce vreme pleca spatele lasa impotriva frate ajut copiii pace familie conteaza jack john pui
    an intorc minte intelegi deloc parca perfect mers mari uita sta astazi iesi erai plac plecam motiv fa intreb
    fiica devreme sigura amandoi gandesc acelasi uh ramas persoana aduc mainile arma dimineata fiindca fericit
    vreti revedere amintesc buni mica sora intrat prost jumatate suna sun nebun zic numarul aud cumva sange dl
    cunoscut faptul munca restul undeva naibii moarte dragut pa sam vreun gasesc fim aflat asupra drept acela dvs
    aduce politia jur momentul luam vrem cerut ultimul echipa vada abia reusit genul ti altfel sex stiut foc intai
    inauntru moartea stat new acestea trece usa scris schimbat uneori deschide dea altcineva the prietenii amice
    afla voiam pamant ah ieri normal devenit clar femei totusi astia dori vorbeste unele tuturor gresit zice
    sfarsit uit saptamani aiba sotul milioane amuzant arati intra liber ideea multa frica alea ci gasim folosit pat
    baiat sansa gura trecuta biroul doctor muri petrecere plus traducerea domnilor pur spital intalnit scoala
    michael incat iesit felul cheama direct placere sale placut ochi razboi lovit spuna sase special intalnire
    haideti inchisoare charlie trage oricine sti lasi voastra ucide suficient incerca obicei disparut complet scrie
    insa dragoste unu unii omorat povestea arat viitoare telefonul astept tie fugi zece sincer placea jurul anul
    dumneavoastra frank ajung opri minut gandeam vechi aer mancare amintesti treci afaceri deoarece dreapta
    intrebare picioare totii cafea schimb prietene atata anume bineinteles furat ramai ajutorul doctore lucrez
    promit puternic iubito film poveste caut dam tom mor mamei ceilalti super george prietena vedere voie agent
    intrebat lupta intrebari joe cunosti dreptul fete plece saptamana adaptarea femeia celor personal birou david
    gandesti pregatit lucrat puterea aceeasi york capitane parintii ordine cui stati mike mesaj tin absolut
    persoane invatat incerci ajute uiti accident dracului dor oamenilor schimba omoare pierde evident simte spunem
    domnului mearga urasc cauti mici fiule tii cauta acele salvat fiind plan folosi stare secret max crima doresc
    citit trimite speriat foame simtit baiatul clipa rand planul fetele inchis omor zona carte vostru femeile atent
    presupun termina cartea lucreaza continua aduci mii masa aminte cina baie potrivit priveste nostri cere veniti
    oprit rapid oara lumina baut ocup rost precum arme bea dragostea teama ocupat puteam alaturi droguri peter stea
    seful ies scumpo castigat deschis nebunie mintea dna dormi secunde bravo privire tatalui intreaga raspunde
    slujba orasul vedeti corpul incepem craciun petrece cuvant credeti raspuns interesant politie plin putere
    cealalta fiti spuneti primi pericol tati henry situatia incep iubit ajuti greseala control spunea fericita luna
    chestii acesti doamnelor hey scoate gasesti altul celalalt dv fundul decis noul cazut vremea punct tras aseara
    fugit tem vede crescut scapat ben ranit promis conduce totdeauna doare calea luati baiete paul james lucrezi
    cativa imposibil draguta picioarele ajutat sens intorci acestui serviciu vietii vroiam diferit prinde printre
    ajungem atentie vorbeasca informatii regele acestei nava suparat par permite aflu scos raman avocat hotel rece
    petrecut cuvinte trec micul politist doctorul america atac baza periculos opt distrus voastre negru merita
    baietii folosesc voia ultimele alex stia proasta viitor modul mancat general diseara parea aparut sistemul
    jimmy impuscat succes numit indiferent ascuns ajungi pierd jocul plecati caine moara incet aruncat avion platit
    intru tony mori intample felicitari lumii moarta cuvantul dorit incredibil aur mary familiei propria cumparat
    sangele unchiul lista astepta bere intelege sarah stam diferite petrecerea devine danny apropo harry inchide
    afacere deveni rea punem doilea locuri muzica intoarcem traiesc cati nenorocit you pacat plina nascut trezit
    semn liniste nord deasupra nick atinge minti motivul descoperit final secunda fund minunata observat real
    exemplu intalnim joci desi functioneaza poarta sfarsitul ray bate sufletul stanga dr jim iisuse lucra bar omori
    sala stiai trimit gramada morti scot okay credem cuiva verificat bob pas um deranjeaza parul sapte incercam
    oferit bolnav alb episodul intrebi urmatorul pari companie cadou nimanui piciorul mda lasam magazin nicaieri
    port iubire multime legat glumesti salva sud sint bill jane mergeti hainele tanar conduc depinde lunga grea
    tommy oriunde viitorul vis capat zilele singuri don doresti arestat primesc iubesti strada idiot aveai richard
    grup tara majoritatea respect adevarata trai fetelor chestie suni altii astepti billy apartamentul metri
    capitanul chemat sezonul intereseaza pariu joaca oare recunosc armele pierzi incoace cheia jake numar trag
    alege celelalte cateodata mijlocul compania criminal detectiv`,
  scale: 'clienți|utilizatori|țări|orașe|proiecte|ani',
  numbers: {
    order: 'pasul',
  },
  claimContexts: {
    negation: 'nu',
    terms: 'reducere',
    years: 'ani',
    experience: 'experiență|peste',
  },
  sourceNames: {
    preposition: 'conform|potrivit',
  },
  ratings: {
    reviews: 'recenzii',
  },
  linking: {
    lastOfRow: 'și',
  },
  negations: 'nu|niciodată|niciun|nicio|nimic|nimeni|fără|nici|în loc de',
  backward:
    'el|ea|ei|ele|lui|lor|acest|această|acești|aceste|aceasta|acela|acolo|și|dar|sau|deci|prin urmare|de asemenea|în plus|totuși|apoi|de exemplu|altfel|ambele|da|aici|care|cine|unde|pentru că|când|dacă|deși|atenție|important|alte',
  conditions:
    'dacă|cu excepția|doar|numai|până la|de la|începând|cel puțin|cel mult|minim|maxim|peste|sub|aproximativ|aproape|în funcție|pe|în termen|după|înainte|inclusiv',
  regulated:
    'vindecă|garant*|certificat*|aprobat*|acreditat*|asigurat*|clinic|dovedit*|fără risc|ecologic*|sigur*|premiat*|brevetat*|randament',
}
