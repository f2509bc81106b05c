import assert from 'node:assert/strict'
import { test } from 'node:test'
import { framedReaders } from '../../facts/audience/audience-frames.ts'

const framed: [language: string, text: string, id: string][] = [
  ['de', 'Egal ob Anfänger oder Profi: bei uns lernt jeder schwimmen.', 'beginners'],
  ['fr', 'Un cours conçu pour les parents pressés.', 'parents'],
  ['es', 'Pensado para autónomos y pequeñas empresas.', 'freelancers'],
  ['it', 'Un corso pensato per i bambini.', 'children'],
  ['pt', 'Feito para pequenas empresas do bairro.', 'small-businesses'],
  ['nl', 'Speciaal voor hondeneigenaren in de stad.', 'dog-owners'],
  ['sv', 'Perfekt för nybörjare.', 'beginners'],
  ['pl', 'Idealne dla rodziców i dzieci.', 'parents'],
  ['cs', 'Vhodné pro začátečníky.', 'beginners'],
  ['tr', 'Öğretmenler için hazırlandı.', 'teachers'],
  ['ru', 'Создано для родителей школьников.', 'parents'],
  ['ja', '初心者の方へ、無料の体験があります。', 'beginners'],
  ['zh', '专为初学者设计的课程。', 'beginners'],
  ['ko', '개발자를 위한 도구입니다.', 'developers'],
  ['ar', 'نساعد رواد الأعمال على النمو.', 'founders'],
]
for (const [language, text, id] of framed) {
  test(`whom a text is for is known in ${language}`, () => {
    assert.ok(framedReaders(text, language).some(({ reader }) => reader.id === id))
  })
}
