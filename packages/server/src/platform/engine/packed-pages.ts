/** Fetched pages as the bytes that are stored between the first look and the analysis; threads pack and unpack them. */
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { deflate, inflate } from 'node:zlib'
import type { Fetched } from '@brandprint/engine'

const pack = promisify(deflate)
const unpack = promisify(inflate)

export const packPages = (pages: readonly Fetched[]): Promise<Uint8Array> => pack(serialize(pages))

export const unpackPages = async (packed: Uint8Array): Promise<Fetched[]> => deserialize(await unpack(packed))
