/** Colours, type, logo and pictures: whether they are the brand's own, and whether they can be read. */

import type { ContrastPair } from '../../../facts/look/shapes.ts'
import { counted, hostOf, listed } from '../../../writing/prose.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('look')

/** WCAG 2.2, success criterion 1.4.3, level AA. */
export const contrastMin = 4.5

/** Pairs of text and ground too close to read, the worst first. */
export const weakPairs = (pairs: readonly ContrastPair[]) =>
  pairs.filter(({ contrast }) => contrast < contrastMin).sort((a, b) => a.contrast - b.contrast)

/** Collections from which anybody may take the same picture. */
const stockHosts =
  /(?:^|\.)(?:unsplash\.com|pexels\.com|pixabay\.com|shutterstock\.com|istockphoto\.com|gettyimages\.[a-z.]+|depositphotos\.com|freepik\.com|stocksy\.com|adobestock\.com|stock\.adobe\.com|picsum\.photos|placehold\.co|placeholder\.com|dreamstime\.com|123rf\.com|alamy\.com|burst\.shopify\.com)$/

export const lookRules: readonly AnySwotRule[] = [
  rule({
    id: 'logo-in-colours',
    quadrant: 'strengths',
    weight: 5,
    subject: 'logo colours',
    gist: 'a colour shared by logo and pages',
    needs: ['palette'],
    find({ palette }, say) {
      const primary = palette.colors.find(({ value }) => value.role === 'primary')
      if (primary === undefined || palette.logoAgreement === null || palette.logoAgreement < 0.75) return null
      const { hex } = primary.value
      return {
        text: say(
          `Logo and pages speak one language: ${hex} carries both, so each button reminds of the mark.`,
          `The colour of the logo, ${hex}, is the colour of the site. That is how a small brand becomes recognisable without a large budget.`,
          `One colour does the remembering: ${hex} runs from the logo through the pages read.`,
        ),
        confidence: primary.confidence * 0.85,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'readable-colours',
    quadrant: 'strengths',
    weight: 5,
    subject: 'contrast',
    gist: 'text that is easy to read',
    needs: ['palette'],
    find({ palette: { pairs } }, say) {
      const lowest = pairs.reduce((least, { contrast }) => Math.min(least, contrast), 21)
      if (pairs.length < 4 || lowest < contrastMin) return null
      return {
        text: say(
          `All ${pairs.length} pairings of text and ground that were measured are easy to read (${lowest.toFixed(1)}:1 at the least), where most home pages fail at one.`,
          `It can be read by tired eyes and in sunlight: no text falls below ${lowest.toFixed(1)}:1 against its ground in ${pairs.length} pairings measured.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'own-typefaces',
    quadrant: 'strengths',
    weight: 4,
    subject: 'typefaces',
    gist: 'disciplined type',
    needs: ['typography'],
    find({ typography }, say) {
      if (typography.some(({ value }) => value.source === 'not loaded')) return null
      const own = typography.filter(({ value }) => value.source !== 'system')
      const families = [...new Set(own.map(({ value }) => value.family))]
      const heading = own.find(({ value }) => value.role === 'heading')
      if (heading === undefined || families.length > 2) return null
      const names = listed(families)
      const isAlone = own.length === typography.length
      const set = families.length === 1 ? 'sets' : 'set'
      return {
        text: isAlone
          ? say(
              `Type is kept under control: ${names} ${set} every text, so that the pages look related.`,
              `${names} ${set} the tone everywhere; that restraint reads as care.`,
            )
          : say(
              `Type is kept under control: beside ${names} the pages only use typefaces of the visitor's own device.`,
              `${names} ${set} the tone, with only the typefaces of the device beside; that restraint reads as care.`,
            ),
        confidence: surest(own) * 0.75,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'described-pictures',
    quadrant: 'strengths',
    weight: 4,
    subject: 'alternative texts',
    gist: 'pictures that are put into words',
    needs: ['imagery'],
    find({ imagery }, say) {
      if (imagery === null || imagery.value.pictures < 8 || imagery.value.altShare < 0.95) return null
      const { pictures } = imagery.value
      return {
        text: say(
          `Its ${pictures} pictures are put into words as well, for people who cannot see them and for searches that look for pictures.`,
          `${pictures} pictures, and practically each has a text beside it: work that nobody sees and that search engines reward.`,
        ),
        confidence: imagery.confidence * 0.85,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'day-and-night',
    quadrant: 'strengths',
    weight: 3,
    subject: 'themes of colour',
    gist: 'a light and a dark form',
    needs: ['palette'],
    find({ palette: { themes } }, say) {
      if (!themes.includes('light') || !themes.includes('dark')) return null
      return {
        text: say(
          'Light and dark are both provided for, so the brand keeps its looks on every screen instead of leaving them to the device.',
          'It has a dark form as well as a light one, a detail that its more technical visitors will notice.',
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'few-pictures',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'pictures',
    gist: 'pictures of its own work',
    needs: ['imagery', 'pages'],
    missingFrom: 'home',
    find({ imagery, pages }, say) {
      if (imagery === null || imagery.value.pictures + imagery.value.videos > 2 || pages.length < 3) return null
      const { pictures, videos } = imagery.value
      const shown = `${counted(pictures, 'picture')}${videos === 0 ? '' : ` and ${counted(videos, 'film')}`}`
      return {
        text: say(
          `It shows little of itself: ${shown} on ${pages.length} pages. Real ones, of the work and the people, would say what words must argue for.`,
          `${pages.length} pages, ${shown}: there is room to show the product, the place or the people, and it would cost a day with a camera.`,
        ),
        confidence: imagery.confidence * 0.7,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'borrowed-picture',
    quadrant: 'threats',
    weight: 5,
    subject: 'pictures',
    gist: 'a stock picture as first impression',
    needs: ['imagery'],
    find({ imagery }, say) {
      const host = imagery?.value.hero == null ? '' : hostOf(imagery.value.hero.url)
      if (imagery === null || !stockHosts.test(host)) return null
      return {
        text: say(
          `The picture that opens the site comes straight from ${host}. Anybody may use the same one, and some day somebody near will.`,
          `Its first impression is on loan: the opening picture is served by ${host}, where everybody may help themselves to it.`,
        ),
        confidence: imagery.confidence * 0.9,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'access-rules',
    quadrant: 'threats',
    weight: 5,
    subject: 'access rules',
    gist: 'coming rules on accessibility',
    needs: ['palette', 'technology', 'imagery'],
    find({ palette: { pairs }, technology, imagery }, say) {
      const sells = technology.find(
        ({ value }) => value.category === 'shop' || value.category === 'payment' || value.category === 'booking',
      )
      const weak = weakPairs(pairs)
      const mute = imagery !== null && imagery.value.pictures >= 4 && imagery.value.altShare < 0.6
      if (sells === undefined || (weak.length < 3 && !mute)) return null
      const what =
        weak.length < 3 ? 'pictures without a text' : `${weak.length} pairings of text and ground that are too faint`
      return {
        text: say(
          tradeOnly(
            `It sells or books online (${sells.value.name}) with ${what}. Rules on accessible services, such as the European Accessibility Act, may come to apply, and they are easier to meet before anybody asks.`,
          ),
          `Accessibility is becoming law for services bought online. With ${what} the site would have questions to answer, if its trade falls under those rules.`,
        ),
        confidence: leastSure(sells) * 0.55,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
]
