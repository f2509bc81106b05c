/**
 * A mask or clip path is painted anew for each element that it is put on: a drawing of 60 kB can ask for a million
 * shapes, or for one path of 4,000 lines a hundred times. A logo puts on a few, of a few shapes each.
 */
const masksMax = 100
const maskedShapesMax = 10_000
/** A path of 4,000 lines is a hundred times the work of one of 40, and has a hundred times its characters. */
const charactersOfShape = 40

export interface MaskMeter {
  /** A mask or clip path is put on an element. */
  putOn(): void
  /** A shape stands within a mask or clip path; the characters of its path or its points. */
  shape(characters: number): void
  /** So many characters of text stand within a mask or clip path. */
  lettering(characters: number): void
  isTooMuch(): boolean
}

export function createMaskMeter(): MaskMeter {
  let masks = 0
  let shapes = 0
  return {
    putOn() {
      masks++
    },
    shape(characters) {
      shapes += 1 + characters / charactersOfShape
    },
    lettering(characters) {
      shapes += characters / charactersOfShape
    },
    isTooMuch: () => masks > masksMax || masks * shapes > maskedShapesMax,
  }
}
