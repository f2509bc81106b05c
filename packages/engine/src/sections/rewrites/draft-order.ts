import { type DraftOrder, draftNameCharactersMax, draftPassageCharactersMax, draftReadersMax } from '../../drafts.ts'
import { clustersOf } from '../personas/clusters.ts'
import { draftPassages } from './draft-passages.ts'
import type { Rewrite } from './rewrite.ts'
import type { Writer } from './writer.ts'

/**
 * What a model is asked to draft: the places whose words rules would not keep, over the passages of `draftPassages`. null: nothing is to be
 * changed, or there is nothing to make it of.
 */
export function orderOf(writer: Writer, computed: readonly Rewrite[]): DraftOrder | null {
  const { name, kind, audiences } = writer.facts
  const places = computed.filter(({ verdict, isOfThesis }) => verdict !== 'keep' && isOfThesis !== true)
  const passages = draftPassages(writer)
  if (places.length === 0 || passages.length === 0) return null
  return {
    language: writer.language,
    brand: name === null ? null : beginning(name.value.name, draftNameCharactersMax),
    category: kind === null ? null : beginning(kind.value.text, draftNameCharactersMax),
    readers: clustersOf(audiences)
      .flatMap(({ labels: [label] }) => (label === undefined ? [] : [beginning(label, draftNameCharactersMax)]))
      .slice(0, draftReadersMax),
    places: places.map(({ part, before }) => ({
      part,
      before: before === null ? null : beginning(before, draftPassageCharactersMax),
    })),
    passages: passages.map(({ text }, index) => ({ number: index + 1, text })),
  }
}

const beginning = (text: string, charactersMax: number) => text.slice(0, charactersMax).toWellFormed()
