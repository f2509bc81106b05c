import { launchWords } from '../lexicon/offer/launch-words.ts'
import { blockWords } from '../lexicon/pages/block-words.ts'
import { ctaWords } from '../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../lexicon/pages/not-cta-words.ts'
import type { BlockRole } from '../page/page-blocks.ts'
import { asideRoles } from './aside-roles.ts'
import type { ReportedChange } from './change.ts'
import { aloneOn, type LineEdit, type PageLine, type PagePair, take } from './page-pair.ts'
import { changeOf, shown } from './reported-change.ts'
import type { Offers } from './snapshot.ts'
import { wordsExchanged } from './texts/following.ts'
import { isRespelled } from './texts/respelling.ts'
import { isNumberedLabel, namesDate, plainKey } from './texts/text-keys.ts'

const featureRoles: ReadonlySet<BlockRole | null> = new Set(['features', 'services'])
/** Cards of these are people, posts and questions, however they are built. */
const otherCards: ReadonlySet<BlockRole | null> = new Set<BlockRole>([
  ...asideRoles,
  'stats',
  'steps',
  'cta',
  'pricing',
  'about',
])

/** Features, services and products that came, went or are called otherwise, with what is said of them. */
export function featureChanges(pair: PagePair, offers: { before: Offers; after: Offers }): ReportedChange[] {
  const names = new Set([...offers.before.features, ...offers.after.features].map(({ name }) => plainKey(name)))
  const isDated = ({ text }: PageLine) => namesDate(text, pair.after.language)
  const cards = { before: cardLevels(pair.beforeLines, isDated), after: cardLevels(pair.afterLines, isDated) }
  const listed = { before: listedFeatures(pair.beforeLines), after: listedFeatures(pair.afterLines) }
  const isName = (line: PageLine | null, side: 'before' | 'after') => {
    if (line === null || line.place !== undefined || otherCards.has(line.role)) return false
    if (!isNameLike(line.text) || isDated(line)) return false
    if (names.has(plainKey(line.text))) return true
    if (listed[side].has(line)) return true
    if (line.level <= 0) return false
    return featureRoles.has(line.role) || cards[side].has(`${line.block} ${line.level}`)
  }
  const sections = [...newSections(pair, 'after', cards.after), ...newSections(pair, 'before', cards.before)]
  const launches = take(pair, isLaunch)
  const edits = take(
    pair,
    (edit) => (isName(edit.before, 'before') || isName(edit.after, 'after')) && !isSameName(edit),
  )
  const changes = edits.slice(0, featuresReportedMax).map((edit) => changeOf('feature', edit, 'notable'))
  // What is said of a feature that is new, gone or renamed belongs to it.
  take(pair, (edit) => edits.some((named) => isSaidOf(edit, named)))
  return [
    ...sections,
    ...changes,
    ...launches.slice(0, featuresReportedMax).map((edit) => changeOf('feature status', edit, 'notable')),
  ]
}

/** “Coming soon” on one page and “Available now” on the other. */
function isLaunch({ before, after }: LineEdit): boolean {
  if (before === null || after === null || before.place !== undefined) return false
  const [old, now] = [launchWords.exact(before.text), launchWords.exact(after.text)]
  return old !== null && now !== null && old.tag !== now.tag
}

const polishedWordsMin = 6

/** A name in another spelling is the same, and a point of a list that lost or gained one of its many words. */
function isSameName({ before, after }: LineEdit): boolean {
  if (before === null || after === null) return false
  if (isRespelled(before.text, after.text)) return true
  const { gone, come } = wordsExchanged(before.text, after.text)
  const words = after.text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0
  return words >= polishedWordsMin && gone.size + come.size === 1
}

const featuresReportedMax = 20

