/**
 * Builds the command into few files of JavaScript, which load the engine in half the time (docs/decisions/0001): `npm run
 * build`, and with every `npm install`. `packages/cli/bin/brandprint.js` takes them while they are newer than every file they
 * were made from; tests and the service run the sources. Published packages will hold these, as Node runs no TypeScript of a
 * dependency.
 */
import { cp, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'

const outdir = 'packages/cli/dist'

const esbuild = await import('esbuild').catch(() => null)
if (esbuild === null) {
  console.log('brandprint: built nothing, as esbuild is not installed (npm install --omit=dev); the sources are run.')
  process.exit()
}

// A file that changes while it is read is newer than this.
const at = Date.now()
await rm(outdir, { recursive: true, force: true })
const { metafile } = await esbuild.build({
  entryPoints: ['packages/cli/src/main.ts', 'packages/engine/src/document/parse-worker.ts'],
  outdir,
  entryNames: '[name]',
  // Beside the entries, where the pool looks for its thread.
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // The one part of the service that every command needs.
  alias: { '@brandprint/server/stop-signals': resolve('packages/server/src/stop-signals.ts') },
  // Native code, browsers, what makes PDFs with its files, what asks models, and what only the service needs.
  external: [
    '@brandprint/engine/llm',
    '@brandprint/engine/pdf',
    '@brandprint/server',
    'sharp',
    'playwright-core',
    '@sparticuz/chromium',
  ],
  // Some packages still ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  metafile: true,
  logLevel: 'warning',
})
// What is read by the language of a site (lexicon/kinds/kind-lists.ts), beside the chunk that reads it.
await cp('packages/engine/src/lexicon/kinds/by-language', `${outdir}/by-language`, { recursive: true })
// npm writes its lock file anew with whatever it installs: one file stands for all of node_modules.
const files = [...Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/')), 'package-lock.json']
const fromHere = files.map((file) => relative(outdir, resolve(file))).sort()
await writeFile(`${outdir}/built-from.json`, JSON.stringify({ at, files: fromHere }))
