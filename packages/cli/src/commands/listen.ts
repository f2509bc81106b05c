import { randomBytes } from 'node:crypto'
import { eventKind, eventKinds } from '../options/event-kinds.ts'
import {
  checkedKey,
  parseWithKey,
  serviceAddress,
  serviceOptions,
  serviceOptionsHelp,
  webAddress,
} from '../options/service-options.ts'
import { type Command, textWidth } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'

const help = `Shows the events of an account as they happen, and can forward them to an
address on this machine. Works with a running service, over its API; no webhook
need be registered.

Usage: brandprint listen [--forward URL] [options]

  brandprint listen
  brandprint listen --forward http://localhost:3000/hooks
  brandprint listen --events analysis.completed,analysis.failed

One line an event (•). With --forward each event is posted once to that address,
signed as the service signs (→). It also says when a webhook of the account is
paused or fails (!). Samples come from: brandprint trigger EVENT

Options:
  --forward URL      where to post events, such as http://localhost:3000/hooks
  --secret SECRET    what to sign forwarded events with; else one is generated
                     and shown
  --events KINDS     only these kinds, separated by commas
  --webhook WEBHOOK  whk_…: also one line for each attempt to deliver to it, ✓
                     received, ✗ not, with the reason below; and of events the
                     kinds that it subscribes to
  --since WHEN       also show and forward earlier events: of the last 15m, 2h
                     or 1d, or from a time such as 2027-01-31T18:00:00Z on
${serviceOptionsHelp}
  --json             one JSON object a line

It reconnects after restarts of the service and loses no event. Ctrl-C ends it,
with exit code 0.
`

const options = {
  forward: { type: 'string' },
  secret: { type: 'string' },
  events: { type: 'string' },
  webhook: { type: 'string' },
  since: { type: 'string' },
  ...serviceOptions,
  json: { type: 'boolean', default: false },
} as const

export const listenCommand: Command = {
  summary: 'show the events of an account live, and forward them',
  help,
  options,
  choices: { events: eventKinds },
  endsBySignal: true,
  async run(args, { config, out, signal }) {
    const { values } = parseWithKey('listen', args, { options, words: false, example: '--forward URL' })
    const { webhook, forward, secret, events, since, url, key, json } = values
    const target = forward === undefined ? null : webAddress('--forward', forward, 'http://localhost:3000/hooks')
    if (secret !== undefined && target === null) throw new UsageError('--secret goes with --forward.')
    const asked = {
      webhookId: webhook ?? null,
      kinds: events === undefined ? null : events.split(',').map((kind) => eventKind(kind.trim())),
      since: since === undefined ? null : moment(since, new Date()),
      forward:
        target === null
          ? null
          : { url: target, secret: checkedSecret(secret) ?? newSecret(), isGenerated: secret === undefined },
    }
    const where = { url: serviceAddress(url, config), key: checkedKey(key, config) }
    // Imported late: Node's HTTP client takes time to load, and no other command needs it.
    const [{ asJson, asText }, { listen }, { createService }] = await Promise.all([
      import('../listen/lines.ts'),
      import('../listen/listen.ts'),
      import('../listen/service.ts'),
    ])
    const failing = new AbortController()
    const stopping = AbortSignal.any([signal, failing.signal])
    try {
      await listen({
        ...asked,
        service: createService({ ...where, signal: stopping }),
        signal: stopping,
        print: (entry) => out.write(`${json ? asJson(entry) : asText(entry, textWidth(out))}\n`),
      })
    } finally {
      // Ends the other connections when one has failed.
      failing.abort()
    }
  },
}

/** The same rules as in the API. */
function checkedSecret(secret: string | undefined): string | undefined {
  if (secret === undefined || /^[\x20-\x7e]{16,256}$/.test(secret)) return secret
  throw new UsageError('--secret takes 16 to 256 printable ASCII characters, as webhooks do.')
}

/** In the form that the service generates. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function moment(written: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(written) ?? []
  if (count !== undefined && unit !== undefined) return new Date(now.getTime() - Number(count) * unitMs[unit]!)
  const at = /^\d{4}-\d{2}-\d{2}/.test(written) ? new Date(written) : null
  if (at !== null && !Number.isNaN(at.getTime())) return at
  throw new UsageError('--since takes a time such as 15m, 2h or 1d, or a moment such as 2027-01-31T18:00:00Z.')
}
