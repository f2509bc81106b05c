import type { Archetype } from '../../lexicon/archetypes/archetypes.ts'

/** An archetype for readers who never met it; after Mark & Pearson, in our words. */
export interface ArchetypePortrait {
  /** “wants …”: what drives it. */
  wants: string
  /** What people come to such a brand for. */
  promise: string
  /** How it talks at its best. */
  manner: string
  /** What it turns into when it is overdone. */
  trap: string
}

export const archetypePortraits: Record<Archetype, ArchetypePortrait> = {
  Innocent: {
    wants: 'to be happy and to do things the honest way',
    promise: 'something simple and good, with nothing hidden',
    manner: 'short, bright and free of cleverness',
    trap: 'sounding naive when a hard question comes',
  },
  Everyman: {
    wants: 'to belong and to be of use without standing out',
    promise: 'being treated as an equal, at a fair price',
    manner: 'plain and friendly, one neighbour to another',
    trap: 'becoming interchangeable',
  },
  Hero: {
    wants: 'to prove its worth by what it masters',
    promise: 'getting through what looked too hard',
    manner: 'direct, active and measured by results',
    trap: 'shouting, or making every day a battle',
  },
  Outlaw: {
    wants: 'to break what no longer serves people',
    promise: 'a way out from under somebody else’s rules',
    manner: 'blunt, unpolished and ready to take sides',
    trap: 'being against things and for nothing',
  },
  Explorer: {
    wants: 'to find out what lies beyond the known',
    promise: 'freedom and the room to go one’s own way',
    manner: 'open, concrete and full of places',
    trap: 'wandering without ever arriving',
  },
  Creator: {
    wants: 'to make something of lasting value',
    promise: 'the means, or the hand, to give an idea its form',
    manner: 'visual, exact about craft and proud of detail',
    trap: 'polishing when it should deliver',
  },
  Ruler: {
    wants: 'to bring order and keep control',
    promise: 'things done properly, by those who set the standard',
    manner: 'composed, precise and sure of its rank',
    trap: 'coming across as cold or rigid',
  },
  Magician: {
    wants: 'to turn one thing into another',
    promise: 'a change that feels effortless',
    manner: 'visionary, quick and rich in before and after',
    trap: 'promising more than can be shown',
  },
  Lover: {
    wants: 'to be close, and to delight in beauty and the senses',
    promise: 'feeling desired, or spoilt for a while',
    manner: 'warm, sensory and unhurried',
    trap: 'style without substance',
  },
  Caregiver: {
    wants: 'to protect people and to look after them',
    promise: 'being in good hands',
    manner: 'gentle, reassuring and practical',
    trap: 'telling people what is good for them',
  },
  Jester: {
    wants: 'to enjoy the moment and to lighten it for others',
    promise: 'fun, and not taking oneself too seriously',
    manner: 'playful, quick and in on the joke',
    trap: 'a joke where somebody needed an answer',
  },
  Sage: {
    wants: 'to understand, and to pass on what it understood',
    promise: 'knowledge and proof in place of opinion',
    manner: 'clear, careful with words and ready to name its sources',
    trap: 'lecturing people who wanted a decision',
  },
}
