import packageJson from '../../package.json' with { type: 'json' }
import type { EngineInfo } from './shapes.ts'

export const engineVersion: string = packageJson.version

/** What wrote a report, when rules alone did. */
export const ruleWriter: EngineInfo = { name: 'brandprint', version: engineVersion, model: null, writer: 'rules' }
