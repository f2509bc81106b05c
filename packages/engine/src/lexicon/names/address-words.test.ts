import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { countryEntries, countryWords, postalCodes, streetEntries, streetIn, streetWords } from './address-words.ts'

test('every street word and country name is found', () => {
  assert.deepEqual(
    [...phrasesNotFound(streetWords, streetEntries()), ...phrasesNotFound(countryWords, countryEntries)],
    [],
  )
})

test('no name stands for two countries', () => {
  assert.deepEqual(phrasesUnderTwoTags(countryEntries), [])
})

test('streets with a number are found in many languages', () => {
  const missed = [
    'Hauptstraße 12a, 10115 Berlin',
    'Am Alten Markt 3',
    '12 rue de la Paix',
    '1600 Pennsylvania Avenue',
    'Calle de Alcalá, 45',
    'Via Roma 12',
    'Rua Augusta, 1500',
    'Keizersgracht 123',
    'Drottninggatan 5',
    'Vesterbrogade 10',
    'Mannerheimintie 4',
    'ul. Nowy Świat 15',
    'Kossuth Lajos utca 5',
    'Bağdat Caddesi No: 12',
    'ул. Тверская, д. 7',
    'вул. Хрещатик, 22',
    'Λεωφόρος Συγγρού 100',
    'רחוב הרצל 10',
    'شارع الملك فهد',
    '東京都港区芝公園4丁目2',
    '上海市南京西路1266号',
    '테헤란로 152',
  ].filter((address) => streetIn(address) === null)
  assert.deepEqual(missed, [])
})

test('plain sentences hold no street', () => {
  assert.equal(streetIn('We have helped 300 teams since 2012 in many ways.'), null)
  assert.equal(streetIn('Unsere Brote sind gut.'), null)
})

test('postal codes are found in the form of their country', () => {
  const codes = {
    GB: 'London SW1A 1AA',
    NL: '1012 AB Amsterdam',
    PL: '00-950 Warszawa',
    JP: '〒105-0011',
    US: 'New York, NY 10001',
    CA: 'K1A 0B1',
    PT: '1100-148 Lisboa',
  }
  for (const [country, text] of Object.entries(codes)) assert.match(text, postalCodes[country]!, country)
})

test('looking for addresses completes on pathological texts', () => {
  for (const text of [...pathologicalTexts, 'ab '.repeat(33_000), '1 a '.repeat(25_000), 'via a '.repeat(16_000)]) {
    streetIn(text)
    countryWords.match(text)
    streetWords.match(text)
    for (const pattern of Object.values(postalCodes)) pattern.test(text)
  }
})
