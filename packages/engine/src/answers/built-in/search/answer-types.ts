/** What kind of thing a question wants to hear, by the words that it asks with, and the texts that hold such a thing. */
export type AnswerType =
  | 'amount'
  | 'duration'
  | 'age'
  | 'distance'
  | 'measure'
  | 'percent'
  | 'rating'
  | 'count'
  | 'time'
  | 'person'
  | 'place'
  | 'phone'
  | 'email'

/** Most telling first: “how long” is no “how”. On folded texts. */
const asking: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'age',
    /\bhow old\b(?! is the (?:company|brand|business|firm|site))|\b(?:what|which|minimum|from what) age\b|\bwelche[mns]? alter\b|\bab wie ?viel(?:en)? jahren?\b|\bmindestalter\b|\b(?:quel|partir de quel) age\b|\bage minimum\b|\bque edad\b|\bedad minima\b/,
  ],
  [
    'duration',
    /\bhow (?:long|quick|quickly|fast|soon|many (?:hours|days|weeks|months|minutes|years))\b|\bwie (?:lange|schnell)\b|\bwie viele (?:stunden|tage|wochen|monate|minuten|jahre)\b|\ben combien de temps\b|\bcombien (?:de temps|d['’ ]?heures|de jours|de semaines|de mois|d['’ ]?annees|d['’ ]?ans)\b|\bquelle duree\b|\bdure\b.*\bcombien\b|\bcuant[oa]s? (?:tiempo|horas|dias|semanas|meses|anos)\b|\bcuanto (?:dura|tarda)\w*\b|\bturnaround\b|\bduration\b|\bdauert?\b|\bduracion\b|\bduree\b/,
  ],
  [
    'distance',
    /\bhow (?:far|close|near)\b|\bwie (?:weit|nah)\b|\bquelle distance\b|\bque distancia\b|\bcuan lejos\b|\bcomo de lejos\b/,
  ],
  [
    'measure',
    /\bhow (?:big|large|tall|high|deep|wide|heavy)\b|\bwie (?:gross|hoch|tief|breit|schwer)\b(?! (?:ist|sind) (?:der |die |das )?(?:preis|kosten|umsatz|beitrag|gebuhr))|\bquelle (?:taille|superficie|surface|altitude|hauteur)\b|\bque (?:tamano|superficie|altura|altitud)\b|\baltitude\b|\baltitud\b/,
  ],
  [
    'percent',
    /\b(?:success|answer|response|pass|passing|completion|interest|conversion) rate\b|\bwhat percentage\b|\bpercent\b|\bwie viel prozent\b|\berfolgsquote\b|\bquote\b(?= (?:von|der|des|beim))|\btaux\b|\bpourcentage\b|\bporcentaje\b|\btasa\b/,
  ],
  [
    'rating',
    /\bratings?\b|\bhow many stars\b|\bbewertung\b|\bwie viele sterne\b|\bquelle note\b|\bque (?:nota|puntuacion|calificacion)\b/,
  ],
  [
    'phone',
    /\b(?:phone|telephone|fax|whatsapp|mobile) ?(?:number)?\b|\b(?:telefon|fax|handy)\w*nummer\b|\btelefon\b|\bnumero de (?:telephone|fax|whatsapp|telefono|movil)\b|\btelefono\b|\bnumber (?:of|for) (?:the )?(?:fax|whatsapp|phone)\b/,
  ],
  ['email', /\be-?mail(?:s|-adresse| address)?\b|\bmailadresse\b|\bcourriel\b|\bcorreo\b/],
  [
    'amount',
    /\bhow much\b(?! (?:time|experience|space))|\b(?:price|prices|cost|costs|fee|fees|cheapest|pricing)\b|\bwas kostet?\b|\bkostet\b|\bkosten\b(?!los)|\bpreise?\b|\bgebuhr\w*\b|\bwie viel kost\w*\b|\bcombien\b(?! (?:de|d)\b)(?!['’])|\bprix\b|\btarifs?\b|\bcoute\w*\b|\bcuanto (?:cuesta|vale|sale|es|cobra)\w*\b|\bque (?:cuesta|vale)\b|\bprecios?\b|\btarifas?\b/,
  ],
  [
    'count',
    /\bhow many\b|\bnumber of\b|\bwie ?viele\b|\banzahl\b|\bcombien (?:de|d)\b|\bcombien d['’]|\bnombre de\b|\bcuant[oa]s\b|\bnumero de (?!telefono|fax|whatsapp|movil|telephone)/,
  ],
  [
    'time',
    /\bwhen\b|\bwhat (?:time|year|date|day|days|month)\b|\bwhich (?:year|date|day|days|month)\b|\bhours\b|\bdeadline\b|\bsince when\b|\bwann\b|\bbis wann\b|\bwelche[mnrs]? (?:jahr|tag|tagen|datum|monat)\b|\boffnungszeiten\b|\bgeoffnet\b|\buhrzeit\b|\bfrist\b|\bquand\b|\bquelle (?:annee|heure|date)\b|\bquels jours\b|\bhoraires?\b|\bcuando\b|\bque (?:fecha|hora|dia|dias|ano)\b|\bhorarios?\b/,
  ],
  [
    'person',
    /\bwho(?:'s|'ll| is| are| was| runs| founded| owns| leads| teaches| trains)?\b(?! is it for| are they for| is this for)|\bwer\b|\bqui (?:est|sont|dirige|a|gere|enseigne)\b|\bquien(?:es)?\b/,
  ],
  ['place', /\bwhere\b|\bwo\b|\bou (?:est|se|sont)\b|\bdonde\b|\baddress\b|\badresse\b|\bdireccion\b/],
]

/** Bounded, as a page may be one long run of digits. */
const number = String.raw`(?<![\d.,])\d[\d.,]{0,14}`

/** On texts as they are written. */
const shapes: Readonly<Record<AnswerType, RegExp | null>> = {
  amount:
    /\p{Sc} ?\d|\d(?:[.,]\d+)? ?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|kr|zł|грн|francs?|franken|руб|pesos?|reais)(?!\p{L}))|\bR ?\d{2,}/iu,
  duration: new RegExp(
    `(?:${number}|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|vier|fünf|sechs|sieben|acht|neun|zehn|quatre|cinq|sept|huit|neuf|dix|cuatro|cinco|siete|ocho|nueve|diez|ein|eine[rnm]?|zwei|drei|une?|deux|trois|dos|tres|same|within|sofort)) ?(?:[-–—to ]{1,4}\\d+ ?)?[- ]?\\+?(?:h\\b|hrs?|hours?|min\\b|mins|minutes?|days?|business|working|weeks?|months?|years?|stunden?|std|tagen?|wochen?|monaten?|jahren?|minuten|heures?|jours?|semaines?|mois|ans?\\b|années?|horas?|días?|dias?|semanas?|mes(?:es)?\\b|años?|anos?|giorn|ore\\b|anni|uur|dagen|jaar|decades?)|same[- ]day|overnight|decades?|immediately|instant|short notice|kurzfristig|zeitnah|rapidement|minut`,
    'iu',
  ),
  age: /\d+ ?\+? ?(?:years?|yrs?|yo\b|jahren?|ans?\b|años?|anos?|months?|monaten?|mois|meses|anni|jaar|lat\b)|\b(?:ab|from|aged?|over|under|à partir de|desde) \d/iu,
  distance: /\d[\d.,]* ?(?:km|kilomet|kilómet|m\b|met(?:er|re)|mètre|metro|miles?|mi\b|mins?\b|blocks?)|minut/iu,
  measure:
    /\d[\d.,]* ?(?:km|m\b|m²|m2|qm|sqm|sq|square|quadrat|met(?:er|re)|mètre|metro|cm|mm|kg|g\b|ft|feet|inch|zoll|ha\b|hectare|hektar|l\b|lit(?:er|re)|mb\b|gb\b|tb\b)/iu,
  percent: /\d ?%|percent|prozent|pour cent|por ciento/iu,
  rating: /\d[.,]\d|\d ?(?:\/|of|von|sur|de) ?\d|★|\d ?stars?|\d ?sterne|\d ?étoiles?|\d ?estrellas/iu,
  count:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|três|quatro|sete|oito|nove|dez|due|tre|quattro|cinque|sei|twee|drie|vijf|zes)\b/iu,
  time: /\d{1,2}[:.h]\d{2}|\d ?(?:uhr|h\b|[ap]\.?m)|\b(?:19|20)\d{2}\b|\d{1,2}[./]\d{1,2}\.?|\d{1,2}(?:st|nd|rd|th|\.|er)? (?:jan|feb|fév|mär|mar|apr|abr|avr|ma[iy]|jun|jui|jul|aug|ago|août|sep|oct|okt|nov|dec|dez|déc|dic)|(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)\b|\b(?:mon|tues?|wed|thu|fri|sat|sun)(?:\b|day|urday|nesday|rsday)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta)\b|\b(?:mo|di|mi|do|fr|sa|so)\.? ?(?:-|–|bis|\d)|24\/7|daily|täglich|tous les jours|weekend|week-end|\d-\d{1,2}\b/iu,
  person: /\p{Lu}\p{Ll}+ \p{Lu}/u,
  place: null,
  phone: /(?:\+\d|\(\d|\b0\d|\d{3}[- .]\d)[\d ().\-/]{5,}/u,
  email: /[\w.+-]+@[\w-]+\.\w/u,
}

const nameOfPerson =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: (?:van|von|de|der|da|del|la|le)){0,2} \p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?(?!\p{L})|\b(?:[Ww]e|I|[Ww]ir|[Ii]ch|[Nn]ous|[Jj]e) (?:have |haben |avons )?(?:found|start|gegründ|fond)/gu

