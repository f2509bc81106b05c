/** People who stand on a site and are neither its customers nor its own: characters, authors who are quoted, names of a template, heads of other firms. */
import type { Sentence } from '../../../facts/language/shapes.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../lexicon/grammar/wording.ts'
import { isQuotedByAll, isSampleName } from '../../../lexicon/names/known-people.ts'
import { announcesCharacters, announcesPapers, announcesQuotations } from '../../../lexicon/speech/other-voices.ts'
import type { SiteReading } from '../../site-reading.ts'
import { wordsWritten } from './written-words.ts'

/** “1755–1843”, “* 1901 † 1978” */
export const lifeYears = /(?<!\d)1[4-9]\d\d\s?[–-]\s?(?:1[5-9]|20)\d\d(?!\d)|†/u

export const isNobodyHere = (name: string): boolean => isQuotedByAll(name) || isSampleName(name)

const headings: ReadonlySet<Sentence['place']> = new Set<Sentence['place']>(['heading', 'headline'])
const linesBack = 24

/** The heading under which a line stands, nearest first; of a heading those above it. */
export function headingsAbove(sentences: readonly Sentence[], at: number, max = 2): string[] {
  const page = sentences[at]?.page
  const found: string[] = []
  for (let back = at - 1; back >= Math.max(0, at - linesBack) && found.length < max; back--) {
    const line = sentences[back]
    if (line === undefined || line.page !== page) break
    if (headings.has(line.place)) found.push(line.text)
  }
  return found
}

/** Whether what stands above a name says that it is a character’s, an author’s or of a certificate. */
export const isOfOthers = (sentences: readonly Sentence[], at: number): boolean =>
  headingsAbove(sentences, at, 1).some(
    (heading) => announcesCharacters(heading) || announcesQuotations(heading) || announcesPapers(heading),
  )

const quotedLine = /^\s*["“„«»「『‹”'’].{12,}["”“»«」』›'’]\s*[.!?…]?\s*$/su

/** “— Jules Verne” below a line in quotation marks, where the name stands nowhere else: who is quoted, and not who writes. */
export const signsQuotation = (sentences: readonly Sentence[], at: number, name: string): boolean => {
  const before = sentences[at - 1]
  return (
    before !== undefined &&
    /^[—–-]/.test(sentences[at]?.text ?? '') &&
    before.page === sentences[at]?.page &&
    quotedLine.test(before.text) &&
    !sentences.some(({ text }, index) => index !== at && text.includes(name))
  )
}

/** “Founder of Aikido”, “CEO at Oakrow”, “Inhaber der Oakrow GmbH”. */
const headOf =
  /^(?:.{0,24}?\s)?(?:co-?)?(?:founder|ceo|owner|president|managing director|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|fondat(?:eur|rice)|gérante?|directeur|directrice|fundador(?:a)?|director(?:a)? general|fondat(?:ore|rice)|titolare|amministratore|sócio|oprichter|eigenaar|directeur|założyciel(?:ka)?|właściciel(?:ka)?|zakladatel(?:ka)?|majitel(?:ka)?|stifter|ejer|grundare|ägare|grunnlegger|eier|daglig leder|perustaja|alapító|fondator|основател\p{L}*|засновни\p{L}+|директор\p{L}*|владел\p{L}+|kurucu)(?:\s?(?:&|und|and|et|y|e|en|i|a|og|och|ja|és|și|и|і)\s\p{L}+)?\s?(?:,|@|·|\||–|—|-|\sof|\sat|\svon|\sder|\sdes|\sbei|\sdu|\sde la|\sde l['’]|\sde|\sd['’]|\schez|\sdel|\sdella|\sdi|\sda|\sdo|\svan|\sbij|\sw|\sv|\sve|\sfor|\sav|\si)\s?((?:the\s)?\p{Lu}[\p{L}\d&.'’-]+(?:\s(?:(?:of|de|di|und|and|&)\s)?\p{Lu}[\p{L}\d&.'’-]*)*)/iu
const firmMark =
  /(?<!\p{L})(?:GmbH|AG|UG|KG|OHG|e\.?\s?V|Ltd|LLC|Inc|PLC|Limited|Corp|B\.?V|N\.?V|S\.?A\.?S|SARL|S\.?r\.?l|S\.?p\.?A|S\.?L|Lda|Ltda|sp\. z o\.o|s\.r\.o|a\.s|ApS|A\/S|AB|AS|Oy|Kft|S\.R\.L|ООО|ТОВ|ЕООД|ООД)\.?(?!\p{L})/u

type Known = Pick<SiteReading, 'name' | 'legalEntity' | 'language'>

/** Tells the role of somebody who heads another firm, or began something that is not the brand. */
export function otherHeads(
  { name, legalEntity, language }: Known,
  sentences: readonly Sentence[],
): (role: string) => boolean {
  const own = [name?.value.name ?? '', ...(name?.value.variants ?? []), legalEntity?.value ?? '']
  const ofBrand = new Set(own.flatMap((text) => foldText(text).split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2))
  const isWritten = wordsWritten(sentences)
  const nounsHaveCapitals = language === null || capitalisesNouns(language.value)
  return (role) => {
    const firm = headOf.exec(role)?.[1]
    if (firm === undefined || ofBrand.size === 0 || !/^(?:the\s)?\p{Lu}/u.test(firm)) return false
    const words = firm.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
    if (words.some((word) => ofBrand.has(foldText(word).replace(/[^\p{L}\d]/gu, '')))) return false
    if (firmMark.test(role)) return true
    // “Founder, Head Coach” has a second role; “Gründerin der Hundeschule” a common noun.
    return !nounsHaveCapitals && !/[,·|–—-]\s?$/u.test(role.slice(0, role.indexOf(firm))) && !words.every(isWritten)
  }
}
