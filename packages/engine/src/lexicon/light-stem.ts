/**
 * Endings and prefixes of inflection, so that forms of one word meet when phrases are counted. Lighter than a stemmer:
 * what it gives back is a key, never shown. Works on folded text (fold.ts).
 */
interface Inflection {
  ending: RegExp
  /** Letters that must remain. */
  stemMin: number
  prefix?: RegExp
}

const inflections: Record<string, Inflection> = {
  en: { ending: /(?:ies|ses|ches|shes|xes|es|s|y|e)$/, stemMin: 3 },
  de: { ending: /(?:ern|en|er|es|em|e|n|s)$/, stemMin: 4 },
  fr: { ending: /(?:elles|elle|aux|eaux|ees|ee|es|s|x|e)$/, stemMin: 4 },
  es: { ending: /(?:es|os|as|o|a|e|s)$/, stemMin: 4 },
  it: { ending: /(?:zioni|zione|i|o|a|e)$/, stemMin: 4 },
  pt: { ending: /(?:coes|cao|oes|ao|es|os|as|o|a|e|s)$/, stemMin: 4 },
  nl: { ending: /(?:en|es|e|s)$/, stemMin: 4 },
  sv: { ending: /(?:arna|orna|erna|ar|or|er|en|et|na|an|a|e|n|s)$/, stemMin: 4 },
  da: { ending: /(?:erne|ene|er|en|et|e|s|r)$/, stemMin: 4 },
  no: { ending: /(?:ene|er|en|et|a|e|s)$/, stemMin: 4 },
  fi: { ending: /(?:issa|ista|illa|ille|ssa|sta|lla|lle|lta|iden|ien|jen|den|ta|t|n|a|i)$/, stemMin: 4 },
  pl: { ending: /(?:owych|owego|owej|ami|ach|ego|emu|owi|ych|ymi|ow|om|em|ej|ia|ie|y|i|a|e|u|o)$/, stemMin: 4 },
  cs: { ending: /(?:ovych|ami|ach|eho|emu|ych|ymi|um|ou|em|am|y|i|a|e|u|o)$/, stemMin: 4 },
  tr: { ending: /(?:larimiz|lerimiz|lari|leri|lar|ler|imiz|umuz|nin|nun|in|un|si|su|yi|yu|i|u)$/, stemMin: 4 },
  ru: {
    ending:
      /(?:иями|ями|ами|иеи|иях|ого|его|ому|ему|ыми|ими|иям|ях|ах|ов|ев|еи|ои|ии|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ам|ям|ом|ем|ых|их|ия|ию|и|ы|а|я|о|е|у|ю|ь)$/,
    stemMin: 3,
  },
  uk: {
    ending: /(?:ями|ами|ого|ому|ими|ях|ах|ів|еи|ои|ої|іи|ии|ая|ою|ею|ам|ям|ом|ем|их|ії|ія|ію|іі|і|и|а|я|о|е|у|ю|ь)$/,
    stemMin: 3,
  },
  el: { ending: /(?:ους|ων|ες|ος|ης|ου|οι|εις|α|η|ο|ι)$/, stemMin: 4 },
  ro: { ending: /(?:urilor|ilor|elor|urile|uri|ile|ele|ul|ii|ei|le|a|e|i|u)$/, stemMin: 4 },
  hu: { ending: /(?:okat|eket|akat|nak|nek|ban|ben|bol|hoz|hez|val|vel|ok|ek|ak|at|et|ot|k|t)$/, stemMin: 4 },
  he: { ending: /(?:ים|ות)$/, stemMin: 3, prefix: /^[הבלמוש](?=\p{L}{4})/u },
  ar: { ending: /(?:ات|ين|ون|يه|ه|ي)$/, stemMin: 3, prefix: /^(?:وال|بال|كال|فال|ولل|لل|ال)(?=\p{L}{2})/u },
}

/** @param word folded, one word */
export function lightStem(word: string, language: string): string {
  const inflection = inflections[language]
  if (inflection === undefined || word.length > wordCharactersMax) return word
  const owned = word.replace(/'s$/, '')
  const bare = inflection.prefix === undefined ? owned : owned.replace(inflection.prefix, '')
  const match = inflection.ending.exec(bare)
  return match !== null && match.index >= inflection.stemMin ? bare.slice(0, match.index) : bare
}

/** Longer “words” are addresses and codes. */
const wordCharactersMax = 40
