/** Typefaces for the characters of a document (packages/engine/fonts). */
import { fileURLToPath } from 'node:url'
import { type Coverage, readCoverage } from './glyph-coverage.ts'

export const fontsFolder = fileURLToPath(new URL('../../../fonts/', import.meta.url))

/** What every document is set in; these have the letters of Latin, Greek and Cyrillic. */
const text = { family: 'Inter', file: 'Inter_400Regular.ttf' }
const heading = { family: 'Source Serif 4', file: 'SourceSerif4_400Regular.ttf' }

/** It also has the sign for a character that none has, U+FFFD. */
const replacement = { family: 'Noto Sans', file: 'NotoSans_400Regular.ttf' }

/** What is asked in turn for a character that the text face has not. */
const further = [
  replacement,
  { family: 'Noto Sans Arabic', file: 'NotoSansArabic_400Regular.ttf' },
  { family: 'Noto Sans Hebrew', file: 'NotoSansHebrew_400Regular.ttf' },
  { family: 'Noto Sans Thai', file: 'NotoSansThai_400Regular.ttf' },
  { family: 'Noto Sans Devanagari', file: 'NotoSansDevanagari_400Regular.ttf' },
  { family: 'Noto Sans Bengali', file: 'NotoSansBengali_400Regular.ttf' },
  { family: 'Noto Sans Tamil', file: 'NotoSansTamil_400Regular.ttf' },
  { family: 'Noto Sans Armenian', file: 'NotoSansArmenian_400Regular.ttf' },
  { family: 'Noto Sans Georgian', file: 'NotoSansGeorgian_400Regular.ttf' },
]
const japanese = { family: 'Noto Sans JP', file: 'NotoSansJP_400Regular.ttf' }
const simplified = { family: 'Noto Sans SC', file: 'NotoSansSC_400Regular.ttf' }
const traditional = { family: 'Noto Sans TC', file: 'NotoSansTC_400Regular.ttf' }
const korean = { family: 'Noto Sans KR', file: 'NotoSansKR_400Regular.ttf' }
const signs = [
  { family: 'Noto Sans Math', file: 'NotoSansMath_400Regular.ttf' },
  { family: 'Noto Sans Symbols', file: 'NotoSansSymbols_400Regular.ttf' },
  { family: 'Noto Sans Symbols 2', file: 'NotoSansSymbols2_400Regular.ttf' },
]
/** Those whose characters are put together with none but marks. */
const wholeFaces = new Set([japanese, simplified, traditional, korean])
const hanFamilies = new Set([...wholeFaces].map(({ family }) => family))
const emoji = { family: 'Twemoji Mozilla', file: 'TwemojiMozilla.ttf' }

type Font = typeof text

/** Families of running text and of headings, in the order in which they are asked. */
interface Families {
  text: string[]
  heading: string[]
}

interface Writing {
  /** ISO 639-1 and, of Chinese, the region, for the forms of Han characters. */
  language: string
  region: string | null
}

export interface Fonts extends Families, Writing {
  /** Whether each character is drawn as it is, so that a typeface needs not be asked how it is put together with others. */
  areWhole: boolean
}

/** Of a document, which may hold the words of several sites. */
export interface DocumentFonts extends Families {
  /**
   * The languages of the words, by the numbers that runs have for theirs; `families` for East Asian characters, where those of
   * the document have the forms of another language.
   */
  writings: (Writing & { families: string[] | null })[]
  areWhole: boolean
}

/** @param parts the words of the document by the language that they are in */
export function documentFonts(parts: readonly { texts: readonly string[]; language: string }[]) {
  const each = parts.map(({ texts, language }) => fontsFor(texts, language))
  // Those of a site before those of words of no known language.
  const inOrder = [...each.slice(1), ...each.slice(0, 1)].map(({ fonts }) => fonts)
  const families: Families = {
    text: [...new Set(inOrder.flatMap(({ text }) => text))],
    heading: [...new Set(inOrder.flatMap(({ heading }) => heading))],
  }
  const fonts: DocumentFonts = {
    ...families,
    writings: each.map(({ fonts: { text, language, region } }) => ({
      language,
      region,
      families: hanFace(text) === undefined || hanFace(text) === hanFace(families.text) ? null : text,
    })),
    areWhole: inOrder.every(({ areWhole }) => areWhole),
  }
  return { fonts, missing: new Set(each.flatMap(({ missing }) => [...missing])) }
}

