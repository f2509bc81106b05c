import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type CoreLanguage, type FullWordTable, phrasesOf, type WordEntry, wordEntries } from './word-table.ts'

/** `mission`, `vision`, `purpose`, `values` are cues of headings; `frame` begins a sentence that states a mission. */
export type MissionCue = 'mission' | 'vision' | 'purpose' | 'values' | 'frame'

const table: FullWordTable<MissionCue> = {
  mission: {
    en: 'mission|our mission|mission statement|mission and vision',
    de: 'unsere mission|mission und vision|unser auftrag|leitbild',
    fr: 'notre mission|nos missions|mission et vision',
    es: 'nuestra misión|misión|misión y visión',
    it: 'la nostra missione|la nostra mission|missione',
    pt: 'nossa missão|a nossa missão|missão',
    nl: 'onze missie|missie|missie en visie',
    sv: 'vår mission|vårt uppdrag|mission och vision',
    da: 'vores mission|vores opgave|mission og vision',
    no: 'vår misjon|vårt oppdrag|vårt samfunnsoppdrag',
    fi: 'missiomme|missio|tehtävämme|toiminta ajatuksemme',
    pl: 'nasza misja|misja|misja firmy',
    cs: 'naše mise|naše poslání|poslání|mise',
    tr: 'misyonumuz|misyon',
    ru: 'наша миссия|миссия|миссия компании',
    uk: 'наша місія|місія|місія компанії',
    el: 'η αποστολή μας|αποστολή',
    ro: 'misiunea noastră|misiune|misiunea',
    hu: 'küldetésünk|küldetés|missziónk',
    he: 'המשימה שלנו|הייעוד שלנו|משימה',
    ar: 'رسالتنا|مهمتنا|الرسالة',
    ja: 'ミッション|使命|私たちの使命|企業使命',
    zh: '我们的使命|我們的使命|使命|企业使命|企業使命',
    ko: '미션|우리의 미션|사명|우리의 사명',
  },
  vision: {
    en: 'our vision|vision|vision statement',
    de: 'unsere vision|die vision',
    fr: 'notre vision|notre ambition',
    es: 'nuestra visión|visión',
    it: 'la nostra visione|la nostra vision|visione',
    pt: 'nossa visão|a nossa visão|visão',
    nl: 'onze visie|visie',
    sv: 'vår vision',
    da: 'vores vision',
    no: 'vår visjon|visjon',
    fi: 'visiomme|visio',
    pl: 'nasza wizja|wizja',
    cs: 'naše vize|vize',
    tr: 'vizyonumuz|vizyon',
    ru: 'наше видение|видение',
    uk: 'наше бачення|бачення|візія',
    el: 'το όραμά μας|όραμα',
    ro: 'viziunea noastră|viziune|viziunea',
    hu: 'jövőképünk|víziónk|jövőkép',
    he: 'החזון שלנו|חזון',
    ar: 'رؤيتنا|الرؤية',
    ja: 'ビジョン|目指す姿|私たちのビジョン',
    zh: '我们的愿景|我們的願景|愿景|願景|企业愿景',
    ko: '비전|우리의 비전',
  },
  purpose: {
    en: 'our purpose|purpose|why we exist|our why|what drives us|what we believe|what we stand for|our promise|our belief|our philosophy|our manifesto|manifesto',
    de: 'warum es uns gibt|was uns antreibt|woran wir glauben|wofür wir stehen|unser versprechen|unsere philosophie|unser anspruch|unser antrieb',
    fr: 'notre raison d’être|raison d’être|ce qui nous anime|notre philosophie|notre engagement|nos engagements|notre promesse|notre manifeste',
    es: 'nuestro propósito|propósito|por qué existimos|lo que nos mueve|en qué creemos|nuestra filosofía|nuestra promesa|nuestro compromiso',
    it: 'il nostro scopo|perché esistiamo|in cosa crediamo|la nostra filosofia|la nostra promessa|il nostro impegno',
    pt: 'nosso propósito|o nosso propósito|por que existimos|no que acreditamos|nossa filosofia|nosso compromisso',
    nl: 'waarom wij bestaan|waar wij voor staan|waar we in geloven|onze filosofie|onze belofte|wat ons drijft',
    sv: 'varför vi finns|vårt syfte|vad vi tror på|vår filosofi|vårt löfte|det vi tror på',
    da: 'hvorfor vi findes|vores formål|det vi tror på|vores filosofi|vores løfte|hvad vi tror på',
    no: 'hvorfor vi finnes|vårt formål|vår filosofi|vårt løfte|hva vi tror på',
    fi: 'miksi olemme olemassa|tarkoituksemme|mihin uskomme|filosofiamme|lupauksemme',
    pl: 'nasz cel|po co istniejemy|w co wierzymy|nasza filozofia|nasza obietnica',
    cs: 'náš cíl|proč existujeme|čemu věříme|v co věříme|naše filozofie|náš slib',
    tr: 'amacımız|neden varız|neye inanıyoruz|felsefemiz|sözümüz',
    ru: 'наша цель|зачем мы существуем|во что мы верим|наша философия|наше обещание|наши принципы',
    uk: 'наша мета|навіщо ми існуємо|у що ми віримо|наша філософія|наша обіцянка|наші принципи',
    el: 'ο σκοπός μας|γιατί υπάρχουμε|σε τι πιστεύουμε|η φιλοσοφία μας|η υπόσχεσή μας',
    ro: 'scopul nostru|de ce existăm|în ce credem|filosofia noastră|promisiunea noastră',
    hu: 'célunk|miért létezünk|amiben hiszünk|filozófiánk|ígéretünk|hitvallásunk',
    he: 'המטרה שלנו|למה אנחנו קיימים|במה אנחנו מאמינים|הפילוסופיה שלנו|האני מאמין',
    ar: 'هدفنا|غايتنا|لماذا نحن موجودون|بماذا نؤمن|فلسفتنا|وعدنا',
    ja: '企業理念|経営理念|パーパス|存在意義|私たちの想い|基本理念|私たちの約束|大切にしていること',
    zh: '我们的宗旨|经营理念|經營理念|企业宗旨|我们的理念|我們的理念|我们的承诺|品牌理念|初心',
    ko: '우리의 목적|존재 이유|경영이념|기업이념|우리의 철학|브랜드 철학|우리의 약속',
  },
  values: {
    en: 'our values|core values|values|guiding principles|our principles|what matters to us',
    de: 'unsere werte|werte|unsere grundsätze|unsere prinzipien',
    fr: 'nos valeurs|valeurs|nos principes',
    es: 'nuestros valores|valores|nuestros principios',
    it: 'i nostri valori|i nostri principi',
    pt: 'nossos valores|os nossos valores|nossos princípios',
    nl: 'onze waarden|kernwaarden|onze kernwaarden',
    sv: 'våra värderingar|värderingar|våra kärnvärden',
    da: 'vores værdier|værdier|kerneværdier',
    no: 'våre verdier|kjerneverdier|verdiene våre',
    fi: 'arvomme|arvot',
    pl: 'nasze wartości|wartości',
    cs: 'naše hodnoty|hodnoty|firemní hodnoty',
    tr: 'değerlerimiz|değerler|temel değerlerimiz',
    ru: 'наши ценности|ценности',
    uk: 'наші цінності|цінності',
    el: 'οι αξίες μας|αξίες',
    ro: 'valorile noastre',
    hu: 'értékeink|alapértékeink',
    he: 'הערכים שלנו|ערכים',
    ar: 'قيمنا|القيم',
    ja: 'バリュー|価値観|行動指針|私たちの価値観|行動規範',
    zh: '我们的价值观|價值觀|核心价值观|核心價值|价值观|核心价值',
    ko: '핵심가치|핵심 가치|우리의 가치|가치관',
  },
  frame: {
    en: 'our mission is|our purpose is|our vision is|our goal is|our aim is|our promise is|we exist to|we are on a mission|we’re on a mission|we help|we believe|we are committed to|we’re committed to|we are dedicated to|our ambition is|we strive to|we want to|on a mission to|we set out to|founded to|we work to|dedicated to|the mission of|our philosophy is|we make it easy|mission is to|purpose is to|vision is to|we are dedicated to|we are committed to|we’re committed to|we are here to|we’re here to|is dedicated to|exists to|we strive to|we work to',
    de: 'unsere mission ist|unser ziel ist|unsere vision ist|unser anspruch ist|wir glauben|wir helfen|wir wollen|wir möchten|wir setzen uns|es ist unser ziel|wir haben es uns zur aufgabe gemacht|wir stehen für|unser antrieb ist|wir unterstützen|wir sind überzeugt|wir machen|auftrag ist es|mission ist es|wir sind da um|wir engagieren uns|wir stehen für|wir setzen uns für|setzt sich für',
    fr: 'notre mission est|nous aidons|nous croyons|notre objectif est|notre ambition est|nous avons pour mission|nous voulons|nous nous engageons|nous accompagnons|notre vocation est|mission est de|a pour mission|a pour vocation|notre vocation est|nous œuvrons|nous aidons',
    es: 'nuestra misión es|nuestro objetivo es|nuestro propósito es|ayudamos a|creemos|tenemos la misión|queremos|existimos para|nos comprometemos|trabajamos para|nuestra visión es|misión es|nos dedicamos a|nos esforzamos|tiene como misión|estamos comprometidos',
    it: 'la nostra missione è|la nostra mission è|il nostro obiettivo è|aiutiamo|crediamo|vogliamo|ci impegniamo|lavoriamo per|esistiamo per|il nostro scopo è|missione è|mission è|ci dedichiamo|ha come missione|nasce per|ci proponiamo',
    pt: 'nossa missão é|a nossa missão é|nosso objetivo é|o nosso objetivo é|nosso propósito é|ajudamos|acreditamos|queremos|trabalhamos para|temos como missão|missão é|dedicamo nos|nos dedicamos|tem como missão|estamos comprometidos|esforçamo nos',
    nl: 'onze missie is|ons doel is|wij helpen|we helpen|wij geloven|we geloven|wij willen|we willen|wij bestaan om|onze ambitie is|wij staan voor|missie is|wij zetten ons in|we zetten ons in|wij streven|we streven|is opgericht om',
    sv: 'vår mission är|vårt mål är|vi hjälper|vi tror|vi vill|vi finns för|vår vision är|vi brinner för|vi arbetar för|vi strävar efter',
    da: 'vores mission er|vores mål er|vi hjælper|vi tror på|vi vil|vi ønsker|vores vision er|vi brænder for|vi arbejder for',
    no: 'vår misjon er|målet vårt er|vårt mål er|vi hjelper|vi ønsker|vår visjon er|vi brenner for|vi jobber for',
    fi: 'missiomme on|tavoitteemme on|tehtävämme on|autamme|uskomme|haluamme|visiomme on|olemme sitoutuneet',
    pl: 'naszą misją jest|naszym celem jest|pomagamy|wierzymy|chcemy|dążymy do|nasza misja to|istniejemy po to',
    cs: 'naším posláním je|naším cílem je|pomáháme|věříme|chceme|naše mise je|snažíme se|usilujeme o',
    tr: 'hedefimiz|inanıyoruz|yardımcı oluyoruz|istiyoruz',
    ru: 'мы помогаем|мы верим|мы стремимся|мы хотим|наша задача|мы создаем|мы существуем',
    uk: 'ми допомагаємо|ми віримо|ми прагнемо|ми хочемо|наше завдання|ми створюємо',
    el: 'αποστολή μας είναι|στόχος μας είναι|η αποστολή μας είναι|βοηθάμε|πιστεύουμε|θέλουμε|δεσμευόμαστε|όραμά μας είναι',
    ro: 'misiunea noastră este|scopul nostru este|obiectivul nostru este|ajutăm|credem că|credem în|ne dorim|ne propunem',
    hu: 'küldetésünk hogy|célunk hogy|segítünk|hiszünk|hisszük|szeretnénk|elkötelezettek vagyunk|arra törekszünk',
    he: 'המשימה שלנו היא|המטרה שלנו היא|אנחנו עוזרים|אנחנו מאמינים|אנו מאמינים|החזון שלנו הוא|אנו שואפים|אנחנו רוצים',
    ar: 'مهمتنا هي|رسالتنا هي|هدفنا هو|نساعد|نؤمن|نسعى إلى|نلتزم|رؤيتنا هي|نهدف إلى',
    ja: '私たちの使命は|私たちは信じ|を目指します|を目指して|に貢献します|私たちのミッションは|を実現します|お手伝いをします|をミッションに|に貢献する',
    zh: '我们的使命是|我們的使命是|我们致力于|我們致力於|致力于|致力於|我们相信|我們相信|我们的愿景是|帮助|旨在',
    ko: '우리의 미션은|우리의 사명은|우리는 믿습니다|노력합니다|목표로 합니다|돕습니다|만들어갑니다|추구합니다|앞장서겠습니다',
  },
}

