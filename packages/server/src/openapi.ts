/** The OpenAPI document of the whole service, as a file; not loaded by the service itself, which serves the file. */
import { readFile } from 'node:fs/promises'
import { FlashReport, FullReport } from '@brandprint/engine'
import { readConfig } from './config.ts'
import { type FeatureDeps, features } from './features.ts'
import { createHttpWithRoutes } from './http.ts'
import { systemClock } from './platform/clock.ts'
import { systemTags } from './platform/http/system-routes.ts'
import { createLog } from './platform/log.ts'
import { openApiDocument } from './platform/openapi/document.ts'
import { openApiFile } from './platform/openapi/file.ts'
import { deriveSecrets } from './platform/secrets.ts'

export { openApiFile }

/** What the engine says of an invented brand, examples/sites/tallymoor: `npm run examples` writes it. */
const exampleOfResults = async (type: 'full' | 'flash'): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./platform/openapi/${type}-results.example.json`, import.meta.url), 'utf8'))

const tags = Object.assign({}, systemTags, ...features.map((feature) => feature.tags)) as Record<string, string>

const exampleNotes = { CompletedFullAnalysis: 'Its lists are shortened to two entries.' }

export async function currentDocument(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const schemas = {
    FullResults: { ...FullReport.properties.results, examples: [await exampleOfResults('full')] },
    FlashResults: { ...FlashReport.properties.results, examples: [await exampleOfResults('flash')] },
  }
  return `${JSON.stringify(openApiDocument(declaredRoutes(), { version, tags, schemas, exampleNotes }), null, 2)}\n`
}

/** Routes are declared and never called: nothing outside is there for them. */
function declaredRoutes() {
  const deps = {
    config: readConfig({}),
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    secrets: deriveSecrets('not a key'),
  } as FeatureDeps
  return createHttpWithRoutes(deps, { isDraining: () => false }).routes
}
