/** Redocly’s linter, with the rules that it recommends: it checks the document here and sends nothing. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core'
import { openApiFile } from '../openapi.ts'

const config = await loadConfig({
  configPath: fileURLToPath(new URL('../../../../redocly.yaml', import.meta.url)),
})

test('Redocly has neither an error nor a warning about the document', async () => {
  const problems = await lint({ ref: fileURLToPath(openApiFile), config })
  assert.deepEqual(
    problems.map(
      ({ severity, ruleId, message, location: [at] }) =>
        `${severity} ${ruleId} ${at !== undefined && 'pointer' in at ? at.pointer : ''}: ${message}`,
    ),
    [],
  )
})

test('Redocly warns of an operation without an id, so that its rules are in force', async () => {
  const document = JSON.parse(await readFile(openApiFile, 'utf8'))
  delete document.paths['/v1/analyze'].post.operationId
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  assert.deepEqual(
    problems.map(({ severity, ruleId }) => `${severity} ${ruleId}`),
    ['warn operation-operationId'],
  )
})
