import { isStatusToken } from '../../../lexicon/pages/token-words.ts'
import type { SitePage } from '../../../site.ts'
import { type CssColor, parseColor } from '../../../styles/css-color.ts'
import { mediaHolds } from '../../../styles/media.ts'
import type { SeenColors } from './color-uses.ts'
import { isFrameworkToken, isScaleToken } from './framework-colors.ts'
import { over, showingAlphaMin } from './page-paint.ts'

/** Design systems name some thousand, most of them under the name of a framework. */
const tokensMax = 3_000
const ownTokensMax = 800
const tokensOfColorMax = 12

const rootSelector = /(?:^|[\s,>(])(?::root|html|body|:host|\*)(?![\w-])/i

/** Adds the custom properties that the page's sheets set for all of it, by the names that the brand gave them. */
export function addTokens(page: SitePage, seen: SeenColors): void {
  const names = new Set<string>()
  for (const { rules } of page.sheets) {
    for (const { selector, declarations, media } of rules) {
      if (names.size >= tokensMax) break
      if (!declarations.some(isToken)) continue
      const isOfAll = rootSelector.test(selector.slice(0, 400)) || /\.elementor-kit-/.test(selector)
      if (!isOfAll || !media.every(mediaHolds)) continue
      for (const { property } of declarations) {
        if (property.startsWith('--') && names.size < tokensMax) names.add(property)
      }
    }
  }
  const body = Math.max(0, page.document.tags.indexOf('body'))
  let read = 0
  for (const name of names) {
    if (isFrameworkToken(name) || isScaleToken(name) || isStatusToken(name)) continue
    if (++read > ownTokensMax) break
    const written = page.styles.value(0, name) ?? page.styles.value(body, name)
    const color = written === undefined || written.length > 300 ? null : colorOfToken(written)
    if (color === null || color.alpha < showingAlphaMin) continue
    const { tokens } = seen.of(over(color, '#ffffff'))
    if (tokens.length < tokensOfColorMax && !tokens.includes(name)) tokens.push(name)
  }
}

const isToken = ({ property }: { property: string }) => property.startsWith('--')

/** `222.2 47.4% 11.2%`: channels that stand in a function elsewhere (`hsl(var(--primary))`). */
const hslChannels = /^[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/
const rgbChannels = /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/
const oklchChannels = /^[\d.]+%?\s+0?\.\d+\s+[\d.]+$/

function colorOfToken(written: string): CssColor | null {
  const value = written.trim()
  if (hslChannels.test(value)) return parseColor(`hsl(${value})`)
  if (rgbChannels.test(value)) return parseColor(`rgb(${value})`)
  if (oklchChannels.test(value)) return parseColor(`oklch(${value})`)
  return /^[\d.\s]/.test(value) ? null : parseColor(value)
}

/** Whether sheets bring a dark or a light look besides the one that is read. */
export function themesOf(page: SitePage): { dark: boolean; light: boolean } {
  const found = { dark: false, light: false }
  for (const { rules } of page.sheets) {
    for (const { selector, declarations, media } of rules) {
      if (found.dark && found.light) return found
      const subject = selector.slice(0, 200)
      const [dark, light] = (['dark', 'light'] as const).map(
        (theme) => themeSelectors[theme].test(subject) || media.some((query) => themeQueries[theme].test(query)),
      )
      if ((!dark && !light) || !declarations.some(({ property }) => isColoring(property))) continue
      found.dark ||= dark!
      found.light ||= light!
    }
  }
  return found
}

const isColoring = (property: string) => property.startsWith('--') || /^(?:color|background)/.test(property)
const themeSelectors = {
  dark: /(?:data-(?:bs-)?(?:theme|mode|color-scheme|color-mode)\s*[~|^$*]?=\s*["']?dark|:root\.dark|(?:html|body)\.(?:dark|dark-mode|dark-theme|theme-dark)|^\.(?:dark|dark-mode|dark-theme|theme-dark)\b)/i,
  light:
    /(?:data-(?:bs-)?(?:theme|mode|color-scheme|color-mode)\s*[~|^$*]?=\s*["']?light|:root\.light|(?:html|body)\.(?:light|light-mode|light-theme|theme-light)|^\.(?:light-mode|light-theme|theme-light)\b)/i,
}
const themeQueries = {
  dark: /prefers-color-scheme\s*:\s*dark/i,
  light: /prefers-color-scheme\s*:\s*light/i,
}
