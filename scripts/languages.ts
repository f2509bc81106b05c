/**
 * Writes what joins the languages of the lexicon, by the folders in packages/engine/src/lexicon/languages: for each subject the list of
 * the languages that have it (lexicon/joined/), so that a process which needs the words of one subject loads no others. `npm run languages`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreLanguages } from '../packages/engine/src/lexicon/languages.ts'

const lexicon = join(import.meta.dirname, '../packages/engine/src/lexicon')
const remark = '// Written by `npm run languages` from the folders of languages/.\n'

/** `lineWidth` of biome.json. */
const lineCharactersMax = 120

/** Files of joined/ as they have to be, by name. */
export function joins(): Map<string, string> {
  const core: readonly string[] = coreLanguages
  const folders = readdirSync(join(lexicon, 'languages'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const further = folders.map(({ name }) => name).filter((name) => name !== 'any' && !core.includes(name))
  const languages = ['any', ...core, ...further.sort()]
  const filesOf = (language: string) =>
    readdirSync(join(lexicon, 'languages', language)).filter((file) => file.endsWith('.ts'))
  const bySubject = new Map<string, string[]>()
  for (const language of languages) {
    for (const file of filesOf(language)) bySubject.set(file, [...(bySubject.get(file) ?? []), language])
  }
  return new Map([
    ['further-languages.ts', furtherOf(further)],
    ...[...bySubject].map(([file, having]) => [file, joinOf(file, having)] as const),
  ])
}

/** On one line while it fits, as the formatter has it. */
function furtherOf(languages: readonly string[]): string {
  const tags = languages.map((tag) => `'${tag}'`)
  const line = `export const furtherLanguages = [${tags.join(', ')}] as const`
  if (line.length <= lineCharactersMax) return `${remark}${line}\n`
  return `${remark}export const furtherLanguages = [\n${tags.map((tag) => `  ${tag},\n`).join('')}] as const\n`
}

function joinOf(file: string, languages: readonly string[]): string {
  const folder = file.replace('.ts', '')
  const subject = folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const type = `${subject[0]!.toUpperCase()}${subject.slice(1)}Lists`
  const imports = [
    { what: `type { ${type} }`, from: `../${folder}/lists.ts` },
    { what: 'type { ByLanguage }', from: '../word-lists.ts' },
    ...languages.map((tag) => ({ what: `{ ${subject} as ${tag} }`, from: `../languages/${tag}/${file}` })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1))
  return `${remark}
${imports.map(({ what, from }) => `import ${what} from '${from}'\n`).join('')}
export const ${subject}Lists: ByLanguage<${type}> = {
${languages.map((tag) => `  ${tag},\n`).join('')}}
`
}

if (import.meta.main) {
  const folder = join(lexicon, 'joined')
  mkdirSync(folder, { recursive: true })
  const files = joins()
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
