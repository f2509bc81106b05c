/** What forms ask for, and who keeps it. */
import { cueWords, stakeWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { capitalised, listed } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'

const asking = new Set(['contact', 'booking', 'order', 'sign-up', 'other'])
const ownStakes = new Set(['health', 'children', 'money', 'data'])
const labelCharactersMax = 60

export const dataTaken: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'data-taken-nobody-named',
    group: 'site',
    stakes: 0.5,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['forms', 'language', 'names', 'path', 'policies'],
    missingFrom: ['legal'],
    denies: ['privacy'],
    find({ forms, language, names, path }) {
      if (language === null) return null
      const stakes = stakeWords(language.value)
      const consent = cueWords(language.value, 'consent')
      const askingForms = forms.filter(({ value }) => asking.has(value.purpose))
      const sensitive = askingForms
        .map((form) => ({
          form,
          labels: form.value.fields.flatMap(({ label, type }) =>
            label !== null &&
            label.length <= labelCharactersMax &&
            type !== 'checkbox' &&
            (consent.has(label) || stakes.match(label).some(({ tag }) => ownStakes.has(tag)))
              ? [label]
              : [],
          ),
        }))
        .find(({ labels }) => labels.length > 0)
      if (sensitive === undefined) return null
      const { form, labels } = sensitive
      const where = names.page(form.value.page)
      const field = inQuotes(labels[0] ?? '', 50)
      const submit = form.value.submit === null ? null : inQuotes(form.value.submit, 30)
      return {
        title: `The form asks for ${field}, with no page on privacy`,
        text: frame(
          [
            labels.length > 1,
            `The form on ${where} asks for ${listed(labels.slice(0, 3).map((label) => inQuotes(label, 40)))}; no page on privacy stands beside it.`,
          ],
          [submit !== null, `Before ${submit} comes ${field}. No page on privacy goes with it.`],
          [
            form.value.fields.length > 5,
            `${form.value.fields.length} fields, ${field} among them, lead away from ${where}; no page on privacy among what was read or linked.`,
          ],
          `${capitalised(where)} wants ${field} from strangers, and no page on privacy stands beside it.`,
        ),
        pole: `and no privacy page stands beside ${inQuotes(labels[0] ?? '', 25)}`,
        against: null,
        move: {
          title: 'Say at the form who keeps the answers',
          page: form.value.page,
          text: `Beside ${field} write in two lines who reads the form, why it is asked, and when it is deleted.`,
        },
        contrast: 'one missing',
        subject: 'data',
        isNear: path.isNear(form.value.page),
        isSensitive: true,
        confidence: 0.65,
        quotes: form.quotes.slice(0, 1),
      }
    },
  }),
]
