/** How the brand looks. */
import { defineFact } from '../define-fact.ts'
import { imagery } from './imagery.ts'
import { logo } from './logo.ts'
import { palette } from './palette.ts'
import { typeScale, typography } from './typography.ts'

export const lookFacts = [
  defineFact({
    name: 'logo',
    needs: ['structuredData', 'names'],
    empty: { primary: null, icon: null, alternates: [] },
    derive: logo,
  }),
  defineFact({
    name: 'palette',
    needs: ['blocks', 'ctas', 'logo'],
    empty: { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null },
    derive: palette,
  }),
  defineFact({ name: 'typography', empty: [], derive: typography }),
  defineFact({ name: 'typeScale', empty: [], derive: typeScale }),
  defineFact({ name: 'imagery', needs: ['blocks', 'logo'], empty: null, derive: imagery }),
]
