import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { rulesFingerprint } from './check/rules-fingerprint.ts'
import type { SiteWatch } from './check/site-watch.ts'
import { parseAllowHosts } from './net/addresses/allow-hosts.ts'
import { probeSite } from './probe.ts'

const megabyte = 1024 * 1024

/** A website that shows something else than its watch says. @returns the paths that a probe of it has fetched */
async function fetchedFrom(
  context: TestContext,
  answers: Record<string, string>,
  { pages, files }: { pages: string[]; files: string[] },
): Promise<string[]> {
  const server = createServer((request, response) => {
    const body = answers[request.url ?? '']
    if (body === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', 'text/html').end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const watched = (kind: 'page' | 'stylesheet') => (path: string) => {
    return { url: `${origin}${path}`, kind, finalUrl: null, etag: null, lastModified: null, hash: 'of another body' }
  }
  const watch: SiteWatch = {
    format: 'brandprint-watch',
    version: 1,
    fingerprint: rulesFingerprint,
    isRendered: false,
    pages: pages.map((path) => ({ url: `${origin}${path}`, type: path === '/' ? 'home' : 'pricing' })),
    files: [...pages.map(watched('page')), ...files.map(watched('stylesheet'))],
  }
  const allowHosts = parseAllowHosts('127.0.0.1')
  assert.ok(allowHosts.ok)
  const probed = await probeSite(`${origin}/`, { watch, allowHosts: allowHosts.value })
  assert.ok(probed.ok && probed.value.kind === 'differs')
  return probed.value.answers.map(([url]) => new URL(url).pathname)
}

test('of files, those that a page still names are fetched with it', async (context) => {
  const answers = { '/': '<link rel="stylesheet" href="/now.css">', '/now.css': 'b{}', '/gone.css': 'b{}' }
  const fetched = await fetchedFrom(context, answers, { pages: ['/'], files: ['/now.css', '/gone.css'] })
  assert.deepEqual(fetched, ['/', '/now.css'])
})

test('names of files are searched for in the first megabytes only, however large the pages are', async (context) => {
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css">`
  const page = `${link('first')}${' '.repeat(2 * megabyte)}${link('last')}`
  const answers = { '/': page, '/first.css': 'b{}', '/last.css': 'b{}' }
  const fetched = await fetchedFrom(context, answers, { pages: ['/'], files: ['/first.css', '/last.css'] })
  assert.deepEqual(fetched, ['/', '/first.css'])
})

test('what differs and what is fetched besides share one budget', async (context) => {
  const pages = ['/', '/one', '/two', '/three', '/four']
  const answers = Object.fromEntries(pages.map((path) => [path, 'x'.repeat(4.5 * megabyte)]))
  // Of 12 MiB; the one that crosses the line is the last.
  assert.deepEqual(await fetchedFrom(context, answers, { pages, files: [] }), pages.slice(0, 3))
})
