import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'o nás|o firmě|o společnosti|=společnost|=firma|o mně|kdo jsme|kdo jsem|náš příběh|=příběh|naše historie|=historie|historie firmy|naše mise|naše vize|naše hodnoty|=hodnoty|naše filozofie|profil společnosti|profil firmy|proč my|proč právě my|poznejte nás|o značce|představení',
    team: 'náš tým|=tým|=lidé|naši lidé|=zaměstnanci|=vedení|vedení společnosti|naši lékaři|=zakladatelé|poznejte náš tým|=kolektiv|naši odborníci',
    careers:
      'kariéra|=práce|volná místa|volné pozice|volná pracovní místa|pracovní nabídky|nabídka práce|pracujte u nás|práce u nás|přidejte se k nám|přidej se k nám|=pozice|=zaměstnání|hledáme|pojď k nám|nabízíme práci|otevřené pozice',
    press:
      'pro média|=média|tiskové zprávy|tisková zpráva|tiskové centrum|napsali o nás|pro novináře|=tisk a média|media o nás',
    contact:
      'kontakt|kontakty|kontaktujte nás|kontaktní údaje|kontaktní formulář|napište nám|kde nás najdete|kudy k nám|otevírací doba|=pobočky|=prodejny|naše pobočky|ozvěte se nám|kontaktní informace|kde nás najít|spojte se s námi',
    legal:
      'obchodní podmínky|ochrana osobních údajů|zásady ochrany osobních údajů|podmínky použití|všeobecné podmínky|zásady cookies|=podmínky|reklamační řád|zpracování osobních údajů|právní informace|=reklamace|podmínky ochrany osobních údajů|prohlášení o přístupnosti|vop|vrácení zboží|podmínky užití',
    security: '=bezpečnost|zabezpečení|bezpečnost dat|bezpečnost informací|zabezpečení dat',
    pricing: 'ceník|ceny|=cena|ceník služeb|=tarify|=balíčky|=vstupné|náš ceník|=členství|=poplatky',
    product:
      'co nabízíme|produkty|=produkt|naše produkty|=obchod|e-shop|eshop|internetový obchod|=katalog|=kolekce|služby|=služba|naše služby|co děláme|=nabídka|naše nabídka|=sortiment|jídelní lístek|=jídelníček|=nápojový lístek|=kurzy|=školení|=ošetření|=pokoje|=ubytování|=specializace|=značky|=modely|=platforma|=vína|=programy|=procedury|polední menu|=stroje',
    features: 'funkce|=vlastnosti|jak to funguje|=integrace|přehled funkcí|=výhody|=možnosti',
    solutions: 'řešení|naše řešení|=odvětví|=obory|využití|případy použití|pro firmy|=aplikace|pro koho',
    customers:
      '=zákazníci|naši zákazníci|=klienti|naši klienti|případové studie|případová studie|=reference|reference|naše reference|příběhy zákazníků|příběhy úspěchu|=portfolio|projekty|naše projekty|=realizace|naše realizace|=partneři|naši partneři|naše práce',
    testimonials:
      'recenze|=hodnocení|hodnocení zákazníků|=ohlasy|ohlasy klientů|řekli o nás|co o nás říkají|zkušenosti zákazníků|=recenze a hodnocení',
    blog: '=blog|=novinky|=aktuality|aktuality|=články|=akce|=události|=kalendář|=kalendář akcí|=magazín|=zprávy|=recepty|=rady a tipy|=poradna|=výstavy|náš blog|=co je nového',
    faq: 'časté dotazy|často kladené dotazy|často kladené otázky|otázky a odpovědi|=nápověda|=podpora|centrum nápovědy|=dotazy|nejčastější dotazy|časté otázky|=pomoc',
  },
  actions: {
    donate: 'darovat|podpořte nás|přispět|přispějte|darujte|podpořit',
    booking: 'rezervace|rezervovat|rezervujte|objednat se|online rezervace|rezervace stolu|objednání',
    login: 'přihlásit|přihlásit se|přihlášení|registrace|registrovat|odhlásit',
    cart: 'košík|nákupní košík|pokladna|můj košík|oblíbené',
    search: 'hledat|vyhledávání|hledání|vyhledat',
    account: 'můj účet|účet|můj profil|klientská zóna|klientský portál',
  },
  policies: {
    privacy:
      'ochrana osobních údajů|zásady ochrany osobních údajů|zpracování osobních údajů|=gdpr|ochrana soukromí|podmínky ochrany osobních údajů',
    terms:
      'obchodní podmínky|podmínky použití|všeobecné podmínky|=podmínky|podmínky užití|všeobecné obchodní podmínky|=vop',
    imprint: 'právní informace|=tiráž|provozovatel webu|právní doložka',
    cookies: 'zásady cookies|používání cookies|soubory cookies|=cookies|zásady používání souborů cookie',
    returns: 'vrácení zboží|reklamační řád|=reklamace|odstoupení od smlouvy|reklamace a vrácení',
    shipping: 'doprava a platba|=doprava|způsoby dopravy|=doručení|doprava a platby',
    accessibility: '=přístupnost|prohlášení o přístupnosti',
    security: 'bezpečnostní politika|bezpečnost informací',
  },
  blocks: {
    features: 'výhody|vlastnosti|proč právě my|proč si vybrat nás|naše výhody|vše co potřebujete',
    pricing: 'ceník|ceny|naše ceny|vyberte si tarif|kolik to stojí|balíčky služeb',
    testimonials:
      'recenze|co o nás říkají|řekli o nás|hodnocení zákazníků|reference klientů|ohlasy|co říkají|co říkají naši klienti|co říkají zákazníci|klienti o nás|zkušenosti klientů|spokojení zákazníci|napsali o nás|co o nás říkají klienti|co o nás píší|co si o nás myslí|naši zákazníci o nás|zákazníci o nás|hosté o nás|pacienti o nás|řekli o mně|napsali mi|vaše recenze|vaše ohlasy|ohlasy klientů|ohlasy zákazníků|hodnocení klientů|hodnocení hostů|hodnocení pacientů|google recenze|zkušenosti zákazníků|zkušenosti pacientů|slova klientů|kniha hostů|návštěvní kniha',
    faq: 'časté dotazy|často kladené otázky|nejčastější dotazy|otázky a odpovědi',
    about: 'o nás|kdo jsme|náš příběh|naše mise|naše hodnoty|o společnosti',
    team: 'náš tým|poznejte náš tým|naši lidé|kdo je za tím|naši odborníci',
    customers: 'naši klienti|důvěřují nám|naši zákazníci|případové studie|naše realizace|vybrané projekty|věří nám',
    blog: 'aktuality|novinky|z našeho blogu|nejnovější články|akce a události|články',
    contact: 'kontakty|kontaktujte nás|otevírací doba|kde nás najdete|napište nám|ozvěte se',
    newsletter: 'odběr novinek|odebírejte novinky|přihlaste se k odběru|buďte v obraze',
    steps: 'jak to funguje|ve třech krocích|krok za krokem|jak to probíhá|jak pracujeme|průběh spolupráce',
    stats: 'v číslech|čísla mluví|naše čísla|fakta a čísla',
    gallery: 'fotogalerie|fotky|sledujte nás na instagramu',
    services: 'naše služby|služby|co děláme|naše produkty|co nabízíme|naše nabídka|nabídka služeb',
    careers: 'kariéra|volné pozice|přidejte se k nám|pracujte u nás|hledáme kolegy',
    partners: 'naši partneři|partneři|spolupracujeme s|sponzoři|podporují nás',
  },
  calls: {
    buy: 'koupit|kup|koupit nyní|koupit vstupenky|koupit lístky|koupit online|objednat|objednat nyní|objednejte|objednat online|do košíku|přidat do košíku|vložit do košíku|do e-shopu|přejít do e-shopu|nakupovat|nakoupit|předobjednat|vybrat tarif|chci koupit|objednejte si',
    trial:
      'vyzkoušet|vyzkoušet zdarma|vyzkoušejte|vyzkoušejte zdarma|zkusit zdarma|zkusit|začít zdarma|začněte zdarma|zkušební verze|zkuste to zdarma|vyzkoušej zdarma|chci vyzkoušet|otestovat zdarma|zkušební lekce|bezplatná zkušební verze',
    demo: 'objednat demo|ukázka|vyžádat demo|sjednat demo|domluvit demo|chci demo|vyzkoušet demo|rezervovat demo|domluvit ukázku|předvedení zdarma|chci ukázku|spustit demo',
    contact:
      'kontaktujte nás|kontaktovat|zavolejte|zavolat|napište nám|ozvěte se|odeslat zprávu|poslat zprávu|poptat|zeptat se|odeslat poptávku|nezávazně poptat',
    'sign-up':
      'registrovat|registrovat se|registrujte se|vytvořit účet|přihlásit se na kurz|založit účet|přihláška|zaregistrovat se|zaregistrujte se|podat přihlášku',
    download:
      'stáhnout|stáhněte|stáhnout aplikaci|stáhnout zdarma|nainstalovat|stáhnout katalog|ke stažení|stáhnout pdf',
    donate: 'darovat|přispět|přispějte|podpořit|podpořte nás|daruj|chci pomoci|darujte',
    book: 'rezervovat|rezervujte|rezervovat stůl|objednat se|domluvit schůzku|rezervovat termín|sjednat schůzku|rezervace|objednejte se|domluvit konzultaci|rezervuj',
    subscribe: 'odebírat|odebírat novinky|přihlásit k odběru|odebírat newsletter|sledujte nás|přihlásit odběr',
    join: 'přidat se|připojte se|přidejte se|stát se členem|zapojte se|staňte se členem|stát se partnerem|přidej se|zapojit se',
    quote:
      'nezávazná poptávka|poptávka|získat nabídku|cenová nabídka|chci nabídku|poslat poptávku|spočítat cenu|cenová kalkulace|kalkulace zdarma',
    start: 'začít|začněte|začít nyní|začít hned|pojďme na to|spustit|začínáme|začni|začít používat|jdeme na to',
    learn:
      'objevte|objevit|prozkoumat|prohlédnout|zobrazit ceník|jak to funguje|přehrát video|zobrazit nabídku|prohlédněte si|zjistěte|podívejte se|naše služby',
    visit: 'navštivte nás|najít prodejnu|najít pobočku|naplánovat trasu|najít prodejce|kde nás najdete|kde koupit',
  },
  controls: {
    consent:
      'přijmout|přijmout vše|přijmout všechny|přijmout cookies|povolit vše|povolit všechny|souhlasím|souhlasím se vším|odmítnout|odmítnout vše|pouze nezbytné|nastavení cookies|nastavení|spravovat cookies|uložit nastavení|rozumím|povolit výběr|nesouhlasím|přizpůsobit|upravit nastavení|přijímám|pouze nutné',
    login: 'přihlásit|přihlásit se|přihlášení|můj účet|odhlásit|zapomenuté heslo|klientská zóna',
    search: 'hledat|vyhledat|vyhledávání|hledání|hledej',
    close: 'zavřít|zavřít menu|zrušit|ne děkuji|skrýt|teď ne',
    share: 'sdílet|sdílet na facebooku|kopírovat odkaz|vytisknout|tisk',
    'skip-link': 'přeskočit na obsah|přejít k obsahu|přejít na obsah|přejít k hlavnímu obsahu',
    'read-more':
      'více|číst více|více informací|zjistit více|číst dále|zobrazit vše|klikněte zde|zde|celý článek|další informace|detail|více info|dozvědět se více|více o|přečíst|zjistěte více|číst dál',
    overview: 'všechny recenze|všechny články|všechny aktuality',
    cart: 'košík|nákupní košík|k pokladně|oblíbené|zobrazit košík',
    pagination:
      'další|předchozí|další strana|zpět|další stránka|následující|starší příspěvky|načíst další|zobrazit více',
    legal: 'obchodní podmínky|ochrana osobních údajů|zásady cookies|mapa stránek|gdpr|prohlášení o přístupnosti',
    menu: 'otevřít menu|hlavní menu|nabídka menu|navigace',
    'back-to-top': 'nahoru|zpět nahoru|na začátek stránky',
    language: 'jazyk|vybrat jazyk|změnit jazyk|volba jazyka',
  },
  forms: {
    time: 'datum|příjezd|odjezd|termín|čas|hosté|dospělí|děti|noci|počet osob|preferovaný termín',
    amount: 'množství|částka|počet kusů',
    message: 'zpráva|vaše zpráva|předmět|dotaz|váš dotaz|poznámka|text zprávy',
    company: 'firma|společnost|název firmy|organizace|pozice|obor|počet zaměstnanců',
    payment: 'číslo karty|kreditní karta|fakturační adresa|dodací adresa|způsob platby|slevový kód',
  },
  pictures: {
    photo: 'fotka|fotky|snímek|fotografie z',
    illustration: 'ilustrace|kresba|kresby|obrázek kreslený|nákres',
    icon: 'ikonka šipky|šipka|ikonky',
    logo: 'logotypu|pečeť|známka kvality',
  },
  boilerplate: {
    law: 'cookie|cookies|ochrana osobních údajů|osobních údajů|osobní údaje|gdpr|obchodní podmínky|všechna práva vyhrazena|autorská práva|copyright',
    trade:
      'doprava zdarma|poštovné|doba dodání|včetně dph|s dph|bez dph|způsoby platby|přidat do košíku|do košíku|skladem|vyprodáno|pracovních dnů|pracovní dny|otevírací doba|vrácení zboží',
    form: 'povinná pole|povinné pole|odhlásit se|odhlásit odběr|váš e mail|vaše e mailová adresa|žádný spam|odesláním|přihlášením|souhlasím se|zpráva byla odeslána|vyplňte prosím|zadejte prosím',
    browser:
      'povolte javascript|zapněte javascript|váš prohlížeč|přeskočit na obsah|přejít k obsahu|načítání|stránka nenalezena|nahoru',
  },
  journey: {
    help: 'nápověda|podpora|dokumentace|první kroky|návod|návody|jak to funguje|centrum nápovědy',
    community: 'komunita|fórum|členská sekce',
    loyalty:
      'věrnostní program|věrnostní karta|doporučte nás|dárkový poukaz|dárkové poukazy|dárková karta|členství|staňte se členem',
  },
  customerHeadings: {
    customer: 'naši klienti|naši zákazníci|důvěřují nám|věří nám|pracujeme pro|vybraní klienti',
    partner: 'naši partneři|partneři|sponzoři|naši sponzoři|podporují nás|partneři a sponzoři',
    press: 'napsali o nás|média o nás|viděli jste nás v|psali o nás',
  },
  offerHeadings: {
    reasons: 'proč právě my|proč si vybrat nás|proč my|naše hodnoty|důvody proč|čím se lišíme|nás vybrat',
    benefits: 'výhody|naše výhody',
    menu: 'naše kurzy|kurzy a workshopy|naše ošetření|ošetření|naše pokoje|naše aktivity|rozsah služeb|čím se zabýváme|co nabízíme|druhy výcviku',
  },
  greeting: 'vítejte|vítáme vás|srdečně vás vítáme',
  vague: 'více informací|číst dále|zjistit více|klikněte zde|více',
  tool: 'kalkulačka|kalkulačky|konfigurátor|kvíz|kontrolní seznam|šablona|šablony|simulátor',
  event:
    'znovuotevření|znovu otevíráme|slavnostní otevření|otevíráme|otevření dne|zavřeno od|zavřeno do|začátek kurzu|zahájení kurzu|datum zahájení|přesunuto na|odloženo na|koná se|proběhne',
  counter:
    'zobrazení|zhlédnutí|komentářů|komentáře|komentář|to se mi líbí|sdílení|stažení|sledujících|návštěvníků|v košíku|skladem|prodáno|hlasů|hodnocení|recenzí|min čtení|dní|hodin|minut|sekund',
  live: {
    live: 'skladem|na skladě|zbývá|zbývají|posledních kusů|volných míst|lidí si prohlíží|si právě prohlíží|sleduje|online nyní|právě online|za poslední hodinu|za posledních 24 hodin|jste návštěvník|návštěvník číslo|návštěvník č|počítadlo návštěv|počítadlo|návštěv|zbývající čas|do konce|končí za|vyprší za|začíná za',
    cart: 'košík|košíku|nákupní košík|seznam přání',
  },
  street: 'ulice|náměstí|nám|třída|tř|nábřeží|nábř|sídliště|č.p',
  address: 'adresa|sídlo|sídlo společnosti',
}
