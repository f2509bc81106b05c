import assert from 'node:assert/strict'
import { test } from 'node:test'
import { body, drawn, glass, hamburger, logoOf, nav, primaryOf } from './logo-fixtures.ts'

const headers: [title: string, head: string, expected: string | null][] = [
  [
    'a picture in the link home',
    `<header><a href="/"><img src="/a.png" alt="Elm &amp; Oak"></a>${nav}</header>`,
    '/a.png',
  ],
  [
    'the custom logo of WordPress',
    `<header><a href="https://www.elmoak.example/" class="custom-logo-link" rel="home"><img class="custom-logo" src="/wp-content/uploads/2024/03/cropped-mark.png" alt=""></a>${nav}</header>`,
    '/wp-content/uploads/2024/03/cropped-mark.png',
  ],
  [
    'the heading logo of Shopify',
    `<div class="shopify-section"><div class="header"><h1 class="header__heading"><a href="/" class="header__heading-link"><img src="//cdn.shop.example/files/e.png?v=1" class="header__heading-logo" alt="Elm & Oak"></a></h1></div></div>`,
    'https://cdn.shop.example/files/e.png?v=1',
  ],
  [
    'the brand of a Webflow bar',
    `<div class="navbar w-nav" role="banner"><a href="#" class="brand w-nav-brand"><img src="https://assets.example/63/Group%201.svg" loading="lazy" alt=""></a><nav role="navigation">${nav}</nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div>`,
    'https://assets.example/63/Group%201.svg',
  ],
  [
    'a picture of a site builder that names nothing',
    `<div id="SITE_HEADER"><div data-testid="linkElement"><a href="https://www.elmoak.example"><wow-image><img src="https://static.pics.example/media/8a2f.png" alt="8a2f.png"></wow-image></a></div></div>`,
    'https://static.pics.example/media/8a2f.png',
  ],
  [
    'a header of a site builder with its title as a picture',
    `<header class="Header"><div class="header-title-logo"><a href="/"><img src="//images.example/t/1500w/x.png?format=1500w" alt="Elm &amp; Oak"></a></div></header>`,
    'https://images.example/t/1500w/x.png?format=1500w',
  ],
  [
    'a drawing beside the name',
    `<header class="flex"><a href="/" class="flex items-center"><svg class="h-8 w-8" viewBox="0 0 24 24"><path d="M12 2l9 20H3z"/></svg><span>Elm & Oak</span></a><button>${hamburger}</button></header>`,
    'svg',
  ],
  [
    'a drawing under hashed class names',
    `<header class="_3xYz"><a class="_a91" href="/">${drawn}</a>${nav}</header>`,
    'svg',
  ],
  [
    'a drawing of a sprite',
    `<svg style="display:none"><symbol id="i-logo" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></symbol></svg><header><a href="/"><svg class="icon"><use xlink:href="#i-logo"></use></svg></a></header>`,
    'svg',
  ],
  [
    'a drawing of a sprite in a file',
    `<header><a href="/" aria-label="Elm & Oak"><svg class="logo"><use href="/sprite.svg#logo"></use></svg></a></header>`,
    '/sprite.svg#logo',
  ],
  [
    'a picture behind the link',
    `<style>.logo{background:url(/img/mark.svg) no-repeat;text-indent:-9999px}</style><header><a class="logo" href="/">Elm & Oak</a></header>`,
    '/img/mark.svg',
  ],
  [
    'a picture behind the link, set in the element',
    `<header><a href="/" style="background-image:url('/img/mark.png')"></a>${nav}</header>`,
    '/img/mark.png',
  ],
  [
    'an object',
    '<header><a href="/"><object type="image/svg+xml" data="/logo.svg"></object></a></header>',
    '/logo.svg',
  ],
  [
    'a picture that is loaded late',
    '<header><a href="/"><img class="logo lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/l.png"></a></header>',
    '/l.png',
  ],
  [
    'a picture that says its sizes only',
    '<header><a href="/"><img class="logo" srcset="/l-100.png 100w, /l-400.png 400w"></a></header>',
    '/l-400.png',
  ],
  [
    'a picture with sources',
    '<header><a href="/"><picture><source srcset="/l.webp" type="image/webp"><img src="/l.png" alt="Elm & Oak"></picture></a></header>',
    '/l.png',
  ],
  [
    'the original behind a service that shrinks',
    '<header><a href="/"><img src="/_next/image?url=%2Fimg%2Fmark.png&w=256&q=75" alt="Elm & Oak"></a></header>',
    '/img/mark.png',
  ],
  ['words set as the mark', `<header><a href="/" class="logo">Elm & Oak</a>${nav}</header>`, 'Elm & Oak'],
  [
    'the site title of WordPress',
    `<header id="masthead"><p class="site-title"><a href="/" rel="home">Elm & Oak</a></p>${nav}</header>`,
    'Elm & Oak',
  ],
  [
    'the brand of a Bootstrap bar',
    `<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="#">Elm & Oak</a><button class="navbar-toggler" aria-expanded="false"><span class="navbar-toggler-icon"></span></button></nav>`,
    'Elm & Oak',
  ],
  [
    'words beside a menu drawing',
    `<header><div class="burger">${hamburger}</div><a href="/">Elm & Oak</a><a href="/search">${glass}</a></header>`,
    'Elm & Oak',
  ],
  [
    'words in two lines',
    '<header><a href="/" class="brand"><span style="display:block">Elm & Oak</span><small style="display:block">Joiners since 1921</small></a></header>',
    'Elm & Oak',
  ],
  [
    'a menu drawing before the logo',
    `<header><button aria-label="Menu">${hamburger}</button><a href="/"><img src="/l.png" alt="Elm & Oak"></a></header>`,
    '/l.png',
  ],
  [
    'a logo in the middle of the menu',
    `<header><nav><a href="/tables">Tables</a><a href="/"><img src="/l.png" alt=""></a><a href="/chairs">Chairs</a></nav></header>`,
    '/l.png',
  ],
  [
    'a top bar of profiles before the logo',
    `<div class="topbar"><a href="https://social.example/elmoak"><img src="/i/facebook.svg" alt="Facebook"></a><a href="tel:1"><img src="/i/phone.svg" alt=""></a></div><div class="masthead"><a href="/index.html"><img src="/i/elmoak.png"></a></div>`,
    '/i/elmoak.png',
  ],
  [
    'a language switch before the logo',
    '<header><a href="/de/"><img src="/flags/de.png" alt="Deutsch"></a><a href="/en/"><img src="/flags/en.png" alt="English"></a><a href="/"><img src="/mark.png" alt="Elm & Oak"></a></header>',
    '/mark.png',
  ],
  [
    'no header but a bar of blocks',
    `<div class="wrap"><div class="row1"><a href="/"><img src="/gfx/emblem.gif" alt="Elm & Oak"></a></div><div class="row2"><a href="/tables">Tables</a></div></div>`,
    '/gfx/emblem.gif',
  ],
  [
    'a table of the 1990s',
    `<center><table><tr><td><a href="index.htm"><img src="gif/elmoak.gif" border="0" width="300" height="80"></a></td><td><font>Joiners</font></td></tr></table></center>`,
    '/gif/elmoak.gif',
  ],
  [
    'a logo in a sidebar',
    `<aside class="sidebar"><div class="sidebar-logo"><a href="/"><img src="/s.png" alt="Elm & Oak"></a></div>${nav}</aside>`,
    '/s.png',
  ],
  [
    'the way home in German',
    `<header><a href="/de/" title="Zur Startseite"><img src="/files/theme/rs.svg" alt="Startseite"></a></header>`,
    '/files/theme/rs.svg',
  ],
  [
    'the way home in Japanese',
    `<header><p class="hd"><a href="/"><img src="/common/img/h01.png" alt="ホーム"></a></p></header>`,
    '/common/img/h01.png',
  ],
  [
    'a logo in Russian',
    `<header><a href="/"><img src="/upload/iblock/5f.png" alt="Логотип"></a></header>`,
    '/upload/iblock/5f.png',
  ],
  [
    'a logo that leads nowhere',
    `<header><div class="header__logo"><img src="/x1.png"></div>${nav}</header>`,
    '/x1.png',
  ],
  [
    'a house that leads home',
    `<header><a href="/">${'<svg class="icon icon-home" viewBox="0 0 24 24"><path d="M3 12l9-9 9 9v9H3z"/></svg>'}</a><a href="/" class="brand">Elm & Oak</a></header>`,
    'Elm & Oak',
  ],
  [
    'a title within the drawing',
    `<header><div><svg viewBox="0 0 200 40"><title>Elm & Oak logo</title><path d="M0 0h200v40z"/></svg></div></header>`,
    'svg',
  ],
  [
    'a drawing that frames a picture',
    `<header><a href="/"><svg viewBox="0 0 9 9"><image href="/m.png" width="9" height="9"/></svg></a></header>`,
    '/m.png',
  ],
  [
    'a consent banner before the header',
    `<div class="cookie-banner"><img src="/cookie-logo.svg" alt="Cookie logo"><button>Accept</button></div><header><a href="/"><img src="/l.png" alt=""></a></header>`,
    '/l.png',
  ],
  [
    'a link to the group that the company belongs to',
    `<header><a href="https://holding.example/"><img src="/holding-logo.png" alt="Holding logo"></a><a href="/"><img src="/l.png" alt="Elm & Oak"></a></header>`,
    '/l.png',
  ],
  [
    'a menu that opens with marks of partners',
    `<header><a href="/" class="logo">Elm & Oak</a><div class="mega-menu"><img src="/p/acme-logo.png" alt="Acme logo"><img src="/p/zeta-logo.png" alt="Zeta logo"></div></header>`,
    'Elm & Oak',
  ],
  [
    'a header that holds the opening of the page',
    `<header class="hero"><a class="logo" href="/"><img src="/m.svg"></a><h1>Tables that outlive you</h1><p>${'We build tables. '.repeat(60)}</p></header>`,
    '/m.svg',
  ],
  [
    'a picture that turns until the page is there',
    '<div class="preloader"><img src="/loader.gif"></div><header><a href="/"><img src="/m.svg" alt="Elm & Oak"></a></header>',
    '/m.svg',
  ],
  [
    'the picture that a script puts in the place of an empty drawing',
    `<header><a href="/" class="custom-logo-link"><img src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3C/svg%3E" data-lazy-src="/m.png"></a></header>`,
    '/m.png',
  ],
  [
    'a picture behind the link, by a variable',
    '<style>:root{--logo:url(/m.svg)}.brand{background-image:var(--logo)}</style><header><a class="brand" href="/"></a></header>',
    '/m.svg',
  ],
  [
    'a mask filled with the text colour',
    '<style>.brand{-webkit-mask:url(/m.svg);background:#000}</style><header><a class="brand" href="/"></a></header>',
    '/m.svg',
  ],
  [
    'a wide drawing that leads nowhere',
    '<header><div><svg width="132" height="28"><path d="M0 0h132v28z"/></svg></div></header>',
    'svg',
  ],
  [
    'a portrait that leads home under the name',
    '<header><a href="/"><img class="avatar" src="/me.jpg" alt="Elm & Oak"></a></header>',
    '/me.jpg',
  ],
  [
    'awards beside the mark',
    '<header><a href="/"><img src="/m.png" alt="Elm & Oak"></a><img src="/award-2024.png" alt="Best joiner 2024"></header>',
    '/m.png',
  ],
  [
    'a banner over a table',
    '<table><tr><td><img src="images/top.gif" alt="Elm & Oak" width="760" height="100"></td></tr></table>',
    '/images/top.gif',
  ],
  [
    'words in a link without a header or a class',
    '<div><div><a href="/">Elm & Oak</a></div><div><a href="/tables">Tables</a></div></div>',
    'Elm & Oak',
  ],
  ['a name in two parts', '<header><a href="/" class="logo"><b>Elm &</b><span> Oak</span></a></header>', 'Elm & Oak'],
  [
    'the only mark in the footer',
    '<footer><a href="/"><img class="logo" src="/f.svg" alt="Elm & Oak"></a></footer>',
    '/f.svg',
  ],
]

