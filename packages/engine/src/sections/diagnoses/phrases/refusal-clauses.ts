/** What makes a line a refusal of the brand's own: a negation alone says no more than that something is not so. */
import { cueWords } from '../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { claimWordsOf, parityWordsOf } from '../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../lexicon/speech/introduction-words.ts'
import type { RefusalWord } from '../../../lexicon/speech/lists.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import { negationWords } from '../../../lexicon/speech/negation-words.ts'
import { refusalWordsOf } from '../../../lexicon/speech/refusal-words.ts'
import { imperativeWordsOf, readerWordsOf } from '../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../page/word-count.ts'

/** How a line refuses. */
export interface Refusing {
  /** It sets what the brand does against what it does not: “a conversation, not a script”. */
  isContrast: boolean
  /** “We never …”, “Wir bauen keine …”. */
  isOfBrand: boolean
  /** Clauses of one sort that leave something out: “no forms, no waiting”. */
  count: number
  /** Whether it leaves one thing out, and says no more: “No cloud dependency.” */
  isBare: boolean
}

/** So near the beginning stands what refuses. */
const wordsBeforeRefusal = 3
const wordsAfterOnly = 4
/** Where clauses part. */
const parting = /[.,;:!–—]\s+|\s[-–—]\s/u
const sentenceEnd = /(?<=[.!。！])\s+/u
const tags: readonly RefusalWord[] = ['not', 'no', 'without']
/** After one word, “Unfortunately, …”, a sentence follows; what is set against one word is as short: “Proactive, not reactive”. */
const againstOneWordMax = 3
/** A longer clause is a sentence of its own, which tells what is not so. */
const refusedWordsMax = 12

/** How a line of the brand's own refuses what others of the trade do; null where the lists of its language cannot tell. */
export function refusalReader(language: string): (text: string) => Refusing | null {
  const clauseWord = clauseReader(language)
  const refusesItself = selfReader(language)
  const isOther = otherReader(language)
  const imperative = imperativeWordsOf(language)
  const refusals = refusalWordsOf(language)
  const refusedIn = (clause: string) =>
    refusals.match(clause).filter(({ tag }) => tag !== 'only' && tag !== 'verb').length
  return (text) => {
    if (isOther(text)) return null
    const clauses = text.split(parting).filter((clause) => clause.trim() !== '')
    const words = clauses.map(clauseWord)
    // “Without a look at your devices or your mail” leaves out two things in one clause.
    const within = clauses.map((clause, at) => (words[at] === null ? 0 : refusedIn(clause)))
    const count = Math.max(...within, ...tags.map((tag) => words.filter((word) => word === tag).length))
    // “No app needed — book by mail” asks for a deed.
    const isContrast = clauses.some(
      (clause, at) =>
        at > 0 &&
        (words[at] !== null || imperative.startsWith(clause) === null) &&
        isAgainst(clauses, words, clause, at),
    )
    const isOfBrand = text.split(sentenceEnd).some(refusesItself)
    const isBare = words.includes('no') && !words.some((word) => word !== null && word !== 'no')
    return isContrast || isOfBrand || count > 1 || isBare ? { isContrast, isOfBrand, count, isBare } : null
  }
}

/** “A conversation, not a script”; “No sales talk, but results”. */
function isAgainst(
  clauses: readonly string[],
  words: readonly (RefusalWord | null)[],
  clause: string,
  at: number,
): boolean {
  const [first = ''] = clauses
  if (words[0] === 'no' || words[0] === 'not')
    return at === 1 && words[1] === null && wordCount(first) > 1 && wordCount(first) <= againstWordsMax(clause)
  if (words[at] !== 'not' || words[0] !== null) return false
  return wordCount(first) > 1 ? wordCount(clause) <= refusedWordsMax : wordCount(clause) <= againstOneWordMax
}

/** What is refused first is short, as is what stands against it: “Pas une salle. Un ring.” */
const againstWordsMax = (clause: string) => (wordCount(clause) <= 5 ? 5 : 0)

/** Tells by what word a clause refuses something; null where it refuses nothing, or what everybody does. */
function clauseReader(language: string): (clause: string) => RefusalWord | null {
  const words = refusalWordsOf(language)
  const isStock = stockReader(language)
  return (clause) => {
    const word = words.startsWith(clause)
    if (word === null || word.tag === 'only' || word.tag === 'verb') return null
    const rest = foldText(clause).slice(word.end).trim()
    if (wordCount(rest) === 0 || words.startsWith(rest)?.tag === 'only') return null
    return isStock(clause) ? null : word.tag
  }
}

/** Tells whether a sentence says “we do not …”; “we cannot” is a limit, and “we do not only” a boast. */
function selfReader(language: string): (sentence: string) => boolean {
  const we = firstPersonPluralWords(language)
  const words = refusalWordsOf(language)
  const isStock = stockReader(language)
  /** Where the verb says who speaks the negation comes first: “Non siamo …”. */
  const startsWithWe = (text: string) => {
    if (we.startsWith(text) !== null) return true
    const word = words.startsWith(text)
    return word?.tag === 'not' && we.startsWith(foldText(text).slice(word.end).trim()) !== null
  }
  return (sentence) => {
    if (!startsWithWe(sentence) || isStock(sentence)) return false
    const [first, second] = words.match(sentence)
    if (first === undefined || first.tag === 'only' || first.tag === 'without') return false
    const before = foldText(sentence).slice(0, first.start)
    // “We do not clean only”; of “never more than 40” a figure follows.
    const isMore = second?.tag === 'only' && wordCount(foldText(sentence).slice(second.end)) <= wordsAfterOnly
    const after = foldText(sentence).slice(first.end).trim()
    return (
      wordCount(before) <= wordsBeforeRefusal &&
      !isMore &&
      (words.startsWith(after)?.tag !== 'only' || /^\D{0,12}\d/.test(after))
    )
  }
}

