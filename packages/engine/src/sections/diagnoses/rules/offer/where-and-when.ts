/** Places that invite people, and do not say where and when. */
import { isVisitedKind } from '../../../../lexicon/kinds/kind-table.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { hoursTold } from './hours-told.ts'

export const whereAndWhen: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'invited-nowhere',
    group: 'offer',
    stakes: 1,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['kind', 'contacts', 'pages', 'language', 'path', 'names', 'lines', 'socials', 'technology'],
    missingFrom: ['contact', 'about'],
    denies: ['hours'],
    find({ kind, contacts, pages, language, path, names, lines, socials, technology }) {
      if (kind === null || language === null || !isVisitedKind(kind.value.id)) return null
      if (contacts.some(({ value }) => value.kind === 'address')) return null
      if (
        socials.some(({ value }) => value.kind === 'map') ||
        technology.some(({ value }) => value.category === 'maps')
      )
        return null
      if (
        pages.some(
          ({ structure, told }) =>
            structure.frames > 0 || told.figures.some(({ text }) => hoursTold(text, language.value) !== null),
        )
      )
        return null
      const invitation = lines.find(
        ({ page, place }) => page === names.home && (place === 'headline' || place === 'subhead'),
      )
      if (invitation === undefined) return null
      const words = inQuotes(invitation.text, 90)
      const phone = contacts.find(({ value }) => value.kind === 'phone')?.value.value
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: `A ${kind.value.label}, and no street and no hours`,
        text: frame(
          [
            phone !== undefined && call !== null,
            `${words}: to learn where and when, one has to call ${phone}. No street, map or opening time stands on ${names.pagesRead}, beside ${call} least of all.`,
          ],
          [phone !== undefined, `${words} invites; the street and the hours only a call to ${phone} brings to light.`],
          [
            call !== null,
            `${call} is asked of people who, on ${names.pagesRead}, find neither a street nor an hour for ${words}`,
          ],
          `${words}, but where and when, ${names.pagesRead} do not say.`,
        ),
        pole: 'but where and when, no page read says',
        against: null,
        move: {
          title: 'Put street, map and hours in every footer',
          page: names.home,
          text: `Under ${words} write the street, the opening times and a link to the map, and repeat them in the footer.`,
        },
        contrast: 'one missing',
        subject: 'place',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [{ page: invitation.page, text: invitation.text, locator: invitation.locator }],
      }
    },
  }),
]
