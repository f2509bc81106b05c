import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../evidence.ts'
import { bodySentences } from '../facts/language/language-fixtures.ts'
import type { Facts } from '../facts.ts'
import { pathologicalTexts, phrasesNotFound, takesBoundedTime } from '../lexicon/list-checks.ts'
import { standEntries, standWordsOf } from '../lexicon/speech/introduction-words.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'

const inLanguage = (value: string): Fact<string> => ({ value, basis: 'computed', confidence: 0.9, quotes: [] })

function resultsOf(texts: string[], facts: Partial<Facts>) {
  const html = texts.map((text) => `<p>${text}</p>`).join('')
  const read = {
    ...emptyFacts,
    language: inLanguage('en'),
    sentences: bodySentences(texts, { page: homeUrl }),
    ...facts,
  }
  return (writeReport(siteFrom([{ url: homeUrl, html }]), read, 'full') as FullReport).results
}

const introductions: [language: string, sentence: string, phrase: string][] = [
  ['en', 'Oakrow is a family-run joinery that builds stairs.', 'family-run joinery'],
  ['de', 'Oakrow ist eine Tischlerei für Treppen.', 'Tischlerei'],
  ['fr', 'Oakrow est une menuiserie familiale qui fait des escaliers.', 'menuiserie familiale'],
  ['es', 'Oakrow es una carpintería familiar con taller propio.', 'carpintería familiar'],
  ['it', 'Oakrow è una falegnameria artigiana che costruisce scale.', 'falegnameria artigiana'],
  ['nl', 'Oakrow is een timmerbedrijf voor trappen.', 'timmerbedrijf'],
  ['pl', 'Oakrow to stolarnia rodzinna, która robi schody.', 'stolarnia rodzinna'],
  ['ru', 'Oakrow — это столярная мастерская, которая делает лестницы.', 'столярная мастерская'],
  ['ja', 'Oakrowは、階段専門の木工所です。', '階段専門の木工所'],
]

for (const [language, sentence, phrase] of introductions) {
  test(`reads in ${language} what a brand calls itself`, () => {
    const name = stated({ name: 'Oakrow', variants: [] }, 'Oakrow')
    assert.equal(resultsOf([sentence], { language: inLanguage(language), name }).positioning.category, phrase)
  })
}

test('a phrase that is cut in two by an “and” is no category', () => {
  const name = stated({ name: 'Oakrow Ind.', variants: [] }, 'Oakrow Ind.')
  const industry = stated({ id: 'manufacturing', label: 'manufacturing' }, 'Oakrow Ind.')
  const said = ['Oakrow Ind.', 'Oakrow is a confidential garden and field tool maker.']
  assert.equal(resultsOf(said, { name, industry }).positioning.category, 'manufacturing')
  const whole = ['Oakrow Ind.', 'Oakrow is a garden tool maker that works for brands.']
  assert.equal(resultsOf(whole, { name, industry }).positioning.category, 'garden tool maker')
})

test('praise is no category: the line of business stands in for it', () => {
  const facts = {
    name: stated({ name: 'Oakrow', variants: [] }, 'Oakrow'),
    industry: stated({ id: 'trades', label: 'construction and trades' }, 'Oakrow is a great company.'),
  }
  assert.equal(resultsOf(['Oakrow is a great company.'], facts).positioning.category, 'construction and trades')
})

const known = {
  name: stated({ name: 'Oakrow', variants: [] }, 'Oakrow'),
  hero: {
    headline: stated('Stairs built to the millimetre', 'Stairs built to the millimetre'),
    subhead: null,
    eyebrow: null,
  },
}
const texts = ['Oakrow is a joinery that builds stairs.', 'Stairs built to the millimetre', 'For architects']
const architects = stated(
  { kind: 'role', id: 'architects', label: 'architects', source: 'phrase' } as const,
  'For architects',
)

test('a statement is composed where category and audience are known, and is marked as inferred', () => {
  const { positioning, evidence } = resultsOf(texts, { ...known, audiences: [architects] })
  assert.equal(
    positioning.composed,
    'For architects, Oakrow is the joinery whose promise reads “Stairs built to the millimetre”.',
  )
  assert.equal(evidence.find(({ pointer }) => pointer === '/positioning/composed')?.basis, 'inferred')
})

