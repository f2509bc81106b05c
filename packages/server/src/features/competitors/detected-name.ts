import { asOneLine, isSeen } from '../../platform/line-text.ts'

const nameLengthMax = 100

/** What a website calls itself, as a name may be. */
export function detectedName(name: string | null): string | null {
  const shown = asOneLine((name ?? '').toWellFormed()).trim()
  return isSeen(shown) ? [...shown].slice(0, nameLengthMax).join('') : null
}
