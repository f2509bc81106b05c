import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, wordEntries } from './word-table.ts'

export type LiveTag = 'live' | 'cart'

/**
 * Words beside a number that is another one on the next visit, in a price list as elsewhere: what is left in stock, who
 * is looking, how long to go. Words of plans (“5 users”, “30 days”) are none. `cart`: what a visitor has put aside.
 */
const table: FullWordTable<LiveTag> = {
  live: {
    en: 'in stock|left in stock|items left|item left|pieces left|only left|units left|seats left|spots left|tickets left|rooms left|places left|left at this price|remaining in stock|available now|people viewing|people are viewing|people watching|people looking|viewing this|viewing now|watching now|watching this|looking at this|online now|users online|currently online|in the last hour|in the last minute|in the past hour|in the last 24 hours|in the past 24 hours|visitor number|visitor no|visitors today|visitors so far|visitors online|hit counter|you are visitor|hits|days left|hours left|minutes left|time left|time remaining|days remaining|hours remaining|days to go|ends in|offer ends in|sale ends in|expires in|starts in|closes in|order within|next slot|next free slot|next available|next appointment|next free appointment|waiting time|wait time',
    de: 'auf lager|noch auf lager|am lager|nur noch|noch verfügbar|sofort lieferbar|plätze frei|freie plätze|restplätze|sehen sich gerade|schauen sich gerade|sehen gerade|gerade online|jetzt online|besucher online|in der letzten stunde|in den letzten 24 stunden|sie sind besucher|besucher nr|besucher nummer|besucherzähler|besucher heute|besucher gesamt|zugriffe|tage übrig|stunden übrig|verbleibend|verbleiben|noch tage|endet in|läuft ab in|beginnt in|startet in|bestellen sie innerhalb|nächster freier termin|nächster termin|wartezeit',
    fr: 'en stock|plus que|restants|restantes|restant|places restantes|personnes regardent|personnes consultent|personnes en ligne|visiteurs en ligne|en ligne actuellement|au cours de la dernière heure|dans la dernière heure|ces dernières 24 heures|vous êtes le visiteur|visiteur numéro|visiteur n|compteur de visites|visiteurs aujourd’hui|jours restants|heures restantes|temps restant|se termine dans|expire dans|commence dans|plus que jours|commandez dans les|prochain rendez-vous|temps d’attente',
    es: 'en stock|en existencias|quedan|solo quedan|últimas unidades|unidades disponibles|plazas disponibles|plazas libres|personas viendo|personas están viendo|viendo ahora|usuarios en línea|en línea ahora|en la última hora|en las últimas 24 horas|eres el visitante|es usted el visitante|visitante número|visitante n|contador de visitas|visitas hoy|días restantes|horas restantes|tiempo restante|termina en|acaba en|finaliza en|caduca en|empieza en|próxima cita|tiempo de espera',
    it: 'in magazzino|disponibili|solo rimasti|ne restano|rimasti|rimaste|ultimi pezzi|posti rimasti|posti disponibili|persone stanno guardando|stanno guardando|utenti online|online adesso|online ora|nell’ultima ora|nelle ultime 24 ore|sei il visitatore|visitatore numero|visitatore n|contatore visite|visite oggi|giorni rimanenti|ore rimanenti|tempo rimanente|tempo rimasto|termina tra|scade tra|finisce tra|inizia tra|primo appuntamento|prossimo appuntamento|tempo di attesa',
    pt: 'em stock|em estoque|restam|apenas restam|só restam|últimas unidades|unidades disponíveis|vagas restantes|vagas disponíveis|pessoas vendo|pessoas estão vendo|pessoas a ver|a ver agora|vendo agora|usuários online|utilizadores online|online agora|na última hora|nas últimas 24 horas|é o visitante|você é o visitante|visitante número|visitante n|contador de visitas|visitas hoje|dias restantes|horas restantes|tempo restante|termina em|acaba em|expira em|começa em|próxima consulta|tempo de espera',
    nl: 'op voorraad|nog op voorraad|nog maar|nog beschikbaar|plaatsen vrij|plekken vrij|mensen bekijken|bekijken dit|bekijken nu|nu online|bezoekers online|in het afgelopen uur|in het laatste uur|afgelopen 24 uur|u bent bezoeker|je bent bezoeker|bezoeker nummer|bezoeker nr|bezoekersteller|bezoekers vandaag|dagen over|uur over|resterende tijd|resterend|eindigt over|verloopt over|begint over|start over|bestel binnen|eerstvolgende afspraak|wachttijd',
    sv: 'i lager|endast kvar|kvar i lager|platser kvar|st kvar|tittar på|tittar just nu|online just nu|besökare online|senaste timmen|senaste dygnet|senaste 24 timmarna|du är besökare|besökare nummer|besökare nr|besöksräknare|besökare idag|dagar kvar|timmar kvar|tid kvar|slutar om|avslutas om|börjar om|startar om',
    da: 'på lager|kun tilbage|stk tilbage|pladser tilbage|kigger på|ser på dette|online nu|besøgende online|den seneste time|de seneste 24 timer|du er besøgende|besøgende nummer|besøgende nr|besøgstæller|besøgende i dag|dage tilbage|timer tilbage|tid tilbage|slutter om|udløber om|begynder om|starter om',
    no: 'på lager|kun igjen|stk igjen|plasser igjen|ser på dette|ser på nå|på nett nå|besøkende på nett|siste time|siste timen|siste 24 timer|du er besøkende|besøkende nummer|besøkende nr|besøksteller|besøkende i dag|dager igjen|timer igjen|tid igjen|slutter om|utløper om|begynner om|starter om',
    fi: 'varastossa|vain jäljellä|kpl jäljellä|jäljellä|paikkaa jäljellä|katsoo nyt|katselee|paikalla nyt|viimeisen tunnin aikana|viimeisen 24 tunnin|olet kävijä|kävijä numero|kävijä nro|kävijälaskuri|kävijää tänään|päivää jäljellä|tuntia jäljellä|aikaa jäljellä|päättyy|alkaa',
    pl: 'na stanie|w magazynie|dostępnych sztuk|zostało|zostały|pozostało|pozostały|ostatnie sztuki|wolnych miejsc|osób ogląda|osoby oglądają|ogląda teraz|osób online|online teraz|w ciągu ostatniej godziny|w ostatniej godzinie|w ciągu ostatnich 24 godzin|jesteś naszym gościem|gościem nr|gość nr|gości|jesteś odwiedzającym|odwiedzający nr|licznik odwiedzin|odwiedzin dzisiaj|wizyt|pozostały czas|do końca|kończy się za|wygasa za|zaczyna się za|najbliższy termin|czas oczekiwania',
    cs: 'skladem|na skladě|zbývá|zbývají|posledních kusů|volných míst|lidí si prohlíží|si právě prohlíží|sleduje|online nyní|právě online|za poslední hodinu|za posledních 24 hodin|jste návštěvník|návštěvník číslo|návštěvník č|počítadlo návštěv|počítadlo|návštěv|zbývající čas|do konce|končí za|vyprší za|začíná za',
    tr: 'stokta|son adet|adet kaldı|kaldı|kalan|boş yer|kişi bakıyor|kişi inceliyor|kişi görüntülüyor|şu anda inceliyor|şu an çevrimiçi|çevrimiçi|son bir saatte|son 1 saatte|son 24 saatte|ziyaretçi sayısı|ziyaretçi no|ziyaretçi sayacı|bugünkü ziyaret|toplam ziyaret|kalan süre|gün kaldı|saat kaldı|bitmesine|bitiyor|başlamasına',
    ru: 'в наличии|на складе|осталось|остался|осталась|остались|осталось мест|свободных мест|смотрят сейчас|сейчас смотрят|просматривают|сейчас онлайн|онлайн сейчас|на сайте|за последний час|за последние 24 часа|за сутки|вы посетитель|посетитель №|посетитель номер|счетчик посещений|посещений|визитов|до конца|до начала|до старта|до окончания|заканчивается через|истекает через|начнется через|закончится через',
    uk: 'в наявності|на складі|залишилося|залишилось|залишився|залишилися|вільних місць|дивляться зараз|зараз дивляться|переглядають|зараз онлайн|за останню годину|за останні 24 години|за добу|ви відвідувач|відвідувач №|лічильник відвідувань|відвідувань|до кінця|до початку|до старту|до завершення|завершується через|закінчується через',
    el: 'σε απόθεμα|διαθέσιμα|απομένουν|έμειναν|μόνο απομένουν|θέσεις απομένουν|άτομα βλέπουν|βλέπουν τώρα|συνδεδεμένοι τώρα|online τώρα|την τελευταία ώρα|τις τελευταίες 24 ώρες|είστε ο επισκέπτης|επισκέπτης νο|μετρητής επισκέψεων|επισκέψεις σήμερα|υπολειπόμενος χρόνος|λήγει σε|τελειώνει σε|ξεκινά σε',
    ro: 'în stoc|au mai rămas|mai sunt|ultimele bucăți|locuri libere|locuri rămase|persoane se uită|persoane vizualizează|vizualizează acum|online acum|utilizatori online|în ultima oră|în ultimele 24 de ore|sunteți vizitatorul|vizitatorul nr|vizitatorul numărul|contor vizite|vizite azi|timp rămas|zile rămase|ore rămase|se termină în|expiră în|începe în',
    hu: 'raktáron|készleten|maradt|darab maradt|szabad hely|szabad helyek|nézi most|nézik most|nézi ezt|jelenleg online|most online|az elmúlt órában|az elmúlt 24 órában|ön a látogató|látogató száma|látogatószámláló|látogatók száma|mai látogatók|hátralévő idő|van hátra|lejár|véget ér|kezdődik',
    he: 'במלאי|נותרו|נשארו|נותרו רק|מקומות פנויים|צופים עכשיו|אנשים צופים|מחוברים כעת|מחוברים עכשיו|בשעה האחרונה|ב 24 השעות האחרונות|אתה המבקר|מבקר מספר|מונה מבקרים|מבקרים היום|זמן שנותר|ימים נותרו|מסתיים בעוד|מתחיל בעוד',
    ar: 'متبق|متبقي|متبقية|المتبقي|المتبقية|باقي|تبقى|بقي|في المخزون|متوفر|متاح|مقاعد متبقية|يشاهدون الآن|شخص يشاهد|أشخاص يشاهدون|يتصفحون الآن|متصل الآن|متصلون الآن|في الساعة الأخيرة|خلال الساعة الماضية|خلال آخر 24 ساعة|أنت الزائر رقم|الزائر رقم|عدد الزوار|عداد الزوار|زوار اليوم|الوقت المتبقي|ينتهي خلال|تنتهي خلال|يبدأ خلال',
    ja: '在庫|残り|残数|残席|残りわずか|空席|人が閲覧中|人が見ています|閲覧中|視聴中|オンライン中|過去1時間|直近1時間|過去24時間|人目の|番目のお客様|来場者|アクセスカウンター|訪問者数|本日の訪問者|累計アクセス|終了まで|開始まで|締切まで|まであと',
    zh: '库存|庫存|剩余|剩餘|仅剩|僅剩|还剩|還剩|现货|現貨|名额|名額|人正在看|人正在浏览|人正在瀏覽|正在浏览|正在瀏覽|人在看|在线人数|線上人數|当前在线|過去一小時|过去一小时|最近24小时|您是第|位访客|位訪客|访问量|訪問量|访客数|浏览量|瀏覽量|点击量|點擊量|今日访问|总访问|距结束|距離結束|距离结束|距开始|倒计时|倒數|后结束|後結束',
    ko: '재고|남음|남았습니다|남은 수량|남은 시간|잔여|잔여석|명이 보고|명이 보는 중|보고 있습니다|시청 중|현재 접속자|접속 중|지난 1시간|최근 1시간|지난 24시간|번째 방문자|방문자 수|오늘 방문|전체 방문|누적 방문|종료까지|마감까지|시작까지',
  },
  cart: {
    en: 'cart|basket|shopping bag|my bag|trolley|wishlist',
    de: 'warenkorb|einkaufswagen|einkaufskorb|merkzettel|wunschliste',
    fr: 'panier|mon panier|sac|liste de souhaits',
    es: 'carrito|cesta|carro|lista de deseos',
    it: 'carrello|borsa|lista dei desideri',
    pt: 'carrinho|cesto|sacola|lista de desejos',
    nl: 'winkelwagen|winkelmand|winkelmandje|mandje|verlanglijst',
    sv: 'varukorg|varukorgen|kundvagn|kundvagnen|önskelista',
    da: 'kurv|indkøbskurv|kurven|ønskeliste',
    no: 'handlekurv|handlekurven|handlevogn|ønskeliste',
    fi: 'ostoskori|kori|ostoskorin|toivelista',
    pl: 'koszyk|koszyka|koszyku|twój koszyk|lista życzeń',
    cs: 'košík|košíku|nákupní košík|seznam přání',
    tr: 'sepet|sepetim|alışveriş sepeti|favorilerim',
    ru: 'корзина|корзине|корзину|избранное',
    uk: 'кошик|кошику|обране',
    el: 'καλάθι|το καλάθι μου|λίστα επιθυμιών',
    ro: 'coș|coșul meu|coș de cumpărături|lista de dorințe',
    hu: 'kosár|kosár tartalma|bevásárlókosár|kívánságlista',
    he: 'עגלה|עגלת קניות|סל קניות|סל',
    ar: 'السلة|سلة|سلة التسوق|سلة المشتريات|عربة|عربة التسوق|المفضلة',
    ja: 'カート|買い物かご|かご|バッグ|お気に入り',
    zh: '购物车|購物車|购物袋|購物袋|购物篮|收藏夹',
    ko: '장바구니|카트|쇼핑백|찜',
  },
}

export const liveWords: PhraseIndex<LiveTag> = createPhraseIndex(wordEntries(table))
