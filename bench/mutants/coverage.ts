/** Which code a test file ran, of what V8 wrote about it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Range {
  startOffset: number
  endOffset: number
  count: number
}

interface Script {
  url: string
  functions: { ranges: Range[] }[]
}

/** Ranges by the module's URL, an entry for each thread that loaded it. */
export type Coverage = Map<string, Range[][]>

/** @param folder what `NODE_V8_COVERAGE` named @param urls of the modules that are of interest */
export async function readCoverage(folder: string, urls: ReadonlySet<string>): Promise<Coverage> {
  const coverage: Coverage = new Map()
  for (const name of await readdir(folder)) {
    const { result }: { result: Script[] } = JSON.parse(await readFile(join(folder, name), 'utf8'))
    for (const { url, functions } of result) {
      if (!urls.has(url)) continue
      coverage.set(url, [...(coverage.get(url) ?? []), functions.flatMap(({ ranges }) => ranges)])
    }
  }
  return coverage
}

/** Ranges lie within each other: the smallest around a position says how often it was run. */
export function ran(coverage: Coverage, url: string, positions: readonly number[]): boolean {
  const threads = coverage.get(url) ?? []
  return threads.some((ranges) => positions.some((position) => countAt(ranges, position) > 0))
}

function countAt(ranges: readonly Range[], position: number): number {
  let smallest: Range | null = null
  for (const range of ranges) {
    if (range.startOffset > position || range.endOffset <= position) continue
    const width = range.endOffset - range.startOffset
    if (smallest === null || width <= smallest.endOffset - smallest.startOffset) smallest = range
  }
  return smallest?.count ?? 0
}
