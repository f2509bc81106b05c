/** What facts know of a picture: measured once, while the capture is read, so that they need no decoder themselves. */
export interface Picture {
  format: PictureFormat
  /** Pixels as shown; null where a drawing does not say. */
  width: number | null
  height: number | null
  hasAlpha: boolean
  /** Largest first; shares of what is not transparent, 0 to 1. */
  colors: PictureColor[]
  /** Share of transparent pixels, 0 to 1; null for drawings, which are never painted. */
  transparentShare: number | null
  /** Relative luminance (WCAG 2) of what is not transparent, 0 to 1; null where nothing could be measured. */
  meanLuminance: number | null
  /** The one colour of all four corners, `#rrggbb`, where the picture brings its ground along. */
  ground: string | null
  /** 16 hex digits, near-equal for near-equal shapes; null for drawings. */
  visualHash: string | null
  /** The picture again, small, as a data: URL; only for one whose own data: URL is too long to be passed on. */
  reduced: string | null
  /** A drawing made safe, as markup; null for pictures of pixels, and for a drawing that cannot be passed on. */
  drawing: string | null
}

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'ico' | 'svg'

export interface PictureColor {
  /** `#rrggbb`, sRGB. */
  hex: string
  share: number
}

/** Pictures by the SHA-256 of their bytes. */
export type Pictures = ReadonlyMap<string, Picture>

/** A picture of which no more is known than its header says. */
export const unmeasured: Omit<Picture, 'format' | 'width' | 'height' | 'hasAlpha'> = {
  colors: [],
  transparentShare: null,
  meanLuminance: null,
  ground: null,
  visualHash: null,
  reduced: null,
  drawing: null,
}
