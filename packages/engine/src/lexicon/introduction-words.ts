import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, phrasesOf, type WordEntry, wordEntries } from './word-table.ts'

/**
 * How a brand says what it is: after its name a `frame` (“is a”), then the phrase, until a word that `ends` it (“that”,
 * “for”). In Japanese and Korean the frame closes the phrase instead (`closes`).
 */
type Introduction = 'frame' | 'ends' | 'closes'

const introductions: FullWordTable<Introduction> = {
  frame: {
    en: 'is a|is an|is the|is one of the|are a|are an|are the|is your|as a|as an',
    de: 'ist ein|ist eine|ist der|ist die|ist das|sind ein|sind eine|sind der|sind die|als',
    fr: "est un|est une|est le|est la|est l’|est l'|sommes un|sommes une|sont des",
    es: 'es un|es una|es el|es la|somos un|somos una|somos el|somos la',
    it: 'è un|è una|è uno|è il|è la|è lo|è l’|è un’|siamo un|siamo una|siamo un’',
    pt: 'é um|é uma|é o|é a|somos um|somos uma|somos o|somos a',
    nl: 'is een|is de|is het|is dé|zijn een|zijn de',
    sv: 'är en|är ett|är den|är det',
    da: 'er en|er et|er den|er det',
    no: 'er en|er et|er ei|er den|er det',
    fi: 'on|olemme',
    pl: 'to|jest|jesteśmy',
    cs: 'je|jsme',
    tr: 'bir',
    ru: '— это|– это|- это|это|—|–',
    uk: '— це|– це|- це|це|—|–',
    el: 'είναι ένα|είναι ένας|είναι μια|είναι μία|είναι η|είναι το|είναι ο|είμαστε',
    ro: 'este un|este o|este cel|este cea|suntem un|suntem o',
    hu: 'egy',
    he: 'הוא|היא|הינה|הינו',
    ar: 'هي|هو|شركة',
    ja: 'は|とは',
    zh: '是一家|是一个|是一個|是一款|是一间|是一間|是',
    ko: '은|는',
  },
  ends: {
    en: 'that|which|who|where|when|with|for|designed|built|based|made|to|and|favored|favoured|used|offering|providing|helping|dedicated|serving|located|founded|run|focused|specialising|specializing|committed|by|in|from|we|it|created|developed',
    de: 'mit|für|im|in|bei|aus|und|das|der|die|den|zum|zur|seit|wenn|wo|von',
    fr: 'qui|que|pour|avec|dans|à|au|basé|basée|situé|située|et|où|dédié|dédiée|spécialisé|spécialisée|depuis|par',
    es: 'que|para|con|en|y|donde|dedicada|dedicado|especializada|especializado|ubicada|ubicado|desde|por',
    it: 'che|per|con|in|e|dove|dedicata|dedicato|specializzata|specializzato|situato|situata|dal|da',
    pt: 'que|para|com|em|e|onde|dedicada|dedicado|especializada|especializado|localizada|localizado|desde|por|no|na',
    nl: 'die|dat|voor|met|in|en|waar|gevestigd|uit|van|sinds',
    sv: 'som|för|med|i|och|där|från|på',
    da: 'der|som|for|med|i|og|hvor|fra|til',
    no: 'som|for|med|i|og|hvor|fra|til',
    fi: 'joka|jossa|ja',
    pl: 'który|która|które|dla|z|w|i|gdzie|oferujący|oferująca',
    cs: 'který|která|které|pro|s|v|a|kde',
    tr: 'olarak|olup|ve|için',
    ru: 'который|которая|которое|для|с|в|и|где|по',
    uk: 'який|яка|яке|для|з|в|у|і|та|де',
    el: 'που|για|με|στην|στο|στη|και|όπου',
    ro: 'care|pentru|cu|în|din|și|unde',
    hu: 'amely|ami|és',
    he: 'אשר|עם|ב|המציעה|המציע',
    ar: 'التي|الذي|في|مع|من|لـ|متخصصة|تقدم',
    ja: 'で|を',
    zh: '为|為|致力于|致力於|专注于|專注於',
    ko: '로서|으로서',
  },
  closes: {
    en: '',
    de: '',
    fr: '',
    es: '',
    it: '',
    pt: '',
    nl: '',
    sv: '',
    da: '',
    no: '',
    fi: '',
    pl: '',
    cs: '',
    tr: 'dır|dir|dur|dür|tır|tir|tur|tür',
    ru: '',
    uk: '',
    el: '',
    ro: '',
    hu: '',
    he: '',
    ar: '',
    ja: 'です|であり|である|でございます',
    zh: '',
    ko: '입니다|이며|으로|로',
  },
}

