import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageBlocks } from '../../page/blocks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { ctas } from '../opening/ctas.ts'
import { hero } from '../opening/hero.ts'
import { contrastOf, distance } from './palette/color-geometry.ts'
import { palette } from './palette.ts'
import type { ColorRole, Logo, LogoMark, Palette, PaletteColor } from './shapes.ts'

const noLogo: Logo = { primary: null, icon: null, alternates: [] }

const logoOf = (...colors: string[]): Logo => {
  const value: LogoMark = {
    kind: 'logo',
    url: 'https://www.acme.example/mark.svg',
    width: 120,
    height: 40,
    format: 'svg',
    hash: null,
    madeFor: null,
    colors,
    why: 'written for a test',
  }
  return { ...noLogo, primary: { value, basis: 'computed', confidence: 1, quotes: [] } }
}

function paletteOf(css: string, body = page(), { logo = noLogo, head = '', html = '<html>' } = {}): Palette {
  const site = siteOfPages({
    '/': `<!doctype html>${html}<head><title>Oaken</title>${head}<style>${css}</style></head>${body}`,
  })
  const blocks = site.pages.map(pageBlocks)
  const home = blocks[0]!.blocks
  return palette(site, { blocks, ctas: ctas(site, home, hero(site.home, home, [])), logo })
}

const paragraph = '<p>Made to order in Leeds since 1921, from oak that stood within an hour of the workshop.</p>'
const page = (
  button = 'btn',
) => `<body><header><nav><a href="/how">How we work</a> <a href="/prices">Prices</a></nav></header>
  <main><section class="opening"><h1>Kitchens that outlive fashion</h1>${paragraph}<a class="${button}" href="/quote">Get a quote</a></section>
  <section class="more"><h2>Built to be repaired</h2>${paragraph.repeat(6)}</section></main>
  <footer><p>Oaken Kitchens, Leeds</p></footer></body>`

const button = (background: string) => `.btn { background: ${background}; color: #fff; padding: 12px 24px }`

const hexes = ({ colors }: Palette) => colors.map(({ value }) => value.hex)
const withRole = ({ colors }: Palette, role: ColorRole) =>
  colors.filter(({ value }) => value.role === role).map(({ value }) => value.hex)
const primaryOf = (found: Palette) => withRole(found, 'primary')[0]
const colorOf = (found: Palette, hex: string): PaletteColor => {
  const color = found.colors.find(({ value }) => value.hex === hex)
  assert.ok(color !== undefined, `${hex} in ${hexes(found)}`)
  return color.value
}

test('the fill of the call to action is the primary colour', () => {
  assert.equal(primaryOf(paletteOf(button('#c2410c'))), '#c2410c')
})

test('a colour says where it was seen, what it carries and which property holds it', () => {
  const found = paletteOf(`:root { --brand: #c2410c } ${button('var(--brand)')}`)
  assert.deepEqual(colorOf(found, '#c2410c'), {
    hex: '#c2410c',
    role: 'primary',
    usage: 'fill of a call to action; --brand',
    context: 'cta',
    tokens: ['--brand'],
    variants: [],
    onColor: '#ffffff',
  })
})

test('colours are computed, and surer the more speaks for them', () => {
  const found = paletteOf(`:root { --brand: #c2410c } ${button('#c2410c')} h2 { color: #14532d }`)
  const [first] = found.colors
  const heading = found.colors.find(({ value }) => value.hex === '#14532d')
  assert.equal(first?.basis, 'computed')
  assert.deepEqual(first?.quotes, [])
  assert.ok(first!.confidence > heading!.confidence)
  assert.ok(heading!.confidence < 0.5)
})

const written: [form: string, value: string, hex: string][] = [
  ['oklch()', 'oklch(62.8% .2577 29.23)', '#ff0000'],
  ['a mix', 'color-mix(in srgb, #c2410c 100%, white)', '#c2410c'],
  ['a relative colour', 'rgb(from #0c41c2 b g r)', '#c2410c'],
  ['hsl() without commas', 'hsl(17 88% 40%)', '#c03f0c'],
  ['light-dark()', 'light-dark(#c2410c, #fff)', '#c2410c'],
  ['a variable with a fallback', 'var(--missing, #c2410c)', '#c2410c'],
  ['a variable of a variable', 'var(--b)', '#c2410c'],
]
for (const [form, value, hex] of written) {
  test(`a fill written as ${form} is read`, () => {
    assert.equal(primaryOf(paletteOf(`:root { --b: var(--c); --c: #c2410c } ${button(value)}`)), hex)
  })
}

