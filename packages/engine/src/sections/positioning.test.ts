import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../evidence.ts'
import { brandKind } from '../facts/entity/kind.ts'
import type { BrandKind } from '../facts/entity/shapes.ts'
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

const introductions: [language: string, sentence: string, phrase: string, label: string][] = [
  ['en', 'Oakrow is a family-run joinery that builds stairs.', 'family-run joinery that builds stairs', 'joinery'],
  ['de', 'Oakrow ist eine Tischlerei für Treppen.', 'Tischlerei für Treppen', 'joinery'],
  ['fr', 'Oakrow est une menuiserie familiale de notre village.', 'menuiserie familiale de notre village', 'joinery'],
  ['es', 'Oakrow es una carpintería familiar.', 'carpintería familiar', 'carpentry'],
  ['it', 'Oakrow è una falegnameria artigiana.', 'falegnameria artigiana', 'joinery'],
  ['nl', 'Oakrow is een timmerbedrijf voor trappen.', 'timmerbedrijf voor trappen', 'carpentry'],
  ['pl', 'Oakrow to stolarnia rodzinna, która robi schody.', 'stolarnia rodzinna', 'joinery'],
  ['ru', 'Oakrow — это столярная мастерская, которая делает лестницы.', 'столярная мастерская', 'joinery'],
  ['ja', 'Oakrowは、階段専門の木工所です。', '階段専門の木工所', 'joinery'],
]

/** The facts of a page that says so, its kind read from it. */
function factsOf(sentence: string, language: string): Partial<Facts> {
  const facts = {
    ...emptyFacts,
    name: stated({ name: 'Oakrow', variants: [] }, 'Oakrow'),
    language: inLanguage(language),
    sentences: bodySentences([sentence], { page: homeUrl }),
  }
  const site = siteFrom([{ url: homeUrl, html: `<p>${sentence}</p>` }])
  return { ...facts, kind: brandKind(site, { ...facts, language, names: ['Oakrow'] }) }
}

for (const [language, sentence, phrase, label] of introductions) {
  test(`reads in ${language} what a brand calls itself`, () => {
    const { positioning } = resultsOf([sentence], factsOf(sentence, language))
    assert.deepEqual([positioning.category, positioning.kind], [phrase, label])
  })
}

test('what it makes is no category where it does not say what it is', () => {
  const sentence = 'Oakrow makes garden and field tools with its own hands.'
  assert.equal(resultsOf([sentence], factsOf(sentence, 'en')).positioning.category, null)
})

test('praise is no category, and no line of business stands in for it', () => {
  const sentence = 'Oakrow is a great company.'
  const industry = stated({ id: 'trades', label: 'construction and trades' }, sentence)
  const { positioning, coverage } = resultsOf([sentence], { ...factsOf(sentence, 'en'), industry })
  assert.deepEqual([positioning.category, positioning.kind], [null, null])
  assert.ok(
    coverage.sections.positioning.gaps.includes(
      'What kind of offer it is could not be told from titles, descriptions and opening.',
    ),
  )
})

const kindOfText = (text: string, label: string, own: Partial<BrandKind> = {}) =>
  stated<BrandKind>({ text, id: 'joinery', label, candidates: [], ...own }, 'Oakrow is a joinery that builds stairs.')

test('other kinds that it may be are told only where the kind is not sure', () => {
  const [quote] = stated('stair shop', 'Oakrow is a joinery that builds stairs.').quotes
  const kind = kindOfText('joinery', 'joinery', { candidates: [{ text: 'stair shop', id: 'shop', quote: quote! }] })
  const candidates = (confidence: number) => resultsOf(texts, { kind: { ...kind, confidence } }).positioning.candidates
  assert.deepEqual(candidates(0.59), ['stair shop'])
  assert.deepEqual(candidates(0.6), [])
})

