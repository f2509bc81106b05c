import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '../result.ts'
import { type FindBrowserInput, findBrowser } from './find-browser.ts'
import { createRenderer, type Renderer, type RendererDeps } from './render-page.ts'

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
