import { literalPattern } from '../literal-pattern.ts'
import { latinPhrases, otherPhrases } from './legal-form-labels.ts'

/** Forms of companies as they follow a name, by country; a space stands for any, a full stop at the end may be missing. */
const after = `
  GmbH & Co. KGaA|GmbH & Co. KG|GmbH & Co.KG|GmbH & Co. OHG|AG & Co. KGaA|AG & Co. KG|SE & Co. KGaA|SE & Co. KG|UG & Co. KG|UG (haftungsbeschränkt) & Co. KG
  UG (haftungsbeschränkt)|UG haftungsbeschränkt|gGmbH|gUG|GmbH|mbH|AG|KGaA|KG|OHG|oHG|GbR|e. V.|e.V.|eV|e. K.|e.K.|e.Kfm.|e.Kfr.|e. G.|eG|e.U.|PartG mbB|PartGmbB|PartG|OG|SE|Gen.m.b.H.|Ges.m.b.H.|Gesellschaft mit beschränkter Haftung|Aktiengesellschaft
  Pty. Ltd.|Pty Ltd.|Pty Limited|Pvt. Ltd.|Pvt Ltd.|Private Limited|Pte. Ltd.|Pte Ltd.|Sdn. Bhd.|Sdn Bhd|Co., Ltd.|Co. Ltd.|Co.,Ltd.|Company Limited|Limited Company|Public Limited Company|Limited|Ltd.|PLC|plc|LLP|LLLP|PLLC|L.L.C.|LLC|L.P.|Incorporated|Inc.|INC.|Corporation|Corp.|P.C.|CIC|C.I.C.|DAC|W.L.L.|WLL|FZ-LLC|FZ LLC|FZCO|FZE|DMCC
  S.A.R.L.|SARL|S.à r.l.|S.à.r.l.|Sàrl|SàRL|SASU|S.A.S.U.|S.A.S.|SAS|EURL|E.U.R.L.|SCOP|SCIC|SNC|S.N.C.|SCI|SELARL|S.C.S.|ASBL|asbl|A.S.B.L.
  S.A. de C.V.|SA de CV|S.A.P.I. de C.V.|SAPI de CV|S. de R.L. de C.V.|S de RL de CV|S.L.U.|SLU|S.L.L.|S.L.P.|SLP|S.L.|SL|S.A.U.|SAU|S.A.C.|SAC|S.A.|SA|S.C.|SpA|E.I.R.L.|EIRL|Sociedad Limitada|Sociedad Anónima|C.A.|S. Coop.
  S.r.l.s.|S.r.l.|s.r.l.|Srls|Srl|SRLS|SRL|S.R.L.|S.p.A.|s.p.a.|S.P.A.|SPA|S.a.s.|s.a.s.|S.n.c.|s.n.c.|Soc. Coop.|Società Cooperativa|S.s.d. a r.l.|SSD a r.l.|A.S.D.|ASD
  LTDA - ME|Ltda. - ME|LTDA.|LTDA|Ltda.|Lda.|LDA|Unipessoal Lda.|Unipessoal, Lda.|EIRELI|S/A|S.A|MEI
  B.V.|BV|N.V.|NV|V.O.F.|VOF|C.V.|BVBA|CVBA|VZW|vzw|B.V.B.A.|Coöperatie U.A.
  AB (publ)|Aktiebolag|AB|A/S|ApS|IVS|I/S|K/S|P/S|AMBA|A.m.b.a.|ASA|AS|ANS|ENK|Oyj|Oy Ab|Oy|Osk|Ky|Tmi|ehf.|hf.
  Sp. z o.o. Sp. k.|sp. z o.o. sp. k.|Sp. z o.o. S.K.A.|Sp. z o.o.|Sp. z o. o.|sp. z o.o.|sp. z o. o.|Sp z o.o.|SP. Z O.O.|Spółka z o.o.|S.K.A.|P.S.A.|sp.j.|Sp.j.|sp. j.|sp. k.|Sp.k.|s.c.|Spółka z ograniczoną odpowiedzialnością
  spol. s r.o.|spol. s r. o.|, s.r.o.|s.r.o.|s. r. o.|a.s.|a. s.|v.o.s.|k.s.|z.s.|z. s.|o.p.s.|z. ú.
  Kft.|Zrt.|Nyrt.|Bt.|Korlátolt Felelősségű Társaság
  d.o.o.|d. o. o.|j.d.o.o.|d.d.|d.n.o.|s.p.|DOO|D.O.O.|EOOD|OOD|EAD|ЕООД|ООД|ЕАД|АД|ЕТ|S.R.L|P.F.A.|PFA
  San. ve Tic. Ltd. Şti.|San. ve Tic. A.Ş.|San. Tic. Ltd. Şti.|Tic. Ltd. Şti.|Ltd. Şti.|Ltd.Şti.|Limited Şirketi|Anonim Şirketi|A.Ş.|AŞ
  A.E.|Α.Ε.|ΑΕ|Ε.Π.Ε.|ΕΠΕ|Ι.Κ.Ε.|ΙΚΕ|Ο.Ε.|ΟΕ|Ε.Ε.|Μονοπρόσωπη Ι.Κ.Ε.|OÜ|UAB|SIA|MB|Tbk.|Tbk|JSC|PJSC|CJSC|OJSC
  בע"מ|בע״מ|בע''מ|ע"ר|ذ.م.م|ذ . م . م|ش.م.م|ش.م.ع|ش.م.س|ش.ذ.م.م|ش.ش.و
`

