/** Signs of currencies as pages write them, and which currency a region pays in. */

/** Signs that mean one currency wherever they stand: by code, parted by spaces, each as pages write it. */
const signsOfCurrency: Record<string, string> = {
  USD: 'US$ USD U$S U$D $US',
  CAD: 'CA$ C$ CAD CAN$ $CAD',
  AUD: 'AU$ A$ AUD',
  NZD: 'NZ$ NZD',
  HKD: 'HK$ HKD',
  SGD: 'S$ SGD',
  TWD: 'NT$ TWD NTD',
  BRL: 'R$ BRL reais',
  MXN: 'MX$ MXN',
  ARS: 'AR$ ARS',
  CLP: 'CLP CLP$',
  COP: 'COP COP$',
  PEN: 'S/ S/. PEN soles',
  UYU: 'UYU $U',
  EUR: '€ EUR Eur Euro euro Euros euros евро',
  GBP: '£ GBP',
  CHF: 'CHF Fr. SFr. sFr. Franken francs',
  SEK: 'SEK',
  NOK: 'NOK',
  DKK: 'DKK',
  ISK: 'ISK',
  PLN: 'zł ZŁ PLN złotych złote',
  CZK: 'Kč kč CZK korun koruny',
  HUF: 'Ft HUF',
  RON: 'lei Lei LEI RON',
  BGN: 'лв лв. BGN',
  RSD: 'din. дин. RSD',
  TRY: '₺ TL TRY lira Lira',
  RUB: '₽ руб руб. рублей рубля RUB',
  UAH: '₴ грн грн. гривень гривні UAH',
  KZT: '₸ тг тг. тенге KZT',
  ILS: '₪ ש״ח ש"ח ILS NIS',
  AED: 'AED د.إ درهم Dhs',
  SAR: 'SAR SR ر.س ريال ﷼ \u20c1',
  QAR: 'QAR ر.ق',
  KWD: 'KWD د.ك',
  BHD: 'BHD د.ب',
  OMR: 'OMR ر.ع',
  JOD: 'JOD د.أ',
  EGP: 'EGP ج.م جنيه E£',
  MAD: 'DH Dh د.م',
  TND: 'TND DT',
  JPY: '円 JPY yen',
  CNY: '元 人民币 RMB CNY yuan',
  KRW: '₩ ￦ 원 KRW',
  INR: '₹ INR',
  PKR: 'PKR',
  BDT: '৳ BDT',
  MYR: 'RM MYR',
  IDR: 'Rp Rp. IDR',
  THB: '฿ บาท THB',
  VND: '₫ VND VNĐ đ',
  PHP: '₱',
  NGN: '₦ NGN',
  GHS: '₵ GH₵ GHS',
  KES: 'KES KSh Ksh KSh. Ksh. KSH',
  ZAR: 'ZAR',
  XOF: 'XOF FCFA',
  CRC: '₡',
  PYG: '₲',
  AZN: '₼ AZN',
  GEL: '₾ GEL',
  AMD: '֏',
}

/** Signs that several currencies share: which is meant, the page's region or language tells. */
const sharedSigns: Record<string, string> = {
  '$ dollars Dollar dollar pesos': 'USD CAD AUD NZD MXN CLP COP ARS UYU SGD HKD TWD DOP',
  'kr kr. Kr Kr. KR': 'SEK NOK DKK ISK',
  '¥ ￥': 'JPY CNY',
  'Rs Rs. rs.': 'INR PKR LKR NPR MUR',
  R: 'ZAR',
  'دينار دنانير دينارا دينارًا دينارٍ dinar dinars': 'JOD KWD BHD TND IQD DZD LYD',
  'ريالا ريالًا ريالات riyals': 'SAR QAR OMR YER',
  'دراهم درهما درهمًا dirham dirhams': 'AED MAD',
  'جنيها جنيهًا جنيهات': 'EGP',
  'rupees rupee': 'INR PKR LKR NPR MUR',
  'kronor kroner': 'SEK NOK DKK',
}

/** The currency of a language where no region is named; `$` of a page in English is that of the United States. */
const currencyOfLanguage: Record<string, string> = {
  en: 'USD',
  sv: 'SEK',
  no: 'NOK',
  nb: 'NOK',
  nn: 'NOK',
  da: 'DKK',
  is: 'ISK',
  ja: 'JPY',
  zh: 'CNY',
  hi: 'INR',
}

