const nameLengthMax = 100

/** What a website calls itself, as a name may be. */
export function detectedName(name: string | null): string | null {
  const shown = (name ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
    .trim()
  return shown === '' ? null : [...shown].slice(0, nameLengthMax).join('')
}
