import { greets } from '../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { asSentence, counted, inWords, uncapitalised } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { Wording } from '../../writing/wording.ts'
import type { ScoredChecks } from '../checks/check-rule.ts'
import { isNameAlone } from '../swot/rules/message.ts'
import { ofOutcome } from './clarity.ts'
import { type ClarityFacts, isConversion, rivalsOf } from './clarity-facts.ts'
import type { ProofPoint } from './proof-points.ts'

interface Written {
  /** Whether the home page was read as its visitors see it: what was not read is not missing. */
  isRead: boolean
  clarity: ScoredChecks
  proof: readonly ProofPoint[]
}

/** What a consultant would say first of how the site speaks: what stands out on it, then what to mend. */
export function messageSummary(facts: ClarityFacts, { isRead, clarity, proof }: Written, { oneOf }: Wording): string {
  return [
    isRead || facts.hero.headline !== null ? opening(facts, oneOf) : unread(oneOf),
    isRead || facts.ctas.length > 0 ? callToAction(facts, oneOf) : null,
    proofSentence(facts, proof, oneOf),
    verdict(clarity, oneOf),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

type OneOf = Wording['oneOf']

const unread = (oneOf: OneOf) =>
  oneOf('messaging.unread', [
    'The home page could not be read as its visitors see it, so its headline and calls to action are not judged here.',
    'How the home page speaks is left open: only part of it could be read.',
    'Too little of the home page could be read to say how it opens or what it asks of its visitors.',
  ])

/** A subhead of fewer words is a label. */
const explanationWordsMin = 5

function opening({ hero, name, claims }: ClarityFacts, oneOf: OneOf): string {
  const { headline, subhead } = hero
  if (headline === null) {
    return oneOf('messaging.no-headline', [
      'The home page has no headline that could be read as text: whoever arrives has to work out what the brand does.',
      'Nothing at the top of the home page works as a headline.',
      'What the brand offers is not said in a heading; the first screen leaves that to pictures and the menu.',
      'A visitor who looks for one leading sentence on the home page finds none.',
    ])
  }
  const text = inQuotes(headline.value)
  if (isNameAlone({ hero, name })) {
    return oneOf('messaging.name', [
      `The largest words on the home page are the name, ${text}; what it stands for comes later, if at all.`,
      `${text} is all that the headline says, so newcomers have to read on to learn what is offered.`,
      `The page introduces itself by name (${text}) and leaves the offer to the small print.`,
      `Where a promise could stand, the home page puts ${text}.`,
    ])
  }
  if (greets(headline.value)) {
    return oneOf('messaging.greeting', [
      `${text}: the page greets before it says anything.`,
      `The most valuable line of the site is spent on a welcome, ${text}.`,
      `Visitors are met with ${text}, and learn what is offered only afterwards.`,
      `The home page opens politely rather than clearly, with ${text}.`,
    ])
  }
  const figure = claims.find(
    ({ value, quotes }) => value.type === 'number' && quotes.some((quote) => headline.value.includes(quote.text)),
  )
  if (figure !== undefined) {
    return oneOf('messaging.figure', [
      `The headline leads with a figure: ${asSentence(text)}`,
      `Numbers come first here; the page opens with ${asSentence(text)}`,
      `${text} puts a number where others put an adjective.`,
    ])
  }
  if (subhead === null || wordCount(subhead.value) < explanationWordsMin) {
    return oneOf('messaging.headline-alone', [
      `${text} opens the home page, and no sentence below explains it.`,
      `The first screen rests on one line, ${asSentence(text)}`,
      `Everything hangs on the headline: ${asSentence(text)}`,
      `The headline has to carry the promise alone: ${asSentence(text)}`,
      `The first screen says ${text} and leaves it at that.`,
      `One sentence does the introduction: ${asSentence(text)}`,
    ])
  }
  const second = inQuotes(subhead.value, 150)
  return oneOf('messaging.pair', [
    `The pitch has two steps: ${text}, then ${asSentence(second)}`,
    `${text} is the promise, and ${second} the explanation.`,
    `The home page opens with ${text} and explains itself at once: ${asSentence(second)}`,
    `Under the headline ${text} stands ${asSentence(second)}`,
    `First comes ${text}; the line below fills in the rest, ${asSentence(second)}`,
    `Two lines carry the message. The first catches, ${text}, and the second explains, ${asSentence(second)}`,
    `Readers get ${text} in large letters and ${second} beneath.`,
  ])
}

function callToAction({ ctas }: ClarityFacts, oneOf: OneOf): string | null {
  const [primary] = ctas
  if (primary === undefined) {
    return oneOf('messaging.no-call', [
      'No button or link asks the reader to take a next step.',
      'The pages inform, but ask for nothing: there is no call to action.',
      'What a convinced visitor should do next is left open.',
    ])
  }
  const text = inQuotes(primary.value.text, 60)
  const rivals = rivalsOf(ctas)
  if (rivals.length > 1) {
    const others = rivals
      .slice(0, 2)
      .map(({ value }) => inQuotes(value.text, 50))
      .join(' and ')
    return oneOf('messaging.rivals', [
      `Several calls to action speak equally loudly: ${text}, ${others}.`,
      `${text} has to compete with ${others}, so the page pulls in several directions.`,
      `The reader is asked for different things at once (${text}, ${others}).`,
    ])
  }
  if (!isConversion(primary)) {
    return oneOf('messaging.soft-call', [
      `The strongest call to action, ${text}, leads further into the site rather than to a decision.`,
      `Visitors are shown a way on (${text}) but not asked for a decision.`,
      `${text} is as far as the site goes in asking for something.`,
      `As a next step the site proposes ${text}, which commits nobody to anything.`,
      `The ask is a soft one: ${asSentence(text)}`,
    ])
  }
  if (primary.value.repeats >= 3) {
    const times = inWords(primary.value.repeats)
    return oneOf('messaging.insistent', [
      `It knows what it wants the reader to do: ${text} stands on the pages ${times} times.`,
      `${text} returns ${times} times, so the next step is never far away.`,
      `One request runs through the pages: ${text}, ${times} times in all.`,
      `The same button, ${text}, is met ${times} times.`,
    ])
  }
  return oneOf('messaging.call', [
    `The request that goes with it is ${asSentence(text)}`,
    `What the reader should do is said plainly: ${asSentence(text)}`,
    `It asks for one thing above all, ${asSentence(text)}`,
    `From there ${text} is the way on.`,
    `The main button reads ${asSentence(text)}`,
    `Readers who are convinced get ${asSentence(text)}`,
  ])
}

function proofSentence({ claims }: ClarityFacts, proof: readonly ProofPoint[], oneOf: OneOf): string | null {
  const [best] = proof
  const bare = claims.filter(({ value }) => !value.sourced && value.proof === null && value.type !== 'promise')
  if (best !== undefined) {
    const text =
      /^[“A-Z]/.test(best.text) && best.text.startsWith('Names on show')
        ? uncapitalised(best.text)
        : best.text.includes('“')
          ? best.text
          : inQuotes(best.text)
    return oneOf('messaging.proof', [
      `Its best proof is ${asSentence(text)}`,
      `To back it up there ${proof.length === 1 ? 'is' : 'are'} ${counted(proof.length, 'point')} of proof, first among them ${asSentence(text)}`,
      `Doubters are answered with ${asSentence(text)}`,
      `What weighs most of all that speaks for it: ${asSentence(text)}`,
      `A reader who wants evidence finds ${asSentence(text)}`,
    ])
  }
  const [claim] = bare
  if (claim === undefined) return null
  return oneOf('messaging.bare-claims', [
    `Claims such as ${inQuotes(claim.value.text, 100)} stand without proof.`,
    `${inQuotes(claim.value.text, 100)} has to be taken on trust.`,
    `It asserts more than it shows; ${inQuotes(claim.value.text, 100)} names no source.`,
    `Nothing on the pages read bears out ${inQuotes(claim.value.text, 100)}.`,
  ])
}

function verdict(clarity: ScoredChecks, oneOf: OneOf): string | null {
  if (clarity.score === null) return null
  const [worst] = ofOutcome(clarity, 'failed')
  const score = `${clarity.score} of 100`
  if (worst === undefined) {
    return oneOf('messaging.clear', [
      `Every check of clarity that applies is passed (${score}).`,
      `For clarity that makes ${score}, with nothing to mend.`,
    ])
  }
  const fix = asSentence(uncapitalised(worst.fix ?? worst.title))
  const best = asSentence(worst.fix ?? worst.title)
  return oneOf('messaging.verdict', [
    `Clarity comes to ${score}; what would lift it most: ${fix}`,
    `Scored for clarity (${score}), the first thing to mend is this: ${fix}`,
    `${best} That is worth more to the clarity of the message (now ${score}) than any other change.`,
    `On clarity it earns ${score}. Next step: ${fix}`,
    `The clarity score is ${score}. ${best}`,
    `With ${score} for clarity, most is gained here: ${fix}`,
    `The largest gap to full marks for clarity (${score}): ${uncapitalised(asSentence(worst.seen))} ${best}`,
  ])
}
