import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fetchedAddress, foldedAddress } from './website-key.ts'

const same = (...addresses: string[]) =>
  assert.equal(new Set(addresses.map(foldedAddress)).size, 1, addresses.map(foldedAddress).join(' '))
const different = (...addresses: string[]) =>
  assert.equal(new Set(addresses.map(foldedAddress)).size, addresses.length, addresses.map(foldedAddress).join(' '))

test('scheme, www., default port and letter case of the host make no other website', () => {
  same(
    'https://acme.example',
    'http://acme.example/',
    'https://www.acme.example',
    'HTTPS://ACME.example:443/',
    'http://www.Acme.Example.:80',
  )
})

test('an index file and slashes at the end make no other website', () => {
  same('https://acme.example/de', 'https://acme.example/de/', 'https://acme.example/de/index.html')
  same('https://acme.example', 'https://acme.example/index.php', 'https://acme.example/Default.aspx')
})

test('a fragment makes no other website', () => {
  same('https://acme.example/de', 'https://acme.example/de#prices')
})

test('host, port, path, its letter case and query make another website', () => {
  different(
    'https://acme.example',
    'https://shop.acme.example',
    'https://acme.example:8443',
    'https://acme.example/de',
    'https://acme.example/DE',
    'https://acme.example/?id=1',
    'https://acme.example/?id=2',
    'https://acme.example/index.htm.backup',
  )
})

test('a host that is called www alone keeps its name', () => {
  different('https://www.example', 'https://example')
})

test('what is fetched is the address as it was sent, without its fragment', () => {
  assert.equal(
    fetchedAddress('http://www.acme.example/De/index.html?x=1#top'),
    'http://www.acme.example/De/index.html?x=1',
  )
})
