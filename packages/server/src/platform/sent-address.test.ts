import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowNothing, parsePublicUrl } from '@brandprint/engine/net'
import fc from 'fast-check'
import { sentAddress } from './sent-address.ts'

const kept = [
  'https://acme.example',
  'https://acme.example/',
  'HTTPS://ACME.Example/Path',
  'https://acme.example./a',
  'https://acme.example:443/a',
  'https://acme.example/a/../b//c',
  'https://acme.example/über/日本?q=é&x=%7e#ä',
  'https://acme.example?q',
  'https://acme.example/שלום',
  'https://XN--MNCHEN-3YA.example',
  'https://[2606:4700::1111]/é',
]
for (const text of kept) {
  test(`${text} stays as it was sent`, () => assert.equal(sentAddress(text), text))
}

const changed: [string, string][] = [
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://MÜNCHEN.example/Über?q=ü#ü', 'https://xn--mnchen-3ya.example/Über?q=ü#ü'],
  ['HTTPS://münchen.example:443/a/../b', 'HTTPS://xn--mnchen-3ya.example:443/a/../b'],
  ['https://münchen.example:', 'https://xn--mnchen-3ya.example:'],
  ['https://münchen.example./', 'https://xn--mnchen-3ya.example./'],
  ['https://münchen。example?ü', 'https://xn--mnchen-3ya.example?ü'],
  ['https://ａｃｍｅ．example/', 'https://acme.example/'],
  ['https://９３.184.215.14/', 'https://93.184.215.14/'],
  ['https://аcme.example/', 'https://xn--cme-5cd.example/'],
  ['https://ac\u00adme.example/x', 'https://acme.example/x'],
  ['https://acme.example/\u202emoc.knab', 'https://acme.example/%E2%80%AEmoc.knab'],
  ['https://acme.example/\u2066a\u2069?\u200b#\u061c', 'https://acme.example/%E2%81%A6a%E2%81%A9?%E2%80%8B#%D8%9C'],
  ['https://acme.example/\u2003\u3000\u2028\u3164', 'https://acme.example/%E2%80%83%E3%80%80%E2%80%A8%E3%85%A4'],
]
for (const [text, expected] of changed) {
  test(`${JSON.stringify(text)} is shown as ${expected}`, () => assert.equal(sentAddress(text), expected))
}

const refused = [
  'https://acme%2eexample/',
  'https://acme.example:４４３/',
  'https://acme.example＠bank.example/',
  'https://acme.example／bank.example',
  'https://acme.example？bank.example',
  'https://acme.example＃bank.example',
  'https://acme.example：443/',
  'https://\u202eacme.example\u202c＼/',
  'https://℀.example/',
]
for (const text of refused) {
  test(`${JSON.stringify(text)} is no address`, () => {
    assert.equal(parsePublicUrl(text, { schemes: ['http', 'https'], allowHosts: allowNothing }).ok, false)
  })
}

test('the shown form of any address leads where the sent one leads, and its host is ASCII', () => {
  const letter = fc.constantFrom(...'aZ09é日א\u202e\u200d\u2066\u00ad\u3000ａ。．٠.-:@/?#%\\')
  const text = fc.tuple(fc.string({ unit: letter, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
  const read = (address: string) => parsePublicUrl(address, { schemes: ['http', 'https'], allowHosts: allowNothing })
  fc.assert(
    fc.property(text, ([host, rest]) => {
      const sent = `https://${host}.example${rest}`
      const url = read(sent)
      if (!url.ok || !sent.isWellFormed()) return
      const shown = sentAddress(sent)
      assert.equal(new URL(shown).href, url.value.href)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
      assert.match(/^https:\/\/([^/?#]*)/.exec(shown)![1]!, /^[\u0000-\u007f]+$/)
      assert.doesNotMatch(shown, /[\p{Cf}\p{Zl}\p{Zp}]/u)
      assert.equal(sentAddress(shown), shown)
    }),
    { numRuns: 5_000 },
  )
})
