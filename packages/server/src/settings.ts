/**
 * Every setting, declared once. The typed configuration, its messages, the check of names and the tables of
 * docs/configuration.md (`npm run settings`) follow from these declarations.
 */
import { isAbsolute } from 'node:path'
import { parseModelSetting } from '@brandprint/engine/llm'
import { parseAllowHosts } from '@brandprint/engine/net'
import { type Static, type TSchema, Type } from 'typebox'
import { parseStorage } from './platform/storage/storage-setting.ts'
import { keyRequests, refusedLooksPerHour, webhookRetrySeconds, webhookTestsPerMinute } from './platform/tiers.ts'

/** What is declared of a setting besides its bounds. */
export interface About {
  /** Its name in the environment. */
  env: string
  /** What it is for, in Markdown. */
  description: string
  /** What it takes, in Markdown, where its schema does not say it all. */
  takes?: string
  /** What holds without it, in Markdown, where that is not its `default`. */
  otherwise?: string
  /** Its value is never shown. */
  isSecret?: boolean
}

/** A schema with what is declared besides, as JSON Schema keywords of our own. */
export type Setting = About & {
  type?: string
  enum?: readonly string[]
  format?: Format
  items?: { minimum?: number; maximum?: number }
  minItems?: number
  minimum?: number
  maximum?: number
  default?: unknown
}

/** Keeps a declaration's own type, so that it is JSON Schema keywords beside others. */
const about = <Declared extends About & { format?: Format }>(declared: Declared) => declared

/** null where the setting is absent and has no default. */
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()], { default: null })

const secretKeyCharactersMin = 32

/** The rest of a sentence that begins with the setting's name; null: the text is right. Values of secrets are not in it. */
export type Format = keyof typeof formats
export const formats = {
  'postgres-address': (text: string) =>
    /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')
      ? null
      : ' is no Postgres address; it has the form postgres://user:password@host:5432/name.',
  'base-address'(text: string) {
    const url = URL.parse(text)
    if (url !== null && (url.username !== '' || url.password !== '')) {
      return ' holds a user or a password, and is shown to everyone; it has the form https://brandprint.acme.com.'
    }
    if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return null
    return ` is “${text}”; it has the form https://brandprint.acme.com.`
  },
  'secret-key': (text: string) =>
    text.length >= secretKeyCharactersMin
      ? null
      : ` has ${text.length} characters; it takes at least ${secretKeyCharactersMin}, for example from: openssl rand -base64 32.`,
  'allow-hosts'(text: string) {
    const parsed = parseAllowHosts(text)
    return parsed.ok ? null : `: ${parsed.error}`
  },
  storage(text: string) {
    if (/^\w+:\/\/[^/]*@/.test(text)) {
      return ' holds a user or a password; credentials of S3 are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
    }
    return parseStorage(text) === null
      ? ` is “${text}”; it takes file, file:///path/of/a/folder or s3://bucket/prefix.`
      : null
  },
  's3-address'(text: string) {
    const url = URL.parse(text)
    if (url !== null && (url.username !== '' || url.password !== '')) {
      return ' holds a user or a password; credentials of S3 are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
    }
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    return isOrigin ? null : ` is “${text}”; it has the form https://minio.acme.com:9000, without a path.`
  },
  model: (text: string) =>
    parseModelSetting(text) === null
      ? ` is “${text}”; it takes a provider (openai, anthropic, google or local), a colon and a model, such as local:qwen2.5:7b.`
      : null,
  'model-address'(text: string) {
    const url = URL.parse(text)
    if (url !== null && (url.username !== '' || url.password !== '')) {
      return ' holds a user or a password; a key is BRANDPRINT_MODEL_API_KEY.'
    }
    const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
    return isAddress ? null : ` is “${text}”; it has the form http://127.0.0.1:11434/v1.`
  },
  'aws-region': (text: string) =>
    /^[a-z0-9][a-z0-9-]{1,40}$/.test(text)
      ? null
      : ` is “${text}”; it takes the name of a region, such as eu-central-1.`,
  browser: (text: string) =>
    text === 'auto' || text === 'off' || isAbsolute(text)
      ? null
      : ` is “${text}”; it takes auto, off or the absolute path of a browser.`,
}

const onOff = ['on', 'off'] as const

const envFile = {
  envFile: Type.Enum(
    onOff,
    about({
      env: 'BRANDPRINT_ENV_FILE',
      description: 'Whether `.env` is read. It has a meaning in the environment alone.',
      default: 'on',
    }),
  ),
}

