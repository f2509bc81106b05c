/** Places that invite people, and do not say where. */
import { isVisitedKind } from '../../../../lexicon/kinds/kind-table.ts'
import { streetIn } from '../../../../lexicon/names/address-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'

const openingLines = 6
const invitationWordsMin = 3

/** A map, an address, or a frame that may hold one. */
const showsPlace = ({
  contacts,
  socials,
  technology,
  pages,
}: Pick<DiagnosisFacts, 'contacts' | 'socials' | 'technology' | 'pages'>) =>
  contacts.some(({ value }) => value.kind === 'address') ||
  socials.some(({ value }) => value.kind === 'map') ||
  technology.some(({ value }) => value.category === 'maps') ||
  pages.some(({ structure }) => structure.frames > 0)

/** “📍 Mill Lane 12”, “12 Mill Lane”: a line that is marked as a place, or names a street with a number. */
const isStreet = (text: string) => text.includes('📍') || streetIn(text) !== null
const streetCharactersMax = 140
const tellsStreet = (pages: readonly PageSummary[]) =>
  pages.some(({ told }) => told.figures.some(({ text }) => text.length <= streetCharactersMax && isStreet(text)))

/** Software for hairdressers, training by video, and whoever comes to the customer has no door. */
const noDoor =
  /(?<!\p{L})(?:online|on-line|app|software|web-?app|zoom|skype|video ?calls?|mobile|at your home|come to you|онлайн)(?!\p{L})|オンライン|訪問|うかがう|出張|アプリ|线上|온라인|zu Ihnen|bei Ihnen zu ?hause|vor Ort bei|à domicile|a domicilio|ao domicílio|em sua casa|aan huis|bij u thuis|hjemme hos/iu
const isWithoutDoor = ({ lines, names }: Pick<DiagnosisFacts, 'lines' | 'names'>) =>
  lines.some(
    ({ page, at, text, place }) => page === names.home && (at < doorLines || place === 'heading') && noDoor.test(text),
  )
const doorLines = 25

/** “7 pm”, “18:00”, “19h”, “10 Uhr”. */
const timeOfDay = /\b\d{1,2}(?:[:.]\d{2}|\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr)\b)/i
const saysWhen = (pages: readonly PageSummary[]) =>
  pages.some(({ told }) => told.figures.some(({ text }) => timeOfDay.test(text)))

export const whereAndWhen: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'invited-without-street',
    group: 'offer',
    stakes: 1,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['kind', 'contacts', 'pages', 'path', 'names', 'lines', 'socials', 'technology'],
    missingFrom: ['contact', 'about'],
    denies: ['hours'],
    find(facts) {
      const { kind, contacts, pages, path, names, lines } = facts
      if (kind === null || !isVisitedKind(kind.value.id) || showsPlace(facts)) return null
      if (tellsStreet(pages) || isWithoutDoor(facts)) return null
      const invitation = lines.find(
        ({ page, place, at, text }) =>
          page === names.home && place !== 'action' && at < openingLines && wordCount(text) >= invitationWordsMin,
      )
      if (invitation === undefined) return null
      const words = inQuotes(invitation.text, 90)
      const phone = contacts.find(({ value }) => value.kind === 'phone')?.value.value
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const lacks = saysWhen(pages) ? 'no street' : 'neither street nor hours'
      const category = kind.value.label
      return {
        title: `The ${category} says ${words}, and ${lacks}`,
        text: frame(
          [
            phone !== undefined && call !== null,
            `Whoever reads ${words} and wants to come finds ${call} and ${phone}, but on ${names.pagesRead} there is ${lacks} and no map.`,
          ],
          [
            phone !== undefined,
            `${words} invites, but the way to the ${category} has to be asked for at ${phone}: on ${names.pagesRead} there is ${lacks} and no map.`,
          ],
          [
            call !== null,
            `People who follow ${call} know ${words} and not where to go; on ${names.pagesRead} there is ${lacks} and no map.`,
          ],
          `${words}, says the home page of a ${category} that one has to go to; on ${names.pagesRead} there is ${lacks} and no map.`,
        ),
        pole: 'but no page read gives a street',
        against: null,
        move: {
          title: 'Put street, map and hours in every footer',
          page: names.home,
          text: `Under ${words} write the street, the times and a link to the map, and repeat them in the footer.`,
        },
        contrast: 'one missing',
        subject: 'place',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [quoteOfLine(invitation)],
      }
    },
  }),
]
