/** What it takes to visit a site, for whatever reads it: its source, and a browser for the pages that need one. */
import type { SiteSource } from './artifacts.ts'
import { type AllowHosts, allowNothing } from './net/addresses/allow-hosts.ts'
import { createResolver } from './net/addresses/resolver.ts'
import type { FetchError } from './net/fetch-error.ts'
import { createGuard } from './net/guard.ts'
import type { TakeTurn } from './net/pacing.ts'
import { createLazyRenderer } from './render/lazy-renderer.ts'
import type { SandboxSetting } from './render/sandbox.ts'
import type { Result } from './result.ts'
import { createFolderSource } from './sources/folder-source.ts'

/**
 * A website, or a folder of built pages that would stand at an origin. `readAt` is when the folder counts as read, in
 * milliseconds since the epoch; by default now.
 */
export type SiteLocation = { url: string } | { folder: string; origin: string; entryPath?: string; readAt?: number }

export interface OpenSiteOptions {
  /** `auto` (default), `off` or the absolute path of a browser. */
  browser?: string
  /** Folders where `auto` looks for a browser, as in PATH. */
  searchPath?: string
  /** Whether the browser has to run in Chromium's sandbox: `on` (default) or `off`. */
  sandbox?: SandboxSetting
  /** Private folder that survives restarts, for the browser; by default a temporary one. */
  cacheFolder?: string
  /** Private targets that may be read, for intranets and tests. */
  allowHosts?: AllowHosts
  /** Names and addresses of the service itself, which it never analyzes. */
  ownAddresses?: AllowHosts
  /** Waits until a page may be asked of a host; by default they are a second apart within one visit. */
  takeTurn?: TakeTurn
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** @param stack closes the source */
export async function openSite(
  site: SiteLocation,
  options: OpenSiteOptions,
  stack: AsyncDisposableStack,
): Promise<Result<SiteSource, FetchError>> {
  const { allowHosts = allowNothing, ownAddresses = allowNothing, takeTurn } = options
  const now = clockOf(site, options)
  const guard = createGuard({ resolver: createResolver({ allowHosts }), allowHosts, ownAddresses })
  const source =
    'folder' in site
      ? await createFolderSource({ ...site, now })
      : (await import('./sources/open-website.ts')).openWebsite(site.url, { guard, now, allowHosts, takeTurn })
  if (source.ok) stack.defer(() => source.value.close())
  return source
}

export function clockOf(site: SiteLocation, { now = Date.now }: OpenSiteOptions): () => number {
  const readAt = 'folder' in site ? site.readAt : undefined
  return readAt === undefined ? now : () => readAt
}

/** @param stack closes the browser, where one was started */
export function openRenderer(
  { browser = 'auto', searchPath = '', cacheFolder, sandbox = 'on' }: OpenSiteOptions,
  now: () => number,
  stack: AsyncDisposableStack,
) {
  if (browser === 'off') return { renderer: null, rendererMissing: 'rendering is switched off' }
  const search = { setting: browser, path: searchPath }
  const renderer = createLazyRenderer({ now, cacheFolder: cacheFolder ?? null, search, sandbox })
  stack.defer(() => renderer.close())
  return { renderer, rendererMissing: null }
}
