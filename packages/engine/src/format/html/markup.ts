/** HTML that escapes whatever it is given, unless that was made here too. */
import { shortened } from '../../writing/prose.ts'

/** A piece of HTML that is safe as it is. */
export interface Markup {
  readonly html: string
}

export type Content = Markup | string | number | null | readonly Content[]

/** `html\`<p>${anything}</p>\``: every value is escaped, in text and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Content[]): Markup {
  let out = pieces[0] ?? ''
  for (const [index, value] of values.entries()) out += rendered(value) + (pieces[index + 1] ?? '')
  return { html: out }
}

export const nothing: Markup = { html: '' }

function rendered(value: Content): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escaped(shortened(value, charactersMax))
  if ('html' in value) return value.html
  return value.map(rendered).join('')
}

/** No text that people read is longer; a stranger's may be a megabyte. */
const charactersMax = 4_000

/** A text at its whole length, for a URL that is one: `data:`. */
export const whole = (text: string): Markup => ({ html: escaped(text) })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => cleaned(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * Without what is no text: control characters, halves of surrogate pairs, and the bidirectional embeddings, overrides
 * and isolates that would turn around what stands beside them. Direction comes from the elements (`dir="auto"`).
 */
export const cleaned = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, '')

/** The URL where it can be followed without harm; null for `javascript:` and whatever else is none. */
export function safeHref(url: string): string | null {
  const parsed = url.length > hrefCharactersMax ? null : URL.parse(url)
  return parsed !== null && /^(?:https?|mailto|tel):$/.test(parsed.protocol) ? parsed.href : null
}

const hrefCharactersMax = 2_000

/** A link to elsewhere; only its text where the URL cannot be followed. */
export function link(url: string | undefined, content: Content): Markup {
  const href = url === undefined ? null : safeHref(url)
  return href === null ? html`${content}` : html`<a href="${href}" rel="noopener noreferrer">${content}</a>`
}
