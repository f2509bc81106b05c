import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'missiomme|missio|tehtävämme|toiminta ajatuksemme',
    vision: 'visiomme|visio',
    purpose: 'miksi olemme olemassa|tarkoituksemme|mihin uskomme|filosofiamme|lupauksemme',
    values: 'arvomme|arvot',
    frame: 'missiomme on|tavoitteemme on|tehtävämme on|autamme|uskomme|haluamme|visiomme on|olemme sitoutuneet',
  },
  we: 'me|meidän|meitä|meille|meillä|olemme|uskomme|haluamme|tarjoamme|autamme',
  customerVoices: {
    self: 'minä|mä|minun|minua|minulle|minulla|minusta|mulle|mun|olen|olin|sain|olemme|saimme|itse',
    praise:
      'suosittelen|suosittelemme|suositella|kiitos|kiitokset|kiitollinen|tyytyväinen|tyytyväisiä|loistava|loistavaa|mahtava|mahtavaa|upea|upeaa|ihana|ihanaa|täydellinen|erinomainen|erinomaista|paras|parasta|ammattitaitoinen|ammattitaitoista|ammattimainen|ammattimaista|ystävällinen|ystävällistä|luotettava|luotettavaa|auttoi|auttanut|iloinen|vaikuttunut|rakastan|huippu|hyvä palvelu|erittäin hyvä|ylitti|mukava|mukavaa|asiantunteva|suosittel*|kiit*|tyytyväi*|loistav*|mahtav*|erinomai*|sovitussa ajassa|unohtumat*|hyvää palvelua|hyvä kokemus|hyvät kokemukset|lämpimästi|lämmöllä|kuunteli|huomioi|paransi|helpotti|tulemme uudestaan|tulen uudestaan|palaamme|viisi tähteä|5 tähteä|vau|yli odotusten|ylitti odotukset|tykkäsin|tykättiin|nautimme|nautin',
    owner:
      'perustaja|perustajaosakas|omistaja|yrittäjä|toimitusjohtaja|puheenjohtaja|johtaja|kirjailija|keksijä|luoja|kehittäjä|filosofi|runoilija',
  },
  claims: {
    idle: 'parhain terveisin|vähintään|enintään|mahdollisimman pian|ei vain|paras ystävä|ensinnäkin|parhaan kykymme',
    superlative:
      'johtava|johtavia|johtavista|markkinajohtaja|maailman johtava|suomen suurin|suomen paras|suomen johtava|pohjoismaiden suurin|ykkönen|numero yksi|paras|parhaat|suurin|ainoa|nopein|turvallisin|edullisin|halvin|korkein laatu|lyömätön|ylivertainen|vertaansa vailla|palkittu|edelläkävijä|yksi suurimmista|yksi parhaista|maailmanluokan',
    guarantee:
      'takuu|takaamme|taattu|taatusti|rahat takaisin|tyytyväisyystakuu|riskitön|ilman riskiä|hintatakuu|elinikäinen takuu|lupaamme|100% turvallinen|ilmainen palautus',
    comparison:
      'parempi kuin|nopeampi kuin|edullisempi kuin|kuin mikään muu|kuin muut|kuin kilpailijat|toisin kuin|verrattuna|kertaa nopeampi|kertaa enemmän|kaksi kertaa|mikään muu|puoleen hintaan',
    promise:
      'huolehdimme|ei koskaan enää|aina|ympäri vuorokauden|24/7|minuuteissa|24 tunnin sisällä|heti|samana päivänä|säästä jopa|jopa|kasvata|tuplaa|vähennä|vaivatta|ikuisesti|100%|kaikki mitä tarvitset',
    parity:
      'korkea laatu|korkealaatuinen|paras laatu|asiakastyytyväisyys|tyytyväiset asiakkaat|erinomainen palvelu|paras palvelu|kilpailukykyiset hinnat|edulliset hinnat|kokenut tiimi|vuosien kokemus|innovatiiviset ratkaisut|räätälöidyt ratkaisut|luotettava kumppani|helppokäyttöinen|nopea toimitus|laaja valikoima|henkilökohtainen palvelu',
  },
  sources: {
    before:
      'lähde|lähteet|lähteenä|julkaistu lehdessä|julkaisija|sertifioinut|testannut|tutkimuksen teki|tilaston mukaan|tutkimus|raportti',
    after: 'mukaan',
    mark: 'tutkimukset|kysely|kliinisesti testattu|riippumaton testi|tilasto',
  },
  readers: {
    plain: '',
    formal: 'te|teidän|teille|teitä|teillä|teiltä|teihin|yrityksenne|asiakkaanne',
    informal: 'sinä|sinun|sinulle|sinua|sinulla|sinulta|sulle|sun|yrityksesi|itsesi|voit|saat|löydät|haluat|tarvitset',
  },
  emotions: {
    thrill:
      'jännittävä|jännittävää|seikkailu|seikkailut|seikkailun|intohimo|intohimoinen|intohimoisesti|villi|eeppinen|energia|energinen|eloisa|dynaaminen|voimakas|rohkea|rohkeasti|peloton|unohtumaton|unohtumattomia|inspiroiva|inspiraatio|inspiraatiota|innostus|innostunut|innostava|juhla|juhlia|juhlista|voitto|valloita|upea|upeat|uskomaton|mahtava|mahtavat|huikea|huikeat|henkeäsalpaava|sensaatiomainen|hauska|maaginen|taika|taikaa|unelma|unelmat|unelmien|vastustamaton|vau',
    warmth:
      'rakkaus|rakkaudella|rakastaa|rakastamme|rakas|lämpö|lämmin|lämpimän|välittää|välittävä|huolenpito|huolehtia|sydän|sydämellinen|sydämestä|perhe|perheet|perheen|ystävä|ystävät|ystävällinen|ystävyys|yhdessä|yhteisö|yhteisöllisyys|koti|kotona|kotoisa|kodikas|viihtyisä|mukava|mukavuus|turvallinen|turvallisuuden tunne|rauha|rauhallinen|rentoutua|rentouttava|rentoutuminen|hyvinvointi|onni|onnellinen|ilo|iloa|iloinen|hymy|toivo|luottamus|empatia|myötätunto|kaunis|kauniit|ylpeä|ylpeitä|inhimillinen|halaus|harmonia|nauti|nauttia',
    worry:
      'pelko|pelkoa|pelätä|huoli|huolet|huolissaan|ahdistus|ahdistunut|stressi|stressiä|stressaantunut|kipu|kipua|kivut|kärsiä|kärsimys|taistelu|taistella|turhautunut|turhautuminen|uupunut|uupumus|väsynyt|yksinäinen|yksinäisyys|surullinen|suru|vihainen|viha|painajainen|katastrofi|paniikki|epätoivo|epätoivoinen|trauma|hyväksikäyttö|kriisi|vaara|vaarallinen|uhka|uhat|uhri|uhrit|kamala|hirveä|ärsyttävä|päänsärky|kaaos|katumus|syyllisyys|häpeä|julma',
  },
  courtesy:
    'kiitos|kiitokset|paljon kiitoksia|ole hyvä|olkaa hyvä|pyydämme|tervetuloa|lämpimästi tervetuloa|lämpimästi|mielellämme|autamme mielellämme|ilolla|iloksemme|ilomme|odotamme innolla|älä epäröi|älkää epäröikö|palveluksessanne|käytettävissänne|kutsumme|kutsuttu|anteeksi|pahoittelemme|valitettavasti|hyvä asiakas|rakas|ystävällisin terveisin|terveisin|kunnioitus|kunnioittaen|hei|moi|kiitollinen|kiitollisia|arvostamme',
  hedges:
    'ehkä|mahdollisesti|kenties|luultavasti|todennäköisesti|ilmeisesti|vaikuttaa|näyttää siltä|saattaa|voisi|voi olla|pitäisi|noin|suunnilleen|suhteellisen|melko|aika|jokseenkin|enemmän tai vähemmän|yleensä|tavallisesti|usein|joskus|useimmiten|useimmissa tapauksissa|joissakin tapauksissa|periaatteessa|mielestämme|uskomme|toivomme|yritämme|pyrimme|mahdollisuuksien mukaan|riippuen|ei välttämättä|ei aina',
  humour:
    'vitsi|vitsit|vitsailu|vitsi vitsi|leikki leikkinä|läppä|läpällä|haha|hahaha|lol|hihi|hups|oho|ohhoh|hupsista|psst|tadaa|hurraa|jippii|jee|jep|juu|no niin|ihan oikeasti|partiolaisen kunniasana|emme pure|spoileri|spoilerivaroitus|hauska fakta|tiesitkö että|pilke silmäkulmassa|yksisarvinen|yksisarviset|ninja|supervoima|supervoimat|anoppi|hullua|hullu|hassu|hassua|hauska|hauskaa|nauru|nauraa|huumori|huumoria|veijari|nörtti|nörtit|sanaleikki',
  irreverence:
    'helvetti|helvetin|helkkarin|perkele|saatana|saatanan|paska|paskaa|paskat|vittu|vitun|hitto|hiton|hitsi|perse|pylly|pirun|piru|kirottu|tyhmä|tyhmiä|typerä|idiootti|idiootit|tylsä|tylsää|tylsät|höpöhöpö|hölynpöly|hevonpaska|blaa blaa|sontaa|syvältä|vihaamme|hullut|kapinalliset|nolo',
  imperative:
    'aloita|anna|aseta|auta|etsi|hae|hanki|ilmoittaudu|istu|jaa|jätä|kasvata|katso|keskustele|kirjaudu|klikkaa|koe|kokeile|kuuntele|kysy|käy|käytä|lahjoita|laske|lataa|liity|lue|luo|löydä|lähetä|maista|maksa|muuta|nauti|opi|osallistu|osta|ota|pyydä|pidä|paranna|pelaa|rakenna|rekisteröidy|rentoudu|saa|seuraa|soita|suojaa|suunnittele|säästä|tee|testaa|tilaa|tule|tunne|tutustu|tutki|tue|täytä|valitse|varaa|vertaa|vieraile|voita|ylläpidä',
  superlatives:
    'paras|parasta|parhaan|parhaat|parhaita|suurin|suurimmat|johtava|johtavia|markkinajohtaja|alan johtava|maailman johtava|ykkönen|numero yksi|korkein|korkeinta laatua|nopein|älykkäin|turvallisin|helpoin|edullisin|halvin|ainutlaatuinen|ainutlaatuista|ainutlaatuiset|vertaansa vailla|ylivoimainen|lyömätön|täydellinen|täydellisen|täydellistä|optimaalinen|erinomainen|erinomaista|poikkeuksellinen|uskomaton|ainoa|palkittu|maailmanluokan|ensiluokkainen|huippulaatu|vallankumouksellinen|äärimmäisen',
  jargon:
    'algoritmi|algoritmit|tunnistautuminen|automaatio|automatisointi|rajapinta|rajapinnat|integraatio|integraatiot|infrastruktuuri|skaalautuva|skaalautuvat|käyttöönotto|konfigurointi|parametrit|optimointi|implementointi|menetelmä|hankinta|logistiikka|hallinto|tilintarkastus|varat|poisto|vaatimusmäärittely|vaatimustenmukaisuus|sertifiointi|määrittely|moduuli|tietokanta|salaus|virtualisointi|verkko|kaistanleveys|kalibrointi|hydrauliikka|prosessit',
  cliches:
    'räätälöity|räätälöidyt|räätälöidyt ratkaisut|räätälöityjä|innovatiivinen|innovatiiviset|innovatiivisia|innovatiiviset ratkaisut|uraauurtava|huippuluokan|korkealaatuinen|korkealaatuiset|laadukas|laadukkaat|laadukkaita|kokonaisratkaisu|kokonaisratkaisut|kaikki yhdestä paikasta|avaimet käteen|asiantunteva tiimi|asiantuntijatiimi|kokenut|pitkä kokemus|vuosien kokemus|intohimo|intohimolla|asiakastyytyväisyys|tyytyväiset asiakkaat|asiakaslähtöinen|asiakas keskiössä|keskiössä|luotettava kumppani|luotettava kumppanisi|kumppanisi|laaja valikoima|lisäarvo|lisäarvoa|synergia|seuraavalle tasolle|tehdä ero|mullistaa|nykymaailmassa|ainutlaatuinen kokemus|saumaton|saumattomasti|vaivaton|vaivattomasti|enemmän kuin|kokonaisvaltainen|kokonaisvaltaisesti|ekosysteemi|tulevaisuuden',
  contractions:
    'mä|sä|mun|sun|mulle|sulle|mulla|sulla|musta|susta|meijän|teijän|niinku|tää|nää|tän|onks|oisko|ois|oon|oot|tuut|kato|oikeesti|semmonen|tämmönen',
  introductions: {
    frame: 'on|olemme',
    ends: 'joka|jossa|ja',
    closes: '',
  },
  stands: {
    difference:
      'toisin kuin|ainoa|ainoana|ilman sitoutumista|ilman piilokuluja|ensimmäinen|ensimmäisenä|mikä erottaa|patentoitu|yksi harvoista|käsintehty|perheyritys|riippumaton|kotimainen',
    affordable:
      'edullinen|edulliset|edullisesti|halpa|halvat|kohtuuhintainen|kohtuuhintaiset|paras hinta|edulliseen hintaan',
    premium: 'premium|luksus|ylellinen|ylelliset|eksklusiivinen|ensiluokkainen|huippuluokan',
  },
  distinctions: {
    given:
      'ilmainen|ilmaiseksi|maksuton|maksutta|maksuttom*|veloitukse*|ilman lisämaksua|ilman lisäkustannuksia|avoin lähdekoodi|avoimen lähdekoodin|mainoksett*|ilman sitoutumista|sitoumuksett*|yksityisyy*|turvallises*|salattu|salauks*|24/7|ympäri vuorokauden|vuorokauden ympäri|saman päivän aikana|samana päivänä|seuraavana päivänä|24 tunnin|paikan päällä|kotiisi|kotiin toimitettuna|kiinteä hinta|kiinteään hintaan|milloin tahansa',
    made: 'oma|omat|oman|omassa|omaa|itse tehty|perheyrity*|perheomistei*|riippumat*|itsenäi*|paikalli*|lähituot*|kotimai*|suomessa valmistettu|valmistettu suomessa|avainlippu*|käsintehty*|käsin tehty|käsityö*|luomu*|vuodesta|vuoden kokemu*|vuosien kokemu*|vuosikymmen*|sukupolv*|sertifioi*|palkittu|patentoi*|erikoistu*|räätälöi*',
    whole:
      'kaikki yhdessä|kaikki samasta paikasta|kaikki yhdestä paikasta|yhdestä paikasta|samasta paikasta|kaikki yhdessä paikassa|yhdessä paikassa|kaikki mitä tarvitset|kaikki tarvitsemasi|kaiken tarvittavan|kaikki tarvittava|saman katon alla|saman katon alta|yhden katon alla|alusta loppuun|a:sta ö:hön|ideasta toteutukseen|suunnittelusta toteutukseen|suunnittelusta asennukseen|kokonaispalvelu*|kokonaisratkaisu*|kokonaisvaltai*|kokonaistoimitu*|avaimet käteen|täyden palvelun|yhden luukun|yksi yhteyshenkilö|oma yhteyshenkilö|koko prosessin|kattava kokonaisuus',
    refusal:
      'ilman|ei koskaan|emme koskaan|ei enää|ei enää ikinä|ei piilokuluja|ei piilotettuja|ei välikäsiä|ei pelkästään|ei vain|ei ainoastaan|enemmän kuin vain|enemmän kuin pelkkä|ei mitään muuta kuin|pelkkää|vain|ainoastaan|yksinomaan|sen sijaan|toisin kuin|mieluummin kuin|poiketen|ainoa|ainoana|ainoat|ainut|kukaan muu|yksi harvoista|harvoja',
  },
  refusals: {
    not: 'ei|eikä|emme|emmekä',
    no: 'ei mitään|nolla',
    without: 'ilman',
    only: 'vain|pelkästään|aina|enää',
  },
  cuts: {
    determiner: 'tämä|tämän|nämä|se|ne|tuo|jokainen|kaikki|jokin|mikään|meidän|teidän|sinun|minun|heidän|oma|omat|oman',
    pronoun: 'minä|sinä|hän|me|te|he|voit|voi|voimme|voidaan|täytyy|pitää|haluat|haluamme|ei|emme|et|joka|jotka',
    connector: '',
    filler:
      'ja|tai|mutta|sekä|että|jos|kun|koska|vaikka|kuin|kuten|missä|miksi|miten|mitä|mikä|kuka|mitkä|on|ovat|oli|olivat|olla|ole|olemme|olet|olette|ollut|saa|saat|saada|tekee|tehdä|tehty|tulee|tulla|menee|antaa|ottaa|löydät|löytää|löytyy|tarjoamme|tarjoaa|auttaa|autamme|käyttää|käytä|valitse|tutustu|katso|lue|varaa|tilaa|tässä|siellä|täällä|nyt|tänään|aina|koskaan|usein|jo|vielä|vain|myös|hyvin|erittäin|enemmän|eniten|paljon|monta|moni|useita|ihan|hyvä|hyvän|parempi|paras|parhaan|suuri|pieni|uusi|uuden|uudet|toinen|toisen|muut|muu|eri|sama|ensimmäinen|viimeinen|seuraava|yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|kyllä|kiitos|hei|tervetuloa|helppo|helposti|nopea|nopeasti|yhdessä|itse|siis|siksi|lisäksi|kanssa|ilman|jälkeen|ennen|aikana|varten|mukaan|kautta|yli|alle|välillä|noin|ellei|sen|niin|sitä|siitä|tästä|jossa|jonka',
  },
  weak: 'sivu|sivut|sivusto|verkkosivu*|blogi|artikkeli|uutiset|uutiskirje|sähköposti|puhelin|osoite|yhteystiedot|viesti|tili|linkki|kuva|kuvat|video|lomake|kysymys|kysymykset|vastaus|tieto|tiedot|tietoa|lista|toiminto|versio|tuote|tuotteet|tuotteita|palvelu|palvelut|palveluita|palvelun|ratkaisu|ratkaisut|tarjous|hinta|hinnat|paketti|tilaus|maksu|kauppa|asiakas|asiakkaat|asiakkaan|asiakkaille|käyttäjä|jäsen|ihmiset|henkilö|yhteistyökumppani|tiimi|yritys|yritykset|yrityksen|ala|markkina|maailma|maa|kaupunki|alue|paikka|tila|toimisto|numero|määrä|tyyppi|osa|tapa|vaihe|prosessi|menetelmä|esimerkki|asia|asiat|idea|ongelma|tulos|tulokset|tavoite|arvo|arvot|etu|laatu|kokemus|asiantuntija|osaaminen|apu|tuki|menestys|mahdollisuus|tarve|haaste|projekti|työ|tehtävä|ohjelma|kerta|päivä|viikko|kuukausi|vuosi|vuotta|tunti|minuutti|tulevaisuus|elämä|perhe|käsi|sydän|historia|nimi|sana|teksti|sisältö|arvostelu|vinkki|työkalu|järjestelmä|tekniikka|teknologia|alusta|materiaali|käyttö|valinta|valikoima|taso|koko|väri|luottamus|moderni|digitaalinen|henkilökohtainen|paikallinen|tärkeä|ilmainen|turvallinen|ryhmä|teema|euroa',
  commonplace:
    'asiak*|blogi|hinta*|hinnat|info*|kotisivu*|käyttä*|laatu*|laadu*|lisätie*|mahdollis*|maksut*|ota|palvelu*|projekti*|ratkaisu*|sivu*|tiimi*|tilaa|tuote|tuotte*|verkko*|yhteys*|yhteyt*|yrity*|ilmainen|valitse|sekä|kuukau*|viikko*',
  common: `
    on ei ja se han en mita etta ole olen niin oli mutta vain sen mina jos nyt tama sina voi olet kun sita kuin he
    taalla hanen kaikki minun et olla hyva ovat minua sitten onko sinua miksi miten ala sinun kylla mitaan siita
    hanet kiitos hei mika ne olisi kanssa joka pitaa ollut tassa tai hanta minulle tieda minulla jotain missa tuo
    minut me ehka oletko hyvin viela kuka anteeksi sinulle jo sinut taman haluan tanne koska olemme tehda meidan
    tiedan tule emme saa paljon anna siella pois taytyy sinulla eivat tata tulee ennen aina siina herra takaisin
    eiko enaa te selva mista yksi juuri nain kuinka halua pitaisi vai koko menna kaksi olin meilla joku koskaan
    hanelle kai tasta mies tietaa aivan no isa voin ihan joten mene totta oikein vahan siis enta aika siihen olette
    kuten aiti hyvaa teet edes todella eika voit kukaan aikaa haluat kunnossa minusta itse vaan myos mukaan ulos
    silla sanoi kaiken noin katso tulla ettei pida hanella taas auttaa paasta jalkeen tanaan etko pahoillani
    sinusta puhua vaikka heidan niita kerro tuli liian kotiin teidan kiinni tee nayttaa meita muuta vuotta mennaan
    nahda heti ilman nama haluatko sinne saat ette sanoa tapahtui varmasti jotka ota kolme antaa tahan tiedat odota
    menee tarvitse teita haluaa pian kertoa meidat nahnyt saada taalta teen hanesta poika tehnyt luoja sanoin tekee
    sisaan enemman vastaan usko heidat kay tuolla asia heita meille jonka varmaan teille olit takia sano sain
    olivat luulin hienoa ikina voimme tiedatko piti tuon rakastan olevan varma kuollut joo yhdessa voisi ottaa
    kerran mihin juttu tarvitsen lahtea minne yha ajan oikeassa yhta siksi tulen rouva tytto tapahtuu hauskaa
    toinen pidan silloin tappaa teidat nainen valmis rahaa teilla kauan ihmiset teki voinut pitanyt joskus ensin
    olisin yksin kulta enka tohtori tuota lopeta lisaa huomenna menen apua paivaa paiva talla meni pari kyse kertaa
    oliko alkaa tosi myohemmin tuntuu sai nahdaan tavata niinko odottaa uusi saanut jotta sanoit milloin ainoa saan
    jonkun alas minakin halusin yhden paras sir vie ylos etten parempi kuuluu osaa asiaa mikaan silti okei jotakin
    paikka ketaan viime ajattelin jota miehen ihmisia tein ymmarra teit hieman oletteko hetki kuuntele muista ohi
    pieni yli ymmarran tullut sama oikea yritan neiti riittaa vanha minka luulen saanko haluaisin tiennyt tulin
    toivottavasti pyydan voisin otan soittaa kanssasi muuten jokin isani teemme voinko kuoli tarkoittaa nopeasti
    asioita tulkaa puhu minuun tarpeeksi irti lapi hyvalta kohta poissa iso toita vasta kiltti nimi taysin kunnes
    hiljaa poliisi viisi jossa olisit halunnut heille tahansa asti ettet kaunis senkin tulossa loytaa isasi kayttaa
    kuitenkin oikeasti vuoden ainakin mukana rahat kuulostaa milta pakko yrittaa sellaista kiva samaa dollaria
    nelja kello pysy paska ensimmainen kaveri mukava sanoo kotona tunnen tarkoitat liikaa hitto kuulin mielta
    melkein nayta niista kerron kuullut eilen varten hieno muut tunne silta ma asian sait kuulla naen meista
    kertonut eli luulet kapteeni john tana pysty hauska haloo kertoi toisen jumala tehdaan kanssani auta luuletko
    pikku jopa sielta naytat paitsi nuo puhut uskoa aitisi suoraan voitte olimme kanssaan mikset uuden paivan
    aikaan kaikkea eri yota osa maksaa minuuttia tietenkin halusi ystavani vuoksi menossa kuule hullu tietysti
    maailman jack pojat tapahtunut asiat toki palaa auto sille sanonut katsokaa soita kovin tarkoitan huomenta kavi
    elaa tarvitsee new uskon tervetuloa jata sanon tuntia jaa menkaa tyota hetkinen nae yhtaan loysin tarvitsemme
    jolla hataa sehan voitko terve ai tiesin tapa minulta jattaa ensi sinuun onnea helvetti yrita lapset lahella
    saamme tavalla muita hyvat sellainen paivana ongelma muistatko olkaa parasta vieda viimeinen niiden suuri sopii
    annan oma soitan miesta vauhtia valita vaivaa monta ihminen aamulla heilla sanot vuonna jaada aitini tulevat
    huono valmiina hoitaa miehet viitsi muka paalle paremmin kysya unohda lahdetaan vaarin samoin rauhoitu aio
    teista tulit luo heista lapsi lahden naisen lahde aion molemmat naiset paase kahden valia mahtavaa vaikea
    katsomaan olleet aiemmin haluavat tuossa kayda tiedamme syyta takana onneksi poikani vastaa joita toissa
    uudestaan paha antoi kaikkien voivat uutta menemme pidat naimisiin uudelleen ongelmia ovi iltana asiassa vittu
    michael tarkeaa voisit sisalla ruokaa haluatte muistan sinulta naita lahti etka menet toimii yritin tuskin
    saattaa tunnin ulkona taitaa tarvitset kaikille onkin toimi lapsia kysymys kuolla sinakin aiot sa tyton
    oikeastaan erittain tehty kunhan avaa kesta elama tappoi tekemaan olemaan puoli etsin ase katsoa hatana taynna
    hyvia auton lopettaa tulet voisitko kuusi tyyppi hakemaan aikana puhun voisimme toivon elossa muuttaa laita
    hoidan alkoi istu joko maan haneen mukavaa outoa yleensa nuori seka toihin hetken homma ikava ollaan vaimoni
    seuraa helvettia ystavia nimeni olekin jatkaa luona palata muu tekevat saisi eihan vetta antakaa vaikeaa saatte
    tilanne mahdollista auki elamani pitka vitun verta lupaan kenen paikan teette kaynyt kestaa kaikkia ovatko
    taida kuulemma sanotaan paikalla tytot sam alla pyytaa jokainen vaikuttaa oman yhteen puolesta saimme usein
    jutella tehtava naetko illalla miksei haluamme voittaa ystava uskomatonta iloinen vihainen naet sentaan herrat
    sinahan paskiainen tosiaan paalla valilla paljonko pain hanelta josta edessa luota ihmisten onpa kymmenen
    naytan luottaa varo kunnon kautta niinpa nimesi saavat itsensa pelkaa vaarassa turvassa rakastaa matkalla
    helvetin frank syy kultaseni ajaa yritti haluaisi olenko tapauksessa pelastaa nimensa lahtee velkaa charlie
    odottakaa soitti haen kaukana paassa mahtava helppoa alle puhuu syo toista kuulu kerroin pojan idea kuolee
    viimeksi syoda jumalan jossain itseni olemassa samalla tom etteko haittaa jutun tulisi talo sisalle numero
    mennyt tarkea tuosta vien yhteytta maahan ostaa katsotaan eteenpain jotkut ymmarratko odotan ymmartaa olkoon
    ympari george eras huolta pitkaan aidin david viikon veljeni loppuun selittaa ajatus seuraava kuukautta isan
    millainen talon myohassa kerta pomo vei paasi maailma tuonne kadet etsi otti haivy luultavasti kertoo itsesi
    kayn loppu kohtaan tiedathan taidan alan saman selvaa tarvitaan tekisi asiasta mieheni kaikesta minahan itseasi
    ottakaa mietin rakas joe kovasti aiotko kysy totuus tajua jatka viikkoa pitaisiko tapan suomennos ajattele
    aloittaa miehia naimisissa nakee muutaman kahvia laittaa palaan naki pelkka fbi huoli jaljella tallaista
    tietenkaan pitakaa sattuu miljoonaa kohti oltava voimmeko peter onnellinen kayta lapsen seitseman agentti the
    perhe kuningas kauanko tiesi taydellinen puolella annoin jatti tietoa viikolla sairas puhutaan elaman seis
    kunnolla pyysi mike laakari tiedatte uutisia halusit mr kaverit vaimo ylpea hae vihaan elamaa tekemista ihana
    kusipaa ajatella estaa tapaamaan selville enempaa ystavasi todellakin jotenkin menin paasee muiden tyhma yona
    presidentti rauhaan pysya eversti nukkumaan katson avulla pahaa iltaa idiootti veli pidetaan kaupungin asuu
    otetaan melko taisi kerralla jai rauhassa suurin pane loytyy muutama minuutin kenraali selvittaa ainakaan
    totuuden lahdemme esiin koira otin antanut enpa pidatko tietavat olitte johtaa kahdeksan keta kuluttua lahettaa
    ilta ellei tappanut keita nouse puhunut lisaksi edelleen yon akkia ilmeisesti arvaa olekaan jeesus milla osaan
    ok vuosi james vuosia uskonut varovainen nakemiin tyttareni johtaja naytti poliisille hittoa loistava
    mielestani paskaa eroon tekeilla tarina upea tahdon hyvan toin pyyda autan lahtien tuohon helvettiin lahetti
    ajatellut ihmista tosissasi kiire mentava omaa paul kiitoksia kaymaan tarkoitus haista onnistu todisteita
    ihmisen mun haluatteko tunnet viesti teimme tiedatteko uusia etsia autoon kirjoittaa tyo loytyi toi unohtaa
    hetkella alusta naitko musta seksia naisia jimmy enko ben sekaisin tuntui liiketta ihme lahes loyda todistaa
    lopulta yritat kesken paa mitas vankilaan puhumaan kuva jonkin itseaan loysi mieluummin jostain paaset unta
    paikkaa suunnitelma pitavat paskat olevansa puhuin eteen syomaan asiaan oven nykyaan tilaa lukea mihinkaan kova
    etsimaan olisivat suhteen minakaan loysimme koske montako heraa millaista paikalle riita helppo isansa keskella
    jalleen pysykaa paasemme tietoja tien loistavaa naista kavin tehneet tavallaan talossa taakse`,
  scale: 'asiakasta|käyttäjää|vuotta|vuoden',
  numbers: {
    uncounted: 'ja',
    hour: 'klo',
    order: 'vaihe',
  },
  claimContexts: {
    negation: 'ei',
    years: 'vuotta',
    experience: 'kokemus',
  },
  sourceNames: {
    binder: 'ja',
  },
  ratings: {
    reviews: 'arvostelua|arvostelu',
  },
  linking: {
    betweenNouns: 'ja',
    lastOfRow: 'ja',
  },
  negations: 'ei|eivät|emme|ilman|koskaan|ei mitään|sijaan',
  backward:
    'hän|se|ne|he|sen|niiden|tämä|nämä|tuo|nuo|ja|mutta|tai|siis|siksi|lisäksi|myös|kuitenkin|sitten|esimerkiksi|muuten|molemmat|kyllä|täällä|siellä|joka|jotka|koska|kun|jos|vaikka|huomaa|tärkeää|muut',
  conditions:
    'jos|ellei|paitsi|vain|jopa|alkaen|vähintään|enintään|yli|alle|noin|lähes|riippuen|per|kuluessa|jälkeen|ennen|sisältäen',
  regulated:
    'parantaa|takuu|taattu*|sertifioi*|hyväks*|valtuute*|vakuute*|kliinis*|todist*|riskit*|luomu|turvallinen|palkit*|patent*|tuotto',
}
