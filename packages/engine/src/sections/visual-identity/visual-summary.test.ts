import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ColorRole, LogoMark } from '../../facts/look/shapes.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { color, fact, font, imagery, nothing, pair, palette } from '../swot/swot-fixtures.ts'
import { colorName, visualSummary } from './visual-summary.ts'

type Look = Parameters<typeof visualSummary>[0]

/** Names on both sides of each bound: of hue, of lightness, of chroma. */
const names: [string, string][] = [
  ['#b14257', 'magenta'],
  ['#b73f57', 'red'],
  ['#de632d', 'red'],
  ['#f37845', 'orange'],
  ['#cc9957', 'orange'],
  ['#c68d3f', 'amber'],
  ['#c3b45a', 'amber'],
  ['#9c8d30', 'yellow'],
  ['#879918', 'yellow'],
  ['#b1c645', 'green'],
  ['#24ba78', 'green'],
  ['#128a57', 'teal'],
  ['#33a8a2', 'teal'],
  ['#2aa59f', 'cyan'],
  ['#1eccff', 'cyan'],
  ['#03c6f9', 'blue'],
  ['#7281f0', 'blue'],
  ['#7281f3', 'violet'],
  ['#8460ab', 'violet'],
  ['#c3a2ea', 'purple'],
  ['#a84b8d', 'purple'],
  ['#c069a5', 'pink'],
  ['#c05a75', 'magenta'],
  ['#db3378', 'vivid pink'],
  ['#000000', 'near-black'],
  ['#362a2d', 'near-black'],
  ['#2a3027', 'grey'],
  ['#f3edea', 'grey'],
  ['#e1f3f0', 'white'],
  ['#5d5766', 'grey'],
  ['#93a8a2', 'muted teal'],
  ['#2a24a5', 'deep blue'],
  ['#720f5a', 'magenta'],
  ['#f0b7f3', 'purple'],
  ['#bddb87', 'pale green'],
  ['#75fcf0', 'pale teal'],
  ['#72fcfc', 'cyan'],
  ['#c68a75', 'muted red'],
  ['#6cb4cc', 'cyan'],
  ['#f95469', 'red'],
  ['#3cbd3f', 'vivid green'],
]

for (const [hex, name] of names) test(`${hex} is called ${name}`, () => assert.equal(colorName(hex), name))

const blank: Look = {
  palette: palette({}),
  typography: [],
  logo: { primary: null, icon: null, alternates: [] },
  imagery: null,
  reach: { ...nothing.reach, traced: ['logo'] },
}
const noColor = [
  'No colour of the brand could be told apart.',
  'The pages show no colour that could be called the brand’s own.',
]

/** What is said beside the colours, in each wording. */
function beside(own: Partial<Look>): string[] {
  const texts = inEachWording((wording) => visualSummary({ ...blank, ...own }, wording))
  const sentences = texts.map((text) => noColor.reduce((rest, sentence) => rest.replace(sentence, ''), text).trim())
  return [...new Set(sentences)]
}

test('a site without colours, type, mark or pictures is told to have none', () => {
  assert.deepEqual(
    inEachWording((wording) => visualSummary(blank, wording)),
    noColor,
  )
})

const colored = (...colors: [string, ColorRole][]) => ({ colors: colors.map(([hex, role]) => color(hex, role)) })
const red: [string, ColorRole] = ['#aa3300', 'primary']

