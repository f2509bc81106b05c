/** The same PDF with its objects compressed: the compiler writes the thousands that tags are made of as plain text. */
import { deflateSync } from 'node:zlib'
import { type PdfObject, placed } from './places.ts'

const objectsOfStream = 400
/** A higher one takes four times as long for a twentieth less. */
const compressionLevel = 6

/**
 * Puts objects into object streams and their places into a cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8). It reads
 * what the compiler writes and no other PDF: one table of references, no encryption, no incremental update.
 * @throws {RangeError} for a file of another make
 */
export function packed(file: Uint8Array): Uint8Array {
  const source = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const { objects: written, trailer } = parsed(source)
  const objects = placed(written)
  const streams = objects.filter(isStream).map(compressed)
  const plain = objects.filter((object) => !isStream(object))
  const writer = createWriter(source.subarray(0, source.indexOf('\n', 9) + 1))
  for (const { number, body } of streams) writer.object(number, body)
  let next = Math.max(...objects.map(({ number }) => number)) + 1
  for (let at = 0; at < plain.length; at += objectsOfStream) {
    writer.objectStream(next++, plain.slice(at, at + objectsOfStream))
  }
  return writer.finish(next, trailer)
}

function parsed(source: Buffer): { objects: PdfObject[]; trailer: string } {
  const end = source.toString('latin1', source.length - 40)
  const tableAt = Number(/startxref\n(\d+)\n%%EOF/.exec(end)?.[1])
  const [table = '', trailer] = source.toString('latin1', tableAt).split('trailer\n')
  if (!table.startsWith('xref\n') || trailer === undefined) throw new RangeError('The PDF has no table of references.')
  const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place)).sort((a, b) => a - b)
  const objects = places.map((place, at): PdfObject => {
    const [head = '', number] = /^(\d+) 0 obj\n/.exec(source.toString('latin1', place, place + 20)) ?? []
    const close = source.lastIndexOf('\nendobj', places[at + 1] ?? tableAt)
    if (head === '' || close < place) throw new RangeError(`The PDF has no object at ${place}.`)
    return { number: Number(number), body: source.subarray(place + head.length, close) }
  })
  return { objects, trailer: trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>')) }
}

const isStream = ({ body }: PdfObject) => body.subarray(-9).equals(Buffer.from('endstream'))

/** A stream that was written plainly; the metadata stay as they are, so that programs find them. */
function compressed({ number, body }: PdfObject): PdfObject {
  const start = body.indexOf('stream\n')
  const head = body.toString('latin1', 0, start)
  const content = body.subarray(start + 7, body.lastIndexOf('\nendstream'))
  if (/\/Filter|\/Type \/Metadata/.test(head)) return { number, body }
  const smaller = deflateSync(content, { level: compressionLevel })
  const dictionary = head.replace(/\/Length \d+/, `/Length ${smaller.length}\n  /Filter /FlateDecode`)
  return { number, body: streamOf(dictionary, smaller) }
}

const streamOf = (dictionary: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`${dictionary}stream\n`, 'latin1'), content, Buffer.from('\nendstream')])

/** Where an object is: at a place of the file, or at a place within an object stream. */
type Place = { type: 1; at: number } | { type: 2; stream: number; index: number }

function createWriter(header: Buffer) {
  const parts: Buffer[] = [header]
  let length = header.length
  const places = new Map<number, Place>()

  const write = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  const object = (number: number, body: Buffer) => {
    places.set(number, { type: 1, at: length })
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const deflated = (number: number, dictionary: string, content: Buffer) => {
    const smaller = deflateSync(content, { level: compressionLevel })
    const head = `<<${dictionary}/Length ${smaller.length} /Filter /FlateDecode>>\n`
    object(number, streamOf(head, smaller))
  }
  return {
    object,
    objectStream(number: number, objects: readonly PdfObject[]) {
      let at = 0
      const index = objects.map(({ number: own, body }, index) => {
        places.set(own, { type: 2, stream: number, index })
        const entry = `${own} ${at}`
        at += body.length + 1
        return entry
      })
      const head = Buffer.from(`${index.join(' ')}\n`)
      const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')])
      deflated(number, `/Type /ObjStm /N ${objects.length} /First ${head.length} `, Buffer.concat([head, ...bodies]))
    },
    /** @param number of the cross-reference stream, the last of all */
    finish(number: number, trailer: string): Uint8Array {
      const at = length
      places.set(number, { type: 1, at })
      const rows = Buffer.alloc((number + 1) * 7)
      for (const [own, place] of places) {
        rows[own * 7] = place.type
        rows.writeUInt32BE(place.type === 1 ? place.at : place.stream, own * 7 + 1)
        rows.writeUInt16BE(place.type === 1 ? 0 : place.index, own * 7 + 5)
      }
      // Object 0 is the head of the list of free ones.
      rows.writeUInt16BE(0xffff, 5)
      const kept = trailer.replace(/\/Size \d+/, '').trim()
      deflated(number, `/Type /XRef /Size ${number + 1} /W [1 4 2] ${kept} `, rows)
      write(Buffer.from(`startxref\n${at}\n%%EOF\n`))
      return Buffer.concat(parts)
    },
  }
}
