/** Fetched pages as the bytes that are stored between the preflight and the analysis; threads pack and unpack them. */
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { deflate, inflate } from 'node:zlib'
import type { Fetched } from '@brandprint/engine'
import type { Answer } from '@brandprint/engine/probe'

const pack = promisify(deflate)
const unpack = promisify(inflate)

/** Exactly its bytes: what comes from Node is a piece of a larger buffer, which would cross to another thread as a whole. */
export const packPages = async (pages: readonly Fetched[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pack(serialize(pages)))

export const unpackPages = async (packed: Uint8Array): Promise<Fetched[]> => deserialize(await unpack(packed))

/** Not compressed: they are not stored. */
export const packAnswers = (answers: readonly Answer[]): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(answers))

export const unpackAnswers = (packed: Uint8Array): Answer[] => deserialize(packed)
