import type { Words } from '../word-lists.ts'
import type { KindId } from './kind-table.ts'

/** `languages/<tag>/kinds.ts`: what firms, places, services and products of a kind call themselves. */
export interface KindsLists {
  /**
   * Nouns and noun phrases by kind, singular and plural. A star stands for endings (`pizzeri*`); a tilde before a phrase says that it may end
   * a longer word, as “Hundepension” ends in `~pension`. Where two kinds share a phrase, the first counts.
   */
  kinds?: Partial<Words<KindId>>
}
