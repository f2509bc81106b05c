/** Logs three lines, and ends: by itself, or after the second one as the kernel would end it. */
import { createLog } from './log.ts'

const log = createLog({ level: 'info' })
log.info('one')
log.warn('two')
if (process.argv[2] === 'kill') process.kill(process.pid, 'SIGKILL')
log.info('three')
process.exit(0)
