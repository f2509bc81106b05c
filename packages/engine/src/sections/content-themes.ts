import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import type { Cadence } from '../facts/publishing.ts'
import { counted, quoted } from '../report/prose.ts'
import { Confidence, closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, confidenceIn, defineSection } from './section.ts'

export const contentThemes = defineSection({
  id: 'contentThemes',
  title: 'Content themes',
  needs: ['posts', 'cadence'],
  result: Type.Object(
    {
      themes: Type.Array(
        Type.Object(
          {
            label: Type.String(),
            share: Confidence,
            pages: Strings,
            freshness: Nullable(Type.String()),
            stage: Nullable(Type.String()),
          },
          closed,
        ),
      ),
      posts: Type.Array(
        Type.Object(
          {
            title: Type.String(),
            url: Type.String(),
            date: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
          },
          closed,
        ),
        { description: 'Newest first; those without a date last.' },
      ),
      cadence: Nullable(Type.String()),
      formats: Strings,
      sourcesCited: Strings,
    },
    closed,
  ),
  empty: { themes: [], posts: [], cadence: null, formats: [], sourcesCited: [] },
  looksFor: ['No posts were found, in a feed or on a page.', 'Themes are not clustered.'],
  write({ posts, cadence }, claim) {
    for (const [index, post] of posts.entries()) claim(`/posts/${index}`, post)
    if (cadence !== null) claim('/cadence', cadence)
    const [newest] = posts
    const rhythm = cadence === null ? null : cadenceText(cadence)
    const sentences = [
      newest === undefined
        ? 'No post was found.'
        : `${counted(posts.length, 'post')} ${posts.length === 1 ? 'was' : 'were'} found, the newest ${quoted(newest.value.title)}${newest.value.date === null ? '' : ` of ${newest.value.date}`}.`,
    ]
    if (rhythm !== null) sentences.push(rhythm)
    return {
      assessment: assess(sentences.join(' '), [
        { found: confidenceIn(posts), gap: 'No posts were found.' },
        { found: confidenceIn(cadence), gap: 'Too few posts name a date to tell how often it publishes.' },
        { found: null, gap: 'Themes, formats and cited sources are not read.' },
      ]),
      content: {
        ...this.empty,
        posts: posts.map(({ value: { title, url, date } }) => ({ title, url, date })),
        cadence: rhythm,
      },
    }
  },
})

function cadenceText({ value: { postsPerMonth, posts, newest, oldest } }: Fact<Cadence>): string {
  const rate =
    postsPerMonth >= 1
      ? `about ${counted(Math.round(postsPerMonth), 'post')} a month`
      : `about one post in ${counted(Math.round(1 / postsPerMonth), 'month')}`
  return `It publishes ${rate} (${posts} dated posts from ${oldest} to ${newest}).`
}
