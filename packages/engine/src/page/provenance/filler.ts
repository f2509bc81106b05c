/** What a template has in the place of words: dummy text, prompts to the owner, made-up names and addresses. */
import { foldText } from '../../lexicon/fold.ts'
import { countWords } from '../../lexicon/match.ts'
import { homeWords } from '../../lexicon/page-state/home-words.ts'
import { templateWords } from '../../lexicon/page-state/page-state-words.ts'
import { placeholderWords, sampleStreetWords } from '../../lexicon/provenance/provenance-words.ts'
import { commonestWords } from '../../lexicon/speech/common-words.ts'

const charactersMax = 2_000

/** What shows that a text is filler. */
export interface FillerSign {
  /** For people. */
  reason: string
  /** Dummy text, and names that stand in examples: what stands beside it in cards built alike is of the same template. */
  marksCards: boolean
}

/** null for a text that is no filler. */
export function fillerSign(given: string): FillerSign | null {
  const text = given.slice(0, charactersMax)
  const ofCards = signOfCards(text)
  if (ofCards !== null) return { reason: ofCards, marksCards: true }
  const reason = signOfLine(text)
  return reason === null ? null : { reason, marksCards: false }
}

function signOfCards(text: string): string | null {
  if (isDummyLatin(text)) return 'dummy text'
  if (isWordSalad(text)) return 'words strung together without a sentence'
  return text.length <= placeholderCharactersMax && placeholderWords.exact(text) !== null
    ? 'a name that stands in examples'
    : null
}

const placeholderCharactersMax = 40

function signOfLine(text: string): string | null {
  if (isTemplateText(text)) return 'a text that templates come with'
  if (numberedTitle(text)) return 'a title that a template numbered'
  if (openBrackets.test(text) || emptyFields.test(text)) return 'a field that nobody filled'
  return madeUpAddress.test(text) || namesSampleStreet(text) ? 'an address that stands in examples' : null
}

/** An address in a line or less; a sentence may speak of such a street. */
const namesSampleStreet = (text: string): boolean =>
  text.length <= addressCharactersMax && /\d/.test(text) && sampleStreetWords.match(text).length > 0

const addressCharactersMax = 120

/** “Home 1 - …”: templates number the variants of their home page. */
function numberedTitle(text: string): boolean {
  const title = /^(\p{L}[\p{L} ]{2,20}?) \d{1,2}(?:\s[-–—|].*)?$/u.exec(text)?.[1]
  return title !== undefined && homeWords.exact(title) !== null
}

/** Phrases of templates count where they are most of a text: sites quote them. */
function isTemplateText(text: string): boolean {
  if (text.length > templateCharactersMax) return false
  const covered = templateWords.match(text).reduce((sum, { words }) => sum + words, 0)
  return covered > 0 && covered >= templateShare * countWords(text)
}

const templateShare = 0.6
/** The longest such phrases have a dozen words. */
const templateCharactersMax = 160

/** Words of the usual dummy text. A Latin motto has two or three of them by chance. */
const dummyWords = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit eiusmod tempor incididunt labore dolore aliqua veniam nostrud ullamco laboris commodo consequat aute irure reprehenderit voluptate velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat culpa officia deserunt mollit vestibulum curabitur pellentesque suspendisse maecenas aenean phasellus vivamus donec praesent quisque mauris tincidunt faucibus sagittis bibendum ultrices ultricies malesuada pulvinar egestas dapibus venenatis hendrerit condimentum ligula lectus vulputate fringilla porttitor perspiciatis unde natus voluptatem accusantium doloremque laudantium aperiam eaque ipsa inventore veritatis architecto beatae explicabo ipsam aspernatur odit consequuntur dolores nesciunt neque porro quisquam dolorem adipisci numquam tempora incidunt magnam quaerat accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos molestias excepturi occaecati provident similique mollitia animi laborum harum quidem rerum facilis expedita distinctio soluta eligendi cumque impedit placeat facere possimus assumenda repellendus temporibus quibusdam officiis debitis necessitatibus eveniet voluptates repudiandae recusandae earum tenetur sapiente delectus reiciendis voluptatibus maiores consequatur perferendis doloribus asperiores repellat'.split(
    ' ',
  ),
)
const dummyWordsMin = 4
const dummyShare = 0.4
const dummyCharactersMin = 11

function isDummyLatin(text: string): boolean {
  if (text.length < dummyCharactersMin) return false
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const dummy = words.filter((word) => dummyWords.has(word)).length
  return (dummy >= dummyWordsMin || /\blorem ipsum\b/i.test(text)) && dummy >= dummyShare * words.length
}

/** Marks of template languages, notes to the owner in capitals, and whole lines in brackets. */
const openBrackets =
  /\[(?:\p{Lu}{4,}[^\]]{0,80})\]?|\{\{[^}]{0,80}\}\}|<%[^%]{0,80}%>|\$\{[a-zA-Z][\w.]{0,40}\}|^\s*\[[\p{L}][^\]\d]{3,60}\]\s*$/u
const emptyFields = /(?<!\p{L})(?:x{2,4}[.,]x{2}|x{3}[- ]x{3}[- ]x{4})(?!\p{L})/iu

/** Domains that are kept for examples or stand in templates; numbers that no telephone has (555-01xx, 123-456-7890). */
const madeUpAddress =
  /(?:@|:\/\/|www\.)(?:example|exemple|exemplo|ejemplo|esempio|beispiel|yourdomain|your-domain|mydomain|yoursite|yourcompany|yourwebsite|mysite)\.(?:com|org|net|de|fr|es|it|nl|pl|com\.br|co\.uk)(?![\w.-]*\w*\.)|(?<!\d)(?:\(?\d{3}\)?[ .-]?)?555[ .-]?01\d\d(?!\d)|(?<!\d)\(?(?:123|000)\)?[ .-]?(?:456|123|000)[ .-]?(?:7890|4567|0000)(?!\d)/iu

const keywordsMin = 12
const saladCharactersMin = 60
/** The commonest words of a language are its articles, prepositions and pronouns. */
const commonWordsCounted = 30

let common: ReadonlySet<string> | null = null
const commonWords = (): ReadonlySet<string> => {
  common ??= new Set(commonestWords(commonWordsCounted))
  return common
}

/**
 * Twelve words and more in a row without a common one of any language and without commas: buzzwords strung together. Lists of
 * names are told by their capitals, lists of things by what parts them.
 */
function isWordSalad(text: string): boolean {
  if (text.length < saladCharactersMin || !/^[A-Za-z\s&.’'-]+$/.test(text)) return false
  const words = text.match(/[\p{L}’'-]+/gu) ?? []
  if (words.length < keywordsMin) return false
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return capital <= 0.4 * words.length && words.every((word) => !commonWords().has(foldText(word)))
}
