const vowels = /[aeiouyáàâãäåæéèêëíìîïóòôõöøœúùûüýÿ]+/gu
const cyrillicVowels = /[аеёиоуыэюяіїє]/gu

/** Of a run of vowels, those that make one syllable; what is left over makes one each. */
const diphthongs: Record<string, RegExp> = {
  de: /aa|ai|au|ay|ee|ei|eu|ey|ie|oo|oi|äu|ui/gu,
  nl: /aai|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou/gu,
  fr: /eau|eaux|oeu|œu|ai|au|ei|eu|ou|oi|oî|oe|œ|ui|ia|ie|ié|io|ieu|ué|ua|ue|uo|aî|oû|aï/gu,
  es: /[iuü][aeoáéó]|[aeoáéó][iuy]|[iu][uiíú]/gu,
  pt: /ão|ãe|õe|[aeoáéó][iu]|[iu][aeoáéó]|qu|gu/gu,
}

/** Syllables of a word by its groups of vowels; at least 1. An estimate: averages over a text are what it is good for. */
export function syllablesByVowels(word: string, language: string): number {
  const lower = word.toLowerCase()
  if (language === 'ru') return Math.max(1, lower.match(cyrillicVowels)?.length ?? 0)
  let count = 0
  for (const [run] of withoutSilent(lower, language).matchAll(vowels)) count += vowelsSounded(run, language)
  return Math.max(1, count)
}

function vowelsSounded(run: string, language: string): number {
  const joined = diphthongs[language]
  if (joined === undefined || run.length === 1) return 1
  return run.replace(joined, 'a').length
}

/** Endings that are not heard: English -e, -es, -ed after most consonants; French -e, -es, -ent. */
function withoutSilent(word: string, language: string): string {
  if (word.length <= 3) return word
  if (language === 'fr') return word.replace(/(?<=[^aeiouyéèêà])(?:es?|ent)$/u, '')
  if (language === 'en') return word.replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxzgh])es$/u, '')
  return word
}
