import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandWords, isTrail, isWall, namesBrand, otherUse, saysBrand, saysHome, saysLogo } from './words.ts'

const code = (text: string) => ({ code: text, label: '' })
const label = (text: string) => ({ code: '', label: text })

for (const text of [
  'logo',
  'siteLogo_img-2x',
  'header-logo',
  'logotype',
  'logoWhite',
  'acmelogo',
  'wordmark',
  'logo2',
]) {
  test(`code calls a logo: ${text}`, () => assert.equal(saysLogo(code(text)), true))
}
for (const text of ['catalogo', 'dialogo', 'psicologo', 'login', 'logout', 'analog', 'homologo', 'logistics']) {
  test(`code calls no logo: ${text}`, () => assert.equal(saysLogo(code(text)), false))
}
for (const text of ['Oaken logo', 'Логотип', 'ロゴ', '로고', 'شعار', 'Λογότυπο']) {
  test(`a label calls a logo: ${text}`, () => assert.equal(saysLogo(label(text)), true))
}
test('a label of something else calls no logo', () => assert.equal(saysLogo(label('Our kitchen')), false))

for (const text of ['navbar-brand', 'site-title', 'blog_name', 'w-nav-brand', 'branding', 'shop-name']) {
  test(`a place of the brand: ${text}`, () => assert.equal(saysBrand(text), true))
}
for (const text of ['brands', 'page-title', 'site-titles', 'website-title', 'product-name']) {
  test(`no place of the brand: ${text}`, () => assert.equal(saysBrand(text), false))
}

for (const text of ['client-logos', 'partners', 'swiper-slide', 'as-seen-in', 'Referenzen']) {
  test(`a wall of the marks of others: ${text}`, () => assert.equal(isWall(text), true))
}
for (const text of ['header', 'clientele', 'site-logo']) {
  test(`no wall of marks: ${text}`, () => assert.equal(isWall(text), false))
}

test('a way through the site is told by its name', () => {
  assert.equal(isTrail('nav breadcrumb'), true)
  assert.equal(isTrail('nav bread'), false)
})

const brand = brandWords(['Oaken', 'Oaken Kitchens'], 'oaken')
const uses: [what: string, names: { code: string; label: string }, use: 'control' | 'foreign' | null][] = [
  ['a glass', code('icon-search'), 'control'],
  ['a house', code('icon-home'), 'control'],
  ['a label “Home”', label('Home'), null],
  ['a label of a control', label('Menu'), 'control'],
  ['a network', code('fb-icon facebook'), 'foreign'],
  ['a shop of apps', label('Download on the App Store'), 'foreign'],
  ['a way to pay', code('apple-pay.svg'), 'foreign'],
  ['the mark itself', code('oaken-logo.svg'), null],
  ['a long text with a word of a control', label(`Search ${'for kitchens of oak '.repeat(5)}`), null],
]
for (const [what, names, use] of uses) {
  test(`${what} is ${use ?? 'nothing else'}`, () => assert.equal(otherUse(names, brand), use))
}

test('words that the brand is named after say nothing of another use', () => {
  assert.equal(otherUse(code('home-star'), brandWords(['Home Star'], 'homestar')), null)
  assert.equal(otherUse(code('star'), brand), 'control')
})

const named: [text: string, how: 'all' | 'part' | null][] = [
  ['Oaken', 'all'],
  ['OAKEN', 'all'],
  ['oaken-kitchens', 'all'],
  ['Oaken logo', 'part'],
  ['logo_oaken_white.svg', 'part'],
  ['Oak', null],
  ['', null],
  ['—', null],
]
for (const [text, how] of named) {
  test(`“${text}” is ${how === null ? 'not the brand’s name' : `${how} of the brand’s name`}`, () => {
    assert.equal(namesBrand(text, brand), how)
  })
}

test('a name of two letters is found alone, not within words', () => {
  const short = brandWords(['Ox'], 'ox')
  assert.equal(namesBrand('Ox', short), 'all')
  assert.equal(namesBrand('boxes', short), null)
})

test('a name of one letter names nothing', () => {
  assert.deepEqual(brandWords(['X'], 'x').compact, [])
})

for (const text of ['Home', 'Startseite', 'Zur Startseite', 'Back to home', 'ホーム', 'Accueil', 'На главную']) {
  test(`“${text}” says that it leads home`, () => assert.equal(saysHome(text), true))
}
for (const text of ['Homes', 'Our home', 'Kitchens']) {
  test(`“${text}” does not say that it leads home`, () => assert.equal(saysHome(text), false))
}
