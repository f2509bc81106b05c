/** A language without words of its own on a subject is read with those of a neighbour. */
export const neighbourLanguages: Readonly<Partial<Record<string, string>>> = {
  da: 'sv',
  no: 'sv',
  uk: 'ru',
  sk: 'cs',
  ca: 'es',
  gl: 'pt',
}
