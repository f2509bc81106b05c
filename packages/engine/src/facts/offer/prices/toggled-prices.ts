import { endOf, type Node } from '../../../document/flat-document.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import type { SitePage } from '../../../site.ts'
import type { Price, PricePeriod } from '../shapes.ts'
import { amounts } from './amounts.ts'

const nodesMax = 300
const attributesMax = 20

/** Prices that a card carries in its attributes until a toggle asks for them: `data-monthly="19" data-yearly="190"`. */
export function toggledPrices({ document }: SitePage, node: Node, shown: Price): Price[] {
  const found: Price[] = []
  const end = Math.min(endOf(document, node), node + nodesMax)
  for (let index = node; index < end; index++) {
    const attributes = document.attributes[index]
    if (attributes == null) continue
    for (const [name, value] of Object.entries(attributes).slice(0, attributesMax)) {
      if (!name.startsWith('data-')) continue
      const period = periodOfName(name)

      if (period === null || value.length > 24 || !/\d/.test(value)) continue
      const [amount, ...more] = amounts(value)
      if (amount === undefined || more.length > 0 || /[a-z]{4,}/i.test(value)) continue
      found.push({ amount: amount.value, currency: shown.currency, period, text: value.trim() })
    }
  }
  return found
}

function periodOfName(name: string): PricePeriod | null {
  const words = name.slice(5, 60).replaceAll(/[-_]+/g, ' ')
  const match = periodWords.match(words)[0]
  return match === undefined || match.tag === 'once' || match.tag === 'hour' ? null : match.tag
}
