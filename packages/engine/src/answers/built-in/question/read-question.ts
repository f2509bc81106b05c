/** What a question asks for: which parts of the report, in what form, and of which things by name. */
import { foldText } from '../../../lexicon/fold.ts'
import type { Form } from '../../../lexicon/questions/lists.ts'
import type { Question } from '../../answerer.ts'
import { isAskingWord, isLeading, type Wish, wishOf } from '../search/answer-types.ts'
import type { QuestionKind } from './example-questions/example-table.ts'
import { formIndex, isYesNo } from './form-words.ts'
import { isFunctionWord, languageOf, questionWords } from './language.ts'
import type { Language } from './languages.ts'
import { type RankedKind, rankedKinds } from './question-kinds.ts'
import { topicIndex } from './topic-words.ts'
import { isOfPages, type TopicId } from './topics.ts'

export interface Asked {
  language: Language
  /** The message, folded. */
  folded: string
  /** In the order in which they are named; those that only set the scene are left out. */
  topics: TopicId[]
  /** Those that its phrases name. */
  phrased: TopicId[]
  forms: ReadonlySet<Form>
  /** Whether it is about one thing that pages tell, and not about a part of the report. */
  isOfFact: boolean
  /** Whether it asks for its topics as a whole, whatever else it names. */
  isOfWhole: boolean
  isYesNo: boolean
  /** Folded words that no list of ours explains: names, and things of this one site. */
  words: string[]
  /** Words of subjects that were left out: what fits them too fits better. */
  asideWords: string[]
  /** Whether the brand is named. */
  namesBrand: boolean
  /** All words that say something, those of the topics too: what pages are searched for. */
  contentWords: string[]
  /** What stands in quotation marks. */
  quoted: string | null
  /** What kind of thing is wanted. */
  wish: Wish
  /** What pages are searched for: content words without those that only ask. */
  searchWords: string[]
  /** Of the words those that are written as names. */
  names: string[]
  /** What pages were searched for before, where this question goes on with it. */
  earlierWords: string[]
}

interface Classification {
  topics: TopicId[]
  isOfFact: boolean
  isOfWhole: boolean
  form: 'task' | 'unknowable' | 'rank' | null
}

/** A kind is taken for sure enough where its score is so far above that of others, in standard deviations. */
const leadMin = 1
/** What pages tell is searched for where nothing is found, so that less is lost by an error. */
const factLeadMin = 0.5
/** Kinds that send somebody away have to be surer. */
const declinedLeadMin = 2.5
/** Parts of the report that are so close to each other are both asked for. */
const togetherMax = 0.9

/** What the example questions tell; null where they leave it open. */
function classified(ranked: readonly RankedKind[], phrased: readonly TopicId[]): Classification | null {
  const [first] = ranked
  if (first === undefined || phrased.includes('confidence')) return null
  const behind = behindOf(ranked)
  if (first.kind === 'task' || first.kind === 'unknowable' || first.kind === 'opinion') {
    if (first.lead < declinedLeadMin) return null
    const form = first.kind === 'opinion' ? 'rank' : first.kind
    return { topics: [...phrased], isOfFact: false, isOfWhole: false, form }
  }
  const isOther = isOfReport(first.kind) ? (kind: QuestionKind) => !isOfReport(kind) : isOfReport
  const gap = behind.find(({ kind }) => isOther(kind))?.by ?? 0
  if (gap < (isOfReport(first.kind) ? leadMin : factLeadMin)) return null
  const near = behind.filter(({ kind, by }) => by <= togetherMax && !isOther(kind)).map(({ kind }) => kind)
  if (isOfReport(first.kind)) {
    const topics = near.filter(isTopic)
    const named = topics.filter((topic) => phrased.includes(topic))
    const also = phrased.includes(first.kind) ? phrased.filter((topic) => topic !== first.kind) : []
    return {
      topics: [...new Set([...named, ...topics, ...also])].slice(0, topicsMax),
      isOfFact: false,
      isOfWhole: true,
      form: null,
    }
  }
  const topics = near.filter(isTopic)
  const isOfFact = near.includes('fact') || topics.length === 0
  return {
    topics: [...new Set([...topics, ...phrased.filter(isOfPages)])].slice(0, topicsMax),
    isOfFact,
    isOfWhole: false,
    form: null,
  }
}

