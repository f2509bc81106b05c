#!/usr/bin/env node
// Plain JavaScript on purpose: it has to start under whatever Node is installed, and find the right one.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeMajorMin = 24
const main = new URL('../src/main.ts', import.meta.url)

if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) {
  await import(main.href)
} else {
  relaunch(bundledNode())
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', refuse)
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

function refuse() {
  console.error(
    `brandprint: Node ${nodeMajorMin} or newer is needed; this is Node ${process.versions.node}. ` +
      'Run npm install where brandprint is installed (it brings the right Node along), or update Node.',
  )
  process.exitCode = 1
}
