import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announcesPhone, isLocalPhone, isPhone, latinDigits, phonesIn } from './phone-numbers.ts'

const whole: [text: string, isNumber: boolean][] = [
  ['030 123 456 78', true],
  ['+49 (0)30 1234-5678', true],
  ['(503) 287-0142', true],
  ['01.42.68.53.00', true],
  ['+1 503 555 0142 ext. 12', true],
  ['030 1234567, Durchwahl 12', true],
  ['8 495 123-45-67 доб. 4', true],
  ['٠٦ ٢٠٠ ٠١٤٢', true],
  ['０３ １２３４ ５６７８', true],
  ['123456', true],
  ['12345', false],
  ['1234567890123456', true],
  ['12345678901234567', false],
  ['2024-05-12', false],
  ['12.05.2024', false],
  ['12/05/2024', false],
  ['2019 – 2024', false],
  ['Room 123456', false],
  ['(503) 555-0142', false],
  ['+1 503 555 0142', false],
  ['98555 50142', true],
  ['0212 555 12 34', true],
  ['(000) 000-0000', false],
  ['03-0000-0000', false],
  ['123-456-7890', false],
  ['+34 123 456 789', false],
  ['0800 123 456', true],
  ['030 12345670', true],
  ['030 1234567 Berlin', false],
  [`030 1234567${' '.repeat(50)}`, false],
]
for (const [text, isNumber] of whole) {
  test(`“${text.trim()}” is ${isNumber ? 'a' : 'no'} phone number (${text.length} characters)`, () => {
    assert.equal(isPhone(text), isNumber)
  })
}

test('digits of three other scripts are read, and nothing else is changed', () => {
  assert.equal(latinDigits('٠٩ · ۰۹ · ０９ · ab'), '09 · 09 · 09 · ab')
})

const announcing: [line: string, isAnnouncement: boolean][] = [
  ['Telefon:', true],
  ['Tel.', true],
  ['Phone number', true],
  ['Fax', true],
  ['電話', true],
  ['Τηλ.', true],
  ['Telefon und Fax der Werkstatt', false],
  ['Telefonieren', false],
  ['Call us today', false],
]
for (const [line, isAnnouncement] of announcing) {
  test(`“${line}” ${isAnnouncement ? 'announces' : 'does not announce'} the number in the next line`, () => {
    assert.equal(announcesPhone(line), isAnnouncement)
  })
}

const shown: [line: string, numbers: string[]][] = [
  ['Tel. 030 1234567 or Mobile 0171 2345678', ['030 1234567', '0171 2345678']],
  ['Tel: 030 1234567, Fax: 030 1234568', ['030 1234567']],
  ['Fax +49 30 1234568', []],
  ['Tel./Fax 030 1234567', ['030 1234567']],
  ['Phone (office) 030 1234567', ['030 1234567']],
  ['Phone & WhatsApp: 030 1234567', ['030 1234567']],
  ['(+49 30 1234567)', ['+49 30 1234567']],
  ['Call 030 1234567 (9 to 5)', ['030 1234567']],
  ['请拨打热线400-123-4567', ['400-123-4567']],
  ['030 1234567', []],
  ['Hotels 030 1234567', []],
  ['Tel. 12345', []],
  ['Tel. 2024-05-12', []],
  ['+49 30 1234567, Tel. +49 30 1234567', ['+49 30 1234567']],
]
for (const [line, numbers] of shown) {
  test(`“${line}” shows ${numbers.length === 0 ? 'no phone number' : numbers.join(' and ')}`, () => {
    assert.deepEqual(phonesIn(line), numbers)
  })
}

test('a number alone in its line is one as people of one country write it; a number of a register is none', () => {
  for (const line of ['08 123 45 67', '(0131) 460-718', '04-6712345', '01382 46075'])
    assert.ok(isLocalPhone(line), line)
  for (const line of ['01382460758', '12 345 67 89', '0123', '01.02.2026', '0-3 years', 'Room 08 123 45 67'])
    assert.ok(!isLocalPhone(line), line)
})
