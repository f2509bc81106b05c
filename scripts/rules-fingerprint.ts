/**
 * `npm run fingerprint`: writes the fingerprint of the rules that snapshots are made and compared by, from the code of these
 * rules; `--check` only says whether it is current. Code is taken without types, comments and layout, which change nothing.
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const engine = fileURLToPath(new URL('../packages/engine/', import.meta.url))
const target = 'src/check/rules-fingerprint.ts'

/** What decides on a snapshot once a site has answered, and on what is told of two. */
const rules = [
  'src/{compare,document,facts,gatherers,lexicon,page,pictures,styles}/**/*.ts',
  'src/check/watched-pages.ts',
  'src/net/charset.ts',
  'src/net/robots-directives.ts',
  'src/render/{consent-words,serialize-page,settle-page}.ts',
  'src/{evidence,site,site-url}.ts',
]

/** Tests decide nothing, and neither does where pages are parsed. */
const isNoRule = /(?:\.test|-fixtures|hostile-[\w-]+|parse-pool|parse-worker)\.ts$/

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync(rules, { cwd: engine }).filter((file) => !isNoRule.test(file))
  for (const file of files.sort()) {
    const { code } = await transform(await readFile(engine + file, 'utf8'), {
      loader: 'ts',
      minifyWhitespace: true,
      legalComments: 'none',
      charset: 'utf8',
    })
    hash.update(`${file}\n${code}\n`)
  }
  // How a page is parsed, a colour computed and a language told apart is decided by these.
  const { dependencies } = JSON.parse(await readFile(`${engine}package.json`, 'utf8'))
  for (const name of [
    '@csstools/css-color-parser',
    '@csstools/css-parser-algorithms',
    '@csstools/css-tokenizer',
    'chardet',
    'css-tree',
    'css-what',
    'culori',
    'parse5',
    'tinyld',
    'tldts',
    'wink-eng-lite-web-model',
    'wink-nlp',
  ]) {
    hash.update(`${name} ${dependencies[name]}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const text = `/**
 * Of the rules that snapshots are made and compared by; written by \`npm run fingerprint\`. Under other rules the same pages
 * give another snapshot, and the difference would be told as a change of the site.
 */
export const rulesFingerprint = '${await fingerprint()}'
`

if (process.argv.includes('--check')) {
  if ((await readFile(engine + target, 'utf8')) !== text) {
    console.error(`packages/engine/${target} is old: npm run fingerprint`)
    process.exitCode = 1
  }
} else {
  await writeFile(engine + target, text)
}