export interface IntroductionWords {
  /** Longest first. */
  frames: readonly string[]
  ends: ReadonlySet<string>
  closes: readonly string[]
}

const read = new Map<string, IntroductionWords>()

/** null where none are known. In lower case. */
export function introductionWordsOf(language: string): IntroductionWords | null {
  if (!(language in introductions.frame)) return null
  let words = read.get(language)
  if (words === undefined) {
    const of = (kind: Introduction) =>
      phrasesOf(introductions[kind][language as keyof typeof introductions.frame] ?? '').sort(
        (a, b) => b.length - a.length,
      )
    words = { frames: of('frame'), ends: new Set(of('ends')), closes: of('closes') }
    read.set(language, words)
  }
  return words
}

/** How a brand sets itself apart, and where it places its prices in words. */
export type StandWord = 'difference' | 'affordable' | 'premium'

const stands: FullWordTable<StandWord> = {
  difference: {
    en: 'unlike|the only|only one|no other|without the|without any|no hidden|no contract|no contracts|no subscription|no commitment|no obligation|first to|world first|what sets us apart|sets us apart|what makes us different|patented|proprietary|one of the few|never our|never sell|no middlemen|no ads|in-house|handmade|hand-made|family-owned|family-run|independent',
    de: 'im gegensatz zu|anders als|einzigen|als einzige|ohne versteckte|ohne vertrag|ohne vertragsbindung|ohne abo|ohne mindestlaufzeit|kein abo|keine versteckten|als erste|als erster|das besondere|was uns unterscheidet|patentiert|patentierte|eines der wenigen|familiengeführt|inhabergeführt|handgefertigt|in handarbeit|unabhängig',
    fr: 'contrairement à|le seul|la seule|les seuls|sans engagement|sans abonnement|sans frais cachés|sans frais|le premier à|la première à|ce qui nous distingue|ce qui nous différencie|notre différence|breveté|brevetée|l’un des rares|l’une des rares|fait main|fait maison|familiale|indépendant|indépendante|fabrication artisanale',
    es: 'a diferencia de|el único|la única|los únicos|sin compromiso|sin contratos|sin permanencia|sin costos ocultos|sin costes ocultos|los primeros en|lo que nos distingue|lo que nos diferencia|patentado|patentada|uno de los pocos|hecho a mano|empresa familiar|independiente',
    it: 'a differenza di|l’unico|l’unica|gli unici|senza impegno|senza vincoli|senza costi nascosti|senza abbonamento|il primo a|la prima a|ciò che ci distingue|cosa ci distingue|brevettato|brevettata|uno dei pochi|fatto a mano|fatto in casa|a conduzione familiare|indipendente|artigianale',
    pt: 'ao contrário de|diferente de|o único|a única|os únicos|sem compromisso|sem fidelização|sem fidelidade|sem custos ocultos|sem taxas|o primeiro a|a primeira a|o que nos diferencia|o nosso diferencial|nosso diferencial|patenteado|patenteada|um dos poucos|feito à mão|empresa familiar|independente|artesanal',
    nl: 'in tegenstelling tot|anders dan|de enige|het enige|zonder verborgen|zonder contract|zonder abonnement|geen verborgen|als eerste|wat ons onderscheidt|wat ons anders maakt|gepatenteerd|een van de weinige|handgemaakt|familiebedrijf|onafhankelijk',
    sv: 'till skillnad från|den enda|det enda|de enda|utan bindningstid|utan dolda|inga dolda|först med|det som skiljer oss|patenterad|patenterat|en av få|handgjord|handgjorda|familjeägt|oberoende',
    da: 'i modsætning til|den eneste|det eneste|de eneste|uden binding|ingen binding|uden skjulte|ingen skjulte|det der adskiller os|patenteret|en af de få|håndlavet|familieejet|uafhængig',
    no: 'i motsetning til|den eneste|det eneste|de eneste|uten binding|ingen binding|uten skjulte|ingen skjulte|det som skiller oss|patentert|en av få|håndlaget|familieeid|uavhengig',
    fi: 'toisin kuin|ainoa|ainoana|ilman sitoutumista|ilman piilokuluja|ensimmäinen|ensimmäisenä|mikä erottaa|patentoitu|yksi harvoista|käsintehty|perheyritys|riippumaton|kotimainen',
    pl: 'w przeciwieństwie do|w odróżnieniu od|jedyny|jedyna|jedyne|bez zobowiązań|bez ukrytych|bez umowy|bez abonamentu|jako pierwsi|co nas wyróżnia|wyróżnia nas|opatentowany|opatentowana|jeden z nielicznych|ręcznie robione|ręcznie wykonane|firma rodzinna|niezależny|niezależna',
    cs: 'na rozdíl od|jediný|jediná|jediné|bez závazků|bez skrytých|bez smlouvy|jako první|čím se lišíme|co nás odlišuje|patentovaný|patentovaná|jeden z mála|ruční výroba|ručně vyráběné|rodinná firma|nezávislý|nezávislá',
    tr: 'aksine|farklı olarak|yegane|taahhütsüz|gizli ücret yok|gizli ücret|ilk olarak|bizi farklı kılan|farkımız|patentli|el yapımı|aile şirketi|bağımsız',
    ru: 'в отличие от|единственный|единственная|единственное|единственные|без скрытых|без переплат|без посредников|без предоплаты|без обязательств|первые в|первый в|наше отличие|чем мы отличаемся|запатентованный|запатентована|один из немногих|ручной работы|ручная работа|семейная компания|независимый|собственное производство',
    uk: 'на відміну від|єдиний|єдина|єдине|без прихованих|без переплат|без посередників|перші в|перший в|чим ми відрізняємося|запатентований|один з небагатьох|ручної роботи|сімейна компанія|незалежний|власне виробництво',
    el: 'σε αντίθεση με|ο μοναδικός|η μοναδική|το μοναδικό|χωρίς δέσμευση|χωρίς κρυφές|τι μας ξεχωρίζει|μας ξεχωρίζει|κατοχυρωμένο|χειροποίητο|χειροποίητα|οικογενειακή επιχείρηση|ανεξάρτητη',
    ro: 'spre deosebire de|singurul|singura|singurii|fără costuri ascunse|fără abonament|fără contract|primii|ce ne diferențiază|ne diferențiază|brevetat|brevetată|unul dintre puținii|lucrat manual|afacere de familie|independent',
    hu: 'ellentétben|az egyetlen|hűségidő nélkül|rejtett költségek nélkül|elsőként|ami megkülönböztet|miben vagyunk mások|szabadalmaztatott|kevesek egyike|kézzel készített|kézműves|családi vállalkozás|független',
    he: 'בניגוד ל|היחיד|היחידה|ללא התחייבות|ללא עלויות נסתרות|מה מייחד אותנו|מייחד אותנו|פטנט|אחד הבודדים|עבודת יד|עסק משפחתי|עצמאי',
    ar: 'على عكس|بخلاف|بدون التزام|بدون رسوم خفية|دون رسوم|أول شركة|الأول من نوعه|الأولى من نوعها|ما يميزنا|يميزنا|براءة اختراع|حصريا|حصريًا|صناعة يدوية|شركة عائلية|مستقلة',
    ja: '唯一|とは違い|とは異なり|初の|独自|当社だけ|当店だけ|特許|手作り|手仕事|自社製造|自社工場|家族経営|隠れた費用|追加料金なし|契約期間の縛りなし',
    zh: '不同于|不同於|与众不同|與眾不同|唯一|没有隐藏|无隐藏|無隱藏|无需合约|無需合約|首家|首个|首個|首创|首創|独家|獨家|专利|專利|自主研发|自主研發|家族企业|家族企業|自有工厂',
    ko: '유일한|유일하게|와 달리|과 달리|약정 없이|숨은 비용|추가 비용 없이|최초|국내 최초|세계 최초|차별화|차별점|특허|독자적인|자체 개발|수제|가족 기업|직접 제작',
  },
  affordable: {
    en: 'affordable|low-cost|low cost|budget-friendly|inexpensive|best price|best prices|lowest prices|lowest price|fair prices|fair price|value for money|competitive prices|competitive pricing|free of charge|completely free|totally free|for free',
    de: 'günstig|günstige|günstigen|preiswert|preiswerte|erschwinglich|bezahlbar|bezahlbare|billig|fairer preis|faire preise|fairen preisen|bester preis|bestpreis|kleines geld|preis-leistungs-verhältnis|kostengünstig|kostengünstige',
    fr: 'pas cher|pas chers|abordable|abordables|petit prix|petits prix|meilleur prix|meilleurs prix|prix juste|prix justes|prix doux|économique|rapport qualité-prix|bon marché|prix accessibles',
    es: 'asequible|asequibles|económico|económica|económicos|barato|baratos|barata|mejor precio|mejores precios|precio justo|precios justos|precios bajos|bajo costo|bajo coste|accesible|precios accesibles|relación calidad-precio',
    it: 'economico|economica|conveniente|convenienti|accessibile|accessibili|basso costo|low cost|miglior prezzo|migliori prezzi|prezzi bassi|prezzo giusto|rapporto qualità-prezzo|prezzi competitivi',
    pt: 'acessível|acessíveis|barato|baratos|económico|econômico|económica|econômica|baixo custo|melhor preço|melhores preços|preço justo|preços justos|preços baixos|custo-benefício|em conta',
    nl: 'betaalbaar|betaalbare|goedkoop|goedkope|voordelig|voordelige|laagste prijs|beste prijs|scherpe prijzen|eerlijke prijs|eerlijke prijzen|prijs-kwaliteitverhouding|budgetvriendelijk',
    sv: 'prisvärd|prisvärt|prisvärda|billig|billigt|billiga|låga priser|lågt pris|bästa pris|bra pris|förmånligt|rimliga priser',
    da: 'billig|billigt|billige|prisvenlig|prisvenlige|lave priser|lav pris|bedste pris|fair priser|overkommelig|rimelige priser',
    no: 'billig|billige|rimelig|rimelige|prisgunstig|lave priser|lav pris|beste pris|god pris|overkommelig',
    fi: 'edullinen|edulliset|edullisesti|halpa|halvat|kohtuuhintainen|kohtuuhintaiset|paras hinta|edulliseen hintaan',
    pl: 'tani|tanie|tania|tanio|przystępny|przystępne|przystępnej cenie|przystępnych cenach|atrakcyjna cena|atrakcyjne ceny|atrakcyjnych cenach|niskie ceny|niska cena|najlepsza cena|konkurencyjne ceny|korzystne ceny',
    cs: 'levný|levné|levně|dostupný|dostupné ceny|příznivé ceny|příznivá cena|nízké ceny|nejlepší cena|výhodné ceny|cenově dostupné|férová cena|férové ceny',
    tr: 'uygun fiyat|uygun fiyatlı|uygun fiyatlarla|ekonomik|ucuz|hesaplı|en iyi fiyat|düşük maliyet|bütçe dostu',
    ru: 'недорого|недорогой|недорогие|доступный|доступные цены|доступным ценам|доступная цена|дешево|дёшево|дешевый|низкие цены|низким ценам|выгодно|выгодные цены|лучшая цена|лучшие цены|бюджетный|бюджетно|демократичные цены',
    uk: 'недорого|недорогий|доступний|доступні ціни|доступними цінами|доступна ціна|дешево|низькі ціни|вигідно|вигідні ціни|найкраща ціна|бюджетний',
    el: 'οικονομικό|οικονομικά|οικονομική|προσιτό|προσιτές τιμές|προσιτή τιμή|φθηνά|φθηνό|χαμηλές τιμές|καλύτερη τιμή|ανταγωνιστικές τιμές',
    ro: 'accesibil|accesibile|ieftin|ieftine|prețuri mici|preț mic|cel mai bun preț|prețuri accesibile|preț corect|prețuri competitive|economic',
    hu: 'megfizethető|olcsó|kedvező ár|kedvező áron|kedvező árak|legjobb ár|alacsony ár|versenyképes ár|gazdaságos',
    he: 'זול|זולה|משתלם|משתלמת|במחיר נוח|מחירים נוחים|מחיר הוגן|מחירים הוגנים|המחיר הטוב ביותר|בר השגה',
    ar: 'بأسعار معقولة|أسعار معقولة|سعر معقول|اقتصادي|اقتصادية|رخيص|رخيصة|أفضل سعر|أفضل الأسعار|أسعار تنافسية|بأسعار منافسة|أسعار مناسبة',
    ja: '低価格|格安|お手頃|お手頃価格|お得|安い|リーズナブル|コストパフォーマンス|最安|適正価格|良心的な価格',
    zh: '实惠|實惠|经济实惠|經濟實惠|低价|低價|便宜|平价|平價|性价比|性價比|价格合理|價格合理|最低价|优惠价',
    ko: '저렴한|저렴하게|합리적인 가격|합리적인|가성비|최저가|알뜰|경제적인|부담 없는',
  },
  premium: {
    en: 'premium|luxury|luxurious|high-end|exclusive|bespoke|finest|top-tier|five-star|5-star|upscale|deluxe|haute',
    de: 'premium|luxus|luxuriös|luxuriöse|exklusiv|exklusive|exklusiven|edel|edle|hochwertigste|erstklassig|erstklassige|gehoben|gehobene|maßgefertigt',
    fr: 'haut de gamme|luxe|luxueux|luxueuse|prestige|premium|exclusif|exclusive|d’exception|prestigieux|prestigieuse|sur-mesure de luxe',
    es: 'premium|lujo|lujoso|lujosa|exclusivo|exclusiva|alta gama|gama alta|primera clase|prestigio',
    it: 'premium|lusso|lussuoso|lussuosa|esclusivo|esclusiva|alta gamma|di prestigio|pregiato|pregiata|eccellenza',
    pt: 'premium|luxo|luxuoso|luxuosa|exclusivo|exclusiva|alto padrão|topo de gama|alta gama|prestígio',
    nl: 'premium|luxe|luxueus|luxueuze|exclusief|exclusieve|hoogwaardigste|topklasse|high-end',
    sv: 'premium|lyx|lyxig|lyxiga|exklusiv|exklusiva|exklusivt|förstklassig|förstklassiga',
    da: 'premium|luksus|luksuriøs|luksuriøse|eksklusiv|eksklusive|førsteklasses',
    no: 'premium|luksus|luksuriøs|luksuriøse|eksklusiv|eksklusive|førsteklasses',
    fi: 'premium|luksus|ylellinen|ylelliset|eksklusiivinen|ensiluokkainen|huippuluokan',
    pl: 'premium|luksus|luksusowy|luksusowe|luksusowa|ekskluzywny|ekskluzywne|ekskluzywna|prestiżowy|najwyższej klasy|klasy premium',
    cs: 'prémiový|prémiové|prémiová|luxus|luxusní|exkluzivní|prvotřídní|špičkový',
    tr: 'premium|lüks|seçkin|ayrıcalıklı|üst segment|birinci sınıf',
    ru: 'премиум|премиальный|премиальные|премиум-класса|люкс|элитный|элитные|эксклюзивный|эксклюзивные|роскошный|роскошь|высшего класса',
    uk: 'преміум|преміальний|люкс|елітний|ексклюзивний|ексклюзивні|розкішний|вищого класу',
    el: 'premium|πολυτελές|πολυτελή|πολυτέλεια|αποκλειστικό|κορυφαίας ποιότητας',
    ro: 'premium|lux|luxos|luxoasă|exclusivist|exclusivistă|de top|clasa întâi',
    hu: 'prémium|luxus|exkluzív|elsőosztályú|elit',
    he: 'פרימיום|יוקרה|יוקרתי|יוקרתית|אקסקלוסיבי|אקסקלוסיבית|בלעדי',
    ar: 'فاخر|فاخرة|فخامة|فخم|بريميوم|راقي|راقية|حصري|حصرية|نخبة',
    ja: '高級|プレミアム|最高級|贅沢|上質|ラグジュアリー|極上|特選',
    zh: '高端|奢华|奢華|豪华|豪華|尊贵|尊貴|顶级|頂級|高档|高檔|尊享',
    ko: '프리미엄|럭셔리|고급|최고급|명품|하이엔드|품격',
  },
}

/** In no order; for tests. */
export const standEntries: readonly WordEntry<StandWord>[] = wordEntries(stands)

const indexes = new Map<string, PhraseIndex<StandWord>>()

/** Those of one language: “tek” says nothing in another. */
export function standWordsOf(language: string): PhraseIndex<StandWord> {
  let index = indexes.get(language)
  if (index === undefined) {
    index = createPhraseIndex(() => standEntries.filter((entry) => entry.language === language))
    indexes.set(language, index)
  }
  return index
}