/** The typeface that Han characters are set in: what one language writes looks foreign in the forms of another. */
const hanFace = (families: readonly string[]) => families.find((family) => hanFamilies.has(family))

const coverages = new Map<string, Coverage>()

function hasGlyph({ file }: Font, codePoint: number): boolean {
  const known = coverages.get(file) ?? readCoverage(`${fontsFolder}${file}`)
  coverages.set(file, known)
  return known(codePoint)
}

/**
 * The typefaces that those texts need, and the characters that none of ours has.
 * @param language ISO 639-1 of the site's words, `''` where it is not known: Han characters look different in each
 */
export function fontsFor(texts: Iterable<string>, language: string): { fonts: Fonts; missing: Set<string> } {
  const characters = charactersOf(texts)
  const written = writingOf(characters, language)
  const isPicture = (character: string) => /\p{Emoji_Presentation}/u.test(character)
  const used = new Set<Font>()
  const missing = new Set<string>()
  for (const character of characters) {
    const codePoint = character.codePointAt(0) ?? 0
    if (isInvisible(character) || (hasGlyph(text, codePoint) && hasGlyph(heading, codePoint))) continue
    const faces = isPicture(character) ? [emoji, ...written.faces] : [...written.faces, emoji]
    const face = faces.find((face) => hasGlyph(face, codePoint))
    if (face !== undefined) used.add(face)
    else if (!hasGlyph(text, codePoint)) missing.add(character)
  }
  if (missing.size > 0) used.add(replacement)
  const families = [...written.faces, emoji].filter((face) => used.has(face)).map(({ family }) => family)
  return {
    fonts: {
      text: [text.family, ...families],
      heading: [heading.family, text.family, ...families],
      language: /^[a-z]{2,3}$/.test(written.language) ? written.language : '',
      region: written.region,
      areWhole: [...used].every((face) => wholeFaces.has(face)) && !/\p{M}/u.test([...characters].join('')),
    },
    missing,
  }
}

function charactersOf(texts: Iterable<string>): Set<string> {
  const characters = new Set<string>()
  const seen = new Uint8Array(0x10000)
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (seen[unit] === 1) continue
      const character = String.fromCodePoint(text.codePointAt(at)!)
      characters.add(character)
      if (character.length === 2) at++
      // Half of a pair begins many characters.
      else if (unit < 0xd800 || unit > 0xdfff) seen[unit] = 1
    }
  }
  return characters
}

/** Characters that are never drawn; what stands around them is. */
const isInvisible = (character: string) => /[\p{Default_Ignorable_Code_Point}\s]/u.test(character)

/** Common characters that only one of the two ways to write Chinese has. */
const onlySimplified = new Set(
  '们这个国时会来为发业务产东车电开关门问间样对应该说话语读书学习经济网络设计战术创新优质联系',
)
const onlyTraditional = new Set(
  '們這個國時會來為發業務產東車電開關門問間樣對應該說話語讀書學習經濟網絡設計戰術創優質聯繫',
)

function writingOf(characters: ReadonlySet<string>, language: string) {
  const count = (set: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...set].filter((character) => !other.has(character) && characters.has(character)).length
  const has = (pattern: RegExp) => [...characters].some((character) => pattern.test(character))
  const isTraditional = count(onlyTraditional, onlySimplified) > count(onlySimplified, onlyTraditional)
  const spoken = language !== '' || !has(/\p{Script=Han}/u) ? language : guessed(has)
  const chinese = isTraditional ? [traditional, simplified] : [simplified, traditional]
  const orders: Record<string, Font[]> = {
    ja: [japanese, ...chinese, korean],
    ko: [korean, japanese, ...chinese],
  }
  const han = orders[spoken] ?? [...chinese, japanese, korean]
  return {
    language: spoken,
    region: spoken === 'zh' ? (isTraditional ? 'TW' : 'CN') : null,
    faces: [...further, ...han, ...signs],
  }
}

const guessed = (has: (pattern: RegExp) => boolean) =>
  has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) ? 'ja' : has(/\p{Script=Hangul}/u) ? 'ko' : 'zh'
