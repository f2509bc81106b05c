/** Promises of a person, and whether one is named. */
import { cueWords, readsCues } from '../../../lexicon/diagnoses/diagnosis-words.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../diagnosis.ts'
import { quoteOfLine } from '../own-lines.ts'

export const proofOfPeople: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'personal-promise-no-person',
    group: 'proof',
    stakes: 1,
    share: 0.33,
    effort: 'S',
    leads: true,
    needs: ['lines', 'people', 'path', 'names', 'language', 'testimonials'],
    missingFrom: ['about', 'team'],
    denies: ['people'],
    find({ lines, people, path, names, language, testimonials }) {
      if (language === null || !readsCues(language.value)) return null
      const personal = cueWords(language.value, 'personal')
      const promise = lines.find(
        ({ page, text, place }) => path.isNear(page) && place !== 'action' && personal.has(text),
      )
      if (promise === undefined || people.some(({ page }) => path.isNear(page))) return null
      const words = inQuotes(promise.text, 100)
      const far = people.find(({ quote }) => quote !== null)
      const farPage = far === undefined ? null : names.page(far.page)
      const told = testimonials.find(({ value }) => value.author !== null)
      return {
        title:
          farPage === null
            ? 'A personal promise, and nobody named'
            : `A personal promise, and a name only on ${farPage}`,
        text: frame(
          [far !== undefined, `${words}, yet the first name comes on ${farPage}: ${inQuotes(far?.name ?? '', 60)}.`],
          [
            told !== undefined,
            `${words}, says ${names.page(promise.page)}; customers sign their words there, and nobody of ${names.brand} does.`,
          ],
          [
            promise.place === 'headline' || promise.place === 'subhead',
            `The opening promises ${words}; no one who keeps it is named on ${names.pagesRead}.`,
          ],
          `${words}: who that is, no one on ${names.pagesRead} says.`,
        ),
        pole: farPage === null ? 'and no page read says who that is' : `and the name comes only on ${farPage}`,
        against: null,
        move: {
          title: far === undefined ? 'Name the person beside the promise' : `Name ${far.name} beside the promise`,
          page: promise.page,
          text:
            far === undefined
              ? `Put the name, a portrait and one sentence of whoever answers under ${words}.`
              : `Put ${far.name}${far.role === null ? '' : `, ${far.role},`} with a portrait and one sentence under ${words}.`,
        },
        contrast: far === undefined ? 'one missing' : 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: false,
        confidence: far === undefined ? 0.65 : 0.8,
        quotes: [quoteOfLine(promise), ...(far?.quote === null || far === undefined ? [] : [far.quote])],
      }
    },
  }),
]
