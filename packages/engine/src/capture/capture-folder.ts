import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Capture, pageTypes } from '../artifacts.ts'
import { fail, ok, type Result } from '../result.ts'
import { contentHash } from './content-hash.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }

const CapturedError = Type.Object(
  { code: Type.String(), message: Type.String(), stage: Type.Optional(Type.String()) },
  closed,
)

const CaptureIndex = Type.Object(
  {
    format: Type.Literal('brandprint-capture'),
    version: Type.Literal(1),
    entryUrl: Type.String(),
    capturedAt: Type.String(),
    exchanges: Type.Array(
      Type.Object(
        {
          url: Type.String(),
          finalUrl: Type.String(),
          redirects: Type.Array(Type.String()),
          kind: Type.String(),
          status: Nullable(Type.Integer()),
          headers: Type.Record(Type.String(), Type.String()),
          fetchedAt: Type.String(),
          durationMs: Type.Number(),
          bodyHash: Nullable(Hash),
          error: Nullable(CapturedError),
        },
        closed,
      ),
    ),
    pages: Type.Array(
      Type.Object(
        {
          url: Type.String(),
          finalUrl: Type.String(),
          type: Type.Enum([...pageTypes]),
          selectionReason: Type.String(),
          bodyHash: Hash,
          encoding: Type.String(),
          state: Type.Object(
            { state: Type.String(), confidence: Type.Number(), reasons: Type.Array(Type.String()) },
            closed,
          ),
          rendered: Nullable(
            Type.Object(
              {
                htmlHash: Hash,
                fullPageScreenshotHash: Nullable(Hash),
                firstScreenScreenshotHash: Nullable(Hash),
                reason: Type.String(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    skipped: Type.Array(
      Type.Object(
        { url: Type.String(), type: Type.Enum([...pageTypes]), reason: Type.String(), detail: Type.String() },
        closed,
      ),
    ),
    degraded: Type.Array(Type.Object({ part: Type.String(), detail: Type.String() }, closed)),
  },
  closed,
)

const captureIndex = Compile(CaptureIndex)

const indexFile = 'capture.json'
const bodyPath = (hash: string) => join('bodies', hash.slice(0, 2), hash)

/** Writes a capture as `capture.json` and `bodies/ab/abcd…`, one file for each body under its SHA-256. */
export async function saveCapture(capture: Capture, folder: string): Promise<void> {
  const { bodies, ...index } = capture
  await mkdir(folder, { recursive: true })
  for (const [hash, body] of bodies) {
    await mkdir(join(folder, 'bodies', hash.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, bodyPath(hash)), body)
  }
  // Last, so that a folder with an index is a whole capture.
  await writeFile(join(folder, indexFile), `${JSON.stringify(index, null, 2)}\n`)
}

export interface CaptureError {
  code: 'INVALID_CAPTURE'
  message: string
}

const invalid = (message: string) => fail<CaptureError>({ code: 'INVALID_CAPTURE', message })

/** Reads a saved capture; every body is checked against its hash, so a damaged or edited capture is refused. */
export async function loadCapture(folder: string): Promise<Result<Capture, CaptureError>> {
  const text = await readFile(join(folder, indexFile), 'utf8').catch(() => null)
  if (text === null) return invalid(`${folder} is no saved capture: it has no ${indexFile}.`)
  let index: unknown
  try {
    index = JSON.parse(text)
  } catch {
    return invalid(`${indexFile} of ${folder} is not JSON.`)
  }
  if (!captureIndex.Check(index)) {
    const [first] = captureIndex.Errors(index)
    const where = first?.instancePath === '' ? 'the whole file' : first?.instancePath
    return invalid(`${indexFile} of ${folder} is not a capture of version 1: ${where} ${first?.message}.`)
  }
  const capture = { ...(index as unknown as Omit<Capture, 'bodies'>), bodies: new Map<string, Uint8Array>() }
  for (const hash of bodyHashes(capture)) {
    const body = await readFile(join(folder, bodyPath(hash))).catch(() => null)
    if (body === null) return invalid(`The body ${hash} is missing from ${folder}.`)
    if (contentHash(body) !== hash) return invalid(`The body ${hash} in ${folder} was changed after it was saved.`)
    capture.bodies.set(hash, body)
  }
  return ok(capture)
}

function bodyHashes(capture: Omit<Capture, 'bodies'>): Set<string> {
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
