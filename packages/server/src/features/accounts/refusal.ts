import { OperatorError } from '../../platform/errors.ts'

export const invalid = (message: string) => new OperatorError('invalid', message)
export const refused = (message: string) => new OperatorError('refused', message)

/** The error for an account that there is none of. */
export const noAccount = (id: string) => refused(`There is no account ${id}.`)
