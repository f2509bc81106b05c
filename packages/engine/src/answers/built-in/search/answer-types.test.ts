import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsType, wishOf } from './answer-types.ts'

const wishes: [string, string | null][] = [
  ['how much is a vase?', 'amount'],
  ['was kostet die vase?', 'amount'],
  ['how long does it take?', 'duration'],
  ['en combien de temps est-ce pret ?', 'duration'],
  ['cuantas plazas hay?', 'count'],
  ['a partir de que edad?', 'age'],
  ['wie weit ist es zum bahnhof?', 'distance'],
  ['a quelle altitude est le four ?', 'measure'],
  ['when does it open?', 'time'],
  ['wer ist der topfer?', 'person'],
  ['numero de fax', 'phone'],
  ['is there tea?', null],
]
for (const [question, type] of wishes) {
  test(`“${question}” asks for ${type ?? 'nothing of a certain kind'}`, () => {
    assert.equal(wishOf(question).type, type)
  })
}

const held: [Parameters<typeof holdsType>[1], string, string][] = [
  ['amount', 'A vase is 14 euros', 'A vase is a fine thing'],
  ['duration', 'Ready within 48 hours', 'Ready when it is'],
  ['time', 'Sat 8-12', 'Now and then'],
  ['distance', 'The sea is 2,5 km away', 'The sea is near'],
  ['count', 'os quatro quartos', 'os quartos'],
  ['percent', '87,5% of firings succeed', 'Most firings succeed'],
]
for (const [type, text, other] of held) {
  test(`“${text}” holds what is asked for with ${type}, “${other}” does not`, () => {
    assert.deepEqual([holdsType(text, type), holdsType(other, type)], [true, false])
  })
}
