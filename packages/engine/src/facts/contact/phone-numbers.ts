/** Arabic-Indic and full-width digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

const phoneCharactersMax = 60

/** Whether a whole text is a phone number, an extension at its end included. */
export function isPhone(text: string): boolean {
  if (text.length > phoneCharactersMax) return false
  const latin = latinDigits(text)
  const digits = latin.replace(/\D/g, '').length
  if (digits < 6 || digits > 16 || isDateOrRange(latin) || isSampleNumber(latin)) return false
  return /^[\d\s()+./‑–-]+$/.test(latin.replace(/[\s,]*(?:ext|x|durchwahl|доб).*$/is, '').trim())
}

/** A number of nobody: 555 after an area code, which North America keeps for fiction; one digit repeated; digits in their order. */
const isSampleNumber = (latin: string): boolean =>
  /^\D{0,3}1?\D{0,2}\d{3}\D{1,2}555\D?\d{4}\D*$/.test(latin) ||
  /(\d)\1{6,}$|^(?:\d{0,3}?0?)(?:123456789\d?|0123456789|987654321\d?)$/.test(latin.replace(/\D/g, ''))

const isDateOrRange = (text: string) =>
  /^\s*(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d\s*[–-]\s*(?:19|20)\d\d)\s*$/.test(
    text,
  )

const phoneWords =
  'tel(?:efon|éfono|efone|efono|ephone|efonnummer|efoon|efón|efonszám)?|phone(?: number)?|mobiles?|mobil(?:e|telefon)?|handy|' +
  'call(?: us)?(?: at| on)?|fon|tél(?:éphone)?|móvil|cell(?:ulare)?|celular|telemóvel|hotline|whatsapp|puhelin|puh|' +
  'tlf|tfn|tif|gsm|cep|ph|тел(?:ефон)?|моб|τηλ(?:έφωνο)?|電話(?:番号)?|電話番號|电话|手机|手機|热线|전화(?:번호)?|대표번호|' +
  'هاتف|جوال|الهاتف|تلفون|اتصل بنا|טלפון|טל|נייד|☎|☏|✆|📞|📱'
const faxWords = 'fax(?:nummer)?|telefax|téléfax|telefaks|faks|факс|传真|傳真|ファックス|팩스|فاكس|פקס|φαξ'
const number = String.raw`\+?[\d(][\d\s()./‑–-]{5,22}\d`

/** A number after a word that announces it. */
const announcedPhone = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${phoneWords})(?!\p{L})[\s:：.)\ufe0f]{0,6}(?:(?:&|/|\+|und|and|et|y)\s?(?:whatsapp|fax|sms)[\s:：.]{0,4})?(?:\([^)\d]{0,12}\)\s{0,2})?(${number})`,
  'giu',
)
/** The words of these scripts stand without a space before the number or before one another. */
const announcedUnspaced = new RegExp(
  String.raw`(?:電話(?:番号)?|電話番號|电话|電話|手机|热线)[\s:：.]{0,4}(${number})`,
  'giu',
)
/** A number in international form. */
const internationalPhone = /(?<![\d+])(\+\d{1,3}[\s(./‑–-]{0,2}[\d][\d\s()./‑–-]{5,18}\d)/g

const afterFax = new RegExp(String.raw`(?:${faxWords})[\s:：.)]{0,4}(?:\([^)]{0,12}\)\s?)?$`, 'iu')
const afterBoth = new RegExp(
  String.raw`(?:${phoneWords})[\s./&+-]{0,3}(?:und|and|et|y)?\s?(?:${faxWords})[\s:：.)]{0,4}$`,
  'iu',
)
const announcement = new RegExp(String.raw`^(?:${phoneWords}|${faxWords})[\s:：.\ufe0f]{0,4}$`, 'iu')

/** Whether a line is nothing but the word for the number in the next. */
export const announcesPhone = (line: string): boolean => line.length <= 24 && announcement.test(line)

/** A number as people of one country write it, alone in its line: “08 123 45 67”, “(0123) 456-789”. Numbers of registers have no gaps. */
export function isLocalPhone(line: string): boolean {
  const text = latinDigits(line.trim())
  const digits = text.replace(/\D/g, '').length
  return /^(?:0|\(0)/.test(text) && digits >= 8 && digits <= 11 && /\d[\s()./‑–-]+\d/.test(text) && isPhone(text)
}

/** The phone numbers that a line shows as such, as written; fax numbers are none. */
export function phonesIn(text: string): string[] {
  const latin = latinDigits(text)
  if (latin.length !== text.length) return []
  const found = new Set<string>()
  for (const pattern of [announcedPhone, announcedUnspaced, internationalPhone]) {
    for (const match of latin.matchAll(pattern)) {
      const at = match.index + match[0].length - match[1]!.length
      const before = latin.slice(Math.max(0, at - 40), at)
      if (afterFax.test(before) && !afterBoth.test(before)) continue
      const value = balanced(text.slice(at, at + match[1]!.length).trim())
      if (isPhone(value)) found.add(value)
    }
  }
  return [...found]
}

/** `(030) 123 (` ends before the bracket that it does not close. */
const balanced = (text: string) =>
  text.split('(').length > text.split(')').length ? text.replace(/\s*\([^()]*$/, '') : text
