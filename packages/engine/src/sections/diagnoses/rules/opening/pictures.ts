/** What the pictures of the opening show, by their addresses: never by what can be seen in them. */
import type { KindId } from '../../../../lexicon/kinds/kind-table.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { libraryOf } from '../../../structure/library-pictures.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'

export const openingPictures: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'picture-of-anywhere',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.7,
    share: 0.05,
    effort: 'M',
    leads: true,
    needs: ['imagery', 'hero', 'pages', 'services', 'names', 'opening', 'language', 'kind'],
    find({ imagery, hero: { headline }, pages, services, names, opening, language, kind }) {
      const [home] = pages
      if (home === undefined || headline === null) return null
      const url = imagery?.value.hero?.url ?? null
      const library = url === null ? null : libraryOf(url)
      const found = home.structure.libraryPictures
      const isMostly = found.length >= 2 && found.length >= home.images / 2
      const named = library ?? (isMostly ? libraryOf(found[0]?.text ?? '') : null)
      if (named === null) return null
      const said = inQuotes(headline.value, 70)
      const all = pages.reduce((sum, { structure }) => sum + structure.libraryPictures.length, 0)
      const thing = services[0]?.value.name
      return {
        title: `The picture over ${inQuotes(headline.value, 50)} is anybody’s`,
        text: frame(
          [
            library !== null && all >= 4,
            `${said} stands over a picture from ${named}, and ${all > 12 ? all : inWords(all)} pictures on ${names.pagesRead} come from such a library: anybody may show the same faces.`,
          ],
          [
            library !== null,
            `Over ${said} lies a picture from ${named}, by the name of its file; any other site may open with the same one.`,
          ],
          `${capitalised(inWords(found.length))} of the ${home.images} pictures around ${said} come from ${named}: what ${names.brand} itself looks like, they cannot show.`,
        ),
        pole: `but its picture comes from ${named}`,
        against: null,
        move: {
          title: 'Take one picture of your own',
          page: names.home,
          text: `Put one own photograph${thing === undefined ? '' : ` of ${inQuotes(thing, 50)}`} over ${said}, with place and names in the caption.`,
        },
        contrast: 'both quoted',
        subject: 'place',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: library === null ? 0.75 : 0.85,
        quotes: [...headline.quotes.slice(0, 1), ...found.slice(0, 1)],
      }
    },
  }),
  diagnosis({
    id: 'product-never-seen',
    group: 'opening',
    stakes: 0.8,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['kind', 'imagery', 'pages', 'hero', 'features', 'names', 'opening', 'language', 'sentences'],
    missingFrom: 'home',
    find({ kind, imagery, pages, hero: { headline }, features, names, opening, language, sentences }) {
      if (kind === null || headline === null || !showsOnScreens.has(kind.value.id)) return null
      if (showsSomething({ imagery, pages, sentences })) return null
      const said = inQuotes(headline.value, 80)
      const job = features[0]?.value.name
      const drawn = imagery?.value.illustrations ?? 0
      return {
        title: `Nobody sees the ${kind.value.label} before getting it`,
        text: frame(
          [
            drawn > 0,
            `${said} is illustrated by ${drawn === 1 ? 'a drawing' : 'drawings'} alone: no photo, film or screen on ${names.pagesRead} shows the ${kind.value.label} at work.`,
          ],
          [
            job !== undefined,
            `${names.brandFirst} promises ${said} and describes ${inQuotes(job ?? '', 60)} in words; no picture on ${names.pagesRead} shows what that looks like.`,
          ],
          `${said}: no picture on ${names.pagesRead} shows the ${kind.value.label} that is meant.`,
        ),
        pole: `but no page read shows the ${kind.value.label} itself`,
        against: null,
        move: {
          title: `Show the ${kind.value.label} doing one job`,
          page: names.home,
          text: `Put one screen under ${said}${job === undefined ? '' : ` that shows ${inQuotes(job, 60)}`}, with a line on what is seen.`,
        },
        contrast: 'one missing',
        subject: 'product',
        isNear: true,
        isSensitive: isSensitive({ opening, language, kind }),
        confidence: 0.65,
        quotes: headline.quotes.slice(0, 1),
      }
    },
  }),
]

/** Kinds of software that people look at while they use it. */
const showsOnScreens: ReadonlySet<KindId> = new Set<KindId>([
  'software',
  'mobile-app',
  'web-app',
  'desktop-app',
  'suite',
  'browser-extension',
  'file-sharing-client',
  'password-manager',
  'crypto-wallet',
  'dapp',
  'messaging-app',
  'text-editor',
  'note-app',
  'weather-app',
  'music-app',
  'photo-app',
  'fitness-app',
  'language-app',
  'finance-app',
  'accounting-software',
  'erp',
  'crm',
  'project-management',
  'email-tool',
  'marketing-software',
  'analytics-software',
  'booking-software',
  'restaurant-software',
  'practice-software',
  'disk-tool',
  'design-tool',
  'learning-platform',
  'saas',
])

/** “Hi, Anna!”: a screen that is drawn in the page greets who uses it. */
const greetsUser = /^\p{L}{2,14},?\s\p{Lu}\p{Ll}{1,14}\s?[!👋]+$/u

/** A photo, a film, a frame, a drawn screen, or a picture of unknown kind, which may be a screen. */
function showsSomething({
  imagery,
  pages,
  sentences,
}: Pick<DiagnosisFacts, 'imagery' | 'pages' | 'sentences'>): boolean {
  const { pictures = 0, illustrations = 0, videos = 0 } = imagery?.value ?? {}
  if (pictures > illustrations || videos > 0 || sentences.some(({ text }) => greetsUser.test(text))) return true
  return (
    pages.some(({ structure }) => structure.frames > 0) || sentences.some(({ textClass }) => textClass === 'sample')
  )
}
