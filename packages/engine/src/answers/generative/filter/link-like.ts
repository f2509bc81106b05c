/** Whether a word is, or holds, what a program would make a link of. */
import { getPublicSuffix, parse } from 'tldts'

const schemes = new Set(
  (
    'about blob callto chrome data facetime feed file ftp ftps git gopher imap intent irc javascript jar ldap livescript ' +
    'magnet mailto market mms ms-word news nntp res rtsp sftp sip sips skype sms ssh steam tel tg vbscript view-source ' +
    'webcal whatsapp ws wss xmpp http https'
  ).split(' '),
)

/** Never given away, and names of hosts all the same: reserved ones, and those of private networks. */
const otherSuffixes = new Set('example test invalid localhost local internal lan home onion i2p arpa'.split(' '))

/** @param word without white space; its length bounds what this costs, as each of its characters is read a few times */
export function looksLikeLink(word: string): boolean {
  const text = word.toLowerCase()
  if (!/[\\`*_~]/.test(text)) return holdsUrl(text)
  // Marks of Markdown are not shown: what they part may be one word to its reader, or two.
  return [text, text.replace(/[\\`*]/g, ''), text.replace(/[\\`*_~]/g, ''), text.replace(/[\\`*]/g, ' ')].some(holdsUrl)
}

function holdsUrl(text: string): boolean {
  if (/:\/\/|\/\/[\p{L}\p{N}[]/u.test(text) || hasMailbox(text)) return true
  return hasScheme(text) || hasHost(text) || /\blocalhost[:/]/.test(text)
}

function hasMailbox(text: string): boolean {
  return /[\p{L}\p{N}]@[\p{L}\p{N}[]/u.test(text)
}

function hasScheme(text: string): boolean {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    if (at + 1 >= text.length) continue
    let start = at
    while (start > 0 && at - start < 16 && /[a-z\d+-]/.test(text[start - 1]!)) start--
    const name = text.slice(start, at)
    if (schemes.has(name) || /(?:script|mailto|data|https?)$/.test(name)) return true
  }
  return false
}

/** A dot between a name and what ends names of hosts. */
function hasHost(text: string): boolean {
  for (let at = text.indexOf('.'); at >= 0; at = text.indexOf('.', at + 1)) {
    if (!/[\p{L}\p{N}_-]/u.test(text[at - 1] ?? '')) continue
    const label = labelFrom(text, at + 1)
    if (isSuffix(label) || isSuffix(/^[a-z]*/.exec(label)![0])) return true
    if (/(?:^|[^a-z\d])www$/.test(text.slice(Math.max(0, at - 4), at)) && label !== '') return true
  }
  return /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?:[:/]|$)/.test(text) && /\d[:/]/.test(text)
}

const labelCharactersMax = 63

function labelFrom(text: string, start: number): string {
  if (text.startsWith('xn--', start)) return /^[a-z\d-]{0,63}/.exec(text.slice(start, start + labelCharactersMax))![0]
  let end = start
  while (end < text.length && end - start < labelCharactersMax && /[\p{L}\p{M}]/u.test(text[end]!)) end++
  return text.slice(start, end)
}

const known = new Map<string, boolean>()
const knownMax = 5_000

function isSuffix(label: string): boolean {
  if (label.length < 2) return false
  const answer = known.get(label)
  if (answer !== undefined) return answer
  const { isIcann } = parse(`a.${label}`, { validateHostname: false })
  const found = otherSuffixes.has(label) || (isIcann === true && getPublicSuffix(`a.${label}`) === label)
  if (known.size < knownMax) known.set(label, found)
  return found
}
