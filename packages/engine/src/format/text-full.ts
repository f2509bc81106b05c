import { capitalised, networkName, shortened } from '../report/prose.ts'
import type { Assessment } from '../report/shapes.ts'
import { sectionIds } from '../report/shapes.ts'
import type { FullReport } from '../report.ts'
import { allSections } from '../sections/all-sections.ts'
import type { Paper } from './text-paper.ts'

const rowsMax = 8
const quotedCharactersMax = 150

/** The sections that have something to say, then in one place what could not be read. */
export function fullBody(paper: Paper, { results }: FullReport): void {
  const { sections } = results.coverage
  for (const id of sectionIds) {
    const assessment = sections[id]
    if (assessment.status === 'insufficient') continue
    paper.section(allSections[id].title, standing(assessment))
    paper.text(assessment.summary)
    details[id]?.(paper, results)
  }
  paper.section('Gaps', 'not found, or not read')
  const silent = sectionIds.filter((id) => sections[id].status === 'insufficient').map((id) => allSections[id].title)
  if (silent.length > 0) paper.item(`Nothing to say yet: ${silent.join(', ')}.`)
  for (const id of sectionIds) {
    const { status, gaps } = sections[id]
    if (status !== 'insufficient' && gaps.length > 0) paper.item(`${allSections[id].title}: ${gaps.join(' ')}`)
  }
}

const standing = ({ status, confidence }: Assessment) => `${status}, ${Math.round(confidence * 100)} %`

const contactWords = { email: 'E-mail', phone: 'Telephone', address: 'Address' }

type Results = FullReport['results']

const details: Partial<Record<(typeof sectionIds)[number], (paper: Paper, results: Results) => void>> = {
  visualIdentity(paper, { visualIdentity: { palette, typography, logo } }) {
    if (palette.colors.length > 0) {
      paper.swatches(palette.colors.map(({ hex, role, usage }) => ({ hex, caption: `${role}, ${usage}` })))
    }
    fields(
      paper,
      typography.slice(0, rowsMax).map(({ family, role }) => [capitalised(role), family]),
    )
    if (logo.primary !== null) paper.field('Logo', logo.primary.text ?? logo.primary.url ?? 'drawn in the page')
  },
  messaging(paper, { messaging: { ctas, navigation } }) {
    fields(
      paper,
      ctas.slice(0, rowsMax).map((call) => ['Calls', callText(call)]),
    )
    if (navigation.length > 0) paper.field('Navigation', navigation.join(' · '))
  },
  offerings(paper, { offerings: { products, services, plans, priceList, features, trial } }) {
    const lines = (label: string, priced: readonly { name: string; priceText: string }[]) =>
      priced.slice(0, rowsMax).map(({ name, priceText }) => [label, `${name}: ${priceText}`] as const)
    const names = (label: string, list: readonly string[]) => {
      if (list.length > 0) paper.field(label, list.slice(0, rowsMax).join(' · '))
    }
    fields(paper, lines('Plans', plans))
    if (trial !== null) paper.field('Trial', trial)
    fields(paper, lines('Prices', priceList))
    if (priceList.length > rowsMax) paper.field('', `and ${priceList.length - rowsMax} more`)
    names('Products', products)
    names('Services', services)
    names('Features', features)
  },
  contentThemes(paper, { contentThemes: { posts } }) {
    for (const { title, date } of posts.slice(0, rowsMax)) paper.field(date ?? 'undated', title)
  },
  digitalPresence(paper, { digitalPresence: { socials, contacts, importantLinks, locales, legalEntity, technology } }) {
    if (legalEntity !== null) paper.field('Legal entity', legalEntity)
    fields(
      paper,
      contacts.slice(0, rowsMax).map(({ kind, value }) => [contactWords[kind], value]),
    )
    const links = [...socials.slice(0, rowsMax), ...Object.values(importantLinks).flat().slice(0, rowsMax)]
    fields(
      paper,
      links.map(({ network, url }) => [networkName(network), url]),
    )
    if (locales.length > 0) paper.field('Languages', locales.map(({ language }) => language).join(', '))
    if (technology.length > 0) {
      const named = technology.slice(0, 2 * rowsMax)
      paper.field('Technology', named.map(({ name, version }) => [name, version].filter(Boolean).join(' ')).join(' · '))
    }
  },
  discoverability(paper, { discoverability: { seo, aiReadiness } }) {
    if (seo.score !== null) paper.field('Search', `${seo.score} of 100`)
    if (aiReadiness.score !== null) paper.field('AI readiness', `${aiReadiness.score} of 100`)
    for (const { outcome, seen } of [...seo.checks, ...aiReadiness.checks]) if (outcome === 'failed') paper.item(seen)
  },
  trustAndExperience(paper, { trustAndExperience: { trustSignals, risk } }) {
    fields(
      paper,
      trustSignals
        .slice(0, 2 * rowsMax)
        .map(({ kind, text }) => [capitalised(kind), shortened(text, quotedCharactersMax)]),
    )
    fields(
      paper,
      risk.map((text) => ['Risk', text]),
    )
  },
  swot(paper, { swot }) {
    for (const part of ['strengths', 'weaknesses', 'opportunities', 'threats'] as const) {
      fields(
        paper,
        swot[part].map((text) => [capitalised(part), text]),
      )
    }
  },
  strategy(paper, { strategy: { initiatives } }) {
    for (const { title, rationale } of initiatives) paper.item(`${title}: ${rationale}`)
  },
}

/** Fields in groups by their label, each label once. */
function fields(paper: Paper, entries: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, group] of Map.groupBy(entries, ([label]) => label)) {
    for (const [index, [, value]] of group.entries()) paper.field(index === 0 ? label : '', value)
  }
}

/** An intent that is not known says nothing. */
function callText({ text, intent, url, repeats }: Results['messaging']['ctas'][number]): string {
  const notes = [intent === 'other' ? '' : intent, repeats > 1 ? `×${repeats}` : ''].filter((note) => note !== '')
  return `${text}${notes.length === 0 ? '' : ` (${notes.join(' ')})`}${url === null ? '' : ` → ${url}`}`
}
