/** What servers write anew for every visit and nobody reads: nonces, CSRF tokens, form and element identifiers, build stamps. */
import { inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import { mapAttributes } from '../markup.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'tokens',
  readings(site, random) {
    const head = () =>
      [
        `<meta name="csrf-token" content="${random.token(40)}"><meta name="csrf-param" content="authenticity_token">`,
        `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${random.token(22)}'"><script nonce="${random.token(22)}">window.__rq="${random.hex(32)}"</script>`,
        `<script id="wp-api-request-js-extra">var wpApiSettings={"root":"/wp-json/","nonce":"${random.hex(10)}"};</script>`,
        `<meta name="request-id" content="${random.hex(8)}-${random.hex(4)}-${random.hex(12)}"><meta name="build" content="${random.hex(7)}"><meta name="generated" content="2026-11-${random.whole(10, 28)}T${random.whole(10, 23)}:00:00Z">`,
      ][variant % 4]!
    const variant = random.whole(0, 7)
    const form = () =>
      `<form class="search" action="/search" method="post"><input type="hidden" name="_token" value="${random.token(40)}"><input type="hidden" name="form_build_id" value="form-${random.token(43)}"><input type="hidden" name="__VIEWSTATE" value="${random.token(180)}"><label for="q-${variant}${random.hex(6)}" id="l${random.hex(6)}"></label><input name="q" type="search"></form>`
    const heads = inserted(site, { spot: 'head', draw: head })
    return heads.map((files) => {
      const seed = random.hex(6)
      return withPages(files, (html) => {
        // React's useId, UIkit, Elementor and others number what they draw; a script's nonce is on every script.
        const numbered = mapAttributes(html, (name, value, tag) => {
          if (name === 'nonce') return random.token(22)
          if (
            (name === 'id' || name === 'for' || name === 'aria-controls' || name === 'aria-labelledby') &&
            variant > 3
          )
            return `${value}-${seed}`
          return tag === 'form' && name === 'action' ? `${value}${value.includes('?') ? '&' : '?'}t=${seed}` : undefined
        })
        return numbered.replace(/<\/footer>|<\/body>/i, (end) => `${form()}${end}`)
      })
    })
  },
}
