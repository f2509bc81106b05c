import { foldSpace, tagOf } from '../../document/flat-document.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldedLetters } from '../../lexicon/fold.ts'
import { everybodysSuppliers, operatorLabels, othersWords } from '../../lexicon/names/legal-form-labels.ts'
import { companyIn } from '../../lexicon/names/legal-forms.ts'
import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { type TextLine, textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'

interface Sighting {
  name: string
  score: number
  quote: Quote
  pages: Set<string>
}

const nameCharactersMax = 120
const enough = 2

/**
 * Who is behind the site in law: as its structured data declares, its imprint says, or its copyright line with a legal
 * form. Who hosts it, who built it and whose services it uses are named there too, and are others.
 */
export function legalEntity(site: Site, nodes: StructuredNode[]): Fact<string> | null {
  const sightings = new Map<string, Sighting>()
  for (const node of nodes) seeNode(node, sightings)
  for (const page of site.pages) seePage(page, sightings)
  const label = foldedLetters(domainLabel(new URL(site.home.url)))
  const [best] = [...sightings.values()]
    .map((sighting) => ({ ...sighting, score: sighting.score + (isNamedLike(sighting.name, label) ? 1 : 0) }))
    .filter(({ score, name }) => score >= enough && (!isSupplier(name) || isNamedLike(name, label)))
    .sort((a, b) => b.score - a.score)
  if (best === undefined) return null
  return {
    value: best.name,
    basis: 'stated',
    confidence: Math.round(Math.min(0.98, 0.55 + best.score / 12) * 100) / 100,
    quotes: [best.quote],
  }
}

/** “Dienste der Google Ireland Limited”: the name is what comes last. */
const isSupplier = (name: string) =>
  name.split(/ (?:der|die|of|by|von|de|di|da|do|from) /).some((part) => everybodysSuppliers.test(part))

const isNamedLike = (name: string, label: string) =>
  label.length >= 4 &&
  (foldedLetters(name).includes(label) || label.startsWith(foldedLetters(name.split(' ')[0]!).padEnd(4, '?')))

function see(sightings: Map<string, Sighting>, name: string, score: number, quote: Quote): void {
  if (name.length > nameCharactersMax || foldedLetters(name).length < 3) return
  const key = foldedLetters(name)
  const known = sightings.get(key)
  if (known === undefined) {
    if (sightings.size < 200) sightings.set(key, { name, score, quote, pages: new Set([quote.page]) })
    return
  }
  if (score > known.score) Object.assign(known, { score, quote, name })
  else if (!known.pages.has(quote.page)) known.score += Math.min(0.3, score / 8)
  known.pages.add(quote.page)
}

function seeNode(node: StructuredNode, sightings: Map<string, Sighting>): void {
  if (!isOrganization(node)) return
  const locator = (member: string) => `script[type="application/ld+json"] ${node.types[0]}.${member}`
  const [legalName] = strings(node.data.legalName)
  if (legalName !== undefined) {
    const name = foldSpace(legalName)
    see(sightings, name, 6, { page: node.page, text: name, locator: locator('legalName') })
  }
}

const linesOfImprint = 60
/** Lines after a heading about somebody else that are still about them. */
const linesOfOthers = 5

function seePage(page: SitePage, sightings: Map<string, Sighting>): void {
  const isOfImprint = isImprint(page)
  let others = 0
  let content = 0
  let before = ''
  for (const line of textLines(page.document)) {
    const text = line.text
    if (text.length <= 400) {
      const place = placeOf(page.document, line.node)
      others = isAboutOthers(line, page) ? linesOfOthers : others - 1
      if (place === 'page' && isOfImprint) content++
      const quote = (name: string): Quote => ({
        page: page.url,
        text: name,
        locator: locatorOf(page.document, line.node),
      })
      const company = others >= 0 ? null : companyIn(text)
      if (company !== null) {
        const score = scoreOf(text, company, { place, type: page.type, isOfImprint, content, before })
        if (score > 0) see(sightings, company, score, quote(company))
      } else if (isOfImprint && others < 0 && operatorLabels.test(before) && isName(text)) {
        see(sightings, text, 2.5, quote(text))
      }
    }
    before = text.slice(0, 80)
  }
}

const isAboutOthers = ({ text, node }: TextLine, page: SitePage): boolean =>
  othersWords.test(text.slice(0, 200)) &&
  (text.length < 60 || /^h\d$/.test(tagOf(page.document, node)) || companyIn(text) !== null)

const isName = (text: string) =>
  text.length >= 2 &&
  text.length <= 60 &&
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/[@:!?]|\d{3}/.test(text) &&
  text.split(' ').length <= 6

/** An imprint by its title or URL; one page may be imprint and privacy policy at once. */
function isImprint(page: SitePage): boolean {
  if (page.type !== 'legal' && page.type !== 'about' && page.type !== 'contact' && page.type !== 'other') return false
  const path = new URL(page.url).pathname.split('/').filter(Boolean).at(-1) ?? ''
  const title = page.head.title?.text.split(/[|·–—-]/, 1)[0]?.trim() ?? ''
  const names = [
    title.slice(0, 80),
    path
      .replace(/\.\w+$/, '')
      .replace(/[-_]/g, ' ')
      .slice(0, 80),
  ]
  return names.some((name) => policiesNamed(name).some(({ kind, isWhole }) => kind === 'imprint' && isWhole))
}

const copyright = /©|\(c\)|copyright/i
const registration =
  /\b(?:registered (?:in|office|company)|company (?:no|number|reg)|handelsregister|firmenbuch|HRB|HRA|USt|UID|VAT|SIRET|SIREN|RCS|KvK|CVR|NIP|KRS|REGON|IČO|DIČ|CIF|NIF|RUC|RUT|P\.? ?IVA|C\.F\.|CNPJ|CUI|EIN|ABN|ACN|Org\.? ?nr|Y-tunnus|MERSİS)\b|ИНН|ОГРН|ЄДРПОУ|事業者登録|사업자등록번호|统一社会信用代码|统一编号|統一編號/i
/** “… (“Oaken”, “we”)”: whom the text speaks for. */
const selfNaming = /^[^()]{0,60}\([^()]{0,60}["“„'«](?:we|us|our|wir|uns|nous|nosotros|noi|nós|wij|vi|my)\b/i
const operating =
  /\b(?:operated|owned|provided|published|run|betrieben|herausgegeben|édité|exploité|gestionado|propiedad|gestito|operado) (?:and [a-z]+ )?(?:by|von|par|por|da|de)\b/i

interface Context {
  place: string
  type: SitePage['type']
  isOfImprint: boolean
  content: number
  before: string
}

/** How much a line speaks for a company being the one behind the site. */
function scoreOf(line: string, company: string, { place, type, isOfImprint, content, before }: Context): number {
  const isAlone = line.length <= company.length + 14
  if (copyright.test(line)) return line.length <= 250 ? 4 : 1
  if (isOfImprint && place === 'page' && content <= linesOfImprint) return 5 - content / 30 + (isAlone ? 0.5 : 0)
  if (operatorLabels.test(before) && isAlone) return 3.5
  const rest = line.slice(line.indexOf(company) + company.length, line.indexOf(company) + company.length + 100)
  if (type === 'legal' && (selfNaming.test(rest) || operating.test(line.slice(0, line.indexOf(company))))) return 3
  if (place === 'footer') return isAlone || registration.test(line) ? 3 : 0
  if (registration.test(line)) return 2.5
  return isAlone && (type === 'contact' || type === 'legal' || type === 'about') ? 1.5 : 0
}
