import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startScriptedServer } from '../../../engine/src/llm/scripted-server-fixtures.ts'
import { brandprint, folderWith } from '../cli-fixtures.ts'

const html = `<!doctype html><html lang="en"><title>Oakrow in Leeds</title>
<meta name="description" content="Museum of bread in Leeds with an oven in its cellar."><main>
<section><h1>Bread that takes its time</h1><p>A family-run bakery in Leeds since 1911.</p></section></main></html>`
const args = ['analyze', 'site', '--origin', 'https://www.oakrow.example', '--format', 'json']

test('analyze --second-reader asks the model that the settings name, and without the option nobody', async () => {
  await using model = await startScriptedServer({ steps: ['{"kind": "2"}'] })
  await using own = await folderWith({ 'site/index.html': html })
  const env = { BRANDPRINT_MODEL_FLASH: 'local:judge:7b', BRANDPRINT_MODEL_BASE_URL: model.baseUrl }
  const categoryOf = async (...more: string[]) => {
    const { code, out, err } = await brandprint([...args, ...more], { cwd: own.folder, env })
    assert.equal(code, 0, err)
    return JSON.parse(out).results.positioning.category
  }
  assert.equal(await categoryOf(), 'Museum')
  assert.equal(model.requests.length, 0)
  assert.equal(await categoryOf('--second-reader'), 'family-run bakery in Leeds since 1911')
  assert.ok(model.requests.length > 0)
})

test('analyze --second-reader has words drafted, and takes those that hold', async () => {
  const lends = 'Your loaf is ready in 48 hours, or we bake you another.'
  const drafted = 'Your loaf ready in 48 hours, or we bake you another'
  await using model = await startScriptedServer(({ body: { messages } }) => {
    const content = messages[1]!.content
    const number = /^\[(\d+)\] Your loaf/m.exec(content)?.[1]
    const parts = [...content.matchAll(/^(\w+): .* to \d+ (?:words|characters)\.$/gm)].map(([, part]) => part!)
    const place = (part: string) => ({ text: part === 'opening' ? drafted : '', passages: [number] })
    return { steps: [JSON.stringify(Object.fromEntries(parts.map((part) => [part, place(part)])))] }
  })
  const page = `<!doctype html><html lang="en"><title>Oakrow</title><main><h1>Welcome</h1><p>${lends}</p></main></html>`
  await using own = await folderWith({ 'site/index.html': page })
  const env = { BRANDPRINT_MODEL_FLASH: 'local:judge:7b', BRANDPRINT_MODEL_BASE_URL: model.baseUrl }
  const { code, out, err } = await brandprint([...args, '--second-reader'], { cwd: own.folder, env })
  assert.equal(code, 0, err)
  const [opening] = JSON.parse(out).results.rewrites
  assert.deepEqual([opening.after, opening.basis], [drafted, 'generated'])
})

const mistakes: [what: string, more: string[], env: Record<string, string>, message: RegExp][] = [
  ['without a model', [], {}, /--second-reader needs a model: set BRANDPRINT_MODEL_FLASH/],
  [
    'with a model of a provider without its key',
    [],
    { BRANDPRINT_MODEL_FLASH: 'openai:gpt-5' },
    /BRANDPRINT_MODEL_FLASH is “openai:gpt-5”, which needs OPENAI_API_KEY/,
  ],
  ['for a flash analysis', ['--type', 'flash'], {}, /goes with --type full/],
]
for (const [what, more, env, message] of mistakes) {
  test(`analyze --second-reader ${what} is refused`, async () => {
    await using own = await folderWith({ 'site/index.html': html })
    const { code, err } = await brandprint([...args, '--second-reader', ...more], { cwd: own.folder, env })
    assert.equal(code, 2)
    assert.match(err, message)
  })
}