const regionsOfCurrency: Record<string, string> = {
  USD: 'US EC SV PR PA',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  MXN: 'MX',
  CLP: 'CL',
  COP: 'CO',
  ARS: 'AR',
  UYU: 'UY',
  DOP: 'DO',
  SGD: 'SG',
  HKD: 'HK',
  TWD: 'TW',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  ISK: 'IS',
  JPY: 'JP',
  CNY: 'CN',
  INR: 'IN',
  PKR: 'PK',
  LKR: 'LK',
  NPR: 'NP',
  MUR: 'MU',
  ZAR: 'ZA',
  JOD: 'JO',
  KWD: 'KW',
  BHD: 'BH',
  TND: 'TN',
  IQD: 'IQ',
  DZD: 'DZ',
  LYD: 'LY',
  SAR: 'SA',
  QAR: 'QA',
  OMR: 'OM',
  YER: 'YE',
  AED: 'AE',
  MAD: 'MA',
}

const wordsOf = (list: string) => list.split(' ')

const currencyOfRegion = new Map(
  Object.entries(regionsOfCurrency).flatMap(([code, regions]) => wordsOf(regions).map((region) => [region, code])),
)
const currenciesOfSign = new Map<string, readonly string[]>([
  ...Object.entries(signsOfCurrency).flatMap(([code, list]) => wordsOf(list).map((sign) => [sign, [code]] as const)),
  ...Object.entries(sharedSigns).flatMap(([list, codes]) =>
    wordsOf(list).map((sign) => [sign, wordsOf(codes)] as const),
  ),
])

/** Codes of ISO 4217 as structured data may name them. */
export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)

/** What a page says of where it sells. */
export interface Locale {
  /** ISO 639-1, lower case; '' for none. */
  language: string
  /** ISO 3166, upper case; '' for none. */
  region: string
  /** Codes that the page names itself, in its structured data or beside other amounts. */
  named: readonly string[]
}

/** The currency that a sign means on a page; null where it cannot be told. */
export function currencyOf(sign: string, { language, region, named }: Locale): string | null {
  const candidates = currenciesOfSign.get(sign) ?? []
  if (candidates.length <= 1) return candidates[0] ?? null
  const choice = [...named, currencyOfRegion.get(region), region === '' ? currencyOfLanguage[language] : undefined]
  return choice.find((code) => code !== undefined && candidates.includes(code)) ?? foreign(sign, region, language)
}

/** A shop of the United Kingdom or of Germany that names a price in `$` means the dollar of the United States. */
const foreign = (sign: string, region: string, language: string): string | null =>
  sign === '$' && (region !== '' || ['en', 'de', 'fr', 'it', 'nl', 'pl', 'ru', 'ja', 'tr'].includes(language))
    ? 'USD'
    : null

/** Scripts without spaces go on right after the sign: 月額1,000円から. */
const unspaced = /^(?:円|元|원|บาท|人民币)$/u
const letter = /\p{L}/u

/** Whether a letter may stand before a sign, and behind it: “Form 12” is no price in Malaysia. */
const borders = new Map(
  [...currenciesOfSign.keys()].map((sign) => [
    sign,
    { opens: !letter.test(sign.slice(0, 1)), closes: !letter.test(sign.slice(-1)) || unspaced.test(sign) },
  ]),
)
const signCharactersMax = Math.max(...[...borders.keys()].map((sign) => sign.length))

/** The longest currency sign that ends at that place of a text. */
export function signBefore(text: string, end: number): string | null {
  for (let length = Math.min(signCharactersMax, end); length > 0; length--) {
    const sign = text.slice(end - length, end)
    const border = borders.get(sign)
    if (border !== undefined && (border.opens || !letter.test(text.charAt(end - length - 1)))) return sign
  }
  return null
}

/** The longest currency sign that begins at that place of a text. */
export function signAfter(text: string, start: number): string | null {
  for (let length = Math.min(signCharactersMax, text.length - start); length > 0; length--) {
    const sign = text.slice(start, start + length)
    const border = borders.get(sign)
    if (border !== undefined && (border.closes || !letter.test(text.charAt(start + length)))) return sign
  }
  return null
}
