/** Whether the models answer: for `brandprint doctor`. */
import { performance } from 'node:perf_hooks'
import { type Model, type ModelSettings, openModels } from '@brandprint/engine/llm'
import { bad, type Finding, ok } from './finding.ts'

const question = {
  messages: [{ role: 'user' as const, content: 'Answer with one word: are you there?' }],
  tokensMax: 16,
  temperature: 0,
}

/** Asks each model that is set one short question. */
export async function modelFindings(settings: ModelSettings): Promise<Finding[]> {
  const models = await openModels(settings)
  try {
    const { pro, flash } = models
    if (pro === null || flash === null) {
      return [ok('model', 'None is set: the built-in answerer answers chat messages.')]
    }
    return pro === flash
      ? [await tried('model', pro)]
      : [await tried('model pro', pro), await tried('model flash', flash)]
  } finally {
    models.close()
  }
}

async function tried(check: string, model: Model): Promise<Finding> {
  const begunAt = performance.now()
  for await (const part of model.stream(question, new AbortController().signal)) {
    if (part.kind === 'failed') return bad(check, `${model.name} does not answer: ${part.failure.message}`)
    if (part.kind === 'end') break
  }
  return ok(check, `${model.name} answers, in ${Math.round(performance.now() - begunAt)} ms.`)
}
