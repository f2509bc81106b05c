/** An opening that says how it works before what that is good for. */
import { foldText } from '../../../../lexicon/fold.ts'
import { inQuotes, quotedList } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'
import { ownReason, reasonNeeds } from './reasons.ts'

export const mechanismFirst: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'mechanism-before-benefit',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['hero', 'name', 'audiences', 'kind', ...reasonNeeds],
    missingFrom: 'home',
    find(facts) {
      const { hero, language, names, opening, kind } = facts
      const { headline, subhead } = hero
      if (headline === null || language === null || hasExperts(facts)) return null
      const said = [headline, ...(subhead === null ? [] : [subhead])]
      const terms = termsIn(said.map(({ value }) => value).join(' \n '), facts)
      const line = said.find(({ value }) => terms.some((term) => value.includes(term)))
      const benefit = ownReason(facts)
      if (terms.length < termsMin || line === undefined || benefit === null) return null
      const list = quotedList(terms, 3)
      const first = inQuotes(headline.value, 70)
      return {
        title: `The opening speaks of ${quotedList(terms, 2)} before it says what for`,
        text: frame(
          [
            benefit.isHome && line !== headline,
            `Under ${first} readers meet ${list}; what all of it spares them, ${benefit.said}, comes ${benefit.where}.`,
          ],
          [
            line !== headline,
            `${list} stand in the first lines of ${names.brand}, and ${benefit.said} only ${benefit.where}: how it works comes before what it is good for.`,
          ],
          [
            benefit.isHome,
            `${first} takes a reader who knows ${list}; the line for all others, ${benefit.said}, comes ${benefit.where}.`,
          ],
          `Who does not know ${list} learns nothing from ${first}; ${benefit.said}, ${benefit.where}, would tell them.`,
        ),
        pole: `but its first lines say ${quotedList(terms, 2)}`,
        against: null,
        move: {
          title: 'Say what it spares before how it works',
          page: names.home,
          text: `Let ${benefit.said} open the page, and set ${list} below it, each with five words that explain it.`,
        },
        contrast: 'both quoted',
        subject: 'line',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.6,
        quotes: [...line.quotes.slice(0, 1), benefit.quote],
      }
    },
  }),
]

const termsMin = 3
const audiencesRead = 2
/** Readers who know what such letters stand for. */
const experts: ReadonlySet<string> = new Set([
  'developers',
  'engineers',
  'it-teams',
  'it',
  'sysadmins',
  'accountants',
  'security-teams',
  'data-teams',
  'hr',
])

const hasExperts = ({ audiences }: Pick<DiagnosisFacts, 'audiences'>) =>
  audiences.slice(0, audiencesRead).some(({ value }) => experts.has(value.id))

/** Letters that stand for words, each once; no word in capitals of a line that is set in them, no name, nothing that everybody knows. */
const letters = /(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?![\p{L}\p{N}-])/gu
const known: ReadonlySet<string> = new Set(
  'AI|IA|KI|IT|TV|PC|USA|UK|EU|UE|FAQ|SMS|PDF|GPS|SUV|VIP|CEO|HR|OK|DJ|DIY|SPA|ONG|NGO|UAE|WIFI|APP|LED|USB|CD|DVD|NHS|PME|PMI|KMU|KG|SL|SRL|GMBH|AG|SA|LLC|LTD|INC|BV|II|III|IV|MMA|LPG|BMX|ATV|RV|MD|NYC'.split(
    '|',
  ),
)

function termsIn(text: string, { name }: Pick<DiagnosisFacts, 'name'>): string[] {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const capitals = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase()).length
  if (capitals > words.length / 3) return []
  const names = name === null ? '' : foldText([name.value.name, ...name.value.variants].join(' '))
  const found = (text.match(letters) ?? []).filter((word) => !known.has(word) && !names.includes(foldText(word)))
  return [...new Set(found)]
}
