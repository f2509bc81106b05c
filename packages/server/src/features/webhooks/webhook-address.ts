/** Checks the address of an endpoint: its form, and what its host name resolves to. */
import { type AllowHosts, parsePublicUrl } from '@brandprint/engine/net'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { waitForStep } from '../../platform/http/refusal-time.ts'

/** @throws {AppError} HTTPS_REQUIRED, PORT_NOT_ALLOWED, INVALID_FORMAT, TOO_LONG */
export function checkWebhookAddress(text: string, allowHosts: AllowHosts): void {
  const url = parsePublicUrl(text, { schemes: ['https'], allowHosts })
  if (!url.ok) throw new AppError(url.error.code, 'url', url.error.message)
  if (text.includes('#'))
    throw new AppError('INVALID_FORMAT', 'url', 'The address is not valid. It has a fragment (#).')
}

const lookupMs = 5_000

/**
 * Resolves the host name, as every attempt does again.
 * @throws {AppError} NOT_PUBLIC, UNREACHABLE
 */
export async function vetWebhookAddress(deps: Pick<Deps, 'guard' | 'sleep'>, text: string): Promise<void> {
  const began = performance.now()
  const vetted = await deps.guard.vet(new URL(text), AbortSignal.timeout(lookupMs))
  if (vetted.ok) return
  if (vetted.error.code === 'UNREACHABLE' || vetted.error.code === 'TIMEOUT' || vetted.error.code === 'ABORTED') {
    throw new AppError('UNREACHABLE', 'url', 'The host of the address cannot be found.')
  }
  await waitForStep(deps, began)
  throw new AppError('NOT_PUBLIC', 'url', 'The address is not public: we can send nothing there.')
}
