import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from '../fold.ts'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { actionPageEntries, actionPageWords, pageWordEntries, typeOfLabel, typeOfPath } from './page-words.ts'

const typesOfLabels = (labels: string) => labels.split('|').map((label) => typeOfLabel(label)?.type ?? null)
const typesOfPaths = (paths: string) => paths.split(' ').map((path) => typeOfPath(path)?.type ?? null)

test('every label of the lists gives its own type', () => {
  const wrong = pageWordEntries().filter(({ phrase, tag }) => {
    if (phrase.startsWith('/')) return false
    const found = typeOfLabel(phrase.replace(/^=/, ''))
    return found?.type !== tag || found.score !== 1
  })
  assert.deepEqual(wrong, [])
})

test('every word of the lists gives its own type as a path segment', () => {
  const wrong = pageWordEntries().filter(({ phrase, tag }) => {
    const slug = encodeURIComponent(foldText(phrase.replace(/^[=/]/, '')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    return typeOfPath(`/${slug}/`)?.type !== tag
  })
  assert.deepEqual(wrong, [])
})

test('no label stands under two types', () => {
  const labels = pageWordEntries().map((entry) => ({ ...entry, phrase: entry.phrase.replace(/^[=/]/, '') }))
  assert.deepEqual(phrasesUnderTwoTags(labels), [])
})

test('every action word is found', () => {
  assert.deepEqual(phrasesNotFound(actionPageWords, actionPageEntries()), [])
})

test('no action word stands under two tags', () => {
  assert.deepEqual(phrasesUnderTwoTags(actionPageEntries()), [])
})

test('menu labels of many languages are typed', () => {
  assert.deepEqual(
    typesOfLabels('Über uns|Qui sommes-nous ?|ÜRÜNLER|О нас|会社概要|關於我們|회사소개|من نحن|Speisekarte|Carrières'),
    ['about', 'about', 'product', 'about', 'about', 'about', 'about', 'about', 'product', 'careers'],
  )
})

test('labels of actions have no type', () => {
  assert.deepEqual(typesOfLabels('Log in|Donate|Warenkorb|Suche|ログイン|Menu'), [null, null, null, null, null, null])
})

test('a label that contains a page word scores below the word itself', () => {
  const found = typeOfLabel('Meet our sales team')
  assert.equal(found, null)
  const part = typeOfLabel('Our customer stories')
  assert.equal(part?.type, 'customers')
  assert.ok((part?.score ?? 1) < 1)
})

test('a sentence is no menu label', () => {
  const found = typeOfLabel('Read what our customers say about our new pricing and features')
  assert.ok((found?.score ?? 0) <= 0.2)
})

test('romanised addresses are typed', () => {
  assert.deepEqual(
    typesOfPaths(
      '/ueber-uns/ /o-nas /hakkimizda /kaisha-gaiyou /o-kompanii/ /kontakty.html /epikoinonia /tseny /lianxi',
    ),
    ['about', 'about', 'about', 'about', 'about', 'contact', 'contact', 'pricing', 'contact'],
  )
})

test('hyphens, underscores, capitals and no parting at all come to the same', () => {
  assert.deepEqual(typesOfPaths('/about-us /about_us /AboutUs /aboutus /About-Us.aspx'), Array(5).fill('about'))
})

test('locale prefixes are passed over', () => {
  assert.deepEqual(
    typesOfPaths('/en-us/pricing /zh-hant/contact/ /de/preise /us/en/about /om /fr_CA/tarifs /de/ /uk/'),
    ['pricing', 'contact', 'pricing', 'about', 'about', 'pricing', null, null],
  )
})

test('percent-encoded addresses are typed', () => {
  assert.deepEqual(typesOfPaths('/%D0%BE-%D0%BD%D0%B0%D1%81 /%E4%BC%9A%E7%A4%BE%E6%A6%82%E8%A6%81/'), [
    'about',
    'about',
  ])
})

test('broken percent-encoding does not throw', () => {
  assert.equal(typeOfPath('/%E4%BC/about-us/%ZZ%')?.type, 'about')
})

test('a page under a blog is a post', () => {
  assert.deepEqual(
    typesOfPaths('/blog/some-slug /en/news/we-won /blog/pricing /2024/05/12/hello /aktuelles/fruehling'),
    ['post', 'post', 'post', 'post', 'post'],
  )
})

test('lists of posts have no type', () => {
  assert.deepEqual(
    typesOfPaths(
      '/blog/page/2 /blog/2 /tag/bread /blog/category/news /author/jo /2024/05 /2024 /product-category/bread',
    ),
    Array(8).fill(null),
  )
})

test('the last segment counts more than those before it', () => {
  assert.deepEqual(typesOfPaths('/company/careers /about/team /products/pricing /news/press-releases'), [
    'careers',
    'team',
    'pricing',
    'press',
  ])
})

test('a page within a section keeps the type of the section at a lower score', () => {
  assert.deepEqual(typeOfPath('/solutions/healthcare'), { type: 'solutions', score: 0.65 })
})

test('addresses of actions have no type', () => {
  assert.deepEqual(
    typesOfPaths('/login /cart/ /account/login /donate /warenkorb /products/search'),
    Array(6).fill(null),
  )
})

test('addresses of home pages have no type', () => {
  assert.deepEqual(typesOfPaths('/ /index.html /de/index.php /home'), Array(4).fill(null))
})

test('typing completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    typeOfLabel(text)
    typeOfPath(text)
    actionPageWords.match(text)
  }
})
