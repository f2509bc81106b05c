import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFacts, richFacts, richSite } from '../report/report-fixtures.ts'
import { createWording } from '../writing/wording.ts'
import { digitalPresence } from './digital-presence.ts'
import { runSection } from './section.ts'
import { sectionFacts } from './section-facts.ts'

interface Content {
  givenProfiles: { url: string; linkedFromSite: boolean }[]
  completeness: { score: number; missing: string[] }
}

function presenceWith(socialLinks: string[], facts = richFacts) {
  const site = richSite()
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const read = sectionFacts(site, facts, { context: null, socialLinks }, pageTexts)
  const { assessment, content } = runSection(digitalPresence, read, { pageTexts, wording: createWording('x') })
  return { assessment, content: content as Content }
}

test('a profile that was given is recognised however it is spelt', () => {
  const { content } = presenceWith(['http://www.instagram.com/Marrowell/?hl=en'])
  assert.deepEqual(content.givenProfiles, [{ url: 'http://www.instagram.com/Marrowell/?hl=en', linkedFromSite: true }])
})

test('a profile that was given and is not linked is a gap', () => {
  const { content, assessment } = presenceWith(['https://youtube.com/@marrowell'])
  assert.equal(content.givenProfiles[0]?.linkedFromSite, false)
  assert.ok(assessment.gaps.some((gap) => gap.includes('youtube.com/@marrowell')))
  assert.match(assessment.summary, /youtube\.com/)
})

test('completeness names what is missing', () => {
  assert.deepEqual(presenceWith([]).content.completeness.missing, ['a telephone number', 'a postal address'])
  assert.equal(presenceWith([], emptyFacts).content.completeness.score, 0)
})

test('of a home page that was read in part nothing is said to be missing', () => {
  const site = richSite()
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const read = sectionFacts(site, emptyFacts, { context: null, socialLinks: [] }, pageTexts)
  const facts = { ...read, reach: { ...read.reach, home: false } }
  const { assessment } = runSection(digitalPresence, facts, { pageTexts, wording: createWording('x') })
  assert.match(assessment.summary, /scripts|browser/)
})
