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
