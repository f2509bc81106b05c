import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/**
 * Towns of countries whose addresses are mostly written without a postal code: the capitals and the places where most
 * companies are, in English and as they write themselves.
 */
const towns = {
  AE: 'Dubai|دبي|Abu Dhabi|أبوظبي|أبو ظبي|Sharjah|الشارقة|Ajman|عجمان',
  AO: 'Luanda',
  BH: 'Manama|المنامة',
  BW: 'Gaborone',
  CD: 'Kinshasa',
  CI: 'Abidjan',
  CM: 'Douala|Yaoundé',
  DZ: 'Algiers|Alger|الجزائر العاصمة|Oran|وهران',
  EG: 'Cairo|القاهرة|Alexandria|الإسكندرية|Giza|الجيزة',
  ET: 'Addis Ababa',
  GH: 'Accra|Kumasi',
  HK: 'Kowloon|九龍|Hong Kong Island',
  IE: 'Dublin|Cork|Galway|Limerick|Waterford|Kilkenny|Sligo|Athlone|Drogheda|Dundalk',
  IQ: 'Baghdad|بغداد|Erbil|أربيل|Basra|البصرة',
  JM: 'Kingston',
  JO: 'Amman|عمان|عمّان',
  KE: 'Nairobi|Mombasa|Kisumu|Nakuru|Eldoret',
  KW: 'Kuwait City|مدينة الكويت|Hawally|حولي|Salmiya|السالمية',
  LB: 'Beirut|بيروت',
  LY: 'Tripoli|طرابلس|Benghazi|بنغازي',
  MA: 'Casablanca|الدار البيضاء|Rabat|الرباط|Marrakech|مراكش|Tangier|Tanger|طنجة|Fès|فاس',
  MW: 'Lilongwe|Blantyre',
  MZ: 'Maputo',
  NA: 'Windhoek',
  NG: 'Lagos|Abuja|Ibadan|Port Harcourt|Kano',
  OM: 'Muscat|مسقط',
  PA: 'Panama City|Ciudad de Panamá',
  PS: 'Ramallah|رام الله|Gaza|غزة|Nablus|نابلس',
  QA: 'Doha|الدوحة',
  RW: 'Kigali',
  SA: 'Riyadh|الرياض|Jeddah|جدة|Mecca|Makkah|مكة|مكة المكرمة|Medina|المدينة المنورة|Dammam|الدمام|Khobar|Al Khobar|الخبر|Taif|الطائف|Tabuk|تبوك|Buraidah|بريدة|Abha|أبها',
  SD: 'Khartoum|الخرطوم',
  SN: 'Dakar',
  SY: 'Damascus|دمشق|Aleppo|حلب',
  TN: 'Tunis|تونس العاصمة|Sfax|صفاقس|Sousse|سوسة',
  TZ: 'Dar es Salaam|Arusha|Dodoma',
  UG: 'Kampala|Entebbe',
  YE: 'Sanaa|صنعاء|Aden|عدن',
  ZM: 'Lusaka',
  ZW: 'Harare|Bulawayo',
} as const

export const townEntries: readonly { phrase: string; tag: keyof typeof towns }[] = Object.entries(towns).flatMap(
  ([country, names]) => phrasesOf(names).map((phrase) => ({ phrase, tag: country as keyof typeof towns })),
)

export const townWords: PhraseIndex<keyof typeof towns> = createPhraseIndex(townEntries)
