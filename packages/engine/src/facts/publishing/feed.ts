import { parseFragment } from 'parse5'
import { beginningOf } from '../../document/beginning-of.ts'
import { foldSpace } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import { writtenDate } from './written-dates.ts'
import { type XmlElements, xmlElements } from './xml-elements.ts'

export interface FeedEntry {
  title: string
  url: string
  /** `YYYY-MM-DD` in the time zone that it is written in. */
  date: string | null
}

export interface Feed {
  kind: 'posts' | 'podcast' | 'comments' | 'products'
  title: string
  entries: FeedEntry[]
}

const entriesMax = 200
const titleCharactersMax = 300

/** Reads RSS 0.9x, 1.0 and 2.0, Atom and JSON Feed; null for anything else. */
export function readFeed(text: string, url: string): Feed | null {
  const beginning = text.slice(0, 2_000).trimStart()
  if (beginning.startsWith('{')) return readJsonFeed(text, url)
  if (!/<(?:\w+:)?(?:rss|RDF|feed)\b/.test(beginning)) return null
  const elements = xmlElements(text)
  return elements === null ? null : readXmlFeed(elements, url)
}

interface Entry {
  /** Direct children of the entry by name without prefix. */
  fields: Map<string, { text: string; attributes: Readonly<Record<string, string>> }[]>
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function readXmlFeed(elements: XmlElements, feedUrl: string): Feed | null {
  const root = elements.names.findIndex((name) => /^(?:rss|RDF|feed)$/.test(local(name)))
  if (root < 0) return null
  const isAtom = local(elements.names[root]!) === 'feed'
  const entries = new Map<number, Entry>()
  let title = ''
  for (let at = root + 1; at < elements.names.length; at++) {
    const name = elements.names[at]!
    const parent = elements.parents[at]!
    const entry = entries.get(parent)
    if (/^(?:item|entry)$/.test(local(name)) && entry === undefined) {
      if (entries.size >= entriesMax) break
      entries.set(at, { fields: new Map() })
    } else if (entry !== undefined) {
      const key = /^(?:media|itunes|thr|georss):/.test(name) ? name : local(name)
      const field = { text: elements.texts[at]!, attributes: elements.attributes[at]! }
      entry.fields.set(key, [...(entry.fields.get(key) ?? []).slice(0, 20), field])
    } else if (name === 'title' && title === '') {
      title = plainTitle(elements.texts[at]!)
    }
  }
  const base = elements.attributes[root]?.['xml:base'] ?? feedUrl
  const read = [...entries.values()]
  return {
    kind: kindOf(read, title, feedUrl),
    title,
    entries: read.flatMap((entry) => entryOf(entry, URL.canParse(base) ? base : feedUrl, isAtom)),
  }
}

function kindOf(entries: readonly Entry[], title: string, feedUrl: string): Feed['kind'] {
  const share = (test: (entry: Entry) => boolean) =>
    entries.length > 0 && entries.filter(test).length / entries.length > 0.5
  const path = new URL(feedUrl).pathname
  if (
    /\/comments\/(?:feed|default)\b/.test(path) ||
    /^(?:comments (?:on|for|to)|kommentare (?:zu|f[üu]r)|commentaires (?:sur|pour))\b/i.test(title)
  ) {
    return 'comments'
  }
  if (share(({ fields }) => /#(?:comment|respond)/.test(addressOf(fields) ?? ''))) return 'comments'
  const isSound = (type: string | undefined) => /^(?:audio|video)\//i.test(type ?? '')
  if (
    share(({ fields }) =>
      [...(fields.get('enclosure') ?? []), ...(fields.get('link') ?? [])].some(({ attributes }) =>
        isSound(attributes.type),
      ),
    )
  ) {
    return 'podcast'
  }
  return share(({ fields }) => fields.has('price') || fields.has('variant')) ? 'products' : 'posts'
}

function addressOf(fields: Entry['fields']): string | undefined {
  const links = fields.get('link') ?? []
  const named = links.find(
    ({ attributes: { rel, href } }) => href !== undefined && (rel ?? 'alternate') === 'alternate',
  )
  if (named !== undefined) return named.attributes.href
  const written = links.find(({ text }) => text.trim() !== '')?.text
  if (written !== undefined) return written.trim()
  const guid = fields.get('guid')?.[0]
  return guid !== undefined && guid.attributes.isPermaLink !== 'false' ? guid.text.trim() : undefined
}

const dateFields = ['pubDate', 'published', 'date', 'issued', 'created', 'updated', 'modified']

function entryOf({ fields }: Entry, base: string, isAtom: boolean): FeedEntry[] {
  const written = fields.get('title')?.[0]
  const url = keptUrl(addressOf(fields), base)
  if (written === undefined || url === null) return []
  const isPlain = isAtom && (written.attributes.type ?? 'text') === 'text'
  const title = isPlain ? beginningOf(foldSpace(written.text), titleCharactersMax) : plainTitle(written.text)
  const date = dateFields.map((name) => fields.get(name)?.[0]?.text).find((text) => text !== undefined)
  return title === '' ? [] : [{ title, url, date: date === undefined ? null : feedDate(date) }]
}

const feedDate = (text: string) => writtenDate(text.slice(0, 60), { language: 'en', order: 'day first' })

const phraseTag =
  /<\/?(?:a|abbr|b|bdi|big|br|cite|code|del|em|font|i|img|ins|kbd|mark|p|q|s|small|span|strong|sub|sup|tt|u|wbr)(?:[\s/][^<>]{0,500})?>/gi

/** The title of an entry as text: what stands in it as HTML, once or twice escaped, is read as HTML. */
function plainTitle(written: string): string {
  const text = written
    .slice(0, 2_000)
    .replace(phraseTag, ' ')
    .replace(/&(?:#x?[\da-f]{1,7}|[a-z]\w{1,30});/gi, character)
  return beginningOf(foldSpace(text), titleCharactersMax)
}

function character(entity: string): string {
  const [node] = parseFragment(entity).childNodes
  return node !== undefined && 'value' in node ? node.value : entity
}

function readJsonFeed(text: string, feedUrl: string): Feed | null {
  let feed: unknown
  try {
    feed = JSON.parse(text)
  } catch {
    return null
  }
  const { version, title, items } = feed as Record<string, unknown>
  if (typeof version !== 'string' || !/jsonfeed\.org/.test(version) || !Array.isArray(items)) return null
  const entries = items.slice(0, entriesMax).flatMap((item: unknown): FeedEntry[] => {
    if (typeof item !== 'object' || item === null) return []
    const { title, url, date_published: date } = item as Record<string, unknown>
    const address = typeof url === 'string' ? keptUrl(url, feedUrl) : null
    if (typeof title !== 'string' || title.trim() === '' || address === null) return []
    const plain = beginningOf(foldSpace(title.slice(0, 2_000)), titleCharactersMax)
    return [{ title: plain, url: address, date: typeof date === 'string' ? feedDate(date) : null }]
  })
  return {
    kind: 'posts',
    title: typeof title === 'string' ? beginningOf(foldSpace(title.slice(0, 2_000)), titleCharactersMax) : '',
    entries,
  }
}
