import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { failAnalysis, runAnalysis } from '../features/analyses/run-analysis.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let acme: TestAccount
let site: Server
let origin: string
before(async () => {
  site = createServer(({ url = '/' }, response) => {
    const [status, type, body] = pages[url] ?? [200, 'text/html', page]
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as { port: number }
  origin = `http://127.0.0.1:${port}`
  server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' } })
  acme = await server.account()
})
after(async () => {
  await server[Symbol.asyncDispose]()
  site.close()
})

const page =
  '<!doctype html><title>Acme</title><h1>Acme builds bridges</h1><p>We build bridges of steel for small towns.</p>'

/** The website under analysis: status, media type and body by path. */
const pages: Record<string, [number, string, string]> = {
  '/robots.txt': [200, 'text/plain', 'User-agent: *\nDisallow: /closed'],
  '/login': [401, 'text/html', '<h1>Log in</h1>'],
  '/image': [200, 'image/png', 'PNG'],
  '/parked': [200, 'text/html', '<title>acme.example is for sale</title><h1>This domain is for sale</h1>'],
  '/empty': [200, 'text/html', '<!doctype html><html><body></body></html>'],
  '/nothing': [200, 'text/html', ''],
  '/error': [500, 'text/html', '<h1>Oh</h1>'],
}

const analyze = (payload: object, account = acme) => account.send({ method: 'POST', url: '/v1/analyze', payload })
const get = (id: string, headers: Record<string, string> = {}) =>
  acme.send({ method: 'GET', url: `/v1/analyses/${id}`, headers })
const list = (query = '', account = acme) => account.send({ method: 'GET', url: `/v1/analyses${query}` })
const start = async (payload: object = {}) =>
  (await analyze({ url: 'https://acme.example', test: true, ...payload })).json().data as { id: string }

test('POST /v1/analyze answers 201 with Location and exactly the documented members', async () => {
  const response = await analyze({ url: 'https://acme.example', test: true })
  assert.equal(response.statusCode, 201)
  const { data } = response.json()
  assert.deepEqual(Object.keys(data), ['id', 'status', 'type', 'url', 'created_at', 'estimated_completion'])
  assert.equal(data.url, 'https://acme.example')
  assert.equal(response.headers.location, `/v1/analyses/${data.id}`)
})

test('a website has a preflight before its analysis is accepted', async () => {
  assert.equal((await analyze({ url: `${origin}/` })).statusCode, 201)
  const stored = await server.deps.db.selectFrom('analysis_preflight').select('analysis_id').execute()
  assert.equal(stored.length, 1)
  const refusals: [string, string][] = [
    [`${origin}/login`, 'LOGIN_REQUIRED'],
    [`${origin}/closed`, 'ROBOTS_DISALLOWED'],
    [`${origin}/image`, 'NOT_HTML'],
    [`${origin}/parked`, 'PARKED_DOMAIN'],
    [`${origin}/empty`, 'EMPTY_PAGE'],
    [`${origin}/nothing`, 'EMPTY_PAGE'],
    [`${origin}/error`, 'UNREACHABLE'],
    ['http://127.0.0.1:9/', 'UNREACHABLE'],
    ['http://10.0.0.1/', 'NOT_PUBLIC'],
    ['http://169.254.169.254/latest', 'NOT_PUBLIC'],
    ['http://localhost/', 'NOT_PUBLIC'],
    ['https://shop.test/', 'NOT_PUBLIC'],
  ]
  const privateTexts = new Set<string>()
  for (const [url, code] of refusals) {
    const response = await analyze({ url })
    assert.equal(response.statusCode, 422, `${url}: ${response.body}`)
    assert.deepEqual(response.json().details, { field: 'url', code }, url)
    if (code === 'NOT_PUBLIC') privateTexts.add(response.body)
  }
  assert.equal(privateTexts.size, 1)
})

test('the reserved hosts of the sandbox are refused without any network request', async () => {
  for (const [host, code] of [
    ['login.test', 'LOGIN_REQUIRED'],
    ['robots.test', 'ROBOTS_DISALLOWED'],
  ]) {
    const response = await analyze({ url: `https://${host}/`, test: true })
    assert.equal(response.statusCode, 422)
    assert.deepEqual(response.json().details, { field: 'url', code })
  }
})

test('spaces around addresses are left out', async () => {
  const payload = { url: '  https://acme.example ', social_links: [' https://b.example '], test: true }
  const { data } = (await analyze(payload)).json()
  assert.equal(data.url, 'https://acme.example')
  const { social_links } = await server.deps.db
    .selectFrom('analysis')
    .select('social_links')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(social_links, ['https://b.example'])
})

const long = (characters: number) => '\u{1f600}'.repeat(characters)
const badBodies: [string, unknown, string, string][] = [
  ['url missing', {}, 'url', 'REQUIRED_FIELD'],
  ['url null', { url: null }, 'url', 'INVALID_TYPE'],
  ['url number', { url: 1e300 }, 'url', 'INVALID_TYPE'],
  ['url array', { url: ['https://acme.example'] }, 'url', 'INVALID_TYPE'],
  ['url object', { url: {} }, 'url', 'INVALID_TYPE'],
  ['url empty', { url: '' }, 'url', 'TOO_SHORT'],
  ['url too long', { url: `https://acme.example/${'a'.repeat(2_028)}` }, 'url', 'TOO_LONG'],
  ['url host only', { url: 'acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url scheme', { url: 'ftp://acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url script', { url: 'javascript:alert(1)' }, 'url', 'INVALID_FORMAT'],
  ['url file', { url: 'file:///etc/passwd' }, 'url', 'INVALID_FORMAT'],
  ['url credentials', { url: 'https://a:b@acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url backslash', { url: 'https:\\\\acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url newline', { url: 'https://acme\n.example' }, 'url', 'INVALID_FORMAT'],
  ['url tab before it', { url: '\thttps://acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url newline after it', { url: 'https://acme.example\n' }, 'url', 'INVALID_FORMAT'],
  ['url wide space before it', { url: '\u00a0https://acme.example' }, 'url', 'INVALID_FORMAT'],
  ['url only spaces', { url: '   ' }, 'url', 'TOO_SHORT'],
  ['url NUL', { url: 'https://acme.example/\0' }, 'url', 'INVALID_FORMAT'],
  ['url surrogate', { url: 'https://acme.example/\ud800' }, 'url', 'INVALID_FORMAT'],
  ['url port', { url: 'https://acme.example:22' }, 'url', 'PORT_NOT_ALLOWED'],
  ['url port range', { url: 'https://acme.example:65536' }, 'url', 'INVALID_FORMAT'],
  ['type unknown', { url: 'https://a.example', type: 'deep' }, 'type', 'INVALID_VALUE'],
  ['type case', { url: 'https://a.example', type: 'FULL' }, 'type', 'INVALID_VALUE'],
  ['type null', { url: 'https://a.example', type: null }, 'type', 'INVALID_TYPE'],
  ['type empty', { url: 'https://a.example', type: '' }, 'type', 'INVALID_VALUE'],
  ['type array', { url: 'https://a.example', type: ['full'] }, 'type', 'INVALID_TYPE'],
  ['context long', { url: 'https://a.example', context: long(501) }, 'context', 'TOO_LONG'],
  ['context null', { url: 'https://a.example', context: null }, 'context', 'INVALID_TYPE'],
  ['context NUL', { url: 'https://a.example', context: 'a\0' }, 'context', 'INVALID_FORMAT'],
  ['context surrogate', { url: 'https://a.example', context: '\udc00' }, 'context', 'INVALID_FORMAT'],
  ['social_links text', { url: 'https://a.example', social_links: 'x' }, 'social_links', 'INVALID_TYPE'],
  ['social_links null', { url: 'https://a.example', social_links: null }, 'social_links', 'INVALID_TYPE'],
  ['social_links object', { url: 'https://a.example', social_links: {} }, 'social_links', 'INVALID_TYPE'],
  [
    'social_links number',
    { url: 'https://a.example', social_links: ['https://b.example', 3] },
    'social_links.1',
    'INVALID_TYPE',
  ],
  [
    'social_links nonsense',
    { url: 'https://a.example', social_links: ['nonsense'] },
    'social_links.0',
    'INVALID_FORMAT',
  ],
  [
    'social_links many',
    { url: 'https://a.example', social_links: Array(21).fill('https://b.example') },
    'social_links',
    'TOO_LONG',
  ],
  ['test text', { url: 'https://a.example', test: 'true' }, 'test', 'INVALID_TYPE'],
  ['test number', { url: 'https://a.example', test: 1 }, 'test', 'INVALID_TYPE'],
  ['test null', { url: 'https://a.example', test: null }, 'test', 'INVALID_TYPE'],
  ['unknown', { url: 'https://a.example', tpye: 'full' }, 'tpye', 'UNKNOWN_FIELD'],
  ['two faults', { test: 1, type: 2, url: 'x', zzz: 1 }, 'url', 'INVALID_FORMAT'],
]
for (const [what, body, field, code] of badBodies) {
  test(`POST /v1/analyze, ${what}: 400 ${code}`, async () => {
    const response = await analyze(body as object)
    assert.equal(response.statusCode, 400)
    assert.equal(response.json().error, 'Validation error')
    assert.deepEqual(response.json().details, { field, code })
  })
}

test('lengths are counted in code points after NFC', async () => {
  for (const context of [long(500), 'e\u0301'.repeat(500)]) {
    assert.equal((await analyze({ url: 'https://acme.example', test: true, context })).statusCode, 201)
  }
})

test('POST, GET, list and event show an address as it was sent, with its host in punycode', async () => {
  const url = 'HTTPS://MÜNCHEN.example:443/über/../b?q=ü'
  const shown = 'HTTPS://xn--mnchen-3ya.example:443/über/../b?q=ü'
  const social_links = ['https://МИР.example/ñ', 'https://ACME.example']
  const { data } = (await analyze({ url, social_links, test: true })).json()
  assert.equal(data.url, shown)
  assert.equal((await get(data.id)).json().data.url, shown)
  const listed = (await list('?limit=100')).json().data.find(({ id }: { id: string }) => id === data.id)
  assert.equal(listed.url, shown)
  const row = await server.deps.db
    .selectFrom('analysis')
    .innerJoin('event', 'event.subject_id', 'analysis.id')
    .select(['analysis.social_links', 'event.data'])
    .where('analysis.id', '=', data.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row.social_links, ['https://xn--h1ahn.example/ñ', 'https://ACME.example'])
  assert.equal((row.data as { url: string }).url, shown)
})

test('an analysis reads an address with characters beyond ASCII', async () => {
  const { data } = (await analyze({ url: `${origin}/über?q=ü`, type: 'flash' })).json()
  assert.equal(data.url, `${origin}/über?q=ü`)
  await runAnalysis(server.deps, data.id, AbortSignal.timeout(60_000))
  assert.equal((await get(data.id)).json().data.status, 'completed')
})

test('GET of a processing analysis has Retry-After and neither results nor completed_at', async () => {
  const { id } = await start()
  const response = await get(id)
  assert.ok(Number(response.headers['retry-after']) >= 1)
  assert.deepEqual(Object.keys(response.json().data).sort(), ['created_at', 'id', 'status', 'type', 'url'])
})

test('GET of a completed analysis serves the stored bytes, plain or gzip, with an ETag', async () => {
  const { id } = await start({ type: 'flash' })
  await runAnalysis(server.deps, id, AbortSignal.timeout(30_000))
  const plain = await get(id)
  const { data } = plain.json()
  assert.equal(data.status, 'completed')
  assert.equal(data.url, 'https://acme.example')
  assert.ok(data.completed_at)
  assert.ok(Array.isArray(data.results.insights))
  assert.equal(plain.headers['retry-after'], undefined)
  assert.equal(plain.headers.vary, 'Accept-Encoding')
  const zipped = await get(id, { 'accept-encoding': 'br, gzip;q=0.5' })
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body)
  assert.notEqual(zipped.headers.etag, plain.headers.etag)
  const refused = await get(id, { 'accept-encoding': 'gzip;q=0' })
  assert.equal(refused.headers['content-encoding'], undefined)
  const known = await get(id, { 'if-none-match': `"x", W/${plain.headers.etag}` })
  assert.equal(known.statusCode, 304)
  assert.equal(known.body, '')
})

test('GET of a failed analysis says why at the top level, and its event says the same', async () => {
  const { id } = await start()
  const row = { id, account_id: acme.id, url: 'https://acme.example', type: 'full' as const, test: true }
  await failAnalysis(server.deps, row, { code: 'UNREACHABLE', message: 'No answer.', isOurFault: false })
  const { data } = (await get(id)).json()
  assert.equal(data.status, 'failed')
  assert.equal(data.error_message, 'UNREACHABLE: No answer.')
  assert.equal('results' in data, false)
  const event = await server.deps.db
    .selectFrom('event')
    .select('data')
    .where('subject_id', '=', id)
    .where('kind', '=', 'analysis.failed')
    .executeTakeFirstOrThrow()
  const { error_code, error_message } = event.data as { error_code: string; error_message: string }
  assert.deepEqual([error_code, error_message], ['UNREACHABLE', data.error_message])
})

test('unknown, foreign, malformed and deleted ids are 404 with equal bodies', async () => {
  const other = await server.account()
  const { id: foreign } = (await analyze({ url: 'https://b.example', test: true }, other)).json().data
  const { id: deleted } = await start()
  assert.deepEqual((await acme.send({ method: 'DELETE', url: `/v1/analyses/${deleted}` })).json(), {
    data: { id: deleted, deleted: true },
  })
  const ids = [
    foreign,
    deleted,
    'anl_000000000000000000000000',
    'anl_',
    'exp_000000000000000000000000',
    '%00',
    '%zz',

    'a'.repeat(5_000),
    "'",
    '%F0%9F%98%80',
  ]
  const bodies = new Set<string>()
  for (const id of ids) {
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await acme.send({ method, url: `/v1/analyses/${id}` })
      assert.equal(response.statusCode, 404, id.slice(0, 40))
      bodies.add(response.body)
    }
  }
  assert.deepEqual([...bodies], ['{"error":"Not found","message":"There is no such analysis."}'])
})

const badQueries: [string, string, string][] = [
  ['page=0', 'page', 'OUT_OF_RANGE'],
  ['page=-1', 'page', 'OUT_OF_RANGE'],
  ['page=abc', 'page', 'INVALID_TYPE'],
  ['page=', 'page', 'INVALID_TYPE'],
  ['page=1.5', 'page', 'INVALID_TYPE'],
  ['page=1e2', 'page', 'INVALID_TYPE'],
  ['page=99999999999999999999', 'page', 'OUT_OF_RANGE'],
  [`limit=${'9'.repeat(300)}`, 'limit', 'OUT_OF_RANGE'],
  [`limit=${'9'.repeat(400)}`, 'limit', 'INVALID_TYPE'],
  ['page=5001', 'page', 'OUT_OF_RANGE'],
  ['limit=0', 'limit', 'OUT_OF_RANGE'],
  ['limit=101', 'limit', 'OUT_OF_RANGE'],
  ['limit=%00', 'limit', 'INVALID_FORMAT'],
  ['page=1&page=2', 'page', 'INVALID_TYPE'],
  ['status=done', 'status', 'INVALID_VALUE'],
  ['status=', 'status', 'INVALID_VALUE'],
  ['type=deep', 'type', 'INVALID_VALUE'],
  ['sort=id', 'sort', 'INVALID_VALUE'],
  ['order=up', 'order', 'INVALID_VALUE'],
  ['created_after=yesterday', 'created_after', 'INVALID_FORMAT'],
  ['created_after=2026-02-30', 'created_after', 'INVALID_FORMAT'],
  ['created_before=2026-01-01T25:00:00Z', 'created_before', 'INVALID_FORMAT'],
  ['created_before=1768473042', 'created_before', 'INVALID_FORMAT'],
  ['created_before=', 'created_before', 'INVALID_FORMAT'],
  ['offset=1', 'offset', 'UNKNOWN_FIELD'],
  ['created_after=x&order=x', 'created_after', 'INVALID_FORMAT'],
]
for (const [query, field, code] of badQueries) {
  test(`GET /v1/analyses?${query}: 400 ${code}`, async () => {
    const response = await list(`?${query}`)
    assert.equal(response.statusCode, 400)
    assert.deepEqual(response.json().details, { field, code })
  })
}

test('the list is filtered, sorted and paged', async () => {
  const other = await server.account()
  const started: string[] = []
  for (const [at, type] of (['full', 'flash', 'full', 'flash', 'full'] as const).entries()) {
    server.setClock(new Date(`2026-03-0${at + 1}T12:00:00.000Z`))
    const response = await analyze({ url: `https://${'edcba'[at]}.example`, type, test: true }, other)
    started.push(response.json().data.id)
  }
  const ids = async (query: string) =>
    (await list(query, other)).json().data.map(({ id }: { id: string }) => started.indexOf(id))
  assert.deepEqual(await ids(''), [4, 3, 2, 1, 0])
  assert.deepEqual(await ids('?order=asc&type=flash'), [1, 3])
  assert.deepEqual(await ids('?sort=url&order=asc'), [4, 3, 2, 1, 0])
  assert.deepEqual(await ids('?created_after=2026-03-03T12:00:00Z&order=asc'), [2, 3, 4], 'inclusive')
  assert.deepEqual(await ids('?created_before=2026-03-03T13:00:00%2B01:00&order=asc'), [0, 1], 'exclusive')
  assert.deepEqual(await ids('?created_after=2026-03-04'), [4, 3])
  assert.deepEqual(await ids('?status=completed'), [])
  const second = await list('?limit=2&page=2&type=full', other)
  assert.deepEqual(second.json().pagination, { page: 2, limit: 2, total: 3, pages: 2 })
  assert.equal(second.json().data.length, 1)
  assert.deepEqual(Object.keys(second.json().data[0]).sort(), ['created_at', 'id', 'status', 'type', 'url'])
  assert.match(String(second.headers.link), /<\/v1\/analyses\?limit=2&page=1&type=full>; rel="prev"/)
  const past = await list('?page=1000&limit=100', other)
  assert.equal(past.statusCode, 200)
  assert.deepEqual(past.json(), { data: [], pagination: { page: 1000, limit: 100, total: 5, pages: 1 } })
  const empty = await server.account()
  assert.deepEqual((await list('', empty)).json(), {
    data: [],
    pagination: { page: 1, limit: 20, total: 0, pages: 0 },
  })
})

test('deleting a running analysis removes its job and discards its result', async () => {
  const { id } = await start()
  const running = runAnalysis(server.deps, id, AbortSignal.timeout(30_000))
  assert.equal((await acme.send({ method: 'DELETE', url: `/v1/analyses/${id}` })).statusCode, 200)
  await running
  assert.equal((await get(id)).statusCode, 404)
  const failed = await server.deps.db.selectFrom('event').select('kind').where('subject_id', '=', id).execute()
  assert.ok(!failed.some(({ kind }) => kind === 'analysis.failed'))
})
