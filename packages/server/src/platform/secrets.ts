import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'

/** Keys of the service, each derived for one purpose: one does not reveal another (HKDF, RFC 5869). */
export interface Secrets {
  /** Under which API keys are hashed. */
  keyPepper: Buffer
  /** Under which webhook secrets are encrypted. */
  webhookEncryption: Buffer
  /** Under which download addresses are signed. */
  downloadSigning: Buffer
  /** Under which the answers of requests with an `Idempotency-Key` are encrypted while they are kept. */
  answerEncryption: Buffer
}

const purposes = {
  keyPepper: 'brandprint key pepper v1',
  webhookEncryption: 'brandprint webhook encryption v1',
  downloadSigning: 'brandprint download signing v1',
  answerEncryption: 'brandprint answer encryption v1',
} as const satisfies Record<keyof Secrets, string>

export function deriveSecrets(masterKey: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, 'brandprint', purpose, 32))
  return {
    keyPepper: derive(purposes.keyPepper),
    webhookEncryption: derive(purposes.webhookEncryption),
    downloadSigning: derive(purposes.downloadSigning),
    answerEncryption: derive(purposes.answerEncryption),
  }
}

const secretFile = 'secret.key'

/**
 * The master key: as configured, else the one of the data folder, made at the first start and readable by its owner
 * alone. Two processes that start at once agree on the one that was written first.
 */
export async function loadMasterKey(configured: string | null, dataFolder: string): Promise<string> {
  if (configured !== null) return configured
  const path = join(dataFolder, secretFile)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  // Written to a temporary file, then linked: a second process finds the complete key of the first.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(path, 'utf8')).trim()
}

export const keyedHash = (pepper: Buffer, text: string): Buffer => createHmac('sha256', pepper).update(text).digest()
