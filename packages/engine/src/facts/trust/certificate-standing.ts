import {
  aligningWords,
  holdingWords,
  isOfDevices,
  type NamedCertification,
  noClaimWords,
  ourselvesWords,
  planningWords,
} from '../../lexicon/names/certification-names.ts'

/** What a site says of a norm or label that it names: that it has it, that it goes by it, or that it will have it. */
export type CertificateStanding = 'held' | 'aligned' | 'planned'

/** A longer sentence that does not speak of its authors explains. */
const labelCharactersMax = 60
const charactersAround = 140

/**
 * What a line says of a certificate that it names; null where it says nothing of who has it, and where it speaks of
 * somebody else: a course, an exam, a client, a host.
 * @param isOwn whether a text speaks of the brand by name
 */
export function certificateStanding(
  line: string,
  named: NamedCertification,
  isOwn: (text: string) => boolean,
): CertificateStanding | null {
  const from = Math.max(0, named.index - charactersAround)
  const sentence = sentenceAround(
    line.slice(from, named.index + named.name.length + charactersAround),
    named.index - from,
  )
  const rest = sentence.replace(named.name, ' ')
  if (planningWords.test(rest) && !rest.includes('?')) return 'planned'
  if (noClaimWords.test(sentence)) return null
  const clause = sentence.split(/[,;،、]/).find((part) => part.includes(named.name)) ?? sentence
  const [aligning, heldNear] = [clause.search(aligningWords), clause.search(holdingWords)]
  if (aligning >= 0 && (heldNear < 0 || aligning < heldNear)) return 'aligned'
  const holding = holdingWords.test(named.name) ? 0 : rest.search(holdingWords)
  if (holding < 0) return null
  const isOurs = ourselvesWords.test(sentence) || isOwn(sentence)
  if (isInRow(sentence)) return isOurs && holding < sentence.indexOf(named.name) ? 'held' : null
  return isOurs || (sentence.length <= labelCharactersMax && !isOfDevices(named.name)) ? 'held' : null
}

function sentenceAround(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('! ', at), text.lastIndexOf('。', at))
  const end = [text.indexOf('. ', at), text.indexOf('! ', at), text.indexOf('? ', at), text.indexOf('。', at)].filter(
    (place) => place >= 0,
  )
  return text.slice(start < 0 ? 0 : start + 1, end.length === 0 ? text.length : Math.min(...end) + 1)
}

const rowMin = 4

/** Four or more norms in a row are what somebody knows of, works with or asks for. */
export function isInRow(text: string): boolean {
  const acronyms = text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d-]+(?![\p{Ll}])/gu)?.length ?? 0
  const separators = text.match(/[,;/·|、،]/gu)?.length ?? 0
  return acronyms >= rowMin && separators >= rowMin - 1
}
