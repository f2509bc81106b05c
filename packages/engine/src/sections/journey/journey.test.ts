/** The rules of the customer journey: each fires where it should, and none where it would be silly or unknown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import type { Fact } from '../../evidence.ts'
import type { Plan } from '../../facts/offer/shapes.ts'
import type { FormField, PageForm } from '../../facts/site/shapes.ts'
import type { CallToAction, Facts, SocialProfile } from '../../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../../report/report-fixtures.ts'
import { createWording } from '../../writing/wording.ts'
import { sectionFacts } from '../section-facts.ts'
import { findJourney, journeyRules } from './find-journey.ts'
import { pathToAction } from './path-to-action.ts'

type Pages = { type?: PageType; html: string }[]

const wording = createWording('marrowell.example')

function journeyOf(facts: Partial<Facts>, pages: Pages = [{ html: '<h1>Soup</h1>' }]) {
  const site = siteFrom(pages.map((page, at) => ({ url: at === 0 ? homeUrl : `${homeUrl}p${at}`, ...page })))
  return findJourney(sectionFacts(site, { ...emptyFacts, ...facts }), wording)
}

const call = (intent: CallToAction['intent'], text = 'Go on', url: string | null = `${homeUrl}go`) =>
  stated({ text, intent, url, repeats: 1 }, text, 'a')
const profile = (kind: SocialProfile['kind'], network = 'instagram') =>
  stated({ kind, network, url: `https://${network}.example/marrowell` }, network)
const fact = <Value>(value: Value) => stated(value, 'Soup')
const field = (type: string, label: string | null = null, required = false): FormField => ({ type, label, required })
const form = (purpose: PageForm['purpose'], ...fields: FormField[]): Fact<PageForm> =>
  fact({ page: homeUrl, purpose, fields, submit: 'Subscribe' })
const plan = (amount: number | null, more: Partial<Plan> = {}) =>
  fact<Plan>({
    name: 'Six soups',
    price: { amount, currency: 'EUR', period: 'month', text: amount === null ? 'Ask us' : `€${amount}` },
    perUnit: null,
    billedAs: null,
    alternates: [],
    listPrice: null,
    isFree: false,
    onRequest: amount === null,
    trial: null,
    features: [],
    cta: null,
    highlighted: false,
    page: homeUrl,
    ...more,
  })
const industry = (id: string) => fact({ id, label: id })
const offering = (name: string, description: string | null = 'It does.') => fact({ name, description, url: null })
const technology = (category: 'video' | 'payment' | 'booking', name: string) =>
  fact({ name, category, version: null, evidence: '' })
const block = { text: '', node: 0, end: 0, links: 0, buttons: 0, repeats: 3, heading: 'How it works' }
const contact = (kind: 'email' | 'phone' | 'address', value: string) => fact({ kind, value })
const post = (date: string) => fact({ title: 'On barley', url: `${homeUrl}barley`, date, source: homeUrl })
const cadence = (newest: string) => fact({ postsPerMonth: 1, newest, oldest: '2020-01-01', posts: 3 })
const navigation = (label: string) => fact({ label, url: `${homeUrl}x` })

/** Invented sites, each as good or as bad as its rules need. */
const sites: [Partial<Facts>, Pages?][] = [
  [
    {
      ctas: [call('trial'), call('demo', 'See it'), call('contact', 'Write'), call('buy', 'Buy')],
      industry: industry('business-software'),
      posts: [post('2025-12-01'), post('2025-11-01'), post('2025-10-01')],
      cadence: cadence('2025-12-01'),
      socials: [
        profile('social'),
        profile('map', 'google'),
        profile('app', 'apple'),
        profile('social', 'discord'),
        profile('code', 'github'),
        profile('review', 'trustpilot'),
        profile('messenger', 'whatsapp'),
      ],
      customers: [
        fact({ name: 'The Daily Ladle', kind: 'press' }),
        fact({ name: 'Oat & Co', kind: 'customer' }),
        fact({ name: 'Rye', kind: 'customer' }),
      ],
      technology: [technology('video', 'Vimeo'), technology('payment', 'Stripe')],
      testimonials: [fact({ text: 'Better than mine', author: 'Ida', role: null })],
      alternatives: [fact('Unlike cans, it is fresh.')],
      questions: [1, 2, 3].map((n) => fact({ question: `Why ${n}?`, answer: 'So.' })),
      features: [offering('Slow'), offering('Warm'), offering('Small')],
      integrations: [fact('Pan'), fact('Pot')],
      certifications: [fact({ name: 'ISO 22000', kind: 'quality' })],
      plans: [plan(9), plan(0, { isFree: true })],
      trial: fact('14 days free'),
      guarantees: [fact('Money back')],
      forms: [form('newsletter', field('email'))],
      navigation: [navigation('Help'), navigation('Community'), navigation('Gift cards')],
      blocks: [{ page: homeUrl, blocks: [{ ...block, role: 'steps' }] }],
    },
    [
      {
        html: '<link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="en" href="/"><h1>Soup</h1>',
      },
    ],
  ],
  [
    {
      ctas: [call('contact', 'Write', 'https://desk.example/')],
      posts: [post('2020-02-01')],
      cadence: cadence('2020-02-01'),
      industry: industry('consulting'),
      plans: [plan(null), plan(null)],
      features: [offering('Slow'), offering('Warm'), offering('Small')],
      contacts: [contact('email', 'a@b.example'), contact('address', 'Ladle Lane 1')],
      forms: [
        form(
          'contact',
          field('email'),
          field('tel', 'Telephone', true),
          ...Array.from({ length: 8 }, () => field('text', 'More')),
        ),
      ],
    },
    [{ html: '<meta name="robots" content="noindex"><h1>Soup</h1>' }],
  ],
  [{ ctas: [call('contact')], industry: industry('consulting') }],
  [{ ctas: [call('buy')], industry: industry('shop') }],
  [
    {
      ctas: [call('buy')],
      industry: industry('shop'),
      forms: [form('sign-up', field('email'), field('password'))],
      socials: [profile('social')],
    },
  ],
  [{ ctas: [call('sign-up')], industry: industry('ai'), plans: [plan(9), plan(19)] }],
  [
    {
      ctas: [call('book')],
      industry: industry('beauty'),
      contacts: [contact('phone', '0123'), contact('address', 'Ladle Lane 1')],
      technology: [technology('booking', 'Planner')],
      forms: [form('booking', field('date'), field('text', 'Name'))],
      blocks: [{ page: homeUrl, blocks: [{ ...block, role: 'contact', text: 'Open 9:00–18:00' }] }],
    },
  ],
  [{ industry: industry('pets'), contacts: [contact('phone', '0123'), contact('address', 'Ladle Lane 1')] }],
]

