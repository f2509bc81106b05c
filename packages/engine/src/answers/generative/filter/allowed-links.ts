/** Which URLs and mailboxes an answer may name: pages of the analysis, and what the user wrote. */

/** @param targets pages, URLs that the user wrote with or without a scheme, and mailboxes */
export function allowedLinks(targets: readonly string[]): (target: string) => boolean {
  const allowed = new Set(targets.flatMap((target) => formsOf(target)))
  return (target) => formOf(target).some((form) => allowed.has(form))
}

/** A page may be named without its scheme; its host alone names the home page. */
function formsOf(target: string): string[] {
  const form = formOf(target)
  return form.flatMap((href) => [href, href.replace(/^https?:/, '')])
}

/** As browsers read it, without a slash at its end; none for what is no URL. */
function formOf(target: string): string[] {
  if (/[\s\\<>[\]]/.test(target)) return []
  if (/^[a-z][a-z\d+-]*:\/\//i.test(target)) return normal(target)
  const mailbox = /^(?:mailto:)?([^\s:/?#@]+@[^\s:/?#@]+)$/i.exec(target)?.[1]
  if (mailbox !== undefined) return [mailbox.toLowerCase()]
  if (!/^[\p{L}\p{N}]/u.test(target) || /^[a-z][a-z\d+-]*:(?!\d)/i.test(target)) return []
  return normal(`https://${target}`).map((href) => href.replace(/^https:/, ''))
}

function normal(target: string): string[] {
  const url = URL.parse(target)
  return url === null ? [] : [url.href.replace(/^(\w+:\/\/[^?#]*?)\/+$/, '$1')]
}

/** URLs and mailboxes in a text of the user’s, or of a page. */
export function addressesIn(text: string): string[] {
  const words = text.slice(0, charactersMax).match(/[^\s<>"“”«»[\]()]{4,500}/g) ?? []
  return words.map((word) => word.replace(/^[*_~`'.,;:!?]+|[*_~`'.,;:!?]+$/g, '')).filter((word) => /[.:@]/.test(word))
}

/** The longest message of an API's user, some times over. */
const charactersMax = 20_000
