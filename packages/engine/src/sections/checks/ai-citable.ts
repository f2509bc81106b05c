/** Whether the text holds what answers are made of: figures, sources, words of others, questions with answers. */
import { counted, listed, quoted, shortened } from '../../writing/prose.ts'
import { type AiFacts, aiCheck } from './ai-facts.ts'
import { failed, type ListedCheck, none, passed } from './check-rule.ts'

/** Aggarwal et al., “GEO: Generative Engine Optimization”, KDD 2024: figures, quotations and sources made texts cited more often. */
const study = 'https://arxiv.org/abs/2311.09735'

const sentencesMin = 15
const exampleCharactersMax = 110

/** Body sentences of the brand itself with a figure that says how much; years and telephone numbers say when and where. */
function figures({ sentences }: Pick<AiFacts, 'sentences'>) {
  return sentences.filter(
    ({ text, place, speaker, pageType }) =>
      (place === 'body' || place === 'subhead' || place === 'headline') &&
      speaker === 'brand' &&
      pageType !== 'legal' &&
      text.length < 400 &&
      /(?<![\d.,/:-])(?!(?:19|20)\d\d(?!\d))\d[\d.,]{0,12} ?(?:%|\+|[\p{L}€$£])/u.test(text),
  )
}

const body = ({ sentences }: Pick<AiFacts, 'sentences'>) =>
  sentences.filter(({ place, pageType }) => place === 'body' && pageType !== 'legal')

export const citableChecks: readonly ListedCheck<AiFacts>[] = [
  aiCheck({
    id: 'figures',
    title: 'The text gives figures',
    weight: 5,
    why: 'In published experiments, texts with figures were cited more often by answering machines.',
    source: study,
    howTo: 'Say how many, how long, how much: a number that a reader could repeat.',
    needs: ['sentences'],
    find(facts) {
      const all = body(facts).length
      if (all < sentencesMin) return none('There is too little running text to judge.')
      const found = figures(facts)
      const quotes = found.map(({ page, text, locator }) => ({ page, text, locator }))
      const [first] = found
      if (found.length >= 3 && first !== undefined) {
        return passed(
          `${counted(found.length, 'sentence')} give a figure, such as ${quoted(shortened(first.text, exampleCharactersMax))}.`,
          quotes,
        )
      }
      return failed(
        first === undefined
          ? `None of ${all} sentences gives a figure.`
          : `Of ${all} sentences ${found.length === 1 ? 'one gives a figure' : 'two give figures'}: ${quoted(shortened(first.text, exampleCharactersMax))}.`,
        'Put numbers to what is claimed: how many customers, years, hours, kilometres.',
        quotes,
      )
    },
  }),
  aiCheck({
    id: 'sources',
    title: 'Claims name their source',
    weight: 3,
    why: 'Text that names where it knows something from is cited more often, and believed.',
    source: study,
    howTo: 'Name and link the study, standard or body that a claim rests on.',
    needs: ['claims', 'sourcesCited'],
    find({ sourcesCited, claims }) {
      const [source] = sourcesCited
      if (source !== undefined) {
        return passed(
          `Sources are named: ${listed(
            sourcesCited.map(({ value }) => value),
            4,
          )}.`,
          sourcesCited.flatMap(({ quotes }) => quotes.slice(0, 1)),
        )
      }
      const sourced = claims.filter(({ value }) => value.sourced)
      if (sourced.length > 0) {
        return passed(
          `${counted(sourced.length, 'claim')} ${sourced.length === 1 ? 'is' : 'are'} borne out on the site.`,
          sourced.flatMap(({ quotes }) => quotes.slice(0, 1)),
        )
      }
      if (claims.length === 0) return none('The site makes no claim that would need a source.')
      const [claim] = claims
      return failed(
        `${counted(claims.length, 'claim')}, and no source for ${claims.length === 1 ? 'it' : 'any of them'}: ${quoted(shortened(claim!.value.text, exampleCharactersMax))}.`,
        `Say beside ${quoted(shortened(claim!.value.text, 60))} who measured it, and when.`,
        claims.flatMap(({ quotes }) => quotes.slice(0, 1)),
      )
    },
  }),
  aiCheck({
    id: 'quotations',
    title: 'Others are quoted by name',
    weight: 3,
    why: 'Words of customers and experts, with a name, are what answers like to repeat.',
    source: study,
    howTo: 'Quote customers, reviewers or experts in text, each with name and role.',
    needs: ['pages', 'testimonials'],
    find({ testimonials, pages }) {
      const named = testimonials.filter(({ value }) => value.author !== null)
      if (named.length > 0) {
        return passed(
          `${counted(named.length, 'quotation')} with a name, first of ${quoted(named[0]!.value.author!)}.`,
          named.flatMap(({ quotes }) => quotes.slice(0, 1)),
        )
      }
      const quoting = pages.filter(({ structure }) => (structure.parts.blockquote ?? 0) > 0)
      if (testimonials.length > 0) {
        return failed(
          `${counted(testimonials.length, 'quotation')} without a name.`,
          'Add who said it, and in what role.',
          testimonials.flatMap(({ quotes }) => quotes.slice(0, 1)),
        )
      }
      if (quoting.length > 0)
        return passed(`${counted(quoting.length, 'page')} ${quoting.length === 1 ? 'quotes' : 'quote'} somebody.`)
      return failed('Nobody is quoted on the pages read.', 'Let one customer say, by name, what changed for them.')
    },
  }),
  aiCheck({
    id: 'questions',
    title: 'Questions are asked and answered',
    weight: 4,
    why: 'A question with its answer below is the form in which people ask machines.',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    howTo: 'Answer the questions that customers really ask, each under a heading that asks it.',
    needs: ['blocks', 'pages', 'questions', 'structuredData'],
    find({ questions, pages, blocks, structuredData }) {
      if (questions.length >= 2) {
        return passed(
          `${counted(questions.length, 'question')} answered, such as ${quoted(shortened(questions[0]!.value.question, exampleCharactersMax))}.`,
          questions.flatMap(({ quotes }) => quotes.slice(0, 1)),
        )
      }
      const asking = pages.flatMap(({ url, structure }) =>
        structure.headings
          .filter(({ text }) => /[?？؟]$/u.test(text))
          .map(({ text, level }) => ({ page: url, text, locator: `h${level}` })),
      )
      const isDeclared = structuredData.some(({ types }) => types.includes('FAQPage') || types.includes('Question'))
      const hasPage =
        pages.some(({ type }) => type === 'faq') ||
        blocks.some((page) => page.blocks.some(({ role }) => role === 'faq'))
      if (asking.length >= 2 || isDeclared || hasPage) return passed('The site answers common questions.', asking)
      return failed(
        'The pages read answer no question in so many words.',
        'Collect five questions from e-mails or sales talks and answer each in two sentences on the site.',
      )
    },
  }),
]
