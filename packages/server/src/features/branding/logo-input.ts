/** The logo of a branding: a picture in a `data:` address (RFC 2397), as the body of a request is JSON of 64 KiB at most. */
import type { Deps } from '../../platform/deps.ts'
import type { BrandingFault } from './branding-fault.ts'

/** In base64 it leaves 5,000 bytes of the body to the rest. */
export const logoBytesMax = 45_000

const mediaTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']
/** For the reference; `readLogoAddress` says what is wrong. */
export const logoPattern = '^data:image/(?:svg\\+xml|png|jpeg|webp)[;,]'

export interface LogoFile {
  bytes: Uint8Array
  /** What it is said to be; null where nothing says it. */
  mediaType: string | null
}

type Read<Value> = { ok: true; value: Value } | { ok: false; error: BrandingFault }

const fault = (code: BrandingFault['code'], message: string) =>
  ({ ok: false, error: { field: 'logo', code, message } }) as const

const addressWanted = 'it takes a data: address with the picture in it, such as data:image/png;base64,iVBORw0…'
const headerCharactersMax = 200

/** The file in a `data:` address, in base64 or percent-encoded. */
export function readLogoAddress(address: string): Read<LogoFile> {
  const comma = address.indexOf(',')
  if (!/^data:/i.test(address) || comma < 0 || comma > headerCharactersMax) {
    return fault('INVALID_FORMAT', `“logo” is no data: address; ${addressWanted}.`)
  }
  const [written = '', ...parameters] = address.slice('data:'.length, comma).split(';')
  const mediaType = written.trim().toLowerCase()
  if (!mediaTypes.includes(mediaType)) {
    return fault('INVALID_FORMAT', `The logo is given as “${mediaType}”; it takes one of: ${mediaTypes.join(', ')}.`)
  }
  const body = percentDecoded(address.slice(comma + 1))
  const isBase64 = parameters.at(-1)?.trim().toLowerCase() === 'base64'
  const bytes = isBase64 ? fromBase64(body) : body
  if (bytes === null) return fault('INVALID_FORMAT', 'The logo’s base64 is damaged; encode the file again.')
  return sized({ bytes, mediaType })
}

/** A file within the bounds. */
export function sized(file: LogoFile): Read<LogoFile> {
  const { length } = file.bytes
  if (length === 0) return fault('TOO_SHORT', 'The logo is empty.')
  return length > logoBytesMax ? fault('TOO_LONG', `The logo has ${tooMany(length)}.`) : { ok: true, value: file }
}

const counted = (bytes: number) => `${bytes.toLocaleString('en')} bytes`
const tooMany = (bytes: number) => `${counted(bytes)}; at most ${counted(logoBytesMax)} are allowed`

/** A per cent sign without two digits after it stands for itself, as in browsers. */
function percentDecoded(text: string): Buffer {
  const bytes = Buffer.from(text).toString('latin1')
  const decoded = bytes.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(decoded, 'latin1')
}

function fromBase64(body: Buffer): Buffer | null {
  try {
    // Unlike `Buffer.from`, it says what is none.
    return Buffer.from(atob(body.toString('latin1')), 'latin1')
  } catch {
    return null
  }
}

/**
 * Reads the logo as a document will, in a process of its own.
 * @returns the `data:` address that is kept, in base64: pixels as they came, a drawing as it was made safe
 */
export async function vetLogo(
  { logos }: Pick<Deps, 'logos'>,
  file: LogoFile,
  accountId: string,
): Promise<Read<string>> {
  const vetted = await logos.vet(file.bytes, accountId)
  if (!vetted.ok) return fault('INVALID_FORMAT', vetted.error)
  const { mediaType, bytes } = vetted.value
  if (file.mediaType !== null && file.mediaType !== mediaType) {
    return fault('INVALID_FORMAT', `The logo is given as ${file.mediaType} and is ${mediaType}; say what it is.`)
  }
  if (bytes.length > logoBytesMax) return fault('TOO_LONG', `Made safe, the logo has ${tooMany(bytes.length)}.`)
  return { ok: true, value: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}` }
}
