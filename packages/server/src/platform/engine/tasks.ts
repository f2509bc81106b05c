import type { AnalysisError, Change, Result, SiteWatch, TrackedChange, VettedPicture } from '@brandprint/engine'
import type { SearchedTexts } from '@brandprint/engine/answers'
import type {
  DraftAnswer,
  DraftOrder,
  SecondOpinion,
  SecondQuestions,
  SecondReaderFailure,
} from '@brandprint/engine/second-reader'
import type { EngineLimits, MemoryLimits } from './engine-limits.ts'
import type { NamedPicture } from './named-pictures.ts'

/** The tasks of an engine process; their values are sent between processes as they are. */
export type EngineTask = AnalyzeTask | SampleTask | CheckTask | CompareTask

export interface AnalyzeTask {
  kind: 'analyze'
  url: string
  type: 'full' | 'flash'
  context: string | null
  socialLinks: string[]
  /** What the preflight fetched, packed; null when it fetched nothing. */
  prefetched: Uint8Array | null
}

/** The sandbox: the real engine over the sample site that ships with the service, without network. */
export interface SampleTask {
  kind: 'sample'
  type: 'full' | 'flash'
}

/** A check of a tracked website. */
export interface CheckTask {
  kind: 'check'
  url: string
  /** What the check before left for this one, as it gave it; null for a baseline. */
  watch: SiteWatch | null
  /** What a preflight has fetched, packed; null without one. */
  prefetched: Uint8Array | null
  /** What a probe has fetched, packed; null where nothing was asked yet. */
  answers: Uint8Array | null
  /** Pauses between pages of a host are divided by it. */
  speed: number
}

/** What changed between the last two of some states of a website, oldest first, each as it is stored. */
export interface CompareTask {
  kind: 'compare'
  states: string[]
}

/** How the engine reaches the outside; the same for every task. */
export interface OutsideSettings {
  /** As in BRANDPRINT_ALLOW_HOSTS. */
  allowHosts: string
  /** The service's own names and addresses, in the same form: it never analyzes itself. */
  ownAddresses: string
}

export interface EngineSettings extends OutsideSettings {
  browser: string
  sandbox: 'on' | 'off'
  searchPath: string
  cacheFolder: string
  sampleFolder: string
  sampleOrigin: string
}

export interface Analyzed {
  /** `results` of the report, serialised: the bytes that are stored. */
  resultsJson: string
  /** What its pages and its report say, ready for search. */
  texts: SearchedTexts
  /** Logos and icons that the results name. */
  pictures: NamedPicture[]
  /** The first screen of the home page as WebP; null where no browser showed it. It is no part of the results. */
  screenshot: Uint8Array | null
}

export type EngineOutcome = Result<Analyzed, AnalysisError>

/** What a check found; `same`: nothing differs from the check before, byte by byte. */
export type Checked =
  | { kind: 'same'; watch: SiteWatch }
  /** `unrendered`: why pages that need a browser were read without one. */
  | { kind: 'read'; watch: SiteWatch; state: SiteState; unrendered: string | null }
export type CheckOutcome = Result<Checked, AnalysisError>

/** A state of a website, as it is stored. */
export interface SiteState {
  /** What is stored: JSON. */
  stored: string
  /** SHA-256 of what it says, its time left out. */
  digest: Uint8Array
  /** Of the rules that made it: states of other rules are not compared. */
  fingerprint: string
  /** As a report would give it; null where the site does not tell. */
  name: string | null
}

export interface ComparedChange extends TrackedChange {
  /** SHA-256 (hex) of the bytes of its page. */
  hashes: { before: string | null; after: string | null }
}

export interface Compared {
  changes: ComparedChange[]
  others: Change[]
  inconclusive: { page: string; reason: string }[]
  isInconclusive: boolean
  movedTo: string | null
  /** The state that the next check compares with; null where it is the last of those given. */
  seen: SiteState | null
}

export type CompareOutcome = Result<Compared, AnalysisError>

/** What each kind of task ends with. */
export type OutcomeOf<Task extends EngineTask> = Task extends CheckTask
  ? CheckOutcome
  : Task extends CompareTask
    ? CompareOutcome
    : EngineOutcome
export type AnyOutcome = OutcomeOf<EngineTask>

/** What a process of the engine is started with. */
export interface ProcessData<Settings, Limits> {
  settings: Settings
  limits: Limits
  /** The process that starts it. */
  serviceId: number
}

export interface EngineProcessData extends ProcessData<EngineSettings, EngineLimits> {
  /** The name of the model that reads analyses a second time, which the service asks; null: none does. */
  secondReader: string | null
  /** From 0, as the service itself, to 19. */
  niceness: number
}
export type PreflightProcessData = ProcessData<OutsideSettings, MemoryLimits>
export type ProbeProcessData = ProcessData<OutsideSettings, MemoryLimits>
export type LogoProcessData = ProcessData<null, EngineLimits>

/** Messages to a process of the engine. */
export type ToProcess<Task> = { id: number; task: Task } | { id: number; abort: true } | TurnAnswer | ReadingAnswer
/** When a page may be asked of a host; null: to be asked again later. */
export interface TurnAnswer {
  turn: number
  waitMs: number | null
}
/** A process asks when it may ask a host for a page. */
export interface TurnQuestion {
  turn: number
  host: string
  pauseMs: number
}
/** An analysis asks for a second reading, once, and for drafts, once; what it may ask is checked where it arrives. */
export type ReadingQuestion = { reading: number } & ({ questions: SecondQuestions } | { order: DraftOrder })
export type ReadingAnswer = { reading: number } & (
  | { opinion: Result<SecondOpinion, SecondReaderFailure> }
  | { drafts: Result<DraftAnswer, SecondReaderFailure> }
)
/** What it answers: `started` once, when it can take tasks. */
export type FromProcess<Outcome> =
  | { started: true }
  | TurnQuestion
  | { id: number; outcome: Outcome }
  | { id: number; bug: string }

export interface PreflightTask {
  url: string
  /** The account: owners are served round robin. */
  owner: string
  /** Whether the brand's name is asked for. */
  isNameWanted: boolean
}

export interface Preflighted {
  /** What was fetched, packed, for the analysis to begin with. */
  pages: Uint8Array
  /** What the website calls itself, by its home page; null where it does not tell, or was not asked. */
  name: string | null
}

/** Null when the site was too slow. */
export type PreflightOutcome = Result<Preflighted | null, AnalysisError>

/** Asks whether a tracked website differs, and fetches it where it does. */
export interface ProbeTask {
  url: string
  watch: SiteWatch
  /** As of a check. */
  speed: number
}

/** `answers`: what was fetched, packed, for the check to read. */
export type Probed = { kind: 'same'; watch: SiteWatch } | { kind: 'differs'; answers: Uint8Array }
export type ProbeOutcome = Result<Probed, AnalysisError>

export interface LogoTask {
  file: Uint8Array
}

/** A sentence says what is wrong. */
export type LogoOutcome = Result<VettedPicture, string>
