import { foldText } from '../fold.ts'
import { phrasesOf } from '../word-lists.ts'

/** Whether a whole label names a language, or a language and a country, as switchers do: “DE”, “日本語”, “EN / FR”. */
export function isLanguageLabel(text: string): boolean {
  if (text.length > 120) return false
  const label = foldText(text.replace(flags, ' '))
    .replace(edges, '')
    .replace(/^\(([^()]*)\)$/, '$1')
  if (label === '') return flagsOnly.test(text.trim())
  if (isName(label)) return !words.test(text.trim())
  const withCountry = /^(.+?) ?(?:\(([^()]+)\)|[-–—/|,:·] ?(.+))$/.exec(label)
  if (withCountry !== null) {
    const [, first = '', inBrackets, after] = withCountry
    const second = (inBrackets ?? after ?? '').trim()
    if (isName(first.trim()) && (isName(second) || countries.has(second) || countryCodes.has(second))) return true
    if ((countries.has(first.trim()) || countryCodes.has(first.trim())) && isName(second)) return true
  }
  const parts = label.split(/ ?[/|·,•]+ ?| - | – | — /).filter((part) => part !== '')
  if (parts.length > 1 && parts.length <= 12) return parts.every(isName)
  const wordsOfLabel = label.split(' ')
  // “EN DE FR”, “English Deutsch”, “in English”; but “is it” is no row of codes.
  if (wordsOfLabel.length > 1 && wordsOfLabel.length <= 8 && wordsOfLabel.every(isName))
    return !/(?:^|\s)\p{Ll}{2}(?:\s|$)/u.test(text)
  return wordsOfLabel.length === 2 && leadIns.has(wordsOfLabel[0]!) && names.has(wordsOfLabel[1]!)
}

const isName = (label: string): boolean => names.has(label) || codes.has(label)

const flags = /[\u{1f1e6}-\u{1f1ff}\u{1f310}\u{1f30d}-\u{1f30f}\u{1f3f3}\u{1f3f4}]/gu
const flagsOnly = /^(?:[\u{1f1e6}-\u{1f1ff}]{2}\s*)+$/u
const edges = /^[\s[{<▾▼▲⌄>:›»*•-]+|[\s\]}>▾▼▲⌄<:›»*•.-]+$/g
/** Codes that are words when written so: the button “No”. */
const words = /^(?:No|Us|At|Is|It|Da|Se|Si|Be|no|us|at|is|be)$/
const leadIns = new Set(['in', 'auf', 'en', 'na', 'på', 'pa', 'po', 'view', 'site', 'language:', 'sprache:', 'version'])

const names = new Set(
  phrasesOf(`
    english|deutsch|german|francais|french|espanol|spanish|castellano|castilian|italiano|italian|portugues|portuguese|
    portugues do brasil|brasileiro|brazilian portuguese|nederlands|dutch|vlaams|flemish|svenska|swedish|dansk|danish|norsk|
    norsk bokmal|bokmal|nynorsk|norwegian|suomi|suomeksi|finnish|islenska|icelandic|polski|polish|po polsku|cestina|cesky|czech|
    slovencina|slovensky|slovak|slovenscina|slovensko|slovenski|slovenian|slovene|hrvatski|croatian|srpski|српски|serbian|
    bosanski|bosnian|crnogorski|montenegrin|македонски|makedonski|macedonian|български|bulgarian|shqip|albanian|magyar|
    magyarul|hungarian|romana|romanian|turkce|turkish|русский|по-русски|на русском|рус|russian|українська|українською|укр|
    ukrainian|беларуская|белорусский|belarusian|ελληνικα|greek|עברית|hebrew|العربية|عربي|عربى|بالعربية|arabic|فارسی|
    persian|farsi|اردو|urdu|كوردي|کوردی|kurdi|kurdish|日本語|japanese|nihongo|中文|简体中文|繁體中文|繁体中文|简体|簡體|
    繁體|繁体|中文(简体)|中文(繁體)|中文 (简体)|中文 (繁體)|中国語|汉语|漢語|chinese|simplified chinese|traditional chinese|
    chinese (simplified)|chinese (traditional)|mandarin|cantonese|廣東話|正體中文|台灣|한국어|korean|韓国語|韩语|日语|日文|英文|
    英语|英語|ไทย|thai|tieng viet|vietnamese|bahasa indonesia|indonesia|indonesian|bahasa melayu|melayu|malay|bahasa|
    filipino|tagalog|हिन्दी|हिंदी|hindi|বাংলা|bengali|bangla|தமிழ்|tamil|తెలుగు|telugu|ಕನ್ನಡ|kannada|മലയാളം|malayalam|
    मराठी|marathi|ગુજરાતી|gujarati|ਪੰਜਾਬੀ|punjabi|සිංහල|sinhala|नेपाली|nepali|ភាសាខ្មែរ|ខ្មែរ|khmer|ລາວ|lao|
    မြန်မာ|burmese|ქართული|georgian|հայերեն|armenian|azərbaycan|azərbaycanca|azerbaijani|қазақша|қазақ|kazakh|o'zbek|
    o'zbekcha|ozbekcha|uzbek|кыргызча|kyrgyz|тоҷикӣ|монгол|mongolian|eesti|eesti keel|estonian|latviesu|latviski|latvian|
    lietuviu|lietuviskai|lithuanian|catala|catalan|galego|galician|euskara|basque|cymraeg|welsh|gaeilge|irish|gaidhlig|
    letzebuergesch|luxembourgish|malti|maltese|afrikaans|kiswahili|swahili|esperanto|latina|latin|
    schwyzerdutsch|rumantsch|francais (canada)|english (us)|english (uk)|american english|british english|anglais|allemand|
    espagnol|italien|englisch|franzosisch|spanisch|italienisch|niederlandisch|polnisch|russisch|turkisch|chinesisch|japanisch|
    ingles|aleman|frances|inglese|tedesco|francese|spagnolo|alemao|espanhol|engels|duits|frans|engelska|tyska|engelsk|tysk|
    englanti|ruotsi|pa svenska|in english|englannti|angielski|niemiecki|anglicky|nemecky|ingilizce|almanca|английский|немецкий|
    англійська|αγγλικα|engleza|germana|angol|nemet|אנגלית|الإنجليزية|english site|english version|englische version|
    version francaise|deutsche version|version anglaise|version en espanol|in het nederlands|auf deutsch|en francais|en espanol|
    in italiano|po cesku|русская версия|english page|中文版|英文版|日本語版|日本語サイト|영어|英語サイト|englishサイト|简体中文版
  `).map(foldText),
)

