import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

/** `objection` marks questions of a doubting reader; the others mark what a sentence is about. */
export type NeedWord = 'pain' | 'goal' | 'trigger' | 'objection'

/** Phrases rather than words: what a sentence is about is told by how it begins to speak of it. */
const table: FullWordTable<NeedWord> = {
  pain: {
    en: 'tired of|sick of|no more|stop guessing|stop wasting|stop worrying|stop being|stop chasing|stop paying|struggling with|struggle with|struggle to|fed up with|frustrated|frustrating|frustration|without the hassle|hassle-free|hassle|worry about|worrying about|need to worry|lost your|lose sight of|never lose|forgot your|forgotten your|waste of time|wasting time|waste months|waste your|too expensive|pay-to-play|leaves out|left out|cost of sports|can’t afford|cannot afford|couldn’t otherwise|overwhelmed|headache*|guesswork|burden|barrier|get rid of|annoying|complicated|confusing|time-consuming|manual data entry|never again|anxious|stress|stressful|pain of|pain points|nightmare|chaos|falls through the cracks|slipping through|not only do you|hard to find|difficult to|drains your|dead air|let go to waste',
    de: 'schluss mit|nie wieder|genug von|keine lust mehr|kein stress|ohne stress|stressfrei|mühsam|umständlich|ärger mit|ärgern|frust|frustriert|sorgen um|keine sorgen|zeitraubend|verschwenden|überfordert|verloren|schwierigkeiten|probleme mit|leiden sie|schmerzen|angst vor|unsicherheit|kein leeres versprechen|zu teuer|statt langer',
    fr: 'fini les|finie la|marre de|assez de|plus jamais|en finir avec|sans prise de tête|sans stress|stress|galère|perdre du temps|perte de temps|frustr*|souci*|compliqué*|difficile de|peur de|douleur*|fatigué*|corvée*|trop cher|stop aux|ras-le-bol|vous souffrez|complexe*|fait-elle mal|repoussent',
    es: 'cansado de|cansada de|harto de|harta de|basta de|olvídate de|sin complicaciones|sin estrés|sin preocupaciones|frustra*|perder tiempo|pérdida de tiempo|dolor de cabeza|complicad*|difícil de|miedo a|preocup*|estrés|demasiado caro|sufres de|no más|se acabó',
    it: 'stanco di|stanca di|stufo di|basta con|mai più|senza stress|senza pensieri|senza complicazioni|frustra*|perdere tempo|perdita di tempo|complicat*|difficile da|paura di|preoccup*|fatica|dolor*|troppo caro|dimentica',
    pt: 'cansado de|cansada de|chega de|farto de|esqueça|sem complicação|sem complicações|sem estresse|sem dor de cabeça|frustra*|perder tempo|perda de tempo|complicad*|difícil de|medo de|preocup*|estresse|muito caro|sofre com|nunca mais',
    nl: 'moe van|genoeg van|nooit meer|geen gedoe|zonder gedoe|zonder stress|stress|frustra*|tijdverspilling|tijd verspillen|ingewikkeld|moeilijk om|bang voor|zorgen over|zorgen maken|overweldigd|te duur|last van|klachten',
    sv: 'trött på|less på|aldrig mer|slipp|krångel|krångligt|utan stress|stress|frustr*|slösa tid|svårt att|orolig|oroa dig|för dyrt|besvär|smärta',
    da: 'træt af|aldrig mere|slip for|besvær|bøvl|uden stress|stress|frustr*|spilder tid|spild af tid|svært ved|bekymre|for dyrt|smerter',
    no: 'lei av|aldri mer|slipp|trøbbel|uten stress|stress|frustr*|kaste bort tid|vanskelig å|bekymre|for dyrt|smerter',
    fi: 'kyllästynyt|ei enää|ilman stressiä|vaivaton|vaivattomasti|turhauttav*|ajanhukka|vaikea|huolissasi|liian kallis|stressi',
    pl: 'masz dość|dość|zmęczony|zmęczona|nigdy więcej|bez stresu|bez problemu|frustr*|strata czasu|tracić czas|skomplikowan*|trudno|obaw*|martw*|zbyt drog*|kłopot*|problem z|koniec z',
    cs: 'už vás nebaví|unavuje|nikdy více|už žádné|bez starostí|bez stresu|frustr*|ztráta času|ztrácet čas|složit*|obtížn*|obav*|starosti|příliš drah*|trápí vás|potíže s|konec',
    tr: 'bıktınız|sıkıldınız|artık son|bir daha asla|stressiz|zahmetsiz|uğraşmadan|zaman kaybı|zaman kaybetmeden|karmaşık|zor|endişe*|çok pahalı|sorun yaşıyor*|sıkıntı*',
    ru: 'устали от|надоел*|хватит|больше не нужно|больше никогда|без стресса|без хлопот|без лишних|потеря времени|тратить время|теряете|сложно|трудно|боитесь|беспокои*|слишком дорого|проблем* с|страдаете|боль',
    uk: 'втомились від|набридл*|досить|більше не потрібно|без стресу|без клопоту|втрата часу|витрачати час|складно|важко|хвилю*|занадто дорого|проблем* з',
    el: 'κουραστήκατε|βαρεθήκατε|τέλος|ποτέ ξανά|χωρίς άγχος|χωρίς ταλαιπωρία|χάσιμο χρόνου|δύσκολο|ανησυχ*|πολύ ακριβό|άγχος',
    ro: 'te-ai săturat|obosit de|gata cu|niciodată|fără stres|fără bătăi de cap|frustr*|pierdere de timp|complicat*|dificil|griji|prea scump|probleme cu',
    hu: 'elege van|unja|soha többé|stresszmentes*|gond nélkül|frusztrá*|időpazarlás|bonyolult|nehéz|aggód*|túl drága|problémái vannak',
    he: 'נמאס לך|נמאס|די עם|לעולם לא עוד|בלי לחץ|ללא טרחה|בזבוז זמן|מסובך|קשה|דאגות|יקר מדי|סובלים מ',
    ar: 'سئمت|تعبت من|لا مزيد من|وداعا ل|بدون عناء|دون عناء|بدون تعقيد|إضاعة الوقت|ضياع|صعوبة|القلق|قلق|مكلف جدا|تعاني من|مشكلة|فقدت|مفقودا|تقلل فرصة',
    ja: 'お悩み|悩み|困って|お困り|わからない|不安|心配|ストレス|面倒|手間|苦手|つらい|難しい|失敗|にくい',
    zh: '厌倦|受够|烦恼|煩惱|困扰|困擾|告别|不再|无需担心|不用担心|浪费时间|浪費時間|复杂|複雜|麻烦|麻煩|焦虑|痛点|太贵|难以',
    ko: '고민|걱정|지치|번거로|불편|스트레스|이제 그만|더 이상|어려움|힘드|복잡한|시간 낭비|불안|막막',
  },
  goal: {
    en: 'so you can|so that you can|lets you|helps you|we help|in minutes|in seconds|save time|saves time|save money|saves you|get back to|spend more time|focus on what|stay focused|focus on your|increase|grow your|boost|improve|achieve|reach your|make informed decisions|more informed decisions|enables you|allows you to|take control|peace of mind|stay secure|feel confident|get results|win more|close more|earn|turn your|maximize|maximise|optimize|optimise|in one place|get back|recover your|learn to|learn how',
    de: 'damit sie|damit du|so können sie|so kannst du|in minuten|in wenigen minuten|zeit sparen|sparen sie|spart zeit|mehr zeit für|steigern|verbessern|erreichen|ihre ziele|deine ziele|ermöglicht|mit gutem gewissen|sorgenfrei|schützen|sicher fühlen|entspannt|optimieren|lernst du|lernen sie|bringt dich weiter|weiterbringt|stark|fit',
    fr: 'afin de|pour que vous|vous permet|permet de|en quelques minutes|gagner du temps|gagnez du temps|économis*|améliorer|augmenter|atteindre|vos objectifs|retrouver|retrouvez|sereinement|sérénité|prendre soin|protéger|profiter|profitez|se sentir|des résultats',
    es: 'para que puedas|te permite|permite|en minutos|en pocos minutos|ahorra tiempo|ahorrar|mejorar|mejora|aumenta|aumentar|alcanza|lograr|logra|tus objetivos|tranquilidad|control total|protege|disfruta|hacer crecer|llevar tu|llega a|profesionalizar|crea tu',
    it: 'così puoi|per poter|ti permette|permette di|in pochi minuti|risparmia|risparmiare|migliorare|migliora|aumentare|raggiungere|i tuoi obiettivi|serenità|tranquillità|proteggere|ritrovare|goderti|ottenere risultati',
    pt: 'para que você|permite|em minutos|economize|economizar|poupe|poupar|melhorar|melhore|aumentar|aumente|alcançar|alcance|seus objetivos|tranquilidade|proteja|aproveite|conquist*|crescer',
    nl: 'zodat je|zodat u|in een paar minuten|binnen enkele minuten|bespaar|tijd besparen|verbeteren|verbeter|vergroot|bereik|jouw doelen|uw doelen|rust|zorgeloos|beschermen|geniet van|meer tijd voor',
    sv: 'så att du|på några minuter|spara tid|spara pengar|förbättra|öka|nå dina mål|uppnå|trygghet|skydda|njut av|mer tid för|få kontroll',
    da: 'så du kan|på få minutter|spar tid|spar penge|forbedre|øge|nå dine mål|opnå|tryghed|beskytte|nyd|mere tid til',
    no: 'slik at du kan|på få minutter|spar tid|spar penger|forbedre|øke|nå dine mål|oppnå|trygghet|beskytte|nyt|mer tid til',
    fi: 'jotta voit|muutamassa minuutissa|säästä aikaa|säästä rahaa|paranna|kasvata|saavuta|tavoitte*|turvallisuus|suojaa|nauti',
    pl: 'abyś mógł|dzięki czemu|w kilka minut|oszczędź|oszczędzaj|oszczędność czasu|popraw*|zwiększ*|osiągn*|twoje cele|spokój|chroń|ciesz się|więcej czasu na|odzyskaj',
    cs: 'abyste mohli|díky tomu|během několika minut|ušetř*|úspora času|zlepš*|zvýš*|dosáhn*|vaše cíle|klid|ochran*|užijte si|více času na|získejte',
    tr: 'böylece|dakikalar içinde|zaman kazan*|tasarruf|geliştir*|artır*|ulaş*|hedefleriniz*|huzur|koruyun|keyfini çıkar*|daha fazla zaman|başar*',
    ru: 'чтобы вы могли|позволяет|позволит|за несколько минут|за минуты|экономьте|экономит время|сэкономить|улучш*|увелич*|достичь|достигн*|ваши цели|спокойстви*|защит*|наслажда*|больше времени|получите|вернуть',
    uk: 'щоб ви могли|дозволяє|за кілька хвилин|економте|заощад*|покращ*|збільш*|досягн*|ваші цілі|спокій|захист*|більше часу|отримайте',
    el: 'ώστε να μπορείτε|σας επιτρέπει|μέσα σε λίγα λεπτά|εξοικονομ*|βελτι*|αυξ*|πετύχετε|στόχους|ηρεμία|προστατ*|απολαύστε',
    ro: 'astfel încât|îți permite|în câteva minute|economis*|îmbunătăț*|crește|atinge|obiective*|liniște|protej*|bucură-te|mai mult timp',
    hu: 'hogy ön|lehetővé teszi|percek alatt|időt takarít*|spórol*|javít*|növel*|elér*|céljai*|nyugalom|védje|élvezze|több idő',
    he: 'כדי שתוכלו|מאפשר לך|תוך דקות|לחסוך זמן|חיסכון|לשפר|להגדיל|להשיג|המטרות שלך|שקט נפשי|להגן|ליהנות',
    ar: 'حتى تتمكن|يتيح لك|يمكنك من|في دقائق|خلال دقائق|وفر وقتك|توفير الوقت|تحسين|زيادة|تحقيق|أهدافك|راحة البال|حماية|استمتع|استعد|نستعيد',
    ja: 'できるように|できます|向上|数分で|時間を節約|効率化|実現|目標|安心|守る|楽しむ|合格|改善|アップ|身につ|取り戻',
    zh: '让您|讓您|帮助您|帮助你|几分钟|幾分鐘|节省时间|節省時間|提升|提高|改善|实现|實現|目标|安心|保护|享受|轻松|恢复',
    ko: '할 수 있도록|할 수 있습니다|몇 분 만에|시간 절약|시간을 절약|향상|높이|달성|목표|안심|보호|즐기|개선|쉽게|합격',
  },
  trigger: {
    en: 'when you move|moving house|moving to|when you need|when you are ready|running out|run out of|before the season|this season|deadline*|limited places|enrol by|enroll by|apply by|after a breakup|after an accident|after the first|new year|back to school|before your wedding|expecting a baby|just moved|outgrow*|outgrown|ready to scale|in an emergency|emergency|stopped working|crashed|on vacation|on holiday|while you are away|while you’re away|new device|new phone|lose your phone|tax season|launching|about to launch|end of year|free up|slow season|waitlist|registration opens',
    de: 'während ihrer abwesenheit|im urlaub|beim umzug|umziehen|vor der saison|frist|stichtag|begrenzte plätze|anmeldeschluss|nach dem unfall|nach einem|notfall|defekt|kaputt|neues jahr|vor der hochzeit|vor der prüfung|läuft ab|saisonstart|zum ersten mal',
    fr: 'lors d’un déménagement|déménagement|pendant vos vacances|avant l’été|avant un mariage|avant votre mariage|rentrée|date limite|places limitées|en cas d’urgence|urgence|en panne|après un accident|nouvelle année|saison',
    es: 'al mudarte|mudanza|en vacaciones|antes de la boda|fecha límite|plazas limitadas|cupos limitados|emergencia|averiado|dejó de funcionar|cuando necesit*|después de un|temporada|año nuevo|vuelta al cole',
    it: 'trasloco|in vacanza|prima del matrimonio|scadenza|posti limitati|emergenza|guasto|quando hai|dopo un|stagione|anno nuovo',
    pt: 'mudança|nas férias|antes do casamento|prazo|vagas limitadas|emergência|quebrado|parou de funcionar|quando precis*|depois de um|temporada|ano novo|volta às aulas',
    nl: 'verhuizing|tijdens uw vakantie|op vakantie|voor de bruiloft|deadline|beperkt aantal plaatsen|noodgeval|spoed|kapot|wanneer u|wanneer je|na een ongeval|seizoen|nieuw jaar',
    sv: 'flytta|på semestern|när du reser|inför bröllopet|sista anmälningsdag|begränsat antal platser|akut|trasig|när du behöver|efter en olycka|säsong|nytt år',
    da: 'flytning|på ferie|før brylluppet|frist|begrænset antal pladser|akut|i stykker|når du har brug|efter en ulykke|sæson|nytår',
    no: 'flytting|på ferie|før bryllupet|frist|begrenset antall plasser|akutt|ødelagt|når du trenger|etter en ulykke|sesong|nyttår',
    fi: 'muutto|lomalla|ennen häitä|määräaika|rajoitettu määrä|hätätilan*|rikki|kun tarvitset|kausi|uusi vuosi',
    pl: 'przeprowadzk*|na wakacjach|podczas urlopu|przed ślubem|termin zgłoszeń|ograniczona liczba miejsc|nagły wypadek|awari*|zepsut*|gdy potrzebujesz|po wypadku|sezon*|nowy rok',
    cs: 'stěhování|na dovolené|před svatbou|uzávěrka|omezený počet míst|nouze|havárie|porucha|když potřebujete|po úrazu|sezón*|nový rok',
    tr: 'taşınma|tatildeyken|düğün öncesi|son tarih|sınırlı kontenjan|acil|arızalı|bozulduğunda|ihtiyacınız olduğunda|sezon|yeni yıl',
    ru: 'при переезде|переезд|в отпуске|перед свадьбой|срок подачи|количество мест ограничено|срочно|экстренн*|сломал*|перестал работать|когда вам|когда нужно|после аварии|сезон|новый год|перед экзамен*',
    uk: 'переїзд|у відпустці|перед весіллям|кінцевий термін|кількість місць обмежена|терміново|зламал*|коли вам|сезон|новий рік',
    el: 'μετακόμιση|στις διακοπές|πριν τον γάμο|προθεσμία|περιορισμένες θέσεις|έκτακτη ανάγκη|χαλασμένο|όταν χρειάζεστε|σεζόν',
    ro: 'mutare|în vacanță|înainte de nuntă|termen limită|locuri limitate|urgență|defect|când ai nevoie|sezon',
    hu: 'költözés|nyaralás alatt|esküvő előtt|határidő|korlátozott számú|vészhelyzet|elromlott|amikor szüksége|szezon',
    he: 'מעבר דירה|בחופשה|לפני החתונה|מועד אחרון|מספר המקומות מוגבל|חירום|מקולקל|כאשר אתם צריכים|עונה',
    ar: 'عند الانتقال|أثناء سفرك|قبل الزفاف|آخر موعد|مقاعد محدودة|طوارئ|عاجل|تعطل|لا يعمل|عندما تحتاج|بعد الحذف|بعد الفورمات|أوقف استخدام|تعرضت ل|موسم',
    ja: '引っ越し|入試|受験前|期限|締切|定員|緊急|故障|壊れ|必要な時|季節|新学期|旅行中|お出かけ中|入学',
    zh: '搬家|度假期间|婚礼前|截止|名额有限|紧急|緊急|故障|损坏|当您需要|考试前|开学|季节|新年',
    ko: '이사|휴가 중|결혼 전|마감|선착순|긴급|고장|필요할 때|시험 전|개학|시즌|새해',
  },
  objection: {
    en: 'how much|what does it cost|price|prices|cost|costs|fee|fees|free|refund|money back|cancel|contract|commitment|long-term|minimum|how long|how quickly|how soon|do i need|need experience|hard to|difficult|hurt|painful|safe|secure|secured|private|my data|our data|guarantee|warranty|work with|compatible|integrate|support|refundable|what if|what happens|is it worth|risk|trust|legal|hidden|credit card|payment|insured|vaccinated|experience|stored|trial|replace|beginner',
    de: 'was kostet|kosten|preis|preise|kostenlos|kündigen|kündigung|vertrag|laufzeit|mindestlaufzeit|wie lange|wie schnell|brauche ich|vorkenntnisse|schwer|schmerzhaft|weh|sicher|sicherheit|daten|garantie|kompatibel|rückerstattung|was passiert|risiko|zahlung|versichert|probe|erfahrung|eingezäunt|geimpft|zecken|schlafen',
    fr: 'combien|coûte|prix|tarif|tarifs|gratuit|résilier|engagement|annuler|contrat|durée|combien de temps|faut-il|besoin|difficile|mal|douloureux|douloureuse|sûr|sécurisé|données|garantie|compatible|rembours*|risque|paiement|essai|danger*|contre-indications|définitive|efficace',
    es: 'cuánto|cuesta|precio|precios|gratis|cancelar|contrato|permanencia|compromiso|cuánto tiempo|necesito|difícil|duele|seguro|segura|datos|garantía|compatible|reembolso|riesgo|pago|tarjeta|prueba|experiencia|conocimientos|ocurre si',
    it: 'quanto|costa|prezzo|prezzi|gratis|gratuito|disdire|contratto|vincolo|quanto tempo|ho bisogno|difficile|fa male|sicuro|dati|garanzia|compatibile|rimborso|rischio|pagamento|prova|esperienza',
    pt: 'quanto|custa|preço|preços|grátis|gratuito|cancelar|contrato|fidelidade|quanto tempo|preciso|difícil|dói|seguro|dados|garantia|compatível|reembolso|risco|pagamento|teste|experiência',
    nl: 'hoeveel|wat kost|kosten|prijs|prijzen|gratis|opzeggen|contract|hoe lang|hoe snel|heb ik nodig|moeilijk|pijn|veilig|gegevens|garantie|compatibel|terugbetaling|risico|betaling|proef|ervaring',
    sv: 'hur mycket|kostar|pris|priser|gratis|säga upp|avtal|bindningstid|hur lång|hur snabbt|behöver jag|svårt|ont|säker|data|garanti|kompatibel|återbetalning|risk|betalning|prova|erfarenhet',
    da: 'hvor meget|koster|pris|priser|gratis|opsige|binding|hvor lang|hvor hurtigt|skal jeg|svært|ondt|sikker|data|garanti|refusion|risiko|betaling|prøve|erfaring',
    no: 'hvor mye|koster|pris|priser|gratis|si opp|binding|hvor lang|hvor raskt|trenger jeg|vanskelig|vondt|sikker|data|garanti|refusjon|risiko|betaling|prøve|erfaring',
    fi: 'paljonko|maksaa|hinta|hinnat|ilmainen|peruuttaa|sopimus|kuinka kauan|tarvitsenko|vaikea|sattuu|turvallinen|tiedot|takuu|hyvitys|riski|maksu|kokeilu|kokemus',
    pl: 'ile kosztuje|koszt|cena|ceny|za darmo|zrezygnować|umowa|jak długo|jak szybko|czy muszę|trudne|boli|bezpieczn*|dane|gwarancj*|zwrot|ryzyko|płatność|okres próbny|doświadczeni*',
    cs: 'kolik stojí|cena|ceny|zdarma|zrušit|smlouva|jak dlouho|jak rychle|potřebuji|těžké|bolí|bezpečn*|data|záruk*|vrácení|riziko|platba|zkušební|zkušenost*',
    tr: 'ne kadar|kaç|fiyat*|ücret*|ücretsiz|iptal|sözleşme|taahhüt|ne kadar sürer|gerekiyor mu|zor|acır|güvenli|veri*|garanti*|uyumlu|iade|risk|ödeme|deneme|deneyim',
    ru: 'сколько|стоит|цена|цены|стоимость|бесплатн*|отменить|договор|сколько времени|как быстро|нужно ли|сложно|больно|безопасн*|данные|гаранти*|совместим*|возврат|риск|оплата|пробн*|опыт',
    uk: 'скільки|коштує|ціна|ціни|безкоштовн*|скасувати|договір|скільки часу|чи потрібно|складно|боляче|безпечн*|дані|гаранті*|повернення|ризик|оплата|досвід',
    el: 'πόσο|κοστίζει|τιμή|τιμές|δωρεάν|ακύρωση|συμβόλαιο|πόσο διαρκεί|χρειάζομαι|δύσκολο|πονάει|ασφαλ*|δεδομένα|εγγύηση|επιστροφή|κίνδυνος|πληρωμή|εμπειρία',
    ro: 'cât costă|preț|prețuri|gratuit|anula|contract|cât durează|am nevoie|dificil|doare|sigur|date|garanție|rambursare|risc|plată|experiență',
    hu: 'mennyibe|ár|árak|ingyenes|lemond*|szerződés|mennyi ideig|szükséges|nehéz|fáj|biztonságos|adatok|garancia|visszatérítés|kockázat|fizetés|tapasztalat',
    he: 'כמה עולה|מחיר|מחירים|חינם|לבטל|חוזה|כמה זמן|האם צריך|קשה|כואב|בטוח|נתונים|אחריות|החזר|סיכון|תשלום|ניסיון',
    ar: 'كم|سعر|أسعار|تكلفة|التكلفة|مجاني|مجانا|إلغاء|عقد|كم تستغرق|هل أحتاج|صعب|مؤلم|آمن|سرية|بسرية|بيانات|ضمان|متوافق|استرداد|مخاطر|الدفع|تجربة|هل تتعاملون',
    ja: '料金|費用|いくら|無料|解約|キャンセル|契約|どのくらい|期間|必要です|難しい|痛い|安全|データ|保証|対応して|返金|支払|体験|初心者|未経験',
    zh: '多少|价格|價格|费用|費用|免费|免費|取消|合同|多久|需要|难|痛|安全|数据|保证|保修|兼容|退款|风险|付款|试用|经验',
    ko: '얼마|가격|비용|무료|취소|해지|계약|기간|얼마나|필요한가|어렵|아픈|안전|데이터|보장|보증|호환|환불|위험|결제|체험|초보',
  },
}

export const needWordEntries: WordEntry<NeedWord>[] = wordEntries(table)

const indexes = new Map<string, PhraseIndex<NeedWord>>()

/** What marks the needs of readers in one language. */
export function needWords(language: string, kind: 'doubts' | 'wishes'): PhraseIndex<NeedWord> {
  const key = `${language} ${kind}`
  const made =
    indexes.get(key) ??
    createPhraseIndex<NeedWord>(() =>
      needWordEntries.filter(
        (entry) => entry.language === language && (entry.tag === 'objection') === (kind === 'doubts'),
      ),
    )
  indexes.set(key, made)
  return made
}
