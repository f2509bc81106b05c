import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { declaredApps } from './declared-apps.ts'
import { socials } from './socials.ts'

function appsOf(head: string, body = '') {
  const site = siteOfPages({ '/': `<head><title>Tallymoor</title>${head}</head><body>${body}` })
  return declaredApps(site, socials(site, [], ['Tallymoor']))
}
const urls = (head: string, body?: string) => appsOf(head, body).map(({ value }) => value.url)

test('the banner of a store names its app', () => {
  assert.deepEqual(urls('<meta name="apple-itunes-app" content="app-id=1234567890, app-argument=tally://x">'), [
    'https://apps.apple.com/app/id1234567890',
  ])
  assert.deepEqual(urls('<meta name="google-play-app" content="app-id=example.tallymoor.yard">'), [
    'https://play.google.com/store/apps/details?id=example.tallymoor.yard',
  ])
})

test('App Links name apps for both stores', () => {
  const head =
    '<meta property="al:ios:app_store_id" content="1234567890"><meta property="al:android:package" content="example.tallymoor">'
  assert.deepEqual(urls(head), [
    'https://apps.apple.com/app/id1234567890',
    'https://play.google.com/store/apps/details?id=example.tallymoor',
  ])
})

test('an app that is linked is not told again', () => {
  const link = '<a href="https://apps.apple.com/gb/app/tallymoor/id1234567890">App Store</a>'
  assert.deepEqual(urls('<meta name="apple-itunes-app" content="app-id=1234567890">', link), [])
})

test('what is no identifier of a store is no app', () => {
  assert.deepEqual(urls('<meta name="apple-itunes-app" content="app-id=soon">'), [])
  assert.deepEqual(urls('<meta property="al:android:package" content="https://evil.example/x">'), [])
})

test('the declaration is quoted as the page has it', () => {
  const [app] = appsOf('<meta name="apple-itunes-app" content="app-id=1234567890">')
  assert.equal(app?.quotes[0]?.text, 'app-id=1234567890')
})
