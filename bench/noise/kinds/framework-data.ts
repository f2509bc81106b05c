/** What frameworks leave in a page for their scripts: state, chunks, markers of hydration, attributes of directives. */
import type { NoiseKind } from '../kind.ts'
import { htmlOf, insertAt, type Token, tokensOf, withAttributes } from '../markup.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'framework-data',
  readings(site, random) {
    const manner = random.whole(0, 4)
    return [0, 1].map(() => {
      const build = random.token(21)
      return withPages(site.files, (html) => {
        const state = JSON.stringify({
          props: {
            pageProps: {
              headline: 'Welcome',
              plans: [{ name: 'Draft', price: `$${random.whole(1, 99)}` }],
              now: random.whole(1e9, 2e9),
            },
          },
          page: '/',
          buildId: build,
        })
        if (manner === 0)
          return insertAt(
            html,
            'end',
            `<script id="__NEXT_DATA__" type="application/json">${state}</script><script src="/_next/static/${build}/_buildManifest.js" defer></script><next-route-announcer><p aria-live="assertive" id="__next-route-announcer__" role="alert"></p></next-route-announcer>`,
          )
        if (manner === 1)
          return insertAt(
            html,
            'end',
            `<script>window.__NUXT__=(function(a){return {state:${state},serverRendered:a}}(true))</script><!--[--><!----><!--]--><div id="teleports"></div>`,
          )
        if (manner === 2)
          return insertAt(
            html,
            'end',
            `<script>self.__next_f=self.__next_f||[];self.__next_f.push([1,"${random.token(30)}"])</script><template id="B:0"></template><div hidden id="S:0"><template id="P:${random.whole(1, 9)}"></template></div>`,
          )
        const numbered = htmlOf(
          tokensOf(html).map((token): Token => {
            if (token.kind !== 'open' || /^(?:html|head|meta|link|script|style|title|base)$/.test(token.tag))
              return token
            const name =
              manner === 3 ? `data-reactid` : `_ngcontent-${build.slice(0, 3).toLowerCase()}-c${random.whole(10, 99)}`
            return withAttributes(token, [
              ...token.attributes,
              { name, value: manner === 3 ? String(random.whole(1, 999)) : '' },
            ])
          }),
        )
        return insertAt(numbered, 'end', `<script type="application/json" id="ng-state">${state}</script>`)
      })
    })
  },
}
