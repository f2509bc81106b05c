#!/usr/bin/env node
// Plain JavaScript on purpose: it has to start under any version of Node, and find the right one.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import nodeModule, { createRequire } from 'node:module'
import { constants, homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeMajorMin = 24
const main = new URL('../src/main.ts', import.meta.url)
const built = new URL('../dist/main.js', import.meta.url)
const builtFrom = new URL('../dist/built-from.json', import.meta.url)

if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) {
  keepCompiledCode()
  await import(isBuilt() ? built.href : main.href)
} else {
  relaunch(bundledNode())
}

/**
 * Whether `npm run build` ran after the last change of every file that it read. Reading their times takes a
 * millisecond in all; so an edited file is always run as it is now.
 */
function isBuilt() {
  if (process.env.BRANDPRINT_SOURCES === '1') return false
  try {
    const { at, files } = JSON.parse(readFileSync(builtFrom, 'utf8'))
    return files.every((file) => statSync(new URL(file, builtFrom)).mtimeMs <= at)
  } catch {
    return false
  }
}

/**
 * Lets Node keep what it compiles for the next run, in a folder of the user's own: who can write there runs code as
 * this user. Without such a folder every run compiles again. NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE are
 * Node's own settings.
 */
function keepCompiledCode() {
  const { NODE_COMPILE_CACHE: set, NODE_DISABLE_COMPILE_CACHE: refused } = process.env
  if (set !== undefined || refused !== undefined) return
  try {
    const folder = join(cacheFolder(), 'compiled')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { directory } = nodeModule.enableCompileCache(folder)
    // For worker threads, which do not inherit the setting.
    if (directory !== undefined) process.env.NODE_COMPILE_CACHE = folder
  } catch {}
}

/** As in src/config.ts, which is not loaded yet. */
function cacheFolder() {
  const { BRANDPRINT_DATA_DIR: data, XDG_CACHE_HOME: base } = process.env
  return data ? join(data, 'cache') : join(base || join(homedir(), '.cache'), 'brandprint')
}

/** The Node that is installed beside us as a package; null when it is not. */
function bundledNode() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node')
  } catch {
    return null
  }
}

function relaunch(node) {
  if (node === null) return refuse()
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Signals of a terminal reach the child twice, directly and from us; it counts them as one (stop-signals.ts of the service).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', refuse)
  child.on('exit', (code, signal) => {
    // As shells report a program that was ended by a signal.
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}

function refuse() {
  console.error(
    `brandprint: Node ${nodeMajorMin} or newer is needed; this is Node ${process.versions.node}. ` +
      'Run npm install where brandprint is installed (it brings the right Node along), or update Node.',
  )
  process.exitCode = 1
}
