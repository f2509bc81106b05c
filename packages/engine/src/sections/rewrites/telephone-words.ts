/** What a button says that calls a number: “Call 812 358 4529”. In forms that address nobody, so that they fit any site. */
const verbs: Record<string, string> = {
  ar: 'اتصل:',
  bg: 'Обадете се:',
  ca: 'Trucar:',
  cs: 'Zavolat:',
  da: 'Ring',
  de: 'Anrufen:',
  el: 'Κλήση:',
  en: 'Call',
  es: 'Llamar:',
  et: 'Helista:',
  fi: 'Soita:',
  fr: 'Appeler :',
  he: 'התקשרו:',
  hr: 'Nazovi:',
  hu: 'Hívás:',
  it: 'Chiama:',
  ja: '電話する：',
  ko: '전화하기:',
  lt: 'Skambinti:',
  lv: 'Zvanīt:',
  nl: 'Bel',
  no: 'Ring',
  pl: 'Zadzwoń:',
  pt: 'Ligar:',
  ro: 'Sună:',
  ru: 'Позвонить:',
  sk: 'Zavolať:',
  sl: 'Pokliči:',
  sv: 'Ring',
  tr: 'Ara:',
  uk: 'Зателефонувати:',
  zh: '致电：',
}

/** null in a language whose verb is not known. */
export function callTo(number: string, language: string): string | null {
  const verb = verbs[language]
  if (verb === undefined) return null
  return verb.endsWith('：') ? `${verb}${number}` : `${verb} ${number}`
}
