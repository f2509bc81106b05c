/**
 * Joins the languages of the lexicon, by the folders in packages/engine/src/lexicon/languages: for each subject one file with the words of
 * all languages that have it (lexicon/joined/). A process that needs a subject loads one file instead of one a language. A subject that is
 * large, and of which a site needs one language, stays one file a language (`kinds`). `npm run languages`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { coreLanguages } from '../packages/engine/src/lexicon/languages.ts'

const lexicon = join(import.meta.dirname, '../packages/engine/src/lexicon')
const remark = '// Written by `npm run languages` from the folders of languages/.\n'

/** `lineWidth` of biome.json. */
const lineCharactersMax = 120

/** Files of joined/ as they have to be, by name. Throws where a file is of no subject, or lacks its constant. */
export async function joins(): Promise<Map<string, string>> {
  const core: readonly string[] = coreLanguages
  const folders = readdirSync(join(lexicon, 'languages'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const further = folders.map(({ name }) => name).filter((name) => name !== 'any' && !core.includes(name))
  const bySubject = new Map<string, Record<string, unknown>>()
  for (const language of ['any', ...core, ...further.sort()]) {
    for (const file of readdirSync(join(lexicon, 'languages', language))) {
      if (!file.endsWith('.ts')) continue
      const subject = file.replace('.ts', '')
      const place = `languages/${language}/${file}`
      if (!existsSync(join(lexicon, subject, 'lists.ts'))) throw new Error(`${place}: there is no subject ${subject}.`)
      const { [constantOf(subject)]: lists } = await import(join(lexicon, place))
      if (lists === undefined) throw new Error(`${place} has to export the constant ${constantOf(subject)}.`)
      bySubject.set(subject, { ...bySubject.get(subject), [language]: lists })
    }
  }
  return new Map([
    ['further-languages.ts', furtherOf(further)],
    ...[...bySubject].flatMap(([subject, lists]) =>
      apart.has(subject) ? filesApart(subject, lists) : filesJoined(subject, lists),
    ),
  ])
}

/** Subjects whose languages are loaded one by one. */
const apart = new Set(['kinds'])

/** Folders that hold what is written, and nothing else, from joined/. */
export const foldersWritten: readonly string[] = ['.', ...[...apart].map((subject) => `../${subject}/by-language`)]

const filesApart = (subject: string, lists: object) =>
  Object.entries(lists).map(
    ([language, list]) => [`../${subject}/by-language/${language}.json`, `${JSON.stringify(list, null, 2)}\n`] as const,
  )

const filesJoined = (subject: string, lists: object) => [
  [`${subject}.json`, `${JSON.stringify(lists, null, 2)}\n`] as const,
  [`${subject}.ts`, typedOf(subject)] as const,
]

const constantOf = (subject: string): string => subject.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** On one line while it fits, as the formatter has it. */
function furtherOf(languages: readonly string[]): string {
  const tags = languages.map((tag) => `'${tag}'`)
  const line = `export const furtherLanguages = [${tags.join(', ')}] as const`
  if (line.length <= lineCharactersMax) return `${remark}${line}\n`
  return `${remark}export const furtherLanguages = [\n${tags.map((tag) => `  ${tag},\n`).join('')}] as const\n`
}

function typedOf(subject: string): string {
  const constant = constantOf(subject)
  const type = `${constant.charAt(0).toUpperCase()}${constant.slice(1)}Lists`
  return `${remark}
import type { ${type} } from '../${subject}/lists.ts'
import type { ByLanguage } from '../word-lists.ts'
import lists from './${subject}.json' with { type: 'json' }

export const ${constant}Lists: ByLanguage<${type}> = lists
`
}

if (import.meta.main) {
  const folder = join(lexicon, 'joined')
  const files = await joins()
  for (const written of foldersWritten) {
    mkdirSync(join(folder, written), { recursive: true })
    for (const name of readdirSync(join(folder, written)))
      if (!files.has(posix.join(written, name))) rmSync(join(folder, written, name))
  }
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
