/** How far the figures of one random half of the sites stand from those of the other. */
import { fieldNames } from './scores.ts'
import { figure, meanOf, type Rows } from './table.ts'

/** A generator with a seed (Park and Miller, 1988), so that a split can be drawn again. */
export function createRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export function splitInHalves(names: readonly string[], random: () => number): [string[], string[]] {
  const shuffled = [...names]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  const middle = Math.ceil(shuffled.length / 2)
  return [shuffled.slice(0, middle), shuffled.slice(middle)]
}

/** One split in full, and over many the mean distance of the halves. */
export function printHalves(rows: Rows, { seed, splits }: { seed: number; splits: number }): void {
  const names = [...rows.keys()]
  const random = createRandom(seed)
  const all = Array.from({ length: splits }, () => splitInHalves(names, random))
  console.log(`\n${'field'.padEnd(15)} half A  half B  mean distance of ${splits} splits`)
  for (const field of fieldNames) {
    const pairs = all.flatMap((halves) => {
      const [a, b] = halves.map((half) => meanOf(rows, field, half)?.value)
      return a === undefined || b === undefined ? [] : [[a, b] as const]
    })
    const [first] = pairs
    if (first === undefined) continue
    const distance = pairs.reduce((sum, [a, b]) => sum + Math.abs(a - b), 0) / pairs.length
    console.log(
      `${field.padEnd(15)} ${figure(first[0]).padStart(6)}  ${figure(first[1]).padStart(6)}  ${figure(distance)}`,
    )
  }
}
