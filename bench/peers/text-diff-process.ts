/**
 * A tracker as one writes it in an afternoon: fetches pages, strips tags, and calls every other text a change. Its argument is
 * JSON: the addresses of pages. Prints how many websites changed between two rounds, and the processor time of the second.
 */
const sites: string[][] = JSON.parse(process.argv[2]!)

async function textOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html
    .replace(/<(script|style|noscript)\b.*?<\/\1>|<!--.*?-->/gis, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
}

async function round(): Promise<string[]> {
  const texts: string[] = []
  for (const pages of sites) texts.push((await Promise.all(pages.map(textOf))).join('\n'))
  return texts
}

const before = await round()
const begun = process.cpuUsage()
const after = await round()
const { user, system } = process.cpuUsage(begun)
const alarms = after.filter((text, index) => text !== before[index]).length
console.log(JSON.stringify({ alarms, cpuMs: (user + system) / 1_000 / sites.length }))
