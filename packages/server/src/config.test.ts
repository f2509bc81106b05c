import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Check } from 'typebox/value'
import { ConfigError, readConfig } from './config.ts'
import { Settings, settingNames } from './settings.ts'

const wrong: [setting: string, value: string, message: RegExp][] = [
  ['PORT', 'http', /^PORT is “http”; it takes a whole number from 0 to 65535\.$/],
  ['PORT', '65536', /^PORT is “65536”/],
  ['PORT', '80.5', /^PORT is “80.5”/],
  ['DATABASE_URL', 'mysql://db/x', /^DATABASE_URL is no Postgres address; it has the form postgres:\/\//],
  ['BRANDPRINT_BASE_URL', 'acme.com', /^BRANDPRINT_BASE_URL is “acme.com”; it has the form https:\/\//],
  ['BRANDPRINT_BASE_URL', 'ftp://acme.com', /^BRANDPRINT_BASE_URL is “ftp:/],
  ['BRANDPRINT_BASE_URL', 'https://acme.com/?a=b', /^BRANDPRINT_BASE_URL is “https:/],
  ['BRANDPRINT_SECRET_KEY', 'short', /^BRANDPRINT_SECRET_KEY has 5 characters; it takes at least 32/],
  ['BRANDPRINT_ALLOW_HOSTS', 'a b', /^BRANDPRINT_ALLOW_HOSTS: “a b” is not a host/],
  [
    'BRANDPRINT_ALLOW_HOSTS',
    'http://10.0.0.1',
    /^BRANDPRINT_ALLOW_HOSTS: “http:\/\/10\.0\.0\.1” is an address; it takes/,
  ],
  ['BRANDPRINT_ALLOW_HOSTS', '10.0.0.0/99', /^BRANDPRINT_ALLOW_HOSTS: “10.0.0.0\/99” is not a block/],
  [
    'BRANDPRINT_STORAGE',
    'exports',
    /^BRANDPRINT_STORAGE is “exports”; it takes file, file:\/\/\/path\/of\/a\/folder or s3:/,
  ],
  ['BRANDPRINT_S3_ENDPOINT', 'minio:9000', /^BRANDPRINT_S3_ENDPOINT is “minio:9000”; it has the form https:\/\//],
  ['BRANDPRINT_S3_ENDPOINT', 'http://minio:9000/bucket', /^BRANDPRINT_S3_ENDPOINT is “http:.* without a path\.$/],
  ['AWS_REGION', 'Frankfurt', /^AWS_REGION is “Frankfurt”; it takes the name of a region, such as eu-central-1\.$/],
  [
    'BRANDPRINT_MODEL_PRO',
    'gpt-5',
    /^BRANDPRINT_MODEL_PRO is “gpt-5”; it takes a provider \(openai, anthropic, google or local\)/,
  ],
  [
    'BRANDPRINT_MODEL_FLASH',
    'openai:gpt-5',
    /^BRANDPRINT_MODEL_FLASH is “openai:gpt-5”, which needs OPENAI_API_KEY, which is not set\.$/,
  ],
  [
    'BRANDPRINT_MODEL_PRO',
    'local:a:7b',
    /^BRANDPRINT_MODEL_PRO is “local:a:7b”, which needs BRANDPRINT_MODEL_BASE_URL, the address/,
  ],
  ['BRANDPRINT_MODEL_BASE_URL', 'ollama:11434', /^BRANDPRINT_MODEL_BASE_URL is “ollama:11434”; it has the form http:/],
  [
    'BRANDPRINT_MODEL_CONTEXT',
    '512',
    /^BRANDPRINT_MODEL_CONTEXT is “512”; it takes a whole number from 2048 to 2000000/,
  ],
  [
    'BRANDPRINT_SECOND_READER',
    'on',
    /^BRANDPRINT_SECOND_READER is “on”, which needs a model: BRANDPRINT_MODEL_FLASH or BRANDPRINT_MODEL_PRO\.$/,
  ],
  ['BRANDPRINT_BROWSER', 'firefox', /^BRANDPRINT_BROWSER is “firefox”; it takes auto, off or the absolute path/],
  ['BRANDPRINT_BROWSER', './chromium', /^BRANDPRINT_BROWSER is “\.\/chromium”/],
  ['BRANDPRINT_BROWSER_SANDBOX', 'no', /^BRANDPRINT_BROWSER_SANDBOX is “no”; it takes on or off\.$/],
  ['BRANDPRINT_WORKER_CONCURRENCY', '0', /^BRANDPRINT_WORKER_CONCURRENCY is “0”; it takes a whole number from 1 to 64/],
  ['BRANDPRINT_KEY_REQUESTS_PER_MINUTE', '-1', /^BRANDPRINT_KEY_REQUESTS_PER_MINUTE is “-1”/],
  ['BRANDPRINT_KEY_REQUESTS_BURST', 'many', /^BRANDPRINT_KEY_REQUESTS_BURST is “many”/],
  [
    'BRANDPRINT_REFUSED_LOOKS_PER_HOUR',
    '0',
    /^BRANDPRINT_REFUSED_LOOKS_PER_HOUR is “0”; it takes .* from 1 to 1000000/,
  ],
  [
    'BRANDPRINT_ANALYSES_KEPT_DAYS',
    '0',
    /^BRANDPRINT_ANALYSES_KEPT_DAYS is “0”; it takes a whole number from 1 to 36500/,
  ],
  ['BRANDPRINT_DRAIN_SECONDS', '6', /^BRANDPRINT_DRAIN_SECONDS is “6”; it takes a whole number from 0 to 5\.$/],
  [
    'BRANDPRINT_WEBHOOK_RETRY_SECONDS',
    '60,300',
    /^BRANDPRINT_WEBHOOK_RETRY_SECONDS is “60,300”; it takes 5 whole numbers from 1 to 604800, separated by commas, such as 60,300,1800,7200,21600\.$/,
  ],
  ['BRANDPRINT_WEBHOOK_RETRY_SECONDS', '0,1,2,3,4', /^BRANDPRINT_WEBHOOK_RETRY_SECONDS is “0,1,2,3,4”/],
  ['BRANDPRINT_WEBHOOK_RETRY_SECONDS', '1,2,3,4,1e1', /^BRANDPRINT_WEBHOOK_RETRY_SECONDS is “1,2,3,4,1e1”/],
  ['BRANDPRINT_ENV_FILE', 'no', /^BRANDPRINT_ENV_FILE is “no”; it takes on or off\.$/],
  ['BRANDPRINT_METRICS', 'yes', /^BRANDPRINT_METRICS is “yes”; it takes on or off\.$/],
  ['BRANDPRINT_LOG_LEVEL', 'loud', /^BRANDPRINT_LOG_LEVEL is “loud”; it takes one of fatal, error/],
]

for (const [setting, value, message] of wrong) {
  test(`${setting}=${value} is refused with what would be right`, () => {
    assert.throws(() => readConfig({ [setting]: value }), { constructor: ConfigError, message })
  })
}

test('all invalid settings are reported at once', () => {
  const environment = { PORT: 'http', BRANDPRINT_METRICS: 'yes', BRANDPRINT_DATADRI: '/data', HOST: '::' }
  const message = `3 settings cannot be used:
  PORT is “http”; it takes a whole number from 0 to 65535.
  BRANDPRINT_METRICS is “yes”; it takes on or off.
  BRANDPRINT_DATADRI is no setting. Did you mean BRANDPRINT_DATA_DIR?`
  assert.throws(() => readConfig(environment), { constructor: ConfigError, message })
})

test('words are accepted in any case, and lists with spaces between', () => {
  const { metrics, webhookRetrySeconds } = readConfig({
    BRANDPRINT_METRICS: ' ON ',
    BRANDPRINT_WEBHOOK_RETRY_SECONDS: '1, 2,3 ,4,604800',
  })
  assert.deepEqual({ metrics, webhookRetrySeconds }, { metrics: 'on', webhookRetrySeconds: [1, 2, 3, 4, 604_800] })
})

test('without settings the declared defaults are used, and each is a valid value', () => {
  const defaults = readConfig({})
  assert.equal(defaults.baseUrl, 'http://localhost:8080')
  assert.equal(defaults.databaseUrl, null)
  for (const [key, schema] of Object.entries(Settings.properties)) {
    assert.ok(Check(schema, (schema as { default?: unknown }).default), key)
  }
})

test('no name is declared twice', () => {
  assert.deepEqual(settingNames, [...new Set(settingNames)])
})

test('processes of the engine get only the part of the environment that they need', () => {
  const { engineEnvironment } = readConfig({ PATH: '/usr/bin', TZ: 'UTC', DATABASE_URL: 'postgres://db/x', USER: 'me' })
  assert.deepEqual(engineEnvironment, { PATH: '/usr/bin', TZ: 'UTC' })
})

test('a sentence about a setting shows no password', () => {
  for (const setting of ['DATABASE_URL', 'BRANDPRINT_BASE_URL', 'BRANDPRINT_STORAGE', 'BRANDPRINT_S3_ENDPOINT']) {
    const refused = () => readConfig({ [setting]: 'https://me:hunter2@db.acme.com/x' })
    assert.throws(refused, (error: Error) => error instanceof ConfigError && !error.message.includes('hunter2'))
  }
})

test('an empty value counts as none', () => {
  const names = new Set(wrong.map(([setting]) => setting))
  const empty = Object.fromEntries([...names].map((setting) => [setting, ' ']))
  assert.deepEqual(readConfig(empty), readConfig({}))
})

test('settings that do not fit each other are told with all others', () => {
  const environment = { PORT: 'http', BRANDPRINT_STORAGE: 's3://acme/kept', AWS_SECRET_ACCESS_KEY: 'hunter2' }
  assert.throws(
    () => readConfig(environment),
    ({ message }: Error) =>
      message.startsWith('3 settings cannot be used:') &&
      message.includes('AWS_ACCESS_KEY_ID') &&
      message.includes('AWS_REGION') &&
      !message.includes('hunter2'),
  )
})

test('the tables of the documentation are generated from the settings as they are declared', () => {
  const script = fileURLToPath(new URL('../../../scripts/settings-tables.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
})

test('every setting that the documentation names is known', async () => {
  const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8')
  const names = page.match(/BRANDPRINT_[A-Z\d_]+[A-Z]/g) ?? []
  assert.ok(names.length > 10)
  assert.deepEqual(readConfig(Object.fromEntries(names.map((name) => [name, '']))).unknownSettings, [])
})

test('unknown settings are reported', () => {
  const { unknownSettings } = readConfig({ BRANDPRINT_COLOUR: 'red', PATH: '/usr/bin', PORT: '80' })
  assert.deepEqual(unknownSettings, ['BRANDPRINT_COLOUR'])
  assert.deepEqual(readConfig({ BRANDPRINT_API_KEY: 'bp_live_x', BRANDPRINT_DEBUG: '1' }).unknownSettings, [])
})

test('a name that is at most two letters away from a setting is refused with that setting', () => {
  for (const [written, meant] of [
    ['BRANDPRINT_BASEURL', 'BRANDPRINT_BASE_URL'],
    ['BRANDPRINT_DATADRI', 'BRANDPRINT_DATA_DIR'],
    ['BRANDPRINT_API_KEYS', 'BRANDPRINT_API_KEY'],
  ] as const) {
    const message = `${written} is no setting. Did you mean ${meant}?`
    assert.throws(() => readConfig({ [written]: '' }), { constructor: ConfigError, message })
  }
})
