/** What a trade can show for itself, for the moves of diagnoses on promise and proof: noun phrases that end “Put … beside …”. */
import type { Fact } from '../../../../evidence.ts'
import type { BrandKind } from '../../../../facts/entity/shapes.ts'
import { fieldOfKind, type KindField, type KindId } from '../../../../lexicon/kinds/kind-table.ts'

export interface TradeProof {
  /** What stands beside a name, so that it is somebody. */
  person: string
  /** What can be checked where trust is asked. */
  proof: string
  /** Whose voice would bear it out: “guest”. */
  voice: string
}

const byField: Record<KindField, TradeProof> = {
  lodging: {
    person: 'a photo of the hosts',
    proof: 'two lines by guests with their dates, and a photo of a room',
    voice: 'guest',
  },
  eating: {
    person: 'a photo at work',
    proof: 'a guest’s line with its date, and a photo of one dish',
    voice: 'guest',
  },
  leisure: {
    person: 'a portrait and what they lead',
    proof: 'faces, a dated photo and a visitor’s sentence',
    voice: 'visitor',
  },
  care: {
    person: 'a portrait, the training and the years of practice',
    proof: 'the register entry, the training, and a sentence under a first name',
    voice: 'patient',
  },
  learning: {
    person: 'a portrait and the training',
    proof: 'the teachers’ names and a sentence by a pupil or parent',
    voice: 'pupil or parent',
  },
  trades: {
    person: 'a portrait and one job done',
    proof: 'one job before and after, with the customer’s name',
    voice: 'customer',
  },
  professions: {
    person: 'a portrait and the years in the trade',
    proof: 'one case with its customer and a figure before and after',
    voice: 'customer',
  },
  goods: {
    person: 'a portrait in the workshop',
    proof: 'one buyer with name and order, or a test with its date',
    voice: 'customer',
  },
  software: {
    person: 'a portrait and why it was built',
    proof: 'one customer with one measured result, and who can read the data',
    voice: 'customer',
  },
  organisations: {
    person: 'a portrait and the office held',
    proof: 'the board’s names, last year’s sums and one person’s story',
    voice: 'person it helped',
  },
  media: { person: 'a portrait and the subject', proof: 'the editor’s name and a reader’s sentence', voice: 'reader' },
}

const register: TradeProof = {
  person: 'a portrait, the qualification and the register entry',
  proof: 'the register entry and one anonymised case with its outcome',
  voice: 'client',
}
const property: TradeProof = {
  person: 'a portrait, the licence and the places known best',
  proof: 'two buyers’ lines with name, place and month, and the register entry',
  voice: 'buyer',
}
const money: TradeProof = {
  person: 'a portrait, the licence and the years in the trade',
  proof: 'dated results with the losses, and who answers for them',
  voice: 'client',
}
const keys: TradeProof = {
  person: 'a portrait and a public profile',
  proof: 'an audit with its date, and who answers',
  voice: 'user',
}
const animals: TradeProof = {
  person: 'a portrait with the animals',
  proof: 'an owner’s sentence with the animal’s name, and a photo of the rooms',
  voice: 'owner',
}
const club: TradeProof = {
  person: 'a face and the office held',
  proof: 'faces, a deed of this year and what a member gets',
  voice: 'member',
}
const rides: TradeProof = {
  person: 'a portrait and the years at the wheel',
  proof: 'two sentences by regulars with name and month, and the licence number',
  voice: 'passenger',
}
const training: TradeProof = {
  person: 'a portrait and what they lead',
  proof: 'one member’s sentence with name and month, and a photo of a class',
  voice: 'member',
}
const beauty: TradeProof = {
  person: 'a portrait and the training',
  proof: 'one result before and after, and its date',
  voice: 'customer',
}

const byKind: Partial<Record<KindId, TradeProof>> = Object.fromEntries(
  (
    [
      [register, ['law-firm', 'notary', 'tax-adviser', 'accountant', 'auditor', 'insurance-broker', 'surveyor']],
      [register, ['private-investigator', 'mortgage-broker']],
      [property, ['estate-agent', 'property-manager', 'property-developer']],
      [money, ['bank', 'insurer', 'financial-adviser', 'asset-manager', 'venture-capital', 'finance-app']],
      [keys, ['crypto-wallet', 'cryptocurrency', 'crypto-exchange', 'trading-protocol', 'dapp', 'password-manager']],
      [animals, ['kennel', 'dog-school', 'dog-groomer', 'pet-sitter', 'breeder', 'animal-shelter']],
      [club, ['sports-club', 'sports-team', 'tennis-club', 'choir', 'orchestra', 'club', 'youth-organisation']],
      [club, ['martial-arts-school', 'dance-school', 'association', 'student-organisation']],
      [rides, ['taxi', 'chauffeur', 'bus-company']],
      [training, ['gym', 'fitness-studio', 'climbing-gym', 'yoga-studio']],
      [beauty, ['hairdresser', 'barber', 'beauty-salon', 'nail-salon', 'tattoo-studio']],
    ] satisfies [TradeProof, KindId[]][]
  ).flatMap(([proof, ids]) => ids.map((id) => [id, proof])),
)

const secret: TradeProof = {
  person: 'a portrait and the years in the trade',
  proof: 'two anonymised orders and one certificate with its scope',
  voice: 'customer',
}
const any: TradeProof = {
  person: 'a portrait and one sentence of theirs',
  proof: 'one named customer with a figure before and after',
  voice: 'customer',
}

/** Less sure, it may be another trade. */
const kindConfidenceMin = 0.5

/** @param isSecret the site says why it names no customer */
export function proofOfTrade(kind: Fact<BrandKind> | null, { isSecret = false } = {}): TradeProof {
  if (isSecret) return secret
  if (kind === null || kind.confidence < kindConfidenceMin) return any
  const { id } = kind.value
  return byKind[id] ?? byField[fieldOfKind(id)]
}
