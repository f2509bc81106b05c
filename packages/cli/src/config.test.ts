import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig as readServiceConfig } from '@brandprint/server'
import { readConfig } from './config.ts'

const ofBoth = {
  BRANDPRINT_BROWSER: ['firefox', './chromium', ' off ', ' ', '/usr/bin/chromium'],
  BRANDPRINT_BROWSER_SANDBOX: ['no', 'Off', ' on', ''],
  BRANDPRINT_ALLOW_HOSTS: ['a b', '10.0.0.0/99', ' ', 'intranet.acme.com, 10.1.0.0/16'],
}

for (const [name, values] of Object.entries(ofBoth)) {
  test(`the command and the service read ${name} in the same way`, async () => {
    for (const value of values)
      assert.deepEqual(await byCommand({ [name]: value }), byService({ [name]: value }), value)
  })
}

test('all invalid settings are reported together, as by the service', async () => {
  const wrong = { BRANDPRINT_BROWSER: 'firefox', BRANDPRINT_BROWSER_SANDBOX: 'No', BRANDPRINT_ALLOW_HOSTS: 'a b' }
  const { refused } = await byCommand(wrong)
  assert.match(refused ?? '', /^3 settings cannot be used:\n {2}BRANDPRINT_BROWSER is “firefox”; .*\n {2}BRANDPRINT_/)
  const lines = (text = '') => text.split('\n').sort()
  assert.deepEqual(lines(refused), lines(byService(wrong).refused))
})

async function byCommand(environment: Record<string, string>) {
  const read = await readConfig(environment)
  if (!read.ok) return { refused: read.error }
  const { browser, browserSandbox, allowHosts } = read.value
  return { browser, browserSandbox, allowHosts }
}

function byService(environment: Record<string, string>) {
  try {
    const { browser, browserSandbox, allowHosts } = readServiceConfig(environment)
    return { browser, browserSandbox, allowHosts }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}
