import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import type { SiteSource } from '../artifacts.ts'
import { createFolderSource } from './folder-source.ts'

let parent: string
let source: SiteSource

before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brandprint-folder-'))
  const folder = join(parent, 'site')
  await mkdir(join(folder, 'about'), { recursive: true })
  await mkdir(join(parent, 'outside'))
  await writeFile(join(parent, 'outside', 'secret.html'), 'secret')
  await writeFile(join(folder, 'index.html'), 'home')
  await writeFile(join(folder, 'about', 'index.html'), 'about')
  await writeFile(join(folder, 'prices.html'), 'prices')
  await writeFile(join(folder, '404.html'), 'not here')
  await writeFile(join(folder, '料金.html'.normalize('NFD')), 'ryokin')
  await symlink(join(parent, 'outside', 'secret.html'), join(folder, 'link.html'))
  await symlink(join(parent, 'outside'), join(folder, 'linked'))
  await symlink(join(folder, 'prices.html'), join(folder, 'tariffs.html'))
  const created = await createFolderSource({ folder, origin: 'https://www.acme.example', now: () => 0 })
  assert.ok(created.ok)
  source = created.value
})
after(() => rm(parent, { recursive: true }))

async function read(url: string): Promise<{ status: number; text: string; finalUrl: string } | string> {
  const answer = await source.request(url, { kind: 'page' })
  if (!answer.ok) return answer.error.code
  const { status, body, finalUrl } = answer.value
  return { status, text: new TextDecoder().decode(body), finalUrl }
}

const pages: [string, string][] = [
  ['https://www.acme.example/', 'home'],
  ['https://www.acme.example/index.html', 'home'],
  ['https://www.acme.example/about/', 'about'],
  ['https://www.acme.example/prices', 'prices'],
  ['https://www.acme.example/prices.html?v=2', 'prices'],
  ['https://acme.example/prices.html', 'prices'],
  ['http://www.acme.example/prices.html', 'prices'],
  [`https://www.acme.example/${encodeURIComponent('料金.html'.normalize('NFC'))}`, 'ryokin'],
  ['https://www.acme.example/tariffs.html', 'prices'],
]
for (const [url, text] of pages) {
  test(`${decodeURI(url)} answers with the page a web server would give`, async () => {
    assert.deepEqual(await read(url), { status: 200, text, finalUrl: url })
  })
}

test('a folder asked for without its slash is a redirect to it', async () => {
  const answer = await source.request('https://www.acme.example/about', { kind: 'page' })
  assert.ok(answer.ok)
  assert.equal(answer.value.finalUrl, 'https://www.acme.example/about/')
  assert.deepEqual(answer.value.redirects, ['https://www.acme.example/about'])
})

const outside = [
  'https://www.acme.example/../outside/secret.html',
  'https://www.acme.example/%2e%2e/outside/secret.html',
  'https://www.acme.example/..%2foutside%2fsecret.html',
  'https://www.acme.example/about/..%2f..%2foutside%2fsecret.html',
  'https://www.acme.example/link.html',
  'https://www.acme.example/link',
  'https://www.acme.example/linked/secret.html',
  'https://www.acme.example/%00',
  'https://www.acme.example/..%5coutside%5csecret.html',
  'https://www.acme.example/%ff%fe',
]
for (const url of outside) {
  test(`${url} does not leave the folder`, async () => {
    assert.deepEqual(await read(url), { status: 404, text: 'not here', finalUrl: url })
  })
}

test('a pipe in place of the page for what is not there is not waited for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-folder-'))
  await promisify(execFile)('mkfifo', [join(folder, '404.html')])
  const created = await createFolderSource({ folder, origin: 'https://www.acme.example', now: () => 0 })
  assert.ok(created.ok)
  const answer = await created.value.request('https://www.acme.example/nowhere', { kind: 'page' })
  assert.equal(answer.ok && answer.value.body.length, 0)
  await rm(folder, { recursive: true })
})

test('another origin is not part of the folder', async () => {
  assert.equal(await read('https://cdn.example/index.html'), 'NOT_IN_SOURCE')
})

test('a folder that does not exist is refused with its name', async () => {
  const created = await createFolderSource({ folder: '/no/such', origin: 'https://acme.example', now: () => 0 })
  assert.equal(created.ok ? null : created.error.message, 'There is no folder /no/such.')
})

test('an origin that is none is refused', async () => {
  const created = await createFolderSource({ folder: parent, origin: 'file:///etc', now: () => 0 })
  assert.equal(created.ok ? null : created.error.code, 'INVALID_URL')
})
