/** What cannot be read, or is not the brand’s own. */
import type { ContrastPair } from '../../../facts/look/shapes.ts'
import { counted, inWords, listed } from '../../../writing/prose.ts'
import { surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { contrastMin, weakPairs } from './look.ts'

const rule = rulesOn('look')

/** Likewise for large text. */
const largeContrastMin = 3

const pairText = ({ foreground, background, contrast, usage }: ContrastPair) =>
  `${foreground} on ${background} (${contrast.toFixed(1)}:1, ${usage})`

export const lookGaps: readonly AnySwotRule[] = [
  rule({
    id: 'faint-text',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'contrast',
    gist: 'text that is too faint',
    needs: ['palette'],
    find({ palette: { pairs } }, say) {
      const weak = weakPairs(pairs)
      const [worst] = weak
      if (worst === undefined || (weak.length < 2 && worst.contrast >= largeContrastMin)) return null
      const button = worst.usage.includes('button') ? undefined : weak.find(({ usage }) => usage.includes('button'))
      const more =
        button === undefined
          ? ''
          : ` Button labels are among them (${button.contrast.toFixed(1)}:1), the very words that should be pressed.`
      const others =
        weak.length === 1
          ? ''
          : `, and so ${weak.length === 2 ? 'does one other pairing' : `do ${inWords(weak.length - 1)} others`}`
      return {
        text: say(
          `Some of it is hard to read: ${pairText(worst)} falls short of ${contrastMin}:1${others}.${more}`,
          `${weak.length} of ${counted(pairs.length, 'pairing')} of text and ground ${weak.length === 1 ? 'is' : 'are'} too faint by the common standard, ${pairText(worst)} worst of all.${more}`,
          `Readers with weaker eyes lose part of the message: ${pairText(worst)}, where ${contrastMin}:1 is asked for.${more}`,
        ),
        confidence: worst.contrast < largeContrastMin ? 0.85 : 0.7,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'no-own-colour',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'primary colour',
    gist: 'the lack of a colour of its own',
    needs: ['palette'],
    missingFrom: 'home',
    find({ palette: { colors, candidates } }, say) {
      const [candidate] = candidates
      if (colors.length < 3 || colors.some(({ value }) => value.role === 'primary')) return null
      const near = candidate === undefined ? '' : ` (${candidate.hex} comes nearest)`
      return {
        text: say(
          `No colour is the brand's own: ${colors.length} are in use and none leads${near}, so nothing is left to remember it by.`,
          `It has colours but no colour. None of ${colors.length} is used with enough purpose to stand for it${near}.`,
        ),
        confidence: 0.65,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'logo-off-colours',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'logo colours',
    gist: 'a logo at odds with its pages',
    needs: ['palette', 'logo'],
    find({ palette, logo }, say) {
      const primary = palette.colors.find(({ value }) => value.role === 'primary')
      const own = logo.primary?.value.colors[0]
      if (primary === undefined || own === undefined || palette.logoAgreement === null || palette.logoAgreement >= 0.3)
        return null
      return {
        text: say(
          `Logo and site do not know each other: the mark is ${own}, the pages lead with ${primary.value.hex}.`,
          `The pages are led by ${primary.value.hex} while the logo says ${own}; each weakens what the other should fix in memory.`,
        ),
        confidence: primary.confidence * 0.7,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'many-typefaces',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'typefaces',
    gist: 'too many typefaces',
    needs: ['typography'],
    find({ typography }, say) {
      const families = [
        ...new Set(typography.filter(({ value }) => value.source !== 'system').map(({ value }) => value.family)),
      ]
      if (families.length < 4) return null
      return {
        text: say(
          `${families.length} typefaces share the pages (${listed(families, 5)}): that looks unsettled, and each takes its time to load.`,
          `It is set in ${listed(families, 5)}, two or three more than a recognisable style needs.`,
        ),
        confidence: surest(typography) * 0.75,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'missing-typeface',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'typefaces',
    gist: 'a typeface that never loads',
    needs: ['typography'],
    find({ typography }, say) {
      const lost = typography.find(({ value }) => value.source === 'not loaded' && value.role !== 'other')
      if (lost === undefined) return null
      const { family, role } = lost.value
      return {
        text: say(
          `${family} is asked for in ${role === 'heading' ? 'headings' : 'the text'} and never loaded: most visitors see whatever their device puts in its place.`,
          `The typeface that was chosen for ${role === 'heading' ? 'headings' : 'text'}, ${family}, does not arrive; few people see the site as it was designed.`,
        ),
        confidence: lost.confidence * 0.75,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'no-logo',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'logo',
    gist: 'a missing logo',
    needs: ['logo'],
    missingFrom: 'home',
    denies: ['logo'],
    find({ logo: { primary } }, say) {
      if (primary !== null && primary.value.kind !== 'icon') return null
      return {
        text: say(
          'No logo was found on the home page. Whatever is remembered of a visit, there is no sign to tie it to.',
          `The brand goes about without a mark${primary === null ? '' : ' beyond the small icon in the browser tab'}: none was found where one looks for it.`,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'mute-pictures',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'alternative texts',
    gist: 'pictures without words',
    needs: ['imagery'],
    find({ imagery }, say) {
      if (imagery === null || imagery.value.pictures < 4 || imagery.value.altShare > 0.6) return null
      const { pictures, altShare } = imagery.value
      const mute = Math.round(pictures * (1 - altShare))
      return {
        text: say(
          `${mute} of ${pictures} pictures have no text beside them: people who listen to the page miss them, and picture searches cannot find them.`,
          `What ${mute} of its ${pictures} pictures show is known only to those who see them; no alternative text says it to the rest.`,
        ),
        confidence: imagery.confidence * 0.9,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'not-for-telephones',
    quadrant: 'weaknesses',
    weight: 8,
    subject: 'small screens',
    gist: 'pages not made for telephones',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || home.hasViewport) return null
      return {
        text: say(
          'The home page is not fitted to telephones: it declares no viewport, so it arrives in small print where most people now read.',
          'On a telephone visitors get the desktop page, shrunk, as no viewport is declared. Many will not pinch and zoom to read on.',
        ),
        confidence: 0.85,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'template-look',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'typefaces',
    gist: 'a look that came with the tools',
    needs: ['typography', 'technology', 'palette'],
    find({ typography, technology, palette }, say) {
      const kit = technology.find(({ value }) => value.category === 'styles')
      const isSystem = typography.length > 0 && typography.every(({ value }) => value.source === 'system')
      if (kit === undefined || !isSystem || (palette.logoAgreement ?? 0) >= 0.75) return null
      return {
        text: say(
          `Its looks came with the tools: ${kit.value.name} and the typefaces of the visitor's own device, as on a great many sites.`,
          `With ${kit.value.name} as it is delivered and no typeface of its own, the site could carry any other logo.`,
        ),
        confidence: kit.confidence * 0.65,
        quotes: [],
      }
    },
  }),
]
