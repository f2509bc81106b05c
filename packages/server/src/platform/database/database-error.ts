import { OperatorError } from '../errors.ts'

/** The database cannot be used by this version; the message says what to do. */
export class DatabaseError extends OperatorError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('refused', message, options)
  }
}
