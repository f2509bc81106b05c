import { asSentence, capitalised, listed, quoted, shortened } from '../../writing/prose.ts'
import type { Wording } from '../../writing/wording.ts'
import type { SectionFacts } from '../section-facts.ts'
import { archetypePortraits } from './archetype-portraits.ts'
import { archetypeConfidenceMin, articleOf } from './archetype-text.ts'

type IdentityFacts = Pick<
  SectionFacts,
  'name' | 'tagline' | 'description' | 'archetype' | 'voice' | 'mission' | 'values'
>

/** Who the brand is, in a paragraph: what stands out most on this site comes first. */
export function identitySummary(facts: IdentityFacts, wording: Wording): string {
  return [character(facts, wording), purpose(facts, wording), nameLine(facts, wording), principles(facts, wording)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function character({ name, archetype, voice }: IdentityFacts, wording: Wording): string {
  const own = name === null ? null : shortened(name.value.name, 60)
  const brand = own ?? 'the brand'
  const subject = own ?? 'The brand'
  const traits = voice.slice(0, 3).map(({ value }) => value.trait)
  const sound = listed(traits)
  if (archetype === null) {
    return traits.length === 0
      ? wording.oneOf('identity.unread', [
          `The pages hold too little of ${brand}'s own words to say what character it has.`,
          `What kind of character ${brand} is cannot be told from so few words.`,
          `${subject} says too little on these pages for its character to be read.`,
        ])
      : `${subject} sounds ${sound}; which archetype it follows, its words leave open.`
  }
  const { primary, secondary, margin } = archetype.value
  const isGuess = archetype.confidence < archetypeConfidenceMin
  const { manner } = archetypePortraits[primary]
  if (isGuess) {
    return wording.oneOf('identity.guess', [
      `${subject} may be read as ${articleOf(primary)}, though the signs are weak${secondary === null ? '' : ` and the ${secondary} is close`}.`,
      `If ${brand} follows an archetype, the ${primary} is the likeliest${secondary === null ? '' : `, with the ${secondary} near it`}; the words decide little.`,
      `Best guess for ${brand}: ${articleOf(primary)}${secondary === null ? '' : ` with a good part of the ${secondary}`}. The evidence is thin.`,
      `Nothing on the pages makes ${brand} one archetype for certain; ${articleOf(primary)} fits best.`,
    ])
  }
  const second = secondary === null ? '' : margin < 0.2 ? ` with a strong streak of the ${secondary}` : ''
  return traits.length === 0
    ? wording.oneOf('identity.archetype', [
        `${subject} comes across as ${articleOf(primary)}${second}: a brand that is ${manner}.`,
        `At heart ${brand} is ${articleOf(primary)}${second}.`,
        `The ${primary} is the archetype that ${brand}'s words speak for${second === '' ? '' : `,${second}`}.`,
        `${capitalised(articleOf(primary))}${second}: that is how ${brand} presents itself.`,
      ])
    : wording.oneOf('identity.voice', [
        `${subject} is ${articleOf(primary)}${second}, and sounds ${sound}.`,
        `${capitalised(sound)}: ${brand} speaks as ${articleOf(primary)} would${second === '' ? '' : `,${second}`}.`,
        `${subject} reads as ${articleOf(primary)}${second}. Its voice is ${sound}.`,
        `In character ${brand} is ${articleOf(primary)}${second}; in tone, ${sound}.`,
        `One meets ${articleOf(primary)}${second} here, in a voice that is ${sound}.`,
      ])
}

function purpose({ mission, tagline, description }: IdentityFacts, wording: Wording): string | null {
  if (mission === null) {
    const line = tagline ?? description
    return line === null ? null : `It sums itself up in ${asSentence(quoted(shortened(line.value, 200)))}`
  }
  const text = asSentence(quoted(shortened(mission.value.text, 220)))
  if (mission.value.kind === 'stated') {
    return wording.oneOf('identity.mission', [
      `It states what it is for: ${text}`,
      `Its mission stands on the site in so many words: ${text}`,
      `Asked why it exists, the site answers ${text}`,
      `The purpose is written down: ${text}`,
    ])
  }
  if (mission.value.kind === 'valueProposition') {
    return wording.oneOf('identity.proposition', [
      `There is no mission as such; the nearest thing is what it promises: ${text}`,
      `What it offers takes the place of a mission: ${text}`,
      `Instead of a mission it makes an offer: ${text}`,
      `The line that comes closest to a mission is ${text}`,
      `It does not say why it exists, but what for: ${text}`,
      `Where others would put a mission stands a promise: ${text}`,
      `Its reason to be has to be read out of its offer: ${text}`,
      `${text} In place of a mission, that is what it holds out.`,
    ])
  }
  return wording.oneOf('identity.description', [
    `No mission is stated; it describes itself as ${text}`,
    `Of itself it says ${text}`,
    `Its own description has to stand in for a mission: ${text}`,
  ])
}

function nameLine({ name }: IdentityFacts, wording: Wording): string | null {
  if (name === null) return 'What it is called, the pages leave open.'
  const { variants } = name.value
  if (variants.length === 0) return null
  const also = listed(variants.map(quoted), 3)
  return wording.oneOf('identity.name', [
    `The name also appears as ${also}.`,
    `It is not always spelt alike: ${also} ${variants.length === 1 ? 'is' : 'are'} found too.`,
    `Other spellings on the site: ${also}.`,
    `Besides ${quoted(name.value.name)} it writes ${also}.`,
  ])
}

function principles({ values }: IdentityFacts, wording: Wording): string | null {
  if (values.length === 0) return null
  const list = listed(
    values.map(({ value }) => quoted(value)),
    4,
  )
  return wording.oneOf('identity.values', [
    `It names what it stands for: ${list}.`,
    `Its values are spelt out as ${list}.`,
    `Among its values: ${list}.`,
  ])
}