const listening = {
  host: Type.String(
    about({
      env: 'HOST',
      description: 'The address of this machine to listen on; the default lets in this machine only.',
      takes: 'an address of this machine, such as `0.0.0.0`',
      default: '127.0.0.1',
    }),
  ),
  port: Type.Integer(
    about({
      env: 'PORT',
      description: 'The port to listen on; 0 takes any free one.',
      minimum: 0,
      maximum: 65_535,
      default: 8080,
    }),
  ),
  baseUrl: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_BASE_URL',
        description: 'How others reach the service: what the addresses that it hands out begin with.',
        takes: 'an http or https address, such as `https://brandprint.acme.com`',
        otherwise: '`http://localhost:$PORT`',
        format: 'base-address',
      }),
    ),
  ),
  drainSeconds: Type.Integer(
    about({
      env: 'BRANDPRINT_DRAIN_SECONDS',
      description: 'How long a process that was told to stop still takes requests.',
      minimum: 0,
      maximum: 5,
      default: 1,
    }),
  ),
}

const keeping = {
  dataFolder: Type.String(
    about({
      env: 'BRANDPRINT_DATA_DIR',
      description: 'The folder of all that this machine keeps.',
      takes: 'a path, such as `/var/lib/brandprint`',
      default: './data',
    }),
  ),
  databaseUrl: orNull(
    Type.String(
      about({
        env: 'DATABASE_URL',
        description: 'A Postgres, 15 or newer.',
        takes: '`postgres://user:password@host:5432/name`',
        otherwise: 'a Postgres in the data folder',
        format: 'postgres-address',
        isSecret: true,
      }),
    ),
  ),
  secretKey: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_SECRET_KEY',
        description: 'What API keys are hashed and webhook secrets encrypted under.',
        takes: `${secretKeyCharactersMin} characters or more, such as the output of \`openssl rand -base64 32\``,
        otherwise: 'made at the first start, in `secret.key` of the data folder',
        format: 'secret-key',
        isSecret: true,
      }),
    ),
  ),
}

const files = {
  paper: Type.Enum(
    ['A4', 'Letter'],
    about({ env: 'BRANDPRINT_PAPER', description: 'The paper that PDF exports are laid out for.', default: 'A4' }),
  ),
  storage: Type.String(
    about({
      env: 'BRANDPRINT_STORAGE',
      description: 'Where files are kept: exports, and logos and icons of brands.',
      takes: '`file`, `file:///path/of/a/folder` or `s3://bucket/prefix`',
      format: 'storage',
      default: 'file',
    }),
  ),
  s3Endpoint: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_S3_ENDPOINT',
        description: 'The address of an S3 that is not AWS’s.',
        takes: 'an http or https address without a path, such as `https://minio.acme.com:9000`',
        otherwise: 'AWS, in `AWS_REGION`',
        format: 's3-address',
      }),
    ),
  ),
  awsRegion: orNull(
    Type.String(
      about({
        env: 'AWS_REGION',
        description: 'The region of the bucket.',
        takes: 'the name of a region, such as `eu-central-1`',
        otherwise: 'none; `us-east-1` with `BRANDPRINT_S3_ENDPOINT`',
        format: 'aws-region',
      }),
    ),
  ),
  awsAccessKeyId: orNull(
    Type.String(
      about({
        env: 'AWS_ACCESS_KEY_ID',
        description: 'The access key for the bucket.',
        takes: 'an access key’s id',
        otherwise: 'what the SDK of AWS finds, such as the role of the machine',
      }),
    ),
  ),
  awsSecretAccessKey: orNull(
    Type.String(
      about({
        env: 'AWS_SECRET_ACCESS_KEY',
        description: 'Its secret.',
        takes: 'the secret of `AWS_ACCESS_KEY_ID`',
        otherwise: 'as above',
        isSecret: true,
      }),
    ),
  ),
  awsSessionToken: orNull(
    Type.String(
      about({
        env: 'AWS_SESSION_TOKEN',
        description: 'What temporary access keys come with.',
        takes: 'a session token',
        otherwise: 'none',
        isSecret: true,
      }),
    ),
  ),
}

