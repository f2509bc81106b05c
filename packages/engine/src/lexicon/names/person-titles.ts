import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** What stands before the names of people and households, and before nothing else. */
const list = `
mr|mrs|ms|miss|mister|dr|prof|professor|sir|the family|family|herr|frau|fr|hr|familie|fam|ehepaar|mme|mlle|madame|mademoiselle|monsieur|famille|señor|señora|sra|doña|familia|sig|sig ra|signor|signora|famiglia|dott|dott ssa|família|dona|dhr|mevr|mevrouw|meneer|mw|pan|pani|państwo|rodzina|rodina|pán|paní|bay|bayan|av|dt|op dr|uzm dr|doç dr|κ|κα|κος|οικογένεια|г жа|господин|госпожа|семья|пан|пані|родина|מר|גברת|גב|ד ר|משפחת|الأستاذ|السيد|السيدة|د|familjen|familien|perhe|család|dl|dna|doamna|domnul
`

/** `startsWith` on names. */
export const personTitles: PhraseIndex<true> = createPhraseIndex(() =>
  phrasesOf(list).map((phrase) => ({ phrase, tag: true as const })),
)
