import { echoed } from '../output/echoed.ts'
import { UsageError } from '../usage-error.ts'

const contextCharactersMax = 500
const profilesMax = 20

/** What the user knows of the brand besides its site: `--context` and `--profile`. */
export function requestOf({ context, profile = [] }: { context?: string; profile?: string[] }) {
  const characters = [...(context ?? '').normalize('NFC')].length
  if (characters > contextCharactersMax) {
    throw new UsageError(`--context has ${characters} characters; it takes at most ${contextCharactersMax}.`)
  }
  if (profile.length > profilesMax) {
    throw new UsageError(`--profile is given ${profile.length} times; ${profilesMax} are read at most.`)
  }
  for (const address of profile) {
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
      throw new UsageError(
        `--profile is “${echoed(address)}”; it takes an address such as https://www.linkedin.com/company/acme.`,
      )
    }
  }
  return { context: context === undefined || context.trim() === '' ? null : context, socialLinks: profile }
}