const colors: Record<string, { palette: Partial<Look['palette']>; says: string[] }> = {
  'colours of which none leads': {
    palette: colored(['#222222', 'text']),
    says: [
      'No colour leads; the look lives on its neutrals.',
      'No colour takes the lead clearly enough to be called the brand’s.',
      'Black, white and greys carry the pages, and no colour stands for the brand.',
    ],
  },
  'colours of which none leads, with what would be nearest': {
    palette: {
      ...colored(['#222222', 'text']),
      candidates: [
        { hex: '#3366cc', reason: 'only links wear it' },
        { hex: '#aa3300', reason: 'it is rare' },
      ],
    },
    says: [
      'No colour leads; the look lives on its neutrals. The nearest would be #3366cc, but only links wear it.',
      'No colour takes the lead clearly enough to be called the brand’s. The nearest would be #3366cc, but only links wear it.',
      'Black, white and greys carry the pages, and no colour stands for the brand. The nearest would be #3366cc, but only links wear it.',
    ],
  },
  'one colour on white': {
    palette: colored(red),
    says: [
      'One colour does the work: red (#aa3300) on a light ground.',
      'A restrained palette, red (#aa3300) on a light ground and little else.',
      'Red (#aa3300) stands alone against a light ground, which keeps the look strict.',
      'The palette is all red (#aa3300), set on a light ground.',
    ],
  },
  'two warm colours close together': {
    palette: colored(red, ['#e67e22', 'accent']),
    says: [
      'A warm, muted palette of kindred tones: red (#aa3300) with orange (#e67e22) on a light ground.',
      'Red (#aa3300) and orange (#e67e22) lie close together, so that the look on a light ground stays calm.',
      'It keeps to one family, red (#aa3300) and orange (#e67e22), over a light ground.',
      'Tone in tone, red (#aa3300) beside orange (#e67e22), with a light ground behind.',
      'The colours agree with one another: red (#aa3300), then orange (#e67e22), warm, muted throughout.',
    ],
  },
  'two cool muted colours close together': {
    palette: colored(['#1f6f8b', 'primary'], ['#2980b9', 'secondary']),
    says: [
      'A cool, muted palette of kindred tones: blue (#1f6f8b) with a lighter blue (#2980b9) on a light ground.',
      'Blue (#1f6f8b) and a lighter blue (#2980b9) lie close together, so that the look on a light ground stays calm.',
      'It keeps to one family, blue (#1f6f8b) and a lighter blue (#2980b9), over a light ground.',
      'Tone in tone, blue (#1f6f8b) beside a lighter blue (#2980b9), with a light ground behind.',
      'The colours agree with one another: blue (#1f6f8b), then a lighter blue (#2980b9), cool, muted throughout.',
    ],
  },
  'two colours a little apart': {
    palette: colored(red, ['#f1c40f', 'accent']),
    says: [
      'Red (#aa3300) leads on a light ground, followed by amber (#f1c40f).',
      'Red (#aa3300) and amber (#f1c40f) carry the look, on a light ground.',
      'Amber (#f1c40f) sets accents in a look ruled by red (#aa3300).',
      'A red, #aa3300, is the brand’s colour; amber (#f1c40f) is there to be noticed beside it.',
      'Two colours share the stage on a light ground, red (#aa3300) and amber (#f1c40f).',
    ],
  },
  'two colours that contrast': {
    palette: colored(red, ['#b1c645', 'accent']),
    says: [
      'Red (#aa3300) leads on a light ground, followed by green (#b1c645).',
      'The palette works by contrast: red (#aa3300) against green (#b1c645), on a light ground.',
      'Green (#b1c645) sets accents in a look ruled by red (#aa3300).',
      'A red, #aa3300, is the brand’s colour; green (#b1c645) is there to be noticed beside it.',
      'Two colours share the stage on a light ground, red (#aa3300) and green (#b1c645).',
    ],
  },
  'two colours from across the wheel': {
    palette: colored(red, ['#2980b9', 'accent']),
    says: [
      'Red (#aa3300) leads on a light ground, and blue (#2980b9) answers from across the wheel.',
      'The palette works by contrast: red (#aa3300) against blue (#2980b9), on a light ground.',
      'Blue (#2980b9) sets accents in a look ruled by red (#aa3300).',
      'A red, #aa3300, is the brand’s colour; blue (#2980b9) is there to be noticed beside it.',
      'Two colours share the stage on a light ground, red (#aa3300) and blue (#2980b9).',
    ],
  },
  'a grey that leads beside a colour of its hue': {
    palette: colored(['#4a4542', 'primary'], ['#e67e22', 'accent']),
    says: [
      'Grey (#4a4542) leads on a light ground, followed by orange (#e67e22).',
      'Grey (#4a4542) and orange (#e67e22) carry the look, on a light ground.',
      'Orange (#e67e22) sets accents in a look ruled by grey (#4a4542).',
      'A grey, #4a4542, is the brand’s colour; orange (#e67e22) is there to be noticed beside it.',
      'Two colours share the stage on a light ground, grey (#4a4542) and orange (#e67e22).',
    ],
  },
  'a lead colour too weak for text': {
    palette: { ...colored(['#ffd54a', 'primary'], ['#e67e22', 'accent']), pairs: [pair(7)] },
    says: [
      'Amber (#ffd54a) leads on a light ground, followed by orange (#e67e22). As text on that ground the lead colour would be too weak.',
      'Amber (#ffd54a) and orange (#e67e22) carry the look, on a light ground. The lead colour is one for areas; words set in it would be too faint.',
      'Orange (#e67e22) sets accents in a look ruled by amber (#ffd54a). Words set in the lead colour would be hard to read there.',
      'An amber, #ffd54a, is the brand’s colour; orange (#e67e22) is there to be noticed beside it. As a fill #ffd54a serves, as a colour of text it fails.',
      'Two colours share the stage on a light ground, amber (#ffd54a) and orange (#e67e22). As text on that ground the lead colour would be too weak.',
    ],
  },
}

