/** The sample runs of README.md, from reports of one brand. */
import { type FlashReport, type FullReport, formatText } from '@brandprint/engine'
import { formatAnswer } from '@brandprint/engine/format'
import { countTokens } from '@brandprint/engine/llm'

const columns = 80

export const shownQuestion = 'Is there a free trial?'
export const shownMessage = 'How many office users come with the Harbour plan, and what does it cost?'

/** What the built-in answerer says about the full report. */
interface ShownAnswers {
  question: string
  message: string
}

/**
 * @param local the flash report of the brand where README.md serves it on this machine
 */
export const readmeSamples = (full: FullReport, local: FlashReport, answers: ShownAnswers): Record<string, string> => ({
  report: fenced('', `$ npx brandprint analyze ${full.url.replace(/\/$/, '')}\n\n${excerpt(full)}`),
  answer: fenced(
    '',
    `$ npx brandprint ask ${full.url.replace(/\/$/, '')} "${shownQuestion}"\n\n${formatAnswer(answers.question, { width: columns }).trimEnd()}`,
  ),
  started: fenced('json', JSON.stringify(startedAnswer, null, 2)),
  completed: fenced('json', completedAnswer(local)),
  chat: fenced('json', JSON.stringify(chatAnswer(answers.message), null, 2)),
})

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`

/** The first page as far as the moves, and the heading of what follows. */
function excerpt(report: FullReport): string {
  const lines = formatText(report, { width: columns, color: false }).split('\n')
  const end = lines.indexOf('At a glance')
  if (end < 0) throw new Error('The report has no section “At a glance”.')
  return [...lines.slice(0, end + 1), '  …'].join('\n')
}

const startedAnswer = {
  data: {
    id: 'anl_islGASXaxMIHyiAXvHV8GlwP',
    status: 'processing',
    type: 'full',
    url: 'https://acme.example',
    created_at: '2026-11-22T09:00:00.279Z',
    estimated_completion: '2026-11-22T09:00:03.279Z',
  },
}

const chatAnswer = (content: string) => ({
  data: {
    id: 'msg_f5MMt99EY4TY1H2rlgB6dgyO',
    thread_id: 'thr_prMzlwR9wFqmQmRr3ibYD60h',
    role: 'assistant',
    content,
    created_at: '2026-11-22T09:03:05.890Z',
    model: 'brandprint-extractive-1',
    tokens_used: countTokens(shownMessage) + countTokens(content),
  },
})

/** As the service answers; of the results the summary and the first insight. */
function completedAnswer({ url, results: { summary, insights } }: FlashReport): string {
  const [insight] = insights
  if (insight === undefined) throw new Error('The flash report has no insight to show.')
  const data = {
    id: 'anl_CtvESNKJHqibX7EEDXKCQHzR',
    status: 'completed',
    type: 'flash',
    url: url.replace(/\/$/, ''),
    created_at: '2026-11-22T09:02:10.228Z',
    completed_at: '2026-11-22T09:02:10.628Z',
    results: { summary, insights: [insight] },
  }
  const open = JSON.stringify({ data }, null, 2).split('\n')
  // Where the lists and objects that hold the insight end, more follows.
  return [...open.slice(0, -4), '      …'].join('\n')
}
