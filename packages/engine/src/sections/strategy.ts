import { Type } from 'typebox'
import { closed, Effort, Impact, Nullable, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

export const strategy = defineSection({
  id: 'strategy',
  title: 'Strategy',
  needs: [],
  result: Type.Object(
    {
      initiatives: Type.Array(
        Type.Object(
          {
            title: Type.String(),
            rationale: Type.String(),
            steps: Strings,
            effort: Effort,
            impact: Impact,
            metric: Type.String(),
            horizon: Type.String(),
            addresses: Type.Array(Type.String({ description: 'JSON Pointers of the swot entries that it answers.' })),
          },
          closed,
        ),
      ),
      quickWins: Strings,
      northStar: Nullable(Type.String()),
    },
    closed,
  ),
  empty: { initiatives: [], quickWins: [], northStar: null },
  looksFor: ['No initiatives are proposed: they answer SWOT entries, and there are none.'],
  write: unread,
})
