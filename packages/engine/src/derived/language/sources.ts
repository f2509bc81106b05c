import { sourceWords } from '../../lexicon/style/source-words.ts'

/** Words that bind the parts of a name: “University of Leeds”, “Institut für Verbraucher”. */
const binders =
  /^(?:of|the|for|and|&|der|des|die|das|für|und|im|von|de|du|des|la|le|les|l|et|del|los|las|el|y|di|dei|della|delle|e|da|do|dos|das|van|het|voor|en|i|och|og|ja|na|für)$/iu

/** A source that a sentence names: its name as written, '' where it only says that there is one, null where neither. */
export function sourceOf(text: string): string | null {
  const found = sourceWords.match(text)
  if (found.length === 0) return /\[\d{1,2}\]|\(\d{4}\)|¹|²|³/u.test(text) ? '' : null
  for (const { tag, phrase } of found) {
    const at = text.toLowerCase().indexOf(phrase.toLowerCase())
    if (at < 0) continue
    const name = tag === 'before' ? nameAfter(text, at + phrase.length) : tag === 'after' ? nameBefore(text, at) : null
    if (name !== null) return name
  }
  return ''
}

const nameWordsMax = 7

function nameAfter(text: string, from: number): string | null {
  const rest = /^[\s:：「『《“"„«(]*([^,.;:()“”"„«»」』》!?\n]{2,90})/u.exec(text.slice(from))?.[1]
  if (rest === undefined) return null
  if (isUnspaced(rest)) return rest.length <= 24 ? rest.trim() : null
  const words = rest.trim().split(/\s+/)
  let length = 0
  for (let at = 0; at < Math.min(words.length, nameWordsMax); at++) {
    if (isNamePart(words[at]!)) length = at + 1
    else if (!binders.test(words[at]!)) break
  }
  while (words.length > 0 && binders.test(words[0]!) && !isNamePart(words[0]!)) {
    words.shift()
    length--
  }
  const name = words.slice(0, Math.max(0, length)).join(' ')
  return name.length >= 3 ? name : null
}

const isNamePart = (word: string) => /^[\p{Lu}\d]/u.test(word)

function nameBefore(text: string, at: number): string | null {
  const name = /([^、。,，.「」（）()\s]{2,24})$/u.exec(text.slice(0, at).trimEnd())?.[1]
  return name === undefined || (!isUnspaced(name) && !isNamePart(name)) ? null : name
}

const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