/** Forms that stand before the name. */
const before = `
  ООО|ОАО|ЗАО|ПАО|АО|НАО|ИП|АНО|НКО|ФГУП|МУП|ТОВ|ФОП|ПП|ПрАТ|ТОО|ЧУП|ЧТУП|УП|ОДО|СООО|Общество с ограниченной ответственностью|Індивідуальний підприємець|Индивидуальный предприниматель|Товариство з обмеженою відповідальністю
  PT.|PT|CV.|UAB|SIA|Công ty TNHH|Công ty Cổ phần|CÔNG TY TNHH|CÔNG TY CỔ PHẦN|บริษัท|Asociația|Associação|Associazione|S.C.
`

/** Chinese, Japanese and Korean names have their form glued to them. */
const gluedForms =
  '株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|公益社団法人|一般財団法人|公益財団法人|特定非営利活動法人|NPO法人|医療法人|学校法人|社会福祉法人|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|유한책임회사|사단법인|재단법인|㈜|㈱|(주)|（주）|(株)|（株）|（有）'

const formsOf = (list: string): string[] => [
  ...new Set(
    list
      .split(/[|\n]/)
      .map((form) => form.trim())
      .filter((form) => form !== ''),
  ),
]

/** Longest first, so that “GmbH & Co. KG” is not read as a GmbH. */
const alternatives = (forms: readonly string[]): string =>
  [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => literalPattern(form).replace(/ +/g, ' ?').replace(/\\\.$/, '\\.?'))
    .join('|')

