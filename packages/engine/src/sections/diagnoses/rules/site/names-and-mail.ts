/** Under which names the brand stands, and whose mailbox it gives. */
import type { Quote } from '../../../../evidence.ts'
import { stakeWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldedLetters } from '../../../../lexicon/fold.ts'
import { isOpenMailHost } from '../../../../lexicon/names/mail-addresses.ts'
import { capitalised, hostOf, listed, networkName } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'

interface OtherName {
  /** As it stands there. */
  text: string
  /** Letters alone. */
  letters: string
  place: string
  quote: Quote
}

const lettersMin = 5
const sharedMin = 3
const sharedEnough = 6

/** Names of profiles and mail domains that have nothing of the brand’s in them. */
function otherNames({
  name,
  socials,
  contacts,
  legalEntity,
  people,
  pages,
}: Pick<DiagnosisFacts, 'name' | 'socials' | 'contacts' | 'legalEntity' | 'people' | 'pages'>): OtherName[] {
  // What its own title does not say is hardly its name.
  const title = foldedLetters(pages[0]?.title?.text ?? '')
  if (name === null || !title.includes(foldedLetters(name.value.name))) return []
  const ownHost = hostOf(pages[0]?.url ?? '')
  const known = [
    name.value.name,
    ...name.value.variants,
    legalEntity?.value ?? '',
    ...people.map((person) => person.name),
    ownHost.split('.')[0] ?? '',
  ].map(foldedLetters)
  // Another script has no letter in common.
  if (!/[a-z]/.test(known[0] ?? '')) return []
  const initials = name.value.name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('')
  // The channel of the town that the house belongs to is called after the town.
  const places = contacts
    .filter(({ value }) => value.kind === 'address')
    .flatMap(({ value }) => value.value.split(/[^\p{L}]+/u).map(foldedLetters))
    .filter((word) => word.length >= lettersMin)
  const isOther = (letters: string) =>
    letters.length >= lettersMin &&
    !places.some((word) => letters.includes(word)) &&
    !(initials.length >= 3 && letters.includes(initials)) &&
    known.every((one) => one === '' || (!letters.includes(one) && !sharesLetters(letters, one)))
  const found: OtherName[] = []
  for (const { value, quotes } of socials) {
    const handle = value.kind === 'social' ? handleOf(value.url) : null
    const [quote] = quotes
    if (handle === null || quote === undefined) continue
    const letters = foldedLetters(handle)
    if (isOther(letters)) found.push({ text: handle, letters, place: networkName(value.network), quote })
  }
  for (const { value, quotes } of contacts) {
    const host = value.kind === 'email' ? (value.value.split('@')[1]?.toLowerCase() ?? '') : ''
    const [quote] = quotes
    if (host === '' || quote === undefined || isOpenMailHost(host) || host.endsWith(ownHost)) continue
    // Whoever has the brand’s name before the @ has a mailbox at a host of mailboxes.
    const mailbox = foldedLetters(value.value.split('@')[0] ?? '')
    if (known.some((one) => one.length >= lettersMin && mailbox.includes(one))) continue
    const letters = foldedLetters(host.split('.').at(-2) ?? '')
    if (isOther(letters)) found.push({ text: value.value, letters, place: 'its mail', quote })
  }
  return found
}

/** Whether half of the shorter name, or six letters in a row, stand in both. */
function sharesLetters(a: string, b: string): boolean {
  const length = Math.max(sharedMin, Math.min(sharedEnough, Math.ceil(Math.min(a.length, b.length) / 2)))
  for (let at = 0; at + length <= a.length; at++) if (b.includes(a.slice(at, at + length))) return true
  return false
}

/** Paths that are no names: numbers, shared links, groups, channels by number. */
const noHandle =
  /^(?:share|groups?|people|channel|pages|watch|profile\.php|explore|hashtag|company|in|user|c|p|r|s|reel|\d+)$/i

function handleOf(url: string): string | null {
  const parts = (URL.parse(url)?.pathname ?? '').split('/').filter((part) => part !== '')
  const [first, second] = parts
  if (first === undefined) return null
  const handle = /^(?:company|user|c)$/i.test(first) ? second : noHandle.test(first) ? undefined : first
  if (handle === undefined) return null
  const name = decodeURIComponent(handle.replace(/%(?![0-9a-f]{2})/gi, ''))
    .replace(/^@/, '')
    .replace(/-\d{6,}$/, '')
  return /\d{6,}/.test(name) ? null : name
}

const stakesOfTrust = new Set(['health', 'money', 'children', 'data'])

