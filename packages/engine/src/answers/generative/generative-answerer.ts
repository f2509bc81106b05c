/** Answers by a model: what it is asked is bounded and marked, and what it says is filtered before anyone reads it. */
import type { Model, ModelPart } from '../../llm/model.ts'
import { type RandomBytes, randomLetters } from '../../llm/random-words.ts'
import type { Answerer, AnswerPart, Grounding, PreparedAnswer, Question, Source } from '../answerer.ts'
import { languageOf } from '../built-in/question/language.ts'
import type { Language } from '../built-in/question/languages.ts'
import { listOfSources } from '../list-of-sources.ts'
import { citableItems } from './citable-items.ts'
import { addressesIn } from './filter/allowed-links.ts'
import { createAnswerFilter, type FilterRules } from './filter/answer-filter.ts'
import { findable, type SecretForms } from './filter/secrets.ts'
import { type Prompt, promptFor } from './prompt.ts'

export interface GenerativeAnswererDeps {
  model: Model
  random: RandomBytes
  /** Our estimate for a text, rounded up. */
  countTokens: (text: string) => number
}

const usualAnswerMax = 1_024
const answerTokensMin = 256
const canaryLetters = 24

/** Its canary is drawn once: what finds it in all its forms serves every answer. */
export function createGenerativeAnswerer(deps: GenerativeAnswererDeps): Answerer {
  const { model, random, countTokens } = deps
  const canary = randomLetters(random, canaryLetters)
  const secret = findable(canary)
  return {
    name: model.name,
    prepare(question, limits): PreparedAnswer {
      const answerMin = Math.min(answerTokensMin, Math.floor(model.contextTokens / 2))
      const tokensMax = Math.min(limits.promptTokensMax, model.contextTokens - answerMin)
      const targets = targetsOf(question)
      const items =
        question.grounding === null || question.grounding === 'gone'
          ? []
          : citableItems(question.grounding, (quote) => isUnchanged(quote, targets, secret))
      const prompt = promptFor(question, items, { canary, random, countTokens, tokensMax })
      const rules = { citable: new Set(prompt.sources.map(({ n }) => n)), targets, secret }
      const { temperature } = question
      const language = languageOf(question.message, question.turns)
      const preface = question.grounding === 'gone' ? groundingIsGone : ''
      return {
        promptTokens: prompt.tokens,
        answerTokensMax: Math.max(
          0,
          Math.min(limits.answerTokensMax ?? usualAnswerMax, model.contextTokens - prompt.tokens),
        ),
        // Without the question: its report would be kept for as long as the answer is written.
        parts: (tokensMax, signal) =>
          answered({ model, temperature, language, preface, prompt, rules }, tokensMax, signal),
      }
    },
  }
}

interface Asked {
  model: Model
  temperature: number
  /** Of the question, in which its sources are headed. */
  language: Language
  preface: string
  prompt: Prompt
  rules: FilterRules
}

async function* answered(
  { model, temperature, language, preface, prompt, rules }: Asked,
  tokensMax: number,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const filter = createAnswerFilter(rules)
  let hasText = false
  /** Nothing leaves before the model has said something: until then its failure can be told as one. */
  function* shown(text: string): Generator<AnswerPart> {
    if (text === '') return
    yield { kind: 'text', text: hasText ? text : preface + text }
    hasText = true
  }

  const request = { messages: prompt.messages, tokensMax, temperature }
  for await (const part of model.stream(request, signal)) {
    if (part.kind === 'text') {
      yield* shown(filter.push(part.text))
      continue
    }
    yield* shown(filter.end())
    const sources = prompt.sources.filter(({ n }) => filter.cited.includes(n))
    if (part.kind === 'failed') {
      yield { kind: 'failed', failure: part.failure, sources, usage: part.usage }
      return
    }
    if (!hasText) yield* shown(part.reason === 'refused' ? refused : nothingSaid)
    yield* shown(listOfSources(sources, language))
    yield ended(part, sources)
    return
  }
}

const ended = ({ usage }: Extract<ModelPart, { kind: 'end' }>, sources: Source[]): AnswerPart => ({
  kind: 'end',
  sources,
  usage,
})

const groundingIsGone =
  'The analysis that this conversation was about was deleted, so this answer does not rest on its report or pages.\n\n'
const nothingSaid = 'The model gave no answer that can be shown.'
const refused = 'The model declined to answer this.'

/** Whether the filter would let a text through as it is. */
function isUnchanged(text: string, targets: readonly string[], secret: SecretForms): boolean {
  const filter = createAnswerFilter({ citable: new Set(), targets, secret })
  return filter.push(text) + filter.end() === text
}

/** What an answer may name: pages and mailboxes of the analysis, and what the user wrote. */
function targetsOf({ grounding, turns, message, context }: Question): string[] {
  const written = [message, context ?? '', ...turns.filter(({ role }) => role === 'user').map(({ content }) => content)]
  const users = written.flatMap(addressesIn)
  if (grounding === null || grounding === 'gone') return users
  return [...users, ...pagesOf(grounding), ...mailboxesOf(grounding)]
}

function pagesOf({ url, results, passages, claims }: Grounding): string[] {
  const read = results.coverage.pages.map((page) => page.url)
  const quoted = claims.flatMap(({ quotes }) => quotes.map(({ page }) => page))
  return [...new Set([url, ...read, ...quoted, ...passages.map(({ pageUrl }) => pageUrl)])]
}

const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/

const mailboxesOf = ({ passages, claims }: Grounding): string[] =>
  [...passages.map(({ text }) => text), ...claims.flatMap(({ quotes }) => quotes.map(({ text }) => text))]
    .flatMap(addressesIn)
    .filter((target) => mailbox.test(target))
