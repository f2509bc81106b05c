import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** AES-256-GCM (NIST SP 800-38D): nonce, tag, cipher text. */
const nonceBytes = 12
const tagBytes = 16

/** @param context what it belongs to, such as a row's identifier: opened under another one it fails */
export function seal(key: Buffer, text: string, context: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws when the key or the context is another one, or a byte was changed */
export function unseal(key: Buffer, sealed: Buffer, context: string): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}
