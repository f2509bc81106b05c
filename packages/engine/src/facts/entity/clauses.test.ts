import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from '../../lexicon/fold.ts'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { clausesOf, phraseAround, readClause } from './clauses.ts'

const parted: [text: string, clauses: string[]][] = [
  ['Stairs | Doors – windows, gates', ['Stairs', 'Doors', 'windows', 'gates']],
  ['Oakrow: joinery. Stairs (and doors) in Ghent!', ['Oakrow', 'joinery', 'Stairs', 'and doors', 'in Ghent']],
  ['Bakery - museum / café → garden', ['Bakery', 'museum', 'café', 'garden']],
  ['Bakery\nMuseum', ['Bakery', 'Museum']],
  ['家具、椅子「工房」。博物館｜庭園', ['家具', '椅子', '工房', '博物館', '庭園']],
  ['مخبز، متحف؛ حديقة؟', ['مخبز', 'متحف', 'حديقة']],
]
test('marks of many scripts and dashes part clauses', () => {
  for (const [text, clauses] of parted) assert.deepEqual(clausesOf(text), clauses)
})

test('a dash, a slash or a full stop within a word parts nothing', () => {
  for (const text of [
    'bakery-museum',
    'bakery/museum',
    'oakrow.example bakery',
    'stairs 2.0',
    'U.S. bakery',
    'J. Oakrow',
  ])
    assert.deepEqual(clausesOf(text), [text])
})

test('commas of a list that “and” ends join words of one phrase, in many languages', () => {
  const lists = [
    'Accounting, tax and payroll practice',
    'Buchhaltung, Lohn und Steuern',
    'Pain, gâteaux et café',
    'Tax, law, payroll and audit',
  ]
  for (const text of [...lists, 'Chleb, ciasta i kawa']) assert.deepEqual(clausesOf(text), [text])
  assert.deepEqual(clausesOf('Stairs, doors and gates, since May'), ['Stairs, doors and gates', 'since May'])
  assert.deepEqual(clausesOf('Stairs, doors, gates'), ['Stairs', 'doors', 'gates'])
})

test('a clause has two letters and up to 240 characters, and a text twelve', () => {
  assert.deepEqual(clausesOf('a | 12 | … | ok'), ['ok'])
  assert.equal(clausesOf('x'.repeat(240)).length, 1)
  assert.deepEqual(clausesOf(`${'x'.repeat(241)} | ok`), ['ok'])
  assert.equal(clausesOf('ok | '.repeat(20)).length, 12)
})

test('each word of a clause stands where it does in the text, and in the folded text', () => {
  const text = ' Größe  der C++. Bücher’ — \u200bﬁn, dog’s '
  const clause = readClause(text)
  assert.deepEqual(
    clause.words.map((word) => word.text),
    ['Größe', 'der', 'C++', 'Bücher', 'ﬁn', 'dog’s'],
  )
  for (const { text: word, start, end, foldedStart, foldedEnd } of clause.words) {
    assert.equal(text.slice(start, end), word)
    assert.equal(clause.folded.slice(foldedStart, foldedEnd), foldText(word))
  }
})

/** The phrase around a noun, which is written as in the folded text. */
function around(text: string, noun: string, language = 'en'): string | null {
  const clause = readClause(text)
  const start = clause.folded.indexOf(noun)
  return phraseAround(clause, { start, end: start + noun.length }, language)
}

test('a short clause is a phrase as a whole, but for the words of grammar that it begins with', () => {
  assert.equal(around('Your family-run joinery in Ghent', 'joinery'), 'family-run joinery in Ghent')
  assert.equal(around('We are the family-run joinery in Ghent', 'joinery'), 'family-run joinery in Ghent')
  assert.equal(
    around('Ihre familiengeführte Tischlerei in Gent', 'tischlerei', 'de'),
    'familiengeführte Tischlerei in Gent',
  )
  assert.equal(around('Oak joinery windows Ghent', 'joinery'), 'Oak joinery windows Ghent')
  assert.equal(around('Nasza rodzinna piekarnia w Krakowie', 'piekarnia', 'pl'), 'rodzinna piekarnia w Krakowie')
})

test('before a noun up to four words are of its phrase, from the last word of grammar on', () => {
  assert.equal(around('willow oak ash elm pine joinery', 'joinery'), 'oak ash elm pine joinery')
  assert.equal(around('visit the oak joinery', 'joinery'), 'oak joinery')
  assert.equal(around('come and visit the joinery', 'joinery'), 'joinery')
  assert.equal(around('the garden and field museum', 'museum'), 'garden and field museum')
  assert.equal(around('ett trädgård och fält museum', 'museum', 'sv'), 'trädgård och fält museum')
  assert.equal(around('of oak joinery', 'joinery'), 'oak joinery')
  assert.equal(around('the oak (red) joinery', 'joinery'), 'joinery')
})

test('what follows a noun to the end of its clause is of its phrase, where that is short', () => {
  assert.equal(around('visit the oak joinery with stairs from Ghent', 'joinery'), 'oak joinery with stairs from Ghent')
  const text = 'visit the oak joinery with stairs and doors for everyone who likes wood and everyone who walks'
  assert.equal(around(text, 'joinery'), 'oak joinery')
})

test('in French and in languages like it what follows a noun tells it nearer', () => {
  const text =
    'Découvrez chez nous la boulangerie artisanale bio de Nantes que tous les voisins aiment depuis longtemps'
  assert.equal(around(text, 'boulangerie', 'fr'), 'boulangerie artisanale bio de Nantes')
  assert.equal(around('la chêne frêne boulangerie', 'boulangerie', 'fr'), 'frêne boulangerie')
  const english = 'visit the oak joinery artisanal organic of Nantes that all the neighbours have loved for very long'
  assert.equal(around(english, 'joinery'), 'oak joinery')
})

test('“open” is part of “open source” alone', () => {
  assert.equal(around('the open source database', 'database'), 'open source database')
  assert.equal(around('the open database', 'database'), 'database')
})

test('in scripts without spaces a phrase begins behind the last word of grammar', () => {
  assert.equal(around('私たちは京都の老舗旅館です', '旅館', 'ja'), '京都の老舗旅館')
  assert.equal(around('の旅館', '旅館', 'ja'), '旅館')
  assert.equal(around('我们是上海面包店', '面包店', 'zh'), '上海面包店')
  assert.equal(around(`${'京'.repeat(20)}旅館`, '旅館', 'ja'), `${'京'.repeat(14)}旅館`)
})

test('no text takes more than its length: lists without end, runs of marks and of accents', () => {
  const long = (text: string) => text.repeat(Math.ceil(100_000 / text.length))
  const texts = ['ab, ', 'ab cd, ', 'a | ', ' -', ' - ', 'word ', 'a\u0301 ', 'a/', 'A.', 'の', '\n ', 'ﷺ '].map(long)
  const joined = ['-', '.', '’', '/', ' ', '+'].map((mark) => `a${long(mark)}b`)
  takesBoundedTime(() => {
    for (const text of [...texts, ...joined, ...pathologicalTexts]) {
      clausesOf(text)
      const clause = readClause(text)
      const start = clause.folded.length >> 1
      for (const language of ['en', 'fr', 'ja']) phraseAround(clause, { start, end: start + 4 }, language)
    }
  })
})
