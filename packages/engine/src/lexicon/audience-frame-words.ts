import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

/**
 * Words that say whom something is for. `made` and `for` stand before those they mean, `after` behind them, as Japanese,
 * Korean and Turkish do; `for` alone says less than `made`. `menu` heads a list of readers or trades.
 */
export type AudienceFrame = 'made' | 'for' | 'after' | 'menu'

const table: FullWordTable<AudienceFrame> = {
  made: {
    en: 'built for|made for|designed for|designed to help|created for|perfect for|ideal for|great for|suitable for|aimed at|tailored to|tailored for|we help|helps|helping|empowers|empowering|whether you are|whether you’re|if you are|if you’re|we serve|we work with|trusted by|loved by|dedicated to|open to|welcome|welcomes|satisfies|favored by|used by|works for|who are you|we support|supporting|partners for|funding access to|manufactured for|focus on|with your|share with',
    de: 'geeignet für|gemacht für|entwickelt für|ideal für|perfekt für|speziell für|egal ob|ob als|ob du|ob sie|richtet sich an|wir helfen|hilft|wir unterstützen|wir begleiten|wir arbeiten mit|maßgeschneidert für|passend für|offen für|willkommen sind|unsere zielgruppe|wir bieten|auch für',
    fr: 'conçu pour|conçue pour|pensé pour|idéal pour|idéale pour|parfait pour|fait pour|adapté aux|adaptée aux|adapté à|destiné aux|s’adresse aux|s’adresse à|que vous soyez|nous aidons|nous accompagnons|aide les|dédié aux|au service des|ouvert aux|spécialement pour',
    es: 'diseñado para|diseñada para|pensado para|pensada para|creado para|hecho para|ideal para|perfecto para|dirigido a|dirigida a|adaptado a|ya seas|tanto si eres|si eres|ayudamos a|ayuda a|acompañamos a|trabajamos con|especialmente para|al servicio de',
    it: 'progettato per|pensato per|pensata per|ideale per|perfetto per|creato per|rivolto a|dedicato a|dedicata a|adatto a|che tu sia|se sei|aiutiamo|aiuta|supportiamo|lavoriamo con|su misura per|al servizio di',
    pt: 'feito para|criado para|projetado para|pensado para|desenhado para|ideal para|perfeito para|voltado para|destinado a|seja você|se você é|ajudamos|ajuda|apoiamos|trabalhamos com|dedicado a|sob medida para',
    nl: 'gemaakt voor|ontworpen voor|ontwikkeld voor|ideaal voor|perfect voor|geschikt voor|speciaal voor|bedoeld voor|of je nu|of u nu|wij helpen|we helpen|helpt|wij ondersteunen|wij werken voor|op maat voor|welkom zijn',
    sv: 'gjord för|skapad för|utvecklad för|idealisk för|perfekt för|passar för|passar|vänder sig till|oavsett om|vi hjälper|hjälper|vi stöttar|anpassad för|särskilt för|till för|välkomna',
    da: 'lavet til|udviklet til|designet til|ideel til|perfekt til|velegnet til|henvender sig til|uanset om|vi hjælper|hjælper|målrettet|særligt for|skræddersyet til',
    no: 'laget for|utviklet for|designet for|ideell for|perfekt for|passer for|henvender seg til|enten du|vi hjelper|hjelper|spesielt for|skreddersydd for|tilpasset',
    fi: 'suunniteltu|tehty|ihanteellinen|täydellinen|sopii|suunnattu|olitpa|autamme|auttaa|räätälöity|tarkoitettu|erityisesti',
    pl: 'stworzone dla|zaprojektowane dla|idealne dla|idealny dla|doskonałe dla|przeznaczone dla|skierowane do|niezależnie czy|czy jesteś|pomagamy|pomaga|wspieramy|współpracujemy z|dopasowane do|specjalnie dla|z myślą o',
    cs: 'vytvořeno pro|navrženo pro|ideální pro|vhodné pro|určeno pro|určené pro|ať už jste|ať jste|pomáháme|pomáhá|podporujeme|speciálně pro|na míru pro|pracujeme pro|zaměřeno na',
    tr: 'için tasarlandı|yardımcı oluyoruz|ister|destekliyoruz|hitap eder',
    ru: 'создан для|создана для|создано для|разработан для|идеально для|идеален для|подходит для|предназначен для|помогаем|помогает|для тех кто|специально для|независимо от того|будь то|мы работаем с|ориентирован на|подойдет|подойдёт',
    uk: 'створений для|створено для|розроблено для|ідеально для|підходить для|допомагаємо|допомагає|спеціально для|призначений для|чи то',
    el: 'σχεδιασμένο για|ιδανικό για|φτιαγμένο για|κατάλληλο για|απευθύνεται σε|βοηθάμε|βοηθά|είτε είστε|ειδικά για',
    ro: 'creat pentru|conceput pentru|ideal pentru|perfect pentru|destinat|se adresează|fie că ești|ajutăm|ajută|special pentru|dedicat',
    hu: 'számára készült|ideális|tökéletes|segítünk|segít|akár|kifejezetten|támogatjuk',
    he: 'מתאים ל|מיועד ל|מושלם עבור|נוצר עבור|אנו עוזרים|עוזר ל|בין אם|במיוחד עבור|מותאם ל',
    ar: 'مصمم ل|مصممة ل|مثالي ل|مناسب ل|مخصص ل|سواء كنت|نساعد|يساعد|موجه إلى|ندعم|نعمل مع|خصيصا ل|نخدم',
    ja: 'こんな方|対象は|対象者',
    zh: '专为|專為|适合|適合|面向|帮助|幫助|服务于|无论您是|无论你是|不论是|針對|针对|助力',
    ko: '누구나|대상은|도와드립니다',
  },
  for: {
    en: 'for|for our|for your|for the',
    de: 'für|fuer|für unsere|an',
    fr: 'pour|pour les|pour vos|aux|réservé aux',
    es: 'para|para los|para las|para tu',
    it: 'per|per i|per le|per gli|per chi',
    pt: 'para|para os|para as|para quem',
    nl: 'voor|voor de|voor jouw',
    sv: 'för|till',
    da: 'til|for',
    no: 'for|til',
    fi: 'varten',
    pl: 'dla|do',
    cs: 'pro|pro všechny',
    tr: 'siz değerli',
    ru: 'для|для всех',
    uk: 'для|для всіх',
    el: 'για|για όλους',
    ro: 'pentru|pentru toți',
    hu: 'a',
    he: 'עבור|בשביל',
    ar: 'لكل|لجميع|من أجل',
    ja: 'お子様の',
    zh: '为|給|给',
    ko: '모든',
  },
  after: {
    en: 'who want|who need|welcome here|looking for',
    de: 'willkommen|die wissen wollen|sind herzlich',
    fr: 'bienvenus|qui veulent|qui souhaitent',
    es: 'bienvenidos|que quieren|que buscan',
    it: 'benvenuti|che vogliono|che cercano',
    pt: 'bem-vindos|que querem|que buscam',
    nl: 'welkom|die willen|die zoeken',
    sv: 'välkomna|som vill|som söker',
    da: 'velkomne|der vil|som søger',
    no: 'velkommen|som vil|som søker',
    fi: 'tervetuloa|jotka haluavat|ille|lle',
    pl: 'zapraszamy|którzy chcą|szukających',
    cs: 'vítáni|kteří chtějí|kteří hledají',
    tr: 'için|lar için|ler için|lara özel|lere özel|olsun|a yönelik',
    ru: 'которые хотят|добро пожаловать|желающих',
    uk: 'які хочуть|ласкаво просимо',
    el: 'που θέλουν|ευπρόσδεκτοι',
    ro: 'care vor|bineveniți',
    hu: 'számára|részére|nak ajánljuk|nek ajánljuk',
    he: 'שרוצים|מוזמנים',
    ar: 'الذين يريدون|الراغبين|الباحثين عن',
    ja: '向け|のための|のために|の皆様|の皆さま|のみなさま|の方へ|の方|におすすめ|にお住まい|をサポート|を支援|でも安心|でも簡単|大歓迎|限定|さま|様',
    zh: '专用|專用|的首选|用户|用戶|必备|適用|适用|专属|朋友们|欢迎',
    ko: '을 위한|를 위한|위한|이라면|라면|전용|추천|대상|에게|여러분|환영',
  },
  menu: {
    en: 'solutions|industries|who we serve|who we help|who it’s for|who it is for|use cases|by role|by industry|by team|by company size|for teams|markets|sectors|customers we serve|audiences|who is it for|who this is for|segments',
    de: 'lösungen|branchen|zielgruppen|für wen|anwendungsfälle|einsatzbereiche|nach branche|nach rolle|märkte',
    fr: 'solutions|secteurs|pour qui|cas d’usage|par métier|par secteur|nos publics|à qui s’adresse',
    es: 'soluciones|industrias|sectores|para quién|casos de uso|por sector|por rol|a quién',
    it: 'soluzioni|settori|per chi|casi d’uso|per ruolo|per settore|a chi si rivolge',
    pt: 'soluções|setores|segmentos|para quem|casos de uso|por setor|por função',
    nl: 'oplossingen|branches|sectoren|voor wie|toepassingen|per branche|doelgroepen',
    sv: 'lösningar|branscher|för vem|användningsområden|målgrupper|per bransch',
    da: 'løsninger|brancher|for hvem|anvendelser|målgrupper',
    no: 'løsninger|bransjer|for hvem|bruksområder|målgrupper',
    fi: 'ratkaisut|toimialat|kenelle|käyttötapaukset|kohderyhmät',
    pl: 'rozwiązania|branże|dla kogo|zastosowania|sektory|według branży',
    cs: 'řešení|odvětví|pro koho|případy použití|obory',
    tr: 'çözümler|sektörler|kimler için|kullanım alanları',
    ru: 'решения|отрасли|для кого|сценарии использования|кому подходит|кому подойдет',
    uk: 'рішення|галузі|для кого|сценарії використання',
    el: 'λύσεις|κλάδοι|για ποιους|περιπτώσεις χρήσης',
    ro: 'soluții|industrii|pentru cine|cazuri de utilizare',
    hu: 'megoldások|iparágak|kinek ajánljuk|felhasználási területek',
    he: 'פתרונות|תעשיות|למי זה מתאים|מקרי שימוש',
    ar: 'حلول|القطاعات|لمن|حالات الاستخدام|من نخدم',
    ja: 'ソリューション|業種別|業界|対象者|こんな方に|課題別|導入業界|職種別',
    zh: '解决方案|解決方案|行业|產業|适用人群|适合谁|应用场景|客户类型',
    ko: '솔루션|산업별|업종|이런 분께|활용 사례|대상',
  },
}

export const audienceFrameWordEntries: WordEntry<AudienceFrame>[] = wordEntries(table)

const indexes = new Map<string, PhraseIndex<AudienceFrame>>()

/** The frames of one language; `for` is a word of another kind in many others. */
export function audienceFrames(language: string): PhraseIndex<AudienceFrame> {
  const made =
    indexes.get(language) ??
    createPhraseIndex<AudienceFrame>(() => audienceFrameWordEntries.filter((entry) => entry.language === language))
  indexes.set(language, made)
  return made
}
