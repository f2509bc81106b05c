/** The command was called wrongly; the message says what would be right. Exit code 2. */
export class UsageError extends Error {}

/** The command failed, without a bug or wrong usage. Exit code 1. */
export class Failure extends Error {
  /** The object of `--json` has been printed, with the failure in it. */
  readonly isPrinted: boolean

  constructor(message: string, { isPrinted = false }: { isPrinted?: boolean } = {}) {
    super(message)
    this.isPrinted = isPrinted
  }
}
