/** Takes `<think>…</think>` parts out of a text that comes in pieces; a mark may be cut anywhere. */
const opening = '<think>'
const closing = '</think>'

export interface WithoutThoughts {
  /** What of the text so far is known to be none of a thought, and was not returned before. */
  push(piece: string): string
  /** What was held back: the start of a mark that was none. */
  end(): string
}

export function withoutThoughts(): WithoutThoughts {
  let held = ''
  let isThought = false
  let isStart = true
  return {
    push(piece) {
      held += piece
      let text = ''
      for (;;) {
        const mark = isThought ? closing : opening
        const at = held.indexOf(mark)
        if (at === -1) break
        if (!isThought) text += held.slice(0, at)
        held = held.slice(at + mark.length)
        isThought = !isThought
      }
      const kept = isThought ? held.length - startOfMark(held, closing) : held.length - startOfMark(held, opening)
      if (!isThought) text += held.slice(0, kept)
      held = held.slice(kept)
      return shown(text)
    },
    end() {
      const rest = isThought ? '' : held
      held = ''
      return shown(rest)
    },
  }

  /** Thoughts end with empty lines, which no answer begins with. */
  function shown(text: string): string {
    if (!isStart) return text
    const trimmed = text.trimStart()
    isStart = trimmed === ''
    return trimmed
  }
}

/** Characters at the text's end that the mark begins with. */
function startOfMark(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(mark.slice(0, length))) return length
  }
  return 0
}
