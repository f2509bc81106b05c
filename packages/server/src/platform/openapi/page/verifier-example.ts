/** A verifier of deliveries as the page shows it; a test runs it. */
export const verifierExample = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param body the bytes as they came, a Buffer */
export function verify(body, header, secret, now = Date.now() / 1000) {
  const parts = header.split(',').map((part) => part.trim())
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  const expected = createHmac('sha256', secret)
    .update(\`\${time}.\`).update(body).digest()
  const isSigned = parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice(3), 'hex'))
    .some((given) => given.length === expected.length
      && timingSafeEqual(given, expected))
  if (!isSigned) throw new Error('The signature does not fit.')
  if (Math.abs(now - Number(time)) > 300) throw new Error('Too old.')
  return JSON.parse(body)
}`
