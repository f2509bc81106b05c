/** Readers that a site sorts its visitors by: entries of menus, choices of forms, pages of their own. */
import { attributeOf, childElementsOf, descendantsByTag, tagOf, textOf } from '../../document/flat-document.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { type AudienceId, audienceTable } from '../../lexicon/market/audience-table.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { countWords } from '../../lexicon/match.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { readerOf } from './audience-frames.ts'
import type { Add } from './shapes.ts'

/** Folders and names of pages that are for somebody. */
const audiencePath =
  /(?:^|[/_-])(?:solutions?|industr(?:y|ies)|sectors?|use-?cases?|audiences?|who-we-(?:serve|help)|for-[a-z]|fuer-[a-z]|pour-[a-z]|para-[a-z]|per-[a-z]{4}|voor-[a-z]|for(?=\/)|branchen?|l(?:oe|o)sungen|zielgruppen|secteurs?|sectores|soluciones|settori|soluzioni|solucoes|setores|oplossingen|branches|losningar|rozwiazania|reseni|cozumler|resheniya)/

export const isAudiencePage = (url: string) => audiencePath.test(URL.parse(url)?.pathname.toLowerCase() ?? '')

const linksMax = 400
const labelCharactersMax = 60
const labelWordsMax = 5

/** Departments and groups that menus name for other reasons: “Support”, “Partners”, “Marketing”. */
const ambiguous: ReadonlySet<AudienceId> = new Set<AudienceId>([
  'support',
  'partners',
  'sales',
  'marketing',
  'finance',
  'operations',
  'hr',
  'lawyers',
  'volunteers',
  'donors',
  'clubs',
  'coaches',
  'advanced',
  'professionals',
  'retailers',
  'investors',
  'journalists',
  'developers',
  'collectors',
  'residents',
  'agencies',
  'individuals',
])

/** Entries of the menus of the home page that name a reader: “For parents”, or “Parents” where entries are readers. */
export function menuReaders({ home }: Site, language: string, add: Add): void {
  const index = audienceIndex(language)
  const frames = audienceFrames(language)
  let seen = 0
  for (const node of descendantsByTag(home.document, 0, 'a')) {
    if (placeOf(home.document, node) === 'page' && !isInMenu(home, node)) continue
    if (++seen > linksMax) break
    const text = textOf(home.document, node, { charactersMax: labelCharactersMax })
    if (text === '' || text.length > labelCharactersMax || countWords(text) > labelWordsMax) continue
    const quote = { page: home.url, text, locator: locatorOf(home.document, node) }
    const href = attributeOf(home.document, node, 'href') ?? ''
    const isFramed = frames.startsWith(text)?.tag === 'for'
    const isSorted = isAudiencePage(URL.parse(href.slice(0, 300), home.url)?.href ?? '')
    const matches = index?.match(text) ?? []
    const whole = index?.exact(text) ?? null
    for (const { tag } of isFramed || isSorted ? matches : whole === null ? [] : [whole]) {
      if (!isFramed && !isSorted && (ambiguous.has(tag) || audienceTable[tag].kind === 'role')) continue
      add(readerOf(tag), 'menu', { confidence: isFramed || isSorted ? 0.85 : 0.65, quote })
    }
  }
}

function isInMenu({ document }: SitePage, node: number): boolean {
  const parent = document.parents[node] ?? -1
  return parent >= 0 && tagOf(document, parent) === 'nav'
}

const selectsMax = 40
const optionsMax = 40

/** Choices of a form, two at least of which are readers: “I am a … parent, coach, athlete”. */
export function formReaders(site: Site, language: string, add: Add): void {
  const index = audienceIndex(language)
  let seen = 0
  for (const page of site.pages) {
    for (const select of descendantsByTag(page.document, 0, 'select')) {
      if (++seen > selectsMax) return
      const options = [...childElementsOf(page.document, select)].slice(0, optionsMax)
      const found = options.flatMap((option) => {
        const text = textOf(page.document, option, { charactersMax: labelCharactersMax })
        const match = text === '' || text.length > labelCharactersMax ? null : (index?.startsWith(text) ?? null)
        return match === null ? [] : [{ tag: match.tag, text, option }]
      })
      if (new Set(found.map(({ tag }) => tag)).size < 2) continue
      for (const { tag, text, option } of found) {
        const quote = { page: page.url, text, locator: locatorOf(page.document, option) }
        add(readerOf(tag), 'form', { confidence: 0.7, quote })
      }
    }
  }
}
