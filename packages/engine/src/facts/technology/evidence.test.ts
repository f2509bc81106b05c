/** How each product was seen: the sign in words, how sure that is, and what of the page is quoted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { technology } from './technology.ts'
import { technologyOf } from './technology-fixtures.ts'

/** Product, version, evidence, confidence, quote. */
type Seen = [name: string, version: string | null, evidence: string, confidence: number, quote: string | null]

function seen(html: string, headers: Record<string, string> = {}, sheets: Record<string, string> = {}): Seen[] {
  return technologyOf(`<html><body>${html}</body></html>`, headers, sheets).map(({ value, confidence, quotes }) => [
    value.name,
    value.version,
    value.evidence,
    confidence,
    quotes[0]?.text ?? null,
  ])
}

const inPages: [html: string, ...Seen][] = [
  [
    '<script src="https://js.stripe.com/v3/"></script>',
    'Stripe',
    null,
    'script from https://js.stripe.com',
    0.95,
    'https://js.stripe.com/v3/',
  ],
  [
    '<link rel=stylesheet href="https://cdn.shopify.com/a.css">',
    'Shopify',
    null,
    'style sheet from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a.css',
  ],
  [
    '<img src="https://cdn.shopify.com/a.png">',
    'Shopify',
    null,
    'picture from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a.png',
  ],
  [
    '<video src="https://cdn.shopify.com/a.mp4"></video>',
    'Shopify',
    null,
    'media from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a.mp4',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'Vimeo',
    null,
    'frame from https://player.vimeo.com',
    0.95,
    'https://player.vimeo.com/video/1',
  ],
  [
    '<link rel=preload as=style href="https://cdn.shopify.com/a">',
    'Shopify',
    null,
    'style sheet from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a',
  ],
  [
    '<link rel=preload as=font href="https://cdn.shopify.com/a">',
    'Shopify',
    null,
    'style sheet from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a',
  ],
  [
    '<link rel=preload as=image href="https://cdn.shopify.com/a">',
    'Shopify',
    null,
    'picture from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a',
  ],
  [
    '<link rel=modulepreload href="https://cdn.shopify.com/a">',
    'Shopify',
    null,
    'script from https://cdn.shopify.com',
    0.95,
    'https://cdn.shopify.com/a',
  ],
  [
    '<form action="https://acme.us1.list-manage.com/subscribe/post"></form>',
    'Mailchimp',
    null,
    'form sent to acme.us1.list-manage.com',
    0.95,
    'https://acme.us1.list-manage.com/subscribe/post',
  ],
  [
    '<a href="https://calendly.com/oaken/30min">Book</a>',
    'Calendly',
    null,
    'link to calendly.com/oaken/30min',
    0.8,
    'https://calendly.com/oaken/30min',
  ],
  [
    '<script src="/wp-includes/js/x.js"></script>',
    'WordPress',
    null,
    'script under /wp-includes/',
    0.95,
    '/wp-includes/js/x.js',
  ],
  [
    '<img src="/wp-content/themes/x/a.png">',
    'WordPress',
    null,
    'picture under /wp-content/themes/',
    0.95,
    '/wp-content/themes/x/a.png',
  ],
  [
    '<script src="/js/swiper-11.0.5.min.js"></script>',
    'Swiper',
    '11.0.5',
    'script swiper-11.0.5.min.js',
    0.95,
    '/js/swiper-11.0.5.min.js',
  ],
  ['<link rel=stylesheet href="/css/swiper.css">', 'Swiper', null, 'style sheet swiper.css', 0.95, '/css/swiper.css'],
  [
    '<script src="/js/bootstrap.min.js"></script>',
    'Bootstrap',
    null,
    'script bootstrap.min.js',
    0.95,
    '/js/bootstrap.min.js',
  ],
  [
    '<script src="https://cdn.bootcss.com/aos.js"></script>',
    'AOS',
    null,
    'script aos.js',
    0.95,
    'https://cdn.bootcss.com/aos.js',
  ],
  ['<div class="x swiper-wrapper"></div>', 'Swiper', null, 'class swiper-wrapper', 0.8, null],
  ['<div class="chakra-button"></div>', 'Chakra UI', null, 'class chakra-button', 0.8, null],
  ['<div data-fancybox></div>', 'Fancybox', null, 'attribute data-fancybox', 0.8, null],
  ['<app ng-version="17.1.0"></app>', 'Angular', '17.1.0', 'attribute ng-version', 0.8, null],
  ['<ion-app></ion-app>', 'Ionic', null, 'element <ion-app>', 0.95, null],
  ['<div id="___gatsby"></div>', 'Gatsby', null, 'element with the id ___gatsby', 0.95, null],
  ['<script>window.__remixContext = {}</script>', 'Remix', null, 'script with “window.__remixContext”', 0.95, null],
  ['<meta name=generator content="Drupal 10 (x)">', 'Drupal', '10', 'generator “Drupal 10 (x)”', 0.95, 'Drupal 10 (x)'],
  ['<meta name=tilda content=1>', 'Tilda', null, 'meta tilda', 0.95, null],
]
for (const [html, ...expected] of inPages) {
  test(`${html} is told as ${expected[2]}`, () => assert.deepEqual(seen(html), [expected]))
}

