import { invalid } from './refusal.ts'

const roles = ['owner', 'admin', 'member'] as const
export type Role = (typeof roles)[number]

/** @throws {OperatorError} */
export function validRole(written: string): Role {
  const role = roles.find((known) => known === written)
  if (role === undefined) throw invalid(`“${written}” is no role; a member is one of: ${roles.join(', ')}.`)
  return role
}

// RFC 5321 § 4.5.3.1: 64 octets before the @, 254 in all. Quoted local parts are not supported: they are not in use.
const emailLengthMax = 254
const emailForm =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}@<>()[\]\\,;:"]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u

/**
 * An e-mail address in the form that is stored and compared: NFC, in small letters. Strictly the part before the @ may
 * distinguish Ada from ada, but no provider does, and two members who differ only in that are one person invited twice.
 * @throws {OperatorError}
 */
export function validEmail(written: string): string {
  const email = written.trim().normalize('NFC').toLowerCase()
  if (email.length > emailLengthMax || !emailForm.test(email)) {
    throw invalid(`“${written.slice(0, 80)}” is no e-mail address; one looks like ada@acme.example.`)
  }
  return email
}
