import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { Cadence } from '../facts/publishing/shapes.ts'
import { daysBetween, monthName } from '../writing/dates.ts'
import { counted } from '../writing/prose.ts'
import { missingOr } from '../writing/reach.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, Share, strings } from '../writing/shapes.ts'
import { contentGaps } from './content-themes/content-gaps.ts'
import { contentSummary } from './content-themes/content-summary.ts'
import { formats } from './content-themes/formats.ts'
import { themeStage } from './content-themes/theme-stage.ts'
import { assess, confidenceIn, defineSection } from './section.ts'

export const contentThemes = defineSection({
  id: 'contentThemes',
  title: sectionTitles.contentThemes,
  needs: [
    'themes',
    'posts',
    'cadence',
    'sourcesCited',
    'pages',
    'blocks',
    'structuredData',
    'technology',
    'ctas',
    'navigation',
    'questions',
    'forms',
    'testimonials',
    'plans',
    'claims',
    'readOn',
    'reach',
  ],
  result: Type.Object(
    {
      themes: Type.Array(
        Type.Object(
          {
            label: Type.String({ description: 'The subject.' }),
            share: Share('How much of the main content is about it, from 0 to 1.'),
            pages: strings('Addresses of the pages that it stands on.'),
            freshness: Nullable(Type.String({ description: 'How old its newest post was when the site was read.' })),
            stage: Nullable(
              Type.String({
                description:
                  'Where on the way of a customer it is met: `awareness`, `consideration`, `decision` or `loyalty`.',
              }),
            ),
          },
          closed,
        ),
        { description: 'The subjects that recur, largest first; their shares may overlap.' },
      ),
      posts: Type.Array(
        Type.Object(
          {
            title: Type.String({ description: 'Its title.' }),
            url: Type.String({ description: 'Its address.' }),
            date: Nullable(
              Type.String({
                pattern: '^\\d{4}-\\d{2}-\\d{2}$',
                description: 'Its day, `YYYY-MM-DD`; null where none is named.',
              }),
            ),
          },
          closed,
        ),
        { description: 'Posts, newest first; those without a date last.' },
      ),
      cadence: Nullable(Type.String({ description: 'How often it publishes, for people.' })),
      formats: strings('In what forms it publishes: articles, video, case studies, …'),
      sourcesCited: strings('Publications, studies and bodies that the text names as a source.'),
    },
    { ...closed, description: 'What the site writes about, how often, and in what forms.' },
  ),
  empty: { themes: [], posts: [], cadence: null, formats: [], sourcesCited: [] },
  looksFor: ['No subject recurs on the pages read.', 'No posts were found, in a feed or on a page.'],
  write(facts, { claim, wording }) {
    const { themes, posts, cadence, sourcesCited, pages, readOn } = facts
    const shapes = formats(facts)
    for (const [index, theme] of themes.entries()) claim(`/themes/${index}`, theme)
    for (const [index, post] of posts.entries()) claim(`/posts/${index}`, post)
    for (const [index, format] of shapes.entries()) claim(`/formats/${index}`, format)
    for (const [index, source] of sourcesCited.entries()) claim(`/sourcesCited/${index}`, source)
    if (cadence !== null) claim('/cadence', cadence)
    const assessment = assess(contentSummary(facts, shapes, wording), [
      { found: confidenceIn(themes), gap: 'No subject recurs on the pages read.' },
      {
        found: confidenceIn(posts),
        gap: missingOr(facts.reach, 'posts', {
          missing: 'No posts were found on the pages read.',
          unsure: 'There seem to be posts that could not be told apart.',
        }),
      },
      ...(posts.length === 0
        ? []
        : [{ found: confidenceIn(cadence), gap: 'Too few posts name a date to tell how often it publishes.' }]),
      { found: confidenceIn(shapes), gap: 'No format besides plain pages was seen.' },
    ])
    return {
      assessment: { ...assessment, gaps: [...assessment.gaps, ...contentGaps(facts, shapes)] },
      content: {
        themes: themes.map(({ value: { label, share, pages: addresses, newest } }) => ({
          label,
          share,
          pages: addresses,
          freshness: newest === null ? null : freshness(newest, readOn),
          stage: themeStage(addresses, pages),
        })),
        posts: posts.map(({ value: { title, url, date } }) => ({ title, url, date })),
        cadence: cadence === null ? null : cadenceText(cadence, readOn),
        formats: shapes.map(({ value }) => value),
        sourcesCited: sourcesCited.map(({ value }) => value),
      },
    }
  },
})

/** “Newest post of May 2026, 3 weeks before the site was read.” */
function freshness(newest: string, readOn: string): string {
  const days = daysBetween(newest, readOn)
  const age =
    days < 14
      ? counted(Math.max(0, days), 'day')
      : days < 60
        ? counted(Math.round(days / 7), 'week')
        : days < 730
          ? counted(Math.round(days / 30.4), 'month')
          : counted(Math.floor(days / 365.25), 'year')
  return `Newest post of ${monthName(newest)}, ${age} before the site was read`
}

/** After so long a rhythm is a thing of the past. */
const pastDays = 365

function cadenceText({ value: { postsPerMonth, posts, newest, oldest } }: Fact<Cadence>, readOn: string): string {
  const rate =
    postsPerMonth >= 1
      ? `about ${counted(Math.round(postsPerMonth), 'post')} a month`
      : `about one post in ${counted(Math.round(1 / postsPerMonth), 'month')}`
  const dated = `${posts} dated posts from ${oldest} to ${newest}`
  return daysBetween(newest, readOn) > pastDays
    ? `It published ${rate} while it did (${dated}).`
    : `It publishes ${rate} (${dated}).`
}