test('headers and cookies are told as such', () => {
  assert.deepEqual(seen('', { 'x-powered-by': 'PHP, Next.js', 'set-cookie': 'a=1, laravel_session=2; path=/' }), [
    ['Next.js', null, 'header x-powered-by: PHP, Next.js', 0.95, null],
    ['Laravel', null, 'cookie laravel_session', 0.95, null],
  ])
})

test('the value of a header matters, in any case of letters', () => {
  assert.deepEqual(seen('', { 'x-powered-by': 'Perl' }), [])
  assert.deepEqual(
    seen('', { 'x-powered-by': 'next.JS' }).map(([name]) => name),
    ['Next.js'],
  )
})

test('a style sheet that was read tells by its comment and by its host', () => {
  assert.deepEqual(seen('', {}, { '/app.css': ' /* UIkit 3.1 */' }), [
    ['UIkit', '3.1', 'style sheet /app.css that names it', 0.95, null],
  ])
  assert.deepEqual(seen('', {}, { 'https://cdn.shopify.com/app.css': 'a {}' }), [
    ['Shopify', null, 'style sheet from https://cdn.shopify.com', 0.95, null],
  ])
})

test('a style sheet’s comment is read within its first 600 bytes', () => {
  const names = (before: number) =>
    seen('', {}, { '/app.css': `/*${' '.repeat(before)}UIkit */` }).map(([name]) => name)
  assert.deepEqual(names(590), ['UIkit'])
  assert.deepEqual(names(600), [])
})

test('a product that was seen twice keeps what was seen first, and the version where one is named', () => {
  const html = '<div class="swiper-wrapper"></div><script src="/js/swiper-11.0.5.min.js"></script>'
  assert.deepEqual(seen(html), [['Swiper', '11.0.5', 'script swiper-11.0.5.min.js', 0.95, '/js/swiper-11.0.5.min.js']])
})

const unseen: string[] = [
  '<a href="/wp-includes/js/x.js">A file</a>',
  '<form action="/wp-includes/x"></form>',
  '<link rel=icon href="https://cdn.shopify.com/a.png">',
  '<img src="/img/swiper.js">',
  '<div id="swiper-wrapper">swiper-wrapper</div>',
  '<p>data-fancybox</p>',
]
for (const html of unseen) test(`${html} tells of no product`, () => assert.deepEqual(seen(html), []))

test('scripts within the first four pages are read', () => {
  const blank = Object.fromEntries(
    ['/', '/a', '/b', '/c', '/d'].map((path) => [path, '<html><body>Oaken</body></html>']),
  )
  const remix = '<html><body><script>window.__remixContext = {}</script></body></html>'
  const names = (path: string) => technology(siteOfPages({ ...blank, [path]: remix })).map(({ value }) => value.name)
  assert.deepEqual(names('/c'), ['Remix'])
  assert.deepEqual(names('/d'), [])
})

test('a script that begins the page is read', () => {
  const site = siteOfPages({ '/': '<script>window.__remixContext = {}</script>' })
  assert.deepEqual(
    technology(site).map(({ value }) => value.name),
    ['Remix'],
  )
})

test('of a page whose body was not kept its markup is read', () => {
  const site = siteOfPages({ '/': '<ion-app><script>window.__remixContext = {}</script></ion-app>' })
  site.capture.bodies.clear()
  assert.deepEqual(
    technology(site).map(({ value }) => value.name),
    ['Ionic'],
  )
})
