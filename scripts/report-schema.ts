/** `npm run schema`: writes docs/report.schema.json from the report's schemas; `--check` only says whether it is current. */
import { readFile, writeFile } from 'node:fs/promises'
import { reportSchema } from '@brandprint/engine'

const file = new URL('../docs/report.schema.json', import.meta.url)
const text = `${JSON.stringify(reportSchema(), null, 2)}\n`
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text) {
    console.error('docs/report.schema.json is not what the report is made of; run `npm run schema`.')
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
}
