/** What a report says, sentence by sentence, with the pointer, rule and passages behind it. */
import type { FullReport } from '@brandprint/engine'

export interface Said {
  /** JSON Pointer within the results. */
  pointer: string
  text: string
  rule: string | null
  /** Of the evidence; null where there is none. */
  confidence: number | null
  quotes: { page: string; text: string }[]
}

/** Parts that measure or list what is there, and claim nothing of the brand. */
const notClaims =
  /^\/(?:evidence|coverage|engine|discoverability|visualIdentity|contentThemes\/(?:posts|themes)|brandIdentity\/(?:archetype\w*|personality|voice\w*|avoid|toneProfile|nameVariants)|customerJourney\/pathToPrimaryAction|messaging\/(?:navigation|vocabulary|clarityChecks|readability|ctas)|trustAndExperience\/(?:accessibility|policies|readability|securityHeaders|freshness)|digitalPresence\/(?:technology|importantLinks|feeds|locales|completeness))(?:\/|$)|\/(?:url|page|hash|status|id|why|fix|kind|type|period|currency|billedAs|addresses\/\d+)$/

/** Every text of the results that claims something. */
export function saidIn({ results }: FullReport): Said[] {
  const evidence = new Map(results.evidence.map((entry) => [entry.pointer, entry]))
  const said: Said[] = []
  const open: { pointer: string; value: unknown }[] = [{ pointer: '', value: results }]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const { pointer, value } = each
    if (notClaims.test(pointer)) continue
    if (typeof value === 'string') {
      const entry = nearest(evidence, pointer)
      said.push({
        pointer,
        text: value,
        rule: entry?.rule ?? null,
        confidence: entry?.confidence ?? null,
        quotes: entry?.quotes ?? [],
      })
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) open.push({ pointer: `${pointer}/${key}`, value: member })
    }
  }
  return said.sort((one, other) => (one.pointer < other.pointer ? -1 : 1))
}

/** The entry of the pointer, else that of what it is part of. */
function nearest<Entry>(evidence: ReadonlyMap<string, Entry>, pointer: string): Entry | undefined {
  for (let at = pointer; at.lastIndexOf('/') > 0; at = at.slice(0, at.lastIndexOf('/'))) {
    const entry = evidence.get(at)
    if (entry !== undefined) return entry
  }
  return undefined
}
