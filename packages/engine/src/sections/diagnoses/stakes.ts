/** What a site asks visitors to hand over. */
import { stakeWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import type { Stake } from '../../lexicon/diagnoses/lists.ts'
import { fieldOfKind, type KindField, type KindId } from '../../lexicon/kinds/kind-table.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'

/** What a visitor hands over, as a sentence names it. */
export const handedOver: Record<Stake, string> = {
  health: 'their health',
  money: 'their money',
  children: 'their children',
  data: 'their files and data',
  keys: 'their passwords and keys',
  animals: 'their animal',
  home: 'their home',
  firm: 'their firm’s figures and work',
}
/** A stake that the opening names in passing is none; of these one is enough. */
const weights: Record<Stake, number> = {
  keys: 2,
  children: 2,
  animals: 2,
  money: 1.5,
  health: 1.5,
  data: 1.5,
  home: 1,
  firm: 1,
}

/** What a visitor of a trade hands over, whatever its opening says. */
const stakeOfField: Partial<Record<KindField, Stake>> = { care: 'health', software: 'data', organisations: 'money' }
const animalKinds: ReadonlySet<KindId> = new Set<KindId>(['kennel', 'dog-school', 'dog-groomer', 'pet-sitter'])

function stakeOfKind({ kind }: Pick<DiagnosisFacts, 'kind'>): Stake | null {
  if (kind === null) return null
  const { id } = kind.value
  return animalKinds.has(id) ? 'animals' : (stakeOfField[fieldOfKind(id)] ?? null)
}

function stakeOfOpening({ opening, language }: Pick<DiagnosisFacts, 'opening' | 'language'>): Stake | null {
  if (language === null) return null
  const points = new Map<Stake, number>()
  for (const { tag } of opening.texts.flatMap((text) => stakeWords(language.value).match(text)))
    points.set(tag, (points.get(tag) ?? 0) + weights[tag])
  return [...points].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

type Facts = Pick<DiagnosisFacts, 'opening' | 'language' | 'kind'>

/** What is at stake by the trade, else by the words of the opening. */
export const stakeOf = (facts: Facts): Stake | null => stakeOfKind(facts) ?? stakeOfOpening(facts)

/** Whether it is money, health, children, data, animals or a home. */
export function isSensitive(facts: Facts): boolean {
  const stake = stakeOf(facts)
  return stake !== null && stake !== 'firm'
}
