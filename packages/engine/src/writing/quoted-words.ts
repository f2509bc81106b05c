/** Words of the site within sentences of ours. */
import { listed, quoted, shortened } from './prose.ts'

const wordsCharactersMax = 110

/** Words of the site within an entry: in “…”, on one line, short enough to read on; the evidence has them whole. */
export const inQuotes = (text: string, charactersMax = wordsCharactersMax) => quoted(shortened(text, charactersMax))

/** “a”, “b” and “c”. */
export const quotedList = (texts: readonly string[], max = 3) =>
  listed(
    texts.slice(0, max).map((text) => inQuotes(text, 70)),
    max,
  )

/** A site's words may end in a full stop of their own: one is enough, and none before a comma. */
export const tidied = (text: string) => text.replace(/([.!?。])”\./g, '$1”').replace(/\.”([,;:)])/g, '”$1')
