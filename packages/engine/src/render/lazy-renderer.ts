import { fail } from '../result.ts'
import { type FindBrowserInput, findBrowser } from './find-browser.ts'
import { createRenderer, type Renderer, type RendererDeps } from './render-page.ts'

/** A renderer that looks for its browser with the first page that needs one: most sites never do. */
export function createLazyRenderer(deps: Omit<RendererDeps, 'executable'>, search: FindBrowserInput): Renderer {
  let starting: Promise<Renderer | string> | null = null

  async function start(): Promise<Renderer | string> {
    const found = await findBrowser(search)
    return found.ok ? createRenderer({ ...deps, executable: found.value }) : found.error.message
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
    },
  }
}
