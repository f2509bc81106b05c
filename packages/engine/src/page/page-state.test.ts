import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '../document/parse-html.ts'
import { takesBoundedTime } from '../lexicon/list-checks.ts'
import { pageState } from './page-state.ts'
import { stateError } from './state-error.ts'

interface Given {
  status?: number
  headers?: Record<string, string>
  redirectedTo?: string
  isRendered?: boolean
}

function stateOf(html: string, { status = 200, headers = {}, redirectedTo, isRendered = false }: Given = {}) {
  const url = 'https://www.acme.example/'
  const answer = {
    url,
    finalUrl: redirectedTo === undefined ? url : new URL(redirectedTo, url).href,
    redirects: redirectedTo === undefined ? [] : [url],
    status,
    headers: { 'content-type': 'text/html', ...headers },
    body: Buffer.from(html),
    fetchedAt: '',
    durationMs: 0,
  }
  return pageState({ answer, isHtml: true, document: parseHtml(html), isRendered })
}

const prose = '<p>We build kitchens of oak and ash in a small workshop near Leeds, and we have done so since 1998.</p>'
const whole = `<title>Oaken</title><h1>Kitchens that outlive fashion</h1>${prose.repeat(15)}`

const states: [title: string, state: string, html: string, given?: Given][] = [
  ['a plain page', 'ok', whole],
  ['a page of few words', 'ok', '<title>Oaken</title><h1>Kitchens of oak</h1><p>Call us in Leeds.'],
  ['row 64: 401', 'login', '<h1>Unauthorized', { status: 401 }],
  ['row 64: 407', 'login', '', { status: 407 }],
  ['row 64: 403', 'blocked', '<h1>Forbidden', { status: 403 }],
  ['row 64: 429', 'blocked', '<h1>Too many requests', { status: 429 }],
  [
    'row 64: a challenge of a bot filter',
    'blocked',
    '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
    { status: 403 },
  ],
  ['row 64: a challenge told by header', 'blocked', '<p>Wait', { headers: { 'cf-mitigated': 'challenge' } }],
  [
    'row 64: a captcha',
    'blocked',
    '<script src="https://geo.captcha-delivery.com/captcha/"></script><p>Please enable JS',
  ],
  ['row 64: a redirect to a login', 'login', '<h1>Sign in</h1>', { redirectedTo: '/users/sign_in?x' }],
  [
    'row 64: a login form',
    'login',
    '<title>Anmelden</title><form><input name=u><input type=password><a href="/p">Passwort vergessen?</a></form>',
  ],
  [
    'row 64: a protected shop',
    'login',
    '<h1>Opening soon</h1><form><p>Enter using password</p><input type="password"></form>',
  ],
  ['a page with a login beside its text', 'ok', `${whole}<form><input type="password">Forgot your password?</form>`],
  ['a text about bot filters', 'ok', `${whole}<p>Verify you are human, said the captcha. Access denied!</p>`],
  [
    'a page that embeds a captcha in its form',
    'ok',
    `${whole}<script src="https://www.google.com/recaptcha/api.js"></script>`,
  ],
  ['a server error', 'error', '<h1>Oh', { status: 500 }],
  ['a missing page in French', 'error', '<title>Page introuvable</title><h1>Page introuvable</h1>'],
  ['a missing page that says 200', 'error', '<title>404 - Acme</title><p>Nothing'],
  ['a post on error pages', 'ok', `<title>404 pages we love</title>${prose.repeat(15)}`],
  ['a domain for sale', 'parked', '<title>acme.example is for sale</title><h1>This domain is for sale</h1>'],
  [
    'a domain at a parking service',
    'parked',
    '<h1>This domain is for sale</h1><script src="https://www.sedoparking.com/x.js"></script>',
  ],
  [
    'a default page of a server',
    'parked',
    '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working.',
  ],
  ['a default page that says so alone', 'parked', '<html><body><h1>It works!</h1></body></html>'],
  [
    'a listing of files',
    'parked',
    '<title>Index of /files</title><h1>Index of /files</h1><pre><a href="../">../</a></pre>',
  ],
  [
    'a short page with a heading on how it works',
    'ok',
    '<title>Soup by post</title><h1>Soup by post</h1><h2>How it works</h2><p>We cook on Monday, you eat on Wednesday.',
  ],
  [
    'a short page that explains why it works',
    'ok',
    '<title>Why it works – Oaken</title><h1>Oak, and why it works</h1><p>It works for kitchens and for boats.',
  ],
  [
    'a short page that promises a website in a week',
    'ok',
    '<title>Oaken Web</title><h1>Your website is ready in a week</h1><p>We design, you sell.',
  ],
  [
    'a short page that asks for just a moment of time',
    'ok',
    '<title>Oaken</title><h1>One more step towards a quiet home</h1><p>It takes just a moment of your time.',
  ],
  ['a short wall that names its service', 'blocked', '<title>oaken.example</title><p>DDoS protection by Wallmaker</p>'],
  ['a page of nothing', 'empty', '<html><body> </body></html>'],
  ['a picture alone', 'ok', '<title>Oaken</title><img src="a.jpg">'],
  ['an application that waits for its script', 'shell', '<div id="root"></div><script src="/a.js"></script>'],
]
for (const [title, state, html, given] of states) {
  test(`${title} is ${state}`, () => {
    const found = stateOf(html, given)
    assert.equal(found.state, state, found.reasons.join('; '))
    assert.equal(found.reasons.length > 0, state !== 'ok')
  })
}