/** How far each kind is behind the first one. */
function behindOf(ranked: readonly RankedKind[]): { kind: QuestionKind; by: number }[] {
  let by = 0
  return ranked.map(({ kind, lead }) => {
    const one = { kind, by }
    by += lead
    return one
  })
}

/** A part of the report that no page states by itself. */
const isOfReport = (kind: QuestionKind): kind is TopicId => isTopic(kind) && !isOfPages(kind)

const isTopic = (kind: QuestionKind): kind is TopicId =>
  kind !== 'fact' && kind !== 'task' && kind !== 'unknowable' && kind !== 'opinion'

const declining: readonly Form[] = ['unknowable', 'rank', 'future', 'help']

/** A word such as “traffic” in a question that asks for something else sends nobody away. */
function withKind(forms: ReadonlySet<Form>, { form }: Classification): ReadonlySet<Form> {
  const kept = [...forms].filter((one) => !declining.includes(one))
  return new Set(form === null ? kept : [...kept, form])
}

/** Words so wide that another subject beside them is the one that is meant. */
const wide: ReadonlySet<TopicId> = new Set([
  'offer',
  'customers',
  'category',
  'themes',
  'features',
  'positioning',
  'look',
  'clarity',
  'valueProposition',
  'name',
  'hero',
  'claims',
  'seo',
  'summary',
  'audience',
  'team',
  'values',
  'tone',
  'speed',
  'blog',
  'freshness',
  'security',
  'imagery',
  'navigation',
  'languages',
  'location',
  'problem',
  'gaps',
  'questions',
])

