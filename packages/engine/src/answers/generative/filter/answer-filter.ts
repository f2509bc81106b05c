/** What of a model's answer its reader gets. The order of the stages is part of their rules; see docs/decisions/0039. */
import { allowedLinks } from './allowed-links.ts'
import { brackets } from './brackets.ts'
import { entities } from './entities.ts'
import { links } from './links.ts'
import { markup } from './markup.ts'
import { type SecretForms, secrets } from './secrets.ts'
import { codePoints, seenCharacters } from './seen-characters.ts'

export interface FilterRules {
  /** Ids that may be cited. */
  citable: ReadonlySet<number>
  /** Pages of the analysis, and what the user wrote. */
  targets: readonly string[]
  /** The canary. */
  secret: SecretForms
}

export interface AnswerFilter {
  /** @returns what can leave now; '' where all of it is held back or removed */
  push(piece: string): string
  /** @returns what was held back */
  end(): string
  /** Ids that were let through, in the order of the answer. */
  readonly cited: readonly number[]
}

/** Pure: the same text gives the same answer, however it is cut into pieces. */
export function createAnswerFilter({ citable, targets, secret }: FilterRules): AnswerFilter {
  let ready = ''
  const cited = new Set<number>()
  const isAllowedLink = allowedLinks(targets)
  // A stage may only remove what cannot let the rules of an earlier one be broken; what it cuts out of text leaves a mark.
  const kept = secrets(secret, (character) => {
    ready += character
  })
  const linked = links(isAllowedLink, kept.take, (text) => withoutSecret(secret, text))
  const isCitable = (n: number) => citable.has(n)
  const onCited = (n: number) => cited.add(n)
  const bracketed = brackets({ isCitable, onCited, isAllowedLink, emitTarget: linked.pass }, linked.take)
  const marked = markup(bracketed.take)
  const decoded = entities(seenCharacters(marked.take))
  const seen = seenCharacters(decoded.take)
  const whole = codePoints(seen)
  const stages = [decoded, marked, bracketed, linked, kept]

  function taken(): string {
    const text = ready
    ready = ''
    return text
  }
  return {
    push(piece) {
      whole(piece)
      return taken()
    },
    end() {
      for (const stage of stages) stage.end()
      return taken()
    },
    get cited() {
      return [...cited]
    },
  }
}

function withoutSecret(secret: SecretForms, text: string): string {
  let left = ''
  const stage = secrets(secret, (character) => {
    left += character
  })
  for (const character of text) stage.take(character)
  stage.end()
  return left
}
