import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureName } from './picture-name.ts'

const named: [url: string, name: string | null][] = [
  ['/img/Hero-Banner.JPG', 'hero-banner'],
  ['https://cdn.example/assets/hero-3f9a1c2e.webp?v=7', 'hero'],
  ['/wp-content/uploads/2026/03/hero-1024x768.jpg', 'hero'],
  ['/wp-content/uploads/hero-scaled.jpg', 'hero'],
  ['/cdn/shop/files/hero_600x600.jpg?v=1700000000', 'hero'],
  ['/_next/image?url=%2Fimages%2Fhero.png&w=1200&q=75', 'hero'],
  ['/hero@2x.png', 'hero'],
  ['/hero.min.svg', 'hero'],
  ['/63f8a0c1d2e4b5a697_hero.svg', 'hero'],
  ['/assets/hero-BxKqTzWp.jpg', 'hero'],
  ['/assets/hero-Dk7mTzwQ.svg', 'hero'],
  ['/img/hero-Mountain.jpg', 'hero-mountain'],
  ['/img/xhero.jpg.pagespeed.ic.Qb3-_xK1dV.webp', 'hero'],
  ['/assets/3f9a1c2e77aa01fe.webp', null],
  ['data:image/png;base64,AAAA', null],
  ['/preisliste2025.jpeg', 'preisliste2025'],
  ['/boats/%E8%88%B9.jpg', '船'],
  ['/photo-1500530855697.jpg', 'photo'],
]
for (const [url, name] of named) {
  test(`${url} is called ${name}`, () => assert.equal(pictureName(url), name))
}
