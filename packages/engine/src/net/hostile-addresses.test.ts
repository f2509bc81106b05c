import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowNothing } from './addresses/allow-hosts.ts'
import { isPublicAddress } from './addresses/public-address.ts'
import { parsePublicUrl } from './addresses/public-url.ts'
import { createGuard } from './guard.ts'
import { allowHosts } from './test-support/test-client.ts'

const both = { schemes: ['http', 'https'], allowHosts: allowNothing } as const
const never = new AbortController().signal

function refusal(input: string, rules: Parameters<typeof parsePublicUrl>[1] = both): string {
  const parsed = parsePublicUrl(input, rules)
  return parsed.ok ? `accepted as ${parsed.value.href}` : parsed.error.code
}

/** The guard's word on a URL whose host needs no DNS, or must be refused before it. */
async function verdict(url: string, { allow = '', own = '' } = {}): Promise<string> {
  const resolver = { resolve: async () => assert.fail('The name went to DNS.') }
  const guard = createGuard({ resolver, allowHosts: allowHosts(allow), ownAddresses: allowHosts(own) })
  const vetted = await guard.vet(new URL(url), never)
  return vetted.ok ? `connects to ${vetted.value.address}` : vetted.error.code
}

async function assertNotPublic(hosts: readonly string[]): Promise<void> {
  for (const host of hosts) assert.equal(await verdict(`http://${host}/`), 'NOT_PUBLIC', host)
}

test('row 1: other schemes are no address of a website', () => {
  for (const input of [
    'ftp://a.com',
    'file:///etc/passwd',
    'gopher://a.com',
    'data:text/html,a',
    'javascript:alert(1)',
    'ws://a.com',
  ]) {
    assert.equal(refusal(input), 'INVALID_FORMAT', input)
  }
})

test('row 2: a webhook needs https', () => {
  const rules = { schemes: ['https'], allowHosts: allowNothing } as const
  assert.equal(refusal('http://a.com/', rules), 'HTTPS_REQUIRED')
  assert.equal(parsePublicUrl('https://a.com/', rules).ok, true)
})

test('row 3: an incomplete or malformed address is refused', () => {
  for (const input of [
    '//host/',
    'host',
    '',
    ' ',
    'https://a b.com',
    'https://a.com:65536',
    'https://[::1',
    'https://',
    'https:/a.com',
    'https:///a.com',
    'https://.',
  ]) {
    assert.equal(refusal(input), 'INVALID_FORMAT', input)
  }
})

test('row 4: addresses, hosts and labels that are too long are refused', () => {
  assert.equal(refusal(`https://a.com/${'a'.repeat(2048)}`), 'TOO_LONG')
  assert.equal(refusal(`https://${'a'.repeat(64)}.com/`), 'TOO_LONG')
  assert.equal(refusal(`https://${'a.'.repeat(130)}com/`), 'TOO_LONG')
  assert.equal(parsePublicUrl(`https://${'a'.repeat(63)}.com/`, both).ok, true)
})

test('row 5: user names and passwords are refused', () => {
  for (const input of ['https://user:pass@a.com', 'https://user@a.com', 'https://@a.com', 'https://:@a.com']) {
    assert.equal(refusal(input), 'INVALID_FORMAT', input)
  }
})

test('row 6: backslash, tab, newline, NUL and CR LF are refused wherever they stand', () => {
  for (const character of ['\\', '\t', '\n', '\0', '\r\n', '\u00a0', '\u007f']) {
    for (const input of [`${character}https://a.com/`, `https://a${character}.com/`, `https://a.com/b${character}`]) {
      assert.equal(refusal(input), 'INVALID_FORMAT', JSON.stringify(input))
    }
  }
})

test('rows 7-8: addresses that parsers read differently are refused', () => {
  assert.equal(refusal('http://1.1.1.1 &@2.2.2.2# @3.3.3.3/'), 'INVALID_FORMAT')
  assert.equal(refusal('http://google.com:80+&@127.88.23.245:22/#+@google.com:80/'), 'INVALID_FORMAT')
})

test('row 9: other ports are refused, by the parser and by the guard', async () => {
  for (const port of [22, 25, 6379, 5432, 0, 8080]) {
    assert.equal(refusal(`https://a.com:${port}/`), 'PORT_NOT_ALLOWED', `${port}`)
    assert.equal(await verdict(`http://1.1.1.1:${port}/`), 'PORT_NOT_ALLOWED', `${port}`)
  }
  assert.equal(parsePublicUrl('https://a.com:80/', both).ok, true)
})

