/** The sample output in the documentation is what the engine prints now. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../../../../scripts/write-examples.ts', import.meta.url))

test('sample runs in README.md, reports in docs/examples and results in the document are current', async () => {
  const said = await run(process.execPath, [script, '--check']).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
  assert.equal(said, '')
})