for (const [what, { palette: own, says }] of Object.entries(colors)) {
  test(`the summary of the look tells of ${what}`, () => {
    assert.deepEqual(
      inEachWording((wording) => visualSummary({ ...blank, palette: palette(own) }, wording)),
      says,
    )
  })
}

/** Of colours, in its first wording. */
const first = (own: Partial<Look['palette']>) =>
  inEachWording((wording) => visualSummary({ ...blank, palette: palette(own) }, wording))[0]

const grounds: [string, string][] = [
  ['#3c393f', 'a dark ground'],
  ['#333c42', 'a light ground'],
  ['#fbf7ef', 'a tinted, paper-like ground'],
  ['#eaeae8', 'a light ground'],
  ['#e7dbd8', 'a tinted, paper-like ground'],
  ['#d5e1de', 'a light ground'],
]
for (const [ground, text] of grounds) {
  test(`${ground} is ${text}`, () => {
    assert.equal(first(colored(red, [ground, 'background'])), `One colour does the work: red (#aa3300) on ${text}.`)
  })
}

test('a grey is no accent', () => {
  assert.equal(
    first(colored(red, ['#777777', 'secondary'])),
    'One colour does the work: red (#aa3300) on a light ground.',
  )
})

test('of two colours of one name the second is told to be darker', () => {
  assert.equal(
    first(colored(['#2980b9', 'primary'], ['#1d5e94', 'accent'])),
    'A cool, muted palette of kindred tones: blue (#2980b9) with a darker blue (#1d5e94) on a light ground.',
  )
})

const tempers: [string, string, string][] = [
  ['#aa3300', '#e67e22', 'warm, muted'],
  ['#bd3c21', '#e67e22', 'warm, muted'],
  ['#c0392b', '#e67e22', 'warm, vivid'],
  ['#1f6f8b', '#2980b9', 'cool, muted'],
  ['#0044ff', '#2980b9', 'cool, vivid'],
  ['#879918', '#b1c645', 'balanced'],
  ['#a84b8d', '#c069a5', 'balanced'],
  ['#9c1e7e', '#f051c6', 'lively'],
]
for (const [primary, accent, temper] of tempers) {
  test(`${primary} and ${accent} are ${temper} together`, () => {
    const text = first(colored([primary, 'primary'], [accent, 'accent']))
    assert.match(text ?? '', new RegExp(`^A ${temper} palette of kindred tones`))
  })
}

test('a lead colour is not judged as text where no text was measured', () => {
  assert.equal(
    first(colored(['#ffd54a', 'primary'], ['#e67e22', 'accent'])),
    'Amber (#ffd54a) leads on a light ground, followed by orange (#e67e22).',
  )
})

test('a lead colour with a contrast of 3 is strong enough for text', () => {
  assert.equal(
    first({ ...colored(['#949494', 'primary'], ['#e67e22', 'accent']), pairs: [pair(7)] }),
    'Grey (#949494) leads on a light ground, followed by orange (#e67e22).',
  )
})