test('row 9: a webhook has port 443, or one that the allow list names', () => {
  const rules = (allow: string) => ({ schemes: ['https'], allowHosts: allowHosts(allow) }) as const
  for (const port of [80, 22, 8443, 0]) {
    assert.equal(refusal(`https://a.com:${port}/`, rules('')), 'PORT_NOT_ALLOWED', `${port}`)
  }
  assert.equal(parsePublicUrl('https://a.com:443/', rules('')).ok, true)
  assert.equal(parsePublicUrl('https://a.com:8443/', rules('a.com:8443')).ok, true)
  assert.equal(refusal('https://a.com:80/', rules('a.com:8443')), 'PORT_NOT_ALLOWED')
})

test('rows 10-14: loopback and this network are refused in every spelling', async () => {
  await assertNotPublic(['127.0.0.1', '127.1', '127.254.254.254'])
  await assertNotPublic(['2130706433', '017700000001', '0x7f000001', '0177.0.0.1', '0x7f.1'])
  await assertNotPublic(['１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1'])
  await assertNotPublic(['127.0.0.1.', 'localhost.', 'LOCALHOST', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'a.localhost'])
  await assertNotPublic(['0.0.0.0', '0', '0.1.2.3'])
})

test('row 15: private blocks are refused to their last address, their neighbours are not', async () => {
  await assertNotPublic([
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.0',
    '192.168.255.255',
  ])
  for (const host of ['9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0']) {
    assert.equal(await verdict(`http://${host}/`), `connects to ${host}`)
  }
})

test('rows 16-18: link-local, shared and metadata addresses are refused', async () => {
  await assertNotPublic(['169.254.169.254', '0251.0376.0251.0376', '169.254.170.2', '100.64.0.1', '100.100.100.200'])
  await assertNotPublic(['168.63.129.16', '192.0.0.192', '[fd00:ec2::254]'])
})

test('rows 19-20: documentation, benchmark, relay, multicast and reserved blocks are refused', async () => {
  await assertNotPublic(['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255'])
  await assertNotPublic(['192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'])
})

test('rows 21-24: IPv6 loopback and every way to write IPv4 in IPv6 are refused', async () => {
  await assertNotPublic(['[::1]', '[::]', '[0:0:0:0:0:0:0:1]'])
  await assertNotPublic(['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:169.254.169.254]'])
  await assertNotPublic(['[::127.0.0.1]', '[::a9fe:a9fe]', '[::ffff:0:7f00:1]', '[::5efe:7f00:1]'])
  await assertNotPublic(['[2001:470::5efe:7f00:1]', '[2001:470::200:5efe:7f00:1]'])
})

