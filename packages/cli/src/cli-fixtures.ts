/** Runs the real command, and invents small sites for it. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/brandprint.js', import.meta.url))

export interface Outcome {
  code: number | null
  out: string
  err: string
}

interface Start {
  cwd: string
  env?: Record<string, string>
  /** For tests that send it a signal. */
  onStart?: (child: ChildProcess) => void
}

const { NODE_COMPILE_CACHE: compiled } = process.env

/** The files as they are, compiled once for a whole run of `npm test`; nothing is kept in the folder of the test. */
export const sources = {
  BRANDPRINT_SOURCES: '1',
  ...(compiled === undefined ? { NODE_DISABLE_COMPILE_CACHE: '1' } : { NODE_COMPILE_CACHE: compiled }),
}

/** Without anything of our own environment but what a program needs to start. */
export function brandprint(args: string[], { cwd, env = {}, onStart = () => {} }: Start) {
  return new Promise<Outcome>((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { HOME: cwd, BRANDPRINT_BROWSER: 'off', ...sources, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onStart(child)
    const outcome: Outcome = { code: null, out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      outcome.out += piece
    })
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      outcome.err += piece
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...outcome, code }))
  })
}

/** A folder of its own with the files given, removed when the test ends. */
export async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-cli-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** A wrong call of a command: what is wrong, its arguments, and what it is answered with. */
export type Mistake = [what: string, args: string[], message: RegExp]

/** Each is a test: the command ends with 2, and says what would be right. */
export function testMistakes(command: string, files: Record<string, string>, mistakes: readonly Mistake[]): void {
  for (const [what, args, message] of mistakes) {
    test(`${command} answers ${what} with what would be right`, async (t) => {
      const work = await folderWith(files)
      t.after(() => work[Symbol.asyncDispose]())
      const { code, err } = await brandprint([command, ...args], { cwd: work.folder })
      assert.equal(code, 2)
      assert.match(err, message)
    })
  }
}

export const soupSite = {
  'site/index.html': `<!doctype html><html lang="en"><head><title>Marrowell — soup by post</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="Marrowell cooks soup in small batches and posts it to your door, still frozen."></head>
<body><header><a href="/">Marrowell</a><nav><a href="/about/">About us</a> <a href="/soups/">Soups</a></nav></header>
<main><section><h1>Soup that arrives before hunger does</h1><p>Six soups, cooked on Monday, at your door on Wednesday.
Choose a box, tell us the day, and put a pot on the stove. We have done this since 2011 and never missed a Wednesday.</p>
<a class="button" href="/order/">Order a box</a></section></main>
<footer><a href="mailto:hello@marrowell.example">hello@marrowell.example</a></footer></body></html>`,
  'site/about/index.html': `<!doctype html><html lang="en"><head><title>About Marrowell</title></head><body><h1>About us</h1>
<p>Two cooks and a freezer in a former dairy. We began with leek and potato, and still cook it every week of the year.</p>
</body></html>`,
}
