/** The environment as one validated value; the only reader of `process.env` in the server. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { ModelSettings } from '@brandprint/engine/llm'
import { nearestWord } from '@brandprint/engine/nearest-word'
import { type AllowHosts, parseAllowHosts } from '@brandprint/engine/net'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { OperatorError } from './platform/errors.ts'
import { modelSettings } from './platform/model-settings.ts'
import type { StorageConfig } from './platform/storage/open-storage.ts'
import { storageConfig } from './platform/storage/storage-setting.ts'
import { declared, formats, type Setting, Settings, settingNames, taken } from './settings.ts'

/** The settings, and what follows from them. */
export interface Config extends Omit<Settings, 'allowHosts' | 'baseUrl' | 'storage'> {
  /** Absolute. */
  dataFolder: string
  /** Without a slash at its end; used in addresses that the service returns. */
  baseUrl: string
  storage: StorageConfig
  models: ModelSettings
  allowHosts: AllowHosts
  /** The same as text, its entries separated by commas: for the engine's processes, and to be shown. */
  allowHostsText: string
  /** Folders where `auto` looks for a browser. */
  searchPath: string
  /** The part of our environment that processes of the engine get: the rest holds secrets. */
  engineEnvironment: Readonly<Record<string, string>>
  /** Names in the environment that look like settings of ours and are none, such as those of another version. */
  unknownSettings: string[]
}

/** Settings that cannot be used: a sentence for each names it and says what would be right. */
export class ConfigError extends OperatorError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('invalid', message, options)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** What the engine, its browser and their TLS need of the environment. */
const engineVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR']

/** @throws {ConfigError}that names every invalid setting */
export function readConfig(environment: Environment): Config {
  const { values, faults } = readSettings(environment)
  const { unknown, misspelt } = unknownNames(environment)
  const { allowHosts, baseUrl, ...settings } = values
  const dataFolder = resolve(settings.dataFolder)
  const { storage, faults: storageFaults } = storageConfig({ ...settings, dataFolder })
  const { models, faults: modelFaults } = modelSettings(settings)
  refuse([...faults, ...storageFaults, ...modelFaults, ...misspelt])
  return {
    ...settings,
    dataFolder,
    storage,
    models,
    baseUrl: baseUrl === null ? `http://localhost:${settings.port}` : new URL(baseUrl).href.replace(/\/+$/, ''),
    allowHosts: parsedHosts(allowHosts),
    allowHostsText: listEntries(allowHosts).join(', '),
    searchPath: environment.PATH ?? '',
    engineEnvironment: Object.fromEntries(
      engineVariables.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
    ),
    unknownSettings: unknown,
  }
}

/**
 * Loads the environment of this process, and what `.env` in its working directory sets beyond it.
 * @throws {ConfigError}that names every invalid setting
 */
export function configOfProcess(): Config {
  const { env } = process
  const { value } = readSetting(Settings.properties.envFile, env)
  return readConfig(value === 'off' ? env : { ...readEnvFile('.env'), ...env })
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new ConfigError(`${resolve(path)} cannot be read: ${message}. Settings are read from it.`, { cause: error })
  }
}

/** @throws {ConfigError} */
function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return
  if (faults.length === 1) throw new ConfigError(faults[0]!)
  throw new ConfigError(`${faults.length} settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

function readSettings(environment: Environment): { values: Settings; faults: string[] } {
  const read = Object.entries(Settings.properties).map(
    ([key, schema]) => [key, readSetting(schema, environment)] as const,
  )
  return {
    // The value of an invalid one is not used.
    values: Object.fromEntries(read.map(([key, { value }]) => [key, value])) as Settings,
    faults: read.flatMap(([, { fault }]) => fault ?? []),
  }
}

/** One setting by its declaration; an empty text counts as none. */
function readSetting(schema: TSchema, environment: Environment): { value: unknown; fault: string | null } {
  const setting = declared(schema)
  const text = environment[setting.env]?.trim() ?? ''
  if (text === '') return { value: (schema as { default?: unknown }).default, fault: null }
  const value = readValue(setting, text)
  return { value, fault: faultOf({ schema, setting, text, value }) }
}

/** The text as a value of its schema; unchanged when it is not one. */
function readValue({ type, enum: words, items }: Setting, text: string): unknown {
  if (words !== undefined) return text.toLowerCase()
  if (items !== undefined) return text.split(',').map((part) => numberOf(part.trim()))
  return type === 'integer' ? numberOf(text) : text
}

const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

interface Written {
  schema: TSchema
  setting: Setting
  text: string
  value: unknown
}

function faultOf({ schema, setting, text, value }: Written): string | null {
  const { env, format } = setting
  if (format !== undefined) {
    const fault = formats[format](text)
    return fault === null ? null : `${env}${fault}`
  }
  return Check(schema, value) ? null : `${env} is “${text}”; it takes ${taken(setting)}.`
}

/** Names that look like settings of ours and are none; `misspelt`: the errors for those that are a typing mistake away. */
function unknownNames(environment: Environment): { unknown: string[]; misspelt: string[] } {
  const names = Object.keys(environment).filter(
    (name) => name.startsWith('BRANDPRINT_') && !settingNames.includes(name),
  )
  const misspelt = names.flatMap((name) => {
    const near = nearestWord(name, settingNames)
    return near === null ? [] : `${name} is no setting. Did you mean ${near}?`
  })
  return { unknown: names, misspelt }
}

function parsedHosts(text: string): AllowHosts {
  const parsed = parseAllowHosts(text)
  if (!parsed.ok) throw new Error(`An accepted BRANDPRINT_ALLOW_HOSTS: ${parsed.error}`)
  return parsed.value
}

const listEntries = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
