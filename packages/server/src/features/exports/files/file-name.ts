/** The name under which a file is saved: of the brand, the day and the format. */

/** With the day and the ending at most 216 bytes, whatever the script: file systems take 255. */
const nameCharactersMax = 50
/** Letters, digits and marks of any script stay; what stands between them becomes one hyphen. */
const between = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * @param brand the brand's name; where it holds no letter or digit, `brand`
 * @param day `YYYY-MM-DD`
 */
export function exportFileName(brand: string, day: string, format: 'pdf' | 'json'): string {
  const kept = brand.normalize('NFC').toWellFormed().replace(between, '-').replace(/^-|-$/g, '').toLowerCase()
  const short = [...kept].slice(0, nameCharactersMax).join('').replace(/-$/, '')
  return `${short || 'brand'}-${day}.${format}`
}

/**
 * `Content-Disposition` of a download (RFC 6266): the name in ASCII for old programs, and as it is (RFC 8187).
 */
export function contentDisposition(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${hex(character)}`)
  return `attachment; filename="${ascii}"${ascii === fileName ? '' : `; filename*=UTF-8''${encoded}`}`
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()
