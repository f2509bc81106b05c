/** What `BRANDPRINT_STORAGE` says: a folder, or a part of a bucket. */
import { fileURLToPath } from 'node:url'
import type { StorageConfig } from './open-storage.ts'
import type { S3Credentials } from './s3-storage.ts'

export type StorageSetting =
  /** `folder`: null for the data folder. */
  | { kind: 'folder'; folder: string | null }
  /** `prefix`: '' or one that ends with a slash. */
  | { kind: 's3'; bucket: string; prefix: string }

/** The rules that hold for buckets everywhere (S3 User Guide, “General purpose bucket naming rules”). */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
/** Characters that need no encoding in an address or a key (S3 User Guide, “Safe characters”). */
const prefixPart = /^(?!\.{1,2}$)[0-9A-Za-z!_.*'()-]+$/
/** S3 takes keys of 1,024 bytes; ours add some 120. */
const prefixCharactersMax = 512

/** null: it is none of these. */
export function parseStorage(text: string): StorageSetting | null {
  if (text === 'file') return { kind: 'folder', folder: null }
  return text.startsWith('file:///') ? parseFolder(text) : parseBucket(text)
}

function parseFolder(text: string): StorageSetting | null {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || url.hash !== '') return null
  try {
    const folder = fileURLToPath(url).replace(/\/+$/, '')
    return folder === '' || folder.includes('\0') ? null : { kind: 'folder', folder }
  } catch {
    // An encoded slash, or an encoding that is none.
    return null
  }
}

function parseBucket(text: string): StorageSetting | null {
  const [, bucket = '', rest = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(text) ?? []
  const isBucket = bucketName.test(bucket) && !bucket.includes('..') && !/^[\d.]+$/.test(bucket)
  const path = rest.replace(/\/$/, '')
  const isPrefix = path === '' || path.split('/').every((part) => prefixPart.test(part))
  if (!isBucket || !isPrefix || path.length > prefixCharactersMax) return null
  return { kind: 's3', bucket, prefix: path === '' ? '' : `${path}/` }
}

/** The settings that say where files are kept; texts that are not right are told of elsewhere. */
export interface StorageSettings {
  /** Absolute. */
  dataFolder: string
  storage: string
  s3Endpoint: string | null
  awsRegion: string | null
  awsAccessKeyId: string | null
  awsSecretAccessKey: string | null
  awsSessionToken: string | null
}

/** As settings have to fit each other. `faults`: sentences, without any secret. */
export function storageConfig(settings: StorageSettings): { storage: StorageConfig; faults: string[] } {
  const { dataFolder, s3Endpoint, awsRegion } = settings
  const setting = parseStorage(settings.storage)
  if (setting?.kind !== 's3') return { storage: { kind: 'folder', folder: setting?.folder ?? dataFolder }, faults: [] }
  const { credentials, fault } = credentialsOf(settings)
  const faults = fault === null ? [] : [fault]
  if (s3Endpoint === null && awsRegion === null) {
    faults.push(
      'BRANDPRINT_STORAGE names a bucket of AWS without its region; set AWS_REGION, for example to eu-central-1, or BRANDPRINT_S3_ENDPOINT to another S3.',
    )
  }
  // Others than AWS have one region, and take this name for it.
  const region = awsRegion ?? 'us-east-1'
  const endpoint = s3Endpoint === null ? null : (URL.parse(s3Endpoint)?.origin ?? null)
  return { storage: { ...setting, endpoint, region, credentials }, faults }
}

function credentialsOf({ awsAccessKeyId, awsSecretAccessKey, awsSessionToken }: StorageSettings): {
  credentials: S3Credentials | null
  fault: string | null
} {
  if (awsAccessKeyId !== null && awsSecretAccessKey !== null) {
    const token = awsSessionToken === null ? {} : { sessionToken: awsSessionToken }
    const credentials = { accessKeyId: awsAccessKeyId, secretAccessKey: awsSecretAccessKey, ...token }
    return { credentials, fault: null }
  }
  const isHalf = awsAccessKeyId !== null || awsSecretAccessKey !== null
  const [set, missing] =
    awsAccessKeyId === null
      ? ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID']
      : ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  return { credentials: null, fault: isHalf ? `${set} is set without ${missing}; set both, or neither.` : null }
}
