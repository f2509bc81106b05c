import { createFolderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export type StorageConfig = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

/** Connects to nothing yet. S3's SDK is loaded where it is used: it takes memory, and time of each start. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  if (config.kind === 'folder') return createFolderStorage(config.folder)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(config)
}
