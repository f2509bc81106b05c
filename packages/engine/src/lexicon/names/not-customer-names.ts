import { createPhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** Marks of ways to pay and to be found, and words that say what a picture is: no customer's name. */
const list = `
visa|mastercard|maestro|american express|amex|diners club|discover|jcb|unionpay|paypal|klarna|apple pay|google pay|samsung pay|amazon pay|sofort|giropay|ideal|bancontact|twint|sepa|afterpay|clearpay|swish|vipps|mobilepay|blik|przelewy24|multibanco|mb way|pix|boleto|mir|webpay|mercado pago|oxxo|alipay|wechat pay|line pay|paypay|kakaopay|naver pay|stripe|shop pay|vorkasse|rechnung|cash|bitcoin
facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|whatsapp|telegram|snapchat|threads|xing|vk|vkontakte|line|wechat|weibo|github|discord|reddit|vimeo|messenger|medium|mastodon|bluesky|spotify|rss|email|e mail|mail|phone|telefon
app store|google play|play store|apple store|download on the app store|get it on google play|microsoft store|huawei appgallery
logo|logos|image|images|picture|photo|foto|img|icon|icons|avatar|user|customer|customers|client|clients|kunde|kunden|partner|partners|sponsor|sponsors|brand|brands|company|placeholder|banner|background|arrow|star|stars|rating|quote|check|close|menu|search|left|right|next|prev|previous|slide|untitled|default|thumbnail|screenshot|illustration|shape|line|dots|loading|spinner|blank|team|home|hero|header|footer|section|test|sample|example|bild|imagen|immagine|imagem|afbeelding|zdjęcie|obrázek|resim|изображение|фото|картинка|логотип|партнер|клиент|ロゴ|画像|图片|圖片|로고|이미지|شعار|صورة
our customers|our partners|our clients|trusted by|customer logo|client logo|partner logo|company logo|brand logo|logo client|logo partner|logo partenaire
flag|united states|english|deutsch|français|español
`
const names = createPhraseIndex(phrasesOf(list).map((phrase) => ({ phrase, tag: true as const })))

/** Whether a name from a row of logos is that of a network, a way to pay, or of no firm at all. */
export const isNoCustomer = (name: string): boolean => names.exact(name) !== null