test('a page that a browser has filled is no shell', () => {
  assert.equal(stateOf('<div id="root"><p>Hi</p></div><script src="/a.js"></script>', { isRendered: true }).state, 'ok')
})

test('what is not HTML is named by its type', () => {
  const answer = {
    url: 'https://a.example/',
    finalUrl: 'https://a.example/',
    redirects: [],
    status: 200,
    fetchedAt: '',
    durationMs: 0,
  }
  const input = { isHtml: false, document: parseHtml('') }
  const pdf = pageState({
    ...input,
    answer: { ...answer, headers: { 'content-type': 'application/pdf' }, body: Buffer.from('x') },
  })
  assert.deepEqual([pdf.state, pdf.reasons], ['not-html', ['it is application/pdf, not HTML']])
  assert.equal(pageState({ ...input, answer: { ...answer, headers: {}, body: new Uint8Array() } }).state, 'empty')
})

test('each bad state ends with a code and a sentence of what was seen; the others with none', () => {
  const codes = {
    login: 'LOGIN_REQUIRED',
    blocked: 'BLOCKED',
    parked: 'PARKED_DOMAIN',
    error: 'SITE_ERROR',
    empty: 'EMPTY_PAGE',
    'not-html': 'NOT_HTML',
  } as const
  for (const [state, code] of Object.entries(codes)) {
    const error = stateError(
      { state: state as keyof typeof codes, confidence: 1, reasons: ['HTTP 403'] },
      'https://a.example/',
    )
    assert.equal(error?.code, code)
    assert.match(error!.message, /^https:\/\/a\.example\/ .+: HTTP 403\.$/)
  }
  for (const state of ['ok', 'shell'] as const) {
    assert.equal(stateError({ state, confidence: 1, reasons: [] }, 'https://a.example/'), null)
  }
})

test('rows 60 and 66: pathological pages have a state', () => {
  for (const piece of [
    'a',
    ' ',
    '(',
    'word ',
    '404 ',
    '<a href="//x">',
    '<script type="application/json" ',
    '<input type=password>',
    '\u202e',
  ]) {
    const text = piece.repeat(900_000 / piece.length)
    assert.equal(typeof stateOf(`<title>${text.slice(0, 100_000)}</title><p>${text}`).state, 'string')
  }
})

for (const [status, code] of [
  [401, 'LOGIN_REQUIRED'],
  [403, 'BLOCKED'],
  [429, 'BLOCKED'],
  [500, 'SITE_ERROR'],
  [503, 'SITE_ERROR'],
] as const) {
  test(`row 64: ${status} that is no HTML, or nothing at all, is told by its status`, () => {
    for (const [type, body] of [
      ['application/json', '{"error":"no"}'],
      [undefined, 'no'],
      ['text/plain', ''],
    ] as const) {
      const url = 'https://www.acme.example/'
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const answer = {
        url,
        finalUrl: url,
        redirects: [],
        status,
        headers,
        body: Buffer.from(body),
        fetchedAt: '',
        durationMs: 0,
      }
      const state = pageState({ answer, isHtml: false, document: parseHtml('') })
      assert.equal(stateError(state, url)?.code, code)
    }
  })
}

test('short phrases in a long line of marks take bounded time', () => {
  takesBoundedTime(() => stateOf(`<p>${'a it works b '.repeat(460)}</p><p>${'a/'.repeat(50_000)}</p>`))
})