for (const [title, head, expected] of headers) {
  test(`the mark is found: ${title}`, () => {
    assert.equal(primaryOf(head + body), expected)
  })
}

const without: [title: string, html: string][] = [
  ['a page of words', body],
  [
    'drawings of controls alone',
    `<header><button>${hamburger}</button><a href="/search">${glass}</a><a href="/cart"><svg class="icon-cart" viewBox="0 0 24 24"><path d="M2 2h20v20z"/></svg></a></header>${body}`,
  ],
  ['a control that is no button', `<header><div>${hamburger}</div><div>${glass}</div></header>${body}`],
  [
    'marks of customers',
    `${body}<section class="clients"><h2>They sit on our chairs</h2><img src="/c/acme-logo.png" alt="Acme logo"><img src="/c/zeta-logo.png" alt="Zeta logo"><img src="/c/yota-logo.png" alt="Yota logo"></section>`,
  ],
  [
    'marks of customers in a row at the top',
    `<div class="logo-wall"><img src="/c/acme-logo.png" alt="Acme logo"><img src="/c/zeta-logo.png" alt="Zeta logo"></div>${body}`,
  ],
  [
    'badges of shops for apps',
    `<header><a href="https://apps.example/1"><img src="/img/app-store-badge.svg" alt="Download on the App Store"></a></header>${body}`,
  ],
  [
    'cards to pay with',
    `${body}<footer><img src="/pay/visa.svg" alt="Visa"><img src="/pay/mastercard-logo.svg" alt="Mastercard"></footer>`,
  ],
  ['a photograph at the top', `<img src="/img/hall.jpg" alt="The hall" width="1600" height="900">${body}`],
  [
    'a house at the beginning of the way through the site',
    `<nav class="breadcrumb"><a href="/"><svg viewBox="0 0 20 20"><path d="M10 2l8 8v8H2z"/></svg></a></nav>${body}`,
  ],
  [
    'an arrow that leads back',
    `<header><a href="/"><svg class="arrow-left" viewBox="0 0 24 24"><path d="M19 12H5"/></svg> Back</a></header>${body}`,
  ],
  ['a menu drawing in a link to nowhere', `<header><a href="#">${hamburger}</a></header>${body}`],
  [
    'a picture of the product named like the brand',
    `<section class="hero"><img src="/hero.png" alt="Elm & Oak dashboard"></section>${body}`,
  ],
  ['a favicon alone', `<link rel="icon" href="/favicon.png">${body}`],
]

for (const [title, html] of without) {
  test(`no mark is claimed: ${title}`, () => {
    assert.equal(logoOf(html).primary, null)
  })
}
