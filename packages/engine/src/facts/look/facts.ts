/** How the brand looks. */
import { allText } from '../accepted-text.ts'
import { defineFact } from '../define-fact.ts'
import { imagery } from './imagery.ts'
import { logo } from './logo.ts'
import { palette } from './palette.ts'
import { typeScale, typography } from './typography.ts'

export const lookFacts = [
  defineFact({
    name: 'logo',
    accepts: allText,
    needs: ['structuredData', 'names'],
    empty: { primary: null, icon: null, alternates: [] },
    derive: logo,
  }),
  defineFact({
    name: 'palette',
    accepts: allText,
    needs: ['blocks', 'ctas', 'logo'],
    empty: { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null },
    derive: palette,
  }),
  defineFact({ name: 'typography', accepts: allText, empty: [], derive: typography }),
  defineFact({ name: 'typeScale', accepts: allText, empty: [], derive: typeScale }),
  defineFact({ name: 'imagery', accepts: allText, needs: ['blocks', 'logo'], empty: null, derive: imagery }),
]