const followingForm = new RegExp(`(?<=[\\s,\\u00a0])(?:${alternatives(formsOf(after))})(?![\\p{L}\\p{N}/&])`, 'gu')
const leadingForm = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(formsOf(before))})(?=[\\s«"„“])`, 'gu')
const gluedForm = new RegExp(
  gluedForms
    .split('|')
    .map((form) => literalPattern(form))
    .join('|'),
  'gu',
)

const lineCharactersMax = 400
const nameCharactersMax = 120

/** The first company that a line names with its legal form, as the line has it; null where it names none. */
export function companyIn(line: string): string | null {
  if (line.length > lineCharactersMax) return null
  for (const { 0: form, index } of line.matchAll(followingForm)) {
    const name = nameBefore(line, index)
    if (name !== null) return line.slice(name, index + form.length).trim()
  }
  for (const { 0: form, index } of line.matchAll(leadingForm)) {
    const name = nameAfter(line, index + form.length)
    if (name !== null) return line.slice(index, name).trim()
  }
  for (const { 0: form, index } of line.matchAll(gluedForm)) {
    const name = gluedName(line, index, index + form.length)
    if (name !== null) return name
  }
  return null
}

/** Small words within names of companies; any other word that begins small stands before the name. */
const smallWords = new Set(
  '& + and und et y e of de du des da do di del della la le les van der den von the for für - – /'.split(' '),
)

/** Where the name begins that ends before a form: at the first word of a run of capital ones. */
function nameBefore(line: string, end: number): number | null {
  const words = [...line.slice(Math.max(0, end - nameCharactersMax), end).matchAll(/\S+/g)]
  const offset = Math.max(0, end - nameCharactersMax)
  let start: number | null = null
  for (let at = words.length - 1; at >= 0; at--) {
    const [word] = words[at]!
    const isLast = at === words.length - 1
    if (/[:;|•·©]$|^[|•·©–—]+$/.test(word) || (/[,.!?)]$/.test(word) && !isLast && !isAbbreviation(word))) break
    if (/^(?:19|20)\d\d(?:[-–]\d{2,4})?,?$/.test(word) || introducing.test(word)) break
    const isCapital =
      /^[("'„“«]?[\p{Lu}\p{Lt}\p{Lo}\d]/u.test(word) ||
      /^\p{Ll}+\p{Lu}/u.test(word) ||
      /^[\p{L}\d]+[.][\p{L}]{2,}/u.test(word)
    if (isCapital) start = offset + words[at]!.index + (/^["'„“«(]/.test(word) ? 1 : 0)
    else if (!smallWords.has(word.toLowerCase()) || isLast) break
  }
  return start === null || !/\p{L}/u.test(line.slice(start, end)) ? null : start
}

const isAbbreviation = (word: string) =>
  /^(?:\p{Lu}\.)+$|^(?:Dr|St|Co|Bros|Gebr|Ing|Dipl|Nr|Mr|Mrs|San|Tic|Inh|vd|Dan|İnş|Paz|Ith|İth|İhr|Ihr)\.$/u.test(word)

/** Words that stand before a name and begin in capitals. */
const introducing = new RegExp(`^(?:${latinPhrases})$`, 'i')

function nameAfter(line: string, from: number): number | null {
  const rest = line.slice(from, from + nameCharactersMax)
  const quoted = /^\s*[«"„“]([^«»"„“”]{2,80})[»"”“]/u.exec(rest)
  if (quoted !== null) return from + quoted[0].length
  const plain = /^\s+(?:[\p{Lu}\p{Lo}][\p{L}\d.&’'-]*(?:\s+|$)){1,5}/u.exec(rest)
  return plain === null ? null : from + plain[0].length
}

/** `株式会社オーク`, `オーク株式会社`, `橡木家具有限公司`: the run of letters around a form. */
function gluedName(line: string, start: number, end: number): string | null {
  const previous = /[\p{L}\p{N}・ー&（）()]{1,60}$/u.exec(line.slice(Math.max(0, start - 60), start))?.[0] ?? ''
  const next =
    /^[ \u3000]?[\p{L}\p{N}・ー&.]{1,40}(?: [\p{L}\p{N}&.]{1,20}){0,2}/u.exec(line.slice(end, end + 60))?.[0] ?? ''
  const cut = previous.replace(new RegExp(`^.*(?:${otherPhrases})`, 'u'), '').replace(/^[()（）]+/, '')
  const name = cut.length >= 2 ? line.slice(start - cut.length, end) : line.slice(start, end + next.length)
  return name.length >= end - start + 2 && name.length <= nameCharactersMax ? name.trim() : null
}
