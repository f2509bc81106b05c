/**
 * `npm run settings`: writes the tables of docs/configuration.md from the settings as they are declared; `--check` only says
 * whether they are current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chapters, declared, taken } from '../packages/server/src/settings.ts'

type Settings = (typeof chapters)[string]
type Schema = Settings[string]

const page = new URL('../docs/configuration.md', import.meta.url)
const end = '<!-- end -->'

function row(schema: Schema): string {
  const setting = declared(schema)
  const { env, description, isSecret, otherwise = defaultOf(schema), takes } = setting
  const meaning = isSecret ? `${description} A secret: no message shows it.` : description
  return `| \`${env}\` | ${meaning} | ${takes ?? coded(taken(setting), setting.enum)} | ${otherwise} |`
}

/** The words that a setting takes stand as code. */
const coded = (text: string, words: readonly string[] = []) =>
  words.reduce((marked, word) => marked.replace(new RegExp(`\\b${word}\\b`), `\`${word}\``), text)

function defaultOf(schema: Schema): string {
  const { default: value } = schema as { default?: unknown }
  return value === '' ? 'none' : `\`${String(value)}\``
}

const table = (settings: Settings) =>
  ['| setting | meaning | takes | default |', '|---|---|---|---|', ...Object.values(settings).map(row)].join('\n')

/** What stands between the markers of a chapter is replaced. */
function withTable(text: string, [name, settings]: [string, Settings]): string {
  const begin = `<!-- npm run settings: ${name} -->`
  const [before, after] = text.split(`${begin}\n`, 2)
  if (before === undefined || after === undefined) throw new Error(`docs/configuration.md has no line ${begin}.`)
  return `${before}${begin}\n${table(settings)}\n${after.slice(after.indexOf(end))}`
}

const written = await readFile(page, 'utf8')
const text = Object.entries(chapters).reduce(withTable, written)
if (!process.argv.includes('--check')) await writeFile(page, text)
else if (text !== written) {
  console.error('The tables of docs/configuration.md are not what the settings declare; run `npm run settings`.')
  process.exitCode = 1
}
