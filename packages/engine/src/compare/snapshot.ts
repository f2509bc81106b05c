/** What a comparison needs to know of a site: small, plain JSON, so that it can be stored between two checks. */
import type { PageStateName, PageType } from '../artifacts.ts'
import type { ColorRole } from '../facts/look/shapes.ts'
import type { BlockRole } from '../page/page-blocks.ts'

export interface Snapshot {
  format: 'brandprint-snapshot'
  /** Snapshots of another version are not comparable. */
  version: 1
  /** URL that was asked for. */
  url: string
  /** ISO 8601, UTC. */
  capturedAt: string
  /** The home page, or the one page that was asked for, first. */
  pages: PageSnapshot[]
  /** Pages that were wanted and not read, and why. */
  unread: { path: string; reason: string }[]
  look: Look
  offers: Offers
  posts: { title: string; page: string }[]
  contacts: { kind: string; value: string; page: string }[]
  socials: { network: string; url: string }[]
}

export interface PageSnapshot {
  url: string
  /** Path and query without tracking: two snapshots' pages with the same path are one page. */
  path: string
  type: PageType
  state: PageStateName
  /** Whether a browser laid it out. */
  isRendered: boolean
  /** ISO 639-1; null where there is too little text to decide. */
  language: string | null
  words: number
  title: string | null
  description: string | null
  hero: { headline: string | null; subhead: string | null; eyebrow: string | null }
  /** Labels of the main navigation, in order. */
  navigation: string[]
  /** What the page asks its visitors to do, in page order. */
  calls: Call[]
  /** What the page's links and buttons are called; each once. */
  controls: string[]
  /** `ground`: what is painted behind the block itself, `#rrggbb`; absent for none, and in snapshots that were taken before it was kept. */
  blocks: { role: BlockRole; heading: string | null; ground?: string }[]
  /** Its texts in page order. */
  lines: Line[]
  /** Whether the page has more lines than are kept. */
  isCut: boolean
  /** Names, without versions, of all its pictures. */
  pictures: string[]
  /** Those that stand for a price list. */
  pricePictures: string[]
}

/**
 * Where a call stands: decides whether it is one that a visitor cannot miss. `main`: further down the page, and yet what
 * the page asks for first.
 */
export type CallPlace = 'hero' | 'top bar' | 'plan' | 'main' | 'page'

export interface Call {
  text: string
  place: CallPlace
}

/** One line or sentence as a visitor reads it. */
export interface Line {
  text: string
  /** Index into `blocks`; -1 outside of all. */
  block: number
  /** 1 to 6 for headings; 0 for text; -1 for what can be pressed. */
  level: number
  /** In the page's menus, its top or its foot; absent in its content. */
  place?: 'navigation' | 'header' | 'footer'
  /** What the markup calls a timer, a cart, a stock level or a count of visitors: another one on the next visit. */
  isLive?: true
}

export interface Look {
  colors: { hex: string; role: ColorRole }[]
  fonts: { family: string; role: 'heading' | 'body' | 'other' }[]
  logo: Mark | null
  icon: Mark | null
  /** Names, without versions, of the pictures in and behind the hero. */
  heroPictures: string[]
  /** What is painted behind the hero: colours and gradients, each by its colours as `#rrggbb`. */
  heroGround: string[]
  /** Absent in snapshots that were taken before it was kept. */
  bars?: BarGrounds
  /** Absent in snapshots that were taken before it was kept. */
  buttons?: ButtonFill[]
}

/** A button's text and its fill, `#rrggbb`. */
export interface ButtonFill {
  text: string
  fill: string
}

/** What is painted behind the links of the page's top and of its foot, `#rrggbb`, behind most of them first. */
export interface BarGrounds {
  header: string[]
  footer: string[]
}

export interface Mark {
  kind: 'logo' | 'text' | 'icon' | 'declared'
  /** Text of a wordmark, else the picture's name without versions; null for what has none: an inline drawing. */
  name: string | null
  /** Of what a drawing draws, or of the picture's bytes; null where they were not read. */
  hash: string | null
  /** How a wordmark is set. */
  style: string | null
}

export interface Offers {
  plans: PlanSnapshot[]
  items: { name: string; price: string; page: string }[]
  /** Features, products and services, by name. */
  features: { name: string; page: string }[]
  trial: string | null
}

export interface PlanSnapshot {
  name: string
  /** As the page has it. */
  price: string
  amount: number | null
  currency: string | null
  period: string | null
  listPrice: string | null
  alternates: string[]
  page: string
}

/** What is kept of a page; a text that is longer is cut into sentences, and a sentence that is longer is cut. */
export const snapshotBounds = {
  lines: 2_000,
  lineCharacters: 280,
  pageCharacters: 120_000,
  names: 300,
  controls: 300,
  buttons: 24,
  pictures: 200,
} as const
