/** What slows pages down, as far as markup shows it; nothing here was timed. */

import { pageName, pageNames } from '../../writing/page-names.ts'
import { counted, listed } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'

/** A page of text and its markup; what is larger holds pictures or data within it. */
const htmlKilobytesMax = 250
const blockingScriptsMax = 2
const stylesheetsMax = 6
const foreignHostsMax = 6
const unsizedPicturesMax = 5

/** Weightiest first; empty where nothing stands out. */
export function performanceHints(pages: readonly PageSummary[]): string[] {
  const [home] = pages
  if (home === undefined) return []
  const hints: string[] = []
  const heavy = pages.filter(({ structure }) => structure.htmlBytes > 1_024 * htmlKilobytesMax)
  if (heavy.length > 0) {
    const [worst] = [...heavy].sort((a, b) => b.structure.htmlBytes - a.structure.htmlBytes)
    hints.push(
      `The markup of ${pageName(worst!.url)} alone weighs ${Math.round(worst!.structure.htmlBytes / 1_024)} kB${heavy.length > 1 ? `, and ${counted(heavy.length - 1, 'other page')} ${heavy.length === 2 ? 'is' : 'are'} over ${htmlKilobytesMax} kB` : ''}: pictures or data written into the page keep everything else waiting.`,
    )
  }
  const { blockingScripts, stylesheets, foreignHosts } = home.structure
  if (blockingScripts > blockingScriptsMax) {
    hints.push(
      `${counted(blockingScripts, 'script')} in the head of the home page ${blockingScripts === 1 ? 'holds' : 'hold'} up its first picture; defer would let them wait.`,
    )
  }
  if (stylesheets > stylesheetsMax) {
    hints.push(
      `The home page waits for ${counted(stylesheets, 'style sheet')}; joined into one or two they would come sooner.`,
    )
  }
  if (foreignHosts.length > foreignHostsMax) {
    hints.push(
      `The home page loads from ${counted(foreignHosts.length, 'other host')}, among them ${listed(foreignHosts.slice(0, 3))}: each is a connection of its own.`,
    )
  }
  const jumping = pages.filter(({ structure }) => structure.unsizedPictures > unsizedPicturesMax)
  if (jumping.length > 0) {
    const count = jumping.reduce((sum, { structure }) => sum + structure.unsizedPictures, 0)
    hints.push(
      `${counted(count, 'picture')} on ${pageNames(jumping)} name no width and height in the markup, so the page may jump while they load.`,
    )
  }
  return hints
}
