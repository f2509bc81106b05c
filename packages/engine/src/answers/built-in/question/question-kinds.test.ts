import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QuestionKind } from './example-questions/example-table.ts'
import { exampleQuestions } from './example-questions/index.ts'
import type { Language } from './languages.ts'
import { rankedKinds } from './question-kinds.ts'

const languages: readonly Language[] = ['en', 'de', 'fr', 'es']

/** None of them is an example. */
const asked: readonly (readonly [Language, string, QuestionKind])[] = [
  ['en', 'Which kind of reader do these pages have in mind?', 'audience'],
  ['en', 'Name the shades that this company paints everything in', 'colors'],
  ['en', 'Which improvement should they tackle before all others?', 'firstSteps'],
  ['en', 'May I bring two toddlers and a pram?', 'fact'],
  ['en', 'How long does the glaze need to dry?', 'fact'],
  ['de', 'Welche Schriften stehen auf den Seiten?', 'typefaces'],
  ['de', 'Wo drückt der Schuh, also was läuft schlecht auf der Website?', 'weaknesses'],
  ['de', 'Muss ich Handtücher für die Sauna selbst einpacken?', 'fact'],
  ['fr', 'Dans quel moteur de recherche le site est-il bien placé, et son référencement ?', 'seo'],
  ['fr', 'Faut-il une ordonnance pour la première séance ?', 'fact'],
  ['es', '¿Con qué palabras invita la página a comprar, es decir, sus botones?', 'ctas'],
  ['es', '¿Hay que reservar mesa para dos perros y un niño?', 'fact'],
]

for (const [language, question, kind] of asked) {
  test(`“${question}” asks for: ${kind}`, () => {
    const known = exampleQuestions(language).some((example) => example.question === question)
    assert.equal(known, false)
    assert.equal(rankedKinds(question, language)[0]?.kind, kind)
  })
}

test('each kind has at least twenty example questions in each language, all different', () => {
  for (const language of languages) {
    const byKind = Map.groupBy(exampleQuestions(language), ({ kind }) => kind)
    for (const [kind, examples] of byKind) {
      assert.ok(examples.length >= 20, `${language}: ${kind}`)
      assert.equal(
        new Set(examples.map(({ question }) => question.toLowerCase())).size,
        examples.length,
        `${language}: ${kind}`,
      )
    }
    assert.equal(byKind.size, new Set(exampleQuestions('en').map(({ kind }) => kind)).size)
  }
})

test('leads say how far each kind is above the next one', () => {
  const ranked = rankedKinds('Which colours do they use?', 'en')
  assert.ok(ranked.every(({ lead }) => lead >= 0))
  assert.ok((ranked[0]?.lead ?? 0) > 2)
})

test('a question without any known word leaves all kinds alike', () => {
  assert.equal(rankedKinds('xqzv', 'en')[0]?.lead, 0)
})
