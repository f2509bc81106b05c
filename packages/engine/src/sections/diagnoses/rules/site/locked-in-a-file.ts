/** What decides, and stands in a picture or a paper alone. */
import { foldText } from '../../../../lexicon/fold.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

const wordLettersMin = 5
/** A page that tells it in text as well has lines with figures. */
const figuresMax = 12

/** A page whose name the link to a file repeats: “Timetable”, and on it “See the timetable”. */
function fileOfPage(page: PageSummary, label: string | null) {
  if (label === null || page.told.figures.filter(({ textClass }) => textClass === 'message').length > figuresMax)
    return null
  const words = foldText(label)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= wordLettersMin)
  return (
    page.told.files.find((file) =>
      words.some((word) =>
        foldText(file.label)
          .split(/[^\p{L}]+/u)
          .includes(word),
      ),
    ) ?? null
  )
}

const labelOf = (page: PageSummary, { navigation }: Pick<DiagnosisFacts, 'navigation'>) =>
  navigation.find(({ value }) => value.url !== null && value.url.split('#')[0] === page.url)?.value.label ?? null

export const lockedInAFile: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'locked-in-a-file',
    group: 'site',
    stakes: 0.8,
    share: 0.03,
    effort: 'M',
    leads: true,
    needs: ['pages', 'navigation', 'path', 'kind'],
    find(facts) {
      const { pages, path, kind } = facts
      for (const page of pages) {
        const label = labelOf(page, facts)
        const file = fileOfPage(page, label)
        if (file === null || label === null) continue
        const isPicture = !/\.(?:pdf|docx?|xlsx?|odt)$/i.test(file.url)
        const [thing, link] = [inQuotes(label, 40), inQuotes(file.label, 50)]
        const form = isPicture ? 'a picture' : 'a paper to download'
        return {
          title: `${thing} is ${form}`,
          text: frame(
            [
              isPicture && path.isNear(page.url),
              `${thing} opens with ${link}: a picture, which no search engine reads, no screen reader speaks and no phone fits.`,
            ],
            [
              isPicture,
              `Behind ${thing} stands ${link}, and behind that a picture; nobody finds its contents by searching, and blind visitors get nothing.`,
            ],
            [
              kind !== null,
              `The ${kind?.value.label} tells what ${thing} promises only in a paper, ${link}; the page itself holds next to none of it.`,
            ],
            `${thing} leads to ${link}, a paper to load first; search engines show the page without what it is about.`,
          ),
          pole: `but ${thing} is only ${form}`,
          against: null,
          move: {
            title: `Write ${inQuotes(label, 30)} as text`,
            page: page.url,
            text: `Put what ${link} holds on the page as lines or a table, and keep the file for printing.`,
          },
          contrast: 'computed',
          subject: 'terms',
          isNear: path.isNear(page.url),
          isSensitive: false,
          confidence: 0.7,
          quotes: [{ page: page.url, text: file.label, locator: file.locator }],
        }
      }
      return null
    },
  }),
]
