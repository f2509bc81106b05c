import type { EvidenceEntry } from '../../writing/shapes.ts'

/** What a second reader decided, for people: “confirmed by judge:7b”; none where it had no say. */
export const secondReaderWords = ({ secondReader }: EvidenceEntry): string[] =>
  secondReader === undefined ? [] : [`${secondReader.decided} by ${secondReader.model}`]
