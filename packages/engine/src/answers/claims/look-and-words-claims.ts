/** How the brand looks, what it says, where it stands: visual identity, messaging, positioning. */
import type { FullResults } from '../../report.ts'
import { percent } from '../../writing/prose.ts'
import { checkClaims } from './check-claims.ts'
import { eachLabelled, joined, labelled, type Said, sentence } from './said.ts'

type Color = FullResults['visualIdentity']['palette']['colors'][number]
type Mark = NonNullable<FullResults['visualIdentity']['logo']['primary']>
type Call = Pick<FullResults['messaging']['ctas'][number], 'text' | 'intent' | 'url'> & { repeats?: number }

export function visualIdentityClaims(visual: FullResults['visualIdentity']): Said[] {
  const { palette, typography, typeScale, logo, imagery, consistency } = visual
  return [
    ...colorClaims('/palette/colors', palette.colors),
    ...palette.primaryCandidates.flatMap(({ hex, reason }, index) =>
      labelled(`/palette/primaryCandidates/${index}`, 'Might have been the primary colour', `${hex}: ${reason}`),
    ),
    ...palette.pairs.flatMap(({ foreground, background, contrast, usage }, index) =>
      labelled(
        `/palette/pairs/${index}`,
        'Text on its ground',
        `${foreground} on ${background}, contrast ${contrast} : 1 (${usage})`,
      ),
    ),
    ...eachLabelled('/palette/themes', 'Colour scheme', palette.themes),
    ...eachLabelled('/palette/gradients', 'Gradient', palette.gradients),
    ...typography.flatMap(({ family, role, source, weights, usage }, index) =>
      labelled(
        `/typography/${index}`,
        `Typeface (${role})`,
        joined([family, source, weights.length > 0 && `weights ${weights.join(', ')}`, usage]),
      ),
    ),
    ...typeScale.flatMap(({ step, size, weight }, index) =>
      labelled(`/typeScale/${index}`, 'Size of type', `${step} ${size} px, weight ${weight}`),
    ),
    ...markClaims('/logo/primary', 'Logo', logo.primary),
    ...markClaims('/logo/icon', 'Icon', logo.icon),
    ...logo.alternates.flatMap((mark, index) =>
      markClaims(`/logo/alternates/${index}`, 'Another form of the logo', mark),
    ),
    ...labelled(
      '/logo/agreement',
      'Logo and palette',
      logo.agreement === null ? null : `${percent(logo.agreement)} of the logo’s colour is in the palette`,
    ),
    ...labelled('/imagery', 'Pictures', imagery),
    ...labelled('/consistency', 'Consistency', consistency),
  ]
}

export const colorClaims = (pointer: string, colors: readonly Color[]): Said[] =>
  colors.flatMap(({ hex, role, usage }, index) =>
    labelled(`${pointer}/${index}`, `Colour (${role})`, `${hex}, ${usage}`),
  )

export function markClaims(pointer: string, label: string, mark: Mark | null): Said[] {
  if (mark === null) return []
  const what = mark.url ?? mark.text ?? 'a drawing in the page'
  return labelled(pointer, label, joined([what, mark.format, ...mark.colors, mark.why]))
}

export function messagingClaims(messaging: FullResults['messaging']): Said[] {
  const { hero, claims, ctas, vocabulary, clarityScore, clarityChecks, readability } = messaging
  return [
    ...labelled('/hero/headline', 'Headline of the home page', hero.headline),
    ...labelled('/hero/subhead', 'Line below the headline', hero.subhead),
    ...labelled('/hero/eyebrow', 'Line above the headline', hero.eyebrow),
    ...labelled('/valueProposition', 'Value proposition', messaging.valueProposition),
    ...ctas.flatMap((call, index) =>
      callClaims(`/ctas/${index}`, index === 0 ? 'Primary call to action' : 'Call to action', call),
    ),
    ...claims.flatMap(({ text, type, proof, sourced }, index) =>
      labelled(
        `/claims/${index}`,
        `Claim (${type})`,
        `${text} (${proof === null ? (sourced ? 'a source is named' : 'no proof found') : `proof: ${proof}`})`,
      ),
    ),
    ...eachLabelled('/proofPoints', 'Proof', messaging.proofPoints),
    ...eachLabelled('/navigation', 'Menu', messaging.navigation),
    ...labelled('/vocabulary/distinctive', 'Distinctive words', joined(vocabulary.distinctive)),
    ...labelled('/vocabulary/overused', 'Overused words', joined(vocabulary.overused)),
    ...labelled('/clarityScore', 'Clarity of the message', clarityScore === null ? null : `${clarityScore} of 100`),
    ...checkClaims('/clarityChecks', clarityChecks),
    ...readabilityClaims(readability),
  ]
}

export const readabilityClaims = (readability: FullResults['messaging']['readability']): Said[] =>
  labelled('/readability', 'Readability', readability === null ? null : `${readability.formula} ${readability.score}`)

export const callClaims = (pointer: string, label: string, { text, intent, url, repeats = 1 }: Call): Said[] =>
  labelled(pointer, label, joined([text, intent !== 'other' && intent, repeats > 1 && `${repeats} times`, url]))

export function positioningClaims(positioning: FullResults['positioning']): Said[] {
  return [
    ...labelled('/category', 'Category', positioning.category),
    ...labelled('/kind', 'Kind of offer', positioning.kind),
    ...labelled('/audience', 'Audience', positioning.audience),
    ...labelled('/problem', 'Problem that it takes on', positioning.problem),
    ...labelled('/solution', 'What it offers', positioning.solution),
    ...eachLabelled('/differentiators', 'What sets it apart', positioning.differentiators),
    ...eachLabelled('/alternatives', 'Compared with', positioning.alternatives),
    ...labelled('/pricePosition', 'Price position', positioning.pricePosition),
    ...labelled('/statement', 'How it introduces itself', positioning.statement),
    ...sentence('/composed', positioning.composed),
    ...eachLabelled('/parityClaims', 'What everybody in its line says', positioning.parityClaims),
  ]
}