/** ISO 639-1 of languages of websites, and codes that switchers use for them; no code that is also a common label. */
const codes = new Set(
  `en de fr es it pt nl sv da no nb nn fi is pl cs sk sl hr sr bs mk bg sq hu ro tr ru uk be el he ar fa ur ja zh ko th vi id
  ms hi bn ta ka hy az kk uz et lv lt ca gl eu cy ga lb mt af sw se dk cz gr jp cn kr tw hk ua il br rs ee si at ch uk us gb
  eng ger deu fra fre esp spa ita por ned nld dut swe sve dan nor fin pol pl cze ces hun rom tur tr rus ukr gre heb ara jpn jap
  chi chn kor vie tha ind рус укр eng. en-us en-gb en-ca en-au en-int de-de de-at de-ch fr-fr fr-ca fr-be fr-ch es-es es-mx
  es-419 pt-br pt-pt nl-nl nl-be it-it it-ch sv-se da-dk nb-no fi-fi pl-pl cs-cz ja-jp zh-cn zh-tw zh-hk zh-hans zh-hant ko-kr
  ru-ru tr-tr 中 日 英 한 中国 繁 简 簡 韓 עב עבר ع`
    .split(/\s+/)
    .map(foldText),
)

const countryCodes = new Set(
  'us uk gb eu int intl global de at ch fr be ca es mx ar it pt br nl se dk no fi pl cz ru ua tr gr il ae sa jp cn tw hk sg kr in au nz ie za'.split(
    ' ',
  ),
)

const countries = new Set(
  phrasesOf(`
    united states|usa|us|united kingdom|uk|great britain|international|global|worldwide|europe|eu|canada|australia|ireland|
    new zealand|india|singapore|south africa|deutschland|germany|osterreich|austria|schweiz|suisse|svizzera|switzerland|
    france|belgique|belgie|belgium|luxembourg|espana|spain|mexico|argentina|colombia|chile|peru|latinoamerica|latin america|
    latam|america latina|italia|italy|portugal|brasil|brazil|nederland|netherlands|the netherlands|sverige|sweden|danmark|
    denmark|norge|norway|suomi|finland|polska|poland|cesko|ceska republika|czech republic|czechia|slovensko|magyarorszag|
    hungary|romania|bulgaria|hrvatska|srbija|turkiye|turkey|россия|russia|україна|ukraine|ελλαδα|greece|ישראל|israel|
    السعودية|الإمارات|saudi arabia|uae|united arab emirates|egypt|مصر|日本|japan|中国|中國|china|台灣|台湾|taiwan|香港|
    hong kong|한국|대한민국|korea|south korea|ไทย|thailand|viet nam|vietnam|malaysia|philippines|bosna|cyprus|quebec|
    中国大陆|大陆|simplified|traditional|简体|繁體|繁体|china mainland|middle east|asia|asia pacific|africa
  `).map(foldText),
)
