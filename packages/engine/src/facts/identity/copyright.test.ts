import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { copyright } from './copyright.ts'

const yearOn = (html: string) => copyright(siteOfPages({ '/': html }))?.value.year ?? null

const lines: [string, number | null][] = [
  ['© 2019–2024 Quillmere Ltd.', 2024],
  ['(c) Quillmere, 2023', 2023],
  ['Copyright 2022 by Quillmere', 2022],
  ['Alle Rechte vorbehalten 2021', 2021],
  ['Все права защищены, 2020', 2020],
  ['版权所有 2018', 2018],
  ['© Quillmere', null],
  ['Since 2019 we throw pots', null],
  ['© 2099 Quillmere', null],
  ['© 1.2024.555', 2024],
]

for (const [line, year] of lines) {
  test(`“${line}” names ${year ?? 'no year'}`, () => assert.equal(yearOn(`<footer><p>${line}</p></footer>`), year))
}

test('of several lines the latest year counts, and is quoted', () => {
  const site = siteOfPages({ '/': '<p>© 2019 Old</p>', '/new': '<p>© <b>2025</b> Quillmere</p>' })
  const found = copyright(site)
  assert.equal(found?.value.year, 2025)
  assert.deepEqual(
    found?.quotes.map(({ text }) => text),
    ['© 2025 Quillmere'],
  )
})

const notices: [line: string, quote: string][] = [
  ['© 2019–2024 Quillmere Ltd.', '© 2019–2024 Quillmere Ltd.'],
  ['Home | © 2024 Quillmere · VAT number to come', '© 2024 Quillmere'],
  ['Copyright © 2023 design by Hale', 'Copyright © 2023'],
  ['© 2022 Tonwerk | Webdesign von Hale', '© 2022 Tonwerk'],
  ['© Quillmere 2021. All rights reserved.', '© Quillmere 2021. All rights reserved.'],
]
for (const [line, quote] of notices) {
  test(`of “${line}” the notice is quoted`, () =>
    assert.deepEqual(
      copyright(siteOfPages({ '/': `<footer><p>${line}</p></footer>` }))?.quotes.map(({ text }) => text),
      [quote],
    ))
}

test('pathological text is read in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) yearOn(`<p>© 2024 ${text}</p>`)
  })
})
