/**
 * An experiment or a rotation of what is told: another headline, call or offer on some visits. Checks and their confirmations
 * see it in turn. A visit has no cookies, so no variant stays; where a check and its confirmation happen to see the same new
 * one it would be told once, which no rule can tell from a change: the confirmation of the first sighting sees the other one.
 */
import type { NoiseKind } from '../kind.ts'
import { closeOf, htmlOf, insertAt, tokensOf } from '../markup.ts'
import { withEntry } from '../site-files.ts'

const lines = [
  'Made for the days that do not go to plan',
  'The quiet way to get it done',
  'Everything in one place, nothing in the way',
  'Less to carry, more to show',
]
const calls = ['Get started today', 'Try it for free', 'Book a demo', 'Start now']
const offers = [
  'Ashgrove table £249',
  'Linnet chair £89',
  'Merle lamp £45',
  'Fennow shelf £120',
  'Corvid desk £310',
  'Wren stool £65',
  'Tarn rug £199',
  'Sedge bench £150',
]

export const kind: NoiseKind = {
  name: 'rotated-texts',
  readings(site, random) {
    const manner = random.whole(0, 2)
    const line = random.pick(lines)
    const [oneCall, otherCall] = random.some(calls, 2)
    const offered = random.shuffled(offers)
    const visit = (variant: number) =>
      withEntry(site, (html) => {
        if (manner === 0) return variant === 0 ? html : withHeadline(html, line)
        if (manner === 1)
          return insertAt(
            html,
            'below headline',
            `<a class="btn button primary" href="/start">${variant === 0 ? oneCall : otherCall}</a>`,
          )
        const cards = offered.slice(variant * 4, variant * 4 + 4).map((offer) => {
          const [, name, price] = /^(.*) (\S+)$/.exec(offer)!
          return `<div class="product-card"><h3>${name}</h3><span class="price">${price}</span></div>`
        })
        return insertAt(
          html,
          'middle',
          `<section class="featured-products"><h2>Picked for you</h2>${cards.join('')}</section>`,
        )
      })
    const [one, other] = [visit(0), visit(1)]
    const later = Array.from({ length: 4 }, () => (random.chance(0.5) ? one : other))
    return [one, other, one, ...later]
  },
}

function withHeadline(html: string, line: string): string {
  const tokens = tokensOf(html)
  const at = tokens.findIndex((token) => token.kind === 'open' && /^h[12]$/.test(token.tag))
  const to = at < 0 ? null : closeOf(tokens, at)
  if (to === null) return insertAt(html, 'below headline', `<h2>${line}</h2>`)
  return htmlOf([...tokens.slice(0, at + 1), { kind: 'text', source: line }, ...tokens.slice(to)])
}
