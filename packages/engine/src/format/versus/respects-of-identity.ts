/** Who they are and how they sound: archetype, tone, voice, audience, promise, palette, type. */

import { differenceCiede2000 } from 'culori'
import { asSentence, listed, quoted, shortened, uncapitalised } from '../../writing/prose.ts'
import { tonePoles } from '../../writing/tone-poles.ts'
import { undeterminedArchetype } from '../../writing/undetermined-archetype.ts'
import type { Respect, Side } from './side.ts'

const archetype: Respect = {
  id: 'archetype',
  label: 'Archetype',
  weight: 10,
  compare([one, other]) {
    const [first, second] = [one, other].map(({ results }) => results.brandIdentity)
    if (first === undefined || second === undefined) return null
    if ([first, second].some(({ archetype }) => archetype === undeterminedArchetype)) return null
    const shares = new Map(second.archetypeMix.map(({ archetype, share }) => [archetype, share]))
    const shared = first.archetypeMix.reduce(
      (sum, { archetype, share }) => sum + Math.min(share, shares.get(archetype) ?? 0),
      0,
    )
    const overlap = first.archetypeMix.length === 0 ? '' : `; their mixes overlap by ${Math.round(shared * 100)} %`
    const point = (side: Side, { archetype, archetypeMix }: typeof first) => {
      const [largest] = archetypeMix
      const text = largest === undefined ? archetype : `${archetype}, ${Math.round(largest.share * 100)} %`
      return [side.says(text, '/brandIdentity/archetype', '/brandIdentity/archetypeMix/0')]
    }
    return {
      text: `${one.name} speaks as the ${first.archetype}, ${other.name} as the ${second.archetype}${overlap}.`,
      alike: `Both speak as the ${first.archetype}${overlap}.`,
      magnitude: first.archetype === second.archetype ? (1 - shared) * 0.4 : Math.max(0.5, 1 - shared),
      sides: [point(one, first), point(other, second)],
    }
  },
}

const tone: Respect = {
  id: 'tone',
  label: 'Tone',
  weight: 7,
  compare([one, other]) {
    const [first, second] = [one.results.brandIdentity.toneProfile, other.results.brandIdentity.toneProfile]
    if (first === null || second === null) return null
    const gaps = Object.entries(tonePoles)
      .map(([name, [from, to]]) => {
        const axis = name as keyof typeof tonePoles
        return { axis, from, to, gap: second[axis] - first[axis] }
      })
      .sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
    const [widest] = gaps
    if (widest === undefined) return null
    const { axis, from, to, gap } = widest
    const point = (side: Side, value: number) => [
      side.says(
        `${value.toFixed(1)} between ${from} (−1) and ${to} (1)`,
        '/brandIdentity/toneProfile',
        `/brandIdentity/toneProfile/${axis}`,
      ),
    ]
    return {
      text: `${gap > 0 ? other.name : one.name} is the more ${to} of the two, ${gap > 0 ? one.name : other.name} the more ${from}.`,
      alike: 'They write in much the same tone.',
      magnitude: Math.min(1, Math.abs(gap)),
      sides: [point(one, first[axis]), point(other, second[axis])],
    }
  },
}

const voice: Respect = {
  id: 'voice',
  label: 'Voice',
  weight: 7,
  compare([one, other]) {
    const [first, second] = [one.results.brandIdentity.voice, other.results.brandIdentity.voice]
    if (first.length === 0 || second.length === 0) return null
    const shared = first.filter((trait) => second.includes(trait))
    const own = [first, second].map((traits) => traits.filter((trait) => !shared.includes(trait)))
    const point = (side: Side, traits: readonly string[]) =>
      traits.map((trait, index) => side.says(trait, `/brandIdentity/voice/${index}`))
    const parts = [one.name, other.name].flatMap((name, index) => {
      const traits = own[index] ?? []
      return traits.length === 0 ? [] : [`${name} alone sounds ${listed(traits)}`]
    })
    return {
      text: `${parts.join('; ')}${shared.length === 0 ? '' : `; both sound ${listed(shared)}`}.`,
      alike: `Both sound ${listed(shared)}.`,
      magnitude: 1 - (2 * shared.length) / (first.length + second.length),
      sides: [point(one, first), point(other, second)],
    }
  },
}

