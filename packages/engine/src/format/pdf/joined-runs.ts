/** Runs as the template takes them. */
import type { Run } from './words.ts'

type Joined = string | Run

/**
 * Runs that need no style of their own as one text with their neighbours: the template has less to look at, and what is
 * shaped at once is shaped sooner.
 * @param isForeign whether the site's words are of another language than ours, for each language of the document
 */
export function joinedRuns(runs: readonly Run[], isForeign: readonly boolean[]): string | Joined[] {
  const joined: Joined[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.voice !== 'ours' && (isForeign[run.writing ?? 0] || run.rtl)) joined.push(run)
    else if (typeof last === 'string') joined[joined.length - 1] = `${last}${shown(run)}`
    else joined.push(shown(run))
  }
  const [only] = joined
  return joined.length === 1 && typeof only === 'string' ? only : joined
}

const shown = ({ voice, text }: Run) => (voice === 'quoted' ? `“${text}”` : text)
