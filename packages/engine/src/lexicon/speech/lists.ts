import type { Words } from '../word-lists.ts'

/** `mission`, `vision`, `purpose`, `values` are cues of headings; `frame` begins a sentence that states a mission. */
export type MissionCue = 'mission' | 'vision' | 'purpose' | 'values' | 'frame'

/**
 * What makes a sentence a claim that a reader may want proved; `idle` looks like one and is none (“best regards”, “at
 * least”), `parity` is what the whole market says.
 */
export type ClaimCue = 'idle' | 'superlative' | 'guarantee' | 'comparison' | 'promise' | 'parity'

/** `before` stands before the name of a source, `after` behind it; `mark` says that there is one, and names none. */
export type SourceCue = 'before' | 'after' | 'mark'

/**
 * Words that speak to the reader: `formal` and `informal` where a language has two ways, `plain` where it has one.
 * Forms that only a capital tells apart (Sie, Lei, De, Ön) are in `address` of grammar.ts, as the text is read as written there.
 */
export type ReaderWord = 'formal' | 'informal' | 'plain'

/** `thrill` and `warmth` are pleasant, the first stirring and the second calm; `worry` is unpleasant. */
export type Emotion = 'thrill' | 'warmth' | 'worry'

/**
 * How a brand says what it is: after its name a `frame` (“is a”), then the phrase, until a word that `ends` it (“that”,
 * “for”). In Japanese and Korean the frame closes the phrase instead (`closes`).
 */
export type Introduction = 'frame' | 'ends' | 'closes'

/** How a brand sets itself apart, and where it places its prices in words. */
export type StandWord = 'difference' | 'affordable' | 'premium'

/** By what a firm sets itself apart: what one gets with it, how it is made, that it is whole, what it refuses or alone does. */
export type DistinctionWord = 'given' | 'made' | 'whole' | 'refusal'

/**
 * What a clause begins with that says what a brand does not do: `not` sets a thing against another, `no` and `without` name a thing left
 * out; a `verb` refuses only after “we”. Before one of `only` nothing is refused: “not just”, “no doubt”.
 */
export type RefusalWord = 'not' | 'no' | 'without' | 'only' | 'verb'

/**
 * Words that part the phrases of a sentence. A `determiner` stands before nouns, a `pronoun` (or modal, or particle of
 * the infinitive) before verbs; a `connector` parts two phrases and yet joins “soins du visage”; a `filler` is any other
 * word of grammar, everyday verb or adverb that no subject is made of.
 */
export type CutWord = 'determiner' | 'pronoun' | 'connector' | 'filler'

/**
 * What tells the words of a customer from those of the brand: `self` speaks of oneself in the singular, `praise` praises or
 * thanks, and `owner` is what those are called who run a firm, so that a founder's line is not read as a customer's.
 */
export type CustomerVoice = 'self' | 'praise' | 'owner'

/** Beside a number: `percent`; a `magnitude` (“million”); a `counter` of Chinese characters; what is `uncounted` after it; an `hour`; an `order` (“step 2”). */
export type NumberWord = 'percent' | 'magnitude' | 'counter' | 'uncounted' | 'hour' | 'order'

/**
 * What makes a claim none, or another: a `negation`, as a word or within one; `towards` something else; `terms` of a sale; `years`, which
 * count only with `experience`; `announcing` an answer.
 */
export type ClaimContext = 'negation' | 'negationWithin' | 'towards' | 'terms' | 'years' | 'experience' | 'announcing'

/** Of the names of sources: a `binder` within one, an `opening` of a sentence, which is none, a `preposition` before one. */
export type SourceName = 'binder' | 'opening' | 'preposition'

/**
 * Words that link nouns: `beforeNouns`, where a noun shows by them; `beforePlaces` without an article; `betweenNouns` that tell a third nearer;
 * `lastOfRow`, the “and” before the last of several; `determiners` of a language that capitalises its nouns.
 */
export type LinkingWord = 'beforeNouns' | 'beforePlaces' | 'betweenNouns' | 'lastOfRow' | 'determiners'

/** What `reviews` and `stars` are called, and how a rating is said to be `outOf` five. */
export type RatingWord = 'reviews' | 'outOf' | 'stars'

/** `languages/<tag>/speech.ts`: how sentences are made, and how brands talk. */
export interface SpeechLists {
  missions: Words<MissionCue>
  /** Words for “we, us, our”; languages that drop the pronoun have their possessives and commonest verb forms. */
  we: string
  customerVoices: Words<CustomerVoice>
  claims: Words<ClaimCue>
  sources: Words<SourceCue>
  readers: Words<ReaderWord>
  emotions: Words<Emotion>
  /** Words that thank, ask, welcome and offer: said to a reader, not about one. */
  courtesy: string
  /** Words that take back a part of what is said, or leave it open. */
  hedges: string
  /** What shows that a text means to amuse: asides, mock modesty, laughter, colloquial nonsense. */
  humour: string
  /** Mild swearing, teasing and disrespect that a polite text would leave out. */
  irreverence: string
  /** Verb forms that ask the reader to do something, as the first word of a heading or label. Infinitives where buttons use them. */
  imperative: string
  /** Words that put something above all others, or above all measure. */
  superlatives: string
  /** Technical and business terms: words of a trade that a layman would have to look up. */
  jargon: string
  /** Phrases that any company says, and those that text made by machines is known by: they tell no brand apart. */
  cliches: string
  /**
   * Short forms of speech that a writer could have written out. Elisions that grammar demands (l’, dell’, qu’) are none, nor
   * are clipped nouns (promo, foto). Languages that are missing have hardly any such forms in print.
   */
  contractions?: string
  introductions: Words<Introduction>
  stands: Words<StandWord>
  distinctions: Words<DistinctionWord>
  /** Missing in languages that say so by endings. */
  refusals?: Words<RefusalWord, 'verb'>
  cuts: Words<CutWord>
  /**
   * Words that say nothing of a subject by themselves, as every site has them: they may be part of a theme's name
   * (“customer service”), never all of it. Stems end in `*`.
   */
  weak: string
  /** Words of any company's website in a language: rare in everyday talk, and yet nobody's own. A star stands for endings. */
  commonplace: string
  /**
   * The commonest words of everyday language, parted by spaces, most common first, folded (fold.ts): what a brand says more often than
   * anybody does stands out against them. Derived from the lists named in languages/NOTICE.md, whose licence is theirs.
   */
  common: string
  /** As a native would print them, some of the `cliches`: named to a brand that has none at all. */
  stockPhrases?: string
  /** What companies count to show their size or success; a number of these is a claim. */
  scale?: string
  linking?: Partial<Record<LinkingWord, string>>
  /** What denies or refuses: “no”, “never”, “without”, “instead of”. */
  negations?: string
  /** First words of a sentence that needs the one before it: “it”, “therefore”, “this”; or that leaves its own for later: “if”, “because”. */
  backward?: string
  /** What narrows a figure or a promise: “at least”, “up to”, “if”, “only”. */
  conditions?: string
  /** Words that the law or a customer may hold a firm to: “heals”, “guaranteed”, “certified”. */
  regulated?: string
  /** Alternatives of a regular expression, as are those below; they are looked for in texts of all languages. */
  numbers?: Partial<Record<NumberWord, string>>
  claimContexts?: Partial<Record<ClaimContext, string>>
  sourceNames?: Partial<Record<SourceName, string>>
  ratings?: Partial<Record<RatingWord, string>>
}
