import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { libraryOf } from './library-pictures.ts'
import { pageStructure } from './page-structure.ts'

const addresses: [url: string, library: string | null][] = [
  ['https://images.unsplash.com/photo-1547347298?w=1600', 'Unsplash'],
  ['/img/mara-lind-x8ab-unsplash.jpg', 'Unsplash'],
  ['https://images.pexels.com/photos/1/a.jpeg', 'Pexels'],
  ['/img/pexels-mara-lind-123456.jpg', 'Pexels'],
  ['/img/64f4_istockphoto-1289241613-612x612.jpg', 'iStock'],
  ['/img/AdobeStock_1234567.jpeg', 'Adobe Stock'],
  ['/img/shutterstock_1234567.jpg', 'Shutterstock'],
  ['/img/gettyimages-1234567.jpg', 'Getty Images'],
  ['/img/our-stock-of-oak.jpg', null],
  ['/img/pixel-house.jpg', null],
  ['/img/istock.jpg', null],
]
for (const [url, library] of addresses) {
  test(`${url} is ${library === null ? 'of no library' : `of ${library}`}`, () => assert.equal(libraryOf(url), library))
}

test('pictures of libraries are told with their addresses as written', () => {
  const site = siteOfPages({
    '/': '<body><img src="https://images.unsplash.com/photo-1?w=9"><img src="/own.jpg" alt="Our yard"></body>',
  })
  const { libraryPictures } = pageStructure(site, site.home)
  assert.deepEqual(
    libraryPictures.map(({ text }) => text),
    ['https://images.unsplash.com/photo-1?w=9'],
  )
})
