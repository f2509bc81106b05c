import { foldText } from '../lexicon/fold.ts'

/** Only what is told apart when read: no case, accents or punctuation. */
export const bareText = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Distinct by their bare text, the first of each. */
export function distinct<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>()
  for (const item of items) {
    const key = bareText(textOf(item))
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}
