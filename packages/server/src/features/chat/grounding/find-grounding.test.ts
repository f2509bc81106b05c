import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Analysis, analyze, type Passage, type Report } from '@brandprint/engine'
import { searchedTexts } from '@brandprint/engine/answers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createTestDatabase } from '../../../test-support/database.ts'
import { completedAnalysis } from '../../analyses/completed-analysis-fixtures.ts'
import { insertTexts } from '../../analyses/texts/queries.ts'
import { findGrounding } from './find-grounding.ts'
import { findTexts } from './find-texts.ts'
import type { GroupedTerm } from './rank-texts.ts'

const { db, dispose } = await createTestDatabase()
after(dispose)
const deps = { db, clock: { now: () => new Date('2026-01-15T10:00:00.000Z') } }
const account = 'acc_grounding'
before(async () => {
  await db
    .insertInto('account')
    .values({ id: account, name: 'Acme', tier: 'pro', created_at: deps.clock.now() })
    .execute()
})

async function sample(name: string): Promise<Analysis> {
  const folder = `${import.meta.dirname}/../../../../../../examples/sites/${name}`
  const analysis = await analyze({ folder, origin: `https://www.${name}.example` }, { type: 'full', browser: 'off' })
  assert.ok(analysis.ok)
  return analysis.value
}

const made = new Map<string, Promise<string>>()
/** The analysis of an example, by its identifier. */
function analysisOf(name: string): Promise<string> {
  const known = made.get(name) ?? storeSample(name)
  made.set(name, known)
  return known
}

async function storeSample(name: string): Promise<string> {
  const { report, passages } = await sample(name)
  return store(passages, report.results)
}

async function store(passages: Passage[], results?: object): Promise<string> {
  const id = await completedAnalysis({ deps }, account, { change: (own) => Object.assign(own, results) })
  const row = await db
    .selectFrom('analysis_result')
    .select('results')
    .where('analysis_id', '=', id)
    .executeTakeFirstOrThrow()
  const stored = row.results as unknown as Report['results']
  await insertTexts(db, id, searchedTexts(stored, passages, quotedTexts(stored)))
  return id
}

/** Its quotes count as seen. */
const quotedTexts = ({ evidence }: Report['results']): ReadonlyMap<string, string> =>
  new Map(
    [
      ...Map.groupBy(
        evidence.flatMap(({ quotes }) => quotes),
        ({ page }) => page,
      ),
    ].map(([page, own]) => [page, own.map(({ text }) => text).join(' ')]),
  )

const page = (texts: string[]): Passage[] =>
  texts.map((text, position) => ({ pageUrl: 'https://www.tallymoor.example/', position, text }))
const ask = async (analysisId: string, message: string, said: string[] = []) =>
  (await findGrounding(db, { analysisId, message, turns: said.map((content) => ({ role: 'user', content })) }))!
const firstPassages = async (id: string, message: string) =>
  (await ask(id, message)).passages
    .slice(0, 5)
    .map(({ text }) => text)
    .join('\n')

test('an analysis that there is not has no grounding', async () => {
  assert.equal(await findGrounding(db, { analysisId: 'anl_none', message: 'Who is it for?', turns: [] }), null)
})

test('an analysis that failed has no grounding', async () => {
  const id = await completedAnalysis({ deps }, account, { end: 'failed' })
  assert.equal(await findGrounding(db, { analysisId: id, message: 'Who is it for?', turns: [] }), null)
})

test('another form of a word is found in German', async () => {
  const id = await store(
    page(['Wir reparieren alte Uhren in unserer Werkstatt.', 'Der Eintritt in den Garten ist frei.']),
  )
  assert.match(await firstPassages(id, 'Reparieren sie auch eine Uhr?'), /^Wir reparieren/)
})

test('a word of Japanese is found within a sentence', async () => {
  const id = await store(page(['当店は毎朝パンを焼いています。', '駐車場は店の裏にあります。']))
  assert.equal(await firstPassages(id, '駐車場はありますか'), '駐車場は店の裏にあります。')
})

test('a word of Thai is found within a sentence', async () => {
  const id = await store(page(['เราขายกาแฟคั่วสดทุกวัน', 'โรงแรมของเราอยู่ใกล้ทะเล']))
  assert.equal(await firstPassages(id, 'มีกาแฟไหม'), 'เราขายกาแฟคั่วสดทุกวัน')
})

