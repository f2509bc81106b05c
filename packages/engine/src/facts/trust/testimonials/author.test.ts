import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributionOf } from './author.ts'

const named: [texts: string[], author: string | null, role?: string | null][] = [
  [['Ada Moor'], 'Ada Moor', null],
  [['Ada Moor', 'Baker at Krume'], 'Ada Moor', 'Baker at Krume'],
  [['— Ada Moor, Baker at Krume'], 'Ada Moor', 'Baker at Krume'],
  [['Ada Moor | Krume'], 'Ada Moor', 'Krume'],
  [['Ada Moor – Krume'], 'Ada Moor', 'Krume'],
  [['Ada Moor (Krume)'], 'Ada Moor', 'Krume'],
  [['Ada Moor (Krume (Lindau))'], 'Ada Moor', 'Krume (Lindau))'],
  [['Ada Moor / Krume'], 'Ada Moor', 'Krume'],
  [['Ada Moor @krume'], 'Ada Moor', 'krume'],
  [['★★★★★', 'Ada M.'], 'Ada M.', null],
  [['Verified buyer', 'Ada Moor'], 'Ada Moor', null],
  [['Ada Moor', 'star star star_half'], 'Ada Moor', null],
  [['via Google', 'Ada Moor'], 'Ada Moor', null],
  [['12 May 2024', 'Ada Moor'], 'Ada Moor', null],
  [['Ada Moor', '12 May 2024'], 'Ada Moor', null],
  [['5 / 5', 'Ada Moor', 'Krume'], 'Ada Moor', 'Krume'],
  [['Read more', 'Ada Moor'], 'Ada Moor', null],
  [['田中花子', '工房'], '田中花子', '工房'],
  [['ÖM', 'Dr. Özge Moor', 'Bäckerin'], 'Dr. Özge Moor', 'Bäckerin'],
  [['김', '김민준', '서울'], '김민준', '서울'],
  [['MB', 'Oda Lund'], 'MB', 'Oda Lund'],
  [['von Karin B., 12.03.2024'], 'Karin B.', null],
  [['Gerne wieder', 'von Karin Moor'], 'Karin Moor', null],
  [['Von Trapp'], 'Von Trapp', null],
  [['Ada Moor', 'vor 2 Monaten'], 'Ada Moor', null],
  [['Il y a 3 mois', 'Ada Moor'], 'Ada Moor', null],
  [['– moeder van Tim'], 'moeder van Tim', null],
  [['- a happy baker (Leeds)'], 'a happy baker', 'Leeds'],
  [['MioDottore', '24 recensioni verificate'], null],
  [['Recensione Google verificata'], null],
  [['Local Guide · 24 reviews', 'Ada Moor'], 'Ada Moor', null],
  [['iBake'], 'iBake', null],
  [['krume.example'], 'krume.example', null],
  [['Krume Ltd.'], 'Krume Ltd.', null],
  [['Dr. Ada Moor'], 'Dr. Ada Moor', null],
  [['K. 39 ans'], 'K.', '39 ans'],
  [['(H. van Vliet, 32 jaar)'], 'H. van Vliet', '32 jaar'],
  [['Ada (34)', 'Leeds'], 'Ada', 'Leeds'],
  [['Route and map 66'], 'Route and map 66', null],
  [['Fear and stress', 'L. 15 ans'], 'L.', '15 ans'],
  [['Fear and stress', 'Ada M.', 'Leeds'], 'Ada M.', 'Leeds'],
  [['Krume Bakery', 'Ada M.'], 'Krume Bakery', 'Ada M.'],
  [['IN', 'Ingrid', 'Leeds'], 'Ingrid', 'Leeds'],
  [['What others tell:', 'Ada Moor'], 'Ada Moor', null],
  [['Ada Moor:'], 'Ada Moor', null],
  [['Ada Moor, Einkauf · Krume GmbH · 28.06.2026'], 'Ada Moor', 'Einkauf, Krume GmbH'],
  [['State Agency ~ Project Lead'], 'State Agency', 'Project Lead'],
  [['40代・経営者'], '40代・経営者', null],
  [['a happy customer'], null],
  [['We love this bread.'], null],
  [['Is it good?'], null],
  [['Call 555 0142'], null],
  [['One Two Three Four Five Six Seven'], null],
  [['A'.repeat(61)], null],
  [['Trustpilot'], null],
  [['123'], null],
  [[], null],
]
for (const [texts, author, role] of named) {
  test(`beside a quotation, ${JSON.stringify(texts).slice(0, 70)} names ${author ?? 'nobody'}`, () => {
    assert.deepEqual(attributionOf(texts), author === null ? null : { author, role: role ?? null })
  })
}

test('a sentence, a long text or a single letter is no role', () => {
  const role = (text: string) => attributionOf(['Ada Moor', text])?.role
  assert.equal(role('It is good. We come again.'), null)
  assert.equal(
    role('one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  )
  assert.equal(role('a b c d e f g h i j k l m n o'), null)
  assert.equal(role('x'.repeat(121)), null)
  assert.equal(role('x'), null)
})
