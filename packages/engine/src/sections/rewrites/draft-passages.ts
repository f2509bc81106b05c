/** The passages of a site that a draft may be made of: what rules would have made a proposal of, and no other. */
import { draftPassageCharactersMax, draftPassagesMax } from '../../drafts.ts'
import type { Fact } from '../../evidence.ts'
import { isShort } from '../diagnoses/find-diagnoses.ts'
import { isDeed, withoutMarks } from './call.ts'
import { distinct, isBorne, whatItIs } from './passages.ts'
import { isPromotable, type Passage, passageOf, saysEnough, type Writer } from './writer.ts'

const whatWordsMax = 24
/** Some of each, so that the strongest lines do not take all places. */
const most = { what: 4, labels: 4, readers: 1, pains: 2, alternatives: 2 }

export interface DraftPassage extends Passage {
  /** What readers suffer, and what others do, is nothing that the site says of itself: it belongs into the positioning line alone. */
  isOfOthers: boolean
}

/** Strongest first; their places are the numbers, from 1, that drafts name. Empty where there is nothing to make a draft of. */
export function draftPassages(writer: Writer): DraftPassage[] {
  const { facts } = writer
  const phrases = facts.phrases.filter(
    (phrase) => isPromotable(phrase) && isBorne(phrase.text, writer) && saysEnough(phrase.text),
  )
  const what = whatItIs(writer, whatWordsMax).slice(0, most.what)
  if (phrases.length + what.length === 0) return []
  const spokenTo = facts.audiences.filter(({ value }) => value.source === 'heading' || value.source === 'phrase')
  const pains = facts.audienceNeeds.filter(({ value }) => value.kind === 'pain')
  const own = [...what, ...labelsOf(writer).slice(0, most.labels), ...spokenTo.slice(0, most.readers).flatMap(quoteOf)]
  const others = [
    ...pains.slice(0, most.pains).flatMap(quoteOf),
    ...facts.alternatives.slice(0, most.alternatives).flatMap(quoteOf),
  ]
  const strongest = phrases.slice(0, draftPassagesMax - own.length - others.length).map(passageOf)
  const fits = ({ text, quote }: Passage) => text !== '' && text.length <= draftPassageCharactersMax && isShort(quote)
  const marked = (passages: readonly Passage[], isOfOthers: boolean) => passages.map((one) => ({ ...one, isOfOthers }))
  return distinct([...marked([...strongest, ...own], false), ...marked(others, true)]).filter(fits)
}

const quoteOf = ({ quotes: [quote] }: Fact<unknown>): Passage[] =>
  quote === undefined ? [] : [{ text: quote.text, quote }]

/** Labels of the site's own that ask for a deed: a call can promise nothing else. */
function labelsOf({ facts, language }: Writer): Passage[] {
  const submits = facts.forms.flatMap(({ value: { submit, page } }) =>
    submit === null
      ? []
      : [{ text: withoutMarks(submit), quote: { page, text: withoutMarks(submit), locator: 'form' } }],
  )
  const calls = facts.ctas.flatMap(({ value, quotes: [quote] }) => {
    const text = withoutMarks(value.text)
    return quote?.text.includes(text) ? [{ text, quote: { ...quote, text } }] : []
  })
  return [...submits, ...calls].filter(({ text }) => isDeed(text, language))
}
