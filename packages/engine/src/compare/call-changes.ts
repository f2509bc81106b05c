import { ctaWords } from '../lexicon/pages/cta-words.ts'
import type { ReportedChange } from './change.ts'
import { isExactCount } from './counters.ts'
import { type PageLine, type PagePair, take, takeTexts, takeWhatHolds } from './page-pair.ts'
import { changeOf } from './reported-change.ts'
import type { Call, PageSnapshot } from './snapshot.ts'
import { figureKey, plainKey, undatedKey, unversionedKey } from './texts/text-keys.ts'

/** What a call says, without a date or the count of a machine, which run by themselves. */
const callKey = (text: string, language: string | null): string =>
  (isExactCount(text) && figureKey(text, language)) || undatedKey(text, language) || plainKey(text)

/** By heading: what the buttons of the section say, as `keyOf` tells texts apart. */
function buttonsBySection(
  lines: readonly PageLine[],
  keyOf: (text: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = new Map<string, Set<string>>()
  for (const { level, place, section, text } of lines) {
    if (level !== -1 || place !== undefined || section === null) continue
    const known = sections.get(plainKey(section))
    if (known === undefined) sections.set(plainKey(section), new Set([keyOf(text)]))
    else known.add(keyOf(text))
  }
  return sections
}

/** Calls that came, went or were reworded. */
type Rewording = { old: Call; now: Call | null } | { old: null; now: Call }

const callOf = (rewording: Rewording): Call =>
  rewording.old === null ? rewording.now : (rewording.now ?? rewording.old)

/** Calls to action that came, went or were reworded; where they lead and in which order they stand says nothing. */
export function callChanges(pair: PagePair): ReportedChange[] {
  const { before, after } = pair
  const keyOf = (text: string) => callKey(text, after.language)
  const keysOn = ({ calls, controls }: PageSnapshot) =>
    new Set([...calls.map(({ text }) => keyOf(text)), ...controls.map(keyOf)])
  const [oldKeys, newKeys] = [keysOn(before), keysOn(after)]
  const gone = before.calls.filter(({ text }) => !newKeys.has(keyOf(text)))
  const come = after.calls.filter(({ text }) => !oldKeys.has(keyOf(text)))
  const changes: ReportedChange[] = []
  const joined = withPromoted(rewordings(pair, gone, come), before, after)
  for (const rewording of [...joined, ...replacedInSections(pair, joined)]) {
    const { old, now } = rewording
    takeTexts(pair, [old?.text ?? null], [now?.text ?? null])
    takeWhatHolds(pair, old?.text ?? null, now?.text ?? null)
    const isVersion = old !== null && now !== null && unversionedKey(old.text) === unversionedKey(now.text)
    const { place } = callOf(rewording)
    changes.push({
      field: place === 'page' ? 'call to action' : `${place} call to action`,
      subject: null,
      old_value: old?.text ?? null,
      new_value: now?.text ?? null,
      magnitude: isVersion ? 'minor' : place === 'hero' || place === 'main' ? 'major' : 'notable',
    })
  }
  return [...changes, ...rewordedFurtherDown(pair)]
}

/** A hero's call that is gone may have made room for one that stood further down before. */
function withPromoted(rewordings: readonly Rewording[], before: PageSnapshot, after: PageSnapshot): Rewording[] {
  const prominent = new Set(before.calls.filter(({ place }) => place !== 'page').map(({ text }) => plainKey(text)))
  const promoted = after.calls.filter(({ place, text }) => place === 'hero' && !prominent.has(plainKey(text)))
  return rewordings.map((rewording) => {
    if (rewording.now !== null || rewording.old?.place !== 'hero') return rewording
    const taken = rewordings.some(({ now }) => now !== null && now.text === promoted[0]?.text)
    return { old: rewording.old, now: taken ? null : (promoted.shift() ?? null) }
  })
}

/** Buttons of a section that ask for something, before and after, in other words. */
function rewordedFurtherDown(pair: PagePair): ReportedChange[] {
  const asks = (line: PageLine | null) =>
    line !== null && line.level === -1 && line.place === undefined && ctaWords.startsWith(line.text) !== null
  return take(pair, ({ before, after }) => asks(before) && asks(after)).map((edit) =>
    changeOf('call to action', edit, 'minor'),
  )
}

const barCallsMax = 2

/** Joins a call that went with the one that came in its place; further down a page only those count. */
function rewordings({ open }: PagePair, gone: readonly Call[], come: readonly Call[]): Rewording[] {
  const left = [...come]
  const pairs = gone.map((old): { old: Call; now: Call | null } => {
    const edit = [...open].find(({ before }) => before !== null && plainKey(before.text) === plainKey(old.text))
    const near = edit?.after == null ? '' : plainKey(edit.after.text)
    let at = left.findIndex(({ text }) => unversionedKey(text) === unversionedKey(old.text) || plainKey(text) === near)
    if (at < 0) at = left.findIndex(({ place }) => place === old.place && place !== 'page')
    if (at < 0 && old.place === 'main') at = left.findIndex(({ place }) => place === 'hero')
    if (at < 0 && old.place === 'hero') at = left.findIndex(({ place }) => place === 'main')
    const [now] = at < 0 ? [] : left.splice(at, 1)
    return { old, now: now ?? null }
  })
  // Further down only a rewording counts, and a plan that came or went took its call along.
  // So many links that came to the top at once are a menu.
  const inBar = ({ place }: Call) => place === 'top bar'
  const isMenu = {
    come: left.filter(inBar).length > barCallsMax,
    gone: pairs.filter((pair) => pair.now === null && inBar(pair.old)).length > barCallsMax,
  }
  const countsAlone = (call: Call) =>
    call.place !== 'page' && call.place !== 'plan' && !(inBar(call) && (isMenu.come || isMenu.gone))
  return [...pairs, ...left.map((now): Rewording => ({ old: null, now }))].filter(
    (rewording) => (rewording.old !== null && rewording.now !== null) || countsAlone(callOf(rewording)),
  )
}

/**
 * A call that came further down, in a section of which one other button is gone: that its words still stand on the page,
 * as those of a question or of another section's button, keeps it from being missed as a call.
 */
function replacedInSections(
  { beforeLines, afterLines, before, after }: PagePair,
  joined: readonly Rewording[],
): Rewording[] {
  const keyOf = (text: string) => callKey(text, after.language)
  const known = new Map(before.calls.map((call) => [keyOf(call.text), call]))
  const buttons = { before: buttonsBySection(beforeLines, keyOf), after: buttonsBySection(afterLines, keyOf) }
  const sections = new Map<string, { old: ReadonlySet<string>; later: ReadonlySet<string> }>()
  for (const [section, later] of buttons.after) {
    const old = buttons.before.get(section) ?? new Set()
    for (const key of later) if (!sections.has(key)) sections.set(key, { old, later })
  }
  return after.calls.flatMap((now) => {
    if (known.has(keyOf(now.text)) || joined.some((one) => one.now === now)) return []
    const section = sections.get(keyOf(now.text))
    if (section === undefined) return []
    const gone = section.old.difference(section.later)
    const added = section.later.difference(section.old)
    const [key = ''] = gone
    const call = known.get(key)
    return gone.size === 1 && added.size === 1 && call !== undefined ? [{ old: call, now }] : []
  })
}
