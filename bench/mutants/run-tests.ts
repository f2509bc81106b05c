/** Runs test files in this process, and ends with 1 at the first test that fails. */
import { run } from 'node:test'

const files = process.argv.slice(2)
// Whatever is listened to has to be read for the run to go on.
run({ files, isolation: 'none' })
  .on('test:fail', () => process.exit(1))
  .resume()
