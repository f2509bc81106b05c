import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A block of addresses in CIDR notation, parsed. */
export interface AddressBlock {
  /** 4 or 16 bytes; only the first `bits` bits matter. */
  bytes: readonly number[]
  bits: number
}

/**
 * The bytes of an address, 4 or 16, or null for anything else. Strict: four decimal parts or RFC 4291 text, without a
 * zone. The looser spellings (`127.1`, `0x7f000001`) are the URL parser's business and are normalised before.
 */
export function addressBytes(address: string): readonly number[] | null {
  if (isIPv4(address)) return address.split('.').map(Number)
  if (isIPv6(address) && !address.includes('%')) return ipaddr.IPv6.parse(address).toByteArray()
  return null
}

/** Parses `10.0.0.0/8` or `fd00::/8`; null if it is not an address, a slash and a prefix length. */
export function parseAddressBlock(cidr: string): AddressBlock | null {
  const [address = '', prefix = '', ...rest] = cidr.split('/')
  const bytes = addressBytes(address)
  if (bytes === null || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return null
  const bits = Number(prefix)
  return bits <= bytes.length * 8 ? { bytes, bits } : null
}

/** A list of blocks written in the source. */
export function addressBlocks(cidrs: readonly string[]): readonly AddressBlock[] {
  return cidrs.map((cidr) => {
    const block = parseAddressBlock(cidr)
    if (block === null) throw new TypeError(`Not an address block: ${cidr}`)
    return block
  })
}

export function isInBlock(bytes: readonly number[], block: AddressBlock): boolean {
  if (bytes.length !== block.bytes.length) return false
  const wholeBytes = block.bits >> 3
  for (let index = 0; index < wholeBytes; index++) {
    if (bytes[index] !== block.bytes[index]) return false
  }
  const restBits = block.bits & 7
  return restBits === 0 || (bytes[wholeBytes]! ^ block.bytes[wholeBytes]!) >> (8 - restBits) === 0
}

export const isInAnyBlock = (bytes: readonly number[], blocks: readonly AddressBlock[]): boolean =>
  blocks.some((block) => isInBlock(bytes, block))
