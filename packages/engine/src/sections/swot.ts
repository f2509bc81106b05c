import { Type } from 'typebox'
import { closed, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

export const swot = defineSection({
  id: 'swot',
  title: 'SWOT',
  needs: [],
  result: Type.Object({ strengths: Strings, weaknesses: Strings, opportunities: Strings, threats: Strings }, closed),
  empty: { strengths: [], weaknesses: [], opportunities: [], threats: [] },
  looksFor: [
    'Strengths and weaknesses are not weighed.',
    'Opportunities and threats are not weighed: a site alone seldom shows them.',
  ],
  write: unread,
})
