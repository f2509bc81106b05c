import { addressBlocks, addressBytes, isInAnyBlock } from './address-block.ts'

/**
 * What no website lives on. A library's word “unicast” is not enough here: ipaddr.js says it of `::7f00:1`,
 * `::5efe:7f00:1` and of Azure's 168.63.129.16, so every block is written out with its source.
 *
 * IANA IPv4 Special-Purpose Address Registry: https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const refusedIpv4 = addressBlocks([
  '0.0.0.0/8', // “This network”, RFC 791; Linux connects 0.0.0.0 to loopback.
  '10.0.0.0/8', // Private use, RFC 1918.
  '100.64.0.0/10', // Shared address space of carriers, RFC 6598; holds Alibaba's metadata, 100.100.100.200.
  '127.0.0.0/8', // Loopback, RFC 1122.
  '168.63.129.16/32', // Azure's host agent and metadata, a public number that is not public.
  '169.254.0.0/16', // Link-local, RFC 3927; metadata of most clouds, 169.254.169.254, and of ECS, 169.254.170.2.
  '172.16.0.0/12', // Private use, RFC 1918.
  '192.0.0.0/24', // IETF protocol assignments, RFC 6890; holds Oracle's metadata, 192.0.0.192.
  '192.0.2.0/24', // Documentation (TEST-NET-1), RFC 5737.
  '192.31.196.0/24', // AS112 name servers, RFC 7535.
  '192.52.193.0/24', // Automatic multicast tunnelling, RFC 7450.
  '192.88.99.0/24', // 6to4 relay anycast, RFC 7526.
  '192.168.0.0/16', // Private use, RFC 1918.
  '192.175.48.0/24', // AS112 name servers, RFC 7534.
  '198.18.0.0/15', // Benchmarking, RFC 2544.
  '198.51.100.0/24', // Documentation (TEST-NET-2), RFC 5737.
  '203.0.113.0/24', // Documentation (TEST-NET-3), RFC 5737.
  '224.0.0.0/4', // Multicast, RFC 5771.
  '240.0.0.0/4', // Reserved, RFC 1112, with 255.255.255.255, limited broadcast.
])

/**
 * Only 2000::/3 is handed out as global unicast (https://www.iana.org/assignments/ipv6-address-space), so everything
 * outside is refused without being listed: loopback `::1`, IPv4-compatible `::/96`, IPv4-mapped `::ffff:0:0/96`, SIIT
 * `::ffff:0:0:0/96`, NAT64 `64:ff9b::/96` and `64:ff9b:1::/48`, discard `100::/64`, segment routing `5f00::/16`, unique
 * local `fc00::/7`, link-local `fe80::/10`, site-local `fec0::/10`, multicast `ff00::/8`.
 */
const globalUnicastIpv6 = addressBlocks(['2000::/3'])

/** IANA IPv6 Special-Purpose Address Registry: https://www.iana.org/assignments/iana-ipv6-special-registry */
const refusedIpv6 = addressBlocks([
  '2001::/23', // IETF protocol assignments, RFC 2928: Teredo 2001::/32, benchmarking 2001:2::/48, ORCHID 2001:20::/28 …
  '2001:db8::/32', // Documentation, RFC 3849.
  '2002::/16', // 6to4, RFC 7526: carries any IPv4 address.
  '2620:4f:8000::/48', // AS112 name servers, RFC 7534.
  '3ffe::/16', // 6bone, given back, RFC 3701.
  '3fff::/20', // Documentation, RFC 9637.
])

/** RFC 6052: a DNS64 resolver puts the IPv4 address of a host without IPv6 in the last four bytes. */
const nat64 = addressBlocks(['64:ff9b::/96'])

/**
 * Metadata services inside blocks that an operator may open. The allow list never opens these, nor link-local.
 * AWS fd00:ec2::254 and its siblings · Google fd20:ce::254 · Oracle fd00:c1::a9fe:a9fe · Scaleway fd00:42::42 · Alibaba.
 */
const metadata = addressBlocks(['100.100.100.200/32', 'fd00:ec2::/32', 'fd20:ce::/64', 'fd00:c1::/64', 'fd00:42::/64'])

/** All that an allow list can open, besides loopback: named positively, so that nothing is opened by omission. */
const openable = addressBlocks([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  'fc00::/7',
])

const loopback = addressBlocks(['127.0.0.0/8', '::1/128'])

/**
 * Whether a public website may live at an IPv4 or IPv6 address. Pure; false for anything that is not an address in its
 * usual text (four decimal parts, or RFC 4291 without a zone).
 *
 * @param nat64Answers `by-embedded-address` judges an answer in 64:ff9b::/96 by the IPv4 address inside; for networks
 *   whose only way to IPv4 is NAT64
 */
export function isPublicAddress(address: string, nat64Answers: Nat64Answers = 'refused'): boolean {
  const bytes = addressBytes(address)
  if (bytes === null) return false
  if (bytes.length === 4) return !isInAnyBlock(bytes, refusedIpv4)
  if (nat64Answers === 'by-embedded-address' && isInAnyBlock(bytes, nat64)) {
    return !isInAnyBlock(bytes.slice(12), refusedIpv4)
  }
  return isInAnyBlock(bytes, globalUnicastIpv6) && !isInAnyBlock(bytes, refusedIpv6) && !isIsatap(bytes)
}

export type Nat64Answers = 'refused' | 'by-embedded-address'

/** Whether an allow list may open a private address: private use and shared ranges, never metadata or link-local. */
export function isOpenableAddress(address: string): boolean {
  const bytes = addressBytes(address)
  return bytes !== null && isInAnyBlock(bytes, openable) && !isInAnyBlock(bytes, metadata)
}

export function isLoopbackAddress(address: string): boolean {
  const bytes = addressBytes(address)
  return bytes !== null && isInAnyBlock(bytes, loopback)
}

/** RFC 5214: an interface identifier of 0000:5efe or 0200:5efe, then an IPv4 address, under any prefix. */
function isIsatap(bytes: readonly number[]): boolean {
  return (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe
}