export const missionEntries: readonly WordEntry<MissionCue>[] = wordEntries(table)

/** `match` on headings and sentences of any language. */
export const missionWords: PhraseIndex<MissionCue> = createPhraseIndex(missionEntries)

/** Of one language and of English, which many sites borrow their headings from: “mise” means another thing in French. */
export function missionWordsOf(language: string | null): PhraseIndex<MissionCue> {
  if (language === null || !('en' in table.mission && language in table.mission)) return missionWords
  const known = missionWordsByLanguage.get(language)
  if (known !== undefined) return known
  const index = createPhraseIndex(
    missionEntries.filter((entry) => entry.language === language || entry.language === 'en'),
  )
  missionWordsByLanguage.set(language, index)
  return index
}

const missionWordsByLanguage = new Map<string, PhraseIndex<MissionCue>>()

/** Words for “we, us, our”; languages that drop the pronoun have their possessives and commonest verb forms. */
const firstPersonPlural: Record<CoreLanguage, string> = {
  en: 'we|us|our|ours|ourselves|we’re|we’ve|we’ll',
  de: 'wir|uns|unser|unsere|unserer|unserem|unseren|unseres',
  fr: 'nous|notre|nos',
  es: 'nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|somos|creemos|ofrecemos|queremos|trabajamos',
  it: 'noi|nostro|nostra|nostri|nostre|siamo|crediamo|offriamo|vogliamo|lavoriamo',
  pt: 'nós|nosso|nossa|nossos|nossas|somos|acreditamos|oferecemos|queremos|trabalhamos',
  nl: 'wij|we|ons|onze',
  sv: 'vi|oss|vår|vårt|våra',
  da: 'vi|os|vores|vor',
  no: 'vi|oss|vår|vårt|våre',
  fi: 'me|meidän|meitä|meille|meillä|olemme|uskomme|haluamme|tarjoamme|autamme',
  pl: 'my|nas|nam|nami|nasz|nasza|nasze|naszych|naszym|jesteśmy|wierzymy|chcemy|oferujemy|pomagamy',
  cs: 'my|nás|nám|námi|náš|naše|našich|našim|jsme|věříme|chceme|nabízíme|pomáháme',
  tr: 'biz|bizi|bize|bizim|bizimle|sunuyoruz|inanıyoruz|istiyoruz|çalışıyoruz',
  ru: 'мы|нас|нам|нами|наш|наша|наше|наши|наших|нашей|нашего|нашу|нашим',
  uk: 'ми|нас|нам|нами|наш|наша|наше|наші|наших|нашої|нашого|нашу',
  el: 'εμείς|εμάς|μας|είμαστε|πιστεύουμε|θέλουμε|προσφέρουμε',
  ro: 'noi|nostru|noastră|noștri|noastre|suntem|credem|oferim|ne',
  hu: 'mi|minket|bennünket|nekünk|nálunk|velünk|vagyunk|hiszünk|szeretnénk|cégünk|csapatunk',
  he: 'אנחנו|אנו|שלנו|אותנו|לנו|איתנו|אצלנו',
  ar: 'نحن|لنا|لدينا|معنا|بنا|إننا|نؤمن|نقدم|نسعى|نعمل',
  ja: '私たち|わたしたち|私達|当社|弊社|我々|われわれ|当店|当院',
  zh: '我们|我們|咱们|本公司|我司|本店',
  ko: '우리|저희|우리는|저희는|우리의|저희의',
}

export const firstPersonPluralEntries: readonly { phrase: string; tag: 'we' }[] =
  Object.values(firstPersonPlural).flatMap(entriesOf)

/** Of one language, as short words mean other things elsewhere: “us”, “me”, “mi”. All languages where none is given. */
export function firstPersonPluralWords(language: string): PhraseIndex<'we'> {
  return (
    byLanguage.get(
      language
        .slice(0, 2)
        .toLowerCase()
        .replace(/^n[bn]$/, 'no'),
    ) ?? allLanguages
  )
}

const byLanguage = new Map<string, PhraseIndex<'we'>>(
  Object.entries(firstPersonPlural).map(([language, words]) => [language, createPhraseIndex(entriesOf(words))]),
)
const allLanguages = createPhraseIndex(firstPersonPluralEntries)

function entriesOf(words: string): { phrase: string; tag: 'we' }[] {
  return phrasesOf(words).map((phrase) => ({ phrase, tag: 'we' }))
}
