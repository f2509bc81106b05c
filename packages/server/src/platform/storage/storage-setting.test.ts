import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStorage, type StorageSettings, storageConfig } from './storage-setting.ts'

const taken: [text: string, setting: ReturnType<typeof parseStorage>][] = [
  ['file', { kind: 'folder', folder: null }],
  ['file:///srv/files', { kind: 'folder', folder: '/srv/files' }],
  ['file:///srv/files/', { kind: 'folder', folder: '/srv/files' }],
  ['file:///srv/our%20files', { kind: 'folder', folder: '/srv/our files' }],
  ['s3://acme-brandprint', { kind: 's3', bucket: 'acme-brandprint', prefix: '' }],
  ['s3://acme-brandprint/', { kind: 's3', bucket: 'acme-brandprint', prefix: '' }],
  ['s3://acme.brandprint/kept', { kind: 's3', bucket: 'acme.brandprint', prefix: 'kept/' }],
  ['s3://acme/kept/2026/', { kind: 's3', bucket: 'acme', prefix: 'kept/2026/' }],
]
for (const [text, setting] of taken) {
  test(`${text} is taken`, () => assert.deepEqual(parseStorage(text), setting))
}

const refused = [
  'files',
  './files',
  '/srv/files',
  'file:',
  'file://',
  'file:///',
  'file:files',
  'file://nas/files',
  'file:///srv/files?mode=ro',
  'file:///srv/a%2Fb',
  'file:///srv/%00',
  'FILE',
  's3:',
  's3://',
  's3:///kept',
  's3://Acme',
  's3://ac',
  's3://acme_files',
  's3://-acme',
  's3://ac..me',
  's3://192.168.0.1',
  's3://acme:9000/kept',
  's3://acme/a//b',
  's3://acme/../b',
  's3://acme/a b',
  's3://acme/a?b',
  `s3://acme/${'a'.repeat(513)}`,
  'https://acme.s3.amazonaws.com',
]
for (const text of refused) {
  test(`${text.slice(0, 40)} is refused`, () => assert.equal(parseStorage(text), null))
}

const none: StorageSettings = {
  dataFolder: '/data',
  storage: 's3://acme/kept',
  s3Endpoint: null,
  awsRegion: null,
  awsAccessKeyId: null,
  awsSecretAccessKey: null,
  awsSessionToken: null,
}

test('the default is the data folder', () => {
  const { storage } = storageConfig({ ...none, storage: 'file' })
  assert.deepEqual(storage, { kind: 'folder', folder: '/data' })
})

test('a bucket of AWS needs its region, another S3 does not', () => {
  const { faults } = storageConfig(none)
  assert.deepEqual(faults, [
    'BRANDPRINT_STORAGE names a bucket of AWS without its region; set AWS_REGION, for example to eu-central-1, or BRANDPRINT_S3_ENDPOINT to another S3.',
  ])
  const other = storageConfig({ ...none, s3Endpoint: 'http://minio:9000/' })
  assert.deepEqual(other, {
    storage: {
      kind: 's3',
      bucket: 'acme',
      prefix: 'kept/',
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      credentials: null,
    },
    faults: [],
  })
})

test('an access key without its secret is a fault, in which neither stands', () => {
  const regional = { ...none, awsRegion: 'eu-central-1' }
  assert.deepEqual(storageConfig({ ...regional, awsAccessKeyId: 'AKIAHUNTER2' }).faults, [
    'AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY; set both, or neither.',
  ])
  assert.deepEqual(storageConfig({ ...regional, awsSecretAccessKey: 'hunter2' }).faults, [
    'AWS_SECRET_ACCESS_KEY is set without AWS_ACCESS_KEY_ID; set both, or neither.',
  ])
})

test('keys are taken with their session token', () => {
  const { storage } = storageConfig({
    ...none,
    awsRegion: 'eu-central-1',
    awsAccessKeyId: 'key',
    awsSecretAccessKey: 'secret',
    awsSessionToken: 'token',
  })
  assert.ok(storage.kind === 's3')
  assert.deepEqual(storage.credentials, { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' })
})

test('what the environment has for AWS is no fault where files are in a folder', () => {
  const { faults } = storageConfig({ ...none, storage: 'file', awsAccessKeyId: 'key' })
  assert.deepEqual(faults, [])
})
