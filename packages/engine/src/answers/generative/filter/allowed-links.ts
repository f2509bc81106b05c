/** Which addresses an answer may name: pages of the analysis, and what the user wrote. */

/** @param addresses pages, addresses that the user wrote with or without a scheme, and mailboxes */
export function allowedLinks(addresses: readonly string[]): (address: string) => boolean {
  const allowed = new Set(addresses.flatMap((address) => formsOf(address)))
  return (address) => formOf(address).some((form) => allowed.has(form))
}

/** A page may be named without its scheme; its host alone names the home page. */
function formsOf(address: string): string[] {
  const form = formOf(address)
  return form.flatMap((href) => [href, href.replace(/^https?:/, '')])
}

/** As browsers read it, without a slash at its end; none for what is no address. */
function formOf(address: string): string[] {
  if (/[\s\\<>[\]]/.test(address)) return []
  if (/^[a-z][a-z\d+-]*:\/\//i.test(address)) return normal(address)
  const mailbox = /^(?:mailto:)?([^\s:/?#@]+@[^\s:/?#@]+)$/i.exec(address)?.[1]
  if (mailbox !== undefined) return [mailbox.toLowerCase()]
  if (!/^[\p{L}\p{N}]/u.test(address) || /^[a-z][a-z\d+-]*:(?!\d)/i.test(address)) return []
  return normal(`https://${address}`).map((href) => href.replace(/^https:/, ''))
}

function normal(address: string): string[] {
  const url = URL.parse(address)
  return url === null ? [] : [url.href.replace(/^(\w+:\/\/[^?#]*?)\/+$/, '$1')]
}

/** Addresses and mailboxes in a text of the user’s, or of a page. */
export function addressesIn(text: string): string[] {
  const words = text.slice(0, charactersMax).match(/[^\s<>"“”«»[\]()]{4,500}/g) ?? []
  return words.map((word) => word.replace(/^[*_~`'.,;:!?]+|[*_~`'.,;:!?]+$/g, '')).filter((word) => /[.:@]/.test(word))
}

/** The longest message of an API's user, some times over. */
const charactersMax = 20_000
