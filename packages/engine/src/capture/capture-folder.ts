import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Capture } from '../artifacts.ts'
import { fail, ok, type Result } from '../result.ts'
import { type CaptureWithoutBodies, checkCaptureIndex } from './capture-index.ts'
import { contentHash } from './content-hash.ts'
import { readWithin } from './read-within.ts'

const indexFile = 'capture.json'
const bodiesFolder = 'bodies'
const bodyPath = (hash: string) => join(bodiesFolder, hash.slice(0, 2), hash)

/** Ours are a tenth of these: 30 MB are fetched of a site, and a page rendered is 5 MB with two pictures. */
const indexBytesMax = 50 * 1024 * 1024
const bodyBytesMax = 20 * 1024 * 1024
const bodiesBytesMax = 500 * 1024 * 1024

/**
 * Writes a capture as `capture.json` and `bodies/ab/abcd…`, one file for each body under its SHA-256. Of a capture that
 * was there before, the bodies that are no longer named are removed.
 */
export async function saveCapture(capture: Capture, folder: string): Promise<void> {
  const { bodies, ...index } = capture
  await mkdir(folder, { recursive: true })
  for (const [hash, body] of bodies) {
    await mkdir(join(folder, bodiesFolder, hash.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, bodyPath(hash)), body)
  }
  // Last and at once, so that a folder with an index is a whole capture.
  const partial = join(folder, `${indexFile}.partial`)
  await writeFile(partial, `${JSON.stringify(index, null, 2)}\n`)
  await rename(partial, join(folder, indexFile))
  await removeOtherBodies(join(folder, bodiesFolder), bodies)
}

async function removeOtherBodies(folder: string, bodies: ReadonlyMap<string, unknown>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files) {
    const isBody = file.isFile() && /^[0-9a-f]{64}$/.test(file.name)
    if (isBody && !bodies.has(file.name)) await rm(join(file.parentPath, file.name), { force: true })
  }
}

export interface CaptureError {
  code: 'INVALID_CAPTURE'
  message: string
}

const invalid = (message: string) => fail<CaptureError>({ code: 'INVALID_CAPTURE', message })

/**
 * Reads a saved capture; every body is checked against its hash, so a damaged or edited capture is refused. Only files
 * that lie in the folder are read, and none that is larger than a capture of ours could be.
 */
export async function loadCapture(folder: string): Promise<Result<Capture, CaptureError>> {
  const shown = folder.length > 80 ? `${folder.slice(0, 79)}…` : folder
  const text = await readWithin(folder, indexFile, indexBytesMax)
  if (!text.ok) {
    const isMissing = text.error === 'missing'
    return invalid(
      `${shown} is no saved capture: ${isMissing ? `it has no ${indexFile}` : `its ${indexFile} ${text.error}`}.`,
    )
  }
  let written: unknown
  try {
    written = JSON.parse(text.value.toString('utf8'))
  } catch {
    return invalid(`${indexFile} of ${shown} is not JSON.`)
  }
  const index = checkCaptureIndex(written)
  if (!index.ok) return invalid(`${indexFile} of ${shown} is not a capture of version 1: ${index.error}.`)
  const capture: Capture = { ...index.value, bodies: new Map() }
  let bytesLeft = bodiesBytesMax
  for (const hash of bodyHashes(index.value)) {
    const body = await readWithin(folder, bodyPath(hash), Math.min(bodyBytesMax, bytesLeft))
    if (!body.ok) {
      return invalid(
        `The body ${hash} ${body.error === 'missing' ? `is missing from ${shown}` : `in ${shown} ${body.error}`}.`,
      )
    }
    if (contentHash(body.value) !== hash) return invalid(`The body ${hash} in ${shown} was changed after it was saved.`)
    bytesLeft -= body.value.length
    capture.bodies.set(hash, body.value)
  }
  return ok(capture)
}

function bodyHashes(capture: CaptureWithoutBodies): Set<string> {
  const hashes = new Set<string>()
  for (const { bodyHash } of capture.exchanges) if (bodyHash !== null) hashes.add(bodyHash)
  for (const { bodyHash, rendered } of capture.pages) {
    hashes.add(bodyHash)
    if (rendered === null) continue
    hashes.add(rendered.htmlHash)
    if (rendered.fullPageScreenshotHash !== null) hashes.add(rendered.fullPageScreenshotHash)
    if (rendered.firstScreenScreenshotHash !== null) hashes.add(rendered.firstScreenScreenshotHash)
  }
  return hashes
}
