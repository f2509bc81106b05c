/** Who a brand is at first sight, as data of the template: its cover, and its answers in one line each. */
import { shortened } from '../../writing/prose.ts'
import { safeHref } from '../html/markup.ts'
import { longDate } from '../html/words.ts'
import type { Glance } from '../outline/blocks.ts'
import type { Outline } from '../outline/outline.ts'
import { markData, placed, point, type Writing } from './block-data.ts'
import { headed, isHex, own, plain, type Run, verbatim, worded } from './words.ts'

/** What has its place on the cover, and in a third of a line of the summary. */
const headlineCharactersMax = 180
const glanceCharactersMax = 90

export interface FaceData {
  name: Run[]
  host: Run[]
  url: string | null
  headline: Run[] | null
  date: string | null
  /** The brand’s own colours, the weightiest first, with their share of the band. */
  band: { hex: string; share: number; isLight: boolean }[]
  logo: ReturnType<typeof markData> | null
}

export interface GlanceData {
  label: string
  point: ReturnType<typeof point>
  place: string | null
}

export function faceData(outline: Outline, writing: Writing): FaceData {
  const { host, name, url, headline, date, logo } = outline
  return {
    name: headed(name === null ? own(host, 90) : verbatim(name, 90)),
    host: own(host, 90),
    url: safeHref(url),
    headline:
      headline === null
        ? null
        : worded({ text: shortened(headline, headlineCharactersMax), voice: 'site' }, 'quoted').runs,
    date: date === null ? null : longDate(date),
    band: bandOf(outline),
    logo: logo === null ? null : markData({ ...logo, evidence: [] }, writing),
  }
}

export const glanceData = ({ label, point: one, section }: Glance, writing: Writing): GlanceData => ({
  label: plain(label, 60),
  point: point({ ...one, text: shortened(one.text, glanceCharactersMax) }, writing),
  place: placed(section, writing),
})

const bandColorsMax = 6

/** Colours of the band on the cover: what carries the brand has the most room. On paper, white alone is no band. */
function bandOf({ palette }: Outline): FaceData['band'] {
  const colors = palette.filter(({ hex, role }) => isHex(hex) && role !== 'text').slice(0, bandColorsMax)
  if (colors.every(({ hex }) => isNearWhite(hex))) return []
  return colors.map(({ hex }, index) => ({ hex, share: Math.max(1, 8 - 2 * index), isLight: isNearWhite(hex) }))
}

const isNearWhite = (hex: string) => [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) > 0xee)

export function dayOf(date: string): [number, number, number] | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return Number.isNaN(Date.parse(date)) ? null : [year, month, day]
}
