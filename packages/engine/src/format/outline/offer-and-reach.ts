/** What it sells and where it is met: offerings, customer journey, content themes, digital presence. */

import type { FullResults } from '../../report.ts'
import { capitalised, counted, networkName } from '../../writing/prose.ts'
import { stageNames } from '../../writing/stage-names.ts'
import type { Block, PlanCard, Point } from './blocks.ts'
import { field, fieldsBlock } from './brand.ts'
import type { Reading } from './reading.ts'
import { spelled } from './words.ts'

type Plan = FullResults['offerings']['plans'][number]

const planNames = [
  'name',
  'price',
  'currency',
  'period',
  'priceText',
  'perUnit',
  'billedAs',
  'alternates',
  'listPrice',
  'isFree',
  'onRequest',
  'trial',
  'features',
  'cta',
  'highlighted',
  'page',
] as const

export function offeringsBlocks(offerings: FullResults['offerings'], reading: Reading): Block[] {
  const {
    plans,
    priceList,
    products,
    services,
    features,
    integrations,
    guarantees,
    pricingModel,
    businessModel,
    trial,
  } = offerings
  const blocks: Block[] = []
  const cards = reading
    .items('/plans', plans, planNames)
    .map(({ item, at }): PlanCard => ({ ...planCard(item), evidence: reading.evidence(at) }))
  if (cards.length > 0) blocks.push({ kind: 'plans', plans: cards })
  const rows = reading
    .items('/priceList', priceList, ['name', 'price', 'currency', 'period', 'priceText', 'group', 'page'])
    .map(({ item, at }) => ({
      cells: [item.name, item.group ?? '', item.priceText].map(
        (text): Point => ({ text, voice: 'site', evidence: [] }),
      ),
      evidence: reading.evidence(at),
    }))
  if (rows.length > 0) blocks.push({ kind: 'table', title: 'Price list', head: ['Item', 'Group', 'Price'], rows })
  const lists = { Products: products, Services: services, Features: features, Integrations: integrations }
  blocks.push(
    ...fieldsBlock([
      field('Pricing model', pricingModel, (text) => reading.says('/pricingModel', capitalised(text))),
      field('Earns by', businessModel, (text) => reading.says('/businessModel', capitalised(text))),
      field('Trial', trial, (text) => reading.quotes('/trial', text)),
      { label: 'Guarantees', points: reading.eachQuoted('/guarantees', guarantees) },
      ...Object.entries(lists).map(([label, list]) => ({
        label,
        points: reading.eachQuoted(`/${label.toLowerCase()}`, list),
      })),
    ]),
  )
  return blocks
}

function planCard(plan: Plan): Omit<PlanCard, 'evidence'> {
  const notes = [
    plan.perUnit === null ? null : `per ${plan.perUnit}`,
    plan.billedAs === null ? null : `billed ${plan.billedAs}`,
    ...plan.alternates.map(({ priceText }) => `or ${priceText}`),
    plan.listPrice === null ? null : `before: ${plan.listPrice.priceText}`,
    plan.trial,
  ]
  const { name, priceText, features, cta, highlighted, page } = plan
  return { name, price: priceText, notes: notes.filter((note) => note !== null), features, cta, highlighted, page }
}

export function customerJourneyBlocks(
  { stages, pathToPrimaryAction }: FullResults['customerJourney'],
  reading: Reading,
): Block[] {
  const track = stageNames.map((name) => {
    const { assets, ctas, strengths, friction, gaps } = stages[name]
    const at = `/stages/${name}`
    return {
      name: capitalised(name),
      assets: reading.items(`${at}/assets`, assets, ['type', 'title', 'url']).map(({ item, at }) => ({
        text: item.title ?? item.url,
        voice: item.title === null ? ('report' as const) : ('site' as const),
        href: item.url,
        note: spelled(item.type),
        evidence: reading.evidence(at),
      })),
      calls: reading.items(`${at}/ctas`, ctas, ['text', 'intent', 'url']).map(({ item, at }) => ({
        text: item.text,
        voice: 'site' as const,
        ...(item.url === null ? {} : { href: item.url }),
        evidence: reading.evidence(at),
      })),
      strengths: reading.eachSaid(`${at}/strengths`, strengths),
      friction: reading.eachSaid(`${at}/friction`, friction),
      gaps: reading.eachSaid(`${at}/gaps`, gaps),
    }
  })
  const isEmpty = track.every(
    ({ assets, calls, strengths, friction, gaps }) => [assets, calls, strengths, friction, gaps].flat().length === 0,
  )
  const blocks: Block[] = isEmpty ? [] : [{ kind: 'journey', stages: track }]
  if (pathToPrimaryAction !== null) {
    const { clicks, fields } = pathToPrimaryAction
    reading.shown('/pathToPrimaryAction/clicks', '/pathToPrimaryAction/fields')
    const form = fields === null ? '' : `, then a form of ${counted(fields, 'field')}`
    const text = `${clicks === 0 ? 'On the home page itself' : `${capitalised(counted(clicks, 'click'))} from the home page`}${form}`
    const point: Point = {
      text,
      voice: 'report',
      evidence: [...reading.evidence('/pathToPrimaryAction'), ...reading.evidence('/pathToPrimaryAction/fields')],
    }
    blocks.unshift(...fieldsBlock([{ label: 'Way to the main action', points: [point] }]))
  }
  return blocks
}

