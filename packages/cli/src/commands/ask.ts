import { createInterface } from 'node:readline'
import type { Analysis } from '@brandprint/engine'
import type { Answerer, Question, Source, Turn } from '@brandprint/engine/answers'
import { comparedSite } from '../compared-site.ts'
import { browserSetting, engineOptions, watched } from '../engine-run.ts'
import { datedSites } from '../options/as-of.ts'
import { browserHelp, pageNumber, parseCommand } from '../options/command-options.ts'
import { inventedOriginNote } from '../options/site-argument.ts'
import { echoed } from '../output/echoed.ts'
import { type Command, type Terminal, textWidth } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Answers questions about one site, from its report and its pages, with the pages
that each answer rests on. Questions may be in English, German, French or
Spanish.

Usage: brandprint ask <site> [question ...] [options]

  brandprint ask acme.example "Who is it for?" "And why?"
  brandprint ask ./dist --origin https://acme.example "What does it cost?"
  brandprint ask acme-capture "Which archetype is it?"
  brandprint ask acme.example < questions.txt

The site is an address, a folder of built pages or a saved capture. Each
question knows those before it. Without one, questions are read from the
standard input, a line each.

Options:
  --json                a line of JSON for each question: question, answer,
                        sources
  --pages N             pages to read at most, 1 to 50 (default 12)
${browserHelp}  --origin URL          for a folder: the address that it is served at
                        (default: an invented one)
  --as-of DATE          for a folder: the date that it counts as read on, such
                        as 2026-01-31 (default: SOURCE_DATE_EPOCH, else now)
`

const options = {
  json: { type: 'boolean' },
  pages: { type: 'string' },
  browser: { type: 'string' },
  origin: { type: 'string' },
  'as-of': { type: 'string' },
} as const

/** As the API's messages. */
const questionCharactersMax = 2_000

export const askCommand: Command = {
  summary: 'answers to questions about one website, with their sources',
  help,
  options,
  choices: { browser: ['auto', 'off'] },
  async run(args, terminal) {
    const { values, positionals } = parseCommand('ask', args, options)
    const [written, ...asked] = positionals
    if (written === undefined) throw new UsageError('Which site? brandprint ask acme.example "Who is it for?"')
    for (const question of asked) checkQuestion(question)
    const pages = values.pages === undefined ? {} : { pages: pageNumber(values.pages) }
    const browser = browserSetting(values.browser, terminal)
    const dates = { asOf: values['as-of'], sourceDate: terminal.config.sourceDate }
    const [site] = datedSites([await comparedSite(written, values.origin)] as const, dates)
    const note = inventedOriginNote([site])
    if (note !== null) terminal.err.write(`brandprint: ${note}\n`)

    // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
    const { analyze } = await import('@brandprint/engine/analyze')
    const settings = { ...engineOptions(terminal), ...pages, type: 'full' as const, browser }
    const analysis = await watched(terminal, (onProgress) => analyze(site, { ...settings, onProgress }))
    const conversation = await begin(analysis)
    const isAlone = asked.length === 1
    let count = 0
    for await (const question of asked.length > 0 ? asked : linesOf(terminal)) {
      await print(await conversation(question), { terminal, isAlone, asJson: values.json === true })
      count++
    }
    if (count === 0)
      throw new UsageError('Which question? Write it after the site: brandprint ask ./dist "Who is it for?"')
  },
}

interface Answered {
  question: string
  answer: string
  sources: Source[]
}

/** A conversation about one analysis: what was said before belongs to each question. */
async function begin({ report, passages }: Analysis): Promise<(message: string) => Promise<Answered>> {
  const { claimsOf, createBuiltInAnswerer } = await import('@brandprint/engine/answers')
  const { results, url } = report
  const grounding = { url, results, claims: claimsOf(results), passages }
  // Nothing is charged here: any count will do.
  const answerer = createBuiltInAnswerer({ countTokens: (text) => text.length })
  const turns: Turn[] = []
  return async (message) => {
    const question = { message, turns: [...turns], context: null, temperature: 0, grounding }
    const { answer, sources } = await answerOf(answerer, question)
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
    return { question: message, answer, sources }
  }
}

async function answerOf(answerer: Answerer, question: Question): Promise<{ answer: string; sources: Source[] }> {
  const prepared = answerer.prepare(question, { promptTokensMax: Number.POSITIVE_INFINITY })
  let answer = ''
  for await (const part of prepared.parts(prepared.answerTokensMax, new AbortController().signal)) {
    if (part.kind === 'text') answer += part.text
    else return { answer, sources: part.sources }
  }
  return { answer, sources: [] }
}

async function print(
  { question, answer, sources }: Answered,
  { terminal, isAlone, asJson }: { terminal: Terminal; isAlone: boolean; asJson: boolean },
): Promise<void> {
  const { out } = terminal
  if (asJson) {
    out.write(`${JSON.stringify({ question, answer, sources })}\n`)
    return
  }
  const { formatAnswer } = await import('@brandprint/engine/format')
  const width = textWidth(out)
  const heading = isAlone ? '' : formatAnswer(`> ${question}`, { width })
  out.write(`${heading}${formatAnswer(answer, { width })}${isAlone ? '' : '\n'}`)
}

/** Questions of the standard input, a line each. */
async function* linesOf({ err, signal }: Terminal): AsyncGenerator<string> {
  const isTyped = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, ...(isTyped && { output: err, prompt: '? ' }), signal })
  if (isTyped) lines.prompt()
  for await (const line of lines) {
    const question = line.trim()
    if (question !== '') {
      checkQuestion(question)
      yield question
    }
    if (isTyped) lines.prompt()
  }
}

/** @throws {UsageError} */
function checkQuestion(question: string): void {
  const length = [...question].length
  if (question.trim() === '') throw new UsageError('A question is empty; leave it out, or write one.')
  if (length <= questionCharactersMax) return
  throw new UsageError(
    `The question “${echoed(question)}” has ${length} characters; at most ${questionCharactersMax} are allowed.`,
  )
}
