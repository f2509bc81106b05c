/** Files that the service makes and keeps: exports, logos and icons of brands, and screenshots. A folder, or S3. */
import type { Readable } from 'node:stream'

/** What is kept; a folder each, in either storage. */
export const fileKinds = ['exports', 'marks', 'screenshots'] as const
export type FileKind = (typeof fileKinds)[number]

/** `exports/exp_….pdf`, `marks/<SHA-256>`, `screenshots/anl_….webp`. Names are made by us, never by a caller. */
export type FileKey = `${FileKind}/${string}`

/** Bytes `start` to `end`, counted from 0, both included, as in `Range: bytes=0-99`; without `end` to the last one. */
export interface ByteRange {
  start: number
  end?: number
}

export interface OpenFile {
  /** Of the whole file, whatever range of it was asked for. */
  bytes: number
  /**
   * The bytes that were asked for. It has to be read or destroyed; to destroy it ends the reading behind it. Fails with a
   * StorageError when the storage breaks off, and with the signal's reason.
   */
  stream: Readable
}

export interface StoredFile {
  key: FileKey
  bytes: number
  /** When it was last put, by the clock of the storage. */
  putAt: Date
}

/** Methods throw StorageError where the storage cannot be used, and RangeError for a key or a range that none can be. */
export interface Storage {
  /** Where it is, for people: a folder, or a bucket and its address. */
  place: string
  /**
   * Keeps the bytes under the key, in place of what was there. A reader sees the old file or the new one, whole; once this has
   * resolved, the new one survives a power failure.
   */
  put(key: FileKey, bytes: Uint8Array): Promise<void>
  /**
   * Where the range ends beyond the file, it ends with the file; where it begins beyond it, nothing is in it.
   * @param signal aborted: reading ends, now or later
   * @returns null if there is no such file
   */
  open(key: FileKey, range?: ByteRange, signal?: AbortSignal): Promise<OpenFile | null>
  /** What is not there counts as removed. Who reads the file at this moment reads it to its end. */
  remove(key: FileKey): Promise<void>
  /** Files of a kind that were last put before that moment, in no order. Ones that are removed meanwhile may be among them. */
  list(kind: FileKind, putBefore: Date): AsyncIterable<StoredFile>
  /** Ends what is under way. */
  close(): void
}

/** The storage cannot be used; the message is a sentence for the operator and holds no secret. */
export class StorageError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = new.target.name
  }
}
