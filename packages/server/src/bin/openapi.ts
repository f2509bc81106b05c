/** `npm run openapi`: writes openapi.json from the routes; `--check` only says whether it is current. */
import { readFile, writeFile } from 'node:fs/promises'
import { currentDocument, openApiFile } from '../openapi.ts'

const text = await currentDocument()
if (process.argv.includes('--check')) {
  if ((await readFile(openApiFile, 'utf8')) !== text) {
    console.error('openapi.json is not what the routes say; run `npm run openapi`.')
    process.exitCode = 1
  }
} else {
  await writeFile(openApiFile, text)
}
