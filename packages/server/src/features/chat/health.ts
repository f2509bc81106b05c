import type { Deps } from '../../platform/deps.ts'
import type { Figures } from '../../platform/http/metrics.ts'
import { countAnswers, tokensByModel } from './answer-queries.ts'

/** The figures of chat for /metrics. */
export const chatFigures = ({ db }: Pick<Deps, 'db'>): Figures => ({
  figures: [
    { name: 'brandprint_chat_answers', help: 'Answers that are being written.', kind: 'gauge', labels: [] },
    {
      name: 'brandprint_chat_tokens',
      help: 'Tokens charged, by model; those of deleted accounts are not counted.',
      kind: 'gauge',
      labels: ['model'],
    },
  ],
  async read() {
    const [answers, tokens] = await Promise.all([countAnswers(db), tokensByModel(db)])
    return {
      brandprint_chat_answers: [{ labels: {}, value: answers }],
      brandprint_chat_tokens: tokens.map(({ model, tokens: value }) => ({ labels: { model }, value })),
    }
  },
})
