/** Finds whom a sentence is for: a kind of reader beside words that say “for”. */

import { foldText } from '../../lexicon/fold.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { type AudienceId, audienceTable } from '../../lexicon/market/audience-table.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import type { AudienceFrame } from '../../lexicon/market/lists.ts'
import type { PhraseMatch } from '../../lexicon/match.ts'
import { agentNouns } from './agent-nouns.ts'
import type { Reader } from './shapes.ts'

export interface FramedReader {
  reader: Reader
  /** `made` says more than a mere “for”. */
  frame: AudienceFrame
}

export const readerOf = (id: AudienceId): Reader => ({ id, ...audienceTable[id] })

/** How far from its frame a reader may stand, in characters of the folded text. */
const reach: Record<AudienceFrame, number> = { made: 70, for: 36, after: 14, menu: 0 }
const sentenceCharactersMax = 400
/** Departments and states that a text names for other reasons: who has them is only told by a menu, a plan or a form. */
const bareWords = new Set(
  (
    'sales marketing operations finance legal hr education retail healthcare personal hospitality manufacturing trades ' +
    'procurement purchasing individual individuals agency owner solo enterprise shops stores bars buyer parts research ' +
    'support leaders players visitors experts candidates'
  ).split(' '),
)
/** What it is not: crossed out in a comparison, or the small print. */
const isAside = (text: string) => /^[✕✗✘❌×]|guardian|personal (?:information|data)/.test(text)
const negation = /(?:^|\s)(?:not|never|nicht|kein\p{L}{0,2}|pas|no|non|não|niet|inte|nie|ne|не)\s*$/u
/** “Not made for parents”. */
export const isDenied = (text: string, { start }: { start: number }): boolean =>
  negation.test(text.slice(Math.max(0, start - 12), start))
/** A clause that has ended: what stands after it is no longer framed. */
const clauseEnd = /[.;:!?。！？；]|\s[–—-]\s/

/** Kinds of readers that a sentence speaks to, each with the frame that says so. */
export function framedReaders(sentence: string, language: string): FramedReader[] {
  const index = audienceIndex(language)
  const text = foldText(sentence.slice(0, sentenceCharactersMax))
  const frames = audienceFrames(language)
    .match(text)
    .filter(({ tag }) => tag !== 'menu')
  if (frames.length === 0 || isAside(text)) return []
  const readers = (index?.match(text) ?? []).filter(({ phrase }) => !bareWords.has(phrase))
  const found: FramedReader[] = []
  for (const frame of frames) {
    if (isDenied(text, frame)) continue
    for (const reader of readers) {
      if (isFramed(text, frame, reader)) found.push({ reader: readerOf(reader.tag), frame: frame.tag })
    }
  }
  if (language === 'en') {
    const known = readers.map(({ start, end }) => ({ start, end }))
    for (const frame of frames) {
      if (frame.tag === 'after') continue
      for (const reader of agentNouns(text, { from: frame.end, reach: reach[frame.tag], known })) {
        found.push({ reader, frame: frame.tag })
      }
    }
  }
  return distinct(found)
}

function isFramed(text: string, frame: PhraseMatch<AudienceFrame>, reader: PhraseMatch<AudienceId>): boolean {
  const [first, second] = frame.tag === 'after' ? [reader, frame] : [frame, reader]
  if (second.start < first.end || second.start - first.end > reach[frame.tag]) return false
  return !clauseEnd.test(text.slice(first.end, second.start))
}

function distinct(found: readonly FramedReader[]): FramedReader[] {
  const byId = new Map<string, FramedReader>()
  for (const one of found) {
    const known = byId.get(one.reader.id)
    if (known === undefined || (known.frame !== 'made' && one.frame === 'made')) byId.set(one.reader.id, one)
  }
  return [...byId.values()]
}
