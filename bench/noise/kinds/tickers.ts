/** Readings of the world: weather, rates, levels, queues. */
import { inserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'
import type { Spot } from '../markup.ts'

export const kind: NoiseKind = {
  name: 'tickers',
  readings(site, random) {
    const signed = (most: number) => `${random.pick(['+', '−'])}${(random.next() * most).toFixed(2)} %`
    const parts: { spot: Spot; draw: () => string }[] = [
      {
        spot: 'header',
        draw: () =>
          `<span class="weather">${random.whole(-4, 31)} °C · ${random.pick(['Sunny', 'Cloudy', 'Light rain', 'Snow'])}</span>`,
      },
      {
        spot: 'top',
        draw: () =>
          `<div class="ticker"><span>EUR/USD 1.${random.whole(1000, 1299)} ${signed(1)}</span> <span>DAX ${random.whole(18_000, 25_000)} ${signed(2)}</span></div>`,
      },
      {
        spot: 'footer',
        draw: () =>
          `<p class="exchange-rate">Exchange rate today: 1 EUR = ${(1 + random.next() / 5).toFixed(4)} USD</p>`,
      },
      {
        spot: 'middle',
        draw: () =>
          `<div class="snow-report"><h3>Snow report</h3><p>Summit ${random.whole(40, 180)} cm, valley ${random.whole(0, 40)} cm, ${random.whole(3, 18)} lifts open</p></div>`,
      },
      {
        spot: 'footer',
        draw: () => `<p class="air">Air quality index ${random.whole(12, 90)}, water ${random.whole(8, 24)} °C</p>`,
      },
      {
        spot: 'middle',
        draw: () =>
          `<div class="queue-status"><strong>Queue</strong> <span>${random.whole(0, 30)} waiting</span> <span>${random.whole(1, 9)} counters open</span></div>`,
      },
      {
        spot: 'footer',
        draw: () =>
          `<p class="status"><a href="https://status.${site.host}">All systems operational · 99.${random.whole(900, 999)} % uptime</a></p>`,
      },
    ]
    const { spot, draw } = random.pick(parts)
    return inserted(site, { spot, draw, isEntryOnly: random.chance(0.5) })
  },
}
