/** What was read, and what wrote of it, as data of the template. */

import type { Report } from '../../report.ts'
import { capitalised, counted } from '../../writing/prose.ts'
import { skipReasons } from '../html/page.ts'
import { shownUrl } from '../html/words.ts'
import type { Outline } from '../outline/outline.ts'
import { plain, prose, worded } from './words.ts'

const pagesMax = 50
const skippedMax = 12
const degradedMax = 12

export function coverageData({ results }: Report) {
  const { pages, skipped, degraded, rendering } = results.coverage
  const address = (url: string) => worded({ text: shownUrl(url), voice: 'report', href: url }, 'bare')
  return {
    lead: `${counted(pages.length, 'page')} read ${rendering === 'browser' ? 'with' : 'without'} a browser, ${skipped.length === 0 ? 'none' : skipped.length} left out.`,
    pages: pages.slice(0, pagesMax).map(({ url, type, reason, state, rendered }) => ({
      address: address(url),
      why: prose(reason.startsWith(`${type}: `) ? reason.slice(type.length + 2) : reason, 300),
      state: `${state === 'ok' ? 'read' : plain(state, 40)}${rendered ? ', laid out by a browser' : ''}`,
    })),
    skipped: skipped.slice(0, skippedMax).map(({ url, reason, detail }) => ({
      address: address(url),
      why: prose(`${reason === 'budget' ? '' : `${skipReasons[reason]}: `}${detail}`, 300),
    })),
    skippedMore: Math.max(0, skipped.length - skippedMax),
    degraded: degraded
      .slice(0, degradedMax)
      .map(({ part, detail }) => ({ part: plain(part, 80), detail: prose(detail, 300) })),
  }
}

export const makerOf = ({ results: { engine } }: Report): string =>
  plain(capitalised(`${engine.name} ${engine.version}`), 60)

export const colophonOf = (report: Report, outlines: readonly Outline[]): string =>
  plain(
    `${makerOf(report)}, written by ${report.results.engine.model ?? 'rules over what the site says'}. ${restsOn(outlines)}`,
    600,
  )

export function restsOn(outlines: readonly Outline[]): string {
  const sum = (of: (outline: Outline) => number) => outlines.reduce((sum, outline) => sum + of(outline), 0)
  const [claims, quotes] = [sum(({ claims }) => claims), sum(({ quotes }) => quotes)]
  return `${counted(claims, 'claim')}, ${counted(quotes, 'quote')}, each as it stands on its page; what the pages do not show is not claimed.`
}
