import { Type } from 'typebox'
import { Confidence, closed, Nullable, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

export const contentThemes = defineSection({
  id: 'contentThemes',
  title: 'Content themes',
  needs: [],
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
        Type.Object({ title: Type.String(), url: Type.String(), date: Nullable(Type.String()) }, closed),
        {
          description: 'Newest first.',
        },
      ),
      cadence: Nullable(Type.String()),
      formats: Strings,
      sourcesCited: Strings,
    },
    closed,
  ),
  empty: { themes: [], posts: [], cadence: null, formats: [], sourcesCited: [] },
  looksFor: ['Posts and their dates are not read.', 'Themes are not clustered.'],
  write: unread,
})
