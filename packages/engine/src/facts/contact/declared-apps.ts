import { attributeOf } from '../../document/flat-document.ts'
import { urlCharactersMax } from '../../document/kept-url.ts'
import { metaContent } from '../../document/page-head.ts'
import type { Fact } from '../../evidence.ts'
import type { SocialProfile } from '../../facts.ts'
import type { Site, SitePage } from '../../site.ts'

/** Store pages by the platform's identifier: Apple and Google document these forms of address. */
const stores = {
  apple: {
    network: 'app store',
    identifier: /^\d{5,15}$/,
    address: (id: string) => `https://apps.apple.com/app/id${id}`,
  },
  google: {
    network: 'google play',
    identifier: /^[a-z]\w*(?:\.\w+)+$/i,
    address: (id: string) => `https://play.google.com/store/apps/details?id=${id}`,
  },
}
type Store = keyof typeof stores

interface Declared {
  store: Store
  identifier: string
  page: SitePage
  /** As the page has it. */
  written: string
  locator: string
}

/**
 * The brand's own apps, as its pages declare them to browsers: Apple's smart banner, its counterpart for Google Play, and
 * App Links.
 * @param linked profiles that the pages link (socials.ts): an app among them is not told again
 */
export function declaredApps(site: Site, linked: readonly Fact<SocialProfile>[]): Fact<SocialProfile>[] {
  const seen = new Map<string, Fact<SocialProfile>>()
  const isLinked = (identifier: string) =>
    linked.some(({ value }) => value.kind === 'app' && value.url.split(/[/?&=]/).some((part) => part === identifier))
  for (const page of site.pages) {
    for (const { store, identifier, written, locator } of declarationsOf(page)) {
      const { network, identifier: form, address } = stores[store]
      const url = address(identifier)
      if (!form.test(identifier) || url.length > urlCharactersMax || seen.has(url)) continue
      if (isLinked(store === 'apple' ? `id${identifier}` : identifier)) continue
      seen.set(url, {
        value: { network, url, kind: 'app' },
        basis: 'stated',
        confidence: 0.9,
        quotes: [{ page: page.url, text: written, locator }],
      })
    }
  }
  return [...seen.values()]
}

const declaringMetas: { name: string; store: Store; identifier: (content: string) => string | undefined }[] = [
  { name: 'apple-itunes-app', store: 'apple', identifier: (content) => /\bapp-id\s?=\s?(\d+)/.exec(content)?.[1] },
  { name: 'google-play-app', store: 'google', identifier: (content) => /\bapp-id\s?=\s?([\w.]+)/.exec(content)?.[1] },
  { name: 'al:ios:app_store_id', store: 'apple', identifier: (content) => content },
  { name: 'al:android:package', store: 'google', identifier: (content) => content },
]

function declarationsOf(page: SitePage): Declared[] {
  return declaringMetas.flatMap(({ name, store, identifier }) => {
    const meta = metaContent(page.head, name)
    const found = meta === undefined ? undefined : identifier(meta.content.slice(0, urlCharactersMax))
    if (meta === undefined || found === undefined) return []
    const attribute = attributeOf(page.document, meta.node, 'property') === undefined ? 'name' : 'property'
    return [{ store, identifier: found, page, written: meta.content, locator: `meta[${attribute}="${name}"]` }]
  })
}
