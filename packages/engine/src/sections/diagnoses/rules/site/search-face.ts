/** What search engines and previews are given to show. */
import type { Quote } from '../../../../evidence.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { homeWords } from '../../../../lexicon/page-state/home-words.ts'
import { fillerSign } from '../../../../page/provenance/filler.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

/** The best line of the site’s own to show in its place. */
function lineInstead({ phrases, hero, names }: Pick<DiagnosisFacts, 'phrases' | 'hero' | 'names'>): string | null {
  const headline = hero.headline?.value ?? null
  const isName = headline !== null && foldText(headline).includes(foldText(names.brand))
  if (headline !== null && !isName && wordCount(headline) >= lineWordsMin) return headline
  return (
    phrases.find(({ points, isNear, text }) => isNear && points >= linePointsMin && /^\p{L}/u.test(text))?.text ?? null
  )
}

const lineWordsMin = 3
const linePointsMin = 4
/** The title or description of the home page that a template came with. */
function templateFace([home]: DiagnosisFacts['pages']): { quote: Quote; part: 'title' | 'description' } | null {
  for (const part of ['title', 'description'] as const) {
    const quote = home?.[part] ?? null
    if (quote !== null && fillerSign(quote.text) !== null) return { quote, part }
  }
  return null
}

export const searchFace: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'search-shows-another',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['pages', 'names', 'hero', 'phrases', 'kind'],
    find(facts) {
      const face = templateFace(facts.pages)
      if (face === null) return null
      const { names, kind, pages } = facts
      const words = inQuotes(face.quote.text, 80)
      const instead = lineInstead(facts)
      const line = instead === null ? null : inQuotes(instead, 80)
      const isTitle = face.part === 'title'
      const same = pages.filter(
        ({ title }) => title !== null && isTitle && sharesName(title.text, face.quote.text),
      ).length
      return {
        title: `In search ${names.brand} ${isTitle ? 'is called' : 'says'} ${inQuotes(face.quote.text, 50)}`,
        text: frame(
          [
            isTitle && same > 1,
            `Tab, bookmark and search result call it ${words}, and ${same} pages carry the same words of a template; ${names.brand} stands in none of them.`,
          ],
          [isTitle, `${words} is what a search result prints as the name of ${names.brand}: the words of a template.`],
          [
            line !== null,
            `Search results describe ${names.brand} with ${words}; its own words, ${line}, only those read who came anyway.`,
          ],
          `Who looks ${names.brand} up reads ${words}, the sentence that the tool behind the site came with.`,
        ),
        pole: `but search results say ${inQuotes(face.quote.text, 45)}`,
        against: null,
        move: {
          title: `Write the ${face.part} of the home page`,
          page: names.home,
          text: `Replace ${words} by ${isTitle ? `the name and what it is: ${names.brand}${kind === null ? '' : `, ${kind.value.label}`}` : (line ?? 'one sentence on what visitors get')}.`,
        },
        contrast: 'both quoted',
        chore: 'small',
        subject: 'name',
        isNear: true,
        isSensitive: false,
        confidence: 0.85,
        quotes: [face.quote],
      }
    },
  }),
  diagnosis({
    id: 'search-shows-nothing',
    group: 'site',
    stakes: 0.4,
    share: 0.27,
    effort: 'S',
    leads: false,
    needs: ['pages', 'names', 'hero', 'phrases', 'name', 'reach'],
    find(facts) {
      const { pages, names, name, reach } = facts
      const [home] = pages
      if (home === undefined || home.description !== null || templateFace(pages) !== null || !reach.home) return null
      const title = home.title?.text ?? null
      const isHome = title !== null && homeWords.exact(title) !== null
      const isName = title !== null && name !== null && foldText(title) === foldText(name.value.name)
      if (title !== null && !isHome && !isName) return null
      const instead = lineInstead(facts)
      const line = instead === null ? null : inQuotes(instead, 80)
      const words = title === null ? null : inQuotes(title, 50)
      return {
        title:
          title === null
            ? `${names.brandFirst} has no title for search`
            : `Search results know ${names.brand} as ${words}`,
        text: frame(
          [
            title === null,
            `The home page has neither title nor description: a search result or a shared link shows its address, and not one word of ${names.brand}.`,
          ],
          [
            isHome && line !== null,
            `${words} is the whole title of the home page, and no description follows; ${line} would tell more.`,
          ],
          [
            isHome,
            `As its title the home page gives ${words}, which names neither brand nor trade, and no description.`,
          ],
          [
            line !== null,
            `The title is ${words} and there is no description, so that search engines pick words of their own where ${line} could stand.`,
          ],
          `${words}, and nothing else, is what a search result has to print: no trade, no place, no description.`,
        ),
        pole: title === null ? 'but search results show no title' : `but search results say only ${words}`,
        against: null,
        move: {
          title: frame(
            [title === null, 'Write title and description of the home page'],
            [line !== null, 'Describe the home page in its own words'],
            'Say in the title what it is and where',
          ),
          page: names.home,
          text:
            line === null
              ? `Title: ${names.brand}, what it is and where. Description: what visitors get.`
              : `Title: ${names.brand}, what it is and where. Description: ${line}, and the next step.`,
        },
        contrast: 'computed',
        chore: 'small',
        subject: 'name',
        isNear: true,
        isSensitive: false,
        confidence: 0.9,
        quotes: home.title === null ? [] : [home.title],
      }
    },
  }),
]

/** Two titles with the same last part: “… - Bistro 12”. */
const sharesName = (a: string, b: string) => lastPart(a) !== '' && lastPart(a) === lastPart(b)
const lastPart = (title: string) =>
  foldText(
    title
      .split(/\s[-–—|·]\s/)
      .slice(1)
      .at(-1) ?? '',
  )
