/** Readers who are spoken to as strangers in one line, and as friends in another. */
import { isToldByEnds } from '../../../../facts/language/address-form.ts'
import { markedSentence } from '../../../../facts/language/style-marks.ts'
import { capitalised, counted } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

/** What a language calls one reader, to a stranger and to a friend. */
const forms: Readonly<Record<string, readonly [formal: string, informal: string]>> = {
  bg: ['Вие', 'ти'],
  cs: ['vy', 'ty'],
  da: ['De', 'du'],
  de: ['Sie', 'du'],
  es: ['usted', 'tú'],
  fr: ['vous', 'tu'],
  it: ['Lei', 'tu'],
  nl: ['u', 'je'],
  pl: ['Państwo', 'ty'],
  ru: ['вы', 'ты'],
  sk: ['vy', 'ty'],
  uk: ['ви', 'ти'],
}

const skipped: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'legal',
  'careers',
  'post',
  'press',
  'security',
])
const linesMin = 5
const wordsShown = 70
/** “… and the town lies at your feet!”: the middle of a saying. */
const isWhole = ({ text }: OwnLine) => !/^(?:\.{3}|…)/u.test(text) && !/[„“"«»”]/u.test(text)

/** Forms that mean something else as well: “ty” those, “ton” a tone; “Pana Szymona” speaks of somebody. */
const doubtful: Readonly<Record<string, RegExp>> = {
  cs: /(?<!\p{L})ty(?!\p{L})/giu,
  sk: /(?<!\p{L})ty(?!\p{L})/giu,
  fr: /(?<!\p{L})ton(?!\p{L})/giu,
  it: /(?<!\p{L})te(?!\p{L})/giu,
  pl: /(?<!\p{L})ci(?!\p{L})|(?<!\p{L})(?:Pana|Panu|Panem|Pan|Pani|Panią|Państwa|Państwo|Państwu)\s+(?=\p{Lu})/gu,
}

/** Without its name, which may hold such a form, and without forms that are none for sure. */
function plainText(text: string, { name }: Pick<DiagnosisFacts, 'name'>, language: string): string {
  const names = name === null ? [] : [name.value.name, ...name.value.variants].filter((one) => one.length > 1)
  const bare = names.reduce((rest, one) => rest.replaceAll(one, '·'), text)
  const pattern = doubtful[language]
  return pattern === undefined ? bare : bare.replaceAll(pattern, '·')
}

function linesByForm(facts: Pick<DiagnosisFacts, 'lines' | 'name'>, language: string) {
  const { lines } = facts
  const formal: OwnLine[] = []
  const informal: OwnLine[] = []
  for (const line of lines) {
    if (skipped.has(line.pageType) || line.role === 'testimonials' || !isWhole(line)) continue
    const { address } = markedSentence({ ...line, text: plainText(line.text, facts, language) }, language)
    if (address.formal > 0 && address.informal === 0) formal.push(line)
    if (address.informal > 0 && address.formal === 0) informal.push(line)
  }
  return { formal, informal }
}

/** Two lines of one page show it best, else what stands where people decide; short ones before long ones. */
function shownPair(formal: readonly OwnLine[], informal: readonly OwnLine[], { path }: Pick<DiagnosisFacts, 'path'>) {
  const weight = (a: OwnLine, b: OwnLine) =>
    (a.page === b.page ? 0 : 200) +
    (path.isNear(a.page) ? 0 : 100) +
    (path.isNear(b.page) ? 0 : 100) +
    2 * Math.max(0, a.text.length - wordsShown) +
    2 * Math.max(0, b.text.length - wordsShown)
  let best: { formal: OwnLine; informal: OwnLine; weight: number } | null = null
  for (const one of formal.slice(0, 40))
    for (const other of informal.slice(0, 40)) {
      const found = weight(one, other)
      if (best === null || found < best.weight) best = { formal: one, informal: other, weight: found }
    }
  return best
}

export const formsOfAddress: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'two-forms-of-address',
    isOfOnePage: true,
    group: 'readers',
    stakes: 0.5,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'path', 'names', 'name'],
    find({ lines, language, path, names, name }) {
      const pair = language === null ? undefined : forms[language.value]
      if (language === null || pair === undefined || isToldByEnds(language.value)) return null
      const { formal, informal } = linesByForm({ lines, name }, language.value)
      const shown = shownPair(formal, informal, { path })
      if (shown === null || formal.length + informal.length < linesMin) return null
      const [stranger, friend] = pair.map((word) => `“${word}”`) as [string, string]
      const isFormalRare = formal.length < informal.length
      const [usual, rare] = isFormalRare ? [shown.informal, shown.formal] : [shown.formal, shown.informal]
      const count = Math.max(formal.length, informal.length)
      const rareCount = Math.min(formal.length, informal.length)
      const a = inQuotes(usual.text, wordsShown)
      const b = inQuotes(rare.text, wordsShown)
      const [usualWord, rareWord] = isFormalRare ? [friend, stranger] : [stranger, friend]
      const usualWhere = names.page(usual.page)
      const rareWhere = names.page(rare.page)
      return {
        title: `Readers are ${usualWord} in one line, ${rareWord} in another`,
        text: frame(
          [
            rareCount === 1,
            `${counted(count, 'line')} say ${usualWord} to readers, ${a} for one; then ${rareWhere} says ${rareWord}: ${b}.`,
          ],
          [
            rare.place === 'description' && usual.place !== 'description',
            `In search results it is ${b}, formal enough for ${rareWord}; who clicks is ${usualWord}: ${a}.`,
          ],
          [
            usual.page === rare.page,
            `${capitalised(usualWhere)} says ${usualWord} in ${a} and ${rareWord} in ${b}. Visitors meet two voices on one page.`,
          ],
          [
            path.isNear(usual.page) && path.isNear(rare.page),
            `${a} on ${usualWhere}, ${b} on ${rareWhere}: between the two steps a visitor turns from ${usualWord} into ${rareWord}.`,
          ],
          `Readers are ${usualWord} in ${counted(count, 'line')}, as in ${a}, and ${rareWord} in ${rareCount}, as in ${b}.`,
        ),
        pole: `but its readers are ${usualWord} here and ${rareWord} there`,
        against: null,
        move: {
          title: `Say ${usualWord} on every page`,
          page: rare.page,
          text: `Put ${b} on ${rareWhere} into the form that the other ${counted(count, 'line')} have, and look through the rest for it.`,
        },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'readers',
        isNear: path.isNear(rare.page),
        isSensitive: false,
        confidence: rareCount === 1 ? 0.65 : 0.8,
        quotes: [quoteOfLine(usual), quoteOfLine(rare)],
      }
    },
  }),
]
