/** A process that serves chat with an answerer that says a few words and never ends: for tests that kill it. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { createHttp } from '../../http.ts'
import { scriptedAnswerer } from './chat-fixtures.ts'

const url = process.env.DATABASE_URL!
const settings = {
  DATABASE_URL: url,
  BRANDPRINT_DATA_DIR: await mkdtemp(join(tmpdir(), 'brandprint-chat-')),
  BRANDPRINT_SECRET_KEY: process.env.BRANDPRINT_SECRET_KEY!,
  BRANDPRINT_BROWSER: 'off',
}
const answerer = scriptedAnswerer({
  reply: (asked) => {
    if (asked.question.message !== 'Silence') asked.say('Some words', ' and more')
  },
})
const deps = await compose(readConfig(settings), 'api', {
  database: { url, close: async () => undefined },
  answerers: { pro: answerer, flash: answerer },
  answerTiming: { renewMs: 20 },
})
const address = await createHttp(deps, { isDraining: () => false }).listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ ready: address })}\n`)
