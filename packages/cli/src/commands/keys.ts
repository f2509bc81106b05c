import { type Action, accountOf, actionCommand, required, words } from '../administration/action-command.ts'
import { day } from '../output/day.ts'
import { table } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'

const help = `Creates and revokes API keys. A running service need not be stopped.

Usage:
  brandprint keys create --account ACCOUNT --scopes all|SCOPE,SCOPE…
                         [--name NAME] [--expires DATE]
  brandprint keys list --account ACCOUNT
  brandprint keys revoke KEY_ID

Scopes: read:analyses, write:analyses, read:chat, write:chat, read:competitors,
write:competitors, admin:full. A key is shown when it is created and never
again. An account may have several: to replace one, create the next, change your
programs, revoke the first. NAME says what the key is for, in 1 to 100
characters; keys list and GET /v1/account show it. DATE is a day, which begins
at 00:00 UTC, or a time such as 2027-01-31T18:00:00Z; from then on the key is
refused.

Options:
  --json    one JSON object on the standard output, with more than the table
            has room for
`

const create: Action = {
  options: ['account', 'scopes', 'name', 'expires'],
  prepare(given) {
    const accountId = accountOf(given)
    const scopes = required(given, 'scopes', 'all').split(',')
    const { name = null } = given.options
    const expiresAt = moment(given.options.expires)
    return async ({ server, deps }) => {
      const key = await server.createKey(deps, { accountId, name, scopes, expiresAt })
      const json = {
        id: key.id,
        key: key.key,
        account_id: key.accountId,
        ...(key.name === null ? {} : { name: key.name }),
        scopes: key.scopes,
        ...(key.expiresAt === null ? {} : { expires_at: key.expiresAt }),
      }
      const until = key.expiresAt === null ? '' : `,\nuntil ${key.expiresAt.toISOString()}`
      const text = `Created key ${key.id} of ${key.accountId}${until}.\n\n  ${key.key}\n\nIt is not shown again: keep it now, like a password.`
      return { json, text }
    }
  },
}

const list: Action = {
  options: ['account'],
  prepare(given) {
    const accountId = accountOf(given)
    return async ({ server, deps }) => {
      const keys = await server.listKeys(deps, { accountId })
      const json = {
        keys: keys.map(({ id, name, hint, scopes, state, createdAt, expiresAt, revokedAt, lastUsedAt }) => ({
          id,
          name,
          hint,
          scopes,
          state,
          created_at: createdAt,
          expires_at: expiresAt,
          revoked_at: revokedAt,
          last_used_at: lastUsedAt,
        })),
      }
      if (keys.length === 0) return { json, text: `Account ${accountId} has no keys.` }
      const rows = keys.map(({ id, name, hint, state, expiresAt, lastUsedAt }) => [
        id,
        name ?? '',
        hint.replace('bp_live_', ''),
        state === 'active' && expiresAt !== null ? `to ${day(expiresAt)}` : state,
        lastUsedAt === null ? 'never' : day(lastUsedAt),
      ])
      const columns = [
        { title: 'ID' },
        { title: 'NAME', shrinks: true },
        { title: 'KEY' },
        { title: 'STATE' },
        { title: 'LAST USED' },
      ]
      return { json, text: table(columns, rows) }
    }
  },
}

const revoke: Action = {
  options: [],
  prepare(given) {
    const [id] = words(given, ['key’s identifier']) as [string]
    if (id.startsWith('bp_')) {
      throw new UsageError('That is the key itself. Give its identifier, key_…; brandprint keys list shows it.')
    }
    return async ({ server, deps }) => {
      const { revokedAt } = await server.revokeKey(deps, { id })
      return { json: { id, revoked_at: revokedAt }, text: `Key ${id} is revoked since ${revokedAt.toISOString()}.` }
    }
  },
}

/** A day, or a time with its zone: without one it would depend on the machine. */
function moment(written: string | undefined): Date | null {
  if (written === undefined) return null
  const form = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(written)
  const calendarDay = new Date(form?.[1] ?? Number.NaN)
  const date = new Date(form === null ? Number.NaN : written)
  // V8 reads 30 February as 2 March.
  if (Number.isNaN(date.getTime()) || Number.isNaN(calendarDay.getTime()) || day(calendarDay) !== form?.[1]) {
    throw new UsageError(
      `--expires is “${written}”; it takes a day or a moment, such as 2027-01-31 or 2027-01-31T18:00:00Z.`,
    )
  }
  return date
}

export const keysCommand = actionCommand({
  name: 'keys',
  summary: 'create, list, revoke: the API keys of an account',
  help,
  actions: { create, list, revoke },
})