test('there are at least 28 rules, each under an id of its own, over all five stages', () => {
  assert.ok(journeyRules.length >= 28)
  assert.equal(new Set(journeyRules.map(({ id }) => id)).size, journeyRules.length)
  assert.equal(new Set(journeyRules.map(({ stage }) => stage)).size, 5)
})

test('every rule fires on some invented site', () => {
  const fired = new Set(sites.flatMap(([facts, pages]) => journeyOf(facts, pages).entries.map(({ id }) => id)))
  assert.deepEqual(
    journeyRules.map(({ id }) => id).filter((id) => !fired.has(id)),
    [],
  )
})

test('texts are whole sentences that hold what was seen', () => {
  for (const [facts, pages] of sites) {
    for (const { text, kind, id } of journeyOf(facts, pages).entries) {
      assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\.\.|\u0020\u0020/, id)
      if (kind !== 'asset') assert.match(text, /^\p{Lu}|^“|^\d/u, id)
      if (kind !== 'asset') assert.match(text, /[.?!]$/, id)
    }
  }
})

test('no gap is claimed where the page that might fill it was not read', () => {
  const site = siteFrom([{ url: homeUrl, html: '<h1>Soup</h1>' }])
  const facts = sectionFacts(site, { ...emptyFacts, ctas: [call('buy')] })
  const gaps = (missed: PageType[]) =>
    findJourney({ ...facts, reach: { ...facts.reach, missed } }, wording).entries.map(({ id }) => id)
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
