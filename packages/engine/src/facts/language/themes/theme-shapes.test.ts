import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../../evidence.ts'
import type { Post } from '../../publishing/shapes.ts'
import { bodySentence } from '../language-fixtures.ts'
import type { Sentence } from '../shapes.ts'
import { themes } from './themes.ts'

const home = 'https://oakrow.example/'
const line = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: home, ...more })
const heading = (text: string, more: Partial<Sentence> = {}) => line(text, { place: 'heading', ...more })
const found = (sentences: Sentence[], language = 'en', posts: Fact<Post>[] = []) =>
  themes(sentences, { language, names: ['Oakrow'], posts })
const labels = (sentences: Sentence[], language?: string, posts?: Fact<Post>[]) =>
  found(sentences, language, posts).map(({ value }) => value.label)

/** A subject with a heading, and sentences that hold it. */
const section = (subject: string, more: Partial<Sentence> = {}) => [
  heading(`${subject} for you`, more),
  line(`Here we show ${subject} that we like.`, more),
  line(`There is more about ${subject} than that.`, more),
]
const subjects = [
  'garden rooms',
  'green roofs',
  'oak doors',
  'pine floors',
  'iron gates',
  'stone walls',
  'copper gutters',
  'slate tiles',
  'glass domes',
  'brick arches',
]

test('a site has up to eight themes, and one for each 250 characters', () => {
  const all = subjects.flatMap((subject) => section(subject))
  const padded = [...all, ...Array.from({ length: 12 }, (_, at) => line(`${at} ${'so it is '.repeat(20)}`))]
  assert.equal(found(padded).length, 8)
  const two = subjects.slice(0, 4).flatMap((subject) => section(subject))
  const characters = two.reduce((sum, { text }) => sum + text.length, 0)
  assert.equal(found(two).length, Math.ceil(characters / 250))
})

test('a label is written as the site writes it most, with a capital, and not shouted', () => {
  const shouted = [heading('GARDEN ROOMS'), line('Here are garden rooms.'), line('There are garden rooms.')]
  assert.deepEqual(labels(shouted), ['Garden rooms'])
  const alwaysShouted = [heading('GARDEN ROOMS'), line('Here are GARDEN ROOMS.'), line('There are GARDEN ROOMS.')]
  assert.deepEqual(labels(alwaysShouted), ['Garden rooms'])
})

test('what customers say and what buttons say is no theme', () => {
  const all = section('garden rooms', { page: `${home}a` })
  assert.deepEqual(labels(all), ['Garden rooms'])
  assert.deepEqual(labels(all.map((one) => ({ ...one, speaker: 'customer' as const }))), [])
  assert.deepEqual(
    labels([
      heading('Hello there', { page: `${home}a` }),
      ...all.slice(1).map((one) => ({ ...one, place: 'action' as const })),
    ]),
    [],
  )
})

const post = (title: string, date: string | null, text = title): Fact<Post> => ({
  value: { title, url: `${home}post`, date, source: home },
  basis: 'stated',
  confidence: 0.9,
  quotes: [{ page: `${home}blog`, text, locator: 'a' }],
})

test('titles of posts count as headings, those that are quoted as they stand', () => {
  const titles = ['Building garden rooms', 'Heating garden rooms', 'Painting garden rooms']
  assert.deepEqual(
    labels(
      [line('Hello to all.')],
      'en',
      titles.map((title) => post(title, null)),
    ),
    ['Garden rooms'],
  )
  assert.deepEqual(
    labels(
      [line('Hello to all.')],
      'en',
      titles.map((title) => post(title, null, 'Read more')),
    ),
    [],
  )
})

test('on a page without headings short lines stand for them, long lines and lines with marks do not', () => {
  const rows = (label: string) => [
    line(label),
    line('Here are oak doors we made.'),
    line('There are oak doors we sold.'),
  ]
  const confidence = (sentences: Sentence[]) =>
    found(sentences)
      .find(({ value }) => /oak doors/i.test(value.label))
      ?.confidence.toFixed(2)
  assert.equal(confidence(rows('Oak doors')), '0.65')
  assert.equal(confidence(rows('Oak doors:')), '0.55')
  assert.equal(confidence([...rows('Oak doors'), heading('Hello there')]), '0.55')
  assert.equal(confidence(rows('Oak doors here and there and over there')), '0.65')
  assert.equal(confidence(rows('Oak doors here and there and over there so')), '0.55')
})

