import type { Analysis } from '@brandprint/engine'
import type { Grounding, Turn } from '@brandprint/engine/answers'
import { datedSites } from '../as-of.ts'
import { browserHelp, pageNumber, parseCommand } from '../command-options.ts'
import { comparedSite } from '../compared-site.ts'
import { harmlessMessage } from '../echoed.ts'
import { browserSetting, engineOptions, watched } from '../engine-run.ts'
import { inventedOriginNote } from '../site-argument.ts'
import { type Command, type Terminal, textWidth } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'
import { wrapped } from '../wrapped.ts'

const help = `Analyzes a site and answers questions about its brand from the report and the
pages, with the passages that each answer rests on. It needs no model.

Usage: brandprint ask <site> <question> [<question> …] [options]

The site is an address, a folder of built pages or a saved capture; each
question may follow up on the one before.

  brandprint ask acme.example "Who is it for?"
  brandprint ask ./dist "What should we do first?" "and why?"
  brandprint ask acme-capture "Was kostet es?"

Options:
  --origin URL          for a folder: the address that it is served at
  --as-of DATE          for a folder: the date that it counts as read on, such
                        as 2026-01-31 (default: SOURCE_DATE_EPOCH, else now)
  --pages N             pages to read at most, 1 to 50 (default 12)
${browserHelp}`

const options = {
  origin: { type: 'string' },
  'as-of': { type: 'string' },
  pages: { type: 'string' },
  browser: { type: 'string' },
} as const

export const askCommand: Command = {
  summary: 'questions about a brand, answered from its report and pages',
  help,
  options,
  choices: { browser: ['auto', 'off'] },
  async run(args, terminal) {
    const { values, positionals } = parseCommand('ask', args, options)
    const [written, ...questions] = positionals
    if (written === undefined || questions.length === 0) {
      throw new UsageError('Give a site and a question: brandprint ask acme.example "Who is it for?"')
    }
    const browser = browserSetting(values.browser, terminal)
    const pages = values.pages === undefined ? {} : { pages: pageNumber(values.pages) }
    const dates = { asOf: values['as-of'], sourceDate: terminal.config.sourceDate }
    const [site] = datedSites([await comparedSite(written, values.origin)] as const, dates)
    const note = inventedOriginNote([site])
    if (note !== null) terminal.err.write(`brandprint: ${note}\n`)
    // Imported late, because it takes a moment: mistakes in the arguments are reported at once.
    const { analyze } = await import('@brandprint/engine/analyze')
    const settings = { ...engineOptions(terminal), browser, ...pages, type: 'full' } as const
    const analysis = await watched(terminal, (onProgress) => analyze(site, { ...settings, onProgress }))
    await answer(questions, analysis, terminal)
  },
}

async function answer(questions: readonly string[], { report, passages }: Analysis, terminal: Terminal): Promise<void> {
  const { claimsOf, createBuiltInAnswerer } = await import('@brandprint/engine/answers')
  // Nothing is charged here.
  const answerer = createBuiltInAnswerer({ countTokens: ({ length }) => length })
  const { url, results } = report
  const grounding: Grounding = { url, results, claims: claimsOf(results), passages }
  const turns: Turn[] = []
  for (const message of questions) {
    const question = { message, turns: [...turns], context: null, temperature: 0, grounding }
    const prepared = answerer.prepare(question, { promptTokensMax: 0 })
    let content = ''
    for await (const part of prepared.parts(prepared.answerTokensMax, terminal.signal)) {
      if (part.kind === 'text') content += part.text
    }
    turns.push({ role: 'user', content: message }, { role: 'assistant', content })
    const asked = questions.length > 1 ? `> ${message}\n\n` : ''
    const width = textWidth(terminal.out)
    const lines = harmlessMessage(`${asked}${content}`).split('\n')
    terminal.out.write(`${lines.map((line) => hanging(line, width)).join('\n')}\n\n`)
  }
}

/** What goes on in another line stands under the text of an item, not under its mark. */
function hanging(line: string, width: number): string {
  const margin = line.startsWith('- ') ? '  ' : ''
  return margin === '' ? wrapped(line, width, '') : `- ${wrapped(line.slice(2), width, margin).slice(2)}`
}
