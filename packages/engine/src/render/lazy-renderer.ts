import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '../result.ts'
import type { FindBrowserInput } from './find-browser.ts'
import type { Renderer, RendererDeps } from './render-page.ts'
import type { SandboxSetting } from './sandbox.ts'

export interface LazyRendererDeps extends Pick<RendererDeps, 'now'> {
  /** null: a temporary one, removed with the renderer. */
  cacheFolder: string | null
  search: Omit<FindBrowserInput, 'cacheFolder'>
  sandbox: SandboxSetting
}

/** A renderer that looks for its browser with the first page that needs one: most sites never do. */
export function createLazyRenderer({ now, cacheFolder, search, sandbox }: LazyRendererDeps): Renderer {
  let starting: Promise<Renderer | string> | null = null
  let temporary: string | null = null

  async function start(): Promise<Renderer | string> {
    if (cacheFolder === null) temporary = await mkdtemp(join(tmpdir(), 'brandprint-'))
    // Loaded here: the browser's driver takes a fifth of a second and 30 MB that most analyses have no use for.
    const [{ findBrowser }, { createRenderer }, { browserFolder }] = await Promise.all([
      import('./find-browser.ts'),
      import('./render-page.ts'),
      import('./browser-user.ts'),
    ])
    const folder = await browserFolder(cacheFolder ?? temporary!)
    const found = await findBrowser({ ...search, cacheFolder: folder })
    return found.ok
      ? createRenderer({ now, cacheFolder: folder, executable: found.value, sandbox })
      : found.error.message
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
