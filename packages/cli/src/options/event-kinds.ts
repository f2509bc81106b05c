import { webhookEventKinds } from '@brandprint/client'
import { echoed } from '../output/echoed.ts'
import { UsageError } from '../usage-error.ts'
import { suggest } from './suggest.ts'

export const eventKinds: readonly string[] = webhookEventKinds

/** @throws {UsageError} with the nearest kind and all of them */
export function eventKind(written: string): string {
  if (eventKinds.includes(written)) return written
  const near = suggest(written, eventKinds)
  const meant = near === null ? '' : ` Did you mean ${near}?`
  throw new UsageError(`There is no event “${echoed(written)}”.${meant} There are: ${eventKinds.join(', ')}.`)
}