test('a category in another language is told with its English name beside it, unless that says the same', () => {
  const summaryOf = (text: string, label: string) => {
    const language = inLanguage('de')
    return resultsOf(texts, { name: known.name, language, kind: kindOfText(text, label) }).coverage.sections.positioning
      .summary
  }
  assert.match(summaryOf('Tischlerei für Treppen', 'joinery'), /“Tischlerei für Treppen” \(joinery\)/)
  assert.match(summaryOf('Yoga Studio Oakrow', 'yoga studio'), /“Yoga Studio Oakrow”/)
  assert.doesNotMatch(summaryOf('Yoga Studio Oakrow', 'yoga studio'), /\(/)
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

const joinery = kindOfText('joinery', 'joinery')

test('a statement is composed where category and audience are known, and is marked as inferred', () => {
  const { positioning, evidence } = resultsOf(texts, { ...known, kind: joinery, audiences: [architects] })
  assert.equal(
    positioning.composed,
    'For architects and homeowners, Oakrow is the joinery whose promise reads “Stairs built to the millimetre”.',
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

test('a statement in English names the kind in English, and without an article', () => {
  const composed = (language: string, text: string) =>
    resultsOf(texts, {
      ...known,
      language: inLanguage(language),
      kind: kindOfText(text, 'joinery'),
      audiences: [architects],
    }).positioning.composed ?? ''
  assert.match(composed('de', 'Tischlerei für Treppen'), /^For architects and homeowners, Oakrow is the joinery whose/)
  assert.match(
    composed('en', 'Your joinery in Leeds'),
    /^For architects and homeowners, Oakrow is the joinery in Leeds whose/,
  )
})

test('readers whom the kind lets expect are an audience; that no page names them is said', () => {
  const { positioning, coverage } = resultsOf(texts, { ...known, kind: joinery })
  assert.equal(positioning.audience, 'homeowners')
  assert.match(positioning.composed ?? '', /^For homeowners, Oakrow is the joinery/)
  const { summary, gaps } = coverage.sections.positioning
  assert.match(summary, /homeowners (?:are expected|as a rule)|as a rule they are homeowners/)
  assert.ok(gaps.includes('No audience is named on the pages read.'))
})

test('the readers who are told of in the summary are those whom the pages name', () => {
  const { positioning, coverage } = resultsOf(texts, { ...known, kind: joinery, audiences: [architects] })
  assert.equal(positioning.audience, 'architects and homeowners')
  assert.match(coverage.sections.positioning.summary, /architects\b(?! and)/)
  assert.doesNotMatch(coverage.sections.positioning.summary, /homeowners/)
})

test('people of a place are an audience only where no readers are known', () => {
  const leeds = stated({ kind: 'place', id: 'leeds', label: 'Leeds', source: 'phrase' } as const, 'For architects')
  assert.equal(resultsOf(texts, { ...known, audiences: [leeds] }).positioning.audience, 'people in Leeds')
  assert.equal(resultsOf(texts, { ...known, audiences: [leeds], kind: joinery }).positioning.audience, 'homeowners')
})

test('where nothing else says what is offered, the sentence that says what it is does', () => {
  const quoteOf = (locator: string) => ({ ...joinery, quotes: [{ ...joinery.quotes[0]!, locator }] })
  const solution = (locator: string) => resultsOf(texts, { ...known, kind: quoteOf(locator) }).positioning.solution
  assert.equal(solution('p'), 'Oakrow is a joinery that builds stairs.')
  assert.equal(solution('title'), null)
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

test('without an audience or a kind nothing is composed', () => {
  const erp = kindOfText('stair software', 'ERP software', { id: 'erp' })
  assert.equal(resultsOf(texts, { ...known, kind: erp }).positioning.composed, null)
  assert.equal(resultsOf(texts, { ...known, audiences: [architects] }).positioning.composed, null)
})

test('what it says to set itself apart is a difference; what it says of other things is not', () => {
  const { positioning, evidence } = resultsOf(
    ['Drawings of stairs get lost easily.', 'We are the only joinery with a kiln of its own.'],
    { name: known.name },
  )
  assert.deepEqual(positioning.differentiators, ['We are the only joinery with a kiln of its own.'])
  const ground = evidence.find(({ pointer }) => pointer === '/positioning/differentiators/0')
  assert.deepEqual(
    ground?.quotes.map(({ text }) => text),
    ['We are the only joinery with a kiln of its own.'],
  )
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
