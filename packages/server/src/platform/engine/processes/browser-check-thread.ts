/** Checks the browser once, for the log of a start. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkBrowser } from '@brandprint/engine'

parentPort?.postMessage(await checkBrowser(workerData))