const oneFace = [
  'Ladle Sans serves for headings and text alike.',
  'All type is Ladle Sans, told apart by size and weight alone.',
  'A single face, Ladle Sans, holds the pages together.',
  'It is set in Ladle Sans throughout.',
]
const types: Record<string, { typography: Look['typography']; says: string[] }> = {
  'the type of the system': {
    typography: [font('Arial', 'system')],
    says: [
      'Text is set in whatever the reader’s system offers: quick, and without a voice of its own.',
      'It has no typeface of its own and borrows the reader’s.',
      'Type is left to the system, so that the words look different on every device.',
    ],
  },
  'one face for headings': { typography: [font('Ladle Sans', 'google')], says: oneFace },
  'one face for text': { typography: [font('Ladle Sans', 'google', 'body')], says: oneFace },
  'one face for both': {
    typography: [font('Ladle Sans', 'google'), font('Ladle Sans', 'google', 'body')],
    says: oneFace,
  },
  'a face without a name': {
    typography: [font('Bold 700', 'self-hosted', 'body')],
    says: [
      'A single typeface of its own holds the pages together.',
      'Headings and text share one typeface.',
      'All type is cut from one family.',
    ],
  },
  'a pair of a serif and a sans': {
    typography: [font('Broth Serif', 'google'), font('Ladle Sans', 'google', 'body')],
    says: [
      'Headings in Broth Serif, a serif face, sit over text in Ladle Sans.',
      'For type it pairs Broth Serif with Ladle Sans, the first for headings.',
      'Broth Serif speaks in the headings, Ladle Sans in the text.',
      'Ladle Sans carries the text, and Broth Serif, a serif face, gives the headings their tone.',
      'The typefaces are Broth Serif above and Ladle Sans below.',
    ],
  },
  'nothing where a face is neither for headings nor for text': {
    typography: [font('Ladle Sans', 'google', 'other')],
    says: [''],
  },
}

for (const [what, { typography, says }] of Object.entries(types)) {
  test(`the summary of the look tells of ${what}`, () => assert.deepEqual(beside({ typography }), says))
}

const kinds: [string, string][] = [
  ['Ladle Sans', 'Ladle Sans'],
  ['Sans Script', 'Sans Script'],
  ['Pacifico', 'Pacifico, a script face,'],
  ['Soup Handwritten', 'Soup Handwritten, a script face,'],
  ['Bone Mono', 'Bone Mono, a monospaced face,'],
  ['Broth Code', 'Broth Code, a monospaced face,'],
  ['Lora', 'Lora, a serif face,'],
  ['明朝体', '明朝体, a serif face,'],
  ['Ladle', 'Ladle'],
]
for (const [family, text] of kinds) {
  test(`headings are in ${text}`.replace(/,$/, ''), () => {
    const [said] = beside({ typography: [font(family, 'google'), font('Oakhand', 'google', 'body')] })
    assert.equal(said, `Headings in ${text} sit over text in Oakhand.`)
  })
}

const marked = (kind: LogoMark['kind'], text?: string) =>
  fact<LogoMark>({
    kind,
    ...(text !== undefined && { text }),
    width: null,
    height: null,
    format: null,
    hash: null,
    madeFor: null,
    colors: [],
    why: '',
  })
const logo = (primary: Look['logo']['primary'], icon: Look['logo']['icon'] = null) => ({
  primary,
  icon,
  alternates: [],
})
const whole = { reach: nothing.reach }
const agreeing = (logoAgreement: number | null) => ({
  palette: palette({ logoAgreement }),
  logo: logo(marked('logo')),
})
const icon = marked('icon')

