/** What decides, and stands in a picture or a paper alone. */
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'

const wordLettersMin = 5
/** A page that tells it in text as well has lines with figures. */
const figuresMax = 12

/** A link to a file that repeats the name of its page: “Timetable”, and on it “See the timetable”. */
function fileOfPage(page: PageSummary, brand: string) {
  if (page.type === 'home' || page.type === 'post' || page.type === 'legal') return null
  if (page.told.figures.filter(({ textClass }) => textClass === 'message').length > figuresMax) return null
  const title = page.topHeadings[0]?.text ?? ''
  const name = URL.canParse(page.url)
    ? decodeURIComponent(new URL(page.url).pathname.replace(/%(?![0-9a-f]{2})/gi, ''))
    : ''
  const words = wordsIn(`${title} ${name}`).filter((word) => !wordsIn(brand).includes(word))
  for (const file of page.told.files) {
    const word = words.find((one) => wordsIn(file.label).includes(one))
    if (word !== undefined) return file
  }
  return null
}

const wordsIn = (text: string) =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= wordLettersMin && !/^html?$/.test(word))

export const lockedInAFile: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'locked-in-a-file',
    group: 'site',
    stakes: 0.8,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['pages', 'names', 'path', 'kind'],
    find({ pages, names, path, kind }) {
      for (const page of pages) {
        const file = fileOfPage(page, names.brand)
        if (file === null) continue
        const isPicture = !/\.(?:pdf|docx?|xlsx?|odt)$/i.test(file.url)
        const where = names.page(page.url)
        const link = inQuotes(file.label, 50)
        const form = isPicture ? 'a picture' : 'a paper to download'
        return {
          title: `What ${where} is about is ${form}`,
          text: frame(
            [
              isPicture && path.isNear(page.url),
              `${capitalised(where)} offers ${link}: a picture, which no search engine reads, no screen reader speaks and no phone fits.`,
            ],
            [
              isPicture,
              `${link}, says ${where}, and what opens is a picture: nobody finds its contents by searching, and blind visitors get nothing.`,
            ],
            [
              kind !== null,
              `The ${kind?.value.label} puts what ${where} is about into a paper, ${link}; the page itself holds next to none of it.`,
            ],
            `${capitalised(where)} leads to ${link}, a paper to load first; search engines list the page without what it is about.`,
          ),
          pole: `but ${link} opens ${form}`,
          against: null,
          move: {
            title: `Write ${inQuotes(file.label, 30)} as text`,
            page: page.url,
            text: `Put what ${link} holds on the page as lines or a table, and keep the file for printing.`,
          },
          contrast: 'computed',
          chore: 'small',
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
