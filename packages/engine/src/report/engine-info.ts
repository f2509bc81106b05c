import packageJson from '../../package.json' with { type: 'json' }
import type { EngineInfo } from '../writing/shapes.ts'

/** What wrote a report, when rules alone did. */
export const ruleWriter: EngineInfo = { name: 'brandprint', version: packageJson.version, model: null, writer: 'rules' }
