/** What the caller wrote cannot be done; the message says what would be right. Exit code 2. */
export class UsageError extends Error {}

/** What was asked for could not be done, by no fault of ours or the caller's. Exit code 1. */
export class Failure extends Error {
  /** The object that `--json` asks for is on the standard output, and says it. */
  readonly isPrinted: boolean

  constructor(message: string, { isPrinted = false }: { isPrinted?: boolean } = {}) {
    super(message)
    this.isPrinted = isPrinted
  }
}
