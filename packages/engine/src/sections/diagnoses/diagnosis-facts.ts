import { contentKeys } from '../../facts/language/content-keys.ts'
import type { SiteReading } from '../site-reading.ts'
import { customerVoices } from './customer-voices.ts'
import { type OwnLine, ownLines } from './own-lines.ts'
import { type Path, pathOfSite } from './path.ts'
import { type NamedPerson, namedPeople } from './people/named-people.ts'
import { type Phrase, phrasesOf } from './phrases.ts'
import { type Proof, proofsOf } from './proofs.ts'
import { aimOf, isInvented, type SiteAim } from './site/site-aim.ts'
import { type SiteNames, siteNames } from './site-names.ts'

/** What diagnoses may read: everything that was read of a site, and what is the same for many of them. */
export interface DiagnosisFacts extends SiteReading {
  /** What the brand says itself, in the order of the pages. */
  lines: OwnLine[]
  opening: Opening
  path: Path
  people: NamedPerson[]
  /** Most telling first. */
  proofs: Proof[]
  /** Strongest first. */
  phrases: Phrase[]
  names: SiteNames
  aim: SiteAim
}

/** What the home page says first. */
export interface Opening {
  /** Headline, subhead, the line above, tagline and the first lines of the page. */
  texts: string[]
  /** Stems of the words that say what they are about (facts/language/content-keys.ts); empty in a language without lists. */
  keys: ReadonlySet<string>
}

/** Lines at the beginning of the home page that are seen without scrolling far. */
const openingLinesMax = 6

export function diagnosisFacts(read: SiteReading): DiagnosisFacts {
  const lines = ownLines(read.sentences, read.testimonials)
  const aim = aimOf(read)
  // Of who sells nothing “reviews” are of films and books, and of a firm that is made up everybody is.
  const others = aim === 'tells' ? { testimonials: [], customers: [] } : { testimonials: customerVoices(read) }
  const reading = { ...read, ...others }
  const path = pathOfSite(reading)
  const people = aim === 'tells' && isInvented(read) ? [] : namedPeople(reading)
  return {
    ...reading,
    lines,
    path,
    opening: openingOf(reading, lines),
    people,
    proofs: proofsOf(reading, lines, path),
    phrases: phrasesOf(reading, { lines, people, path }),
    names: siteNames(reading),
    aim,
  }
}

function openingOf({ hero, tagline, language, pages }: SiteReading, lines: readonly OwnLine[]): Opening {
  const home = pages[0]?.url
  const first = lines.filter(({ page, at, place }) => page === home && at < openingLinesMax && place !== 'description')
  const said = [hero.headline, hero.subhead, hero.eyebrow, tagline].flatMap((fact) => fact?.value ?? [])
  const texts = [...new Set([...said, ...first.map(({ text }) => text)])]
  return { texts, keys: contentKeys(texts.join('\n'), language?.value ?? null) ?? new Set() }
}
