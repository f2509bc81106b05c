/** Parts that a script fills: empty or at their beginning on one visit, filled on the next one. */
import { inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

export const kind: NoiseKind = {
  name: 'script-counters',
  readings(site, random) {
    const goals = [random.whole(120, 999), random.whole(5, 40), random.whole(1_000, 90_000)]
    const filled = random.chance(0.5) ? 1 : 0
    const at = (visit: number, goal: number) => (visit === filled ? String(goal) : random.pick(['', '0', '0']))
    const parts: { spot: Spot; draw: (visit: number) => string }[] = [
      {
        spot: 'middle',
        draw: (visit) =>
          `<div class="stats">${goals.map((goal, index) => `<div class="stat"><span class="counter" data-target="${goal}">${at(visit, goal)}</span><span class="label">${['boats', 'years', 'guests'][index]}</span></div>`).join('')}</div>`,
      },
      {
        spot: 'middle',
        draw: (visit) =>
          `<section class="facts"><div><h3 class="count-up">${at(visit, goals[0]!)}</h3><p>Projects finished</p></div><div><h3 class="count-up">${at(visit, goals[1]!)}</h3><p>People on the team</p></div><div><h3 class="count-up">${at(visit, goals[2]!)}</h3><p>Cups of tea</p></div></section>`,
      },
      {
        spot: 'footer',
        draw: (visit) => `<p>Visitors: <span id="visitor-count">${visit === filled ? goals[2] : '…'}</span></p>`,
      },
      {
        spot: 'header',
        draw: (visit) =>
          `<span class="github-stars" aria-live="polite">${visit === filled ? `${goals[0]} stars` : 'Loading…'}</span>`,
      },
      {
        spot: 'below headline',
        draw: (visit) =>
          `<p class="live"><span id="online-now">${visit === filled ? goals[1] : '–'}</span> online now</p>`,
      },
      {
        spot: 'below headline',
        draw: (visit) =>
          `<p class="availability">${visit === filled ? `Next slot in ${goals[1]} minutes` : '<span class="skeleton"></span>'}</p>`,
      },
      {
        spot: 'middle',
        draw: (visit) =>
          `<div class="elementor-counter"><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number" data-duration="2000" data-to-value="${goals[2]}" data-from-value="0">${visit === filled ? goals[2] : 0}</span></div><div class="elementor-counter-title">Happy guests</div></div>`,
      },
      {
        spot: 'middle',
        draw: (visit) =>
          `<div class="odometer-box"><div class="odometer">${visit === filled ? goals[2]!.toLocaleString('en') : '000000'}</div><small>litres saved</small></div>`,
      },
      {
        spot: 'footer',
        draw: (visit) => `<p>© <span id="year">${visit === filled ? 2026 : ''}</span> ${site.name}</p>`,
      },
    ]
    const { spot, draw } = random.pick(parts)
    return inserted(site, { spot, draw, isEntryOnly: random.chance(0.5) })
  },
}
