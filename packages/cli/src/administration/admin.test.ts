import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { configOfProcess, openAdmin } from '@brandprint/server'
import { brandprint, folderWith } from '../cli-fixtures.ts'

// Open during the tests, as by a running service: commands join its database.
let work: Awaited<ReturnType<typeof folderWith>>
let service: Awaited<ReturnType<typeof openAdmin>>

before(async () => {
  work = await folderWith({})
  process.env.BRANDPRINT_DATA_DIR = work.folder
  delete process.env.DATABASE_URL
  process.env.BRANDPRINT_ENV_FILE = 'off'
  service = await openAdmin(configOfProcess())
})
after(async () => {
  await service?.close()
  await work[Symbol.asyncDispose]()
})

const run = (args: string[], env: Record<string, string> = {}) =>
  brandprint(args, { cwd: work.folder, env: { BRANDPRINT_DATA_DIR: work.folder, ...env } })

/** The one object that a command with --json prints. */
async function json(args: string[]) {
  const { code, out, err } = await run([...args, '--json'])
  assert.equal(err, '')
  assert.equal(code, 0)
  assert.match(out, /^\{[^\n]*\}\n$/)
  return JSON.parse(out)
}

const newAccount = async (name: string, tier = 'pro') =>
  (await json(['accounts', 'create', '--name', name, '--tier', tier])).id as string

test('an account is created, listed, moved to another tier and canceled', async () => {
  const created = await json(['accounts', 'create', '--name', 'Marrowell', '--tier', 'pro'])
  assert.deepEqual(Object.keys(created), ['id', 'name', 'tier'])
  assert.deepEqual([created.name, created.tier], ['Marrowell', 'pro'])
  const set = await json(['accounts', 'set-tier', created.id, 'agency'])
  assert.deepEqual(set, { id: created.id, previous_tier: 'pro', tier: 'agency', change: 'upgraded' })
  assert.equal((await json(['accounts', 'set-tier', created.id, 'agency'])).change, null)
  const canceled = await json(['accounts', 'cancel', created.id])
  assert.deepEqual(Object.keys(canceled), ['id', 'tier', 'canceled_at', 'access_until'])
  const { accounts } = await json(['accounts', 'list'])
  const listed = accounts.find(({ id }: { id: string }) => id === created.id)
  assert.equal(listed.tier, 'agency')
  assert.equal(listed.subscription.status, 'canceled')
  assert.equal(listed.subscription.access_until, canceled.access_until)
})

test('a key is created, listed without its secret, and revoked', async () => {
  const account = await newAccount('Keys')
  const created = await json(['keys', 'create', '--account', account, '--scopes', 'read:analyses,write:analyses'])
  assert.deepEqual(Object.keys(created), ['id', 'key', 'account_id', 'scopes'])
  assert.match(created.key, /^bp_live_[0-9A-Za-z]{38}$/)
  assert.deepEqual(created.scopes, ['read:analyses', 'write:analyses'])
  const all = await json([
    'keys',
    'create',
    '--account',
    account,
    '--scopes',
    'all',
    '--name',
    'Production',
    '--expires',
    '2999-01-31',
  ])
  assert.equal(all.scopes.length, 7)
  assert.equal(all.name, 'Production')
  assert.equal(all.expires_at, '2999-01-31T00:00:00.000Z')
  assert.equal((await json(['keys', 'revoke', created.id])).id, created.id)
  const { keys } = await json(['keys', 'list', '--account', account])
  const states = new Map(keys.map(({ id, state }: { id: string; state: string }) => [id, state]))
  assert.deepEqual(
    states,
    new Map([
      [created.id, 'revoked'],
      [all.id, 'active'],
    ]),
  )
  assert.deepEqual(
    keys.map(({ name }: { name: string | null }) => name),
    [null, 'Production'],
  )
  assert.ok(!JSON.stringify(keys).includes(created.key))
  const { out } = await run(['keys', 'list', account])
  assert.match(out, /^ID +NAME +KEY +STATE +LAST USED\n/)
  assert.match(out, /Production {2}\w{4}… {2}to 2999-01-31 {2}never/)
})

