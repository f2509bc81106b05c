import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysAgo } from '../../lexicon/dates/relative-date-words.ts'
import { type DateOrder, dateInUrl, dateOrder, writtenDate } from './written-dates.ts'

const written: [text: string, language: string, date: string | null][] = [
  ['May 17, 2016', 'en', '2016-05-17'],
  ['Posted on March 3rd, 2021 by Bo', 'en', '2021-03-03'],
  ['Tue, 12 Mar 2024 23:59:00 -0800', 'en', '2024-03-12'],
  ['2024-05-12T09:30:00+09:00', 'en', '2024-05-12'],
  ['12. Mai 2024', 'de', '2024-05-12'],
  ['2. Jänner 2024', 'de', '2024-01-02'],
  ['1er août 2023', 'fr', '2023-08-01'],
  ['12 de mayo de 2024', 'es', '2024-05-12'],
  ['5 febbraio 2024', 'it', '2024-02-05'],
  ['12 de maio de 2024', 'pt', '2024-05-12'],
  ['3 september 2024', 'nl', '2024-09-03'],
  ['den 5 februari 2024', 'sv', '2024-02-05'],
  ['5. desember 2024', 'no', '2024-12-05'],
  ['5. maaliskuuta 2024', 'fi', '2024-03-05'],
  ['12 maja 2024', 'pl', '2024-05-12'],
  ['3 listopada 2024', 'pl', '2024-11-03'],
  ['3. listopada 2024', 'hr', '2024-10-03'],
  ['1. května 2024', 'cs', '2024-05-01'],
  ['12 Ağustos 2024', 'tr', '2024-08-12'],
  ['2 марта 2024 г.', 'ru', '2024-03-02'],
  ['2 травня 2024', 'uk', '2024-05-02'],
  ['12 Μαΐου 2024', 'el', '2024-05-12'],
  ['2024. május 12.', 'hu', '2024-05-12'],
  ['2024 m. gegužės 12 d.', 'lt', '2024-05-12'],
  ['12 ביולי 2024', 'he', '2024-07-12'],
  ['١٢ مايو ٢٠٢٤', 'ar', '2024-05-12'],
  ['12 كانون الثاني 2024', 'ar', '2024-01-12'],
  ['2024年5月12日', 'ja', '2024-05-12'],
  ['令和6年5月12日', 'ja', '2024-05-12'],
  ['2024/05/12', 'zh', '2024-05-12'],
  ['民國113年5月12日', 'zh', '2024-05-12'],
  ['2024년 5월 12일', 'ko', '2024-05-12'],
  ['2024. 5. 12.', 'ko', '2024-05-12'],
  ['12 พฤษภาคม 2567', 'th', '2024-05-12'],
  ['12 tháng 5, 2024', 'vi', '2024-05-12'],
  ['12.05.24', 'de', '2024-05-12'],
  ['30 February 2024', 'en', null],
  ['May 2024', 'en', null],
  ['12 May', 'en', null],
  ['Room 12, 34 beds, 2024', 'en', null],
  ['since 2019', 'en', null],
]
for (const [text, language, date] of written) {
  test(`“${text}” (${language}) is ${date ?? 'no date'}`, () => {
    assert.equal(writtenDate(text, { language, order: 'day first' }), date)
  })
}

const nearDates: [text: string, order: DateOrder, date: string | null][] = [
  ['12 May 1990', 'day first', '1990-05-12'],
  ['12 May 1989', 'day first', null],
  ['12 May 2100', 'day first', '2100-05-12'],
  ['12 May 2101', 'day first', null],
  ['12 พฤษภาคม 2533', 'day first', '1990-05-12'],
  ['12 พฤษภาคม 2532', 'day first', null],
  ['12 พฤษภาคม 2643', 'day first', '2100-05-12'],
  ['12 พฤษภาคม 2644', 'day first', null],
  ['令和2024年5月12日', 'day first', '2024-05-12'],
  ['112 May 2024', 'day first', null],
  ['May 123, 2024', 'day first', null],
  ['12 May 24', 'day first', null],
  ['12.05/2024', 'day first', null],
  ['12 05 2024', 'day first', null],
  ['12.05.202', 'day first', null],
  ['12-05-24', 'day first', null],
  ['2024-05-123', 'day first', null],
  ['2024-13-01', 'day first', null],
  ['05/13/2024', 'day first', '2024-05-13'],
  ['05/12/2024', 'day first', '2024-12-05'],
  ['13/05/2024', 'month first', '2024-05-13'],
  ['12/05/2024', 'month first', '2024-12-05'],
  ['05.12.2024', 'month first', '2024-12-05'],
]
for (const [text, order, date] of nearDates) {
  test(`“${text}”, ${order}, is ${date ?? 'no date'}`, () => {
    assert.equal(writtenDate(text, { language: 'en', order }), date)
  })
}

