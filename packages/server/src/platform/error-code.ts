/** The code of an error of Node.js or Postgres, such as `ENOENT` or `40P01`; empty without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