test('a question in English finds opening hours on a German website', async () => {
  const id = await store(page(['Unser Laden steht am Markt.', 'Öffnungszeiten: Montag bis Freitag, 9 bis 18 Uhr.']))
  assert.match(await firstPassages(id, 'What are the opening hours?'), /^Öffnungszeiten/)
})

test('a question in English finds prices on a Japanese website', async () => {
  assert.match(await firstPassages(await analysisOf('aoshiogama'), 'What does it cost?'), /円|¥|価格|料金/)
})

test('a question in English finds the telephone of an Arabic website by its form', async () => {
  const id = await store(page(['نحن نصنع الأثاث الخشبي في ورشتنا القديمة.', 'للتواصل معنا: +966 50 555 0100']))
  assert.match(await firstPassages(id, 'What is the phone number?'), /^للتواصل/)
})

test('a name is found without its accents', async () => {
  const id = await store(page(['Der Gründer heißt Jürgen Öttl.', 'Die Firma baut Boote aus Holz.']))
  assert.match(await firstPassages(id, 'Was macht Jurgen Ottl?'), /^Der Gründer/)
})

test('a question about a section finds the claims of that section', async () => {
  const { claims } = await ask(await analysisOf('tallymoor'), 'Für wen ist das gedacht?')
  assert.equal(claims[0]?.section, 'personas')
})

test('a question that goes on is read with what was asked before', async () => {
  const id = await store(
    page(['The oak table costs 400 euros.', 'The glass lamp costs 90 euros.', 'We are open daily.']),
  )
  const { passages } = await ask(id, 'And the price?', ['Tell me about the lamp.'])
  assert.equal(passages[0]?.text, 'The glass lamp costs 90 euros.')
})

test('a text that several pages repeat is found once', async () => {
  const text = 'Free delivery in all of Norway.'
  const id = await store(['/', '/shop', '/about'].map((pageUrl) => ({ pageUrl, position: 0, text })))
  assert.equal((await ask(id, 'Is delivery free?')).passages.length, 1)
})

test('passages are found verbatim', async () => {
  const text = '  Ünser “Brot”—täglich frisch\u00a0gebacken! '
  const id = await store(page([text]))
  assert.equal((await ask(id, 'Brot')).passages[0]?.text, text)
})

test('a common question finds no more than 40 claims and 20 passages', async () => {
  const id = await store(page(Array.from({ length: 60 }, (_, at) => `The price of number ${at} is ${at} euros.`)))
  const { claims, passages } = await ask(
    id,
    'price audience strengths colors strategy headline trust search social theme',
  )
  assert.deepEqual([claims.length, passages.length], [40, 20])
})

test('stop words alone find nothing', async () => {
  const id = await store(page(['What is it and who is it for?']))
  assert.deepEqual((await ask(id, 'what is the')).passages, [])
})

test('whatever is asked is data', async () => {
  const id = await analysisOf('tallymoor')
  const signs = fc.string({ unit: fc.constantFrom(...'\'"&|!<->():*\\$%_;-- a٣ü犬ก\ud83d\ude00\0'.split('')) })
  const message = fc.oneof(fc.string({ unit: 'binary', maxLength: 2_000 }), signs, fc.constant('x'.repeat(5_000)))
  await fc.assert(
    fc.asyncProperty(message, async (asked) => assert.ok(await ask(id, asked))),
    { numRuns: 300 },
  )
})

/** As the version before wrote it. */
async function earlierAnalysis(): Promise<string> {
  const id = await completedAnalysis({ deps }, account)
  const texts = ['Unsere Gärten sind ganzjährig geöffnet.', 'Die Gärtnerei liefert junge Bäume nach Hause.']
  await db
    .insertInto('passage')
    .values(texts.map((text, position) => ({ analysis_id: id, page_url: 'https://a.example/', position, text })))
    .execute()
  return id
}

test('an analysis from before is indexed by the first question', async () => {
  const id = await earlierAnalysis()
  assert.match(await firstPassages(id, 'Liefern Sie einen Baum?'), /^Die Gärtnerei/)
})

