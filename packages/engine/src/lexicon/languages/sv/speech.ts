import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'vår mission|vårt uppdrag|mission och vision',
    vision: 'vår vision',
    purpose: 'varför vi finns|vårt syfte|vad vi tror på|vår filosofi|vårt löfte|det vi tror på',
    values: 'våra värderingar|värderingar|våra kärnvärden',
    frame:
      'vår mission är|vårt mål är|vi hjälper|vi tror|vi vill|vi finns för|vår vision är|vi brinner för|vi arbetar för|vi strävar efter',
  },
  we: 'vi|oss|vår|vårt|våra',
  customerVoices: {
    self: 'jag|mig|min|mitt|mina|själv|har jag|jag har',
    praise:
      'rekommenderar|rekommendera|rekommenderas|tack|tackar|tacksam|nöjd|nöjda|fantastisk|fantastiskt|fantastiska|underbar|underbart|perfekt|super|toppen|jättebra|mycket bra|bästa|bäst|proffsig|proffsigt|proffsiga|professionell|professionellt|professionella|trevlig|trevligt|trevliga|pålitlig|hjälpsam|hjälpsamma|hjälpt|glad|glada|imponerad|imponerade|älskar|otrolig|otroligt|utmärkt|varmt|lyhörd|lyhörda|kunnig|kunniga|överträffade|smidigt|rekommend*|tacks*|tack för|tack så mycket|supernöjd|jättenöjd|mycket nöjd|väldigt nöjd|fantastisk*|underbar*|perfekta|vänligt|vänliga|vänligt bemötande|bra bemötande|noggrant|bra service|kanon|kanonbra|superbra|väldigt bra|riktigt bra|otroligt bra|avslappnad|hjälpte|kommer tillbaka|kommer gärna tillbaka|återkommer|gärna igen|vill tillbaka|kan varmt|varmt rekommendera|oförglömlig*|kunnigt|lyhört|över förväntan|överträffar|kunde inte vara nöjdare|fem stjärnor|5 stjärnor|mår bättre|mått bättre|lärt mig|lärde mig|glada för|värt varje',
    owner:
      'grundare|medgrundare|ägare|delägare|vd|verkställande direktör|ordförande|direktör|rektor|författare|uppfinnare|skapare|upphovsman|filosof|poet',
  },
  claims: {
    idle: 'bästa hälsningar|minst|högst|så snart som möjligt|inte bara|bästa vän|först och främst|för det mesta|göra vårt bästa',
    superlative:
      'ledande|världsledande|marknadsledande|marknadsledare|nummer ett|nr 1|den bästa|det bästa|de bästa|bäst i test|sveriges största|sveriges bästa|nordens största|den största|det största|den enda|det enda|först med|snabbaste|säkraste|billigast|lägsta pris|högsta kvalitet|oslagbar|oslagbara|oöverträffad|prisbelönt|en av de största|en av de bästa|pionjär|världsklass',
    guarantee:
      'garanti|garanterar|garanterat|garanterad|pengarna tillbaka|nöjd kund|riskfritt|utan risk|prisgaranti|livstidsgaranti|vi lovar|100% säker|fri retur',
    comparison:
      'bättre än|snabbare än|billigare än|än någon annan|än andra|än konkurrenterna|till skillnad från|jämfört med|gånger snabbare|gånger mer|dubbelt så|ingen annan|halva priset',
    promise:
      'vi ser till|aldrig mer|alltid|dygnet runt|24/7|på några minuter|inom 24 timmar|direkt|samma dag|spara upp till|upp till|öka|fördubbla|minska|utan ansträngning|för alltid|100%|allt du behöver',
    parity:
      'hög kvalitet|högsta kvalitet|bästa kvalitet|kundnöjdhet|nöjda kunder|utmärkt service|bästa service|konkurrenskraftiga priser|bra priser|erfaret team|lång erfarenhet|innovativa lösningar|skräddarsydda lösningar|pålitlig partner|användarvänlig|lätt att använda|snabb leverans|brett sortiment|personlig service',
  },
  sources: {
    before:
      'enligt|källa|källor|studie av|undersökning av|undersökning från|rapport från|siffror från|data från|publicerad i|publicerad av|certifierad av|testad av|rekommenderad av|statistik från',
    after: 'visar att',
    mark: 'studie|studier|undersökning|forskning visar|kliniskt testad|oberoende test|statistik',
  },
  readers: {
    plain: 'ni|er|ert|era',
    formal: '',
    informal: 'du|dig|din|ditt|dina|dej|dig själv',
  },
  emotions: {
    thrill:
      'spännande|äventyr|äventyrlig|passion|passionerad|vild|vilda|episk|energi|energisk|livfull|dynamisk|kraftfull|djärv|modig|oförglömlig|oförglömliga|inspirera|inspirerande|inspiration|entusiasm|entusiastisk|fira|fest|seger|erövra|fantastisk|fantastiska|otrolig|otroliga|spektakulär|hisnande|sensationell|intensiv|kul|magisk|magiska|magi|dröm|drömmar|oemotståndlig|härlig|wow',
    warmth:
      'kärlek|kärleksfull|älskar|älska|omtanke|omtänksam|omsorg|värme|varm|varma|hjärta|hjärtat|hjärtan|familj|familjer|familjen|vän|vänner|vänlig|vänskap|tillsammans|gemenskap|hem|hemma|mysig|mysigt|bekväm|bekvämt|trygg|trygghet|tryggt|lugn|lugnt|fred|frid|avkoppling|avkopplande|välmående|lycka|lycklig|glädje|glad|leende|hopp|förtroende|empati|medkänsla|vacker|vackra|stolt|stolta|läkning|mänsklig|kram|harmoni|njuta|njut',
    worry:
      'rädsla|rädd|oro|orolig|oroa|ångest|stress|stressad|stressig|smärta|ont|lida|lidande|kamp|kämpa|frustration|frustrerad|överväldigad|utmattad|trött på|ensam|ensamhet|ledsen|sorg|arg|ilska|hat|mardröm|katastrof|panik|förlorad|desperat|hopplös|trauma|övergrepp|kris|fara|farlig|hot|offer|hemsk|förfärlig|irriterande|huvudvärk|kaos|ånger|skuld|skam|grym',
  },
  courtesy:
    'tack|tack så mycket|stort tack|snälla|vänligen|var god|välkommen|välkomna|varmt välkommen|varmt välkomna|hjärtligt|med glädje|gärna|hjälper gärna|vi ser fram emot|tveka inte|till din tjänst|vi finns här|vi bjuder in|inbjudan|ursäkta|förlåt|vi beklagar|kära|bästa hälsningar|vänliga hälsningar|respekt|hej|tacksam|tacksamma|uppskattar',
  hedges:
    'kanske|möjligen|eventuellt|förmodligen|troligen|sannolikt|antagligen|verkar|tycks|kan vara|skulle kunna|borde|ungefär|cirka|ca|runt|relativt|ganska|rätt så|någorlunda|mer eller mindre|i allmänhet|generellt|oftast|vanligtvis|normalt|ibland|ofta|i regel|i de flesta fall|i vissa fall|i princip|på sätt och vis|enligt oss|vi tror|vi hoppas|vi försöker|om möjligt|beroende på|inte nödvändigtvis|inte alltid|tenderar',
  humour:
    'skämt|skämtar|skämt åsido|bara skojar|skojar|skoj|haha|hahaha|lol|hihi|oj|ojdå|hoppsan|psst|tada|hurra|jippi|yay|nä|japp|jajamän|på riktigt|scoutheder|vi bits inte|spoiler|kul fakta|visste du att|blinkning|glimten i ögat|med glimten i ögat|enhörning|enhörningar|ninja|superkraft|superkrafter|svärmor|galet|galen|tokig|tokiga|rolig|roliga|skratt|skratta|humor|busig|knasig|knasiga|nördar|nörd|ordvits',
  irreverence:
    'fan|jävla|jävlar|jävligt|helvete|skit|skiten|skitbra|skitsnack|inget skitsnack|strunt|struntprat|bajs|röv|satan|förbannad|dum|dumma|dumt|idiot|idioter|tråkig|tråkigt|trist|blaha blaha|bla bla|nonsens|skräp|suger|hatar|vi hatar|galna|rebeller|kass|kassa',
  imperative:
    'ansök|anmäl|använd|beställ|besök|bli|boka|börja|chatta|dela|delta|donera|få|fråga|följ|ge|gå|gör|handla|hitta|hjälp|hämta|hör|jämför|kom|kontakta|köp|ladda|lev|lyssna|lås|läs|lär|låt|njut|planera|prenumerera|prova|prata|registrera|res|ring|se|skapa|skicka|skriv|spara|starta|stöd|sök|ta|testa|träffa|upplev|upptäck|utforska|var|välj|visa|öppna',
  superlatives:
    'bäst|bästa|den bästa|största|ledande|världsledande|marknadsledande|branschledande|nummer ett|nummer 1|nr 1|högsta|högsta kvalitet|snabbaste|smartaste|säkraste|enklaste|billigaste|lägsta pris|unik|unika|unikt|oslagbar|oslagbara|oöverträffad|perfekt|perfekta|optimal|optimala|enastående|exceptionell|fantastisk|fantastiska|ultimata|enda|prisbelönt|världsklass|förstklassig|revolutionerande|extremt',
  jargon:
    'algoritm|algoritmer|autentisering|automatisering|gränssnitt|integration|integrationer|infrastruktur|skalbar|skalbara|driftsättning|konfiguration|parametrar|optimering|implementering|implementera|metodik|upphandling|logistik|styrning|revision|tillgångar|avskrivning|kravspecifikation|regelefterlevnad|certifiering|specifikation|modul|databas|kryptering|virtualisering|nätverk|bandbredd|kalibrering|hydraulik|processer',
  cliches:
    'skräddarsydd|skräddarsydda|skräddarsydda lösningar|innovativ|innovativa|innovativa lösningar|innovation|banbrytande|toppmodern|hög kvalitet|högsta kvalitet|helhetslösning|helhetslösningar|allt på ett ställe|en helhet|team av experter|erfarna|lång erfarenhet|många års erfarenhet|passion för|passionerade|med passion|kundnöjdhet|nöjda kunder|kunden i fokus|i fokus|din partner|pålitlig partner|trygg partner|brett sortiment|brett utbud|mervärde|synergier|till nästa nivå|nästa nivå|göra skillnad|gör skillnad|revolutionera|i dagens värld|i en värld|digitala tidsåldern|unik upplevelse|sömlös|sömlösa|sömlöst|smidigt och enkelt|enkelt och smidigt|mer än bara|holistisk|ekosystem|robust|framtidssäkra|framtidssäker|lösningsorienterad',
  contractions:
    'nån|nåt|nåra|sån|sånt|såna|nånting|nånstans|dej|mej|sej|kolla in|funkar|fixar|stan’s|hejsan|tjena|typ så|lite’|mån’|ska’|sen så',
  introductions: {
    frame: 'är en|är ett|är den|är det',
    ends: 'som|för|med|i|och|där|från|på',
    closes: '',
  },
  stands: {
    difference:
      'till skillnad från|den enda|det enda|de enda|utan bindningstid|utan dolda|inga dolda|först med|det som skiljer oss|patenterad|patenterat|en av få|handgjord|handgjorda|familjeägt|oberoende',
    affordable:
      'prisvärd|prisvärt|prisvärda|billig|billigt|billiga|låga priser|lågt pris|bästa pris|bra pris|förmånligt|rimliga priser',
    premium: 'premium|lyx|lyxig|lyxiga|exklusiv|exklusiva|exklusivt|förstklassig|förstklassiga',
  },
  distinctions: {
    given:
      'gratis|kostnadsfri*|utan extra kostnad|utan kostnad|öppen källkod|reklamfri*|utan reklam|utan abonnemang|utan bindningstid|ingen bindningstid|integritet|tryggt|krypter*|dygnet runt|24/7|samma dag|nästa dag|redan nästa dag|inom 24 timmar|på plats|hemma hos dig|hem till dig|fri frakt|fria leveranser|avsluta när|säga upp när|fast pris|fasta priser|transparenta priser|när som helst',
    made: 'egen|egna|eget|familjeföretag*|familjeägt|familjeägd*|ägarlett|oberoende|fristående|lokal*|närproducera*|närodla*|handgjor*|hantverk*|svensktillverka*|tillverkad i|tillverkat i|ekologisk*|sedan starten|års erfarenhet|lång erfarenhet|årtionden|generation*|certifiera*|auktorisera*|prisbelön*|patentera*|speciali*|skräddarsy*|små grupper',
    whole:
      'allt-i-ett|allt på ett ställe|allt på samma ställe|på ett och samma ställe|allt du behöver|allt ni behöver|allt man behöver|allt under ett tak|under ett tak|under samma tak|från a till ö|från början till slut|från start till mål|från idé till|från ax till limpa|hela vägen|i alla led|hela kedjan|helhetslösning*|helhetskoncept|helhetsansvar|helhetsgrepp|totalentreprena*|nyckelfärdig*|komplett lösning|kompletta lösningar|en kontaktperson|en enda kontakt|från ritning till',
    refusal:
      'utan|utan krångel|aldrig|aldrig mer|inga dolda|inget krångel|inga konstigheter|inga mellanhänder|inte bara|inte enbart|inte endast|mer än bara|mer än ett|ingenting annat än|inget annat än|endast|enbart|istället för|i stället för|till skillnad från|snarare än|den enda|det enda|de enda|ensam om|ensamma om|ingen annan|en av få|fri från',
  },
  refusals: {
    not: 'inte|aldrig|varken',
    no: 'ingen|inga|inget|noll',
    without: 'utan',
    only: 'bara|endast|alltid|längre|mer|tvekan',
  },
  cuts: {
    determiner:
      'en|ett|den|det|de|denna|detta|dessa|vår|vårt|våra|din|ditt|dina|er|ert|era|min|mitt|mina|sin|sitt|sina|varje|alla|någon|något|några|ingen|inget|inga',
    pronoun: 'jag|du|han|hon|vi|ni|man|mig|dig|oss|sig|att|kan|ska|skall|vill|måste|bör|får|inte|som',
    connector: '',
    filler:
      'och|eller|men|så|om|när|där|var|varför|hur|vad|vem|vilken|vilket|vilka|eftersom|medan|i|på|av|för|till|från|med|utan|mot|genom|över|under|mellan|efter|före|vid|hos|inom|utanför|sedan|är|vara|varit|har|ha|haft|hade|blir|bli|blev|blivit|gör|göra|gjort|går|gå|kommer|komma|får|få|fått|ger|ge|tar|ta|ser|se|vet|veta|säger|hittar|hitta|finns|finnas|erbjuder|erbjuda|hjälper|hjälpa|hjälp|använder|använda|använd|skapar|skapa|väljer|välja|välj|upptäck|läs|boka|beställ|här|nu|idag|alltid|aldrig|ofta|redan|ännu|bara|endast|också|även|mycket|mer|mest|mindre|många|få|flera|fler|helt|väl|bra|bättre|bäst|bästa|stor|stort|stora|liten|litet|små|ny|nytt|nya|god|gott|goda|egen|eget|egna|annan|annat|andra|olika|samma|första|sista|nästa|två|tre|fyra|fem|sex|sju|åtta|nio|tio|hundra|tusen|ja|nej|tack|hej|välkommen|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|enkel|enkelt|enkla|snabb|snabbt|direkt|tillsammans|själv|allt|inget|något|sådan|dock|därför|dessutom|samt',
  },
  weak: 'webbplats|webbplatsen|hemsida|sida|sidan|sidor|blogg|artikel|artiklar|nyheter|nyhetsbrev|e-post|mejl|telefon|adress|kontakt|meddelande|konto|meny|länk|länkar|bild|bilder|film|video|fil|formulär|fråga|frågor|svar|information|info|uppgifter|data|lista|funktion|funktioner|version|produkt|produkter|tjänst|tjänster|service|lösning|lösningar|erbjudande|pris|priser|kostnad|paket|beställning|betalning|köp|butik|kund|kunder|användare|besökare|medlem|medlemmar|människor|person|personer|man|kvinnor|vänner|partner|team|företag|företaget|varumärke|bransch|marknad|marknaden|världen|värld|land|stad|område|plats|platser|rum|kontor|nummer|antal|typ|typer|del|delar|slut|sätt|steg|process|metod|exempel|sak|saker|idé|idéer|punkt|problem|resultat|mål|syfte|värde|värden|fördel|fördelar|kvalitet|erfarenhet|expert|experter|kunskap|hjälp|stöd|framgång|möjlighet|möjligheter|behov|utmaning|utmaningar|projekt|arbete|uppgift|aktiviteter|program|tid|gång|gånger|dag|dagar|vecka|veckor|månad|månader|år|timme|timmar|minuter|datum|framtid|framtiden|liv|livet|familj|hand|hjärta|historia|namn|ord|text|innehåll|omdöme|omdömen|tips|verktyg|system|teknik|teknologi|plattform|material|tillgång|användning|val|urval|kategori|villkor|nivå|bas|storlek|färg|förtroende|energi|modern|moderna|digital|digitala|personlig|personliga|lokal|lokala|internationell|viktig|viktiga|gratis|säker|säkra|hög|hög|tema|grupp|kronor|kr',
  commonplace:
    'beställ*|blogg|boka|företag*|hemsida|information|kontakt*|kund*|kvalitet*|lösning*|pris*|produkt*|projekt*|sida*|team*|tjänst*|webb*|erbjud*|använd*|möjlig*|gratis|välj*|olika|samt|mellan|månad*|vecka*',
  common: `
    jag det ar du att inte en och har vi pa for han med som vad om var mig dig sa den kan till de men ni ska ett av
    vill hon nu ja vet nej bara hur min kommer dar honom maste gor din skulle nar kom da bra ha vara far man ut oss
    ta er gora okej eller varfor dem fran alla hade tror upp allt sig henne ga ingen tack igen in fa se gar nat
    lite mycket vem hej kanske ser mitt aldrig behover finns an inget efter blir ju bli hans nagot sen tva tillbaka
    tar gjorde over mer sager nan ditt ge fick mina val ocksa nagon at fan kunde nog ner saga mamma vanta varit
    pappa andra mot kanner ville borde hela detta nagra ratt vid hit lat komma sag gjort sjalv prata alltid dina
    hem menar fel verkligen blev utan tog dag liv va visst forstar tid trodde alskar satt tre doda mr beratta sin
    veta gick sluta precis titta tanker inga manga gillar barn battre innan folk gang tycker bort hennes visste
    under hjalpa hander forlat hjalp just hall helt lange hor dod forsta sett ledsen snalla saker sir god
    fortfarande dom gud ursakta hitta pengar star heter vilken haller ens samma borta hand stanna enda mar problem
    ur halla sak ger van hande vart javla vag ah helvete forsoker kvar later annan langre redan valdigt morgon
    pratar dit kvall kor fatt herregud snart fraga namn sitt ute tiden sedan tro deras fru tankte jo varje
    ingenting verkar traffa fram forst sakert basta slut vagen harifran aka lamna hos visa darfor borjar stor jobb
    genom kolla annat son radd era gav hoppas vanner horde vilket sex kunna sina hittade sista ihop ses nasta fem
    minns livet riktigt liten do aven del nya bilen klarar lyssna skit betyder tag tills manniskor hora idag sant
    hemma sagt fast tank minuter ligger varlden faktiskt anda blivit tala klart vantar dra runt fyra aker dollar
    helst polisen fall denna haft annars dog hamta lagg ensam illa familj inne nastan alskling kul lika lugnt stora
    gangen forsokte tur kvinna spelar borja ny langt dodade oppna redo hittar lilla bada ror ifran slapp jobbar bil
    tillsammans hant hort emot plats svart senare heller kanns ringer lata bror fort glad huset ibland be hus gatt
    killen nara ihag vilka kille sla vore igenom mellan natt radda bryr vilja trevligt bast tanka spela bor dagar
    gott klara fattar fler lever sitter chans ata ber pengarna garna annu kande tio timmar rum ganger ert dotter
    gamla gammal ord ringa mannen dessa varandra fanns dorren mor borjade all reda handlar bakom kanna par dor dags
    tyst kommit jobbet dr alls klar san jack oroa eftersom galen fara hjalper leva stan mat ganska klockan dagen
    antar bad vapen ring ringde egen john sta ivag skull ikvall foljer fint vada stallet tagit ide folja syster
    racker jasa satta forsoka latt berattade forsok lovar stannar killar lang skolan letar forut kvinnor hittat
    talar sjalvklart utanfor roligt tidigare ben skynda ok manader dodar stort jobba flicka nytt direkt stammer
    flytta mest hatar lara undan glom vatten skicka sanningen imorgon kallar lar kapten uppe flera perfekt mrs new
    nere stoppa lamnade plan onskar herr fin igar pratade kora ont idiot vacker miss betala lita blod kompis
    foraldrar karlek fortsatt huvudet sent natten anvanda tjej fore kalla sidan lugn lamnar alltsa galler vidare
    full handa roll nummer snall ursakt the viktigt satter drar gifta kopa sova inom saken stalle medan arg skall
    behovde skriva veckor tyckte ater hjarta konstigt snabbt tankt na lagga tittar folj tyvarr vecka jaha slar
    mindre visar resten ogon alskade undrar vissa typ valkommen lugna pojke forklara nagonsin sida nagonting
    misstag svara egentligen kort skot sitta grabben sjalva varsagod tja fragor mojligt absolut lycka berattar
    kaften hoppa tom tillrackligt stick goda fixa hart enligt traffas sju otroligt fungerar fortsatta skyldig grund
    trott anvander lag barnen exakt sma sjuk allihop familjen kara massa order charlie person dum sam holl slog
    skydda chefen hamtar nansin traffade saknar gift forra kaffe lnte historia jobbat toppen halsa varre storre
    forbi miljoner bo skjuta brukar skrev sags middag igang synd senaste behova fragar atta akte lagger dess kropp
    daligt forran aning fragade framfor herre stod tjanst slutar sana strax dricka sticker hemskt annorlunda stund
    herrar leta skada ogonblick york jorden riktig infor lasa land la laget enkelt resa betalar ung brukade ofta
    joe oj polis javel spring doktorn ma borjan arbete huvud george dalig egna eget ansikte krig olika orolig
    handerna david bevis tvungen skriver michael slass overallt rad frank timme soker agent tv fortsatter skickade
    omkring menade flickan svar glomde smart allting ogonen sover forr landet oh rummet trevlig funkar allvar skjut
    alska stalla telefon veckan mord ljuger staden manniska finnas lyssnar barnet samtal beklagar hund kvallen
    kvinnan fantastiskt vinna skaffa nanting storsta fart fixar korde lakare skjuter max forlorade uppfattat peter
    satte passar sarskilt berattat skiten rora chef klader rakt guds stark andas kallas raddade skickar atminstone
    lycklig kopte varld problemet javisst hel istallet nanstans mike forlora behovs fri kriget vattnet planet
    sjukhuset sekunder trots traffat fangelse antligen tjejer underbart levande vanster tjejen fred bar forutom
    ratta intressant kollar ol usa snackar gett sattet forsiktig arbetar slappa information vinner litet vita
    naturligtvis farbror vakna snygg nyheter litar gillade doden damer film pojken meddelande dan advokat eld salja
    skojar stolt allvarligt tidigt tacka mark fragan djur ers anledning kroppen ned affarer bok raring flesta
    plotsligt alldeles nio josses personer riktiga hoger bland paul kontor pratat pagar fest mordare knappt slutet
    skal ordna beslut tredje kant jattebra omojligt forsokt sov harry skont traffar duktig spel kung jesus glomma
    fallet general fortjanar james president larde dodat sticka sot delar farligt speciellt flickvan dansa forsvann
    hungrig hogt mote grattis slags bade drom forlorat glomt meter tydligen kanslor lovade vackert kontakt henry
    frun fbi pojkar fader varldens forsvinn kallade visade klarade snacka kar adjo hjartat sonder stang fina aret
    fullt stopp valja latsas tillhor svarta skamt upptagen mal gatan ungefar hjalpte kasta jimmy uppdrag fantastisk
    hellre ligga vila forstora musik filmen leder javlar lunch dricker flickor sist morse alex akta jim spelade
    ombord fly lart darifran forlorar jobbade nick talat paris stal handen hette drink froken nagonstans steg
    grabbar underbar stad snyggt varsta tony vare vann namnet skepp vackra minut varenda intresserad ak koper bild
    glas nyss ray luktar forstatt sarah skogen drog byta clark slutade ljog dumt unga hog grej borjat staller
    sangen forsiktigt anvande brev ljus dela doktor saljer omradet vantat losa bill ordnar dumma gode narheten
    tittade pistol arbeta skeppet hanger gissa stackars narmare sakerhet framtiden sadan talas pojkvan ingenstans
    utmarkt sjal telefonen velat flyga manad hinner detsamma laser sade unge danny overste tusen ringt vantade
    slapper ej chansen ansiktet brott valde daliga bob lagenhet liksom vanligt overens kontroll skitsnack skadad
    ager last make boken sakra bevisa utom bestammer lamnat rost halv dessutom extra spar forresten presidenten
    jake gilla dott uppskattar sallskap sorts marken folket glommer valkomna bilder stall rena framat tommy svarar
    prova genast planen lana tanke olycka oga grejer laste leka stilla tillstand respekt minst partner baten
    killarna engelska oppnar rakna ren vapnet tal mary passa inser jul festen nervos stack havet kunnat billy aldre`,
  scale: 'kunder|användare|medlemmar|människor|företag|länder|städer|butiker|anställda|projekt|år|års erfarenhet',
  numbers: {
    percent: 'procent',
    magnitude: 'miljoner',
    uncounted: 'och|en',
    hour: 'kl',
    order: 'steg',
  },
  claimContexts: {
    negation: 'inte',
    towards: 'till',
    years: 'år',
    experience: 'över|erfarenhet',
  },
  sourceNames: {
    binder: 'i|och|na',
    preposition: 'enligt',
  },
  ratings: {
    reviews: 'omdömen|recensioner',
    outOf: 'av 5',
  },
  linking: {
    beforeNouns: 'över|med|för',
    beforePlaces: 'i',
    betweenNouns: 'och',
    lastOfRow: 'och',
  },
  negations: 'inte|aldrig|ingen|inget|inga|utan|istället för|i stället för',
  backward:
    'han|hon|den|det|de|dem|hans|hennes|deras|denna|detta|dessa|där|och|men|eller|så|därför|dessutom|också|även|dock|sedan|då|till exempel|annars|båda|ja|här|som|vem|eftersom|när|om|medan|även om|obs|viktigt|andra',
  conditions:
    'om|såvida|utom|bara|endast|upp till|från|minst|högst|max|mer än|mindre än|cirka|ungefär|nästan|beroende på|per|inom|efter|före|exklusive|inklusive',
  regulated:
    'botar|läker|garanter*|garanti|certifiera*|godkän*|auktorisera*|försäkra*|kliniskt|bevisa*|riskfri*|ekologisk*|säker|prisbelön*|patentera*|avkastning',
}
