/** A thing that a report says: its pointer within the part that is read, and a labelled value or a sentence. */
export interface Said {
  pointer: string
  /** What the value is; null for a sentence. */
  label: string | null
  text: string
}

export const inOne = ({ label, text }: Said): string => (label === null ? text : `${label}: ${text}`)

export const labelled = (pointer: string, label: string, value: string | null | undefined): Said[] =>
  value === null || value === undefined || value === '' ? [] : [{ pointer, label, text: value }]

/** A sentence of the report, which needs no label. */
export const sentence = (pointer: string, text: string | null): Said[] =>
  text === null || text === '' ? [] : [{ pointer, label: null, text }]

export const eachLabelled = (pointer: string, label: string, values: readonly string[]): Said[] =>
  values.flatMap((value, index) => labelled(`${pointer}/${index}`, label, value))

export const eachSentence = (pointer: string, texts: readonly string[]): Said[] =>
  texts.flatMap((text, index) => sentence(`${pointer}/${index}`, text))

/** `a, b (c)` of what is there. */
export const joined = (parts: readonly (string | null | undefined | false)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(by)

/** One part of a JSON Pointer (RFC 6901). */
export const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
