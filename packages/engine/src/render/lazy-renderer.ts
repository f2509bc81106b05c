import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '../result.ts'
import type { FindBrowserInput } from './find-browser.ts'
import type { Renderer, RendererDeps } from './render-page.ts'

export interface LazyRendererDeps extends Pick<RendererDeps, 'guard' | 'now'> {
  /** null: a temporary one, removed with the renderer. */
  cacheFolder: string | null
  search: Omit<FindBrowserInput, 'cacheFolder'>
}

/** A renderer that looks for its browser with the first page that needs one: most sites never do. */
export function createLazyRenderer({ guard, now, cacheFolder, search }: LazyRendererDeps): Renderer {
  let starting: Promise<Renderer | string> | null = null
  let temporary: string | null = null

  async function start(): Promise<Renderer | string> {
    if (cacheFolder === null) temporary = await mkdtemp(join(tmpdir(), 'brandprint-'))
    const folder = cacheFolder ?? temporary!
    // Loaded here: the browser's driver takes a fifth of a second and 30 MB that most analyses have no use for.
    const [{ findBrowser }, { createRenderer }] = await Promise.all([
      import('./find-browser.ts'),
      import('./render-page.ts'),
    ])
    const found = await findBrowser({ ...search, cacheFolder: folder })
    return found.ok ? createRenderer({ guard, now, cacheFolder: folder, executable: found.value }) : found.error.message
  }

  return {
    async render(request) {
      starting ??= start()
      const renderer = await starting
      return typeof renderer === 'string' ? fail({ code: 'UNREACHABLE', message: renderer }) : renderer.render(request)
    },
    async close() {
      const renderer = await starting
      if (renderer !== null && typeof renderer !== 'string') await renderer.close()
      if (temporary !== null) await rm(temporary, { recursive: true, force: true })
    },
  }
}