test('a call that is filled by a gradient alone gives its first colour', () => {
  const found = paletteOf(button('linear-gradient(90deg, #7c3aed, #0ea5e9)'))
  assert.equal(primaryOf(found), '#7c3aed')
  assert.ok(hexes(found).includes('#0ea5e9'))
})

test('gradients are listed with their variables resolved, most used first', () => {
  const found = paletteOf(`:root { --a: #7c3aed } ${button('linear-gradient(90deg, var(--a), #0ea5e9)')}`)
  assert.deepEqual(found.gradients, ['linear-gradient(90deg, #7c3aed, #0ea5e9)'])
})

test('a style attribute counts as a sheet does', () => {
  const body = page().replace('class="btn"', 'class="btn" style="background: #0f766e"')
  assert.equal(primaryOf(paletteOf('.btn { padding: 10px 20px }', body)), '#0f766e')
})

test('a brand of black and white stays black and white', () => {
  const found = paletteOf(
    `body { background: #fff; color: #111 } ${button('#111')} footer { background: #111; color: #fff }`,
  )
  assert.equal(primaryOf(found), '#111111')
  assert.ok(hexes(found).every((hex) => ['#111111', '#ffffff'].includes(hex)))
})

test('a page without any colour has no primary colour', () => {
  const found = paletteOf('', `<body>${paragraph.repeat(4)}</body>`)
  assert.equal(primaryOf(found), undefined)
  assert.deepEqual(found.candidates, [])
})

test('a colour that only a line of text wears is a candidate and not the primary colour', () => {
  const found = paletteOf(
    '.odd { color: #b45309 }',
    `<body>${paragraph.repeat(4)}<p class="odd">Closed on Mondays</p></body>`,
  )
  assert.equal(primaryOf(found), undefined)
  assert.equal(found.candidates[0]?.hex, '#b45309')
  assert.match(found.candidates[0]!.reason, /only seen as text/)
})

test('on a Bootstrap page the one colour of its own comes before the defaults', () => {
  const css = `:root { --bs-blue: #0d6efd; --bs-primary: #0d6efd; --bs-danger: #dc3545 } a { color: #0d6efd }
    .btn-outline-success { border: 1px solid #198754; color: #198754 } .btn-primary { background-color: #0d6efd; color: #fff; padding: 6px 12px } .band { background: #7a1f3d; color: #fff }`
  const body = page('btn btn-primary').replace(
    '<footer>',
    `<section class="band"><h2>Visit us</h2>${paragraph}<a class="btn-outline-success" href="/way">The way</a></section><footer class="band">`,
  )
  const found = paletteOf(css, body)
  assert.equal(primaryOf(found), '#7a1f3d')
  for (const hex of ['#0d6efd', '#dc3545', '#198754']) assert.ok(!hexes(found).includes(hex), hex)
})

test('where a framework’s default is all there is, it is a candidate that is named as such', () => {
  const found = paletteOf(button('#0d6efd'))
  assert.equal(primaryOf(found), undefined)
  assert.deepEqual(found.candidates, [
    { hex: '#0d6efd', reason: 'a default of Bootstrap 5 that may have been left as it came' },
  ])
})

test('of a dump of Tailwind’s theme only what the page wears is the brand’s', () => {
  const hues = ['red', 'orange', 'sky', 'violet']
  const dump = hues.flatMap((hue, at) =>
    [50, 500, 900].map((shade) => `--color-${hue}-${shade}: oklch(${1 - shade / 1_200} .2 ${90 * at})`),
  )
  const found = paletteOf(`@layer theme { :root, :host { ${dump.join(';')} } } ${button('var(--color-sky-500)')}`)
  assert.equal(found.colors.filter(({ value }) => value.role !== 'background' && value.role !== 'text').length, 1)
})

test('presets of WordPress are not the brand’s', () => {
  const css = `:root { --wp--preset--color--vivid-red: #cf2e2e; --wp--preset--color--luminous-vivid-amber: #fcb900 } ${button('#0f766e')}`
  const found = paletteOf(css)
  assert.equal(primaryOf(found), '#0f766e')
  assert.ok(!hexes(found).some((hex) => hex === '#cf2e2e' || hex === '#fcb900'))
})

