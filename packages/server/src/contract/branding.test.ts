/** What an Agency account puts on its white-label exports: what is taken, what is refused, and which exports carry it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTier } from '../features/accounts/index.ts'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { scopes } from '../platform/scopes.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

const url = '/v1/account/branding'
const put = (account: TestAccount, payload: Record<string, unknown>) => account.send({ method: 'PUT', url, payload })
const get = (account: TestAccount) => account.send({ method: 'GET', url })
const remove = (account: TestAccount) => account.send({ method: 'DELETE', url })

const base64 = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const drawing = (inner = '<circle cx="4" cy="4" r="4" fill="#0a7d55"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`)
/** Of 8 by 4 green pixels. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVR4nGPgqg3FihioJwEAVk8bgS3nKlUAAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcASv/2Q==',
  webp: 'UklGRjIAAABXRUJQVlA4ICYAAAAwAQCdASoIAAQAAUAmJaAAA3AA/vDD6//+mkf/00j/+mkfKaAAAA==',
}
const png = Buffer.from(pictures.png, 'base64')
const none = { name: null, logo: null, color: null, footer: null }

test('a branding is set, shown and deleted', async () => {
  const acme = await server.account()
  const logo = base64('image/png', png)
  const branding = { name: 'Northlight Studio', logo, color: '#0a7d55', footer: 'Northlight · Hamburg' }
  const shown = { ...branding, updated_at: server.deps.clock.now().toISOString() }
  const set = await put(acme, branding)
  assert.equal(set.statusCode, 200, set.body)
  assert.deepEqual(set.json(), { data: shown })
  assert.deepEqual((await get(acme)).json(), { data: shown })
  const removed = await remove(acme)
  assert.equal(removed.statusCode, 200)
  assert.deepEqual(removed.json(), { data: { deleted: true } })
})

test('without one, and after it was deleted, there is none to show or delete', async () => {
  const acme = await server.account()
  const missing = { error: 'Not found', message: 'There is no such branding.' }
  for (const answer of [await get(acme), await remove(acme)]) {
    assert.equal(answer.statusCode, 404)
    assert.deepEqual(answer.json(), missing)
  }
  await put(acme, { name: 'Northlight' })
  await remove(acme)
  assert.equal((await get(acme)).statusCode, 404)
  assert.equal((await remove(acme)).statusCode, 404)
})

test('a branding replaces the whole of the one before', async () => {
  const acme = await server.account()
  await put(acme, { name: 'Northlight', color: '#0a7d55', footer: 'Hamburg' })
  server.advance(60)
  const updated = server.deps.clock.now().toISOString()
  const { data } = (await put(acme, { footer: 'Bremen', name: null })).json()
  assert.deepEqual(data, { ...none, footer: 'Bremen', updated_at: updated })
  assert.deepEqual((await get(acme)).json().data, data)
})

test('a branding without any member is kept, with all of them null', async () => {
  const acme = await server.account()
  await put(acme, { name: 'Northlight' })
  const { statusCode } = await put(acme, {})
  const { updated_at: _, ...members } = (await get(acme)).json().data
  assert.equal(statusCode, 200)
  assert.deepEqual(members, none)
})

test('a branding is its account’s alone', async () => {
  const [acme, other] = [await server.account(), await server.account()]
  await put(acme, { name: 'Northlight' })
  assert.equal((await get(other)).statusCode, 404)
  assert.equal((await remove(other)).statusCode, 404)
  assert.equal((await get(acme)).json().data.name, 'Northlight')
})

test('each of the three needs admin:full', async () => {
  const others = scopes.filter((scope) => scope !== 'admin:full')
  const acme = await server.account('agency', others)
  for (const answer of [await put(acme, { name: 'Northlight' }), await get(acme), await remove(acme)]) {
    assert.equal(answer.statusCode, 403)
    assert.deepEqual(answer.json().details, { field: 'scope', code: 'INSUFFICIENT_SCOPE' })
  }
})

for (const tier of ['free', 'pro'] as const) {
  test(`each of the three is refused to the tier ${tier}, before the fields are checked`, async () => {
    const acme = await server.account(tier)
    for (const answer of [await put(acme, { nmae: 1 }), await get(acme), await remove(acme)]) {
      assert.equal(answer.statusCode, 403)
      assert.deepEqual(answer.json().details, { field: 'tier', code: 'TIER_REQUIRED' })
      assert.equal(answer.json().message, `This needs the tier agency; the account’s is ${tier}.`)
    }
  })
}

test('a branding outlasts the time in another tier, in which it is not shown', async () => {
  const acme = await server.account()
  await put(acme, { name: 'Northlight' })
  const change = async (tier: string) => {
    await setTier(server.deps, { accountId: acme.id, tier })
    // For so long a process may know a key by its former tier.
    server.advance(5)
  }
  await change('pro')
  assert.equal((await get(acme)).statusCode, 403)
  await change('agency')
  assert.equal((await get(acme)).json().data.name, 'Northlight')
})

test('spaces around name and footer are left out, and the colour is folded', async () => {
  const acme = await server.account()
  const { data } = (await put(acme, { name: '  North  light ', footer: '\u00a0Hamburg ', color: '#0A7D5F' })).json()
  assert.deepEqual([data.name, data.footer, data.color], ['North  light', 'Hamburg', '#0a7d5f'])
})

test('name and footer take letters of every script, and marks and joiners within them', async () => {
  const acme = await server.account()
  const [name, footer] = ['नॉर्थलाइट स्टूडियो 👩‍🎨', 'נורתלייט · 北極光 · Ñandú']
  const { data } = (await put(acme, { name, footer })).json()
  assert.deepEqual([data.name, data.footer], [name.normalize('NFC'), footer.normalize('NFC')])
})

test('name and footer take as many characters as they may have', async () => {
  const acme = await server.account()
  const { statusCode } = await put(acme, { name: '北'.repeat(80), footer: '🎨'.repeat(160) })
  assert.equal(statusCode, 200)
})

const refusals: [what: string, body: Record<string, unknown>, field: string, code: string, message: RegExp][] = [
  ['an unknown member', { nmae: 'Northlight' }, 'nmae', 'UNKNOWN_FIELD', /Did you mean “name”\?/],
  ['the time of an answer', { updated_at: '2026-01-15T10:00:00.000Z' }, 'updated_at', 'UNKNOWN_FIELD', /Known are/],
  ['a name that is no text', { name: 7 }, 'name', 'INVALID_TYPE', /it takes a string or null/],
  ['an empty name', { name: '' }, 'name', 'TOO_SHORT', /at least 1 is needed/],
  ['a name of spaces', { name: ' \u00a0 ' }, 'name', 'TOO_SHORT', /“name” is empty/],
  ['a name of 81 characters', { name: 'n'.repeat(81) }, 'name', 'TOO_LONG', /81 characters; at most 80/],
  ['a footer of 161 characters', { footer: 'n'.repeat(161) }, 'footer', 'TOO_LONG', /161 characters; at most 160/],
  ['a line break', { footer: 'one\ntwo' }, 'footer', 'INVALID_FORMAT', /a line break/],
  ['a line break at the end', { footer: 'one\n' }, 'footer', 'INVALID_FORMAT', /a line break/],
  ['a separator of lines', { footer: 'one\u2028two' }, 'footer', 'INVALID_FORMAT', /a line break/],
  ['an escape', { name: 'a\u001b[31mb' }, 'name', 'INVALID_FORMAT', /a control character/],
  ['a control of the second set', { name: 'a\u0085b' }, 'name', 'INVALID_FORMAT', /a control character/],
  ['NUL', { name: 'a\0b' }, 'name', 'INVALID_FORMAT', /no text may hold/],
  ['a change of direction', { name: 'a\u202egpj.exe' }, 'name', 'INVALID_FORMAT', /changes the direction/],
  ['an isolate', { footer: '\u2066a\u2069' }, 'footer', 'INVALID_FORMAT', /changes the direction/],
  ['a mark of direction', { name: 'a\u200fb' }, 'name', 'INVALID_FORMAT', /changes the direction/],
  [
    'a name of zero-width characters',
    { name: '\u200b\u2060\u200d' },
    'name',
    'INVALID_FORMAT',
    /^“name” holds nothing that can be seen; leave it out or give a text of 1 to 80 characters, at least one of them visible\.$/,
  ],
  ['a footer of a soft hyphen', { footer: ' \u00ad ' }, 'footer', 'INVALID_FORMAT', /1 to 160 characters/],
  ['a name of fillers of Hangul', { name: '\u3164\u115f' }, 'name', 'INVALID_FORMAT', /can be seen/],
  ['a footer of tags', { footer: '\u{e0041}\u{e0001}' }, 'footer', 'INVALID_FORMAT', /can be seen/],
  ['a name of the blank of Braille', { name: '\u2800' }, 'name', 'INVALID_FORMAT', /can be seen/],
  ['a name of control characters', { name: '\u0001\u0007' }, 'name', 'INVALID_FORMAT', /a control character/],
  ['a colour by its name', { color: 'teal' }, 'color', 'INVALID_FORMAT', /“teal”; it takes six hexadecimal digits/],
  ['a short colour', { color: '#0a7' }, 'color', 'INVALID_FORMAT', /such as #0a7d55/],
  ['a colour with a line break', { color: '#0a7d55\n' }, 'color', 'INVALID_FORMAT', /six hexadecimal digits/],
  ['an address of the web', { logo: 'https://acme.example/logo.svg' }, 'logo', 'INVALID_FORMAT', /is no data: address/],
  ['a data: address without data', { logo: 'data:image/png;base64' }, 'logo', 'INVALID_FORMAT', /is no data: address/],
  [
    'a GIF',
    { logo: 'data:image/gif;base64,R0lGODlh' },
    'logo',
    'INVALID_FORMAT',
    /one of: image\/svg\+xml, image\/png/,
  ],
  ['no media type', { logo: 'data:,x' }, 'logo', 'INVALID_FORMAT', /given as “”/],
  ['damaged base64', { logo: 'data:image/png;base64,iVBO*' }, 'logo', 'INVALID_FORMAT', /base64 is damaged/],
  ['an empty picture', { logo: 'data:image/png;base64,' }, 'logo', 'TOO_SHORT', /The logo is empty/],
  [
    'bytes that are no picture',
    { logo: 'data:image/png,hello' },
    'logo',
    'INVALID_FORMAT',
    /no picture that can be read/,
  ],
  [
    'half a picture',
    { logo: base64('image/png', png.subarray(0, png.length - 30)) },
    'logo',
    'INVALID_FORMAT',
    /damaged or cut off/,
  ],
  [
    'a PNG that is said to be a JPEG',
    { logo: base64('image/jpeg', png) },
    'logo',
    'INVALID_FORMAT',
    /and is image\/png/,
  ],
  [
    'an SVG with a picture in it',
    { logo: base64('image/svg+xml', drawing('<image href="x.png"/>')) },
    'logo',
    'INVALID_FORMAT',
    /the element “image”/,
  ],
  [
    'an SVG with nothing to see',
    { logo: base64('image/svg+xml', drawing('<script>x()</script>')) },
    'logo',
    'INVALID_FORMAT',
    /Nothing can be seen/,
  ],
]
for (const [what, body, field, code, message] of refusals) {
  test(`${what} is refused, and what was set before stays`, async () => {
    const acme = await server.account()
    await put(acme, { name: 'Northlight' })
    const response = await put(acme, body)
    assert.equal(response.statusCode, 400, response.body)
    assert.deepEqual(response.json().details, { field, code })
    assert.match(response.json().message, message)
    assert.equal((await get(acme)).json().data.name, 'Northlight')
  })
}

test('a logo of more than 45,000 bytes is refused with both numbers', async () => {
  const acme = await server.account()
  const response = await put(acme, { logo: base64('image/png', Buffer.alloc(45_001, png)) })
  assert.deepEqual(response.json().details, { field: 'logo', code: 'TOO_LONG' })
  assert.equal(response.json().message, 'The logo has 45,001 bytes; at most 45,000 bytes are allowed.')
})

test('a logo of 45,000 bytes fits into a body beside the longest texts', async () => {
  const acme = await server.account()
  const small = drawing()
  const large = Buffer.concat([small, Buffer.alloc(45_000 - small.length, ' ')])
  const texts = { name: '🎨'.repeat(80), footer: '🎨'.repeat(160), color: '#0a7d55' }
  const response = await put(acme, { ...texts, logo: base64('image/svg+xml', large) })
  assert.equal(response.statusCode, 200, response.body)
})

test('an SVG that is too large once it was made safe is refused', async () => {
  const acme = await server.account()
  const path = `<path id="a" d="M0 0${'L1 1L2 5'.repeat(300)}"/>`
  const response = await put(acme, { logo: base64('image/svg+xml', drawing(path + '<use href="#a"/>'.repeat(20))) })
  assert.deepEqual(response.json().details, { field: 'logo', code: 'TOO_LONG' })
  assert.match(response.json().message, /^Made safe, the logo has [\d,]+ bytes; at most 45,000/)
})

for (const format of ['jpeg', 'webp'] as const) {
  test(`a logo may be a ${format}`, async () => {
    const acme = await server.account()
    const logo = `data:image/${format};base64,${pictures[format]}`
    assert.equal((await put(acme, { logo })).json().data.logo, logo)
  })
}

test('an SVG is kept as it was made safe, and can be set again as it is shown', async () => {
  const acme = await server.account()
  const written = drawing('<script>x()</script><circle r="4" fill="#0a7d55" onclick="x()"/>')
  const { data } = (await put(acme, { logo: base64('image/svg+xml', written) })).json()
  const text = Buffer.from(data.logo.split(',')[1], 'base64').toString()
  assert.match(data.logo, /^data:image\/svg\+xml;base64,/)
  assert.match(text, /<circle r="4" fill="#0a7d55"\/>/)
  assert.doesNotMatch(text, /script|onclick/)
  assert.equal((await put(acme, { logo: data.logo })).json().data.logo, data.logo)
})

test('a data: address may be percent-encoded, and its media type have parameters and capitals', async () => {
  const acme = await server.account()
  const expected = (await put(acme, { logo: base64('image/svg+xml', drawing()) })).json().data.logo
  const encoded = encodeURIComponent(drawing().toString())
  const plain = drawing().toString()
  const base64Encoded = encodeURIComponent(drawing().toString('base64'))
  for (const logo of [
    `data:image/svg+xml;charset=utf-8,${encoded}`,
    `DATA:IMAGE/SVG+XML,${plain}`,
    `data:image/svg+xml;charset=utf-8;BASE64,${base64Encoded}`,
  ]) {
    assert.equal((await put(acme, { logo })).json().data?.logo, expected, logo)
  }
})

test('of several faults the first member is named', async () => {
  const acme = await server.account()
  const response = await put(acme, { footer: '', color: 'red', logo: 'x' })
  assert.equal(response.json().details.field, 'logo')
})

test('an Idempotency-Key changes nothing: the same request again has the same effect', async () => {
  const acme = await server.account()
  const send = (name: string) =>
    acme.send({ method: 'PUT', url, payload: { name }, headers: { 'idempotency-key': 'one' } })
  assert.equal((await send('First')).statusCode, 200)
  const second = await send('Second')
  assert.equal(second.statusCode, 200)
  assert.equal(second.headers['idempotent-replayed'], undefined)
  assert.equal((await get(acme)).json().data.name, 'Second')
})

async function brandingOfExport(account: TestAccount, analysis: string, payload: Record<string, unknown>) {
  const started = await account.send({ method: 'POST', url: `/v1/analyses/${analysis}/export`, payload })
  assert.equal(started.statusCode, 201, started.body)
  const id = started.json().data.export_id
  return () => server.deps.db.selectFrom('export').select('branding').where('id', '=', id).executeTakeFirstOrThrow()
}

test('a white-label export keeps the branding as it stood when it was asked for', async () => {
  const acme = await server.account()
  const analysis = await completedAnalysis(server, acme.id)
  const logo = base64('image/png', png)
  const first = { name: 'Northlight', logo, color: '#0a7d55', footer: 'Hamburg' }
  await put(acme, first)
  const before = await brandingOfExport(acme, analysis, { format: 'json', white_label: true })
  await put(acme, { name: 'Southlight' })
  const between = await brandingOfExport(acme, analysis, { format: 'json', white_label: true })
  await remove(acme)
  const afterwards = await brandingOfExport(acme, analysis, { format: 'json', white_label: true })
  assert.deepEqual(await before(), { branding: first })
  assert.deepEqual(await between(), { branding: { ...none, name: 'Southlight' } })
  assert.deepEqual(await afterwards(), { branding: null })
})

test('an export that is not white-label, and one with an empty branding, carry none', async () => {
  const acme = await server.account()
  const analysis = await completedAnalysis(server, acme.id)
  await put(acme, { name: 'Northlight' })
  const plain = await brandingOfExport(acme, analysis, { format: 'json' })
  await put(acme, {})
  const empty = await brandingOfExport(acme, analysis, { format: 'json', white_label: true })
  assert.deepEqual(await plain(), { branding: null })
  assert.deepEqual(await empty(), { branding: null })
})
