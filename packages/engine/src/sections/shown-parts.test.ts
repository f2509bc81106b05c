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
  const shown = traced({ '/': '<h1>Oakmoss</h1><p>Rugs.</p>' })
  for (const part of ['prices', 'testimonials', 'readers', 'purpose', 'owner'] as const)
    assert.ok(!shown.includes(part), part)
})
