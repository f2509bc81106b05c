import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { botWallMarkers } from './bot-wall-markers.ts'
import { pageStateEntries, pageStateWords } from './page-state-words.ts'

test('every phrase is found under its own state', () => {
  assert.deepEqual(phrasesNotFound(pageStateWords, pageStateEntries()), [])
})

test('no phrase stands under two states', () => {
  assert.deepEqual(phrasesUnderTwoTags(pageStateEntries()), [])
})

test('states are told within sentences of many languages', () => {
  const states = [
    'The domain acme.test. This domain is for sale!',
    'Diese Domain steht zum Verkauf',
    'Сайт находится в разработке',
    'ただいま準備中です。',
    'お探しのページは見つかりません',
    'You need to enable JavaScript to run this app.',
    'Just another WordPress site',
  ].map((text) => pageStateWords.match(text)[0]?.tag)
  assert.deepEqual(states, ['parked', 'parked', 'coming-soon', 'coming-soon', 'error', 'needs-script', 'template'])
})

test('no marker of a bot filter fires on a captcha in a form or on a plain use of the network', () => {
  const page = `<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script><div class="cf-turnstile"></div>
    <div class="h-captcha" data-sitekey="x"></div><script src="https://js.hcaptcha.com/1/api.js"></script>
    <script src="https://www.google.com/recaptcha/api.js"></script><script src="/cdn-cgi/scripts/email-decode.min.js">
    </script><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><script src="https://js.datadome.co/tags.js">
    server: cloudflare\ncf-ray: 1\nx-sucuri-id: 1\nserver: AkamaiGHost\nx-iinfo: 1\nx-cdn: Incapsula\nx-datadome: protected`
  assert.deepEqual(
    botWallMarkers.filter(({ marker }) => page.includes(marker)),
    [],
  )
})

test('looking for states completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(pageStateWords.match(text)))
})
