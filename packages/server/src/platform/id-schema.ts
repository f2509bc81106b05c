import { Type } from 'typebox'
import type { IdPrefix } from './ids.ts'

/** What the reference shows behind a prefix. */
export const shownId = (prefix: IdPrefix): string => `${prefix}_4fGh7Jk2Lm9Np3Qr6St1Uv8W`

/** An identifier in an answer. */
export const Id = (prefix: IdPrefix, description: string) =>
  Type.String({ pattern: `^${prefix}_`, description, examples: [shownId(prefix)] })