export const namesAndMail: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'another-name-elsewhere',
    isOfOnePage: true,
    group: 'name',
    stakes: 0.6,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['name', 'socials', 'contacts', 'legalEntity', 'people', 'pages', 'names', 'path', 'kind', 'tagline'],
    find(facts) {
      const others = otherNames(facts)
      const [first] = others
      if (first === undefined) return null
      // One name in two places is a name; one alone may be an agency’s, or a founder’s.
      const same = others.filter(({ letters }) => sharesLetters(letters, first.letters))
      const places = [...new Set(same.map(({ place }) => place))]
      const isMail = first.place === 'its mail'
      if (places.length < 2 && !isMail) return null
      const { names } = facts
      const other = inQuotes(first.text, 45)
      return {
        title: `${names.brandFirst} is ${other} ${isMail ? 'in its mail' : `on ${first.place}`}`,
        text: frame(
          [
            isMail && places.length < 2,
            `The site says ${names.brand}, its mail comes from ${other}: who has just learnt one name gets an answer from another.`,
          ],
          [
            isMail,
            `Mail goes to ${other}, and ${places[1]} has that name too; ${names.brand} is what only the site calls it.`,
          ],
          [
            places.length > 2,
            `${capitalised(listed(places.slice(0, 3)))} all lead to ${other}: who has learnt ${names.brand} here meets another name there.`,
          ],
          `${capitalised(listed(places))} call ${names.brand} ${other}; visitors who check it there cannot tell that it is the same house.`,
        ),
        pole: isMail ? `but its mail comes from ${other}` : `but ${first.place} calls ${names.brand} ${other}`,
        against: null,
        move: {
          title: isMail ? `Give ${names.brand} a mailbox of its own` : 'Rename the profiles, or explain the name',
          page: first.quote.page,
          text: isMail
            ? `Replace ${other} by an address with the name ${names.brand}, and forward the old one.`
            : `Let the profiles carry the name ${names.brand}, or say in one line under the name what ${other} was.`,
        },
        contrast: 'both quoted',
        // A mailbox of who runs the site is replaced in an hour; profiles of another name are another name.
        ...(isMail && places.length < 2 ? { chore: 'small' as const } : {}),
        subject: 'name',
        isNear: facts.path.isNear(first.quote.page),
        isSensitive: false,
        confidence: places.length > 1 ? 0.75 : 0.6,
        quotes: same.slice(0, 2).map(({ quote }) => quote),
      }
    },
  }),
  diagnosis({
    id: 'borrowed-mailbox',
    group: 'name',
    stakes: 0.4,
    share: 0.04,
    effort: 'S',
    leads: false,
    needs: ['contacts', 'lines', 'language', 'names', 'path', 'legalEntity'],
    find({ contacts, lines, language, names, path }) {
      if (language === null) return null
      const mails = contacts.filter(({ value }) => value.kind === 'email')
      const hosts = mails.map(({ value }) => value.value.split('@')[1] ?? '')
      const borrowed = mails.find((_, at) => isOpenMailHost(hosts[at] ?? ''))
      const [quote] = borrowed?.quotes ?? []
      // Beside a mailbox of its own the other one is a spare.
      if (borrowed === undefined || quote === undefined || hosts.some((host) => !isOpenMailHost(host))) return null
      const stakes = stakeWords(language.value)
      const claim = lines.find(
        ({ text, page, at, place }) =>
          page === names.home &&
          at < 12 &&
          (place === 'headline' || place === 'subhead' || place === 'description') &&
          text.length <= 140 &&
          stakes.match(text).some(({ tag }) => stakesOfTrust.has(tag)),
      )
      if (claim === undefined) return null
      const address = inQuotes(borrowed.value.value, 50)
      const host = hostOf(`https://${borrowed.value.value.split('@')[1]}`)
      const words = inQuotes(claim.text, 90)
      const isContact = path.isNear(quote.page) && quote.page !== names.home
      return {
        title: `Letters about ${names.brand} go to ${host}`,
        text: frame(
          [
            claim.place === 'headline' || claim.place === 'subhead',
            `${words} is the first thing said; the way to ask about it is ${address}, a mailbox anybody can open.`,
          ],
          [
            isContact,
            `${capitalised(names.page(quote.page))} asks people to write to ${address}. ${words} would be easier to believe from an address of its own.`,
          ],
          [
            mails.length > 1,
            `${mails.length} mailboxes, all at open hosts, ${address} first: little stands behind ${words} that a stranger could check.`,
          ],
          `${words}, and the answer comes from ${address}, a mailbox that anybody can open.`,
        ),
        pole: `but its mail goes to ${address}`,
        against: null,
        move: {
          title: 'Set up a mailbox on the own domain',
          page: quote.page,
          text: `Replace ${address} by one with the name of the site, and let the old one forward.`,
        },
        contrast: 'both quoted',
        subject: 'data',
        isNear: path.isNear(quote.page),
        isSensitive: true,
        confidence: 0.7,
        quotes: [quoteOfLine(claim), quote],
      }
    },
  }),
]
