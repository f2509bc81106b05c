import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'
import { siteNavigation } from './navigation.ts'

const labelsOf = (pages: Record<string, string>) =>
  deriveFacts(siteOfPages(pages)).navigation.map(({ value }) => value.label)
const labels = (body: string) =>
  labelsOf({ '/': `<title>Oaken</title><style>.btn{background:#123;padding:9px 14px}</style><body>${body}` })

const links = (...names: string[]) => names.map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`).join(' ')
const items = (...names: string[]) =>
  names.map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`).join('')

test('the labels of the navigation stand in their order', () => {
  assert.deepEqual(labels(`<header><nav>${links('Kitchens', 'Prices', 'About')}</nav></header>`), [
    'Kitchens',
    'Prices',
    'About',
  ])
})

test('a menu repeated for small screens counts once', () => {
  const list = `<ul>${items('Kitchens', 'Prices', 'About')}</ul>`
  assert.deepEqual(
    labels(`<header><nav>${list}</nav><nav class="mobile" style="display:none">${list}</nav></header>`),
    ['Kitchens', 'Prices', 'About'],
  )
})

test('entries of a submenu are left out', () => {
  const list = `<ul><li><a href="/work">Work</a><ul>${items('Oak', 'Ash')}</ul></li>${items('Prices', 'About')}</ul>`
  assert.deepEqual(labels(`<header><nav>${list}</nav></header>`), ['Work', 'Prices', 'About'])
})

test('logo, button, language, search and profile are no entries', () => {
  const nav = `<nav><a class="logo" href="/">Oaken</a>${links('Kitchens', 'Prices')}<a class="btn" href="/quote">Get a quote</a>
    <a href="/de/">DE</a><button>Search</button><a href="https://www.instagram.com/oaken">Instagram</a></nav>`
  assert.deepEqual(labels(`<header>${nav}</header>`), ['Kitchens', 'Prices'])
})

test('the menu at the top wins over the longer one in the footer', () => {
  const footer = `<footer><nav>${links('Terms', 'Privacy', 'Cookies', 'Jobs', 'Press', 'Imprint')}</nav></footer>`
  assert.deepEqual(labels(`<header><nav>${links('Kitchens', 'Prices')}</nav></header>${footer}`), [
    'Kitchens',
    'Prices',
  ])
})

test('breadcrumbs are no navigation', () => {
  const crumbs = `<nav aria-label="breadcrumb">${links('Home', 'Work', 'Oak')}</nav>`
  assert.deepEqual(labels(`<header><nav>${links('Kitchens', 'Prices')}</nav></header>${crumbs}`), [
    'Kitchens',
    'Prices',
  ])
})

test('a list of links in a table is read where there is no other menu', () => {
  const row = `<table><tr><td>${links('Patrimoine', 'Nature', 'Sports')}</td><td><p>${'Un village de montagne. '.repeat(20)}</p></td></tr></table>`
  assert.deepEqual(labels(row), ['Patrimoine', 'Nature', 'Sports'])
})

test('behind a cover page the navigation is that of the next page', () => {
  const found = labelsOf({
    '/': '<title>Oaken</title><a href="/welcome">Enter</a>',
    '/welcome': `<title>Oaken</title><nav>${links('Kitchens', 'Prices', 'About')}</nav>`,
  })
  assert.deepEqual(found, ['Kitchens', 'Prices', 'About'])
})

test('a page without a menu has no navigation', () => {
  assert.deepEqual(labels('<h1>Kitchens that outlive fashion</h1><p>Call us.</p>'), [])
})

test('a panel beside an entry holds a submenu, whatever it is called, and what opens it is an entry', () => {
  const panel = (...names: string[]) => `<div class="sub">${links(...names)}</div>`
  const menu = `<ul id="nav"><li><a href="/">Start</a></li><li><a href="/k">Kitchens</a>${panel('Oak', 'Ash', 'Elm', 'Fir')}</li><li><a href="/a">About</a>${panel('Team', 'Jobs')}</li></ul>`
  assert.deepEqual(labels(menu), ['Start', 'Kitchens', 'About'])
  const toggle = `<div class="w-dropdown"><div class="w-dropdown-toggle"><div>Kitchens</div></div><nav class="w-dropdown-list">${links('Oak', 'Ash')}</nav></div>`
  assert.deepEqual(labels(`<nav>${toggle}${links('Prices', 'About')}</nav>`), ['Kitchens', 'Prices', 'About'])
})

