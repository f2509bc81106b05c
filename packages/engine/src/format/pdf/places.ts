/**
 * Links between marks and notes. The compiler would have to lay the document out a second time to know where they lead; it
 * writes them as links to a URL instead, `place:TARGET#OWN`, where OWN names the place where the link itself stands, or
 * `place:TARGET` alone. Here, where all of them have their page and their rectangle, they become links to places.
 */

export interface PdfObject {
  number: number
  /** What stands between `obj` and `endobj`. */
  body: Buffer
}

interface Place {
  /** The reference of its page. */
  page: string
  /** Left and top, as they are written. */
  corner: string
}

const sign = '/URI (place:'

/**
 * The same objects, with links to places.
 * @throws {RangeError} for a link that leads nowhere, which is a bug of ours
 */
export function placed(objects: readonly PdfObject[]): PdfObject[] {
  const links = new Map<number, Link>()
  for (const { number, body } of objects) {
    const link = body.includes(sign) ? linkOf(body.toString('latin1')) : null
    if (link !== null) links.set(number, link)
  }
  if (links.size === 0) return [...objects]
  const { pages, pageOf } = pagesOf(objects)
  const places = new Map<string, Place>()
  for (const [number, { own, corner }] of links) {
    const page = pageOf.get(number)
    if (own !== null && page !== undefined && !places.has(own)) places.set(own, { page, corner })
  }
  return objects.map((object) => {
    const link = links.get(object.number)
    if (link === undefined) return object
    const place = places.get(link.target)
    if (place === undefined)
      throw new RangeError(`A link leads to “${link.target}”, which is no place of the document.`)
    const said = `${saidOf(link.target)}, page ${pages.indexOf(place.page) + 1}`
    return { ...object, body: Buffer.from(leading(link.text, place, said), 'latin1') }
  })
}

interface Link {
  /** The annotation as it is written. */
  text: string
  target: string
  own: string | null
  corner: string
}

function linkOf(text: string): Link | null {
  const [, target, own] = /\/URI \(place:([\w-]+)(?:#([\w-]+))?\)/.exec(text) ?? []
  const [, left, top] = /\/Rect \[([\d.-]+) [\d.-]+ [\d.-]+ ([\d.-]+)\]/.exec(text) ?? []
  return target === undefined || left === undefined
    ? null
    : { text, target, own: own ?? null, corner: `${left} ${top}` }
}

const leading = (text: string, { page, corner }: Place, said: string) =>
  text
    .replace(/\/A <<[^>]*>>/, `/Dest [${page} /XYZ ${corner} 0]`)
    .replace(/\/Contents \([^)]*\)/, `/Contents (${said})`)

/** For those who do not see the page (PDF/UA-1, 7.18.5). */
function saidOf(target: string): string {
  const [, kind, number] = /^(note|mark)-(\d+)/.exec(target) ?? []
  return kind === 'note' ? `Note ${number}` : `Claim of note ${number}`
}

/** The pages in their order, and on which of them an annotation stands. */
function pagesOf(objects: readonly PdfObject[]) {
  const pages: string[] = []
  const pageOf = new Map<number, string>()
  for (const { number, body } of objects) {
    if (!body.subarray(0, 40).includes('/Type /Page\n')) continue
    const page = `${number} 0 R`
    pages.push(page)
    const [, annotations = ''] = /\/Annots \[([^\]]*)\]/.exec(body.toString('latin1')) ?? []
    for (const [, annotation] of annotations.matchAll(/(\d+) 0 R/g)) pageOf.set(Number(annotation), page)
  }
  return { pages, pageOf }
}
