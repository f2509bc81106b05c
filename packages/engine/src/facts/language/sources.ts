import { speechLists } from '../../lexicon/joined/speech.ts'
import type { SourceCue } from '../../lexicon/speech/lists.ts'
import { sourceWords } from '../../lexicon/speech/source-words.ts'
import { alternativesOf } from '../../lexicon/word-lists.ts'

/** Words that bind the parts of a name: “University of Leeds”, “Institut für Verbraucher”. */
const binders = new RegExp(`^(?:${alternativesOf(speechLists, 'sourceNames', 'binder')})$`, 'iu')

/** A source that a sentence names: its name as written, '' where it only says that there is one, null where neither. */
export function sourceOf(text: string): string | null {
  const found = sourceWords.match(text)
  if (found.length === 0) return /\[\d{1,2}\]|\(\d{4}\)|¹|²|³/u.test(text) ? '' : null
  for (const { tag, phrase } of found) {
    const at = text.toLowerCase().indexOf(phrase.toLowerCase())
    if (at < 0) continue
    const name = nameBeside(text, { tag, phrase, at })
    if (name !== null && !notNames.test(name)) return name
  }
  return ''
}

/** What begins a sentence of its own is no name. */
const notNames = new RegExp(`^(?:${alternativesOf(speechLists, 'sourceNames', 'opening')})(?:[’']\\p{L}+)?$`, 'u')
/** Prepositions that name a source by themselves; “source”, “study” and the like need a colon. */
const prepositions = new RegExp(`^(?:${alternativesOf(speechLists, 'sourceNames', 'preposition')})$`, 'u')

interface Cue {
  tag: SourceCue
  phrase: string
  at: number
}

function nameBeside(text: string, { tag, phrase, at }: Cue): string | null {
  if (tag === 'mark') return null
  if (tag === 'after') return nameBefore(text, at)
  const from = at + phrase.length
  const isWeak = !/\s/.test(phrase) && !prepositions.test(phrase)
  return isWeak && !/^\s?[:：]/.test(text.slice(from)) ? null : nameAfter(text, from)
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
