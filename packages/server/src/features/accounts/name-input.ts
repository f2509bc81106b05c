import { invalid } from './refusal.ts'

const nameLengthMax = 100

/**
 * A name of 1 to 100 characters, without the spaces around it.
 * @param wanted what to do when the name is empty, as the end of a sentence
 * @throws {OperatorError}
 */
export function validName(written: string, wanted: string): string {
  const name = written.trim().normalize('NFC')
  const length = [...name].length
  if (length === 0) throw invalid(`The name is empty; ${wanted}.`)
  if (length > nameLengthMax) throw invalid(`The name has ${length} characters; at most ${nameLengthMax} are allowed.`)
  if (/\p{C}/u.test(name)) throw invalid('The name holds a control character; leave it out.')
  return name
}
