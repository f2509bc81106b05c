/** Words to use: all rewrites, each with what it is made of. */
import { capitalised, listed, uncapitalised } from '../../../writing/prose.ts'
import type { Wording } from '../first-page.ts'
import { pageOf, type ShortPage } from './short-page.ts'

export function wordsPage(wordings: readonly Wording[]): ShortPage | null {
  if (wordings.length === 0) return null
  return pageOf('words', conclusionOf(wordings), [{ kind: 'wordings', wordings: [...wordings] }])
}

/** “Change the opening and the main call; keep the line below it; ask before the positioning line changes”. */
function conclusionOf(wordings: readonly Wording[]): string {
  const of = (verdict: Wording['verdict']) =>
    wordings.filter((one) => one.verdict === verdict).map(({ label }) => `the ${uncapitalised(label)}`)
  const clauses = [
    ['change', of('change')],
    ['keep', of('keep')],
    ['ask first about', of('ask')],
  ] as const
  const said = clauses.filter(([, list]) => list.length > 0).map(([verb, list]) => `${verb} ${listed(list, 3)}`)
  return capitalised(said.join('; '))
}
