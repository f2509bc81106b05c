import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite } from './cli-fixtures.ts'
import { suggest } from './options/suggest.ts'

const site = ['analyze', 'site', '--origin', 'https://marrowell.example']

test('help lists the commands and says what each exit code means', async () => {
  await using work = await folderWith({})
  const { code, out } = await brandprint(['--help'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(out, /analyze/)
  assert.match(out, /Exit codes: 0 done/)
})

test('a command has help of its own', async () => {
  await using work = await folderWith({})
  for (const args of [
    ['analyze', '--help'],
    ['help', 'analyze'],
  ]) {
    const { code, out } = await brandprint(args, { cwd: work.folder })
    assert.equal(code, 0)
    assert.match(out, /--save-capture DIR/)
  }
})

test('help fits into 80 columns, for every command and each of its actions', async () => {
  await using work = await folderWith({})
  const { out: overview } = await brandprint(['--help'], { cwd: work.folder })
  const commands = [...(/Commands:\n(.*?)\n\n/s.exec(overview)?.[1] ?? '').matchAll(/^ {2}(\w+) /gm)].map(
    ([, name]) => name!,
  )
  assert.deepEqual(commands, [
    'analyze',
    'ask',
    'versus',
    'compare',
    'schema',
    'accounts',
    'members',
    'keys',
    'usage',
    'listen',
    'trigger',
    'serve',
    'migrate',
    'doctor',
    'completion',
  ])
  const pages: [called: string, text: string][] = [['', overview]]
  for (const command of commands) {
    const { out } = await brandprint([command, '--help'], { cwd: work.folder })
    pages.push([command, out])
    const actions = [...out.matchAll(new RegExp(`^  brandprint ${command} ([a-z-]+) `, 'gm'))].map(
      ([, action]) => action!,
    )
    for (const action of new Set(actions)) {
      const { code, out } = await brandprint([command, action, '--help'], { cwd: work.folder })
      assert.equal(code, 0)
      pages.push([`${command} ${action}`, out])
    }
  }
  for (const [called, text] of pages) {
    assert.ok(text.length > 50, called)
    for (const line of text.split('\n')) assert.ok([...line].length <= 80, `${called}: ${line}`)
  }
})

test('--version prints the version alone', async () => {
  await using work = await folderWith({})
  const { out } = await brandprint(['--version'], { cwd: work.folder })
  assert.match(out, /^\d+\.\d+\.\d+\n$/)
})

const mistakes: [what: string, args: string[], message: RegExp][] = [
  ['a mistyped command', ['analyse', 'acme.example'], /Did you mean “analyze”\?/],
  ['a site in place of a command', ['acme.example'], /brandprint analyze acme\.example/],
  ['a mistyped option', [...site, '--formt', 'json'], /no option --formt\. Did you mean --format\?/],
  ['an option without its value', [...site, '--out'], /--out needs a value/],
  [
    'a format that does not exist',
    [...site, '--format', 'docx'],
    /--format is “docx”; it takes text, markdown, html, json or pdf\./,
  ],
  ['a paper without a PDF', [...site, '--paper', 'Letter'], /--paper goes with --format pdf\./],
  ['a paper that is none', [...site, '--format', 'pdf', '--paper', 'A5'], /it takes A4 or Letter\./],
  ['a number of pages out of range', [...site, '--pages', '0'], /a number from 1 to 50/],
  ['a context that is too long', [...site, '--context', 'x'.repeat(501)], /at most 500/],
  ['a profile that is no address', [...site, '--profile', 'linkedin'], /it takes an address such as/],
  ['pages of a flash analysis', [...site, '--type', 'flash', '--pages', '3'], /reads one page/],
  ['no site', ['analyze'], /Which site\?/],
  ['two sites', [...site, 'other.example'], /One site at a time/],
  ['a folder that does not exist', ['analyze', './sight', '--origin', 'https://a.example'], /no folder \.\/sight/],
  ['a word that is neither', ['analyze', 'dist'], /no folder dist/],
  ['a file in place of a folder', ['analyze', 'site/index.html'], /is a file/],
  ['an origin with a path', ['analyze', 'site', '--origin', 'https://a.example/b'], /without a path/],
  [
    'an origin with credentials',
    ['analyze', 'site', '--origin', 'https://me:secret@a.example'],
    /without a path, a name/,
  ],
  ['an origin with a fragment', ['analyze', 'site', '--origin', 'https://a.example/#top'], /or a fragment/],
  ['an origin with a query', ['analyze', 'site', '--origin', 'https://a.example/?'], /without a path/],
  ['an origin for an address', ['analyze', 'https://a.example', '--origin', 'https://b.example'], /goes with a folder/],
  ['an address that is no website', ['analyze', 'ftp://a.example'], /only http and https/],
  ['an output folder that does not exist', [...site, '--out', 'no/where.json'], /there is no folder/],
  ['a capture that is none', ['analyze', '--from-capture', 'site'], /no saved capture/],
  ['a capture over other files', [...site, '--save-capture', 'site'], /the folder holds other files/],
  ['a browser that is no path', [...site, '--browser', 'firefox'], /auto, off or the absolute path/],
]

for (const [what, args, message] of mistakes) {
  test(`${what} is refused in a sentence, with exit code 2`, async () => {
    await using work = await folderWith(soupSite)
    const { code, out, err } = await brandprint(args, { cwd: work.folder })
    assert.match(err, message)
    assert.doesNotMatch(err, /\n {4}at /)
    assert.equal(code, 2)
    assert.equal(out, '')
  })
}

test('a wrong environment variable is named, with exit code 2', async () => {
  await using work = await folderWith(soupSite)
  const hosts = await brandprint(site, { cwd: work.folder, env: { BRANDPRINT_ALLOW_HOSTS: 'a b' } })
  assert.equal(hosts.code, 2)
  assert.match(hosts.err, /BRANDPRINT_ALLOW_HOSTS: “a b”/)
  const browser = await brandprint(site, { cwd: work.folder, env: { BRANDPRINT_BROWSER: 'yes' } })
  assert.match(browser.err, /BRANDPRINT_BROWSER is “yes”/)
  const sandbox = await brandprint(site, { cwd: work.folder, env: { BRANDPRINT_BROWSER_SANDBOX: 'no' } })
  assert.match(sandbox.err, /BRANDPRINT_BROWSER_SANDBOX is “no”; it takes on or off/)
})

test('a folder is analyzed, and the report is JSON on the standard output', async () => {
  await using work = await folderWith(soupSite)
  const { code, out, err } = await brandprint([...site, '--format', 'json'], { cwd: work.folder })
  assert.equal(err, '')
  assert.equal(code, 0)
  const report = JSON.parse(out)
  assert.equal(report.type, 'full')
  assert.equal(report.results.messaging.hero.headline, 'Soup that arrives before hunger does')
})

test('no colour and no progress is written into a pipe', async () => {
  await using work = await folderWith(soupSite)
  const { out, err } = await brandprint([...site, '--type', 'flash'], { cwd: work.folder })
  assert.equal(err, '')
  assert.ok(!out.includes('\x1b'))
  assert.ok(out.split('\n').every((line) => line.length <= 80))
})

test('FORCE_COLOR asks for colours in a pipe', async () => {
  await using work = await folderWith(soupSite)
  const { out } = await brandprint([...site, '--type', 'flash'], { cwd: work.folder, env: { FORCE_COLOR: '1' } })
  assert.ok(out.includes('\x1b[1m'))
})

test('--out writes the report there, and says so on the standard error', async () => {
  await using work = await folderWith(soupSite)
  const args = [...site, '--format', 'json', '--out', 'report.json']
  const { code, out, err } = await brandprint(args, { cwd: work.folder })
  assert.equal(code, 0)
  assert.equal(out, '')
  assert.match(err, /^brandprint: Wrote report\.json \(\d+ kB\)\.\n$/)
  assert.equal(JSON.parse(await readFile(join(work.folder, 'report.json'), 'utf8')).url, 'https://marrowell.example/')
})

test('a file whose name promises another format than it gets is said before the work', async () => {
  await using work = await folderWith(soupSite)
  const { code, err } = await brandprint([...site, '--type', 'flash', '--out', 'report.html'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(err, /^brandprint: report\.html will hold text; for what its name says, add --format html\.\n/)
})

test('--out - is the standard output', async () => {
  await using work = await folderWith(soupSite)
  const { code, out, err } = await brandprint([...site, '--format', 'json', '--out', '-'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.equal(err, '')
  assert.equal(JSON.parse(out).url, 'https://marrowell.example/')
  assert.deepEqual(await readdir(work.folder), ['site'])
})

test('a folder without --origin is read at an invented address, which is said on the standard error', async () => {
  await using work = await folderWith(soupSite)
  const { code, out, err } = await brandprint(['analyze', 'site', '--format', 'json'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(err, /^brandprint: site: read as https:\/\/website\.example, an invented address; --origin [^\n]+\n$/)
  assert.equal(JSON.parse(out).url, 'https://website.example/')
})

test('a folder that is named like a host is read, with a word on how to read the website', async () => {
  await using work = await folderWith({ 'marrowell.example/index.html': soupSite['site/index.html'] })
  const { code, err } = await brandprint(['analyze', 'marrowell.example'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(err, /If you meant the website, write https:\/\/marrowell\.example\./)
})

for (const [format, start] of [
  ['html', /^<!doctype html>\n<html lang="en">/],
  ['markdown', /^# Marrowell: brand report\n/],
] as const) {
  test(`--format ${format} is written to a file as it is, and alike each time`, async () => {
    await using work = await folderWith(soupSite)
    const args = ['--format', format, '--save-capture', 'kept', '--out', `report.${format}`]
    assert.equal((await brandprint([...site, ...args], { cwd: work.folder })).code, 0)
    const written = await readFile(join(work.folder, `report.${format}`), 'utf8')
    assert.match(written, start)
    const again = await brandprint(['analyze', '--from-capture', 'kept', '--format', format], { cwd: work.folder })
    assert.equal(again.out, written)
  })
}

test('--format pdf is written to a file, on the paper that is asked for, and alike each time', async () => {
  await using work = await folderWith(soupSite)
  const pdf = ['--format', 'pdf', '--paper', 'Letter']
  const first = await brandprint([...site, ...pdf, '--save-capture', 'kept', '--out', 'report.pdf'], {
    cwd: work.folder,
  })
  assert.equal(first.code, 0, first.err)
  assert.match(first.err, /Wrote report\.pdf \(\d+ kB\)\./)
  const written = await readFile(join(work.folder, 'report.pdf'))
  assert.match(written.toString('latin1'), /^%PDF-1\.7\n/)
  await brandprint(['analyze', '--from-capture', 'kept', ...pdf, '--out', 'again.pdf'], { cwd: work.folder })
  assert.ok(written.equals(await readFile(join(work.folder, 'again.pdf'))))
})

test('schema prints the JSON Schema of reports', async () => {
  await using work = await folderWith({})
  const { code, out } = await brandprint(['schema'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.equal(JSON.parse(out).$schema, 'https://json-schema.org/draft/2020-12/schema')
})

test('a saved capture gives the same bytes again', async () => {
  await using work = await folderWith(soupSite)
  const first = await brandprint([...site, '--format', 'json', '--save-capture', 'kept'], { cwd: work.folder })
  const replayed = await brandprint(['analyze', '--from-capture', 'kept', '--format', 'json'], { cwd: work.folder })
  assert.equal(first.code, 0)
  assert.equal(replayed.out, first.out)
})

test('a flash of a full capture reads its home page alone', async () => {
  await using work = await folderWith(soupSite)
  await brandprint([...site, '--save-capture', 'kept', '--out', 'a.txt'], { cwd: work.folder })
  const args = ['analyze', '--from-capture', 'kept', '--type', 'flash', '--format', 'json']
  const { results } = JSON.parse((await brandprint(args, { cwd: work.folder })).out)
  assert.equal(results.coverage.pages.length, 1)
  assert.match(results.coverage.skipped[0].detail, /one page/)
})

test('a site that gives no report is exit code 1 and a sentence with the code', async () => {
  await using work = await folderWith({ 'site/readme.txt': 'no pages here' })
  const { code, err } = await brandprint(site, { cwd: work.folder })
  assert.equal(code, 1)
  assert.match(err, /\([A-Z_]+\)\n/)
})

test('a private address is refused before anything is sent to it', async () => {
  await using work = await folderWith({})
  const { code, err } = await brandprint(['analyze', 'http://127.0.0.1/'], { cwd: work.folder })
  assert.equal(code, 1)
  assert.match(err, /not a public website/)
})

test('a similar word is suggested, a different one is not', () => {
  assert.equal(suggest('forma', ['format', 'from-capture']), 'format')
  assert.equal(suggest('zebra', ['format', 'from-capture']), null)
})

test('what a site says cannot act on the terminal through an error message', async () => {
  const title = '404 \x1b]0;owned\x07\x1b[31m\x9b2J\u202enot here'
  await using work = await folderWith({ 'site/index.html': `<title>${title}</title><h1>${title}</h1>` })
  const { code, err } = await brandprint(site, { cwd: work.folder })
  assert.equal(code, 1)
  assert.match(err, /404 .*not here/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
  assert.doesNotMatch(err, /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
})
