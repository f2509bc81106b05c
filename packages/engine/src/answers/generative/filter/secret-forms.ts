/** How a secret can be written so that its reader still has it. */

/** Characters of a form in a row that give it away: fewer than half of the secret. */
export const givenAwayMin = 10

/**
 * Every form in which a secret is looked for, folded as texts are (secrets.ts): letters and digits alone, in lower case.
 * @param secret lower-case letters
 */
export function secretForms(secret: string): { letters: string[]; characters: string[] } {
  const backwards = reversed(secret)
  const plain = [secret, backwards]
  const spellings = plain.flatMap((text) => [text, text.toUpperCase()])
  const spelled = [...spellings, ...spellings.flatMap((text) => [' ', '-', '.'].map((by) => [...text].join(by)))]
  const encoded = [
    ...spelled.flatMap((text) => base64s(Buffer.from(text))),
    ...spellings.flatMap((text) => base64s(Buffer.from(text, 'utf16le'))),
    ...spellings.flatMap((text) => base64s(Buffer.from(Buffer.from(text).toString('hex')))),
    ...spellings.flatMap((text) => base64s(Buffer.from(text)).flatMap((inner) => base64s(Buffer.from(inner)))),
    ...spellings.flatMap((text) => base32s(Buffer.from(text))),
    ...spellings.flatMap(asNumbers),
  ].map((form) => form.replace(/[^a-zA-Z\d]/g, '').toLowerCase())
  return {
    letters: [...plain, ...plain.map((text) => shifted(text, 13)), ...plain.map(mirrored)],
    characters: [...new Set([...encoded, ...encoded.map(reversed)])],
  }
}

const reversed = (text: string) => [...text].reverse().join('')

const a = 97
const shifted = (text: string, by: number) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - a + by) % 26) + a))
const mirrored = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(a + 25 - (letter.charCodeAt(0) - a)))

/** What stands before the secret in the encoded text shifts its bits: what does not depend on its neighbours. */
function base64s(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6)),
  )
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32s(bytes: Buffer): string[] {
  return [0, 1, 2, 3, 4].map((before) => {
    const bits = [...Buffer.alloc(before), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    const groups = bits.match(/.{5}/g) ?? []
    return groups
      .slice(Math.ceil((before * 8) / 5))
      .map((group) => base32Letters[Number.parseInt(group, 2)])
      .join('')
  })
}

function asNumbers(text: string): string[] {
  const codes = [...text].map((letter) => letter.charCodeAt(0))
  const each = (form: (code: number) => string) => codes.map(form).join('')
  return [
    each((code) => code.toString(16)),
    each((code) => `0x${code.toString(16)}`),
    each((code) => `x${code.toString(16)}`),
    each((code) => `u00${code.toString(16)}`),
    each((code) => `00${code.toString(16)}`),
    each((code) => `${code.toString(16)}00`),
    each((code) => code.toString(10)),
    each((code) => code.toString(8)),
  ]
}