const reading = {
  allowHosts: Type.String(
    about({
      env: 'BRANDPRINT_ALLOW_HOSTS',
      description: 'What analyses may read although it is not public.',
      takes:
        'hosts, hosts with a port and blocks of addresses, separated by commas, such as `intranet.acme.com,10.1.0.0/16,127.0.0.1:8090`',
      format: 'allow-hosts',
      default: '',
    }),
  ),
  browser: Type.String(
    about({
      env: 'BRANDPRINT_BROWSER',
      description: 'The browser that runs the scripts of pages.',
      takes: '`auto`, `off` or the absolute path of a browser, such as `/usr/bin/chromium`',
      format: 'browser',
      default: 'auto',
    }),
  ),
  browserSandbox: Type.Enum(
    onOff,
    about({
      env: 'BRANDPRINT_BROWSER_SANDBOX',
      description: 'Whether the browser has to run in Chromium’s sandbox.',
      default: 'on',
    }),
  ),
}

const modelKey = (env: string, provider: string) =>
  orNull(
    Type.String(
      about({
        env,
        description: `The key for models of \`${provider}:\`.`,
        takes: `an API key of ${provider}`,
        otherwise: 'none',
        isSecret: true,
      }),
    ),
  )

const model = (env: string, name: string, otherName: string) =>
  orNull(
    Type.String(
      about({
        env,
        description: `The language model that answers chat messages with \`model: ${name}\` (docs/chat.md).`,
        takes: '`openai:…`, `anthropic:…`, `google:…` or `local:…` with the name of a model',
        otherwise: `\`${otherName}\`; without either the built-in answerer`,
        format: 'model',
      }),
    ),
  )

const answering = {
  modelPro: model('BRANDPRINT_MODEL_PRO', 'pro', 'BRANDPRINT_MODEL_FLASH'),
  modelFlash: model('BRANDPRINT_MODEL_FLASH', 'flash', 'BRANDPRINT_MODEL_PRO'),
  modelBaseUrl: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_MODEL_BASE_URL',
        description:
          'Where models of `local:` are asked: a server of OpenAI’s chat completions, such as Ollama, vLLM or llama.cpp.',
        takes: 'an http or https address, such as `http://127.0.0.1:11434/v1`',
        otherwise: 'none',
        format: 'model-address',
      }),
    ),
  ),
  modelApiKey: modelKey('BRANDPRINT_MODEL_API_KEY', 'local'),
  modelContext: Type.Integer(
    about({
      env: 'BRANDPRINT_MODEL_CONTEXT',
      description: 'Tokens that a prompt and its answer share, as the smaller of the models takes them.',
      minimum: 2_048,
      maximum: 2_000_000,
      default: 8_192,
    }),
  ),
  openaiApiKey: modelKey('OPENAI_API_KEY', 'openai'),
  anthropicApiKey: modelKey('ANTHROPIC_API_KEY', 'anthropic'),
  googleApiKey: modelKey('GOOGLE_GENERATIVE_AI_API_KEY', 'google'),
}

const readingAgain = {
  secondReader: Type.Enum(
    onOff,
    about({
      env: 'BRANDPRINT_SECOND_READER',
      description:
        'Whether the model of `BRANDPRINT_MODEL_FLASH` reads full analyses a second time, and drafts words to use (docs/report.md). It is sent passages of their pages.',
      default: 'off',
    }),
  ),
}

const work = {
  workerConcurrency: Type.Integer(
    about({
      env: 'BRANDPRINT_WORKER_CONCURRENCY',
      description: 'Analyses of one account that a process with the role `all` or `worker` runs at once.',
      minimum: 1,
      maximum: 64,
      default: 2,
    }),
  ),
  keyRequestsPerMinute: Type.Integer(
    about({
      env: 'BRANDPRINT_KEY_REQUESTS_PER_MINUTE',
      description: 'Requests of one API key a minute, at each process.',
      minimum: 1,
      maximum: 1_000_000,
      default: keyRequests.perMinute,
    }),
  ),
  keyRequestsBurst: Type.Integer(
    about({
      env: 'BRANDPRINT_KEY_REQUESTS_BURST',
      description: 'Requests of one API key that may come at once, at each process.',
      minimum: 1,
      maximum: 1_000_000,
      default: keyRequests.burst,
    }),
  ),
  refusedLooksPerHour: Type.Integer(
    about({
      env: 'BRANDPRINT_REFUSED_LOOKS_PER_HOUR',
      description: 'Requests of an account in the trailing hour that a preflight may refuse.',
      minimum: 1,
      maximum: 1_000_000,
      default: refusedLooksPerHour,
    }),
  ),
  trackingSpeed: Type.Integer(
    about({
      env: 'BRANDPRINT_TRACKING_SPEED',
      description:
        'All waits of competitor tracking are divided by it: with 60 an hourly check comes every minute. For trying it out; with another value than 1 the start logs a warning, as websites are asked more often than is polite.',
      minimum: 1,
      maximum: 3_600,
      default: 1,
    }),
  ),
  analysesKeptDays: orNull(
    Type.Integer(
      about({
        env: 'BRANDPRINT_ANALYSES_KEPT_DAYS',
        description: 'Days after which a finished analysis is deleted.',
        otherwise: 'kept until their owners delete them',
        minimum: 1,
        maximum: 36_500,
      }),
    ),
  ),
  webhookRetrySeconds: Type.Array(
    Type.Integer({ minimum: 1, maximum: 7 * 24 * 60 * 60 }),
    about({
      env: 'BRANDPRINT_WEBHOOK_RETRY_SECONDS',
      description: 'Seconds from the end of a failed attempt at a delivery to the next one, one for each retry.',
      minItems: webhookRetrySeconds.length,
      maxItems: webhookRetrySeconds.length,
      default: webhookRetrySeconds,
    }),
  ),
  webhookTestsPerMinute: Type.Integer(
    about({
      env: 'BRANDPRINT_WEBHOOK_TESTS_PER_MINUTE',
      description: 'Tests of webhooks that an account may send a minute, at each API process.',
      minimum: 1,
      maximum: 1_000,
      default: webhookTestsPerMinute,
    }),
  ),
}

