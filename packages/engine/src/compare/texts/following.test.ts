import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from '../compare-fixtures.ts'

const boats = (cards: readonly [name: string, words: string][], heading = 'What every boat has on board') =>
  homePage({
    main: `<section class="features"><h2>${heading}</h2>${cards
      .map(([name, words]) => `<div class="card"><h3>${name}</h3><p>${words}</p></div>`)
      .join('')}</section>`,
  })
const stove = ['A stove that draws', 'Coal, kindling and matches are in the box beside it.'] as const
const bicycles = ['Two bicycles', 'For the pub, for bread, and for the lock ahead.'] as const
const charts = ['Charts on paper', 'Marked by whoever had the boat before you.'] as const
const radio = ['A wireless set', 'It gets three stations, and one of them is good.'] as const

test('what is said of the other cards of a section is reported with the feature that went', () => {
  const before = boats([stove, bicycles, charts, radio].map(([name, words]) => [name, words]))
  const after = boats([
    [stove[0], 'A ton of coal lies in the bow, and you will not need half of it.'],
    [bicycles[0], bicycles[1]],
    [charts[0], charts[1]],
  ])
  assert.deepEqual(typesOf(changesBetween(before, after)), ['feature_change'])
})

test('a title for search engines that follows a new headline is not reported besides', () => {
  const changes = changesBetween(
    homePage(),
    homePage({ headline: 'A slow week on still water', title: 'Quillmere – a slow week on still water' }),
  )
  assert.deepEqual(typesOf(changes), ['headline_change'])
})

test('a title for search engines that alone is another one is reported', () => {
  const changes = changesBetween(homePage(), homePage({ title: 'Quillmere – slow weeks on still water' }))
  assert.deepEqual(typesOf(changes), ['content_change'])
})

test('a word that a new headline put in the place of another is reported once, wherever else it stands', () => {
  const page = (word: string) =>
    homePage({
      headline: `Four miles an hour on a ${word}`,
      main: `${defaultMain}<section><h2>From the towpath</h2><p>Nobody has ever been hurried on a ${word} of ours, and we do not mean to begin.</p></section>`,
    })
  assert.deepEqual(typesOf(changesBetween(page('barge'), page('narrowboat'))), ['headline_change'])
})

test('small texts of a hero are reported with its new picture', () => {
  const hero = (picture: string, extra: string) =>
    `<h1>Four miles an hour is fast enough</h1><p>Eleven boats, a hundred locks, and a week in which nobody can reach you.</p><img src="/img/${picture}.jpg" width="900" height="500">${extra}`
  const changes = changesBetween(
    homePage({ hero: hero('otter-at-dawn', '') }),
    homePage({ hero: hero('heron-at-noon', '<p>Lock 14, moored</p><p>Kettle on the hob</p>') }),
  )
  assert.deepEqual(typesOf(changes), ['visual_change'])
})

test('texts of the foot are not reported beside a new headline', () => {
  const changes = changesBetween(
    homePage(),
    homePage({ headline: 'A slow week on still water', foot: '<p>Quillmere Boats, Towpath Yard, since 1988</p>' }),
  )
  assert.ok(!changes.some(({ field }) => field === 'text'))
})

test('a sentence elsewhere on the page is reported beside a new headline', () => {
  const more = `${defaultMain}<section><h2>From the towpath</h2><p>The swing bridge at Marle is shut to boats until the frost has gone.</p></section>`
  const changes = changesBetween(homePage(), homePage({ headline: 'A slow week on still water', main: more }))
  assert.deepEqual(typesOf(changes), ['headline_change', 'content_change'])
})

test('one word of a long sentence that is another one is no news', () => {
  const page = (verb: string) =>
    homePage({
      main: `${defaultMain}<section><h2>From the towpath</h2><p>If you would rather stay another night at the mooring, you ${verb} simply tell the lock keeper.</p></section>`,
    })
  assert.deepEqual(described(changesBetween(page('can'), page('may'))), [])
})

test('another number in a long sentence is news', () => {
  const page = (boats: string) =>
    homePage({
      main: `${defaultMain}<section><h2>From the towpath</h2><p>We keep ${boats} boats on the water from April until the end of October, and mend them in the winter.</p></section>`,
    })
  assert.deepEqual(typesOf(changesBetween(page('11'), page('14'))), ['content_change'])
})

test('heading and introduction above new cards are reported with them', () => {
  const head = '<section><h2>What you can count on</h2><p>Three promises, and we keep them.</p></section>'
  const cards = `<section class="services"><h2>Our services</h2>${['A dry bunk', 'A full tank', 'A steady hand']
    .map((name) => `<div class="card"><h3>${name}</h3><p>We see to it before you come aboard.</p></div>`)
    .join('')}</section>`
  const changes = changesBetween(homePage(), homePage({ main: `${defaultMain}${head}${cards}` }))
  assert.deepEqual(typesOf(changes), ['feature_change'])
})

test('a row of links that came to the top is a menu and no call', () => {
  const bar = ['Check your boat', 'What may I steer?', 'For families', 'Lock glossary']
    .map((label) => `<a class="button" href="/${label.length}/">${label}</a>`)
    .join(' ')
  const changes = changesBetween(
    homePage(),
    homePage({ topCall: `<a class="button" href="/book/">Book a boat</a> ${bar}` }),
  )
  assert.ok(!typesOf(changes).includes('cta_change'))
})

test('labels that number the sections of a page are no news', () => {
  const page = (label: string) =>
    homePage({
      main: `${label}${defaultMain}<section class="pricing"><p>A week on the water costs £640.</p></section>`,
    })
  assert.deepEqual(described(changesBetween(page(''), page('<p>HOLIDAYS AFLOAT · 04</p>'))), [])
})
