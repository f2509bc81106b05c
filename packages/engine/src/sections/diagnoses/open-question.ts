/** The one thing that a site does not tell and that could overturn its thesis, as a question to its owner. */
import { shortened } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { Diagnosis, Subject } from './diagnosis.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'
import type { Thesis } from './thesis.ts'

/** @param thesis null where none is told: then what is missing to decide it is asked */
export function openQuestion(facts: DiagnosisFacts, thesis: Thesis | null): string | null {
  if (thesis === null) return basicQuestion(facts)
  const first = thesis.tension ?? thesis.asset
  if (first === null) return basicQuestion(facts)
  return (first.group === 'call' ? callQuestion(facts, first) : null) ?? bySubject(facts, first)[first.subject]
}

/** How customers come today says whether a step that is missing, long or broken costs any. */
function callQuestion({ names: { brand } }: DiagnosisFacts, { subject }: Diagnosis): string | null {
  if (subject === 'terms') return `What do most people ask ${brand} before they take this step?`
  if (subject !== 'state') return null
  return `How do most customers of ${brand} come today: by telephone, by a form, or by the door?`
}

/** Asks for what is missing first: what it is, whom it is for, what is its own, what bears it out; last, why it is chosen. */
function basicQuestion({ kind, audiences, phrases, proofs, names }: DiagnosisFacts): string {
  const { brand } = names
  if (kind === null) return `In one sentence without adjectives: what is ${brand}?`
  if (audiences.length === 0) return `Who chooses ${brand} most often, and what would they do without it?`
  const [phrase] = phrases
  if (phrase === undefined) return `What does ${brand} do or refuse that no other of its kind would put in writing?`
  const named = proofs.find(({ who }) => who !== null)
  if (named !== undefined)
    return `Did ${shortened(named.who ?? '', 40)} choose ${brand} for ${inQuotes(phrase.text, 70)}, or for another reason?`
  if (proofs.length > 0) return `Who can vouch by name for ${inQuotes(proofs[0]!.text, 80)}?`
  return `Why did the last three customers of ${brand} choose it, in their own words?`
}

function bySubject({ names, path }: DiagnosisFacts, tension: Diagnosis): Record<Subject, string> {
  const { brand } = names
  const isAsset = tension.group === 'asset'
  const call = path.call === null ? 'decides' : `presses ${inQuotes(path.call.value.text, 30)}`
  return {
    person: isAsset
      ? `How many customers of ${brand} come because somebody told them whom to ask for?`
      : `Who meets a visitor who ${call}, and may that name and face be shown?`,
    customers: isAsset
      ? `Which of these customers of ${brand} would say what changed, in figures?`
      : `Which customers of ${brand} agreed to be quoted by name, and what did they say first?`,
    proof: `Which result of ${brand} was measured, by whom, and may it be published?`,
    price:
      tension.contrast === 'one missing'
        ? `Does ${brand} leave out its prices for a reason that customers would accept?`
        : `Which of its prices decides for most customers of ${brand}?`,
    terms: `How often is ${brand} asked about this before somebody decides?`,
    product: `Is what stands in the opening also what ${brand} sells most?`,
    place: `Do people come to ${brand} for the place, or would they come to any other of its kind nearby?`,
    line: `Do the customers of ${brand} repeat this line, or do they give another reason for choosing it?`,
    knowledge: `Do visitors who read the advice become customers of ${brand}?`,
    refusal: `Does what ${brand} refuses win it more customers than it costs?`,
    readers: `Which of these groups brings ${brand} most of its work today?`,
    name: `Under which of these names do customers know ${brand}?`,
    data: `Who at ${brand} can see what visitors hand over, and where is it kept?`,
    state: tensionQuestion(tension, names.page(tension.move.page)),
  }
}

/** How many come by way of what is broken or out of date decides whether it matters. */
function tensionQuestion({ quotes: [quote] }: Diagnosis, page: string): string {
  return quote === undefined
    ? `How many visitors a month come by ${page}?`
    : `Is ${inQuotes(quote.text, 60)} on ${page} left there on purpose?`
}
