import type { Fact } from '../../evidence.ts'
import { wordCount } from '../../page/word-count.ts'
import { asSentence, inWords, listed, shortened, uncapitalised } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import type { Wording } from '../../writing/wording.ts'

export interface Position {
  name: string | null
  category: Fact<string> | null
  /** The category in English, where the site has it in another language. */
  kind: string | null
  audience: Fact<string> | null
  /** Whom of them the pages name: the others are expected by the kind of offer. */
  named: Fact<string> | null
  problem: Fact<string> | null
  solution: Fact<string> | null
  differentiators: readonly Fact<string>[]
  alternatives: readonly Fact<string>[]
  price: Fact<string> | null
  parity: readonly Fact<string>[]
  statement: Fact<string> | null
}

type OneOf = Wording['oneOf']

/** What is longer is a sentence about others, not their name. */
const nameWordsMax = 5

/** Where the brand stands, as far as it says so itself; what is remarkable comes first. */
export function positionSummary(position: Position, { oneOf }: Wording): string {
  const sentences = [
    place(position, oneOf),
    difference(position, oneOf),
    pain(position, oneOf),
    price(position, oneOf),
    parity(position, oneOf),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

function place(position: Position, oneOf: OneOf): string | null {
  const { name, category, kind, audience: all, named: audience, statement, solution } = position
  const who = name === null ? 'The brand' : shortened(name, 60)
  const own = category === null ? null : `${inQuotes(category.value, 100)}${kind === null ? '' : ` (${kind})`}`
  if (own !== null && audience !== null) {
    return oneOf('positioning.own-for', [
      `${who} calls itself ${own} and speaks to ${audience.value}.`,
      `In its own words ${who} is ${own}; its readers are ${audience.value}.`,
      `${who} is ${own} in its own words, for ${audience.value}.`,
    ])
  }
  if (own !== null && all !== null) {
    return oneOf('positioning.own-expected', [
      `${who} says what it is, ${own}, and not for whom; by its kind, ${all.value} are expected.`,
      `${own} is how ${who} describes itself. Readers are not named; as a rule they are ${all.value}.`,
      `Its category is stated (${own}), its audience is not: such an offer is for ${all.value} as a rule.`,
    ])
  }
  if (own !== null) {
    return oneOf('positioning.own', [
      `${who} says what it is, ${own}, and leaves open for whom.`,
      `${own} is how ${who} describes itself; no particular audience is named.`,
      `Its category is stated (${own}), its audience is not.`,
    ])
  }
  const line = statement ?? solution
  if (audience !== null) {
    const beyond = line === null ? '' : `, beyond the line ${inQuotes(line.value, 160)}`
    return oneOf('positioning.for', [
      `${who} speaks to ${audience.value}; what kind of offer it is could not be told${beyond}.`,
      `The people addressed are ${audience.value}; no category was found${beyond}.`,
    ])
  }
  if (line === null) return null
  return oneOf('positioning.line', [
    `Neither category nor audience was found; what there is of a position is the line ${asSentence(inQuotes(line.value, 160))}`,
    `${asSentence(inQuotes(line.value, 160))} Beyond this introduction, what kind of offer it is and for whom could not be told.`,
  ])
}

function difference({ differentiators, alternatives }: Position, oneOf: OneOf): string | null {
  const [first, second] = differentiators
  const [other] = alternatives
  if (other !== undefined && wordCount(other.value) > nameWordsMax) {
    const text = inQuotes(other.value, 150)
    return oneOf('positioning.line-drawn', [
      `It draws the line to others itself: ${asSentence(text)}`,
      `How it differs from the usual way is put into words: ${asSentence(text)}`,
      `${text} is said with an eye on the alternatives.`,
      `Others are not named, but meant, in ${asSentence(text)}`,
    ])
  }
  if (other !== undefined) {
    const others = listed(
      alternatives.map(({ value }) => shortened(value, 60)),
      3,
    )
    return oneOf('positioning.against', [
      `It measures itself against ${others}.`,
      `The comparison it invites is with ${others}.`,
      `Named as the alternative: ${others}.`,
      `Readers are meant to weigh it against ${others}.`,
    ])
  }
  if (first === undefined) return null
  const text = inQuotes(first.value, 150)
  if (second === undefined) {
    return oneOf('positioning.difference', [
      `One thing is put forward as its own: ${asSentence(text)}`,
      `If anything sets it apart by its own account, it is ${asSentence(text)}`,
      `Its single point of difference reads ${asSentence(text)}`,
      `Against others of its kind it has this to say: ${asSentence(text)}`,
    ])
  }
  return oneOf('positioning.differences', [
    `It sets itself apart with ${text}, among ${inWords(differentiators.length)} such statements.`,
    `Of the ${inWords(differentiators.length)} differences that it claims, this comes first: ${asSentence(text)}`,
    `What it would have people remember against its rivals is ${asSentence(text)}`,
    `${text} leads the reasons that it gives for choosing it over others.`,
    `Why this one and not another? ${asSentence(text)}`,
  ])
}

function pain({ problem }: Position, oneOf: OneOf): string | null {
  if (problem === null) return null
  const text = inQuotes(problem.value, 150)
  return oneOf('positioning.problem', [
    `It answers a worry: ${asSentence(text)}`,
    `The trouble behind the offer shows in ${asSentence(text)}`,
    `${text} is where it touches a sore point.`,
    `What it wants to spare its readers: ${asSentence(text)}`,
    `It has a reason to exist in what bothers people, as in ${asSentence(text)}`,
  ])
}

function price({ price }: Position, oneOf: OneOf): string | null {
  if (price === null) return null
  const words = price.value
  if (words.startsWith('No ')) return asSentence(words)
  return oneOf('positioning.price', [
    `On price: ${uncapitalised(asSentence(words))}`,
    `${asSentence(words)}`,
    `What it costs is said openly: ${uncapitalised(asSentence(words))}`,
    `As for its prices, ${uncapitalised(asSentence(words))}`,
  ])
}

function parity({ parity, differentiators }: Position, oneOf: OneOf): string | null {
  if (parity.length === 0) return null
  const words = quotedList(
    parity.map(({ value }) => value),
    2,
  )
  return differentiators.length === 0
    ? oneOf('positioning.parity-only', [
        `${words} could stand on any competitor's site, and nothing firmer stands beside it.`,
        `What it claims, any competitor claims too: ${asSentence(words)}`,
        `It leans on what the whole trade says (${words}) and so gives no reason to prefer it.`,
      ])
    : oneOf('positioning.parity', [
        `Statements such as ${words} add nothing to that, as the whole trade makes them.`,
        `The same cannot be said of ${words}, which everybody says.`,
        `${words} ${parity.length === 1 ? 'is' : 'are'} said throughout the trade and could go.`,
      ])
}