test('the share of a theme is that of the text that holds it or stands under its heading', () => {
  const words = 'So it goes on and on here.'
  const [theme] = found([
    heading('Oak doors'),
    line('Here are oak doors now.'),
    line(words),
    heading('Oak doors again'),
    line(words.repeat(2)),
  ])
  assert.equal(theme?.value.share, 1)
  const [half] = found([
    heading('Oak doors'),
    line('Here are oak doors now.'),
    line('There are oak doors too.'),
    heading('Hello', { page: `${home}b` }),
    line('k'.repeat(56 - 5), { page: `${home}b` }),
  ])
  assert.equal(half?.value.share, 0.5)
})

test('a heading of one page reaches to no other page', () => {
  const [theme] = found([
    heading('Oak doors', { page: `${home}a` }),
    line('Here are oak doors now.', { page: `${home}a` }),
    line('k'.repeat(32), { page: `${home}b` }),
    line('There are oak doors too.', { page: `${home}c` }),
  ])
  assert.equal(theme?.value.share, Math.round((100 * (9 + 23 + 24)) / (9 + 23 + 24 + 32)) / 100)
})

test('pages of a theme stand in the order of how often they hold it', () => {
  const [a, b] = [{ page: `${home}a` }, { page: `${home}b` }]
  const [theme] = found([
    heading('Oak doors', a),
    line('Here are oak doors now.', b),
    line('There are oak doors too.', b),
  ])
  assert.deepEqual(theme?.value.pages, [b.page, a.page])
})

test('a theme quotes three sentences, headings first, of each page one before a second', () => {
  const [a, b] = [{ page: `${home}a` }, { page: `${home}b` }]
  const sentences = [
    line('Here are oak doors now.', a),
    line('There are oak doors too.', a),
    heading('Oak doors', a),
    line('Those oak doors are sold.', b),
  ]
  const [theme] = found(sentences)
  assert.deepEqual(
    theme?.quotes.map(({ text }) => text),
    ['Oak doors', 'Those oak doors are sold.', 'Here are oak doors now.'],
  )
})

test('a theme is surer with each sentence, and with a heading', () => {
  const confidence = (count: number, withHeading: boolean) =>
    found([
      withHeading ? heading('Oak doors') : heading('Hello'),
      ...Array.from({ length: count }, (_, at) => line(`Number ${at} shows oak doors now.`)),
    ])[0]?.confidence.toFixed(2)
  assert.equal(confidence(2, true), '0.65')
  assert.equal(confidence(3, false), '0.55')
  assert.equal(confidence(12, true), '0.90')
})

test('phrases of one head word are one theme, under the longer one where it stands in most places', () => {
  const both = (longs: number, shorts: number) =>
    labels([
      heading('Doors'),
      ...Array.from({ length: longs }, (_, at) => line(`Here we show oak doors, ${at}.`)),
      ...Array.from({ length: shorts }, (_, at) => line(`There we hang the doors, ${at}.`)),
    ])
  assert.deepEqual(both(3, 1), ['Oak doors'])
  assert.deepEqual(both(2, 6), ['Doors'])
})

test('of one English word the plural names the theme where it is a third of it', () => {
  const name = (plurals: number, singulars: number) =>
    labels([
      heading('Hello'),
      heading('A joinery by the sea'),
      ...Array.from({ length: plurals }, (_, at) => line(`Behind the joineries, ${at}, we go.`)),
      ...Array.from({ length: singulars }, (_, at) => line(`Behind the joinery, ${at}, we go.`)),
    ]).find((label) => /^joiner/i.test(label))
  assert.equal(name(3, 3), 'Joineries')
  assert.equal(name(1, 6), 'Joinery')
})