test('row 25: NAT64 is refused; by switch, the public IPv4 address inside counts', () => {
  for (const address of ['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '64:ff9b::101:101']) {
    assert.equal(isPublicAddress(address), false, address)
  }
  assert.equal(isPublicAddress('64:ff9b::101:101', 'by-embedded-address'), true)
  assert.equal(isPublicAddress('64:ff9b::7f00:1', 'by-embedded-address'), false)
  assert.equal(isPublicAddress('64:ff9b:1::101:101', 'by-embedded-address'), false)
})

test('rows 26-27: tunnels and IPv6 that is not global are refused', async () => {
  await assertNotPublic(['[2002:7f00:1::]', '[2002:a9fe:a9fe::]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]'])
  await assertNotPublic(['[fc00::1]', '[fdff::1]', '[fe80::1]', '[febf::1]', '[fec0::1]', '[ff02::1]', '[100::1]'])
  await assertNotPublic(['[2001:db8::1]', '[3fff::1]', '[5f00::1]', '[3ffe::1]'])
  assert.equal(await verdict('http://[2606:4700::1111]/'), 'connects to 2606:4700::1111')
})

test('row 28: a zone is no part of a public address', () => {
  assert.equal(refusal('http://[fe80::1%25eth0]/'), 'INVALID_FORMAT')
  assert.equal(isPublicAddress('2606:4700::1111%eth0'), false)
})

test('row 33: what is our own is refused, whatever the allow list says', async () => {
  const lists = { allow: '10.0.0.0/8,localhost', own: 'brandprint.acme.com,10.0.0.5:5432,8.8.4.4' }
  assert.equal(await verdict('https://brandprint.acme.com/', lists), 'NOT_PUBLIC')
  assert.equal(await verdict('http://10.0.0.5:5432/', lists), 'NOT_PUBLIC')
  assert.equal(await verdict('http://8.8.4.4/', lists), 'NOT_PUBLIC')
  assert.equal(await verdict('http://10.0.0.6/', lists), 'connects to 10.0.0.6')
})

test('rows 36-37: names of private networks are refused before DNS', async () => {
  await assertNotPublic(['intranet', 'redis', 'postgres', 'host.docker.internal', 'kubernetes.default.svc'])
  await assertNotPublic(['a.local', 'metadata.google.internal', 'a.onion', 'a.test', 'a.home.arpa', 'A.LOCAL.'])
})

test('row 38: a look-alike name is accepted in punycode', () => {
  const parsed = parsePublicUrl('https://аррӏе.com/', both)
  assert.equal(parsed.ok && parsed.value.href, 'https://xn--80ak6aa92e.com/')
})

test('row 39: bad punycode and encoded characters in the host are refused', () => {
  for (const host of ['xn--a', 'xn--a.com', 'a%00.com', 'a%2f.com', 'a%2ecom']) {
    assert.equal(refusal(`https://${host}/`), 'INVALID_FORMAT', host)
  }
})

test('row 70: the allow list opens what it names and nothing more', async () => {
  const allow = '10.0.0.0/8, 0.0.0.0/0, ::/0, 169.254.169.254, 127.0.0.1:8080, [fd00:ec2::254]'
  assert.equal(await verdict('http://10.1.2.3/', { allow }), 'connects to 10.1.2.3')
  assert.equal(await verdict('http://10.1.2.3:8443/', { allow }), 'connects to 10.1.2.3')
  assert.equal(await verdict('http://127.0.0.1:8080/', { allow }), 'connects to 127.0.0.1')
  for (const host of [
    '169.254.169.254',
    '[::1]',
    '127.0.0.1',
    '127.0.0.2',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '100.100.100.200',
    '168.63.129.16',
    '0.0.0.0',
    '[::ffff:169.254.169.254]',
    '[::ffff:7f00:1]',
    '224.0.0.1',
  ]) {
    assert.equal(await verdict(`http://${host}/`, { allow }), 'NOT_PUBLIC', host)
  }
})

test('every special block is refused in twelve spellings', async () => {
  const blocks = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ]
  const random = seededRandom(1)
  for (const block of blocks) {
    const [base, bits] = block.split('/') as [string, string]
    const start = base.split('.').reduce((value, part) => value * 256 + Number(part), 0)
    const size = 2 ** (32 - Number(bits))
    for (const offset of [0, size - 1, ...Array.from({ length: 40 }, () => Math.floor(random() * size))]) {
      const hosts = spellings(start + offset)
      assert.equal(hosts.length, 12)
      await assertNotPublic(hosts)
    }
  }
})

test('a million random public addresses are accepted', () => {
  const random = seededRandom(2)
  // Whole first bytes without any special block.
  const firstBytes = [1, 8, 13, 23, 34, 52, 64, 77, 93, 104, 128, 151, 167, 185, 199, 216, 223]
  for (let count = 0; count < 500_000; count++) {
    const [a, b, c] = [random(), random(), random()].map((part) => Math.floor(part * 256))
    const ipv4 = `${firstBytes[count % firstBytes.length]}.${a}.${b}.${c}`
    if (!isPublicAddress(ipv4)) assert.fail(ipv4)
    const ipv6 = `2a${(a! % 16).toString(16)}0:${b!.toString(16)}:${c!.toString(16)}::${a!.toString(16)}`
    if (!isPublicAddress(ipv6)) assert.fail(ipv6)
  }
})

/** One IPv4 address as URLs may spell it. */
function spellings(value: number): string[] {
  const parts = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255] as const
  const dotted = parts.join('.')
  const hex = `0x${value.toString(16)}`
  const high = Math.floor(value / 65536).toString(16)
  const low = (value % 65536).toString(16)
  return [
    dotted,
    `${dotted}.`,
    `${value}`,
    hex,
    `0${value.toString(8)}`,
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    `${parts[0]}.${value % 2 ** 24}`,
    dotted.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `[::ffff:${dotted}]`,
    `[::${high}:${low}]`,
    `[64:ff9b::${high}:${low}]`,
  ]
}

/** mulberry32: the same numbers on every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
