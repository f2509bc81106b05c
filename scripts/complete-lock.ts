/**
 * Adds the builds for other platforms that npm left out of package-lock.json: `node scripts/complete-lock.ts`.
 *
 * npm locks an optional package only when the registry it asks has it. A mirror that carries the builds of its own
 * platform alone gives a lock file that `npm ci` then refuses everywhere. The versions are exact in the packages that
 * ask for them, so the missing entries can be written; npm fills in the rest where such a build is installed.
 */
import { readFile, writeFile } from 'node:fs/promises'

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = 'package-lock.json'
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, LockedPackage> }

const firstOf = (words: string[], name: string) => words.find((word) => name.includes(word))

function buildOf(name: string, version: string, dev: boolean): LockedPackage {
  const os = name.includes('windows')
    ? 'win32'
    : firstOf(
        ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix'],
        name,
      )
  const cpu = firstOf(
    ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'],
    name,
  )
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(dev ? { dev } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  }
}

/** Where Node would find a package from the one at `path`: beside it, or beside one that it lies in. */
function isLocked(path: string, name: string): boolean {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in lock.packages) return true
    if (base === '') return false
  }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[`node_modules/${name}`] = buildOf(name.split('/').at(-1)!, version, entry.dev === true)
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} builds for other platforms added to ${file}.`)
