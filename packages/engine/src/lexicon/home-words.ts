import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

/** Words for the home page that stand as its menu label, or before or after the name in its title. */
const table: FullWordTable<'home'> = {
  home: {
    en: 'home|homepage|home page|start|start page|main|main page|index|welcome|welcome to|welcome to the|official site|official website|the official website|the official site|official site of|official website of|the official website of|official web site|official homepage|official page|website|front page|landing page|official online store|official store|official online shop',
    de: 'startseite|start|willkommen|herzlich willkommen|willkommen bei|willkommen auf|willkommen im|willkommen in|willkommen beim|willkommen bei der|herzlich willkommen bei|herzlich willkommen auf|hauptseite|zur startseite|offizielle website|offizielle webseite|offizielle seite|offizielle homepage|die offizielle website von|offizielle website von|offizieller shop|offizieller onlineshop|internetauftritt|unsere homepage|herzlich willkommen im|herzlich willkommen in',
    fr: 'accueil|page d’accueil|bienvenue|bienvenue sur|bienvenue chez|bienvenue à|bienvenue au|bienvenue sur le site de|site officiel|le site officiel|site officiel de|le site officiel de|site web officiel|site internet|boutique officielle|retour à l’accueil',
    es: 'inicio|página de inicio|página principal|portada|bienvenido|bienvenidos|bienvenida|bienvenido a|bienvenidos a|sitio oficial|sitio web oficial|web oficial|página oficial|página web oficial|sitio web oficial de|web oficial de|tienda oficial|tienda online oficial|principal|sitio oficial de',
    it: 'pagina iniziale|benvenuto|benvenuti|benvenuti su|benvenuti in|benvenuti da|benvenuti nel|sito ufficiale|il sito ufficiale|sito web ufficiale|sito ufficiale di|il sito ufficiale di|homepage ufficiale|negozio ufficiale|pagina principale',
    pt: 'início|página inicial|bem vindo|bem vindos|bem vindo a|bem vindo ao|bem vindo à|bem vindos ao|site oficial|site oficial de|site oficial do|site oficial da|website oficial|loja oficial|capa|sítio oficial',
    nl: 'startpagina|voorpagina|hoofdpagina|welkom|welkom bij|welkom op|welkom op de website van|officiële website|officiële site|officiële website van|officiële webshop|hartelijk welkom',
    sv: 'hem|startsida|startsidan|välkommen|välkommen till|välkomna till|varmt välkommen till|officiell webbplats|officiell hemsida|hemsida|officiella webbplatsen|första sidan',
    da: 'forside|hjem|forsiden|startside|velkommen|velkommen til|officiel hjemmeside|officiel webside|hjemmeside|officiel webshop',
    no: 'hjem|forside|forsiden|startside|startsiden|velkommen|velkommen til|velkommen hos|offisiell nettside|hjemmeside|offisielle nettsider|offisiell nettbutikk',
    fi: 'etusivu|koti|aloitussivu|kotisivu|kotisivut|tervetuloa|tervetuloa sivuillemme|virallinen sivusto|virallinen verkkosivusto|viralliset sivut|viralliset kotisivut|pääsivu|virallinen verkkokauppa',
    pl: 'strona główna|główna|witamy|witamy w|witamy na|witamy na stronie|oficjalna strona|oficjalna strona internetowa|oficjalny sklep|oficjalna witryna|strona startowa|oficjalny sklep internetowy',
    cs: 'úvod|domů|domovská stránka|hlavní stránka|úvodní stránka|úvodní strana|vítejte|vítejte na|vítejte v|oficiální stránky|oficiální web|oficiální webové stránky|oficiální e-shop|hlavní strana|titulní strana',
    tr: 'ana sayfa|anasayfa|hoş geldiniz|hoşgeldiniz|resmi web sitesi|resmi site|resmi internet sitesi|giriş sayfası|resmi sitesi|resmi web sayfası|resmi online mağaza',
    ru: 'главная|главная страница|на главную|домашняя страница|добро пожаловать|добро пожаловать в|добро пожаловать на|официальный сайт|официальный сайт компании|официальный интернет-магазин|начальная страница|домой|начало|официальный магазин',
    uk: 'головна|головна сторінка|на головну|домашня сторінка|ласкаво просимо|ласкаво просимо до|ласкаво просимо на|офіційний сайт|офіційний сайт компанії|офіційний інтернет-магазин|вітаємо|додому|стартова сторінка',
    el: 'αρχική|αρχική σελίδα|κεντρική σελίδα|καλώς ήρθατε|καλωσορίσατε|καλώς ορίσατε|καλώς ήρθατε στο|επίσημη ιστοσελίδα|επίσημος ιστότοπος|επίσημο site|επίσημο κατάστημα|αρχικη',
    ro: 'acasă|pagina principală|prima pagină|bine ați venit|bun venit|bun venit la|bine ai venit|bine ați venit la|site ul oficial|magazin oficial|pagină de start|pagina de start',
    hu: 'kezdőlap|főoldal|kezdőoldal|nyitólap|címlap|üdvözöljük|üdvözöljük a|üdvözlünk|hivatalos oldal|hivatalos weboldal|hivatalos honlap|hivatalos webáruház|nyitóoldal|honlapja',
    he: 'דף הבית|עמוד הבית|בית|ראשי|דף ראשי|עמוד ראשי|ברוכים הבאים|ברוכים הבאים ל|האתר הרשמי|האתר הרשמי של|אתר רשמי|לדף הבית',
    ar: 'الرئيسية|الصفحة الرئيسية|الرئيسيه|أهلا بكم|مرحبا بكم|مرحبا بكم في|أهلا وسهلا|الموقع الرسمي|الموقع الإلكتروني الرسمي|أهلا بك|مرحبا|الموقع الرسمي لشركة|المتجر الرسمي',
    ja: 'ホーム|トップ|トップページ|ホームページ|公式|公式サイト|公式ホームページ|公式hp|オフィシャルサイト|公式ウェブサイト|公式オンラインショップ|公式通販|ようこそ|へようこそ|公式オンラインストア|公式通販サイト|トップへ|公式webサイト|公式ストア',
    zh: '首页|首頁|主页|主頁|网站首页|官网|官網|官方网站|官方網站|欢迎光临|歡迎光臨|欢迎访问|欢迎来到|歡迎來到|欢迎|歡迎|官方商城|官方旗舰店|回首頁|返回首页|官方网店|品牌官网|官方购物网站',
    ko: '홈|홈페이지|메인|메인페이지|공식 홈페이지|공식 사이트|공식홈페이지|공식 웹사이트|공식몰|공식 온라인몰|환영합니다|오신 것을 환영합니다|처음으로|공식 온라인 스토어|공식 스토어',
    id: 'beranda|selamat datang|selamat datang di|situs resmi',
    vi: 'trang chủ|chào mừng|chào mừng đến với|trang web chính thức',
    th: 'หน้าแรก|หน้าหลัก|ยินดีต้อนรับ|เว็บไซต์ทางการ',
    hi: 'होम|मुख्य पृष्ठ|मुखपृष्ठ|स्वागत',
    sk: 'domov|úvodná stránka|hlavná stránka|vitajte|oficiálna stránka',
    hr: 'naslovnica|naslovna|početna|početna stranica|dobrodošli|dobrodošli na|službena stranica',
    bg: 'начална страница|официален сайт|добре дошли|заглавна страница',
    sl: 'prva stran|uradna spletna stran',
    ca: 'inici|pàgina d’inici|benvinguts',
    fa: 'خانه|صفحه اصلی|خوش آمدید|وب سایت رسمی|صفحه نخست',
    et: 'avaleht|esileht|tere tulemast',
    lt: 'pagrindinis|pradžia|titulinis|sveiki atvykę',
    lv: 'sākums|sākumlapa|laipni lūdzam',
  },
}

export const homeEntries: readonly WordEntry<'home'>[] = wordEntries(table)

/** `exact` for labels and parts of a title; `startsWith` for “Welcome to …”. */
export const homeWords: PhraseIndex<'home'> = createPhraseIndex(homeEntries)