/** Words that only ask, and so stand on no page beside what answers them; folded beginnings. */
const askingWords =
  /^(?:how|much|many|long|quick(?:ly)?|fast|soon|far|when|since|what|which|who|whom|where|time|kind|type|lange|schnell|viele?|weit|wann|wieviele?|lang|combien|temps|quand|quanto|cuant[oa]s?|cuando|tiempo|donde|cost|costs|price|prices|prix|preis|preise|kostet|kosten|kost|coute|coutent|cuesta|cuestan|vale|precio|precios|tarif|tarifs|tarifa|tarifas|dure|dauert|dauer|duree|dura|lasts?|takes?|number|numero|nummer|anzahl|nombre|cantidad|hoch|gross|big|large|tall|high|deep|heavy|tief|breit|taux|fees?|amount|cheapest|quelle?s?|dates?|fecha|datum|trouve|situe|exist(?:e|en|ent|ieren)?|depuis|seit|desde|hay|edad|age|alter|partir|rate)$/

export interface Wish {
  type: AnswerType | null
  /** Asked how many there are: of what, folded. */
  counted: string | null
  /** Whether a text without such a thing is no answer. */
  isStrict: boolean
}

const lenient: ReadonlySet<AnswerType> = new Set(['place', 'person'])

const countedThing =
  /\b(?:how many|number of|wie ?viele?|anzahl (?:der|an)?|combien d(?:e |')|nombre de|cuant[oa]s|numero de) ?(?:different |verschiedene |autres |otr[oa]s )?([\p{L}-]+)/u

export function wishOf(folded: string): Wish {
  const type = asking.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
  const counted = type === 'count' ? (countedThing.exec(folded)?.[1] ?? null) : null
  return { type, counted, isStrict: type !== null && !lenient.has(type) }
}

const unitWords =
  /^(?:hours?|days?|weeks?|months?|years?|minutes?|stunden?|tagen?|tage|wochen?|monaten?|minuten?|jahren?|heures?|jours?|semaines?|mois|ans|annees?|horas?|dias?|semanas?|mes|meses|anos?|minutos?)$/

export const isAskingWord = (word: string, { type }: Wish): boolean =>
  askingWords.test(word) || (type === 'duration' && unitWords.test(word))

/** What somebody does who is asked for by it alone: the name stands beside a word such as “founder”. */
const leading =
  /^(?:runs?|leads?|heads?|started|founded|created|built|fuhrt|leitet|betreibt|gegrundet|grundete|steckt|dirige|dirigent|gere|fonde|cree|lleva|fundo|fundado|creo|inicio|patron|boss|behind|derriere|detras|dahinter)$/

/** Names of persons in a text, or what may be one: two words with a capital letter. */
export const namesOfPersons = (text: string): RegExpExecArray[] => [...text.matchAll(nameOfPerson)]

/** Whether a text holds a thing of the type. */
export const holdsType = (text: string, type: AnswerType): boolean =>
  (type === 'amount' && text.length <= freeCharactersMax && free.test(text)) ||
  (shapes[type]?.test(type === 'duration' ? text.replace(ages, '') : text) ?? true)

/** What costs nothing is said in few words; in more of them something else may be free. */
const freeCharactersMax = 90
const free = /\bfree\b|kostenlos|kostenfrei|gratuit|gratis/iu

/** “From 16 years” is no time that something takes. */
const ages =
  /(?:\b(?:ab|aged?|dès|à partir de|a partir de|avoir|from age) )\d{1,3} (?:years?|jahren?|ans|años|anos)|(?<!\d)\d{1,3} (?:ans révolus|years old|years of age|jahre alt|años de edad)/giu

export const isLeading = (word: string, { type }: Wish): boolean => type === 'person' && leading.test(word)
