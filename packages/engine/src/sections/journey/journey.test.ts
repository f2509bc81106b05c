/** The rules of the customer journey: each fires where it should, and none where it would be silly or unknown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import type { Fact } from '../../evidence.ts'
import type { FormField, PageForm } from '../../facts/site/shapes.ts'
import type { CallToAction, Facts } from '../../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../../report/report-fixtures.ts'
import { createWording } from '../../writing/wording.ts'
import { ask } from '../rule-cases-fixtures.ts'
import { sectionFacts } from '../section-facts.ts'
import { findJourney } from './find-journey.ts'
import { pathToAction } from './path-to-action.ts'

type Pages = { type?: PageType; html: string }[]

const tools = { ask, wording: createWording('marrowell.example') }

function journeyOf(facts: Partial<Facts>, pages: Pages = [{ html: '<h1>Soup</h1>' }]) {
  const site = siteFrom(pages.map((page, at) => ({ url: at === 0 ? homeUrl : `${homeUrl}p${at}`, ...page })))
  return findJourney(sectionFacts(site, { ...emptyFacts, ...facts }), tools)
}

const call = (intent: CallToAction['intent'], text = 'Go on', url: string | null = `${homeUrl}go`) =>
  stated({ text, intent, url, repeats: 1 }, text, 'a')
const fact = <Value>(value: Value) => stated(value, 'Soup')
const field = (type: string, label: string | null = null, required = false): FormField => ({ type, label, required })
const form = (purpose: PageForm['purpose'], ...fields: FormField[]): Fact<PageForm> =>
  fact({ page: homeUrl, purpose, fields, submit: 'Subscribe' })
const industry = (id: string) => fact({ id, label: id })

test('no gap is claimed where the page that might fill it was not read', () => {
  const site = siteFrom([{ url: homeUrl, html: '<h1>Soup</h1>' }])
  const facts = sectionFacts(site, { ...emptyFacts, ctas: [call('buy')] })
  const gaps = (missed: PageType[]) =>
    findJourney({ ...facts, reach: { ...facts.reach, missed } }, tools).entries.map(({ id }) => id)
  assert.ok(gaps([]).includes('no-prices'))
  assert.ok(!gaps(['pricing']).includes('no-prices'))
})

test('no gap is claimed from one page of many', () => {
  const links = ['a', 'b', 'c', 'd'].map((name) => `<a href="/${name}">${name}</a>`).join('')
  const { entries } = journeyOf({ ctas: [call('buy')] }, [{ html: `<h1>Soup</h1>${links}` }])
  assert.deepEqual(
    entries.filter(({ kind }) => kind === 'gap'),
    [],
  )
})

test('a site that only informs is not asked for reviews, prices or a newsletter', () => {
  const { facts, entries } = journeyOf({ ctas: [call('visit')], industry: industry('public-body') })
  assert.equal(facts.motion, 'reading')
  const silly = ['no-proof', 'no-prices', 'no-newsletter', 'no-help', 'no-trial', 'no-steps']
  assert.deepEqual(
    entries.filter(({ id }) => silly.includes(id)),
    [],
  )
})

test('the primary action of a form on the home page is no click away', () => {
  const { facts } = journeyOf({
    ctas: [call('contact', 'Write', null)],
    forms: [form('contact', field('email'), field('textarea'), field('checkbox'))],
  })
  const path = pathToAction(facts)
  assert.deepEqual([path?.clicks, path?.fields], [0, 2])
})

test('a button that only a script answers, with no form, leads nobody knows where', () => {
  assert.equal(pathToAction(journeyOf({ ctas: [call('buy', 'Buy', null)] }).facts), null)
})
