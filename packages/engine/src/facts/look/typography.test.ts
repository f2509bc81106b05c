import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import type { FontFamily } from './shapes.ts'
import { typeScale, typography } from './typography.ts'

const text = 'Made to order in Leeds since 1921, from oak that stood within an hour of the workshop. '
const body = `<body><nav><a href="/a">How we work</a></nav><main><h1>Kitchens that outlive fashion</h1><p>${text.repeat(3)}</p>
  <h2>Built to be repaired</h2><p>${text.repeat(5)}</p><a class="btn" href="/quote">Get a quote</a></main></body>`

const siteWith = (css: string, { head = '', html = body, sheets = {} as Record<string, string> } = {}) =>
  siteOfPages(
    { '/': `<!doctype html><head><title>Oaken</title>${head}<style>${css}</style></head>${html}` },
    { sheets },
  )
const families = (...from: Parameters<typeof siteWith>): FontFamily[] =>
  typography(siteWith(...from)).map(({ value }) => value)
const named = (found: FontFamily[]) => found.map(({ family, role, source }) => `${family}, ${role}, ${source}`)

test('headings and running text have the families that they are set in', () => {
  const css =
    '@font-face { font-family: Oak; src: url(oak.woff2) } h1, h2 { font-family: Oak, serif } body { font-family: Georgia, serif }'
  assert.deepEqual(named(families(css)), ['Oak, heading, self-hosted', 'Georgia, body, system'])
})

test('a family that sets both stands under both roles', () => {
  assert.deepEqual(
    families('body { font-family: Georgia }').map(({ role }) => role),
    ['heading', 'body'],
  )
})

const sources: [where: string, source: string, css: string, head: string][] = [
  [
    'a link to Google',
    'google',
    '',
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Work+Sans:wght@400..700&display=swap">',
  ],
  [
    'an old link to Google for several',
    'google',
    '',
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato:400,700|Work+Sans:600">',
  ],
  ['an import from Google', 'google', '@import url("https://fonts.googleapis.com/css2?family=Work+Sans");', ''],
  [
    'a face on Google’s servers',
    'google',
    '@font-face { font-family: "Work Sans"; src: url(https://fonts.gstatic.com/s/x.woff2) }',
    '',
  ],
  ['a face of its own', 'self-hosted', '@font-face { font-family: "Work Sans"; src: url(/fonts/x.woff2) }', ''],
  [
    'a face written into the sheet',
    'self-hosted',
    '@font-face { font-family: "Work Sans"; src: url(data:font/woff2;base64,AAAA) }',
    '',
  ],
  [
    'a face on another host',
    'other host',
    '@font-face { font-family: "Work Sans"; src: url(https://cdn.fonts.example/x.woff2) }',
    '',
  ],
  [
    'another font service',
    'other host',
    '',
    '<link rel="stylesheet" href="https://fonts.bunny.net/css?family=work-sans:400">',
  ],
  ['Adobe', 'adobe', '', '<link rel="stylesheet" href="https://use.typekit.net/abc1def.css">'],
  ['nothing', 'not loaded', '', ''],
  [
    'a face that only names what is installed',
    'not loaded',
    '@font-face { font-family: "Work Sans"; src: local("Work Sans") }',
    '',
  ],
]
for (const [where, source, css, head] of sources) {
  test(`a family that ${where} loads is ${source}`, () => {
    const [found] = families(`${css} body { font-family: "Work Sans", sans-serif }`, { head })
    assert.deepEqual([found?.family, found?.source], ['Work Sans', source])
  })
}

test('a family that no sheet loads says so', () => {
  assert.match(families('body { font-family: "Work Sans" }')[0]!.usage, /no stylesheet loads it/)
})

test('the system’s own stack is named as such', () => {
  const stack = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif'
  assert.deepEqual(named(families(`body { font-family: ${stack} }`))[0], '-apple-system, heading, system')
})

test('a page that names no family has none', () => {
  assert.deepEqual(families(''), [])
})

const aliases: [alias: string, family: string, weights?: number[]][] = [
  ['roboto-bold', 'Roboto', [700]],
  ['Inter-Regular', 'Inter', [400]],
  ['OpenSans-SemiBold', 'Open Sans', [600]],
  ['Oaken Medium W01', 'Oaken', [500]],
  ['Inter Variable', 'Inter'],
  ['Archivo Black', 'Archivo Black'],
  ['IBMPlexSans-Light', 'IBM Plex Sans', [300]],
  ['__Space_Grotesk_1a2b3c', 'Space Grotesk'],
  ['__oakenSans_a0b1c2', 'Oaken Sans'],
  ['proxima_nova-bold-italic', 'Proxima Nova', [700]],
  ['Work Sans', 'Work Sans'],
]
for (const [alias, family, weights] of aliases) {
  test(`${alias} is a face of ${family}`, () => {
    const [, running] = families(
      `@font-face { font-family: "${alias}"; src: url(x.woff2) } body { font-family: "${alias}", sans-serif }`,
    )
    assert.deepEqual([running?.family, running?.source], [family, 'self-hosted'])
    if (weights !== undefined) assert.deepEqual(running?.weights, weights)
  })
}

