/** An invented brand whose rules are in doubt of everything that a second reader is asked, and readers that answer as they are told. */
import type { Fact, Quote } from '../evidence.ts'
import type { AudienceSign } from '../facts/audience/shapes.ts'
import type { Testimonial } from '../facts/trust/shapes.ts'
import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import { emptyFacts } from '../report/report-fixtures.ts'
import { ok } from '../result.ts'
import { siteOfPages } from '../site-fixtures.ts'
import { questionsOf } from './questions.ts'
import type { SecondAnswers, SecondQuestions } from './second-questions.ts'
import type { SecondReader } from './second-reader.ts'
import { settled } from './settle.ts'

const lines = {
  title: 'Oakrow, museum of bread in Leeds',
  subhead: 'A bakery for families and hikers',
  heading: 'Made for hikers who leave early',
  pain: 'Never queue for stale rolls again.',
  otherPain: 'Tired of bread that is gone by noon?',
  praise: 'I have never had better rye.',
  advice: 'Eat it within two days.',
}

export const oakrow = siteOfPages({
  '/': `<html lang="en"><title>${lines.title}</title><main><h1>${lines.subhead}</h1><h2>${lines.heading}</h2>
<p>${lines.pain}</p><p>${lines.otherPain}</p><p>${lines.praise} Ida Holm, guide</p><p>${lines.advice} Per Lund, baker</p></main></html>`,
})

const quoteOf = (text: string, locator = 'p'): Quote => ({ page: oakrow.home.url, text, locator })

const fact = <Value>(value: Value, text: string, confidence: number): Fact<Value> => ({
  value,
  basis: 'stated',
  confidence,
  quotes: [quoteOf(text)],
})

const sign = (id: string, source: AudienceSign['source'], text: string, confidence: number) =>
  fact<AudienceSign>({ kind: 'pursuit', id, label: id, source }, text, confidence)

export const testimonial = (text: string, role: string, confidence: number) =>
  fact<Testimonial>({ text, author: 'Ida Holm', role }, text, confidence)

/** The museum is 1 and the bakery 2; families 3, hikers 4; the pains 5 and 6; the praise 7, the advice 8. */
export const oakrowFacts: Facts = {
  ...emptyFacts,
  name: fact({ name: 'Oakrow', variants: [] }, 'Oakrow', 0.9),
  kind: {
    ...fact(
      {
        text: 'museum of bread in Leeds',
        id: 'museum' as const,
        label: 'museum',
        candidates: [{ text: 'bakery', id: 'bakery' as const, quote: quoteOf(lines.subhead, 'h1') }],
      },
      lines.title,
      0.6,
    ),
    quotes: [quoteOf(lines.title, 'title')],
  },
  businessModel: { ...fact('tickets' as const, lines.title, 0.48), basis: 'inferred' },
  audiences: [
    sign('families', 'phrase', lines.subhead, 0.8),
    sign('hikers', 'heading', lines.heading, 0.7),
    sign('guides', 'testimonial', 'guide', 0.65),
    sign('bakers', 'testimonial', 'baker', 0.65),
    sign('hikers', 'phrase', lines.subhead, 0.5),
  ],
  audienceNeeds: [
    fact({ kind: 'goal' as const, text: lines.advice, of: [] }, lines.advice, 0.6),
    fact({ kind: 'pain' as const, text: lines.pain, of: [] }, lines.pain, 0.6),
    fact({ kind: 'pain' as const, text: lines.otherPain, of: [] }, lines.otherPain, 0.5),
  ],
  testimonials: [testimonial(lines.praise, 'guide', 0.6), testimonial(lines.advice, 'baker', 0.8)],
}

export const oakrowNumbers = {
  museum: 1,
  bakery: 2,
  families: 3,
  hikers: 4,
  pain: 5,
  otherPain: 6,
  praise: 7,
  advice: 8,
}

/** Facts as they are after a model's answers. */
export function oakrowAfter(answers: Partial<SecondAnswers>, facts: Partial<Facts> = {}): Facts {
  const before = { ...oakrowFacts, ...facts }
  return settled(before, {
    prepared: questionsOf(before, () => true),
    answers: { readers: [], voices: [], ...answers },
    model: 'judge:7b',
    passages: 8,
    text: siteText(oakrow),
  })
}

/** A reader without a model; it keeps what it was asked. */
export function toldReader(answers: Partial<SecondAnswers>): SecondReader & { asked: SecondQuestions[] } {
  const asked: SecondQuestions[] = []
  return {
    model: 'judge:7b',
    asked,
    async ask(questions) {
      asked.push(questions)
      const usage = { prompt: 900, answer: 40, isReported: true }
      return ok({ answers: { readers: [], voices: [], ...answers }, passages: 8, usage })
    },
  }
}
