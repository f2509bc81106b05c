import { foldText } from '../fold.ts'
import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf, type WordEntry, wordEntries } from '../word-lists.ts'

export const streetEntries = (): WordEntry<'street'>[] => wordEntries(pagesLists, 'street')

/** Street words as words of their own; glued ones (`Hauptstraße`, `Kerkstraat`, `中山路88号`) are found by `streetIn`. */
export const streetWords: PhraseIndex<'street'> = createPhraseIndex(streetEntries)

/**
 * A street with its number, in folded text (fold.ts), by the script or family of languages that writes so. Every
 * repetition is bounded, so the cost of a search grows with the length of the text alone.
 */
const streetPatterns: readonly { languages: string; pattern: RegExp }[] = [
  {
    languages: 'de',
    pattern:
      /(?<!\p{L})\p{L}[\p{L}.-]{1,30}(?:strasse|str\.|gasse|platz|weg|allee|ring|ufer|damm|chaussee|steig) ?\d{1,4} ?[a-z]?(?!\p{L})/u,
  },
  {
    languages: 'de',
    pattern:
      /(?<!\p{L})\p{L}[\p{L}.-]{1,30} (?:strasse|str\.|gasse|platz|allee|ring|ufer|damm|chaussee) \d{1,4} ?[a-z]?(?!\p{L})/u,
  },
  {
    languages: 'de',
    pattern:
      /(?<!\p{L})(?:am|an der|auf der|im|in der|zum|zur|alte|neue|grosse|kleine)(?: \p{L}{2,20}){1,2} \d{1,4} ?[a-z]?(?!\p{L}|\d)/u,
  },
  {
    languages: 'nl',
    pattern:
      /(?<!\p{L})\p{L}[\p{L}'.-]{1,30}(?:straat|laan|plein|gracht|kade|dijk|weg|steeg|singel|hof) \d{1,5} ?[a-z]{0,3}(?!\p{L})/u,
  },
  {
    languages: 'sv da no fi',
    pattern:
      /(?<!\p{L})\p{L}[\p{L}.-]{1,30}(?:gatan|gata|gate|gaten|vagen|veien|vegen|vei|vej|gade|alle|torget|torg|torv|plass|plads|katu|tie|kuja|tori|ranta) \d{1,4} ?[a-z]?(?!\p{L})/u,
  },
  {
    languages: 'en',
    pattern:
      /(?<!\d)\d{1,6}[a-z]?,? (?:[nsew]\.? )?(?:[\p{L}\d'.-]{1,20} ){1,4}(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|square|court|ct|place|highway|hwy|parkway|pkwy|terrace|crescent|way|quay)(?!\p{L})/u,
  },
  {
    languages: 'fr',
    pattern:
      /(?<!\d)\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|route|impasse|allee|quai|cours|passage|faubourg) [\p{L}'-]{2,30}/u,
  },
  {
    languages: 'es it pt ro',
    pattern:
      /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|av\.|plaza|paseo|carretera|ctra\.|via|viale|v\.le|piazza|p\.zza|corso|largo|vicolo|strada|rua|r\.|praca|travessa|alameda|estrada|rodovia|str\.|bulevardul|bd\.|calea|aleea|soseaua|sos\.) (?:[\p{L}\d'.-]{1,20} ){0,5}[\p{L}'.-]{2,20},? ?(?:n\.? ?[°ºo]?\.? ?|nr\.? ?|no\.? ?)?\d{1,5}/u,
  },
  {
    languages: 'pl cs',
    pattern:
      /(?<!\p{L})(?:ul\.|ulica|al\.|aleja|aleje|pl\.|plac|os\.|osiedle|nam\.|namesti|tr\.|trida|nabrezi) ?(?:[\p{L}\d.-]{1,20} ){0,3}[\p{L}.-]{2,20} \d{1,4}/u,
  },
  {
    languages: 'hu',
    pattern: /(?<!\p{L})\p{L}[\p{L}.-]{1,25} (?:utca|u\.|ut|utja|ter|tere|korut|krt\.|setany|sor|koz|rakpart) \d{1,4}/u,
  },
  {
    languages: 'tr',
    pattern:
      /(?<!\p{L})[\p{L}\d.-]{2,25} (?:mah\.|mahallesi|cad\.|caddesi|cd\.|sok\.|sokak|sk\.|bulvari|blv\.)[ ,:.\p{L}]{0,30} ?(?:no ?[:.]? ?)?\d{1,4}/u,
  },
  {
    languages: 'ru uk bg',
    pattern:
      /(?<!\p{L})(?:ул\.|улица|вул\.|вулиця|пр-т|просп\.|проспект|пр\.|пер\.|переулок|пров\.|провулок|пл\.|площадь|площа|ш\.|шоссе|наб\.|набережная|б-р|бульвар|бул\.) ?(?:[\p{L}\d.-]{1,20} ){0,3}[\p{L}\d.-]{2,25},? ?(?:д\.? ?|дом |буд\.? ?|№ ?)?\d{1,4}/u,
  },
  {
    languages: 'el',
    pattern: /(?<!\p{L})(?:οδοσ|λεωφοροσ|λεωφ\.|λ\.|πλατεια|πλ\.) ?(?:[\p{L}.]{1,20} ){0,3}[\p{L}.]{2,25},? \d{1,4}/u,
  },
  {
    languages: 'he',
    pattern: /(?<!\p{L})(?:רחוב|רח'|שדרות|שד'|דרך|כיכר) (?:[\p{L}"'-]{1,20} ){0,3}[\p{L}"'-]{2,20},? \d{1,4}/u,
  },
  // Where streets have no names, post goes to a box: “P.O. Box 4521-00100”.
  {
    languages: 'en',
    pattern: /(?<!\p{L})(?:p\.? ?o\.? ?box|post office box|private bag) ?(?:no\.?|:)? ?\d{1,6}(?:-\d{5})?(?!\d)/u,
  },
  { languages: 'ar', pattern: /(?<!\p{L})(?:شارع|طريق|ميدان|جاده|حي) \p{L}{2,20}(?: \p{L}{2,20}){0,4}/u },
  {
    languages: 'ja',
    pattern: /\p{L}{1,12}(?:[0-9]{1,3}|[一二三四五六七八九十]{1,3})(?:丁目|番地|番|-[0-9]{1,4}(?:-[0-9]{1,4})?)/u,
  },
  {
    languages: 'zh',
    pattern: /[\p{Script=Han}]{1,12}(?:路|街|大道|巷|弄)(?:[一二三四五六七八九十0-9]{1,3}段)?[0-9]{1,5} ?(?:号|號|弄)/u,
  },
  { languages: 'ko', pattern: /[가-힣0-9]{1,12}(?:로|길) ?\d{1,4}(?:-\d{1,4})?(?!\d)/u },
]

/** Postal codes by country (ISO 3166-1), to be searched beside a place name: most are plain numbers. Linear in the text. */
export const postalCodes: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    AT: '[1-9]\\d{3}',
    AU: '\\d{4}',
    BE: '[1-9]\\d{3}',
    BG: '\\d{4}',
    BR: '\\d{5}-?\\d{3}',
    CA: '[abceghj-nprstvxy]\\d[a-z] ?\\d[a-z]\\d',
    CH: '[1-9]\\d{3}',
    CN: '\\d{6}',
    CZ: '\\d{3} ?\\d{2}',
    DE: '\\d{5}',
    DK: '\\d{4}',
    EE: '\\d{5}',
    ES: '(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}',
    FI: '\\d{5}',
    FR: '\\d{2} ?\\d{3}',
    GB: '[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}',
    GR: '\\d{3} ?\\d{2}',
    HR: '\\d{5}',
    HU: '[1-9]\\d{3}',
    ID: '\\d{5}',
    IE: '[ac-fhknprtv-y]\\d[\\dw] ?[a-z\\d]{4}',
    IL: '\\d{5}(?:\\d{2})?',
    IN: '[1-9]\\d{2} ?\\d{3}',
    IT: '\\d{5}',
    JP: '〒? ?\\d{3}-\\d{4}',
    KR: '\\d{5}',
    LT: '(?:lt-)?\\d{5}',
    LV: 'lv-\\d{4}',
    MX: '\\d{5}',
    NL: '[1-9]\\d{3} ?[a-z]{2}',
    NO: '\\d{4}',
    NZ: '\\d{4}',
    PL: '\\d{2}-\\d{3}',
    PT: '\\d{4}-\\d{3}',
    RO: '\\d{6}',
    RU: '\\d{6}',
    SA: '\\d{5}(?:-\\d{4})?',
    SE: '\\d{3} ?\\d{2}',
    SG: '\\d{6}',
    SI: '\\d{4}',
    SK: '\\d{3} ?\\d{2}',
    TH: '\\d{5}',
    TR: '\\d{5}',
    TW: '\\d{3}(?:\\d{2,3})?',
    UA: '\\d{5}',
    US: '(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])\\.? \\d{5}(?:-\\d{4})?',
    VN: '\\d{5,6}',
    ZA: '\\d{4}',
  }).map(([country, code]) => [country, new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'iu')]),
)

/** ISO 3166-1 code: English name, then own names. */
const countries = {
  AR: 'Argentina',
  AT: 'Austria|Österreich',
  AU: 'Australia',
  AE: 'United Arab Emirates|UAE|الإمارات العربية المتحدة|الإمارات',
  BE: 'Belgium|België|Belgique|Belgien',
  BG: 'Bulgaria|България',
  BR: 'Brazil|Brasil',
  CA: 'Canada',
  CH: 'Switzerland|Schweiz|Suisse|Svizzera',
  CL: 'Chile',
  CN: 'China|中国|中國|中华人民共和国',
  CO: 'Colombia',
  CY: 'Cyprus|Κύπρος',
  CZ: 'Czech Republic|Czechia|Česko|Česká republika',
  DE: 'Germany|Deutschland',
  DK: 'Denmark|Danmark',
  EE: 'Estonia|Eesti',
  EG: 'Egypt|مصر',
  ES: 'Spain|España',
  FI: 'Finland|Suomi',
  FR: 'France',
  GB: 'United Kingdom|UK|Great Britain|England|Scotland|Wales|Northern Ireland',
  GE: 'საქართველო',
  GR: 'Greece|Ελλάδα',
  HK: 'Hong Kong|香港',
  HR: 'Croatia|Hrvatska',
  HU: 'Hungary|Magyarország',
  ID: 'Indonesia',
  IE: 'Ireland|Éire',
  IL: 'Israel|ישראל',
  IN: 'India|भारत',
  IR: 'Iran|ایران',
  IS: 'Iceland|Ísland',
  IT: 'Italy|Italia',
  JO: 'Jordan|الأردن',
  JP: 'Japan|日本',
  KE: 'Kenya',
  KR: 'South Korea|Republic of Korea|대한민국|한국',
  KW: 'Kuwait|الكويت',
  KZ: 'Kazakhstan|Казахстан|Қазақстан',
  LB: 'Lebanon|لبنان',
  LT: 'Lithuania|Lietuva',
  LU: 'Luxembourg|Luxemburg|Lëtzebuerg',
  LV: 'Latvia|Latvija',
  MA: 'Morocco|المغرب|Maroc',
  MT: 'Malta',
  MX: 'Mexico|México',
  MY: 'Malaysia',
  NG: 'Nigeria',
  NL: 'Netherlands|The Netherlands|Nederland',
  NO: 'Norway|Norge',
  NZ: 'New Zealand|Aotearoa',
  PE: 'Peru|Perú',
  PH: 'Philippines|Pilipinas',
  PK: 'Pakistan|پاکستان',
  PL: 'Poland|Polska',
  PT: 'Portugal',
  QA: 'Qatar|قطر',
  RO: 'Romania|România',
  RS: 'Serbia|Srbija|Србија',
  RU: 'Russia|Russian Federation|Россия|Российская Федерация|РФ',
  SA: 'Saudi Arabia|المملكة العربية السعودية|السعودية|KSA',
  SE: 'Sweden|Sverige',
  SG: 'Singapore|新加坡',
  SI: 'Slovenia|Slovenija',
  SK: 'Slovakia|Slovensko',
  TH: 'Thailand|ประเทศไทย|ไทย',
  TN: 'Tunisia|تونس|Tunisie',
  TR: 'Turkey|Türkiye',
  TW: 'Taiwan|台灣|台湾|臺灣',
  UA: 'Ukraine|Україна',
  US: 'United States|United States of America|USA|U.S.A|Estados Unidos',
  UY: 'Uruguay',
  VN: 'Vietnam|Việt Nam',
  ZA: 'South Africa',
} as const

export type CountryCode = keyof typeof countries

export const countryEntries: readonly { phrase: string; tag: CountryCode }[] = Object.entries(countries).flatMap(
  ([code, names]) => phrasesOf(names).map((phrase) => ({ phrase, tag: code as CountryCode })),
)

/** Country names; “Georgia” is left out, as it is a state of the USA too. */
export const countryWords: PhraseIndex<CountryCode> = createPhraseIndex(countryEntries)

const addressLabelWords: PhraseIndex<'address'> = createPhraseIndex(() => wordEntries(pagesLists, 'address'))

/** Whether a text is nothing but the word for an address. */
export const isAddressLabel = (text: string): boolean => text.length <= 40 && addressLabelWords.exact(text) !== null

/** The first street with its number in a text of any language, as folded; null without one. */
export function streetIn(text: string): string | null {
  const folded = foldText(text)
  for (const { pattern } of streetPatterns) {
    const found = pattern.exec(folded)
    if (found !== null) return found[0]
  }
  return null
}
