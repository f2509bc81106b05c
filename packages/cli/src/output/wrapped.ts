/** Text in lines of at most `width` columns, each after `margin`; a word that is longer than a line is broken. */
export function wrapped(text: string, width: number, margin: string): string {
  const room = width - margin.length
  const lines: string[] = []
  let rest = text
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room)
    const end = space > 0 ? space : room
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest].map((part) => margin + part).join('\n')
}
