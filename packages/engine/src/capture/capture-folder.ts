import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Capture } from '../artifacts.ts'
import { fail, ok, type Result } from '../result.ts'
import { type CaptureIndex, checkCaptureIndex } from './capture-index.ts'
import { contentHash } from './content-hash.ts'
import { readWithin } from './read-within.ts'
import { writeWithin } from './write-within.ts'

const indexFile = 'capture.json'
const bodiesFolder = 'bodies'
const screenshotFile = 'screenshot.webp'
const bodyPath = (hash: string) => join(bodiesFolder, hash.slice(0, 2), hash)

/** Ours are a tenth of these: 30 MB are fetched of a site, and a page rendered is 5 MB with two pictures. */
const indexBytesMax = 50 * 1024 * 1024
const bodyBytesMax = 20 * 1024 * 1024
const bodiesBytesMax = 500 * 1024 * 1024

/**
 * Writes a capture as `capture.json`, `bodies/ab/abcd…`, one file for each body under its SHA-256, and `screenshot.webp`
 * where there is one. Of a capture that was there before, what is no longer named is removed. The folder may have been given by anybody: no link
 * in it is followed.
 */
export async function saveCapture(capture: Capture, folder: string): Promise<Result<void, CaptureError>> {
  const { bodies, screenshot, ...rest } = capture
  const index: CaptureIndex = screenshot === null ? rest : { ...rest, screenshotHash: contentHash(screenshot) }
  await mkdir(folder, { recursive: true })
  // The folder itself may be a link: whoever names it means what it leads to.
  const root = await realpath(folder)
  // The index last and at once, so that a folder with an index is a whole capture.
  const files = new Map<string, string | Uint8Array>([...bodies].map(([hash, body]) => [bodyPath(hash), body]))
  if (screenshot !== null) files.set(screenshotFile, screenshot)
  for (const [path, content] of files.set(indexFile, `${JSON.stringify(index, null, 2)}\n`)) {
    const written = await writeWithin(root, path, content)
    if (!written.ok) {
      return invalid(
        `The capture could not be saved in ${shownFolder(folder)}: ${written.error} in it is a link, or not the file or folder that a capture has there.`,
      )
    }
  }
  await removeOtherBodies(join(root, bodiesFolder), bodies)
  if (screenshot === null) await rm(join(root, screenshotFile), { force: true }).catch(() => {})
  return ok(undefined)
}

async function removeOtherBodies(folder: string, bodies: ReadonlyMap<string, unknown>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files) {
    const isBody = file.isFile() && /^[0-9a-f]{64}(?:\.partial)?$/.test(file.name)
    if (isBody && !bodies.has(file.name)) await rm(join(file.parentPath, file.name), { force: true })
  }
}

export interface CaptureError {
  code: 'INVALID_CAPTURE'
  message: string
}

const shownFolder = (folder: string) => (folder.length > 80 ? `${folder.slice(0, 79)}…` : folder)

const invalid = (message: string) => fail<CaptureError>({ code: 'INVALID_CAPTURE', message })

/**
 * Reads a saved capture; every body is checked against its hash, so a damaged or edited capture is refused. Only files
 * that lie in the folder are read, and none that is larger than a capture of ours could be.
 */
export async function loadCapture(folder: string): Promise<Result<Capture, CaptureError>> {
  const shown = shownFolder(folder)
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
  const { screenshotHash, ...rest } = index.value
  const capture: Capture = { ...rest, bodies: new Map(), screenshot: null }
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
  if (screenshotHash === undefined) return ok(capture)
  const screenshot = await loadScreenshot(folder, screenshotHash)
  return screenshot.ok ? ok({ ...capture, screenshot: screenshot.value }) : screenshot
}

async function loadScreenshot(folder: string, hash: string): Promise<Result<Uint8Array, CaptureError>> {
  const shown = shownFolder(folder)
  const { isScreenshot, screenshotBytesMax } = await import('../pictures/screenshot.ts')
  const file = await readWithin(folder, screenshotFile, screenshotBytesMax)
  if (!file.ok) {
    return invalid(
      file.error === 'missing'
        ? `${screenshotFile} is missing from ${shown}.`
        : `${screenshotFile} in ${shown} ${file.error}.`,
    )
  }
  if (contentHash(file.value) !== hash) return invalid(`${screenshotFile} in ${shown} was changed after it was saved.`)
  if (!(await isScreenshot(file.value)))
    return invalid(`${screenshotFile} in ${shown} is no picture of a first screen.`)
  return ok(file.value)
}

function bodyHashes(capture: CaptureIndex): Set<string> {
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
