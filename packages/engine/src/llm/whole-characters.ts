/** Keeps pieces of a text from being cut inside a character of two code units; a half without its other half becomes U+FFFD. */
export interface WholeCharacters {
  push(piece: string): string
  end(): string
}

export function wholeCharacters(): WholeCharacters {
  let half = ''
  return {
    push(piece) {
      const text = half + piece
      const isCut = /[\uD800-\uDBFF]$/.test(text)
      half = isCut ? text.slice(-1) : ''
      return (isCut ? text.slice(0, -1) : text).toWellFormed()
    },
    end() {
      const rest = half.toWellFormed()
      half = ''
      return rest
    },
  }
}
