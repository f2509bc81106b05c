/**
 * `npm run model:local -- [--port 8091] [--context 8192] [--sequences 2] [--model FILE.gguf]`: serves a model on this machine
 * in the form of OpenAI's chat completions, and says how to start Brandprint with it. Ends with 3 where there is none to be had.
 *
 * Without `--model` it is the small one of the tests, brought where it is not there yet; `--offline` brings nothing.
 * With `--leashed` it ends with its standard input: tests that are killed leave nothing behind.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { loadLlama } from './model/llama.ts'
import { serveModel } from './model/model-server.ts'
import { bringLoader, bringModel, CannotBeHad, partsHere } from './model/parts.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8091' },
    context: { type: 'string', default: '8192' },
    sequences: { type: 'string', default: '2' },
    model: { type: 'string' },
    offline: { type: 'boolean', default: false },
    leashed: { type: 'boolean', default: false },
  },
})

try {
  await serve(values.model ?? (values.offline ? await partsHere() : await bringModel()))
} catch (error) {
  console.error(error instanceof CannotBeHad ? `No model: ${error.message}` : error)
  process.exitCode = error instanceof CannotBeHad ? 3 : 1
}

async function serve(file: string): Promise<void> {
  if (!values.offline) await bringLoader()
  const contextTokens = Number(values.context)
  const llama = await loadLlama(file, { contextTokens, sequences: Number(values.sequences) })
  // Such as smollm2-135m-instruct: what a setting can name.
  const name = basename(file, '.gguf')
    .toLowerCase()
    .replace(/[.-]q\d\w*$/, '')
    .replaceAll(/[^\w.-]/g, '-')
  const server = await serveModel({ name, llama, port: Number(values.port), log: (line) => console.log(line) })
  console.log(`${name} answers at ${server.baseUrl}, to 127.0.0.1 alone. Brandprint over it:

  export BRANDPRINT_MODEL_PRO=local:${name} BRANDPRINT_MODEL_BASE_URL=${server.baseUrl} BRANDPRINT_MODEL_CONTEXT=${contextTokens}
  npm start
`)
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await server.close()
    await llama.close()
    process.exit(0)
  }
  process.on('SIGTERM', end).on('SIGINT', end)
  if (values.leashed) process.stdin.on('end', end).resume()
}