test('questions at once index an analysis from before once', async () => {
  const id = await earlierAnalysis()
  const found = await Promise.all(['Baum', 'Bäume', 'Garten'].map((message) => ask(id, message)))
  assert.deepEqual(
    found.map(({ passages }) => passages.length > 0),
    [true, true, true],
  )
})

test('an analysis that a version without blocks indexed gets them by the first question', async () => {
  const id = await store(page(['Wir reparieren alte Uhren.', 'Der Eintritt ist frei.']))
  await db.deleteFrom('text_block').where('analysis_id', '=', id).execute()
  await sql`update text_index set blocks = null, words = null where analysis_id = ${id}`.execute(db)
  assert.match(await firstPassages(id, 'Reparieren sie auch eine Uhr?'), /^Wir reparieren/)
})

test('a text is found among many, whatever stands in it', async () => {
  const texts = Array.from(
    { length: 700 },
    (_, at) => `Room ${at} has a view, at c:\\rooms\\${at} or www.a.example/it's'${at}.`,
  )
  const id = await store(page([...texts, 'The cellar is for storage.']))
  assert.equal(await firstPassages(id, 'What is in the cellar?'), 'The cellar is for storage.')
})

test('the beginning of a word is found where an analysis has too many for one list', async () => {
  const id = await store(page(['当店は毎朝パンを焼いています。', '駐車場は店の裏にあります。']))
  await sql`update text_index set words = null where analysis_id = ${id}`.execute(db)
  assert.equal(await firstPassages(id, '裏'), '駐車場は店の裏にあります。')
})

/** Whatever each text has of a term, by Postgres's own search of it. */
async function plainlyFound(id: string, kind: 'passage' | 'claim', terms: readonly GroupedTerm[]): Promise<number[]> {
  const from =
    kind === 'passage' ? sql`select id, config, search from passage` : sql`select position, null, search from claim`
  const { rows } = await sql<{ id: string }>`
    with given as (
      select config, case when is_prefix then to_tsquery(config::regconfig, quote_literal(text) || ':*')
        else phraseto_tsquery(config::regconfig, text) end as query
      from unnest(
        ${terms.map(({ config }) => config)}::text[], ${terms.map(({ text }) => text)}::text[],
        ${terms.map(({ isPrefix }) => isPrefix)}::boolean[]) as given (config, text, is_prefix)
    ), texts (id, config, search) as (${from} where analysis_id = ${id})
    select distinct id from texts join given on coalesce(texts.config, given.config) = given.config and search @@ query
    order by id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

test('blocks find what a search of each text finds', async () => {
  const samples = ['tallymoor', 'quendelrauch', 'aoshiogama', 'mihbara']
  const texts = [
    'per month',
    'state-of-the-art follow-up',
    'very very',
    'Öffnungszeiten',
    'hello@tallymoor.example',
    'https://www.tallymoor.example/pricing',
    '燻製',
    'الأسعار',
    'in der Stadt',
    'a',
    '24/7',
  ]
  for (const id of await Promise.all(samples.map(analysisOf))) {
    const terms = texts.flatMap((text) =>
      ['english', 'german', 'arabic', 'simple'].flatMap((config) => [
        { group: 0, config, text, isPrefix: false },
        ...(/^\p{L}+$/u.test(text) ? [{ group: 0, config, text, isPrefix: true }] : []),
      ]),
    )
    for (const term of terms) {
      const found = await findTexts(db, {
        analysisId: id,
        terms: [term],
        groups: [{ words: [], sections: [], weight: 1 }],
        kinds: (['passage', 'claim'] as const).map((kind) => ({ kind, total: 10_000, limit: 10_000 })),
      })
      for (const kind of ['passage', 'claim'] as const) {
        const plain = await plainlyFound(id, kind, [term])
        assert.deepEqual(
          found[kind].toSorted((a, b) => a - b),
          plain,
          `${kind} ${JSON.stringify(term)}`,
        )
      }
    }
  }
})

test('what is found by goes with its analysis', async () => {
  const id = await store(page(['Wir reparieren alte Uhren.']))
  await db.deleteFrom('analysis').where('id', '=', id).execute()
  const left = await db.selectFrom('text_block').select('number').where('analysis_id', '=', id).execute()
  assert.deepEqual(left, [])
})