const marks: Record<string, { look: Partial<Look>; says: string[] }> = {
  'no mark': {
    look: whole,
    says: [
      'No logo was found.',
      'A mark of its own was not found on the pages.',
      'It goes without a logo, as far as the pages show.',
    ],
  },
  'an icon beside no mark': {
    look: { ...whole, logo: logo(null, icon) },
    says: ['No logo was found beyond the icon for browsers.', 'Its only mark is the small icon that browsers show.'],
  },
  'an icon in place of a mark': {
    look: { ...whole, logo: logo(icon) },
    says: ['No logo was found beyond the icon for browsers.', 'Its only mark is the small icon that browsers show.'],
  },
  'nothing of the icon where a page shows a trace of a logo': { look: { logo: logo(icon) }, says: [''] },
  'a wordmark': {
    look: { logo: logo(marked('text', 'Marrowell')) },
    says: [
      'Its name, “Marrowell”, set in type is the logo.',
      'The logo is a wordmark set in type: “Marrowell”.',
      'For a mark it has “Marrowell” in letters.',
    ],
  },
  'a mark that is only declared': {
    look: { logo: logo(marked('declared')) },
    says: ['The logo is the one that the site names for others; none was told apart on its pages.'],
  },
  'a mark whose colours agree by 0.7': {
    look: agreeing(0.7),
    says: [
      'The logo wears the same colours, so mark and pages belong together.',
      'Mark and pages share their colours.',
      'The palette is drawn from the logo, or the logo from it.',
      'Its logo is in tune with the palette.',
      'Logo and palette agree.',
    ],
  },
  'nothing of a mark whose colours agree by 0.69': { look: agreeing(0.69), says: [''] },
  'nothing of a mark whose colours agree by 0.3': { look: agreeing(0.3), says: [''] },
  'a mark whose colours agree by 0.29': {
    look: agreeing(0.29),
    says: [
      'The logo’s own colours hardly appear on the pages.',
      'Logo and pages go separate ways in colour.',
      'The colours of the logo stop at the logo; the pages use others.',
      'Nobody would guess the palette from the logo, or the logo from the palette.',
    ],
  },
  'nothing of a mark whose colours are not known': { look: agreeing(null), says: [''] },
}

for (const [what, { look, says }] of Object.entries(marks)) {
  test(`the summary of the look tells of ${what}`, () => assert.deepEqual(beside(look), says))
}

const pictures: Record<string, { own: Parameters<typeof imagery>[0]; says: string[] }> = {
  'icons alone': {
    own: { pictures: 0, icons: 3 },
    says: [
      'There are no pictures but icons.',
      'It does without pictures; icons are all there is.',
      'Icons take the place of pictures.',
    ],
  },
  'no pictures at all': { own: { pictures: 0 }, says: [''] },
  'three pictures, all photographs': {
    own: { pictures: 3, photos: 3 },
    says: [
      'Photographs, and nothing but photographs, set the mood.',
      'All 3 pictures are photographs.',
      'It shows the real thing, in photographs throughout.',
      'Every picture comes from a camera.',
    ],
  },
  'nothing of two pictures, both photographs': { own: { pictures: 2, photos: 2 }, says: [''] },
  'photographs that are most of the pictures': {
    own: { pictures: 10, photos: 6 },
    says: [
      'Photographs set the mood.',
      'Mostly it shows the real thing, in photographs.',
      'Most of the 10 pictures are photographs.',
      'The camera does most of the showing.',
    ],
  },
  'nothing of photographs that are half of the pictures': {
    own: { pictures: 10, photos: 5, illustrations: 5 },
    says: [''],
  },
  'three pictures, all drawn': {
    own: { pictures: 3, illustrations: 3 },
    says: [
      'Pictures are drawn rather than photographed.',
      'All 3 pictures are illustrations.',
      'No photograph was seen: everything is drawn.',
      'It draws what others photograph.',
    ],
  },
  'nothing of two pictures, both drawn': { own: { pictures: 2, illustrations: 2 }, says: [''] },
  'drawings that are most of the pictures': {
    own: { pictures: 10, illustrations: 6 },
    says: [
      'Most pictures are drawn rather than photographed.',
      'Illustrations take the lead over photographs.',
      'Most of its 10 pictures are illustrations.',
      'It leans on drawings more than on photographs.',
    ],
  },
}

for (const [what, { own, says }] of Object.entries(pictures)) {
  test(`the summary of the look tells of ${what}`, () => assert.deepEqual(beside({ imagery: imagery(own) }), says))
}

test('colours, type, mark and pictures are told in this order', () => {
  const [text] = inEachWording((wording) =>
    visualSummary(
      {
        palette: palette(colored(red)),
        typography: [font('Ladle Sans', 'google')],
        logo: logo(marked('text', 'Marrowell')),
        imagery: imagery({ photos: 10 }),
        reach: nothing.reach,
      },
      wording,
    ),
  )
  assert.equal(
    text,
    'One colour does the work: red (#aa3300) on a light ground. Ladle Sans serves for headings and text alike. Its name, “Marrowell”, set in type is the logo. Photographs, and nothing but photographs, set the mood.',
  )
})