test('readers who are only named in passing are no audience', () => {
  const passing = { ...architects, confidence: 0.35 }
  assert.equal(resultsOf(texts, { ...known, audiences: [passing] }).positioning.audience, null)
})

test('readers whose names hold an “and” are told apart', () => {
  const sign = (id: string, label: string, text: string) =>
    stated({ kind: 'person', id, label, source: 'heading' } as const, text)
  const audiences = [
    sign('teens', 'teenagers and young people', 'For architects'),
    sign('families', 'families', 'Stairs built to the millimetre'),
  ]
  const { audience } = resultsOf(texts, { ...known, audiences }).positioning
  assert.equal(audience, 'teenagers and young people as well as families')
})

test('a house is named by its trade within a sentence', () => {
  const industry = stated({ id: 'restaurants', label: 'restaurant or café' }, 'Stairs built to the millimetre')
  const { positioning } = resultsOf(['Oakrow', ...texts.slice(1)], { ...known, audiences: [architects], industry })
  assert.equal(positioning.category, 'restaurant or café')
  assert.equal(
    positioning.composed,
    'For architects, Oakrow stands in the restaurant trade for this: “Stairs built to the millimetre”.',
  )
})

test('the line that makes the offer is not the trouble too', () => {
  const line = 'Oakrow gets rid of creaking stairs in two days'
  const need = stated({ kind: 'pain' as const, text: line, of: [] }, line)
  const { positioning } = resultsOf([line], { description: stated(line, line), audienceNeeds: [need] })
  assert.equal(positioning.solution, line)
  assert.equal(positioning.problem, null)
})

test('a title of a page is no offer', () => {
  const title = 'Oakrow | Stairs and doors made to measure'
  assert.equal(resultsOf([title], { ...known, description: stated(title, title) }).positioning.solution, null)
})

test('without an audience nothing is composed', () => {
  assert.equal(resultsOf(texts, known).positioning.composed, null)
})

test('what it says to set itself apart is a difference; what it says of other things is not', () => {
  const { positioning } = resultsOf(
    ['We are the only joinery with a kiln of its own.', 'The only copy of a drawing gets lost easily.'],
    { name: known.name },
  )
  assert.deepEqual(positioning.differentiators, ['We are the only joinery with a kiln of its own.'])
})

test('plans say where its prices begin and end, in its own spelling', () => {
  const plan = (name: string, amount: number | null, text: string) =>
    stated(
      {
        name,
        price: { amount, currency: 'EUR', period: 'month' as const, text },
        perUnit: null,
        billedAs: null,
        alternates: [],
        listPrice: null,
        isFree: amount === 0,
        onRequest: amount === null,
        trial: null,
        features: [],
        cta: null,
        highlighted: false,
        isListed: false,
        page: homeUrl,
      },
      text,
    )
  const plans = [
    plan('Start', 0, 'Free'),
    plan('Team', 9, '€9 a month'),
    plan('Studio', 29, '€29 a month'),
    plan('Group', null, 'Ask us'),
  ]
  assert.equal(
    resultsOf(['Free', '€9 a month', '€29 a month', 'Ask us'], { plans }).positioning.pricePosition,
    'Free to begin with, then from €9 a month up to €29 a month, larger plans on request',
  )
})

test('every phrase of difference and price is found in its own language', () => {
  for (const language of [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'pl',
    'cs',
    'tr',
    'ru',
    'ja',
    'zh',
    'ko',
    'ar',
  ]) {
    const entries = standEntries().filter((entry) => entry.language === language)
    assert.ok(entries.length >= 20, language)
    assert.deepEqual(phrasesNotFound(standWordsOf(language), entries), [])
  }
})

test('texts that no site has take bounded time', () => {
  for (const text of pathologicalTexts) {
    takesBoundedTime(() => {
      resultsOf([text], { name: known.name, sentences: bodySentences([`Oakrow is a ${text}`, text]) })
    })
  }
})
