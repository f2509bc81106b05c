/** A process that migrates the database it is given. */
import { migrate } from './migrate.ts'

console.log(`applied ${(await migrate(process.argv[2] ?? '')).length}`)
