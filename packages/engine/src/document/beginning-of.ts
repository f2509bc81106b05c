/**
 * The first characters of a text, ended after a word where there is one: part of the text as it stands, so that it can be
 * quoted.
 */
export function beginningOf(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const cut = text.slice(0, charactersMax)
  const space = cut.lastIndexOf(' ')
  return (space > charactersMax / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()
}