/** “Not included: council fees”: what a price leaves out. */
const notIncluded =
  /(?<!\p{L})(?:not|excl\p{L}*|niet|nicht|non|no|não|nie|ne|není|nie je|ikke|inte|ei|nem|nu|не|не е|δεν)\s?(?:are |is |sont |est |son |é |e |są |jsou |er |ingår)?(?:included|inbegrepen|inbegriffen|enthalten|inklusive|compris\p{L}*|inclus\p{L}*|incluid[oa]s?|incluíd[oa]s?|compres[oaie]|inclus[oaie]|wliczon\p{L}*|zawart\p{L}*|zahrnut\p{L}*|v ceně|inkluderet|inkludert|inkluderat|ingår|sisälly\p{L}*|tartalmaz\p{L}*|включен\p{L}*|включено|входит|входить|περιλαμβάν\p{L}*)(?!\p{L})|dahil değil|含まれ(?:ません|ない)|不包括|不含|불포함|غير مشمول/iu
/** “No account, no mail needed”: how little a step asks. */
const notNeeded =
  /(?<!\p{L})(?:accounts?|kont[oa]|compte|cuenta|conta|účet|tili|fiók|cont|аккаунт|акаунт|registr\p{L}*|regist\p{L}*|anmeld\p{L}*|inscri\p{L}*|iscrizion\p{L}*|aanmeld\p{L}*|rejestrac\p{L}*|реєстрац\p{L}*|регистрац\p{L}*|sign[- ]?up|log[- ]?in|credit card|kreditkarte)(?!\p{L}).{0,40}(?:need\p{L}*|requir\p{L}*|necessary|erforderlich|nötig|notwendig|requis\p{L}*|nécessaire|necesari\p{L}*|necessári\p{L}*|necessari\p{L}*|richiest\p{L}*|nodig|vereist|wymagan\p{L}*|potrzeb\p{L}*|potřeb\p{L}*|nutn\p{L}*|potrebn\p{L}*|nødvendig\p{L}*|påkrævet|krävs|nödvändig\p{L}*|kreves|tarvi\p{L}*|szükség\p{L}*|necesar\p{L}*|нужн\p{L}*|требу\p{L}*|потріб\p{L}*|необход\p{L}*)/iu
/** “Do not switch it on”, where a negation orders. */
const orderedNot = /^لا ت(?!وجد|توفر|وفر)/u
/** “Photo: somebody at work, not posing”: what a picture is to show. */
const pictureNote =
  /^(?:📸|📷|🖼|\W{0,3}(?:foto|photo|bild|image|imagen|immagine|imagem|afbeelding|zdjęcie|obrázek|billede|bilde|kuva|kép|фото)\s?:)/iu

/** “No case is like another”, “There is no single recipe”: how things are. */
const notAlike =
  /(?<!\p{L})(?:are alike|are the same|is like|gleicht|gleichen|ist gleich|ist wie|se ressemble\p{L}*|est comme|est pareil\p{L}*|è uguale|è come|es igual|es como|é igual|é como|is hetzelfde|is gelijk|zijn gelijk|taki sam|taka sama|jest jak\p{L}*|stejn\p{L}*|rovnak\p{L}*|er ens|är lik\p{L}*|er lik\p{L}*|samanlai\p{L}*|ugyanolyan|la fel|одинаков\p{L}*|похож\p{L}*|однаков\p{L}*|схож\p{L}*|еднакв\p{L}*|ίδι\p{L}*|aynı)(?!\p{L})|(?:there is|there['’]s) no (?:one|single)|لا (?:توجد|يوجد) \S+ واحدة?/iu

/** Tells what is no refusal whatever it denies: what its reader does or lacks, what cannot be had yet, rules that bind, notes of the page's writer. */
function otherReader(language: string): (text: string) => boolean {
  const readers = readerWordsOf(language)
  const negation = negationWords(language)
  const others = (['soon', 'binding', 'toFill', 'standIn'] as const).map((cue) => cueWords(language, cue))
  return (text) =>
    notIncluded.test(text) ||
    notNeeded.test(text) ||
    orderedNot.test(text) ||
    pictureNote.test(text) ||
    notAlike.test(text) ||
    (readers.startsWith(text) !== null && negation.has(text.split(parting)[0] ?? '')) ||
    others.some((words) => words.has(text))
}

function stockReader(language: string): (text: string) => boolean {
  const given = distinctionWordsOf(language)
  const calming = cueWords(language, 'calming')
  const fair = cueWords(language, 'fairPrice')
  const parity = parityWordsOf(language)
  const claimed = claimWordsOf(language)
  return (text) =>
    calming.has(text) ||
    fair.has(text) ||
    parity.has(text) ||
    claimed.match(text).some(({ tag }) => tag === 'guarantee') ||
    given.match(text).some(({ tag, words }) => tag === 'given' || (tag === 'refusal' && words > 1))
}
