import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deriveFacts } from '../facts/derive-facts.ts'
import { siteOfPages } from '../site-fixtures.ts'
import { siteReading } from './site-reading.ts'

const traced = (pages: Record<string, string>) => {
  const site = siteOfPages(pages)
  return siteReading(site, deriveFacts(site)).reach.traced
}

test('what a fact shows is denied by no rule', () => {
  const shown = traced({
    '/': `<h1>Oakmoss</h1><p>Hand-woven rugs for hotels and restaurants.</p>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Oakmoss","openingHours":"Mo-Fr 09:00-17:00"}</script>
      <form><input type="email" name="newsletter"><button>Subscribe to the newsletter</button></form>`,
  })
  for (const part of ['readers', 'hours', 'structured data'] as const) assert.ok(shown.includes(part), part)
})

test('what no fact shows and no page has a trace of may be denied', () => {
  const shown = traced({
    '/': '<h1>Oakmoss</h1><p>We weave rugs by hand in a small workshop by the river, and we deliver them ourselves.</p>',
  })
  for (const part of ['prices', 'testimonials', 'readers', 'owner'] as const) assert.ok(!shown.includes(part), part)
})

test('in a language without a list of readers none are said to be missing', () => {
  const text = 'We weven tapijten in een kleine werkplaats aan de rivier en bezorgen ze zelf bij u thuis. '.repeat(3)
  const thai = 'เราทอพรมด้วยมือในโรงงานเล็ก ๆ ริมแม่น้ำ และจัดส่งให้ถึงบ้านของคุณ '.repeat(6)
  assert.ok(!traced({ '/': `<h1>Oakmoss</h1><p>${text}</p>` }).includes('readers'))
  assert.ok(traced({ '/': `<h1>Oakmoss</h1><p>${thai}</p>` }).includes('readers'))
})
