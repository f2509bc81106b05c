/**
 * Why an operation on accounts was not done, in a sentence for whoever asked for it. These operations have no HTTP
 * endpoints (API.md), so it is no AppError: `invalid` is what was written, `refused` is how things stand.
 */
export class Refusal extends Error {
  readonly kind: 'invalid' | 'refused'

  constructor(kind: 'invalid' | 'refused', message: string) {
    super(message)
    this.name = 'Refusal'
    this.kind = kind
  }
}

export const invalid = (message: string) => new Refusal('invalid', message)
export const refused = (message: string) => new Refusal('refused', message)

export const noAccount = (id: string) => refused(`There is no account ${id}.`)
