/** The watchdog of one embedded Postgres: `embedded-watchdog-process.ts FOLDER PID`. */
import { placeIn } from './cluster.ts'
import { watchServer } from './watchdog.ts'

// Whoever ends the service ends its server, and with it this process.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)

const [folder = '', pid = ''] = process.argv.slice(2)
await watchServer(placeIn(folder, false), Number(pid))
process.exit()
