import { testSection } from './section-cases-fixtures.ts'
import { nothing } from './swot/swot-fixtures.ts'
import { visualIdentity } from './visual-identity.ts'

testSection(visualIdentity, {
  summaries: [
    'One colour does the work: red (#aa3300) on a light ground. Headings in Ladle Sans sit over text in Broth Serif. Its name, “Marrowell”, set in type is the logo. Photographs set the mood.',
    'A restrained palette, red (#aa3300) on a light ground and little else. For type it pairs Ladle Sans with Broth Serif, the first for headings. The logo is a wordmark set in type: “Marrowell”. Mostly it shows the real thing, in photographs.',
    'Red (#aa3300) stands alone against a light ground, which keeps the look strict. Ladle Sans speaks in the headings, Broth Serif in the text. For a mark it has “Marrowell” in letters. Most of the 10 pictures are photographs.',
    'The palette is all red (#aa3300), set on a light ground. Broth Serif carries the text, and Ladle Sans gives the headings their tone. Its name, “Marrowell”, set in type is the logo. The camera does most of the showing.',
    'One colour does the work: red (#aa3300) on a light ground. The typefaces are Ladle Sans above and Broth Serif below. The logo is a wordmark set in type: “Marrowell”. Photographs set the mood.',
    'A restrained palette, red (#aa3300) on a light ground and little else. Headings in Ladle Sans sit over text in Broth Serif. For a mark it has “Marrowell” in letters. Mostly it shows the real thing, in photographs.',
    'Red (#aa3300) stands alone against a light ground, which keeps the look strict. For type it pairs Ladle Sans with Broth Serif, the first for headings. Its name, “Marrowell”, set in type is the logo. Most of the 10 pictures are photographs.',
    'The palette is all red (#aa3300), set on a light ground. Ladle Sans speaks in the headings, Broth Serif in the text. The logo is a wordmark set in type: “Marrowell”. The camera does most of the showing.',
  ],
  content: {
    palette: {
      colors: [
        { hex: '#aa3300', role: 'primary', usage: 'buttons', context: null, tokens: [], variants: [], onColor: null },
        { hex: '#222222', role: 'text', usage: 'buttons', context: null, tokens: [], variants: [], onColor: null },
      ],
      primaryCandidates: [],
      pairs: [{ foreground: '#777777', background: '#ffffff', contrast: 7, usage: 'text' }],
      themes: ['light'],
      gradients: [],
    },
    typography: [
      { family: 'Ladle Sans', role: 'heading', source: 'self-hosted', weights: [400], usage: 'headings' },
      { family: 'Broth Serif', role: 'body', source: 'self-hosted', weights: [400], usage: 'headings' },
    ],
    typeScale: [
      { step: 'h1', size: 48, weight: 700 },
      { step: 'body', size: 16, weight: 400 },
    ],
    logo: {
      primary: {
        kind: 'text',
        text: 'Marrowell',
        width: null,
        height: null,
        format: null,
        hash: null,
        madeFor: null,
        colors: [],
        why: 'set in the header',
      },
      icon: null,
      alternates: [],
      mode: null,
      agreement: 0.9,
    },
    imagery: 'Ten pictures, mostly photographs.',
    consistency:
      '2 colours are in use, each in one shade only. Two typefaces share the text. Each pair of text and ground seen has enough contrast (WCAG AA).',
  },
  claims: [
    '/visualIdentity/palette/colors/0 stated 0.9 “…”',
    '/visualIdentity/palette/colors/1 stated 0.9 “…”',
    '/visualIdentity/typography/0 stated 0.9 “…”',
    '/visualIdentity/typography/1 stated 0.9 “…”',
    '/visualIdentity/imagery stated 0.9 “…”',
    '/visualIdentity/palette/pairs/0 computed 0.85',
    '/visualIdentity/typeScale/0 computed 0.85',
    '/visualIdentity/typeScale/1 computed 0.85',
    '/visualIdentity/logo/agreement computed 0.85',
    '/visualIdentity/consistency computed 0.8',
    '/visualIdentity/logo/primary stated 0.9 “Marrowell”',
  ],
  assessed: { status: 'complete', confidence: 0.9, gaps: [] },
  less: {
    'without palette': {
      facts: { palette: nothing.palette },
      status: 'partial',
      confidence: 0.54,
      gaps: ['No colour of the brand could be told apart.', 'No colour stands out as the brand’s own.'],
    },
    'without typography': {
      facts: { typography: [] },
      status: 'partial',
      confidence: 0.72,
      gaps: ['No typeface was found.'],
    },
    'without logo': {
      facts: { logo: nothing.logo },
      status: 'partial',
      confidence: 0.72,
      gaps: ['No logo was found.'],
    },
    'without imagery': {
      facts: { imagery: null },
      status: 'partial',
      confidence: 0.72,
      gaps: ['The pages read hold no pictures that tell of a style.'],
    },
  },
})
