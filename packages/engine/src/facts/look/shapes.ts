/** How a brand looks: colours, type, logo, pictures. */
import type { Fact } from '../../evidence.ts'

export const colorRoles = ['primary', 'secondary', 'accent', 'background', 'text', 'link', 'neutral'] as const
export type ColorRole = (typeof colorRoles)[number]

export interface PaletteColor {
  /** `#rrggbb`, sRGB. */
  hex: string
  role: ColorRole
  /** Where it was seen, for people: “fill of 4 calls to action, logo, --brand”. */
  usage: string
  /** The kind of place that weighs most: `logo`, `cta`, `header`, `hero`, `text`, `surface`, … ; null where only a sheet names it. */
  context: string | null
  /** Custom properties that hold it. */
  tokens: string[]
  /** Near-equal colours that were counted with it, `#rrggbb`. */
  variants: string[]
  /** The text colour that it carries as a fill. */
  onColor: string | null
}

export interface ContrastPair {
  foreground: string
  background: string
  /** WCAG 2 contrast ratio, 1 to 21. */
  contrast: number
  /** Where the pair was seen, for people. */
  usage: string
}

export interface Palette {
  /** Best first; no `primary` when none can be defended. */
  colors: Fact<PaletteColor>[]
  /** What might have been the primary colour, where there is none: `#rrggbb`, best first, and why it was not taken. */
  candidates: { hex: string; reason: string }[]
  pairs: ContrastPair[]
  /** `light`, `dark`: those that the sheets provide for. */
  themes: ('light' | 'dark')[]
  /** As written, variables resolved, most used first. */
  gradients: string[]
  /** How far the logo's own colours agree with the brand colours above, 0 to 1; null when the logo's are not known. */
  logoAgreement: number | null
}

export type FontSource = 'self-hosted' | 'google' | 'adobe' | 'other host' | 'system' | 'not loaded'

export interface FontFamily {
  /** As the brand writes it, without quotes; for `system` the stack's first name. */
  family: string
  role: 'heading' | 'body' | 'other'
  source: FontSource
  /** Weights used, 100 to 900, ascending. */
  weights: number[]
  /** Where it is used, for people. */
  usage: string
}

export interface TypeStep {
  /** `h1`, `h2`, `h3`, `body`, `small`, `button`. */
  step: string
  /** CSS pixels on a wide screen. */
  size: number
  weight: number
}

export interface LogoMark {
  /** `logo` a picture or drawing, `text` a wordmark set in type, `icon` a favicon, `declared` named by the site for others only. */
  kind: 'logo' | 'text' | 'icon' | 'declared'
  /** Absolute; or a data: URL of a picture of pixels that was decoded. One of url, svg and text is set. */
  url?: string
  /** A drawing that stands in the page, within its markup or in a data: URL, made safe. */
  svg?: string
  text?: string
  /** Pixels; null where they are not known. */
  width: number | null
  height: number | null
  /** `svg`, `png`, `jpeg`, `webp`, `avif`, `gif`, `ico`; null for text. */
  format: string | null
  /** SHA-256 (hex) of the picture's or drawing's bytes; null where they were not read. */
  hash: string | null
  /** The background that it is made for; null where that cannot be told. */
  madeFor: 'light' | 'dark' | null
  /** Its own chromatic colours, `#rrggbb`, largest first. */
  colors: string[]
  /** Why it was taken, for people: “first picture in the header, within the home link, named logo”. */
  why: string
}

export interface Logo {
  primary: Fact<LogoMark> | null
  /** A small square mark: favicon, touch icon. */
  icon: Fact<LogoMark> | null
  /** Other forms of the primary mark: for dark ground, wordmark, footer. */
  alternates: Fact<LogoMark>[]
}

export interface Imagery {
  /** Pictures of the pages' content, icons and logos left out. */
  pictures: number
  /** By kind, where it can be told. */
  photos: number
  illustrations: number
  icons: number
  videos: number
  /** Share of content pictures with an alt text, 0 to 1. */
  altShare: number
  /** The main picture of the first screen: absolute URL and alt text. */
  hero: { url: string; alt: string } | null
  /** A sentence for people. */
  summary: string
}