const telling = {
  logLevel: Type.Enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    about({ env: 'BRANDPRINT_LOG_LEVEL', description: 'The least level that is logged.', default: 'info' }),
  ),
  metrics: Type.Enum(
    onOff,
    about({
      env: 'BRANDPRINT_METRICS',
      description: 'Whether `/metrics` answers, in the form that Prometheus reads.',
      default: 'off',
    }),
  ),
}

/** Of the service and its administration. */
export type Settings = Static<typeof Settings>
export const Settings = Type.Object({
  ...envFile,
  ...listening,
  ...keeping,
  ...files,
  ...reading,
  ...answering,
  ...readingAgain,
  ...work,
  ...telling,
})

/** Of the command alone, which reads them itself (packages/cli/src/config.ts). */
const reproducing = {
  sourceDate: orNull(
    Type.String(
      about({
        env: 'SOURCE_DATE_EPOCH',
        description: 'When folders count as read, by `brandprint analyze`, `versus` and `compare`.',
        takes: 'whole seconds since 1970, such as `1767225600`',
        otherwise: 'now',
      }),
    ),
  ),
}
const command = {
  apiKey: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_API_KEY',
        description: 'The API key of commands that ask a running service.',
        takes: '`bp_live_…`',
        otherwise: 'none',
        isSecret: true,
      }),
    ),
  ),
  debug: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_DEBUG',
        description: 'Shows where a bug happened.',
        takes: '`1`',
        otherwise: 'off',
      }),
    ),
  ),
  sources: orNull(
    Type.String(
      about({
        env: 'BRANDPRINT_SOURCES',
        description: 'Runs the sources although there is a build of the command; for work on the command itself.',
        takes: '`1`',
        otherwise: 'off',
      }),
    ),
  ),
}

/** By the headings of docs/configuration.md. */
export const chapters: Readonly<Record<string, Readonly<Record<string, TSchema>>>> = {
  'From a file': envFile,
  'Where it listens': listening,
  'What it keeps': keeping,
  'Where files are kept': files,
  'What it may read': reading,
  'Who answers chat messages': answering,
  'Who reads analyses a second time': readingAgain,
  'Reproducible reports': reproducing,
  'How much it does': work,
  'What it tells': telling,
  'The command’s own': command,
}

/** What is declared of a setting; of one without a default, what holds where it is given. */
export function declared(schema: TSchema): Setting {
  const { anyOf: [given] = [] } = schema as { anyOf?: Setting[] }
  return given ?? (schema as Setting)
}

/** Names of all of them in the environment. */
export const settingNames: readonly string[] = Object.values(chapters)
  .flatMap((settings) => Object.values(settings))
  .map((schema) => declared(schema).env)

/** What a setting takes, as the rest of “it takes …”. */
export function taken({ takes, enum: words, items, minItems, default: otherwise, ...bounds }: Setting): string {
  if (takes !== undefined) return takes
  if (words !== undefined) return words.length === 2 ? words.join(' or ') : `one of ${words.join(', ')}`
  if (items !== undefined) {
    return `${minItems} whole numbers from ${items.minimum} to ${items.maximum}, separated by commas, such as ${String(otherwise)}`
  }
  return `a whole number from ${bounds.minimum} to ${bounds.maximum}`
}
