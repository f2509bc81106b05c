import { foldText } from '../../lexicon/fold.ts'
import { daysAfterNumber, monthsAfterNumber, trialWords } from '../../lexicon/offer/trial-words.ts'

const charactersMax = 200
/** “14 days free” is short; what is longer may be free in another sense. */
const freeWordsMax = 8

/** What a line says of a free trial: “14 days free”, “7-tägige Testphase”; the clause, verbatim. Null for nothing. */
export function trialIn(text: string): string | null {
  for (const clause of clausesOf(text.slice(0, 4 * charactersMax))) {
    if (clause.length > charactersMax) continue
    const matches = trialWords.match(clause)
    if (matches.length === 0) continue
    const saysTrial = matches.some(({ tag }) => tag === 'trial')
    if (!saysTrial && clause.split(' ').length > freeWordsMax) continue
    if (holdsTime(foldText(clause), saysTrial)) return clause
  }
  return null
}

/** “14 days”, “2 Wochen”, “30-day”; also “one month” is not read: a number is what makes it a term. */
function holdsTime(folded: string, inMonths: boolean): boolean {
  for (const match of folded.matchAll(/\d{1,3}/g)) {
    const rest = folded.slice(match.index + match[0].length, match.index + match[0].length + 24)
    if (daysAfterNumber.test(rest) || /^-?tagig/.test(rest) || (inMonths && monthsAfterNumber.test(rest))) return true
  }
  return false
}

/** Sentences and the parts between dashes, each verbatim. */
const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s+|\s[–—|•]\s|[()]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
