/** For tests: pages of an invented brand, and what is reported of two versions of them. */
import { deriveFacts } from '../facts/derive-facts.ts'
import { siteOfPages, type TestPage } from '../site-fixtures.ts'
import type { Change } from './change.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotOf } from './snapshot-of.ts'

type Pages = Record<string, string | TestPage>

export function snapshotOfPages(pages: Pages | string, sheets: Record<string, string> = {}): Snapshot {
  const site = siteOfPages(typeof pages === 'string' ? { '/': pages } : pages, {
    origin: 'https://www.quillmere.example',
    sheets,
  })
  return snapshotOf(site, deriveFacts(site))
}

export const changesBetween = (before: Pages | string, after: Pages | string): Change[] =>
  compareSnapshots([snapshotOfPages(before), snapshotOfPages(after)]).changes

/** As `type field: old → new`, which tests can read. */
export const described = (changes: readonly Change[]): string[] =>
  changes.map(({ type, field, old_value, new_value }) => `${type} ${field}: ${old_value} → ${new_value}`)

export const typesOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ type }) => type))]

export interface Parts {
  lang?: string
  title?: string
  description?: string
  head?: string
  logo?: string
  menu?: string
  topCall?: string
  hero?: string
  headline?: string
  subhead?: string
  calls?: string
  main?: string
  foot?: string
  end?: string
}

/** The home page of Quillmere, which lets narrow boats; each part may be another one. */
export function homePage(parts: Parts = {}): string {
  const {
    lang = 'en',
    title = 'Quillmere – narrow boats to let',
    description = 'Quillmere lets narrow boats by the week on the quiet canals of the north.',
    head = '',
    logo = '<img src="/img/quillmere-logo.svg" alt="Quillmere" width="160" height="40">',
    menu = '<a href="/boats/">Boats</a> <a href="/routes/">Routes</a> <a href="/journal/">Journal</a>',
    topCall = '<a class="button" href="/book/">Book a boat</a>',
    headline = 'Four miles an hour is fast enough',
    subhead = 'Eleven boats, a hundred locks, and a week in which nobody can reach you. We teach you to steer on Saturday morning.',
    calls = '<a class="button primary" href="/boats/">See the boats</a> <a class="button" href="/routes/">Plan a route</a>',
    hero = `<h1>${headline}</h1><p>${subhead}</p>${calls}`,
    main = defaultMain,
    foot = '<p>Quillmere Boats, The Old Lock House</p><a href="mailto:hello@quillmere.example">hello@quillmere.example</a>',
    end = '',
  } = parts
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}"><style>
body { background: #fffdf7; color: #20302a; font-family: "Lora", serif } h1 { font-size: 56px }
.button { display: inline-block; padding: 12px 24px; border: 1px solid #20302a } .primary { background: #c8501e; color: #fff }
.hero { background: #e8efe9 }</style>${head}</head><body>
<header><a href="/">${logo}</a><nav>${menu}</nav>${topCall}</header>
<main><section class="hero">${hero}</section>${main}</main><footer>${foot}</footer>${end}</body></html>`
}

export const defaultMain = `
<section id="about"><h2>How a week with us goes</h2>
<p>You come on Saturday with as little as you can. We show you the tiller, the stove and the first lock, and wave.</p>
<p>On Friday you moor where you began, or where you have decided to stay. Nobody has ever been late enough to matter.</p></section>
<section class="features"><h2>What every boat has on board</h2>
<div class="card"><h3>A stove that draws</h3><p>Coal, kindling and matches are in the box beside it.</p></div>
<div class="card"><h3>Two bicycles</h3><p>For the pub, for bread, and for the lock ahead.</p></div>
<div class="card"><h3>Charts on paper</h3><p>Marked by whoever had the boat before you.</p></div></section>`