test('global colours of a page builder are the brand’s', () => {
  const found = paletteOf(
    '.elementor-kit-7 { --e-global-color-primary: #0f766e } h1 { color: var(--e-global-color-primary) }',
    page(),
    {
      html: '<html class="elementor-kit-7">',
    },
  )
  assert.deepEqual(colorOf(found, '#0f766e').tokens, ['--e-global-color-primary'])
})

test('a property named for the brand makes of a small use the primary colour', () => {
  const found = paletteOf(
    ':root { --brand-primary: #0f766e } h2 { color: var(--brand-primary) } .opening { border: 1px solid #b45309 }',
  )
  assert.equal(primaryOf(found), '#0f766e')
})

test('channels that stand for a colour are read', () => {
  const found = paletteOf(':root { --primary: 175 84% 32%; --accent: 180 83 9 } h2 { color: hsl(var(--primary)) }')
  assert.deepEqual(colorOf(found, '#0d968b').tokens, ['--primary'])
  assert.deepEqual(colorOf(found, '#b45309').tokens, ['--accent'])
})

test('errors and warnings have no colour of the brand', () => {
  const css = `${button('#0f766e')} .error { color: #dc2626 } .alert-warning { background: #facc15 } :root { --color-success: #16a34a }`
  const body = page().replace(
    '<footer>',
    `<p class="error">${'This did not work. '.repeat(9)}</p><p class="alert-warning">Mind the step</p><footer>`,
  )
  const found = paletteOf(css, body)
  assert.ok(!hexes(found).some((hex) => ['#dc2626', '#facc15', '#16a34a'].includes(hex)), hexes(found).join())
})

test('buttons of networks wear the networks’ colours', () => {
  const links = ['facebook', 'twitter']
    .map((name) => `<a class="btn-${name}" href="https://www.${name}.com/oaken">${name}</a>`)
    .join('')
  const css = `${button('#0f766e')} .btn-facebook, .btn-twitter { background: #1877f2; padding: 10px 20px; color: #fff }`
  assert.ok(!hexes(paletteOf(css, page().replace('</footer>', `${links}</footer>`))).includes('#1877f2'))
})

test('a consent banner has no colour of the brand', () => {
  const banner =
    '<div class="cookie-banner"><p>We use cookies to remember you.</p><button class="accept">Accept all</button></div>'
  const css = `${button('#0f766e')} .cookie-banner { background: #7c3aed } .accept { background: #db2777 }`
  const found = hexes(paletteOf(css, page().replace('<footer>', `${banner}<footer>`)))
  assert.ok(!found.includes('#7c3aed') && !found.includes('#db2777'))
})

test('the ground and the footer of a dark page are named, and its theme is dark', () => {
  const css = `body { background: #0b1020; color: #e5e7eb } footer { background: #050811 } ${button('#22d3ee')}`
  const found = paletteOf(css)
  assert.equal(primaryOf(found), '#22d3ee')
  assert.equal(withRole(found, 'background')[0], '#0b1020')
  assert.equal(withRole(found, 'text')[0], '#e5e7eb')
  assert.deepEqual(found.themes, ['dark'])
})

test('a light page with rules for dark screens provides both themes', () => {
  const media = '@media (prefers-color-scheme: dark) { body { background: #000; color: #fff } }'
  assert.deepEqual(paletteOf(media).themes, ['light', 'dark'])
  assert.deepEqual(paletteOf('[data-theme="dark"] { --bg: #000 }').themes, ['light', 'dark'])
})

test('rules for dark screens do not colour the light page', () => {
  const found = paletteOf(`${button('#0f766e')} @media (prefers-color-scheme: dark) { .btn { background: #db2777 } }`)
  assert.equal(primaryOf(found), '#0f766e')
  assert.ok(!hexes(found).includes('#db2777'))
})

test('near-equal colours are one, and the declared one stands for them', () => {
  const css = `:root { --brand: #0f766e } ${button('#10776f')} h1, h2 { color: #0f766e } footer { background: #0f756d }`
  const found = paletteOf(css)
  assert.equal(primaryOf(found), '#0f766e')
  assert.deepEqual([...colorOf(found, '#0f766e').variants].sort(), ['#0f756d', '#10776f'])
})

