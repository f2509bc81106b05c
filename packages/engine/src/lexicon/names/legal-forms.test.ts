import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../list-checks.ts'
import { companyIn } from './legal-forms.ts'

const companies: [line: string, company: string | null][] = [
  ['© 2026 Oaken Kitchens LLC. All rights reserved.', 'Oaken Kitchens LLC'],
  ['Copyright © 2016 Ash Data, Inc. All rights reserved.', 'Ash Data, Inc.'],
  ['This website is operated by Oaken Kitchens Ltd, registered in England', 'Oaken Kitchens Ltd'],
  ['Oaken Pty Ltd ABN 1', 'Oaken Pty Ltd'],
  ['© 2019-2024 oaken.com Ltd.', 'oaken.com Ltd.'],
  ['Angaben gemäß § 5 DDG: Eiche GmbH & Co. KG', 'Eiche GmbH & Co. KG'],
  ['© Copyright 2024 by Müller & Söhne OHG', 'Müller & Söhne OHG'],
  ['Eiche UG (haftungsbeschränkt)', 'Eiche UG (haftungsbeschränkt)'],
  ['Turnverein Eiche e.V.', 'Turnverein Eiche e.V.'],
  ['Éditeur : Chêne SARL', 'Chêne SARL'],
  ['Copyright © 2024 Chêne SAS - Tous droits réservés', 'Chêne SAS'],
  ['Titular: Roble Cocinas, S.L.', 'Roble Cocinas, S.L.'],
  ['Roble S.A. de C.V.', 'Roble S.A. de C.V.'],
  ['Quercia S.r.l. - P.IVA 123', 'Quercia S.r.l.'],
  ['Carvalho Móveis Ltda.', 'Carvalho Móveis Ltda.'],
  ['Eik Keukens B.V.', 'Eik Keukens B.V.'],
  ['Ek Kök AB (publ)', 'Ek Kök AB (publ)'],
  ['Eg Køkkener A/S', 'Eg Køkkener A/S'],
  ['Eik Kjøkken AS – Org.nr 123', 'Eik Kjøkken AS'],
  ['Tammi Keittiöt Oy', 'Tammi Keittiöt Oy'],
  ['© 2024 Dąb Sp. z o.o.', 'Dąb Sp. z o.o.'],
  ['Dub s.r.o., Praha', 'Dub s.r.o.'],
  ['Tölgy Konyha Kft.', 'Tölgy Konyha Kft.'],
  ['Meşe Mobilya San. ve Tic. Ltd. Şti.', 'Meşe Mobilya San. ve Tic. Ltd. Şti.'],
  ['ООО «Дубрава», ИНН 123', 'ООО «Дубрава»'],
  ['ИП Иванов Иван Иванович', 'ИП Иванов Иван Иванович'],
  ['会社名 株式会社オーク', '株式会社オーク'],
  ['オーク株式会社', 'オーク株式会社'],
  ['橡木家具有限公司 版权所有', '橡木家具有限公司'],
  ['주식회사 참나무', '주식회사 참나무'],
  ['(주)참나무', '(주)참나무'],
  ['شركة البلوط ذ.م.م', 'شركة البلوط ذ.م.م'],
  ['בלוטים בע"מ', 'בלוטים בע"מ'],
  ['© 2020 Oaken', null],
  ['We work as a team', null],
  ['The Limited edition', null],
  ['Grand Rapids, MI USA', null],
  ['株式会社', null],
]
for (const [line, company] of companies) {
  test(`“${line}” names ${company ?? 'no company'}`, () => assert.equal(companyIn(line), company))
}

test('lines of repeated forms and names are read in linear time', () => {
  const before = process.cpuUsage().user
  for (const text of pathologicalTexts) companyIn(text)
  for (const text of ['GmbH ', 'A. ', 'A & ', '株式会社', 'ООО ', '(', 'S.A. '])
    companyIn(text.repeat(400 / text.length))
  assert.ok(process.cpuUsage().user - before < 1_000_000)
})
