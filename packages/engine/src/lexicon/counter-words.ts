import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, wordEntries } from './word-table.ts'

/** What stands beside a number that a machine keeps: how often, how many right now, how long to go. */
const table: FullWordTable<'counter'> = {
  counter: {
    en: 'views|view|comments|comment|likes|like|shares|replies|downloads|followers|subscribers|visitors|visits|page views|online now|stars|forks|in cart|items in cart|left in stock|in stock|sold|votes|upvotes|reviews|ratings|min read|minutes read|minute read|days left|days|hours|minutes|seconds|hrs|mins|secs|watching now|people are viewing',
    de: 'aufrufe|kommentare|kommentar|gefällt mir|downloads|follower|abonnenten|besucher|besuche|online|im warenkorb|auf lager|verkauft|stimmen|bewertungen|rezensionen|min lesezeit|minuten lesezeit|tage|stunden|minuten|sekunden|std|sek|mal geteilt',
    fr: 'vues|commentaires|commentaire|j’aime|partages|téléchargements|abonnés|visiteurs|visites|en ligne|dans le panier|en stock|vendus|votes|avis|évaluations|min de lecture|jours|heures|minutes|secondes',
    es: 'vistas|visualizaciones|comentarios|comentario|me gusta|compartidos|descargas|seguidores|suscriptores|visitantes|visitas|en línea|en el carrito|en stock|vendidos|votos|reseñas|opiniones|valoraciones|min de lectura|días|horas|minutos|segundos',
    it: 'visualizzazioni|commenti|commento|mi piace|condivisioni|download|follower|iscritti|visitatori|visite|online|nel carrello|disponibili|venduti|voti|recensioni|valutazioni|min di lettura|giorni|ore|minuti|secondi',
    pt: 'visualizações|comentários|comentário|curtidas|gostos|partilhas|compartilhamentos|downloads|seguidores|inscritos|visitantes|visitas|no carrinho|em stock|em estoque|vendidos|votos|avaliações|min de leitura|dias|horas|minutos|segundos',
    nl: 'weergaven|reacties|reactie|vind ik leuks|gedeeld|downloads|volgers|abonnees|bezoekers|bezoeken|in winkelwagen|op voorraad|verkocht|stemmen|beoordelingen|recensies|min leestijd|dagen|uren|minuten|seconden',
    sv: 'visningar|kommentarer|kommentar|gillar|delningar|nedladdningar|följare|prenumeranter|besökare|besök|i varukorgen|i lager|sålda|röster|recensioner|omdömen|min läsning|dagar|timmar|minuter|sekunder',
    da: 'visninger|kommentarer|kommentar|synes godt om|delinger|følgere|besøgende|i kurven|på lager|solgt|stemmer|anmeldelser|min læsning|dage|timer|minutter|sekunder',
    no: 'visninger|kommentarer|kommentar|liker|delinger|nedlastinger|følgere|besøkende|i handlekurven|på lager|solgt|stemmer|anmeldelser|min lesing|dager|timer|minutter|sekunder',
    fi: 'katselukertaa|näyttökertaa|kommenttia|kommentit|tykkäystä|jakoa|latausta|seuraajaa|kävijää|ostoskorissa|varastossa|myyty|ääntä|arvostelua|min lukuaika|päivää|tuntia|minuuttia|sekuntia',
    pl: 'wyświetleń|odsłon|komentarzy|komentarze|komentarz|polubień|udostępnień|pobrań|obserwujących|odwiedzin|w koszyku|w magazynie|sprzedanych|głosów|opinii|recenzji|min czytania|dni|godzin|minut|sekund',
    cs: 'zobrazení|zhlédnutí|komentářů|komentáře|komentář|to se mi líbí|sdílení|stažení|sledujících|návštěvníků|v košíku|skladem|prodáno|hlasů|hodnocení|recenzí|min čtení|dní|hodin|minut|sekund',
    tr: 'görüntülenme|görüntüleme|yorum|beğeni|paylaşım|indirme|takipçi|abone|ziyaretçi|ziyaret|sepette|stokta|satıldı|oy|değerlendirme|dakika okuma|gün|saat|dakika|saniye',
    ru: 'просмотров|просмотра|просмотры|комментариев|комментарии|комментарий|лайков|репостов|скачиваний|загрузок|подписчиков|посетителей|в корзине|в наличии|продано|голосов|отзывов|отзыва|оценок|мин чтения|дней|часов|минут|секунд',
    uk: 'переглядів|перегляди|коментарів|коментарі|вподобань|поширень|завантажень|підписників|відвідувачів|у кошику|в наявності|продано|голосів|відгуків|оцінок|хв читання|днів|годин|хвилин|секунд',
    el: 'προβολές|σχόλια|μου αρέσει|κοινοποιήσεις|λήψεις|ακόλουθοι|επισκέπτες|στο καλάθι|σε απόθεμα|ψήφοι|κριτικές|αξιολογήσεις|ημέρες|ώρες|λεπτά|δευτερόλεπτα',
    ro: 'vizualizări|comentarii|comentariu|aprecieri|distribuiri|descărcări|urmăritori|vizitatori|în coș|în stoc|vândute|voturi|recenzii|evaluări|min citire|zile|ore|minute|secunde',
    hu: 'megtekintés|hozzászólás|kedvelés|megosztás|letöltés|követő|látogató|a kosárban|raktáron|eladva|szavazat|értékelés|vélemény|perc olvasás|nap|óra|perc|másodperc',
    he: 'צפיות|תגובות|לייקים|שיתופים|הורדות|עוקבים|מבקרים|בעגלה|במלאי|נמכרו|הצבעות|ביקורות|דירוגים|דקות קריאה|ימים|שעות|דקות|שניות',
    ar: 'مشاهدة|مشاهدات|تعليق|تعليقات|إعجاب|مشاركات|تنزيل|تحميل|متابع|متابعون|زائر|زوار|زيارة|في السلة|متوفر|تم البيع|صوت|أصوات|تقييم|تقييمات|مراجعات|دقائق قراءة|أيام|ساعات|دقائق|ثواني',
    ja: '回視聴|閲覧|ビュー|コメント|いいね|シェア|ダウンロード|フォロワー|訪問者|カート内|在庫|販売済み|投票|レビュー|口コミ|評価|分で読める|日|時間|分|秒',
    zh: '浏览|瀏覽|阅读|閱讀|观看|观看次数|评论|評論|留言|点赞|讚|分享|下载|下載|粉丝|訪客|访客|购物车|庫存|库存|已售|投票|评价|評價|人在看|天|小时|小時|分钟|分鐘|秒',
    ko: '조회|조회수|댓글|좋아요|공유|다운로드|팔로워|방문자|장바구니|재고|판매됨|투표|리뷰|후기|평점|분 분량|일|시간|분|초',
  },
}

export const counterWords: PhraseIndex<'counter'> = createPhraseIndex(wordEntries(table))
