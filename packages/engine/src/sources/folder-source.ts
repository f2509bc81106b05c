import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Fetched, SiteSource } from '../artifacts.ts'
import type { FetchError } from '../net/fetch-error.ts'
import { fail, ok, type Result } from '../result.ts'
import { mediaTypeOf } from './media-types.ts'

export interface FolderSourceOptions {
  /** A folder of built pages. */
  folder: string
  /** The origin that the folder is the root of: `https://acme.example`. */
  origin: string
  /** Path of the entry page. */
  entryPath?: string
  /** Milliseconds since the epoch; names the time in the capture. */
  now: () => number
}

/** Larger files are no pages, and no resource that a fact is read from. */
const fileBytesMax = 10 * 1024 * 1024

const notInFolder = (url: string): FetchError => ({
  code: 'NOT_IN_SOURCE',
  message: `${url} is not part of the folder.`,
})

/**
 * Answers URLs of one origin from a folder, as a static web server would: `/a` is the file `a`, `a.html` or
 * `a/index.html`; what is not there is a 404 with `404.html` as its body. Nothing outside the folder is ever read,
 * neither by `..` nor through a link, and nothing is fetched from the network.
 */
export async function createFolderSource(options: FolderSourceOptions): Promise<Result<SiteSource, FetchError>> {
  const origin = parseOrigin(options.origin)
  if (origin === null) {
    return fail({ code: 'INVALID_URL', message: `“${options.origin}” is not an origin such as https://acme.example.` })
  }
  const root = await realpath(options.folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory()) {
    return fail({ code: 'NOT_IN_SOURCE', message: `There is no folder ${options.folder}.` })
  }

  const source: SiteSource = {
    kind: 'folder',
    entryUrl: new URL(options.entryPath ?? '/', origin).href,
    async request(url, { signal }) {
      if (signal?.aborted) return fail({ code: 'ABORTED', message: 'The analysis was stopped.' })
      const parsed = URL.parse(url)
      if (parsed === null || !isSameSite(parsed, origin)) return fail(notInFolder(url))
      const file = await findFile(root, parsed.pathname)
      if (file !== null && file.redirect !== null) {
        const moved = new URL(parsed)
        moved.pathname = file.redirect
        return answer(url, moved.href, 200, file.path, [url])
      }
      if (file !== null) return answer(url, url, 200, file.path, [])
      const notFound = await firstFile(root, [join(root, '404.html')])
      if (notFound !== null) return answer(url, url, 404, notFound, [])
      return ok(fetched(url, url, 404, 'text/html', new Uint8Array(), []))
    },
    async close() {},
  }

  async function answer(url: string, finalUrl: string, status: number, path: string, redirects: string[]) {
    const { size } = await stat(path)
    if (size > fileBytesMax) {
      return fail<FetchError>({ code: 'RESPONSE_TOO_LARGE', message: `${url} is larger than 10 MiB.` })
    }
    return ok(fetched(url, finalUrl, status, mediaTypeOf(path), await readFile(path), redirects))
  }

  function fetched(
    url: string,
    finalUrl: string,
    status: number,
    mediaType: string,
    body: Uint8Array,
    redirects: string[],
  ): Fetched {
    const headers = { 'content-type': mediaType }
    const fetchedAt = new Date(options.now()).toISOString()
    return { url, finalUrl, redirects, status, headers, body, fetchedAt, durationMs: 0 }
  }

  return ok(source)
}

function parseOrigin(text: string): URL | null {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' ? new URL('/', url) : null
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** `www.` and the bare name, http and https are one site to its owner. */
const isSameSite = (url: URL, origin: URL) =>
  /^https?:$/.test(url.protocol) && withoutWww(url.host) === withoutWww(origin.host)

interface FoundFile {
  path: string
  /** The path with its slash, where a server would have redirected to it. */
  redirect: string | null
}

async function findFile(root: string, pathname: string): Promise<FoundFile | null> {
  const decoded = decodePath(pathname)
  if (decoded === null) return null
  const target = join(root, decoded)
  if (target !== root && !target.startsWith(root + sep)) return null
  const asWritten = await insideRoot(root, target)
  if (asWritten !== null) {
    if ((await stat(asWritten)).isFile()) return decoded.endsWith('/') ? null : { path: asWritten, redirect: null }
    const index = await firstFile(root, [join(target, 'index.html'), join(target, 'index.htm')])
    if (index !== null) return { path: index, redirect: pathname.endsWith('/') ? null : `${pathname}/` }
  }
  const page = decoded.endsWith('/') ? null : await firstFile(root, [`${target}.html`, `${target}.htm`])
  return page === null ? null : { path: page, redirect: null }
}

function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') || decoded.includes('\\') ? null : decoded
  } catch {
    return null
  }
}

async function firstFile(root: string, paths: string[]): Promise<string | null> {
  for (const path of paths) {
    const inside = await insideRoot(root, path)
    if (inside !== null && (await stat(inside)).isFile()) return inside
  }
  return null
}

/** The real path, if it exists and lies within the root after every link was followed. */
async function insideRoot(root: string, path: string): Promise<string | null> {
  const real = (await realpath(path).catch(() => null)) ?? (await sameNameOtherwiseEncoded(path))
  if (real === null) return null
  return real === root || real.startsWith(root + sep) ? real : null
}

/** File systems keep `が` composed or decomposed; URLs are written either way. */
async function sameNameOtherwiseEncoded(path: string): Promise<string | null> {
  if (/^[\x20-\x7e]*$/.test(basename(path))) return null
  const names = await readdir(dirname(path)).catch(() => [])
  const wanted = basename(path).normalize('NFC')
  const found = names.find((name) => name.normalize('NFC') === wanted)
  return found === undefined ? null : realpath(join(dirname(path), found)).catch(() => null)
}
