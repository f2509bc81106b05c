import { Type } from 'typebox'
import { closed, Nullable, Strings } from '../report/shapes.ts'
import { defineSection, unread } from './section.ts'

const Demographic = Nullable(Type.String())

/** An array in the report; how far it can be relied on stands in `coverage.sections.personas`. */
export const personas = defineSection({
  id: 'personas',
  title: 'Personas',
  needs: [],
  result: Type.Array(
    Type.Object(
      {
        name: Type.String({ description: 'Role and segment, never an invented human.' }),
        demographics: Type.Object(
          {
            ageRange: Demographic,
            location: Demographic,
            occupation: Demographic,
            income: Demographic,
            companySize: Demographic,
          },
          closed,
        ),
        painPoints: Strings,
        motivations: Strings,
        goals: Strings,
        triggers: Strings,
        objections: Strings,
        channels: Strings,
        quote: Nullable(Type.String({ description: 'Verbatim.' })),
        support: Type.Array(Type.String({ description: 'Pages that speak to this audience.' })),
      },
      closed,
    ),
  ),
  empty: [],
  looksFor: ['No audience was identified: whom the site speaks to is not read.'],
  write: unread,
})
