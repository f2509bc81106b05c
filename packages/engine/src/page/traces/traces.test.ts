import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import type { TracedPart } from './parts.ts'
import { tracesIn } from './traces.ts'

const tracesOf = (...bodies: string[]) =>
  tracesIn(siteOfPages(Object.fromEntries(bodies.map((body, at) => [at === 0 ? '/' : `/${at}`, body]))).pages)

const traced: Record<Exclude<TracedPart, 'readers' | 'purpose'>, string[]> = {
  prices: [
    '<p>From 12 € a bowl</p>',
    '<p>- 65 euros</p>',
    '<p>月額1,200円から</p>',
    '<p>Ab 90 zł za noc</p>',
    '<a href="/p">Preise</a>',
    '<h2>Tarifs</h2>',
    '<div class="price-list"></div>',
  ],
  testimonials: [
    '<p>“They came on a Sunday and left the kitchen cleaner than it was.”</p>',
    '<p>「毎週通っています。先生方がとても親切で、子どもも楽しみにしています。本当にありがとうございます。」</p>',
    '<h2>Das sagen unsere Kunden</h2>',
    '<div class="review-slider"></div>',
    '<div class="userReviewCard"></div>',
    '<iframe src="https://widget.trustpilot.com/x"></iframe>',
    '<p>★★★★★ Anna</p>',
    '<span class="proof__stars"></span>',
  ],
  questions: [
    '<details><summary>Delivery</summary>Tuesdays</details>',
    '<a href="/f">Häufige Fragen</a>',
    '<div class="faq-list"></div>',
    '<h3>Is it loud?</h3><h3>Can I come?</h3><h3>Who pays?</h3>',
    '<h3>いつ届きますか？</h3><h3>返品できますか？</h3><h3>誰が作っていますか？</h3>',
  ],
  contact: [
    '<a href="mailto:anna@oakmoss.example">Write</a>',
    '<a href="#">Email</a>',
    '<p>Звоните: 28 227 619</p>',
    '<p>anna [at] oakmoss.example</p>',
    '<form><textarea></textarea></form>',
    '<div class="typeform-widget" data-url="https://form.typeform.com/to/x"></div>',
    '<a href="/k">Kontakt</a>',
  ],
  posts: ['<a href="/n">Blog</a>', '<a href="/n">ブログ</a>'],
  profiles: ['<div id="site-header"></div><main>Oak</main>', '<div data-partial="footer"></div><main>Oak</main>'],
  consent: [
    '<div id="oak-cookies" hidden>Oak</div>',
    '<script src="https://cdn.cookiebot.example/cookiebot.js"></script>',
  ],
  newsletter: [
    '<div class="newsletter-box"></div>',
    '<h3>Abonnieren Sie unseren Newsletter</h3>',
    '<h3>Inscrivez-vous à la newsletter</h3>',
    '<form action="https://oak.us1.list-manage.com/subscribe/post"></form>',
  ],
  logo: [
    '<img src="/img/logo-oak.svg">',
    '<a class="navbar-brand" href="/">Oakmoss</a>',
    '<img src="/o.png" alt="Oakmoss logo">',
  ],
  people: [
    '<a href="/t">Unser Team</a>',
    '<h2>Rencontrez l’équipe</h2>',
    '<div class="team-card"></div>',
    '<p>Dr. Anna Weber</p>',
  ],
  owner: [
    '<a href="/i">Impressum</a>',
    '<a href="/imprint.html">§</a>',
    '<p>Oakmoss Weaving Ltd.</p>',
    '<p>P. IVA 01234567890</p>',
    '<p>SIRET : 123 456 789 00012</p>',
  ],
  privacy: [
    '<a href="/d">Datenschutz</a>',
    '<a href="/politique-de-confidentialite">Vos données</a>',
    '<a href="https://www.iubenda.com/x/1">P</a>',
  ],
  terms: ['<a href="/agb">AGB</a>', '<a href="/refund-policy.html">Refunds</a>'],
  hours: [
    '<p>Mon–Fri 9:00 – 17:30</p>',
    '<p>9 am to 5 pm</p>',
    '<p>lun-ven 9h-18h</p>',
    '<p>Mo bis Fr 8 bis 12 Uhr</p>',
    '<p>24/7</p>',
    '<div class="opening-hours"></div>',
  ],
  booking: [
    '<a href="/b">Termin buchen</a>',
    '<a href="https://www.doctolib.fr/x">Rendez-vous</a>',
    '<input type="datetime-local">',
    '<div id="bookingForm"></div>',
  ],
  trial: ['<p>Try it for 14 days: the free trial needs no card.</p>', '<p>30 Tage kostenlos testen: Testphase</p>'],
  guarantees: ['<p>Money back within 30 days.</p>', '<p>Satisfait ou remboursé</p>'],
  loyalty: ['<a href="/g">Gutscheine</a>', '<a href="/v">Gift cards</a>'],
  comparison: [
    '<a href="/oakmoss-vs-elmleaf">Read on</a>',
    '<a href="/vergleich">Mehr</a>',
    '<table class="comparison"></table>',
  ],
  heading: ['<h1>Oak</h1>', '<div role="heading" aria-level="1">Oak</div>'],
  'structured data': [
    '<script type="application/ld+json">{ "name": </script>',
    '<div itemscope itemtype="https://schema.org/Store"></div>',
  ],
}

