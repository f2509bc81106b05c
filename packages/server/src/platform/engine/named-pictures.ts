import type { VettedPicture } from '@brandprint/engine'

/** A picture that a report names, such as a logo: what an export draws without asking the website again. */
export interface NamedPicture extends VettedPicture {
  /** SHA-256 of the bytes that the site gave, in hexadecimal digits, as in the report. */
  hash: string
}

const picturesMax = 24
/** Of all together; each is at most 400 kB already. */
const bytesMax = 4_000_000

/** The pictures that results refer to by their hash, in their order, as many as are kept. */
export function namedPictures(resultsJson: string, pictures: ReadonlyMap<string, VettedPicture>): NamedPicture[] {
  const named: NamedPicture[] = []
  let bytes = 0
  for (const [, hash] of resultsJson.matchAll(/"hash":"([0-9a-f]{64})"/g)) {
    const picture = pictures.get(hash!)
    if (picture === undefined || named.some((each) => each.hash === hash)) continue
    if (named.length === picturesMax || bytes + picture.bytes.length > bytesMax) break
    bytes += picture.bytes.length
    named.push({ hash: hash!, ...picture })
  }
  return named
}
