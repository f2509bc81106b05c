/** What commands that ask a running service have in common: where it is, and with which key it is asked. */
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import type { CommandOptions } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { suggest } from './suggest.ts'

export const serviceOptions = { url: { type: 'string' }, key: { type: 'string' } } as const

export const serviceOptionsHelp = `  --url URL          the service; default BRANDPRINT_BASE_URL, else
                     http://localhost:8080 with the port of PORT
  --key KEY          an API key with admin:full; better in BRANDPRINT_API_KEY,
                     as others can see what a command was started with`

/** Reads the options of a command. Repeats no value in its sentences: it may be a key in the wrong place. */
export function parseWithKey<Options extends CommandOptions>(
  command: string,
  args: string[],
  { options, words, example }: { options: Options; words: boolean; example: string },
) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: words })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const written = /--[\w-]+/.exec(message)?.[0]
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && written !== undefined) {
      const near = suggest(written.slice(2), Object.keys(options))
      throw new UsageError(
        `brandprint ${command} has no option ${written}. ${near === null ? `brandprint ${command} --help lists them.` : `Did you mean --${near}?`}`,
      )
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && written !== undefined) {
      throw new UsageError(written === '--json' ? '--json takes no value.' : `${written} needs a value after it.`)
    }
    throw new UsageError(
      `brandprint ${command} takes ${words ? 'words and options' : 'options alone'}, such as ${example}`,
    )
  }
}

/** What `--url` says, else the environment: the settings that the service itself is started with. */
export function serviceAddress(written: string | undefined, { baseUrl, port }: Pick<Config, 'baseUrl' | 'port'>): URL {
  if (written !== undefined) return webAddress('--url', written, 'http://localhost:8080')
  if (baseUrl !== null) return webAddress('BRANDPRINT_BASE_URL', baseUrl, 'https://brandprint.acme.com')
  if (port === null) return new URL('http://localhost:8080')
  if (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535) return new URL(`http://localhost:${port}`)
  throw new UsageError('PORT is no port of a service, a whole number from 1 to 65535; --url says where the service is.')
}

export function webAddress(name: string, written: string, example: string): URL {
  const url = URL.canParse(written) ? new URL(written) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url
  throw new UsageError(`${name} takes an address of http or https without credentials, such as ${example}`)
}

export function checkedKey(written: string | undefined, { apiKey }: Pick<Config, 'apiKey'>): string {
  const key = written ?? apiKey
  if (key === null) {
    throw new UsageError('An API key with admin:full is needed: set BRANDPRINT_API_KEY, or give it with --key.')
  }
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError('The API key has a character in it that no key has; was it copied whole, and nothing else?')
}
