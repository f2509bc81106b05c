import type { Fact } from '../../evidence.ts'
import type { ArchetypeReading } from '../../facts/language/shapes.ts'
import type { Archetype } from '../../lexicon/archetypes/archetypes.ts'
import { listed, percent, quoted } from '../../writing/prose.ts'
import type { Wording } from '../../writing/wording.ts'
import { archetypePortraits } from './archetype-portraits.ts'

/** A lead of so much is one that a reader sees at once; less than the other, and the two are level. */
const marginClear = 0.2
const marginLevel = 0.05
/** Below, the reading is a guess and is called one. */
export const archetypeConfidenceMin = 0.35

export const articleOf = (archetype: Archetype) => (/^[AEIOU]/.test(archetype) ? `an ${archetype}` : `a ${archetype}`)

/** What the archetype is, how it shows on this site, and how sure that is. */
export function archetypeDescription({ value: reading, confidence }: Fact<ArchetypeReading>, wording: Wording): string {
  const { primary, mix, method } = reading
  const portrait = archetypePortraits[primary]
  const opening = wording.oneOf('archetype.opening', [
    `The ${primary} wants ${portrait.wants}; what people look for in it is ${portrait.promise}.`,
    `A brand that follows the ${primary} wants ${portrait.wants}. Its promise is ${portrait.promise}.`,
    `What drives the ${primary}: it wants ${portrait.wants}. People come to it for ${portrait.promise}.`,
    `${portrait.promise.charAt(0).toUpperCase()}${portrait.promise.slice(1)}: that is what the ${primary} stands for, a brand that wants ${portrait.wants}.`,
  ])
  if (method === 'looks') {
    return `${opening} Too few words of the site speak for any archetype, so this is a guess from look and manner only.`
  }
  const words = (reading.passages[0]?.words ?? []).slice(0, 4).map(quoted)
  const shown =
    words.length === 0
      ? ''
      : wording.oneOf('archetype.words', [
          ` Here it shows in words such as ${listed(words)}.`,
          ` Words that show it: ${listed(words)}.`,
          ` What speaks for it on these pages: ${listed(words)}.`,
        ])
  const manner = ` At its best it is ${portrait.manner}; its trap is ${portrait.trap}.`
  return `${opening}${shown} ${rivalry(reading, wording)}${manner}${confidence < archetypeConfidenceMin ? ` ${caution(mix.length, wording)}` : ''}`
}

function rivalry({ primary, secondary, margin, mix }: ArchetypeReading, wording: Wording): string {
  const [first, second] = mix
  if (secondary === null || second === undefined || first === undefined) {
    return 'No other archetype comes into view.'
  }
  const twin = archetypePortraits[secondary]
  if (margin >= marginClear) {
    return wording.oneOf('archetype.clear', [
      `It leads clearly, at ${percent(first.share)} of what was weighed; the ${secondary} follows with ${percent(second.share)} and adds a wish ${twin.wants}.`,
      `Second comes the ${secondary}, far behind (${percent(second.share)} to ${percent(first.share)}): it lends the brand ${twin.promise}.`,
      `The lead is clear: ${percent(first.share)} of the weight, ahead of the ${secondary} with ${percent(second.share)}.`,
    ])
  }
  if (margin <= marginLevel) {
    return wording.oneOf('archetype.level', [
      `The ${secondary} is level with it (${percent(second.share)} to ${percent(first.share)}): the brand stands between ${archetypePortraits[primary].promise} and ${twin.promise}.`,
      `It is a close call: the ${secondary} has nearly as much behind it (${percent(second.share)} against ${percent(first.share)}), and with it ${twin.promise}.`,
      `Read it as a pair: ${primary} with ${percent(first.share)}, ${secondary} with ${percent(second.share)}.`,
    ])
  }
  return wording.oneOf('archetype.near', [
    `The ${secondary} stands behind it with ${percent(second.share)} (to ${percent(first.share)}) and brings ${twin.promise}.`,
    `There is a good deal of the ${secondary} in it too: ${percent(second.share)} beside ${percent(first.share)}.`,
    `Its second voice is the ${secondary}, at ${percent(second.share)} against ${percent(first.share)}; it wants ${twin.wants}.`,
  ])
}

const caution = (archetypes: number, wording: Wording) =>
  wording.oneOf('archetype.caution', [
    'The signs are few or pull apart: take this as a working guess.',
    `With ${archetypes} archetypes in play and little between them, this is the best guess rather than a finding.`,
    'The evidence is thin: another reading is possible.',
  ])