test('a colour of the brand makes no logo of an entry', () => {
  const entry = (name: string) => `<li><a class="hover:text-brand-400" href="/${name}">${name}</a></li>`
  assert.deepEqual(labels(`<header><nav><ul>${entry('Kitchens')}${entry('Prices')}</ul></nav></header>`), [
    'Kitchens',
    'Prices',
  ])
})

test('a list of posts is no menu', () => {
  const post = (name: string) => `<li><a href="/${name}"><time>12 May</time><h3>${name}</h3></a></li>`
  assert.deepEqual(labels(`<ul>${post('Oak')}${post('Ash')}${post('Elm')}</ul>`), [])
})

test('a page of many links in one wrapper takes bounded time', () => {
  const site = siteOfPages({ '/': `<div>${'<a href="/p">Alpha beta</a> '.repeat(20_000)}</div>` })
  takesBoundedTime(() => siteNavigation(site, []))
})

test('a menu that the logo divides is read whole', () => {
  const half = (name: string, ...entries: string[]) => `<nav class="half ${name}">${links(...entries)}</nav>`
  const logo = '<a class="brand" href="/"><img src="/mark.svg" alt="Oaken"></a>'
  const header = (between: string) =>
    `<header>${half('left', 'Cucine', 'Prezzi')}${between}${half('right', 'Storia', 'Contatti', 'Diario')}</header>`
  assert.deepEqual(labels(header(logo)), ['Cucine', 'Prezzi', 'Storia', 'Contatti', 'Diario'])
  assert.deepEqual(labels(header('')), ['Cucine', 'Prezzi'], 'two menus side by side are two')
})

test('the title of a list that opens below it is an entry, linked or not', () => {
  const list = (title: string) =>
    `<ul><li><a href="/o">O nas</a></li><li>${title}<ul>${items('Dom', 'Firma')}</ul></li></ul>`
  for (const title of ['<p>Oferta</p>', '<span>Oferta</span>', '<a>Oferta</a>']) {
    assert.deepEqual(labels(`<header><nav>${list(title)}</nav></header>`), ['O nas', 'Oferta'], title)
  }
})

test('what a script makes an entry of is one, and the name beside it is the logo', () => {
  const entry = (name: string) => `<div class="item" onclick="show('${name}')"><i></i><span>${name}</span></div>`
  const logo = '<div onclick="show(\'home\')"><span>Oaken</span></div>'
  const menu = (inner: string) => `<nav>${logo}<div>${inner}</div></nav><h1>Küchen</h1>`
  assert.deepEqual(labels(menu(['Küchen', 'Preise', 'Kontakt'].map(entry).join(''))), ['Küchen', 'Preise', 'Kontakt'])
})

test('beside a menu that is seen, what opens for those who are logged in is left out', () => {
  const account = `<div class="user"><button aria-haspopup="menu">Menü</button><div role="menu" hidden>${links('Profil', 'Termine', 'Rechnungen', 'Hilfe', 'Konto')}</div></div>`
  const header = (...names: string[]) =>
    labels(
      `<header><div role="navigation" aria-label="Hauptnavigation">${account}<div>${links(...names)}</div></div></header>`,
    )
  assert.deepEqual(header('Anbieter', 'Suchende', 'Preise', 'Blog'), ['Anbieter', 'Suchende', 'Preise', 'Blog'])
})

test('a filled link whose classes only a script on the page sets is a button', () => {
  const menu = (set: string) =>
    labels(`<nav><div>${links('Accueil', 'Adopter', 'Contact')}</div><a class="${set}" href="/don">Soutenir</a></nav>`)
  assert.deepEqual(menu('px-5 py-2 rounded-full bg-pink-600 text-white'), ['Accueil', 'Adopter', 'Contact'])
  assert.deepEqual(menu('px-5 py-2 text-pink-600'), ['Accueil', 'Adopter', 'Contact', 'Soutenir'])
})