export function contentThemesBlocks(content: FullResults['contentThemes'], reading: Reading): Block[] {
  const blocks: Block[] = []
  const shares = reading
    .items('/themes', content.themes, ['label', 'share', 'pages', 'freshness', 'stage'])
    .map(({ item, at }) => {
      const notes = [item.pages.length > 0 ? counted(item.pages.length, 'page') : null, item.freshness, item.stage]
      return {
        label: item.label,
        voice: 'site' as const,
        share: item.share,
        note: notes.filter((note) => note !== null).join(' · '),
        evidence: reading.evidence(at),
      }
    })
  if (shares.length > 0) blocks.push({ kind: 'shares', title: 'Themes', shares })
  const rows = reading.items('/posts', content.posts, ['title', 'url', 'date']).map(({ item, at }) => ({
    cells: [item.date ?? 'undated', { text: item.title, voice: 'site' as const, href: item.url, evidence: [] }],
    evidence: reading.evidence(at),
  }))
  if (rows.length > 0) blocks.push({ kind: 'table', title: 'Posts', head: ['Date', 'Title'], rows })
  blocks.push(
    ...fieldsBlock([
      field('Cadence', content.cadence, (text) => reading.says('/cadence', text)),
      { label: 'Formats', points: reading.eachSaid('/formats', content.formats) },
      { label: 'Sources cited', points: reading.eachQuoted('/sourcesCited', content.sourcesCited) },
    ]),
  )
  return blocks
}

const contactLabels = { email: 'E-mail', phone: 'Telephone', address: 'Address' }
const linkLabels = {
  code: 'Code',
  apps: 'App stores',
  messengers: 'Messengers',
  reviews: 'Review sites',
  maps: 'Maps',
  people: 'People',
} as const

export function digitalPresenceBlocks(presence: FullResults['digitalPresence'], reading: Reading): Block[] {
  const { socials, contacts, locales, regions, technology, feeds, apps, legalEntity, importantLinks } = presence
  const links = (pointer: string, list: typeof socials) =>
    reading.items(pointer, list, ['network', 'url']).map(
      ({ item, at }): Point => ({
        text: networkName(item.network),
        voice: 'report',
        href: item.url,
        note: shortUrl(item.url),
        evidence: reading.evidence(at),
      }),
    )
  const contactPoints = reading.items('/contacts', contacts, ['kind', 'value']).map(({ item, at }) => {
    const scheme = { email: 'mailto:', phone: 'tel:', address: '' }[item.kind]
    const href =
      scheme === '' ? {} : { href: `${scheme}${scheme === 'tel:' ? item.value.replace(/[^+\d]/g, '') : item.value}` }
    return {
      kind: item.kind,
      point: { text: item.value, voice: 'site' as const, ...href, evidence: reading.evidence(at) },
    }
  })
  const versions = reading.items('/locales', locales, ['language', 'url']).map(
    ({ item, at }): Point => ({
      text: item.language,
      voice: 'report',
      href: item.url,
      evidence: reading.evidence(at),
    }),
  )
  const feedPoints = reading.items('/feeds', feeds, ['title', 'url']).map(
    ({ item, at }): Point => ({
      text: item.title ?? item.url,
      voice: item.title === null ? 'report' : 'site',
      href: item.url,
      evidence: reading.evidence(at),
    }),
  )
  const fields = fieldsBlock([
    field('Legal entity', legalEntity, (text) => reading.quotes('/legalEntity', text)),
    ...Object.entries(contactLabels).map(([kind, label]) => ({
      label,
      points: contactPoints.filter((contact) => contact.kind === kind).map(({ point }) => point),
    })),
    { label: 'Profiles', points: links('/socials', socials) },
    { label: 'Apps', points: links('/apps', apps) },
    ...Object.entries(linkLabels).map(([name, label]) => ({
      label,
      points: links(`/importantLinks/${name}`, importantLinks[name as keyof typeof linkLabels]),
    })),
    { label: 'Languages', points: versions },
    { label: 'Regions', points: reading.eachSaid('/regions', regions) },
    { label: 'Feeds', points: feedPoints },
  ])
  const { completeness } = presence
  reading.shown('/completeness/score')
  const entry = [
    field('Complete to', completeness.score === null ? null : `${completeness.score} of 100`, (text) => ({
      text,
      voice: 'report',
      evidence: [...reading.evidence('/completeness'), ...reading.evidence('/completeness/score')],
    })),
    { label: 'Found', points: reading.eachSaid('/completeness/found', completeness.found) },
    { label: 'Missing', points: reading.eachSaid('/completeness/missing', completeness.missing) },
  ]
  const used = reading.items('/technology', technology, ['name', 'category', 'version', 'evidence'])
  const byCategory = Map.groupBy(used, ({ item }) => item.category)
  const stack = [...byCategory].map(([category, list]) => ({
    label: spelled(category),
    points: list.map(
      ({ item, at }): Point => ({
        text: item.version === null ? item.name : `${item.name} ${item.version}`,
        voice: 'report',
        note: item.evidence,
        evidence: reading.evidence(at),
      }),
    ),
  }))
  return [...fields, ...fieldsBlock(entry, 'As an entry in a directory'), ...fieldsBlock(stack, 'Technology')]
}

/** `https://www.instagram.com/marrowell/` → `instagram.com/marrowell`. */
const shortUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