test('two siblings of a brand stay two', () => {
  const found = paletteOf(`${button('#d70008')} footer { background: #a50203; color: #fff }`)
  assert.ok(hexes(found).includes('#d70008') && hexes(found).includes('#a50203'))
})

test('the theme colour and the tile of a site count for it; what icon generators write does not', () => {
  const head = '<meta name="theme-color" content="#0f766e"><meta name="msapplication-TileColor" content="#da532c">'
  const found = paletteOf('', page(), { head })
  assert.equal(primaryOf(found), '#0f766e')
  assert.match(colorOf(found, '#0f766e').usage, /theme-color/)
  assert.ok(!hexes(found).includes('#da532c'))
})

test('the theme colour for dark screens is not taken for the light page’s', () => {
  const head = '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#db2777">'
  assert.ok(!hexes(paletteOf(button('#0f766e'), page(), { head })).includes('#db2777'))
})

test('of two colours alike in use the logo’s comes first', () => {
  const css = `${button('#c2410c')} footer { background: #1d4ed8 } header { background: #1d4ed8 }`
  assert.equal(primaryOf(paletteOf(css, page(), { logo: logoOf('#1e50d9') })), '#1d4ed8')
  assert.equal(primaryOf(paletteOf(css, page(), { logo: logoOf('#c4420d') })), '#c2410c')
})

test('how far the logo agrees is a share', () => {
  assert.equal(paletteOf(button('#c2410c')).logoAgreement, null)
  assert.ok(paletteOf(button('#c2410c'), page(), { logo: logoOf('#c2410c') }).logoAgreement! > 0.95)
  const both = paletteOf(button('#c2410c'), page(), { logo: logoOf('#c2410c', '#1d4ed8') })
  assert.ok(hexes(both).includes('#1d4ed8'), 'a colour of the logo alone')
})

test('an icon that agrees with nothing on the page adds no colour', () => {
  const { primary } = logoOf('#61dafb')
  const logo: Logo = { ...noLogo, icon: { ...primary!, value: { ...primary!.value, kind: 'icon' } } }
  assert.ok(!hexes(paletteOf(button('#c2410c'), page(), { logo })).includes('#61dafb'))
})

test('white, black and grey of text and paper come after the brand’s colours', () => {
  const css = `body { background: #fff; color: #212529 } ${button('#0f766e')} h2 { color: #b45309 } footer { background: #ecfdf5 }`
  const found = hexes(paletteOf(css))
  assert.ok(found.indexOf('#b45309') < found.indexOf('#ffffff'))
  assert.ok(found.indexOf('#ecfdf5') < found.indexOf('#ffffff'))
})

test('pairs of text and ground come with their contrast', () => {
  const found = paletteOf(`${button('#0f766e')} body { color: #333 }`)
  const label = found.pairs.find(({ background }) => background === '#0f766e')
  assert.deepEqual(label, {
    foreground: '#ffffff',
    background: '#0f766e',
    contrast: contrastOf('#ffffff', '#0f766e'),
    usage: 'button labels',
  })
  assert.ok(found.pairs.some(({ usage, contrast }) => usage.includes('text') && contrast === 12.63))
})

test('text over a picture has no contrast that could be told', () => {
  const found = paletteOf('.opening { background: url(/oak.jpg); color: #fefefe } a { color: #123456 }')
  assert.ok(!found.pairs.some(({ foreground }) => foreground === '#fefefe'))
})

test('text over a gradient from light to dark has no contrast that could be told', () => {
  const found = paletteOf('.opening { background: linear-gradient(#ffffff, #0b1020); color: #123456 }')
  assert.ok(!found.pairs.some(({ foreground }) => foreground === '#123456'))
})

test('a translucent fill is seen over its ground, and one that is hardly seen is none', () => {
  const found = paletteOf('.opening { background: rgb(255 0 0 / 50%) } .more { background: rgb(0 0 255 / 10%) }')
  assert.ok(hexes(found).includes('#ff8080'))
  assert.ok(!hexes(found).some((hex) => distance(hex, '#e5e5ff') < 3))
})

