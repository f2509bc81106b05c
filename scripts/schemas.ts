/**
 * `npm run schema`: writes the JSON Schemas of reports and of JSON exports into docs/, from the shapes that they are made by;
 * `--check` only says whether they are current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { reportSchema } from '@brandprint/engine'
import { exportSchema } from '../packages/server/src/features/exports/files/export-schema.ts'

const schemas = {
  'report.schema.json': reportSchema(),
  'export.schema.json': exportSchema(false),
  'export-white-label.schema.json': exportSchema(true),
}

for (const [name, schema] of Object.entries(schemas)) {
  const file = new URL(`../docs/${name}`, import.meta.url)
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} is not current; run \`npm run schema\`.`)
    process.exitCode = 1
  }
}
