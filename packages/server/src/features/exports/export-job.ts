/** The job that makes the file of an export, and where it waits for its turn. */
import type { JobKind } from '../../platform/queue/queue.ts'

export type ExportPayload = { exportId: string }

export const exportJob: JobKind<ExportPayload> = {
  name: 'exports',
  key: 'exportId',
  // Making a file is computing alone: more at once than the machine has cores would only wait for each other. One account
  // never has all places.
  lanes: { main: () => ({ atOnce: 2, ofOneGroup: 1 }) },
  tries: 3,
}
