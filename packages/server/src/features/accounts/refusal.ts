import { OperatorError } from '../../platform/errors.ts'

export const invalid = (message: string) => new OperatorError('invalid', message)
export const refused = (message: string) => new OperatorError('refused', message)

export const noAccount = (id: string) => refused(`There is no account ${id}.`)
