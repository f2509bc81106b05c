import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellingNumbers } from './telling-numbers.ts'

const telling: [text: string, language: string, found: string[]][] = [
  ['98 % of our members stay', 'en', ['98 %']],
  ['3x faster than before', 'en', ['3x']],
  ['Über 12.000 Kunden', 'de', ['12.000 Kunden']],
  ['Plus de 2 millions de repas', 'fr', ['2 millions']],
  ['20 years of glass', 'en', ['20 years']],
  ['50年の歴史', 'ja', ['50年']],
  ['300家企业的选择', 'zh', ['300家']],
  ['고객 1,200명', 'ko', ['1,200명']],
  ['Más de 40 por ciento', 'es', ['40 por ciento']],
  ['15 тыс. посетителей', 'ru', ['15 тыс']],
  ['30 kitchens and 4 workshops', 'en', ['30 kitchens', '4 workshops']],
  ['2024% growth', 'en', ['2024%']],
  ['1899 visitors', 'en', ['1899 visitors']],
  ['2100 visitors', 'en', ['2100 visitors']],
  ['123456 visitors', 'en', ['123456 visitors']],
  ['1,234,567 visitors', 'en', ['1,234,567 visitors']],
  ['5k members', 'en', ['5k']],
  ['40+ kitchens', 'en', ['40+']],
  ['Kitchens 40+', 'en', ['40+']],
  ['We serve 40 kitchens', 'en', ['40 kitchens']],
  ['It is 3. Kitchens love it, and 40 chefs', 'en', ['40 chefs']],
  ['100) kitchens', 'en', []],
  ['In Q3, 40 chefs came', 'en', ['40 chefs']],
  ['step by 40 chefs', 'en', ['40 chefs']],
  ['May be 40 chefs', 'en', ['40 chefs']],
]
for (const [text, language, found] of telling) {
  test(`“${text}” tells ${found.join(' and ') || 'nothing'}`, () =>
    assert.deepEqual(tellingNumbers(text, language), found))
}

const nothing: [what: string, text: string, language?: string][] = [
  ['a day before its month', 'The yard opens on 12 March for all'],
  ['a day behind its month', 'From March 12 chefs cook outside'],
  ['a German day', 'Ab 12 März wird gebaut', 'de'],
  ['a year', 'since 2019 we bake'],
  ['versions', 'Debian 11+, Ubuntu 20.04+, RHEL 8+'],
  ['versions in brackets', 'Windows 10 (1903+), Server 2019+.'],
  ['a counter at rest', '0+ projects'],
  ['a counter at rest in German', '0 Projekte', 'de'],
  ['a French date', 'le 12 mars nous ouvrons', 'fr'],
  ['a Spanish date', 'el 12 de mayo abrimos', 'es'],
  ['a date with an ordinal', 'on the 3rd of May we close'],
  ['a German date', 'am 3. Mai sind wir da', 'de'],
  ['a time', 'open at 9 am'],
  ['a price before its sign', 'from 40 € a night'],
  ['a price behind its sign', 'only $40 nights'],
  ['a telephone number', 'call +44 113 496 0999 now'],
  ['eight digits', 'order 12345678 things'],
  ['a name of a standard', 'ISO 9001 audits'],
  ['a version', 'v2 engines'],
  ['a part of a word', 'B2B shops'],
  ['a step', 'Step 3 bake the bread'],
  ['a German step', 'Schritt 2 Teig ruhen lassen', 'de'],
  ['a number of a list', '1. Mix the dough'],
  ['a leading zero', '07 rooms'],
  ['a number before “and”', 'between 3 and more'],
  ['no digits', 'three kitchens'],
  ['the first year of a century', '1900 visitors'],
  ['the last year of a century', '2099 visitors'],
  ['seven digits', 'order 1234567 things'],
  ['digits in brackets', '(40 chefs)'],
  ['a month before', 'en mayo 12 personas', 'es'],
  ['a time of two digits', 'open at 10am chefs'],
  ['a list of two digits', '12. Kitchens'],
  ['a list with a bracket', '1) Kitchens'],
  ['a name in capitals', 'PHP 8 servers'],
  ['a number after a dash', 'COVID-19 cases'],
  ['a unit of letters', '40kg flour'],
]
for (const [what, text, language = 'en'] of nothing) {
  test(`${what} tells nothing: “${text}”`, () => assert.deepEqual(tellingNumbers(text, language), []))
}

test('only the beginning of a long text is read', () => {
  const filler = 'bread '.repeat(98)
  assert.deepEqual(tellingNumbers(`${filler}90 %`, 'en'), ['90 %'])
  assert.deepEqual(tellingNumbers(`${filler}and more of it 90 %`, 'en'), [])
})