for (const [part, bodies] of Object.entries(traced)) {
  for (const body of bodies)
    test(`${part} leave a trace in ${body}`, () => assert.ok(tracesOf(body).some((found) => found === part)))
}

const untraced: string[] = [
  '<h2>Oakmoss</h2><p>Rugs, woven since 1974 in 12 colours. Open 10–12.</p>',
  '<h2>Oakmoss</h2><p>Teppiche, gewebt seit 1974. Geöffnet 10–12. Wem gefällt das nicht?</p>',
  '<p>Rooms 12-14, from 3 to 9 looms. Drive to Leeds, or to 2 villages near it.</p>',
  '<p>The team of the year wove it; trials of strength are not for rugs.</p>',
  '<a href="/rugs/private-commissions">Commissions</a>',
  '<h2>オークモス</h2><p>1974年から12色の敷物を織っています。</p>',
  '<p>Published on 12.04.2026, read 2024-2026.</p>',
  '<div class="menu-line"></div><div class="preview"></div><p>Like a friend.</p>',
]

for (const body of untraced) test(`nothing leaves a trace in ${body}`, () => assert.deepEqual(tracesOf(body), []))

test('traces of all pages count, in one order', () => {
  assert.deepEqual(tracesOf('<p>Oak</p>', '<p>anna@oakmoss.example</p>', '<p>12 €</p>'), ['prices', 'contact'])
})

test('an address that was not read leaves the traces of its page', () => {
  const { pages } = siteOfPages({ '/': '<p>Oak</p>' })
  const skipped = (path: string, type: PageType) =>
    tracesIn(pages, [{ url: `https://www.acme.example${path}`, type, reason: 'budget', detail: '' }])
  assert.deepEqual(skipped('/what-it-costs', 'pricing'), ['prices'])
  assert.deepEqual(skipped('/privacy-policy', 'legal'), ['privacy'])
  assert.deepEqual(skipped('/rugs', 'product'), [])
})

test('a header that a script fills is not missing its links', () => {
  assert.deepEqual(tracesOf('<div id="site-header"></div><p>Oak</p>').includes('logo'), true)
  assert.deepEqual(tracesOf('<div id="site-header"><b>Oak</b></div><p>Oak</p>'), [])
})

test('traces of a hostile page are found in bounded time', () => {
  for (const text of pathologicalTexts) {
    const attribute = text.replaceAll('"', '')
    takesBoundedTime(() => tracesOf(`<p>${text}</p><a class="${attribute}" href="${attribute}">${text}</a>`))
  }
})
