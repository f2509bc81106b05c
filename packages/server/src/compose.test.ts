import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { content } from './platform/storage/storage-fixtures.ts'
import { s3Credentials, startS3Server } from './test-support/s3-server.ts'
import { startTestServer } from './test-support/server.ts'

test('without a setting files are kept in the data folder', async () => {
  await using server = await startTestServer()
  const { storage, config } = server.deps
  await storage.put('exports/here.pdf', Buffer.from('here'))
  assert.ok((await readdir(config.dataFolder)).includes('exports'))
  assert.equal(String(await content(await storage.open('exports/here.pdf'))), 'here')
})

test('the S3 of the settings keeps files, and is read by no analysis, whatever is let in', async () => {
  await using s3 = await startS3Server()
  await using server = await startTestServer({
    settings: {
      BRANDPRINT_STORAGE: `s3://${s3.settings.bucket}`,
      BRANDPRINT_S3_ENDPOINT: s3.endpoint,
      BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
      AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    },
  })
  const { storage, guard } = server.deps
  await storage.put('exports/there.pdf', Buffer.from('there'))
  assert.equal(String(await content(await storage.open('exports/there.pdf'))), 'there')
  const { signal } = new AbortController()
  const refused = await guard.vet(new URL(s3.endpoint), signal)
  assert.equal(refused.ok, false)
  const other = await guard.vet(new URL('http://127.0.0.1:8090'), signal)
  assert.equal(other.ok, true)
})
