/** Parts that stand in the page twice, for small and for wide screens: menus, the top of the page, calls. */
import type { NoiseKind } from '../kind.ts'
import { closeOf, htmlOf, insertAt, tokensOf } from '../markup.ts'
import { withPages } from '../site-files.ts'

export const kind: NoiseKind = {
  name: 'responsive-copies',
  readings(site, random) {
    const manner = random.whole(0, 4)
    let count = 0
    const after = withPages(site.files, (html) => {
      const tokens = tokensOf(html)
      const partOf = (tag: RegExp, from = 0) => {
        const at = tokens.findIndex((token, index) => index >= from && token.kind === 'open' && tag.test(token.tag))
        const to = at < 0 ? null : closeOf(tokens, at)
        return to === null
          ? null
          : { at, to, inner: htmlOf(tokens.slice(at + 1, to)), outer: htmlOf(tokens.slice(at, to + 1)) }
      }
      const menu = partOf(/^nav$/) ?? partOf(/^ul$/)
      const hero = partOf(/^h1$/)
      if ((manner < 3 && menu === null) || (manner === 3 && hero === null)) return html
      count++
      if (manner === 0)
        return insertAt(
          html,
          'end',
          `<div id="mobile-menu" class="offcanvas offcanvas-start d-lg-none"><button class="btn-close" aria-label="Close"></button><nav>${menu!.inner}</nav></div>`,
        )
      if (manner === 1)
        return insertAt(html, 'top', `<div class="sidr-menu mm-menu" aria-hidden="true">${menu!.outer}</div>`)
      if (manner === 2)
        return insertAt(
          html,
          'header',
          `<details class="burger md:hidden"><summary>Menu</summary>${menu!.outer}</details>`,
        )
      if (manner === 3)
        return htmlOf([
          ...tokens.slice(0, hero!.to + 1),
          { kind: 'raw', source: `<h2 class="only-mobile d-block d-md-none">${hero!.inner}</h2>` },
          ...tokens.slice(hero!.to + 1),
        ])
      return insertAt(
        html,
        'end',
        '<div class="bottom-bar d-md-none"><a href="tel:+15550100" aria-label="Call"><svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg></a><a href="#top">Top</a></div>',
      )
    })
    return count === 0 ? null : random.chance(0.7) ? [site.files, after] : [after, site.files]
  },
}
