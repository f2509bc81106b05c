import type { Fact } from '../../evidence.ts'
import { toolWords } from '../../lexicon/pages/tool-words.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import type { SectionFacts } from '../section-facts.ts'

type Inputs = Pick<
  SectionFacts,
  'posts' | 'pages' | 'blocks' | 'structuredData' | 'technology' | 'ctas' | 'navigation' | 'questions' | 'forms'
>

export type Format = Fact<string>

/** Formats that structured data declares, by type. */
const declared: [format: string, types: readonly string[]][] = [
  ['video', ['VideoObject', 'Movie', 'Clip']],
  ['podcast', ['PodcastSeries', 'PodcastEpisode', 'AudioObject', 'RadioEpisode']],
  ['events', ['Event', 'BusinessEvent', 'EducationEvent', 'MusicEvent', 'SocialEvent', 'SportsEvent', 'TheaterEvent']],
  ['recipes', ['Recipe']],
  ['courses', ['Course', 'CourseInstance']],
  ['how-to guides', ['HowTo']],
  ['reviews', ['Review', 'CriticReview']],
]

const questionsMin = 2

/** In what shapes it tells what it has to say: only those that were seen. */
export function formats(facts: Inputs): Format[] {
  const { posts, pages, blocks, structuredData, technology, ctas, navigation, questions, forms } = facts
  const found = new Map<string, Format>()
  const add = (format: string, basis: Fact<unknown>['basis'], quotes: Fact<unknown>['quotes']) => {
    if (!found.has(format)) found.set(format, { value: format, basis, confidence: 0.8, quotes: quotes.slice(0, 3) })
  }
  const titled = (type: (typeof pages)[number]['type']) =>
    pages.filter((page) => page.type === type).flatMap(({ title }) => (title === null ? [] : [title]))
  const hasBlock = (role: BlockRole) => blocks.some(({ blocks }) => blocks.some((block) => block.role === role))

  if (posts.length > 0)
    add(
      'articles',
      'computed',
      posts.slice(0, 2).flatMap(({ quotes }) => quotes),
    )
  if (titled('customers').length > 0) add('case studies', 'inferred', titled('customers'))
  if (questions.length >= questionsMin)
    add(
      'questions and answers',
      'computed',
      questions.flatMap(({ quotes }) => quotes.slice(0, 1)),
    )
  else if (titled('faq').length > 0) add('questions and answers', 'computed', titled('faq'))
  for (const [format, types] of declared) {
    if (structuredData.some((node) => node.types.some((type) => types.includes(type)))) add(format, 'stated', [])
  }
  const [player] = technology.filter(({ value }) => value.category === 'video')
  if (player !== undefined) add('video', 'computed', player.quotes)
  const papers = ctas.filter(
    ({ value: { url } }) => url !== null && /\.(?:pdf|epub|pptx?|docx?|xlsx?)(?:$|[?#])/i.test(url),
  )
  if (papers.length > 0)
    add(
      'downloads',
      'computed',
      papers.flatMap(({ quotes }) => quotes.slice(0, 1)),
    )
  const tools = [
    ...ctas.filter(({ value }) => toolWords.has(value.text.slice(0, 100))),
    ...navigation.filter(({ value }) => toolWords.has(value.label.slice(0, 100))),
  ]
  if (tools.length > 0)
    add(
      'tools',
      'inferred',
      tools.flatMap(({ quotes }) => quotes.slice(0, 1)),
    )
  if (hasBlock('gallery')) add('picture gallery', 'computed', [])
  if (forms.some(({ value }) => value.purpose === 'newsletter')) add('newsletter', 'computed', [])
  if (titled('press').length > 0) add('news for the press', 'inferred', titled('press'))
  return [...found.values()]
}