test('a member is added, listed and removed, by address or by identifier', async () => {
  const account = await newAccount('Members')
  const ada = await json(['members', 'add', account, '--email', 'Ada@acme.example', '--role', 'owner'])
  const bo = await json(['members', 'add', '--account', account, '--email', 'bo@acme.example'])
  assert.deepEqual([ada.email, ada.role, bo.role], ['ada@acme.example', 'owner', 'member'])
  assert.equal((await json(['members', 'list', account])).members.length, 2)
  assert.equal((await json(['members', 'remove', account, '--email', 'ADA@acme.example'])).id, ada.id)
  assert.equal((await json(['members', 'remove', bo.id])).email, 'bo@acme.example')
  assert.deepEqual(await json(['members', 'list', account]), { members: [] })
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4" onclick="x()"/></svg>'
const safeDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>'
const noMembers = { name: null, logo: null, color: null, footer: null }

/** Of one account; what is answered, without the moment. */
async function branding(account: string, ...options: string[]) {
  const answer = await json(['accounts', 'branding', account, ...options])
  assert.deepEqual(Object.keys(answer), ['account_id', 'branding'])
  assert.equal(answer.account_id, account)
  if (answer.branding === null) return null
  const { updated_at: at, ...members } = answer.branding
  assert.ok(!Number.isNaN(Date.parse(at)))
  return members
}

test('a branding is set member by member, shown, and cleared', async () => {
  const account = await newAccount('Branded', 'agency')
  await writeFile(join(work.folder, 'logo.svg'), drawing)
  assert.equal(await branding(account), null)
  const logo = `data:image/svg+xml;base64,${Buffer.from(safeDrawing).toString('base64')}`
  const set = await branding(account, '--name', ' Northlight ', '--logo', 'logo.svg')
  assert.deepEqual(set, { ...noMembers, name: 'Northlight', logo })
  const changed = await branding(account, '--color', '#0A7D55', '--footer', 'Hamburg', '--logo', '')
  assert.deepEqual(changed, { name: 'Northlight', logo: null, color: '#0a7d55', footer: 'Hamburg' })
  assert.deepEqual(await branding(account), changed)
  assert.deepEqual(await branding(account, '--clear', '--footer', 'Bremen'), { ...noMembers, footer: 'Bremen' })
  assert.equal(await branding(account, '--clear'), null)
  assert.equal(await branding(account), null)
})

test('the text about a branding fits 80 columns, and says when its tier does not use it', async () => {
  const account = await newAccount('Branded', 'pro')
  await writeFile(join(work.folder, 'text.svg'), drawing)
  const members = ['--name', 'n'.repeat(80), '--footer', 'A long footer '.repeat(10), '--logo', 'text.svg']
  for (const options of [members, [], ['--clear'], []]) {
    const { code, out } = await run(['accounts', 'branding', account, ...options])
    assert.equal(code, 0)
    for (const line of out.split('\n')) assert.ok(line.length <= 80, line)
    if (options === members) assert.match(out, /image\/svg\+xml, 79 bytes\n.*Its tier is pro: exports carry it once/s)
  }
})

test('tables fit 80 columns', async () => {
  const account = await newAccount('A company whose name goes on and on and on and on and on, Limited', 'agency')
  await json(['accounts', 'cancel', account])
  await json(['members', 'add', account, '--email', 'somebody.with.a.long.name@a.long.host.acme.example'])
  const key = ['keys', 'create', '--account', account, '--scopes', 'read:chat', '--expires', '2999-01-31']
  await json([...key, '--name', 'A key whose name goes on and on, for a program with a long name too'])
  for (const args of [
    ['accounts', 'list'],
    ['members', 'list', account],
    ['keys', 'list', '--account', account],
  ]) {
    const { code, out } = await run(args)
    assert.equal(code, 0)
    assert.match(out, /^ID {2,}/)
    for (const line of out.split('\n')) assert.ok(line.length <= 80, line)
  }
})

test('the text output says what was done and what to do next', async () => {
  const account = await newAccount('People')
  const { out } = await run(['keys', 'create', '--account', account, '--scopes', 'all'])
  assert.match(out, /\n {2}bp_live_\w+\n\nIt is not shown again/)
  const { out: made } = await run(['accounts', 'create', '--name', 'Next', '--tier', 'free'])
  assert.match(made, /brandprint keys create --account acc_\w+ --scopes all/)
})

test('the text about one account, key or member fits 80 columns', async () => {
  const account = await newAccount('Narrow')
  for (const args of [
    ['accounts', 'create', '--name', 'Narrow', '--tier', 'agency'],
    ['accounts', 'set-tier', account, 'agency'],
    ['accounts', 'cancel', account],
    ['members', 'add', account, '--email', 'ada@acme.example', '--role', 'member'],
    ['members', 'remove', account, '--email', 'ada@acme.example'],
    ['keys', 'create', '--account', account, '--scopes', 'all', '--expires', '2999-01-31'],
  ]) {
    const { code, out } = await run(args)
    assert.equal(code, 0)
    for (const line of out.split('\n')) assert.ok(line.length <= 80, line)
  }
})

/** The one object that a failed command with --json prints. */
function failure(out: string) {
  assert.match(out, /^\{"error":\{[^\n]*\}\}\n$/)
  return JSON.parse(out).error
}
/** The sentence on the standard error. */
const said = (err: string) => err.replace(/^brandprint: /, '').replace(/\n$/, '')

const wrongUse: [what: string, args: string[], message: RegExp][] = [
  ['no action', ['accounts'], /takes one of: create, list, set-tier, cancel, branding/],
  ['a mistyped action', ['keys', 'creat'], /Did you mean “create”\?/],
  ['an action that does not exist', ['members', 'promote', 'x'], /there are: add, remove, list/],
  ['a mistyped option', ['accounts', 'create', '--nam', 'A'], /no option --nam\. Did you mean --name\?/],
  ['an option without its value', ['accounts', 'create', '--name'], /--name needs a value/],
  ['a missing option', ['accounts', 'create', '--name', 'A'], /--tier is missing/],
  ['a missing word', ['accounts', 'set-tier', 'acc_x'], /The tier is missing/],
  ['a word too many', ['accounts', 'list', 'all'], /“all” is one word too many/],
  ['no account', ['keys', 'list'], /Which account\?/],
  ['no member', ['members', 'remove', 'acc_x'], /Which member\?/],
  ['a tier that does not exist', ['accounts', 'create', '--name', 'A', '--tier', 'gold'], /“gold” is no tier/],
  ['a scope that does not exist', ['keys', 'create', '--account', 'acc_x', '--scopes', 'read'], /“read” is no scope/],
  [
    'a name that is too long',
    ['keys', 'create', '--account', 'a', '--scopes', 'all', '--name', 'n'.repeat(101)],
    /The name has 101 characters; at most 100/,
  ],
  ['a key in place of its identifier', ['keys', 'revoke', 'bp_live_x'], /That is the key itself/],
  [
    'a day that does not exist',
    ['keys', 'create', '--account', 'a', '--scopes', 'all', '--expires', '2027-02-30'],
    /--expires is/,
  ],
  [
    'a time without its zone',
    ['keys', 'create', '--account', 'a', '--scopes', 'all', '--expires', '2027-02-03T10:00'],
    /a day or a moment/,
  ],
  [
    'a moment that is over',
    ['keys', 'create', '--account', 'a', '--scopes', 'all', '--expires', '2020-02-20'],
    /would have expired/,
  ],
  ['a branding of no account', ['accounts', 'branding', '--name', 'N'], /Which account\?/],
  ['a value for --clear', ['accounts', 'branding', 'acc_x', '--clear=yes'], /--clear takes no value/],
  ['a colour by its name', ['accounts', 'branding', 'acc_x', '--color', 'teal'], /“teal”; it takes six/],
  ['a name of two lines', ['accounts', 'branding', 'acc_x', '--name', 'a\nb'], /“name” holds .* a line break/],
  ['a footer that is too long', ['accounts', 'branding', 'acc_x', '--footer', 'n'.repeat(161)], /at most 160/],
  ['a logo that is not there', ['accounts', 'branding', 'acc_x', '--logo', 'none.svg'], /there is no file none\.svg/],
  ['a logo that is a folder', ['accounts', 'branding', 'acc_x', '--logo', '.'], /which is no file/],
  ['a logo without an end', ['accounts', 'branding', 'acc_x', '--logo', '/dev/zero'], /which is no file/],
  [
    'a logo that is too large',
    ['accounts', 'branding', 'acc_x', '--logo', 'large.png'],
    /45,001 bytes; at most 45,000/,
  ],
  ['a logo that is none', ['accounts', 'branding', 'acc_x', '--logo', 'text.png'], /no picture that can be read/],
  ['an address that is none', ['members', 'add', 'acc_x', '--email', 'ada'], /is no e-mail address/],
]
test('wrong use is answered in a sentence, with exit code 2', async () => {
  await writeFile(join(work.folder, 'large.png'), Buffer.alloc(45_001))
  await writeFile(join(work.folder, 'text.png'), 'This is a text.')
  await Promise.all(
    wrongUse.map(async ([what, args, message]) => {
      const { code, out, err } = await run([...args, '--json'])
      assert.match(err, message, what)
      assert.doesNotMatch(err, /\n {4}at /, what)
      assert.equal(code, 2, what)
      assert.deepEqual(failure(out), { code: 'USAGE', message: said(err) }, what)
    }),
  )
})

test('a failure is answered in a sentence, with exit code 1', async () => {
  const account = await newAccount('Refused', 'free')
  await json(['members', 'add', account, '--email', 'ada@acme.example'])
  const refused: [args: string[], message: RegExp][] = [
    [['accounts', 'set-tier', 'acc_none', 'pro'], /There is no account acc_none\.\n$/],
    [['accounts', 'cancel', account], /nothing to cancel/],
    [['members', 'add', account, '--email', 'ADA@acme.example'], /is a member of acc_\w+ already/],
    [['members', 'remove', account, '--email', 'bo@acme.example'], /bo@acme\.example is no member/],
    [['accounts', 'branding', 'acc_none'], /There is no account acc_none/],
    [['accounts', 'branding', 'acc_none', '--name', 'N'], /There is no account acc_none/],
    [['accounts', 'branding', account, '--clear'], /has no branding to remove/],
    [['keys', 'revoke', 'key_none'], /There is no key key_none/],
    [['keys', 'list', '--account', 'acc_none'], /There is no account acc_none/],
  ]
  for (const [args, message] of refused) {
    const { code, out, err } = await run([...args, '--json'])
    assert.match(err, message)
    assert.equal(code, 1)
    assert.deepEqual(failure(out), { code: 'FAILED', message: said(err) })
  }
})

test('a wrong setting and a database that cannot be reached are named', async () => {
  const wrong = await run(['accounts', 'list'], { DATABASE_URL: 'mysql://x' })
  assert.match(wrong.err, /DATABASE_URL is no Postgres address/)
  assert.equal(wrong.code, 2)
  const away = await run(['accounts', 'list'], { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/none' })
  assert.match(away.err, /DATABASE_URL cannot be used/)
  assert.doesNotMatch(away.err, /hidden/)
  assert.equal(away.code, 1)
})

test('settings in .env are read by the administration, and the environment wins', async () => {
  await using own = await folderWith({ '.env': '# of this folder\nDATABASE_URL="mysql://x"\nOTHER=1\n' })
  const inFolder = (args: string[], env: Record<string, string> = {}) => brandprint(args, { cwd: own.folder, env })
  const read = await inFolder(['accounts', 'list'])
  assert.match(read.err, /DATABASE_URL is no Postgres address/)
  assert.equal(read.code, 2)
  const won = await inFolder(['accounts', 'list'], { DATABASE_URL: 'postgres://user@127.0.0.1:1/none' })
  assert.match(won.err, /DATABASE_URL cannot be used/)
  const off = await inFolder(['keys', 'list', '--account', 'acc_none'], {
    BRANDPRINT_ENV_FILE: 'off',
    BRANDPRINT_DATA_DIR: work.folder,
  })
  assert.match(off.err, /There is no account acc_none/)
})

test('.env is read by serve, and not by analyze', async () => {
  await using own = await folderWith({ '.env': 'BRANDPRINT_BROWSR=off\nBRANDPRINT_BROWSER_SANDBOX=no\n' })
  const serve = await brandprint(['serve'], { cwd: own.folder, env: { BRANDPRINT_BROWSER_SANDBOX: 'on' } })
  assert.equal(serve.err, 'brandprint: BRANDPRINT_BROWSR is no setting. Did you mean BRANDPRINT_BROWSER?\n')
  assert.equal(serve.code, 2)
  const analyze = await brandprint(['analyze', './none'], { cwd: own.folder })
  assert.match(analyze.err, /no folder \.\/none/)
})

test('a .env that cannot be read ends the command with a sentence', async () => {
  await using own = await folderWith({ '.env/file': '' })
  const { code, err } = await brandprint(['accounts', 'list'], { cwd: own.folder })
  assert.match(err, /\.env cannot be read: /)
  assert.equal(code, 2)
})

test('with --json a failure is one object, for every command that has the option', async () => {
  const env = { DATABASE_URL: 'mysql://x' }
  for (const args of [['migrate'], ['doctor'], ['accounts', 'list']]) {
    const { out } = await run([...args, '--json'], env)
    assert.equal(failure(out).code, 'USAGE')
    assert.match(failure(out).message, /DATABASE_URL is no Postgres address/)
  }
  assert.equal(failure((await run(['doctor', '--json', '--x'])).out).code, 'USAGE')
  assert.match(failure((await run(['listen', '--json'])).out).message, /An API key with admin:full is needed/)
  assert.equal((await run(['analyze', './none', '--json'])).out, '')
})

test('a doctor that finds a fault prints only its findings', async () => {
  const { code, out } = await run(['doctor', '--json'], { DATABASE_URL: 'postgres://user@127.0.0.1:1/none' })
  assert.equal(code, 1)
  assert.match(out, /^\{"ok":false,[^\n]*\}\n$/)
})

test('concurrent commands without a running service share one database', async () => {
  await using alone = await folderWith({})
  const env = { BRANDPRINT_DATA_DIR: alone.folder }
  const create = (name: string) =>
    brandprint(['accounts', 'create', '--name', name, '--tier', 'free', '--json'], { cwd: alone.folder, env })
  const created = await Promise.all(['A', 'B', 'C'].map(create))
  assert.deepEqual(
    created.map(({ code, err }) => [code, err]),
    [
      [0, ''],
      [0, ''],
      [0, ''],
    ],
  )
  const { out } = await brandprint(['accounts', 'list', '--json'], { cwd: alone.folder, env })
  assert.equal(JSON.parse(out).accounts.length, 3)
})

test('usage shows the tokens of an account by day and model, the newest day first', async () => {
  const account = await newAccount('Tokens')
  assert.deepEqual(await json(['usage', '--account', account]), { account_id: account, chat_tokens: [] })
  const row = { account_id: account, model: 'small', answers: 2 }
  await service.db
    .insertInto('chat_tokens')
    .values([
      { ...row, day: '2026-01-14', tokens: 300 },
      { ...row, day: '2026-01-15', tokens: 120 },
    ])
    .execute()
  assert.deepEqual((await json(['usage', '--account', account])).chat_tokens, [
    { day: '2026-01-15', model: 'small', answers: 2, tokens: 120 },
    { day: '2026-01-14', model: 'small', answers: 2, tokens: 300 },
  ])
  const { out } = await run(['usage', '--account', account])
  assert.match(out, /^DAY +MODEL +ANSWERS +TOKENS\n2026-01-15 +small +2 +120\n2026-01-14 +small +2 +300\n$/)
})

test('usage of an account that is not there is refused', async () => {
  const { code, err } = await run(['usage', '--account', 'acc_nobody'])
  assert.equal(code, 1)
  assert.match(err, /There is no account acc_nobody\./)
})
