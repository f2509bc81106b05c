import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { suggest } from '../suggest.ts'
import { type Command, textWidth } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Shows the deliveries of a webhook as they happen, and can forward its events to
an address on this machine. Works with a running service, over its API.

Usage: brandprint listen --webhook WEBHOOK [--forward URL] [options]

  brandprint listen --webhook whk_…
  brandprint listen --webhook whk_… --forward http://localhost:3000/hooks

One line an attempt: ✓ was received, ✗ was not, with the reason below; – is an
event that the webhook missed, as it was not active. With --forward each event
is posted once to that address, signed as the service signs (→), also while the
webhook is paused. A test (POST …/test) is shown and not forwarded.

Options:
  --webhook WEBHOOK  whk_…; need not be said if the account has only one
  --forward URL      where to post events, such as http://localhost:3000/hooks
  --secret SECRET    what to sign forwarded events with; else one is made up
                     and shown
  --since WHEN       also what happened since then, and forward that: 15m, 2h,
                     1d, or a moment such as 2027-01-31T18:00:00Z
  --url URL          the service; default http://localhost:8080
  --key KEY          an API key with admin:full; better in BRANDPRINT_API_KEY,
                     as others can see what a command was started with
  --json             one JSON object a line

It lives through restarts of the service. Ctrl-C ends it, with exit code 0.
`

const options = {
  webhook: { type: 'string' },
  forward: { type: 'string' },
  secret: { type: 'string' },
  since: { type: 'string' },
  url: { type: 'string', default: 'http://localhost:8080' },
  key: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

export const listenCommand: Command = {
  summary: 'show the deliveries of a webhook live, and forward its events',
  help,
  options,
  endsBySignal: true,
  async run(args, { config, out, signal }) {
    const { webhook, forward, secret, since, url, key, json } = parse(args)
    const target = forward === undefined ? null : webAddress('forward', forward, 'http://localhost:3000/hooks')
    if (secret !== undefined && target === null) throw new UsageError('--secret goes with --forward.')
    // Only now: Node's own client loads a good deal that no other command has a use for.
    const [{ asJson, asText }, { listen }, { createService }] = await Promise.all([
      import('../listen/lines.ts'),
      import('../listen/listen.ts'),
      import('../listen/service.ts'),
    ])
    const service = createService({
      url: webAddress('url', url, 'http://localhost:8080'),
      key: checkedKey(key ?? config.apiKey),
      signal,
    })
    await listen({
      service,
      webhookId: webhook ?? null,
      since: since === undefined ? null : moment(since, new Date()),
      forward:
        target === null
          ? null
          : { url: target, secret: checkedSecret(secret) ?? newSecret(), isGenerated: secret === undefined },
      signal,
      say: (said) => out.write(`${json ? asJson(said) : asText(said, textWidth(out))}\n`),
    })
  },
}

/** Repeats no value in its sentences: it may be a key in the wrong place. */
function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const written = /--[\w-]+/.exec(message)?.[0]
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && written !== undefined) {
      const near = suggest(written.slice(2), Object.keys(options))
      throw new UsageError(
        `brandprint listen has no option ${written}. ${near === null ? 'brandprint listen --help lists them.' : `Did you mean --${near}?`}`,
      )
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && written !== undefined) {
      throw new UsageError(written === '--json' ? '--json takes no value.' : `${written} needs a value after it.`)
    }
    throw new UsageError('brandprint listen takes options alone, such as --webhook whk_…')
  }
}

function webAddress(option: string, written: string, example: string): URL {
  const url = URL.canParse(written) ? new URL(written) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url
  throw new UsageError(`--${option} takes an address of http or https without credentials, such as ${example}`)
}

function checkedKey(key: string | null): string {
  if (key === null) {
    throw new UsageError('An API key with admin:full is needed: set BRANDPRINT_API_KEY, or give it with --key.')
  }
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError('The API key has a character in it that no key has; was it copied whole, and nothing else?')
}

/** The rules of the API. */
function checkedSecret(secret: string | undefined): string | undefined {
  if (secret === undefined || /^[\x20-\x7e]{16,256}$/.test(secret)) return secret
  throw new UsageError('--secret takes 16 to 256 printable ASCII characters, as webhooks do.')
}

/** As the service makes them. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function moment(written: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(written) ?? []
  if (count !== undefined && unit !== undefined) return new Date(now.getTime() - Number(count) * unitMs[unit]!)
  const at = /^\d{4}-\d{2}-\d{2}/.test(written) ? new Date(written) : null
  if (at !== null && !Number.isNaN(at.getTime())) return at
  throw new UsageError('--since takes a time such as 15m, 2h or 1d, or a moment such as 2027-01-31T18:00:00Z.')
}
