/** A process that uses the embedded Postgres of a folder until it is told to stop. */
import { startEmbedded } from './embedded.ts'

const postgres = await startEmbedded({ dataFolder: process.argv[2] ?? '', volatile: true })
const keepAlive = setInterval(() => undefined, 1_000)
process.once('SIGTERM', async () => {
  await postgres.close()
  console.log('closed')
  clearInterval(keepAlive)
})
// Last: whoever reads it may end this process at once.
console.log(`port ${postgres.port}`)
