/** Where a brand can be met besides its site, in a few sentences: what is remarkable first. */

import type { Fact } from '../../evidence.ts'
import type { Technology } from '../../facts/trust/shapes.ts'
import { asSentence, capitalised, counted, hostOf, listed, networkName } from '../../writing/prose.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'

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
  /** Whether the home page was read as its visitors see it. */
  isWhole: boolean
}

export function presenceSummary(presence: Presence, { oneOf }: Wording): string {
  const say: SayAs = (id, ...wordings) => oneOf(`presence ${id}`, wordings)
  const { unlinked, languages, networks } = presence
  const lead = unlinked.length > 0 ? strayed(presence, say) : languages.length > 2 ? spoken(presence, say) : null
  // Of a page that was read in part nothing is known to be missing.
  if (!presence.isWhole && networks.length === 0 && presence.contacts.length === 0) return unread(presence, say)
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

function unread({ host }: Presence, say: SayAs): string {
  return say(
    'unread',
    `Whether profiles and contact details stand on ${host} is open: its home page was read without the scripts that fill it.`,
    'Profiles, address and telephone number may well be there; the home page shows them, if at all, by scripts that were not run.',
    `What ${host} links to cannot be told, as its home page is put together in the browser and was read without one.`,
  )
}

function strayed({ unlinked }: Presence, say: SayAs): string {
  const hosts = listed(unlinked.map(hostOf), 3)
  return say(
    'strayed',
    `Profiles on ${hosts} exist, but the site does not lead there.`,
    `The site keeps quiet about its own ${unlinked.length === 1 ? 'profile' : 'profiles'} on ${hosts}.`,
    `Nobody gets from the site to ${hosts}, though the brand is there.`,
  )
}

const spoken = ({ languages }: Presence, say: SayAs) =>
  say(
    'spoken',
    `It addresses the world in ${counted(languages.length, 'language version')}: ${listed(languages, 6)}.`,
    `${counted(languages.length, 'language version')} are declared, ${listed(languages, 5)}.`,
    `Its reach goes beyond one country, with versions in ${listed(languages, 6)}.`,
  )

function places({ networks, apps, host }: Presence, say: SayAs): string {
  const names = listed(networks.map(networkName), 6)
  if (networks.length === 0) {
    return apps.length > 0
      ? say(
          'apps',
          `Outside its own site it lives in app stores (${listed(apps.map(networkName))}).`,
          `Besides ${host} there is the app, on ${listed(apps.map(networkName))}.`,
          `The way on from ${host} leads to ${listed(apps.map(networkName))}, not to a social network.`,
        )
      : say(
          'nowhere',
          `${host} stands alone: no profile elsewhere is linked.`,
          'Away from its own site the brand cannot be followed, as far as its pages tell.',
          'No link leads to a social profile, so the site has to do all the work.',
          `Everything happens on ${host}; no other place is named.`,
          'The pages read link to no social profile of the brand.',
          'It can be visited, but not followed: no profile is linked.',
          `Those who like ${host} find no place to stay in touch.`,
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
    `It can be met on ${names}, too.`,
    `People can follow it on ${names}.`,
    `Its own profiles are linked: ${names}.`,
    `Beyond the site it keeps up ${counted(networks.length, 'profile')}, on ${names}.`,
    `The brand is also on ${names}, by its own links.`,
  )
}

function contact({ contacts, legalEntity }: Presence, say: SayAs): string {
  const ways = listed(contacts)
  if (contacts.length === 0) {
    return legalEntity === null
      ? say(
          'silent',
          'On the pages read nobody is named behind it, and no address, number or e-mail is given.',
          'How to reach it, and who it is in law, is not said on the pages read.',
          'Neither contact details nor the name of a company were found.',
          'The pages read give neither an e-mail address nor a number nor a postal address.',
          'Who answers for it, and at which address, could not be found.',
        )
      : say(
          'named only',
          `${legalEntity} is named as the company behind it, without a way to reach it.`,
          `Behind it stands ${legalEntity}; contact details were not found.`,
          `${legalEntity} signs as owner, and gives no address, number or e-mail on the pages read.`,
        )
  }
  if (legalEntity === null) {
    return say(
      'contact',
      `It gives ${ways}, and no name of a company.`,
      `Contact is by ${ways}, though who is behind it in law is not named.`,
      `For those who want to get in touch there is ${ways}.`,
      `${capitalised(ways)} ${contacts.length === 1 ? 'is' : 'are'} given for contact.`,
      `Who runs it is not said, only how to reach it: ${ways}.`,
    )
  }
  return say(
    'contact and owner',
    `${legalEntity} runs it and gives ${ways}.`,
    `Behind it stands ${legalEntity}, to be reached by ${ways}.`,
    `Contact is by ${ways}, and ${legalEntity} signs as owner.`,
    `For those who want to get in touch there is ${ways}; in law it is ${asSentence(legalEntity)}`,
    `It can be reached by ${ways}; the name in law is ${asSentence(legalEntity)}`,
  )
}

function made({ technology }: Presence, say: SayAs): string | null {
  const names = (...wanted: Technology['category'][]) =>
    technology.filter(({ value }) => wanted.includes(value.category)).map(({ value }) => value.name)
  const base = names('shop', 'content management', 'site builder', 'framework')
  const measured = names('analytics', 'tag manager')
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
      `What builds the site could not be told; what counts its visits is ${by}.`,
      `${by} counts its visits.`,
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
        `${listed(other, 3)} ${other.length === 1 ? 'leaves its' : 'leave their'} traces in the markup.`,
      )
}

const missing = ({ missing }: Presence, say: SayAs) =>
  missing.length === 0 || missing.length > 3
    ? null
    : say(
        'missing',
        `For a complete entry in a directory it lacks ${listed(missing)}.`,
        `What a directory would still ask for: ${listed(missing)}.`,
        `A full entry would name ${listed(missing)} as well.`,
        `Not found on the pages read: ${listed(missing)}.`,
        `Missing from a full entry: ${listed(missing)}.`,
      )
