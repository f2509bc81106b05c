import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { technologyCategories } from '../trust/shapes.ts'
import { buildingSigns } from './rules-building.ts'
import { deliverySigns } from './rules-delivery.ts'
import { serviceSigns } from './rules-services.ts'
import { signsOf } from './signs.ts'
import { technology } from './technology.ts'
import { technologyOf } from './technology-fixtures.ts'

const found = (head: string, ...given: [headers?: Record<string, string>, sheets?: Record<string, string>]) =>
  technologyOf(`<html><head>${head}</head><body><h1>Oaken</h1></body></html>`, ...given).map(({ value }) => value)
const names = (...parameters: Parameters<typeof found>) => found(...parameters).map(({ name }) => name)

const shown: [html: string, name: string, version: string | null][] = [
  ['<meta name=generator content="WordPress 6.4.2">', 'WordPress', '6.4.2'],
  ['<link rel=stylesheet href="/wp-includes/css/dist/block-library/style.min.css?ver=6.5">', 'WordPress', '6.5'],
  ['<script src="/wp-content/plugins/woocommerce/assets/js/cart.js?ver=8.5.1"></script>', 'WooCommerce', '8.5.1'],
  ['<script src="https://cdn.shopify.com/s/files/theme.js"></script>', 'Shopify', null],
  ['<script src="https://js.stripe.com/v3/"></script>', 'Stripe', null],
  ['<script src="/js/jquery-3.6.0.slim.min.js"></script>', 'jQuery', '3.6.0'],
  [
    '<script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.0/dist/js/bootstrap.bundle.min.js"></script>',
    'Bootstrap',
    '5.3.0',
  ],
  ['<script src="https://cdnjs.cloudflare.com/ajax/libs/jquery/3.7.1/jquery.min.js"></script>', 'jQuery', '3.7.1'],
  ['<div id="__next"></div>', 'Next.js', null],
  ['<app-root ng-version="17.1.0"></app-root>', 'Angular', '17.1.0'],
  ['<html data-wf-site="abc">', 'Webflow', null],
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'Google Maps', null],
  ['<iframe data-src="https://player.vimeo.com/video/1"></iframe>', 'Vimeo', null],
  ['<form action="https://acme.us1.list-manage.com/subscribe/post"></form>', 'Mailchimp', null],
  ['<a href="https://calendly.com/oaken/30min">Book</a>', 'Calendly', null],
  [
    '<script>(function(w){j.src="https://www.googletagmanager.com/gtm.js?id="+i})(window)</script>',
    'Google Tag Manager',
    null,
  ],
  [
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>',
    'Google Tag Manager',
    null,
  ],
  ['<script src="https://www.googletagmanager.com/gtag/js?id=G-123"></script>', 'Google Analytics', null],
  ['<script src="https://www.googletagmanager.com/gtag/js?id=AW-123"></script>', 'Google Ads', null],
]
for (const [html, name, version] of shown) {
  test(`${html} shows ${name}${version === null ? '' : ` ${version}`}`, () => {
    const seen = found(html).find((one) => one.name === name)
    assert.equal(seen?.version, version)
  })
}

const notShown: string[] = [
  '<a href="https://stripe.com">We like Stripe</a>',
  '<a href="https://calendly.com/pricing">Calendly</a>',
  '<p>Built with WordPress and jQuery.</p>',
  '<script src="/js/bootstrap.js"></script>',
  '<script src="/js/video.js"></script>',
  '<script src="https://notjs.stripe.com.evil.example/v3"></script>',
  '<img src="https://other.example/wp-content/themes/x/logo.png">',
  '<script type="application/json">{"text": "googletagmanager.com/gtm.js"}</script>',
  '<link rel="preconnect" href="https://use.typekit.net">',
  '<meta name=generator content="Wixy 2">',
]
for (const html of notShown) test(`${html} shows nothing`, () => assert.deepEqual(names(html), []))

test('headers and cookies of the answer tell of hosting and shop', () => {
  assert.deepEqual(names('', { server: 'cloudflare', 'set-cookie': 'a=1, _shopify_y=2; path=/' }), [
    'Shopify',
    'Cloudflare',
  ])
})

test('a style sheet’s first comment names its framework', () => {
  const [bootstrap] = found(
    '',
    {},
    { '/app.css': '@charset "UTF-8";/*!\n * Bootstrap v5.2.3 (https://getbootstrap.com/)\n */a{}' },
  )
  assert.equal(bootstrap?.version, '5.2.3')
})

test('a comment further down does not', () => {
  assert.deepEqual(names('', {}, { '/app.css': 'a{}/* like Bootstrap v5.2.3 */' }), [])
})

test('what was seen is said in words and quoted as the page has it', () => {
  const site = siteOfPages({ '/': '<script src="//js.stripe.com/v3/"></script><h1>Oaken</h1>' })
  const [stripe] = technology(site)
  assert.equal(stripe?.value.evidence, 'script from https://js.stripe.com')
  assert.equal(stripe?.quotes[0]?.text, '//js.stripe.com/v3/')
})

test('no product stands under two names of one kind, and every category is known', () => {
  const signs = signsOf(buildingSigns, serviceSigns, deliverySigns)
  const keys = signs.map(({ kind, text, name }) => `${kind} ${text} ${name}`)
  assert.equal(new Set(keys).size, keys.length)
  assert.deepEqual(
    signs.filter(({ category }) => !technologyCategories.includes(category)),
    [],
  )
  assert.ok(new Set(signs.map(({ name }) => name)).size >= 300)
})

test('thousands of URLs, classes and scripts are read in linear time', () => {
  const before = process.cpuUsage().user
  found(
    Array.from(
      { length: 10_000 },
      (_, n) => `<script src="https://a.b.c.d.example/${n}/jquery-1.1.${'1'.repeat(40)}x.js"></script>`,
    ).join(''),
  )
  found('<div class="a b c d e f">x</div>'.repeat(20_000))
  found('<script>'.repeat(50_000))
  found(`<script src="/${'jquery/'.repeat(3_000)}"></script><script src="/${'1.'.repeat(900)}js"></script>`)
  assert.ok(process.cpuUsage().user - before < 4_000_000)
})
