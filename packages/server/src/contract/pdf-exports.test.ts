/** Exports as PDF, from the stored results and pictures. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readPdf } from '../../../engine/src/format/pdf/pdf-fixtures.ts'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { eventually } from '../test-support/eventually.ts'

const service = await startExportService()
const { server, exported } = service
after(() => service[Symbol.asyncDispose]())

const fileOf = async (url: string) => server.app.inject({ method: 'GET', url: url.replace(/^http:\/\/[^/]+/, '') })

for (const type of ['full', 'flash'] as const) {
  test(`a ${type} analysis is a PDF by default`, async () => {
    const acme = await server.account('pro')
    const analysis = await completedAnalysis(server, acme.id, { type })
    const { data } = await exported(acme, analysis, {})
    assert.equal(data.status, 'completed', data.error_message)
    const response = await fileOf(data.download_url)
    assert.equal(response.headers['content-type'], 'application/pdf')
    assert.match(String(response.headers['content-disposition']), /^attachment; filename="[a-z.-]+-2026-01-15\.pdf"$/)
    assert.match(response.rawPayload.subarray(0, 9).toString(), /^%PDF-1\.[4-7]\n?/)
    assert.match(response.rawPayload.subarray(-8).toString(), /%%EOF/)
  })
}

test('the PDF of a whole analysis has its conclusions, one of chosen sections has not', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const textOf = async (payload: Record<string, unknown>) => {
    const { data } = await exported(acme, analysis, payload)
    assert.equal(data.status, 'completed', data.error_message)
    return (await readPdf((await fileOf(data.download_url)).rawPayload)).text
  }
  assert.match(await textOf({}), /Why we say so[\s\S]*Words to use/)
  assert.doesNotMatch(await textOf({ sections: ['swot'] }), /Why we say so|Words to use/)
})

test('the PDF of another account’s equal analysis has the same bytes', async () => {
  const [one, other] = [await server.account('pro'), await server.account('pro')]
  const bytes = []
  for (const account of [one, other]) {
    const { data } = await exported(account, await completedAnalysis(server, account.id), { sections: ['swot'] })
    bytes.push((await fileOf(data.download_url)).rawPayload)
  }
  assert.ok(bytes[0]!.equals(bytes[1]!))
})

test('the cover of an analysis with test: true says that it is a sample, and no other does', async () => {
  const acme = await server.account('agency')
  const coverOf = async (analysis: string, payload: Record<string, unknown>) => {
    const { data } = await exported(acme, analysis, payload)
    assert.equal(data.status, 'completed', data.error_message)
    return (await readPdf((await fileOf(data.download_url)).rawPayload)).pages[0] ?? ''
  }
  const payload = { url: 'https://acme.example', type: 'flash', test: true }
  const started = await acme.send({ method: 'POST', url: '/v1/analyze', payload })
  const { id } = started.json().data
  await eventually(
    async () => (await acme.send({ method: 'GET', url: `/v1/analyses/${id}` })).json().data.status === 'completed',
    { what: 'the analysis is completed', ms: 60_000 },
  )
  assert.match(await coverOf(id, {}), /\bSample\b/)
  assert.match(await coverOf(id, { white_label: true }), /\bSample\b/)
  const other = await completedAnalysis(server, acme.id, { type: 'flash' })
  assert.doesNotMatch(await coverOf(other, {}), /Sample/)
})

test('an export that cannot be laid out fails with a sentence, after three tries', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id, {
    change(results) {
      results.brandIdentity = 'not what the engine gives'
    },
  })
  const { data } = await exported(acme, analysis, {})
  assert.equal(data.status, 'failed')
  assert.match(data.error_message, /^[A-Z].*\.$/)
  assert.equal(data.download_url, null)
})

for (const sections of [['summary'], ['insights'], ['palette', 'logo'], ['brandIdentity', 'primaryCallToAction']]) {
  test(`a flash analysis is exported with ${sections.join(' and ')} alone`, async () => {
    const acme = await server.account('pro')
    const analysis = await completedAnalysis(server, acme.id, { type: 'flash' })
    const whole = await fileOf((await exported(acme, analysis, {})).data.download_url)
    const { data } = await exported(acme, analysis, { sections })
    assert.equal(data.status, 'completed', data.error_message)
    const part = await fileOf(data.download_url)
    const texts = [(await readPdf(whole.rawPayload)).text, (await readPdf(part.rawPayload)).text]
    const archetype = /What drives the \p{Lu}\p{Ll}+/u
    assert.match(texts[0]!, archetype)
    assert.equal(archetype.test(texts[1]!), sections.includes('brandIdentity'))
    assert.equal(/What to improve first/.test(texts[1]!), sections.includes('insights'))
    assert.equal(/#0d2436/.test(texts[1]!), sections.includes('palette'))
  })
}
