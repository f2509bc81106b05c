import { readFileSync, type Stats, statSync } from 'node:fs'
import { echoed } from '../output/echoed.ts'
import { wrapped } from '../output/wrapped.ts'
import { UsageError } from '../usage-error.ts'
import { type Action, accountOf } from './action-command.ts'
import type { Admin } from './admin.ts'

/** `accounts branding`: what white-label exports of an account carry. */
export const branding: Action = {
  options: ['name', 'logo', 'color', 'footer'],
  flags: ['clear'],
  prepare(given) {
    const accountId = accountOf(given)
    const { logo, ...texts } = given.options
    const members = {
      ...Object.fromEntries(Object.entries(texts).map(([member, text]) => [member, text === '' ? null : text])),
      ...(logo !== undefined && { logo: logo === '' ? null : logoIn(logo) }),
    }
    const isChange = Object.keys(members).length > 0
    const replaces = given.flags.has('clear')
    return async ({ server, deps }) => {
      if (isChange) return brandingAnswer('set', await server.changeBranding(deps, { accountId, members, replaces }))
      if (replaces) return brandingAnswer('removed', await server.clearBranding(deps, { accountId }))
      return brandingAnswer('shown', await server.showBranding(deps, { accountId }))
    }
  },
}

type Shown = Awaited<ReturnType<Admin['server']['showBranding']>>

function brandingAnswer(done: 'set' | 'removed' | 'shown', { accountId, branding: record, tier, isUsed }: Shown) {
  if (record === null) {
    const text = done === 'removed' ? `Removed the branding of account ${accountId}.` : noBranding(accountId)
    return { json: { account_id: accountId, branding: null }, text }
  }
  const { name, logo, color, footer, updated_at } = record
  const json = { account_id: accountId, branding: { name, logo, color, footer, updated_at } }
  const lines = Object.entries({ name, logo: logo === null ? null : logoText(logo), color, footer }).map(
    ([member, text]) => `  ${member.padEnd(margin.length - 2)}${wrapped(text ?? '-', width, margin).trimStart()}`,
  )
  const when = `${done === 'set' ? 'set' : 'since'} ${updated_at.toISOString()}`
  const note = isUsed ? [] : ['', `Its tier is ${tier}: exports carry it once that is agency.`]
  return { json, text: [`Branding of account ${accountId},`, `${when}:`, '', ...lines, ...note].join('\n') }
}

const width = 80
const margin = ' '.repeat(10)

const noBranding = (accountId: string) => `Account ${accountId} has no branding.`

/** `data:image/png;base64,…` */
function logoText(address: string): string {
  const [header = '', body = ''] = address.split(',')
  const bytes = Buffer.byteLength(body, 'base64')
  return `${header.slice('data:'.length).replace(';base64', '')}, ${bytes.toLocaleString('en')} bytes`
}

/** As in the service, which says so of what comes over its API; the file is not read beyond. */
const bytesMax = 45_000

/** The file of `--logo`. What it holds is the service's to check. @throws {UsageError} */
function logoIn(path: string): Uint8Array {
  const shown = echoed(path)
  const found = attempt(() => statSync(path), shown)
  if (!found.isFile()) throw new UsageError(`--logo is ${shown}, which is no file.`)
  if (found.size > bytesMax) {
    const [size, most] = [found.size, bytesMax].map((bytes) => `${bytes.toLocaleString('en')} bytes`)
    throw new UsageError(`The logo has ${size}; at most ${most} are allowed.`)
  }
  return attempt(() => readFileSync(path), shown)
}

function attempt<Value extends Stats | Uint8Array>(read: () => Value, shown: string): Value {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UsageError(`--logo: there is no file ${shown}.`)
    throw new UsageError(`--logo: ${shown} cannot be read (${code}).`)
  }
}
