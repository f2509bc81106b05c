/** Controls and formats but for the line break: messages quote arguments and sites, which are not to act on a terminal. */
const unseen = /[^\P{C}\n]/gu

/** A message as a terminal may have it. */
export const harmlessMessage = (message: string) => message.replace(unseen, '')

const charactersMax = 80

/** What was written, as a message repeats it: in one line that shows which argument is meant, whatever its length. */
export function echoed(argument: string): string {
  const line = harmlessMessage(argument.slice(0, 10 * charactersMax).replace(/\s+/g, ' '))
  const characters = [...line]
  return characters.length <= charactersMax ? line : `${characters.slice(0, charactersMax - 1).join('')}…`
}
