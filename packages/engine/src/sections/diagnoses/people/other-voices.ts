/** Voices that stand where customers speak, and are none: of staff, of characters, of authors who are quoted, of a template. */
import type { PageType } from '../../../artifacts.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { isQuotedByAll, isSampleName } from '../../../lexicon/names/known-people.ts'
import { customerVoicesOf, namesOwner, readsCustomerVoices } from '../../../lexicon/speech/customer-voice-words.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import {
  announcesCharacters,
  announcesQuotations,
  announcesStaff,
  isOfStory,
} from '../../../lexicon/speech/other-voices.ts'
import type { SiteReading } from '../../site-reading.ts'
import { namedPeople } from './named-people.ts'
import { headingsAbove, isNobodyHere, lifeYears } from './other-people.ts'

type Voice = SiteReading['testimonials'][number]
type Inputs = Pick<
  SiteReading,
  'testimonials' | 'sentences' | 'language' | 'name' | 'pages' | 'legalEntity' | 'structuredData'
>

/** Pages on which those who work for the brand speak. */
const staffPages: ReadonlySet<PageType> = new Set<PageType>(['team', 'careers'])
const brandCharactersMin = 4
/** “Kundin von Lowbrook”, “Lowbrook member”: a customer may name the brand. */
const isCustomerRole =
  /(?<!\p{L})(?:customer|client|user|guest|member|patient|student|parent|buyer|subscriber|kund|gast|mitglied|nutzer|eltern|schuler|utilisat|membre|adherent|eleve|cliente|usuari|miembro|alumn|huesped|paciente|utente|socio|ospite|paziente|membro|alun|hospede|klant|lid|gebruiker|cursist|klient|czlon|uzytkow|zakazn|clen|kunde|medlem|bruger|bruker|anvandar|asiak|jasen|ugyfel|tag|membru|клиент|клієнт|член|учен|учасни|участни|πελατ|μελο|musteri|uye)|お客様|会員|生徒|客户|会员|고객|회원/u

/** Tells who speaks for the brand, in a story, or nowhere. */
export function otherVoices(facts: Inputs): (voice: Voice) => boolean {
  const { sentences, name, pages } = facts
  const brand = foldText(name?.value.name ?? '')
  const typeOf = new Map(pages.map(({ url, type }) => [url, type]))
  const team = new Set(
    namedPeople({ ...facts, testimonials: [] })
      .filter(({ page }) => typeOf.get(page) === 'team' || typeOf.get(page) === 'about')
      .map((person) => foldText(person.name)),
  )
  const isOfBrand = (author: string, role: string) => {
    if (brand.length < brandCharactersMin) return false
    if (author === brand) return true
    return [author, role].some((text) => text.includes(brand) && !isCustomerRole.test(text.replace(brand, ' ')))
  }
  return ({ value: { author, role, text }, quotes }) => {
    const page = quotes[0]?.page ?? ''
    if (staffPages.has(typeOf.get(page) ?? 'other')) return true
    if (author !== null) {
      if (isNobodyHere(author) || lifeYears.test(`${author} ${role ?? ''}`)) return true
      if (team.has(foldText(author)) || isOfBrand(foldText(author), foldText(role ?? ''))) return true
    }
    if (role !== null && isOfStory(role)) return true
    const at = sentences.findIndex((line) => line.page === page && line.text.length > 8 && text.includes(line.text))
    const [heading] = at < 0 ? [] : headingsAbove(sentences, at, 1)
    if (heading === undefined) return false
    return (
      announcesCharacters(heading) ||
      announcesQuotations(heading) ||
      // A named customer may praise the team right under its heading; the head of a firm may be the brand's own.
      (announcesStaff(heading) && (role === null || namesOwner(role)) && !isTold(text, facts))
    )
  }
}

/** Whether a voice tells what happened to whoever speaks, names the brand or praises. */
function isTold(text: string, { language, name }: Inputs): boolean {
  if (language === null || !readsCustomerVoices(language.value)) return true
  const brand = foldText(name?.value.name ?? '')
  return (
    customerVoicesOf(language.value).match(text).length > 0 ||
    firstPersonPluralWords(language.value).has(text) ||
    (brand.length >= brandCharactersMin && foldText(text).includes(brand))
  )
}

const samplesMin = 2

/** Where one voice is an author's, those beside it that tell of nothing are sayings too. Where some are signed “Name”, nobody can tell which of the others are true. */
export function withoutQuotations(voices: readonly Voice[], facts: Inputs): Voice[] {
  const signedBy = (is: (name: string) => boolean) =>
    facts.testimonials.filter(({ value }) => value.author !== null && is(value.author)).length
  if (signedBy(isSampleName) >= samplesMin) return []
  return signedBy(isQuotedByAll) > 0 ? voices.filter(({ value }) => isTold(value.text, facts)) : [...voices]
}
