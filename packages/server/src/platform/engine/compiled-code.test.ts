import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '../../test-support/eventually.ts'
import { createKeys, startInstallation } from '../../test-support/installation.ts'
import { compiledCodeKept } from './compiled-code.ts'

test('a service keeps the compiled code of its engine processes, in a folder that only its user can read', async () => {
  await using installation = await startInstallation(['all'])
  const [key] = await createKeys(installation, 1)
  const response = await fetch(`${installation.members[0]!.url}/v1/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://acme.example', type: 'flash', test: true }),
  })
  assert.equal(response.status, 201)
  const compiled = join(installation.folder, 'cache/compiled')
  /** Modules of the engine: hundreds, of which the rest of the service loads few. */
  const isKept = async () => (await readdir(compiled, { recursive: true }).catch(() => [])).length > 500
  await eventually(isKept, { what: 'compiled code is kept', ms: 90_000 })
  assert.equal((await stat(compiled)).mode & 0o777, 0o700)
})

test('when the folder cannot be made, processes start without it', () => {
  assert.deepEqual(compiledCodeKept('/dev/null/cache'), {})
})
