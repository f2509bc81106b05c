import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { navigation, siteNavigation } from './navigation.ts'

const rest = `<main>${'<p>Every table is made to order, and delivered within eight weeks of it.</p>'.repeat(40)}</main>`
const site = (body: string, css = '') =>
  siteOfPages({ '/': `<title>Oaken</title><style>${css}</style><body>${body}${rest}` })
const labels = (body: string, css?: string) =>
  navigation(site(body, css).home, ['Oaken', '木工房']).map(({ value }) => value.label)

const kinds: [what: string, body: string, labels: string[], css?: string][] = [
  [
    'a toggle set as a button is an entry, and what it opens is none',
    `<nav class="navbar"><ul class="nav"><li><a href="/about">Über uns</a></li>
      <li class="dropdown"><a href="#" class="dropdown-toggle" data-toggle="dropdown" role="button" aria-expanded="false">Möbel</a>
      <ul class="dropdown-menu"><li><a href="/tische">Tische</a></li><li><a href="/betten">Betten</a></li></ul></li></ul></nav>`,
    ['Über uns', 'Möbel'],
  ],
  [
    'a part that is laid over the page below an entry is a submenu, whatever it is called',
    `<header><nav><div class="eins"><div class="ding"><a class="ding-btn" href="/#a">Soluciones</a><div class="kasten"><a href="/b">Nexo Software</a><a href="/c">Uno</a></div></div>
      <div class="ding"><a class="ding-btn" href="/d">Servicios</a><div class="kasten"><a href="/e">Redes</a><a href="/f">Nube</a></div></div>
      <a href="/contacto">Contacto</a></div></nav></header>`,
    ['Soluciones', 'Servicios', 'Contacto'],
    '.kasten{position:absolute;top:100%;opacity:0}',
  ],
  [
    'beside a logo stands the menu and no submenu, hidden as it may be',
    '<header><div class="bar"><a href="/">Oaken</a><div class="links"><a href="/kitchens">Kitchens</a><a href="/prices">Prices</a></div></div></header>',
    ['Kitchens', 'Prices'],
    '.links{position:absolute;right:0}',
  ],
  [
    'the part that bears the name of a submenu but holds its head is none, nor is the second of two lists',
    `<div class="menu"><div><ul><li><a href="/">トップ</a></li><li><div class="submenu-header"><a href="/about">木工房とは</a></div>
      <ul class="submenu-tree"><li><a href="/about#1">歴史</a></li><li><a href="/about#2">仲間</a></li></ul></li></ul></div>
      <div><ul class="sub-list"><li><a href="/news">お知らせ</a></li></ul></div></div>`,
    ['トップ', '木工房とは', 'お知らせ'],
  ],
  [
    'the entry of the page that is shown may be filled',
    '<nav><ul><li><a class="active" href="#top">Accueil</a></li><li><a href="#pieces">Pièces</a></li><li><a href="#prix">Prix</a></li></ul></nav>',
    ['Accueil', 'Pièces', 'Prix'],
    '.active{background:#123;padding:9px 14px}',
  ],
  [
    'a menu set in buttons throughout has entries',
    '<div class="primary-nav"><ul><li><a class="button" href="/index.html">Home</a></li><li><a class="button" href="/tables">Oak tables</a></li></ul></div>',
    ['Home', 'Oak tables'],
  ],
  [
    'a log-in, a number and an address are no pages',
    `<nav><a href="/seo">Tischlerei</a><a href="/team">Team</a><a href="https://app.oaken.example/login">Kundenlogin</a>
      <a href="tel:+49301234567">030 1234567</a><a href="tel:+49301234567">Anrufen</a><a href="mailto:post@oaken.example">post@oaken.example</a></nav>`,
    ['Tischlerei', 'Team'],
  ],
  ['a log-in is an entry where there is no other', '<header><nav><a href="/login">Login</a></nav></header>', ['Login']],
  [
    'what is shown on small screens alone is left out of a menu that is seen',
    '<nav><ul><li><a href="/k">Kitchens</a></li><li><a href="/p">Prices</a></li><li class="small"><a href="mailto:a@oaken.example">Write to us</a></li></ul></nav>',
    ['Kitchens', 'Prices'],
    '.small{display:none}',
  ],
  [
    'the name of an icon, a note for screen readers, bullets and carets are no part of a label',
    `<nav><a href="/k"><i class="material-icons">contact_mail</i> Kontakt</a><a href="/p">Preise <span class="note">(aktuell)</span></a>
      <a href="/i">• Inicio</a><a href="/s">Servicios ▾</a><a href="/q">¿Qué hacemos?</a><a href="/c">C++</a></nav>`,
    ['Kontakt', 'Preise', 'Inicio', 'Servicios', '¿Qué hacemos?', 'C++'],
    '.note{position:absolute;width:1px;height:1px}',
  ],
  [
    'the menu of a restaurant is a page; a switch of the menu and one of languages are none',
    `<nav><a href="#menu">Menu</a><a href="/menu.html">Menu</a><a href="/om">Om oss</a>
      <div><a href="#" class="dropdown-toggle">Lan</a><ul><li><a href="/de">Deutsch</a></li><li><a href="/ar">العربية</a></li></ul></div></nav>`,
    ['Menu', 'Om oss'],
  ],
  [
    'pictures with alternative texts are a menu',
    '<table><tr><td><a href="a.html"><img alt="Histoire"></a></td><td><a href="b.html"><img alt="Ateliers"></a></td><td><a href="c.html"><img alt="Plan d’accès"></a></td></tr></table>',
    ['Histoire', 'Ateliers', 'Plan d’accès'],
  ],
  [
    'so are the areas of one picture',
    '<img usemap="#m"><map name="m"><area href="a.html" alt="会社概要"><area href="b.html" alt="製品"><area href="c.html" alt="採用"></map>',
    ['会社概要', '製品', '採用'],
  ],
  [
    'one picture among words is an icon',
    '<nav><a href="/k">Kitchens</a><a href="/p">Prices</a><a href="/x"><img alt="Phone"></a></nav>',
    ['Kitchens', 'Prices'],
  ],
  [
    'rows of a table with a link each are a menu',
    '<table><tr><td><font><a href="a.htm">Startseite</a></font></td></tr><tr><td><a href="b.htm">Anfahrt</a></td></tr><tr><td><a href="c.htm">Gästebuch</a></td></tr></table>',
    ['Startseite', 'Anfahrt', 'Gästebuch'],
  ],
  [
    'links in a row at the top are a menu without a name for it',
    '<div class="x1"><div><a href="/uslugi">Услуги</a></div><div><a href="/ceny">Цены</a></div><div><a href="/kontakty">Контакты</a></div></div>',
    ['Услуги', 'Цены', 'Контакты'],
  ],
  [
    'a row of buttons is none',
    '<div class="x1"><a class="f" href="/a">Tables</a> <a class="f" href="/b">Chairs</a> <a class="f" href="/c">Beds</a></div>',
    [],
    '.f{background:#123;padding:9px 14px}',
  ],
  [
    'a row of links to others is none',
    '<p><a href="https://elm.example">Elm</a> <a href="https://ash.example">Ash</a> <a href="https://fir.example">Fir</a></p>',
    [],
  ],
]
for (const [what, body, expected, css] of kinds) {
  test(`menus of all kinds: ${what}`, () => {
    assert.deepEqual(labels(body, css), expected)
  })
}

test('where scripts build the menu, a page that a browser has read has it', () => {
  const bare = '<title>Oaken</title><div id="site-header"></div><p>Küchen nach Maß.</p>'
  const menu = `<title>Oaken</title><nav><a href="/k">Küchen</a><a href="/p">Preise</a></nav>`
  const built = siteOfPages({ '/': bare, '/a': bare, '/b': bare, '/c': bare, '/d': menu })
  const pages = built.pages.map((page, at) => (at === 4 ? { ...page, isRendered: true } : page))
  assert.deepEqual(siteNavigation(built, ['Oaken']), [])
  assert.deepEqual(
    siteNavigation({ ...built, pages }, ['Oaken']).map(({ value }) => value.label),
    ['Küchen', 'Preise'],
  )
})
