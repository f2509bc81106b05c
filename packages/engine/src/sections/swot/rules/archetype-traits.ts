import type { Archetype } from '../../../lexicon/archetypes/archetypes.ts'

/** Each archetype as a kind of person, within a sentence. */
export const archetypeTraits: Record<Archetype, string> = {
  Innocent: 'an optimist who keeps things simple and good',
  Everyman: 'a good neighbour',
  Hero: 'a champion who wants to win',
  Outlaw: 'a rebel against how things are done',
  Explorer: 'an explorer',
  Creator: 'a maker',
  Ruler: 'a leader who sets the standard',
  Magician: 'a magician who makes things possible',
  Lover: 'a lover of beauty and pleasure',
  Caregiver: 'a caregiver',
  Jester: 'a joker who takes nothing too seriously',
  Sage: 'an expert who explains',
}