/** “Business owners” → “business owners”; “HR teams” stays. */
const withinSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? uncapitalised(name) : name)

const audience: Respect = {
  id: 'audience',
  label: 'Audience',
  weight: 9,
  compare([one, other]) {
    const [first, second] = [one, other].map(({ results }) => results.personas.map(({ name }) => name))
    if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return null
    const shared = first.filter((name) => second.includes(name))
    const point = (side: Side, names: readonly string[]) =>
      names.map((name, index) => side.says(name, `/personas/${index}`, `/personas/${index}/name`))
    return {
      text: `${one.name} speaks to ${listed(first.map(withinSentence), 3)}; ${other.name} to ${listed(second.map(withinSentence), 3)}.`,
      alike: `Both speak to ${listed(shared.map(withinSentence), 3)}.`,
      magnitude: 1 - (2 * shared.length) / (first.length + second.length),
      sides: [point(one, first), point(other, second)],
    }
  },
}

const promise: Respect = {
  id: 'promise',
  label: 'First words',
  weight: 5,
  compare([one, other]) {
    const [first, second] = [one, other].map(({ results }) => results.messaging.hero.headline)
    if (first === null || second === null || first === undefined || second === undefined) return null
    const same = first.toLowerCase() === second.toLowerCase()
    return {
      text: `${one.name} opens with ${quoted(shortened(first, 120))}, ${other.name} with ${asSentence(quoted(shortened(second, 120)))}`,
      alike: 'Both open with the same words.',
      magnitude: same ? 0 : 0.8,
      sides: [[one.quotes(first, '/messaging/hero/headline')], [other.quotes(second, '/messaging/hero/headline')]],
    }
  },
}

const colorDistance = differenceCiede2000()
/** CIEDE2000 of colours that nobody takes for each other. */
const farApart = 50

const palette: Respect = {
  id: 'palette',
  label: 'Colour',
  weight: 5,
  compare([one, other]) {
    const primary = ({ results }: Side) => {
      const index = results.visualIdentity.palette.colors.findIndex(({ role }) => role === 'primary')
      return index < 0 ? null : { index, hex: results.visualIdentity.palette.colors[index]?.hex ?? '' }
    }
    const [first, second] = [primary(one), primary(other)]
    if (first === null || second === null) return null
    const point = (side: Side, { hex, index }: { hex: string; index: number }) => [
      { ...side.says(hex, `/visualIdentity/palette/colors/${index}`), hex },
    ]
    return {
      text: `${one.name} is carried by ${first.hex}, ${other.name} by ${second.hex}.`,
      alike: `Their main colours are near each other: ${first.hex} and ${second.hex}.`,
      magnitude: Math.min(1, colorDistance(first.hex, second.hex) / farApart),
      sides: [point(one, first), point(other, second)],
    }
  },
}

const type: Respect = {
  id: 'type',
  label: 'Type',
  weight: 2,
  compare([one, other]) {
    const family = ({ results }: Side) => results.visualIdentity.typography[0] ?? null
    const [first, second] = [family(one), family(other)]
    if (first === null || second === null) return null
    const named = ({ family, source }: typeof first) => (source === 'system' ? 'the reader’s own system type' : family)
    const same = named(first) === named(second)
    return {
      text: `${one.name} sets its headings in ${named(first)}, ${other.name} in ${named(second)}.`,
      alike: `Both set their headings in ${named(first)}.`,
      magnitude: same ? 0 : 1,
      sides: [
        [one.says(named(first), '/visualIdentity/typography/0')],
        [other.says(named(second), '/visualIdentity/typography/0')],
      ],
    }
  },
}

export const respectsOfIdentity: readonly Respect[] = [archetype, audience, tone, voice, promise, palette, type]
