/** The input and output of a command; built once in main.ts. */
import type { Config } from '../config.ts'

export interface Terminal {
  config: Config
  out: NodeJS.WriteStream
  err: NodeJS.WriteStream
  /** Aborted when the user stops the command. */
  signal: AbortSignal
}

/** The options of a command, as Node's `parseArgs` takes them. */
export type CommandOptions = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

export interface Command {
  /** One line for the list of commands. */
  summary: string
  help: string
  options: CommandOptions
  /** Words of which one has to come first, each with its options. */
  firstWords?: Readonly<Record<string, CommandOptions>>
  /** The values that an option takes, where they can be listed. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** It runs until a signal ends it, with exit code 0. */
  endsBySignal?: true
  /** Throws UsageError and Failure. */
  run(args: string[], terminal: Terminal): Promise<void>
}

const widthMax = 100

/** Lines as wide as a screen are hard to read. */
export const textWidth = ({ columns }: Pick<NodeJS.WriteStream, 'columns'>) => Math.min(columns || 80, widthMax)
