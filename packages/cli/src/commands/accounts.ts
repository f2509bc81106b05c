import { branding } from '../administration/account-branding.ts'
import { type Action, actionCommand, required, words } from '../administration/action-command.ts'
import { day } from '../output/day.ts'
import { table } from '../output/table.ts'

const help = `Creates and changes accounts. A running service need not be stopped.

Usage:
  brandprint accounts create --name NAME --tier free|pro|agency
  brandprint accounts list
  brandprint accounts set-tier ACCOUNT free|pro|agency
  brandprint accounts cancel ACCOUNT
  brandprint accounts branding ACCOUNT [--name NAME] [--logo FILE]
                               [--color '#RRGGBB'] [--footer TEXT] [--clear]

An account has a tier, keys and members. A new tier holds within 5 seconds; a
downgrade deletes nothing. A canceled subscription keeps its tier to the end of
the month (UTC), then falls to free; set-tier takes it back.

branding sets what white-label exports of an account carry from now on, where
its tier is agency; without options it shows it. NAME has 1 to 80 characters,
TEXT, a line at the foot of every page, 1 to 160. FILE is an SVG, PNG, JPEG or
WebP of at most 45,000 bytes; an SVG is kept as it was made safe. What is not
given stays as it is, and an empty value removes it: --footer ''. --clear
removes all that was set before; with other options, what they give is all there
is then.

Options:
  --json    one JSON object on the standard output
`

/** Often the cause is another database than that of the service: the commands use the one of their own settings. */
const noAccountYet = `There is no account yet; the first start of the service makes one. Does it run with
other settings (BRANDPRINT_DATA_DIR, DATABASE_URL)? Then give this command the same.`

const create: Action = {
  options: ['name', 'tier'],
  prepare(given) {
    words(given, [])
    const name = required(given, 'name', '"Acme Ltd"')
    const tier = required(given, 'tier', 'pro')
    return async ({ server, deps }) => {
      const account = await server.createAccount(deps, { name, tier })
      const json = { id: account.id, name: account.name, tier: account.tier }
      const next = `brandprint keys create --account ${account.id} --scopes all`
      return { json, text: `Created account ${account.id}, tier ${account.tier}.\nA key for it:\n\n  ${next}` }
    }
  },
}

const list: Action = {
  options: [],
  prepare(given) {
    words(given, [])
    return async ({ server, deps }) => {
      const accounts = await server.listAccounts(deps)
      const json = {
        accounts: accounts.map(({ id, name, tier, subscription, members, keys, createdAt }) => ({
          id,
          name,
          tier,
          subscription: {
            tier: subscription.tier,
            status: subscription.status,
            canceled_at: subscription.canceledAt,
            access_until: subscription.accessUntil,
          },
          members,
          keys,
          created_at: createdAt,
        })),
      }
      if (accounts.length === 0) return { json, text: noAccountYet }
      const rows = accounts.map(({ id, name, tier, subscription, members, keys }) => {
        const { accessUntil } = subscription
        const until = accessUntil !== null && tier === subscription.tier ? ` to ${day(accessUntil)}` : ''
        return [id, name, `${tier}${until}`, String(keys), String(members)]
      })
      const columns = [
        { title: 'ID' },
        { title: 'NAME', shrinks: true },
        { title: 'TIER' },
        { title: 'KEYS' },
        { title: 'MEMBERS' },
      ]
      return { json, text: table(columns, rows) }
    }
  },
}

const setTier: Action = {
  options: [],
  prepare(given) {
    const [accountId, tier] = words(given, ['account', 'tier']) as [string, string]
    return async ({ server, deps }) => {
      const set = await server.setTier(deps, { accountId, tier })
      const json = { id: set.id, previous_tier: set.previousTier, tier: set.tier, change: set.change }
      const text =
        set.change === null
          ? `Account ${set.id} has the tier ${set.tier} already.`
          : `Account ${set.id} is ${set.change} from ${set.previousTier} to ${set.tier}.`
      return { json, text }
    }
  },
}

const cancel: Action = {
  options: [],
  prepare(given) {
    const [accountId] = words(given, ['account']) as [string]
    return async ({ server, deps }) => {
      const { id, tier, canceledAt, accessUntil } = await server.cancelSubscription(deps, { accountId })
      const json = { id, tier, canceled_at: canceledAt, access_until: accessUntil }
      const until = accessUntil.toISOString()
      return { json, text: `Canceled. Account ${id} keeps the tier ${tier}\nuntil ${until}, then has free.` }
    }
  },
}

export const accountsCommand = actionCommand({
  name: 'accounts',
  summary: 'create, list, set-tier, cancel, branding: who uses the service, with which limits',
  help,
  actions: { create, list, 'set-tier': setTier, cancel, branding },
})
