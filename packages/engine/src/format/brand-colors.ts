const brandRoles = ['primary', 'secondary', 'accent']

/** The colours that a brand is known by, best first. */
export const brandColors = (palette: readonly { hex: string; role: string }[]): string[] =>
  brandRoles.flatMap((wanted) => palette.filter(({ role }) => role === wanted)).map(({ hex }) => hex)
