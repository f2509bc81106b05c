import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingLines } from './doctor.ts'

const message =
  "Pages that scripts build are rendered by Chromium 141.0.7390.54, without Chromium's sandbox, as BRANDPRINT_BROWSER_SANDBOX=off says."

test('a finding that is wider than the terminal continues below its message', () => {
  assert.equal(
    findingLines({ check: 'browser', isOk: true, message }, 80),
    `✓ browser         Pages that scripts build are rendered by Chromium
                  141.0.7390.54, without Chromium's sandbox, as
                  BRANDPRINT_BROWSER_SANDBOX=off says.`,
  )
})

test('a finding that fits is one line', () => {
  assert.equal(
    findingLines({ check: 'database', isOk: false, message: 'No answer.' }, 80),
    '✗ database        No answer.',
  )
})
