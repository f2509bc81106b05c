/**
 * How a text speaks to its reader, in languages that have two ways. Marks beyond word lists: pronouns that only a capital
 * tells apart, which count within a sentence, not at its beginning; and endings of verbs.
 */
export interface AddressCounts {
  formal: number
  informal: number
}

const withinSentence = (words: string) => new RegExp(`(?<=[\\p{Ll}\\p{Lu}\\d,;)] )(?:${words})(?![\\p{L}\\p{M}])`, 'gu')

const formalByCapital: Record<string, RegExp> = {
  de: withinSentence('Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres'),
  it: withinSentence('Lei|Suo|Sua|Suoi|Sue'),
  da: withinSentence('De|Dem|Deres'),
  no: withinSentence('De|Dem|Deres'),
  sv: withinSentence('Ni|Er|Ert|Era'),
  pl: /(?<![\p{L}\p{M}])(?:Państwo|Państwa|Państwu|Państwem|Pan|Pani|Pana|Panu|Panią)(?![\p{L}\p{M}])/gu,
  hu: /(?<![\p{L}\p{M}])(?:Ön|Önnek|Önt|Önnel|Önök|Önöknek|Önöket|Önökkel)(?![\p{L}\p{M}])/gu,
}

/** First words that ask the reader politely by their ending. */
const formalFirstWord: Record<string, RegExp> = {
  fr: /^(?!chez|assez|nez|rez)\p{L}{3,}ez(?![\p{L}\p{M}])/iu,
  cs: /^\p{L}{3,}te(?![\p{L}\p{M}])/iu,
  ru: /^\p{L}{2,}(?:йте|ите|йтесь|итесь)(?![\p{L}\p{M}])/iu,
  uk: /^\p{L}{2,}(?:йте|іть|йтесь|іться|йтеся)(?![\p{L}\p{M}])/iu,
  el: /^\p{L}{2,}(?:στε|ξτε|ψτε|είτε)(?![\p{L}\p{M}])/iu,
  tr: /^\p{L}{2,}(?:ın|in|un|ün|ınız|iniz|unuz|ünüz)(?![\p{L}\p{M}])/iu,
}

/** Ends of polite and of plain sentences. */
const sentenceEnds: Record<string, { formal: RegExp; informal: RegExp }> = {
  ja: {
    formal:
      /(?:です|ます|ません|ました|でした|ください|くださいませ|ましょう|でしょう|ございます)(?:か|ね|よ)?[。！？!?…]*$/u,
    informal: /(?:だ|だよ|だね|しよう|よう|だろう|ない|[うくぐすつぬぶむる]|た|い)(?:よ|ね|ぞ|さ)?[。！？!?]+$/u,
  },
  ko: {
    formal: /(?:니다|니까|십시오|시오)[.!?…]*$/u,
    informal: /(?:요|죠|자|야|해|어|지|다)[.!?…]*$/u,
  },
}

/** What capitals, endings of verbs and ends of sentences say. */
export function addressMarks(text: string, language: string): AddressCounts {
  const ends = sentenceEnds[language]
  if (ends !== undefined) {
    const formal = ends.formal.test(text) ? 1 : 0
    return { formal, informal: formal === 0 && ends.informal.test(text) ? 1 : 0 }
  }
  const byCapital = text.match(formalByCapital[language] ?? nothing)?.length ?? 0
  const byEnding = formalFirstWord[language]?.test(text) === true ? 1 : 0
  return { formal: byCapital + byEnding, informal: 0 }
}

const nothing = /(?!)/g
const marksMin = 3

/** null where too little speaks to the reader, or the language has one way only. */
export function addressForm({ formal, informal }: AddressCounts): 'formal' | 'informal' | 'mixed' | null {
  const all = formal + informal
  if (all < marksMin) return null
  if (formal >= 0.8 * all) return 'formal'
  return informal >= 0.8 * all ? 'informal' : 'mixed'
}
