/** English names of readers that no list has: “wholesalers”, “dental hygienists”, “allotment holders”. */
import type { Reader } from './shapes.ts'

interface Span {
  start: number
  end: number
}

interface Where {
  /** Offset after the frame. */
  from: number
  reach: number
  /** Readers that a list has found already. */
  known: readonly Span[]
}

const word = /[\p{L}][\p{L}\p{N}’'&-]*/gu
/** Plural of those who do or own something. */
const agent =
  /^\p{L}{2,}(?:[lrtsdnkpgchmv]ers|[ts]ors|ists|icians|[rst]ians|holders|owners|makers|lovers|seekers|keepers|workers|enthusiasts|professionals|operators|teams|fans)$/u
/** They end alike and are no readers. */
const things = new Set(
  (
    'orders offers numbers others matters letters newsletters computers servers dinners servers filters covers papers ' +
    'colors colours factors sensors motors errors answers browsers drivers trailers containers printers posters stickers ' +
    'centers centres waters powers years hours layers banners adapters trackers timers rulers boosters blockers burners ' +
    'counters corners members customers users clients partners sisters brothers fathers employers reminders folders ' +
    'headers footers parameters chapters quarters wonders winners dealers leaders readers speakers officers borders ' +
    'dollars doors floors mirrors errors editors vectors monitors authors connectors indicators competitors visitors ' +
    'rooters sponsors prospectors contractors generators refrigerators lists artists cyclists tourists vegetarians ' +
    'fingers rivers flowers showers towers bumpers boilers burgers crackers cookers coolers dryers washers freezers heaters mixers routers ' +
    'scanners toppers wipers zippers sneakers slippers trousers jumpers sweaters diapers meters litres liters kilometers characters transfers ' +
    'manners dangers fibers embers scooters choppers lasers starters disorders cancers ulcers cylinders boulders ladders fenders blenders ' +
    'genders tenders shutters gutters rafters clusters toasters roasters filters loaders shoulders borders spiders feathers antlers shelters ' +
    'helicopters thrusters cruisers trawlers steamers tankers campers blazers lockers buzzers fertilizers fertilisers sprinklers couriers ' +
    'followers callers dialers loppers pruners strangers passengers providers suppliers managers'
  ).split(' '),
)
const generalQualifiers = new Set(
  'the our your their its all any every more many most other some these those both new serious busy real us u.s we and or of to in on with who that'.split(
    ' ',
  ),
)

/** The first such name after a frame; with the words before it that say which. */
export function agentNouns(text: string, { from, reach, known }: Where): Reader[] {
  const found: Reader[] = []
  const clause = /^[^.;:!?()]*/.exec(text.slice(from, from + reach))?.[0] ?? ''
  const before: { text: string; end: number }[] = []
  for (const match of clause.matchAll(word)) {
    const start = from + match.index
    const end = start + match[0].length
    // A word cut off where the reach ends would be another.
    if (end === from + reach) break
    const isKnown = known.some((span) => start < span.end && end > span.start)
    if (!isKnown && agent.test(match[0]) && !things.has(match[0])) {
      found.push(readerFor(match[0], qualifiers(before, text, start)))
      break
    }
    if (isKnown) break
    before.push({ text: match[0], end })
  }
  return found
}

const qualifiersMax = 2

function qualifiers(before: readonly { text: string; end: number }[], text: string, start: number): string[] {
  const kept: string[] = []
  let next = start
  for (const { text: qualifier, end } of [...before].reverse()) {
    // Only what stands immediately before, without a comma between.
    if (kept.length >= qualifiersMax || next - end !== 1 || text[end] !== ' ') break
    if (generalQualifiers.has(qualifier) || /(?:ly|ing|ed)$/.test(qualifier)) break
    kept.unshift(qualifier)
    next -= qualifier.length + 1
  }
  return kept
}

function readerFor(noun: string, before: readonly string[]): Reader {
  const isRole = /(?:teams|professionals|operators|workers)$/.test(noun)
  return { kind: isRole ? 'role' : 'pursuit', id: noun, label: [...before, noun].join(' ') }
}
