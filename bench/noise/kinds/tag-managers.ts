/** Scripts, pixels and frames that measure: a tag manager brings other ones from one day to the next. */
import type { NoiseKind } from '../kind.ts'
import { insertAt } from '../markup.ts'
import { type SiteFiles, withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'tag-managers',
  readings(site, random) {
    const id = random.token(7).toUpperCase()
    const tags: [head: string, top: string, end: string][] = [
      [
        `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});})(window,document,'script','dataLayer','GTM-${id}');</script>`,
        `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-${id}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`,
        '',
      ],
      [
        `<script async src="https://www.googletagmanager.com/gtag/js?id=G-${id}"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('config','G-${id}')</script>`,
        '',
        '',
      ],
      [
        `<script>!function(f,b,e,v){if(f.fbq)return}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${random.whole(1e9, 9e9)}')</script><noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript>`,
        '',
        '',
      ],
      [
        `<link rel="preconnect" href="https://static.hotjar.com"><script>(function(h,o,t,j,a,r){h._hjSettings={hjid:${random.whole(1e5, 9e6)},hjsv:6};})(window,document)</script>`,
        '',
        '',
      ],
      [
        '',
        '',
        `<script type="text/javascript" id="hs-script-loader" async defer src="//js.hs-scripts.com/${random.whole(1e6, 9e6)}.js"></script><img src="https://px.ads.linkedin.com/collect/?pid=1&fmt=gif" alt="" width="1" height="1">`,
      ],
      [
        '<meta name="facebook-domain-verification" content="x"><meta name="p:domain_verify" content="y">',
        '',
        `<script>(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){}})(window,document,"clarity","script","${id}")</script>`,
      ],
      [
        '',
        '<div id="fb-root"></div>',
        '<script async defer crossorigin="anonymous" src="https://connect.facebook.net/en_US/sdk.js#xfbml=1"></script><iframe height="0" width="0" title="Criteo DIS iframe" style="display:none" src="https://gum.example/syncframe"></iframe>',
      ],
      [
        `<style id="abtasty">.abt-hide{opacity:0}</style><script src="https://try.abtasty.com/${random.hex(32)}.js"></script>`,
        '',
        `<noscript><img src="https://matomo.example/matomo.php?idsite=1&rec=1" style="border:0" alt=""></noscript>`,
      ],
    ]
    const put = (count: number): SiteFiles => {
      const chosen = random.some(tags, count)
      return withPages(site.files, (html) =>
        chosen.reduce(
          (page, [head, top, end]) => insertAt(insertAt(insertAt(page, 'head', head), 'top', top), 'end', end),
          html,
        ),
      )
    }
    return [put(random.whole(0, 2)), put(random.whole(2, 4))]
  },
}