const brandPhrase =
  /\b(?:this|the|that|their|its)\s+(?:brand|company|business|firm|shop|store|site|website|web site|restaurant|organi[sz]ation|school|practice|studio|agency|app)\b(?!['’]s)/giu

const polite =
  /^(?:[¿¡\s]*)(?:(?:please|can you|could you|would you|will you|i want you to|i would like you to|i'd like you to|i need you to|help me|let's|bitte|kannst du|konntest du|konnen sie|wurdest du|hilf mir|s'il te plait|s'il vous plait|peux-tu|peux tu|pouvez-vous|pourrais-tu|pourriez-vous|puedes|podrias|puede|por favor|and|now|then|so|ok|okay|hey|hi|und|jetzt|et|y|ahora)[\s,.:]+)+/u

export function readQuestion({ message, turns }: Pick<Question, 'message' | 'turns'>, brand: readonly string[]): Asked {
  const language = languageOf(message, turns)
  const folded = foldText(message)
    .slice(0, readCharactersMax)
    .replace(/\b(who|what|where|when|how|which)'s\b/g, '$1 is')
    .replace(
      /\bhow (do|can|should) (?:the |their )?(?:customers|visitors|people|users|guests|clients|patients|students)\b/g,
      'how $1 they',
    )
  const neutral = withoutBrand(folded, brand, language).replace(brandPhrase, 'it')
  const forms = formsOf(folded)
  let matches = topicIndex(language).match(neutral)
  if (matches.length === 0) matches = topicIndex(language).match(folded)
  if (matches.length === 0) {
    // “font” asks for type in English, and is a verb in French.
    const isSaid = (start: number, end: number) =>
      questionWords(neutral.slice(start, end)).some((word) => !isFunctionWord(word, language))
    matches = topicIndex('all')
      .match(neutral)
      .filter(({ start, end }) => isSaid(start, end))
  }
  // A long name is made of words that are asked for: “Marrowell Soup & Bread”.
  const ofBrand = new Set(brand.flatMap((name) => questionWords(name).slice(0, name.split(' ').length > 2 ? 1 : 2)))
  const wish = wishedOf(folded)
  matches = matches.filter(({ tag, phrase }) => !isOfOtherKind(tag, phrase, wish))
  // “What does the office offer?” does not ask where it is.
  if (matches.some(({ tag }) => tag !== 'location'))
    matches = matches.filter(({ phrase }) => !placesByName.test(phrase))
  const explained = [...matches, ...formIndex.match(neutral).filter(({ tag }) => tag !== 'task')]
  const written = new Set(namesIn(message, language))
  const says = (word: string) =>
    (/^\d+$/.test(word) || written.has(word) || !isFunctionWord(word, language)) && !ofBrand.has(word)
  const outside = explained.reduceRight(
    (text, { start, end }) =>
      end <= text.length ? `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}` : text,
    foldText(neutral),
  )
  const whole = wholeSentences.find(([, pattern]) => pattern.test(folded))?.[0]
  const phrased = narrowed(matches.map(({ tag }) => (tag === 'founding' && wish.type === 'person' ? 'team' : tag)))
  const quoted = /["“„«‘']([^"“”„«»]{2,200})["”“»’'](?!\p{L})/u.exec(message)?.[1]?.trim() ?? null
  // “Why?” and “More” ask for nothing of their own.
  const isBare = ['why', 'more', 'thanks'].some((form) => forms.has(form as Form)) && !questionWords(folded).some(says)
  const classification =
    whole === undefined && quoted === null && !isBare ? classified(rankedKinds(neutral, language), phrased) : null
  const classifiedTopics = (classification?.topics ?? phrased).map((topic) =>
    topic === 'name' && wish.type === 'person' ? 'team' : topic,
  )
  const isOfPrice = wish.type === 'amount' && classifiedTopics.length > 0 && !classifiedTopics.some(isOfPages)
  const topics: TopicId[] = whole !== undefined ? [whole] : isOfPrice ? ['prices'] : classifiedTopics
  const named = questionWords(outside).filter(says)
  const aside = matches.filter(({ tag }) => !topics.includes(tag))
  const contentWords = [...new Set(questionWords(folded).filter(says))]
  return {
    language,
    folded,
    topics,
    phrased,
    isOfFact: classification?.isOfFact ?? false,
    isOfWhole: classification?.isOfWhole ?? false,
    asideWords: aside.flatMap(({ start, end }) => questionWords(neutral.slice(start, end))).filter(says),
    forms: classification === null ? forms : withKind(forms, classification),
    isYesNo: isYesNo(folded.replace(polite, ''), language),
    words:
      whole === undefined
        ? [...new Set([...named.filter((word) => !isAskingWord(word, wish)), ...networksIn(folded)])]
        : [],
    namesBrand: questionWords(folded).some((word) => ofBrand.has(word)),
    contentWords,
    wish,
    searchWords: searchedWords(contentWords, wish),
    names: [...written].filter((word) => contentWords.includes(word)),
    earlierWords: [],
    quoted,
  }
}

const goingOn =
  /^[¿¡\s]*(?:(?:ok|okay|and|or|but|then|so|und|oder|aber|et|ou|mais|y|o|pero|entonces|alors|dann)\b|what about|how about|was ist mit|qu'en est-il|que hay de)|\b(?:that|those|these|there|then|ones?|it|them|dort|dann|dabei|dazu|davon|darin|diese[mnrs]?|ca|cela|celui-ci|celle-ci|y|en|eso|esa|ese|alli|ahi|entonces)\b/

/** Where another question begins: “… and what does it cost?” */
const nextPart =
  /[?!.;]+\s+(?=\S+\s+\S)|,?\s+(?:and|und|et|y|e|also|plus|sowie|ainsi que)\s+(?=(?:what|which|who|whom|where|when|why|how|do|does|did|is|are|was|were|can|could|will|would|has|have|was|wer|wie|wo|wann|warum|welche[mnrs]?|für wen|gibt|ist|sind|kann|darf|muss|hat|haben|que|quel(?:le)?s?|qui|où|quand|comment|combien|pourquoi|est-ce|y a-t-il|à quel(?:le)?|qué|cuál(?:es)?|cuánt[oa]s?|quién(?:es)?|dónde|cuándo|cómo|por qué|hay|se puede|puedo|a qué)\b)/giu

/** How somebody begins who asks, or has something listed. */
const asksForSomething =
  /^[¿¡\s]*(?:please |bitte |s'il (?:te|vous) plait |por favor )?(?:tell|give|show|list|name|describe|explain|find|sum|what|which|who|how|where|when|why|nenn|zeig|gib|sag|list|beschreib|erklar|fass|was|wer|wie|wo|wann|welch|donne|liste|dis|montre|decri|explique|resume|que|quel|qui|comment|ou|quand|dime|dame|lista|muestra|describe|explica|resume|cual|quien|como|donde|cuando)/
const partsMax = 3
const partWordsMin = 3

export interface QuestionPart {
  text: string
  /** Or what is said before a question: “We come with a tent.” */
  isQuestion: boolean
}

/** The questions that a message is made of; itself where it is one, or hard to part. */
export function partsOfQuestion(message: string): QuestionPart[] {
  const parts: QuestionPart[] = []
  let start = 0
  const read = message.slice(0, readCharactersMax)
  for (const { 0: mark, index } of [...read.matchAll(nextPart), { 0: '', index: read.length }]) {
    const text = read.slice(start, index).trim()
    if (text !== '') parts.push({ text, isQuestion: !/^[.!;]/.test(mark) || asksForSomething.test(foldText(text)) })
    start = index + mark.length
  }
  const isWhole = parts.length > partsMax || parts.some(({ text }) => questionWords(text).length < partWordsMin)
  return isWhole || !parts.some(({ isQuestion }) => isQuestion) ? [{ text: message, isQuestion: true }] : parts
}

/** Whether a question speaks of something that was named before it. */
export const goesOn = (message: string): boolean => goingOn.test(foldText(message).slice(0, readCharactersMax))

/** Without those that only ask; “who runs it” asks for a founder, an owner or whoever stands at the head. */
function searchedWords(words: readonly string[], wish: Wish): string[] {
  const searched = words.flatMap((word) =>
    isLeading(word, wish) ? ['founder'] : isAskingWord(word, wish) ? [] : [word],
  )
  return [...new Set(searched)]
}

const placesByName = /^(?:büro|office|bureau|oficina)/

const namedRole =
  /\b(?:name of|named|called|who|wie heisst|name (?:der|des)|nom (?:du|de la|de l')|s'appelle|nombre (?:del|de la)|se llama)\b.*\b(?:founder|owner|president|director|manager|ceo|chair(?:man|woman|person)?|boss|head|chef|doctor|dentist|trainer|teacher|coach|grunder(?:in)?|inhaber(?:in)?|chef(?:in)?|leiter(?:in)?|vorstand|vorsitzende[rn]?|geschaftsfuhrer(?:in)?|arztin|arzt|lehrer(?:in)?|fondat(?:eur|rice)|proprietaire|patron(?:ne)?|directeur|directrice|gerante?|president[ea]?|medecin|fundador[a]?|duen[oa]|propietari[oa]|director[a]?|gerente|jef[ea]|medic[oa])\b/

/** “What is the name of the owner?” asks for a person. */
const wishedOf = (folded: string): Wish =>
  namedRole.test(folded) ? { type: 'person', counted: null, isStrict: false } : wishOf(folded)

/** “How much time”, “combien de places” ask for no price. */
const isOfOtherKind = (topic: TopicId, phrase: string, { type }: Wish): boolean =>
  topic === 'prices' && type !== null && type !== 'amount' && /^(?:how much|combien|cost|costs)$/.test(phrase)

/** Words with a capital letter where their language has none: names, as a rule. German writes all nouns so. */
function namesIn(message: string, language: Language): string[] {
  if (language === 'de') return []
  const written = message.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const names = written.slice(1).filter((word) => /^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word))
  // In capitals throughout, or each word with one, they tell nothing.
  return names.length * 2 > written.length ? [] : names.map((name) => foldText(name))
}

/** German puts the verb at the end: “Kannst du mir eine E-Mail schreiben?” */
const germanOrder =
  /^(?:kannst du|konntest du|konnen sie|wurdest du|wurden sie)\b.*\b(?:schreiben|verfassen|entwerfen|erstellen|ubersetzen|formulieren|dichten|generieren|erfinden|programmieren)\W*$/

/** Each is a thing to be found or not, beside being a word for all of them. */
const networks: ReadonlySet<string> = new Set([
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'tiktok',
  'mastodon',
  'pinterest',
  'wordpress',
  'shopify',
  'ios',
  'android',
  'iso',
])

const networksIn = (folded: string) => questionWords(folded).filter((word) => networks.has(word))

/** Questions whose subject goes by any name: “What do patients say?”, “Where is the clinic?”, “Was macht der Verein?”. */
const wholeSentences: readonly (readonly [TopicId, RegExp])[] = [
  [
    'testimonials',
    /^what (?:do|did) (?!they|you|it|the pages?|the report|we)(?:their |the |its )?(?:[a-z]+ )?[a-z]+s (?:say|think)\b|^was sagen (?!sie|die seiten)(?:die |ihre )?\w+ ?(?:uber|\?|$)|^que disent (?!ils|elles|les pages)(?:les|leurs|ses) \w+|^[¿ ]*que dicen (?!las paginas)(?:los|las|sus) \w+/,
  ],
  [
    'location',
    /^where (?:is|are) (?:the|their|its|your) [a-z]+ ?\??$|^wo (?:ist|liegt|sind|befindet sich) (?:der|die|das|ihr|ihre) \w+ ?\??$|^ou (?:est|se trouve|se situe) (?:le |la |les |l')\w+ ?\??$|^[¿ ]*donde (?:esta|queda|se encuentra) (?:el|la) \w+ ?\??$/,
  ],
  [
    'category',
    /^what does (?:the|this) [a-z]+ (?:do|offer)(?: exactly)? ?\??$|^was (?:macht|tut) (?:der|die|das|dieser|diese|dieses) \w+(?: genau| eigentlich)? ?\??$|^que fait (?:le |la |l'|cette |ce )\w+ ?\??$|^[¿ ]*que hace (?:el|la|esta|este) \w+ ?\??$/,
  ],
]

/** What is longer is no question. */
const readCharactersMax = 2_000

function formsOf(folded: string): ReadonlySet<Form> {
  const forms = new Set(formIndex.match(folded).map(({ tag }) => tag))
  const order = folded.replace(polite, '')
  if (germanOrder.test(folded)) return new Set([...forms, 'task'])
  // “Do they write blog posts?” asks for nothing to be written.
  if (formIndex.startsWith(order)?.tag !== 'task') forms.delete('task')
  return forms
}

/** What stands for the brand in the phrases of each language. */
const standIns: Record<Language, string> = { en: 'it', de: 'die firma', fr: 'la marque', es: 'la empresa' }

function withoutBrand(folded: string, brand: readonly string[], language: Language): string {
  return brand
    .map(foldText)
    .filter((name) => name.length > 2)
    .reduce((text, name) => text.replaceAll(`${name}'s`, 'their').replaceAll(name, standIns[language]), folded)
}

function narrowed(topics: readonly TopicId[]): TopicId[] {
  const distinct = [...new Set(topics)]
  // “How sure are you about the audience?”: of both, or neither.
  const isSureness = (topic: TopicId) => topic === 'confidence'
  if (distinct.some(isSureness) && distinct.length > 1) {
    return ['confidence', ...narrowed(distinct.filter((topic) => !isSureness(topic)))]
  }
  const narrow = distinct.filter((topic) => !wide.has(topic))
  const named = distinct.filter((topic) => !widest.has(topic))
  const kept = narrow.length > 0 ? narrow : named.length > 0 ? named : distinct
  return kept.slice(0, topicsMax)
}

/** Words that stand in questions about anything. */
const widest: ReadonlySet<TopicId> = new Set(['offer', 'customers', 'category', 'name'])

const topicsMax = 2
