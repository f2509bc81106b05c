/** What networks and optimisers between server and visitor rewrite: addresses of e-mail, scripts, pictures, style sheets. */
import { basename } from 'node:path'
import type { NoiseKind } from '../kind.ts'
import { attribute, htmlOf, insertAt, mapAttributes, type Token, tokensOf, withAttributes } from '../markup.ts'
import type { Random } from '../random.ts'
import { type SiteFiles, withPages } from '../site-files.ts'

type Manner = 'email' | 'rocket' | 'pictures' | 'pagespeed' | 'photon' | 'beacon' | 'minified'

export const kind: NoiseKind = {
  name: 'cdn-rewrites',
  readings(site, random) {
    const manner = random.pick<Manner>(['email', 'rocket', 'pictures', 'pagespeed', 'photon', 'beacon', 'minified'])
    // Keys are drawn anew for each visit; whether a page passes through at all may change, too.
    const before = random.chance(0.5) ? site.files : rewritten(site.files, manner, random, site.host)
    return [before, rewritten(site.files, manner, random, site.host)]
  },
}

function rewritten(files: SiteFiles, manner: Manner, random: Random, host: string): SiteFiles {
  switch (manner) {
    case 'email':
      return withPages(files, (html) =>
        insertAt(
          hiddenMail(html, random),
          'end',
          '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
        ),
      )
    case 'rocket': {
      const type = `${random.hex(24)}-text/javascript`
      return withPages(files, (html) => {
        const typed = htmlOf(
          tokensOf(html).map((token) => {
            if (
              token.kind !== 'open' ||
              token.tag !== 'script' ||
              /json|template|importmap/.test(attribute(token, 'type') ?? '')
            )
              return token
            return withAttributes(token, [
              ...token.attributes.filter(({ name }) => name.toLowerCase() !== 'type'),
              { name: 'type', value: type },
            ])
          }),
        )
        return insertAt(
          typed,
          'end',
          `<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="${random.hex(24)}-|49" defer></script>`,
        )
      })
    }
    case 'pictures': {
      const options = `width=${random.pick([640, 800, 1200])},quality=${random.pick([75, 85])},format=auto`
      return moved(files, (path) => (/\.(?:png|jpe?g|webp)$/i.test(path) ? `cdn-cgi/image/${options}/${path}` : null))
    }
    case 'pagespeed': {
      const hash = random.token(10)
      return moved(files, (path) => {
        const base = basename(path)
        const folder = path.slice(0, -base.length)
        if (/\.(?:png|jpe?g)$/i.test(path)) return `${folder}x${base}.pagespeed.ic.${hash}.webp`
        return /\.css$/i.test(path) ? `${folder}A.${base}.pagespeed.cf.${hash}.css` : null
      })
    }
    case 'photon':
      return withPages(files, (html) =>
        mapAttributes(html, (name, value, tag) => {
          if (tag !== 'img' || name !== 'src' || value.startsWith('data:') || !URL.canParse(value, `https://${host}/`))
            return undefined
          const url = new URL(value, `https://${host}/`)
          return `https://i${random.whole(0, 2)}.wp.com/${url.host}${url.pathname}?w=${random.pick([600, 1024])}&ssl=1`
        }),
      )
    case 'beacon':
      return withPages(files, (html) =>
        insertAt(
          html,
          'end',
          `<script defer src="https://static.cloudflareinsights.com/beacon.min.js/v${random.hex(32)}" data-cf-beacon='{"rayId":"${random.hex(16)}","token":"${random.hex(32)}","version":"2026.${random.whole(1, 12)}.0"}'></script><script>(function(){var d=document.createElement('script');d.innerHTML="window.__CF$cv$params={r:'${random.hex(16)}',t:'${random.token(16)}'};";})();</script>`,
        ),
      )
    case 'minified':
      return withPages(files, (html) =>
        htmlOf(
          tokensOf(html).map((token) =>
            token.kind === 'comment'
              ? { ...token, source: '' }
              : token.kind === 'text'
                ? { ...token, source: token.source.replace(/\s+/g, ' ') }
                : token,
          ),
        ),
      )
  }
}

/** Cloudflare's: the first byte is the key of the others. */
function hiddenMail(html: string, random: Random): string {
  const encoded = (address: string) => {
    const key = random.whole(1, 255)
    return [key, ...[...new TextEncoder().encode(address)].map((byte) => byte ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
  }
  const form = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
  let isInLink = false
  const tokens = tokensOf(html).map((token): Token => {
    if (token.kind === 'open' && token.tag === 'a') isInLink = /^mailto:/i.test(attribute(token, 'href') ?? '')
    if (token.kind === 'close' && token.tag === 'a') isInLink = false
    if (token.kind !== 'text') return token
    const source = token.source.replace(form, (address) =>
      isInLink
        ? `<span class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</span>`
        : `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</a>`,
    )
    return { ...token, source }
  })
  return mapAttributes(htmlOf(tokens), (name, value, tag) =>
    tag === 'a' && name === 'href' && /^mailto:/i.test(value)
      ? `/cdn-cgi/l/email-protection#${encoded(value.replace(/^mailto:/i, ''))}`
      : undefined,
  )
}

/** The site with some files at another address, and everything that names them. */
function moved(files: SiteFiles, place: (path: string) => string | null): SiteFiles {
  const places = new Map(
    [...files.keys()].flatMap((path) => (place(path) === null ? [] : [[path, place(path)!] as const])),
  )
  const result = new Map(
    [...files].flatMap(([path, content]) =>
      places.has(path) ? [[path, content] as const, [places.get(path)!, content] as const] : [[path, content] as const],
    ),
  )
  return withPages(result, (html, name) =>
    mapAttributes(html, (attributeName, value, tag) => {
      if (!((tag === 'img' && attributeName === 'src') || (tag === 'link' && attributeName === 'href')))
        return undefined
      if (!URL.canParse(value, `https://x.example/${name}`)) return undefined
      const url = new URL(value, `https://x.example/${name}`)
      const now = url.host === 'x.example' ? places.get(decodeURI(url.pathname).slice(1)) : undefined
      return now === undefined ? undefined : `/${now}`
    }),
  )
}
