import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** What stands before the names of people and households. Short forms that are also words or signs of trades are left out. */
const list = `
mr|mrs|miss|mister|dr|prof|professor|sir|herr|frau|familie|fam|ehepaar|mme|mlle|madame|mademoiselle|monsieur|famille|señor|señora|sra|doña|familia|sig|sig ra|signor|signora|famiglia|dott|dott ssa|família|dona|dhr|mevr|mevrouw|meneer|mw|pani|państwo|rodzina|rodina|pán|paní|bayan|op dr|uzm dr|doç dr|κ|κα|κος|οικογένεια|г жа|господин|госпожа|семья|пан|пані|родина|מר|גברת|גב|ד ר|משפחת|الأستاذ|السيد|السيدة|د|familjen|familien|perhe|család|dl|dna|doamna|domnul
`

/** `startsWith` on names. */
export const personTitles: PhraseIndex<true> = createPhraseIndex(() =>
  phrasesOf(list).map((phrase) => ({ phrase, tag: true as const })),
)
