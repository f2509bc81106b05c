import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trialIn } from './trial-text.ts'

const said: [text: string, clause: string | null][] = [
  ['14-day free trial', '14-day free trial'],
  ['14 days free', '14 days free'],
  ['Start your 30 day trial today. No card needed.', 'Start your 30 day trial today.'],
  ['Every plan – 7 days free – no card', '7 days free'],
  ['Pro (14-day free trial)', '14-day free trial'],
  ['14 Tage kostenlos testen', '14 Tage kostenlos testen'],
  ['7-tägige Testphase', '7-tägige Testphase'],
  ['Essai gratuit de 14 jours', 'Essai gratuit de 14 jours'],
  ['Prueba gratis de 14 días', 'Prueba gratis de 14 días'],
  ['14日間無料トライアル', '14日間無料トライアル'],
  ['3 months free trial', '3 months free trial'],
  ['Free trial', null],
  ['One month free trial', null],
  ['14 days to return it', null],
  ['3 months free', null],
  ['14 benches, free delivery', null],
  ['Returns within 14 days are free of charge for all of our customers', null],
]
for (const [text, clause] of said) {
  test(`“${text}” ${clause === null ? 'tells of no trial' : `tells of a trial: “${clause}”`}`, () => {
    assert.equal(trialIn(text), clause)
  })
}

test('a clause of more than 200 characters tells of no trial', () => {
  const clause = (length: number) => `Free trial of 14 days ${'x'.repeat(length)}`.slice(0, length)
  assert.equal(trialIn(clause(200)), clause(200))
  assert.equal(trialIn(clause(201)), null)
})
