import { createSocket } from 'node:dgram'
import { isIPv4 } from 'node:net'
import { addressBytes } from '../addresses/address-block.ts'

/** What the server says when it is asked for the addresses of a name. */
export type NameAnswer =
  | { addresses: readonly string[]; aliases?: readonly string[] }
  | { code: 'NXDOMAIN' | 'SERVFAIL' }
  | 'silence'

export interface LyingNameServer extends AsyncDisposable {
  /** `address:port`, for the resolver's `servers`. */
  address: string
  /** Names asked for, with their type, in order. */
  questions: { name: string; type: 'A' | 'AAAA' }[]
}

/**
 * A DNS server on loopback that answers what it is told to, one packet per question, with TTL 0.
 * @param answer called for each question with the name and how often it was asked for that type before
 */
export async function startLyingNameServer(
  answer: (name: string, timesAskedBefore: number) => NameAnswer,
): Promise<LyingNameServer> {
  const socket = createSocket('udp4')
  const questions: LyingNameServer['questions'] = []
  socket.on('message', (packet, sender) => {
    const { name, type, end } = questionOf(packet)
    const before = questions.filter((question) => question.name === name && question.type === type).length
    questions.push({ name, type })
    const said = answer(name, before)
    if (said !== 'silence') socket.send(response(packet, end, type, said), sender.port, sender.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

const typeNumbers = { A: 1, CNAME: 5, AAAA: 28 } as const

function questionOf(packet: Buffer): { name: string; type: 'A' | 'AAAA'; end: number } {
  const labels: string[] = []
  let position = 12
  while (packet[position] !== 0) {
    const length = packet[position]!
    labels.push(packet.toString('latin1', position + 1, position + 1 + length))
    position += 1 + length
  }
  const type = packet.readUInt16BE(position + 1) === typeNumbers.AAAA ? 'AAAA' : 'A'
  return { name: labels.join('.').toLowerCase(), type, end: position + 5 }
}

function response(
  question: Buffer,
  questionEnd: number,
  type: 'A' | 'AAAA',
  said: Exclude<NameAnswer, 'silence'>,
): Buffer {
  const aliases = 'addresses' in said ? (said.aliases ?? []) : []
  const addresses = 'addresses' in said ? said.addresses.filter((address) => isIPv4(address) === (type === 'A')) : []
  const code = 'code' in said ? { NXDOMAIN: 3, SERVFAIL: 2 }[said.code] : 0
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2) // An answer, recursion wanted and available.
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(aliases.length + addresses.length, 6)

  const asked = Buffer.from([0xc0, 12]) // A pointer to the name in the question.
  const owners = [asked, ...aliases.map(encodedName)]
  return Buffer.concat([
    header,
    question.subarray(12, questionEnd),
    ...aliases.map((alias, index) => record(owners[index]!, 'CNAME', encodedName(alias))),
    ...addresses.map((address) => record(owners.at(-1)!, type, Buffer.from(addressBytes(address)!))),
  ])
}

function record(owner: Buffer, type: keyof typeof typeNumbers, content: Buffer): Buffer {
  const fields = Buffer.alloc(10) // Type, class, TTL 0, length.
  fields.writeUInt16BE(typeNumbers[type], 0)
  fields.writeUInt16BE(1, 2)
  fields.writeUInt16BE(content.length, 8)
  return Buffer.concat([owner, fields, content])
}

const encodedName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])
