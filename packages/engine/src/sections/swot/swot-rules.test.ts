import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWording } from '../../writing/wording.ts'
import type { SiteReading } from '../site-reading.ts'
import { speaksOf } from './speaks-of-fixtures.ts'
import { quadrants } from './swot-findings.ts'
import { nothing } from './swot-fixtures.ts'
import type { AnySwotRule } from './swot-rule.ts'
import { swotRules } from './swot-rules.ts'

const wording = createWording('marrowell.example')
const readingOf = (id: string): SiteReading => ({ ...nothing, ...speaksOf[id] })
/** As the runner does, but for what was not read: only the facts that the rule asked for. */
function ask(rule: AnySwotRule, reading: SiteReading, oneOf = wording.oneOf) {
  const needed = Object.fromEntries(rule.needs.map((need) => [need, reading[need]])) as unknown as SiteReading
  return rule.find(needed, (...wordings) => oneOf(rule.id, wordings))
}

test('the catalogue has at least 75 rules, in all four quadrants, each with a name of its own', () => {
  assert.ok(swotRules.length >= 75)
  assert.equal(new Set(swotRules.map(({ id }) => id)).size, swotRules.length)
  for (const quadrant of quadrants)
    assert.ok(swotRules.filter((rule) => rule.quadrant === quadrant).length >= 15, quadrant)
  for (const { id, weight } of swotRules) assert.ok(weight >= 1 && weight <= 10, id)
})

for (const rule of swotRules) {
  test(`${rule.id} speaks of facts that bear it out`, () => {
    const finding = ask(rule, readingOf(rule.id))
    assert.ok(finding !== null && speaksOf[rule.id] !== undefined)
    assert.match(finding.text, /^[\p{Lu}\p{N}“#].{40,}[.!?”]$/su)
    assert.doesNotMatch(finding.text, /undefined|null|NaN|\[object/)
    assert.ok(finding.confidence > 0 && finding.confidence <= 1)
  })

  test(`${rule.id} is silent where other facts were found`, () => {
    const silent = swotRules.filter(({ id }) => ask(rule, readingOf(id)) === null)
    assert.ok(silent.length > 0)
  })
}

test('no rule throws where nothing was found', () => {
  for (const rule of swotRules) assert.doesNotThrow(() => ask(rule, nothing), rule.id)
})

test('each wording of each finding is a sentence', () => {
  for (const rule of swotRules) {
    for (let chosen = 0; chosen < 4; chosen++) {
      const text = ask(rule, readingOf(rule.id), (_, wordings) => wordings[chosen % wordings.length]!)?.text ?? ''
      assert.match(text, /^[\p{Lu}\p{N}“#].{40,}[.!?”]$/su, rule.id)
      assert.doesNotMatch(text, /undefined|null|NaN|\[object| {2}/, rule.id)
      assert.ok(text.length < 700, rule.id)
    }
  }
})

test('what rests on competitors says so: threats of the market and no strength', () => {
  for (const { id, quadrant, needsCompetitors } of swotRules) {
    if (needsCompetitors) assert.ok(quadrant === 'opportunities' || quadrant === 'threats', id)
  }
})
