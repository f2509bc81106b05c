/** A service with an engine that analyzes one address, until it is killed. */
import { createEnginePool } from '../platform/engine/engine-pool.ts'
import { engineProcesses, engineSettings, flashOf, wideLimits } from './engine.ts'

const [url = '', cacheFolder = ''] = process.argv.slice(2)
const pool = createEnginePool({
  settings: engineSettings(cacheFolder),
  environment: {},
  processes: 1,
  limits: wideLimits,
})
const running = pool.run(flashOf(url))
console.log(`engine ${engineProcesses(process.pid).join()}`)
await running
