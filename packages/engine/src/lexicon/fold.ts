/**
 * One spelling for texts that a reader takes for the same: lists and pages are compared after this. Lossy on purpose:
 * й becomes и, ü becomes u, ß becomes ss, so that “UBER UNS”, “Über uns” and “über uns” meet.
 * Applying it twice changes nothing.
 */
export function foldText(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().replace(whiteSpace, ' ').trim()
  const folded = foldedAlone.test(text) ? foldedUnitByUnit(text) : foldedTogether(text)
  return folded.replace(whiteSpace, ' ').trim()
}

/** Its letters and digits alone: names, handles and hosts are compared by them. */
export const foldedLetters = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** White space is still as it was. */
function foldedTogether(text: string): string {
  return (
    text
      .replace(invisible, '')
      .replace(runsOfMarks, (run) => (run.length <= marksMax ? run : [...run].slice(0, marksMax).join('')))
      // Compatibility decomposition before lower case: “ＡＢＣ”, “ﬁ” and “№” become plain letters, accents come loose.
      .normalize('NFKD')
      .toLowerCase()
      .replace(marks, '')
      .replace(variants, (character) => replacements.get(character)!)
      // Kana marks and Hangul syllables, taken apart above, are put together again.
      .normalize('NFC')
  )
}

/**
 * Latin, Cyrillic and Arabic letters and the punctuation of their texts: each is folded without a look at its neighbours, and so
 * only once ever. Most texts are made of them, and are read in a fraction of the time.
 */
const foldedAlone = /^[\t\n\r -~\u00a0-\u024f\u0400-\u045f\u0600-\u06ff\u2010-\u2027\u2030-\u203a\u20ac\u2122]*$/

/** By UTF-16 code unit: what was folded before. */
const foldedUnits: (string | undefined)[] = Array.from({ length: 0x2123 })

function foldedUnitByUnit(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    folded += foldedUnits[unit] ?? learnt(unit)
  }
  return folded
}

function learnt(unit: number): string {
  const folded = foldedTogether(String.fromCharCode(unit))
  foldedUnits[unit] = folded
  return folded
}

/** Each of many texts folded: most of the cost of a short one is in its beginning, and here it is paid once for all. */
export function foldAll(texts: readonly string[]): string[] {
  // A line feed within a text would be a space; no letter turns into the sign, and it joins with none.
  const folded = foldText(texts.join(parting)).split(parting)
  return folded.length === texts.length ? folded.map((text) => text.trim()) : texts.map(foldText)
}

/** A character that folding leaves alone. */
const parting = '\u241e'

const plainAscii = /^[\t\n\r -~]*$/
const whiteSpace = /\s+/g

// Zero-width spaces and joiners, soft hyphens, byte order marks, direction marks, variation selectors, controls.
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: a list of code points, no spelling of a letter
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|\u{e0001}|[\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]/gu

// More on one letter than any script writes: sorting them takes the square of their number, and nothing can stop it.
const marksMax = 64
// Without the number in the expression, which would write the whole class out so many times.
const runsOfMarks = /\p{M}+/gu

// Accents of Latin, Greek and Cyrillic; Hebrew points; Arabic vowel signs, hamza marks and the tatweel. Marks of Indic
// and Thai script and of kana are letters to their readers and stay.
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: a list of code points, no spelling of a letter
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

const replacements = new Map<string, string>(
  Object.entries({
    ss: 'ß',
    o: 'øⱺ',
    ae: 'æ',
    oe: 'œ',
    l: 'łƚ',
    d: 'đðɖ',
    th: 'þ',
    h: 'ħ',
    t: 'ŧ',
    i: 'ı',
    j: 'ȷ',
    n: 'ŋ',
    q: 'ĸ',
    σ: 'ς',
    // Arabic: alef wasla, alef maqsura and Persian yeh, teh marbuta, keheh, Urdu and Kurdish heh.
    ا: 'ٱ',
    ي: 'ىیۍې',
    ه: 'ةہھە',
    ك: 'کڪ',
    "'": '‘’‚‛‹›′´`ʼʹʻʾʿ׳＇',
    '"': '“”„‟«»″‶״〝〞〟＂',
    '-': '‐‑‒–—―−‾־⁃⁻﹘﹣－⸺⸻',
    '/': '⁄∕',
  }).flatMap(([plain, spellings]) => [...spellings].map((spelling) => [spelling, plain] as const)),
)
const variants = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g')
