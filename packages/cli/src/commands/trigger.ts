import { eventKind, eventKinds } from '../options/event-kinds.ts'
import {
  checkedKey,
  parseWithKey,
  serviceAddress,
  serviceOptions,
  serviceOptionsHelp,
} from '../options/service-options.ts'
import type { Command } from '../output/terminal.ts'
import { Failure, UsageError } from '../usage-error.ts'

const help = `Sends a sample event to every running brandprint listen of the account, never to
a webhook. Its data has "test": true.

Usage: brandprint trigger EVENT [options]

  brandprint trigger analysis.completed

Events:
${eventKinds.map((kind) => `  ${kind}`).join('\n')}

Options:
${serviceOptionsHelp}
  --json             one JSON object

Exit code 1 when no stream was open.
`

const options = { ...serviceOptions, json: { type: 'boolean', default: false } } as const

export const triggerCommand: Command = {
  summary: 'send a sample event to every running listen',
  help,
  options,
  firstWords: Object.fromEntries(eventKinds.map((kind) => [kind, options])),
  async run(args, { config, out, signal }) {
    const { values, positionals } = parseWithKey('trigger', args, {
      options,
      words: true,
      example: 'analysis.completed',
    })
    const kind = kindOf(positionals)
    const where = { url: serviceAddress(values.url, config), key: checkedKey(values.key, config) }
    const [{ createService, Unavailable }, { unreachable }] = await Promise.all([
      import('../listen/service.ts'),
      import('../listen/follow-events.ts'),
    ])
    const service = createService({ ...where, signal })
    const sent = await service.trigger(kind).catch((error) => {
      throw error instanceof Unavailable ? unreachable(service.address, error) : error
    })
    const { event_id, listeners } = sent
    if (values.json) out.write(`${JSON.stringify(sent)}\n`)
    if (listeners === 0) {
      const message = `No brandprint listen is connected to this account at ${service.address}; start one with: brandprint listen`
      throw new Failure(message, { isPrinted: values.json })
    }
    if (!values.json) out.write(`Sent ${event_id}, a sample of ${kind}, to ${counted(listeners)}.\n`)
  },
}

function kindOf([written, ...more]: string[]): string {
  if (written === undefined) {
    throw new UsageError(`Which event? brandprint trigger takes one of: ${eventKinds.join(', ')}.`)
  }
  if (more.length > 0) throw new UsageError('brandprint trigger takes one event at a time.')
  return eventKind(written)
}

const counted = (listeners: number) => (listeners === 1 ? '1 listener' : `${listeners} listeners`)
