/**
 * One step of the filter. It is given one character after the other, so that how a model cuts its text into pieces
 * cannot change what comes out, and hands on what it has decided about.
 */
export interface Stage {
  /** @param character one code point */
  take(character: string): void
  /** Nothing more comes: hands on what was held back. */
  end(): void
}

/** Where a stage hands on to, one code point at a time. */
export type Emit = (character: string) => void

/** Stands where something was cut out of running text: what stood around it must not come together to something new. */
export const cutMark = '…'
