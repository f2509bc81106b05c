import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'naše mise|naše poslání|poslání|mise',
    vision: 'naše vize|vize',
    purpose: 'náš cíl|proč existujeme|čemu věříme|v co věříme|naše filozofie|náš slib',
    values: 'naše hodnoty|hodnoty|firemní hodnoty',
    frame: 'naším posláním je|naším cílem je|pomáháme|věříme|chceme|naše mise je|snažíme se|usilujeme o',
  },
  we: 'my|nás|nám|námi|náš|naše|našich|našim|jsme|věříme|chceme|nabízíme|pomáháme',
  customerVoices: {
    self: 'já|mě|mně|mi|můj|moje|mého|mém|moji|jsem|byla jsem|byl jsem|měla jsem|měl jsem|jsem byl|jsem byla|oceňuji',
    praise:
      'doporučuji|doporučuju|doporučujeme|doporučit|děkuji|děkuju|děkujeme|díky|vděčná|vděčný|spokojená|spokojený|spokojeni|super|skvělý|skvělá|skvělé|skvěle|úžasný|úžasná|úžasné|výborný|výborná|výborně|perfektní|perfektně|nejlepší|profesionální|profesionálně|profesionalita|milý|milá|milí|příjemný|příjemná|spolehlivý|spolehlivě|pomohli|pomohla|pomohl|nadšená|nadšený|nadšeni|velmi dobře|jednička|ochotný|ochotná|vstřícný|předčila|vřele|doporuč*|děkuj*|moc děkuji|vděč*|spokoj*|nadšen*|skvěl*|úžasn*|výborn*|ochotn*|vstřícn*|trpěliv*|laskav*|nádhern*|fantastick*|báječn*|vynikajíc*|bezvadn*|super jednání|pomohlo|vrátíme se|rádi se vrátíme|vrátím|určitě přijdu|nelituji|stálo to za to|předčil*|vřele doporučuji|5 hvězdiček|na jedničku|klobouk dolů',
    owner:
      'zakladatel|zakladatelka|spoluzakladatel|majitel|majitelka|jednatel|jednatelka|ředitel|ředitelka|předseda|autor|autorka|vynálezce|tvůrce|tvůrkyně|filozof|spisovatel|spisovatelka|básník',
  },
  claims: {
    idle: 'nejlepší přání|alespoň|minimálně|nejvýše|co nejdříve|nejen|nejlepší přítel|za prvé|nejčastější dotazy|nejlépe',
    superlative:
      'lídr|lídrem|lídr trhu|přední|vedoucí|číslo 1|číslo jedna|nejlepší|největší|jediný|jediná|jediní|jako jediní|jako první|první v|nejrychlejší|nejbezpečnější|nejlevnější|nejnižší ceny|nejvyšší kvalita|nejvyšší kvality|bezkonkurenční|nepřekonatelný|jeden z nejlepších|jeden z největších|oceňovaný|světové úrovně|průkopník|jedničkou na trhu',
    guarantee:
      'záruka|záruku|garance|garantujeme|garantovaný|zaručujeme|zaručeně|vrácení peněz|bez rizika|garance spokojenosti|garance nejnižší ceny|doživotní záruka|slibujeme|100% bezpečné',
    comparison:
      'lepší než|rychlejší než|levnější než|než kterýkoli jiný|než ostatní|než konkurence|na rozdíl od|ve srovnání|krát rychlejší|krát více|dvakrát|žádný jiný|za poloviční cenu',
    promise:
      'postaráme se|už nikdy|vždy|kdykoliv|nonstop|24/7|za pár minut|do 24 hodin|okamžitě|ihned|ještě dnes|ušetřete až|až o|zvyšte|zdvojnásobte|snižte|bez námahy|navždy|100%|vše co potřebujete',
    parity:
      'vysoká kvalita|nejvyšší kvalita|nejvyšší kvality|spokojení zákazníci|spokojenost zákazníků|výborný servis|nejlepší servis|konkurenční ceny|výhodné ceny|zkušený tým|dlouholeté zkušenosti|inovativní řešení|individuální přístup|řešení na míru|spolehlivý partner|snadné použití|rychle a spolehlivě|rychlé dodání|široký výběr|komplexní služby',
  },
  sources: {
    before:
      'podle|dle údajů|zdroj|zdroje|studie|průzkum|zpráva|údaje z|zveřejněno v|publikováno v|certifikováno|testováno|doporučeno|statistiky',
    after: 'uvádí že',
    mark: 'studií|anketa|klinicky testováno|nezávislý test|statistik',
  },
  readers: {
    plain: '',
    formal: 'vy|vás|vám|vámi|váš|vaše|vaši|vašich|vašim|vašeho|vašemu|vašem|vašimi|vaší',
    informal: 'ty|tě|tebe|tobě|tebou|tvůj|tvoje|tvá|tvého|tvé|tvým|tvých',
  },
  emotions: {
    thrill:
      'vzrušující|napínavý|dobrodružství|dobrodružný|vášeň|vášnivý|divoký|divoká|epický|energie|energický|živý|dynamický|silný zážitek|odvážný|odvaha|smělý|nezapomenutelný|nezapomenutelné|inspirovat|inspirující|inspirace|nadšení|nadšený|oslava|oslavit|slavit|večírek|vítězství|triumf|dobýt|fantastický|fantastické|neuvěřitelný|neuvěřitelné|úžasný|úžasné|úchvatný|dechberoucí|senzační|intenzivní|zábava|magický|kouzlo|kouzelný|sen|sny|lahodný|adrenalin|neodolatelný|wow',
    warmth:
      'láska|láskou|s láskou|milovat|milujeme|něha|něžný|péče o|starostlivost|laskavost|laskavý|teplo domova|vřelý|srdce|srdcem|rodina|rodiny|rodinný|rodinná|přítel|přátelé|přátelský|přátelství|společně|spolu|komunita|domov|domácí|útulný|útulné|pohodlí|pohodlný|pohoda|pohodu|jemný|jemné|klid|klidný|mír|relaxace|odpočinek|štěstí|šťastný|radost|radosti|úsměv|naděje|důvěra|empatie|soucit|krásný|krásná|krásné|krása|hrdost|hrdí|lidský|lidskost|harmonie|blízcí|objetí',
    worry:
      'strach|obava|obavy|bát se|starost|starosti|úzkost|úzkosti|stres|stresující|bolest|bolesti|bolestivý|trpět|utrpení|boj|bojovat|frustrace|frustrující|zahlcený|vyčerpaný|vyčerpání|unavený|osamělost|osamělý|smutek|smutný|zlost|vztek|hněv|nenávist|noční můra|katastrofa|panika|ztracený|zoufalství|zoufalý|trauma|zneužití|krize|nebezpečí|nebezpečný|hrozba|hrozby|oběť|oběti|strašný|hrozný|otravný|bolest hlavy|chaos|lítost|vina|stud|krutý',
  },
  courtesy:
    'prosím|prosíme|děkujeme|děkuji|díky|mockrát děkujeme|srdečně|srdečně zveme|zveme|zveme vás|vítejte|vítáme|vítáme vás|rádi|rádi vám|s radostí|s potěšením|těšíme se|potěšení|neváhejte|neváhej|k dispozici|k vašim službám|jsme tu pro vás|jsme vám k dispozici|omlouváme se|promiňte|je nám líto|vážení|milí|drahý|s pozdravem|s úctou|respekt|úcta|dobrý den|ahoj|vděční|vděčnost|vážíme si',
  hedges:
    'možná|snad|případně|eventuálně|pravděpodobně|nejspíš|zřejmě|asi|zdá se|mohl by|mohla by|mohlo by|měl by|mělo by|přibližně|zhruba|cca|kolem|relativně|poměrně|docela|spíše|víceméně|obecně|obvykle|většinou|zpravidla|často|někdy|občas|ve většině případů|v některých případech|v zásadě|v podstatě|podle nás|věříme|myslíme|doufáme|snažíme se|pokud možno|dle možností|v závislosti na|ne vždy|potenciálně|téměř',
  humour:
    'vtip|vtipy|vtípek|bez legrace|děláme si legraci|legrace|sranda|srandu|žert|žertujeme|haha|hahaha|lol|hihi|ups|jejda|ajaj|psst|pst|tadá|hurá|jupí|jo jo|ale ne|vážně|čestné skautské|nekoušeme|spoiler|zajímavost|zajímavosti|mrknutí|s nadsázkou|nadsázka|slovní hříčka|jednorožec|jednorožci|ninja|superschopnost|superschopnosti|čáry máry|tchyně|kávoholici|bláznivý|bláznivé|šílený|šílené|legrační|vtipný|vtipné|smích|humor|humorem|smysl pro humor|zábavný|ztřeštěný|nerdi|rošťák',
  irreverence:
    'sakra|do háje|k čertu|čert|ksakru|kurva|hovno|hovna|sračka|sračky|prdel|do prdele|na prd|prd|zasraný|posraný|blbý|blbé|blbost|blbosti|blbec|hloupý|hloupé|idiot|idioti|debil|nuda|nudný|nudné|kecy|bez keců|žvásty|bla bla|nesmysl|nesmysly|srát|kašlat|nasrat|peklo|pitomý|pitomost|nesnášíme|blázni|rebelové|trapné|trapný|humus',
  imperative:
    'buďte|čtěte|darujte|dejte|dopřejte|hledejte|investujte|jděte|kontaktujte|kupte|klikněte|naučte|napište|navštivte|nakupujte|najděte|nechte|objednejte|objevte|ochutnejte|otevřete|odešlete|ovládněte|plánujte|podívejte|podpořte|pojďte|pomozte|porovnejte|poslechněte|poznejte|požádejte|přečtěte|přidejte|přihlaste|přijďte|připojte|pusťte|registrujte|rezervujte|sdílejte|seznamte|sledujte|spočítejte|spusťte|stáhněte|šetřete|staňte|užijte|vyberte|vyplňte|vytvořte|využijte|vyzkoušejte|volejte|začněte|zadejte|získejte|zjistěte|zažijte|zavolejte|zobrazit|zeptejte|objev|vyber|zkus|koupit|objednat|zjistit',
  superlatives:
    'nejlepší|nejlepších|nejlepšího|největší|největších|lídr|lídrem|lídr trhu|přední|vedoucí|číslo jedna|číslo 1|č 1|nejvyšší|nejvyšší kvality|nejrychlejší|nejbezpečnější|nejjednodušší|nejlevnější|nejnižší ceny|nejmodernější|nejnovější|unikátní|jedinečný|jedinečná|jedinečné|jedinečnou|výjimečný|výjimečná|výjimečné|nepřekonatelný|nepřekonatelné|bezkonkurenční|dokonalý|dokonalá|dokonalé|perfektní|ideální|optimální|skvělý|špičkový|špičkové|jediný|jediná|oceňovaný|světové úrovně|prvotřídní|revoluční',
  jargon:
    'algoritmus|algoritmy|autentizace|ověřování|automatizace|rozhraní|integrace|infrastruktura|infrastruktury|škálovatelný|škálovatelné|nasazení|konfigurace|parametry|optimalizace|implementace|metodika|zadávací řízení|logistika|řízení rizik|audit|aktiva|odpisy|specifikace|shoda|certifikace|norma|normy|gdpr|modul|databáze|šifrování|virtualizace|síť|sítě|šířka pásma|kalibrace|hydraulika|procesy|obrábění',
  cliches:
    'na míru|řešení na míru|šité na míru|individuální přístup|inovativní|inovativní řešení|inovace|moderní technologie|nejmodernější technologie|nejvyšší kvalita|nejvyšší kvality|vysoká kvalita|vysoké kvality|komplexní služby|komplexní řešení|komplexní|vše pod jednou střechou|na klíč|tým odborníků|tým profesionálů|zkušený tým|dlouholeté zkušenosti|mnohaleté zkušenosti|let zkušeností|vášeň|s vášní|spokojenost zákazníků|spokojený zákazník|spokojení zákazníci|zákazník na prvním místě|váš partner|spolehlivý partner|silný partner|široká nabídka|široký sortiment|přidaná hodnota|synergie|na vyšší úroveň|další úroveň|v dnešní době|v dnešním světě|objevte svět|ponořte se|nezapomenutelný zážitek|bezproblémový|hladký|více než jen|holistický|ekosystém|profesionální přístup|kvalita a spolehlivost',
  introductions: {
    frame: 'je|jsme',
    ends: 'který|která|které|pro|s|v|a|kde',
    closes: '',
  },
  stands: {
    difference:
      'na rozdíl od|jediný|jediná|jediné|bez závazků|bez skrytých|bez smlouvy|jako první|čím se lišíme|co nás odlišuje|patentovaný|patentovaná|jeden z mála|ruční výroba|ručně vyráběné|rodinná firma|nezávislý|nezávislá',
    affordable:
      'levný|levné|levně|dostupný|dostupné ceny|příznivé ceny|příznivá cena|nízké ceny|nejlepší cena|výhodné ceny|cenově dostupné|férová cena|férové ceny',
    premium: 'prémiový|prémiové|prémiová|luxus|luxusní|exkluzivní|prvotřídní|špičkový',
  },
  distinctions: {
    given:
      'zdarma|bezplatn*|bezúplatn*|bez příplatku|bez poplatků|bez dalších poplatků|nezávazn*|open source|bez reklam|bez předplatného|bez závazků|soukromí|bezpečně|šifrovan*|24/7|nonstop|24 hodin denně|ve dne v noci|tentýž den|ještě ten den|ve stejný den|druhý den|do druhého dne|do 24 hodin|na místě|u vás doma|až domů|doprava zdarma|pevná cena',
    made: 'vlastní|vlastního|vlastních|rodinn*|rodinná firma|nezávisl*|místní|lokální|regionální|z regionu|ručně|ruční výroba|řemesln*|vyrobeno v|česká výroba|české výroby|český výrobce|ekologick*|od roku|již od|let zkušeností|letými zkušenostmi|letou praxí|dlouholet*|desetiletí|generac*|certifikovan*|patentovan*|specializuj*|na míru',
    whole:
      'vše v jednom|všechno v jednom|vše na jednom místě|všechno na jednom místě|na jednom místě|vše co potřebujete|všechno co potřebujete|vše potřebné|pod jednou střechou|z jedné ruky|z jednoho místa|od a do z|od a až do z|od začátku do konce|od začátku až do konce|od návrhu po|od návrhu až po|od nápadu po|od projektu po|od projektu až po|v každé fázi|na klíč|kompletní služby|kompletní řešení|kompletní servis|kompletní realizace|komplexní služby|komplexní řešení|jedna kontaktní osoba|all-in-one',
    refusal:
      'bez|nikdy|už nikdy|nikdy více|žádné skryté|žádné háčky|žádné starosti|konec s|nejen|nejenom|není jen|nejsme jen|víc než|více než jen|nic než|nic jiného než|pouze|jenom|výhradně|namísto|na rozdíl od|oproti|spíše než|jediný|jediná|jediné|jako jediní|jako jediná|nikdo jiný',
  },
  refusals: {
    not: 'ne|nikdy|ani|nikoli',
    no: 'žádný|žádná|žádné|žádných|nula',
    without: 'bez',
    only: 'jen|pouze|jenom|vždy|více|pochyby',
  },
  cuts: {
    determiner:
      'ten|ta|to|ti|ty|toho|této|tohoto|tento|tato|toto|tyto|těchto|náš|naše|naši|našeho|našich|našim|váš|vaše|vaši|vašeho|vašich|vašim|můj|moje|svůj|svou|své|svého|svých|každý|každá|každé|každého|všechny|všech|žádný|nějaký',
    pronoun:
      'já|ty|on|ona|ono|my|vy|oni|mě|mi|tě|ti|nás|nám|vás|vám|jim|se|si|ne|lze|může|mohou|můžete|můžeme|musí|musíte|chcete|který|která|které|kteří',
    connector: 'pro|na|z|do',
    filler:
      'a|i|nebo|ale|či|že|aby|když|pokud|protože|kde|kdy|proč|jak|jaký|jaká|jaké|co|kdo|tedy|v|ve|ze|k|ke|od|po|před|přes|při|pod|nad|mezi|o|u|bez|za|s|během|podle|je|jsou|byl|byla|bylo|byly|být|bude|budou|jsme|jsem|jste|jsi|má|mají|máme|máte|mít|dělá|děláme|dát|nabízíme|nabízí|zajistíme|zajišťujeme|umožňuje|umožní|pomáhá|pomáháme|pomůžeme|najdete|objevte|vyberte|zjistěte|podívejte|poznejte|objednejte|kontaktujte|zde|tady|tam|teď|nyní|dnes|vždy|nikdy|často|už|již|ještě|jen|pouze|také|i|velmi|více|nejvíce|méně|mnoho|několik|hodně|málo|tak|dobře|lépe|lepší|nejlepší|dobrý|dobrá|dobré|velký|velká|velké|malý|malá|malé|nový|nová|nové|nových|nového|jiný|jiná|jiné|další|dalších|různé|různých|sám|sama|první|poslední|následující|jeden|jedna|jedno|dva|dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|sto|tisíc|ano|ne|děkujeme|vítejte|ahoj|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle|snadno|rychle|jednoduchý|jednoduše|spolu|společně|proto|navíc|atd|např|jako|díky|ideální|možné',
  },
  weak: 'web|stránka|stránky|stránek|blog|článek|články|novinky|newsletter|email|e-mail|telefon|adresa|kontakt|kontakty|zpráva|účet|menu|odkaz|obrázek|foto|fotografie|video|soubor|formulář|dotaz|dotazy|otázka|otázky|odpověď|odpovědi|informace|informací|detaily|data|údaje|seznam|možnost|možnosti|funkce|verze|produkt|produkty|produktů|služba|služby|služeb|řešení|nabídka|nabídky|cena|ceny|cen|náklady|balíček|objednávka|objednávky|platba|nákup|obchod|zákazník|zákazníci|zákazníků|klient|klienti|klientů|uživatel|uživatelé|uživatelů|člen|členové|lidé|lidí|osoba|osoby|osob|muž|ženy|přátelé|partner|partneři|tým|týmu|firma|firmy|firem|společnost|společnosti|značka|značky|obor|trh|trhu|svět|světa|světě|země|město|region|místo|místa|prostor|ulice|kancelář|číslo|počet|druh|druhy|typ|typy|část|části|strana|konec|způsob|krok|kroky|proces|procesy|metoda|metody|přístup|případ|příklad|příklady|věc|věci|nápad|nápady|bod|důvod|problém|problémy|problémů|výsledek|výsledky|cíl|cíle|účel|hodnota|hodnoty|výhoda|výhody|kvalita|kvality|zkušenost|zkušenosti|odborník|odborníci|odborníků|specialista|znalosti|dovednosti|pomoc|podpora|úspěch|příležitost|potřeby|potřeb|výzva|projekt|projekty|projektů|práce|úkol|činnost|program|čas|času|den|dny|dní|týden|týdny|měsíc|měsíců|rok|roku|let|hodin|hodiny|minut|okamžik|datum|budoucnost|život|života|rodina|ruka|oči|srdce|historie|příběh|jméno|slovo|název|text|obsah|hodnocení|recenze|tipy|rady|nástroj|nástroje|systém|systémy|technologie|platforma|software|zařízení|materiál|materiály|přístup|použití|výběr|kategorie|podmínky|úroveň|základ|oblast|velikost|barva|důvěra|energie|pozornost|poptávka|moderní|digitální|osobní|individuální|profesionální|místní|mezinárodní|speciální|důležité|aktuální|zdarma|bezpečné|efektivní|kompletní|vysoká|vysoké|hlavní|téma|skupina|online|kč',
  commonplace:
    'aplikac*|blog*|cen*|článk*|dostupn*|firm*|formulář*|informac*|kontakt*|kvalit*|možnost*|nabíd*|objedn*|online|produkt*|projekt*|řešení|rezervac*|služb*|stránk*|systém*|telefon*|tým*|více|web*|zákazn*|zdarma|zpráv*|mezi|během|také|měsíc*|týden*|hodin*',
  common: `
    to se je ze na jsem co si tak ale ne ja jsi mi me do jak ty jo uz jste kdyz jen jsme jako tu za ti ho by tady
    ano pro dobre neni te byl neco proc no ted tam mam tohle jsou ten byt toho bude bych vas nic ma ve takze vam
    nebo aby kdo tom byla ji bylo kde jeste pane po nez protoze muj myslim jeho jestli od tim mas mel vsechno vim
    nas vis mozna nikdy moc prosim vy mu chci ani taky nevim az moje tebe ahoj pak nam ta pokud sem diky rict mame
    chces rekl budu pred musim poradku on opravdu jit nekdo asi tomu vsichni trochu hej mit myslis vazne dobry
    abych mohl porad ktery my bys mela mate rad delat ktere nemuzu proste vsechny musime vic den chtel udelat dva
    muzu jenom stalo mnou budes oh kdy jde tvuj vase pojd ni dalsi meli muze dost jeden kvuli boze bez muzes nikdo
    lidi dnes vite at sve par zivot tebou prave dobra delas musi jasne mne velmi sakra dekuji takhle hodne veci
    udelal budeme jim jeji hned musis ses tvoje rikal deje vubec proto nechci ona nejsem pravdu zpatky vedet prvni
    bychom nemam nase misto praci byli vypada presne prace muzeme myslel rekla chce kdyby podivej let kam byste nej
    tri vzdycky cas jejich dlouho svou pryc vec videl domu zase mluvit nim sam tobe jdeme sebe chcete nekdy jednou
    promin vlastne abys rada stejne dal pockej noc ke ktera videt penize muzete mohla kazdy hele coze dostat
    nejlepsi rekni omlouvam nejake vecer spolu lide dej fajn posledni urcite ok nebude problem chtela dite zadne
    rano rika budou nekoho maji nejaky mezi deti jiste fakt rychle pani take nech prisel znamena sis kolik svuj
    budete podle zlato tech dve pravda zadny lepsi chvili mami vse snad pod uplne otec prominte nebyl jedna pri
    znovu kterou tenhle samozrejme treba cely jdu dokud cem kurva pohode potom ven myslite jmeno dat tati najit
    stale mohli zrovna zena muz dostal pres zitra dela byly clovek potrebuju proti jedno dneska lito meho vidim
    pomoc nich myslela nemuzes vedel nema vi jaky nemel sveho jdi dekuju auto rikam muset pomoct musite doufam oni
    doma kdybych stesti jednu tve abyste sama teda vlastni celou tolik tedy nebudu sobe kteri pan vzit rikala
    nechat reknu vami prilis libi nejsou pojdme toto kamo minut zabit nami uvidime sebou slysel prece jake nebylo
    nasel tyhle musel chlap mysli podivejte mama tento abychom tata udelala vsem videla nemuze pozor zabil nejak
    primo stat matka prestan miluju coz nemas nejsi vidis pet koho vcera napad nebyla pockat pojdte bud noci vzdy
    skoro pozdeji takovy oba kolem ruce spravne mou nad srdce jinak casu jednoho velky zemi zpet promluvit halo
    zivota dobrou poslouchej tuhle ostatni cislo cele mohu cokoliv delam odsud docela vratit sel vzdyt jineho chapu
    venku skvely jisty dum nejakou pozde delate nemuzeme nasi dam vice citim tahle skvele vsech predtim znam dvere
    stane zde pujdu zatim dovnitr hodin prijde zda vzal brzy konec novy svym svet vasi svete duvod udelam nekde
    potrebujeme ctyri zbran cim svoje zni dejte aspon tyden holka delal jasny zit driv spatne prisla dokonce
    nechces nechte zustat ach mohlo jiny radsi zadna rok nasli hrat super konecne dolu nemame nemyslim teto pocit
    nejde smrti kluk dolaru rikas vime nechal nem the daleko hlavu mozne potrebuji zeny chvilku podivat oci chlape
    delej jediny dobu nechtel tezke muzi mrtvy verit telo tomhle zpusob potrebuje chtit prijit tva slecno ceste
    takove dny pritel nemohl maly mluvis cau strach slovo jidlo roky problemy moji nyni buh pockejte uh nemela
    hodiny cestu sanci tou syn mnohem jdes nerekl tys tvou behem doby vedela pekne miste policie otce jich zenu
    rikat jista doktore plan auta chteji staci lod nove zeme panove pripad nevidel mym prdele nejdriv vezeni mimo
    doktor da reknete snazim zivote nahoru drz velke stoji odejit copak dala potrebovat dne rozhodne vypadas pouze
    smysl new chyba ruku krev rodina mluvil melo pratele takova dostala sest nikoho jmenuje ono telefon rozumim
    spat nemuzete rodice madam zacit pracovat smrt skoly poprve nakonec kdybys holky mnoho kapitane zdravim tym
    nimi jine jedina zacal vezmu uvnitr zvlastni zeptat jaka lety nevadi kluci pul svych pomoci naprosto veceri
    potrebujes nemate odtud deset spis spoustu mem nechce znas mych radeji sla pribeh vetsi pripade bratr videli
    mesta dole pokoj syna aha cast naseho nemusis chceme nasla nejaka myslet zavolat krome prisli neboj udelame
    mesto vsude jet velka vaseho velice tveho dome mala nevis dulezite nekolik zpravy udelali rikaji okay alespon
    musela uverit verim vidite zastavit nejspis slo klid rodinu stary nedelej zavolam udelej dni nemohu chteli
    slysela moznost dostali lip tohoto ceho cemu takoveho damy navic radi penez pamatujes tehle snazi meste nebudes
    mluvi jdete tyto slyset pokoji proboha zjistit sveta lidem bezpeci male strane zalezi hlavy mrzi pujdeme svem
    tamhle nevedel ceka zbrane jakou sex cekat druhe najednou tajemstvi odkud spatny skole nevi chlapi ktereho lepe
    cesty kazdou pujde svoji nemeli vratil dcera nechapu tuto sefe delaji kym zemrel chodit zbytek hrozne dostane
    zustan hlavni snazil klidne vsak jakmile mista vratim nasich nerikej nejsme skutecnosti charlie srandu sestra
    hodinu ode manzel zacina vezmi zadnou zpravu pana nikomu vyborne bezte nahodou skutecne vede rande nahore nekam
    blizko informace cela vlasy poslal zatimco hlavne dostanu preklad tudy nekym druhy vrati vedle vzala znate
    takovou nohy tato tomto drzet rukou laska nechtela velkou zije bejt patri jses slova cloveka dobe mluvim
    neudelal blazen mesic rekli tydny prachy rozhodnuti you normalni okamzite nejvetsi nejste pekny vrat sami
    strasne policii odesel spolecnost ukaz poslouchejte casto lodi rodiny vem tentokrat nazivu ver sbohem uzasne
    pravo prisaham tisic joe temi cesta obcas jacku predstavit zachranit zac pry nemohla paneboze sance ztratil
    ohledne mesice vypadni otazka jedine pravdepodobne dvema cenu poradne nemu bojovat nebudeme ukazat starosti
    nerekla moment necham dobrej spousta volal kterym jmenem boli koukni rikate bohu hubu udela tehdy mrtva miluji
    nekomu dohromady zmenit delame roce tela existuje party nemocnice dame mohou zavolej odpoved same reknes tvym
    skvela chodi delala klidu stastny chlapa roku spolecne priste zas pripraven zes citis dostaneme druhou
    zatracene pristi spolecneho zkus dali mesicu prestat stara citit horsi nikam dava dvou cos nechala rekne sedm
    zapomnel saty novou doslo funguje udelas nelibi kdybyste aute noveho davno timhle jedeme jedne perfektni hledat
    koupit vitejte treti hezky pokracovat planu sen sexy bysme naposledy najdu obchod vody pritele jist trosku jiz
    techto tvoji ziskat pohyb zkusit ulici komu pracuje pouzit tem dvakrat kousek muzou das hra uklidni mimochodem
    pomalu vztah chybi sef johne vseho vrah neverim dukaz zrejme nemaji najdeme film zacala vodu vzhuru hlas slysis
    konce dalsich poslys chlapce nekteri pomuze pomohl brzo napadlo milacku osm kazde bohuzel rikali stejny zajima
    seznam piti uzasny jane kazdeho um hlad zlaticko dostanes ticho fbi zabiju zjistil obvykle chapes hezke
    prekvapeni bratra kdybychom rozumis museli divne yorku vetsina pujdes stare spolecnosti kral nezalezi john
    zdravi divat dceru kapitan druh divka hm slunce celkem koupil holku odpoledne zprava otazky osobni stredni tvar
    boty and hru matku slysim znova cokoli nechcete potrebujete system obleceni jednim henry yeah hmm rozhodl plati
    krasna chvile nevidela tohohle nektere nova nevidim otevri nevime drive stal pivo beru stastna zachranil
    poslednich malou potreboval draha sli prestante`,
  scale: 'zákazníků|uživatelů|lidí|zemí|měst|let|let zkušeností|projektů',
  numbers: {
    order: 'krok',
  },
  claimContexts: {
    negation: 'ne',
    towards: 'do',
    terms: 'slev',
    years: 'let',
    experience: 'zkušenost|více než',
  },
  sourceNames: {
    preposition: 'podle',
  },
  ratings: {
    reviews: 'recenzí|hodnocení',
  },
  linking: {
    beforePlaces: 'v|ve|na',
    lastOfRow: 'a',
  },
  negations: 'ne|není|nejsou|nikdy|žádný|žádná|žádné|žádných|bez|nic|ani|místo',
  backward:
    'on|ona|ono|oni|jeho|její|jejich|ten|ta|to|ti|tyto|tento|tato|tam|a|ale|nebo|tedy|proto|navíc|také|rovněž|však|potom|poté|například|jinak|oba|ano|zde|tady|který|která|které|kdo|kde|protože|když|pokud|zatímco|ačkoli|pozor|důležité|jiné|další',
  conditions:
    'pokud|jestliže|kromě|jen|pouze|až|do|od|alespoň|minimálně|maximálně|nejvýše|více než|méně než|asi|přibližně|téměř|podle|za|během|po|před|včetně|bez',
  regulated:
    'léčí|vyléčí|garant*|záruka|certifik*|schválen*|akredit*|pojištěn*|klinicky|prokázan*|bez rizika|bio|bezpečn*|oceněn*|patentovan*|výnos',
}
