/** Pictures of first screens, for tools that read colours off them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLazyRenderer } from '../../packages/engine/src/render/lazy-renderer.ts'
import { createFolderSource } from '../../packages/engine/src/sources/folder-source.ts'

export interface Camera extends AsyncDisposable {
  /** Path of a PNG of 1280 by 800; null where the page could not be rendered. */
  take(site: { folder: string; origin: string; entryPath: string }): Promise<string | null>
}

/** @param browser `auto` or the path of one */
export async function openCamera(browser: string): Promise<Camera> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-screens-'))
  const search = { setting: browser, path: process.env.PATH ?? '' }
  const renderer = createLazyRenderer({ now: Date.now, cacheFolder: null, search, sandbox: 'on' })
  let taken = 0
  return {
    async take(site) {
      const source = await createFolderSource({ ...site, now: Date.now })
      if (!source.ok) return null
      const { signal } = new AbortController()
      const rendered = await renderer.render({ url: source.value.entryUrl, source: source.value, signal })
      if (!rendered.ok || rendered.value.firstScreenScreenshot === null) return null
      const path = join(folder, `${taken++}.png`)
      await writeFile(path, rendered.value.firstScreenScreenshot)
      return path
    },
    async [Symbol.asyncDispose]() {
      await renderer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