test('faces of one family are one family with their weights', () => {
  const css = 'p { font-family: roboto-light } p + h2 + p { font-family: roboto-bold } h1, h2 { font-family: Georgia }'
  const [, running] = families(css)
  assert.deepEqual([running?.family, running?.weights], ['Roboto', [300, 700]])
})

test('what stands in for a family while it loads is no family', () => {
  const css = 'body { font-family: "Inter Fallback", __Inter_Fallback_1a2b3c, "__Inter_1a2b3c", sans-serif }'
  assert.equal(families(css)[0]?.family, 'Inter')
})

test('variables are put in', () => {
  assert.equal(
    families(':root { --font-body: "Work Sans", serif } body { font-family: var(--font-body) }')[0]?.family,
    'Work Sans',
  )
})

test('the shorthand is read', () => {
  const css = ':root { --size: calc(1rem * 1.2) } body { font: 500 var(--size)/1.5 "Work Sans", serif }'
  assert.equal(families(css)[0]?.family, 'Work Sans')
})

for (const icons of [
  'Font Awesome 6 Free',
  'Material Symbols Outlined',
  'dashicons',
  'ETmodules',
  'eicons',
  'oaken-icons',
  'bootstrap-icons',
  'icomoon',
]) {
  test(`${icons} is no family of text`, () => {
    const html = body.replace('<main>', '<main><i class="i">home</i><i class="i">&#xe900;</i>')
    assert.ok(
      families(`.i { font-family: "${icons}" } body { font-family: Georgia }`, { html }).every(
        ({ family }) => family === 'Georgia',
      ),
    )
  })
}

test('signs of a private area, whatever their font is called, tell nothing of type', () => {
  const html = body.replace('<main>', `<main>${'<i class="i">&#xe900;</i>'.repeat(200)}`)
  assert.ok(
    families('.i { font-family: Oddity } body { font-family: Georgia }', { html }).every(
      ({ family }) => family === 'Georgia',
    ),
  )
})

test('a third family of small labels is neither of headings nor of text', () => {
  const html = body.replace('<main>', '<main><p class="label">No. 12, oiled oak, two metres</p>')
  const css =
    '@font-face { font-family: "Oak Mono"; src: url(m.woff2) } .label { font-family: "Oak Mono" } body { font-family: Georgia }'
  assert.deepEqual(named(families(css, { html })).at(-1), 'Oak Mono, other, self-hosted')
})

test('large text heads what follows, whatever its element', () => {
  const html = `<body><div class="big">Kitchens that outlive fashion</div><p>${text.repeat(4)}</p></body>`
  const css = '.big { font: 48px "Oak Display" } body { font-family: Georgia }'
  assert.deepEqual(named(families(css, { html })), ['Oak Display, heading, not loaded', 'Georgia, body, system'])
})

test('hidden text sets nothing', () => {
  const html = body.replace('<main>', `<main><p class="gone">${text.repeat(30)}</p>`)
  assert.ok(
    families('.gone { display: none; font-family: Oddity } body { font-family: Georgia }', { html }).every(
      ({ family }) => family === 'Georgia',
    ),
  )
})

test('Japanese families are named as they are written', () => {
  assert.equal(
    families('body { font-family: "ヒラギノ角ゴ Pro W3", "Hiragino Kaku Gothic Pro", sans-serif }')[0]?.family,
    'ヒラギノ角ゴ Pro W3',
  )
})

test('the type scale has size and weight of each step', () => {
  const css =
    'h1 { font-size: 3rem; font-weight: 800 } h2 { font-size: 32px } p { font-size: 1.125rem } .btn { font-size: 14px; font-weight: 600; background: #111; padding: 12px 20px }'
  assert.deepEqual(typeScale(siteWith(css)), [
    { step: 'h1', size: 48, weight: 800 },
    { step: 'h2', size: 32, weight: 700 },
    { step: 'body', size: 18, weight: 400 },
    { step: 'small', size: 16, weight: 400 },
    { step: 'button', size: 14, weight: 600 },
  ])
})

test('a page without text has no type', () => {
  const site = siteOfPages({ '/': '<body></body>' })
  assert.deepEqual([typography(site), typeScale(site)], [[], []])
})

test('row 61: a stack of 100 kB and a thousand faces are read to a bound', () => {
  const faces = Array.from(
    { length: 5_000 },
    (_, at) => `@font-face { font-family: "f${at}-bold-italic"; src: url(x${at}) }`,
  ).join('')
  const css = `${faces} body { font-family: ${'a-bold,'.repeat(14_000)}b } h1 { font: ${'('.repeat(50_000)} x }`
  const site = siteWith(css)
  const before = process.cpuUsage()
  assert.ok(typography(site).length <= 8)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 1_000_000)
})
