import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { cadence } from './cadence.ts'
import { posts } from './posts.ts'
import type { Post } from './shapes.ts'
import { structuredPosts } from './structured-posts.ts'

const dated = (dates: readonly string[]): Fact<Post>[] =>
  dates.map((date) => ({
    value: { title: date, url: `https://oaken.example/${date}`, date, source: 'https://oaken.example/' },
    basis: 'stated',
    confidence: 1,
    quotes: [],
  }))
const everyDay = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2024, 5, 30) - at * 86_400_000).toISOString().slice(0, 10))

test('three posts over two weeks are a rhythm, two posts or thirteen days are none', () => {
  assert.equal(cadence(dated(['2024-05-15', '2024-05-08', '2024-05-01']))?.value.postsPerMonth, 4.3)
  assert.equal(cadence(dated(['2024-05-14', '2024-05-08', '2024-05-01'])), null)
  assert.equal(cadence(dated(['2024-05-15', '2024-05-01'])), null)
})

test('a rhythm of more posts is surer, up to a bound', () => {
  const confidence = (count: number) => cadence(dated(everyDay(count)))?.confidence
  assert.deepEqual([confidence(15), confidence(20), confidence(60)], [0.8, 0.9, 0.9])
})

const page = 'https://www.acme.example/blog'
const site = siteOfPages({
  '/': '<title>Oaken</title><h1>Oaken</h1>',
  '/blog': { html: '<title>Blog</title><h1>Blog</h1>', type: 'blog' },
  '/about': '<title>About</title><h1>About</h1>',
})
const node = (types: string[], data: Record<string, unknown>, of = page) =>
  ({ page: of, types, data }) as StructuredNode
const declared = (...nodes: StructuredNode[]) =>
  structuredPosts(site, nodes, '2024-06-01').map(({ post }) => [post.title, new URL(post.url).pathname, post.date])
const oak = { headline: 'Oak in winter', url: '/blog/oak', datePublished: '2024-05-12T09:00:00Z' }

test('a post that structured data declares has its headline, address and day', () => {
  assert.deepEqual(declared(node(['BlogPosting'], oak)), [['Oak in winter', '/blog/oak', '2024-05-12']])
  assert.deepEqual(declared(node(['NewsArticle'], { ...oak, headline: undefined, name: 'Oak' })), [
    ['Oak', '/blog/oak', '2024-05-12'],
  ])
})

test('the day of creation stands in for that of publication, else there is none', () => {
  const { datePublished, ...undated } = oak
  assert.equal(declared(node(['BlogPosting'], { ...undated, dateCreated: datePublished }))[0]?.[2], '2024-05-12')
  assert.equal(declared(node(['BlogPosting'], undated))[0]?.[2], null)
})

test('the address is that of the page it is about, without its fragment', () => {
  const { url, ...unlinked } = oak
  assert.equal(
    declared(node(['BlogPosting'], { ...unlinked, mainEntityOfPage: '/blog/ash#webpage' }))[0]?.[1],
    '/blog/ash',
  )
  assert.equal(declared(node(['BlogPosting'], { ...unlinked, '@id': '/blog/elm#article' }))[0]?.[1], '/blog/elm')
  assert.equal(declared(node(['BlogPosting'], unlinked))[0]?.[1], '/blog')
  assert.equal(url, oak.url)
})

test('an article without more is a post on the page of posts, or at an address of one', () => {
  const article = (path: string, of: string) => declared(node(['Article'], { ...oak, url: path }, of)).length
  assert.equal(article('/somewhere', page), 1)
  assert.equal(article('/blog/oak', 'https://www.acme.example/about'), 1)
  assert.equal(article('/somewhere', 'https://www.acme.example/about'), 0)
})

const nothing: [what: string, types: string[], data: Record<string, unknown>, of?: string][] = [
  ['another type', ['Product'], oak],
  ['a title of nothing', ['BlogPosting'], { ...oak, headline: ' ' }],
  ['a title of more than 300 characters', ['BlogPosting'], { ...oak, headline: 'x'.repeat(301) }],
  ['a day that has not come', ['BlogPosting'], { ...oak, datePublished: '2024-06-02' }],
  ['the home page', ['BlogPosting'], { ...oak, url: '/' }],
  ['a page that was not read', ['BlogPosting'], oak, 'https://www.acme.example/unread'],
]
for (const [what, types, data, of] of nothing) {
  test(`structured data declares no post: ${what}`, () => assert.deepEqual(declared(node(types, data, of)), []))
}

const postsOf = (...nodes: StructuredNode[]) => posts(site, nodes).map(({ value }) => [value.title, value.date])

test('posts stand newest first, undated ones last', () => {
  assert.deepEqual(
    postsOf(
      node(['BlogPosting'], { headline: 'Undated', url: '/blog/a' }),
      node(['BlogPosting'], { headline: 'Old', url: '/blog/b', datePublished: '2023-01-01' }),
      node(['BlogPosting'], { headline: 'New', url: '/blog/c', datePublished: '2024-01-01' }),
    ),
    [
      ['New', '2024-01-01'],
      ['Old', '2023-01-01'],
      ['Undated', null],
    ],
  )
})

test('a post that is declared twice is one, with the day that either names', () => {
  assert.deepEqual(
    postsOf(
      node(['BlogPosting'], { headline: 'Oak', url: '/blog/oak' }),
      node(['BlogPosting'], { headline: 'Oak, again', url: '/blog/oak', datePublished: '2024-01-01' }),
    ),
    [['Oak', '2024-01-01']],
  )
})

test('the same title on the same day at another address is the same post', () => {
  const twin = (url: string, datePublished: string) => node(['BlogPosting'], { headline: 'Oak', url, datePublished })
  assert.equal(postsOf(twin('/blog/a', '2024-01-01'), twin('/blog/b', '2024-01-01')).length, 1)
  assert.equal(postsOf(twin('/blog/a', '2024-01-01'), twin('/blog/b', '2024-01-02')).length, 2)
})

test('what a new installation comes with is no post', () => {
  for (const slug of ['hello-world', 'hallo-welt/', 'bonjour-tout-le-monde']) {
    assert.deepEqual(postsOf(node(['BlogPosting'], { ...oak, url: `/blog/${slug}` })), [], slug)
  }
})

test('a hundred posts are kept', () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    node(['BlogPosting'], { headline: `Oak ${at}`, url: `/blog/${at}` }),
  )
  assert.equal(postsOf(...many).length, 100)
})
