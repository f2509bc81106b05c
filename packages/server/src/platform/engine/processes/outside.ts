import { parseAllowHosts } from '@brandprint/engine/net'
import type { OutsideSettings } from '../tasks.ts'

/** @throws {Error} where the service did not check what it passes on */
export function readOutside(settings: OutsideSettings) {
  return { allowHosts: hosts(settings.allowHosts), ownAddresses: hosts(settings.ownAddresses) }
}

function hosts(text: string) {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}
