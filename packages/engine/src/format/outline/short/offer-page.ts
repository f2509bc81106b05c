/** What is on offer, what it costs, and how far it is to get it. */
import type { FullResults } from '../../../report.ts'
import { capitalised, counted, quoted as inMarks, inWords, shortened } from '../../../writing/prose.ts'
import { stageNames } from '../../../writing/stage-names.ts'
import type { Point, Row } from '../blocks.ts'
import { field, fieldsBlock } from '../brand.ts'
import { type PagePart, pageOf, pointsOf, type ShortPage, type Subject } from './short-page.ts'

const rowsMax = 5
const offersMax = 6
const listMax = 2
const frictionMax = 3
const nameCharactersMax = 60

export function offerPage(subject: Subject): ShortPage | null {
  const { offerings } = subject.results
  const { quoted } = pointsOf(subject)
  const rows = priceRows(subject)
  const fields = [
    { label: 'On offer', points: offers(subject) },
    field('Trial', offerings.trial, (text) => quoted('/offerings/trial', text)),
    {
      label: 'It gives its word',
      points: offerings.guarantees.slice(0, listMax).map((text, at) => quoted(`/offerings/guarantees/${at}`, text)),
    },
    { label: 'The way to it', points: wayPoints(subject) },
    { label: 'In the way', points: frictionPoints(subject) },
  ]
  const known = rows.length + fields.filter(({ points }) => points.length > 0).length
  if (known < 2) return null
  const parts: PagePart[] = rows.length === 0 ? [] : [priceTable(rows)]
  return pageOf('offer', conclusionOf(subject.results), [...parts, ...fieldsBlock(fields)])
}

/** Without a column of terms where there are none. */
function priceTable(rows: Row[]): PagePart {
  const hasTerms = rows.some(({ cells }) => cells[2] !== '')
  const head = ['What', 'Price', ...(hasTerms ? ['Terms'] : [])]
  return {
    kind: 'table',
    title: 'Prices',
    head,
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, head.length) })),
  }
}

/** Plans, else the price list. */
function priceRows(subject: Subject): Row[] {
  const { plans, priceList } = subject.results.offerings
  const { at } = pointsOf(subject)
  const cell = (text: string): Point => ({ text: shortened(text, 90), voice: 'site', evidence: [] })
  const told = plans.slice(0, rowsMax).map(({ name, priceText, perUnit, billedAs, trial, page }, index) => ({
    cells: [
      { ...cell(name), href: page },
      cell(priceText),
      [perUnit === null ? null : `per ${perUnit}`, billedAs === null ? null : `billed ${billedAs}`, trial]
        .filter((note) => note !== null)
        .join(', '),
    ],
    evidence: at(`/offerings/plans/${index}`),
  }))
  const listed = priceList.slice(0, rowsMax).map(({ name, group, priceText, page }, index) => ({
    cells: [{ ...cell(name), href: page }, cell(priceText), group === null ? '' : cell(group)],
    evidence: at(`/offerings/priceList/${index}`),
  }))
  return told.length > 0 ? told : listed
}

/** Those without a price of their own. */
function offers(subject: Subject): Point[] {
  const { plans, products, services, features } = subject.results.offerings
  const { quoted } = pointsOf(subject)
  const priced = new Set(plans.map(({ name }) => name))
  const lists = { services, products, features: services.length + products.length > 0 ? [] : features }
  return Object.entries(lists)
    .flatMap(([name, list]) => list.map((text, at) => quoted(`/offerings/${name}/${at}`, text)))
    .filter(({ text }) => !priced.has(text))
    .slice(0, offersMax)
}

function wayPoints(subject: Subject): Point[] {
  const { pathToPrimaryAction: path } = subject.results.customerJourney
  if (path === null) return []
  const { said } = pointsOf(subject)
  const form = path.fields === null ? '' : `, then a form of ${counted(path.fields, 'field')}`
  const way =
    path.clicks === 0 ? 'On the home page itself' : `${capitalised(counted(path.clicks, 'click'))} from the home page`
  return [said('/customerJourney/pathToPrimaryAction', `${way}${form}`)]
}

function frictionPoints(subject: Subject): Point[] {
  const { stages } = subject.results.customerJourney
  const { said } = pointsOf(subject)
  return stageNames
    .flatMap((name) =>
      stages[name].friction.map((text, at) => said(`/customerJourney/stages/${name}/friction/${at}`, text)),
    )
    .slice(0, frictionMax)
}

function conclusionOf({ offerings, customerJourney, messaging }: FullResults): string {
  const clauses = [priceClause(offerings), wayClause(customerJourney, messaging.ctas[0]?.text)]
  const said = clauses.filter((clause) => clause !== null)
  return said.length === 0 ? 'What it offers, and how to get it' : said.join('; ')
}

function priceClause({ plans, priceList, products, services, features }: FullResults['offerings']): string | null {
  const paid = plans.find(({ price }) => price !== null && price > 0) ?? priceList[0]
  if (paid !== undefined) {
    const [price, name] = [paid.priceText, paid.name].map((text) => inMarks(shortened(text, nameCharactersMax)))
    return `${price} for ${name} is said in the open`
  }
  if (plans.some(({ isFree }) => isFree)) return 'It can be begun free of charge'
  const count = products.length + services.length || features.length
  return count === 0 ? null : `It names ${inWords(count)} ${count === 1 ? 'thing' : 'things'} that it offers`
}

function wayClause({ pathToPrimaryAction: path }: FullResults['customerJourney'], call?: string): string | null {
  if (path === null) return null
  const goal = call === undefined ? 'the main action' : inMarks(shortened(call, nameCharactersMax))
  return path.clicks === 0
    ? `${goal} is possible on the home page`
    : `${goal} is ${inWords(path.clicks)} ${path.clicks === 1 ? 'click' : 'clicks'} away`
}
