/** Control and format characters except the line break: messages quote arguments and sites, which must not control the terminal. */
const unseen = /[^\P{C}\n]/gu

/** A message that is safe to print on a terminal. */
export const harmlessMessage = (message: string) => message.replace(unseen, '')

const charactersMax = 80

/** An argument as error messages quote it: shortened, in one line. */
export function echoed(argument: string): string {
  const line = harmlessMessage(argument.slice(0, 10 * charactersMax).replace(/\s+/g, ' '))
  const characters = [...line]
  return characters.length <= charactersMax ? line : `${characters.slice(0, charactersMax - 1).join('')}…`
}
