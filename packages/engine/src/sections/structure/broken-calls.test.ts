import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../artifacts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { brokenCallsOf } from './broken-calls.ts'

const text = `<p>${'Heated runs beside the river, with a garden for each of the dogs. '.repeat(8)}</p>`
const found = (body: string, more: Record<string, string> = {}) => {
  const site = siteOfPages({ '/': `<title>Marrowell</title><body>${text}${body}</body>`, ...more })
  return brokenCallsOf(site, site.home).map(({ how, quote, target }) => [how, quote.text, target])
}

const broken: [what: string, body: string, how: string, label: string, target: string][] = [
  [
    'dials another number',
    '<a href="tel:+436605550111">0660 555 0199</a>',
    'other number',
    '0660 555 0199',
    'tel:+436605550111',
  ],
  [
    'has a zero after the country code',
    '<a href="tel:+4306605550199">+43 660 555 0199</a>',
    'undialable',
    '+43 660 555 0199',
    'tel:+4306605550199',
  ],
  [
    'writes to another address',
    '<a href="mailto:a@b.example">ines@marrowell.example</a>',
    'other mail',
    'ines@marrowell.example',
    'mailto:a@b.example',
  ],
  ['is a button without an address', '<a class="btn" href="#">Book a run</a>', 'no address', 'Book a run', '#'],
  ['reloads its page', '<a class="btn" href="">Book a run</a>', 'no address', 'Book a run', ''],
  ['is a number without a number behind it', '<a href="#">0660 555 0199</a>', 'no address', '0660 555 0199', '#'],
  [
    'leads to a place that is not there',
    '<a class="btn" href="#runs">Book a run</a>',
    'missing place',
    'Book a run',
    '#runs',
  ],
  [
    'sends to an example',
    '<form action="https://forms.example/f/YOUR_FORM_ID"><input name="mail" type="email"><button>Send</button></form>',
    'unset form',
    'Send',
    'https://forms.example/f/YOUR_FORM_ID',
  ],
  [
    'sends with a key that was never set',
    '<form action="https://forms.example/submit"><input type="hidden" name="access_key" value="UNCONFIGURED"><input type="email"><button>Send</button></form>',
    'unset form',
    'Send',
    'UNCONFIGURED',
  ],
  [
    'sends with the key that a service of forms gives as an example',
    '<form><input type="hidden" name="access_key" value="YOUR_POSTBOX9_ACCESS_KEY"><input type="email"><button>Send</button></form>',
    'unset form',
    'Send',
    'YOUR_POSTBOX9_ACCESS_KEY',
  ],
  [
    'writes to a number of letters',
    '<a href="https://wa.me/43XXXXXXXXXX">Write to us</a>',
    'unset number',
    'Write to us',
    'https://wa.me/43XXXXXXXXXX',
  ],
  [
    'opens a mail program',
    '<form action="mailto:ines@marrowell.example"><input type="email"><button>Send</button></form>',
    'mail form',
    'Send',
    'mailto:ines@marrowell.example',
  ],
]
for (const [what, body, ...expected] of broken) {
  test(`what ${what} cannot do what it says`, () => assert.deepEqual(found(body), [expected]))
}

const whole: [what: string, body: string][] = [
  ['a number in international form', '<a href="tel:+436605550199">0660 555 0199</a>'],
  ['a zero in brackets', '<a href="tel:+436605550199">+43 (0)660 555 0199</a>'],
  ['a zero that is dialled in Italy', '<a href="tel:+390255501990">+39 02 5550 1990</a>'],
  ['a label of two numbers', '<a href="tel:+436605550111">Call 0660 555 0199 or 0660 555 0111</a>'],
  ['words that call', '<a href="tel:+436605550199">Call Ines</a>'],
  ['an address with a subject', '<a href="mailto:ines@marrowell.example?subject=Run">Mail: Ines@Marrowell.example</a>'],
  ['an address glued to its label', '<a href="mailto:ines@marrowell.example">Mailines@marrowell.example</a>'],
  ['a place that is there', '<a class="btn" href="#runs">Book a run</a><h2 id="runs">Runs</h2>'],
  ['a named anchor', '<a class="btn" href="#runs">Book a run</a><a name="runs"></a>'],
  ['a link that skips to the content', '<a href="#main-content">Skip to content</a>'],
  ['the top of the page', '<a class="btn" href="#top">Up</a>'],
  ['a route of a script', '<a class="btn" href="#/runs">Book a run</a>'],
  ['a button that a script answers', '<a class="btn" href="#" onclick="go()">Book a run</a>'],
  ['a button that a script may know by its id', '<a class="btn" id="book" href="#">Book a run</a>'],
  ['a button that a script may know by its class', '<a class="btn js-book" href="#">Book a run</a>'],
  ['a step of a pager', '<ul><li class="next disabled"><a class="btn" href="#">Newer runs</a></li></ul>'],
  ['an entry of the menu that opens others', '<nav><a class="btn" href="#">Runs</a></nav>'],
  ['a page that was read', '<a class="btn" href="/runs">Runs</a>'],
  ['a form with an address of its own', '<form action="/send"><input type="email"><button>Send</button></form>'],
  [
    'a form that a service knows by its key',
    '<form action="https://forms.example/submit"><input type="hidden" name="access_key" value="8f2c-11aa"><input type="email"><button>Send</button></form>',
  ],
]
for (const [what, body] of whole) {
  test(`${what} keeps its word`, () => assert.deepEqual(found(body, { '/runs': `<h1>Runs</h1>${text}` }), []))
}

test('a place of another page that was read is looked for there', () => {
  const link = '<a class="btn" href="/runs#prices">Prices</a>'
  assert.deepEqual(found(link, { '/runs': `<h1>Runs</h1>${text}` }), [['missing place', 'Prices', '/runs#prices']])
  assert.deepEqual(found(link, { '/runs': `<h1 id="prices">Runs</h1>${text}` }), [])
})

const gone = [0, 1, 2, 3].map((at) => `https://www.acme.example/gone-${at}`)
const answer: Exchange = {
  url: '',
  finalUrl: '',
  redirects: [],
  kind: 'page',
  status: 200,
  headers: {},
  fetchedAt: '2026-01-01T00:00:00.000Z',
  durationMs: 1,
  bodyHash: null,
  error: null,
}

function withMissing(missing: number, links: string) {
  const site = siteOfPages({
    '/': `<body>${text}${links}</body>`,
    '/a': text,
    '/b': text,
    '/c': text,
  })
  const urls = [...site.pages.map(({ url }) => url), ...gone.slice(0, missing)]
  site.capture.exchanges.push(
    ...urls.map((url): Exchange => ({ ...answer, url, finalUrl: url, status: gone.includes(url) ? 404 : 200 })),
  )
  return brokenCallsOf(site, site.home).map(({ how, quote }) => [how, quote.text])
}

test('a page that the server does not have is missing', () => {
  assert.deepEqual(withMissing(1, '<a href="/gone-0">The runs</a>'), [['missing page', 'The runs']])
})

test('where much of a site is missing, only a part of it was given', () => {
  assert.deepEqual(withMissing(4, '<a href="/gone-0">The runs</a>'), [])
})
