import { countWords, createPhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** Where reviews are left: no name of who left them. */
const sites = `
google|google maps|google business|google my business|google play|play store|app store|trustpilot|facebook|instagram|linkedin|yelp|tripadvisor|trip advisor|capterra|g2|getapp|clutch|clutch co|goodfirms|product hunt|amazon|etsy|ebay|shopify|aliexpress
booking|booking com|airbnb|expedia|hotels com|agoda|vrbo|hostelworld|holidaycheck|hrs|homeaway|thefork|opentable|getyourguide|viator|foursquare|zomato|swiggy|deliveroo|uber eats
provenexpert|ekomi|trusted shops|trustedshops|golocal|werkenntdenbesten|jameda|doctolib|docinsider|sanego|kununu|check24|immobilienscout24|immoscout24|mobile de|autoscout24|proven expert|anwalt de|wlw|myhammer|treatwell|urlaubsarchitektur|traum ferienwohnungen|fewo direkt
avis verifies|avis vérifiés|pages jaunes|pagesjaunes|mariages net|abritel|gites de france|gîtes de france|la fourchette|habitatpresto|travaux com|opinion system|immodvisor
doctoralia|bodas net|zankyou|habitissimo|milanuncios|miodottore|matrimonio com|pagine gialle|prontopro|virgilio
klantenvertellen|kiyoh|zorgkaart nederland|zorgkaart|werkspot|trustoo|feedback company|webwinkelkeur|independer|funda|theperfectwedding
reco|reco se|trustindex|prisjakt|bokadirekt|anbefalt|mittanbud|legelisten|anmeld haandvaerker|3byggetilbud
znanylekarz|znany lekarz|oferteo|fixly|booksy|ceneo|opineo|heureka|zboží|firmy cz|znamylekar|árukereső|doktor5
yandex|яндекс|яндекс карты|2gis|2гис|2 гис|avito|авито|zoon|profi ru|профи ру|otzovik|отзовик|irecommend|флапм|flamp|google карты|гугл|вконтакте|prodoctorov|продокторов|wildberries|ozon|rozetka|prom ua
armut|armut com|hepsiburada|trendyol|n11|sahibinden|doktortakvimi|nesine
checkatrade|trustatrader|rated people|bark com|which trusted traders|feefo|reviews io|yell|thumbtack|angi|angie s list|homeadvisor|houzz|nextdoor|bbb|better business bureau|zillow|avvo|healthgrades|zocdoc|vitals|ratemds|whatclinic|the knot|weddingwire|hitched|cars com|dealerrater|birdeye|podium|judge me|yotpo|product review
食べログ|じゃらん|楽天|楽天トラベル|ホットペッパー|hotpepper|ぐるなび|エキテン|google 口コミ|googleマップ|네이버|네이버 플레이스|naver|카카오|kakao|카카오맵|大众点评|大眾點評|美团|美團|携程|小红书|淘宝|京东|抖音
`
/** What a review is called, and what says that it was checked or how it was rated. */
const words = `
review|reviews|rating|ratings|rated|verified|verified buyer|verified customer|verified purchase|verified user|verified guest|verified client|verified patient|local guide|local guides|stars|star|star half|format quote|read more|show more|see more|more|video|watch|play|previous|prev|photos|photo|contributions|helpful|recommends|verified by|top contributor
bewertung|bewertungen|rezension|rezensionen|verifiziert|verifizierter|verifizierte|verifizierter käufer|verifizierter kunde|verifizierte kundin|verifizierter kauf|sterne|stern|mehr lesen|weiterlesen|mehr|fotos
avis|avis vérifié|avis client|achat vérifié|vérifié|étoiles|étoile|lire la suite|lire plus|voir plus|suite
reseña|reseñas|opinión|opiniones|compra verificada|verificada|verificado|estrellas|estrella|leer más|ver más
recensione|recensioni|recensione verificata|verificata|verificate|verificati|stelle|leggi tutto|leggi di più|mostra altro|di più
avaliação|avaliações|avaliação verificada|estrelas|ler mais|ver mais|leia mais|saiba mais
beoordeling|beoordelingen|recensie|recensies|geverifieerd|geverifieerde|sterren|lees meer|lees verder|meer
opinia|opinie|zweryfikowana|gwiazdki|gwiazdek|czytaj więcej|recenze|hodnocení|ověřeno|hvězdiček|číst více
recension|recensioner|omdöme|omdömen|verifierad|verifierat|stjärnor|läs mer|anmeldelse|anmeldelser|verificeret|verifisert|stjerner|læs mere|les mer|arvostelu|arvostelut|tähteä|lue lisää
отзыв|отзывы|отзыва|отзывов|проверенный|звезд|звёзд|читать далее|читать полностью|подробнее|відгук|відгуки|читати далі|yorum|yorumu|yorumlar|değerlendirme|doğrulanmış|yıldız|devamını oku|κριτική|κριτικές|αξιολόγηση|διαβάστε περισσότερα
ביקורת|ביקורות|ביקורת מאומתת|קרא עוד|קראו עוד|تقييم|تقييمات|مراجعة|اقرأ المزيد|口コミ|レビュー|クチコミ|続きを読む|もっと見る|评价|評價|评论|評論|阅读更多|後記|후기|리뷰|더보기|더 보기
recenzie|recenzii|citește mai mult|értékelés|vélemény|tovább
`
/** What stands between these. */
const between = `
via|on|from|at|by|in|the|of|and|auf|aus|über|bei|von|der|und|sur|de|du|des|le|la|su|en|del|di|da|dal|op|van|na|z|ze|på|fra|i|от|на|из|с|від|з|את|ב|من|على|の|より|から
`
const labels = createPhraseIndex([
  ...phrasesOf(sites).map((phrase) => ({ phrase, tag: 'label' as const })),
  ...phrasesOf(words).map((phrase) => ({ phrase, tag: 'label' as const })),
  ...phrasesOf(between).map((phrase) => ({ phrase, tag: 'between' as const })),
])

const charactersMax = 60

/** Whether a short text only says where a review stands, that it was checked or how it was rated: “Google review”, “via Trustpilot · 5/5”. */
export function isReviewLabel(text: string): boolean {
  if (text.length > charactersMax) return false
  const worded = text.replace(/\p{N}+(?:[.,]\p{N}+)?|[^\p{L}\p{M}\p{N}\s.]+/gu, ' ')
  const found = labels.match(worded)
  const covered = found.reduce((total, { words }) => total + words, 0)
  return found.some(({ tag }) => tag === 'label') && covered === countWords(worded)
}

/** What stands before the name of who left a review: “by Ann Lee”. In lower case, as “Von” and “De” begin names. */
const bylines: ReadonlySet<string> = new Set('by By von par por di da door av af od от від'.split(' '))

/** A name without the word that introduces it. */
export function withoutByline(text: string): string {
  const [first = '', name = ''] = text.split(' ', 2)
  return bylines.has(first) && /^\p{Lu}/u.test(name) ? text.slice(first.length + 1) : text
}