test('colours of attributes of old pages are read', () => {
  const body = `<body bgcolor="#fffbeb" text="#422006"><table><tr><td bgcolor="7f1d1d"><font color="#fde68a">${paragraph}</font></td></tr></table>${paragraph}</body>`
  const found = hexes(paletteOf('', body))
  for (const hex of ['#fffbeb', '#422006', '#7f1d1d', '#fde68a']) assert.ok(found.includes(hex), hex)
})

test('a gradient that is cut out in the shape of a text colours the text', () => {
  const css =
    'h1 { background: linear-gradient(90deg, #7c3aed, #0ea5e9); -webkit-background-clip: text; color: transparent }'
  const found = paletteOf(css)
  assert.equal(colorOf(found, '#7c3aed').context, 'heading')
  assert.ok(!found.pairs.some(({ background }) => background === '#7c3aed'))
})

test('a page that nothing fills is white', () => {
  assert.deepEqual(withRole(paletteOf(button('#0f766e')), 'background'), ['#ffffff'])
})

test('a theme colour that nothing else bears out makes no black brand', () => {
  const found = paletteOf('', '<body><div id="root"></div></body>', {
    head: '<meta name="theme-color" content="#000000">',
  })
  assert.equal(primaryOf(found), undefined)
})

test('the same site gives the same palette', () => {
  const css = `${button('#0f766e')} h2 { color: #b45309 } footer { background: #1d4ed8 }`
  assert.deepEqual(paletteOf(css), paletteOf(css))
})

test('a dark colour with a hue of its own is named before the gold of a button', () => {
  const css = `:root { --a: #12402c; --b: #d9a441 } ${button('var(--b)')} header, footer { background: var(--a); color: #fff } h1, h2 { color: var(--a) }`
  assert.equal(primaryOf(paletteOf(css)), '#12402c')
})

test('a vivid call to action is named before an ink that is nearly black', () => {
  const css = `body { color: #10131a } ${button('#c2185b')} h1, h2 { color: #10131a } footer { background: #10131a; color: #fff }`
  assert.equal(primaryOf(paletteOf(css)), '#c2185b')
})

test('a black brand with one pale accent stays black', () => {
  const css = `body { color: #111 } ${button('#111')} header { background: #f3d9d4 } footer { background: #111; color: #fff }`
  assert.equal(primaryOf(paletteOf(css)), '#111111')
})

test('a colour that the logo wears comes before one of a template that is used as much', () => {
  const css = `h1, h2 { color: #0b6fb8 } .more { background: #d6001c } nav { background: #0b6fb8 }`
  assert.equal(primaryOf(paletteOf(css, page(), { logo: logoOf('#d6001c') })), '#d6001c')
})

test('parts and bodies that are named for the style of their buttons are no buttons', () => {
  const body = page().replace('<body>', '<body class="primary-button-style-solid">')
  const found = paletteOf(
    '.opening { background: #eef6f2 }',
    body.replace('"opening"', '"opening has-button-group button"'),
  )
  assert.ok(
    found.colors.every(({ value }) => !/button/.test(value.usage)),
    JSON.stringify(found.colors),
  )
})

test('one colour is secondary, two at most are accents, and each is told from the others', () => {
  const css = `${button('#0f766e')} header { background: #7c2d12; color: #fff } footer { background: #6d28d9; color: #fff }
    h1 { color: #be123c } h2 { color: #15803d } .more { background: #d97706 } nav a { color: #0d9488 }`
  const found = paletteOf(css)
  assert.equal(withRole(found, 'secondary').length, 1)
  assert.ok(withRole(found, 'accent').length <= 2)
})

test('the colour that its author calls secondary is', () => {
  const css = `:root { --color-primary: #0f766e; --color-secondary: #0b3c49 } ${button('var(--color-primary)')} header { background: #d97706 } footer { background: var(--color-secondary); color: #fff }`
  assert.deepEqual(withRole(paletteOf(css), 'secondary'), ['#0b3c49'])
})

test('where a colour was seen is said in one line', () => {
  const names = Array.from({ length: 9 }, (_, index) => `--a-very-long-name-of-the-first-colour-${index}: #0f766e`)
  const css = `:root { ${names.join(';')} } ${button('#0f766e')} header, footer { background: #0f766e } h1, h2 { color: #0f766e }`
  assert.ok(colorOf(paletteOf(css), '#0f766e').usage.length < 90)
})
