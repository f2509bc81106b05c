/** Why a file could not be made, in a sentence that the export shows. */
export class ExportError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = new.target.name
  }
}