test('a date is read in the first 400 characters, among 200 words and marks', () => {
  const after = (text: string) => writtenDate(`${text}12 May 2024`, { language: 'en', order: 'day first' })
  assert.equal(after(' '.repeat(389)), '2024-05-12')
  assert.equal(after(' '.repeat(390)), null)
  assert.equal(after('!'.repeat(197)), '2024-05-12')
  assert.equal(after('!'.repeat(198)), null)
})

test('a month of another language than the page’s is read, too', () => {
  assert.equal(writtenDate('12 septembre 2024', { language: 'en', order: 'day first' }), '2024-09-12')
})

test('two numbers that may both be the day are read in the order of the page', () => {
  assert.equal(writtenDate('03/04/2024', { language: 'en', order: 'day first' }), '2024-04-03')
  assert.equal(writtenDate('03/04/2024', { language: 'en', order: 'month first' }), '2024-03-04')
})

test('a page’s own unmistakable dates settle its order', () => {
  assert.equal(dateOrder('Updated 28/02/2024', 'en', 'en-US'), 'day first')
  assert.equal(dateOrder('Updated 02/28/2024', 'fr', null), 'month first')
})

test('without them, American English alone puts the month first', () => {
  assert.equal(dateOrder('', 'en', 'en-US'), 'month first')
  assert.equal(dateOrder('', 'en', 'en-GB'), 'day first')
  assert.equal(dateOrder('', 'es', null), 'day first')
})

test('a URL may carry the day', () => {
  assert.equal(dateInUrl('https://acme.example/news/2024/05/12/opening'), '2024-05-12')
  assert.equal(dateInUrl('https://acme.example/2024-05-12-opening.html'), '2024-05-12')
  assert.equal(dateInUrl('https://acme.example/2024/05/opening'), null)
})

const past: [string, string, number | null][] = [
  ['3 days ago', 'en', 3],
  ['yesterday', 'en', 1],
  ['vor 3 Tagen', 'de', 3],
  ['gestern', 'de', 1],
  ['il y a 5 jours', 'fr', 5],
  ['hace 2 horas', 'es', 0],
  ['3 giorni fa', 'it', 3],
  ['há 3 dias', 'pt', 3],
  ['3 dagen geleden', 'nl', 3],
  ['för 3 dagar sedan', 'sv', 3],
  ['5 dni temu', 'pl', 5],
  ['3 gün önce', 'tr', 3],
  ['3 дня назад', 'ru', 3],
  ['منذ 3 أيام', 'ar', 3],
  ['3日前', 'ja', 3],
  ['3天前', 'zh', 3],
  ['4일 전', 'ko', 4],
  ['2 weeks ago', 'en', null],
  ['open 3 days', 'en', null],
  ['2 days ago', 'de', 2],
]
for (const [text, language, days] of past) {
  test(`“${text}” is ${days === null ? 'no day' : `${days} days ago`} in ${language}`, () =>
    assert.equal(daysAgo(text, language), days))
}

test('long runs of numbers, marks and words cost no more than their beginning', () => {
  const before = process.cpuUsage().user
  for (const text of ['1'.repeat(100_000), '1/'.repeat(50_000), '1 de '.repeat(20_000), ' '.repeat(100_000)]) {
    writtenDate(text, { language: 'en', order: 'day first' })
    dateOrder(text, 'en', null)
    daysAgo(text, 'en')
  }
  assert.ok(process.cpuUsage().user - before < 1_000_000)
})
