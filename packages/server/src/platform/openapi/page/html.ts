/** Text as HTML. */

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text with `code` and [links](#inside) in it. */
export const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((#[\w-]+|\/[\w./-]*)\)/g, '<a href="$2">$1</a>')

/** Sentences, and lines that begin with “- ” as a list. */
export function prose(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const entries = rest.filter((line) => line.startsWith('- '))
  if (entries.length === 0) return `<p>${inline(text)}</p>`
  return `<p>${inline(first)}</p><ul>${entries.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
}

/** A heading that can be linked to. */
export const heading = (level: 2 | 3 | 4, id: string, html: string) =>
  `<h${level} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this part">#</a></h${level}>`

/** A block of code that keyboards can scroll. */
export const code = (html: string, label: string) =>
  `<pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${html}</code></pre>`

/** A JSON value, coloured; text as it is. */
export function shown(value: unknown, label: string): string {
  if (typeof value === 'string') return code(escaped(value), label)
  const text = JSON.stringify(value, null, 2)
  return code(text.length > colouredMax ? escaped(text) : coloured(text), label)
}

/** Each coloured word costs bytes of the page. */
const colouredMax = 20_000

const coloured = (json: string) =>
  json
    .split(/("(?:[^"\\]|\\.)*"(?:\s*:)?)/)
    .map((part, at) => {
      if (at % 2 === 0) return part.replace(/-?\d[\d.e+-]*|true|false|null/g, '<i class="n">$&</i>')
      const isKey = part.endsWith(':')
      return isKey ? `<i class="k">${escaped(part.slice(0, -1))}</i>:` : `<i class="s">${escaped(part)}</i>`
    })
    .join('')

/** Rows of HTML cells. On narrow screens the cells stand below each other, under the titles of their columns. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  tableOf('plain', columns, rows)

/** Of short cells: it stays a table on narrow screens. */
export const smallTable = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  tableOf('small', columns, rows)

function tableOf(className: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((title) => `<th scope="col">${inline(title)}</th>`).join('')
  const cell = (html: string, at: number) =>
    `<td data-title="${escaped((columns[at] ?? '').replaceAll('`', ''))}">${html}</td>`
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')
  return `<table class="${className}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