/** Headings are also used for whole sentences. */
const isNameLike = (text: string) =>
  text.length <= 80 && /\p{L}/u.test(text) && !isNumberedLabel(text) && !/[.!?:。！？：]["”’»]?$/.test(text)

/** “Our services:” and the points below it, however they are marked up; a grid of products is links side by side. */
function listedFeatures(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const listed = new Set<PageLine>()
  let block = -1
  let links: PageLine[] = []
  const flush = () => {
    if (links.length >= linksMin) for (const link of links) listed.add(link)
    links = []
  }
  // A grid often is a block of its own, without a heading, below the one that holds the heading.
  const goesOn = (line: PageLine) =>
    block >= 0 && line.block <= block + blocksBelow && line.section === null && line.role === 'content'
  let last = -1
  for (const line of lines) {
    const isIntro = line.text.length <= 60 && (line.level > 0 || /[:：]$/.test(line.text))
    if (isIntro || line.block !== last) flush()
    last = line.block
    if (isIntro) block = isFeatureWord(line.text) ? line.block : -1
    else if (line.block !== block && !goesOn(line)) block = -1
    else if (line.level === 0 && line.block === block) listed.add(line)
    else if (line.level < 0 && line.place === undefined && isEntry(line)) links.push(line)
  }
  flush()
  return listed
}

const linksMin = 4
const blocksBelow = 3

const isEntry = ({ text }: PageLine) => ctaWords.startsWith(text) === null && notCtaWords.exact(text) === null

const isFeatureWord = (text: string) => {
  const tag = blockWords.match(text)[0]?.tag
  return tag === 'features' || tag === 'services'
}

/** Cards of a section repeat what stands elsewhere: names of programmes, “Learn more”, how to get in touch. */
const newShareMin = 0.35

/** Sections of several cards that came or went as a whole: what is offered in them is one feature with its parts. */
function newSections(pair: PagePair, side: 'before' | 'after', cards: ReadonlySet<string>): ReportedChange[] {
  const lines = side === 'after' ? pair.afterLines : pair.beforeLines
  const changes: ReportedChange[] = []
  for (const [block, edits] of editsByBlock(pair, side)) {
    const [first] = edits
    const heading = first?.line
    const all = lines.filter((line) => line.block === block)
    if (
      heading === undefined ||
      heading !== all[0] ||
      heading.level <= 0 ||
      !isNameLike(heading.text) ||
      otherCards.has(heading.role)
    )
      continue
    if (edits.length < newShareMin * all.length || ![3, 4, 5, 6].some((level) => cards.has(`${block} ${level}`)))
      continue
    for (const { edit } of edits) pair.open.delete(edit)
    const parts = all.filter(({ level }) => level > heading.level).map(({ text }) => text)
    const value = shown([heading.text, parts.join(', ')].filter(Boolean).join(': '))
    changes.push({
      field: 'feature section',
      subject: null,
      old_value: side === 'before' ? value : null,
      new_value: side === 'after' ? value : null,
      magnitude: 'notable',
    })
  }
  return changes
}

interface EditedLine {
  edit: LineEdit
  line: PageLine
}

/** By block, the open edits of lines that stand on one side only. */
export function editsByBlock({ open }: PagePair, side: 'before' | 'after'): ReadonlyMap<number, EditedLine[]> {
  const byBlock = new Map<number, EditedLine[]>()
  for (const edit of open) {
    const line = aloneOn(edit, side)
    if (line === null || line.block < 0 || line.place !== undefined) continue
    const known = byBlock.get(line.block)
    if (known === undefined) byBlock.set(line.block, [{ edit, line }])
    else known.push({ edit, line })
  }
  return byBlock
}

/** By block, the heading levels that three cards or more have: `block level`. Cards with dates are events. */
function cardLevels(lines: readonly PageLine[], isDated: (line: PageLine) => boolean): ReadonlySet<string> {
  const cards = new Map<string, number>()
  const dated = new Map<number, number>()
  for (const line of lines) {
    const { block, level } = line
    if (level < 3 || block < 0) continue
    if (isDated(line)) dated.set(block, (dated.get(block) ?? 0) + 1)
    else cards.set(`${block} ${level}`, (cards.get(`${block} ${level}`) ?? 0) + 1)
  }
  const isOfEvents = (key: string) => (dated.get(Number(key.split(' ')[0])) ?? 0) >= 2
  return new Set([...cards].filter(([key, count]) => count >= 3 && !isOfEvents(key)).map(([key]) => key))
}

/** Lines below a name, up to the next one. */
const linesOfCard = 6

function isSaidOf({ before, after }: LineEdit, named: LineEdit): boolean {
  const follows = (line: PageLine | null, name: PageLine | null) =>
    line === null ||
    (name !== null &&
      line.block === name.block &&
      line.at > name.at &&
      line.at <= name.at + linesOfCard &&
      line.level <= 0)
  return follows(before, named.before) && follows(after, named.after)
}
