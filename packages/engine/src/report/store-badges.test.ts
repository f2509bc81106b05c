import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFacts, homeUrl, siteFrom, stated } from './report-fixtures.ts'
import { writeReport } from './write-report.ts'

const store = 'https://apps.apple.com/app/id123456789'
const site = siteFrom([{ url: homeUrl, html: `<h1>Soup</h1><a href="${store}"><img alt="soup app store badge"></a>` }])

function reportWith(text: string, intent: 'other' | 'download', url = store) {
  const call = stated({ text, intent, url, repeats: 1 }, 'Soup', 'a')
  return JSON.stringify(writeReport(site, { ...emptyFacts, ctas: [call] }, 'full').results)
}

test('the badge of an app store is called by what it is', () => {
  const told = reportWith('soup app store badge', 'other')
  assert.match(told, /the App Store badge/i)
  assert.doesNotMatch(told, /“soup app store badge”/)
  assert.match(told, /"text":"soup app store badge"/)
})

test('a label is quoted wherever it leads', () => {
  assert.match(reportWith('Download on the App Store', 'download'), /“Download on the App Store”/)
  assert.match(reportWith('Our badge', 'other', `${homeUrl}badge`), /“Our badge”/)
})
