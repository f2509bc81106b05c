import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from './compare-fixtures.ts'

const asks = (answer: string) =>
  homePage({
    main: `${defaultMain}<section class="faq"><h2>Questions</h2><h3>What does it cost?</h3><p>${answer}</p><h3>May I bring a dog?</h3><p>Yes, and it may steer.</p></section>`,
  })

test('a price by the week that an answer names for the first time is reported as one', () => {
  const changes = changesBetween(
    asks('We have not set a price yet.'),
    asks('£640 per week, and the stove is included.'),
  )
  assert.deepEqual(described(changes), [
    'pricing_change price: We have not set a price yet. → £640 per week, and the stove is included.',
  ])
})

test('an amount that a customer speaks of is no price', () => {
  const says = (words: string) =>
    homePage({
      main: `${defaultMain}<section class="testimonials"><h2>What our guests say</h2><blockquote>${words}</blockquote></section>`,
    })
  const changes = changesBetween(says('We saw an otter, twice.'), says('At home we pay £900 per week for less.'))
  assert.ok(!typesOf(changes).includes('pricing_change'))
})

const painted = (header: string, footer: string) =>
  homePage({
    head: `<style>header { background: ${header} } footer { background: ${footer} }</style>`,
    foot: '<a href="/imprint/">Imprint</a> <a href="/privacy/">Privacy</a> <a href="/jobs/">Jobs</a>',
  })

test('a top and a foot that are painted in another colour are a change of the look', () => {
  assert.deepEqual(described(changesBetween(painted('#ffffff', '#e0ece4'), painted('#101820', '#101820'))), [
    'visual_change header background: #ffffff → #101820',
    'visual_change footer background: #e0ece4 → #101820',
  ])
})

test('a shade more behind the top is no change', () => {
  assert.deepEqual(described(changesBetween(painted('#ffffff', '#101820'), painted('#f6f6f4', '#1a222a'))), [])
})

const grid = (names: readonly string[]) =>
  homePage({
    main: `${defaultMain}<section><h2>Our products</h2><ul>${names
      .map(
        (name, at) =>
          `<li><a href="/boats/${at}"><img src="/img/boat-${at}.jpg" width="300" alt=""><br>${name}</a></li>`,
      )
      .join('')}</ul><a href="/boats/">View all</a></section>`,
  })
const boats = ['Heron 42', 'Otter 50', 'Coot 38', 'Grebe 57', 'Teal 30']

test('a product that was added to a grid of links is a new one', () => {
  assert.deepEqual(
    described(changesBetween(grid(boats), grid([...boats.slice(0, 3), 'Bittern 45', ...boats.slice(3)]))),
    ['feature_change feature: null → Bittern 45'],
  )
})
