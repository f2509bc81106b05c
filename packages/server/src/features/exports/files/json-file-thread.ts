/** Makes one JSON file beside the thread that answers requests: to parse large results and to write them takes a tenth of a second. */
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { jsonFile, type Selection, type StoredAnswer } from './json-file.ts'

export interface JsonFileTask {
  /** The stored answer of `GET /v1/analyses/:id`: the database's own JSON forgets the order of members. */
  gzip: Uint8Array
  selection: Selection
}

const { gzip, selection } = workerData as JsonFileTask
const { data } = JSON.parse(gunzipSync(gzip).toString()) as StoredAnswer
// Copied: memory of the pool, from which small buffers are cut, cannot be handed over.
const bytes = new Uint8Array(jsonFile(data, selection))
parentPort?.postMessage(bytes, [bytes.buffer])
