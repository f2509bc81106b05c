/** Trust and experience in a few sentences: what carries trust, what could cost it, who is kept out. */

import type { Fact } from '../../evidence.ts'
import type { Writing } from '../../facts/language/shapes.ts'
import type { Testimonial } from '../../facts/trust/shapes.ts'
import { capitalised, listed, uncapitalised } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'
import type { AnsweredCheck } from '../checks/check-rule.ts'
import type { Freshness } from './experience.ts'
import type { Risk } from './risk-rules.ts'
import { kindWords, type Signal } from './trust-signals.ts'

interface Inputs {
  signals: readonly Signal[]
  testimonials: readonly Fact<Testimonial>[]
  risks: readonly Risk[]
  access: { score: number | null; checks: readonly AnsweredCheck[] }
  freshness: Freshness | null
  writing: Fact<Writing> | null
  pages: number
  /** Whether the home page was read as its visitors see it. */
  isWhole: boolean
}

export function trustSummary(inputs: Inputs, { oneOf }: Wording): string {
  const say: SayAs = (id, ...wordings) => oneOf(`trust ${id}`, wordings)
  const [risk] = inputs.risks
  const sentences = [
    carried(inputs, say),
    risk === undefined ? null : risk.text,
    access(inputs, say),
    risk === undefined ? age(inputs) : null,
    reading(inputs, say),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** Kinds whose words are in the plural. */
const plural: ReadonlySet<string> = new Set(['reviews', 'certifications', 'guarantees', 'questions', 'team'])

function carried({ signals, testimonials, pages, isWhole }: Inputs, say: SayAs): string {
  const kinds = [...new Set(signals.map(({ kind }) => kind))]
  const named = testimonials.find(({ value }) => value.author !== null)
  const words = listed(
    kinds.map((kind) => kindWords[kind]),
    4,
  )
  if (named !== undefined) {
    const { text, author } = named.value
    const others = listed(
      kinds.filter((kind) => kind !== 'reviews').map((kind) => kindWords[kind]),
      3,
    )
    const beside = kinds.length > 1 ? `, beside ${others}` : ''
    return say(
      'voices',
      `Trust rests on people who can be named, such as ${author}: ${inQuotes(text, 80)}${beside}.`,
      `${author} vouches for it in so many words, ${inQuotes(text, 80)}${beside}.`,
      `The strongest argument is ${author}’s: ${inQuotes(text, 80)}${beside}.`,
      `Customers are allowed to speak, ${author} for one (${inQuotes(text, 70)})${beside}.`,
    )
  }
  if (kinds.length === 0 && !isWhole) {
    return say(
      'unread',
      'Signs of trust may be there, but not in what the home page sends without its scripts.',
      'What speaks for it could not be read: the home page shows itself by scripts that were not run.',
      'Without its scripts the home page names nobody who trusts it; a reading with a browser may.',
    )
  }
  if (kinds.length === 0) {
    return say(
      'nothing',
      `On ${pages === 1 ? 'the page' : `the ${pages} pages`} read there is nothing that a stranger could hold on to: no customer, no name, no policy.`,
      'It asks to be trusted without showing who else does, or who is behind it.',
      'None of the usual signs of trust was seen, neither customers nor certificates nor an address.',
      'A first visitor finds no reason to believe beyond the site’s own word.',
    )
  }
  const isMany = kinds.length > 1 || plural.has(kinds[0]!)
  const [are, lend] = isMany ? ['are', 'lend'] : ['is', 'lends']
  const onlyFormal = kinds.every((kind) => kind === 'policies' || kind === 'address')
  if (onlyFormal) {
    return say(
      'formal',
      `Formally all is in place (${words}), but nobody outside the brand speaks for it.`,
      `What there is of trust is on paper, ${words}; no customer or certificate backs it.`,
      `It identifies itself by ${words}. Proof that it does its work well is another matter, and missing.`,
      `${capitalised(words)} ${are} given, voices of others are not.`,
      `One can find out who is responsible (${words}), not whether anybody was pleased.`,
    )
  }
  return say(
    'signs',
    `Visitors can hold on to ${words}.`,
    `It builds trust with ${words}.`,
    isMany ? `In its favour speak ${words}.` : `In its favour speaks ${words}.`,
    `${capitalised(words)} ${lend} the site credit.`,
    `A doubter can turn to ${words}.`,
    `There is something to hold on to: ${words}.`,
    `What it has to show for itself: ${words}.`,
  )
}

function access({ access: { score, checks } }: Inputs, say: SayAs): string | null {
  if (score === null) return null
  const failed = checks.filter(({ outcome }) => outcome === 'failed').sort((a, b) => b.weight - a.weight)
  const [worst] = failed
  if (worst === undefined) {
    return say(
      'open',
      'For people with screen readers or weak sight nothing that was checked is in the way.',
      'Access for everyone was thought of: no check of markup or contrast fails.',
      'Nothing in markup or colours shuts anybody out, as far as that can be checked.',
    )
  }
  const seen = uncapitalised(worst.seen)
  if (score >= 80) {
    return say(
      'nearly open',
      `Accessible but for a few things (${score} of 100): ${seen}`,
      `Access is good at ${score} of 100; what remains: ${seen}`,
      `Most people get in without trouble. The exception: ${seen}`,
      `With ${score} of 100 for access, one thing stands out: ${seen}`,
      `Of ${checks.length} checks for access ${failed.length} ${failed.length === 1 ? 'fails' : 'fail'}, first this: ${seen}`,
    )
  }
  return say(
    'shut out',
    `Many are made to struggle: at ${score} of 100 for access, ${seen}`,
    `Access is the weak side, ${score} of 100. ${worst.seen}`,
    `With ${score} of 100 for access it leaves people behind. ${worst.seen}`,
    `Not everybody gets in (${score} of 100 for access): ${seen}`,
    `People who see badly, or not at all, are not served well (${score} of 100): ${seen}`,
    failed.length > 1
      ? `${worst.seen} That and ${failed.length - 1} more keep access at ${score} of 100.`
      : `${worst.seen} That alone keeps access at ${score} of 100.`,
    `Read aloud or in sunlight the site loses much: ${seen}`,
  )
}

const age = ({ freshness }: Inputs) => (freshness === null || freshness.state === 'unclear' ? null : freshness.text)

function reading({ writing }: Inputs, say: SayAs): string | null {
  const level = writing?.value.readability?.level
  if (level === 'demanding' || level === 'very demanding') {
    return say(
      'hard',
      'The language is demanding, more than most visitors will put up with.',
      'Its sentences ask for patience.',
      'Plainer sentences would let more people follow.',
      'Reading it takes effort: the text is demanding by measure.',
    )
  }
  return level === 'very easy' || level === 'easy'
    ? say(
        'easy',
        'The text itself is easy to read.',
        'It is written so that anybody can follow.',
        'At least the words are easy.',
        'The language keeps nobody out.',
      )
    : null
}
