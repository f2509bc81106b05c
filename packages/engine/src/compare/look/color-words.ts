/** A fill for people: one colour, or the colours that a gradient runs through. */
export const hueName = (ground: string): string =>
  ground.includes(' ') ? `gradient of ${ground.split(' ').join(', ')}` : ground
