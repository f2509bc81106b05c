/** Where a brand can be met besides its site, in a few sentences: what is remarkable first. */
import type { Fact } from '../evidence.ts'
import type { Technology } from '../facts/trust.ts'
import { counted, hostOf, listed, networkName } from '../report/prose.ts'
import type { Wording } from '../report/wording.ts'

export interface Presence {
  host: string
  networks: string[]
  /** Kinds of contact, in words. */
  contacts: string[]
  languages: string[]
  legalEntity: string | null
  technology: Fact<Technology>[]
  /** Given with the request, and not linked from the site. */
  unlinked: string[]
  apps: string[]
  missing: readonly string[]
  name: string | null
}

type Say = (id: string, ...wordings: [string, ...string[]]) => string

export function presenceSummary(presence: Presence, { oneOf }: Wording): string {
  const say: Say = (id, ...wordings) => oneOf(`presence ${id}`, wordings)
  const { unlinked, languages, networks } = presence
  const lead = unlinked.length > 0 ? strayed(presence, say) : languages.length > 2 ? spoken(presence, say) : null
  const rest = [
    networks.length > 0 || lead === null ? places(presence, say) : null,
    contact(presence, say),
    made(presence, say),
  ]
  return [lead, ...rest, missing(presence, say)]
    .filter((sentence) => sentence !== null)
    .slice(0, 4)
    .join(' ')
}

function strayed({ unlinked }: Presence, say: Say): string {
  const hosts = listed(unlinked.map(hostOf), 3)
  return say(
    'strayed',
    `Profiles on ${hosts} exist, but the site does not lead there.`,
    `The site keeps quiet about its own ${unlinked.length === 1 ? 'profile' : 'profiles'} on ${hosts}.`,
    `Nobody gets from the site to ${hosts}, though the brand is there.`,
  )
}

const spoken = ({ languages }: Presence, say: Say) =>
  say(
    'spoken',
    `It addresses the world in ${counted(languages.length, 'language version')}: ${listed(languages, 6)}.`,
    `${counted(languages.length, 'language version')} are declared, ${listed(languages, 5)}.`,
    `Its reach goes beyond one country, with versions in ${listed(languages, 6)}.`,
  )

function places({ networks, apps, host }: Presence, say: Say): string {
  const names = listed(networks.map(networkName), 6)
  if (networks.length === 0) {
    return apps.length > 0
      ? say(
          'apps',
          `Outside its own site it lives in app stores (${listed(apps.map(networkName))}).`,
          `Besides ${host} there is the app, on ${listed(apps.map(networkName))}.`,
        )
      : say(
          'nowhere',
          `${host} stands alone: no profile elsewhere is linked.`,
          'Away from its own site the brand cannot be followed, as far as its pages tell.',
          'No link leads to a social profile, so the site has to do all the work.',
          `Everything happens on ${host}; no other place is named.`,
          'The pages read link to no social profile of the brand.',
        )
  }
  if (networks.length === 1) {
    return say(
      'one place',
      `The brand links to its own profile on ${names}.`,
      `${names} is the one place besides the site where it can be followed.`,
      `It has settled on a single network, ${names}.`,
      `Followers are sent to ${names} and nowhere else.`,
    )
  }
  return say(
    'places',
    `It is at home on ${names}, too.`,
    `People can follow it on ${names}.`,
    `Its own profiles are linked: ${names}.`,
    `Beyond the site it keeps up ${counted(networks.length, 'profile')}, on ${names}.`,
    `${names} carry it beyond its own pages.`,
  )
}

function contact({ contacts, legalEntity }: Presence, say: Say): string {
  const ways = listed(contacts)
  const owner = legalEntity === null ? '' : `, run by ${legalEntity}`
  if (contacts.length === 0) {
    return legalEntity === null
      ? say(
          'silent',
          'Nobody is named behind it, and no address, number or e-mail is given.',
          'How to reach it, and who it is in law, stays unsaid.',
          'No contact detail was found, nor the name of a company.',
          'It gives neither an e-mail address nor a number nor a postal address.',
        )
      : say(
          'named only',
          `${legalEntity} is named as the company behind it, without a way to reach it.`,
          `Behind it stands ${legalEntity}; contact details were not found.`,
        )
  }
  return say(
    'contact',
    `It can be reached by ${ways}${owner}.`,
    `Contact is by ${ways}${legalEntity === null ? ', though the company behind it is not named' : `, and ${legalEntity} signs as owner`}.`,
    `For those who want to get in touch there is ${ways}${legalEntity === null ? '' : `; in law it is ${legalEntity}`}.`,
    `${ways.charAt(0).toUpperCase()}${ways.slice(1)} ${contacts.length === 1 ? 'is' : 'are'} the way to reach it${legalEntity === null ? '' : `, ${legalEntity} the name in law`}.`,
    `${legalEntity === null ? 'Who runs it is not said; it answers to' : `${legalEntity} runs it and answers to`} ${ways}.`,
  )
}

function made({ technology }: Presence, say: Say): string | null {
  const names = (...wanted: Technology['category'][]) =>
    technology.filter(({ value }) => wanted.includes(value.category)).map(({ value }) => value.name)
  const base = names('shop', 'content management', 'site builder', 'framework')
  const measured = names('analytics', 'advertising', 'tag manager')
  if (base.length > 0) {
    const by = listed(base, 2)
    const seen = measured.length === 0 ? '' : `, with ${listed(measured, 2)} counting visits`
    return say(
      'base',
      `It is built with ${by}${seen}.`,
      `Under the bonnet: ${by}${seen}.`,
      `${by} carries the site${seen}.`,
      `Technically it rests on ${by}${seen}.`,
    )
  }
  if (measured.length > 0) {
    const by = listed(measured, 2)
    return say(
      'measured',
      `Visits are measured with ${by}.`,
      `${by} tells the owner who comes.`,
      `No site system was recognised, only ${by} for measuring.`,
    )
  }
  const other = technology.map(({ value }) => value.name)
  return other.length === 0
    ? null
    : say(
        'other',
        `Of its technology ${listed(other, 3)} could be told.`,
        `It uses ${listed(other, 3)}.`,
        `The markup shows ${listed(other, 3)}.`,
      )
}

const missing = ({ missing }: Presence, say: Say) =>
  missing.length === 0 || missing.length > 3
    ? null
    : say(
        'missing',
        `To be complete it lacks ${listed(missing)}.`,
        `What a directory would still ask for: ${listed(missing)}.`,
        `Missing from a full entry: ${listed(missing)}.`,
      )
