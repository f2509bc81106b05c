import { testSection } from './section-cases-fixtures.ts'
import { color, font, imagery, nothing, palette } from './swot/swot-fixtures.ts'
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
      '2 colours are in use, each in one shade only. Two typefaces share the text. The one pair of text and ground seen has enough contrast (WCAG AA).',
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
  told: {
    'without a colour': {
      facts: { palette: nothing.palette },
      summaries: [
        'No colour of the brand could be told apart. Headings in Ladle Sans sit over text in Broth Serif. Its name, “Marrowell”, set in type is the logo. Photographs set the mood.',
        'The pages show no colour that could be called the brand’s own. For type it pairs Ladle Sans with Broth Serif, the first for headings. The logo is a wordmark set in type: “Marrowell”. Mostly it shows the real thing, in photographs.',
        'No colour of the brand could be told apart. Ladle Sans speaks in the headings, Broth Serif in the text. For a mark it has “Marrowell” in letters. Most of the 10 pictures are photographs.',
        'The pages show no colour that could be called the brand’s own. Broth Serif carries the text, and Ladle Sans gives the headings their tone. Its name, “Marrowell”, set in type is the logo. The camera does most of the showing.',
        'No colour of the brand could be told apart. The typefaces are Ladle Sans above and Broth Serif below. The logo is a wordmark set in type: “Marrowell”. Photographs set the mood.',
        'The pages show no colour that could be called the brand’s own. Headings in Ladle Sans sit over text in Broth Serif. For a mark it has “Marrowell” in letters. Mostly it shows the real thing, in photographs.',
        'No colour of the brand could be told apart. For type it pairs Ladle Sans with Broth Serif, the first for headings. Its name, “Marrowell”, set in type is the logo. Most of the 10 pictures are photographs.',
        'The pages show no colour that could be called the brand’s own. Ladle Sans speaks in the headings, Broth Serif in the text. The logo is a wordmark set in type: “Marrowell”. The camera does most of the showing.',
      ],
    },
    'with one typeface': {
      facts: { typography: [font('Ladle Sans', 'google'), font('Ladle Sans', 'google', 'body')] },
      summaries: [
        'One colour does the work: red (#aa3300) on a light ground. Ladle Sans serves for headings and text alike. Its name, “Marrowell”, set in type is the logo. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. All type is Ladle Sans, told apart by size and weight alone. The logo is a wordmark set in type: “Marrowell”. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. A single face, Ladle Sans, holds the pages together. For a mark it has “Marrowell” in letters. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. It is set in Ladle Sans throughout. Its name, “Marrowell”, set in type is the logo. The camera does most of the showing.',
        'One colour does the work: red (#aa3300) on a light ground. Ladle Sans serves for headings and text alike. The logo is a wordmark set in type: “Marrowell”. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. All type is Ladle Sans, told apart by size and weight alone. For a mark it has “Marrowell” in letters. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. A single face, Ladle Sans, holds the pages together. Its name, “Marrowell”, set in type is the logo. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. It is set in Ladle Sans throughout. The logo is a wordmark set in type: “Marrowell”. The camera does most of the showing.',
      ],
    },
    'with the typefaces of the device': {
      facts: { typography: [font('Arial', 'system')] },
      summaries: [
        'One colour does the work: red (#aa3300) on a light ground. Text is set in whatever the reader’s system offers: quick, and without a voice of its own. Its name, “Marrowell”, set in type is the logo. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. It has no typeface of its own and borrows the reader’s. The logo is a wordmark set in type: “Marrowell”. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. Type is left to the system, so that the words look different on every device. For a mark it has “Marrowell” in letters. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. Text is set in whatever the reader’s system offers: quick, and without a voice of its own. Its name, “Marrowell”, set in type is the logo. The camera does most of the showing.',
        'One colour does the work: red (#aa3300) on a light ground. It has no typeface of its own and borrows the reader’s. The logo is a wordmark set in type: “Marrowell”. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. Type is left to the system, so that the words look different on every device. For a mark it has “Marrowell” in letters. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. Text is set in whatever the reader’s system offers: quick, and without a voice of its own. Its name, “Marrowell”, set in type is the logo. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. It has no typeface of its own and borrows the reader’s. The logo is a wordmark set in type: “Marrowell”. The camera does most of the showing.',
      ],
    },
    'without type or logo': {
      facts: { typography: [], logo: nothing.logo },
      summaries: [
        'One colour does the work: red (#aa3300) on a light ground. No logo was found. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. A mark of its own was not found on the pages. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. It goes without a logo, as far as the pages show. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. No logo was found. The camera does most of the showing.',
        'One colour does the work: red (#aa3300) on a light ground. A mark of its own was not found on the pages. Photographs set the mood.',
        'A restrained palette, red (#aa3300) on a light ground and little else. It goes without a logo, as far as the pages show. Mostly it shows the real thing, in photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. No logo was found. Most of the 10 pictures are photographs.',
        'The palette is all red (#aa3300), set on a light ground. A mark of its own was not found on the pages. The camera does most of the showing.',
      ],
    },
    'of three colours in a dark form': {
      facts: {
        palette: palette({
          colors: [
            color('#aa3300', 'primary'),
            color('#0033aa', 'secondary'),
            color('#00aa33', 'accent'),
            color('#111111', 'background'),
          ],
          themes: ['light', 'dark'],
        }),
      },
      summaries: [
        'Red (#aa3300) leads on a dark ground, and blue (#0033aa) answers from across the wheel. Headings in Ladle Sans sit over text in Broth Serif. Its name, “Marrowell”, set in type is the logo. Photographs set the mood.',
        'The palette works by contrast: red (#aa3300) against blue (#0033aa), on a dark ground. For type it pairs Ladle Sans with Broth Serif, the first for headings. The logo is a wordmark set in type: “Marrowell”. Mostly it shows the real thing, in photographs.',
        'Blue (#0033aa) sets accents in a look ruled by red (#aa3300). Ladle Sans speaks in the headings, Broth Serif in the text. For a mark it has “Marrowell” in letters. Most of the 10 pictures are photographs.',
        'A red, #aa3300, is the brand’s colour; blue (#0033aa) is there to be noticed beside it. Broth Serif carries the text, and Ladle Sans gives the headings their tone. Its name, “Marrowell”, set in type is the logo. The camera does most of the showing.',
        'Two colours share the stage on a dark ground, red (#aa3300) and blue (#0033aa). The typefaces are Ladle Sans above and Broth Serif below. The logo is a wordmark set in type: “Marrowell”. Photographs set the mood.',
        'Red (#aa3300) leads on a dark ground, and blue (#0033aa) answers from across the wheel. Headings in Ladle Sans sit over text in Broth Serif. For a mark it has “Marrowell” in letters. Mostly it shows the real thing, in photographs.',
        'The palette works by contrast: red (#aa3300) against blue (#0033aa), on a dark ground. For type it pairs Ladle Sans with Broth Serif, the first for headings. Its name, “Marrowell”, set in type is the logo. Most of the 10 pictures are photographs.',
        'Blue (#0033aa) sets accents in a look ruled by red (#aa3300). Ladle Sans speaks in the headings, Broth Serif in the text. The logo is a wordmark set in type: “Marrowell”. The camera does most of the showing.',
      ],
    },
    'of drawings': {
      facts: { imagery: imagery({ illustrations: 9 }) },
      summaries: [
        'One colour does the work: red (#aa3300) on a light ground. Headings in Ladle Sans sit over text in Broth Serif. Its name, “Marrowell”, set in type is the logo. Most pictures are drawn rather than photographed.',
        'A restrained palette, red (#aa3300) on a light ground and little else. For type it pairs Ladle Sans with Broth Serif, the first for headings. The logo is a wordmark set in type: “Marrowell”. Illustrations take the lead over photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. Ladle Sans speaks in the headings, Broth Serif in the text. For a mark it has “Marrowell” in letters. Most of its 10 pictures are illustrations.',
        'The palette is all red (#aa3300), set on a light ground. Broth Serif carries the text, and Ladle Sans gives the headings their tone. Its name, “Marrowell”, set in type is the logo. It leans on drawings more than on photographs.',
        'One colour does the work: red (#aa3300) on a light ground. The typefaces are Ladle Sans above and Broth Serif below. The logo is a wordmark set in type: “Marrowell”. Most pictures are drawn rather than photographed.',
        'A restrained palette, red (#aa3300) on a light ground and little else. Headings in Ladle Sans sit over text in Broth Serif. For a mark it has “Marrowell” in letters. Illustrations take the lead over photographs.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. For type it pairs Ladle Sans with Broth Serif, the first for headings. Its name, “Marrowell”, set in type is the logo. Most of its 10 pictures are illustrations.',
        'The palette is all red (#aa3300), set on a light ground. Ladle Sans speaks in the headings, Broth Serif in the text. The logo is a wordmark set in type: “Marrowell”. It leans on drawings more than on photographs.',
      ],
    },
    'without pictures': {
      facts: { imagery: null },
      summaries: [
        'One colour does the work: red (#aa3300) on a light ground. Headings in Ladle Sans sit over text in Broth Serif. Its name, “Marrowell”, set in type is the logo.',
        'A restrained palette, red (#aa3300) on a light ground and little else. For type it pairs Ladle Sans with Broth Serif, the first for headings. The logo is a wordmark set in type: “Marrowell”.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. Ladle Sans speaks in the headings, Broth Serif in the text. For a mark it has “Marrowell” in letters.',
        'The palette is all red (#aa3300), set on a light ground. Broth Serif carries the text, and Ladle Sans gives the headings their tone. Its name, “Marrowell”, set in type is the logo.',
        'One colour does the work: red (#aa3300) on a light ground. The typefaces are Ladle Sans above and Broth Serif below. The logo is a wordmark set in type: “Marrowell”.',
        'A restrained palette, red (#aa3300) on a light ground and little else. Headings in Ladle Sans sit over text in Broth Serif. For a mark it has “Marrowell” in letters.',
        'Red (#aa3300) stands alone against a light ground, which keeps the look strict. For type it pairs Ladle Sans with Broth Serif, the first for headings. Its name, “Marrowell”, set in type is the logo.',
        'The palette is all red (#aa3300), set on a light ground. Ladle Sans speaks in the headings, Broth Serif in the text. The logo is a wordmark set in type: “Marrowell”.',
      ],
    },
  },
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
