import assert from 'node:assert/strict'
import { type Wording, wordsOf } from './wording.ts'

/**
 * What a text says when each of its sentences takes its first wording, then its second, up to the last of the longest list.
 * Sentences that differ have to differ in their ids too, as they would choose alike otherwise.
 */
export function inEachWording<Text>(write: (wording: Wording) => Text): Text[] {
  let count = 1
  const texts: Text[] = []
  for (let chosen = 0; chosen < count; chosen++) {
    const sentences = new Map<string, string>()
    texts.push(
      write({
        oneOf(id, wordings) {
          const words = wordings.map(wordsOf)
          assert.equal(words.join('\n'), sentences.get(id) ?? words.join('\n'), `two sentences have the id ${id}`)
          sentences.set(id, words.join('\n'))
          count = Math.max(count, words.length)
          return words[chosen % words.length] ?? ''
        },
      }),
    )
  }
  return texts
}
