/** Keeps a secret in, whole and in part, in every form that is looked for. */
import { givenAwayMin, secretForms } from './secret-forms.ts'
import { cutMark, type Emit, type Stage } from './stage.ts'
import { type SubstringAutomaton, substringAutomaton } from './substring-automaton.ts'

/** What is needed to find a secret; made once for all answers. */
export interface SecretForms {
  letters: SubstringAutomaton
  characters: SubstringAutomaton
}

/** @param secret lower-case letters, at least twice as many as give it away */
export function findable(secret: string): SecretForms {
  const { letters, characters } = secretForms(secret)
  return { letters: substringAutomaton(letters), characters: substringAutomaton(characters) }
}

/** Letters of other alphabets that look like ours. */
const lookalikes: Record<string, string> = Object.fromEntries(
  (
    'аa вb сc ԁd еe ғf ɡg һh нh іi ιi ıi јj кk κk ӏl ⅼl мm тt пn οo оo рp ρp ԛq гr ѕs τt υu ցg уy γy хx χx ѵv νv ԝw ωw ʐz ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ' +
    'ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz αa βb εe ηn ɑa ցg ո n'
  )
    .split(' ')
    .filter((pair) => [...pair].length === 2)
    .map((pair) => [...pair] as [string, string]),
)

/** The plain letters and digits that a character stands for. */
function folded(character: string): string {
  if (character <= '\u007f')
    return /[a-z\d]/.test(character) ? character : character.toLowerCase().replace(/[^a-z]/, '')
  const plain = character.normalize('NFKD').toLowerCase()
  return [...plain]
    .map((part) => lookalikes[part] ?? part)
    .join('')
    .replace(/[^a-z\d]/g, '')
}

const foldedToLetters = (character: string) => folded(character).replace(/\d/g, '')

/** Spelled letter by letter, also with numbers between; then encoded. */
export function secrets(forms: SecretForms, emit: Emit): Stage {
  const encoded = hidden(forms.characters, folded, emit)
  const spelled = hidden(forms.letters, foldedToLetters, encoded.take)
  return {
    take: spelled.take,
    end() {
      spelled.end()
      encoded.end()
    },
  }
}

/** Between two characters of a secret; further apart they are read as none. */
const separatorsMax = 32

interface Held {
  text: string
  isRead: boolean
}

function hidden(automaton: SubstringAutomaton, fold: (character: string) => string, emit: Emit): Stage {
  /** What may still turn out to be part of the secret, from the first such character on. */
  let held: Held[] = []
  let readInHeld = 0
  let separators = 0
  let state = 0
  let length = 0

  function read(character: string): void {
    for (;;) {
      const next = automaton.next(state, character)
      if (next >= 0) {
        state = next
        length++
        return
      }
      if (state === 0) {
        length = 0
        return
      }
      state = automaton.link(state)
      length = automaton.length(state)
    }
  }

  /** Lets go of what stands before the part of a secret that was read last. */
  function release(): void {
    let count = 0
    while (count < held.length && (readInHeld > length || !held[count]!.isRead)) {
      const { text, isRead } = held[count++]!
      if (isRead) readInHeld--
      if (text !== '') emit(text)
    }
    if (count > 0) held = held.slice(count)
  }

  /** One mark stands for all that is cut in a row. */
  function cut(): void {
    if (held.some(({ text }) => text !== '' && text !== cutMark)) {
      const isMarked = held.some(({ text, isRead }) => isRead && text === cutMark)
      for (const part of held) if (!isMarked || part.text !== cutMark) part.text = ''
      if (!isMarked) held[0]!.text = cutMark
    }
  }

  function take(character: string): void {
    const letters = fold(character)
    if (letters === '') {
      separators++
      if (separators > separatorsMax) {
        state = 0
        length = 0
      }
      held.push({ text: character, isRead: false })
      release()
      return
    }
    separators = 0
    for (const [index, letter] of [...letters].entries()) {
      held.push({ text: index === 0 ? character : '', isRead: true })
      readInHeld++
      read(letter)
      release()
      if (length >= givenAwayMin) cut()
    }
  }

  return {
    take,
    end() {
      length = 0
      state = 0
      release()
    },
  }
}
